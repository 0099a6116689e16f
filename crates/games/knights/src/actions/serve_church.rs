//! Which area a card goes to, where its owner chooses (WK-ACT-12, WK-ACT-15, WK-ACT-16, CG-BACT-08, WK-CARD-18).

use super::{Allocate, baron_card};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::{ActionCard, PhaseArea};
use crate::event::Event;
use crate::flow::{Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// The owner picks the area of his card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseArea {
    /// Whose card.
    pub seat: Seat,
    /// Which.
    pub card: ActionCard,
    /// Is it still to be seen who heads the Church (WK-CARD-17)?
    pub checks: bool,
}

impl ChooseArea {
    fn rule(self, board: &Board) -> Rule {
        let action = &board.action;
        match self.card {
            ActionCard::ServeChurch => rules::WK_ACT_12,
            ActionCard::MobilizeForces if action.moved.is_empty() && !action.has_fought => rules::WK_ACT_16,
            ActionCard::MobilizeForces => rules::WK_ACT_15,
            ActionCard::EnrichMind => rules::CG_BACT_08,
            ActionCard::LevyTaxes
            | ActionCard::DraftSoldiers
            | ActionCard::RallySupport
            | ActionCard::VersatileStrategy
            | ActionCard::ForcedMarch => rules::WK_ACT_03,
        }
    }

    fn allows(self, area: PhaseArea) -> bool {
        match self.card {
            ActionCard::ServeChurch => true,
            ActionCard::MobilizeForces => area != PhaseArea::Taxation,
            ActionCard::EnrichMind => area != PhaseArea::Wages,
            ActionCard::LevyTaxes
            | ActionCard::DraftSoldiers
            | ActionCard::RallySupport
            | ActionCard::VersatileStrategy
            | ActionCard::ForcedMarch => false,
        }
    }
}

impl Step<Knights> for ChooseArea {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-choose-area").with("card", self.card), self.rule(&state.board))
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = self.rule(&state.board);
        let Answer::Phase(area) = answer else { return Err(Reason::NotAsked { rule }) };
        if self.allows(area) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(PhaseArea::EACH.map(Answer::Phase));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Phase(area) = answer else { return Next::Ask };
        play.goto(Allocate { seat, card: self.card, area: Some(area) })
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.checks {
            baron_card::serve_church(play, self.seat);
        }
        play.ask(ChooseArea { checks: false, ..self })
    }
}
