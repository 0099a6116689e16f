//! What the rules know of a word of cards, in one `impl` for each word; `content::vocabulary` hands on to it.

use crate::Warlords;
use crate::answer::Answer;
use crate::battle::Side;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::possible::side_of;
use crate::content::vocabulary::{Timing, WhoseSide};
use crate::event::Event;
use crate::flow::Play;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Seat, Sink};

/// By whom a card is played, and on whom.
#[derive(Copy, Clone)]
pub(crate) struct Aim {
    /// By whom.
    pub by: Seat,
    /// On which opponent, if he is known.
    pub on: Option<Seat>,
}

impl Aim {
    /// A side of the battle, as the card means it.
    pub(crate) fn side(self, board: &Board, whose: WhoseSide) -> Option<Side> {
        side_of(board, self.by).map(|own| if whose == WhoseSide::Own { own } else { own.other() })
    }
}

/// A word of cards: when it makes sense, whether it can be carried out, and what it does. Words that ask nothing leave the
/// second half as it is.
pub(crate) trait Verb {
    /// Why the rules cannot carry it out at that time, if so: such content is refused.
    fn unfit(&self, _: Timing) -> Option<String> {
        None
    }

    /// Can it be carried out (WE-CARD-06)?
    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool;

    /// It is carried out, or asks what to choose: then it lays the choice on the frames.
    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice);

    /// Who chooses.
    fn chooser(&self, choice: &CardChoice) -> Seat {
        choice.by
    }

    /// The key of the question.
    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-castle"
    }

    /// What can be chosen.
    fn list(&self, _: &Warlords, _: &Board, _: &CardChoice, _: &mut Vec<Answer>) {}

    /// Can this be chosen?
    fn judge(&self, _: &Warlords, _: &Board, _: &CardChoice, _: Answer) -> Result<(), Reason> {
        Err(Reason::NotAsked { rule: rules::WE_CARD_14 })
    }

    /// It was chosen.
    fn take<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, _: CardChoice, _: Answer) -> Next {
        play.pop()
    }
}

/// What belongs to one time only.
pub(super) fn only_at(wanted: Timing, timing: Timing, what: &str) -> Option<String> {
    (timing != wanted).then(|| format!("{what} belongs to the time {wanted:?}, not {timing:?}"))
}

/// What was asked is answered by something that does what the card says, or by something that does not.
pub(super) fn if_so(holds: bool, choice: &CardChoice) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(Reason::NoEffect { card: choice.card }) }
}
