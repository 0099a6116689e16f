//! Ctrl-C while many games are played: what is known so far is told.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

/// Was the end asked for?
static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// The exit code of a program that was interrupted.
pub const EXIT_CODE: u8 = 130;

/// From now on the first Ctrl-C asks for the end, and the second one ends the program at once.
pub fn listen() {
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first signal finds the flag down. Where signals cannot be heard, they end the program.
        let _ = register_conditional_shutdown(signal, i32::from(EXIT_CODE), Arc::clone(&ASKED));
        let _ = register(signal, Arc::clone(&ASKED));
    }
}

/// Was the end asked for?
#[must_use]
pub fn was() -> bool {
    ASKED.load(Ordering::Relaxed)
}
