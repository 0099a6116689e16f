//! Taxes (p.7): cards of this time, then gold of fiefs and castles, then vassalage (WE-R-38).

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::army::Troop;
use crate::board::{Board, Phase, Status};
use crate::cards;
use crate::content::{Content, KingdomId, Kingdoms, Scenario};
use crate::elimination;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::{enter, recruit};
use crate::options::TieRule;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink, Window};

pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Taxes);
    let board = play.board_mut();
    board.shifts.clear();
    board.cancelled = Default::default();
    let window = Window::of(board.in_order());
    play.goto(Frame::Tax(window))
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    while let Some(seat) = window.seat() {
        if !play.state.hands[seat.index()].is_empty() && play.board().plays(seat) {
            play.board_mut().frames.set_top(Frame::Tax(window));
            return Next::Ask;
        }
        window.pass();
    }
    collect(play);
    let window = Window::of(play.board().in_order());
    play.goto(Frame::Vassals { window, victim: Seat(0) })
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    if let Answer::Card(card) = answer {
        cards::play(play, seat, card);
    } else {
        window.pass();
        play.goto(Frame::Tax(window));
    }
}

/// The castle bonus of a player in a kingdom (WE-R-28): 12, 6 or 0, once a kingdom.
#[must_use]
pub fn castle_bonus(game: &Warlords, board: &Board, seat: Seat, kingdom: KingdomId) -> u16 {
    let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
    let own = board.fiefs(seat).and(fiefs);
    if own.and(board.castles).is_empty() {
        return 0;
    }
    let numbers = &game.content.numbers;
    if own == fiefs && !own.and(board.finished).is_empty() {
        return numbers.whole_bonus;
    }
    let rival = Seat::all(board.seats).filter(|s| *s != seat).map(|s| board.fiefs(s).and(fiefs).len()).max();
    let rival = rival.unwrap_or(0);
    let leads = own.len() > rival || (game.options.bonus_on_tie == TieRule::Bonus && own.len() == rival);
    if leads { numbers.most_bonus } else { 0 }
}

/// The gold of his fiefs, which takes a castle to collect (WE-TAX-02, -03).
#[must_use]
pub fn fief_gold(content: &Content, board: &Board, seat: Seat) -> u32 {
    if board.castles_of(seat).is_empty() {
        return 0;
    }
    board.fiefs(seat).iter().map(|f| u32::from(content.fiefs[f.index()].cities)).sum()
}

/// Kingdoms of which he has every fief (WE-DEPLOY-08).
#[must_use]
pub fn whole_kingdoms(content: &Content, scenario: &Scenario, board: &Board, seat: Seat) -> Kingdoms {
    let own = board.fiefs(seat);
    let is_whole = |k: &KingdomId| content.kingdoms[k.index()].fiefs.without(own).is_empty();
    scenario.kingdoms.iter().filter(is_whole).collect()
}

/// What each player will collect, before cards shift any of it.
#[must_use]
pub fn due(game: &Warlords, board: &Board, seat: Seat) -> u32 {
    if !board.plays(seat) {
        return 0;
    }
    let open = game.scenario.kingdoms.without(board.cancelled[seat.index()]);
    let bonus: u32 = open.iter().map(|k| u32::from(castle_bonus(game, board, seat, k))).sum();
    fief_gold(&game.content, board, seat) + bonus
}

/// What each player will collect, cards included.
#[must_use]
pub fn collections(game: &Warlords, board: &Board) -> [u32; 4] {
    let mut gold = [0; 4];
    for seat in Seat::all(board.seats) {
        gold[seat.index()] = due(game, board, seat);
    }
    for shift in board.shifts.iter() {
        let n = u32::from(shift.n).min(gold[shift.from.index()]);
        gold[shift.from.index()] -= n;
        gold[shift.to.index()] += n;
    }
    gold
}

fn collect<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let gold = collections(play.game, play.board());
    let seats: Window = Window::of(play.board().in_order());
    for seat in seats.left().iter() {
        play.gain(seat, gold[seat.index()], Rule("WE-TAX-02"));
        // WE-R-30: bonus Lancers are measured here, placed in Deploy.
        let whole = whole_kingdoms(play.content, play.scenario, play.board(), seat);
        play.board_mut().player_mut(seat).whole = whole;
    }
    let board = play.board_mut();
    board.shifts.clear();
    board.cancelled = Default::default();
}

/// WE-ELIM-07, -08: the recruit cost of all his soldiers on the map but mercenaries.
#[must_use]
pub fn vassal_price(content: &Content, board: &Board, victim: Seat) -> u32 {
    let army = board.on_map(victim);
    Troop::OWN.into_iter().map(|t| u32::from(army.of(t)) * u32::from(content.cost(t))).sum()
}

/// WE-R-54: may he force this player's soldiers into vassalage now?
fn may_force(content: &Content, board: &Board, captor: Seat, victim: Seat) -> bool {
    let player = board.player(victim);
    victim != captor
        && victim.0 < board.seats
        && player.status != Status::Eliminated
        && player.nemesis == Some(captor)
        && board.castles_of(victim).is_empty()
        && board.player(captor).gold >= vassal_price(content, board, victim)
}

pub(crate) fn resume_vassals<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    mut victim: Seat,
) -> Next {
    while let Some(captor) = window.seat() {
        while victim.0 < play.board().seats {
            if may_force(play.content, play.board(), captor, victim) {
                play.board_mut().frames.set_top(Frame::Vassals { window, victim });
                return Next::Ask;
            }
            victim.0 += 1;
        }
        victim = Seat(0);
        window.pass();
    }
    recruit::begin(play)
}

pub(crate) fn list_vassals(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Done, Answer::Say(Word::Pay)]);
}

pub(crate) fn judge_vassals(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Done | Answer::Say(Word::Pay) => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("WE-ELIM-06") }),
    }
}

pub(crate) fn take_vassals<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    window: Window,
    victim: Seat,
    answer: Answer,
) {
    let next = Seat(victim.0 + 1);
    play.goto(Frame::Vassals { window, victim: next });
    if let (Answer::Say(Word::Pay), Some(captor)) = (answer, window.seat()) {
        let price = vassal_price(play.content, play.board(), victim);
        play.pay(captor, price, Rule("WE-ELIM-07"));
        play.tell(Event::Vassals { seat: captor, victim, price });
        elimination::eliminate(play, victim);
    }
}
