//! A clause: when, under which conditions, at what cost, what is done and for how long.

use super::{Condition, Effect};
use effects::words;
use serde::Deserialize;

words! {
    /// The moments at which cards act.
    #[derive(Deserialize)]
    pub enum Hook {
        /// Once, when the card is resolved: the Event drawn and not cancelled, the Motion passed, the Charge or Office assigned.
        #[serde(rename = "now")]
        Now,
        /// No moment: it stands as long as the clause lasts.
        #[serde(rename = "always")]
        Always,
        /// Taxation, after the income of the cities has been worked out.
        #[serde(rename = "taxation")]
        Taxation,
        /// Wages, before anything is paid.
        #[serde(rename = "wages")]
        Wages,
        /// The first step of the Assembly, after the usual Votes are received, for Barons who attend.
        #[serde(rename = "assembly.start")]
        AssemblyStart,
        /// The Baron resolves his Levy Taxes card.
        #[serde(rename = "action.levy_taxes")]
        LevyTaxes,
        /// The Baron resolves his Serve the Church card.
        #[serde(rename = "action.serve_church")]
        ServeChurch,
        /// A Noble's move is declared, its path included, before he leaves his area.
        #[serde(rename = "move.start")]
        MoveStart,
        /// Both sides of a battle have drawn Fate cards and none is discarded or revealed.
        #[serde(rename = "battle.draw")]
        BattleDraw,
        /// Deal and Prevent results of a battle are totalled.
        #[serde(rename = "battle.casualties")]
        BattleCasualties,
        /// Victory results of a battle are totalled.
        #[serde(rename = "battle.victories")]
        BattleVictories,
        /// Strengths are compared to declare or complete a siege.
        #[serde(rename = "siege.declare")]
        SiegeDeclare,
        /// A Noble dies, before anything follows from it.
        #[serde(rename = "noble.dies")]
        NobleDies,
        /// Mercenaries are about to desert, whatever the reason.
        #[serde(rename = "desertion")]
        Desertion,
        /// The Fate card of an expedition is drawn and not yet applied.
        #[serde(rename = "expedition.resolve")]
        ExpeditionResolve,
        /// Upkeep step 2: Influence is gained.
        #[serde(rename = "upkeep.influence")]
        UpkeepInfluence,
        /// Upkeep step 3: for each Fate card drawn for a city.
        #[serde(rename = "upkeep.revolts")]
        UpkeepRevolts,
        /// Upkeep step 5: Nobles are refreshed.
        #[serde(rename = "upkeep.refresh")]
        UpkeepRefresh,
        /// The end of the game, while final Influence is counted.
        #[serde(rename = "end")]
        End,
    }
}

words! {
    /// How long what a clause puts in force lasts.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Duration {
        /// To the end of the present Upkeep.
        Round,
        /// Through the next Wages.
        NextWages,
        /// Through the next Taxation.
        NextTaxation,
        /// For the rest of the game.
        Game,
        /// While the card is in force, in hand or with its bearer: what `always` means unless it says otherwise.
        Held,
        /// This battle only: what the hooks of a battle mean unless they say otherwise.
        Battle,
    }
}

/// One clause of a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// At which moment.
    pub when: Hook,
    /// The Baron concerned may decline.
    #[serde(default)]
    pub may: bool,
    /// Using it turns the Advancement face down until Upkeep step 5.
    #[serde(default)]
    pub exhaust: bool,
    /// A Law bites here: the Baron obeys, or refuses and is banned from the Assembly.
    #[serde(default)]
    pub comply: bool,
    /// All must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Carried out first; where it cannot be, the clause is not used.
    #[serde(default)]
    pub cost: Option<Effect>,
    /// What is done, in order.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// How long.
    #[serde(default)]
    pub until: Option<Duration>,
}
