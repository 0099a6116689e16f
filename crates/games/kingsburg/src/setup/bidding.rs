//! Module 3, auction: bids for the governor that was named.

use super::auction::Name;
use super::governors::without;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::calendar::Point;
use crate::content::GovernorId;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Step, Waiting};

/// The highest bid. There is none in print (KB-MOD3-08), but a list of answers must end somewhere: nobody can ever own more
/// (docs/rulings/kingsburg.md).
pub const MOST: u16 = 600;

/// A governor under the hammer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bidding {
    /// Which.
    pub governor: GovernorId,
    /// Who named him.
    pub namer: Seat,
    /// Whose turn it is.
    pub bidder: Seat,
    /// The highest bid, and whose.
    pub high: Option<(u16, Seat)>,
    /// Who has passed.
    pub passed: SeatSet,
}

/// The next seat clockwise among these.
fn next_of(board: &Board, after: Seat, among: SeatSet) -> Option<Seat> {
    let mut seat = after;
    for _ in 0..board.seats {
        seat = board.left_of(seat);
        if among.has(seat) {
            return Some(seat);
        }
    }
    None
}

impl Step<Kingsburg> for Bidding {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, _state: &State) -> Waiting {
        Waiting::seat(self.bidder)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        let governor = self.governor.element();
        let message = match self.high {
            Some((bid, holder)) => {
                Message::new("prompt-bid").with("governor", governor).with("bid", bid).with("seat", holder)
            }
            None => Message::new("prompt-open").with("governor", governor),
        };
        Prompt { message, rule: self.rule() }
    }

    /// The opening bid, or a higher one, or a pass.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        let lowest = match self.high {
            Some((bid, _)) => {
                answers.push(Answer::Pass);
                bid + 1
            }
            None => 0,
        };
        answers.extend((lowest..=MOST).map(Answer::Bid));
    }

    /// KB-MOD3-07, KB-MOD3-08: the opener must bid, and a bid is strictly more than the one before.
    fn judge(&self, _game: &Kingsburg, _state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Pass {
            return match self.high {
                Some(_) => Ok(()),
                None => Err(Reason::Compulsory { rule: rules::KB_MOD3_07 }),
            };
        }
        let Answer::Bid(bid) = answer else { return Err(Reason::NotAsked { rule: self.rule() }) };
        match self.high {
            Some(_) | None if bid > MOST => Err(Reason::BidTooHigh { most: MOST }),
            Some((high, _)) if bid <= high => Err(Reason::BidTooLow { high }),
            Some(_) | None => Ok(()),
        }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend((0..=MOST + 1).map(Answer::Bid));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// A bid, or a pass, which is final for this card (KB-R-53).
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _seat: Seat, answer: Answer) -> Next {
        let mut next = self;
        let seat = self.bidder;
        if let Answer::Bid(bid) = answer {
            next.high = Some((bid, seat));
            play.tell(Event::Bid { seat, bid, rule: self.rule() });
        } else {
            next.passed.insert(seat);
            play.tell(Event::BidPassed { seat });
        }
        let still = without(&play.state.board).without(next.passed);
        if let Some(bidder) = next_of(&play.state.board, seat, still) {
            next.bidder = bidder;
        }
        play.goto(Frame::Bid(next))
    }

    /// KB-MOD3-08, KB-MOD3-09, KB-MOD3-11: clockwise among those who still bid, until one is left.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let still = without(&play.state.board).without(self.passed);
        match self.high {
            Some((bid, winner)) if still.only() == Some(winner) || bid == MOST => self.win(play, winner, bid),
            Some(_) | None => Next::Ask,
        }
    }
}

impl Bidding {
    /// The rule of the opening bid, or of one after it.
    const fn rule(self) -> Rule {
        if self.high.is_none() { rules::KB_MOD3_07 } else { rules::KB_MOD3_08 }
    }

    /// KB-MOD3-10: the winner pays and takes the card; KB-MOD3-12, KB-R-52: the next after the one who named it, among
    /// those without a card, names another; KB-MOD3-13: the last card leaves the game.
    fn win<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, winner: Seat, bid: u16) -> Next {
        let board = &mut play.state.board;
        let player = board.player_mut(winner);
        player.governor = Some(self.governor);
        let vp = bid as i16;
        player.vp -= vp;
        board.offered = board.offered.iter().copied().filter(|g| *g != self.governor).collect();
        play.tell(Event::GovernorRevealed { seat: winner, governor: self.governor, vp });
        let board = &mut play.state.board;
        match next_of(board, self.namer, without(board)) {
            Some(seat) => play.goto(Frame::Name(Name { seat })),
            None => {
                board.offered.clear();
                play.goto(Frame::At(Point::Start))
            }
        }
    }
}
