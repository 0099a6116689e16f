-- The content that tables began with, by hash: whole, so that a later program with other content can go on with it.
CREATE TABLE contents (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, hash)
);
