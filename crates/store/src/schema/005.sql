-- Who made a table that is over finds it again, also where he did not sit: games that were brought in.
CREATE INDEX tables_made ON tables (host) WHERE status = 'over';
