//! What the domain asks of a database: queries, and batches of statements that happen together or not at all.

use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use tokio::sync::broadcast;

/// A value in a statement or a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number.
    Int(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(n: i64) -> Value {
        Value::Int(n)
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Value {
        Value::Int(i64::from(n))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Bytes(bytes)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// One row of an answer, read from left to right.
pub struct Row(pub std::vec::IntoIter<Value>);

impl Row {
    fn next(&mut self) -> Result<Value> {
        self.0.next().ok_or_else(|| StoreError::Broken("a column is missing".to_owned()))
    }

    /// The next column, a number.
    ///
    /// # Errors
    /// That it is not one.
    pub fn int(&mut self) -> Result<i64> {
        match self.next()? {
            Value::Int(n) => Ok(n),
            other => Err(StoreError::Broken(format!("expected a number, found {other:?}"))),
        }
    }

    /// The next column, a small number that is not negative.
    ///
    /// # Errors
    /// That it is not one.
    pub fn count(&mut self) -> Result<u32> {
        u32::try_from(self.int()?).map_err(|e| StoreError::Broken(e.to_string()))
    }

    /// The next column, a text.
    ///
    /// # Errors
    /// That it is not one.
    pub fn text(&mut self) -> Result<String> {
        match self.next()? {
            Value::Text(text) => Ok(text),
            other => Err(StoreError::Broken(format!("expected a text, found {other:?}"))),
        }
    }

    /// The next column, a text or nothing.
    ///
    /// # Errors
    /// That it is neither.
    pub fn maybe_text(&mut self) -> Result<Option<String>> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Text(text) => Ok(Some(text)),
            other => Err(StoreError::Broken(format!("expected a text, found {other:?}"))),
        }
    }

    /// The next column, a number or nothing.
    ///
    /// # Errors
    /// That it is neither.
    pub fn maybe_int(&mut self) -> Result<Option<i64>> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Int(n) => Ok(Some(n)),
            other => Err(StoreError::Broken(format!("expected a number, found {other:?}"))),
        }
    }

    /// The next column, bytes.
    ///
    /// # Errors
    /// That it is not.
    pub fn bytes(&mut self) -> Result<Vec<u8>> {
        match self.next()? {
            Value::Bytes(bytes) => Ok(bytes),
            other => Err(StoreError::Broken(format!("expected bytes, found {other:?}"))),
        }
    }
}

/// A question to a database.
pub struct Question {
    /// The same text for both databases; parameters are `$1`, `$2`, ... in the order they first appear.
    pub sql: &'static str,
    /// Their values.
    pub params: Vec<Value>,
}

impl Question {
    /// A question about one table.
    #[must_use]
    pub fn of_table(sql: &'static str, table: &str) -> Question {
        Question { sql, params: vec![table.into()] }
    }
}

/// How many rows a statement must touch for its batch to hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// As many as there are.
    Any,
    /// Exactly one: else somebody was faster, and nothing of the batch happens.
    One,
}

/// A statement of a batch.
pub struct Statement {
    /// The same text for both databases; parameters are `$1`, `$2`, ... in the order they first appear.
    pub sql: &'static str,
    /// Their values.
    pub params: Vec<Value>,
    /// What must come of it.
    pub expect: Expect,
}

/// Statements that happen together or not at all.
#[derive(Default)]
pub struct Batch {
    /// What to do, in order.
    pub statements: Vec<Statement>,
    /// The table that no other process may write while this happens.
    pub writer_of: Option<String>,
    /// What to tell everybody once it has happened.
    pub changed: Vec<Changed>,
}

impl Batch {
    /// Adds a statement that may touch any number of rows.
    #[must_use]
    pub fn run(mut self, sql: &'static str, params: Vec<Value>) -> Batch {
        self.statements.push(Statement { sql, params, expect: Expect::Any });
        self
    }

    /// Adds a statement that must touch exactly one row.
    #[must_use]
    pub fn must(mut self, sql: &'static str, params: Vec<Value>) -> Batch {
        self.statements.push(Statement { sql, params, expect: Expect::One });
        self
    }

    /// Makes this the writer of a table while it happens.
    #[must_use]
    pub fn as_writer_of(mut self, table: &str) -> Batch {
        self.writer_of = Some(table.to_owned());
        self
    }

    /// Tells everybody that a table has changed.
    #[must_use]
    pub fn tells(mut self, changed: Changed) -> Batch {
        self.changed.push(changed);
        self
    }
}

/// A database.
#[async_trait]
pub trait Backend: Send + Sync {
    /// Asks several questions in one go; the rows of each, in their order. Asking takes longer than most answers do.
    async fn ask(&self, questions: Vec<Question>) -> Result<Vec<Vec<Row>>>;
    /// Asks for rows.
    async fn query(&self, sql: &'static str, params: Vec<Value>) -> Result<Vec<Row>> {
        Ok(self.ask(vec![Question { sql, params }]).await?.pop().unwrap_or_default())
    }
    /// Does a batch; when this returns it is durable.
    async fn write(&self, batch: Batch) -> Result<()>;
    /// Runs the statements of a migration in one transaction and notes its version, unless another process has.
    /// Version 0 is not noted; its statements must bear to run again.
    async fn migrate(&self, version: i64, sql: &str) -> Result<()>;
    /// Sees to it that what was deleted or overwritten is not left behind in a file.
    async fn scrub(&self) -> Result<()>;
    /// The word for a column of bytes.
    fn bytes_type(&self) -> &'static str;
    /// Hears of changes, also those of other processes.
    fn changes(&self) -> broadcast::Receiver<Changed>;
}
