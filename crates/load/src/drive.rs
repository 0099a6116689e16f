//! One table under load: one task for all its sockets.

use crate::clock::Clock;
use crate::flights::Flights;
use crate::meter::Meter;
use crate::server_kind::{Heard, Seated, ServerKind, Talk, Todo};
use crate::{Error, Pace};
use client::{Frame, Wire};
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use table::Sampled;

/// A table of the load.
pub struct LoadTable<S: ServerKind> {
    /// The server.
    pub side: Arc<S>,
    /// Who plays.
    pub people: S::People,
    /// The first game, ready.
    pub seated: Seated<S::Talk>,
    /// Where the choices of further games come from.
    pub random: Sampled,
    /// How fast people answer.
    pub pace: Pace,
    /// When the first answer is due at a steady pace, from the beginning of play: tables are spread out.
    pub offset: Duration,
    /// Who counts.
    pub meter: Arc<Meter>,
}

/// Plays one game after the other until it is stopped or breaks.
pub async fn drive<S: ServerKind>(mut table: LoadTable<S>) {
    let mut clock = Clock::new(table.pace, table.offset);
    loop {
        match Game::new(table.seated, &mut clock, &table.meter).play().await {
            Ok(()) => table.meter.game(),
            Err(error) => return table.meter.broken(error.to_string()),
        }
        let random = Sampled::new(table.random.word());
        table.seated = match table.side.seat(&table.people, random).await {
            Ok(seated) => seated,
            Err(error) => return table.meter.broken(error.to_string()),
        };
        clock.skip_to_now();
    }
}

/// An answer that waits for its time.
struct Ready {
    seat: usize,
    frame: Frame,
    since: Instant,
}

struct Game<'a, T> {
    wires: Vec<Wire>,
    first: Vec<Frame>,
    talk: T,
    clock: &'a mut Clock,
    meter: &'a Meter,
    flights: Flights,
    ready: Vec<Ready>,
    /// Which seats know that the game is over.
    over: Vec<bool>,
    /// How many answers were sent and not yet acknowledged.
    open: usize,
}

/// What a table waits for.
enum Event {
    Frame(usize, Frame),
    Due,
}

impl<'a, T: Talk> Game<'a, T> {
    fn new(seated: Seated<T>, clock: &'a mut Clock, meter: &'a Meter) -> Game<'a, T> {
        let Seated { wires, first, talk } = seated;
        let (flights, over) = (Flights::new(wires.len()), vec![false; wires.len()]);
        Game { wires, first, talk, clock, meter, flights, ready: Vec::new(), over, open: 0 }
    }

    async fn play(mut self) -> Result<(), Error> {
        for (seat, frame) in std::mem::take(&mut self.first).iter().enumerate() {
            self.hear(seat, frame).await?;
        }
        while self.open > 0 || self.over.contains(&false) {
            self.send_due().await?;
            match self.event().await? {
                Event::Frame(seat, frame) => {
                    self.meter.frame(&frame);
                    self.hear(seat, &frame).await?;
                }
                Event::Due => {}
            }
        }
        Ok(())
    }

    /// The next frame of any seat, or the time of an answer.
    async fn event(&mut self) -> Result<Event, Error> {
        let pause = if self.ready.is_empty() { None } else { self.clock.pause(Instant::now()) };
        let wires = &mut self.wires;
        let frame = poll_fn(|context| {
            for (seat, wire) in wires.iter_mut().enumerate() {
                if let Poll::Ready(frame) = wire.poll(context) {
                    return Poll::Ready(frame.map(|text| (seat, text)));
                }
            }
            Poll::Pending
        });
        let frame = match pause {
            None => frame.await,
            Some(due) => match tokio::time::timeout_at(due.into(), frame).await {
                Ok(frame) => frame,
                Err(_) => return Ok(Event::Due),
            },
        };
        match frame? {
            (seat, Some(frame)) => Ok(Event::Frame(seat, frame)),
            (_, None) => Err(Error::Broken("the server closed a socket".to_owned())),
        }
    }

    async fn hear(&mut self, seat: usize, frame: &Frame) -> Result<(), Error> {
        match self.talk.hear(seat, frame)? {
            Heard::Nothing => {}
            Heard::Pong(frame) => self.wires[seat].send_frame(frame).await?,
            Heard::Opening(next) => self.next(seat, next),
            Heard::Entry { n, by, acknowledges, next } => {
                self.flights.seen(seat, n);
                if by == Some(seat) {
                    self.flights.own(seat, n);
                }
                if acknowledges {
                    self.acknowledged();
                }
                self.arrived();
                self.next(seat, next);
            }
            Heard::Ack(n) => {
                self.acknowledged();
                // Sealed answers may hide whose they are.
                self.flights.own(seat, n);
                self.arrived();
            }
            Heard::Late(next) => {
                self.open = self.open.saturating_sub(1);
                self.flights.turn_back(seat);
                self.next(seat, next);
            }
            Heard::Refused(why) => {
                self.meter.refused(why.clone());
                return Err(Error::Broken(why));
            }
        }
        Ok(())
    }

    fn acknowledged(&mut self) {
        self.open = self.open.saturating_sub(1);
        self.meter.answer();
    }

    fn arrived(&mut self) {
        self.flights.arrived().for_each(|since| self.meter.time(since));
    }

    fn next(&mut self, seat: usize, next: Todo) {
        match next {
            Todo::Wait => {}
            Todo::Over => self.over[seat] = true,
            Todo::Answer(frame) => {
                let since = Instant::now();
                match self.ready.iter_mut().find(|ready| ready.seat == seat) {
                    // Another seat was first to answer the same question.
                    Some(ready) => ready.frame = frame,
                    None if self.flights.waits(seat) => {}
                    None => self.ready.push(Ready { seat, frame, since }),
                }
            }
        }
    }

    async fn send_due(&mut self) -> Result<(), Error> {
        while !self.ready.is_empty() && self.clock.pause(Instant::now()).is_none() {
            let Ready { seat, frame, since } = self.ready.remove(0);
            let since = self.clock.tick(since);
            self.flights.leave(seat, since);
            self.open += 1;
            self.wires[seat].send_frame(frame).await?;
        }
        Ok(())
    }
}
