//! An event strikes a player: somebody is fixed, the check is made, then come the effects.

use super::find::Picked;
use super::{Choosing, Deeds, find};
use crate::Crusader;
use crate::checks::{self, GoldRule, Trial};
use crate::content::EventCard;
use crate::content::vocabulary::{Action, Check, ListId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// What becomes of who is struck.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Struck {
    part: Part,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    /// Somebody is fixed before the check.
    Fix,
    /// The check is made (CK-EVENT-05).
    Check,
    /// What is done however the check ended.
    Effects,
    /// What is done after a success.
    Success,
    /// What is done after a failure.
    Fail,
    /// All is done.
    End,
}

impl Struck {
    /// From the beginning.
    pub(super) const fn begin() -> Struck {
        Struck { part: Part::Fix }
    }

    /// The lists of effects that may still come.
    pub(super) fn ahead(self, card: &EventCard) -> [Option<ListId>; 3] {
        match self.part {
            Part::Fix | Part::Check | Part::Effects => [card.effects, card.success, card.fail].map(Some),
            Part::Success => [Some(card.success), None, None],
            Part::Fail => [Some(card.fail), None, None],
            Part::End => [None; 3],
        }
    }
}

impl Run<Crusader> for Struck {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, running) = (play.game, play.board().event);
        let card = game.components().event(running.event);
        let then = |part| Struck { part };
        match self.part {
            Part::Fix => {
                play.board_mut().event.chosen = None;
                play.goto(then(Part::Check));
                match card.chosen.map(|who| find::person(game, play.board(), who)) {
                    Some(Picked::One(who)) => play.board_mut().event.chosen = Some(who),
                    Some(Picked::Among(_)) => {
                        play.push(Choosing::fix());
                    }
                    Some(Picked::Nobody) | None => {}
                }
                Next::Go
            }
            Part::Check => {
                play.goto(then(Part::Effects));
                if let Some(check) = card.check {
                    checks::begin(play, trial(running.target, check));
                }
                Next::Go
            }
            Part::Effects => {
                // Later checks, if a death brings any, are not this one.
                let outcome = match card.check {
                    None => Part::End,
                    Some(_) if checks::passed(play.board()) => Part::Success,
                    Some(_) => Part::Fail,
                };
                play.goto(then(outcome));
                play.push(Deeds { list: card.effects, at: 0 })
            }
            Part::Success => {
                play.goto(then(Part::End));
                play.push(Deeds { list: card.success, at: 0 })
            }
            Part::Fail => {
                play.goto(then(Part::End));
                play.push(Deeds { list: card.fail, at: 0 })
            }
            Part::End => play.pop(),
        }
    }
}

/// The check of an event, made by who is struck with his own bag and without critical traits (CK-R-30). Gold and sabotage are as usual
/// unless the card says otherwise (CK-EVENT-06, CK-EVENT-07).
fn trial(who: crate::content::Player, check: Check) -> Trial {
    let gold = match (check.gold, check.sabotage) {
        (false, _) => GoldRule::None,
        (true, false) => GoldRule::Invest,
        (true, true) => GoldRule::Sabotage,
    };
    Trial { needed: check.successes, draws: check.draws, gold, ..Trial::of(who, Action::EventCheck) }
}
