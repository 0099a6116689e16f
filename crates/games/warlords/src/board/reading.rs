//! What can be read off the board.

use super::{Board, Captive, MAX_SEATS, Owner, Player, Status};
use crate::army::{Army, Kind, Troop};
use crate::content::{Content, Each, FiefId, Fiefs};
use crate::flow::Frame;
use table::{Seat, SeatSet};

impl Board {
    /// What is being done.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or(Frame::Over)
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_SEATS]
    }

    /// A player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MAX_SEATS]
    }

    /// The fiefs of a player.
    #[inline]
    #[must_use]
    pub fn fiefs(&self, seat: Seat) -> Fiefs {
        self.owned[seat.index() % MAX_SEATS]
    }

    /// All fiefs that are not the peasants'.
    #[inline]
    #[must_use]
    pub fn taken(&self) -> Fiefs {
        self.owned.iter().fold(Fiefs::NONE, |sum, f| sum.or(*f))
    }

    /// Who controls a fief.
    #[inline]
    #[must_use]
    pub fn owner(&self, fief: FiefId) -> Owner {
        let found = self.owned.iter().position(|fiefs| fiefs.has(fief));
        found.map_or(Owner::Peasants, |i| Owner::Player(Seat(i as u8)))
    }

    /// Who holds a fief, if a player does.
    #[inline]
    #[must_use]
    pub fn holder(&self, fief: FiefId) -> Option<Seat> {
        match self.owner(fief) {
            Owner::Player(seat) => Some(seat),
            Owner::Peasants => None,
        }
    }

    /// Does he still take turns?
    #[inline]
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.player(seat).status == Status::Playing
    }

    /// Those who still take turns.
    #[must_use]
    pub fn playing(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.plays(*seat)).collect()
    }

    /// Those who still take turns, by initiative; seats without an initiative card yet come last.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> {
        let order = self.order;
        let playing = self.playing();
        (0..order.len()).filter_map(move |i| order.get(i).copied()).filter(move |seat| playing.has(*seat))
    }

    /// His place in the order of initiative, from 0.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|s| *s == seat).unwrap_or(MAX_SEATS)
    }

    /// His castles, finished or not.
    #[inline]
    #[must_use]
    pub fn castles_of(&self, seat: Seat) -> Fiefs {
        self.fiefs(seat).and(self.castles)
    }

    /// Soldiers of a fief that have not moved.
    #[inline]
    #[must_use]
    pub fn unmoved(&self, fief: FiefId) -> Army {
        self.armies[fief].minus(&self.marked[fief])
    }

    /// How many more soldiers a fief can hold: fifteen in a Mountain (WE-MOUNTAIN-01), unless a castle, finished or
    /// not, stands in it (WE-MOUNTAIN-03), which counts from the day it is begun (WE-CASTLE-08).
    #[inline]
    #[must_use]
    pub fn room(&self, content: &Content, fief: FiefId) -> u16 {
        if !content.mountains.has(fief) || self.castles.has(fief) {
            return u16::MAX;
        }
        content.fiefs[fief.index()].limit.saturating_sub(self.armies[fief].total())
    }

    /// Fiefs in which a battle is to be fought.
    #[must_use]
    pub fn pending(&self) -> Fiefs {
        // Only fiefs with a route are attacked: routes are kept exactly as long as the attack.
        let mut pending = Fiefs::NONE;
        for (i, routes) in self.routes.0.iter().enumerate() {
            if !routes.is_empty() {
                pending.insert(FiefId(i as u8));
            }
        }
        pending
    }

    /// Captive Warlords of a player, those who were taken in the battle at hand included.
    #[must_use]
    pub fn captives_of(&self, owner: Seat) -> u16 {
        let held = self.captives.iter().filter(|c| c.owner == owner).count() as u16;
        held + u16::from(self.battle.taken[owner.index() % MAX_SEATS])
    }

    /// Captives of one player that another holds.
    pub fn held(&self, captor: Seat, owner: Seat) -> impl Iterator<Item = Captive> {
        let fiefs = self.fiefs(captor);
        self.captives.iter().copied().filter(move |c| c.owner == owner && fiefs.has(c.prison))
    }

    /// A player's soldiers on the map: in fiefs, on borders, on the way.
    #[must_use]
    pub fn on_map(&self, seat: Seat) -> Army {
        let mut army = self.fiefs(seat).iter().fold(Army::NONE, |sum, f| sum.plus(&self.armies[f]));
        if seat == self.active {
            for fief in self.pending().iter() {
                army = army.plus(&self.attacks[fief]);
            }
            army = army.plus(&self.group.army);
        }
        army
    }

    /// How many of one troop there are among them.
    fn on_map_of(&self, seat: Seat, troop: Troop) -> u16 {
        let of = |armies: &Each<Army>, fiefs: Fiefs| fiefs.iter().map(|f| armies[f].of(troop)).sum::<u16>();
        let at_home = of(&self.armies, self.fiefs(seat));
        if seat == self.active {
            at_home + of(&self.attacks, self.pending()) + self.group.army.of(troop)
        } else {
            at_home
        }
    }

    /// Pieces of a kind a player has left (WE-R-45): those of his sets (WE-PROXY-04), without mercenaries (WE-R-48);
    /// none: as many as he likes.
    #[must_use]
    pub fn pieces_left(&self, content: &Content, seat: Seat, kind: Kind) -> Option<u16> {
        let limit = content.soldier(kind).limit?;
        let player = self.player(seat);
        let troop = Troop::own(kind);
        let captive = if kind == Kind::Warlord { self.captives_of(seat) } else { 0 };
        let used = self.on_map_of(seat, troop) + player.recruits.of(troop) + captive;
        Some((limit * u16::from(player.sets)).saturating_sub(used))
    }
}
