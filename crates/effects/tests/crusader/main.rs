//! The vocabulary and the components of Crusader Kings that have effects, compiled through the library: the start of that game.

mod compile;
mod content;
#[expect(dead_code, reason = "what rules will read of a component, beside what it does")]
mod items;
mod play;
mod vocabulary;
