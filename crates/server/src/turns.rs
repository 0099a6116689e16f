//! What somebody may do once at a time.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Who is at it.
pub struct OneAtATime<K>(Arc<Mutex<HashSet<K>>>);

impl<K> Clone for OneAtATime<K> {
    fn clone(&self) -> OneAtATime<K> {
        OneAtATime(Arc::clone(&self.0))
    }
}

impl<K> Default for OneAtATime<K> {
    fn default() -> OneAtATime<K> {
        OneAtATime(Arc::default())
    }
}

impl<K: Copy + Eq + Hash> OneAtATime<K> {
    /// Begins, unless the same is at it already.
    #[must_use]
    pub fn enter(&self, who: K) -> Option<AtIt<K>> {
        self.all().insert(who).then(|| AtIt { all: self.clone(), who })
    }

    fn all(&self) -> MutexGuard<'_, HashSet<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody is at it, until this is dropped.
pub struct AtIt<K: Copy + Eq + Hash> {
    all: OneAtATime<K>,
    who: K,
}

impl<K: Copy + Eq + Hash> Drop for AtIt<K> {
    fn drop(&mut self) {
        self.all.all().remove(&self.who);
    }
}
