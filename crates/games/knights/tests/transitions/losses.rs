//! I-38, I-41: what a death costs, and in which order wages are paid.

use super::Step;
use knights::board::{Army, Board, Place};
use knights::content::{AdvancementId, NobleId, TroopClass, TroopId, TroopKind, Troops};
use knights::event::Event;
use knights::flow::Frame;
use knights::rules;
use table::Seat;

/// A death in progress.
struct Dying {
    noble: NobleId,
    tokens: u8,
    regulars: Troops,
    /// Strength of the Mercenaries discarded so far, in fifties.
    lost: Vec<u16>,
    /// How many Levies were.
    levies: usize,
}

#[derive(Default)]
pub struct Watch {
    dying: Vec<Dying>,
}

impl Watch {
    pub fn look(&mut self, step: &Step<'_>) {
        let mut tokens =
            NobleId::all().map(|noble| step.before.board.noble(noble).tokens).collect::<Vec<_>>();
        for event in step.events {
            match *event {
                Event::TokenPlaced { army: Army::Noble(noble) } => tokens[noble.index()] += 1,
                Event::Wounded { noble, tokens: more } => tokens[noble.index()] += more,
                Event::TroopsShifted { from, to } => {
                    let moved = from.noble().map_or(0, |from| std::mem::take(&mut tokens[from.index()]));
                    to.noble().into_iter().for_each(|to| tokens[to.index()] += moved);
                }
                Event::Died { noble, .. } => {
                    let regulars = regulars(&step.before.board, noble);
                    let tokens = tokens[noble.index()];
                    self.dying.push(Dying { noble, tokens, regulars, lost: Vec::new(), levies: 0 });
                }
                Event::TroopDiscarded { army, troop, .. } => {
                    let dying = self.dying.iter_mut().find(|dying| Some(dying.noble) == army.noble());
                    dying.into_iter().for_each(|dying| {
                        if troop.is_mercenary() {
                            dying.lost.push(fifties(step, troop));
                        } else {
                            dying.levies += 1;
                        }
                    });
                }
                Event::Paid { seat, n, rule, .. } if rule == rules::WK_WAGES_01 => wages(step, seat, n),
                _ => {}
            }
        }
        let is_dying = |noble: NobleId| {
            let of = |frame: &Frame| matches!(frame, Frame::Death(death) if death.army == Army::Noble(noble));
            step.after.board.frames.iter().any(of)
        };
        let over = |dying: &mut Dying| !is_dying(dying.noble);
        self.dying.extract_if(.., over).for_each(|dying| dead(step, &dying));
    }
}

fn regulars(board: &Board, noble: NobleId) -> Troops {
    board.noble(noble).troops.iter().filter(|troop| troop.class() == TroopClass::Regular).collect()
}

fn fifties(step: &Step<'_>, troop: TroopKind) -> u16 {
    step.game.components().troops[troop.index()].strength / 50
}

/// I-38: as much as can be without going over, and Regulars stay where there is an heir.
fn dead(step: &Step<'_>, dying: &Dying) {
    let piece = step.after.board.noble(dying.noble);
    if piece.place != Place::Off {
        // Without an heir all are gone; or he has come back in the same step.
        return;
    }
    assert!(
        piece.troops.iter().all(|troop| troop.class() != TroopClass::Levy),
        "Levies outlive {:?}",
        dying.noble
    );
    let kept = piece.troops.iter().filter(|troop: &TroopId| troop.kind().is_mercenary());
    let kept: Vec<u16> = kept.map(|troop| fifties(step, troop.kind())).collect();
    // A Levy is worth 100, and may be among what is lost for tokens; the others go afterwards (CG-LEVY-09, CG-LEVY-10).
    let levies = vec![2; dying.levies];
    let mut sums = vec![true];
    for strength in kept.iter().chain(&dying.lost).chain(&levies) {
        sums.resize(sums.len() + usize::from(*strength), false);
        for sum in (usize::from(*strength)..sums.len()).rev() {
            sums[sum] |= sums[sum - usize::from(*strength)];
        }
    }
    let limit = 2 * usize::from(dying.tokens);
    let most = (0..=limit.min(sums.len() - 1)).rev().find(|sum| sums[*sum]).unwrap_or_default();
    let lost = usize::from(dying.lost.iter().sum::<u16>());
    let reached = (0..=dying.levies).any(|levies| lost + 2 * levies == most);
    assert!(reached, "{:?}: {kept:?} kept, {:?} and {} Levies lost", dying.noble, dying.lost, dying.levies);
    let gone = dying.regulars.without(regulars(&step.after.board, dying.noble));
    assert!(gone.is_empty(), "{:?} lost Regulars: {gone:?}", dying.noble);
}

/// I-41: who does not pay all Regulars has no Mercenary left that he would have to pay. What cards say of wages ends with the phase.
fn wages(step: &Step<'_>, seat: Seat, paid: u16) {
    let board = &step.after.board;
    if !board.frames.iter().any(|frame| matches!(frame, Frame::Wages(_))) {
        return;
    }
    // Who keeps a Mercenary without pay keeps him by a contract.
    let contracts = AdvancementId::named("ad_contracts").expect("an Advancement");
    if board.baron(seat).advancements.contains(&contracts) {
        return;
    }
    let armies = || Army::all_of(board.baron(seat).id);
    let free = armies().filter(|army| step.game.pays_nothing(board, *army));
    let free = free.fold(Troops::NONE, |sum, army| sum.or(board.troops(army)));
    let dues = step.game.dues(board, seat, free);
    if paid < dues.regulars {
        assert_eq!(dues.total, dues.regulars, "a Mercenary of seat {seat} is paid before a Regular");
    }
}
