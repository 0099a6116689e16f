//! A card is allocated to its area, and a full area brings its special phase (WK-TRIG-01, WK-TRIG-02, WK-TRIG-03, WK-TRIG-04,
//! WK-TRIG-05, WK-TRIG-06, WK-TRIG-07, WK-TRIG-08, WK-TRIG-09).

use crate::Knights;
use crate::content::{ActionCard, PhaseArea};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::{phases, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// A card goes to an area, or back to its owner's hand (WK-ACT-09, WK-ACT-10, WK-ACT-11, WK-ACT-18).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Allocate {
    /// Whose card.
    pub seat: Seat,
    /// Which.
    pub card: ActionCard,
    /// Where to; none: to his hand (WK-ACT-08).
    pub area: Option<PhaseArea>,
}

impl Run<Knights> for Allocate {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Allocate { seat, card, area } = self;
        // WK-OPT-13: cards of who is out leave the game.
        if !play.board().baron(seat).is_out {
            match area {
                Some(area) => {
                    play.board_mut().areas[area as usize][seat.index()].add(card);
                    play.tell(Event::CardAllocated { seat, card, area });
                }
                None => {
                    play.board_mut().baron_mut(seat).cards.add(card);
                    play.tell(Event::CardReturned { seat, card });
                }
            }
        }
        play.pop()
    }
}

/// Every special phase that is due is held before the next card is turned up (WK-TRIG-05): of one Draft Soldiers Wages come before
/// the Draft (WK-TRIG-08, WK-R-18, WK-ROUND-03, WK-CARD-05, WK-CARD-09, WK-CARD-11, WK-CARD-15).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpecialPhases;

impl Run<Knights> for SpecialPhases {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        // WK-R-86: at least, where Barons have left the game.
        let is_full = |area: &PhaseArea| board.cards_in(*area) >= 2 * board.count;
        let full = PhaseArea::EACH.into_iter().find(is_full);
        if let Some(area) = full.or(board.called) {
            if board.called == Some(area) {
                play.board_mut().called = None;
            }
            play.board_mut().annals.phase(area);
            play.tell(Event::PhaseBegan { area });
            return match area {
                PhaseArea::Taxation => play.push(phases::Taxation::FIRST),
                PhaseArea::Wages => play.push(phases::Wages::FIRST),
                PhaseArea::Assembly => play.push(phases::assembly::Convene),
            };
        }
        if board.markers() >= board.markers_needed() {
            play.tell(Event::DraftBegan);
            return play.push(phases::draft::Draft::FIRST);
        }
        play.pop()
    }
}

/// The cards of an area return to their owners.
pub(crate) fn return_cards<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, area: PhaseArea) {
    let board = play.board_mut();
    let cards = std::mem::take(&mut board.areas[area as usize]);
    for (baron, cards) in board.barons.iter_mut().zip(cards) {
        baron.cards.join(cards);
    }
    if area == PhaseArea::Assembly {
        // CG-R-18
        board.pressing = false;
    }
    let rule = match area {
        PhaseArea::Taxation => rules::WK_TAX_06,
        PhaseArea::Wages => rules::WK_WAGES_16,
        PhaseArea::Assembly => rules::WK_ASSEMBLY_14,
    };
    play.tell(Event::CardsReturned { area, rule });
}
