//! May look at the top invader card.

use super::{At, Word};
use crate::answer::Answer;
use crate::board::Board;
use crate::content::{Content, Deck, Facing, Holdings, Nature, Pc, Peeking};
use crate::effects::effect::Effect;
use crate::effects::{peeking, scenario};
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::reason::Reason;
use serde::Deserialize;
use table::{Chance, Message, Seat, Sink};

/// May look at the top invader card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peek {}

/// Does the seat know the top card already? Looking again would change nothing.
#[must_use]
pub fn has_seen(content: &Content, board: &Board, seat: Seat) -> bool {
    let open = scenario(content, board, |s| (s.invaders == Facing::Up).then_some(()));
    open.is_some() || board.looked[board.year_index()].has(seat)
}

/// The same of the second deck.
fn has_seen_valley(board: &Board, seat: Seat) -> bool {
    board.looked_valley[board.year_index()].has(seat)
}

impl Peek {
    /// Has he seen the top card of this deck?
    fn has_seen(at: At<'_>, deck: Deck) -> bool {
        match deck {
            Deck::Invaders => has_seen(at.content, at.board, at.effect.seat),
            Deck::Valley => has_seen_valley(at.board, at.effect.seat),
        }
    }
}

impl Word for Peek {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn nature(&self) -> Nature {
        Nature::Asks
    }

    fn asks(&self, at: At<'_>) -> bool {
        let sees_nothing_new = |deck| Peek::has_seen(at, deck);
        match peeking(at.content, at.board) {
            Peeking::Plain => !sees_nothing_new(Deck::Invaders),
            Peeking::Either => !sees_nothing_new(Deck::Invaders) || !sees_nothing_new(Deck::Valley),
            Peeking::Instead(_) => false,
        }
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-look")
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        answers.push(Answer::Pass);
        if !Peek::has_seen(at, Deck::Invaders) {
            answers.push(Answer::Look(Deck::Invaders));
        }
        if peeking(at.content, at.board) == Peeking::Either && !Peek::has_seen(at, Deck::Valley) {
            answers.push(Answer::Look(Deck::Valley));
        }
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let rule = at.rule();
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Look(deck) = answer else { return Err(Reason::NotAsked { rule }) };
        if deck == Deck::Valley && peeking(at.content, at.board) != Peeking::Either {
            return Err(Reason::NotAsked { rule });
        }
        if Peek::has_seen(at, deck) { Err(Reason::AlreadySeen { rule }) } else { Ok(()) }
    }

    /// KB-ADV-10, KB-ADV-17, KB-R-23, VR-19: he alone sees the card; that he looked is known to all.
    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let Answer::Look(deck) = answer else { return effect.next() };
        let (content, seat) = (play.content(), effect.seat);
        let rule = content.rule(effect.pc);
        let board = &mut play.state.board;
        let year = board.year_index();
        let (looked, card) = match deck {
            Deck::Invaders => (&mut board.looked[year], play.state.hidden.invaders[year]),
            Deck::Valley => (&mut board.looked_valley[year], play.state.hidden.valley[year]),
        };
        looked.insert(seat);
        play.tell(Event::Looked { seat, deck, rule });
        let invader = content.invader(card);
        let (race, strength) = (invader.race.name(), invader.strength);
        play.tell(Event::Saw { seat, card, race, strength, rule });
        effect.next()
    }

    /// Where a scenario gives something instead of a look.
    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let content = play.content();
        if let Peeking::Instead(what) = peeking(content, &play.state.board) {
            play.gain(effect.seat, what, content.rule(effect.pc));
        }
        effect.pc.next()
    }
}
