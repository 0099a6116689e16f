//! The Mercenary Draft (p.12-13): markers hire from left to right.

mod assign;
mod several;

pub use assign::{Assign, AssignRule};
pub use several::Several;

use crate::Knights;
use crate::answer::{Answer, Stance, written};
use crate::board::{Board, Marker, State};
use crate::content::vocabulary::{Resource, Stat};
use crate::content::{Nation, Subject, TroopKind, Troops, kinds, of_kind};
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// The leftmost marker hires (WK-DRAFT-01, WK-DRAFT-07, CG-R-21, CG-R-22).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// Whose first marker has come up (WK-R-77).
    pub came: SeatSet,
}

impl Draft {
    /// How it begins.
    pub const FIRST: Draft = Draft { came: SeatSet::EMPTY };

    /// May he announce that he hires several of one nationality (WK-DRAFT-08, WK-DRAFT-09)?
    fn may_announce(self, game: &Knights, board: &Board, seat: Seat, nation: Nation) -> Result<(), Reason> {
        let not_offered = Err(Reason::NotOffered { rule: rules::WK_DRAFT_08 });
        if self.came.has(seat) || board.markers_of(seat) < 2 {
            return not_offered;
        }
        let mut prices: table::Stack<u16, 16> = board
            .mercenaries
            .offer
            .iter()
            .filter(|troop| troop.kind().nation() == Some(nation))
            .map(|troop| game.hire_price(board, seat, troop.kind(), Stance::Defy))
            .collect();
        prices.sort_unstable();
        // Two of them at least, which he can pay, if need be against a Law (WK-BAN-05).
        match prices[..] {
            [first, second, ..] => board.can_pay(seat, first + second, rules::WK_DRAFT_10),
            _ => not_offered,
        }
    }
}

/// Whose marker is next, and on which spot.
fn next_marker(board: &Board) -> Option<(usize, Seat)> {
    board.track.iter().enumerate().find_map(|(spot, marker)| match marker {
        Some(Marker::Baron(seat)) => Some((spot, *seat)),
        Some(Marker::Token) | None => None,
    })
}

impl Knights {
    /// The fee for a Mercenary (WK-DRAFT-03, CG-TROOP-02); Laws raise it for who obeys them.
    #[must_use]
    pub fn hire_price(&self, board: &Board, seat: Seat, kind: TroopKind, stance: Stance) -> u16 {
        let base = i32::from(self.content.troops[kind.index()].cost);
        self.stat_for(board, Stat::HireCost, Subject::Baron(seat), base, stance).max(0) as u16
    }

    /// May he hire this card (WK-DRAFT-04)?
    fn may_hire(&self, board: &Board, seat: Seat, kind: TroopKind, stance: Stance) -> Result<(), Reason> {
        if of_kind(board.mercenaries.offer, kind).is_none() {
            return Err(Reason::NotOnOffer { troop: kind });
        }
        if stance == Stance::Defy && board.agendas.laws.is_empty() {
            return Err(Reason::NoLaw);
        }
        let price = self.hire_price(board, seat, kind, stance);
        if stance == Stance::Defy && price == self.hire_price(board, seat, kind, Stance::Obey) {
            return Err(Reason::NoLaw);
        }
        board.can_pay(seat, price, rules::WK_DRAFT_04)
    }
}

impl Step<Knights> for Draft {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(next_marker(&state.board).map(|(_, seat)| seat))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-draft"), rules::WK_DRAFT_02)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Nation(nation) = answer {
            return self.may_announce(game, board, seat, nation);
        }
        let Answer::Hire(kind, stance) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_DRAFT_02 });
        };
        game.may_hire(board, seat, kind, stance)
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let offer = kinds(state.board.mercenaries.offer);
        answers.extend(
            offer.flat_map(|kind| [Stance::Obey, Stance::Defy].map(|stance| Answer::Hire(kind, stance))),
        );
        answers.extend(Nation::EACH.map(Answer::Nation));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let mut came = self.came;
        came.insert(seat);
        play.goto(Draft { came });
        if let Answer::Nation(nation) = answer {
            play.tell(Event::SeveralAnnounced { seat, nation });
            return play.push(Several { seat, nation, hired: 0 });
        }
        // WK-DRAFT-05: the marker goes whether he hires or not.
        remove_marker(play, seat);
        if let Answer::Hire(kind, stance) = answer {
            return hire(play, seat, kind, stance);
        }
        play.tell(Event::NotHired { seat });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        // CG-NACT-13: tokens leave the track at the start.
        let is_token = |spot: &Option<Marker>| *spot == Some(Marker::Token);
        play.board_mut().track.iter_mut().filter(|spot| is_token(spot)).for_each(|spot| *spot = None);
        match next_marker(play.board()) {
            Some((_, seat)) if play.board().baron(seat).is_out => {
                remove_marker(play, seat);
                Next::Go
            }
            Some(_) if !play.board().mercenaries.offer.is_empty() => Next::Ask,
            Some((_, seat)) => {
                remove_marker(play, seat);
                Next::Go
            }
            None => finish(play),
        }
    }
}

/// The leftmost marker of a Baron leaves the track.
fn remove_marker<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let his = Some(Marker::Baron(seat));
    if let Some(spot) = play.board_mut().track.iter_mut().find(|spot| **spot == his) {
        *spot = None;
    }
}

/// A Mercenary is paid for and must be assigned at once (WK-DRAFT-12).
fn hire<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    kind: TroopKind,
    stance: Stance,
) -> Next {
    let Some(troop) = of_kind(play.board().mercenaries.offer, kind) else { return Next::Go };
    let price = play.game.hire_price(play.board(), seat, kind, stance);
    if stance == Stance::Defy {
        play.ban(seat, rules::WK_BAN_05);
    }
    play.pay(seat, Resource::Crowns, price, rules::WK_DRAFT_03);
    play.board_mut().mercenaries.offer.remove(troop);
    play.tell(Event::Hired { seat, troop: kind, rule: rules::WK_DRAFT_02 });
    play.push(Assign { seat, troop, rule: AssignRule::Draft })
}

/// WK-DRAFT-15, WK-DRAFT-16, WK-DRAFT-17, WK-DRAFT-18: the rest goes back, and a new offer is made.
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let mercenaries = &mut play.board_mut().mercenaries;
    let left = std::mem::replace(&mut mercenaries.offer, Troops::NONE);
    mercenaries.deck = mercenaries.deck.or(left);
    play.tell(Event::DraftOver);
    play.offer_mercenaries(rules::WK_DRAFT_17);
    play.pop()
}
