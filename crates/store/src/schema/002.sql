-- Who may ask for hints: 'alone' or 'everyone'.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone';
