//! What happens, with its rule, its audience and its text.

mod battle;

pub use battle::{Cause, Faces, Outcome};

use crate::army::{Army, Troop};
use crate::battle::{Side, Volley};
use crate::board::{Ending, Phase};
use crate::content::{CardId, Deck, FiefId, Fiefs, KingdomId};
use crate::{answer, rules};
use serde::Serialize;
use table::{Arg, Element, Rule, Seat, SeatSet, Stack};

/// A player, or nobody: the peasants.
fn who(seat: Option<Seat>) -> Arg {
    seat.map_or_else(|| Element::only("peasants").into(), Arg::Seat)
}

/// Those who rolled, or nobody: the peasants.
fn whose_dice(troop: Option<Troop>) -> Element {
    troop.map_or(Element::only("peasants"), Troop::element)
}

/// Players in an order.
fn in_order(order: Stack<Seat, 4>) -> Vec<Element> {
    seats(order.iter().copied())
}

/// Several players.
fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<Element> {
    seats.into_iter().map(answer::seat).collect()
}

/// Something that happened. Its rule is told beside it; the client does not read it from those that skip it.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Initiative cards were picked.
    #[told(to = all)]
    OrderSet {
        #[told(with = in_order)]
        order: Stack<Seat, 4>,
        rule: Rule,
    },
    /// A die was rolled for initiative.
    #[told(to = all)]
    RolledInitiative { seat: Seat, die: u8, face: u8, bonus: u8, rule: Rule },
    /// An initiative card was picked.
    #[told(to = all)]
    InitiativeTaken { seat: Seat, n: u8, rule: Rule },
    /// A player starts in a kingdom.
    #[told(to = all)]
    Settled { seat: Seat, kingdom: KingdomId, rule: Rule },
    /// The first castle was placed.
    #[told(by = rules::WE_SETUP_12, to = all)]
    CastleStands { seat: Seat, fief: FiefId },
    /// The first Warlord was placed.
    #[told(by = rules::WE_SETUP_12, to = all)]
    WarlordStands { seat: Seat, fief: FiefId },
    /// The first soldiers were placed.
    #[told(by = rules::WE_SETUP_13, to = all)]
    ArmyStands { seat: Seat, fief: FiefId, army: Army },
    /// A round began.
    #[told(by = rules::WE_TURN_01, to = all)]
    RoundBegan { round: u16 },
    /// One of the Group Phases began.
    #[told(by = rules::WE_GROUP_01, to = all)]
    PhaseBegan { round: u16, phase: Phase },
    /// An individual turn began.
    #[told(by = rules::WE_TURN_02, to = all)]
    TurnBegan { seat: Seat },
    /// An individual turn ended.
    #[told(by = rules::WE_CONQUEST_04, to = all)]
    TurnEnded { seat: Seat },
    /// A player without a castle surrendered.
    #[told(by = rules::WE_ELIM_02, to = all)]
    Surrendered { seat: Seat },
    /// An attack was declared.
    #[told(by = rules::WE_MANEUVER_01, to = all)]
    Attacked {
        seat: Seat,
        #[told(skip)]
        path: Fiefs,
        fief: FiefId,
        army: Army,
    },
    /// Soldiers moved.
    #[told(by = rules::WE_REDEPLOY_01, to = all)]
    Moved {
        seat: Seat,
        #[told(skip)]
        path: Fiefs,
        to: FiefId,
        army: Army,
    },
    /// A battle began.
    #[told(by = rules::WE_BATTLE_02, to = all)]
    BattleBegan {
        fief: FiefId,
        attacker: Seat,
        #[told(with = who)]
        defender: Option<Seat>,
        attackers: Army,
        defenders: Army,
        peasants: u16,
    },
    /// Dice were rolled in a battle.
    #[told(by = rules::WE_BATTLE_05, to = all)]
    Rolled {
        fief: FiefId,
        side: Side,
        step: Volley,
        die: u8,
        #[told(with = whose_dice)]
        troop: Option<Troop>,
        needed: u8,
        faces: Faces,
        hits: u16,
    },
    /// A side takes hits, or the losses that a card says.
    #[told(by = cause.words().0, to = all, key = cause.words().1)]
    Hit {
        fief: FiefId,
        side: Side,
        hits: u16,
        ignored: u16,
        #[told(skip)]
        #[serde(skip)]
        cause: Cause,
    },
    /// Peasants fell.
    #[told(to = all)]
    PeasantsFell {
        fief: FiefId,
        n: u16,
        #[serde(skip)]
        rule: Rule,
    },
    /// Soldiers fell.
    #[told(by = rules::WE_CASUALTY_03, to = all)]
    Fell { seat: Seat, fief: FiefId, army: Army },
    /// A battle ended.
    #[told(to = all)]
    BattleEnded {
        fief: FiefId,
        attacker: Seat,
        #[told(with = who)]
        defender: Option<Seat>,
        outcome: Outcome,
        #[serde(skip)]
        rule: Rule,
    },
    /// Soldiers went back the way they came.
    #[told(to = all)]
    WentBack { seat: Seat, from: FiefId, to: FiefId, army: Army, rule: Rule },
    /// A castle was captured.
    #[told(by = rules::WE_CAPTURECASTLE_01, to = all)]
    CastleCaptured { seat: Seat, from: Seat, fief: FiefId },
    /// All gold and cards of a player went to another.
    #[told(to = all)]
    EstateTaken { seat: Seat, from: Seat, gold: u32, cards: u8, rule: Rule },
    /// A card came from another player.
    #[told(to = only(seat, from))]
    CardCame { seat: Seat, from: Seat, card: CardId, rule: Rule },
    /// A Warlord was captured.
    #[told(by = rules::WE_CAPTURE_01, to = all)]
    Captured { seat: Seat, owner: Seat, prison: FiefId },
    /// Warlords were taken by one who has no castle: what becomes of them is settled after the battle.
    #[told(by = rules::WE_R_18, to = all)]
    WarlordTaken { seat: Seat, owner: Seat, n: u16 },
    /// A captive Warlord was let go.
    #[told(by = rules::WE_CAPTURE_05, to = all)]
    Released { seat: Seat, prison: FiefId },
    /// A Warlord came to a castle.
    #[told(to = all)]
    CameHome { seat: Seat, fief: FiefId, rule: Rule },
    /// A Warlord with nowhere to go went back to the supply.
    #[told(to = all)]
    WarlordToSupply { seat: Seat, rule: Rule },
    /// A ransom was offered.
    #[told(by = rules::WE_R_49, to = all)]
    Offered {
        from: Seat,
        to: Seat,
        captives: u8,
        gold: u8,
        #[told(with = u8::from)]
        asked: bool,
    },
    /// A card is part of an offer.
    #[told(by = rules::WE_CAPTURE_04, to = only(from, to))]
    CardOffered { from: Seat, to: Seat, card: CardId },
    /// A card of the other is part of an offer.
    #[told(by = rules::WE_CAPTURE_04, to = only(from, to))]
    CardAsked { from: Seat, to: Seat, card: CardId },
    /// An offer was accepted.
    #[told(by = rules::WE_R_49, to = all)]
    Accepted { from: Seat, to: Seat },
    /// An offer was refused.
    #[told(by = rules::WE_R_49, to = all)]
    Refused { from: Seat, to: Seat },
    /// Gold went from one player to another.
    #[told(to = all)]
    Paid { from: Seat, to: Seat, gold: u32, rule: Rule },
    /// Gold came from the Treasury.
    #[told(to = all)]
    Gained { seat: Seat, gold: u32, rule: Rule },
    /// Gold went to the Treasury.
    #[told(to = all)]
    Spent { seat: Seat, gold: u32, rule: Rule },
    /// A fief went to the peasants.
    #[told(to = all)]
    Abandoned {
        seat: Seat,
        fief: FiefId,
        #[told(with = u8::from)]
        castle: bool,
        rule: Rule,
    },
    /// Soldiers went back to the supply.
    #[told(to = all)]
    Removed { seat: Seat, fief: FiefId, army: Army, rule: Rule },
    /// Soldiers were placed.
    #[told(to = all)]
    Placed { seat: Seat, fief: FiefId, army: Army, rule: Rule },
    /// Soldiers were bought.
    #[told(to = all)]
    Recruited { seat: Seat, army: Army, rule: Rule },
    /// Mercenaries were paid again.
    #[told(by = rules::WE_MERC_02, to = all)]
    Kept { seat: Seat, fief: FiefId, army: Army },
    /// A castle will be begun.
    #[told(by = rules::WE_RECRUIT_04, to = all)]
    CastleOrdered { seat: Seat, kingdom: KingdomId },
    /// A castle will be finished.
    #[told(by = rules::WE_RECRUIT_04, to = all)]
    FinishOrdered { seat: Seat, fief: FiefId },
    /// A castle was begun.
    #[told(by = rules::WE_DEPLOY_03, to = all)]
    CastleBegun { seat: Seat, fief: FiefId },
    /// A castle was finished.
    #[told(by = rules::WE_DEPLOY_02, to = all)]
    CastleFinished { seat: Seat, fief: FiefId },
    /// What could not be placed was given back.
    #[told(by = rules::WE_R_31, to = all)]
    GivenBack { seat: Seat, army: Army },
    /// A better die for initiative.
    #[told(by = rules::WE_INITIATIVE_02, to = all)]
    BetterDie { seat: Seat, die: u8 },
    /// A card was drawn.
    #[told(to = all)]
    Drew { seat: Seat, deck: Deck, rule: Rule },
    /// What the drawn card is.
    #[told(by = rules::WE_R_60, to = only(seat))]
    Got { seat: Seat, card: CardId },
    /// A card was played.
    #[told(by = rules::WE_CARD_03, to = all)]
    Played { seat: Seat, card: CardId },
    /// A card was played on a player.
    #[told(by = rules::WE_R_58, to = all)]
    Targeted { seat: Seat, card: CardId, target: Seat },
    /// A card was discarded without effect.
    #[told(to = all)]
    Discarded { seat: Seat, card: CardId, rule: Rule },
    /// A deck was made of its discards again.
    #[told(by = rules::WE_CARD_04, to = all)]
    Reshuffled { deck: Deck },
    /// A player obeyed the Church.
    #[told(by = rules::WE_EXCOM_02, to = all)]
    Obeyed { seat: Seat, card: CardId },
    /// A player ignored the Church.
    #[told(by = rules::WE_EXCOM_03, to = all)]
    Ignored { seat: Seat, card: CardId, count: u8 },
    /// An excommunication was lifted.
    #[told(by = rules::WE_R_65, to = all)]
    Absolved { seat: Seat, count: u8 },
    /// A soldier became a better one.
    #[told(by = rules::WE_R_62, to = all)]
    Upgraded { seat: Seat, fief: FiefId, from: Troop, to: Troop },
    /// Soldiers changed sides.
    #[told(by = rules::WE_CARD_07, to = all)]
    Turned { seat: Seat, enemy: Seat, from: FiefId, to: FiefId, army: Army },
    /// Two players may not attack each other.
    #[told(by = rules::WE_CARD_14, to = all)]
    Truce { seat: Seat, with: Seat },
    /// A castle bonus was cancelled.
    #[told(by = rules::WE_CARD_14, to = all)]
    BonusCancelled { seat: Seat, kingdom: KingdomId },
    /// The majority of finished castles changed hands.
    #[told(by = rules::WE_VICTORY_01, to = all)]
    Majority {
        #[told(with = who)]
        holder: Option<Seat>,
    },
    /// Soldiers were forced into vassalage.
    #[told(by = rules::WE_ELIM_06, to = all)]
    Vassals { seat: Seat, victim: Seat, price: u32 },
    /// A player was eliminated.
    #[told(by = rules::WE_ELIM_09, to = all)]
    Eliminated {
        seat: Seat,
        #[told(with = who)]
        heir: Option<Seat>,
    },
    /// The game is over.
    #[told(to = all)]
    GameOver {
        #[told(with = seats)]
        winners: SeatSet,
        ending: Ending,
        rule: Rule,
    },
}
