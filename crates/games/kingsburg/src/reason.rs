//! Why an answer is not legal, with the numbers and the rule.

use crate::answer::{advisor, element};
use crate::content::{BuildingId, SourceId};
use crate::goods::Goods;
use crate::rules;
use table::{Message, Rule, Seat};

/// A reason for a refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else is being asked.
    NotAsked {
        /// The rule that asks.
        rule: Rule,
    },
    /// This cannot be declined.
    Compulsory {
        /// The rule that says so.
        rule: Rule,
    },
    /// Too many or too few goods.
    WrongNumber {
        /// The rule that says how many.
        rule: Rule,
        /// How many it must be.
        needed: u16,
        /// How many there were.
        given: u16,
    },
    /// Goods that he does not have.
    NotOwned {
        /// The rule that asks for them.
        rule: Rule,
        /// Those named.
        goods: Goods,
        /// Those he has.
        owned: Goods,
    },
    /// Not one of the options.
    NotOffered {
        /// The rule that gives the options.
        rule: Rule,
    },
    /// A die that he does not have, or has placed.
    NoSuchDie {
        /// The rule that asks for dice.
        rule: Rule,
    },
    /// White dice without a coloured one.
    OnlyWhiteDice,
    /// No die at all.
    NoDie,
    /// No "+2" token.
    NoToken {
        /// The rule that asks for one.
        rule: Rule,
    },
    /// A "+2" token was added to dice this season.
    TokenUsed,
    /// No Market.
    NoMarket,
    /// The Market was used this season.
    MarketUsed,
    /// The group has another value.
    WrongSum {
        /// What it is worth.
        value: i16,
        /// The advisor aimed at.
        advisor: u8,
    },
    /// The advisor was influenced this season.
    AdvisorTaken {
        /// Which.
        advisor: u8,
    },
    /// The advisor is free: the Agent would be wasted.
    AgentNotNeeded {
        /// Which.
        advisor: u8,
    },
    /// The Agent is not with him.
    NotYourAgent {
        /// The advisor aimed at.
        advisor: u8,
    },
    /// It changes no dice.
    NoReroll {
        /// What.
        source: SourceId,
    },
    /// It is not his.
    NotYours {
        /// What.
        source: SourceId,
        /// The rule of it.
        rule: Rule,
    },
    /// It does not come now.
    NotNow {
        /// What.
        source: SourceId,
        /// The rule that says when.
        rule: Rule,
    },
    /// He cannot pay that.
    CannotPay {
        /// The rule that asks for it.
        rule: Rule,
    },
    /// An option whose condition does not hold, or that he cannot pay.
    OptionClosed {
        /// The rule that gives the options.
        rule: Rule,
    },
    /// Not somebody else at the table.
    NotAnOpponent {
        /// The rule that asks for one.
        rule: Rule,
    },
    /// An opponent who has no more goods than himself.
    NotRicher {
        /// Who.
        seat: Seat,
        /// The rule that asks for a richer one.
        rule: Rule,
    },
    /// He knows the card already.
    AlreadySeen {
        /// The rule that lets him look.
        rule: Rule,
    },
    /// The line he has already.
    SameLine {
        /// The rule that says so.
        rule: Rule,
    },
    /// Not more than the bid before.
    BidTooLow {
        /// The bid before.
        high: u8,
    },
    /// More than can be bid.
    BidTooHigh {
        /// The most.
        most: u8,
    },
    /// No request token of this value left.
    NoRequest {
        /// Which.
        value: u8,
    },
    /// No free space of his own with this number.
    NoSpace {
        /// Which.
        number: u8,
    },
    /// Nobody may influence the advisor.
    AdvisorClosed {
        /// Which.
        advisor: u8,
    },
    /// He cannot share that advisor.
    NoDeal {
        /// Which.
        advisor: u8,
    },
    /// He may build no more in this turn, or not by this right.
    NoRightToBuild {
        /// What.
        building: BuildingId,
        /// The rule that says so.
        rule: Rule,
    },
    /// Other goods than it costs.
    WrongPayment {
        /// What.
        building: BuildingId,
        /// What it costs.
        cost: Goods,
    },
    /// He does not have the building.
    NotBuilt {
        /// Which.
        building: BuildingId,
        /// The rule of the building.
        rule: Rule,
    },
    /// The building was used this season.
    UsedThisSeason {
        /// Which.
        source: SourceId,
        /// The rule of the building.
        rule: Rule,
    },
    /// The dice are not such that the building may be used.
    ConditionNotMet {
        /// Which.
        source: SourceId,
        /// What his dice show in all.
        total: u8,
        /// The rule of the building.
        rule: Rule,
    },
    /// The board has no such space.
    NoSuchSpace {
        /// Which.
        building: BuildingId,
    },
    /// It stands already.
    AlreadyBuilt {
        /// Which.
        building: BuildingId,
    },
    /// The building to its left is missing.
    LeftFirst {
        /// Which.
        building: BuildingId,
        /// The one to its left.
        missing: BuildingId,
    },
    /// He cannot pay it.
    TooDear {
        /// Which.
        building: BuildingId,
        /// What it costs him.
        cost: Goods,
        /// What he has.
        owned: Goods,
    },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        match self {
            Reason::NotAsked { rule }
            | Reason::Compulsory { rule }
            | Reason::WrongNumber { rule, .. }
            | Reason::NotOwned { rule, .. }
            | Reason::NotOffered { rule }
            | Reason::NoSuchDie { rule }
            | Reason::NoToken { rule }
            | Reason::NotBuilt { rule, .. }
            | Reason::UsedThisSeason { rule, .. }
            | Reason::ConditionNotMet { rule, .. }
            | Reason::NotYours { rule, .. }
            | Reason::NotNow { rule, .. }
            | Reason::CannotPay { rule }
            | Reason::OptionClosed { rule }
            | Reason::NotAnOpponent { rule }
            | Reason::NotRicher { rule, .. }
            | Reason::AlreadySeen { rule }
            | Reason::SameLine { rule }
            | Reason::NoRightToBuild { rule, .. } => *rule,
            Reason::BidTooLow { .. } | Reason::BidTooHigh { .. } => rules::KB_MOD3_08,
            Reason::NoRequest { .. } => rules::KB_MOD5_06,
            Reason::NoSpace { .. } => rules::KB_GOV_06,
            Reason::AdvisorClosed { .. } | Reason::NoDeal { .. } => rules::KB_MOD4_03,
            Reason::OnlyWhiteDice => rules::KB_INF_10,
            Reason::NoDie => rules::KB_INF_11,
            Reason::TokenUsed => rules::KB_CLAR_01,
            Reason::NoMarket => rules::KB_BLD_11,
            Reason::MarketUsed => rules::KB_BLD_12,
            Reason::WrongSum { .. } => rules::KB_INF_03,
            Reason::AdvisorTaken { .. } => rules::KB_INF_07,
            Reason::AgentNotNeeded { .. } => rules::KB_ENVOY_05,
            Reason::NotYourAgent { .. } => rules::KB_ENVOY_04,
            Reason::NoReroll { .. } => rules::KB_ORDERING_01,
            Reason::NoSuchSpace { .. } => rules::KB_COMP_01,
            Reason::AlreadyBuilt { .. } => rules::KB_BUILD_11,
            Reason::LeftFirst { .. } => rules::KB_BUILD_07,
            Reason::TooDear { .. } | Reason::WrongPayment { .. } => rules::KB_BUILD_03,
        }
    }

    fn message(&self) -> Message {
        match *self {
            Reason::NotAsked { .. } => Message::new("refusal-not-asked"),
            Reason::Compulsory { .. } => Message::new("refusal-compulsory"),
            Reason::WrongNumber { needed, given, .. } => {
                Message::new("refusal-wrong-number").with("needed", needed).with("given", given)
            }
            Reason::NotOwned { goods, owned, .. } => Message::new("refusal-not-owned")
                .with("goods", goods.elements())
                .with("owned", owned.elements())
                .with("count", owned.total()),
            Reason::NotOffered { .. } => Message::new("refusal-not-offered"),
            Reason::NoSuchDie { .. } => Message::new("refusal-no-such-die"),
            Reason::OnlyWhiteDice => Message::new("refusal-only-white-dice"),
            Reason::NoDie => Message::new("refusal-no-die"),
            Reason::NoToken { .. } => Message::new("refusal-no-token"),
            Reason::TokenUsed => Message::new("refusal-token-used"),
            Reason::NoMarket => Message::new("refusal-no-market"),
            Reason::MarketUsed => Message::new("refusal-market-used"),
            Reason::WrongSum { value, advisor: number } => {
                Message::new("refusal-wrong-sum").with("value", value).with("advisor", advisor(number))
            }
            Reason::AdvisorTaken { advisor: number } => {
                Message::new("refusal-advisor-taken").with("advisor", advisor(number))
            }
            Reason::AgentNotNeeded { advisor: number } => {
                Message::new("refusal-agent-not-needed").with("advisor", advisor(number))
            }
            Reason::NotYourAgent { advisor: number } => {
                Message::new("refusal-not-your-agent").with("advisor", advisor(number))
            }
            Reason::NoReroll { source } => Message::new("refusal-no-reroll").with("source", element(source)),
            Reason::NotYours { source, .. } => {
                Message::new("refusal-not-yours").with("source", element(source))
            }
            Reason::NotNow { source, .. } => Message::new("refusal-not-now").with("source", element(source)),
            Reason::CannotPay { .. } => Message::new("refusal-cannot-pay"),
            Reason::OptionClosed { .. } => Message::new("refusal-option-closed"),
            Reason::NotAnOpponent { .. } => Message::new("refusal-not-an-opponent"),
            Reason::NotRicher { seat, .. } => Message::new("refusal-not-richer").with("seat", seat),
            Reason::AlreadySeen { .. } => Message::new("refusal-already-seen"),
            Reason::SameLine { .. } => Message::new("refusal-same-line"),
            Reason::BidTooLow { high } => Message::new("refusal-bid-too-low").with("high", high),
            Reason::BidTooHigh { most } => Message::new("refusal-bid-too-high").with("most", most),
            Reason::NoRequest { value } => Message::new("refusal-no-request").with("value", value),
            Reason::NoSpace { number } => Message::new("refusal-no-space").with("number", number),
            Reason::AdvisorClosed { advisor: number } => {
                Message::new("refusal-advisor-closed").with("advisor", advisor(number))
            }
            Reason::NoDeal { advisor: number } => {
                Message::new("refusal-no-deal").with("advisor", advisor(number))
            }
            Reason::NoRightToBuild { building, .. } => {
                Message::new("refusal-no-right-to-build").with("building", building.element())
            }
            Reason::WrongPayment { building, cost } => Message::new("refusal-wrong-payment")
                .with("building", building.element())
                .with("cost", cost.elements()),
            Reason::NotBuilt { building, .. } => {
                Message::new("refusal-not-built").with("building", building.element())
            }
            Reason::UsedThisSeason { source, .. } => {
                Message::new("refusal-used-this-season").with("source", element(source))
            }
            Reason::ConditionNotMet { source, total, .. } => {
                Message::new("refusal-condition-not-met").with("source", element(source)).with("total", total)
            }
            Reason::NoSuchSpace { building } => {
                Message::new("refusal-no-such-space").with("building", building.element())
            }
            Reason::AlreadyBuilt { building } => {
                Message::new("refusal-already-built").with("building", building.element())
            }
            Reason::LeftFirst { building, missing } => Message::new("refusal-left-first")
                .with("building", building.element())
                .with("missing", missing.element()),
            Reason::TooDear { building, cost, owned } => Message::new("refusal-too-dear")
                .with("building", building.element())
                .with("cost", cost.elements())
                .with("owned", owned.elements())
                .with("count", owned.total()),
        }
    }

    /// The later a check comes, the nearer to legal the answer was.
    fn depth(&self) -> u8 {
        match self {
            Reason::NotAsked { .. } | Reason::NoReroll { .. } => 0,
            Reason::NoSuchDie { .. }
            | Reason::NoSuchSpace { .. }
            | Reason::NotYours { .. }
            | Reason::NotAnOpponent { .. }
            | Reason::NoSpace { .. }
            | Reason::NoDeal { .. } => 1,
            Reason::NoDie | Reason::OnlyWhiteDice | Reason::AlreadyBuilt { .. } | Reason::NotBuilt { .. } => {
                2
            }
            Reason::NoToken { .. }
            | Reason::NoMarket
            | Reason::LeftFirst { .. }
            | Reason::WrongNumber { .. } => 3,
            Reason::TokenUsed | Reason::MarketUsed | Reason::UsedThisSeason { .. } => 4,
            Reason::WrongSum { .. } | Reason::ConditionNotMet { .. } => 5,
            Reason::AgentNotNeeded { .. } | Reason::NotYourAgent { .. } | Reason::NoRightToBuild { .. } => 6,
            Reason::AdvisorTaken { .. } | Reason::AdvisorClosed { .. } | Reason::WrongPayment { .. } => 7,
            Reason::Compulsory { .. }
            | Reason::NotOwned { .. }
            | Reason::NotOffered { .. }
            | Reason::NotNow { .. }
            | Reason::CannotPay { .. }
            | Reason::OptionClosed { .. }
            | Reason::NotRicher { .. }
            | Reason::AlreadySeen { .. }
            | Reason::SameLine { .. }
            | Reason::BidTooLow { .. }
            | Reason::BidTooHigh { .. }
            | Reason::NoRequest { .. }
            | Reason::TooDear { .. } => 8,
        }
    }
}

/// Must be exactly so many goods.
pub fn exactly(n: u16, goods: Goods, rule: Rule) -> Result<(), Reason> {
    if goods.total() == n {
        Ok(())
    } else {
        Err(Reason::WrongNumber { rule, needed: n, given: goods.total() })
    }
}
