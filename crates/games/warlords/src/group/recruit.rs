//! Recruit (p.7): soldiers, mercenaries and castles are paid here and placed in Deploy.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Troop};
use crate::board::{Board, Phase, State};
use crate::cards;
use crate::content::{Each, FiefId, Fiefs, KingdomId};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::{deploy, enter};
use crate::options::{CaptiveRule, CastleRule, RecruitRule};
use crate::reason::Reason;
use crate::{elimination, turn};
use table::{Amount, Chance, Rule, Seat, Sink, Window};

pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Recruit);
    let board = play.board_mut();
    board.marked = Each::default();
    let window = Window::of(board.in_order());
    play.goto(Frame::Recruit(window))
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    while let Some(seat) = window.seat() {
        if play.board().plays(seat) {
            play.board_mut().frames.set_top(Frame::Recruit(window));
            return Next::Ask;
        }
        window.pass();
    }
    play.goto(Frame::Deploy(Window::of(play.board().in_order())));
    dismiss(play);
    deploy::begin(play);
    Next::Go
}

/// T-EMPTY1: mercenaries that were not paid leave (WE-MERC-02), fiefs left empty go to the peasants (WE-R-26).
fn dismiss<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in Seat::all(play.board().seats) {
        for fief in play.board().fiefs(seat).iter() {
            let gone = unpaid(play.board(), fief);
            if gone.is_empty() {
                continue;
            }
            let board = play.board_mut();
            board.armies[fief] = board.armies[fief].minus(&gone);
            play.tell(Event::Removed { seat, fief, army: gone, rule: Rule("WE-MERC-02") });
        }
        turn::end::abandon_empty(play, seat);
        elimination::check(play, seat);
    }
    play.board_mut().marked = Each::default();
}

/// Mercenaries of a fief that have not been paid in this phase.
#[must_use]
pub fn unpaid(board: &Board, fief: FiefId) -> Army {
    let (army, paid) = (&board.armies[fief], &board.marked[fief]);
    Troop::HIRED.into_iter().map(|troop| (troop, army.of(troop) - paid.of(troop))).collect()
}

/// Fiefs that will still be his when the phase ends.
fn staying(board: &Board, seat: Seat) -> Fiefs {
    let stays = |fief: &FiefId| {
        let (here, paid) = (&board.armies[*fief], &board.marked[*fief]);
        here.has_own() || Troop::HIRED.iter().any(|troop| here.of(*troop).min(paid.of(*troop)) > 0)
    };
    board.fiefs(seat).iter().filter(stays).collect()
}

/// How many of a troop his gold and his pieces allow (WE-RECRUIT-01, WE-R-44, WE-R-45).
#[must_use]
pub fn affordable(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    let by_gold = board.player(seat).gold / u32::from(game.content.cost(troop));
    let by_gold = by_gold.min(u16::MAX.into()) as u16;
    // Most of the time gold settles it, and pieces need not be counted.
    if troop.is_hired() || by_gold == 0 {
        return by_gold;
    }
    if troop == Troop::WARLORD && is_barred(game, board, seat) {
        return 0;
    }
    board.pieces_left(&game.content, seat, troop.kind()).map_or(by_gold, |left| left.min(by_gold))
}

/// WE-WARLORD-09: no Warlord is bought while one is captive.
fn is_barred(game: &Warlords, board: &Board, seat: Seat) -> bool {
    game.options.warlords_while_captive == CaptiveRule::None && board.captives_of(seat) > 0
}

/// Does a castle take any number of recruits (WE-R-32)?
#[must_use]
pub fn is_open(game: &Warlords, board: &Board, fief: FiefId) -> bool {
    match game.options.unlimited_recruits_in {
        RecruitRule::AnyCastle => board.castles.has(fief) && !board.begun.has(fief),
        RecruitRule::FinishedCastle => board.finished.has(fief),
    }
}

/// WE-R-31: a purchase is legal only if it can be placed.
fn placeable(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    let stays = staying(board, seat);
    let bought = &board.player(seat).recruits;
    let room = |f: FiefId| board.room(&game.content, f).saturating_add(unpaid(board, f).total());
    if troop.is_hired() {
        let rooms = stays.iter().fold(0u16, |sum, f| sum.saturating_add(room(f)));
        return rooms.saturating_sub(bought.total());
    }
    let castles = stays.and(board.castles);
    if castles.iter().any(|f| is_open(game, board, f)) {
        return u16::MAX;
    }
    let is_noble = |troop: Troop| troop.kind().is_noble();
    let old = castles.without(board.begun);
    let slots =
        if is_noble(troop) { old.len() as u16 } else { stays.iter().filter(|f| room(*f) > 0).count() as u16 };
    let all = Troop::OWN.into_iter().filter(|t| !is_noble(troop) || is_noble(*t));
    slots.saturating_sub(all.map(|t| bought.of(t)).sum())
}

/// How many of a troop can be bought or hired now.
fn most(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    match affordable(game, board, seat, troop) {
        0 => 0,
        most => most.min(placeable(game, board, seat, troop)),
    }
}

/// Why a purchase is not legal, of which at most so many are.
pub(crate) fn judge_purchase(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    troop: Troop,
    amount: Amount,
    most: u16,
) -> Result<(), Reason> {
    if amount.of(most).is_some() {
        return Ok(());
    }
    let cost = u32::from(game.content.cost(troop));
    let gold = board.player(seat).gold;
    if troop == Troop::WARLORD && is_barred(game, board, seat) {
        return Err(Reason::CaptiveWarlord);
    }
    let wanted = match amount {
        Amount::Exactly(n) => u32::from(n.get()),
        Amount::All => 1,
    };
    if gold < cost * wanted {
        return Err(Reason::Gold { rule: Rule("WE-RECRUIT-01"), cost: cost * wanted, gold });
    }
    let pieces = if troop.is_hired() { None } else { board.pieces_left(&game.content, seat, troop.kind()) };
    match pieces {
        Some(left) if u32::from(left) < wanted => Err(Reason::NoPiece { troop, left }),
        _ => Err(Reason::TooMany { rule: Rule("WE-R-31"), most }),
    }
}

/// Why a castle cannot be begun in a kingdom, but for its price (WE-R-33, WE-R-34).
pub(crate) fn judge_begin(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    kingdom: KingdomId,
) -> Result<(), Reason> {
    judge_begin_in(game, board, seat, staying(board, seat), kingdom)
}

/// The same, of a player who keeps these fiefs.
fn judge_begin_in(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    stays: Fiefs,
    kingdom: KingdomId,
) -> Result<(), Reason> {
    let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
    let player = board.player(seat);
    if !board.castles_of(seat).and(fiefs).is_empty() || player.beginning.has(kingdom) {
        return Err(Reason::CastleThere { kingdom });
    }
    if stays.and(fiefs).and(game.scenario.fiefs).is_empty() {
        return Err(Reason::NoFiefThere { kingdom });
    }
    let begun: u32 = board.players.iter().map(|p| p.beginning.len()).sum();
    let all = board.castles.len() + begun;
    if game.options.castle_supply == CastleRule::Shared && all >= game.content.numbers.castles {
        return Err(Reason::NoCastleLeft);
    }
    Ok(())
}

/// Why a castle cannot be finished, but for its price (WE-R-35).
pub(crate) fn judge_finish(board: &Board, seat: Seat, fief: FiefId) -> Result<(), Reason> {
    let rule = Rule("WE-CASTLE-06");
    if !board.castles_of(seat).has(fief) {
        return Err(Reason::NotYourCastle { rule, fief });
    }
    if board.finished.has(fief) || board.player(seat).finishing.has(fief) {
        return Err(Reason::IsFinished { fief });
    }
    if board.dated.has(fief) {
        return Err(Reason::TooNew { fief });
    }
    if staying(board, seat).has(fief) { Ok(()) } else { Err(Reason::NotYours { rule, fief }) }
}

fn can_pay(board: &Board, seat: Seat, cost: u16) -> Result<(), Reason> {
    let gold = board.player(seat).gold;
    let cost = u32::from(cost);
    if gold >= cost { Ok(()) } else { Err(Reason::Gold { rule: Rule("WE-RECRUIT-04"), cost, gold }) }
}

/// Castles that can be begun or finished, as the answers of cards that do it without paying.
pub(crate) fn list_castle_work(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    list_begin(game, board, seat, answers);
    list_finish(board, seat, answers);
}

fn list_begin(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let (stays, kingdoms) = (staying(board, seat), game.scenario.kingdoms.iter());
    let may = |kingdom: &KingdomId| judge_begin_in(game, board, seat, stays, *kingdom).is_ok();
    answers.extend(kingdoms.filter(may).map(Answer::Begin));
}

fn list_finish(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let castles = board.castles_of(seat).without(board.finished);
    answers.extend(castles.iter().filter(|f| judge_finish(board, seat, *f).is_ok()).map(Answer::Finish));
}

/// Can some castle be begun or finished?
pub(crate) fn has_castle_work(game: &Warlords, board: &Board, seat: Seat) -> bool {
    game.scenario.kingdoms.iter().any(|k| judge_begin(game, board, seat, k).is_ok())
        || board.castles_of(seat).iter().any(|f| judge_finish(board, seat, f).is_ok())
}

pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let board = &state.board;
    let numbers = &game.content.numbers;
    answers.push(Answer::Done);
    for troop in Troop::OWN {
        let most = most(game, board, seat, troop);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
    }
    let gold = board.player(seat).gold;
    if gold >= numbers.begin.into() {
        list_begin(game, board, seat, answers);
    }
    if gold >= numbers.finish.into() {
        list_finish(board, seat, answers);
    }
    let fiefs = board.fiefs(seat).iter();
    answers.extend(fiefs.filter(|f| keepable(game, board, seat, *f)).map(Answer::Keep));
    for troop in Troop::HIRED {
        let most = most(game, board, seat, troop);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Hire { troop, amount }));
    }
    cards::list(game, state, seat, answers);
}

/// Are there mercenaries here that he can pay?
fn keepable(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> bool {
    let gold = board.player(seat).gold;
    board.armies[fief].has_hired()
        && unpaid(board, fief).troops().any(|(troop, _)| gold >= game.content.cost(troop).into())
}

pub(crate) fn judge(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let board = &state.board;
    let numbers = &game.content.numbers;
    match answer {
        Answer::Done => Ok(()),
        Answer::Troops { troop, .. } if troop.is_hired() => {
            Err(Reason::NotAsked { rule: Rule("WE-MERC-01") })
        }
        Answer::Hire { troop, .. } if !troop.is_hired() => Err(Reason::NotAsked { rule: Rule("WE-MERC-03") }),
        Answer::Troops { troop, amount } | Answer::Hire { troop, amount } => {
            judge_purchase(game, board, seat, troop, amount, most(game, board, seat, troop))
        }
        Answer::Begin(kingdom) => {
            judge_begin(game, board, seat, kingdom)?;
            can_pay(board, seat, numbers.begin)
        }
        Answer::Finish(fief) => {
            judge_finish(board, seat, fief)?;
            can_pay(board, seat, numbers.finish)
        }
        Answer::Keep(fief) if !board.fiefs(seat).has(fief) => {
            Err(Reason::NotYours { rule: Rule("WE-MERC-02"), fief })
        }
        Answer::Keep(fief) if keepable(game, board, seat, fief) => Ok(()),
        Answer::Keep(fief) => Err(Reason::NobodyToMove { rule: Rule("WE-MERC-02"), fief }),
        Answer::Card(card) => cards::judge(game, state, seat, card),
        _ => Err(Reason::NotAsked { rule: Rule("WE-RECRUIT-01") }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    let numbers = &play.content.numbers;
    match answer {
        Answer::Troops { troop, amount } | Answer::Hire { troop, amount } => {
            let most = most(play.game, play.board(), seat, troop);
            let n = amount.of(most).unwrap_or(most);
            let rule = Rule(if troop.is_hired() { "WE-RECRUIT-05" } else { "WE-RECRUIT-01" });
            play.pay(seat, u32::from(n) * u32::from(play.content.cost(troop)), rule);
            play.board_mut().player_mut(seat).recruits.add(troop, n);
            play.tell(Event::Recruited { seat, army: [(troop, n)].into_iter().collect(), rule });
        }
        Answer::Begin(kingdom) => {
            play.pay(seat, numbers.begin.into(), Rule("WE-CASTLE-02"));
            begin_castle(play, seat, kingdom);
        }
        Answer::Finish(fief) => {
            play.pay(seat, numbers.finish.into(), Rule("WE-CASTLE-06"));
            finish_castle(play, seat, fief);
        }
        Answer::Keep(fief) => {
            play.push(Frame::Keeping { seat, fief });
        }
        Answer::Card(card) => cards::play(play, seat, card),
        _ => {
            window.pass();
            play.goto(Frame::Recruit(window));
        }
    }
}

/// A castle is ordered; its fief is chosen in Deploy.
pub(crate) fn begin_castle<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    kingdom: KingdomId,
) {
    play.board_mut().player_mut(seat).beginning.insert(kingdom);
    play.tell(Event::CastleOrdered { seat, kingdom });
}

/// The end of the work on a castle is paid; its token goes in Deploy.
pub(crate) fn finish_castle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, fief: FiefId) {
    play.board_mut().player_mut(seat).finishing.insert(fief);
    play.tell(Event::FinishOrdered { seat, fief });
}

/// How many mercenaries of a fief can be paid again.
fn most_kept(game: &Warlords, board: &Board, seat: Seat, fief: FiefId, troop: Troop) -> u16 {
    if !troop.is_hired() {
        return 0;
    }
    unpaid(board, fief).of(troop).min(affordable(game, board, seat, troop))
}

pub(crate) fn list_keep(game: &Warlords, board: &Board, seat: Seat, fief: FiefId, answers: &mut Vec<Answer>) {
    for troop in Troop::HIRED {
        let most = most_kept(game, board, seat, fief, troop);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge_keep(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    answer: Answer,
) -> Result<(), Reason> {
    let rule = Rule("WE-MERC-02");
    let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
    let most = most_kept(game, board, seat, fief, troop);
    if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
}

pub(crate) fn take_keep<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    answer: Answer,
) {
    let Answer::Troops { troop, amount } = answer else { return };
    let most = most_kept(play.game, play.board(), seat, fief, troop);
    let n = amount.of(most).unwrap_or(most);
    play.pop();
    play.pay(seat, u32::from(n) * u32::from(play.content.cost(troop)), Rule("WE-MERC-02"));
    play.board_mut().marked[fief].add(troop, n);
    play.tell(Event::Kept { seat, fief, army: [(troop, n)].into_iter().collect() });
}
