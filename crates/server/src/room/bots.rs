//! Bots sit at the table like anybody: they are asked with their seat's view, think elsewhere, and answer through the
//! same door.

use super::{AnswerRequest, Cell, Room};
use crate::chance::{bytes, word};
use crate::thinkers::{Effort, Whom};
use bots::{Mind, Players, Said, Thought};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::Status;
use table::{Floor, Manner, Seat, SeatSet, Waiting};

/// A bot that was asked.
struct Asked {
    seat: Seat,
    at: u32,
    whom: Whom,
    effort: Effort,
    thought: Thought<Said>,
}

impl Room {
    /// Asks the first bot that is called or must answer; or, for a seat whose time has passed, a bot in place of the person,
    /// which does no more than it must.
    fn ask_bot(&self, late: Option<Seat>, minds: &mut Minds, floor: Floor) -> Option<Asked> {
        let game = self.game().filter(|_| self.row.status == Status::Running)?;
        let players = &self.house.offer(&self.row.game).ok()?.players;
        let waiting = game.waiting();
        let bots = |seats: SeatSet| seats.without(self.people_among(seats));
        let bots = Waiting { must: bots(waiting.must), called: bots(waiting.called), ..waiting };
        let (seat, name, floor) = match late {
            Some(seat) => (seat, players.quick(), Floor::CLOSED),
            None => {
                let (seat, _) = floor.next(bots)?;
                (seat, self.bot_of(seat)?, floor)
            }
        };
        let mind = minds.remove(&seat).unwrap_or_default();
        let thought = players.ask(game, seat, name, u64::from_le_bytes(bytes()), mind, floor)?;
        let effort = effort_of(players, name);
        let whom = Whom::Person(self.row.host);
        Some(Asked { seat, at: game.entries().len() as u32, whom, effort, thought })
    }
}

/// What the bots of a table remember until a person is waited for.
type Minds = HashMap<Seat, Mind>;

impl Cell {
    /// Lets the bots of the table answer until a person is waited for. One at a time drives a table; who comes second finds
    /// it driven.
    pub fn drive(self: &Arc<Cell>) {
        if !self.driven.swap(true, Ordering::AcqRel) {
            let cell = Arc::clone(self);
            tokio::spawn(async move {
                let (mut minds, mut floor) = (Minds::new(), Floor::default());
                loop {
                    let asked = {
                        let mut room = cell.enter().await;
                        match room.follow_instruction().await {
                            Ok(true) => continue,
                            Ok(false) => {}
                            Err(problem) => {
                                tracing::warn!(table = cell.id, ?problem, "an instruction failed");
                            }
                        }
                        let asked = room.ask_bot(None, &mut minds, floor);
                        if asked.is_none() {
                            // Under the room's lock: who makes a bot's turn come later finds the table not driven.
                            cell.driven.store(false, Ordering::Release);
                            return;
                        }
                        asked
                    };
                    if !cell.answer(asked, &mut minds, &mut floor).await {
                        cell.driven.store(false, Ordering::Release);
                        return;
                    }
                }
            });
        }
    }

    /// A bot answers for a seat whose time has passed.
    pub async fn answer_late(self: &Arc<Cell>, seat: Seat) {
        let asked = match self.enter_fresh().await {
            Ok(room) if room.is_overdue(seat) => room.ask_bot(Some(seat), &mut Minds::new(), Floor::CLOSED),
            Ok(_) | Err(_) => None,
        };
        self.answer(asked, &mut Minds::new(), &mut Floor::default()).await;
        self.drive();
    }

    /// Thinks away from the tables and answers. False when it makes no sense to go on.
    async fn answer(self: &Arc<Cell>, asked: Option<Asked>, minds: &mut Minds, floor: &mut Floor) -> bool {
        let Some(Asked { seat, at, whom, effort, thought }) = asked else { return false };
        let Some(Said { answer, manner, mind }) = self.house.thinkers.think(whom, effort, thought).await
        else {
            tracing::error!(table = self.id, %seat, "a bot failed");
            return false;
        };
        minds.insert(seat, mind);
        let Some(answer) = answer else {
            floor.say_nothing(seat);
            return true;
        };
        match manner {
            Manner::Answer => floor.answer(),
            Manner::Act => floor.act(),
        }
        let mut room = self.enter().await;
        let ask = AnswerRequest { at, answer, key: word::<16>() };
        match room.answer(seat, &ask).await {
            Ok(_) => true,
            // Another process was faster, or somebody took back: look again.
            Err(problem) if problem.kind == crate::problem::ProblemKind::MovedOn => true,
            Err(problem) => {
                tracing::warn!(table = self.id, %seat, ?problem, "a bot's answer was not taken");
                false
            }
        }
    }
}

/// Those up to the one that plays well at once answer at once.
fn effort_of(players: &Players, name: &str) -> Effort {
    let names = players.names();
    let place = |name: &str| names.iter().position(|other| *other == name);
    if place(name) <= place(players.quick()) { Effort::Quick } else { Effort::Long }
}

impl Room {
    /// Is there anybody whom [`Cell::drive`] would answer for: a bot, or somebody who has said something beforehand?
    #[must_use]
    pub fn has_others_to_answer(&self) -> bool {
        let answers = |seat: &store::SeatRow| {
            seat.kind == store::SeatKind::Bot || seat.stand_in.is_some() || !seat.instructions.is_empty()
        };
        self.seats.iter().any(answers)
    }

    fn is_overdue(&self, seat: Seat) -> bool {
        self.clocks.iter().any(|(other, due)| *other == seat.0 && *due <= crate::chance::now())
    }
}
