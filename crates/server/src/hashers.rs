//! Passwords are hashed on a few threads of their own, each with memory of its own: hashing takes 19 MiB and some time on
//! purpose, and whoever sends passwords must not decide how much of it the server has at once.
//!
//! Who hangs up while he waits is passed over. Who comes when too many wait is told to come again.

use crate::chance::bytes;
use crate::problem::{Problem, ProblemKind};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

/// Passwords that wait at most: with two threads the last one waits for about two seconds.
const WAITING: usize = 64;
/// The longest password that is looked at.
pub const LONGEST: usize = 200;
/// A hash of nothing anybody types.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cmVhbWVyZWFtZXJlYW1l$eYuS8pSXFDOCqKcY3q8nCq5Xl0bC2MYkYlvWjZ0GdHE";

type Job = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// The threads that hash.
pub struct Hashers {
    jobs: SyncSender<Job>,
}

impl Hashers {
    /// So many threads.
    #[must_use]
    pub fn new(threads: usize) -> Hashers {
        let (jobs, queue) = sync_channel(WAITING);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            // Without the thread passwords wait until they are too many, and that is told.
            let thread = std::thread::Builder::new().name("hasher".to_owned());
            if let Err(error) = thread.spawn(move || hash_forever(&queue)) {
                tracing::error!(%error, "no thread for passwords");
            }
        }
        Hashers { jobs }
    }

    /// The hash of a new password.
    ///
    /// # Errors
    /// That too many wait.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        let hashed = self.run(move |memory| hash(memory, &password)).await?;
        hashed.ok_or(Problem::new(ProblemKind::Internal))
    }

    /// Is this the password? Takes as long when there is none, so that nobody learns which names have one.
    ///
    /// # Errors
    /// That too many wait.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Problem> {
        self.run(move |memory| {
            let matches = matches(memory, &password, stored.as_deref().unwrap_or(NOBODY));
            matches == Some(true) && stored.is_some()
        })
        .await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (tell, told) = oneshot::channel();
        let job = move |memory: &mut Vec<Block>| {
            if !tell.is_closed() {
                let _ = tell.send(work(memory));
            }
        };
        match self.jobs.try_send(Box::new(job)) {
            Ok(()) => told.await.map_err(|_| Problem::new(ProblemKind::Internal)),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                Err(Problem::new(ProblemKind::Busy))
            }
        }
    }
}

fn hash_forever(queue: &Mutex<Receiver<Job>>) {
    let mut memory = Vec::new();
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // Whoever waits for a job that fails is told; the thread goes on.
        let _ = catch_unwind(AssertUnwindSafe(|| job(&mut memory)));
    }
}

fn fill(memory: &mut Vec<Block>, params: Params, password: &str, salt: &[u8]) -> Option<Output> {
    if memory.len() < params.block_count() {
        memory.resize(params.block_count(), Block::default());
    }
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut output, memory).ok()?;
    Output::new(&output).ok()
}

fn hash(memory: &mut Vec<Block>, password: &str) -> Option<String> {
    let salt = bytes::<16>();
    let params = Params::default();
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: fill(memory, params, password, &salt),
    };
    Some(hash.to_string())
}

fn matches(memory: &mut Vec<Block>, password: &str, stored: &str) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let params = Params::try_from(&stored).ok()?;
    // Compared in the same time wherever they differ.
    Some(fill(memory, params, password, &stored.salt?)? == stored.hash?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[tokio::test]
    async fn a_password_is_known_again_also_by_others_who_hash_this_way() {
        let hashers = Hashers::new(1);
        let hash = hashers.hash("correct horse".to_owned()).await.expect("a hash");
        assert!(Argon2::default().verify_password(b"correct horse", hash.as_str()).is_ok(), "{hash}");
        let theirs = Argon2::default().hash_password(b"correct horse").map(|hash| hash.to_string());
        for stored in [hash, theirs.expect("a hash")] {
            let verify = |password: &str| hashers.verify(password.to_owned(), Some(stored.clone()));
            assert_eq!(verify("correct horse").await, Ok(true));
            assert_eq!(verify("wrong horse").await, Ok(false));
        }
        assert_eq!(hashers.verify("anything".to_owned(), None).await, Ok(false));
        assert_eq!(hashers.verify(String::new(), Some("not a hash".to_owned())).await, Ok(false));
    }

    #[tokio::test]
    async fn who_hangs_up_is_passed_over_and_who_is_one_too_many_is_told() {
        let hashers = Hashers::new(1);
        let (start, started) = std::sync::mpsc::channel::<()>();
        let (reached, is_reached) = oneshot::channel();
        // Holds the thread until all others have come.
        let blocked = hashers.run(move |_| {
            let _ = reached.send(());
            let _ = started.recv();
        });
        let crowd = async {
            let _ = is_reached.await;
            let mut waiting: Vec<_> = Vec::new();
            for _ in 0..WAITING {
                let mut one = Box::pin(hashers.run(|_| -> u8 { panic!("nobody waits for this any more") }));
                assert!(futures_util::poll!(one.as_mut()).is_pending(), "it is queued");
                waiting.push(one);
            }
            let refused = hashers.run(|_| ()).await;
            assert_eq!(refused, Err::<(), _>(Problem::new(ProblemKind::Busy)));
            // All hang up.
            waiting.clear();
            let _ = start.send(());
        };
        let (blocked, ()) = tokio::join!(blocked, crowd);
        assert_eq!(blocked, Ok(()));
        loop {
            // Those who hung up are taken from the queue without their work being done.
            match hashers.run(|_| 7).await {
                Err(problem) => assert_eq!(problem.kind, ProblemKind::Busy),
                Ok(seven) => break assert_eq!(seven, 7),
            }
        }
    }
}
