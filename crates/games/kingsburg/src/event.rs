//! What happens, with its audience and its rule.

mod words;

use crate::answer::{self, BuildRight, Placement};
use crate::board::{MAX_SEATS, MAX_WHITE, Phase};
use crate::content::{BuildingId, CardId, Deck, FateId, GovernorId, Penalty, ScenarioId, SourceId};
use crate::goods::{Bundle, Goods};
use crate::rules;
use crate::winter::strength::Additions;
use serde::{Deserialize, Serialize};
use table::{Rule, Seat, SeatSet, Stack};
use words::{
    build_words, dice, governor_names, governor_words, in_order, influence_rule, influenced, lines,
    lines_key, looked_key, race_name, seats as seats_of, stock_rule, valley_key,
};

/// Something that happened. Its rule is told beside it; the client does not read it from those that skip it.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields name who did what, and by which rule")]
pub enum Event {
    /// The first turn order was drawn.
    #[told(by = rules::KB_SETUP_11, to = all, args(order = in_order(order, seats)))]
    OrderDrawn {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        seats: u8,
    },
    /// The scenario is this.
    #[told(by = rules::KB_SCEN_02, to = all)]
    ScenarioChosen { scenario: ScenarioId },
    /// Alternative lines were drawn.
    #[told(by = rules::KB_MOD2_01, to = all, args(lines = rows.map(answer::line).to_vec()))]
    LinesDrawn { seat: Seat, rows: [u8; 2] },
    /// Somebody takes the first line of the draft.
    #[told(by = rules::KB_MOD2_06, to = all)]
    FirstDrafter { seat: Seat },
    /// A line was taken in the draft.
    #[told(to = all, args(line = answer::line(row)))]
    LineTaken { seat: Seat, row: u8, rule: Rule },
    /// Lines were put in use, or not.
    #[told(by = rules::KB_MOD2_03, to = all, key = lines_key(rows), args(lines = lines(rows)))]
    LinesUsed { seat: Seat, rows: [Option<u8>; 2] },
    /// Governors were dealt: for his eyes only.
    #[told(by = rules::KB_MOD3_01, to = only(seat), args(governors = governor_names(&governors)))]
    GovernorsDealt { seat: Seat, governors: [GovernorId; 3] },
    /// A governor was kept: for his eyes only.
    #[told(by = rules::KB_MOD3_03, to = only(seat))]
    GovernorKept { seat: Seat, governor: GovernorId },
    /// A player has a governor.
    #[told(by = governor_words(vp).0, to = all, key = governor_words(vp).1)]
    GovernorRevealed {
        seat: Seat,
        governor: GovernorId,
        /// What he paid for it.
        vp: i16,
    },
    /// Governors come under the hammer.
    #[told(by = rules::KB_MOD3_06, to = all, args(governors = governor_names(&governors)))]
    AuctionOpened {
        /// Who names the first.
        seat: Seat,
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        governors: Stack<GovernorId, 6>,
    },
    /// A governor was named.
    #[told(by = rules::KB_MOD3_07, to = all)]
    GovernorNamed { seat: Seat, governor: GovernorId },
    /// A bid.
    #[told(to = all)]
    Bid { seat: Seat, bid: u16, rule: Rule },
    /// A player bids no more for this governor.
    #[told(by = rules::KB_MOD3_08, to = all)]
    BidPassed { seat: Seat },
    /// A Fate card was revealed.
    #[told(by = rules::KB_MOD4_02, to = all)]
    FateRevealed { fate: FateId },
    /// It was discarded.
    #[told(by = rules::KB_MOD4_04, to = all)]
    FateDiscarded { fate: FateId },
    /// A Caprice tile covers its advisor.
    #[told(by = rules::KB_MOD6_02, to = all, args(tile = SourceId::tile(tile), advisor = answer::advisor(tile)))]
    TileRevealed { tile: u8 },
    /// A Caprice tile left the game.
    #[told(to = all, args(tile = SourceId::tile(tile), advisor = answer::advisor(tile)))]
    TileRemoved { tile: u8, rule: Rule },
    /// Goods were put on a tile.
    #[told(by = stock_rule(tile), to = all)]
    Stocked {
        #[told(with = SourceId::tile)]
        tile: u8,
        /// Those that lie there now.
        goods: Goods,
    },
    /// A phase began.
    #[told(by = rules::KB_FLOW_02, to = all)]
    PhaseBegan { year: u8, phase: Phase },
    /// The King's Aid gave a die.
    #[told(to = all)]
    AidDie { seat: Seat, rule: Rule },
    /// Something was gained.
    #[told(to = all)]
    Gained { seat: Seat, what: Bundle, rule: Rule },
    /// Something was paid or lost.
    #[told(to = all)]
    Lost { seat: Seat, what: Bundle, rule: Rule },
    /// Neutral dice closed an advisor.
    #[told(to = all)]
    NeutralDice {
        #[told(with = answer::advisor)]
        advisor: u8,
        rule: Rule,
    },
    /// Dice were rolled.
    #[told(by = rules::KB_ROLL_02, to = all, args(dice = dice(coloured, white)))]
    Rolled {
        seat: Seat,
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
    },
    /// Dice were rolled again or turned.
    #[told(to = all, args(dice = dice(coloured, white)))]
    DiceChanged {
        seat: Seat,
        #[serde(serialize_with = "as_element")]
        source: SourceId,
        /// Coloured dice; 0 for none.
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
        rule: Rule,
    },
    /// A player who could have rerolled did not.
    #[told(by = rules::KB_ORDERING_01, to = all)]
    KeptDice { seat: Seat },
    /// The turn order of the season was set.
    #[told(by = rules::KB_ORDER_01, to = all, args(order = in_order(order, seats)))]
    OrderSet {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        seats: u8,
    },
    /// An advisor was influenced.
    #[told(by = influence_rule(placement.right), to = all, message = influenced(seat, advisor, placement.right))]
    Influenced { seat: Seat, advisor: u8, placement: Placement },
    /// A player passed for the season.
    #[told(to = all)]
    Passed {
        seat: Seat,
        #[serde(skip)]
        rule: Rule,
    },
    /// A group was moved to another advisor.
    #[told(to = all)]
    Moved {
        seat: Seat,
        #[told(with = answer::advisor)]
        from: u8,
        #[told(with = answer::advisor)]
        to: u8,
        rule: Rule,
    },
    /// An advisor helps.
    #[told(to = all)]
    Helped {
        seat: Seat,
        #[told(with = answer::advisor)]
        advisor: u8,
        rule: Rule,
    },
    /// A space on one's own card helps.
    #[told(by = rules::KB_GOV_07, to = all)]
    HelpedByCard {
        seat: Seat,
        #[told(with = answer::space)]
        space: u8,
    },
    /// Another player was chosen.
    #[told(to = all)]
    Chosen { seat: Seat, other: Seat, rule: Rule },
    /// Something offered was declined.
    #[told(to = all)]
    Declined { seat: Seat, rule: Rule },
    /// A player looked at the top invader card.
    #[told(to = all, key = looked_key(deck))]
    Looked {
        seat: Seat,
        #[told(skip)]
        deck: Deck,
        rule: Rule,
    },
    /// What he saw: for his eyes only.
    #[told(to = only(seat))]
    Saw {
        seat: Seat,
        #[told(skip)]
        card: CardId,
        #[told(with = race_name)]
        race: &'static str,
        strength: i16,
        rule: Rule,
    },
    /// A building was built.
    #[told(by = build_words(right).0, to = all, key = build_words(right).1)]
    Built {
        seat: Seat,
        building: BuildingId,
        paid: Goods,
        /// What it is worth.
        vp: i16,
        #[told(skip)]
        right: BuildRight,
    },
    /// A building was put up for nothing.
    #[told(to = all)]
    PutUp {
        seat: Seat,
        building: BuildingId,
        /// What it is worth.
        vp: i16,
        rule: Rule,
    },
    /// A player did not build.
    #[told(by = rules::KB_BUILD_01, to = all)]
    DidNotBuild { seat: Seat },
    /// The Agent came back unused.
    #[told(by = rules::KB_ENVOY_11, to = all)]
    AgentReturned { seat: Seat },
    /// The Agent was taken.
    #[told(to = all)]
    AgentTaken { seat: Seat, rule: Rule },
    /// Nobody took the Agent.
    #[told(by = rules::KB_ENVOY_03, to = all)]
    AgentStays,
    /// The invaders of the year were revealed.
    #[told(by = rules::KB_WINTER_03, to = all)]
    Invaded {
        #[told(skip)]
        year: u8,
        #[told(skip)]
        card: CardId,
        #[told(with = race_name)]
        race: &'static str,
        strength: i16,
        /// What a winner receives, with that of those who join.
        #[told(skip)]
        reward: Bundle,
        /// What a loser suffers, with that of those who join and what open cards add.
        #[told(skip)]
        penalty: Penalty,
    },
    /// The card of the second deck was revealed.
    #[told(by = rules::KB_SCEN_01, to = all, key = valley_key(joins))]
    ValleyRevealed {
        #[told(skip)]
        card: CardId,
        #[told(with = race_name)]
        race: &'static str,
        strength: i16,
        /// Do they join the attack?
        #[told(skip)]
        joins: bool,
    },
    /// The King sends soldiers without rolling.
    #[told(to = all)]
    ReinforcedWithout { soldiers: u16, rule: Rule },
    /// A request token was laid: for his eyes only.
    #[told(by = rules::KB_MOD5_03, to = only(seat))]
    RequestLaid { seat: Seat, value: u8 },
    /// A request token was revealed.
    #[told(by = rules::KB_MOD5_04, to = all)]
    Requested { seat: Seat, value: u8 },
    /// A die of one's own was rolled for reinforcements.
    #[told(to = all)]
    OwnDie {
        seat: Seat,
        #[serde(serialize_with = "as_element")]
        source: SourceId,
        /// How many soldiers it would bring.
        soldiers: u8,
        rule: Rule,
    },
    /// It stands in place of the King's soldiers.
    #[told(to = all)]
    OwnDieUsed {
        seat: Seat,
        /// How many the King had sent.
        sent: u16,
        /// How many come instead.
        soldiers: u16,
        rule: Rule,
    },
    /// The King's reinforcements came to everybody.
    #[told(by = rules::KB_WINTER_05, to = all)]
    Reinforced {
        /// Who rolled for them.
        seat: Seat,
        soldiers: u16,
    },
    /// A battle was fought.
    #[told(by = outcome.words().0, to = all, key = outcome.words().1)]
    Fought {
        seat: Seat,
        total: i16,
        /// What of it is not soldiers.
        #[cfg_attr(feature = "types", ts(as = "Vec<crate::winter::strength::Addition>"))]
        #[told(skip)]
        bonuses: Additions,
        strength: i16,
        #[told(skip)]
        outcome: Outcome,
    },
    /// A building was destroyed.
    #[told(by = rules::KB_RAZE_01, to = all)]
    Razed {
        seat: Seat,
        building: BuildingId,
        /// What was lost with it.
        vp: i16,
    },
    /// All soldiers went home.
    #[told(by = rules::KB_WINTER_16, to = all)]
    SoldiersDismissed,
    /// Half of them did.
    #[told(by = rules::KB_SCEN_01, to = all)]
    SoldiersHalved,
    /// The game is over.
    #[told(by = rules::KB_END_03, to = all, args(winners = seats_of(winners), count = winners.len()))]
    GameOver { winners: SeatSet },
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
