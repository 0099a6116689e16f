//! Troop cards go where the file says, and all others where they are when nothing is said.

use super::asked::{Asked, Pile};
use super::named::Named;
use crate::board::{Army, Board, Phase};
use crate::content::{BaronId, TroopClass, TroopId, TroopKind, Troops};
use crate::decks::Decks;
use crate::flow::{Frame, Play};
use crate::phases::draft::Assign;
use crate::position::pending;
use crate::{Knights, State, rules};
use table::{Chance, Rule, Seat, Silent};

/// Cards being dealt.
struct Deal<'a> {
    board: &'a mut Board,
    /// Those that lie nowhere yet.
    left: Troops,
    wrong: &'a mut Vec<String>,
}

impl Deal<'_> {
    fn put(&mut self, pile: Pile, troop: TroopId) {
        self.left.remove(troop);
        let to = match pile {
            Pile::Army(army) => self.board.troops_mut(army),
            Pile::Deck => Some(&mut self.board.mercenaries.deck),
            Pile::Discards => Some(&mut self.board.mercenaries.discards),
            Pile::Offer => Some(&mut self.board.mercenaries.offer),
        };
        to.into_iter().for_each(|troops| troops.insert(troop));
    }

    fn card(&mut self, field: &str, pile: Pile, card: TroopId) {
        if self.left.has(card) {
            self.put(pile, card);
        } else {
            let word = card.kind().word();
            self.wrong.push(format!("{field}: {} ({word}) lies elsewhere ({})", card.0, rule(card.kind()).0));
        }
    }

    fn kind(&mut self, field: &str, pile: Pile, kind: TroopKind, count: u64) {
        let owner = match pile {
            Pile::Army(army) => Some(army.baron()),
            Pile::Deck | Pile::Discards | Pile::Offer => None,
        };
        for dealt in 0..count {
            let found = self.left.iter().find(|troop| troop.kind() == kind && may_be_of(*troop, owner));
            let Some(troop) = found else {
                let word = kind.word();
                let rule = rule(kind).0;
                return self.wrong.push(format!(
                    "{field}: there are not so many '{word}', only {dealt} are left ({rule})"
                ));
            };
            self.put(pile, troop);
        }
    }
}

/// Regular Troops are those of their Baron.
fn may_be_of(troop: TroopId, owner: Option<BaronId>) -> bool {
    troop.class() != TroopClass::Regular
        || owner.is_some_and(|baron| TroopId::regulars(baron).any(|regular| regular == troop))
}

/// By which rule there are no more of a kind.
const fn rule(kind: TroopKind) -> Rule {
    match kind.class() {
        TroopClass::Regular | TroopClass::King => rules::WK_INV_09,
        TroopClass::Levy => rules::WK_INV_12,
        TroopClass::Mercenary | TroopClass::Leader | TroopClass::Herald => rules::WK_INV_08,
    }
}

/// Troops go where the file says. Of whom it says nothing has his first troops in his stronghold (WK-SETUP-15 to WK-SETUP-17), a King
/// his Army (CG-KING-06); all other Mercenaries are in their deck, and N+1 of them on offer.
pub(super) fn deal<C: Chance>(
    game: &Knights,
    state: &mut State,
    named: &Named,
    asked: &[Asked],
    chance: &mut C,
    wrong: &mut Vec<String>,
) {
    let board = &mut state.board;
    (board.mercenaries.deck, board.mercenaries.offer) = (Troops::NONE, Troops::NONE);
    let glory = game.options.for_glory;
    let box_of = TroopId::all().filter(|troop| glory || !TroopId::captains().has(*troop));
    let mut left: Troops = box_of.collect();
    for frame in board.frames.iter() {
        if let Frame::Assign(Assign { troop, .. }) = frame {
            left.remove(*troop);
        }
        if let Frame::KingsArmy(kings) = frame {
            left = left.without(kings.left);
        }
    }
    let mut deal = Deal { board, left, wrong };
    for Asked { field, pile, cards, .. } in asked {
        cards.iter().for_each(|card| deal.card(field, *pile, *card));
    }
    for Asked { field, pile, kinds, .. } in asked {
        kinds.iter().for_each(|(kind, count)| deal.kind(field, *pile, *kind, *count));
    }
    for seat in Seat::all(game.seats).filter(|seat| !named.troops.has(*seat)) {
        first_troops(game, &mut deal, seat, chance);
    }
    if let Some(king) = deal.board.king {
        let home = Pile::Army(Army::Stronghold(deal.board.baron(king).id));
        let army: Troops = TroopId::kings(deal.board.seats).collect();
        army.and(deal.left).iter().for_each(|troop| deal.put(home, troop));
    }
    if !named.has("mercenaries.deck") {
        let rest: Troops = deal.left.iter().filter(|troop| troop.kind().is_mercenary()).collect();
        rest.iter().for_each(|troop| deal.put(Pile::Deck, troop));
    }
    let drafting = pending(&state.board, |frame| matches!(frame, Frame::Draft(_) | Frame::Several(_)));
    if !named.has("mercenaries.offer") && !drafting {
        Play::new(game, state, chance, &mut Silent).offer_mercenaries(rules::WK_SETUP_22);
    }
}

/// His Regular Troops, a Mercenary of 100 and one of 50; who is out has none.
fn first_troops<C: Chance>(game: &Knights, deal: &mut Deal<'_>, seat: Seat, chance: &mut C) {
    if deal.board.baron(seat).is_out || deal.board.phase == Phase::Over {
        return;
    }
    let id = deal.board.baron(seat).id;
    let home = Pile::Army(Army::Stronghold(id));
    let regulars: Troops = TroopId::regulars(id).collect();
    regulars.and(deal.left).iter().for_each(|troop| deal.put(home, troop));
    for strength in [100, 50] {
        let mercenaries = TroopId::mercenaries().and(deal.left);
        let fitting: Troops =
            mercenaries.iter().filter(|troop| game.content.strength(*troop) == strength).collect();
        fitting.draw(chance).into_iter().for_each(|troop| deal.put(home, troop));
    }
}
