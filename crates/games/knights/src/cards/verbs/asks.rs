//! What a verb asks before it is carried out: ties, Nobles, cities, troops, whether a Law is obeyed.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an effect that is not about this has nothing to say here"
)]

use super::super::Carry;
use super::{resolved, takes};
use crate::Knights;
use crate::answer::{Answer, Word};
use crate::board::{Army, Board};
use crate::content::vocabulary::{
    Baron, BaronBy, CityPick, Effect, Kind, NoblePick, Target, Troop, TroopNation, Troops as TroopWords,
};
use crate::content::{Cities, Nation, NobleId, Nobles, Op, TroopClass, TroopId, TroopKind, Troops};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use table::{Chance, Next, Seat, SeatSet, Sink};

/// What is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Is a Law obeyed?
    Law,
    /// Which of several options?
    Options,
    /// Does he pay?
    Pay,
    /// Which of those who tie?
    Tie,
    /// Which Noble?
    Noble,
    /// Which city?
    City,
    /// Which troop card?
    Troop,
    /// Which Advancement?
    Advancement,
}

/// Who is asked what now, if anybody is.
pub(crate) fn asks(carry: &Carry, game: &Knights, board: &Board) -> Option<(Seat, Ask)> {
    let first = || board.in_order().find(|seat| carry.seats.has(*seat));
    match carry.op(game)? {
        Op::Choose(..) => first().map(|seat| (seat, Ask::Options)),
        Op::Payor(effect, _) => {
            if tied(carry, game, board).len() > 1 {
                return Some((decider(carry, game, board), Ask::Tie));
            }
            let Effect::Payor { who, .. } = effect else { return None };
            resolved(carry, game, board, who, 0).only().map(|seat| (seat, Ask::Pay))
        }
        Op::Do(effect) => {
            if tied(carry, game, board).len() > 1 {
                return Some((decider(carry, game, board), Ask::Tie));
            }
            if carry.is_law(game) {
                return first().map(|seat| (seat, Ask::Law));
            }
            asks_target(carry, game, board, effect)
        }
        Op::PutInForce(_) | Op::Test(..) | Op::Goto(_) => None,
    }
}

fn asks_target(carry: &Carry, game: &Knights, board: &Board, effect: &Effect) -> Option<(Seat, Ask)> {
    if let Effect::Discard { kind, .. } = effect {
        let seat = board.in_order().find(|seat| carry.seats.has(*seat))?;
        return Some((seat, if *kind == Kind::Advancement { Ask::Advancement } else { Ask::City }));
    }
    if let Effect::Desert { .. } = effect {
        return board.in_order().find(|seat| carry.seats.has(*seat)).map(|seat| (seat, Ask::Troop));
    }
    if let Some(who) = noble_of(effect) {
        return Some((carry.picker(game, board, who), Ask::Noble));
    }
    if site_of(effect).is_some() {
        let cities = cities_left(carry, game, board);
        let owner = cities.first().and_then(|city| board.city(city).owner);
        return Some((owner.filter(|_| !is_unowned(effect)).unwrap_or(carry.carrier.baron), Ask::City));
    }
    None
}

fn is_unowned(effect: &Effect) -> bool {
    matches!(effect, Effect::Control { .. })
}

/// Who breaks ties: the Head of the Church for an Event, the Chairman for an Agenda.
fn decider(carry: &Carry, game: &Knights, board: &Board) -> Seat {
    if carry.is_event(game) { board.church } else { board.presiding() }
}

/// The Baron words of an effect, in the order in which ties are broken.
fn barons_of(effect: &Effect) -> [Option<&Baron>; 2] {
    match effect {
        Effect::Gain { who, .. } | Effect::Lose { who, .. } | Effect::Payor { who, .. } => [Some(who), None],
        Effect::Give { from, to, .. } => [Some(from), Some(to)],
        Effect::Token { to, .. } => [Some(to), None],
        Effect::Pick { from: Target::Baron(who), .. } => [Some(who), None],
        _ => [None, None],
    }
}

/// Which tie is to be broken.
fn tie_slot(carry: &Carry, game: &Knights, board: &Board) -> Option<usize> {
    let effect = match carry.op(game)? {
        Op::Do(effect) | Op::Payor(effect, _) => effect,
        Op::PutInForce(_) | Op::Choose(..) | Op::Test(..) | Op::Goto(_) => return None,
    };
    let barons = barons_of(effect);
    let is_tied = |slot: &usize| {
        let Some(who @ Baron::By(BaronBy::Most { .. } | BaronBy::Least { .. })) = barons[*slot] else {
            return false;
        };
        resolved(carry, game, board, who, *slot).len() > 1
    };
    (0..2).find(is_tied)
}

/// Those who tie where somebody has to choose.
pub(crate) fn tied(carry: &Carry, game: &Knights, board: &Board) -> SeatSet {
    let Some(slot) = tie_slot(carry, game, board) else { return SeatSet::EMPTY };
    let effect = match carry.op(game) {
        Some(Op::Do(effect) | Op::Payor(effect, _)) => effect,
        Some(Op::PutInForce(_) | Op::Choose(..) | Op::Test(..) | Op::Goto(_)) | None => {
            return SeatSet::EMPTY;
        }
    };
    barons_of(effect)[slot].map_or(SeatSet::EMPTY, |who| resolved(carry, game, board, who, slot))
}

/// The Nobles that an effect is about.
pub(super) fn noble_of(effect: &Effect) -> Option<&crate::content::vocabulary::Noble> {
    match effect {
        Effect::Kill { who }
        | Effect::Casualties { who, .. }
        | Effect::Heal { who, .. }
        | Effect::Ready { who, .. }
        | Effect::Arrive { who } => Some(who),
        Effect::Mark { who: Target::Noble(who), .. } | Effect::Pick { from: Target::Noble(who), .. } => {
            Some(who)
        }
        _ => None,
    }
}

/// The city that an effect is about.
pub(super) fn site_of(effect: &Effect) -> Option<&crate::content::vocabulary::Site> {
    match effect {
        Effect::Raze { city }
        | Effect::Breach { city, .. }
        | Effect::Repair { city, .. }
        | Effect::Control { city, .. }
        | Effect::Fortify { city }
        | Effect::Siege { city, .. }
        | Effect::Riot { city, .. }
        | Effect::Revolt { city, .. } => Some(city),
        Effect::Pick { from: Target::Site(city), .. } => Some(city),
        _ => None,
    }
}

/// The Nobles that can still be chosen.
pub(crate) fn nobles_left(carry: &Carry, game: &Knights, board: &Board) -> Nobles {
    let Some(Op::Do(effect)) = carry.op(game) else { return Nobles::NONE };
    let Some(who) = noble_of(effect) else { return Nobles::NONE };
    let (all, pick, _) = carry.nobles(game, board, who);
    let all = if pick == NoblePick::Largest { game.largest(board, all) } else { all };
    let heals = matches!(effect, Effect::Heal { .. });
    let fits = |noble: &NobleId| !heals || board.noble(*noble).tokens > 0;
    all.without(carry.nobles).iter().filter(fits).collect()
}

/// The cities that can be chosen.
pub(crate) fn cities_left(carry: &Carry, game: &Knights, board: &Board) -> Cities {
    let Some(Op::Do(effect)) = carry.op(game) else { return Cities::NONE };
    if let Effect::Discard { .. } = effect {
        let seat = board.in_order().find(|seat| carry.seats.has(*seat));
        let his = seat.map_or(Cities::NONE, |seat| board.cities_of(seat));
        return his.iter().filter(|city| board.city(*city).has_garrison).collect();
    }
    let Some(what) = site_of(effect) else { return Cities::NONE };
    let (all, pick) = carry.cities(game, board, what);
    match pick {
        CityPick::Strongest | CityPick::Richest => game.foremost(board, all, pick),
        CityPick::Choice | CityPick::Random | CityPick::All => all,
    }
}

/// Is an option open to a Baron: can he pay what it takes, and has it a target?
pub(crate) fn is_open(carry: &Carry, game: &Knights, board: &Board, seat: Seat, n: u8) -> bool {
    let Some(Op::Choose(_, blocks)) = carry.op(game) else { return false };
    let Some(block) = blocks.get(usize::from(n)) else { return false };
    let Some(program) = game.program(carry.clause) else { return false };
    let his = Carry { it: Some(seat), ..*carry };
    program.ops[usize::from(block.0)..usize::from(block.1)].iter().all(|op| {
        let Op::Do(effect) = op else { return true };
        if let Effect::Lose { what, n, .. } = effect {
            let has = board.has(seat, *what);
            return has >= game.amount(board, n, seat, has);
        }
        if let Effect::Heal { who, .. } = effect {
            let (nobles, ..) = his.nobles(game, board, who);
            return nobles.iter().any(|noble| board.noble(noble).tokens > 0);
        }
        if let Some(who) = noble_of(effect) {
            return !his.nobles(game, board, who).0.is_empty();
        }
        site_of(effect).is_none_or(|what| !his.cities(game, board, what).0.is_empty())
    })
}

/// Cards of a Baron that can be meant by a desertion.
pub(super) fn deserters(
    board: &Board,
    seat: Seat,
    troop: Troop,
    nat: TroopNation,
    drawn: Option<Nation>,
) -> Troops {
    let nation = match nat {
        TroopNation::Any => None,
        TroopNation::Random => drawn,
        TroopNation::English => Some(Nation::English),
        TroopNation::Polish => Some(Nation::Polish),
        TroopNation::Rumanian => Some(Nation::Rumanian),
        TroopNation::Swiss => Some(Nation::Swiss),
        TroopNation::Lombard => Some(Nation::Lombard),
        TroopNation::Tuscan => Some(Nation::Tuscan),
    };
    let class = |card: &TroopId| match troop {
        Troop::Mercenary => card.kind().is_mercenary(),
        Troop::Levy => card.class() == TroopClass::Levy,
        Troop::Captain => matches!(card.class(), TroopClass::Leader | TroopClass::Herald),
    };
    let armies = Army::all_of(board.baron(seat).id);
    let all = armies.fold(Troops::NONE, |sum, army| sum.or(board.troops(army)));
    let fits =
        |card: &TroopId| class(card) && nation.is_none_or(|nation| card.kind().nation() == Some(nation));
    all.iter().filter(fits).collect()
}

/// May this card be the one that deserts?
pub(crate) fn may_desert(
    carry: &Carry,
    game: &Knights,
    board: &Board,
    seat: Seat,
    kind: TroopKind,
    army: Army,
) -> bool {
    let Some(Op::Do(Effect::Desert { troops: TroopWords::Troops { troop, nat, .. }, .. })) = carry.op(game)
    else {
        return false;
    };
    let all = deserters(board, seat, *troop, *nat, carry.picked.nation);
    army.baron() == board.baron(seat).id && all.and(board.troops(army)).iter().any(|card| card.kind() == kind)
}

/// What was answered, and on.
pub(crate) fn answered<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
) -> Next {
    let Some((_, ask)) = asks(&carry, play.game, play.board()) else { return Next::Go };
    match (ask, answer) {
        (Ask::Tie, Answer::Seat(chosen)) => {
            if let Some(slot) = tie_slot(&carry, play.game, play.board()) {
                carry.ties[slot] = Some(chosen);
            }
            play.goto(carry)
        }
        (Ask::Law, _) => {
            carry.seats.remove(seat);
            play.goto(carry);
            if answer == Answer::Say(Word::Refuse) {
                play.ban(seat, rules::WK_BAN_05);
                return Next::Go;
            }
            super::doing::obey(carry, play, seat)
        }
        (Ask::Options, Answer::Part(n)) => {
            let Some(Op::Choose(_, blocks)) = carry.op(play.game) else { return Next::Go };
            let to = blocks.get(usize::from(n)).map_or(carry.at + 1, |block| block.0);
            carry.seats.remove(seat);
            play.tell(Event::OptionChosen { seat, option: n, rule: carry.told_by(play.game) });
            play.goto(Carry { it: Some(seat), ..carry.jump(to) })
        }
        (Ask::Pay, _) => {
            let Some(Op::Payor(Effect::Payor { what, n, .. }, block)) = carry.op(play.game) else {
                return Next::Go;
            };
            if answer == Answer::Say(Word::Yes) {
                let has = play.board().has(seat, *what);
                let due = play.game.amount(play.board(), n, seat, has);
                play.pay(seat, *what, due, carry.told_by(play.game));
                return play.goto(carry.jump(block.1));
            }
            play.goto(carry.jump(block.0))
        }
        (Ask::Noble, Answer::Noble(noble)) => {
            carry.nobles.insert(noble);
            carry.chosen += 1;
            play.goto(carry)
        }
        (Ask::Noble, _) => play.goto(Carry { found: true, ..carry }),
        (Ask::City, Answer::City(city)) => {
            carry.cities.insert(city);
            play.goto(Carry { found: true, ..carry })
        }
        (Ask::Troop, Answer::Troop(kind, army)) => {
            carry.chosen += 1;
            super::doing::one_deserts(carry, play, kind, army)
        }
        (Ask::Advancement, Answer::Advancement(id, _)) => {
            super::doing::discard_advancement(carry, play, seat, id)
        }
        (Ask::Tie | Ask::Options | Ask::City | Ask::Troop | Ask::Advancement, _) => Next::Go,
    }
}

/// Those whom a Law binds here: it takes something from them, and they are not banned (WK-R-65).
pub(super) fn bound(carry: &Carry, game: &Knights, board: &Board, effect: &Effect) -> SeatSet {
    let who = barons_of(effect)[0].map_or(SeatSet::EMPTY, |who| carry.barons(game, board, who));
    let bites = |seat: &Seat| takes(carry, game, board, effect, *seat) && !board.banned.has(*seat);
    who.iter().filter(bites).collect()
}
