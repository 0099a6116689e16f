//! What people say, note and ask of each other.

use crate::backend::{Batch, Row};
use crate::{Ask, AskKind, Changed, ChatLine, PersonId, Result, Store, StoreError, TableId, TableRow};
use table::SeatSet;

fn chat_line(row: &mut Row) -> Result<ChatLine> {
    Ok(ChatLine { n: row.count()?, person: row.int()?, text: row.text()?, at: row.int()? })
}

impl Store {
    /// Says something at a table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn say(&self, table: &TableRow, person: PersonId, text: &str, now: i64) -> Result<()> {
        let sql = "INSERT INTO chat (tab, n, person, text, at) \
                   SELECT $1, COALESCE((SELECT MAX(n) + 1 FROM chat WHERE tab = $1), 0), $2, $3, $4";
        let id = table.id.as_str();
        let params = vec![id.into(), person.into(), text.into(), now.into()];
        let changed = Changed::around(&table.id, table.length);
        self.backend.write(Batch::default().as_writer_of(id).must(sql, params).tells(changed)).await
    }

    /// What was said at a table, from a line on; at most the last 500 lines. The lines of people who are gone are not there.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn said(&self, table: &str, from: u32) -> Result<Vec<ChatLine>> {
        let sql = "SELECT n, person, text, at FROM chat WHERE tab = $1 AND n >= $2 AND text <> '' ORDER BY n DESC LIMIT 500";
        let mut rows = self.backend.query(sql, vec![table.into(), from.into()]).await?;
        rows.iter_mut().rev().map(chat_line).collect()
    }

    /// The number of the next line that will be said at a table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn next_line(&self, table: &str) -> Result<u32> {
        let sql = "SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE tab = $1";
        let mut rows = self.backend.query(sql, vec![table.into()]).await?;
        rows.first_mut().map_or(Ok(0), Row::count)
    }

    /// All that a person said, and where.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn said_by(&self, person: PersonId) -> Result<Vec<(TableId, ChatLine)>> {
        let sql =
            "SELECT tab, n, person, text, at FROM chat WHERE person = $1 AND text <> '' ORDER BY tab, n";
        let mut rows = self.backend.query(sql, vec![person.into()]).await?;
        rows.iter_mut().map(|row| Ok((row.text()?, chat_line(row)?))).collect()
    }

    /// All private notes of a person's seats.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn notes_of(&self, person: PersonId) -> Result<Vec<(TableId, u8, String)>> {
        let sql = "SELECT n.tab, n.seat, n.text FROM seats s JOIN notes n ON n.tab = s.tab AND n.seat = s.seat \
                   WHERE s.person = $1 ORDER BY n.tab, n.seat";
        let mut rows = self.backend.query(sql, vec![person.into()]).await?;
        rows.iter_mut().map(|row| Ok((row.text()?, row.int()? as u8, row.text()?))).collect()
    }

    /// Keeps a seat's private note.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn set_note(&self, table: &str, seat: u8, text: &str) -> Result<()> {
        let sql = "INSERT INTO notes (tab, seat, text) VALUES ($1, $2, $3) \
                   ON CONFLICT (tab, seat) DO UPDATE SET text = excluded.text";
        let params = vec![table.into(), i64::from(seat).into(), text.into()];
        self.backend.write(Batch::default().must(sql, params)).await
    }

    /// A seat's private note.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn note(&self, table: &str, seat: u8) -> Result<String> {
        let sql = "SELECT text FROM notes WHERE tab = $1 AND seat = $2";
        let mut rows = self.backend.query(sql, vec![table.into(), i64::from(seat).into()]).await?;
        rows.first_mut().map_or(Ok(String::new()), Row::text)
    }

    /// Asks the others, or adds to who agrees to what was asked.
    ///
    /// # Errors
    /// A conflict if the game has gone on.
    pub async fn put_ask(&self, table: &TableRow, ask: &Ask, now: i64) -> Result<()> {
        let sql = "INSERT INTO asks (tab, kind, seat, about, agreed, at) \
                   SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND length = $4) \
                   ON CONFLICT (tab, kind) DO UPDATE SET seat = excluded.seat, about = excluded.about, \
                   agreed = CASE WHEN asks.seat = excluded.seat AND asks.about = excluded.about \
                   THEN asks.agreed | excluded.agreed ELSE excluded.agreed END, at = excluded.at";
        let params = vec![
            table.id.as_str().into(),
            ask.kind.word().into(),
            i64::from(ask.seat).into(),
            ask.about.into(),
            i64::from(ask.agreed.bits()).into(),
            now.into(),
        ];
        let changed = Changed::around(&table.id, table.length);
        let batch = Batch::default().as_writer_of(&table.id).must(sql, params);
        self.backend.write(batch.tells(changed)).await
    }

    /// Forgets what was asked.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn drop_ask(&self, table: &TableRow, kind: AskKind) -> Result<()> {
        let sql = "DELETE FROM asks WHERE tab = $1 AND kind = $2";
        let changed = Changed::around(&table.id, table.length);
        let params = vec![table.id.as_str().into(), kind.word().into()];
        self.backend.write(Batch::default().run(sql, params).tells(changed)).await
    }
}

/// What the seats of a table are asked. What was asked before the game went on has lapsed.
pub(crate) const ASKS: &str = "SELECT a.kind, a.seat, a.about, a.agreed FROM asks a \
    JOIN tables t ON t.id = a.tab AND t.length = a.about WHERE a.tab = $1 ORDER BY a.kind";

pub(crate) fn ask_row(row: &mut Row) -> Result<Ask> {
    let kind = AskKind::of(&row.text()?).ok_or_else(|| StoreError::Broken("an unknown ask".to_owned()))?;
    let (seat, about) = (row.int()? as u8, row.count()?);
    Ok(Ask { kind, seat, about, agreed: SeatSet::from_bits(row.int()? as u8) })
}
