//! What a player is asked.

use crate::answer::{advisor, element};
use crate::board::Board;
use crate::content::{Content, Pc, Step};
use crate::flow::Frame;
use crate::mercenaries;
use crate::winter::Blow;
use table::{Message, Prompt, Rule, Seat};

/// The question of the frame in progress.
pub fn of(content: &Content, board: &Board, seat: Seat) -> Prompt {
    let (message, rule) = match board.frame() {
        Frame::Lines { .. } => (Message::new("prompt-lines"), Rule("KB-MOD2-03")),
        Frame::Draft { taken, .. } if taken < board.seats => {
            (Message::new("prompt-draft"), Rule("KB-MOD2-06"))
        }
        Frame::Draft { .. } => (Message::new("prompt-draft"), Rule("KB-MOD2-07")),
        Frame::Governors { .. } => (Message::new("prompt-governors"), Rule("KB-MOD3-03")),
        Frame::Name { .. } => (Message::new("prompt-name"), Rule("KB-MOD3-07")),
        Frame::Bid(bidding) => {
            let governor = bidding.governor.element();
            match bidding.high {
                Some((bid, holder)) => (
                    Message::new("prompt-bid")
                        .with("governor", governor)
                        .with("bid", bid)
                        .with("seat", holder),
                    Rule("KB-MOD3-08"),
                ),
                None => (Message::new("prompt-open").with("governor", governor), Rule("KB-MOD3-07")),
            }
        }
        Frame::Aid { .. } => (Message::new("prompt-aid"), Rule("KB-AID-05")),
        Frame::Reroll { .. } => (Message::new("prompt-reroll"), Rule("KB-ORDERING-01")),
        Frame::Influence { .. } => (Message::new("prompt-influence"), Rule("KB-INF-01")),
        Frame::Effect { seat: owner, pc, memo, .. } => of_step(content, owner, pc, memo),
        Frame::Moment(_) => (Message::new("prompt-order"), Rule("KB-ORDERING-01")),
        Frame::Build { built: 0, .. } => (Message::new("prompt-build"), Rule("KB-BUILD-01")),
        Frame::Build { .. } => {
            let rule = if board.agent == Some(seat) { Rule("KB-ENVOY-08") } else { Rule("KB-MOD4-03") };
            (Message::new("prompt-build-second"), rule)
        }
        Frame::Mercenaries { .. } => {
            let terms = mercenaries::terms(content, board, seat);
            (Message::new("prompt-mercenaries").with("price", terms.price), Rule("KB-MERC-01"))
        }
        Frame::Requests { .. } => (Message::new("prompt-requests"), Rule("KB-MOD5-03")),
        Frame::OwnDie { own, .. } => {
            let sent = board.totals[seat.index()];
            (Message::new("prompt-own-die").with("own", own).with("sent", sent), Rule("KB-MOD1-04"))
        }
        Frame::Battle { blow: Blow::Raid, .. } => (Message::new("prompt-raid"), Rule("KB-RAID-03")),
        Frame::Battle { .. } => (Message::new("prompt-battle-reward"), Rule("KB-WINTER-09")),
        Frame::Begin | Frame::Help { .. } | Frame::At(_) | Frame::Over => {
            (Message::new("prompt-over"), Rule("KB-END-02"))
        }
    };
    Prompt { message, rule }
}

/// The question of an effect in progress; `owner` is who gains by it.
fn of_step(content: &Content, owner: Seat, pc: Pc, memo: u8) -> (Message, Rule) {
    let key = match content.step(pc) {
        Step::May(_) => "prompt-effect-may",
        Step::Trade { trades, .. } if trades.iter().all(|t| t.pay.any == 0 && t.gain.any > 0) => {
            "prompt-effect-buy"
        }
        Step::Trade { .. } => "prompt-effect-trade",
        Step::Choose { pick: 1, .. } => "prompt-effect-choose",
        Step::Choose { .. } => "prompt-effect-choose-several",
        Step::Named { .. } => "prompt-effect-name",
        Step::OpponentPicks { .. } | Step::Split(_) if memo == 0 => "prompt-effect-opponent",
        Step::OpponentPicks { .. } | Step::Split(_) => "prompt-effect-picked",
        Step::Give(_) => "prompt-effect-give",
        Step::Steal(_) => "prompt-effect-steal",
        Step::Peek => "prompt-effect-look",
        Step::MoveGroup(_) => "prompt-effect-move",
        Step::FreeBuild { .. } => "prompt-effect-free-build",
        Step::Gain(_)
        | Step::OneOf(_)
        | Step::TakeStock(_)
        | Step::End
        | Step::Jump(_)
        | Step::Unless(..)
        | Step::UnlessNoted(..)
        | Step::Note(_)
        | Step::Lose(_)
        | Step::GainPer { .. }
        | Step::Copy
        | Step::Each(..)
        | Step::WhiteDie(_)
        | Step::ColouredDice(_) => "prompt-effect-take",
    };
    let message = Message::new(key).with("source", element(content.owner(pc))).with("seat", owner);
    let message = match content.step(pc) {
        Step::MoveGroup(to) => message.with("advisor", advisor(*to)),
        Step::Choose { pick, .. } => message.with("count", *pick),
        _ => message,
    };
    (message, content.rule(pc))
}
