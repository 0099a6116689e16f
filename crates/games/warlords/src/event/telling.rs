//! Who hears of an event, by which rule it happened, and how it is told.

use super::{Event, Outcome};
use crate::answer;
use crate::army::Troop;
use crate::board::Ending;
use table::{Arg, Audience, Element, Message, Rule, Seat, SeatSet};

impl Outcome {
    fn text(self) -> Arg {
        let words = ["conquered", "repelled", "destroyed", "retreated"];
        Arg::Text(words[self as usize].to_owned())
    }
}

impl Ending {
    fn text(self) -> Arg {
        Arg::Text(["none", "crown", "alone", "limit"][self as usize].to_owned())
    }
}

/// A player, or nobody: the peasants.
fn who(seat: Option<Seat>) -> Arg {
    seat.map_or_else(|| Element::only("peasants").into(), Arg::Seat)
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match *self {
            Event::Got { seat, .. } => Audience::Only(SeatSet::one(seat)),
            Event::CardCame { seat, from, .. } => Audience::Only([seat, from].into_iter().collect()),
            Event::CardOffered { from, to, .. } => Audience::Only([from, to].into_iter().collect()),
            _ => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match *self {
            Event::RolledInitiative { rule, .. }
            | Event::InitiativeTaken { rule, .. }
            | Event::Settled { rule, .. }
            | Event::WentBack { rule, .. }
            | Event::Paid { rule, .. }
            | Event::Gained { rule, .. }
            | Event::Spent { rule, .. }
            | Event::Removed { rule, .. }
            | Event::Placed { rule, .. }
            | Event::Recruited { rule, .. }
            | Event::Drew { rule, .. }
            | Event::Discarded { rule, .. }
            | Event::GameOver { rule, .. } => rule,
            Event::OrderSet { .. } => Rule("WE-SETUP-04"),
            Event::CastleStands { .. } | Event::WarlordStands { .. } => Rule("WE-SETUP-12"),
            Event::ArmyStands { .. } => Rule("WE-SETUP-13"),
            Event::RoundBegan { .. } => Rule("WE-TURN-01"),
            Event::PhaseBegan { .. } => Rule("WE-GROUP-01"),
            Event::TurnBegan { .. } => Rule("WE-TURN-02"),
            Event::TurnEnded { .. } => Rule("WE-CONQUEST-04"),
            Event::Surrendered { .. } => Rule("WE-ELIM-02"),
            Event::Attacked { .. } => Rule("WE-MANEUVER-01"),
            Event::Moved { .. } => Rule("WE-REDEPLOY-01"),
            Event::BattleBegan { .. } => Rule("WE-BATTLE-02"),
            Event::Rolled { .. } | Event::Hit { .. } => Rule("WE-BATTLE-05"),
            Event::PeasantsFell { .. } => Rule("WE-PEASANT-09"),
            Event::Fell { .. } => Rule("WE-CASUALTY-03"),
            Event::CastleCaptured { .. } => Rule("WE-CAPTURECASTLE-01"),
            Event::EstateTaken { .. } => Rule("WE-CAPTURECASTLE-06"),
            Event::CardCame { .. } => Rule("WE-R-51"),
            Event::Captured { .. } => Rule("WE-CAPTURE-01"),
            Event::Released { .. } | Event::CameHome { .. } => Rule("WE-CAPTURE-05"),
            Event::WarlordToSupply { .. } => Rule("WE-R-19"),
            Event::Offered { .. } | Event::Accepted { .. } | Event::Refused { .. } => Rule("WE-R-49"),
            Event::CardOffered { .. } => Rule("WE-CAPTURE-04"),
            Event::Abandoned { .. } => Rule("WE-REDEPLOY-05"),
            Event::Kept { .. } => Rule("WE-MERC-02"),
            Event::CastleOrdered { .. } | Event::FinishOrdered { .. } => Rule("WE-RECRUIT-04"),
            Event::CastleBegun { .. } => Rule("WE-DEPLOY-03"),
            Event::CastleFinished { .. } => Rule("WE-DEPLOY-02"),
            Event::GivenBack { .. } => Rule("WE-R-31"),
            Event::BetterDie { .. } => Rule("WE-INITIATIVE-02"),
            Event::Got { .. } => Rule("WE-R-60"),
            Event::Played { .. } => Rule("WE-CARD-03"),
            Event::Targeted { .. } => Rule("WE-R-58"),
            Event::Reshuffled { .. } => Rule("WE-CARD-04"),
            Event::Obeyed { .. } => Rule("WE-EXCOM-02"),
            Event::Ignored { .. } => Rule("WE-EXCOM-03"),
            Event::Absolved { .. } => Rule("WE-R-65"),
            Event::Upgraded { .. } => Rule("WE-R-62"),
            Event::Turned { .. } => Rule("WE-CARD-07"),
            Event::Truce { .. } | Event::BonusCancelled { .. } => Rule("WE-CARD-14"),
            Event::Majority { .. } => Rule("WE-VICTORY-01"),
            Event::Vassals { .. } => Rule("WE-ELIM-06"),
            Event::Eliminated { .. } => Rule("WE-ELIM-09"),
            Event::BattleEnded { outcome: Outcome::Conquered, .. } => Rule("WE-BATTLE-10"),
            Event::BattleEnded { outcome: Outcome::Repelled, .. } => Rule("WE-BATTLE-09"),
            Event::BattleEnded { outcome: Outcome::Destroyed, .. } => Rule("WE-BATTLE-12"),
            Event::BattleEnded { outcome: Outcome::Retreated, .. } => Rule("WE-RETREAT-01"),
        }
    }

    fn message(&self) -> Message {
        match *self {
            Event::OrderSet { order } => Message::new("event-order-set")
                .with("order", order.iter().map(|s| answer::seat(*s)).collect::<Vec<_>>()),
            Event::RolledInitiative { seat, die, face, bonus, .. } => Message::new("event-rolled-initiative")
                .with("seat", seat)
                .with("die", die)
                .with("face", face)
                .with("bonus", bonus),
            Event::InitiativeTaken { seat, n, .. } => {
                Message::new("event-initiative-taken").with("seat", seat).with("n", n)
            }
            Event::Settled { seat, kingdom, .. } => {
                Message::new("event-settled").with("seat", seat).with("kingdom", answer::kingdom(kingdom))
            }
            Event::CastleStands { seat, fief } => {
                Message::new("event-castle-stands").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::WarlordStands { seat, fief } => {
                Message::new("event-warlord-stands").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::ArmyStands { seat, fief, army } => Message::new("event-army-stands")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::RoundBegan { round } => Message::new("event-round-began").with("round", round),
            Event::PhaseBegan { round, phase } => Message::new("event-phase-began")
                .with("round", round)
                .with("phase", Element::word("phase", phase.word())),
            Event::TurnBegan { seat } => Message::new("event-turn-began").with("seat", seat),
            Event::TurnEnded { seat } => Message::new("event-turn-ended").with("seat", seat),
            Event::Surrendered { seat } => Message::new("event-surrendered").with("seat", seat),
            Event::Attacked { seat, fief, army, .. } => Message::new("event-attacked")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::Moved { seat, to, army, .. } => Message::new("event-moved")
                .with("seat", seat)
                .with("to", answer::fief(to))
                .with("army", army.elements()),
            Event::BattleBegan { fief, attacker, defender, attackers, defenders, peasants } => {
                Message::new("event-battle-began")
                    .with("fief", answer::fief(fief))
                    .with("attacker", attacker)
                    .with("defender", who(defender))
                    .with("attackers", attackers.elements())
                    .with("defenders", defenders.elements())
                    .with("peasants", peasants)
            }
            Event::Rolled { fief, side, step, die, troop, needed, faces, hits } => {
                Message::new("event-rolled")
                    .with("fief", answer::fief(fief))
                    .with("side", Element::word("side", side.word()))
                    .with("step", Element::word("step", step.word()))
                    .with("die", die)
                    .with("troop", troop.map_or(Element::only("peasants"), Troop::element))
                    .with("needed", needed)
                    .with("faces", faces.elements())
                    .with("hits", hits)
            }
            Event::Hit { fief, side, hits, ignored } => Message::new("event-hit")
                .with("fief", answer::fief(fief))
                .with("side", Element::word("side", side.word()))
                .with("hits", hits)
                .with("ignored", ignored),
            Event::PeasantsFell { fief, n } => {
                Message::new("event-peasants-fell").with("fief", answer::fief(fief)).with("n", n)
            }
            Event::Fell { seat, fief, army } => Message::new("event-fell")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::BattleEnded { fief, attacker, defender, outcome } => Message::new("event-battle-ended")
                .with("fief", answer::fief(fief))
                .with("attacker", attacker)
                .with("defender", who(defender))
                .with("outcome", outcome.text()),
            Event::WentBack { seat, from, to, army, .. } => Message::new("event-went-back")
                .with("seat", seat)
                .with("from", answer::fief(from))
                .with("to", answer::fief(to))
                .with("army", army.elements()),
            Event::CastleCaptured { seat, from, fief } => Message::new("event-castle-captured")
                .with("seat", seat)
                .with("from", from)
                .with("fief", answer::fief(fief)),
            Event::EstateTaken { seat, from, gold, cards } => Message::new("event-estate-taken")
                .with("seat", seat)
                .with("from", from)
                .with("gold", gold)
                .with("cards", cards),
            Event::CardCame { seat, from, card } => Message::new("event-card-came")
                .with("seat", seat)
                .with("from", from)
                .with("card", answer::card(card)),
            Event::Captured { seat, owner, prison } => Message::new("event-captured")
                .with("seat", seat)
                .with("owner", owner)
                .with("prison", answer::fief(prison)),
            Event::Released { seat, prison } => {
                Message::new("event-released").with("seat", seat).with("prison", answer::fief(prison))
            }
            Event::CameHome { seat, fief } => {
                Message::new("event-came-home").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::WarlordToSupply { seat } => Message::new("event-warlord-to-supply").with("seat", seat),
            Event::Offered { from, to, captives, gold, asked } => Message::new("event-offered")
                .with("from", from)
                .with("to", to)
                .with("captives", captives)
                .with("gold", gold)
                .with("asked", u8::from(asked)),
            Event::CardOffered { from, to, card } => Message::new("event-card-offered")
                .with("from", from)
                .with("to", to)
                .with("card", answer::card(card)),
            Event::Accepted { from, to } => Message::new("event-accepted").with("from", from).with("to", to),
            Event::Refused { from, to } => Message::new("event-refused").with("from", from).with("to", to),
            Event::Paid { from, to, gold, .. } => {
                Message::new("event-paid").with("from", from).with("to", to).with("gold", gold)
            }
            Event::Gained { seat, gold, .. } => {
                Message::new("event-gained").with("seat", seat).with("gold", gold)
            }
            Event::Spent { seat, gold, .. } => {
                Message::new("event-spent").with("seat", seat).with("gold", gold)
            }
            Event::Abandoned { seat, fief, castle } => Message::new("event-abandoned")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("castle", u8::from(castle)),
            Event::Removed { seat, fief, army, .. } => Message::new("event-removed")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::Placed { seat, fief, army, .. } => Message::new("event-placed")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::Recruited { seat, army, .. } => {
                Message::new("event-recruited").with("seat", seat).with("army", army.elements())
            }
            Event::Kept { seat, fief, army } => Message::new("event-kept")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("army", army.elements()),
            Event::CastleOrdered { seat, kingdom } => Message::new("event-castle-ordered")
                .with("seat", seat)
                .with("kingdom", answer::kingdom(kingdom)),
            Event::FinishOrdered { seat, fief } => {
                Message::new("event-finish-ordered").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::CastleBegun { seat, fief } => {
                Message::new("event-castle-begun").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::CastleFinished { seat, fief } => {
                Message::new("event-castle-finished").with("seat", seat).with("fief", answer::fief(fief))
            }
            Event::GivenBack { seat, army } => {
                Message::new("event-given-back").with("seat", seat).with("army", army.elements())
            }
            Event::BetterDie { seat, die } => {
                Message::new("event-better-die").with("seat", seat).with("die", die)
            }
            Event::Drew { seat, deck, .. } => {
                Message::new("event-drew").with("seat", seat).with("deck", Element::word("deck", deck.word()))
            }
            Event::Got { seat, card } => {
                Message::new("event-got").with("seat", seat).with("card", answer::card(card))
            }
            Event::Played { seat, card } => {
                Message::new("event-played").with("seat", seat).with("card", answer::card(card))
            }
            Event::Targeted { seat, card, target } => Message::new("event-targeted")
                .with("seat", seat)
                .with("card", answer::card(card))
                .with("target", target),
            Event::Discarded { seat, card, .. } => {
                Message::new("event-discarded").with("seat", seat).with("card", answer::card(card))
            }
            Event::Reshuffled { deck } => {
                Message::new("event-reshuffled").with("deck", Element::word("deck", deck.word()))
            }
            Event::Obeyed { seat, card } => {
                Message::new("event-obeyed").with("seat", seat).with("card", answer::card(card))
            }
            Event::Ignored { seat, card, count } => Message::new("event-ignored")
                .with("seat", seat)
                .with("card", answer::card(card))
                .with("count", count),
            Event::Absolved { seat, count } => {
                Message::new("event-absolved").with("seat", seat).with("count", count)
            }
            Event::Upgraded { seat, fief, from, to } => Message::new("event-upgraded")
                .with("seat", seat)
                .with("fief", answer::fief(fief))
                .with("from", from.element())
                .with("to", to.element()),
            Event::Turned { seat, enemy, from, to, army } => Message::new("event-turned")
                .with("seat", seat)
                .with("enemy", enemy)
                .with("from", answer::fief(from))
                .with("to", answer::fief(to))
                .with("army", army.elements()),
            Event::Truce { seat, with } => Message::new("event-truce").with("seat", seat).with("with", with),
            Event::BonusCancelled { seat, kingdom } => Message::new("event-bonus-cancelled")
                .with("seat", seat)
                .with("kingdom", answer::kingdom(kingdom)),
            Event::Majority { holder } => Message::new("event-majority").with("holder", who(holder)),
            Event::Vassals { seat, victim, price } => {
                Message::new("event-vassals").with("seat", seat).with("victim", victim).with("price", price)
            }
            Event::Eliminated { seat, heir } => {
                Message::new("event-eliminated").with("seat", seat).with("heir", who(heir))
            }
            Event::GameOver { winners, ending, .. } => Message::new("event-game-over")
                .with("winners", winners.iter().map(answer::seat).collect::<Vec<_>>())
                .with("ending", ending.text()),
        }
    }
}
