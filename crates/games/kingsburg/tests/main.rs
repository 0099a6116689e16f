//! What is proved of the whole game, in one program: each program would compile the kit's proofs of this game anew.

mod kit;
mod packs;
