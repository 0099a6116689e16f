//! Bots sit at the table like anybody: they are asked with their seat's view, think elsewhere, and answer through the
//! same door.

use super::{Ask, Cell, Room};
use crate::app::App;
use crate::chance::{bytes, word};
use bots::{Mind, Said, Thought};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{Floor, Manner, Seat, SeatSet, Waiting};

/// A bot that was asked.
struct Asked {
    seat: Seat,
    at: u32,
    thought: Thought<Said>,
}

impl Room {
    /// Asks the first bot that is called or must answer; or, for a seat whose time has passed, a bot in place of the person,
    /// which does no more than it must.
    fn ask_bot(&self, app: &App, late: Option<Seat>, minds: &mut Minds, floor: Floor) -> Option<Asked> {
        let game = self.game()?;
        let players = &app.offer(&self.row.game).ok()?.players;
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
        Some(Asked { seat, at: game.entries().len() as u32, thought })
    }
}

/// What the bots of a table remember until a person is waited for.
type Minds = HashMap<Seat, Mind>;

/// Lets the bots of a table answer until a person is waited for. One at a time drives a table; who comes second finds
/// it driven.
pub fn drive(app: &App, cell: &Arc<Cell>) {
    if !cell.driven.swap(true, Ordering::AcqRel) {
        let (app, cell) = (app.clone(), Arc::clone(cell));
        tokio::spawn(async move {
            let (mut minds, mut floor) = (Minds::new(), Floor::default());
            loop {
                let asked = {
                    let mut room = cell.enter().await;
                    match room.follow_instruction(&app, &cell).await {
                        Ok(true) => continue,
                        Ok(false) => {}
                        Err(problem) => tracing::warn!(table = cell.id, ?problem, "an instruction failed"),
                    }
                    let asked = room.ask_bot(&app, None, &mut minds, floor);
                    if asked.is_none() {
                        // Under the room's lock: who makes a bot's turn come later finds the table not driven.
                        cell.driven.store(false, Ordering::Release);
                        return;
                    }
                    asked
                };
                if !answer(&app, &cell, asked, &mut minds, &mut floor).await {
                    cell.driven.store(false, Ordering::Release);
                    return;
                }
            }
        });
    }
}

/// A bot answers for a seat whose time has passed.
pub async fn answer_late(app: &App, cell: &Arc<Cell>, seat: Seat) {
    let asked = match cell.enter_fresh(app).await {
        Ok(room) if room.is_overdue(seat) => room.ask_bot(app, Some(seat), &mut Minds::new(), Floor::CLOSED),
        Ok(_) | Err(_) => None,
    };
    answer(app, cell, asked, &mut Minds::new(), &mut Floor::default()).await;
    drive(app, cell);
}

impl Room {
    fn is_overdue(&self, seat: Seat) -> bool {
        self.clocks.iter().any(|(other, due)| *other == seat.0 && *due <= crate::chance::now())
    }
}

/// Thinks away from the tables and answers. False when it makes no sense to go on.
async fn answer(
    app: &App,
    cell: &Arc<Cell>,
    asked: Option<Asked>,
    minds: &mut Minds,
    floor: &mut Floor,
) -> bool {
    let Some(Asked { seat, at, thought }) = asked else { return false };
    let Some(Said { answer, manner, mind }) = app.thinkers.think(thought).await else {
        tracing::error!(table = cell.id, %seat, "a bot failed");
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
    let mut room = cell.enter().await;
    let ask = Ask { at, answer, key: word::<16>() };
    match room.answer(app, cell, seat, &ask).await {
        Ok(_) => true,
        // Another process was faster, or somebody took back: look again.
        Err(problem) if problem.kind == crate::problem::Kind::MovedOn => true,
        Err(problem) => {
            tracing::warn!(table = cell.id, %seat, ?problem, "a bot's answer was not taken");
            false
        }
    }
}
