//! Content as a value, and the shelf on which a title keeps all of it that its tables are played with.

use crate::mistake::Mistake;
use crate::overlay::{Embedded, Pack};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

/// The components of a game in the form its rules work with, made from a pack.
pub trait Content: Sized + Send + Sync + 'static {
    /// The files of the default pack.
    const FILES: &'static [Embedded];
    /// Hashes by which earlier programs called content that has another hash now, though its values are the same: the
    /// earlier one, then the present one.
    const FORMER: &'static [(&'static str, &'static str)] = &[];

    /// The components of a pack.
    ///
    /// # Errors
    /// Everything that is wrong with them, each with its place.
    fn read(pack: Pack) -> Result<Self, Vec<Mistake>>;

    /// The pack they are made from.
    fn pack(&self) -> &Pack;

    /// The components that are part of the program, read once: like a constant, they decide nothing by themselves.
    fn built_in() -> Arc<Self>;

    /// The hash that tells them from any others, kept in every log.
    fn hash(&self) -> &str {
        self.pack().hash()
    }

    /// Is this what a log means by that hash?
    fn is_called(&self, hash: &str) -> bool {
        self.hash() == hash || Self::FORMER.iter().any(|(former, now)| *former == hash && *now == self.hash())
    }
}

/// Reads the content that is part of the program; a game keeps it for [`Content::built_in`].
///
/// # Panics
/// When its files are broken: a test of every game reads them.
#[must_use]
pub fn embedded<C: Content>() -> Arc<C> {
    match Pack::embedded(C::FILES).and_then(C::read) {
        Ok(content) => Arc::new(content),
        Err(mistakes) => {
            let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            panic!("the default content is broken: {}", all.join("; "))
        }
    }
}

/// Reads the pack of a folder, laid over the default one, and everything that is wrong with it, in form and in meaning,
/// sorted by file and line.
#[must_use]
pub fn examine<C: Content>(dir: &Path) -> (Pack, Vec<Mistake>) {
    let (pack, mut mistakes) = Pack::examine(C::FILES, dir);
    mistakes.extend(C::read(pack.clone()).err().into_iter().flatten());
    mistakes.sort();
    mistakes.dedup();
    (pack, mistakes)
}

/// All content that tables of a title are played with: what is part of the program, what new tables begin with, and
/// what running tables began with.
pub struct Shelf<C> {
    built_in: Arc<C>,
    current: Arc<C>,
    kept: RwLock<Vec<Arc<C>>>,
}

impl<C: Content> Default for Shelf<C> {
    fn default() -> Self {
        Shelf::new(C::built_in())
    }
}

impl<C: Content> Shelf<C> {
    /// The shelf of a title whose new tables begin with this.
    #[must_use]
    pub fn new(current: Arc<C>) -> Self {
        Shelf { built_in: C::built_in(), current, kept: RwLock::new(Vec::new()) }
    }

    /// What new tables begin with.
    #[must_use]
    pub fn current(&self) -> &Arc<C> {
        &self.current
    }

    /// The content that a log calls by this hash, if it is here.
    #[must_use]
    pub fn find(&self, hash: &str) -> Option<Arc<C>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        let mut all = [&self.current, &self.built_in].into_iter().chain(kept.iter());
        all.find(|content| content.is_called(hash)).map(Arc::clone)
    }

    /// Keeps content as it was [written](Pack::write) when a table began with it.
    ///
    /// # Errors
    /// Why this program cannot play with it.
    pub fn keep(&self, hash: &str, text: &str) -> Result<Arc<C>, Vec<Mistake>> {
        if let Some(content) = self.find(hash) {
            return Ok(content);
        }
        let content = C::read(Pack::written(C::FILES, text)?)?;
        if !content.is_called(hash) {
            let what = format!("its hash is {}, not {hash}", content.hash());
            return Err(vec![Mistake { file: "content".to_owned(), line: 0, key: String::new(), what }]);
        }
        let content = Arc::new(content);
        self.kept.write().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&content));
        Ok(content)
    }
}

/// The content of a game that has no components of its own.
#[derive(Clone, Debug)]
pub struct Nothing(Pack);

impl Content for Nothing {
    const FILES: &'static [Embedded] = &[];

    fn read(pack: Pack) -> Result<Self, Vec<Mistake>> {
        Ok(Nothing(pack))
    }

    fn pack(&self) -> &Pack {
        &self.0
    }

    fn built_in() -> Arc<Self> {
        Arc::new(Nothing(Pack::default()))
    }
}
