//! Who hears of an event, by which rule it happened, and how it is told.

use super::{Event, Outcome};
use crate::answer::{BuildRight, advisor, coloured, element, line, white};
use crate::board::{MAX_SEATS, MAX_WHITE, Right};
use crate::content::{Deck, GovernorId, SourceId};
use table::{Arg, Audience, Element, Message, Rule, Seat, SeatSet};

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Saw { seat, .. }
            | Event::GovernorsDealt { seat, .. }
            | Event::GovernorKept { seat, .. }
            | Event::RequestLaid { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            _ => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match *self {
            Event::Gained { rule, .. }
            | Event::Lost { rule, .. }
            | Event::NeutralDice { rule, .. }
            | Event::DiceChanged { rule, .. }
            | Event::Moved { rule, .. }
            | Event::Helped { rule, .. }
            | Event::Chosen { rule, .. }
            | Event::PutUp { rule, .. }
            | Event::ReinforcedWithout { rule, .. }
            | Event::OwnDie { rule, .. }
            | Event::OwnDieUsed { rule, .. }
            | Event::Declined { rule, .. }
            | Event::Looked { rule, .. }
            | Event::Saw { rule, .. } => rule,
            Event::OrderDrawn { .. } => Rule("KB-SETUP-11"),
            Event::ScenarioChosen { .. } => Rule("KB-SCEN-02"),
            Event::LinesDrawn { .. } => Rule("KB-MOD2-01"),
            Event::FirstDrafter { .. } | Event::LineTaken { .. } => Rule("KB-MOD2-06"),
            Event::LinesUsed { .. } => Rule("KB-MOD2-03"),
            Event::GovernorsDealt { .. } => Rule("KB-MOD3-01"),
            Event::GovernorKept { .. } => Rule("KB-MOD3-03"),
            Event::GovernorRevealed { vp: 0, .. } => Rule("KB-MOD3-05"),
            Event::GovernorRevealed { .. } => Rule("KB-MOD3-10"),
            Event::AuctionOpened { .. } => Rule("KB-MOD3-06"),
            Event::GovernorNamed { .. } => Rule("KB-MOD3-07"),
            Event::Bid { .. } | Event::BidPassed { .. } => Rule("KB-MOD3-08"),
            Event::FateRevealed { .. } => Rule("KB-MOD4-02"),
            Event::FateDiscarded { .. } => Rule("KB-MOD4-04"),
            Event::TileRevealed { .. } => Rule("KB-MOD6-02"),
            Event::TileRemoved { .. } => Rule("KB-REST-03"),
            Event::Stocked { tile, .. } => {
                if tile == 5 {
                    Rule("KB-CAPR-05")
                } else {
                    Rule("KB-CAPR-04")
                }
            }
            Event::HelpedByCard { .. } => Rule("KB-GOV-07"),
            Event::ValleyRevealed { .. } => Rule("KB-SCEN-01"),
            Event::RequestLaid { .. } => Rule("KB-MOD5-03"),
            Event::Requested { .. } => Rule("KB-MOD5-04"),
            Event::SoldiersHalved => Rule("KB-SCEN-01"),
            Event::PhaseBegan { .. } => Rule("KB-FLOW-02"),
            Event::AidDie { .. } => Rule("KB-AID-01"),
            Event::Rolled { .. } => Rule("KB-ROLL-02"),
            Event::KeptDice { .. } => Rule("KB-ORDERING-01"),
            Event::OrderSet { .. } => Rule("KB-ORDER-01"),
            Event::Influenced { placement, .. } => match placement.right {
                Right::Agent => Rule("KB-ENVOY-05"),
                Right::Card => Rule("KB-GOV-06"),
                Right::Deal => Rule("KB-MOD4-03"),
                Right::Free | Right::Moved => Rule("KB-INF-03"),
            },
            Event::Passed { .. } => Rule("KB-INF-18"),
            Event::Built { right: BuildRight::Agent, .. } => Rule("KB-ENVOY-08"),
            Event::Built { right: BuildRight::Extra, .. } => Rule("KB-MOD4-03"),
            Event::Built { right: BuildRight::Turn | BuildRight::Free, .. } => Rule("KB-BUILD-04"),
            Event::DidNotBuild { .. } => Rule("KB-BUILD-01"),
            Event::AgentReturned { .. } => Rule("KB-ENVOY-11"),
            Event::AgentTaken { .. } => Rule("KB-ENVOY-01"),
            Event::AgentStays => Rule("KB-ENVOY-03"),
            Event::Invaded { .. } => Rule("KB-WINTER-03"),
            Event::Reinforced { .. } => Rule("KB-WINTER-05"),
            Event::Fought { outcome: Outcome::Won, .. } => Rule("KB-WINTER-09"),
            Event::Fought { outcome: Outcome::Drawn, .. } => Rule("KB-WINTER-10"),
            Event::Fought { outcome: Outcome::Lost, .. } => Rule("KB-WINTER-11"),
            Event::Razed { .. } => Rule("KB-RAZE-01"),
            Event::SoldiersDismissed => Rule("KB-WINTER-16"),
            Event::GameOver { .. } => Rule("KB-END-03"),
        }
    }

    fn message(&self) -> Message {
        match *self {
            Event::OrderDrawn { order, seats } => with_order(Message::new("event-order-drawn"), order, seats),
            Event::ScenarioChosen { scenario } => {
                Message::new("event-scenario-chosen").with("scenario", scenario.element())
            }
            Event::LinesDrawn { seat, rows } => {
                Message::new("event-lines-drawn").with("seat", seat).with("lines", rows.map(line).to_vec())
            }
            Event::FirstDrafter { seat } => Message::new("event-first-drafter").with("seat", seat),
            Event::LineTaken { seat, row } => {
                Message::new("event-line-taken").with("seat", seat).with("line", line(row))
            }
            Event::LinesUsed { seat, rows } => {
                let lines: Vec<Element> = rows.into_iter().flatten().map(line).collect();
                let key = if lines.is_empty() { "event-no-lines-used" } else { "event-lines-used" };
                Message::new(key).with("seat", seat).with("lines", lines)
            }
            Event::GovernorsDealt { seat, governors } => Message::new("event-governors-dealt")
                .with("seat", seat)
                .with("governors", governors.map(GovernorId::element).to_vec()),
            Event::GovernorKept { seat, governor } => {
                Message::new("event-governor-kept").with("seat", seat).with("governor", governor.element())
            }
            Event::GovernorRevealed { seat, governor, vp } => {
                let key = if vp == 0 { "event-governor-revealed" } else { "event-governor-bought" };
                Message::new(key).with("seat", seat).with("governor", governor.element()).with("vp", vp)
            }
            Event::AuctionOpened { seat, governors } => Message::new("event-auction-opened")
                .with("seat", seat)
                .with("governors", governors.iter().map(|g| g.element()).collect::<Vec<_>>()),
            Event::GovernorNamed { seat, governor } => {
                Message::new("event-governor-named").with("seat", seat).with("governor", governor.element())
            }
            Event::Bid { seat, bid } => Message::new("event-bid").with("seat", seat).with("bid", bid),
            Event::BidPassed { seat } => Message::new("event-bid-passed").with("seat", seat),
            Event::FateRevealed { fate } => Message::new("event-fate-revealed").with("fate", fate.element()),
            Event::FateDiscarded { fate } => {
                Message::new("event-fate-discarded").with("fate", fate.element())
            }
            Event::TileRevealed { tile: number } => Message::new("event-tile-revealed")
                .with("tile", element(SourceId::tile(number)))
                .with("advisor", advisor(number)),
            Event::TileRemoved { tile: number } => Message::new("event-tile-removed")
                .with("tile", element(SourceId::tile(number)))
                .with("advisor", advisor(number)),
            Event::Stocked { tile: number, goods } => Message::new("event-stocked")
                .with("tile", element(SourceId::tile(number)))
                .with("goods", goods.elements()),
            Event::Moved { seat, from, to, .. } => Message::new("event-moved")
                .with("seat", seat)
                .with("from", advisor(from))
                .with("to", advisor(to)),
            Event::HelpedByCard { seat, space } => Message::new("event-helped-by-card")
                .with("seat", seat)
                .with("space", Element::number("space", u16::from(space))),
            Event::Chosen { seat, other, .. } => {
                Message::new("event-chosen").with("seat", seat).with("other", other)
            }
            Event::PutUp { seat, building, vp, .. } => Message::new("event-put-up")
                .with("seat", seat)
                .with("building", building.element())
                .with("vp", vp),
            Event::ValleyRevealed { race, strength, joins, .. } => {
                let key = if joins { "event-valley-joins" } else { "event-valley-stays" };
                Message::new(key).with("race", Element::word("race", race)).with("strength", strength)
            }
            Event::ReinforcedWithout { soldiers, .. } => {
                Message::new("event-reinforced-without").with("soldiers", soldiers)
            }
            Event::RequestLaid { seat, value } => {
                Message::new("event-request-laid").with("seat", seat).with("value", value)
            }
            Event::Requested { seat, value } => {
                Message::new("event-requested").with("seat", seat).with("value", value)
            }
            Event::OwnDie { seat, source, soldiers, .. } => Message::new("event-own-die")
                .with("seat", seat)
                .with("source", element(source))
                .with("soldiers", soldiers),
            Event::OwnDieUsed { seat, sent, soldiers, .. } => Message::new("event-own-die-used")
                .with("seat", seat)
                .with("sent", sent)
                .with("soldiers", soldiers),
            Event::SoldiersHalved => Message::new("event-soldiers-halved"),
            Event::PhaseBegan { year, phase } => Message::new("event-phase-began")
                .with("year", year)
                .with("phase", Element::word("phase", phase.name())),
            Event::AidDie { seat } => Message::new("event-aid-die").with("seat", seat),
            Event::Gained { seat, what, .. } => {
                Message::new("event-gained").with("seat", seat).with("what", what.elements())
            }
            Event::Lost { seat, what, .. } => {
                Message::new("event-lost").with("seat", seat).with("what", what.elements())
            }
            Event::NeutralDice { advisor: number, .. } => {
                Message::new("event-neutral-dice").with("advisor", advisor(number))
            }
            Event::Rolled { seat, coloured, white, .. } => {
                Message::new("event-rolled").with("seat", seat).with("dice", dice(coloured, white))
            }
            Event::DiceChanged { seat, source, coloured, white, .. } => Message::new("event-dice-changed")
                .with("seat", seat)
                .with("source", element(source))
                .with("dice", dice(coloured, white)),
            Event::KeptDice { seat } => Message::new("event-kept-dice").with("seat", seat),
            Event::OrderSet { order, seats } => with_order(Message::new("event-order-set"), order, seats),
            Event::Influenced { seat, advisor: number, placement } => match placement.right {
                Right::Card => Message::new("event-placed-on-card")
                    .with("seat", seat)
                    .with("space", Element::number("space", u16::from(number))),
                Right::Agent => Message::new("event-influenced-with-agent")
                    .with("seat", seat)
                    .with("advisor", advisor(number)),
                Right::Deal => Message::new("event-influenced-by-deal")
                    .with("seat", seat)
                    .with("advisor", advisor(number)),
                Right::Free | Right::Moved => {
                    Message::new("event-influenced").with("seat", seat).with("advisor", advisor(number))
                }
            },
            Event::Passed { seat } => Message::new("event-passed").with("seat", seat),
            Event::Helped { seat, advisor: number, .. } => {
                Message::new("event-helped").with("seat", seat).with("advisor", advisor(number))
            }
            Event::Declined { seat, .. } => Message::new("event-declined").with("seat", seat),
            Event::Looked { seat, deck: Deck::Invaders, .. } => {
                Message::new("event-looked").with("seat", seat)
            }
            Event::Looked { seat, deck: Deck::Valley, .. } => {
                Message::new("event-looked-valley").with("seat", seat)
            }
            Event::Saw { seat, race, strength, .. } => Message::new("event-saw")
                .with("seat", seat)
                .with("race", Element::word("race", race))
                .with("strength", strength),
            Event::Built { seat, building, paid, vp, right } => {
                let key = match right {
                    BuildRight::Agent => "event-built-with-agent",
                    BuildRight::Extra => "event-built-extra",
                    BuildRight::Turn | BuildRight::Free => "event-built",
                };
                Message::new(key)
                    .with("seat", seat)
                    .with("building", building.element())
                    .with("paid", paid.elements())
                    .with("vp", vp)
            }
            Event::DidNotBuild { seat } => Message::new("event-did-not-build").with("seat", seat),
            Event::AgentReturned { seat } => Message::new("event-agent-returned").with("seat", seat),
            Event::AgentTaken { seat } => Message::new("event-agent-taken").with("seat", seat),
            Event::AgentStays => Message::new("event-agent-stays"),
            Event::Invaded { race, strength, .. } => Message::new("event-invaded")
                .with("race", Element::word("race", race))
                .with("strength", strength),
            Event::Reinforced { seat, soldiers } => {
                Message::new("event-reinforced").with("seat", seat).with("soldiers", soldiers)
            }
            Event::Fought { seat, total, strength, outcome, .. } => {
                let key = match outcome {
                    Outcome::Won => "event-won",
                    Outcome::Drawn => "event-drawn",
                    Outcome::Lost => "event-battle-lost",
                };
                Message::new(key).with("seat", seat).with("total", total).with("strength", strength)
            }
            Event::Razed { seat, building, vp } => Message::new("event-razed")
                .with("seat", seat)
                .with("building", building.element())
                .with("vp", vp),
            Event::SoldiersDismissed => Message::new("event-soldiers-dismissed"),
            Event::GameOver { winners } => {
                let names =
                    winners.iter().map(|s| Element::number("seat", u16::from(s.0))).collect::<Vec<_>>();
                Message::new("event-game-over").with("winners", names).with("count", winners.len())
            }
        }
    }
}

fn with_order(message: Message, order: [Seat; MAX_SEATS], seats: u8) -> Message {
    let order = order.iter().take(usize::from(seats)).map(|s| Element::number("seat", u16::from(s.0)));
    message.with("order", order.collect::<Vec<_>>())
}

fn dice(coloured_dice: [u8; 3], white_dice: [u8; MAX_WHITE]) -> Arg {
    let white_dice = white_dice.into_iter().filter(|face| *face > 0).map(white);
    Arg::Elements(
        coloured_dice.into_iter().filter(|face| *face > 0).map(coloured).chain(white_dice).collect(),
    )
}
