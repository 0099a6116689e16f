//! The words of the API for what the store keeps.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $stored:path { $($(#[$item_doc:meta])* $item:ident),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "lowercase")]
        pub enum $name { $($(#[$item_doc])* $item),+ }

        impl From<$stored> for $name {
            fn from(word: $stored) -> $name {
                match word { $(<$stored>::$item => $name::$item),+ }
            }
        }

        impl From<$name> for $stored {
            fn from(word: $name) -> $stored {
                match word { $($name::$item => <$stored>::$item),+ }
            }
        }
    )+ };
}

words! {
    /// How far a table is.
    Status = store::Status {
        /// Seats are being taken.
        Lobby,
        /// It is being played.
        Running,
        /// It is over.
        Over,
        /// It was called off before it began.
        Closed,
    }
    /// Who may find a table and watch it.
    Visibility = store::Visibility {
        /// Everybody.
        Public,
        /// Who has the invitation.
        Invited,
    }
    /// What happens when a player lets his deadline pass.
    Absent = store::Absent {
        /// A bot answers for him.
        Bot,
        /// The others may vote to replace him by a bot.
        Vote,
    }
    /// Who may ask for hints while the game goes on.
    Hints = store::Hints {
        /// Who is the only person at the table.
        Alone,
        /// Everyone who plays.
        Everyone,
    }
    /// Who is meant to sit in a seat.
    SeatKind = store::SeatKind {
        /// A person.
        Person,
        /// A bot.
        Bot,
    }
    /// What seats are asked about.
    AskKind = store::AskKind {
        /// To take back answers.
        Undo,
        /// To replace an absent player.
        Replace,
    }
}

/// How fast a table is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// Everybody is there; there are no deadlines.
    #[default]
    Live,
    /// So many seconds for each decision.
    Correspondence {
        /// Seconds: from one minute to thirty days.
        #[serde(deserialize_with = "seconds")]
        #[schema(minimum = 60, maximum = 2_592_000)]
        seconds: u32,
    },
}

fn seconds<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    crate::extract::Number::deserialize(deserializer).map(|number| number.0)
}

impl Pace {
    /// The least and the most seconds of a deadline.
    pub const SECONDS: std::ops::RangeInclusive<u32> = 60..=2_592_000;
}

impl From<store::Pace> for Pace {
    fn from(pace: store::Pace) -> Pace {
        match pace {
            store::Pace::Live => Pace::Live,
            store::Pace::Correspondence { seconds } => Pace::Correspondence { seconds },
        }
    }
}

impl From<Pace> for store::Pace {
    fn from(pace: Pace) -> store::Pace {
        match pace {
            Pace::Live => store::Pace::Live,
            Pace::Correspondence { seconds } => store::Pace::Correspondence { seconds },
        }
    }
}
