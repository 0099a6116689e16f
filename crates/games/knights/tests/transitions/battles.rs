//! I-26, I-33 to I-37, I-39: how Nobles move, what battles do and to whom.

use super::Step;
use knights::answer::Manner;
use knights::battle::{Outcome, Side};
use knights::board::{Army, Noble, State};
use knights::content::{NobleId, Nobles, TroopClass};
use knights::event::Event;
use knights::flow::Frame;
use knights::rules;
use table::Seat;

/// A battle as it is told.
struct Fought {
    attacker: Seat,
    defender: Option<Seat>,
    manner: Manner,
    committed: Nobles,
    /// Casualties of both sides that are still to be placed.
    left: [i32; 2],
    /// All Nobles as they were.
    nobles: [Noble; NobleId::COUNT],
}

#[derive(Default)]
pub struct Watch {
    battle: Option<Fought>,
}

impl Watch {
    pub fn look(&mut self, step: &Step<'_>) {
        for (at, event) in step.events.iter().enumerate() {
            moves(step, event);
            if let Event::BattleDeclared { seat, defender, manner, .. } = *event {
                let (left, nobles) = ([0; 2], step.before.board.nobles);
                let committed = Nobles::NONE;
                self.battle = Some(Fought { attacker: seat, defender, manner, committed, left, nobles });
            }
            if let Event::LeaveDenied { .. } = event {
                self.battle = None;
            }
            let Some(fought) = &mut self.battle else { continue };
            match *event {
                Event::Committed { noble, .. } => fought.committed.insert(noble),
                Event::FateTaken { side, cards, .. } => drawn(step, side, cards),
                Event::CasualtiesCounted { attacker, defender } => {
                    fought.left = [i32::from(attacker / 100), i32::from(defender / 100)];
                }
                Event::TokenPlaced { army } => {
                    let seat = step.before.board.seat_of(army.baron());
                    fought.take(if seat == Some(fought.attacker) { Side::Attacker } else { Side::Defender });
                }
                Event::Breached { rule, .. } if rule == rules::WK_ASSAULT_07 => fought.take(Side::Defender),
                Event::VictoriesCounted { attacker, defender, outcome } => {
                    let ahead = i32::from(attacker) - i32::from(defender);
                    let wanted = match ahead {
                        2.. => Outcome::Full(Side::Attacker),
                        1 => Outcome::Partial(Side::Attacker),
                        0 => Outcome::Stalemate,
                        -1 => Outcome::Partial(Side::Defender),
                        ..-1 => Outcome::Full(Side::Defender),
                    };
                    assert_eq!(outcome, wanted, "{attacker} to {defender}");
                }
                Event::Exhausted { noble, .. } => {
                    assert!(fought.committed.has(noble), "defending exhausts nobody: {:?}", step.events);
                }
                Event::BattleOver { .. } => {
                    let later = &step.events[at..];
                    fought.over(step, later);
                    self.battle = None;
                }
                _ => {}
            }
        }
    }
}

impl Fought {
    /// I-34: never more than there are; I-37: none in a siege.
    fn take(&mut self, side: Side) {
        assert_ne!(self.manner, Manner::Siege, "a siege hurts nobody");
        let left = &mut self.left[side as usize];
        *left -= 1;
        assert!(*left >= 0, "more casualties than were dealt");
    }

    /// I-35: nobody else is touched; I-36: attackers are exhausted.
    fn over(&self, step: &Step<'_>, later: &[Event]) {
        let goes_on = |event: &Event| {
            matches!(
                event,
                Event::CardTurned { .. }
                    | Event::NeutralTurned { .. }
                    | Event::PhaseBegan { .. }
                    | Event::DraftBegan
                    | Event::UpkeepBegan
            )
        };
        if later.iter().any(goes_on) {
            // More has happened in this step.
            return;
        }
        let tired = |noble: &NobleId| step.after.board.noble(*noble).is_exhausted;
        for noble in self.committed {
            let stands = step.after.board.noble(noble).place.is_on_board();
            assert!(!stands || tired(&noble), "{noble:?} attacked and is ready");
        }
        for noble in NobleId::all() {
            let owner = step.before.board.seat_of(noble.baron());
            let is_third =
                owner != Some(self.attacker) && (owner != self.defender || self.defender.is_none());
            let held_back = owner == Some(self.attacker) && !self.committed.has(noble);
            let (was, is) = (&self.nobles[noble.index()], step.after.board.noble(noble));
            if (is_third || held_back) && owner.is_some() && !step.game.options().king {
                assert_eq!(
                    (was.place, was.troops, was.tokens),
                    (is.place, is.troops, is.tokens),
                    "{noble:?}"
                );
            }
        }
    }
}

/// I-26: by land from an area to the next that can be crossed; overseas by ports alone.
fn moves(step: &Step<'_>, event: &Event) {
    let map = &step.game.components().map;
    if let Event::Moved { from, to, .. } | Event::Retreated { from, to, .. } = *event {
        assert!(
            map.near[from.index()].has(to) && !to.is_overseas() && !from.is_overseas(),
            "{from:?} to {to:?}"
        );
    }
    if let Event::Sailed { noble, to, .. } = *event {
        let from = place(step.before, noble);
        assert!(map.ports.has(to) && from.is_some_and(|from| map.ports.has(from)), "{from:?} to {to:?}");
    }
}

fn place(state: &State, noble: NobleId) -> Option<knights::content::AreaId> {
    state.board.noble(noble).place.area()
}

/// I-33: a card for each full 100, two for a commander, ten at most (For Glory: twenty), where no card changes that.
fn drawn(step: &Step<'_>, side: Side, cards: u8) {
    let board = &step.after.board;
    let leads = |noble: &Noble| noble.troops.iter().any(|troop| troop.class() == TroopClass::Leader);
    let plain = board.nobles.iter().all(|noble| noble.office.is_none() && !leads(noble))
        && board.playing().all(|seat| {
            let baron = board.baron(seat);
            baron.charges.is_empty() && baron.advancements.is_empty()
        })
        && matches!(board.frame(), Frame::Discards(_));
    if !plain || board.battle.manner.is_none() {
        return;
    }
    let battle = &board.battle;
    let armies = battle.nobles[side as usize].iter().map(Army::Noble);
    let mut strength: u16 = armies.map(|army| step.game.army_strength(board, army)).sum();
    if let (Side::Defender, Some(site)) = (side, battle.site) {
        strength += step.game.walls(board, site);
        if let knights::board::Site::Stronghold(seat) = site {
            strength += step.game.army_strength(board, Army::Stronghold(board.baron(seat).id));
        }
    }
    let commander = if battle.nobles[side as usize].is_empty() { 0 } else { 2 };
    let limit = if step.game.options().for_glory { 20 } else { 10 };
    assert_eq!(u16::from(cards), (strength / 100 + commander).min(limit), "{side:?}");
}
