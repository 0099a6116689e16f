-- What a seat has said beforehand, as JSON: the answers to give in its place.
ALTER TABLE seats ADD COLUMN instructions TEXT NOT NULL DEFAULT '[]';
-- Why somebody is notified: 'turn' or 'call'.
ALTER TABLE outbox ADD COLUMN why TEXT NOT NULL DEFAULT 'turn';
