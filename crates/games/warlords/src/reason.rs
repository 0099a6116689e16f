//! Why an answer is not legal, with the numbers and the rule.

use crate::army::Troop;
use crate::content::{CardId, FiefId, KingdomId};
use crate::rules;
use table::{Rule, Seat};

/// That there are some, only not so many, is nearer to legal than that there are none.
const fn depth_of(most: u16) -> u8 {
    if most == 0 { 2 } else { 3 }
}

/// A reason for a refusal. The nearer the answer was to a legal one, the deeper the reason lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// Something else is being asked.
    #[told(depth = 0)]
    NotAsked { rule: Rule },
    /// Not one of the options.
    #[told(depth = 1)]
    NotOffered { rule: Rule },
    /// This cannot be declined now.
    Compulsory { rule: Rule },
    /// The kingdom is another player's.
    #[told(by = rules::WE_SETUP_05)]
    KingdomTaken { kingdom: KingdomId },
    /// Not in his starting kingdom.
    #[told(by = rules::WE_SETUP_12)]
    NotAtHome { fief: FiefId },
    /// The Warlord stands in a second fief.
    #[told(by = rules::WE_R_03)]
    SecondFief { fief: FiefId },
    /// Too many, or none of them.
    #[told(depth = depth_of(most))]
    TooMany { rule: Rule, most: u16 },
    /// The Mountain holds no more.
    Full { rule: Rule, fief: FiefId },
    /// Not a fief of his.
    #[told(depth = 1)]
    NotYours { rule: Rule, fief: FiefId },
    /// Not a castle of his that would do.
    NotYourCastle { rule: Rule, fief: FiefId },
    /// The fief is not in play.
    #[told(by = rules::WE_R_71, depth = 1)]
    OutOfPlay { fief: FiefId },
    /// The fiefs are not adjacent.
    #[told(depth = 2)]
    NotAdjacent { rule: Rule, from: FiefId, to: FiefId },
    /// Nobody there can do it.
    #[told(key = "reason-nobody-there")]
    NobodyToMove { rule: Rule, fief: FiefId },
    /// There is nowhere to go from there.
    NowhereToGo { rule: Rule, fief: FiefId },
    /// No Warlord of that fief has a Long March.
    #[told(by = rules::WE_WARLORD_03)]
    NoLongMarch { fief: FiefId },
    /// A truce holds.
    #[told(by = rules::WE_CARD_14)]
    Truce { fief: FiefId },
    /// No battle is to be fought there.
    #[told(by = rules::WE_BATTLE_01)]
    NoBattle { fief: FiefId },
    /// No attacker came from or through there.
    NoRoute { rule: Rule, fief: FiefId },
    /// Not enough gold.
    Gold { rule: Rule, cost: u32, gold: u32 },
    /// Not enough pieces.
    #[told(by = rules::WE_PROXY_04)]
    NoPiece { troop: Troop, left: u16 },
    /// A Warlord of his is captive.
    #[told(by = rules::WE_WARLORD_09)]
    CaptiveWarlord,
    /// He has, or has ordered, a castle in that kingdom.
    #[told(by = rules::WE_CASTLE_03)]
    CastleThere { kingdom: KingdomId },
    /// He has no fief in that kingdom.
    #[told(by = rules::WE_DEPLOY_03)]
    NoFiefThere { kingdom: KingdomId },
    /// All castles are in play.
    #[told(by = rules::WE_R_34)]
    NoCastleLeft,
    /// The castle is finished.
    #[told(by = rules::WE_CASTLE_06)]
    IsFinished { fief: FiefId },
    /// The castle was begun or captured in this round.
    #[told(by = rules::WE_R_35)]
    TooNew { fief: FiefId },
    /// Nobles need a castle.
    #[told(by = rules::WE_DEPLOY_07)]
    CastleNeeded { troop: Troop },
    /// The fief has had its recruit.
    #[told(by = rules::WE_DEPLOY_04)]
    HadRecruit { fief: FiefId },
    /// The die is a d12 already.
    #[told(by = rules::WE_INITIATIVE_02)]
    BestDie,
    /// There is nothing to talk about with him.
    NoDeal { rule: Rule, seat: Seat },
    /// He does not hold that card.
    #[told(by = rules::WE_R_60)]
    NoCard { card: CardId },
    /// It is not the time of that card.
    #[told(by = rules::WE_CARD_01)]
    WrongTime { card: CardId },
    /// The same card was played in this turn.
    #[told(by = rules::WE_CARD_10)]
    Twice { card: CardId },
    /// The card cannot be carried out so.
    #[told(by = rules::WE_CARD_06)]
    NoEffect { card: CardId },
    /// The enemy fief borders on none of his.
    #[told(by = rules::WE_CARD_07)]
    Isolated { fief: FiefId },
}
