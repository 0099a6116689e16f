//! Levy Taxes, Rally Support, Serve the Church: carried out, or not (WK-ACT-05).

use super::{Allocate, ChooseArea};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::cards::Hooks;
use crate::content::vocabulary::{Hook, Resource};
use crate::content::{ActionCard, Areas, PhaseArea};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// The owner carries his card out, or declines.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BaronCard {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: ActionCard,
}

impl BaronCard {
    fn rule(self) -> Rule {
        match self.card {
            ActionCard::LevyTaxes => rules::WK_CARD_01,
            ActionCard::RallySupport => rules::WK_CARD_12,
            ActionCard::ServeChurch => rules::WK_CARD_16,
            ActionCard::DraftSoldiers
            | ActionCard::MobilizeForces
            | ActionCard::VersatileStrategy
            | ActionCard::ForcedMarch
            | ActionCard::EnrichMind => rules::WK_ACT_04,
        }
    }
}

impl Step<Knights> for BaronCard {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-baron-card").with("card", self.card), self.rule())
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Yes | Word::No)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: self.rule() })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let does = answer == Answer::Say(Word::Yes);
        if !does {
            play.tell(Event::CardDeclined { seat, card: self.card });
        }
        match self.card {
            ActionCard::LevyTaxes => {
                play.goto(Allocate { seat, card: self.card, area: Some(PhaseArea::Taxation) });
                if does {
                    levy_taxes(play, seat);
                }
            }
            ActionCard::RallySupport => {
                play.goto(Allocate { seat, card: self.card, area: Some(PhaseArea::Assembly) });
                if does {
                    rally_support(play, seat);
                }
            }
            ActionCard::ServeChurch
            | ActionCard::DraftSoldiers
            | ActionCard::MobilizeForces
            | ActionCard::VersatileStrategy
            | ActionCard::ForcedMarch
            | ActionCard::EnrichMind => {
                play.goto(ChooseArea { seat, card: self.card, checks: does });
                if does {
                    play.gain(seat, Resource::Faith, 1, rules::WK_CARD_16);
                    play.hook(Hook::ServeChurch, Some(seat));
                }
            }
        }
        Next::Go
    }
}

/// WK-CARD-01, WK-CARD-02, WK-CARD-03, WK-CARD-04, WK-R-82: a crown for each area with a Noble, however many stand there, however tired.
fn levy_taxes<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board();
    let areas: Areas = board.nobles_of(seat).filter_map(|noble| board.noble(noble).place.area()).collect();
    play.gain(seat, Resource::Crowns, areas.len() as u16, rules::WK_CARD_01);
    play.hook(Hook::LevyTaxes, Some(seat));
}

/// WK-CARD-12 to WK-CARD-14: two Votes, and the chair for who now has more than every other.
fn rally_support<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    play.gain(seat, Resource::Votes, 2, rules::WK_CARD_12);
    let board = play.board();
    let most = board.playing().filter(|other| *other != seat).map(|other| board.baron(other).votes).max();
    let leads = most.is_none_or(|most| board.baron(seat).votes > most);
    if leads && !board.banned.has(seat) && board.chairman != seat {
        play.make_chairman(seat, rules::WK_CARD_13);
    }
}

/// WK-CARD-17: who now has more Faith than every other is Head of the Church.
pub(crate) fn serve_church<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board();
    let most = board.playing().filter(|other| *other != seat).map(|other| board.baron(other).faith).max();
    let leads = most.is_none_or(|most| board.baron(seat).faith > most);
    if leads && board.church != seat {
        play.make_church(seat, rules::WK_CARD_17);
    }
}
