//! `reame engine GAME`: a game for other programs, in lines of JSON over standard input and output (docs/engine.md).
//!
//! One line in, one line out. A line that cannot be understood or is refused gets one line that says why and changes
//! nothing. The engine has one table and hides nothing of it: views are what each seat may know.

mod desk;
mod dice;
mod playouts;
mod request;

use desk::Desk;
use request::{Refused, Request};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use texts::Lang;
use titles::{Known, Task, Titles};

/// Which game.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// The language of refusals: it or en; without it English.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// A longer line is refused. Whole positions and batches of a thousand requests fit in.
pub const LONGEST_LINE: usize = 1 << 20;
/// So many requests may stand in one batch.
const LARGEST_BATCH: usize = 10_000;

/// Answers requests until there are no more or one says `quit`; there is nothing to print afterwards.
///
/// # Errors
/// One line: that there is no such game, or that standard input or output does not work.
pub fn run(titles: &Titles, args: &Args) -> Result<String, String> {
    struct Serve<'a>(&'a Titles, &'a Args);
    impl Task for Serve<'_> {
        type Out = Result<(), String>;
        fn with<G: Known>(self) -> Self::Out {
            let shelf = self.0.shelf::<G>()?;
            let mut desk = Desk::<G>::new(Arc::clone(shelf.current()), self.1.lang.unwrap_or(Lang::En));
            serve(&mut desk, &mut io::stdin().lock(), &mut io::stdout().lock())
        }
    }
    titles::with(&args.game, Serve(titles, args))?.map(|()| String::new())
}

fn serve<G: Known>(
    desk: &mut Desk<G>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), String> {
    loop {
        let line = match next_line(input).map_err(|e| format!("standard input: {e}"))? {
            Line::End => return Ok(()),
            Line::TooLong => Err(format!("a line is longer than {LONGEST_LINE} bytes")),
            Line::Text(text) if text.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Text(text) => Ok(text),
        };
        let (reply, going_on) = match line {
            Ok(text) => answer(desk, &text),
            Err(why) => (refusal(None, Refused::new(why)), GoingOn::Yes),
        };
        let mut text = reply.to_string();
        text.push('\n');
        match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
            // Nobody listens any more.
            Err(e) if e.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            Err(e) => return Err(format!("standard output: {e}")),
            Ok(()) if going_on == GoingOn::No => return Ok(()),
            Ok(()) => {}
        }
    }
}

/// Is there more to come?
#[derive(Copy, Clone, PartialEq, Eq)]
enum GoingOn {
    Yes,
    No,
}

enum Line {
    Text(Vec<u8>),
    TooLong,
    End,
}

/// The next line, of which no more than the longest is ever held.
fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    match line.last() {
        None => Ok(Line::End),
        Some(b'\n') => Ok(Line::Text(line)),
        Some(_) if line.len() <= LONGEST_LINE => Ok(Line::Text(line)),
        Some(_) => {
            input.skip_until(b'\n')?;
            Ok(Line::TooLong)
        }
    }
}

/// The reply to one line.
fn answer<G: Known>(desk: &mut Desk<G>, line: &[u8]) -> (Value, GoingOn) {
    // Depth is bounded by the reader: 128 levels.
    let fields = match serde_json::from_slice(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return (refusal(None, Refused::new("a request is an object")), GoingOn::Yes),
        Err(e) => return (refusal(None, Refused::new(format!("not JSON: {e}"))), GoingOn::Yes),
    };
    one(desk, fields, Nested::No)
}

/// Does a request stand in a batch?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Nested {
    Yes,
    No,
}

fn one<G: Known>(desk: &mut Desk<G>, mut fields: Map<String, Value>, nested: Nested) -> (Value, GoingOn) {
    let id = fields.remove("id");
    let request = serde_json::from_value(Value::Object(fields));
    let (reply, going_on) = match request {
        Err(e) => (Err(Refused::new(e.to_string())), GoingOn::Yes),
        Ok(Request::Quit {}) => (Ok(Map::new()), GoingOn::No),
        Ok(Request::Batch { .. }) if nested == Nested::Yes => {
            (Err(Refused::new("a batch does not stand in a batch")), GoingOn::Yes)
        }
        Ok(Request::Batch { requests }) => batch(desk, requests),
        Ok(request) => (desk.take(request), GoingOn::Yes),
    };
    let reply = match reply {
        Ok(fields) => {
            let mut reply = begin(id);
            reply.insert("ok".to_owned(), true.into());
            reply.extend(fields);
            Value::Object(reply)
        }
        Err(refused) => refusal(id, refused),
    };
    (reply, going_on)
}

/// One after another, up to the first that is refused; what was done before it stands.
fn batch<G: Known>(
    desk: &mut Desk<G>,
    requests: Vec<Map<String, Value>>,
) -> (Result<Map<String, Value>, Refused>, GoingOn) {
    if requests.len() > LARGEST_BATCH {
        let many = requests.len();
        let why = format!("a batch has at most {LARGEST_BATCH} requests, not {many}");
        return (Err(Refused::new(why)), GoingOn::Yes);
    }
    let mut replies = Vec::with_capacity(requests.len());
    let mut going_on = GoingOn::Yes;
    for request in requests {
        let (reply, more) = one(desk, request, Nested::Yes);
        let done = reply["ok"] == true;
        replies.push(reply);
        going_on = more;
        if !done || more == GoingOn::No {
            break;
        }
    }
    let mut fields = Map::new();
    fields.insert("replies".to_owned(), Value::Array(replies));
    (Ok(fields), going_on)
}

fn begin(id: Option<Value>) -> Map<String, Value> {
    id.map(|id| ("id".to_owned(), id)).into_iter().collect()
}

fn refusal(id: Option<Value>, refused: Refused) -> Value {
    let mut reply = begin(id);
    reply.insert("ok".to_owned(), false.into());
    reply.insert("error".to_owned(), refused.why.into());
    if let Some(rule) = refused.rule {
        reply.insert("rule".to_owned(), json!(rule));
    }
    Value::Object(reply)
}
