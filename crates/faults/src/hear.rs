//! What a player makes of what he hears.

use crate::player::{Flight, Hand, Leave, Player};
use crate::witness::{Fate, Heard};
use client::{Act, Entry, Message, Problem};
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::Seat;

/// The status of those who cannot now: come later.
pub(crate) const LATER: u16 = 503;

impl Player {
    /// Hears a message.
    pub(crate) fn hear(&mut self, message: &Message<'_>) {
        match message {
            Message::Entry(entry) => self.hear_entry(entry),
            Message::Ack { key, n } => self.acknowledged(key, *n),
            Message::Problem { key, problem } => self.hear_problem(key.as_deref(), problem),
            // Who says which entries he has heard is told entries, never a state.
            Message::State(_) => self.fault("a state came instead of entries"),
            Message::Chat(_) | Message::Table(_) => {}
        }
    }

    fn hear_entry(&mut self, entry: &Entry<'_>) {
        let next = self.witness.next();
        if entry.n != next {
            self.fault(&format!("entry {} came where {next} was due", entry.n));
        }
        self.witness.heard.push(Heard {
            n: entry.n,
            act: entry.act,
            by: entry.by.map(|seat| Seat(seat.0)),
            told: entry.told.map(|told| told.get().to_owned()).unwrap_or_default(),
        });
        self.is_over |= entry.act == Act::Reveal;
        if let Some(state) = &entry.state {
            let answers = state.answers.iter().map(|answer| answer.to_string()).collect();
            self.hand = Hand { length: state.length, answers };
        }
        self.known.fetch_max(entry.n + 1, Ordering::Relaxed);
        self.site.step(self.place);
        let silence = self.last_heard.elapsed().as_millis() as u64;
        self.site.counts.silence.fetch_max(silence, Ordering::Relaxed);
        self.last_heard = Instant::now();
    }

    /// An answer is durable.
    pub(crate) fn acknowledged(&mut self, key: &str, n: u32) {
        let flight = self.flight;
        match self.last_sent() {
            Some(sent) if sent.key == key && flight != Flight::Landed => {
                sent.fate = Fate::Acknowledged(n);
                self.flight = Flight::Landed;
                self.settled = n + 1;
                self.site.counts.acknowledged.fetch_add(1, Ordering::Relaxed);
                if self.tries > 1 {
                    self.site.counts.again.fetch_add(1, Ordering::Relaxed);
                }
            }
            // The reply to a request that was given up, by another way.
            Some(sent) if sent.key == key => {
                if sent.fate != Fate::Acknowledged(n) {
                    let was = sent.fate;
                    self.fault(&format!("{key} was {was:?}, and is now entry {n}"));
                }
            }
            Some(_) | None => self.fault(&format!("entry {n} is acknowledged for {key}, which is not open")),
        }
    }

    fn hear_problem(&mut self, key: Option<&str>, problem: &Problem) {
        let is_open = self.flight == Flight::Away;
        match (key, self.last_sent()) {
            (Some(key), Some(sent)) if sent.key == key && is_open => self.refused(problem),
            (None, _) if problem.status == LATER => {}
            (key, _) => self.fault(&format!("{problem} (of {key:?})")),
        }
    }

    /// The last answer was refused, or cannot be taken now.
    pub(crate) fn refused(&mut self, problem: &Problem) {
        match problem.kind.as_str() {
            _ if problem.status == LATER => {
                self.flight = Flight::Due;
                self.site.counts.later.fetch_add(1, Ordering::Relaxed);
            }
            "/problems/moved-on" | "/problems/not-your-turn" | "/problems/over" => {
                let Some(sent) = self.last_sent() else { return };
                sent.fate = Fate::Refused;
                self.settled = sent.at;
                self.hand = Hand::default();
                self.flight = Flight::Landed;
                self.site.counts.refused.fetch_add(1, Ordering::Relaxed);
            }
            _ => self.fault(&format!("an answer is refused: {problem}")),
        }
    }

    /// A socket was not opened.
    pub(crate) fn refused_socket(&mut self, problem: &Problem) -> Leave {
        if problem.status != LATER {
            self.fault(&format!("no socket: {problem}"));
        }
        self.site.counts.later.fetch_add(1, Ordering::Relaxed);
        Leave::Broken
    }
}
