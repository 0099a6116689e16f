//! How changes are written to other processes: who tells, then one line for each change.

use crate::{Changed, ChangedKind};
use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::BuildHasher;

/// PostgreSQL takes less than 8000 bytes at a time.
const LIMIT: usize = 7900;

/// Tells the news of this store from those of others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teller(String);

impl Teller {
    /// One that nobody else is.
    pub fn new() -> Teller {
        Teller(format!("{:016x}", RandomState::new().hash_one(std::process::id())))
    }

    /// Writes changes, as few texts as they fit into.
    pub fn write<'a>(&self, changes: impl Iterator<Item = &'a Changed>) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for change in changes {
            let line = Line(change).to_string();
            match texts.last_mut() {
                Some(text) if text.len() + line.len() <= LIMIT => text.push_str(&line),
                Some(_) | None => texts.push(self.0.clone() + &line),
            }
        }
        texts
    }

    /// Reads what others wrote. One's own news are old.
    pub fn read(&self, text: &str) -> Vec<Changed> {
        match text.split_once('\n') {
            Some((teller, lines)) if teller != self.0 => lines.lines().filter_map(changed).collect(),
            Some(_) | None => Vec::new(),
        }
    }
}

struct Line<'a>(&'a Changed);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Changed { table, length, kind } = self.0;
        let kind = match kind {
            ChangedKind::Entries => 'e',
            ChangedKind::Around => 'a',
        };
        write!(f, "\n{kind} {length} {table}")
    }
}

fn changed(line: &str) -> Option<Changed> {
    let mut words = line.splitn(3, ' ');
    let kind = match words.next()? {
        "e" => ChangedKind::Entries,
        "a" => ChangedKind::Around,
        _ => return None,
    };
    let length = words.next()?.parse().ok()?;
    Some(Changed { table: words.next()?.to_owned(), length, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_read_what_was_written() {
        let changes = [Changed::entries("one", 7), Changed::around("a b", 0)];
        let (here, there) = (Teller::new(), Teller::new());
        let texts = here.write(changes.iter());
        assert_eq!(texts.len(), 1);
        assert_eq!(there.read(&texts[0]), changes);
        assert!(here.read(&texts[0]).is_empty(), "one's own news are old");
        assert!(there.read("").is_empty());
        assert!(there.read("x\nz 1 t\ne one t\ne 1").is_empty(), "what is not news is left out");
    }

    #[test]
    fn many_changes_are_cut_where_they_fit() {
        let changes: Vec<Changed> = (0..2000).map(|i| Changed::entries(&format!("table-{i}"), i)).collect();
        let (here, there) = (Teller::new(), Teller::new());
        let texts = here.write(changes.iter());
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8000));
        let read: Vec<Changed> = texts.iter().flat_map(|text| there.read(text)).collect();
        assert_eq!(read, changes);
    }
}
