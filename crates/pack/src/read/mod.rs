//! Reading an item as a game's own type, with every mistake in it.
//!
//! serde stops at the first mistake. So each mistake is noted and mended, and the item is read again, until it reads. A
//! mend counts only if the next mistake lies elsewhere: one that it caused itself is never told.

mod locate;
mod mend;
mod wording;

use crate::json::Path;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::Segment;
use std::cell::Cell;
use std::marker::PhantomData;

/// How many bytes of an item are read, over all tries. A mistake costs a few dozen tries, so a card of a thousand bytes
/// may have hundreds; this bounds the time that an absurd file can take.
const WORK: usize = 10_000_000;

/// So often even a huge item is tried.
const LEAST_TRIES: usize = 100;

/// A mistake within an item.
pub(crate) struct Fault {
    pub path: Path,
    pub what: String,
}

/// Reads an item, mended where it must be, and every mistake in it. None only if not even the default can be read.
pub(crate) fn item<T: DeserializeOwned>(value: &Value, default: Option<&Value>) -> (Option<T>, Vec<Fault>) {
    let trial = Trial::<T>::of(value);
    let mut mended = mend::Mended::of(value.clone(), default);
    let mut faults: Vec<Fault> = Vec::new();
    loop {
        match trial.read(&mended.value) {
            Ok(read) => return (Some(read), faults),
            Err(error) => {
                let error = locate::precisely(&trial, &mended.value, error);
                let fault =
                    Fault { path: mended.original(&error.path), what: wording::plain(&error.message) };
                if !faults.iter().any(|told| told.path == fault.path && told.what == fault.what) {
                    faults.push(fault);
                }
                if trial.is_spent() {
                    faults.push(Fault {
                        path: Path::new(),
                        what: "there may be more mistakes in this item".to_owned(),
                    });
                    break;
                }
                if !mended.mend(&trial, &error) {
                    break;
                }
            }
        }
    }
    (default.and_then(|default| Trial::of(default).read(default).ok()), faults)
}

/// What serde says, and where.
#[derive(Clone, PartialEq, Debug)]
struct Error {
    path: Path,
    message: String,
}

impl Error {
    /// Does it lie at `path`, within it or around it?
    fn touches(&self, path: &[String]) -> bool {
        self.path.starts_with(path) || path.starts_with(&self.path)
    }
}

/// Attempts to read one item.
struct Trial<T> {
    tries_left: Cell<usize>,
    type_read: PhantomData<T>,
}

impl<T: DeserializeOwned> Trial<T> {
    fn of(item: &Value) -> Trial<T> {
        let tries = (WORK / item.to_string().len().max(1)).max(LEAST_TRIES);
        Trial { tries_left: Cell::new(tries), type_read: PhantomData }
    }

    fn is_spent(&self) -> bool {
        self.tries_left.get() == 0
    }

    fn read(&self, value: &Value) -> Result<T, Error> {
        self.tries_left.set(self.tries_left.get().saturating_sub(1));
        serde_path_to_error::deserialize(value).map_err(|error| {
            let steps = error.path().iter().map_while(|segment| match segment {
                Segment::Seq { index } => Some(index.to_string()),
                Segment::Map { key } => Some(key.clone()),
                Segment::Enum { variant } => Some(variant.clone()),
                Segment::Unknown => None,
            });
            Error { path: steps.collect(), message: error.inner().to_string() }
        })
    }

    /// What is wrong with a value, if anything.
    fn error(&self, value: &Value) -> Option<Error> {
        self.read(value).err().map(|error| locate::precisely(self, value, error))
    }
}
