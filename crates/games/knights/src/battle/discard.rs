//! Both sides discard in secret (WK-BATTLE-27, WK-BATTLE-28, WK-BATTLE-29, WK-BATTLE-30, WK-R-33): cards by what they say in a battle.

use super::{Reveal, Side};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{State, fate_hand};
use crate::content::vocabulary::Stat;
use crate::content::{BattleResult, Subject};
use crate::event::Event;
use crate::flow::{Play, judged, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Each Baron in the battle discards what he must and what he likes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discards;

/// All results a card can have.
pub(crate) const RESULTS: [BattleResult; 6] = [
    BattleResult::Blank,
    BattleResult::Deal,
    BattleResult::Prevent,
    BattleResult::Victory,
    BattleResult::Draw,
    BattleResult::Retreat,
];

/// How many cards of each result a Baron holds.
pub(crate) fn held(game: &Knights, state: &State, seat: Seat) -> [u8; 6] {
    let mut held = [0; 6];
    state.fate.cards(fate_hand(seat)).for_each(|card| held[game.fate(card).battle as usize] += 1);
    held
}

/// How many he must discard at least (WK-STRONGHOLD-04, WK-R-45).
pub(crate) fn least(game: &Knights, state: &State, seat: Seat) -> u8 {
    let battle = &state.board.battle;
    let count = state.fate.count(fate_hand(seat)) as i32;
    let commands = battle.side_of(seat).is_some_and(|side| battle.commanders[side as usize].is_some());
    if !commands {
        return 0;
    }
    let due = i32::from(game.content.numbers.commander_discard);
    let due = game.stat(&state.board, Stat::FateDiscard, Subject::Baron(seat), due).max(0);
    // WK-BATTLE-28: he may keep one.
    due.min((count - 1).max(0)) as u8
}

fn thinking(state: &State) -> SeatSet {
    let battle = &state.board.battle;
    let thinks = |seat: &Seat| state.fate.count(fate_hand(*seat)) > 0 && !state.secret(*seat).has_tossed;
    Side::BOTH.into_iter().filter_map(|side| battle.seat(side)).filter(thinks).collect()
}

impl Step<Knights> for Discards {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        Waiting::sealed(thinking(state))
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let tossed: u8 = state.secret(seat).tossed.iter().sum();
        let left = least(game, state, seat).saturating_sub(tossed);
        prompt(Message::new("prompt-discard-fate").with("count", left), rules::WK_BATTLE_27)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let secret = state.secret(seat);
        if answer == Answer::Done {
            let tossed: u8 = secret.tossed.iter().sum();
            let least = least(game, state, seat);
            return if tossed >= least { Ok(()) } else { Err(Reason::DiscardMore { least }) };
        }
        let Answer::Result(result) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_BATTLE_27 });
        };
        let place = result as usize;
        if secret.tossed[place] < held(game, state, seat)[place] {
            Ok(())
        } else {
            Err(Reason::NoSuchFate { result })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(RESULTS.map(Answer::Result));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let secret = &mut play.state.secrets[seat.index()];
        if let Answer::Result(result) = answer {
            secret.tossed[result as usize] += 1;
            play.tell(Event::FateTossed { seat, result });
        } else {
            secret.has_tossed = true;
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if thinking(play.state).is_empty() { play.goto(Reveal) } else { Next::Ask }
    }
}
