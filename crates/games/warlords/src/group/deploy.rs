//! Deploy (p.8): each player places everything new before the next begins.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Troop};
use crate::board::{Board, Phase, State};
use crate::cards;
use crate::content::{Content, FiefId, Fiefs, KingdomId};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::recruit::is_open;
use crate::group::{enter, initiative, victory};
use crate::reason::Reason;
use table::{Amount, Chance, Rule, Seat, Sink, Window};

pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if play.board().phase == Phase::Over {
        return;
    }
    enter(play, Phase::Deploy);
    let lancers = play.content.numbers.bonus_lancers;
    for player in &mut play.board_mut().players {
        player.manned = Fiefs::NONE;
        player.bonus_left = if player.whole.is_empty() { 0 } else { lancers };
    }
}

/// What is to be placed next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// A new castle in this kingdom (WE-DEPLOY-03).
    Castle(KingdomId),
    /// Soldiers that were bought.
    Recruits,
    /// Bonus Lancers in this kingdom (WE-DEPLOY-08).
    Bonus(KingdomId),
    /// Mercenaries that were hired (WE-DEPLOY-10).
    Mercenaries,
    /// Nothing: cards may still be played.
    Nothing,
}

/// The first thing that is left to place.
#[must_use]
pub fn task(board: &Board, seat: Seat) -> Task {
    let player = board.player(seat);
    if let Some(kingdom) = player.beginning.first() {
        return Task::Castle(kingdom);
    }
    if Troop::OWN.into_iter().any(|t| player.recruits.of(t) > 0) {
        return Task::Recruits;
    }
    if let Some(kingdom) = player.whole.first() {
        return Task::Bonus(kingdom);
    }
    if player.recruits.is_empty() { Task::Nothing } else { Task::Mercenaries }
}

/// May this recruit be placed in a fief (WE-DEPLOY-04..07)?
fn takes(game: &Warlords, board: &Board, seat: Seat, fief: FiefId, troop: Troop) -> Result<(), Reason> {
    if !board.fiefs(seat).has(fief) {
        return Err(Reason::NotYours { rule: Rule("WE-DEPLOY-05"), fief });
    }
    if board.player(seat).recruits.of(troop) == 0 {
        return Err(Reason::TooMany { rule: Rule("WE-RECRUIT-02"), most: 0 });
    }
    if is_open(game, board, fief) {
        return Ok(());
    }
    if troop.kind().is_noble() && (!board.castles.has(fief) || board.begun.has(fief)) {
        return Err(Reason::CastleNeeded { troop });
    }
    if board.player(seat).manned.has(fief) {
        return Err(Reason::HadRecruit { fief });
    }
    if board.room(&game.content, fief) > 0 {
        Ok(())
    } else {
        Err(Reason::Full { rule: Rule("WE-R-23"), fief })
    }
}

/// Fiefs where something of the present task can go.
fn places(game: &Warlords, board: &Board, seat: Seat, task: Task) -> Fiefs {
    let own = board.fiefs(seat);
    let with_room =
        |fiefs: Fiefs| -> Fiefs { fiefs.iter().filter(|f| board.room(&game.content, *f) > 0).collect() };
    match task {
        Task::Castle(kingdom) => own.and(game.content.kingdoms[kingdom.index()].fiefs).without(board.castles),
        Task::Recruits => {
            let left = &board.player(seat).recruits;
            let takes_some = |f: &FiefId| {
                Troop::OWN.into_iter().any(|t| left.of(t) > 0 && takes(game, board, seat, *f, t).is_ok())
            };
            own.iter().filter(takes_some).collect()
        }
        Task::Bonus(kingdom) => with_room(own.and(game.content.kingdoms[kingdom.index()].fiefs)),
        Task::Mercenaries => with_room(own),
        Task::Nothing => Fiefs::NONE,
    }
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    let Some(seat) = window.seat() else { return initiative::begin(play) };
    if !play.board().plays(seat) {
        window.pass();
        return play.goto(Frame::Deploy(window));
    }
    finish_castles(play, seat);
    let task = task(play.board(), seat);
    let places = places(play.game, play.board(), seat, task);
    match task {
        Task::Nothing if play.state.hands[seat.index()].is_empty() => {
            window.pass();
            play.goto(Frame::Deploy(window))
        }
        Task::Nothing => Next::Ask,
        // Only one castle takes all that is left: there is nothing to choose.
        Task::Recruits if places.len() == 1 && places.iter().all(|f| is_open(play.game, play.board(), f)) => {
            if let Some(fief) = places.first() {
                place_all(play, seat, fief);
            }
            Next::Go
        }
        task if places.is_empty() => {
            give_back(play, seat, task);
            Next::Go
        }
        _ => Next::Ask,
    }
}

/// WE-DEPLOY-02: castles paid to be finished lose their token.
fn finish_castles<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let done = std::mem::take(&mut play.board_mut().player_mut(seat).finishing);
    for fief in done.iter() {
        play.board_mut().finished.insert(fief);
        play.tell(Event::CastleFinished { seat, fief });
    }
    if !done.is_empty() {
        victory::update(play);
    }
}

fn place_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, fief: FiefId) {
    for troop in Troop::OWN {
        let n = play.board().player(seat).recruits.of(troop);
        if n > 0 {
            place(play, seat, fief, troop, n);
        }
    }
}

/// What cannot be placed anywhere goes back, and its price with it.
fn give_back<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, task: Task) {
    let content = play.content;
    let player = play.board_mut().player_mut(seat);
    let (army, gold) = match task {
        Task::Castle(kingdom) => {
            player.beginning.remove(kingdom);
            (Army::NONE, u32::from(content.numbers.begin))
        }
        Task::Bonus(kingdom) => {
            next_kingdom(content, player, kingdom);
            return;
        }
        Task::Recruits | Task::Mercenaries => {
            let gone: Army = player
                .recruits
                .troops()
                .filter(|(t, _)| t.is_hired() == (task == Task::Mercenaries))
                .collect();
            player.recruits = player.recruits.minus(&gone);
            (gone, gone.troops().map(|(t, n)| u32::from(n) * u32::from(content.cost(t))).sum())
        }
        Task::Nothing => return,
    };
    play.tell(Event::GivenBack { seat, army });
    play.gain(seat, gold, Rule("WE-R-31"));
}

fn next_kingdom(content: &Content, player: &mut crate::board::Player, kingdom: KingdomId) {
    player.whole.remove(kingdom);
    player.bonus_left = if player.whole.is_empty() { 0 } else { content.numbers.bonus_lancers };
}

fn place<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    n: u16,
) {
    let open = is_open(play.game, play.board(), fief);
    let board = play.board_mut();
    board.armies[fief].add(troop, n);
    let player = board.player_mut(seat);
    player.recruits.remove(troop, n);
    if !open && !troop.is_hired() {
        player.manned.insert(fief);
    }
    let rule = match (troop.is_hired(), open) {
        (true, _) => Rule("WE-DEPLOY-10"),
        (false, true) => Rule("WE-DEPLOY-06"),
        (false, false) => Rule("WE-DEPLOY-04"),
    };
    play.tell(Event::Placed { seat, fief, army: [(troop, n)].into_iter().collect(), rule });
}

pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let board = &state.board;
    let task = task(board, seat);
    let places = places(game, board, seat, task);
    match task {
        Task::Nothing => answers.push(Answer::Done),
        Task::Castle(_) | Task::Mercenaries => answers.extend(places.iter().map(Answer::Fief)),
        Task::Recruits => {
            let open = |f: &FiefId| is_open(game, board, *f);
            answers.extend(places.iter().filter(open).map(Answer::Fief));
            for fief in places.iter().filter(|f| !open(f)) {
                let fits = |t: &Troop| takes(game, board, seat, fief, *t).is_ok();
                answers
                    .extend(Troop::OWN.into_iter().filter(fits).map(|troop| Answer::Soldier { fief, troop }));
            }
        }
        Task::Bonus(_) => {
            let left = board.player(seat).bonus_left;
            for fief in places.iter() {
                let most = left.min(board.room(&game.content, fief));
                answers.extend(Amount::up_to(most).map(|amount| Answer::Place { fief, amount }));
            }
        }
    }
    cards::list(game, state, seat, answers);
}

pub(crate) fn judge(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let board = &state.board;
    let task = task(board, seat);
    match (task, answer) {
        (_, Answer::Card(card)) => cards::judge(game, state, seat, card),
        (Task::Nothing, Answer::Done) => Ok(()),
        (_, Answer::Done) => Err(Reason::Compulsory { rule: Rule("WE-R-31") }),
        (Task::Castle(kingdom), Answer::Fief(fief)) => {
            if places(game, board, seat, task).has(fief) {
                Ok(())
            } else if board.fiefs(seat).has(fief) && game.content.kingdom_of(fief) == kingdom {
                Err(Reason::CastleThere { kingdom })
            } else {
                Err(Reason::NotYours { rule: Rule("WE-DEPLOY-03"), fief })
            }
        }
        (Task::Recruits, Answer::Fief(fief)) => {
            if is_open(game, board, fief) && places(game, board, seat, task).has(fief) {
                Ok(())
            } else {
                Err(Reason::NotYourCastle { rule: Rule("WE-DEPLOY-06"), fief })
            }
        }
        (Task::Recruits, Answer::Soldier { fief, troop }) => {
            if troop.is_hired() || is_open(game, board, fief) {
                return Err(Reason::NotAsked { rule: Rule("WE-DEPLOY-04") });
            }
            takes(game, board, seat, fief, troop)
        }
        (Task::Bonus(kingdom), Answer::Place { fief, amount }) => {
            if !board.fiefs(seat).has(fief) || game.content.kingdom_of(fief) != kingdom {
                return Err(Reason::NotYours { rule: Rule("WE-DEPLOY-08"), fief });
            }
            let room = board.room(&game.content, fief);
            let most = board.player(seat).bonus_left.min(room);
            match amount.of(most) {
                Some(_) => Ok(()),
                None if room == 0 => Err(Reason::Full { rule: Rule("WE-R-23"), fief }),
                None => Err(Reason::TooMany { rule: Rule("WE-DEPLOY-08"), most }),
            }
        }
        (Task::Mercenaries, Answer::Fief(fief)) => {
            if places(game, board, seat, task).has(fief) {
                Ok(())
            } else if board.fiefs(seat).has(fief) {
                Err(Reason::Full { rule: Rule("WE-R-23"), fief })
            } else {
                Err(Reason::NotYours { rule: Rule("WE-MERC-07"), fief })
            }
        }
        _ => Err(Reason::NotAsked { rule: Rule("WE-DEPLOY-01") }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    let task = task(play.board(), seat);
    match (task, answer) {
        (_, Answer::Card(card)) => cards::play(play, seat, card),
        (Task::Castle(kingdom), Answer::Fief(fief)) => {
            // WE-CASTLE-04, WE-R-35: it stands unfinished and is dated.
            let board = play.board_mut();
            board.player_mut(seat).beginning.remove(kingdom);
            board.castles.insert(fief);
            board.begun.insert(fief);
            board.dated.insert(fief);
            play.tell(Event::CastleBegun { seat, fief });
            victory::update(play);
        }
        (Task::Recruits | Task::Mercenaries, Answer::Fief(fief)) => {
            play.push(Frame::DeployInto { seat, fief });
        }
        (Task::Recruits, Answer::Soldier { fief, troop }) => place(play, seat, fief, troop, 1),
        (Task::Bonus(kingdom), Answer::Place { fief, amount }) => {
            let most = play.board().player(seat).bonus_left.min(play.board().room(play.content, fief));
            let n = amount.of(most).unwrap_or(most);
            let content = play.content;
            let board = play.board_mut();
            board.armies[fief].add(Troop::LANCER, n);
            let player = board.player_mut(seat);
            player.bonus_left -= n;
            if player.bonus_left == 0 {
                next_kingdom(content, player, kingdom);
            }
            let army = [(Troop::LANCER, n)].into_iter().collect();
            play.tell(Event::Placed { seat, fief, army, rule: Rule("WE-DEPLOY-08") });
        }
        (Task::Nothing, _) => {
            window.pass();
            play.goto(Frame::Deploy(window));
        }
        _ => {}
    }
}

/// Is it mercenaries that are placed now?
fn hired(board: &Board, seat: Seat) -> bool {
    task(board, seat) == Task::Mercenaries
}

/// How many of a troop can go into one fief at once.
fn most_into(game: &Warlords, board: &Board, seat: Seat, fief: FiefId, troop: Troop) -> u16 {
    if troop.is_hired() != hired(board, seat) {
        return 0;
    }
    board.player(seat).recruits.of(troop).min(board.room(&game.content, fief))
}

pub(crate) fn list_into(game: &Warlords, board: &Board, seat: Seat, fief: FiefId, answers: &mut Vec<Answer>) {
    for troop in Troop::ALL {
        let most = most_into(game, board, seat, fief, troop);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge_into(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    answer: Answer,
) -> Result<(), Reason> {
    let rule = Rule(if hired(board, seat) { "WE-DEPLOY-10" } else { "WE-DEPLOY-06" });
    let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
    let most = most_into(game, board, seat, fief, troop);
    if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
}

pub(crate) fn take_into<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    answer: Answer,
) {
    let Answer::Troops { troop, amount } = answer else { return };
    let most = most_into(play.game, play.board(), seat, fief, troop);
    play.pop();
    place(play, seat, fief, troop, amount.of(most).unwrap_or(most));
}
