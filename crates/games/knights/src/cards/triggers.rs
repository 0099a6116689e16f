//! What is due at a moment: what must be done is done, what may be done is asked (D57, D58, D43).

use super::{Carry, Permission};
use crate::Knights;
use crate::answer::{Answer, Stance, written};
use crate::board::{Board, State};
use crate::content::vocabulary::{Act, Effect, Hook};
use crate::content::{AdvancementId, Card, CardDeck, Carrier, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use effects::{Called, Choice};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// Cards act at a moment; which, lies on the board (CG-TECH-09, CG-TECH-16, CG-TECH-17, CG-R-51).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Triggers {
    /// Which moment.
    #[serde(with = "hook_number")]
    pub hook: Hook,
}

/// Words of a vocabulary are written by their numbers.
mod hook_number {
    use crate::content::vocabulary::Hook;
    use effects::Word;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(hook: &Hook, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(hook.number() as u8)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Hook, D::Error> {
        let number = u8::deserialize(from)?;
        Hook::ALL.get(usize::from(number)).copied().ok_or_else(|| D::Error::custom("no such moment"))
    }
}

impl Triggers {
    fn rule(self) -> Rule {
        match self.hook {
            Hook::BattleDraw => rules::CG_TECH_15,
            Hook::BattleCasualties => rules::WK_BATTLE_36,
            Hook::Now
            | Hook::Always
            | Hook::Taxation
            | Hook::Wages
            | Hook::AssemblyStart
            | Hook::LevyTaxes
            | Hook::ServeChurch
            | Hook::MoveStart
            | Hook::BattleVictories
            | Hook::SiegeDeclare
            | Hook::NobleDies
            | Hook::Desertion
            | Hook::ExpeditionResolve
            | Hook::UpkeepInfluence
            | Hook::UpkeepRevolts
            | Hook::UpkeepRefresh
            | Hook::End => rules::CG_TECH_10,
        }
    }
}

impl Knights {
    pub(crate) fn card_of(&self, called: &Called<Carrier>) -> Card {
        let clause = self.content.tables.clause(called.clause);
        clause.map_or(Card { deck: CardDeck::Symbol, number: 0 }, |clause| clause.source)
    }

    pub(crate) fn is_choice(&self, called: &Called<Carrier>) -> bool {
        self.content.tables.trigger(called.clause).is_some_and(|trigger| trigger.choice == Choice::May)
    }

    /// Can what it costs be paid?
    pub(crate) fn can_afford(&self, board: &Board, called: &Called<Carrier>) -> bool {
        let cost = self.content.tables.trigger(called.clause).and_then(|trigger| trigger.verb.cost.as_ref());
        let Some(Effect::Lose { what, n, .. }) = cost else { return true };
        let has = board.has(called.owner, *what);
        has >= self.amount(board, n, called.owner, has)
    }

    /// May he use an Advancement in this battle (CG-TECH-14)?
    fn battle_permission(&self, board: &Board, called: &Called<Carrier>) -> Option<Permission> {
        let card = self.card_of(called);
        let side = board.battle.side_of(called.owner);
        let Some(side) = side.filter(|_| card.deck == CardDeck::Advancement) else {
            return Some(Permission::Free);
        };
        if board.battle.advanced[side as usize] {
            return None;
        }
        Some(self.permission(board, &[Act::BattleAdvancement], Subject::Baron(called.owner)))
    }
}

/// Who is asked now.
fn owner(board: &Board) -> Option<Seat> {
    board.due.first().map(|called| called.owner)
}

/// What he may use, with how he says it.
fn offers<'a>(game: &'a Knights, board: &'a Board) -> impl Iterator<Item = (Answer, Called<Carrier>)> + 'a {
    let mine =
        board.due.iter().filter(move |called| Some(called.owner) == owner(board) && game.is_choice(called));
    mine.filter(move |called| game.can_afford(board, called)).filter_map(move |called| {
        let card = game.card_of(called);
        match game.battle_permission(board, called)? {
            Permission::Free => Some((Answer::Use(card), *called)),
            Permission::AgainstLaw(_) => {
                Some((Answer::Advancement(AdvancementId(card.number), Stance::Defy), *called))
            }
            Permission::Forbidden(_) => None,
        }
    })
}

impl Step<Knights> for Triggers {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(owner(&state.board))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-use-card"), self.rule())
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let offered = offers(game, &state.board).any(|(offer, _)| offer == answer);
        if answer == Answer::Done || offered { Ok(()) } else { Err(Reason::NotOffered { rule: self.rule() }) }
    }

    fn candidates(&self, game: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        for called in state.board.due.iter() {
            let card = game.card_of(called);
            answers.push(Answer::Use(card));
            if card.deck == CardDeck::Advancement {
                answers.push(Answer::Advancement(AdvancementId(card.number), Stance::Defy));
            }
        }
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let chosen =
            offers(play.game, play.board()).find(|(offer, _)| *offer == answer).map(|(_, called)| called);
        let game = play.game;
        let Some(called) = chosen else {
            // All that he might still use.
            let due = play.board().due;
            play.board_mut().due = due
                .iter()
                .filter(|called| called.owner != seat || !game.is_choice(called))
                .copied()
                .collect();
            return Next::Go;
        };
        if matches!(answer, Answer::Advancement(_, Stance::Defy)) {
            play.ban(seat, rules::WK_BAN_05);
        }
        if let Some(place) = play.board().due.iter().position(|other| *other == called) {
            play.board_mut().due.remove(place);
        }
        let card = game.card_of(&called);
        if let (CardDeck::Advancement, Some(side)) = (card.deck, play.board().battle.side_of(seat)) {
            play.board_mut().battle.advanced[side as usize] = true;
        }
        let rule = Carry::called(called).told_by(game);
        play.tell(Event::CardUsed { seat, card, rule });
        spend(play, &called);
        play.push(Carry::called(called))
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(first) = play.board().due.first().copied() else { return play.pop() };
        // WK-OPT-13: of who has left the game nothing is due.
        if play.board().baron(first.owner).is_out {
            play.board_mut().due.remove(0);
            return Next::Go;
        }
        let game = play.game;
        let owner = first.owner;
        let must =
            play.board().due.iter().position(|called| called.owner == owner && !game.is_choice(called));
        if let Some(place) = must {
            let called = play.board_mut().due.remove(place);
            return play.push(Carry::called(called));
        }
        if offers(game, play.board()).next().is_some() {
            return Next::Ask;
        }
        let due = play.board().due;
        play.board_mut().due = due.iter().filter(|called| called.owner != owner).copied().collect();
        Next::Go
    }
}

/// What has a limit is used, and what it costs is paid (CG-TECH-12).
pub(super) fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, called: &Called<Carrier>) {
    let Some(trigger) = play.game.content.tables.trigger(called.clause) else { return };
    if let Some(limit) = trigger.limit {
        // It was open, or it would not have been offered; there is room for all that has a limit.
        let _ = play.board_mut().uses.spend(called.clause, called.carrier, limit);
    }
    if let Some(Effect::Lose { what, n, .. }) = &trigger.verb.cost {
        let has = play.board().has(called.owner, *what);
        let cost = play.game.amount(play.board(), n, called.owner, has);
        play.pay(called.owner, *what, cost, rules::CG_TECH_11);
    }
}
