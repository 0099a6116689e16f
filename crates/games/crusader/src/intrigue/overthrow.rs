//! Overthrow (p.13): a dynasty loses a territory in Unrest.

use super::targets::{in_reach, land_needs, rival};
use super::{ATTEMPTS, Event, Reason as No, surcharge};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::checks::{self, GoldRule, Trial};
use crate::content::{Action, Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::succession::{self, Cause};
use crate::{lands, relations, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Sink};

/// An Overthrow action: up to four attempts, each resolved before the next (CK-OVERTHROW-11, CK-OVERTHROW-13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Overthrow {
    /// Who does it.
    pub player: Player,
    /// Where he has tried it in this action (CK-OVERTHROW-14).
    pub tried: Territories,
}

decision!(Overthrow);

impl Overthrow {
    /// Nothing is tried yet.
    pub(crate) fn of(player: Player) -> Overthrow {
        Overthrow { player, tried: Territories::NONE }
    }

    fn done(&self) -> u8 {
        self.tried.len() as u8
    }

    /// Where he can try it.
    pub(crate) fn options(&self, game: &Crusader, state: &State) -> Territories {
        let all = state.board.controlled().iter();
        all.filter(|territory| self.aim(game, state, *territory).is_ok()).collect()
    }

    fn aim(&self, game: &Crusader, state: &State, territory: TerritoryId) -> Result<(), Reason> {
        rival(state, self.player, territory, rules::CK_R_63)?;
        // CK-OVERTHROW-14: the same territory only once.
        if self.tried.has(territory) {
            return Err(No::SameTerritory { territory }.into());
        }
        // CK-REVOLT-06: only where there is Unrest.
        if state.board.unrest[territory] == 0 {
            return Err(Reason::Unsuitable { rule: rules::CK_OVERTHROW_02, territory });
        }
        in_reach(game, state, self.player, Action::Overthrow, territory, rules::CK_OVERTHROW_02)?;
        let (cost, gold) = (surcharge(self.done()), state.board.house(self.player).gold);
        let is_rich = game.can_pay(state, self.player, cost);
        if is_rich { Ok(()) } else { Err(Reason::Gold { rule: rules::CK_OVERTHROW_12, cost, gold }) }
    }

    /// The check of an attempt (CK-OVERTHROW-04, CK-OVERTHROW-05). Nobody may sabotage it (CK-PLOT-02).
    #[must_use]
    pub fn trial(state: &State, player: Player, territory: TerritoryId) -> Trial {
        Trial {
            against: state.board.owner(territory),
            place: Some(territory),
            needed: land_needs(state, territory),
            gold: GoldRule::Invest,
            ..Trial::of(player, Action::Overthrow)
        }
    }
}

impl Decision for Overthrow {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-overthrow").with("cost", surcharge(self.done())), rules::CK_OVERTHROW_02)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(self.options(game, state).iter().map(Answer::Territory));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_OVERTHROW_02 });
        };
        self.aim(game, state, territory)
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else { return play.pop() };
        let player = self.player;
        play.pay(player, surcharge(self.done()), rules::CK_OVERTHROW_12);
        self.tried.insert(territory);
        let trial = Overthrow::trial(play.state, player, territory);
        play.tell(Event::OverthrowTried { player, territory }.into());
        if let Some(owner) = trial.against {
            relations::hostile(play, player, owner);
        }
        play.goto(self);
        play.push(Revolution { player, territory });
        checks::begin(play, trial);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // CK-R-116: one for a card of an AI.
        let is_over = self.done() >= ATTEMPTS || (self.done() > 0 && !play.game.is_person(self.player));
        if is_over || self.options(play.game, play.state).is_empty() { play.pop() } else { Next::Ask }
    }
}

/// The check of an Overthrow is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revolution {
    /// Who tried it.
    pub player: Player,
    /// Where.
    pub territory: TerritoryId,
}

impl Run<Crusader> for Revolution {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        play.pop();
        let Revolution { player, territory } = self;
        let owner = play.board().owner(territory);
        // CK-REVOLT-11: all Unrest goes, whatever comes of it; after a failure nothing else does (CK-OVERTHROW-09).
        lands::clear_unrest(play, territory, rules::CK_REVOLT_11);
        // Who has traded his last territory away meanwhile overthrows nobody.
        if !checks::passed(play.board()) || !play.board().plays(player) {
            // Whom it was aimed at, whoever has the territory now.
            if let Some(target) = play.board().check.against {
                relations::grant_casus_belli(play, target, player, rules::CK_OVERTHROW_10);
            }
            return Next::Go;
        }
        if owner.is_none() {
            // He has released it meanwhile: it is independent already (CK-R-63).
            return Next::Go;
        }
        play.tell(Event::Overthrown { player, territory }.into());
        let duke = play.board().duke(territory);
        if let Some((_, duke)) = duke {
            // CK-OVERTHROW-07, CK-DUKE-02.
            succession::dies(play, duke, Cause::Overthrow);
        }
        lands::lose(play, territory, rules::CK_OVERTHROW_06);
        // CK-OVERTHROW-08.
        lands::free(play, territory);
        Next::Go
    }
}
