//! What whoever runs the server does with people: find them, mute, ban, let in; and what people report to him.

use crate::backend::{Batch, Row, Value};
use crate::people::{folded, person};
use crate::{Person, PersonId, Result, Store, StoreError, TableId};

/// What somebody reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// At which table.
    pub table: TableId,
    /// About whom.
    pub about: String,
    /// Who reported it.
    pub by: String,
    /// What.
    pub text: String,
    /// When, in milliseconds.
    pub at: i64,
}

impl Store {
    /// People whose names begin so, the last seen first; at most so many. Those who have gone are not listed.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn people(&self, beginning: &str, most: u32) -> Result<Vec<Person>> {
        let sql = concat!(
            "SELECT p.id, p.name, p.password, p.created, p.seen, p.muted, p.banned FROM people p ",
            "WHERE substr(p.folded, 1, CAST(CAST($1 AS BIGINT) AS INTEGER)) = $2 AND substr(p.folded, 1, 5) <> 'GONE-' ",
            "ORDER BY p.seen DESC, p.id LIMIT $3"
        );
        let beginning = folded(beginning);
        let params = vec![(beginning.chars().count() as i64).into(), beginning.into(), most.into()];
        let mut rows = self.backend.query(sql, params).await?;
        rows.iter_mut().map(person).collect()
    }

    /// Nothing of what the person says is taken until then; none: all of it again.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn mute(&self, id: PersonId, until: Option<i64>) -> Result<()> {
        let sql = "UPDATE people SET muted = $1 WHERE id = $2";
        self.backend.write(Batch::default().must(sql, vec![until.into(), id.into()])).await
    }

    /// Keeps a person out from now on: his sessions end, and he leaves the tables that have not begun; or lets him in again.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn ban(&self, id: PersonId, since: Option<i64>, now: i64) -> Result<()> {
        let sql = "UPDATE people SET banned = $1 WHERE id = $2";
        let mut batch = Batch::default().must(sql, vec![since.into(), id.into()]);
        if since.is_some() {
            batch = crate::people::leave_lobbies(crate::sessions::end_all(batch, id, now), id);
            batch = self.tell_tables_of(batch, id, now).await?;
        }
        self.backend.write(batch).await
    }

    /// A bot answers for a person from now on, in all his seats at a table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn stand_in_for(&self, table: &str, person: PersonId, bot: &str, now: i64) -> Result<()> {
        let sql = "UPDATE seats SET stand_in = $1 WHERE tab = $2 AND person = $3 AND stand_in IS NULL";
        let batch = Batch::default().run(sql, vec![bot.into(), table.into(), person.into()]);
        self.backend
            .write(crate::signals::table(batch, table, now).tells(crate::Changed::around(table, 0)))
            .await
    }

    /// Calls off a table, also one that is being played: it goes no further.
    ///
    /// # Errors
    /// A conflict if it is over, or there is none.
    pub async fn stop_table(&self, id: &str, now: i64) -> Result<()> {
        let sql = "UPDATE tables SET status = 'closed', changed = $1 WHERE id = $2 AND status IN ('lobby', 'running')";
        let batch = Batch::default().as_writer_of(id).must(sql, vec![now.into(), id.into()]);
        let batch = batch
            .run("DELETE FROM deadlines WHERE tab = $1", vec![id.into()])
            .run("DELETE FROM outbox WHERE tab = $1", vec![id.into()]);
        self.backend.write(crate::signals::table(batch, id, now).tells(crate::Changed::around(id, 0))).await
    }

    /// Keeps a report.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn report(
        &self,
        id: i64,
        table: &str,
        about: PersonId,
        by: PersonId,
        text: &str,
        now: i64,
    ) -> Result<()> {
        let sql = "INSERT INTO reports (id, tab, about, by_whom, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        let params = vec![id.into(), table.into(), about.into(), by.into(), text.into(), now.into()];
        self.backend.write(Batch::default().must(sql, params)).await
    }

    /// Reports that nobody has settled, the oldest first, at most two hundred.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn reports(&self) -> Result<Vec<Report>> {
        let sql = "SELECT r.id, r.tab, COALESCE(a.name, ''), COALESCE(b.name, ''), r.text, r.at FROM reports r \
                   LEFT JOIN people a ON a.id = r.about LEFT JOIN people b ON b.id = r.by_whom \
                   WHERE r.settled IS NULL ORDER BY r.at LIMIT 200";
        let mut rows = self.backend.query(sql, Vec::new()).await?;
        let read = |row: &mut Row| {
            let (id, table, about) = (row.int()?, row.text()?, row.text()?);
            Ok(Report { id, table, about, by: row.text()?, text: row.text()?, at: row.int()? })
        };
        rows.iter_mut().map(read).collect()
    }

    /// A report is settled.
    ///
    /// # Errors
    /// A conflict if there is none, or it is settled.
    pub async fn settle(&self, id: i64, now: i64) -> Result<()> {
        let sql = "UPDATE reports SET settled = $1 WHERE id = $2 AND settled IS NULL";
        self.backend.write(Batch::default().must(sql, vec![now.into(), id.into()])).await
    }

    /// Makes a code with which so many people can take a name; it is stored only as its hash.
    ///
    /// # Errors
    /// A conflict if there is such a code.
    pub async fn invite(&self, code: &str, uses: u32, now: i64, expires: i64) -> Result<()> {
        let sql = "INSERT INTO invitations (code, uses, created, expires) VALUES ($1, $2, $3, $4)";
        let params = vec![code.into(), uses.into(), now.into(), expires.into()];
        self.backend.write(Batch::default().must(sql, params)).await
    }

    /// Takes a name with a code of an invitation: both or neither.
    ///
    /// # Errors
    /// A conflict if the name is taken; within, whether the code was good.
    pub async fn add_invited(&self, new: &Person, code: &str, now: i64) -> Result<bool> {
        let good = "SELECT 1 FROM invitations WHERE code = $1 AND uses > 0 AND expires > $2";
        if self.backend.query(good, vec![code.into(), now.into()]).await?.is_empty() {
            return Ok(false);
        }
        let sql = "UPDATE invitations SET uses = uses - 1 WHERE code = $1 AND uses > 0 AND expires > $2";
        let batch = Batch::default().must(sql, vec![code.into(), now.into()]);
        self.backend.write(crate::people::added(batch, new)).await.map(|()| true)
    }

    /// How many tables a person has made that have not come to an end; and of these, those in play at which no person plays.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn made_by(&self, host: PersonId) -> Result<(u32, u32)> {
        let sql = "SELECT COUNT(*), COALESCE(SUM(CASE WHEN t.status = 'running' AND NOT EXISTS (SELECT 1 FROM seats s \
                   WHERE s.tab = t.id AND s.person IS NOT NULL AND s.stand_in IS NULL) THEN 1 ELSE 0 END), 0) \
                   FROM tables t WHERE t.host = $1 AND t.status IN ('lobby', 'running')";
        let mut rows = self.backend.query(sql, vec![Value::from(host)]).await?;
        let row = rows.first_mut().ok_or_else(|| StoreError::Broken("nothing counted".to_owned()))?;
        Ok((row.count()?, row.count()?))
    }
}
