//! The moments at which effects are written to come.

use serde::Deserialize;

/// A moment of play at which effects come.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "hook", deny_unknown_fields, rename_all_fields = "camelCase")]
pub enum Hook {
    /// Once, after lines and governors are chosen.
    Setup {},
    /// Phase 1, after the Fate card is revealed.
    YearStart {
        /// In which years; all if not given.
        years: Option<Vec<u8>>,
    },
    /// A Caprice tile is laid on its advisor.
    TileRevealed {},
    /// A productive season begins, before any dice are counted.
    SeasonStart {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// The number of dice of each player is fixed.
    BeforeRoll {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// Dice may be changed.
    AfterRoll {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// Nobody changes dice any more.
    RollFinal {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// Turn order is sorted.
    Ordering {},
    /// A group of dice is tested.
    Placing {},
    /// The instant a group is placed on an advisor.
    OnInfluence {
        /// Which advisors; all if not given.
        advisors: Option<Vec<u8>>,
        /// Only if no dice lay there before.
        #[serde(default)]
        first_group: bool,
    },
    /// Everybody has passed.
    PlacementEnd {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// The advisor's own gift.
    Help {},
    /// Right after an advisor has helped.
    OnAid {
        /// Which advisors; all if not given.
        advisors: Option<Vec<u8>>,
        /// Only for the gift printed on the board, not while a tile covers it.
        #[serde(default)]
        printed_only: bool,
    },
    /// After advisor 18, before anyone builds.
    HelpEnd {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// The player's own turn to build comes up.
    BuildTurn {},
    /// Price or permission of a building is asked.
    Building {},
    /// Right after a building is built.
    OnBuild {
        /// By whom.
        by: By,
        /// In which columns; all if not given.
        columns: Option<Vec<u8>>,
        /// Not for the building that carries the effect.
        #[serde(default)]
        exclude_self: bool,
    },
    /// A productive season ends.
    SeasonEnd {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// Phase 3, after the award.
    KingsReward {
        /// For those who got it, or for those who did not.
        got: bool,
    },
    /// Phase 5, after the Agent is assigned.
    KingsAgent {
        /// For who got it, or for those who did not.
        got: bool,
    },
    /// Just before phase 7.
    BeforeMercenaries {},
    /// The price of a soldier is asked.
    Mercenaries {},
    /// Right after phase 7.
    AfterMercenaries {},
    /// Phase 8 begins, invaders still hidden.
    WinterStart {},
    /// The invaders are face up, before reinforcements.
    InvadersRevealed {},
    /// How many soldiers the King sends.
    Reinforcements {},
    /// Battle totals are added up.
    Battle {},
    /// After the reward for a victory.
    BattleWon {},
    /// The battle ended level.
    BattleTied {},
    /// After the penalties of a defeat.
    BattleLost {},
    /// For each who received the extra point for the highest total.
    BattleBest {},
    /// A loser's penalty is worked out.
    Penalty {},
    /// Soldiers go home.
    Dismissal {},
    /// After phase 8.
    YearEnd {},
    /// Final awards.
    GameEnd {},
    /// The very last step of every year.
    Closing {},
    /// A standing rule that belongs to no single moment.
    Always {},
}

/// A productive season.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Season {
    /// Spring.
    Spring,
    /// Summer.
    Summer,
    /// Autumn.
    Autumn,
}

/// Who has built.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The owner of the effect.
    #[serde(rename = "self")]
    Own,
    /// Somebody else.
    Opponent,
    /// Anybody.
    Any,
}
