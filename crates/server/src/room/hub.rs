//! Who listens at a table.

use crate::deflate::{Encoding, Packed};
use crate::extract::Session;
use axum::extract::ws::Message;
use store::PersonId;
use table::Observer;
use texts::Lang;
use tokio::sync::mpsc;

/// How many messages may wait for a slow listener before he is let go. He comes back with his last number.
pub const WAITING: usize = 256;

/// Whose eyes, and in which words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Whose eyes.
    pub observer: Observer,
    /// The language of texts; none: keys are enough.
    pub lang: Option<Lang>,
    /// How states are told.
    pub form: Form,
}

/// How states are told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Whole, with every entry.
    Whole,
    /// By what has changed since the one before, where there is one.
    Changes,
}

/// Somebody who listens.
pub struct Listener {
    /// As whom.
    pub reader: Reader,
    /// How messages are sent to him.
    pub encoding: Encoding,
    /// The person.
    pub person: Option<PersonId>,
    /// The session that let him in.
    pub session: Option<Session>,
    /// Where messages go; the listener is gone when it closes.
    pub sender: mpsc::Sender<Message>,
}

/// Everybody who listens at a table.
#[derive(Default)]
pub struct Hub {
    listeners: Vec<Listener>,
}

impl Hub {
    /// Is nobody listening?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Those who are told changes, each once.
    #[must_use]
    pub fn told_changes(&self) -> Vec<Reader> {
        let mut readers = Vec::new();
        for Listener { reader, .. } in &self.listeners {
            if reader.form == Form::Changes && !readers.contains(reader) {
                readers.push(*reader);
            }
        }
        readers
    }

    /// Does this person listen?
    #[must_use]
    pub fn has(&self, person: PersonId) -> bool {
        self.listeners.iter().any(|listener| listener.person == Some(person) && !listener.sender.is_closed())
    }

    /// Through whose eyes they look, each once.
    #[must_use]
    pub fn observers(&self) -> Vec<Observer> {
        let mut observers = Vec::new();
        for listener in &self.listeners {
            if !observers.contains(&listener.reader.observer) {
                observers.push(listener.reader.observer);
            }
        }
        observers
    }

    /// Adds a listener.
    pub fn add(&mut self, listener: Listener) {
        self.listeners.retain(|listener| !listener.sender.is_closed());
        self.listeners.push(listener);
    }

    /// Forgets who is gone.
    pub fn tidy(&mut self) {
        self.listeners.retain(|listener| !listener.sender.is_closed());
        self.listeners.shrink_to_fit();
    }

    /// Sends everybody what he may know; it is made once for all who read alike, and packed once for all who are told the
    /// same.
    pub fn tell(&mut self, mut make: impl FnMut(Reader) -> String) {
        let (mut packed, mut read): (Vec<Packed>, Vec<(Reader, usize)>) = (Vec::new(), Vec::new());
        self.listeners.retain(|Listener { reader, encoding, sender, .. }| {
            let known = read.iter().find(|(other, _)| other == reader).map(|(_, place)| *place);
            let place = known.unwrap_or_else(|| {
                let text = make(*reader);
                let same = packed.iter().position(|one| one.text() == text);
                let place = same.unwrap_or(packed.len());
                if same.is_none() {
                    packed.push(Packed::new(text));
                }
                read.push((*reader, place));
                place
            });
            // Who is too slow is let go: he must not hold up the table, and loses nothing.
            sender.try_send(packed[place].message(*encoding)).is_ok()
        });
    }

    /// Sends each person something of his own.
    pub fn tell_each(&mut self, mut make: impl FnMut(Option<PersonId>) -> String) {
        self.listeners.retain(|Listener { encoding, person, sender, .. }| {
            sender.try_send(encoding.message(make(*person).into())).is_ok()
        });
    }

    /// Lets go all other listeners.
    pub fn keep(&mut self, stays: impl FnMut(&Listener) -> bool) {
        self.listeners.retain(stays);
    }
}
