//! People: names and passwords.

use crate::backend::{Batch, Row, Value};
use crate::{Changed, Person, PersonId, Result, Store, TableId};

const COLUMNS: &str = "SELECT id, name, password, created FROM people WHERE id = $1";
const BY_NAME: &str = "SELECT id, name, password, created FROM people WHERE folded = $1";

pub(crate) fn person(row: &mut Row) -> Result<Person> {
    Ok(Person { id: row.int()?, name: row.text()?, password: row.maybe_text()?, created: row.int()? })
}

/// Names that differ only in case are the same name. Up and down again, since letters have more forms than two: ß is
/// SS, and Σ is σ or ς.
fn folded(name: &str) -> String {
    name.to_lowercase().to_uppercase().to_lowercase()
}

impl Store {
    /// Takes a name.
    ///
    /// # Errors
    /// A conflict if somebody has it.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        let params = vec![
            person.id.into(),
            person.name.as_str().into(),
            folded(&person.name).into(),
            person.password.clone().into(),
            person.created.into(),
        ];
        let sql = "INSERT INTO people (id, name, folded, password, created) VALUES ($1, $2, $3, $4, $5)";
        self.backend.write(Batch::default().must(sql, params)).await
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

    /// Gives up a name: sessions, codes, chat and notes go; the seats of games stay, with a name that says nothing. Seats
    /// of tables that have not begun become free, and such tables that the person made are called off.
    ///
    /// Lines of chat lose their text but not their number, which nobody else must get. The name by which a person is
    /// found becomes one with a capital, which no name can be.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn delete_person(&self, id: PersonId) -> Result<()> {
        let gone = format!("gone-{id}");
        let one = || vec![Value::from(id)];
        let mut batch = Batch::default()
            // Changes nothing, but holds these tables in the lobby until this is done: none of them begins meanwhile.
            .run(
                "UPDATE tables SET changed = changed WHERE status = 'lobby' \
                 AND (host = $1 OR id IN (SELECT tab FROM seats WHERE person = $1))",
                one(),
            )
            .run("UPDATE tables SET status = 'closed' WHERE status = 'lobby' AND host = $1", one())
            .run(
                "DELETE FROM notes WHERE EXISTS (SELECT 1 FROM seats WHERE seats.tab = notes.tab \
                 AND seats.seat = notes.seat AND seats.person = $1)",
                one(),
            )
            .run(
                "UPDATE seats SET person = NULL, contribution = '' WHERE person = $1 AND EXISTS \
                 (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status IN ('lobby', 'closed'))",
                one(),
            )
            .run("DELETE FROM sessions WHERE person = $1", one())
            .run("UPDATE chat SET text = '' WHERE person = $1", one())
            .must(
                "UPDATE people SET name = $1, folded = $2, password = NULL WHERE id = $3",
                vec![gone.as_str().into(), gone.to_uppercase().into(), id.into()],
            );
        for table in self.lobbies_of(id).await? {
            batch = batch.tells(Changed::around(&table, 0));
        }
        self.backend.write(batch).await
    }

    /// The tables that have not begun at which the person sits, or that he made.
    async fn lobbies_of(&self, id: PersonId) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status = 'lobby' \
                   AND (host = $1 OR id IN (SELECT tab FROM seats WHERE person = $1))";
        let mut rows = self.backend.query(sql, vec![id.into()]).await?;
        rows.iter_mut().map(Row::text).collect()
    }
}
