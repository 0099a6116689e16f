//! Who hears of an event, by which rule it happened, and how it is told.

use super::{Event, Outcome};
use crate::answer::{BuildRight, advisor, coloured, element, line, white};
use crate::board::{MAX_SEATS, MAX_WHITE, Right};
use crate::content::{Deck, GovernorId, SourceId};
use crate::rules;
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
            Event::OrderDrawn { .. } => rules::KB_SETUP_11,
            Event::ScenarioChosen { .. } => rules::KB_SCEN_02,
            Event::LinesDrawn { .. } => rules::KB_MOD2_01,
            Event::FirstDrafter { .. } | Event::LineTaken { .. } => rules::KB_MOD2_06,
            Event::LinesUsed { .. } => rules::KB_MOD2_03,
            Event::GovernorsDealt { .. } => rules::KB_MOD3_01,
            Event::GovernorKept { .. } => rules::KB_MOD3_03,
            Event::GovernorRevealed { vp: 0, .. } => rules::KB_MOD3_05,
            Event::GovernorRevealed { .. } => rules::KB_MOD3_10,
            Event::AuctionOpened { .. } => rules::KB_MOD3_06,
            Event::GovernorNamed { .. } => rules::KB_MOD3_07,
            Event::Bid { .. } | Event::BidPassed { .. } => rules::KB_MOD3_08,
            Event::FateRevealed { .. } => rules::KB_MOD4_02,
            Event::FateDiscarded { .. } => rules::KB_MOD4_04,
            Event::TileRevealed { .. } => rules::KB_MOD6_02,
            Event::TileRemoved { .. } => rules::KB_REST_03,
            Event::Stocked { tile, .. } => {
                if tile == 5 {
                    rules::KB_CAPR_05
                } else {
                    rules::KB_CAPR_04
                }
            }
            Event::HelpedByCard { .. } => rules::KB_GOV_07,
            Event::ValleyRevealed { .. } => rules::KB_SCEN_01,
            Event::RequestLaid { .. } => rules::KB_MOD5_03,
            Event::Requested { .. } => rules::KB_MOD5_04,
            Event::SoldiersHalved => rules::KB_SCEN_01,
            Event::PhaseBegan { .. } => rules::KB_FLOW_02,
            Event::AidDie { .. } => rules::KB_AID_01,
            Event::Rolled { .. } => rules::KB_ROLL_02,
            Event::KeptDice { .. } => rules::KB_ORDERING_01,
            Event::OrderSet { .. } => rules::KB_ORDER_01,
            Event::Influenced { placement, .. } => match placement.right {
                Right::Agent => rules::KB_ENVOY_05,
                Right::Card => rules::KB_GOV_06,
                Right::Deal => rules::KB_MOD4_03,
                Right::Free | Right::Moved => rules::KB_INF_03,
            },
            Event::Passed { .. } => rules::KB_INF_18,
            Event::Built { right: BuildRight::Agent, .. } => rules::KB_ENVOY_08,
            Event::Built { right: BuildRight::Extra, .. } => rules::KB_MOD4_03,
            Event::Built { right: BuildRight::Turn | BuildRight::Free, .. } => rules::KB_BUILD_04,
            Event::DidNotBuild { .. } => rules::KB_BUILD_01,
            Event::AgentReturned { .. } => rules::KB_ENVOY_11,
            Event::AgentTaken { .. } => rules::KB_ENVOY_01,
            Event::AgentStays => rules::KB_ENVOY_03,
            Event::Invaded { .. } => rules::KB_WINTER_03,
            Event::Reinforced { .. } => rules::KB_WINTER_05,
            Event::Fought { outcome: Outcome::Won, .. } => rules::KB_WINTER_09,
            Event::Fought { outcome: Outcome::Drawn, .. } => rules::KB_WINTER_10,
            Event::Fought { outcome: Outcome::Lost, .. } => rules::KB_WINTER_11,
            Event::Razed { .. } => rules::KB_RAZE_01,
            Event::SoldiersDismissed => rules::KB_WINTER_16,
            Event::GameOver { .. } => rules::KB_END_03,
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
