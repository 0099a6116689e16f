//! How a Noble is drawn across the map: what he could take, or should guard, and how far away it is.

use super::eyes::Eyes;
use super::orders::unguarded;
use super::{blows, quick};
use knights::board::{Army, Site};
use knights::content::{AreaId, Areas, NobleId, Nobles};

/// What it is worth to a Noble to stand in each area.
pub(super) struct Lure {
    here: f64,
    worth: [f64; AreaId::COUNT],
}

impl Lure {
    pub fn of(eyes: &Eyes<'_>, noble: NobleId) -> Lure {
        let mut worth = [0.0; AreaId::COUNT];
        for area in AreaId::all() {
            worth[area.index()] = at(eyes, noble, area);
        }
        let map = &eyes.game.components().map;
        let harbour = map.ports.iter().map(|port| worth[port.index()]).fold(0.0, f64::max);
        for port in map.ports {
            let there = &mut worth[port.index()];
            *there = there.max(eyes.temper.overseas * harbour);
        }
        for _ in 0..3 {
            let before = worth;
            for area in AreaId::kingdom() {
                let near: Areas = map.near[area.index()];
                let best = near.iter().map(|next| before[next.index()]).fold(0.0, f64::max);
                let there = &mut worth[area.index()];
                *there = there.max(eyes.temper.far * best);
            }
        }
        let from = eyes.board.noble(noble).place.area();
        Lure { here: from.map_or(0.0, |area| worth[area.index()]), worth }
    }

    /// What it is worth to go there.
    pub fn gain(&self, area: AreaId) -> f64 {
        self.worth[area.index()] - self.here
    }
}

/// How each of some Nobles is drawn to each area.
pub(super) struct Lures(Vec<(NobleId, Lure)>);

impl Lures {
    pub fn of(eyes: &Eyes<'_>, nobles: impl Iterator<Item = NobleId>) -> Lures {
        Lures(nobles.map(|noble| (noble, Lure::of(eyes, noble))).collect())
    }

    /// What it is worth to stand there rather than where he is.
    pub fn gain(&self, noble: NobleId, area: AreaId) -> f64 {
        self.0.iter().find(|(other, _)| *other == noble).map_or(0.0, |(_, lure)| lure.gain(area))
    }
}

/// What a Noble would find to do in an area.
fn at(eyes: &Eyes<'_>, noble: NobleId, area: AreaId) -> f64 {
    let board = eyes.board;
    let others = board.nobles_in(eyes.me, area).without(Nobles::one(noble));
    if let Some(city) = eyes.city_at(area).filter(|city| eyes.owns(*city)) {
        if !others.is_empty() {
            return 0.2;
        }
        let site = Site::City(city);
        let safer = eyes.risk(site, area, 0) - eyes.risk(site, area, eyes.strength(noble));
        return unguarded(eyes, area) + safer * eyes.prize(city);
    }
    if board.stronghold(eyes.me).area == Some(area) {
        let site = Site::Stronghold(eyes.me);
        let troops = others.iter().map(|other| eyes.strength(other)).sum();
        let safer = eyes.risk(site, area, troops) - eyes.risk(site, area, troops + eyes.strength(noble));
        // Troops that lie idle there.
        let idle = eyes.game.army_strength(board, Army::Stronghold(eyes.baron().id));
        return safer * eyes.home_worth() + f64::from(idle) / 100.0;
    }
    let mut rivals = board.barons_in(area);
    rivals.remove(eyes.me);
    let sites = blows::sites(eyes, area).map(|site| {
        eyes.owner(site).into_iter().for_each(|owner| rivals.remove(owner));
        let mine = eyes.strength(noble) + others.iter().map(|other| eyes.strength(other)).sum::<u16>();
        let force = quick::defence(eyes, site);
        let commander = if force.commanded { 200 } else { 0 };
        let enough = mine + 200 > force.troops + force.walls + commander;
        let crowded = if rivals.is_empty() { 1.0 } else { 0.2 };
        // Another of his is there already: it needs one only.
        let shared = if others.is_empty() { 1.0 } else { 0.25 };
        let later = ((eyes.left - 1.0) / eyes.left).max(0.1);
        if enough { eyes.temper.lure * later * crowded * shared * eyes.prize_of(site) } else { 0.5 }
    });
    sites.fold(0.0, f64::max)
}
