//! Tables and who sits at them.

use crate::backend::{Batch, Question, Row};
use crate::chat::{ASKS, ask_row};
use crate::clocks::{DEADLINES, deadline};
use crate::{
    Absent, Around, Changed, Hints, NewTable, Pace, PersonId, Result, SeatKind, SeatRow, Status, Store,
    StoreError, TableRow, Visibility,
};
use table::SeatSet;

/// The columns of a [`TableRow`], in its order.
macro_rules! table_columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.name, t.options, t.host, t.visibility, t.invite, t.pace, t.absent, t.hints, t.status, ",
            "t.secret, t.commitment, t.header, t.rules, t.content, ",
            "t.length, t.waiting, t.rematch, t.created, t.changed, t.ended FROM tables t ",
            $rest
        )
    };
}
pub(crate) use table_columns;

pub(crate) fn table_row(row: &mut Row) -> Result<TableRow> {
    let broken = |what: &str| StoreError::Broken(format!("a table has an unknown {what}"));
    Ok(TableRow {
        id: row.text()?,
        game: row.text()?,
        name: row.text()?,
        options: row.text()?,
        host: row.int()?,
        visibility: Visibility::of(&row.text()?).ok_or_else(|| broken("visibility"))?,
        invite: row.text()?,
        pace: serde_json::from_str::<Pace>(&row.text()?).map_err(|_| broken("pace"))?,
        absent: Absent::of(&row.text()?).ok_or_else(|| broken("rule for absence"))?,
        hints: Hints::of(&row.text()?).ok_or_else(|| broken("rule for hints"))?,
        status: Status::of(&row.text()?).ok_or_else(|| broken("status"))?,
        secret: row.text()?,
        commitment: row.text()?,
        header: row.maybe_text()?,
        rules: row.maybe_text()?,
        content: row.maybe_text()?,
        length: row.count()?,
        waiting: SeatSet::from_bits(row.int()? as u8),
        rematch: row.maybe_text()?,
        created: row.int()?,
        changed: row.int()?,
        ended: row.maybe_int()?,
    })
}

pub(crate) fn seat_row(row: &mut Row) -> Result<SeatRow> {
    Ok(SeatRow {
        seat: row.int()? as u8,
        kind: SeatKind::of(&row.text()?)
            .ok_or_else(|| StoreError::Broken("an unknown kind of seat".to_owned()))?,
        person: row.maybe_int()?,
        bot: row.maybe_text()?,
        contribution: row.text()?,
        stand_in: row.maybe_text()?,
        instructions: crate::instructions::read(&row.text()?)?,
    })
}

/// What makes a table with its seats.
pub(crate) fn made(new: &NewTable) -> Result<Batch> {
    let pace = serde_json::to_string(&new.pace).map_err(|e| StoreError::Broken(e.to_string()))?;
    let params = vec![
        new.id.as_str().into(),
        new.game.as_str().into(),
        new.name.as_str().into(),
        new.options.as_str().into(),
        new.host.into(),
        new.visibility.word().into(),
        new.invite.as_str().into(),
        pace.into(),
        new.absent.word().into(),
        new.secret.as_str().into(),
        new.commitment.as_str().into(),
        new.created.into(),
        new.hints.word().into(),
    ];
    let sql = "INSERT INTO tables (id, game, name, options, host, visibility, invite, pace, absent, secret, \
               commitment, created, changed, hints, status, length, waiting) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, 'lobby', 0, 0)";
    let mut batch = Batch::default().must(sql, params);
    for seat in &new.seats {
        let params = vec![
            new.id.as_str().into(),
            i64::from(seat.seat).into(),
            seat.kind.word().into(),
            seat.person.into(),
            seat.bot.clone().into(),
            seat.contribution.as_str().into(),
        ];
        let sql = "INSERT INTO seats (tab, seat, kind, person, bot, contribution) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        batch = batch.must(sql, params);
    }
    Ok(batch)
}

impl Store {
    /// Makes a table with its seats.
    ///
    /// # Errors
    /// A conflict if the id is taken.
    pub async fn create_table(&self, new: &NewTable) -> Result<()> {
        self.backend.write(made(new)?.tells(Changed::around(&new.id, 0))).await
    }

    /// A table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        let mut rows = self.backend.query(table_columns!("WHERE t.id = $1"), vec![id.into()]).await?;
        rows.first_mut().map(table_row).transpose()
    }

    /// A table with all that stands around its game.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn around(&self, id: &str) -> Result<Option<Around>> {
        let seats = "SELECT seat, kind, person, bot, contribution, stand_in, instructions FROM seats WHERE tab = $1 ORDER BY seat";
        let questions = [table_columns!("WHERE t.id = $1"), seats, ASKS, DEADLINES];
        let [mut tables, mut seats, mut asks, mut deadlines] =
            self.ask(questions.map(|sql| Question::of_table(sql, id))).await?;
        let Some(table) = tables.first_mut() else { return Ok(None) };
        Ok(Some(Around {
            table: table_row(table)?,
            seats: seats.iter_mut().map(seat_row).collect::<Result<_>>()?,
            asks: asks.iter_mut().map(ask_row).collect::<Result<_>>()?,
            deadlines: deadlines.iter_mut().map(deadline).collect::<Result<_>>()?,
        }))
    }

    /// Takes a free seat of a table that has not begun.
    ///
    /// # Errors
    /// A conflict if it is not free, or the table has begun.
    pub async fn take_seat(&self, table: &str, seat: u8, person: PersonId, contribution: &str) -> Result<()> {
        let sql = "UPDATE seats SET person = $1, contribution = $2 WHERE tab = $3 AND seat = $4 AND kind = 'person' \
                   AND person IS NULL \
                   AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status = 'lobby')";
        let params = vec![person.into(), contribution.into(), table.into(), i64::from(seat).into()];
        let changed = Changed::around(table, 0);
        self.backend.write(Batch::default().must(sql, params).as_writer_of(table).tells(changed)).await
    }

    /// Gives a free seat of a table that has not begun to a bot.
    ///
    /// # Errors
    /// A conflict if it is not free, or the table has begun.
    pub async fn seat_bot(&self, table: &str, seat: u8, bot: &str, contribution: &str) -> Result<()> {
        let sql = "UPDATE seats SET kind = 'bot', bot = $1, contribution = $2 WHERE tab = $3 AND seat = $4 \
                   AND kind = 'person' AND person IS NULL \
                   AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status = 'lobby')";
        let params = vec![bot.into(), contribution.into(), table.into(), i64::from(seat).into()];
        let changed = Changed::around(table, 0);
        self.backend.write(Batch::default().must(sql, params).as_writer_of(table).tells(changed)).await
    }

    /// Leaves a seat of a table that has not begun.
    ///
    /// # Errors
    /// A conflict if the person does not sit there, or the table has begun.
    pub async fn leave_seat(&self, table: &str, seat: u8, person: PersonId) -> Result<()> {
        let sql = "UPDATE seats SET person = NULL, contribution = '' WHERE tab = $1 AND seat = $2 AND person = $3 \
                   AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status = 'lobby')";
        let params = vec![table.into(), i64::from(seat).into(), person.into()];
        let changed = Changed::around(table, 0);
        self.backend.write(Batch::default().must(sql, params).as_writer_of(table).tells(changed)).await
    }

    /// A bot answers for a person from now on, or no longer.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn stand_in(&self, table: &TableRow, seat: u8, bot: Option<&str>) -> Result<()> {
        let sql = "UPDATE seats SET stand_in = $1 WHERE tab = $2 AND seat = $3";
        let params = vec![bot.into(), table.id.as_str().into(), i64::from(seat).into()];
        let changed = Changed::around(&table.id, table.length);
        self.backend.write(Batch::default().must(sql, params).tells(changed)).await
    }

    /// Calls off a table that has not begun.
    ///
    /// # Errors
    /// A conflict if it has.
    pub async fn close_table(&self, table: &str) -> Result<()> {
        let sql = "UPDATE tables SET status = 'closed' WHERE id = $1 AND status = 'lobby'";
        let changed = Changed::around(table, 0);
        self.backend
            .write(Batch::default().must(sql, vec![table.into()]).as_writer_of(table).tells(changed))
            .await
    }

    /// Links a table to the one made to play again, once.
    ///
    /// # Errors
    /// A conflict if there is one.
    pub async fn set_rematch(&self, table: &TableRow, next: &str) -> Result<()> {
        let sql = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL";
        let changed = Changed::around(&table.id, table.length);
        let batch = Batch::default().must(sql, vec![next.into(), table.id.as_str().into()]);
        self.backend.write(batch.tells(changed)).await
    }
}
