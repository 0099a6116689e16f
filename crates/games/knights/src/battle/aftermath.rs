//! What follows from a battle, step by step: what is taken, retreats, deaths, exhaustion (WK-VICTORY-07, WK-VICTORY-08).

use super::{Battle, Death, Outcome, Retreat, Side, StrongholdFalls};
use crate::Knights;
use crate::answer::{Answer, Manner, Word, written};
use crate::board::{ANSWERED, Army, DECK, SHOWN, Site, State};
use crate::cards::Permission;
use crate::content::vocabulary::{Act, Resource};
use crate::content::{CityId, NobleId, Nobles, Span, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, Sink, Step, Waiting};

/// The steps after a battle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Aftermath {
    /// The Fate cards go under the deck (WK-R-101).
    Cards,
    /// What was attacked changes hands; a stronghold goes before its Nobles retreat (WK-R-47).
    Taking,
    /// Who is one victory behind retreats (WK-VICTORY-04).
    Retreats,
    /// Then who fell dies, the attacker's Nobles first (WK-VICTORY-07).
    Deaths,
    /// Attackers are exhausted (WK-BATTLE-17, WK-BATTLE-18, WK-SIEGE-09), and the battle is over.
    End,
}

impl Aftermath {
    /// How it begins.
    pub const FIRST: Aftermath = Aftermath::Cards;
}

impl Run<Knights> for Aftermath {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Aftermath::Cards => {
                play.state.fate.tuck(SHOWN, DECK, play.chance);
                play.state.fate.tuck(ANSWERED, DECK, play.chance);
                play.goto(Aftermath::Taking)
            }
            Aftermath::Taking => {
                play.goto(Aftermath::Retreats);
                taking(play)
            }
            Aftermath::Retreats => retreats(play),
            Aftermath::Deaths => {
                let board = play.board();
                let fallen =
                    Side::BOTH.into_iter().flat_map(|side| board.battle.nobles[side as usize].iter());
                let dies = |noble: &NobleId| {
                    board.battle.fallen.has(*noble) && board.noble(*noble).place.is_on_board()
                };
                match fallen.into_iter().find(dies) {
                    Some(noble) => play.push(Death::of(Army::Noble(noble))),
                    None => play.goto(Aftermath::End),
                }
            }
            Aftermath::End => end(play),
        }
    }
}

fn taking<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let battle = play.board().battle;
    let loser = match battle.outcome {
        Outcome::Partial(side) => Some(side.other()),
        Outcome::Stalemate | Outcome::Full(_) => None,
    };
    let retreating = loser.map_or(Nobles::NONE, |side| battle.living(side));
    let retreating = if battle.has_withdrawn { battle.living(Side::Defender) } else { retreating };
    play.board_mut().battle.retreating = retreating;
    match battle.site {
        Some(Site::City(city)) if battle.is_taken => {
            play.take_city(battle.attacker, city, rules::WK_CITY_07);
            play.push(Raze { seat: battle.attacker, city })
        }
        Some(Site::Stronghold(seat)) if battle.is_taken => {
            play.push(StrongholdFalls::First { seat, by: Some(battle.attacker) })
        }
        // WK-STRONGHOLD-17: it is gone although nobody is left to profit (WK-STRONGHOLD-14). A first siege changes nothing, whatever is
        // left of it (WK-SIEGE-08).
        Some(Site::Stronghold(seat))
            if battle.manner == Some(Manner::Assault) && play.game.is_reduced(play.board(), &battle) =>
        {
            play.push(StrongholdFalls::First { seat, by: None })
        }
        // WK-R-59: beaten troops of a stronghold that stands.
        Some(Site::Stronghold(seat)) => {
            let army = Army::Stronghold(play.board().baron(seat).id);
            if play.game.is_beaten(play.board(), army) { play.push(Death::of(army)) } else { Next::Go }
        }
        Some(Site::City(_)) | None => Next::Go,
    }
}

fn retreats<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let area = play.board().battle.area;
    let Some(noble) = play.board().battle.retreating.first() else { return play.goto(Aftermath::Deaths) };
    play.board_mut().battle.retreating.remove(noble);
    let there = play.board().noble(noble).place.area() == Some(area);
    let deserts = !play.board().battle.has_withdrawn;
    if there { play.push(Retreat::of(noble, deserts)) } else { Next::Go }
}

fn end<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let attackers = play.board().battle.nobles[Side::Attacker as usize];
    let area = play.board().battle.area;
    play.exhaust(attackers, rules::WK_BATTLE_17);
    play.board_mut().in_force.end(Span::Battle);
    play.board_mut().battle = Battle::default();
    play.tell(Event::BattleOver { area });
    play.pop()
}

/// The captor keeps a city or razes it (WK-RAZE-01 to WK-RAZE-04, WK-R-75).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raze {
    /// Who gained it.
    pub seat: Seat,
    /// Which.
    pub city: CityId,
}

impl Raze {
    fn permission(self, game: &Knights, state: &State) -> Permission {
        game.permission(&state.board, &[Act::Raze], Subject::Baron(self.seat))
    }
}

impl Step<Knights> for Raze {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-raze").with("city", self.city), rules::WK_RAZE_01)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let permission = self.permission(game, state);
        if answer == Answer::Say(Word::Keep) {
            return Ok(());
        }
        let Answer::Say(word @ (Word::Raze | Word::RazeBanned)) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_RAZE_01 });
        };
        match permission {
            Permission::Free if word == Word::Raze => Ok(()),
            Permission::AgainstLaw(_) if word == Word::RazeBanned => Ok(()),
            Permission::Free => Err(Reason::NoLaw),
            Permission::AgainstLaw(card) | Permission::Forbidden(card) => Err(Reason::forbidden(card)),
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend([Word::Keep, Word::Raze, Word::RazeBanned].map(Answer::Say));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer == Answer::Say(Word::RazeBanned) {
            play.ban(seat, rules::WK_BAN_05);
        }
        if answer != Answer::Say(Word::Keep) {
            play.raze(self.city, rules::WK_RAZE_02);
            let income = u16::from(play.game.content.cities[self.city.index()].income);
            let factor = u16::from(play.game.content.numbers.raze_factor);
            play.gain(seat, Resource::Crowns, income * factor, rules::WK_RAZE_03);
        }
        play.pop()
    }

    /// It may have been lost again.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let held = play.board().city(self.city).owner == Some(self.seat);
        if held { Next::Ask } else { play.pop() }
    }
}
