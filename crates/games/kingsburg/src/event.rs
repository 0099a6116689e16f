//! What happens, with its audience and its rule.

mod telling;

use crate::answer::{BuildRight, Placement};
use crate::board::{MAX_SEATS, MAX_WHITE, Phase};
use crate::content::{BuildingId, CardId, Deck, FateId, GovernorId, Penalty, ScenarioId, SourceId};
use crate::goods::{Bundle, Goods};
use crate::winter::strength::Additions;
use serde::{Deserialize, Serialize};
use table::{Rule, Seat, SeatSet, Stack};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first turn order was drawn.
    OrderDrawn {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        /// How many play.
        seats: u8,
    },
    /// The scenario is this.
    ScenarioChosen {
        /// Which.
        scenario: ScenarioId,
    },
    /// Alternative lines were drawn.
    LinesDrawn {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Of which rows.
        rows: [u8; 2],
    },
    /// Somebody takes the first line of the draft.
    FirstDrafter {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// A line was taken in the draft.
    LineTaken {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Of which row.
        row: u8,
    },
    /// Lines were put in use, or not.
    LinesUsed {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Of which rows.
        rows: [Option<u8>; 2],
    },
    /// Governors were dealt: for his eyes only.
    GovernorsDealt {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        governors: [GovernorId; 3],
    },
    /// A governor was kept: for his eyes only.
    GovernorKept {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        governor: GovernorId,
    },
    /// A player has a governor.
    GovernorRevealed {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        governor: GovernorId,
        /// What he paid for it.
        vp: i16,
    },
    /// Governors come under the hammer.
    AuctionOpened {
        /// Who names the first.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        governors: Stack<GovernorId, 6>,
    },
    /// A governor was named.
    GovernorNamed {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        governor: GovernorId,
    },
    /// A bid.
    Bid {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How much.
        bid: u8,
    },
    /// A player bids no more for this governor.
    BidPassed {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// A Fate card was revealed.
    FateRevealed {
        /// Which.
        fate: FateId,
    },
    /// It was discarded.
    FateDiscarded {
        /// Which.
        fate: FateId,
    },
    /// A Caprice tile covers its advisor.
    TileRevealed {
        /// Its number.
        tile: u8,
    },
    /// A Caprice tile left the game.
    TileRemoved {
        /// Its number.
        tile: u8,
    },
    /// Goods were put on a tile.
    Stocked {
        /// Its number.
        tile: u8,
        /// Those that lie there now.
        goods: Goods,
    },
    /// A phase began.
    PhaseBegan {
        /// Of which year.
        year: u8,
        /// Which.
        phase: Phase,
    },
    /// The King's Aid gave a die.
    AidDie {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// Something was gained.
    Gained {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// What.
        what: Bundle,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Something was paid or lost.
    Lost {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// What.
        what: Bundle,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Neutral dice closed an advisor.
    NeutralDice {
        /// Which.
        advisor: u8,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Dice were rolled.
    Rolled {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Coloured dice.
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
    },
    /// Dice were rolled again or turned.
    DiceChanged {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Thanks to what.
        #[serde(serialize_with = "as_element")]
        #[cfg_attr(feature = "types", ts(type = "string"))]
        source: SourceId,
        /// Coloured dice; 0 for none.
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
        /// The rule of it.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player who could have rerolled did not.
    KeptDice {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The turn order of the season was set.
    OrderSet {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        /// How many play.
        seats: u8,
    },
    /// An advisor was influenced.
    Influenced {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        advisor: u8,
        /// How.
        placement: Placement,
    },
    /// A player passed for the season.
    Passed {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// A group was moved to another advisor.
    Moved {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From which.
        from: u8,
        /// To which.
        to: u8,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// An advisor helps.
    Helped {
        /// Whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        advisor: u8,
        /// The rule of his gift.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A space on one's own card helps.
    HelpedByCard {
        /// Whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Its number.
        space: u8,
    },
    /// Another player was chosen.
    Chosen {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        other: Seat,
        /// The rule that asks for him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Something offered was declined.
    Declined {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The rule that offered it.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player looked at the top invader card.
    Looked {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Of which deck.
        deck: Deck,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// What he saw: for his eyes only.
    Saw {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The card.
        card: CardId,
        /// Who is coming.
        race: &'static str,
        /// How strong they are.
        strength: i16,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A building was built.
    Built {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// For what.
        paid: Goods,
        /// What it is worth.
        vp: i16,
        /// By what right.
        right: BuildRight,
    },
    /// A building was put up for nothing.
    PutUp {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// What it is worth.
        vp: i16,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player did not build.
    DidNotBuild {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The Agent came back unused.
    AgentReturned {
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The Agent was taken.
    AgentTaken {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// Nobody took the Agent.
    AgentStays,
    /// The invaders of the year were revealed.
    Invaded {
        /// Of which.
        year: u8,
        /// The card.
        card: CardId,
        /// Who comes.
        race: &'static str,
        /// How strong they are.
        strength: i16,
        /// What a winner receives, with that of those who join.
        reward: Bundle,
        /// What a loser suffers, with that of those who join and what open cards add.
        penalty: Penalty,
    },
    /// The card of the second deck was revealed.
    ValleyRevealed {
        /// The card.
        card: CardId,
        /// Who it is.
        race: &'static str,
        /// How strong they are.
        strength: i16,
        /// Do they join the attack?
        joins: bool,
    },
    /// The King sends soldiers without rolling.
    ReinforcedWithout {
        /// How many.
        soldiers: u16,
        /// The rule that says so.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A request token was laid: for his eyes only.
    RequestLaid {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Its value.
        value: u8,
    },
    /// A request token was revealed.
    Requested {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Its value.
        value: u8,
    },
    /// A die of one's own was rolled for reinforcements.
    OwnDie {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Thanks to what.
        #[serde(serialize_with = "as_element")]
        #[cfg_attr(feature = "types", ts(type = "string"))]
        source: SourceId,
        /// How many soldiers it would bring.
        soldiers: u8,
        /// The rule of it.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// It stands in place of the King's soldiers.
    OwnDieUsed {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How many the King had sent.
        sent: u16,
        /// How many come instead.
        soldiers: u16,
        /// The rule of it.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// The King's reinforcements came to everybody.
    Reinforced {
        /// Who rolled for them.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How many.
        soldiers: u16,
    },
    /// A battle was fought.
    Fought {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// His total.
        total: i16,
        /// What of it is not soldiers.
        #[cfg_attr(feature = "types", ts(as = "Vec<crate::winter::strength::Addition>"))]
        bonuses: Additions,
        /// Theirs.
        strength: i16,
        /// How it ended.
        outcome: Outcome,
    },
    /// A building was destroyed.
    Razed {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// What was lost with it.
        vp: i16,
    },
    /// All soldiers went home.
    SoldiersDismissed,
    /// Half of them did.
    SoldiersHalved,
    /// The game is over.
    GameOver {
        /// Who won.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        winners: SeatSet,
    },
}

/// How a battle ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Victory.
    Won,
    /// Neither.
    #[serde(alias = "tied")]
    Drawn,
    /// Defeat.
    Lost,
}

/// What carries an effect, written as the element that it is picked by.
pub(crate) fn as_element<S: serde::Serializer>(source: &SourceId, serializer: S) -> Result<S::Ok, S::Error> {
    crate::answer::element(*source).serialize(serializer)
}
