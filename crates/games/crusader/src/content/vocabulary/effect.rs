//! What events do: each word with what it says. What the rules do with each stands in `events::verbs`.

use super::event::{Amount, BirthTrait, Character, Territory};
use super::words::{DevKind, Duration, Marker, PactKind, ShieldPick, Who};
use super::{Colour, Modifier, one};
use crate::content::{Decks, TraitId};
use effects::ClauseId;
use serde::Deserialize;

/// The number of a list of effects in the content: what frames name it by.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct ListId(pub u16);

/// Declares the words once: a struct with what each says, and the enum of all.
macro_rules! effects {
    ($($(#[$about:meta])* $word:ident { $($(#[$note:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $word { $($(#[$note])* pub $field: $type),* }
        )+

        /// What an event does to who is affected.
        #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
        #[serde(tag = "op")]
        pub enum Effect { $($(#[$about])* $word($word)),+ }

        /// Does the same with whichever word it is: `each!(effect, word => ...)`.
        macro_rules! each {
            ($effect:expr, $name:ident => $do:expr) => {
                match $effect { $($crate::content::vocabulary::Effect::$word($name) => $do),+ }
            };
        }
        pub(crate) use each;
    };
}

effects! {
    /// Children are born into the lowest free slots.
    BirthChild {
        /// Their trait.
        #[serde(default, rename = "trait")]
        token: BirthTrait,
        /// How many.
        #[serde(default = "one")]
        count: u8,
    }
    /// A child with the Bastard token; no spouse is needed.
    BirthBastard {}
    /// Somebody dies, with all that follows.
    KillCharacter {
        /// Who.
        who: Character,
    }
    /// One event token on somebody; of several names `by` picks one.
    AddTrait {
        /// On whom.
        to: Character,
        /// One of these.
        #[serde(rename = "trait")]
        tokens: Vec<TraitId>,
        /// Who picks it.
        #[serde(default)]
        by: Who,
    }
    /// Random tokens are drawn and some kept.
    DrawTrait {
        /// For whom.
        to: Character,
        /// How many are drawn.
        #[serde(default = "one")]
        draw: u8,
        /// How many of them are kept.
        #[serde(default = "one")]
        keep: u8,
    }
    /// He takes tokens of that colour out of his bag, his choice.
    RemoveTrait {
        /// Of this colour.
        colour: Colour,
        /// How many.
        #[serde(default = "one")]
        count: u8,
    }
    /// Age tokens for the King.
    AddAge {
        /// How many.
        #[serde(default = "one")]
        n: u8,
    }
    /// Age tokens off the King.
    RemoveAge {
        /// How many.
        #[serde(default = "one")]
        n: u8,
    }
    /// Gold from the Treasury.
    GainGold {
        /// How much.
        amount: Amount,
    }
    /// Gold to the Treasury, as much as he has; as an option all of it.
    LoseGold {
        /// How much.
        amount: Amount,
    }
    /// Gold from one player to another, as much as he has; as an option all of it.
    TransferGold {
        /// Who pays.
        from: Who,
        /// Who gets it.
        to: Who,
        /// How much.
        n: u8,
    }
    /// A marker of the supply on a territory.
    PlaceToken {
        /// Which.
        token: Marker,
        /// Where.
        #[serde(rename = "where")]
        place: Territory,
    }
    /// He takes such markers off his territories, his choice.
    RemoveToken {
        /// Which.
        token: Marker,
        /// Up to how many.
        #[serde(default = "one")]
        n: u8,
    }
    /// A footsoldier is placed.
    Mobilise {
        /// Where.
        #[serde(rename = "where")]
        place: Territory,
    }
    /// A footsoldier is removed, without Unrest.
    Demobilise {
        /// Where.
        #[serde(rename = "where")]
        place: Territory,
    }
    /// A Knight is laid on its side and gives no points until it stands up (CK-R-93).
    LayKnight {
        /// Where.
        #[serde(rename = "where")]
        place: Territory,
    }
    /// One Pact of his ends; nobody gains a Casus Belli.
    BreakPact {
        /// With a territory or a dynasty.
        kind: PactKind,
        /// Who picks it.
        #[serde(default)]
        by: Who,
    }
    /// A Casus Belli for one player against another.
    GainCasusBelli {
        /// Who gains it.
        holder: Who,
        /// Against whom.
        against: Who,
    }
    /// He discards a development of that kind, his choice.
    LoseDevelopment {
        /// Of this kind.
        #[serde(default)]
        kind: DevKind,
    }
    /// He may buy one face-up development now at this price.
    BuyDevelopment {
        /// For so much gold.
        cost: u8,
    }
    /// Action cards from one of those decks, his choice.
    DrawActionCard {
        /// From one of these.
        deck: Decks,
        /// How many.
        #[serde(default = "one")]
        n: u8,
    }
    /// The Action cards not yet chosen are shown to all.
    RevealHand {}
    /// One of his shields leaves the Crusade track, with its bonus.
    LoseShield {
        /// Which.
        pick: ShieldPick,
    }
    /// One of his shields on the track is replaced by one of who played the card.
    ReplaceShield {
        /// Who picks it.
        #[serde(default = "card_player")]
        by: Who,
    }
    /// He has a modifier for a time.
    AddModifier {
        /// What.
        modifier: Modifier,
        /// How long.
        until: Duration,
        /// Its number in the tables; not written but given when content is compiled.
        #[serde(skip)]
        clause: ClauseId,
    }
    /// One option that can be carried out in full; an empty one is to do nothing.
    Choose {
        /// Of these.
        options: Vec<Vec<Effect>>,
        /// Who chooses.
        #[serde(default)]
        by: Who,
        /// The numbers of the options; not written but given when content is compiled.
        #[serde(skip)]
        lists: Vec<ListId>,
    }
}

fn card_player() -> Who {
    Who::CardPlayer
}
