//! Individual turns (p.4): Manoeuvre, Battles, Redeployment, Conquest card.

mod battles;
mod company;
pub(crate) mod end;
mod manoeuvre;
mod march;
mod muster;
pub mod paths;
mod redeploy;
mod start;

pub use battles::Battles;
pub use end::TurnEnd;
pub use manoeuvre::Manoeuvre;
pub use march::March;
pub(crate) use march::{can_redeploy, load_wagons};
pub use redeploy::Redeploy;
pub use start::TurnStart;

use crate::Warlords;
use crate::answer::Answer;
use crate::board::{Board, Phase, State};
use crate::cards::in_force::Span;
use crate::content::Fiefs;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, with_hand};
use crate::reason::Reason;
use crate::{cards, group, ransom};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Rule, Run, Seat, SeatSet, Sink, Waiting, Window};

/// A new round: everybody who plays has a turn, in order of initiative (WE-TURN-01).
pub(crate) fn begin_round<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    board.round += 1;
    board.begun = Fiefs::NONE;
    board.dated = Fiefs::NONE;
    let window = Window::of(board.in_order());
    let round = board.round;
    group::victory::update(play);
    play.tell(Event::RoundBegan { round });
    play.goto(Turns(window))
}

/// Turns, one after another: the next one, or the Group Phases when everybody has had his (WE-TURN-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turns(pub Window);

impl Run<Warlords> for Turns {
    fn run<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = self.0.seat() else { return group::begin(play) };
        self.0.pass();
        play.goto(self);
        if !play.board().plays(seat) {
            return Next::Go;
        }
        let board = play.board_mut();
        board.active = seat;
        board.phase = Phase::Manoeuvre;
        board.conquered = Fiefs::NONE;
        board.attacked = Default::default();
        board.long_march = None;
        board.offers = Default::default();
        // WE-R-57: what was played in another turn does not count in this one.
        board.end(Span::Turn);
        board.crown.through = board.crown.holder.is_some_and(|holder| holder != seat);
        play.tell(Event::TurnBegan { seat });
        play.push(TurnStart)
    }
}

/// The fiefs a player may attack: all in play that are not his, but for truces.
pub(crate) fn targets(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    let bound = Seat::all(board.seats).filter(|s| board.truce(seat, *s));
    let barred = bound.fold(board.fiefs(seat), |sum, s| sum.or(board.fiefs(s)));
    game.scenario.fiefs.without(barred)
}

/// A quiet point of the own turn, at which no dice are due: a move may begin, captives be talked about (WE-R-49), and
/// cards of these times be played.
#[derive(Copy, Clone)]
struct Quiet {
    times: &'static [Timing],
    /// The rule that asks.
    rule: Rule,
}

impl Quiet {
    /// The active player is asked, and whoever has a captive to talk about with him may speak up.
    #[inline]
    fn waiting(self, game: &Warlords, state: &State) -> Waiting {
        let waiting = with_hand(state, state.board.active);
        waiting.while_may(ransom::may_speak_up(game, &state.board), SeatSet::EMPTY)
    }

    /// Lists deals and cards.
    fn list(self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        ransom::list_deals(game, &state.board, seat, answers);
        cards::list(game, state, seat, self.times, answers);
    }

    fn judge(self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Answer::Deal(other) = answer {
            ransom::judge_deal(game, &state.board, seat, other)
        } else if let Answer::Card(card) = answer {
            cards::judge(game, state, seat, self.times, card)
        } else {
            Err(Reason::NotAsked { rule: self.rule })
        }
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Deal(other) = answer {
            ransom::open(play, seat, other)
        } else if let Answer::Card(card) = answer {
            cards::play(play, seat, card)
        } else {
            Next::Go
        }
    }

    /// The players who could be talked to.
    fn candidates(self, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(Seat::all(state.board.seats).map(Answer::Deal));
    }
}
