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
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed);
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
CREATE INDEX seats_of_person ON seats (person);
CREATE TABLE entries (
    tab TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tab, n)
);
CREATE TABLE requests (
    tab TEXT NOT NULL,
    key TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tab, key)
);
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
    PRIMARY KEY (tab, n, seat)
);
