CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    host BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    invite TEXT NOT NULL,
    pace TEXT NOT NULL,
    absent TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    header TEXT,
    rules TEXT,
    content TEXT,
    length BIGINT NOT NULL,
    waiting BIGINT NOT NULL,
    rematch TEXT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    ended BIGINT
);
-- None of them has a column that changes with every entry: an entry is not to rewrite indexes.
CREATE INDEX tables_in_the_lobby ON tables (created) WHERE status = 'lobby';
CREATE INDEX tables_running ON tables (id) WHERE status = 'running';
CREATE INDEX tables_finished ON tables (ended) WHERE status = 'over' AND visibility = 'public';
CREATE TABLE seats (
    tab TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person BIGINT,
    bot TEXT,
    contribution TEXT NOT NULL,
    stand_in TEXT,
    PRIMARY KEY (tab, seat)
);
CREATE INDEX seats_of_person ON seats (person, tab);
-- Not WITHOUT ROWID: lines of many tables that are written together then lie on the same pages (measured: a quarter
-- less is written).
CREATE TABLE entries (
    tab TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (tab, n)
);
CREATE UNIQUE INDEX entries_by_key ON entries (tab, key) WHERE key IS NOT NULL;
CREATE TABLE snapshots (
    tab TEXT PRIMARY KEY,
    n BIGINT NOT NULL,
    words BIGINT NOT NULL,
    state {BYTES} NOT NULL
);
CREATE TABLE chat (
    tab TEXT NOT NULL,
    n BIGINT NOT NULL,
    person BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tab, n)
);
CREATE INDEX chat_of_person ON chat (person);
CREATE TABLE notes (
    tab TEXT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tab, seat)
);
CREATE TABLE asks (
    tab TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    about BIGINT NOT NULL,
    agreed BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tab, kind)
);
CREATE TABLE deadlines (
    tab TEXT NOT NULL,
    seat BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (tab, seat)
);
CREATE INDEX deadlines_due ON deadlines (due);
CREATE TABLE outbox (
    tab TEXT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    claim BIGINT,
    PRIMARY KEY (tab, n, seat)
);
CREATE INDEX outbox_by_time ON outbox (not_before);
CREATE INDEX outbox_by_claim ON outbox (claim) WHERE claim IS NOT NULL;
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
