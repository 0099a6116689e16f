//! What battles bring: faces of dice, and an outcome.

use crate::rules;
use serde::{Serialize, Serializer};
use table::{Arg, Element, Rule};

/// How a battle ended (WE-INV-21).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The attacker holds the fief.
    Conquered,
    /// The attackers were destroyed.
    Repelled,
    /// Both sides were destroyed.
    Destroyed,
    /// The attacker retreated.
    Retreated,
}

impl Outcome {
    /// The rule by which a battle for a fief without a castle ends so; with one only the last of both sides is another case.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Outcome::Conquered => rules::WE_BATTLE_10,
            Outcome::Repelled => rules::WE_BATTLE_09,
            Outcome::Destroyed => rules::WE_BATTLE_12,
            Outcome::Retreated => rules::WE_RETREAT_01,
        }
    }
}

/// What a side suffers by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The dice of a volley.
    Dice,
    /// A card: so many fall before any dice, which are no hits.
    Card,
}

impl Cause {
    /// The rule, and the text.
    pub(super) const fn words(self) -> (Rule, &'static str) {
        match self {
            Cause::Dice => (rules::WE_BATTLE_05, "event-hit"),
            Cause::Card => (rules::WE_CARD_14, "event-struck"),
        }
    }
}

impl From<Outcome> for Arg {
    fn from(outcome: Outcome) -> Arg {
        let words = ["conquered", "repelled", "destroyed", "retreated"];
        Arg::Text(words[outcome as usize].to_owned())
    }
}

/// The faces of dice that were rolled together: how many of each, from 1 to 12.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Faces(pub [u16; 12]);

impl Faces {
    /// One more die shows this face.
    #[inline]
    pub fn count(&mut self, face: u8) {
        if let Some(n) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            *n += 1;
        }
    }

    /// Every face that came, highest first.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        let counted = (1..=12u8).rev().zip(self.0.into_iter().rev());
        counted.flat_map(|(face, n)| (0..n).map(move |_| face))
    }
}

impl From<Faces> for Arg {
    fn from(faces: Faces) -> Arg {
        faces.iter().map(|face| Element::number("face", face.into())).collect::<Vec<_>>().into()
    }
}

table::typescript!(Faces => "number[]");

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
