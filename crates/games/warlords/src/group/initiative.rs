//! Initiative (p.2, p.8): dice, better ones for gold or cards, and the choice of initiative cards.

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::board::{Board, Phase, State};
use crate::cards;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::{enter, merchant};
use crate::reason::Reason;
use crate::setup;
use table::{Chance, Rule, Seat, Sink, Stack, Window};

/// How often tied players roll again before their order stays as it is; chance that is fair never comes so far.
const REROLLS: u8 = 32;

pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Initiative);
    let board = play.board_mut();
    for player in &mut board.players {
        // WE-INITIATIVE-01
        player.die = 8;
        player.die_bonus = 0;
    }
    let window = Window::of(board.in_order());
    play.goto(Frame::Dice(window))
}

/// Can he better his die by gold? Everybody can see it.
fn can_pay(game: &Warlords, board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.die < 12 && player.gold >= game.content.numbers.die_step.into()
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    while let Some(seat) = window.seat() {
        let has_cards = !play.state.hands[seat.index()].is_empty();
        if play.board().plays(seat) && (has_cards || can_pay(play.game, play.board(), seat)) {
            play.board_mut().frames.set_top(Frame::Dice(window));
            return Next::Ask;
        }
        window.pass();
    }
    roll(play);
    play.goto(Frame::PickInitiative)
}

pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    if can_pay(game, &state.board, seat) {
        answers.push(Answer::Say(Word::Pay));
    }
    cards::list(game, state, seat, answers);
    if state.board.player(seat).die < 12 {
        answers.extend(state.hands[seat.index()].designs(&game.content).iter().map(Answer::Discard));
    }
}

pub(crate) fn judge(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let (rule, player) = (Rule("WE-INITIATIVE-02"), state.board.player(seat));
    match answer {
        Answer::Done => Ok(()),
        Answer::Say(Word::Pay) | Answer::Discard(_) if player.die >= 12 => Err(Reason::BestDie),
        Answer::Say(Word::Pay) if can_pay(game, &state.board, seat) => Ok(()),
        Answer::Say(Word::Pay) => {
            Err(Reason::Gold { rule, cost: game.content.numbers.die_step.into(), gold: player.gold })
        }
        Answer::Discard(card) if state.hands[seat.index()].designs(&game.content).has(card) => Ok(()),
        Answer::Discard(card) => Err(Reason::NoCard { card }),
        Answer::Card(card) => cards::judge(game, state, seat, card),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    match answer {
        Answer::Say(Word::Pay) => {
            play.pay(seat, play.content.numbers.die_step.into(), Rule("WE-INITIATIVE-02"));
            better_die(play, seat);
        }
        Answer::Discard(card) => {
            // WE-INITIATIVE-03: without effect.
            cards::discard(play, seat, card);
            play.tell(Event::Discarded { seat, card, rule: Rule("WE-INITIATIVE-02") });
            better_die(play, seat);
        }
        Answer::Card(card) => cards::play(play, seat, card),
        _ => {
            window.pass();
            play.goto(Frame::Dice(window));
        }
    }
}

fn better_die<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let player = play.board_mut().player_mut(seat);
    player.die = (player.die + 2).min(12);
    let die = player.die;
    play.tell(Event::BetterDie { seat, die });
}

/// The rule by which initiative is settled now.
fn rule(board: &Board) -> Rule {
    Rule(if board.phase == Phase::Setup { "WE-SETUP-02" } else { "WE-INITIATIVE-04" })
}

/// All roll together; the ranking goes from the highest to the lowest.
pub(crate) fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let mut seats: Stack<Seat, 4> = play.board().playing().iter().collect();
    play.board_mut().rolls.clear();
    rank(play, &mut seats, 0);
    let board = play.board_mut();
    board.initiative_left = ((1u16 << (seats.len() + 1)) - 2) as u8;
    board.ranking = seats;
    board.order.clear();
    board.players.iter_mut().for_each(|p| p.initiative = 0);
}

/// WE-R-06: those tied roll again among themselves, with the same dice.
fn rank<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seats: &mut [Seat], again: u8) {
    if seats.len() < 2 || again > REROLLS {
        return;
    }
    let mut rolled = [0; 4];
    for seat in seats.iter() {
        let player = play.board().player(*seat);
        let (die, bonus) = (player.die, player.die_bonus);
        let face = play.chance.die(die);
        rolled[seat.index()] = face + bonus;
        let rolls = &mut play.board_mut().rolls;
        if rolls.len() < 24 {
            rolls.push((*seat, face));
        }
        let rule = rule(play.board());
        play.tell(Event::RolledInitiative { seat: *seat, die, face, bonus, rule });
    }
    seats.sort_by_key(|seat| std::cmp::Reverse(rolled[seat.index()]));
    for tied in seats.chunk_by_mut(|a, b| rolled[a.index()] == rolled[b.index()]) {
        rank(play, tied, again + 1);
    }
}

pub(crate) fn resume_pick<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if !play.board().ranking.is_empty() {
        return Next::Ask;
    }
    let board = play.board_mut();
    let mut order: Stack<Seat, 4> = board.playing().iter().collect();
    order.sort_by_key(|seat| board.player(*seat).initiative);
    board.order = order;
    play.tell(Event::OrderSet { order });
    if play.board().phase == Phase::Setup { setup::begin_kingdoms(play) } else { merchant::begin(play) }
}

pub(crate) fn list_pick(board: &Board, answers: &mut Vec<Answer>) {
    let left = board.initiative_left;
    answers.extend((1..=4).filter(|n| left >> n & 1 == 1).map(Answer::Initiative));
}

pub(crate) fn judge_pick(board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = rule(board);
    match answer {
        Answer::Initiative(n) if n < 8 && board.initiative_left >> n & 1 == 1 => Ok(()),
        Answer::Initiative(_) => Err(Reason::NotOffered { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_pick<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    let Answer::Initiative(n) = answer else { return };
    let board = play.board_mut();
    board.initiative_left &= !(1 << n);
    board.ranking.remove(0);
    board.player_mut(seat).initiative = n;
    let rule = rule(play.board());
    play.tell(Event::InitiativeTaken { seat, n, rule });
}
