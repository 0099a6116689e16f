//! Who hears of an event, by which rule it happened, and how it is told.

use super::{Event, Outcome};
use crate::answer::{advisor, coloured, white};
use crate::board::{MAX_SEATS, MAX_WHITE};
use crate::goods::Bundle;
use table::{Arg, Audience, Element, Message, Rule, Seat, SeatSet};

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Saw { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            _ => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match *self {
            Event::Gained { rule, .. }
            | Event::Lost { rule, .. }
            | Event::NeutralDice { rule, .. }
            | Event::Rerolled { rule, .. }
            | Event::Declined { rule, .. }
            | Event::Looked { rule, .. }
            | Event::Saw { rule, .. } => rule,
            Event::OrderDrawn { .. } => Rule("KB-SETUP-11"),
            Event::PhaseBegan { .. } => Rule("KB-FLOW-02"),
            Event::AidDie { .. } => Rule("KB-AID-01"),
            Event::Rolled { .. } => Rule("KB-ROLL-02"),
            Event::KeptDice { .. } => Rule("KB-ORDERING-01"),
            Event::OrderSet { .. } => Rule("KB-ORDER-01"),
            Event::Influenced { placement, .. } if placement.agent => Rule("KB-ENVOY-05"),
            Event::Influenced { .. } => Rule("KB-INF-03"),
            Event::Passed { .. } => Rule("KB-INF-18"),
            Event::Helped { advisor, .. } => crate::seasons::help::rule(advisor),
            Event::Built { with_agent: true, .. } => Rule("KB-ENVOY-08"),
            Event::Built { .. } => Rule("KB-BUILD-04"),
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
            Event::PhaseBegan { year, phase } => Message::new("event-phase-began")
                .with("year", year)
                .with("phase", Element::word("phase", phase.name())),
            Event::AidDie { seat } => Message::new("event-aid-die").with("seat", seat),
            Event::Gained { seat, what, .. } => {
                Message::new("event-gained").with("seat", seat).with("what", bundle(what))
            }
            Event::Lost { seat, what, .. } => {
                Message::new("event-lost").with("seat", seat).with("what", bundle(what))
            }
            Event::NeutralDice { advisor: number, .. } => {
                Message::new("event-neutral-dice").with("advisor", advisor(number))
            }
            Event::Rolled { seat, coloured, white, .. } => {
                Message::new("event-rolled").with("seat", seat).with("dice", dice(coloured, white))
            }
            Event::Rerolled { seat, building, coloured, white, .. } => Message::new("event-rerolled")
                .with("seat", seat)
                .with("building", building.element())
                .with("dice", dice(coloured, white)),
            Event::KeptDice { seat } => Message::new("event-kept-dice").with("seat", seat),
            Event::OrderSet { order, seats } => with_order(Message::new("event-order-set"), order, seats),
            Event::Influenced { seat, advisor: number, placement } => {
                let key = if placement.agent { "event-influenced-with-agent" } else { "event-influenced" };
                Message::new(key).with("seat", seat).with("advisor", advisor(number))
            }
            Event::Passed { seat } => Message::new("event-passed").with("seat", seat),
            Event::Helped { seat, advisor: number } => {
                Message::new("event-helped").with("seat", seat).with("advisor", advisor(number))
            }
            Event::Declined { seat, .. } => Message::new("event-declined").with("seat", seat),
            Event::Looked { seat, .. } => Message::new("event-looked").with("seat", seat),
            Event::Saw { seat, race, strength, .. } => Message::new("event-saw")
                .with("seat", seat)
                .with("race", Element::word("race", race))
                .with("strength", strength),
            Event::Built { seat, building, paid, vp, with_agent } => {
                let key = if with_agent { "event-built-with-agent" } else { "event-built" };
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
            Event::Fought { seat, total, strength, outcome } => {
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
    Arg::Elements(coloured_dice.into_iter().map(coloured).chain(white_dice).collect())
}

/// A bundle as things: goods one by one, tokens, soldiers and points with their number.
fn bundle(what: Bundle) -> Arg {
    let mut things = what.kinds().elements();
    things.extend(std::iter::repeat_n(Element::only("plus2"), usize::from(what.plus2)));
    if what.soldiers > 0 {
        things.push(Element::number("soldiers", what.soldiers));
    }
    if what.vp != 0 {
        things.push(Element::number("vp", what.vp.unsigned_abs()));
    }
    Arg::Elements(things)
}
