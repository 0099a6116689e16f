//! Module 3: governors, three dealt to each player, who keeps one in secret.

use crate::answer::Answer;
use crate::board::{Board, MAX_SEATS, State};
use crate::calendar::Point;
use crate::content::GovernorId;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::{Kingsburg, options, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Stack, Step, Waiting};

/// KB-MOD3-01, KB-MOD3-06: three cards for each, or one more than players for the auction.
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    match play.game.options.governors {
        options::Governors::None => play.goto(Frame::At(Point::Start)),
        options::Governors::Dealt => {
            let seats = play.state.board.seats;
            play.state.hidden.dealt = deal(seats, None, play.chance);
            for seat in Seat::all(seats) {
                play.tell(Event::GovernorsDealt { seat, governors: play.state.hidden.dealt[seat.index()] });
            }
            play.goto(Frame::Governors(Governors { chosen: SeatSet::EMPTY }))
        }
        options::Governors::Auction => super::auction::begin(play),
    }
}

/// Deals three cards to each seat; the others leave the game (KB-MOD3-02). `known` is a hand that somebody has already.
pub fn deal<C: Chance>(
    seats: u8,
    known: Option<(Seat, [GovernorId; 3])>,
    chance: &mut C,
) -> [[GovernorId; 3]; MAX_SEATS] {
    let taken = |g: &GovernorId| known.is_some_and(|(_, hand)| hand.contains(g));
    let mut deck: Stack<GovernorId, 24> = GovernorId::all().filter(|g| !taken(g)).collect();
    let mut dealt = [[GovernorId::default(); 3]; MAX_SEATS];
    for seat in Seat::all(seats) {
        let mut hand = match known {
            Some((owner, hand)) if owner == seat => hand,
            Some(_) | None => std::array::from_fn(|_| deck.remove(chance.draw(deck.len()))),
        };
        hand.sort_unstable();
        dealt[seat.index()] = hand;
    }
    dealt
}

/// Who has no governor yet.
#[must_use]
pub fn without(board: &Board) -> SeatSet {
    Seat::all(board.seats).filter(|s| board.player(*s).governor.is_none()).collect()
}

/// Each keeps one of three governors.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Governors {
    /// Who has chosen.
    pub chosen: SeatSet,
}

impl Step<Kingsburg> for Governors {
    /// KB-MOD3-03: in secret, all at once.
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        Waiting::sealed(SeatSet::all(state.board.seats).without(self.chosen))
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-governors"), rule: rules::KB_MOD3_03 }
    }

    /// One of the three.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend(state.hidden.dealt[seat.index()].map(Answer::Governor));
    }

    /// KB-MOD3-03: is it one of his three?
    fn judge(&self, _game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::KB_MOD3_03;
        let Answer::Governor(governor) = answer else { return Err(answer.refused(rule)) };
        let his = state.hidden.dealt[seat.index()].contains(&governor);
        if his { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend(GovernorId::all().map(Answer::Governor));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Keeps it, face down.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Governor(governor) = answer {
            play.state.hidden.kept[seat.index()] = governor;
            play.tell(Event::GovernorKept { seat, governor });
        }
        let mut chosen = self.chosen;
        chosen.insert(seat);
        play.goto(Frame::Governors(Governors { chosen }))
    }

    /// KB-MOD3-04, KB-MOD3-05: when all have chosen, all are revealed at once and the rest leaves the game.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seats = play.state.board.seats;
        if self.chosen != SeatSet::all(seats) {
            return Next::Ask;
        }
        let kept = play.state.hidden.kept;
        for seat in Seat::all(seats) {
            let governor = kept[seat.index()];
            play.state.board.player_mut(seat).governor = Some(governor);
            play.tell(Event::GovernorRevealed { seat, governor, vp: 0 });
        }
        play.state.hidden.dealt = Default::default();
        play.state.hidden.kept = Default::default();
        play.goto(Frame::At(Point::Start))
    }
}
