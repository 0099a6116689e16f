//! Why an answer is not legal, with the numbers and the rule.

use crate::answer;
use crate::content::{BuildingId, SourceId};
use crate::goods::Goods;
use crate::rules;
use table::{Rule, Seat};

/// A reason for a refusal. The later a check comes, the nearer to legal the answer was: that is its depth.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(prefix = "refusal", depth = 8)]
#[expect(missing_docs, reason = "the fields name what it is about, how many, and the rule that asks for it")]
pub enum Reason {
    /// Something else is being asked.
    #[told(depth = 0)]
    NotAsked { rule: Rule },
    /// This cannot be declined.
    Compulsory { rule: Rule },
    /// Too many or too few goods.
    #[told(depth = 3)]
    WrongNumber { rule: Rule, needed: u16, given: u16 },
    /// Goods that he does not have.
    #[told(args(owned = owned, count = owned.total()))]
    NotOwned { rule: Rule, goods: Goods, owned: Goods },
    /// Not one of the options.
    NotOffered { rule: Rule },
    /// A die that he does not have, or has placed.
    #[told(depth = 1)]
    NoSuchDie { rule: Rule },
    /// White dice without a coloured one.
    #[told(by = rules::KB_INF_10, depth = 2)]
    OnlyWhiteDice,
    /// No die at all.
    #[told(by = rules::KB_INF_11, depth = 2)]
    NoDie,
    /// No "+2" token.
    #[told(depth = 3)]
    NoToken { rule: Rule },
    /// A "+2" token was added to dice this season.
    #[told(by = rules::KB_CLAR_01, depth = 4)]
    TokenUsed,
    /// No Market.
    #[told(by = rules::KB_BLD_11, depth = 3)]
    NoMarket,
    /// The group has another value.
    #[told(by = rules::KB_INF_03, depth = 5)]
    WrongSum {
        value: i16,
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// The advisor was influenced this season.
    #[told(by = rules::KB_INF_07, depth = 7)]
    AdvisorTaken {
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// The advisor is free: the Agent would be wasted.
    #[told(by = rules::KB_ENVOY_05, depth = 6)]
    AgentNotNeeded {
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// The Agent is not with him.
    #[told(by = rules::KB_ENVOY_04, depth = 6)]
    NotYourAgent {
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// It changes no dice.
    #[told(by = rules::KB_ORDERING_01, depth = 0)]
    NoReroll { source: SourceId },
    /// It is not his.
    #[told(depth = 1)]
    NotYours { source: SourceId, rule: Rule },
    /// It does not come now.
    NotNow { source: SourceId, rule: Rule },
    /// He cannot pay that.
    CannotPay { rule: Rule },
    /// An option whose condition does not hold, or that he cannot pay.
    OptionClosed { rule: Rule },
    /// Not somebody else at the table.
    #[told(depth = 1)]
    NotAnOpponent { rule: Rule },
    /// An opponent who has no more goods than himself.
    NotRicher { seat: Seat, rule: Rule },
    /// He knows the card already.
    AlreadySeen { rule: Rule },
    /// The line he has already.
    SameLine { rule: Rule },
    /// Not more than the bid before.
    #[told(by = rules::KB_MOD3_08)]
    BidTooLow { high: u16 },
    /// More than can be bid.
    #[told(by = rules::KB_MOD3_08)]
    BidTooHigh { most: u16 },
    /// No request token of this value left.
    #[told(by = rules::KB_MOD5_06)]
    NoRequest { value: u8 },
    /// No free space of his own with this number.
    #[told(by = rules::KB_GOV_06, depth = 1)]
    NoSpace { number: u8 },
    /// Nobody may influence the advisor.
    #[told(by = rules::KB_MOD4_03, depth = 7)]
    AdvisorClosed {
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// He cannot share that advisor.
    #[told(by = rules::KB_MOD4_03, depth = 1)]
    NoDeal {
        #[told(with = answer::advisor)]
        advisor: u8,
    },
    /// He may build no more in this turn, or not by this right.
    #[told(depth = 6)]
    NoRightToBuild { building: BuildingId, rule: Rule },
    /// Other goods than it costs.
    #[told(by = rules::KB_BUILD_03, depth = 7)]
    WrongPayment { building: BuildingId, cost: Goods },
    /// He does not have the building.
    #[told(depth = 2)]
    NotBuilt { building: BuildingId, rule: Rule },
    /// The building was used this season.
    #[told(depth = 4)]
    UsedThisSeason { source: SourceId, rule: Rule },
    /// The dice are not such that the building may be used.
    #[told(depth = 5)]
    ConditionNotMet { source: SourceId, total: u8, rule: Rule },
    /// The board has no such space.
    #[told(by = rules::KB_COMP_01, depth = 1)]
    NoSuchSpace { building: BuildingId },
    /// It stands already.
    #[told(by = rules::KB_BUILD_11, depth = 2)]
    AlreadyBuilt { building: BuildingId },
    /// The building to its left is missing.
    #[told(by = rules::KB_BUILD_07, depth = 3)]
    LeftFirst { building: BuildingId, missing: BuildingId },
    /// He cannot pay it.
    #[told(by = rules::KB_BUILD_03, args(owned = owned, count = owned.total()))]
    TooDear { building: BuildingId, cost: Goods, owned: Goods },
}

/// Must be exactly so many goods.
pub fn exactly(n: u16, goods: Goods, rule: Rule) -> Result<(), Reason> {
    if goods.total() == n {
        Ok(())
    } else {
        Err(Reason::WrongNumber { rule, needed: n, given: goods.total() })
    }
}
