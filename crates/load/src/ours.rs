//! Our server under load.

use crate::Error;
use crate::server_kind::{Heard, Seated, ServerKind, Talk, Todo};
use client::{Client, Frame, Join, NewTable, Problem, Seat, SeatWish, Socket};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use table::{Chance, Sampled};

/// Our server.
pub struct Ours {
    /// A stranger to it.
    pub client: Client,
    /// Which game.
    pub game: String,
    /// How many seats a table has.
    pub seats: u8,
}

impl ServerKind for Ours {
    type Talk = OurTalk;
    type People = Vec<Client>;

    async fn people(&self, table: u32) -> Result<Vec<Client>, Error> {
        let mut people = Vec::with_capacity(usize::from(self.seats));
        for seat in 0..self.seats {
            let person = self.client.another();
            person.guest(&format!("Load {table} {seat}")).await?;
            people.push(person);
        }
        Ok(people)
    }

    async fn seat(&self, people: &Vec<Client>, random: Sampled) -> Result<Seated<OurTalk>, Error> {
        let (host, guests) = people.split_first().ok_or(Error::Plan("a table needs a seat"))?;
        let mut seats = vec![SeatWish::Person; people.len()];
        seats[0] = SeatWish::Me;
        let id = host.create(&NewTable { game: self.game.clone(), seats, ..NewTable::default() }).await?.id;
        for (guest, seat) in guests.iter().zip(1..) {
            guest.join(&id, &Join { seat: Some(Seat(seat)), ..Join::default() }).await?;
        }
        host.start(&id, None).await?;
        let mut seated =
            Seated { wires: Vec::new(), first: Vec::new(), talk: OurTalk::new(people.len(), random) };
        for (person, seat) in people.iter().zip(0..) {
            let mut wire = person.browser_socket(&id, Seat(seat)).await?.into_wire();
            let first = wire.next().await?.ok_or_else(|| Error::Broken("a socket closed".to_owned()))?;
            seated.wires.push(wire);
            seated.first.push(first);
        }
        Ok(seated)
    }
}

/// Two seats of some games may answer at the same time, and the second one sees another game then.
const MOVED_ON: &str = "/problems/moved-on";

/// Talks with our server. Like a browser it is told how states change, deflated.
pub struct OurTalk {
    random: Sampled,
    sent: u64,
    /// What each seat was told.
    states: Vec<Known>,
}

/// What is read of a state: what comes next. What the seat sees is passed over.
#[derive(Clone, Default, Deserialize)]
struct Known {
    length: u32,
    answers: Value,
    standing: Option<IgnoredAny>,
}

/// What is read of changes.
#[derive(Deserialize)]
struct Changes {
    length: Option<u32>,
    answers: Option<Value>,
    standing: Option<IgnoredAny>,
}

/// What is read of a message, at one go: most of it is passed over.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: Kind,
    n: Option<u32>,
    by: Option<Seat>,
    since: Option<u32>,
    changes: Option<Changes>,
    state: Option<Known>,
    problem: Option<Box<Problem>>,
}

/// Which message.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    State,
    Entry,
    Ack,
    Problem,
    Chat,
    Table,
}

impl OurTalk {
    fn new(seats: usize, random: Sampled) -> OurTalk {
        OurTalk { random, sent: 0, states: vec![Known::default(); seats] }
    }

    /// What a seat does in its state.
    fn next(&mut self, seat: usize) -> Result<Todo, Error> {
        let Known { length, answers, standing } = &self.states[seat];
        if standing.is_some() {
            return Ok(Todo::Over);
        }
        let answers = answers.as_array().map(Vec::as_slice).unwrap_or_default();
        if answers.is_empty() {
            return Ok(Todo::Wait);
        }
        let answer = answers[self.random.draw(answers.len())].as_str().unwrap_or_default();
        self.sent += 1;
        Ok(Todo::Answer(Socket::answer_text(*length, answer, &self.sent.to_string())?.into()))
    }

    /// Changes what a seat may know.
    fn change(&mut self, seat: usize, since: Option<u32>, changes: Changes) -> Result<(), Error> {
        let state = &mut self.states[seat];
        if Some(state.length) != since {
            return Err(Error::Broken("changes of another state".to_owned()));
        }
        let Changes { length, answers, standing } = changes;
        state.length = length.unwrap_or(state.length);
        state.standing = standing.or(state.standing);
        answers.map_or(Ok(()), |answers| Ok(client::change(&mut state.answers, answers)?))
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Error::Broken(error.to_string()))
}

fn missing(what: &str) -> Error {
    Error::Broken(format!("a message without {what}"))
}

impl Talk for OurTalk {
    fn hear(&mut self, seat: usize, frame: &Frame) -> Result<Heard, Error> {
        let frame = frame.inflated()?;
        let Told { kind, n, by, since, changes, state, problem } = read(frame.text())?;
        let number = || n.ok_or_else(|| missing("n"));
        Ok(match kind {
            Kind::State => {
                self.states[seat] = read(frame.text())?;
                Heard::Opening(self.next(seat)?)
            }
            Kind::Entry => {
                let is_newest = state.is_some() || changes.is_some();
                if let Some(changes) = changes {
                    self.change(seat, since, changes)?;
                } else if let Some(state) = state {
                    self.states[seat] = state;
                }
                Heard::Entry {
                    n: number()?,
                    by: by.map(|seat| usize::from(seat.0)),
                    acknowledges: false,
                    next: if is_newest { self.next(seat)? } else { Todo::Wait },
                }
            }
            Kind::Ack => Heard::Ack(number()?),
            Kind::Problem => {
                let problem = problem.ok_or_else(|| missing("problem"))?;
                if problem.kind == MOVED_ON {
                    Heard::Late(self.next(seat)?)
                } else {
                    Heard::Refused(problem.to_string())
                }
            }
            Kind::Chat | Kind::Table => Heard::Nothing,
        })
    }
}
