//! Our server under load.

use crate::Error;
use crate::server_kind::{Heard, Seated, ServerKind, Talk, Todo};
use client::{Client, Frame, Join, Message, NewTable, Seat, SeatWish, Socket, State};
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
        let mut seated = Seated { wires: Vec::new(), first: Vec::new(), talk: OurTalk { random, sent: 0 } };
        for (person, seat) in people.iter().zip(0..) {
            let mut wire = person.socket(&id, Some(Seat(seat)), None).await?.into_wire();
            let first = wire.next().await?.ok_or_else(|| Error::Broken("a socket closed".to_owned()))?;
            seated.wires.push(wire);
            seated.first.push(first);
        }
        Ok(seated)
    }
}

/// Talks with our server.
pub struct OurTalk {
    random: Sampled,
    sent: u64,
}

impl OurTalk {
    fn next(&mut self, state: &State<'_>) -> Result<Todo, Error> {
        if state.standing.is_some() {
            return Ok(Todo::Over);
        }
        if state.answers.is_empty() {
            return Ok(Todo::Wait);
        }
        let answer = &state.answers[self.random.draw(state.answers.len())];
        self.sent += 1;
        Ok(Todo::Answer(Socket::answer_text(state.length, answer, &self.sent.to_string())?.into()))
    }
}

impl Talk for OurTalk {
    fn hear(&mut self, _: usize, frame: &Frame) -> Result<Heard, Error> {
        Ok(match frame.message()? {
            Message::State(state) => Heard::Opening(self.next(&state)?),
            Message::Entry(entry) => {
                let next = entry.state.as_ref().map_or(Ok(Todo::Wait), |state| self.next(state))?;
                Heard::Entry {
                    n: entry.n,
                    by: entry.by.map(|seat| usize::from(seat.0)),
                    acknowledges: false,
                    next,
                }
            }
            Message::Ack { n, .. } => Heard::Ack(n),
            Message::Problem { problem, .. } => Heard::Refused(problem.to_string()),
            Message::Chat(_) | Message::Table(_) => Heard::Nothing,
        })
    }
}
