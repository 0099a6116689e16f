//! What is proved of the whole game, in one program: each program would compile the kit's proofs of this game anew.

mod content;
mod kit;
mod odds;
mod reached;
mod transitions;
