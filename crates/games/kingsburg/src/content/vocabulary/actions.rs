//! What effects do, as it is written. What a word means stands in its file below [`crate::effects::words`], or where the
//! rules ask for it.

use super::Per;
use super::conditions::Condition;
use super::details::{
    CountOrAll, Deck, Fraction, GoodOrAny, OrderFirst, OwnDieMode, OwnDieModule5, Players, ProtectWhat,
    RerollWhich, Scope, SoldiersEach, StockMode,
};
use super::hooks::Season;
use crate::answer::Answer;
use crate::content::items::{Penalty, Race};
use crate::content::{Holdings, Nature, Pc};
use crate::effects::effect::Effect;
use crate::effects::words::gains::GainUpTo;
use crate::effects::words::{
    At, Choose, ColouredDice, CopyHelp, Each, End, FreeBuild, Gain, GainNamed, GainPer, GiveAway, Jump, Lose,
    May, MoveGroup, Note, OneOf, OpponentPicksGood, Peek, SplitPool, Steal, TakeStock, Trades, Unless,
    UnlessNoted, WhiteDie, Word, clauses,
};
use crate::event::Event;
use crate::flow::Play;
use crate::goods::Bundle;
use crate::reason::Reason;
use serde::Deserialize;
use table::{Chance, Element, Message, Seat, Sink};

/// What an effect does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "a", deny_unknown_fields, rename_all_fields = "camelCase")]
pub enum Action {
    /// Takes from the Supply, scores.
    Gain(Gain),
    /// Gives back what he has of it.
    Lose(Lose),
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
    GainPer(GainPer),
    /// What is missing to have this much.
    GainUpTo(GainUpTo),
    /// A neighbour names a kind of good, the player takes it.
    GainNamed(GainNamed),
    /// An opponent of one's choice takes a good, the player the same kind.
    OpponentPicksGood(OpponentPicksGood),
    /// An opponent of one's choice takes some of a pool, the player the rest.
    SplitPool(SplitPool),
    /// Hands own goods to others.
    GiveAway(GiveAway),
    /// Takes goods of an opponent who has more.
    Steal(Steal),
    /// Puts goods on the tile, now and whenever it is empty.
    Stock {
        /// Which.
        mode: StockMode,
    },
    /// Takes goods that lie on the tile.
    TakeStock(TakeStock),
    /// Resolves the gift of another advisor.
    CopyHelp(CopyHelp),
    /// May look at the top invader card.
    Peek(Peek),
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
    WhiteDie(WhiteDie),
    /// Rolls only so many coloured dice.
    ColouredDice(ColouredDice),
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
    MoveGroup(MoveGroup),
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
    FreeBuild(FreeBuild),
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

clauses! {
    inner {
        /// It is over.
        End,
        /// Goes on elsewhere.
        Jump,
        /// Goes on elsewhere if the condition does not hold.
        Unless,
        /// Goes on elsewhere if this condition did not hold when the effect began.
        UnlessNoted,
        /// Reads conditions before anything is applied.
        Note,
        /// Does he want to? Else it goes on elsewhere.
        May,
        /// What follows, for several players.
        Each,
        /// Gains one of these.
        OneOf,
        /// Pays for one of these.
        Trades,
        /// Some of several options.
        Choose,
    }
    written {
        /// Gains; goods of choice are asked for.
        Gain,
        /// Gives back what he has of it.
        Lose,
        /// Gains for every full step of a quantity.
        GainPer,
        /// Gains what is missing to have this much.
        GainUpTo,
        /// A neighbour names a kind of good.
        GainNamed,
        /// An opponent of his choice takes goods, he the same kind.
        OpponentPicksGood,
        /// An opponent of his choice takes one of these, he the rest.
        SplitPool,
        /// Gives goods away.
        GiveAway,
        /// May take goods of an opponent who has more.
        Steal,
        /// Takes a good that lies on the tile.
        TakeStock,
        /// Takes the gift of the lowest advisor without dice.
        CopyHelp,
        /// May look at the top invader card.
        Peek,
        /// Rolls white dice more.
        WhiteDie,
        /// Rolls only so many coloured dice.
        ColouredDice,
        /// May move the group on his highest advisor.
        MoveGroup,
        /// May put buildings up for nothing.
        FreeBuild,
    }
}
