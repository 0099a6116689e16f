//! Where bots think and logs are played again: on a few threads of low priority, so that answers of people never wait for them.
//!
//! Places are given in turn to those for whom it is thought, whoever has least of them first: somebody with a hundred tables of
//! bots that think long waits for himself. Bots that answer at once have places of their own.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::PersonId;
use tokio::sync::oneshot;

/// How much lower the priority of thinking is (its "nice" value).
#[cfg(unix)]
const NICE: i32 = 10;
/// Places for what is done at once.
const QUICK: usize = 4;

/// For whom it is thought: whoever made the table, or asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Whom {
    /// A person.
    Person(PersonId),
    /// Somebody from this network who is not signed in.
    Network(IpAddr),
}

/// How long a thought takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effort {
    /// No time worth speaking of.
    Quick,
    /// A while.
    Long,
}

/// Lets only so many think at once.
#[derive(Clone)]
pub struct Thinkers {
    quick: Arc<Places>,
    long: Arc<Places>,
}

impl Thinkers {
    /// So many long thoughts at once.
    #[must_use]
    pub fn new(places: usize) -> Thinkers {
        Thinkers { quick: Places::new(QUICK), long: Places::new(places.max(1)) }
    }

    /// Thinks, once there is a place; none if the thought failed.
    pub async fn think<T: Send + 'static>(
        &self,
        whom: Whom,
        effort: Effort,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = match effort {
            Effort::Quick => self.quick.get(whom).await?,
            Effort::Long => self.long.get(whom).await?,
        };
        let (tell, told) = oneshot::channel();
        // A thread of its own: priorities belong to threads, and those of the runtime serve people too. Threads
        // that a thought starts inherit the priority.
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            step_back();
            let _ = tell.send(thought());
            drop(place);
        });
        thread.ok()?;
        told.await.ok()
    }
}

/// Lowers the priority of this thread. Where that cannot be done, it thinks as it is.
fn step_back() {
    #[cfg(unix)]
    let _ = rustix::process::nice(NICE);
}

/// Places to think, given out in turn.
struct Places {
    turns: Mutex<Turns>,
}

struct Turns {
    free: usize,
    /// How many places each has.
    taken: HashMap<Whom, usize>,
    /// Who waits, and for what; who got a place last stands last.
    waiting: VecDeque<(Whom, VecDeque<oneshot::Sender<Place>>)>,
}

impl Turns {
    fn take(&mut self, whom: Whom) {
        *self.taken.entry(whom).or_default() += 1;
    }

    fn give_back(&mut self, whom: Whom) {
        if let Some(taken) = self.taken.get_mut(&whom) {
            *taken -= 1;
            if *taken == 0 {
                self.taken.remove(&whom);
            }
        }
    }

    /// Who is next: of those who wait, the first of those with the fewest places.
    fn next(&mut self) -> Option<(Whom, oneshot::Sender<Place>)> {
        let taken = |(_, (whom, _)): &(usize, &(Whom, _))| self.taken.get(whom).copied().unwrap_or(0);
        let (at, _) = self.waiting.iter().enumerate().min_by_key(taken)?;
        let (whom, mut own) = self.waiting.remove(at)?;
        let first = own.pop_front()?;
        if !own.is_empty() {
            self.waiting.push_back((whom, own));
        }
        self.take(whom);
        Some((whom, first))
    }
}

impl Places {
    fn new(free: usize) -> Arc<Places> {
        let turns = Turns { free, taken: HashMap::new(), waiting: VecDeque::new() };
        Arc::new(Places { turns: Mutex::new(turns) })
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, when it is one's turn.
    async fn get(self: &Arc<Places>, whom: Whom) -> Option<Place> {
        let turn = {
            let mut turns = self.turns();
            if turns.free > 0 {
                turns.free -= 1;
                turns.take(whom);
                return Some(Place { places: Some(Arc::clone(self)), whom });
            }
            let (tell, told) = oneshot::channel();
            match turns.waiting.iter_mut().find(|(other, _)| *other == whom) {
                Some((_, own)) => own.push_back(tell),
                None => turns.waiting.push_back((whom, VecDeque::from([tell]))),
            }
            told
        };
        turn.await.ok()
    }

    /// A place is free: whoever is next gets it. Who has stopped waiting is passed over.
    fn give_back(self: Arc<Places>, mut whom: Whom) {
        loop {
            let next = {
                let mut turns = self.turns();
                turns.give_back(whom);
                let next = turns.next();
                if next.is_none() {
                    turns.free += 1;
                }
                next
            };
            let Some((next, tell)) = next else { return };
            let place = Place { places: Some(Arc::clone(&self)), whom: next };
            match tell.send(place) {
                Ok(()) => return,
                Err(mut refused) => {
                    refused.places = None;
                    whom = next;
                }
            }
        }
    }
}

/// A place to think, until this is dropped.
struct Place {
    places: Option<Arc<Places>>,
    whom: Whom,
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(places) = self.places.take() {
            places.give_back(self.whom);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;

    const ANNA: Whom = Whom::Person(1);
    const BRUNO: Whom = Whom::Person(2);

    #[tokio::test]
    async fn thoughts_are_told_and_failures_do_not_block_the_next() {
        let thinkers = Thinkers::new(1);
        for effort in [Effort::Quick, Effort::Long] {
            assert_eq!(thinkers.think(ANNA, effort, || 7).await, Some(7));
            assert_eq!(thinkers.think(ANNA, effort, || -> u8 { panic!("on purpose") }).await, None);
            assert_eq!(thinkers.think(ANNA, effort, || 8).await, Some(8), "the place is free again");
        }
    }

    #[tokio::test]
    async fn whoever_has_least_is_next_and_who_has_gone_is_passed_over() {
        let places = Places::new(2);
        let first = places.get(ANNA).await.expect("a place");
        let second = places.get(ANNA).await.expect("a place");
        let mut crowd: Vec<_> = (0..100).map(|_| Box::pin(places.get(ANNA))).collect();
        for one in &mut crowd {
            assert!(futures_util::poll!(one.as_mut()).is_pending());
        }
        let mut gone = Box::pin(places.get(BRUNO));
        assert!(futures_util::poll!(gone.as_mut()).is_pending());
        let mut stranger = pin!(places.get(BRUNO));
        assert!(futures_util::poll!(stranger.as_mut()).is_pending());
        drop(gone);
        drop(first);
        let his = stranger.await.expect("a place");
        assert_eq!(his.whom, BRUNO, "after one thought, not after a hundred");
        drop(second);
        let mut held = vec![crowd.remove(0).await.expect("a place")];
        drop(his);
        held.push(crowd.remove(0).await.expect("a place"));
        drop(crowd);
        drop(held);
        let turns = places.turns();
        assert_eq!((turns.free, turns.taken.len(), turns.waiting.len()), (2, 0, 0), "all are back");
    }

    #[tokio::test]
    async fn who_answers_at_once_does_not_wait_for_those_who_think_long() {
        let thinkers = Thinkers::new(1);
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let long = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.think(ANNA, Effort::Long, move || ended.recv().is_ok()).await }
        });
        while thinkers.long.turns().free > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.think(BRUNO, Effort::Quick, || 7).await, Some(7));
        end.send(()).expect("somebody thinks");
        assert_eq!(long.await.ok(), Some(Some(true)));
    }
}
