//! Cards that have a name of their own: governors, Fate cards, scenarios.

use super::ids::SourceId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Element;

/// A kind of card, each with a name. Their names are fixed; what they do is data.
macro_rules! named {
    ($(#[$doc:meta])* $id:ident, $kind:literal, $source:ident, $names:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $id(pub u8);

        impl $id {
            /// How many there are.
            pub const COUNT: u8 = $names.len() as u8;

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $id> {
                (0..Self::COUNT).map($id)
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<$id> {
                $names.iter().position(|n| *n == name).map(|i| $id(i as u8))
            }

            /// Its name in files and texts.
            #[must_use]
            pub const fn name(self) -> &'static str {
                $names[self.0 as usize]
            }

            /// It, as something that carries effects.
            #[inline]
            #[must_use]
            pub const fn source(self) -> SourceId {
                SourceId::$source(self.0)
            }

            /// It, as something to pick.
            #[must_use]
            pub const fn element(self) -> Element {
                Element::word($kind, self.name())
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$id, D::Error> {
                let name = String::deserialize(deserializer)?;
                $id::named(&name)
                    .ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $kind, " '{}'"), name)))
            }
        }
    };
}

named!(
    /// A governor (KB-COMP-07), by its place among the 24.
    GovernorId,
    "governor",
    governor,
    GOVERNORS
);
named!(
    /// A Fate card (KB-COMP-08), by its place among the 29.
    FateId,
    "fate",
    fate,
    FATES
);
named!(
    /// A scenario (KB-SCEN-01).
    ScenarioId,
    "scenario",
    scenario,
    SCENARIOS
);

const GOVERNORS: [&str; 24] = [
    "prince",
    "philosopher",
    "fairy",
    "trickster",
    "sorcerer",
    "duke",
    "tax_collector",
    "preacher",
    "priest",
    "miner",
    "carpenter",
    "sculptor",
    "minstrel",
    "politician",
    "thief",
    "architect",
    "paladin",
    "general",
    "damsel",
    "quartermaster",
    "courier",
    "chamberlain",
    "castellan",
    "hermit",
];
const FATES: [&str; 29] = [
    "fierce_enemies",
    "good_year",
    "famine",
    "heavy_snow",
    "rising_stars",
    "secret_deals",
    "ailing_king",
    "scattered_warbands",
    "rich_plunder",
    "pitiless_foes",
    "songs_of_valour",
    "border_truce",
    "idle_swords",
    "honour_on_the_walls",
    "royal_largesse",
    "royal_alms",
    "travelling_queen",
    "court_carnival",
    "veins_of_gold",
    "great_felling",
    "fresh_quarry",
    "martial_fervour",
    "year_of_comets",
    "wandering_builders",
    "heavy_rains",
    "year_of_foundations",
    "night_yards",
    "world_upside_down",
    "kind_lots",
];
/// The invader cards (KB-COMP-04), by year and number.
pub(super) const INVADERS: [&str; 25] = [
    "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "2.5", "3.1", "3.2", "3.3", "3.4", "3.5",
    "4.1", "4.2", "4.3", "4.4", "4.5", "5.1", "5.2", "5.3", "5.4", "5.5",
];
const SCENARIOS: [&str; 4] = ["goblin_valley", "long_siege", "kings_wager", "seers_warning"];
