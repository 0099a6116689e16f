//! Season d: build in one's province.

use crate::answer::{Answer, BuildRight, Construction};
use crate::board::{Board, Player};
use crate::content::vocabulary::Scope;
use crate::content::{Bearers, BuildingId, Built, Content, GoodOrAny, Moment, Per};
use crate::effects::{Scene, has_standing, is_used, mark_used, moments, own, standing};
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

/// What a building costs a player now.
#[must_use]
pub fn price(content: &Content, board: &Board, seat: Seat, id: BuildingId) -> Price {
    let printed = printed(content, id);
    Changes::of(content, board, seat).map_or(printed, |changes| changes.price(id, printed))
}

/// Which of a player's buildings that do not stand cost him something else than is printed, and what: with the favour of
/// his turn in progress, also while an effect of it is settled.
#[must_use]
pub fn changed_prices(content: &Content, board: &Board, seat: Seat) -> Vec<(BuildingId, Price)> {
    let mut favours = board.frames.iter().filter_map(|frame| match frame {
        Frame::Build { place, favour, .. } if board.at_place(*place) == Some(seat) => Some(*favour),
        _ => None,
    });
    let favour = favours.next_back().unwrap_or(Favour::None);
    let changes = Changes::by(own(board, seat, content.at.cost), content, favour);
    let player = board.player(seat);
    let open = player.spaces.without(player.built).iter();
    let prices = open.map(|id| (id, printed(content, id), changes.price(id, printed(content, id))));
    prices.filter(|(_, printed, price)| price != printed).map(|(id, _, price)| (id, price)).collect()
}

#[inline]
fn printed(content: &Content, id: BuildingId) -> Price {
    Price { goods: content.costs[usize::from(id.0)], less: 0 }
}

/// What changes the prices of a player, by column 1 to 4: found once for all his buildings.
struct Changes {
    /// What is added.
    more: [Goods; 5],
    /// What is taken off.
    less: [Goods; 5],
    /// Goods of choice that are taken off: in which columns, how many, down to how many.
    any: Stack<(u8, u16, u16), 4>,
}

impl Changes {
    /// Nothing, most of the time.
    #[inline]
    fn of(content: &Content, board: &Board, seat: Seat) -> Option<Changes> {
        let sources = own(board, seat, content.at.cost);
        (!sources.is_empty()).then(|| {
            let favour = match board.frame() {
                Frame::Build { favour, .. } => favour,
                _ => Favour::None,
            };
            Changes::by(sources, content, favour)
        })
    }

    fn by(sources: Bearers, content: &Content, favour: Favour) -> Changes {
        let mut changes = Changes { more: [Goods::NONE; 5], less: [Goods::NONE; 5], any: Stack::new() };
        for change in sources.sources().flat_map(|source| &content.source(source).costs) {
            if change.scope == Scope::ThisTurn && favour == Favour::None {
                continue;
            }
            let n = change.n.unsigned_abs();
            let (sums, good) = match change.good {
                GoodOrAny::Kind(good) if change.n > 0 => (&mut changes.more, good),
                GoodOrAny::Kind(good) => (&mut changes.less, good),
                GoodOrAny::Word(_) => {
                    changes.any.push((change.columns, n, change.min));
                    continue;
                }
            };
            for (_, sum) in (0..).zip(sums).filter(|(column, _)| change.columns >> column & 1 == 1) {
                *sum = sum.plus(Goods::only(good, n));
            }
        }
        changes
    }

    /// KB-BUILD-03, KB-BLD-20, KB-R-34, VR-06: the printed price; what is added; what is taken off of a kind, never
    /// below 0; goods of choice that are taken off, down to what must be paid.
    #[inline]
    fn price(&self, id: BuildingId, printed: Price) -> Price {
        let column = usize::from(id.column());
        let mut price = printed;
        price.goods = price.goods.plus(self.more[column]).minus(self.less[column]);
        for (_, n, min) in self.any.iter().filter(|(columns, ..)| columns >> column & 1 == 1) {
            let left = price.goods.total() - price.less;
            price.less += n.min(&left.saturating_sub(*min));
        }
        price
    }
}

/// The next building of each row: all to its left is there (KB-BUILD-06 to KB-BUILD-08).
#[inline]
#[must_use]
pub fn open_spaces(player: &Player) -> Built {
    let built = player.built.0;
    Built((built << 1 & !Built::FIRST | Built::FIRST) & !built & player.spaces.0)
}

/// KB-BUILD-01: in turn order; what holds in this turn is found when it comes (KB-GOV-08).
#[inline(never)]
pub fn turn<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    note_completed(&mut play.state.board);
    let (content, board) = (play.content, &play.state.board);
    let favour = match board.at_place(place) {
        Some(seat) if board.player(seat).governor.is_some() && has_standing(board, seat, content.at.cost) => {
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
    play.goto(Frame::Build { place, built: 0, favour });
    resume(play, place, 0)
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
    standing(board, seat, content.at.extra_build).find_map(|source| {
        let (per, surcharge) = content.source(source).extra_build?;
        (!is_used(board.player(seat), source, per)).then_some((source, surcharge))
    })
}

/// Goes on while he may build.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, built: u8) -> Next {
    let board = &play.state.board;
    match board.at_place(place) {
        Some(_) if built == 0 => Next::Ask,
        Some(seat) if !rights(play.content, board, seat).is_empty() => Next::Ask,
        Some(_) => turn(play, place + 1),
        None => play.moment(Moment::SeasonEnd, Point::SeasonOver),
    }
}

/// Rows that somebody has completed: noted once what building brought is settled, when the next turn comes.
#[inline]
fn note_completed(board: &mut Board) {
    let built = board.players.iter().fold(Built::NONE, |all, player| all.or(player.built));
    for id in built.of_column(4).iter() {
        board.completed |= 1 << id.row();
    }
}

/// All ways to pay for a building now, each with its right.
#[must_use]
pub fn ways(content: &Content, board: &Board, seat: Seat, building: BuildingId) -> Vec<Construction> {
    let mut ways = Vec::new();
    if matches!(board.frame(), Frame::Build { .. }) {
        let price = price(content, board, seat, building);
        let owned = board.player(seat).goods;
        each_way(price, owned, building, &rights(content, board, seat), |way| ways.push(way));
    }
    ways
}

/// Calls with every way to pay, those that can be paid.
#[inline]
fn each_way(
    price: Price,
    owned: Goods,
    building: BuildingId,
    rights: &[(BuildRight, u16)],
    mut give: impl FnMut(Construction),
) {
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

/// Nothing, or any building that is open and can be paid. Buildings, rights and payments come in ascending order.
#[inline(never)]
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let first = matches!(board.frame(), Frame::Build { built: 0, .. });
    let changed = has_standing(board, seat, content.at.cost);
    if !first || changed {
        return list_ways(content, board, seat, answers);
    }
    // Most of the time he may build one, at its printed price.
    let player = board.player(seat);
    for building in open_spaces(player).iter() {
        let paid = content.costs[usize::from(building.0)];
        if player.goods.has(paid) {
            answers.push(Answer::Build(Construction { building, right: BuildRight::Turn, paid }));
        }
    }
}

/// The same by any rights, at any prices.
#[inline(never)]
fn list_ways(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let player = board.player(seat);
    let rights = rights(content, board, seat);
    let changes = Changes::of(content, board, seat);
    for id in open_spaces(player).iter() {
        let printed = printed(content, id);
        let price = changes.as_ref().map_or(printed, |changes| changes.price(id, printed));
        each_way(price, player.goods, id, &rights, |way| answers.push(Answer::Build(way)));
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
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    built: u8,
    favour: Favour,
) -> Next {
    let Answer::Build(Construction { building, right, paid }) = answer else {
        play.sink.emit(Event::DidNotBuild { seat });
        return turn(play, place + 1);
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
    Next::Go
}
