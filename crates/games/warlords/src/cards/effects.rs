//! What cards do: once for each kind of effect, never once for each card.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Kind, Troop};
use crate::battle::Side;
use crate::board::{Board, Captive};
use crate::cards::{at_once, effect, possible};
use crate::content::vocabulary::{Effect, Movers, Where};
use crate::content::{CardId, Content, FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::recruit;
use crate::reason::Reason;
use crate::turn::{end, march};
use crate::warlords;
use table::{Amount, Chance, Rule, Seat, Sink};

const RULE: Rule = Rule("WE-CARD-14");

/// An effect begins: what needs no choice is done at once, the rest asks.
pub(crate) fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    target: Seat,
    part: u8,
) {
    let content = play.content;
    let what = effect(&content.cards[card.index()], part);
    let ask =
        |left: u16| Frame::Effect { card, by, target, part, left: left.min(250) as u8, fief: None, to: None };
    match what {
        Effect::PlaceSoldiers { kind, n, place: Where::ThisBattle, merc } => {
            let troop = possible::placed(kind.kind(), *merc);
            let n = possible::pieces(play.game, play.board(), by, troop, *n);
            // WE-R-23: no card crowds a Mountain.
            let n = n.min(possible::room_in_battle(play.game, play.board(), by));
            reinforce(play, by, troop, n);
        }
        Effect::PlaceSoldiers { kind, n, place, merc } => {
            let troop = possible::placed(kind.kind(), *merc);
            let n = possible::pieces(play.game, play.board(), by, troop, *n);
            play.push(ask(if *place == Where::AnyOwnFief { n } else { 1 }));
        }
        Effect::RemoveSoldiers { n, .. } => {
            play.push(ask(*n));
        }
        // WE-R-62: each soldier is upgraded, or paid for, once.
        Effect::Upgrade { from, n, place, .. } => {
            let there = possible::upgradable_soldiers(play.board(), by, from.kind(), *place);
            play.push(ask(there.min(*n)));
        }
        Effect::CancelCastleBonus { .. }
        | Effect::TurnSoldiers { .. }
        | Effect::ExtraMove { .. }
        | Effect::ReleaseWarlord { .. }
        | Effect::CastleWork => {
            play.push(ask(1));
        }
        Effect::All { parts } => parts.iter().for_each(|part| at_once::carry_out(play, part, by, target)),
        other => at_once::carry_out(play, other, by, target),
    }
}

/// WE-R-61: soldiers placed in a battle join his side of it.
fn reinforce<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, troop: Troop, n: u16) {
    let Some(side) = possible::side_of(play.board(), seat) else { return };
    let board = play.board_mut();
    let fief = board.battle.fief;
    match side {
        Side::Attacker => board.attacks[fief].add(troop, n),
        Side::Defender => board.armies[fief].add(troop, n),
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: Rule("WE-CARD-08"),
    });
}

/// The effect that is asked about.
struct Asked<'c> {
    card: CardId,
    by: Seat,
    target: Seat,
    left: u8,
    fief: Option<FiefId>,
    what: &'c Effect,
}

fn asked<'c>(content: &'c Content, board: &Board) -> Option<Asked<'c>> {
    let Frame::Effect { card, by, target, part, left, fief, .. } = board.frame() else { return None };
    let what = effect(&content.cards[card.index()], part);
    Some(Asked { card, by, target, left, fief, what })
}

/// Goes on asking while there is something to choose.
pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let mut answers = Vec::new();
    let Some(asked) = asked(play.content, play.board()) else { return play.pop() };
    if asked.left > 0 {
        list(play.game, play.board(), &mut answers);
    }
    if answers.iter().any(|answer| *answer != Answer::Done) { Next::Ask } else { play.pop() }
}

/// Soldiers of one kind, own or hired, that stand in a fief.
fn of_kind(army: &Army, kind: Kind) -> impl Iterator<Item = Troop> {
    [Some(Troop::own(kind)), Troop::hired(kind)].into_iter().flatten().filter(|t| army.of(*t) > 0)
}

pub(crate) fn list(game: &Warlords, board: &Board, answers: &mut Vec<Answer>) {
    let Some(Asked { by, target, fief, what, .. }) = asked(&game.content, board) else { return };
    match what {
        Effect::CancelCastleBonus { .. } => {
            answers.extend(possible::due_bonuses(game, board, target).iter().map(Answer::Kingdom));
        }
        Effect::PlaceSoldiers { kind, place, merc, .. } => {
            let spots = possible::spots(game, board, by, possible::placed(kind.kind(), *merc), *place);
            answers.extend(spots.iter().map(Answer::Fief));
        }
        Effect::RemoveSoldiers { kinds, .. } => {
            for fief in board.fiefs(target).iter().filter(|f| board.armies[*f].total() > 1) {
                let army = &board.armies[fief];
                let picked = |t: &Troop| army.of(*t) > 0 && kinds.iter().any(|k| k.kind() == t.kind());
                answers.extend(
                    Troop::ALL.into_iter().filter(picked).map(|troop| Answer::Soldier { fief, troop }),
                );
            }
        }
        Effect::Upgrade { from, place, .. } => {
            if fief.is_some() {
                answers.push(Answer::Done);
            }
            let fiefs = possible::upgradable(board, by, from.kind(), *place);
            for fief in scope(fiefs, *place, fief).iter() {
                let troops = of_kind(&board.armies[fief], from.kind());
                answers.extend(troops.map(|troop| Answer::Soldier { fief, troop }));
            }
            for fief in possible::upgradable_attacks(board, by, from.kind(), *place).iter() {
                let troops = of_kind(&board.attacks[fief], from.kind());
                answers.extend(troops.map(|troop| Answer::Attacker { fief, troop }));
            }
        }
        Effect::TurnSoldiers { kind, max, .. } => match fief {
            None => {
                let pairs = possible::traitors(game, board, by, kind.kind());
                answers.extend(pairs.map(|(from, to)| Answer::Between { from, to }));
            }
            Some(_) => {
                let Some((from, to)) = turned(board) else { return };
                for troop in of_kind(&board.armies[from], kind.kind()) {
                    let most = most_turned(game, board, from, to, troop, *max);
                    answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
                }
            }
        },
        Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. } => {
            answers.extend(possible::march_fiefs(board, by).iter().map(Answer::Fief));
        }
        Effect::ExtraMove { movers: Movers::SixOfOneFief, .. } => {
            answers.extend(possible::wagon_fiefs(game, board, by).iter().map(Answer::Fief));
        }
        Effect::ReleaseWarlord { .. } => {
            let mut last = None;
            for captive in releasable(board, by, target) {
                if last != Some(captive) {
                    answers.push(Answer::Captive { owner: captive.owner, prison: captive.prison });
                }
                last = Some(captive);
            }
        }
        Effect::CastleWork => recruit::list_castle_work(game, board, by, answers),
        _ => {}
    }
}

/// Upgrades in one fief or one castle stay in the fief of the first.
fn scope(fiefs: Fiefs, place: Where, fixed: Option<FiefId>) -> Fiefs {
    match (place, fixed) {
        (Where::OneOwnFief | Where::OwnCastle, Some(fief)) => fiefs.and(Fiefs::one(fief)),
        _ => fiefs,
    }
}

/// Captives of his that the target holds; anybody, if the card is played on nobody.
fn releasable(board: &Board, by: Seat, target: Seat) -> impl Iterator<Item = Captive> {
    let fiefs = board.fiefs(target);
    board.captives.iter().copied().filter(move |c| c.owner == by && (target == by || fiefs.has(c.prison)))
}

/// The two fiefs of a treachery.
fn turned(board: &Board) -> Option<(FiefId, FiefId)> {
    let Frame::Effect { fief: Some(from), to: Some(to), .. } = board.frame() else { return None };
    Some((from, to))
}

/// At least one soldier stays behind.
fn most_turned(game: &Warlords, board: &Board, from: FiefId, to: FiefId, troop: Troop, max: u16) -> u16 {
    let army = &board.armies[from];
    army.of(troop).min(max).min(army.total().saturating_sub(1)).min(board.room(&game.content, to))
}

pub(crate) fn judge(game: &Warlords, board: &Board, answer: Answer) -> Result<(), Reason> {
    let Some(asked) = asked(&game.content, board) else { return Err(Reason::NotAsked { rule: RULE }) };
    let Asked { card, by, target, fief, what, .. } = asked;
    let no = Err(Reason::NoEffect { card });
    let yes = |holds: bool| if holds { Ok(()) } else { no };
    match (what, answer) {
        (Effect::CancelCastleBonus { .. }, Answer::Kingdom(k)) => {
            yes(possible::due_bonuses(game, board, target).has(k))
        }
        (Effect::PlaceSoldiers { kind, place, merc, .. }, Answer::Fief(f)) => {
            let troop = possible::placed(kind.kind(), *merc);
            if !board.fiefs(by).has(f) {
                return Err(Reason::NotYours { rule: Rule("WE-CARD-08"), fief: f });
            }
            if board.room(&game.content, f) == 0 {
                return Err(Reason::Full { rule: Rule("WE-R-23"), fief: f });
            }
            yes(possible::spots(game, board, by, troop, *place).has(f))
        }
        (Effect::RemoveSoldiers { kinds, .. }, Answer::Soldier { fief: f, troop }) => {
            let kinds: Vec<Kind> = kinds.iter().map(|k| k.kind()).collect();
            let there = board.fiefs(target).has(f) && board.armies[f].of(troop) > 0;
            yes(there && kinds.contains(&troop.kind()) && possible::removable(board, f, &kinds))
        }
        (Effect::Upgrade { .. }, Answer::Done) => yes(fief.is_some()),
        (Effect::Upgrade { from, place, .. }, Answer::Soldier { fief: f, troop }) => {
            let fiefs = scope(possible::upgradable(board, by, from.kind(), *place), *place, fief);
            yes(fiefs.has(f) && troop.kind() == from.kind() && board.armies[f].of(troop) > 0)
        }
        (Effect::Upgrade { from, place, .. }, Answer::Attacker { fief: f, troop }) => {
            let fiefs = possible::upgradable_attacks(board, by, from.kind(), *place);
            yes(fiefs.has(f) && troop.kind() == from.kind() && board.attacks[f].of(troop) > 0)
        }
        (Effect::TurnSoldiers { kind, .. }, Answer::Between { from, to }) if fief.is_none() => {
            if possible::traitors(game, board, by, kind.kind()).any(|pair| pair == (from, to)) {
                return Ok(());
            }
            if board.taken().without(board.fiefs(by)).has(from)
                && game.scenario.near[from].and(board.fiefs(by)).is_empty()
            {
                return Err(Reason::Isolated { fief: from });
            }
            no
        }
        (Effect::TurnSoldiers { kind, max, .. }, Answer::Troops { troop, amount }) => {
            let Some((from, to)) = turned(board) else { return no };
            let most = most_turned(game, board, from, to, troop, *max);
            yes(troop.kind() == kind.kind() && amount.of(most).is_some())
        }
        (Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. }, Answer::Fief(f)) => {
            yes(possible::march_fiefs(board, by).has(f))
        }
        (Effect::ExtraMove { movers: Movers::SixOfOneFief, .. }, Answer::Fief(f)) => {
            yes(possible::wagon_fiefs(game, board, by).has(f))
        }
        (Effect::ReleaseWarlord { .. }, Answer::Captive { owner, prison }) => {
            yes(releasable(board, by, target).any(|c| c == Captive { prison, owner }))
        }
        (Effect::CastleWork, Answer::Begin(kingdom)) => recruit::judge_begin(game, board, by, kingdom),
        (Effect::CastleWork, Answer::Finish(f)) => recruit::judge_finish(board, by, f),
        _ => Err(Reason::NotAsked { rule: RULE }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    let Some(asked) = asked(play.content, play.board()) else { return };
    let Asked { by, target, what, fief: first, .. } = asked;
    match (what, answer) {
        (_, Answer::Done) => {
            play.pop();
        }
        (Effect::CancelCastleBonus { .. }, Answer::Kingdom(kingdom)) => {
            play.board_mut().cancelled[target.index()].insert(kingdom);
            play.pop();
            play.tell(Event::BonusCancelled { seat: target, kingdom });
        }
        (Effect::PlaceSoldiers { kind, n, place, merc }, Answer::Fief(fief)) => {
            let troop = possible::placed(kind.kind(), *merc);
            let n = if *place == Where::AnyOwnFief {
                1
            } else {
                possible::pieces(play.game, play.board(), by, troop, *n)
            };
            let n = n.min(play.board().room(play.content, fief));
            count_down(play, None);
            place_by_card(play, by, fief, troop, n);
        }
        (Effect::RemoveSoldiers { .. }, Answer::Soldier { fief, troop }) => {
            count_down(play, None);
            end::remove(play.board_mut(), fief, troop, 1);
            let army = [(troop, 1)].into_iter().collect();
            play.tell(Event::Removed { seat: target, fief, army, rule: RULE });
        }
        (Effect::Upgrade { from, to, place, .. }, Answer::Soldier { fief, troop }) => {
            if first.is_none() && *place != Where::OwnSoldiers {
                let there = play.board().armies[fief].of_kind(from.kind());
                cap(play, there);
            }
            count_down(play, Some(fief));
            upgrade(play, by, fief, troop, to.kind(), At::Fief);
        }
        (Effect::Upgrade { to, .. }, Answer::Attacker { fief, troop }) => {
            count_down(play, Some(fief));
            upgrade(play, by, fief, troop, to.kind(), At::Border);
        }
        (Effect::TurnSoldiers { .. }, Answer::Between { from, to }) => {
            set_fiefs(play, from, to);
        }
        (Effect::TurnSoldiers { max, .. }, Answer::Troops { troop, amount }) => {
            turn(play, by, troop, amount, *max);
        }
        (Effect::ExtraMove { movers: Movers::WarlordAndCompany, n }, Answer::Fief(fief)) => {
            play.board_mut().long_march = Some((fief, *n));
            play.pop();
        }
        (Effect::ExtraMove { movers: Movers::SixOfOneFief, n }, Answer::Fief(fief)) => {
            march::load_wagons(play, fief, *n);
        }
        (Effect::ReleaseWarlord { price }, Answer::Captive { owner, prison }) => {
            play.pop();
            release(play, by, Captive { prison, owner }, *price);
        }
        (Effect::CastleWork, Answer::Begin(kingdom)) => {
            play.pop();
            recruit::begin_castle(play, by, kingdom);
        }
        (Effect::CastleWork, Answer::Finish(fief)) => {
            play.pop();
            recruit::finish_castle(play, by, fief);
        }
        _ => {}
    }
}

/// One of several has been done; the fief of the first may bind the others.
fn count_down<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, chosen: Option<FiefId>) {
    if let Frame::Effect { card, by, target, part, left, fief, to } = play.board().frame() {
        let left = left.saturating_sub(1);
        play.goto(Frame::Effect { card, by, target, part, left, fief: fief.or(chosen), to });
    }
}

/// At most so many are left.
fn cap<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, most: u16) {
    if let Frame::Effect { card, by, target, part, left, fief, to } = play.board().frame() {
        let left = u16::from(left).min(most) as u8;
        play.goto(Frame::Effect { card, by, target, part, left, fief, to });
    }
}

fn set_fiefs<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: FiefId, to: FiefId) {
    if let Frame::Effect { card, by, target, part, left, .. } = play.board().frame() {
        play.goto(Frame::Effect { card, by, target, part, left, fief: Some(from), to: Some(to) });
    }
}

/// Soldiers placed by a card count as moved.
fn place_by_card<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    n: u16,
) {
    let board = play.board_mut();
    board.armies[fief].add(troop, n);
    if board.phase.is_turn() {
        board.marked[fief].add(troop, n);
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: Rule("WE-CARD-08"),
    });
}

/// Where a soldier stands.
#[derive(Copy, Clone, PartialEq, Eq)]
enum At {
    Fief,
    Border,
}

/// WE-R-62: the pieces are swapped in place; WE-CARD-13: without a piece the difference is paid.
fn upgrade<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    to: Kind,
    at: At,
) {
    let Some(better) = troop.as_kind(to) else { return };
    if possible::pieces(play.game, play.board(), seat, better, 1) == 0 {
        let gain = play.content.cost(better).saturating_sub(play.content.cost(troop));
        play.gain(seat, gain.into(), Rule("WE-CARD-13"));
        return;
    }
    let board = play.board_mut();
    if at == At::Border {
        board.attacks[fief].remove(troop, 1);
        board.attacks[fief].add(better, 1);
    } else {
        // One that has not moved is upgraded first.
        let moved = board.unmoved(fief).of(troop) == 0;
        board.armies[fief].remove(troop, 1);
        board.armies[fief].add(better, 1);
        if moved {
            board.marked[fief].remove(troop, 1);
            board.marked[fief].add(better, 1);
        }
    }
    play.tell(Event::Upgraded { seat, fief, from: troop, to: better });
}

/// Treachery: they leave the enemy and stand as his, moved; mercenaries stay mercenaries.
fn turn<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    by: Seat,
    troop: Troop,
    amount: Amount,
    max: u16,
) {
    let Some((from, to)) = turned(play.board()) else { return };
    let most = most_turned(play.game, play.board(), from, to, troop, max);
    let n = amount.of(most).unwrap_or(most);
    play.pop();
    let board = play.board_mut();
    let Some(enemy) = board.holder(from) else { return };
    board.armies[from].remove(troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::Turned { seat: by, enemy, from, to, army });
}

/// His Warlord goes to a castle of his, unmoved; the captor may be paid.
fn release<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, by: Seat, captive: Captive, price: u16) {
    let captor = play.board().holder(captive.prison);
    if let (Some(captor), true) = (captor, price > 0) {
        let gold = u32::from(price).min(play.board().player(by).gold);
        play.board_mut().player_mut(by).gold -= gold;
        play.board_mut().player_mut(captor).gold += gold;
        play.tell(Event::Paid { from: by, to: captor, gold, rule: RULE });
    }
    warlords::release(play.board_mut(), captive);
    play.tell(Event::Released { seat: by, prison: captive.prison });
    play.push(Frame::Return { owner: by, spent: false });
}
