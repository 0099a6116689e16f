//! Season d: build in one's province.

use crate::answer::{Answer, BuildRight, Construction};
use crate::board::{Board, Player};
use crate::content::vocabulary::Scope;
use crate::content::{BuildingId, Built, Content, GoodOrAny, Moment, Per};
use crate::effects::{Scene, is_used, mark_used, moments, standing};
use crate::event::Event;
use crate::flow::{Favour, Frame, Next, Play, Point};
use crate::goods::Goods;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// What a building costs a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// The printed price with what is added and taken off of each kind.
    pub goods: Goods,
    /// Goods of his choice that he need not pay.
    pub less: u16,
}

/// KB-BUILD-03, KB-BLD-20, KB-R-34, VR-06: the printed price; what is added; what is taken off of a kind, never below
/// 0; goods of choice that are taken off, down to what must be paid.
#[inline]
#[must_use]
pub fn price(content: &Content, board: &Board, seat: Seat, id: BuildingId) -> Price {
    let printed = Price { goods: content.building(id).cost, less: 0 };
    let player = board.player(seat);
    let plain = player.built.and(content.at.cost) == Built::NONE && player.governor.is_none();
    if plain && board.fate.is_none() && board.scenario.is_none() {
        return printed;
    }
    changed_price(content, board, seat, id, printed)
}

fn changed_price(content: &Content, board: &Board, seat: Seat, id: BuildingId, mut price: Price) -> Price {
    let favour = match board.frame() {
        Frame::Build { favour, .. } => favour,
        _ => Favour::None,
    };
    let mut less = Goods::NONE;
    let mut any: Stack<(u16, u16), 4> = Stack::new();
    for source in standing(board, seat, content.at.cost) {
        for change in &content.source(source).costs {
            let now = change.scope == Scope::Standing || favour == Favour::Cheaper;
            if !now || change.columns >> id.column() & 1 == 0 {
                continue;
            }
            let n = change.n.unsigned_abs();
            match change.good {
                GoodOrAny::Kind(good) if change.n > 0 => price.goods = price.goods.plus(Goods::only(good, n)),
                GoodOrAny::Kind(good) => less = less.plus(Goods::only(good, n)),
                GoodOrAny::Word(_) => any.push((n, change.min)),
            }
        }
    }
    price.goods = price.goods.minus(less);
    for (n, min) in any.iter() {
        let left = price.goods.total() - price.less;
        price.less += n.min(&left.saturating_sub(*min));
    }
    price
}

/// The next building of each row: all to its left is there (KB-BUILD-06 to KB-BUILD-08).
#[inline]
#[must_use]
pub fn open_spaces(player: &Player) -> Built {
    let built = player.built.0;
    Built((built << 1 & !Built::FIRST | Built::FIRST) & !built & player.spaces.0)
}

/// KB-BUILD-01: in turn order; what holds in this turn is found when it comes (KB-GOV-08).
pub fn turn<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    note_completed(&mut play.state.board);
    let (content, board) = (play.content, &play.state.board);
    let favour = match board.at_place(place) {
        Some(seat) if board.player(seat).governor.is_some() => {
            let scene = Scene::new(content, board);
            let favoured = standing(board, seat, content.at.cost).any(|source| {
                content.source(source).costs.iter().any(|change| {
                    change.scope == Scope::ThisTurn
                        && change.condition.as_ref().is_none_or(|c| scene.holds(c, seat, source))
                })
            });
            if favoured { Favour::Cheaper } else { Favour::None }
        }
        Some(_) | None => Favour::None,
    };
    play.goto(Frame::Build { place, built: 0, favour })
}

/// The rights by which somebody may build now: his turn; then, once each, the Agent and what else lets him build once
/// more, all in his own turn (KB-BUILD-02, KB-ENVOY-08, KB-R-29, VR-12).
fn rights(content: &Content, board: &Board, seat: Seat) -> Stack<(BuildRight, u16), 3> {
    let built = match board.frame() {
        Frame::Build { built, .. } => built,
        _ => 0,
    };
    let mut rights = Stack::new();
    if built == 0 {
        rights.push((BuildRight::Turn, 0));
        return rights;
    }
    if board.agent == Some(seat) {
        rights.push((BuildRight::Agent, 0));
    }
    if let Some((_, surcharge)) = extra(content, board, seat) {
        rights.push((BuildRight::Extra, surcharge));
    }
    rights
}

/// Something that lets him build once more, not used yet, and what it costs on top.
fn extra(content: &Content, board: &Board, seat: Seat) -> Option<(crate::content::SourceId, u16)> {
    standing(board, seat, Built::NONE).find_map(|source| {
        let (per, surcharge) = content.source(source).extra_build?;
        (!is_used(board.player(seat), source, per)).then_some((source, surcharge))
    })
}

/// Goes on while he may build.
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, built: u8) -> Next {
    let board = &play.state.board;
    match board.at_place(place) {
        Some(_) if built == 0 => Next::Ask,
        Some(seat) if !rights(play.content, board, seat).is_empty() => Next::Ask,
        Some(_) => turn(play, place + 1),
        None => play.moment(Moment::SeasonEnd, Frame::At(Point::SeasonOver)),
    }
}

/// Rows that somebody has completed: noted once what building brought is settled, when the next turn comes.
fn note_completed(board: &mut Board) {
    for seat in Seat::all(board.seats) {
        for id in board.player(seat).built.of_column(4).iter() {
            board.completed |= 1 << id.row();
        }
    }
}

/// All ways to pay for a building now, each with its right.
#[must_use]
pub fn ways(content: &Content, board: &Board, seat: Seat, building: BuildingId) -> Vec<Construction> {
    let mut ways = Vec::new();
    if matches!(board.frame(), Frame::Build { .. }) {
        let rights = rights(content, board, seat);
        each_way(content, board, seat, building, &rights, |way| ways.push(way));
    }
    ways
}

/// Calls with every way to pay, those that can be paid.
fn each_way(
    content: &Content,
    board: &Board,
    seat: Seat,
    building: BuildingId,
    rights: &[(BuildRight, u16)],
    mut give: impl FnMut(Construction),
) {
    let price = price(content, board, seat, building);
    let owned = board.player(seat).goods;
    for &(right, surcharge) in rights {
        if price.less == 0 && surcharge == 0 {
            if owned.has(price.goods) {
                give(Construction { building, right, paid: price.goods });
            }
            continue;
        }
        // What is paid in all is what counts: two ways to the same goods are one way.
        let total = price.goods.total() - price.less + surcharge;
        owned.each_pick(total, |paid| {
            if pays(price, surcharge, paid) {
                give(Construction { building, right, paid });
            }
        });
    }
}

/// Do these goods pay this price: at most `less` of it is missing, and the surcharge is on top?
fn pays(price: Price, surcharge: u16, paid: Goods) -> bool {
    let missing = price.goods.minus(paid).total();
    paid.total() == price.goods.total() - price.less + surcharge
        && missing <= price.less
        && paid.minus(price.goods).total() <= surcharge
}

/// Nothing, or any building that is open and can be paid.
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let start = answers.len();
    let rights = rights(content, board, seat);
    for id in open_spaces(board.player(seat)).iter() {
        each_way(content, board, seat, id, &rights, |way| answers.push(Answer::Build(way)));
    }
    if answers.len() - start > 1 {
        answers[start..].sort_unstable();
    }
}

/// Is there such a space on his board, is it free, is all to its left built?
pub fn is_open(player: &Player, building: BuildingId) -> Result<(), Reason> {
    if !player.spaces.has(building) {
        return Err(Reason::NoSuchSpace { building });
    }
    if player.built.has(building) {
        return Err(Reason::AlreadyBuilt { building });
    }
    if building.column() > 1 && !player.built.has(BuildingId(building.0 - 1)) {
        return Err(Reason::LeftFirst { building, missing: BuildingId(building.0 - 1) });
    }
    Ok(())
}

/// Is it open, by this right, and can it be paid so?
pub fn judge(content: &Content, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass => Ok(()),
        Answer::Build(Construction { building, right, paid }) => {
            let player = board.player(seat);
            let owned = player.goods;
            is_open(player, building)?;
            let rights = rights(content, board, seat);
            let Some(&(_, surcharge)) = rights.iter().find(|(r, _)| *r == right) else {
                return Err(Reason::NoRightToBuild { building, rule: Rule("KB-BUILD-02") });
            };
            let price = price(content, board, seat, building);
            if !pays(price, surcharge, paid) {
                return Err(Reason::WrongPayment { building, cost: price.goods });
            }
            if owned.has(paid) { Ok(()) } else { Err(Reason::TooDear { building, cost: paid, owned }) }
        }
        _ => Err(Reason::NotAsked { rule: Rule("KB-BUILD-01") }),
    }
}

/// Pays, builds and scores (KB-BUILD-03 to KB-BUILD-05), or does not.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    built: u8,
    favour: Favour,
) {
    let Answer::Build(Construction { building, right, paid }) = answer else {
        play.sink.emit(Event::DidNotBuild { seat });
        turn(play, place + 1);
        return;
    };
    let content = play.content;
    match right {
        // KB-ENVOY-10: the second building is what the Agent was for.
        BuildRight::Agent => play.state.board.agent = None,
        BuildRight::Extra => {
            if let Some((source, _)) = extra(content, &play.state.board, seat) {
                let per = content.source(source).extra_build.map_or(Per::Year, |(per, _)| per);
                mark_used(play.state.board.player_mut(seat), source, per);
            }
        }
        BuildRight::Turn | BuildRight::Free => {}
    }
    let vp = content.building(building).vp;
    let player = play.state.board.player_mut(seat);
    player.goods = player.goods.minus(paid);
    player.built.insert(building);
    player.vp += vp;
    player.builds += 1;
    play.sink.emit(Event::Built { seat, building, paid, vp, right });
    play.goto(Frame::Build { place, built: built + 1, favour });
    // The builder's own effects come first, then those of the others in turn order.
    let others = play.state.board.others(seat);
    moments::fire(play, Moment::OtherBuild, others, building.0);
    moments::fire(play, Moment::OwnBuild, SeatSet::one(seat), building.0);
}
