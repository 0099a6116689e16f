//! The vocabulary of effects in which components are written.
//!
//! `content/kingsburg/*.json` is read into these types; a word that is not here is refused with its place. What each
//! word means is told in `docs/content-packs.md`; which of them go together is checked when they are compiled.

use super::items::{Penalty, Race};
use crate::event::Outcome;
use crate::goods::{Bundle, Good};
use serde::{Deserialize, Serialize};

/// One effect: when it comes, for whom, under which condition, whether it may be declined, and what it does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// The moment.
    pub when: Hook,
    /// Whom it concerns.
    #[serde(default, rename = "for")]
    pub subject: Subject,
    /// Tested for the subject when the moment comes, and again just before it is applied.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
    /// Are all conditions read before anything is applied to anybody?
    #[serde(default)]
    pub snapshot: bool,
    /// May it be declined?
    #[serde(default)]
    pub optional: bool,
    /// How often.
    pub limit: Option<Limit>,
    /// What it does, in order.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// Whom an effect concerns.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// Who has built it, whose governor it is, whom the advisor helps.
    #[default]
    Owner,
    /// Every player whom the moment concerns, in turn order.
    Each,
    /// One common value.
    Table,
}

/// How often an effect may be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Limit {
    /// So often in a span of time.
    Times {
        /// How often.
        n: u8,
        /// In what time.
        per: Per,
    },
    /// The word `none`: as often as it comes.
    Word(NoLimit),
}

/// The span of a limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    /// A productive season.
    Season,
    /// A year.
    Year,
}

/// The word for no limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoLimit {
    /// No limit.
    None,
}

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

/// A condition on the subject or the moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "c", deny_unknown_fields)]
pub enum Condition {
    /// The sum of all his dice, white ones included.
    DiceTotal {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// All his dice show one number.
    AllDiceEqual {},
    /// One of his dice shows this.
    HasDie {
        /// 1 to 6.
        face: u8,
    },
    /// White dice he rolls this season.
    WhiteDice {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// Coloured dice he has not placed.
    UnplacedColoured {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// Groups he has placed this season.
    GroupsPlaced {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// No dice on that advisor, and he is not closed.
    AdvisorFree {
        /// Which.
        advisor: u8,
    },
    /// What he owns.
    Have {
        /// Of what.
        what: Quantity,
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// How he stands among all.
    Rank {
        /// In what.
        what: Quantity,
        /// How.
        is: RankIs,
    },
    /// The race of the invaders, or of those who joined them.
    Race {
        /// One of these.
        r#in: Vec<Race>,
    },
    /// The strength printed on the invader card.
    PrintedStrength {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// The year.
    YearIs {
        /// One of these.
        r#in: Vec<u8>,
    },
    /// How his last battle ended; never before the first Winter.
    LastBattle {
        /// How.
        result: Outcome,
    },
    /// Somebody built nothing this season.
    DidNotBuild {
        /// Who.
        who: Who,
    },
    /// Nobody built the last building of this row letter before.
    FirstInRow {},
    /// All of these.
    And {
        /// Which.
        of: Vec<Condition>,
    },
    /// At least one of these.
    Or {
        /// Which.
        of: Vec<Condition>,
    },
}

/// A comparison.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Op {
    /// At most.
    #[serde(rename = "<=")]
    AtMost,
    /// At least.
    #[serde(rename = ">=")]
    AtLeast,
    /// Just as many.
    #[serde(rename = "=")]
    Equal,
    /// Less.
    #[serde(rename = "<")]
    Less,
    /// More.
    #[serde(rename = ">")]
    More,
}

impl Op {
    /// Does `left` compare so with `right`?
    #[inline]
    #[must_use]
    pub const fn holds(self, left: i16, right: i16) -> bool {
        match self {
            Op::AtMost => left <= right,
            Op::AtLeast => left >= right,
            Op::Equal => left == right,
            Op::Less => left < right,
            Op::More => left > right,
        }
    }
}

/// How somebody stands among all players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RankIs {
    /// Nobody has fewer.
    Fewest,
    /// Everybody else has more.
    SoleFewest,
    /// Somebody else has at least as many.
    NotSoleMost,
}

/// Himself, or anybody.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Himself.
    #[serde(rename = "self")]
    Own,
    /// At least one player, himself included.
    Any,
}

/// What an effect does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "a", deny_unknown_fields, rename_all_fields = "camelCase")]
pub enum Action {
    /// Takes from the Supply, scores.
    Gain {
        /// What.
        what: Bundle,
    },
    /// Gives back what he has of it.
    Lose {
        /// What.
        what: Bundle,
    },
    /// Pays, then gains.
    Trade {
        /// What is paid.
        pay: Bundle,
        /// What is gained.
        gain: Bundle,
        /// How often at most; once if not given.
        times: Option<u8>,
        /// May points be paid only by who has them?
        #[serde(default)]
        strict_vp: bool,
    },
    /// So much for every full step of a quantity.
    GainPer {
        /// What.
        what: Bundle,
        /// Of what.
        per: Quantity,
        /// How many make a step.
        step: u16,
    },
    /// A neighbour names a kind of good, the player takes it.
    GainNamed {
        /// Which neighbour.
        by: Neighbour,
        /// How many.
        n: u16,
    },
    /// An opponent of one's choice takes a good, the player the same kind.
    OpponentPicksGood {
        /// How many he gets.
        they_get: u16,
        /// How many the player gets.
        you_get_same: u16,
    },
    /// An opponent of one's choice takes some of a pool, the player the rest.
    SplitPool {
        /// The pool.
        pool: Vec<Bundle>,
        /// How many he takes.
        they_pick: u8,
    },
    /// Hands own goods to others.
    GiveAway {
        /// How many.
        goods: u8,
    },
    /// Takes goods of an opponent who has more.
    Steal {
        /// How many.
        goods: u16,
    },
    /// Puts goods on the tile, now and whenever it is empty.
    Stock {
        /// Which.
        mode: StockMode,
    },
    /// Takes goods that lie on the tile.
    TakeStock {
        /// How many.
        n: u16,
        /// Do several takers of a season all get the same?
        #[serde(default)]
        same_for_all: bool,
    },
    /// Resolves the gift of another advisor.
    CopyHelp {
        /// Of which.
        of: CopyOf,
    },
    /// May look at the top invader card.
    Peek {},
    /// Some of several options.
    Choose {
        /// How many.
        pick: u8,
        /// The options.
        options: Vec<ActionOption>,
    },
    /// One thing or another.
    IfElse {
        /// The condition.
        r#if: Condition,
        /// If it holds.
        then: Vec<Action>,
        /// If it does not.
        #[serde(default)]
        r#else: Vec<Action>,
    },
    /// For several players, in turn order.
    ForPlayers {
        /// For whom.
        who: Players,
        /// What.
        r#do: Vec<Action>,
    },
    /// Rolls white dice more.
    WhiteDie {
        /// How many.
        n: u8,
    },
    /// Rolls only so many coloured dice.
    ColouredDice {
        /// How many.
        n: u8,
    },
    /// Rolls dice again.
    Reroll {
        /// Which.
        which: RerollWhich,
        /// Gained if the total got lower and no die was rolled again later.
        consolation: Option<Bundle>,
    },
    /// Turns the coloured dice to these faces.
    SetColoured {
        /// One die each.
        faces: Vec<u8>,
    },
    /// Turns dice from one face to others.
    ChangeDice {
        /// From which.
        from: u8,
        /// To which, each die separately.
        to: Vec<u8>,
        /// How many at most.
        n: CountOrAll,
    },
    /// A group may count for more or less.
    InfluenceShift {
        /// By how much.
        deltas: Vec<i8>,
        /// Only groups of at most so many dice.
        max_dice: Option<u8>,
    },
    /// Spaces for dice of one's own.
    ExtraSpaces {
        /// Which.
        spaces: Vec<SpaceItem>,
    },
    /// Nobody may influence these advisors.
    CloseAdvisor {
        /// Which.
        advisors: Vec<u8>,
    },
    /// A group may join that of an opponent.
    ShareAdvisor {
        /// How often.
        uses: u8,
        /// In what time.
        per: Per,
    },
    /// Moves the group on the highest advisor.
    MoveGroup {
        /// Where.
        to: u8,
    },
    /// Changes who goes first.
    OrderRule {
        /// Who.
        first: OrderFirst,
    },
    /// Buildings become cheaper or dearer.
    CostChange {
        /// In which columns; all if not given.
        columns: Option<Vec<u8>>,
        /// Of which good.
        good: GoodOrAny,
        /// By how much.
        n: i16,
        /// Goods that always remain to be paid.
        min: Option<u16>,
        /// How long.
        scope: Option<Scope>,
    },
    /// One more building in a turn.
    ExtraBuild {
        /// How often.
        uses: u8,
        /// In what time.
        per: Per,
        /// Paid on top.
        surcharge: Option<Bundle>,
    },
    /// Buildings for nothing.
    FreeBuild {
        /// In which columns.
        columns: Vec<u8>,
        /// How many at most.
        max: u8,
        /// Do they score their points?
        vp: bool,
    },
    /// A soldier costs so many goods.
    MercenaryPrice {
        /// How many.
        goods: u16,
        /// Only the first so many soldiers of the year.
        first: Option<u8>,
    },
    /// A "+2" token may be paid for a soldier.
    MercenaryAccept {
        /// As so many goods.
        plus2_as_goods: u16,
    },
    /// Rolls a die of one's own for reinforcements.
    OwnReinforcement {
        /// How many faces.
        die: u8,
        /// What it may do.
        mode: OwnDieMode,
        /// With request tokens.
        module5: OwnDieModule5,
    },
    /// The King's die is not rolled.
    FixedReinforcement {
        /// He sends this many.
        value: u16,
        /// Without effect on request tokens?
        only_die: bool,
    },
    /// The invaders are stronger or weaker.
    StrengthMod {
        /// By how much.
        n: i16,
    },
    /// Added to the battle total.
    BattleBonus {
        /// How much.
        n: i16,
    },
    /// An equal total is a victory.
    TieIsWin {},
    /// The penalty grows.
    PenaltyMod {
        /// By what.
        add: Penalty,
    },
    /// Part of the penalty is ignored.
    Protect {
        /// Which part.
        what: ProtectWhat,
        /// How much.
        n: CountOrAll,
    },
    /// Some soldiers stay.
    KeepSoldiers {
        /// How many.
        fraction: Fraction,
    },
    /// What buildings do at the end of a season happens in more seasons.
    ExtendTiming {
        /// Which buildings.
        targets: Vec<String>,
        /// Which seasons.
        seasons: Vec<Season>,
    },
    /// A second deck of invaders.
    SecondDeck {
        /// Which.
        deck: Deck,
        /// Cards for each year.
        per_year: u8,
    },
    /// Invaders of another deck join.
    JoinInvaders {
        /// Which deck.
        deck: Deck,
        /// If this holds of its card.
        join_if: Condition,
        /// They count as these too.
        counts_as: Vec<Race>,
        /// Every player gets soldiers.
        soldiers_each: SoldiersEach,
    },
    /// All invader cards lie open.
    InvadersFaceUp {},
    /// Who may look chooses the deck.
    PeekChoice {
        /// Among these.
        decks: Vec<Deck>,
    },
    /// Instead of a look there is this.
    PeekReplaced {
        /// What.
        gain: Bundle,
    },
}

/// One option of a choice.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionOption {
    /// When it may be picked.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
    /// What it does.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// A space for dice on a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceItem {
    /// The sum it asks for.
    pub number: u8,
    /// What it gives.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// A number, or all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum CountOrAll {
    /// So many.
    Count(u8),
    /// The word `all`.
    Word(All),
}

/// The word for all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// All.
    All,
}

impl CountOrAll {
    /// As a number.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            CountOrAll::Count(n) => n,
            CountOrAll::Word(All::All) => u8::MAX,
        }
    }
}

/// Something a player has a number of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Quantity {
    /// Gold.
    Gold,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Goods of all kinds.
    Goods,
    /// Different kinds of goods.
    GoodKinds,
    /// "+2" tokens.
    Plus2,
    /// Soldiers.
    Soldiers,
    /// Victory points.
    Vp,
    /// Buildings.
    Buildings,
    /// Buildings of column 4, without the one that counts them.
    OtherColumn4Buildings,
    /// Rows with all four buildings.
    CompleteRows,
    /// Battles won in this game.
    BattlesWon,
}

/// A neighbour at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Neighbour {
    /// The next clockwise.
    Left,
    /// The one before.
    Right,
}

/// Several players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Players {
    /// Everybody.
    Each,
    /// Everybody else.
    Others,
}

/// How a tile is stocked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StockMode {
    /// One good of each kind.
    OneOfEach,
    /// One good at random.
    RandomOne,
}

/// Whose gift is copied.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CopyOf {
    /// The lowest advisor without dice.
    LowestNotInfluenced,
}

/// Which dice are rolled again.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RerollWhich {
    /// One of his choice.
    One,
    /// Any of his choice.
    Any,
    /// All of them.
    All,
}

/// Who goes first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderFirst {
    /// The highest total.
    Highest,
}

/// A kind of good, or goods of choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum GoodOrAny {
    /// One kind.
    Kind(Good),
    /// The word `any`.
    Word(AnyGood),
}

/// The word for goods of choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnyGood {
    /// Of the payer's choice.
    Any,
}

/// How long a price holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Scope {
    /// Always.
    Standing,
    /// In this turn to build.
    ThisTurn,
}

/// What a die of one's own may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OwnDieMode {
    /// Stand in place of the King's soldiers.
    MayReplace,
}

/// A die of one's own beside request tokens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OwnDieModule5 {
    /// Halved, rounded up.
    HalfUp,
}

/// What is protected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProtectWhat {
    /// Victory points named by the penalty.
    Vp,
    /// Buildings.
    Buildings,
}

/// Part of one's soldiers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fraction {
    /// Half, rounded down.
    Half,
}

/// A deck of invaders.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// The deck of the year.
    Invaders,
    /// The second deck of a scenario.
    Valley,
}

/// Soldiers for everybody when invaders join.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SoldiersEach {
    /// As many as the number of the year.
    YearNumber,
}
