//! Which action of the card (p.7-8).

use super::Event;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{CardId, Deck, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, crusade, intrigue, realm, rules, tax, war};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The player makes one of the actions of his card, or none (CK-TURN-03, CK-ACTION-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Actions {
    /// Whose card.
    pub player: Player,
}

decision!(Actions);

/// What a card allows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    Build,
    Develop,
    Plot,
    Overthrow,
    Mobilise,
    Invade,
    Tax,
    Crusade,
}

impl Kind {
    /// The actions of a deck (CK-COMP-10): Build or Develop (CK-BUILD-01), Plot or Overthrow (CK-PLOT-01), and so on.
    const fn of(deck: Deck) -> &'static [Kind] {
        match deck {
            Deck::REALM => &[Kind::Build, Kind::Develop],
            Deck::INTRIGUE => &[Kind::Plot, Kind::Overthrow],
            Deck::WAR => &[Kind::Mobilise, Kind::Invade],
            Deck::TAX => &[Kind::Tax],
            _ => &[Kind::Crusade],
        }
    }

    /// The action of a deck that is said so.
    fn said(deck: Deck, word: Word) -> Option<Kind> {
        Kind::of(deck).iter().copied().find(|kind| kind.word() == word)
    }

    const fn word(self) -> Word {
        match self {
            Kind::Build => Word::Build,
            Kind::Develop => Word::Develop,
            Kind::Plot => Word::Plot,
            Kind::Overthrow => Word::Overthrow,
            Kind::Mobilise => Word::Mobilise,
            Kind::Invade => Word::Invade,
            Kind::Tax => Word::Tax,
            Kind::Crusade => Word::Crusade,
        }
    }
}

impl Actions {
    fn deck(state: &State) -> Deck {
        state.board.card.map_or(Deck::REALM, CardId::deck)
    }

    /// Can this action be made?
    fn possible(self, game: &Crusader, state: &State, kind: Kind) -> Result<(), Reason> {
        let player = self.player;
        match kind {
            Kind::Build => realm::may_build(game, state, player),
            Kind::Develop => realm::may_develop(game, state, player),
            Kind::Plot => intrigue::may_plot(game, state, player),
            Kind::Overthrow => intrigue::may_overthrow(game, state, player),
            Kind::Mobilise => war::may_mobilise(game, state, player),
            Kind::Invade => war::may_start(game, state, player),
            Kind::Tax => Ok(()),
            Kind::Crusade => crusade::may_crusade(game, state, player),
        }
    }

    /// May he make no action? The first Crusade of an Era must be made (CK-R-84).
    fn may_decline(self, game: &Crusader, state: &State) -> Result<(), Reason> {
        if Actions::deck(state) == Deck::CRUSADE && crusade::is_compulsory(game, state, self.player) {
            Err(Reason::Compulsory { rule: rules::CK_R_84 })
        } else {
            Ok(())
        }
    }
}

impl Decision for Actions {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let card = state.board.card.unwrap_or_default();
        prompt(Message::new("prompt-actions").with("card", card), rules::CK_TURN_03)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        if self.may_decline(game, state).is_ok() {
            answers.push(Answer::Done);
        }
        let kinds = Kind::of(Actions::deck(state)).iter();
        let possible = kinds.filter(|kind| self.possible(game, state, **kind).is_ok());
        answers.extend(possible.map(|kind| Answer::Say(kind.word())));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return self.may_decline(game, state);
        }
        let Answer::Say(word) = answer else { return Err(Reason::NotAsked { rule: rules::CK_TURN_03 }) };
        match Kind::said(Actions::deck(state), word) {
            Some(kind) => self.possible(game, state, kind),
            None => Err(Reason::NotOffered { rule: rules::CK_TURN_03 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away acts no more with this card.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        let deck = Actions::deck(play.state);
        play.pop();
        let kind = if let Answer::Say(word) = answer { Kind::said(deck, word) } else { None };
        // CK-CHECK-01: Develop, Mobilise and Tax begin no check.
        match kind {
            Some(Kind::Build) => realm::build(play, player),
            Some(Kind::Develop) => realm::develop(play, player),
            Some(Kind::Plot) => intrigue::plot(play, player),
            Some(Kind::Overthrow) => intrigue::overthrow(play, player),
            Some(Kind::Mobilise) => war::mobilise(play, player),
            Some(Kind::Invade) => war::invade(play, player),
            Some(Kind::Tax) => tax::collect(play, player),
            Some(Kind::Crusade) => crusade::begin(play, player),
            None => {
                play.tell(Event::Declined { player }.into());
                Next::Go
            }
        }
    }
}
