//! The end of a turn: surplus, empty fiefs, the Conquest card (p.6).

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::army::{Army, Troop};
use crate::board::{Board, Phase, State};
use crate::cards::in_force::Span;
use crate::content::{Content, Deck, Each, FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::warlords::{self, Return, Way};
use crate::{cards, elimination, group, rules};
use table::{Amount, Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// WE-R-23: a castle-less Mountain of his with too many soldiers, and by how many.
fn crowded(content: &Content, board: &Board, seat: Seat) -> Option<(FiefId, u16)> {
    let bare = board.fiefs(seat).and(content.mountains).without(board.castles);
    bare.iter().find_map(|fief| {
        let over = board.armies[fief].total().saturating_sub(content.fiefs[fief.index()].limit);
        (over > 0).then_some((fief, over))
    })
}

/// The turn ends, once no Mountain is crowded (WE-MOUNTAIN-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TurnEnd;

impl Step<Warlords> for TurnEnd {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-crowded"), rules::WE_MOUNTAIN_01)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let Some((fief, over)) = crowded(&game.content, &state.board, seat) else { return };
        for (troop, n) in state.board.armies[fief].troops() {
            answers.extend(Amount::up_to(n.min(over)).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_MOUNTAIN_01;
        let (Answer::Troops { troop, amount }, Some((fief, over))) =
            (answer, crowded(&game.content, &state.board, seat))
        else {
            return Err(Reason::NotAsked { rule });
        };
        let most = state.board.armies[fief].of(troop).min(over);
        if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Some((fief, over)) = crowded(&play.game.content, play.board(), seat) else { return Next::Go };
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        let most = play.board().armies[fief].of(troop).min(over);
        let n = amount.of(most).unwrap_or(most);
        remove(play.board_mut(), fief, troop, n);
        let army: Army = [(troop, n)].into_iter().collect();
        play.tell(Event::Removed { seat, fief, army, rule: rules::WE_R_23 });
        if troop == Troop::WARLORD {
            for _ in 0..n {
                play.push(Return { owner: seat, spent: true, way: Way::Crowded });
            }
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seat = play.board().active;
        if crowded(&play.game.content, play.board(), seat).is_some() {
            return Next::Ask;
        }
        play.pop();
        abandon_empty(play, seat, rules::WE_REDEPLOY_05);
        elimination::check(play, seat);
        if play.board().phase != Phase::Over {
            finish(play, seat);
        }
        Next::Go
    }
}

/// The turn is over, its marks go, and a conqueror draws his card: one, however many fiefs he conquered
/// (WE-CONQUEST-02), from peasants or players (WE-CONQUEST-03), and even if he has lost them again (WE-R-27).
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board_mut();
    board.marked = Each::default();
    board.long_march = None;
    // A truce lasts to the end of the next turn of him it was played on.
    board.end(Span::TurnOf(seat));
    let conquered = !board.conquered.is_empty();
    if board.plays(seat) && conquered {
        draw_conquest(play, seat, rules::WE_CONQUEST_01);
    }
    play.tell(Event::TurnEnded { seat });
    group::victory::had_turn(play.board_mut(), seat);
}

/// WE-EXCOM-07: with three excommunications there are no Conquest cards, not for a castle either (WE-R-66).
pub(crate) fn draw_conquest<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, rule: Rule) {
    if play.board().player(seat).excommunications.len() < 3 {
        cards::draw(play, seat, Deck::Conquest, rule);
    }
}

/// WE-REDEPLOY-05, WE-R-26: every empty fief returns to the peasants, for a fief is his only while a soldier of his is there
/// (WE-MANEUVER-13); WE-R-24: a castle there stays, unfinished, nobody's.
pub(crate) fn abandon_empty<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, rule: Rule) {
    let board = play.board();
    let empty: Fiefs = board.fiefs(seat).iter().filter(|f| board.armies[*f].is_empty()).collect();
    for fief in empty.iter() {
        let board = play.board_mut();
        board.owned[seat.index()].remove(fief);
        let castle = board.castles.has(fief);
        board.finished.remove(fief);
        board.player_mut(seat).finishing.remove(fief);
        play.tell(Event::Abandoned { seat, fief, castle, rule });
        if castle {
            warlords::free_all(play, fief);
        }
    }
    group::victory::update(play);
}

/// Takes soldiers out of a fief; those that have moved go first.
pub(crate) fn remove(board: &mut Board, fief: FiefId, troop: Troop, n: u16) {
    board.armies[fief].remove(troop, n);
    let left = board.armies[fief].of(troop);
    let marked = &mut board.marked[fief].0[troop.index()];
    *marked = (*marked).saturating_sub(n).min(left);
}
