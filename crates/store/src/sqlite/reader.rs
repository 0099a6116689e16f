//! A thread that reads: it answers one after the other. Handing a question to a thread and back takes longer than most answers do, so
//! questions that belong together come together.

use super::{failed, run, value};
use crate::Result;
use crate::backend::{Question, Row, Value};
use rusqlite::{Connection, params_from_iter};
use tokio::sync::{mpsc, oneshot};

/// Questions, and who waits for the answers.
pub type Job = (Vec<Question>, oneshot::Sender<Result<Vec<Vec<Row>>>>);

/// Answers until nobody can ask any more.
pub fn read_forever(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    while let Some((questions, reply)) = jobs.blocking_recv() {
        // Who has lost patience needs no answer.
        if !reply.is_closed() {
            // He may lose it right now.
            let _ = reply.send(answers(connection, &questions));
        }
    }
}

/// Several are answered as of one moment.
fn answers(connection: &Connection, questions: &[Question]) -> Result<Vec<Vec<Row>>> {
    if let [question] = questions {
        return Ok(vec![answer(connection, question)?]);
    }
    run(connection, "BEGIN")?;
    let answers = questions.iter().map(|question| answer(connection, question)).collect();
    // Nothing was written: there is nothing that could fail to be kept.
    let _ = run(connection, "COMMIT");
    answers
}

fn answer(connection: &Connection, question: &Question) -> Result<Vec<Row>> {
    let mut statement = connection.prepare_cached(question.sql).map_err(|e| failed(&e))?;
    let columns = statement.column_count();
    let rows = statement.query_map(params_from_iter(&question.params), |row| {
        (0..columns).map(|i| row.get_ref(i).map(value::owned)).collect::<rusqlite::Result<Vec<Value>>>()
    });
    let rows = rows.map_err(|e| failed(&e))?;
    rows.map(|row| row.map(|values| Row(values.into_iter())).map_err(|e| failed(&e))).collect()
}
