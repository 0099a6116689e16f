//! Who must stay at home: the threat to a fief, and the soldiers that meet it.

use super::eyes::Eyes;
use table::Seat;
use warlords::army::{Army, Kind, Troop};
use warlords::content::{FiefId, Fiefs};

/// Of a castle's garrison archers stay first, then those who are worth least elsewhere.
const STAYING: [Kind; 5] = [Kind::Archer, Kind::Lancer, Kind::Footman, Kind::Knight, Kind::Warlord];

impl Eyes<'_> {
    /// The soldiers with whom one player could attack a fief in one turn, but for those in some fiefs.
    pub fn raiders(&self, fief: FiefId, rival: Seat, but: Fiefs) -> Army {
        let his = self.board.fiefs(rival).without(but);
        let near = self.near(fief);
        let mut army = Army::NONE;
        let mut second = Fiefs::NONE;
        for next in near.and(his).iter() {
            army = army.plus(&self.board.armies[next]);
            second = second.or(self.near(next));
        }
        for far in second.and(his).without(near).iter() {
            let there = &self.board.armies[far];
            if there.of(Troop::WARLORD) > 0 {
                army = army.plus(there);
            } else {
                army.add(Troop::own(Kind::Knight), there.of_kind(Kind::Knight));
            }
        }
        army
    }

    /// How strongly the most dangerous player could attack a fief of mine.
    pub fn threat(&self, fief: FiefId) -> f32 {
        self.threat_but(fief, Fiefs::NONE)
    }

    /// The same, if the armies in some fiefs are otherwise engaged.
    pub fn threat_but(&self, fief: FiefId, but: Fiefs) -> f32 {
        let by = |rival| {
            let army = self.raiders(fief, rival, but);
            if army.is_empty() { 0.0 } else { self.offence(fief, army) }
        };
        self.rivals().filter(|rival| !self.board.truce(self.seat, *rival)).map(by).fold(0.0, f32::max)
    }

    /// How strong a garrison must be, for a threat of 1.
    pub fn caution(&self, fief: FiefId) -> f32 {
        if !self.board.castles.has(fief) {
            return 0.0;
        }
        let crowned = self.board.crown.holder == Some(self.seat) && self.board.finished.has(fief);
        let last = self.board.castles_of(self.seat).len() == 1;
        let late = f32::from(self.board.round.saturating_sub(25)) * 0.02;
        match (crowned, last) {
            (true, _) => 1.2,
            (false, true) => 1.0,
            (false, false) => (0.8 - late).max(0.4),
        }
    }

    /// How strong a garrison must be while those in some fiefs are otherwise engaged.
    pub fn need(&self, fief: FiefId, but: Fiefs) -> f32 {
        match self.caution(fief) {
            0.0 => 0.0,
            caution => self.mood.caution * caution * self.threat_but(fief, but),
        }
    }

    /// The soldiers who must stay in a fief of mine while those in some fiefs are otherwise engaged.
    pub fn garrison(&self, fief: FiefId, but: Fiefs) -> Army {
        let here = &self.board.armies[fief];
        let need = self.need(fief, but);
        let mut army = Army::NONE;
        if need == 0.0 {
            // One man holds a fief; not the Warlord, if another can.
            let lone = [Kind::Lancer, Kind::Footman, Kind::Archer, Kind::Knight, Kind::Warlord];
            if let Some(troop) = lone.into_iter().flat_map(both).find(|troop| here.of(*troop) > 0) {
                army.add(troop, 1);
            }
            return army;
        }
        for troop in STAYING.into_iter().flat_map(both) {
            for _ in 0..here.of(troop) {
                if army.total() > 1 && self.defence(fief, army) >= need {
                    return army;
                }
                army.add(troop, 1);
            }
        }
        army
    }

    /// Those who have not moved and need not stay.
    pub fn spare(&self, fief: FiefId, but: Fiefs) -> Army {
        let keep = self.garrison(fief, but);
        let (here, free) = (&self.board.armies[fief], self.board.unmoved(fief));
        // Those who have moved stay anyway.
        Troop::ALL.into_iter().map(|t| (t, free.of(t).min(here.of(t) - keep.of(t)))).collect()
    }

    /// By how much a castle of mine is too weak.
    pub fn deficit(&self, fief: FiefId) -> f32 {
        let need = self.need(fief, Fiefs::NONE);
        if need == 0.0 { 0.0 } else { need - self.defence(fief, self.board.armies[fief]) }
    }
}

fn both(kind: Kind) -> impl Iterator<Item = Troop> {
    [Troop::hired(kind), Some(Troop::own(kind))].into_iter().flatten()
}
