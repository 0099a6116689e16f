//! The vocabulary and the cards of Warrior Knights with Crown and Glory, compiled through the library: the start of that game.

mod compile;
mod content;
#[expect(dead_code, reason = "what rules will read of a card, beside what it does")]
mod items;
mod play;
mod vocabulary;
