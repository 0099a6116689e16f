//! The start: a kingdom, a castle, two halves of an army.

use super::eyes::{Eyes, best};
use table::Seat;
use warlords::answer::Answer;
use warlords::army::Kind;
use warlords::content::{FiefId, Fiefs, KingdomId};

/// The kingdom that wins most: far from the others, with few ways in, and with much land that nobody is nearer to. The weights
/// were fitted to victories by kingdom between captains on 160 variants of the map; there rich kingdoms won no more often.
pub(super) fn kingdom(eyes: &Eyes<'_>) -> Option<Answer> {
    let free: Vec<KingdomId> = eyes
        .answers
        .iter()
        .filter_map(|answer| match answer {
            Answer::Kingdom(kingdom) => Some(*kingdom),
            _ => None,
        })
        .collect();
    let taken = Seat::all(eyes.board.seats).filter_map(|seat| eyes.board.player(seat).home);
    // Where there is one kingdom for each, those that are free will be the others'.
    let is_sure = eyes.game.map().start.len() == u32::from(eyes.board.seats);
    let contenders: Vec<KingdomId> = taken.chain(free.iter().copied().filter(|_| is_sure)).collect();
    let worth = |kingdom: KingdomId| {
        let rivals = contenders.iter().copied().filter(|other| *other != kingdom);
        let fiefs = |kingdom: KingdomId| eyes.content().kingdoms[kingdom.index()].fiefs;
        Prospects::of(eyes, fiefs(kingdom), &rivals.map(fiefs).collect::<Vec<_>>()).worth()
    };
    best(free.iter().copied(), worth).map(Answer::Kingdom)
}

/// What a kingdom promises to who starts there.
struct Prospects {
    /// Ways in.
    ways: f64,
    /// Steps to the nearest rival's kingdom.
    apart: f64,
    /// Gold of fiefs that nobody's kingdom is nearer to; where others are as near, a part of it.
    land: f64,
}

impl Prospects {
    fn of(eyes: &Eyes<'_>, own: Fiefs, rivals: &[Fiefs]) -> Prospects {
        let grown = |fiefs: Fiefs| fiefs.iter().fold(fiefs, |sum, fief| sum.or(eyes.near(fief)));
        let theirs = rivals.iter().fold(Fiefs::NONE, |sum, fiefs| sum.or(*fiefs));
        let ways: u32 = own.iter().map(|fief| eyes.near(fief).without(own).len()).sum();
        let mut prospects = Prospects { ways: ways.into(), apart: 0.0, land: 0.0 };
        let (mut mine, mut others) = (own, rivals.to_vec());
        let mut free = eyes.game.map().fiefs.without(own).without(theirs);
        loop {
            let next = grown(mine);
            if next == mine {
                return prospects;
            }
            prospects.apart += if mine.and(theirs).is_empty() { 1.0 } else { 0.0 };
            mine = next;
            others.iter_mut().for_each(|fiefs| *fiefs = grown(*fiefs));
            for fief in mine.and(free).iter() {
                let as_near = others.iter().filter(|fiefs| fiefs.has(fief)).count();
                prospects.land += eyes.cities(fief) / (1 + as_near) as f64;
            }
            free = others.iter().fold(free.without(mine), |left, fiefs| left.without(*fiefs));
        }
    }

    fn worth(&self) -> f64 {
        0.55 * self.apart - 0.13 * self.ways + 0.045 * self.land
    }
}

/// The castle stands inside the kingdom, the Warlord where he reaches what the castle does not.
pub(super) fn place(eyes: &Eyes<'_>) -> Option<Answer> {
    let home = eyes.board.player(eyes.seat).home?;
    let fiefs = eyes.content().kingdoms[home.index()].fiefs;
    let castle = eyes.board.castles_of(eyes.seat).first();
    let reached = castle.map_or(Fiefs::NONE, |castle| eyes.near(castle).or(Fiefs::one(castle)));
    let worth = |fief: FiefId| {
        let inner = eyes.near(fief).and(fiefs);
        let outer = f64::from(eyes.near(fief).without(fiefs).len());
        match castle {
            None => 2.0 * f64::from(inner.len()) + eyes.cities(fief) - outer,
            Some(_) => {
                let new = f64::from(inner.without(reached).len());
                let apart = if reached.has(fief) { 0.0 } else { 1.0 };
                2.0 * new + apart + eyes.cities(fief)
            }
        }
    };
    eyes.best_fief(worth)
}

/// Half of each go with the Warlord; archers and the other Warlord stay with the castle.
pub(super) fn divide(eyes: &Eyes<'_>, kind: Kind) -> Option<Answer> {
    let all = eyes.content().numbers.start[kind.index()];
    let go = match kind {
        Kind::Warlord | Kind::Archer => 0,
        Kind::Knight | Kind::Footman | Kind::Lancer => all / 2,
    };
    eyes.may(Answer::Number(go as u8))
}
