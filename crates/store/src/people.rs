//! People: names and passwords.

use crate::backend::{Batch, Row, Value};
use crate::{Changed, Person, PersonId, Result, Store, StoreError, TableId};

const COLUMNS: &str = "SELECT id, name, password, created, seen, muted, banned FROM people WHERE id = $1";
const BY_NAME: &str = "SELECT id, name, password, created, seen, muted, banned FROM people WHERE folded = $1";

pub(crate) fn person(row: &mut Row) -> Result<Person> {
    Ok(Person {
        id: row.int()?,
        name: row.text()?,
        password: row.maybe_text()?,
        created: row.int()?,
        seen: row.int()?,
        muted: row.maybe_int()?,
        banned: row.maybe_int()?,
    })
}

/// Takes a name.
pub(crate) fn added(batch: Batch, person: &Person) -> Batch {
    let params = vec![
        person.id.into(),
        person.name.as_str().into(),
        folded(&person.name).into(),
        person.password.clone().into(),
        person.created.into(),
        person.seen.into(),
        looks(&person.name).into(),
    ];
    let sql = "INSERT INTO people (id, name, folded, password, created, seen, looks) SELECT CAST($1 AS BIGINT), \
               CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), CAST($7 AS TEXT) \
               WHERE NOT EXISTS (SELECT 1 FROM people WHERE looks = $7)";
    batch.must(sql, params)
}

/// Names that differ only in case are the same name. Up and down again, since letters have more forms than two: ß is
/// SS, and Σ is σ or ς.
#[must_use]
pub fn folded(name: &str) -> String {
    name.to_lowercase().to_uppercase().to_lowercase()
}

/// What a name looks like: `1` and `l`, `0` and `O`, `rn` and `m` are hard to tell apart, and so are letters of other scripts.
fn looks(name: &str) -> String {
    folded(&unicode_security::skeleton(name).collect::<String>())
}

impl Store {
    /// Takes a name.
    ///
    /// # Errors
    /// A conflict if somebody has it, or one that looks the same.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        self.backend.write(added(Batch::default(), person)).await
    }

    /// The person of this number.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        let mut rows = self.backend.query(COLUMNS, vec![id.into()]).await?;
        rows.first_mut().map(person).transpose()
    }

    /// The person of this name.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn person_named(&self, name: &str) -> Result<Option<Person>> {
        let mut rows = self.backend.query(BY_NAME, vec![folded(name).into()]).await?;
        rows.first_mut().map(person).transpose()
    }

    /// Keeps the name with a password.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn set_password(&self, id: PersonId, hash: &str) -> Result<()> {
        let sql = "UPDATE people SET password = $1 WHERE id = $2";
        self.backend.write(Batch::default().must(sql, vec![hash.into(), id.into()])).await
    }

    /// Notes that somebody was there.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn saw(&self, id: PersonId, now: i64) -> Result<()> {
        let sql = "UPDATE people SET seen = $1 WHERE id = $2 AND seen < $1";
        self.backend.write(Batch::default().run(sql, vec![now.into(), id.into()])).await
    }

    /// Gives up a name: sessions, codes, chat, notes and reports go; the seats of games stay, with a name that says nothing,
    /// also in the logs of these games. Seats of tables that have not begun become free, and such tables that the person made
    /// are called off.
    ///
    /// Lines of chat lose their text but not their number, which nobody else must get. The name by which a person is
    /// found becomes one with a capital, which no name can be.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn delete_person(&self, id: PersonId, now: i64) -> Result<()> {
        let gone = format!("gone-{id}");
        let one = || vec![Value::from(id)];
        let batch = crate::sessions::end_all(Batch::default(), id, now).run(
            "DELETE FROM notes WHERE EXISTS (SELECT 1 FROM seats WHERE seats.tab = notes.tab \
             AND seats.seat = notes.seat AND seats.person = $1)",
            one(),
        );
        let mut batch = leave_lobbies(batch, id)
            .run("UPDATE chat SET text = '' WHERE person = $1", one())
            .run("DELETE FROM reports WHERE about = $1 OR by_whom = $1", one())
            .must(
                "UPDATE people SET name = $1, folded = $2, password = NULL, looks = NULL WHERE id = $3",
                vec![gone.as_str().into(), gone.to_uppercase().into(), id.into()],
            );
        for (table, header) in self.headers_without(id, &gone).await? {
            batch =
                batch.run("UPDATE tables SET header = $1 WHERE id = $2", vec![header.into(), table.into()]);
        }
        for table in self.called_after(id).await? {
            let params = vec![gone.as_str().into(), table.into()];
            batch = batch.run("UPDATE tables SET name = $1 WHERE id = $2", params);
        }
        self.backend.write(self.tell_tables_of(batch, id, now).await?).await?;
        self.backend.scrub().await
    }

    /// Tells every process that something has changed around the tables that a person made or sits at.
    pub(crate) async fn tell_tables_of(&self, mut batch: Batch, id: PersonId, now: i64) -> Result<Batch> {
        for (table, length) in self.tables_of(id).await? {
            batch = crate::signals::table(batch, &table, now).tells(Changed::around(&table, length));
        }
        Ok(batch)
    }

    /// The headers of the logs of a person's games, with another name in his seats.
    async fn headers_without(&self, id: PersonId, gone: &str) -> Result<Vec<(TableId, String)>> {
        let sql = "SELECT t.id, t.header, s.seat FROM seats s JOIN tables t ON t.id = s.tab \
                   WHERE s.person = $1 AND t.header IS NOT NULL ORDER BY t.id";
        let mut headers: Vec<(TableId, serde_json::Value)> = Vec::new();
        for mut row in self.backend.query(sql, vec![id.into()]).await? {
            let (table, header, seat) = (row.text()?, row.text()?, row.int()? as usize);
            if headers.last().is_none_or(|(last, _)| *last != table) {
                let header = serde_json::from_str(&header).map_err(|e| StoreError::Broken(e.to_string()))?;
                headers.push((table, header));
            }
            let sitter =
                headers.last_mut().and_then(|(_, header)| header.pointer_mut(&format!("/seats/{seat}")));
            if let Some(sitter) = sitter.and_then(serde_json::Value::as_object_mut) {
                sitter.insert("name".to_owned(), gone.into());
            }
        }
        Ok(headers.into_iter().map(|(table, header)| (table, header.to_string())).collect())
    }

    /// The tables that a person made and that are called after him.
    async fn called_after(&self, id: PersonId) -> Result<Vec<TableId>> {
        let Some(person) = self.person(id).await? else { return Ok(Vec::new()) };
        let own = folded(&person.name);
        let mut rows =
            self.backend.query("SELECT id, name FROM tables WHERE host = $1", vec![id.into()]).await?;
        let mut called = Vec::new();
        for row in &mut rows {
            let (table, name) = (row.text()?, row.text()?);
            if folded(&name).contains(&own) {
                called.push(table);
            }
        }
        Ok(called)
    }

    /// The tables at which the person sits, or that he made, with the lengths of their logs.
    async fn tables_of(&self, id: PersonId) -> Result<Vec<(TableId, u32)>> {
        let sql = "SELECT id, length FROM tables WHERE host = $1 OR id IN (SELECT tab FROM seats WHERE person = $1)";
        let mut rows = self.backend.query(sql, vec![id.into()]).await?;
        rows.iter_mut().map(|row| Ok((row.text()?, row.count()?))).collect()
    }
}

/// Nobody waits any more for a person where the game has not begun: tables that he made are called off, his seats are free.
pub(crate) fn leave_lobbies(batch: Batch, id: PersonId) -> Batch {
    let one = || vec![Value::from(id)];
    batch
        // Changes nothing, but holds these tables in the lobby until this is done: none of them begins meanwhile.
        .run(
            "UPDATE tables SET changed = changed WHERE status = 'lobby' \
             AND (host = $1 OR id IN (SELECT tab FROM seats WHERE person = $1))",
            one(),
        )
        .run("UPDATE tables SET status = 'closed' WHERE status = 'lobby' AND host = $1", one())
        .run(
            "UPDATE seats SET person = NULL, contribution = '' WHERE person = $1 AND EXISTS \
             (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status IN ('lobby', 'closed') \
             AND tables.header IS NULL)",
            one(),
        )
}
