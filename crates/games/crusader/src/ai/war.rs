//! War lines: Invade and Annex with one target, Mobilise with one footsoldier.

use super::ladder::{Ladder, Way, best};
use super::odds;
use super::plan::Plan;
use super::rank::{leaders, rivals};
use super::sight::{self, is_land};
use crate::board::{Board, State};
use crate::content::vocabulary::{Ground, Land, Line, Rank, Rivals};
use crate::content::{Player, Players, Territories, TerritoryId};
use crate::{Crusader, supply};

/// What an Invade line is about.
#[derive(Copy, Clone, Debug)]
pub(super) struct Aim {
    /// Of which kind.
    pub land: Land,
    /// Of exactly those who lead.
    pub rank: Option<Rank>,
    /// At least so many successes.
    pub successes_min: u8,
    /// At most so many.
    pub successes_max: u8,
}

impl Aim {
    /// Could this territory be Invaded by this line, wherever footsoldiers stand? A partner never (CK-R-48, CK-R-127).
    fn fits(&self, game: &Crusader, state: &State, me: Player, target: TerritoryId) -> bool {
        let board = &state.board;
        if !is_land(board, me, self.land, target) || !game.map().open.has(target) {
            return false;
        }
        let Some(owner) = board.owner(target) else { return self.rank.is_none() };
        let leads = |rank| leaders(board, rank, rivals(game, board, me, Rivals::Any)).has(owner);
        let needed = || odds::invade_needs(game, state, me, target);
        board.may_invade(me, owner)
            && !board.allied(me, owner)
            && self.rank.is_none_or(leads)
            && (self.successes_min..=self.successes_max).contains(&needed())
    }
}

/// One target, attacked by the first footsoldier in reach, by land or sea route if that is possible; the others support it
/// (CK-R-117). A territory of its own Pact is Annexed.
pub(super) fn invade(game: &Crusader, state: &State, me: Player, aim: Aim) -> Option<Plan> {
    let board = &state.board;
    let targets = game.map().open.without(board.lands(me));
    let ways = targets.iter().filter(|target| aim.fits(game, state, me, *target)).filter_map(|target| {
        let from = origin(game, board, me, target)?;
        let owner = board.owner(target);
        let chance = if board.land_partner(target) == Some(me) {
            1.0
        } else {
            odds::invade(game, state, me, from, target)
        };
        let way = Way::plain(Plan::Invade { from, target });
        Some(way.preferred(breaks_pact(board, me, target)).with_chance(chance).to(owner))
    });
    best(game, board, me, ways)
}

/// Whether an attack would cost it a Pact of its own (CK-R-49).
fn breaks_pact(board: &Board, me: Player, target: TerritoryId) -> u8 {
    let friends = match board.owner(target) {
        Some(owner) => board.pacts[owner.index()],
        None => board.land_partner(target).map_or(Players::NONE, Players::one),
    };
    u8::from(!friends.and(board.pacts[me.index()]).is_empty())
}

/// Which footsoldier attacks.
fn origin(game: &Crusader, board: &Board, me: Player, target: TerritoryId) -> Option<TerritoryId> {
    let troops = board.mobilised(me);
    let near = troops.and(game.near(target)).first();
    near.or_else(|| troops.iter().find(|from| game.reach(board, me, *from).has(target)))
}

/// What a Mobilise line is about.
#[derive(Copy, Clone, Debug)]
pub(super) struct Post<'a> {
    /// Next to which kind of territory.
    pub next_to: Land,
    /// Of whom.
    pub player: Option<Rivals>,
    /// Of exactly those who lead.
    pub rank: Option<Rank>,
    /// Where it stands best.
    pub prefer: Option<Ground>,
    /// The lines before this one: "a territory" is next to most of their targets (CK-R-119).
    pub before: &'a [Line],
}

/// One footsoldier (CK-AI-22); impossible at the limit.
pub(super) fn mobilise(game: &Crusader, state: &State, me: Player, post: Post<'_>) -> Option<Plan> {
    let board = &state.board;
    if supply::footsoldiers(game, board, me) == 0 {
        return None;
    }
    let mut ways = Ladder::new();
    for site in board.lands(me).without(board.footsoldiers) {
        let preference = preference(game, state, me, &post, site);
        for next in fitting_neighbours(game, board, me, &post, site) {
            let preference = match post.prefer {
                Some(Ground::MyPact) => u8::from(board.land_partner(next) != Some(me)),
                Some(Ground::FarFromRivals) | None => preference,
            };
            ways.add(Way::plain(site).preferred(preference).to(board.owner(next)));
        }
    }
    ways.best(game, board, me).map(Plan::Mobilise)
}

/// The neighbours for whose sake a footsoldier is placed here. A line without a kind wants none: the territory is its own reason.
fn fitting_neighbours(
    game: &Crusader,
    board: &Board,
    me: Player,
    post: &Post<'_>,
    site: TerritoryId,
) -> Territories {
    if post.next_to == Land::Any {
        return Territories::one(site);
    }
    let named = rivals(game, board, me, post.player.unwrap_or_default());
    let among = post.rank.map_or(named, |rank| leaders(board, rank, named));
    let of_named = |next: &TerritoryId| board.owner(*next).is_none_or(|owner| among.has(owner));
    let fits = |next: &TerritoryId| is_land(board, me, post.next_to, *next);
    game.next_to(board, me, site).iter().filter(fits).filter(of_named).collect()
}

/// How far a territory is from what the line prefers, as far as that lies in the territory itself.
fn preference(game: &Crusader, state: &State, me: Player, post: &Post<'_>, site: TerritoryId) -> u8 {
    let board = &state.board;
    match post.prefer {
        Some(Ground::FarFromRivals) => {
            let rivals = board.controlled().without(board.lands(me));
            u8::MAX - sight::steps(game, site, rivals)
        }
        Some(Ground::MyPact) => 0,
        None if post.next_to == Land::Any => {
            // CK-R-119: most targets of the earlier lines in reach, then one with Unrest.
            let targets = game.reach(board, me, site).iter().filter(|target| {
                let aims = post.before.iter().filter_map(aim);
                aims.into_iter().any(|aim| aim.fits(game, state, me, *target))
            });
            let calm = u8::from(board.unrest[site] == 0);
            u8::MAX - 1 - 2 * (targets.count() as u8) + calm
        }
        None => 0,
    }
}

/// What an Invade line is about; nothing of another line.
pub(super) fn aim(line: &Line) -> Option<Aim> {
    match line {
        Line::Invade { land, rank, successes_min, successes_max } => Some(Aim {
            land: *land,
            rank: *rank,
            successes_min: successes_min.unwrap_or(0),
            successes_max: successes_max.unwrap_or(u8::MAX),
        }),
        Line::Annex {} => {
            Some(Aim { land: Land::MyPact, rank: None, successes_min: 0, successes_max: u8::MAX })
        }
        Line::Build {}
        | Line::Develop { .. }
        | Line::Overthrow {}
        | Line::PlotCasusBelli { .. }
        | Line::PlotAssassinate { .. }
        | Line::PlotBribe { .. }
        | Line::PlotInciteRevolt { .. }
        | Line::PlotDivorce { .. }
        | Line::Mobilise { .. } => None,
    }
}
