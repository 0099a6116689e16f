//! Whoever tries passwords of one name from many addresses has to wait longer and longer.
//!
//! Somebody else's tries keep the owner of the name waiting, too, but never longer than a minute, and not on devices where he is
//! signed in. Names that nobody has count like others, so that nobody learns which there are.

use crate::problem::{Problem, ProblemKind};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many may be wrong before anybody has to wait.
const FREE: u32 = 10;
/// The longest wait.
const LONGEST: Duration = Duration::from_secs(60);
/// After so long without a wrong one all is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(900);
/// So many names are remembered at most.
const MOST: usize = 50_000;

struct Tries {
    wrong: u32,
    last: Instant,
}

impl Tries {
    fn pause(&self) -> Duration {
        match self.wrong.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(over) => Duration::from_secs(1 << over.min(6)).min(LONGEST),
        }
    }
}

/// Wrong passwords, by name.
pub struct Backoff {
    names: Option<Mutex<HashMap<String, Tries>>>,
}

impl Backoff {
    /// One that counts, or lets everybody try for ever.
    #[must_use]
    pub fn new(tries: Option<u32>) -> Backoff {
        Backoff { names: tries.map(|_| Mutex::default()) }
    }

    fn names(&self) -> Option<MutexGuard<'_, HashMap<String, Tries>>> {
        self.names.as_ref().map(|names| names.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// May a password be tried? It counts as wrong until it [`succeeded`](Backoff::succeeded): many that are tried at the same time
    /// count, too.
    ///
    /// # Errors
    /// That it has to wait.
    pub fn a_try(&self, name: &str) -> Result<(), Problem> {
        let Some(mut names) = self.names() else { return Ok(()) };
        if names.len() >= MOST {
            names.retain(|_, tries| tries.last.elapsed() < LONGEST);
        }
        let wrong = match names.get(name) {
            None if names.len() >= MOST => return Ok(()),
            None => 0,
            Some(tries) => match tries.pause().checked_sub(tries.last.elapsed()) {
                Some(wait) if !wait.is_zero() => return Err(Problem::after(ProblemKind::TooMany, wait)),
                Some(_) | None => tries.wrong,
            },
        };
        names.insert(name.to_owned(), Tries { wrong: wrong.saturating_add(1), last: Instant::now() });
        Ok(())
    }

    /// It was wrong: the wait begins now, since its turn to be looked at may have come late.
    pub fn failed(&self, name: &str) {
        let Some(mut names) = self.names() else { return };
        if let Some(tries) = names.get_mut(name) {
            tries.last = Instant::now();
        }
    }

    /// It was right.
    pub fn succeeded(&self, name: &str) {
        if let Some(mut names) = self.names() {
            names.remove(name);
        }
    }

    /// Forgets names that have been left alone.
    pub fn tidy(&self) {
        if let Some(mut names) = self.names() {
            names.retain(|_, tries| tries.last.elapsed() < FORGOTTEN);
            names.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_honest_person_may_mistype_and_others_have_to_wait() {
        let backoff = Backoff::new(Some(1));
        for _ in 0..FREE {
            assert_eq!(backoff.a_try("anna"), Ok(()));
        }
        assert!(backoff.a_try("anna").is_err(), "longer and longer, also if all were tried at once");
        assert_eq!(backoff.a_try("bruno"), Ok(()), "others are not meant");
        backoff.succeeded("anna");
        assert_eq!(backoff.a_try("anna"), Ok(()));
        let pause = |wrong| Tries { wrong, last: Instant::now() }.pause();
        assert_eq!(pause(FREE - 1), Duration::ZERO);
        assert_eq!(pause(FREE + 2), Duration::from_secs(4));
        assert_eq!(pause(u32::MAX), LONGEST);
        assert_eq!(Backoff::new(None).a_try("anna"), Ok(()));
    }
}
