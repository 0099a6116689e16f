//! The plain words: who, which deck, which action, which token.

use effects::words;
use serde::Deserialize;

words! {
    /// Players that an effect names.
    #[derive(Deserialize)]
    pub enum Who {
        /// Who is affected.
        Target,
        /// Who played the card.
        CardPlayer,
        /// The left neighbour of who played the card; where he has to gain a Casus Belli, the first clockwise who can.
        NextPlayer,
    }
}

words! {
    /// Who makes a choice.
    #[derive(Deserialize, Default)]
    pub enum Chooser {
        /// Who is affected.
        #[default]
        Target,
        /// Who played the card.
        CardPlayer,
        /// The left neighbour of who played the card.
        NextPlayer,
    }
}

words! {
    /// Decks of Action cards.
    #[derive(Deserialize)]
    pub enum Deck {
        /// Build and Develop.
        Realm,
        /// Plot and Overthrow.
        Intrigue,
        /// Mobilise and Invade.
        War,
        /// Tax.
        Tax,
        /// Crusade.
        Crusade,
    }
}

words! {
    /// Actions, and checks that are no action.
    #[derive(Deserialize)]
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
        EventCheck,
        /// Every check but the spread of plague.
        AnyCheck,
    }
}

impl Action {
    /// The five Plots.
    pub const PLOTS: [Action; 5] = [
        Action::PlotCasusBelli,
        Action::PlotInciteRevolt,
        Action::PlotAssassinate,
        Action::PlotBribe,
        Action::PlotDivorce,
    ];

    /// Is that action meant by this word?
    #[must_use]
    pub fn covers(self, action: Action) -> bool {
        self == action
            || self == Action::AnyCheck
            || (self == Action::Plot && Action::PLOTS.contains(&action))
    }
}

words! {
    /// Tokens laid on territories.
    #[derive(Deserialize)]
    pub enum Token {
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

words! {
    /// What a territory can have.
    #[derive(Deserialize)]
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
    /// Man or woman.
    #[derive(Deserialize)]
    pub enum Sex {
        /// A man.
        #[serde(rename = "m")]
        Man,
        /// A woman.
        #[serde(rename = "f")]
        Woman,
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
    #[derive(Deserialize, Default)]
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
    #[derive(Deserialize)]
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

words! {
    /// Traits of people.
    #[derive(Deserialize)]
    pub enum Trait {
        /// Attractive.
        Attractive,
        /// Brave.
        Brave,
        /// Chaste.
        Chaste,
        /// Clever.
        Clever,
        /// Cultivated.
        Cultivated,
        /// Generous.
        Generous,
        /// Honest.
        Honest,
        /// Humble.
        Humble,
        /// Kind.
        Kind,
        /// Pious.
        Pious,
        /// Scholar.
        Scholar,
        /// Strong.
        Strong,
        /// Swordmaster.
        Swordmaster,
        /// Ambitious.
        Ambitious,
        /// Coward.
        Coward,
        /// Cruel.
        Cruel,
        /// Deceitful.
        Deceitful,
        /// Degenerate.
        Degenerate,
        /// Dimwitted.
        Dimwitted,
        /// Gluttonous.
        Gluttonous,
        /// Godless.
        Godless,
        /// Lustful.
        Lustful,
        /// Ugly.
        Ugly,
        /// Weak.
        Weak,
        /// Bastard.
        Bastard,
        /// Stingy.
        Stingy,
        /// Ignorant.
        Ignorant,
        /// Inbred.
        Inbred,
    }
}

words! {
    /// The developments.
    #[derive(Deserialize)]
    pub enum Development {
        /// Lands by sea.
        #[serde(rename = "navy")]
        Navy,
        /// Plots further and better.
        #[serde(rename = "spymaster")]
        Spymaster,
        /// A second Crusade in an Era.
        #[serde(rename = "archbishop")]
        Archbishop,
        /// Lets others spoil murders.
        #[serde(rename = "royal_guard")]
        RoyalGuard,
        /// Takes Unrest away.
        #[serde(rename = "marshal")]
        Marshal,
        /// Better in invasions.
        #[serde(rename = "longbow")]
        Longbow,
        /// Harder to invade.
        #[serde(rename = "plate_armor")]
        PlateArmor,
        /// Builds better and cheaper.
        #[serde(rename = "steward")]
        Steward,
        /// Courts better, is harder to accuse.
        #[serde(rename = "chancellor")]
        Chancellor,
        /// Keeps the family alive.
        #[serde(rename = "court_physician")]
        CourtPhysician,
        /// More gold in taxes.
        #[serde(rename = "bank")]
        Bank,
        /// Develops cheaper, draws more.
        #[serde(rename = "library")]
        Library,
    }
}
