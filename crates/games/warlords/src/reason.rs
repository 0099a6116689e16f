//! Why an answer is not legal, with the numbers and the rule.

use crate::answer;
use crate::army::Troop;
use crate::content::{CardId, FiefId, KingdomId};
use table::{Message, Rule, Seat};

/// A reason for a refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else is being asked.
    NotAsked {
        /// The rule that asks.
        rule: Rule,
    },
    /// Not one of the options.
    NotOffered {
        /// The rule that gives the options.
        rule: Rule,
    },
    /// This cannot be declined now.
    Compulsory {
        /// The rule that says so.
        rule: Rule,
    },
    /// The kingdom is another player's.
    KingdomTaken {
        /// Which.
        kingdom: KingdomId,
    },
    /// Not in his starting kingdom.
    NotAtHome {
        /// Which fief.
        fief: FiefId,
    },
    /// The Warlord stands in a second fief.
    SecondFief {
        /// Which fief.
        fief: FiefId,
    },
    /// Too many, or none of them.
    TooMany {
        /// The rule that says how many.
        rule: Rule,
        /// How many it may be.
        most: u16,
    },
    /// The Mountain holds no more.
    Full {
        /// The rule that says so.
        rule: Rule,
        /// Which fief.
        fief: FiefId,
    },
    /// Not a fief of his.
    NotYours {
        /// The rule that asks for one.
        rule: Rule,
        /// Which fief.
        fief: FiefId,
    },
    /// Not a castle of his that would do.
    NotYourCastle {
        /// The rule that asks for one.
        rule: Rule,
        /// Which fief.
        fief: FiefId,
    },
    /// The fief is not in play.
    OutOfPlay {
        /// Which.
        fief: FiefId,
    },
    /// The fiefs are not adjacent.
    NotAdjacent {
        /// From where.
        from: FiefId,
        /// To where.
        to: FiefId,
    },
    /// Nobody there can do it.
    NobodyToMove {
        /// The rule that says so.
        rule: Rule,
        /// Where.
        fief: FiefId,
    },
    /// There is nowhere to go from there.
    NowhereToGo {
        /// The rule that says where.
        rule: Rule,
        /// From where.
        fief: FiefId,
    },
    /// No Warlord of that fief has a Long March.
    NoLongMarch {
        /// Which fief.
        fief: FiefId,
    },
    /// A truce holds.
    Truce {
        /// Which fief is safe by it.
        fief: FiefId,
    },
    /// No battle is to be fought there.
    NoBattle {
        /// Where.
        fief: FiefId,
    },
    /// No attacker came from or through there.
    NoRoute {
        /// The rule that asks for it.
        rule: Rule,
        /// Where.
        fief: FiefId,
    },
    /// Not enough gold.
    Gold {
        /// The rule that sets the price.
        rule: Rule,
        /// The price.
        cost: u32,
        /// What he has.
        gold: u32,
    },
    /// Not enough pieces.
    NoPiece {
        /// Of what.
        troop: Troop,
        /// How many are left.
        left: u16,
    },
    /// A Warlord of his is captive.
    CaptiveWarlord,
    /// He has, or has ordered, a castle in that kingdom.
    CastleThere {
        /// Which.
        kingdom: KingdomId,
    },
    /// He has no fief in that kingdom.
    NoFiefThere {
        /// Which.
        kingdom: KingdomId,
    },
    /// All castles are in play.
    NoCastleLeft,
    /// The castle is finished.
    IsFinished {
        /// Which.
        fief: FiefId,
    },
    /// The castle was begun or captured in this round.
    TooNew {
        /// Which.
        fief: FiefId,
    },
    /// Nobles need a castle.
    CastleNeeded {
        /// Who.
        troop: Troop,
    },
    /// The fief has had its recruit.
    HadRecruit {
        /// Which.
        fief: FiefId,
    },
    /// The die is a d12 already.
    BestDie,
    /// There is nothing to talk about with him.
    NoDeal {
        /// The rule that says so.
        rule: Rule,
        /// With whom.
        seat: Seat,
    },
    /// He does not hold that card.
    NoCard {
        /// Which.
        card: CardId,
    },
    /// It is not the time of that card.
    WrongTime {
        /// Which.
        card: CardId,
    },
    /// The same card was played in this turn.
    Twice {
        /// Which.
        card: CardId,
    },
    /// The card cannot be carried out so.
    NoEffect {
        /// Which.
        card: CardId,
    },
    /// The enemy fief borders on none of his.
    Isolated {
        /// Which.
        fief: FiefId,
    },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        match *self {
            Reason::NotAsked { rule }
            | Reason::NotOffered { rule }
            | Reason::Compulsory { rule }
            | Reason::TooMany { rule, .. }
            | Reason::Full { rule, .. }
            | Reason::NotYours { rule, .. }
            | Reason::NotYourCastle { rule, .. }
            | Reason::NobodyToMove { rule, .. }
            | Reason::NowhereToGo { rule, .. }
            | Reason::NoRoute { rule, .. }
            | Reason::Gold { rule, .. }
            | Reason::NoDeal { rule, .. } => rule,
            Reason::KingdomTaken { .. } => Rule("WE-SETUP-05"),
            Reason::NotAtHome { .. } => Rule("WE-SETUP-12"),
            Reason::SecondFief { .. } => Rule("WE-R-03"),
            Reason::OutOfPlay { .. } => Rule("WE-R-71"),
            Reason::NotAdjacent { .. } => Rule("WE-MANEUVER-02"),
            Reason::NoLongMarch { .. } => Rule("WE-WARLORD-03"),
            Reason::Truce { .. } => Rule("WE-CARD-14"),
            Reason::NoBattle { .. } => Rule("WE-BATTLE-01"),
            Reason::NoPiece { .. } => Rule("WE-PROXY-04"),
            Reason::CaptiveWarlord => Rule("WE-WARLORD-09"),
            Reason::CastleThere { .. } => Rule("WE-CASTLE-03"),
            Reason::NoFiefThere { .. } => Rule("WE-DEPLOY-03"),
            Reason::NoCastleLeft => Rule("WE-R-34"),
            Reason::IsFinished { .. } => Rule("WE-CASTLE-06"),
            Reason::TooNew { .. } => Rule("WE-R-35"),
            Reason::CastleNeeded { .. } => Rule("WE-DEPLOY-07"),
            Reason::HadRecruit { .. } => Rule("WE-DEPLOY-04"),
            Reason::BestDie => Rule("WE-INITIATIVE-02"),
            Reason::NoCard { .. } => Rule("WE-R-60"),
            Reason::WrongTime { .. } => Rule("WE-CARD-01"),
            Reason::Twice { .. } => Rule("WE-CARD-10"),
            Reason::NoEffect { .. } => Rule("WE-CARD-06"),
            Reason::Isolated { .. } => Rule("WE-CARD-07"),
        }
    }

    fn message(&self) -> Message {
        let new = Message::new;
        match *self {
            Reason::NotAsked { .. } => new("reason-not-asked"),
            Reason::NotOffered { .. } => new("reason-not-offered"),
            Reason::Compulsory { .. } => new("reason-compulsory"),
            Reason::KingdomTaken { kingdom } => {
                new("reason-kingdom-taken").with("kingdom", answer::kingdom(kingdom))
            }
            Reason::NotAtHome { fief } => new("reason-not-at-home").with("fief", answer::fief(fief)),
            Reason::SecondFief { fief } => new("reason-second-fief").with("fief", answer::fief(fief)),
            Reason::TooMany { most, .. } => new("reason-too-many").with("most", most),
            Reason::Full { fief, .. } => new("reason-full").with("fief", answer::fief(fief)),
            Reason::NotYours { fief, .. } => new("reason-not-yours").with("fief", answer::fief(fief)),
            Reason::NotYourCastle { fief, .. } => {
                new("reason-not-your-castle").with("fief", answer::fief(fief))
            }
            Reason::OutOfPlay { fief } => new("reason-out-of-play").with("fief", answer::fief(fief)),
            Reason::NotAdjacent { from, to } => {
                new("reason-not-adjacent").with("from", answer::fief(from)).with("to", answer::fief(to))
            }
            Reason::NobodyToMove { fief, .. } => new("reason-nobody-there").with("fief", answer::fief(fief)),
            Reason::NowhereToGo { fief, .. } => new("reason-nowhere-to-go").with("fief", answer::fief(fief)),
            Reason::NoLongMarch { fief } => new("reason-no-long-march").with("fief", answer::fief(fief)),
            Reason::Truce { fief } => new("reason-truce").with("fief", answer::fief(fief)),
            Reason::NoBattle { fief } => new("reason-no-battle").with("fief", answer::fief(fief)),
            Reason::NoRoute { fief, .. } => new("reason-no-route").with("fief", answer::fief(fief)),
            Reason::Gold { cost, gold, .. } => new("reason-gold").with("cost", cost).with("gold", gold),
            Reason::NoPiece { troop, left } => {
                new("reason-no-piece").with("troop", troop.element()).with("left", left)
            }
            Reason::CaptiveWarlord => new("reason-captive-warlord"),
            Reason::CastleThere { kingdom } => {
                new("reason-castle-there").with("kingdom", answer::kingdom(kingdom))
            }
            Reason::NoFiefThere { kingdom } => {
                new("reason-no-fief-there").with("kingdom", answer::kingdom(kingdom))
            }
            Reason::NoCastleLeft => new("reason-no-castle-left"),
            Reason::IsFinished { fief } => new("reason-is-finished").with("fief", answer::fief(fief)),
            Reason::TooNew { fief } => new("reason-too-new").with("fief", answer::fief(fief)),
            Reason::CastleNeeded { troop } => new("reason-castle-needed").with("troop", troop.element()),
            Reason::HadRecruit { fief } => new("reason-had-recruit").with("fief", answer::fief(fief)),
            Reason::BestDie => new("reason-best-die"),
            Reason::NoDeal { seat, .. } => new("reason-no-deal").with("seat", seat),
            Reason::NoCard { card } => new("reason-no-card").with("card", answer::card(card)),
            Reason::WrongTime { card } => new("reason-wrong-time").with("card", answer::card(card)),
            Reason::Twice { card } => new("reason-twice").with("card", answer::card(card)),
            Reason::NoEffect { card } => new("reason-no-effect").with("card", answer::card(card)),
            Reason::Isolated { fief } => new("reason-isolated").with("fief", answer::fief(fief)),
        }
    }

    fn depth(&self) -> u8 {
        match self {
            Reason::NotAsked { .. } => 0,
            Reason::NotYours { .. } | Reason::NotOffered { .. } | Reason::OutOfPlay { .. } => 1,
            Reason::TooMany { most: 0, .. } | Reason::NotAdjacent { .. } => 2,
            _ => 3,
        }
    }
}
