//! Intrigue lines: Plots and Overthrow. One attempt with each card (CK-R-116).

use super::ladder::{Ladder, Way, best};
use super::odds;
use super::plan::Plan;
use super::rank::{leaders, rivals};
use crate::Crusader;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::content::vocabulary::{DevKind, Rank, Rivals, Victim};
use crate::content::{CharacterId, Player, Players, Token};
use crate::intrigue::{Overthrow, Plot, Plots, targets};
use table::Chance;

/// Of its Pact partners an AI would rather make no enemies.
fn unless_allied(board: &Board, me: Player, other: Player) -> u8 {
    u8::from(board.allied(me, other))
}

/// A territory in Unrest.
pub(super) fn overthrow(game: &Crusader, state: &State, me: Player) -> Option<Plan> {
    let board = &state.board;
    let ways = Overthrow::of(me).options(game, state).iter().map(|land| {
        let owner = board.owner(land);
        Way::plain(land)
            .preferred(owner.map_or(0, |owner| unless_allied(board, me, owner)))
            .with_chance(odds::overthrow(game, state, me, land))
            .to(owner)
    });
    best(game, board, me, ways).map(Plan::Overthrow)
}

/// A revolt in a territory without a footsoldier, of exactly the leaders or preferably of them.
pub(super) fn revolt(
    game: &Crusader,
    state: &State,
    me: Player,
    only: Option<Rank>,
    prefer: Option<Rank>,
) -> Option<Plan> {
    let board = &state.board;
    let others = rivals(game, board, me, Rivals::Any);
    let among = only.map_or(others, |rank| leaders(board, rank, others));
    let preferred = prefer.map_or(Players::NONE, |rank| leaders(board, rank, others));
    let mut ways = Ladder::new();
    targets::each(game, state, &Plots::of(me), Plot::Revolt, |at| {
        let Answer::Territory(land) = at else { return };
        let Some(owner) = board.owner(land).filter(|owner| among.has(*owner)) else { return };
        let preference = 2 * unless_allied(board, me, owner) + u8::from(!preferred.has(owner));
        let chance = odds::plot(game, state, me, Plot::Revolt, at);
        ways.add(Way::plain(land).preferred(preference).with_chance(chance).to(owner));
    });
    ways.best(game, board, me).map(Plan::Revolt)
}

/// A Casus Belli against somebody whom it may not Invade yet, and who is no partner (CK-R-120).
pub(super) fn casus_belli(
    game: &Crusader,
    state: &State,
    me: Player,
    on: Rivals,
    rank: Option<Rank>,
) -> Option<Plan> {
    let board = &state.board;
    let named = rivals(game, board, me, on);
    let among = rank.map_or(named, |rank| leaders(board, rank, named));
    let open = among.iter().filter(|other| !board.may_invade(me, *other) && !board.allied(me, *other));
    let ways = open.map(|other| {
        Way::plain(other)
            .with_chance(odds::plot(game, state, me, Plot::CasusBelli, Answer::Player(other)))
            .to(other)
    });
    best(game, board, me, ways).map(Plan::CasusBelli)
}

/// A murder in the family of exactly those with the fewest heirs, no partners (CK-R-121).
pub(super) fn murder(game: &Crusader, state: &State, me: Player, victim: Victim, rank: Rank) -> Option<Plan> {
    let board = &state.board;
    let among = leaders(board, rank, rivals(game, board, me, Rivals::Any));
    let mut ways = Ladder::new();
    for other in among.iter().filter(|other| !board.allied(me, *other)) {
        let family = &board.house(other).family;
        let mut add = |who: CharacterId| {
            ways.add(
                Way::plain(who)
                    .with_chance(odds::plot(game, state, me, Plot::Assassinate, Answer::Person(who)))
                    .to(other),
            );
        };
        match victim {
            Victim::King if board.is_first_round() => {}
            Victim::King => family.king.into_iter().for_each(&mut add),
            Victim::GreenChild => {
                let green = |who: &CharacterId| board.tokens_on(*who).any(Token::is_green);
                family.children.iter().filter_map(|child| child.who).filter(green).for_each(&mut add);
            }
        }
    }
    ways.best(game, board, me).map(Plan::Murder)
}

/// A random councillor among all legal ones, unless it has so many already (CK-POSTIS-08).
pub(super) fn bribe<C: Chance>(
    game: &Crusader,
    state: &State,
    me: Player,
    unless: u8,
    chance: &mut C,
) -> Option<Plan> {
    let board = &state.board;
    let councillors = game.components().of_kind(DevKind::Councillor);
    let mine = board.house(me).developments.and(councillors);
    if mine.len() >= u32::from(unless) {
        return None;
    }
    let each = |look: &mut dyn FnMut(Answer)| targets::each(game, state, &Plots::of(me), Plot::Bribe, look);
    let mut count = 0;
    each(&mut |_| count += 1);
    if count == 0 {
        return None;
    }
    let (mut left, mut found) = (chance.draw(count), None);
    each(&mut |answer| match left.checked_sub(1) {
        Some(less) => left = less,
        None => found = found.or(Some(answer)),
    });
    let Some(Answer::Councillor { of, development }) = found else { return None };
    Some(Plan::Bribe { of, councillor: development })
}

/// The King's divorce, if he is married.
pub(super) fn divorce(state: &State, me: Player) -> Option<Plan> {
    let family = &state.board.house(me).family;
    family.spouse.and(family.king).map(Plan::Divorce)
}
