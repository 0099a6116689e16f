//! The plain words: who, which action, which marker, how long.

use effects::{Word, words};
use serde::{Deserialize, Serialize};
use table::zones::{Bits, Numbered};
use table::{Arg, Element, typescript};

/// Words of which there are sets.
macro_rules! numbered {
    ($($name:ident),+) => {
        $(impl Numbered for $name {
            #[inline]
            fn number(self) -> usize {
                Word::number(self)
            }
            #[inline]
            fn numbered(number: usize) -> $name {
                $name::ALL[number]
            }
        })+
    };
}

numbered!(Action, Feature, Scope, Sex);

/// Some actions.
pub type Actions = Bits<Action, u16>;
/// Some things that a territory has.
pub type Features = Bits<Feature, u16>;
/// Some places of the family board.
pub type Scopes = Bits<Scope, u8>;
/// Sexes that are meant.
pub type Sexes = Bits<Sex, u8>;

words! {
    /// Players that an effect names, and who chooses.
    #[derive(Deserialize, Default)]
    pub enum Who {
        /// Who is affected.
        #[default]
        Target,
        /// Who played the card.
        CardPlayer,
        /// The left neighbour of who played the card (CK-R-22); where he has to gain a Casus Belli, the first clockwise who can.
        NextPlayer,
    }
}

words! {
    /// Actions, and checks that are no action.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action {
        /// Build castles.
        Build,
        /// Buy developments.
        Develop,
        /// Any of the five Plots.
        Plot,
        /// Plot for a Casus Belli.
        PlotCasusBelli,
        /// Plot to incite a revolt.
        PlotInciteRevolt,
        /// Plot to kill.
        PlotAssassinate,
        /// Plot to bribe a councillor.
        PlotBribe,
        /// Plot to divorce.
        PlotDivorce,
        /// Take a territory in unrest.
        Overthrow,
        /// Raise footsoldiers.
        Mobilise,
        /// Take a territory by force.
        Invade,
        /// Collect gold.
        Tax,
        /// Send somebody on the Crusade.
        Crusade,
        /// Court a spouse.
        Marriage,
        /// The check of an event.
        #[default]
        EventCheck,
        /// Every check but the spread of plague.
        AnyCheck,
    }
}

typescript!(Action => "string");

impl From<Action> for Arg {
    fn from(action: Action) -> Arg {
        Element::word("action", action.word()).into()
    }
}

impl Action {
    /// Its word in content, paths and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Action::Build => "build",
            Action::Develop => "develop",
            Action::Plot => "plot",
            Action::PlotCasusBelli => "plot_casus_belli",
            Action::PlotInciteRevolt => "plot_incite_revolt",
            Action::PlotAssassinate => "plot_assassinate",
            Action::PlotBribe => "plot_bribe",
            Action::PlotDivorce => "plot_divorce",
            Action::Overthrow => "overthrow",
            Action::Mobilise => "mobilise",
            Action::Invade => "invade",
            Action::Tax => "tax",
            Action::Crusade => "crusade",
            Action::Marriage => "marriage",
            Action::EventCheck => "event_check",
            Action::AnyCheck => "any_check",
        }
    }

    /// How many words there are.
    pub const COUNT: usize = <Action as Word>::ALL.len();
    /// What has a check, one by one.
    pub const CHECKS: [Action; 11] = [
        Action::Build,
        Action::PlotCasusBelli,
        Action::PlotInciteRevolt,
        Action::PlotAssassinate,
        Action::PlotBribe,
        Action::PlotDivorce,
        Action::Overthrow,
        Action::Invade,
        Action::Crusade,
        Action::Marriage,
        Action::EventCheck,
    ];
    /// The five Plots.
    pub const PLOTS: [Action; 5] = [
        Action::PlotCasusBelli,
        Action::PlotInciteRevolt,
        Action::PlotAssassinate,
        Action::PlotBribe,
        Action::PlotDivorce,
    ];

    /// The actions that are meant by this word: itself, the five Plots, or every check but the spread of plague.
    #[must_use]
    pub fn meant(self) -> Actions {
        match self {
            Action::Plot => Action::PLOTS.into_iter().collect(),
            Action::AnyCheck => Action::CHECKS.into_iter().collect(),
            Action::Build
            | Action::Develop
            | Action::PlotCasusBelli
            | Action::PlotInciteRevolt
            | Action::PlotAssassinate
            | Action::PlotBribe
            | Action::PlotDivorce
            | Action::Overthrow
            | Action::Mobilise
            | Action::Invade
            | Action::Tax
            | Action::Crusade
            | Action::Marriage
            | Action::EventCheck => Actions::one(self),
        }
    }
}

words! {
    /// What is laid on territories.
    #[derive(Serialize, Deserialize)]
    pub enum Marker {
        /// Unrest.
        Unrest,
        /// Plague.
        PlagueOutbreak,
        /// A good harvest.
        Harvest,
        /// A failed harvest.
        CropFailure,
    }
}

impl From<Marker> for Arg {
    fn from(marker: Marker) -> Arg {
        let word = match marker {
            Marker::Unrest => "unrest",
            Marker::PlagueOutbreak => "plague",
            Marker::Harvest => "harvest",
            Marker::CropFailure => "crop_failure",
        };
        Element::word("marker", word).into()
    }
}

typescript!(Marker => "string");

words! {
    /// What a territory can have.
    #[derive(Serialize, Deserialize)]
    pub enum Feature {
        /// An Unrest token.
        Unrest,
        /// Plague.
        Plague,
        /// A Harvest token.
        Harvest,
        /// A Crop Failure token.
        CropFailure,
        /// A castle.
        Castle,
        /// A Duke.
        Duke,
        /// A Footsoldier: it is mobilised.
        Footsoldier,
        /// A coast.
        Coast,
        /// A Knight laid on its side.
        LaidKnight,
    }
}

words! {
    /// What can be counted of a player.
    #[derive(Deserialize)]
    pub enum Countable {
        /// Territories controlled.
        Territory,
        /// Castles.
        Castle,
        /// Footsoldiers.
        Footsoldier,
        /// Dukes.
        Duke,
    }
}

words! {
    /// Places of the family board.
    #[derive(Deserialize)]
    pub enum Scope {
        /// The King or Queen.
        King,
        /// The spouse.
        Spouse,
        /// The children.
        Children,
        /// The siblings.
        Siblings,
    }
}

words! {
    /// Man or woman, or the horse.
    #[derive(Serialize, Deserialize)]
    pub enum Sex {
        /// A man.
        #[serde(rename = "m")]
        Man,
        /// A woman.
        #[serde(rename = "f")]
        Woman,
        /// Neither: Glitterhoof, whom men and women may marry (CK-GLITTER-03).
        #[serde(rename = "horse")]
        Horse,
    }
}

words! {
    /// The two colours of traits.
    #[derive(Deserialize)]
    pub enum Colour {
        /// A good trait.
        #[serde(rename = "green")]
        Green,
        /// A bad trait.
        #[serde(rename = "red")]
        Red,
    }
}

words! {
    /// Kinds of developments.
    #[derive(Serialize, Deserialize, Default)]
    pub enum DevKind {
        /// Either.
        #[default]
        #[serde(rename = "any")]
        Any,
        /// A councillor.
        #[serde(rename = "councillor")]
        Councillor,
        /// An invention.
        #[serde(rename = "invention")]
        Invention,
    }
}

words! {
    /// Kinds of Pacts.
    #[derive(Deserialize, Default)]
    pub enum PactKind {
        /// Either.
        #[default]
        #[serde(rename = "any")]
        Any,
        /// With an independent territory.
        #[serde(rename = "territory")]
        Territory,
        /// With another dynasty.
        #[serde(rename = "dynasty")]
        Dynasty,
    }
}

words! {
    /// Which shield on the Crusade track.
    #[derive(Deserialize)]
    pub enum ShieldPick {
        /// The one on the lowest space.
        Lowest,
        /// The one on the highest space.
        Highest,
        /// The one its owner chooses.
        Choose,
    }
}

words! {
    /// How long a modifier lasts.
    #[derive(Deserialize)]
    pub enum Duration {
        /// Until it was used once.
        NextUse,
        /// To the end of this Round.
        RoundEnd,
        /// To the end of the next Round.
        NextRoundEnd,
        /// To the end of this Era.
        EraEnd,
    }
}

words! {
    /// Once in what something may be used.
    #[derive(Deserialize)]
    pub enum Once {
        /// Once in a Turn.
        #[serde(rename = "OncePerTurn")]
        Turn,
        /// Once in a Round.
        #[serde(rename = "OncePerRound")]
        Round,
        /// Once in an Era.
        #[serde(rename = "OncePerEra")]
        Era,
        /// Once in the reign of a King.
        #[serde(rename = "OncePerKing")]
        King,
    }
}

words! {
    /// What people die of.
    #[derive(Serialize, Deserialize)]
    pub enum Cause {
        /// An event.
        Event,
        /// A Crusade.
        Crusade,
        /// Old age.
        OldAge,
        /// A Plot.
        Assassination,
        /// An invasion.
        Invasion,
        /// An overthrow.
        Overthrow,
    }
}
