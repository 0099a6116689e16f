//! What a player is asked.

use crate::answer::advisor;
use crate::board::Board;
use crate::content::{Content, Gift};
use crate::flow::Frame;
use crate::mercenaries;
use crate::seasons::help;
use crate::winter::Blow;
use table::{Message, Prompt, Rule, Seat};

/// The question of the frame in progress.
pub fn of(content: &Content, board: &Board, seat: Seat) -> Prompt {
    let (message, rule) = match board.frame() {
        Frame::Aid { .. } => (Message::new("prompt-aid"), Rule("KB-AID-05")),
        Frame::Reroll { .. } => (Message::new("prompt-reroll"), Rule("KB-ORDERING-01")),
        Frame::Influence { .. } => (Message::new("prompt-influence"), Rule("KB-INF-01")),
        Frame::Gift { advisor: number, gift, .. } => {
            let key = match content.advisors[number as usize - 1].gifts.get(usize::from(gift)) {
                Some(Gift::Trade(crate::content::Trade::Points { .. })) => "prompt-gift-buy",
                Some(Gift::Trade(_)) => "prompt-gift-trade",
                Some(Gift::Peek) => "prompt-gift-look",
                Some(Gift::Gain(_) | Gift::OneOf(_)) | None => "prompt-gift-take",
            };
            (Message::new(key).with("advisor", advisor(number)), help::rule(number))
        }
        Frame::Build { built: 0, .. } => (Message::new("prompt-build"), Rule("KB-BUILD-01")),
        Frame::Build { .. } => (Message::new("prompt-build-second"), Rule("KB-ENVOY-08")),
        Frame::SeasonEnd { .. } => (Message::new("prompt-season-end"), Rule("KB-BLD-21")),
        Frame::Mercenaries { .. } => {
            let price = mercenaries::price(content, board.player(seat));
            (Message::new("prompt-mercenaries").with("price", price), Rule("KB-MERC-01"))
        }
        Frame::Battle { blow: Blow::Raid, .. } => (Message::new("prompt-raid"), Rule("KB-RAID-03")),
        Frame::Battle { .. } => (Message::new("prompt-battle-reward"), Rule("KB-WINTER-09")),
        Frame::Begin | Frame::Help { .. } | Frame::Over => (Message::new("prompt-over"), Rule("KB-END-02")),
    };
    Prompt { message, rule }
}
