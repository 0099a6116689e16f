//! Where a Noble can go, and by which path.

use super::paths::{MOST, Routes};
use super::{Route, is_shut_in, start_of, whose_leave};
use crate::Knights;
use crate::answer::{Stance, Way};
use crate::board::Board;
use crate::cards::Permission;
use crate::content::vocabulary::{Act, Hook, Stat};
use crate::content::{AreaId, Areas, Card, NobleId, Subject};
use crate::reason::Reason;
use crate::rules;
use table::{Rule, Seat};

/// Along what a Noble goes by land.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Track {
    /// The road.
    Road,
    /// Wherever there is a way.
    Any,
}

/// Can bridges be crossed?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Bridges {
    /// They can.
    Open,
    /// They are forbidden.
    Shut,
}

/// How far a Noble goes, by which ways.
pub(super) struct Ways<'a> {
    game: &'a Knights,
    board: &'a Board,
    seat: Seat,
    noble: NobleId,
    from: AreaId,
}

impl<'a> Ways<'a> {
    pub(super) fn of(
        game: &'a Knights,
        board: &'a Board,
        seat: Seat,
        noble: NobleId,
    ) -> Result<Self, Reason> {
        let from = start_of(game, board, seat, noble)?;
        Ok(Ways { game, board, seat, noble, from })
    }

    fn subject(&self) -> Subject {
        Subject::Noble(self.seat, self.noble)
    }

    /// Does a card forbid it that nobody can refuse?
    fn is_barred(&self, act: Act) -> bool {
        matches!(self.permission(act), Permission::Forbidden(_))
    }

    fn permission(&self, act: Act) -> Permission {
        self.game.permission(self.board, &[act], self.subject())
    }

    /// Does a Law forbid this way?
    fn is_against_law(&self, way: Way) -> bool {
        let act = match way {
            Way::Land(_) => return false,
            Way::Road(_) => Act::RoadMove,
            Way::Sea(_) => Act::SeaMove,
        };
        matches!(self.permission(act), Permission::AgainstLaw(_))
    }

    fn number(&self, stat: Stat, base: i32) -> u8 {
        self.game.stat(self.board, stat, self.subject(), base).clamp(0, 7) as u8
    }

    /// Are bridges open to him: does nothing forbid them, or only a Law that he defies (WK-R-103)?
    fn bridges(&self, stance: Stance) -> Bridges {
        match (self.permission(Act::BridgeMove), stance) {
            (Permission::Free, _) | (Permission::AgainstLaw(_), Stance::Defy) => Bridges::Open,
            (Permission::AgainstLaw(_), Stance::Obey) | (Permission::Forbidden(_), _) => Bridges::Shut,
        }
    }

    /// What is next to an area on this way (WK-MOVE-04, WK-MOVE-05, WK-MOVE-06).
    fn next(&self, area: AreaId, track: Track, bridges: Bridges) -> Areas {
        let map = &self.game.content.map;
        let near = match track {
            Track::Road => map.road[area.index()],
            Track::Any => map.near[area.index()],
        };
        match bridges {
            Bridges::Open => near,
            Bridges::Shut => near.without(map.bridges[area.index()]),
        }
    }

    /// May he try to go on from there? Not where his own is under siege: who has come there does not leave (WK-MOVE-13).
    fn may_cross(&self, area: AreaId) -> bool {
        let refused = &self.board.action.refused;
        // So many refusals are enough for one card.
        let full = refused.len() == 16 && !whose_leave(self.game, self.board, self.seat, area).is_empty();
        !full && !is_shut_in(self.game, self.board, self.seat, area)
    }

    /// Was he refused with this card when he wanted to go there through this area (WK-R-24)?
    fn was_refused(&self, to: AreaId, through: AreaId) -> bool {
        self.board.action.refused.contains(&(self.noble, to, through))
    }

    /// Without those to which each path was refused.
    fn unrefused(&self, reached: Areas, track: Track, stance: Stance) -> Areas {
        let refused = self.board.action.refused.iter().filter(|(noble, ..)| *noble == self.noble);
        refused.fold(reached, |left, (_, to, _)| match self.route(*to, track, stance) {
            Some(_) => left,
            None => left.without(Areas::one(*to)),
        })
    }

    /// All areas at most so many steps away.
    fn flood(&self, steps: u8, track: Track, stance: Stance) -> Areas {
        let bridges = self.bridges(stance);
        let (mut reached, mut edge) = (Areas::one(self.from), Areas::one(self.from));
        for step in 0..steps {
            let mut next = Areas::NONE;
            for area in edge.iter().filter(|area| step == 0 || self.may_cross(*area)) {
                next = next.or(self.next(area, track, bridges));
            }
            edge = next.without(reached);
            reached = reached.or(next);
        }
        self.unrefused(reached.without(Areas::one(self.from)), track, stance)
    }

    /// WK-MOVE-02: one area.
    fn by_land(&self, stance: Stance) -> Areas {
        self.flood(self.number(Stat::Move, 1), Track::Any, stance)
    }

    /// WK-MOVE-03, WK-R-26: up to three areas along the road. One area is a usual move.
    fn by_road(&self, stance: Stance) -> Areas {
        if self.game.content.map.road[self.from.index()].is_empty() || self.is_barred(Act::RoadMove) {
            return Areas::NONE;
        }
        let beside = self.next(self.from, Track::Road, Bridges::Open);
        self.flood(self.number(Stat::RoadMove, 3), Track::Road, stance).without(beside)
    }

    /// WK-SEA-01, WK-R-27, WK-R-28: from any area with a port to any other (WK-SEA-04, WK-SEA-07, WK-SEA-08).
    fn by_sea(&self) -> Areas {
        let ports = self.game.content.map.ports;
        if !ports.has(self.from) || self.is_barred(Act::SeaMove) {
            return Areas::NONE;
        }
        ports.without(Areas::one(self.from))
    }

    /// A path: fewest areas of others to cross, then fewest areas.
    fn route(&self, to: AreaId, track: Track, stance: Stance) -> Option<Route> {
        let steps = match track {
            Track::Road => self.number(Stat::RoadMove, 3),
            Track::Any => self.number(Stat::Move, 1),
        };
        let (mut best, mut path) = (None, Route::new());
        self.search(to, track, self.bridges(stance), steps, 0, &mut path, &mut best);
        best.map(|(_, path)| path)
    }

    #[expect(clippy::too_many_arguments, reason = "it calls itself")]
    fn search(
        &self,
        to: AreaId,
        track: Track,
        bridges: Bridges,
        left: u8,
        leaves: usize,
        path: &mut Route,
        best: &mut Option<((usize, usize), Route)>,
    ) {
        let at = path.top().unwrap_or(self.from);
        if at == to {
            let cost = (leaves, path.len());
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                *best = Some((cost, *path));
            }
            return;
        }
        if left == 0 || !(path.is_empty() || self.may_cross(at) && !self.was_refused(to, at)) {
            return;
        }
        let asked = if path.is_empty() { 0 } else { whose_leave(self.game, self.board, self.seat, at).len() };
        for next in self.next(at, track, bridges) {
            if next != self.from && !path.contains(&next) {
                path.push(next);
                self.search(to, track, bridges, left - 1, leaves + asked as usize, path, best);
                path.pop();
            }
        }
    }

    /// The card that keeps him from going there this way, and that nobody can refuse (WK-EVENT-12).
    pub(super) fn forbidden(&self, way: Way, to: AreaId) -> Option<Card> {
        let map = &self.game.content.map;
        let bridge = map.bridges[self.from.index()].has(to);
        let (act, is_way) = match way {
            Way::Land(_) => (Act::BridgeMove, bridge),
            Way::Road(_) => (Act::RoadMove, !map.road[self.from.index()].is_empty()),
            Way::Sea(_) => (Act::SeaMove, map.ports.has(self.from) && map.ports.has(to)),
        };
        match self.permission(act) {
            Permission::Forbidden(card) if is_way && to != self.from => Some(card),
            Permission::Forbidden(_) | Permission::AgainstLaw(_) | Permission::Free => None,
        }
    }

    /// All paths that enter no area twice, at most so many as are looked at (WK-R-26).
    pub(super) fn routes(&self, to: AreaId, track: Track, stance: Stance) -> Routes {
        let steps = match track {
            Track::Road => self.number(Stat::RoadMove, 3),
            Track::Any => self.number(Stat::Move, 1),
        };
        let (mut found, mut path) = (Routes::new(), Route::new());
        self.walk(to, track, self.bridges(stance), steps, &mut path, &mut found);
        found
    }

    fn walk(
        &self,
        to: AreaId,
        track: Track,
        bridges: Bridges,
        left: u8,
        path: &mut Route,
        found: &mut Routes,
    ) {
        let at = path.top().unwrap_or(self.from);
        if at == to {
            if found.len() < MOST {
                found.push(*path);
            }
            return;
        }
        if left == 0 || !(path.is_empty() || self.may_cross(at) && !self.was_refused(to, at)) {
            return;
        }
        for next in self.next(at, track, bridges) {
            if next != self.from && !path.contains(&next) {
                path.push(next);
                self.walk(to, track, bridges, left - 1, path, found);
                path.pop();
            }
        }
    }

    /// What keeps him from the area next door.
    pub(super) fn barrier(&self, area: AreaId) -> Option<Rule> {
        let map = &self.game.content.map;
        if map.mountains[self.from.index()].has(area) {
            Some(rules::WK_MOVE_05)
        } else {
            map.rivers[self.from.index()].has(area).then_some(rules::WK_MOVE_06)
        }
    }

    /// May he pass through without leave (content act `pass_through`)?
    pub(super) fn passes_freely(&self) -> bool {
        self.game.verdict(self.board, Act::PassThrough, self.subject()).is_allowed()
    }

    /// Where he can go this way; by a Law over bridges he may not obey and cross.
    pub(super) fn reach(&self, way: Way) -> Areas {
        match way {
            Way::Land(stance) => self.by_land(stance),
            Way::Road(stance) => self.by_road(stance),
            Way::Sea(_) => self.by_sea(),
        }
    }

    /// Can he go there this way obeying Laws, or defying them?
    pub(super) fn judge_stance(&self, way: Way, to: AreaId) -> Result<(), Reason> {
        let against = self.is_against_law(way);
        match way.stance() {
            Stance::Obey if against => Err(Reason::AgainstLaw),
            Stance::Obey => Ok(()),
            Stance::Defy if against || self.has_toll(way) || !self.reach(way.obeying()).has(to) => Ok(()),
            Stance::Defy => Err(Reason::NoLaw),
        }
    }

    /// Is there a toll that he could defy?
    fn has_toll(&self, way: Way) -> bool {
        self.game.has_law_at(self.board, Hook::MoveStart, self.seat, Some((self.noble, way)))
    }
}
