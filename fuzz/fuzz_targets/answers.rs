//! The first byte chooses the game, the second the seats, the others are what happens at the table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::{Game, kit};
use titles::{Known, Task};
use toys::conquest::Conquest;
use toys::morra::Morra;

fuzz_target!(|bytes: &[u8]| {
    let [game, seats, bytes @ ..] = bytes else { return };
    match usize::from(*game) % (titles::NAMES.len() + 2) {
        0 => play::<Conquest>(*seats, bytes),
        1 => play::<Morra>(*seats, bytes),
        n => titles::with(titles::NAMES[n - 2], Play(*seats, bytes)).expect("it is listed"),
    }
});

struct Play<'a>(u8, &'a [u8]);

impl Task for Play<'_> {
    type Out = ();
    fn with<G: Known>(self) {
        play::<G>(self.0, self.1);
    }
}

fn play<G: Game>(seats: u8, bytes: &[u8]) {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + seats % (most - least + 1);
    kit::fuzz::<G>(&G::Options::default(), seats, bytes);
}
