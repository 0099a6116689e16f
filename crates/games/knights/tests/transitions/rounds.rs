//! I-03, I-05, I-30, I-32: cards are turned up and allocated one by one, areas and track are emptied, no round begins after the last.

use super::Step;
use knights::board::Phase;
use knights::content::ActionCard;
use knights::event::Event;
use knights::rules;
use table::Seat;

#[derive(Default)]
pub struct Watch {
    /// The card that is carried out.
    open: Option<(Seat, ActionCard)>,
    /// Neutral cards that were turned up in this round.
    neutral: u8,
}

impl Watch {
    pub fn look(&mut self, step: &Step<'_>) {
        for (at, event) in step.events.iter().enumerate() {
            match *event {
                Event::RoundBegan { .. } => begins(step),
                Event::PlanLaid { .. } => self.neutral = 0,
                Event::NeutralTurned { .. } => self.neutral += 1,
                Event::CardTurned { seat, card } => {
                    assert_eq!(self.open.replace((seat, card)), None, "the last card was not allocated");
                }
                Event::CardAllocated { seat, card, .. } | Event::CardReturned { seat, card } => {
                    assert_eq!(self.open.take(), Some((seat, card)), "a card that was not turned up");
                }
                Event::CardsReturned { area, .. } => {
                    let later = step.events[at..].iter();
                    let filled = later.filter(|event| matches!(event, Event::CardAllocated { area: there, .. } if *there == area)).count();
                    let there = usize::from(step.after.board.cards_in(area));
                    assert!(
                        there <= filled + usize::from(step.after.board.pressing),
                        "{area:?} is not empty"
                    );
                }
                Event::DraftOver => offered(step, at),
                _ => {}
            }
        }
        let board = &step.after.board;
        let per_round = 3 * if step.game.options().for_glory { 3 } else { 2 };
        if board.phase == Phase::Actions {
            let left: u8 = board.neutral_laid.iter().sum();
            assert_eq!(left + self.neutral, per_round, "Neutral cards of a round");
        }
        if board.phase == Phase::Upkeep {
            assert_eq!((board.laid, board.neutral_laid, self.open), Default::default(), "cards are left");
        }
    }
}

/// I-32: while the game is not over there is Influence to be had, or a target that nobody has reached.
fn begins(step: &Step<'_>) {
    let (board, options) = (&step.after.board, step.game.options());
    let target = options.target(&step.game.components().numbers);
    let most = board.playing().map(|seat| board.baron(seat).influence).max().unwrap_or_default();
    assert!(if options.king { most < target } else { board.pool > 0 }, "a round after the last");
}

/// I-05: after a Draft N+1 Mercenaries are on offer, if there are so many.
fn offered(step: &Step<'_>, at: usize) {
    let offers = step.events[at + 1..].iter().take_while(
        |event| matches!(event, Event::MercenaryOffered { rule, .. } if *rule == rules::WK_DRAFT_17),
    );
    let count = offers.count();
    assert!(count <= usize::from(step.after.board.count) + 1);
    let mercenaries = &step.after.board.mercenaries;
    let ran_out = mercenaries.deck.is_empty() && mercenaries.discards.is_empty();
    assert!(count == usize::from(step.after.board.count) + 1 || ran_out, "{count} are on offer");
}
