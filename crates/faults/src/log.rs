//! The log of a table as it is stored, and what each observer should have heard of it.

use crate::witness::{Heard, Witness};
use client::Act as Word;
use kingsburg::Kingsburg;
use std::collections::HashMap;
use store::{Store, TableRow};
use table::log::{Act, Entry, Header};
use table::{Log, Observer, Secret, Title, Told};

/// What the store holds of a table.
pub struct Stored {
    /// The first line.
    pub header: String,
    /// The lines of the entries, in order.
    pub lines: Vec<String>,
    /// How many entries the table itself says it has.
    pub length: u32,
    /// The secret of the dice.
    pub secret: String,
    /// The entries of keys that were asked for.
    pub keys: HashMap<String, u32>,
}

/// A log that was replayed.
pub struct Replayed {
    /// What was done, with all that happened.
    pub entries: Vec<(Entry, Vec<Told>)>,
}

/// A key as the store has it: keys are a seat's own.
pub fn stored_key(seat: table::Seat, key: &str) -> String {
    format!("{seat}:{key}")
}

impl Stored {
    /// Reads what the store holds of a table, and asks for the keys of everybody who sat there.
    pub async fn read(store: &Store, table: &str, witnesses: &[Witness]) -> Result<Stored, String> {
        let row: Option<TableRow> = store.table(table).await.map_err(|e| e.to_string())?;
        let row = row.ok_or("the table is lost")?;
        let header = row.header.ok_or("the table has not begun")?;
        let lines = store.lines(table, 0).await.map_err(|e| e.to_string())?;
        let mut keys = HashMap::new();
        for (witness, seat) in witnesses.iter().filter_map(|w| Some((w, w.seat?))) {
            for sent in &witness.sent {
                let key = stored_key(seat, &sent.key);
                if let Some(n) = store.answered(table, &key).await.map_err(|e| e.to_string())? {
                    keys.insert(key, n);
                }
            }
        }
        Ok(Stored { header, lines, length: row.length, secret: row.secret, keys })
    }

    /// Replays the log by the rules: every entry is the next one, every hash that of the state.
    pub fn replay(&self) -> Result<Replayed, String> {
        let header: Header = serde_json::from_str(&self.header).map_err(|e| format!("the header: {e}"))?;
        let read = |line: &String| serde_json::from_str::<Entry>(line).map_err(|e| format!("{line}: {e}"));
        let entries = self.lines.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if let Some((entry, n)) = entries.iter().zip(0..).find(|(entry, n)| entry.n != *n) {
            return Err(format!("entry {n} is numbered {}", entry.n));
        }
        if entries.len() as u32 != self.length {
            return Err(format!("there are {} entries, the table says {}", entries.len(), self.length));
        }
        let secret: Secret = self.secret.parse().map_err(|e| format!("the secret: {e}"))?;
        let mut told = Vec::new();
        let mut hear = |entry: &Entry, news: Vec<Told>| told.push((entry.clone(), news));
        Title::of::<Kingsburg>()
            .load(&Log { header, entries }, Some(secret), &mut hear)
            .map_err(|bad| bad.to_string())?;
        Ok(Replayed { entries: told })
    }
}

impl Replayed {
    /// What somebody should have heard of an entry.
    pub fn heard(&self, witness: &Witness, n: usize) -> Option<Heard> {
        let (entry, told) = self.entries.get(n)?;
        let observer = witness.seat.map_or(Observer::Spectator, Observer::Seat);
        let known: Vec<&Told> = told.iter().filter(|told| told.audience.includes(observer)).collect();
        let (act, by) = match &entry.act {
            Act::Start { .. } => (Word::Start, None),
            // Whoever hears nothing of an answer is not told whose it was.
            Act::Answer { seat, .. } => {
                let knows = !known.is_empty() || observer == Observer::Seat(*seat);
                (Word::Answer, knows.then_some(*seat))
            }
            Act::Undo { seat, .. } => (Word::Undo, Some(*seat)),
            Act::Reveal { .. } => (Word::Reveal, None),
        };
        Some(Heard { n: entry.n, act, by, told: serde_json::to_string(&known).unwrap_or_default() })
    }
}
