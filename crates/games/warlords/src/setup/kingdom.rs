//! Starting kingdoms: each picks one in order of initiative, or all are drawn.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::{Fiefs, KingdomId, Kingdoms, StartChoice};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::options::RandomRule;
use crate::reason::Reason;
use crate::rules;
use crate::setup::PlaceStart;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting, Window};

/// The initiative cards are picked: WE-SETUP-05, kingdoms next.
pub(crate) fn begin_kingdoms<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let window = Window::of(play.board().order.iter().copied());
    if play.game.scenario.choice == StartChoice::Random {
        draw_kingdoms(play);
        return play.goto(PlaceStart(window));
    }
    play.goto(PickKingdom(window))
}

/// WE-R-72: each is dealt a kingdom not yet taken, uniformly.
fn draw_kingdoms<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let order = play.board().order;
    for seat in order.iter().copied() {
        let free = free_kingdoms(play.board(), play.game.scenario.start);
        let apart: Kingdoms = free.iter().filter(|k| !borders_on_home(play.game, play.board(), *k)).collect();
        let from = if play.game.options.random_starts == RandomRule::NotAdjacent && !apart.is_empty() {
            apart
        } else {
            free
        };
        let nth = play.chance.draw(from.len() as usize);
        if let Some(kingdom) = from.iter().nth(nth) {
            settle(play, seat, kingdom, rules::WE_SCEN_05);
        }
    }
}

fn borders_on_home(game: &Warlords, board: &Board, kingdom: KingdomId) -> bool {
    let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
    let near = fiefs.iter().fold(Fiefs::NONE, |sum, f| sum.or(game.scenario.near[f]));
    let mut homes = board.players.iter().filter_map(|p| p.home);
    homes.any(|home| !near.and(game.content.kingdoms[home.index()].fiefs).is_empty())
}

fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, kingdom: KingdomId, rule: Rule) {
    play.board_mut().player_mut(seat).home = Some(kingdom);
    play.tell(Event::Settled { seat, kingdom, rule });
}

/// Kingdoms of the scenario that nobody has taken.
fn free_kingdoms(board: &Board, start: Kingdoms) -> Kingdoms {
    start.without(board.players.iter().filter_map(|p| p.home).collect())
}

/// Each picks a kingdom (WE-SETUP-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickKingdom(pub Window);

impl Step<Warlords> for PickKingdom {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-kingdom"), rules::WE_SETUP_05)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(free_kingdoms(&state.board, game.scenario.start).iter().map(Answer::Kingdom));
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let (rule, start) = (rules::WE_SETUP_05, game.scenario.start);
        let Answer::Kingdom(kingdom) = answer else { return Err(Reason::NotAsked { rule }) };
        if !start.has(kingdom) {
            return Err(Reason::NotOffered { rule });
        }
        if free_kingdoms(&state.board, start).has(kingdom) {
            Ok(())
        } else {
            Err(Reason::KingdomTaken { kingdom })
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(KingdomId::all().map(Answer::Kingdom));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Kingdom(kingdom) = answer else { return Next::Go };
        settle(play, seat, kingdom, rules::WE_SETUP_05);
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() {
            return Next::Ask;
        }
        let window = Window::of(play.board().order.iter().copied());
        play.goto(PlaceStart(window))
    }
}
