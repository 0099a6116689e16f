//! Initiative cards are picked (p.2, p.8), from the highest roll to the lowest.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::{Board, Phase, State};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::group::{initiative, merchant};
use crate::reason::Reason;
use crate::{rules, setup};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Stack, Step, Waiting};

/// Whoever rolled highest of those left picks one of the cards left (WE-SETUP-02, WE-INITIATIVE-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PickInitiative;

/// Is this initiative card still there?
fn is_left(board: &Board, n: u8) -> bool {
    n < 8 && board.initiative_left >> n & 1 == 1
}

impl Step<Warlords> for PickInitiative {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.ranking.first().copied())
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-initiative-card"), initiative::rule(&state.board))
    }

    fn list(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend((1..=4).filter(|n| is_left(&state.board, *n)).map(Answer::Initiative));
    }

    fn judge(&self, _: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = initiative::rule(&state.board);
        let Answer::Initiative(n) = answer else { return Err(Reason::NotAsked { rule }) };
        if is_left(&state.board, n) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..=5).map(Answer::Initiative));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Initiative(n) = answer else { return Next::Go };
        let board = play.board_mut();
        board.initiative_left &= !(1 << n);
        board.ranking.remove(0);
        board.player_mut(seat).initiative = n;
        let rule = initiative::rule(board);
        play.tell(Event::InitiativeTaken { seat, n, rule });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        // A position may begin before anything is rolled.
        let unrolled = board.playing().iter().all(|seat| board.player(seat).initiative == 0);
        if board.ranking.is_empty() && unrolled {
            initiative::roll(play);
        }
        if !play.board().ranking.is_empty() {
            return Next::Ask;
        }
        let board = play.board_mut();
        let mut order: Stack<Seat, 4> = board.playing().iter().collect();
        order.sort_by_key(|seat| board.player(*seat).initiative);
        board.order = order;
        if board.phase == Phase::Setup {
            play.tell(Event::OrderSet { order, rule: rules::WE_SETUP_04 });
            setup::begin_kingdoms(play)
        } else {
            play.tell(Event::OrderSet { order, rule: rules::WE_INITIATIVE_04 });
            merchant::begin(play)
        }
    }
}
