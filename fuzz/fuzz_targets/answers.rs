//! The first byte chooses the game and the seats, the others are what happens at the table.
#![no_main]

use kingsburg::Kingsburg;
use libfuzzer_sys::fuzz_target;
use table::kit;
use toys::conquest::{self, Conquest};
use toys::morra::{self, Morra};

fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = bytes.split_first() else { return };
    match game % 6 {
        0 => kit::fuzz::<Conquest>(&conquest::Options::default(), 4, bytes),
        1 => kit::fuzz::<Morra>(&morra::Options::default(), 3, bytes),
        seats => kit::fuzz::<Kingsburg>(&kingsburg::Options::default(), seats, bytes),
    }
});
