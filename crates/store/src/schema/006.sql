-- When a person was last seen, in milliseconds: guests who stay away for long are forgotten.
ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE people SET seen = {NOW};
-- Until when a person may say nothing, and since when he may not come in, in milliseconds.
ALTER TABLE people ADD COLUMN muted BIGINT;
ALTER TABLE people ADD COLUMN banned BIGINT;
-- What a name looks like: another that looks the same is not taken.
ALTER TABLE people ADD COLUMN looks TEXT;
CREATE INDEX people_by_looks ON people (looks);
CREATE INDEX people_who_are_guests ON people (seen) WHERE password IS NULL;
CREATE INDEX tables_of_host ON tables (host, created);
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
-- What every process has to hear of within a second: a session was ended before its time, a table was changed from outside.
CREATE TABLE signals (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);
CREATE INDEX signals_by_time ON signals (at);
-- What people report to the host.
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    tab TEXT NOT NULL,
    about BIGINT NOT NULL,
    by_whom BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    settled BIGINT
);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_about ON reports (about);
-- Codes that let somebody take a name where not everybody may.
CREATE TABLE invitations (
    code TEXT PRIMARY KEY,
    uses BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
-- Public games in play can be found and watched. By when they were made: that never changes, so an answer does not touch it.
CREATE INDEX tables_to_watch ON tables (created) WHERE status = 'running' AND visibility = 'public';
