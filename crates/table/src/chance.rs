//! Chance comes through one door and is recorded.
//!
//! Rules ask for a typed outcome. Live games draw it from a keyed ChaCha stream ([`Live`]), replays read it from
//! the log ([`Recorded`]), tests script it ([`Scripted`]), search and simulation sample it ([`Sampled`]).

mod live;
mod recorded;
mod sampled;
mod scripted;

pub use live::Live;
pub use recorded::{ChanceFault, Recorded};
pub use sampled::Sampled;
pub use scripted::Scripted;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// What kind of outcome the rules ask for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChanceKind {
    /// The face of a die.
    Die,
    /// One of several things, e.g. a card out of a deck.
    Draw,
    /// One exchange of a shuffle.
    Swap,
}

/// A question to chance: one of `of` equally likely outcomes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChanceRequest {
    /// What it is for.
    pub kind: ChanceKind,
    /// How many outcomes there are; at least 1.
    pub of: u16,
}

/// The only source of randomness of the rules. All outcomes are uniform.
pub trait Chance {
    /// An outcome in `0..ask.of`.
    fn outcome(&mut self, ask: ChanceRequest) -> u16;

    /// Rolls a die: a face in `1..=sides`.
    #[inline]
    fn die(&mut self, sides: u8) -> u8 {
        self.outcome(ChanceRequest { kind: ChanceKind::Die, of: u16::from(sides) }) as u8 + 1
    }

    /// Rolls several dice.
    #[inline]
    fn dice(&mut self, sides: u8, faces: &mut [u8]) {
        for face in faces {
            *face = self.die(sides);
        }
    }

    /// Draws one of `of` things: an index in `0..of`.
    #[inline]
    fn draw(&mut self, of: usize) -> usize {
        usize::from(self.outcome(ChanceRequest { kind: ChanceKind::Draw, of: of as u16 }))
    }

    /// Puts items in random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            let j = self.outcome(ChanceRequest { kind: ChanceKind::Swap, of: i as u16 + 1 });
            items.swap(i, usize::from(j));
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        (**self).outcome(ask)
    }

    #[inline]
    fn dice(&mut self, sides: u8, faces: &mut [u8]) {
        (**self).dice(sides, faces);
    }
}

/// A recorded outcome. Its text form names kind, range and result: `d6:4` (a die shows 4), `draw5:2`, `swap4:0`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What was asked.
    pub ask: ChanceRequest,
    /// What came, in `0..ask.of`.
    pub got: u16,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { ask, got } = *self;
        match ask.kind {
            ChanceKind::Die => write!(f, "d{}:{}", ask.of, got + 1),
            ChanceKind::Draw => write!(f, "draw{}:{got}", ask.of),
            ChanceKind::Swap => write!(f, "swap{}:{got}", ask.of),
        }
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Outcome, String> {
        let bad = || format!("'{text}' is no outcome (expected e.g. d6:4, draw5:2 or swap4:0)");
        let (ask, got) = text.split_once(':').ok_or_else(bad)?;
        let (kind, of) = [("draw", ChanceKind::Draw), ("swap", ChanceKind::Swap), ("d", ChanceKind::Die)]
            .into_iter()
            .find_map(|(prefix, kind)| Some((kind, ask.strip_prefix(prefix)?)))
            .ok_or_else(bad)?;
        let of: u16 = of.parse().map_err(|_| bad())?;
        let got: u16 = got.parse().map_err(|_| bad())?;
        let got = match kind {
            ChanceKind::Die => got.checked_sub(1).ok_or_else(bad)?,
            ChanceKind::Draw | ChanceKind::Swap => got,
        };
        if got < of { Ok(Outcome { ask: ChanceRequest { kind, of }, got }) } else { Err(bad()) }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Writes down every outcome of another source.
pub struct Recorder<'a, C> {
    source: &'a mut C,
    /// What came so far.
    pub outcomes: Vec<Outcome>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records what `source` gives from now on.
    pub fn new(source: &'a mut C) -> Self {
        Recorder { source, outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        let got = self.source.outcome(ask);
        self.outcomes.push(Outcome { ask, got });
        got
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form_and_back() {
        for text in ["d6:1", "d6:6", "draw5:0", "swap4:3"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for text in ["d6:0", "d6:7", "draw5:5", "x6:1", "d6", "d:1", ""] {
            assert!(text.parse::<Outcome>().is_err(), "{text} must be refused");
        }
    }

    #[test]
    fn a_shuffle_is_uniform() {
        let mut chance = Sampled::new(1);
        let mut seen = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (800..1200).contains(n)), "each order about 1000 times: {seen:?}");
    }

    #[test]
    fn a_recorder_writes_down_what_came() {
        let mut source = Scripted::dice([3, 5]);
        let mut recorder = Recorder::new(&mut source);
        assert_eq!((recorder.die(6), recorder.die(6)), (3, 5));
        assert_eq!(recorder.outcomes.iter().map(ToString::to_string).collect::<Vec<_>>(), ["d6:3", "d6:5"]);
    }
}
