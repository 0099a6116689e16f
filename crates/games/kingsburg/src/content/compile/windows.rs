//! Standing effects: what the rules ask for when they need a price, a bonus, a permission.

use super::{Compiler, EVERY, Place, bits, seasons};
use crate::content::vocabulary::{Action, Effect, Hook, Limit, ProtectWhat, Scope, Subject};
use crate::content::{
    Bonus, BuildingId, Built, CostChange, DiceChange, Dismissal, Facing, First, FixedSoldiers, GoodOrAny,
    HowDice, OwnSpace, Peeking, Per, SecondDeck, Shift, SoldierPrice, SourceId, SourceSet, Tie,
};
use crate::effects::words::WhiteDie;
use crate::goods::Bundle;

/// Puts a standing effect where the rules will look for it. False if it is no such effect.
pub fn compile(compiler: &mut Compiler, place: &Place, id: SourceId, effect: &Effect) -> bool {
    if !is_standing(effect) {
        return false;
    }
    for (index, action) in effect.actions.iter().enumerate() {
        let key = format!("do[{index}]");
        let terms = if knows_terms(effect, action) {
            standing(compiler, place, id, effect, action)
        } else {
            Err("its subject, condition, limit or optional is not one that this action has".to_owned())
        };
        if let Err(what) = terms {
            compiler.fault(place, &key, what);
        }
    }
    true
}

/// Is it asked for by the rules, and does not come at a moment?
fn is_standing(effect: &Effect) -> bool {
    // Dice of one's own are counted before anything else happens (VR-02).
    let own_dice = matches!(effect.when, Hook::BeforeRoll { .. })
        && effect.subject == Subject::Owner
        && !effect.optional
        && matches!(effect.actions[..], [Action::WhiteDie(_)]);
    let of_table =
        matches!(effect.when, Hook::Setup {} | Hook::InvadersRevealed {}) && effect.subject == Subject::Table;
    let asked_for = matches!(
        effect.when,
        Hook::AfterRoll { .. }
            | Hook::Ordering {}
            | Hook::Placing {}
            | Hook::BuildTurn {}
            | Hook::Building {}
            | Hook::Mercenaries {}
            | Hook::Reinforcements {}
            | Hook::Battle {}
            | Hook::Penalty {}
            | Hook::Dismissal {}
            | Hook::Always {}
    );
    own_dice || of_table || asked_for
}

/// Whether an effect may be declined, how often and under which condition it works, is known for each standing
/// action (KB-ORDERING-03): other terms would be read and not kept, so they are refused.
fn knows_terms(effect: &Effect, action: &Action) -> bool {
    let once = matches!(effect.limit, Some(Limit::Times { n: 1, per: Per::Season }));
    let free = effect.limit.is_none();
    let (table, bare) = (effect.subject == Subject::Table, effect.condition.is_none());
    let plain = !effect.optional && free;
    let is_known = if let Action::CostChange { scope, .. } = action {
        let this_turn = matches!(effect.when, Hook::BuildTurn {});
        plain && !table && this_turn == (*scope == Some(Scope::ThisTurn)) && (bare || this_turn)
    } else if matches!(action, Action::Reroll { .. } | Action::SetColoured { .. } | Action::ChangeDice { .. })
    {
        effect.optional && once && !table
    } else if matches!(action, Action::InfluenceShift { .. }) {
        effect.optional && once && !table && bare
    } else if is_permission(action) {
        effect.optional && free && !table && bare
    } else if is_of_table(action) {
        plain && table && bare
    } else if matches!(action, Action::StrengthMod { .. }) {
        plain && table
    } else if matches!(action, Action::BattleBonus { .. }) {
        plain && !table
    } else {
        plain && !table && bare
    };
    is_known && !effect.snapshot
}

/// What somebody may do once more, or instead of something.
fn is_permission(action: &Action) -> bool {
    matches!(
        action,
        Action::ShareAdvisor { .. } | Action::ExtraBuild { .. } | Action::OwnReinforcement { .. }
    )
}

/// What changes the game for everybody.
fn is_of_table(action: &Action) -> bool {
    matches!(
        action,
        Action::CloseAdvisor { .. }
            | Action::OrderRule { .. }
            | Action::FixedReinforcement { .. }
            | Action::SecondDeck { .. }
            | Action::JoinInvaders { .. }
            | Action::InvadersFaceUp {}
            | Action::PeekChoice { .. }
            | Action::PeekReplaced { .. }
    )
}

fn standing(
    compiler: &mut Compiler,
    place: &Place,
    id: SourceId,
    effect: &Effect,
    action: &Action,
) -> Result<(), String> {
    let building = (id.0 < BuildingId::COUNT).then_some(BuildingId(id.0));
    let mark = |set: &mut SourceSet| set.insert(id);
    let condition = effect.condition.clone();
    match (&effect.when, action) {
        (Hook::BeforeRoll { seasons: when }, Action::WhiteDie(WhiteDie { n })) => {
            mark(&mut compiler.content.at.white_dice);
            let when = seasons(when.as_ref());
            let dice = &mut compiler.source(id).white_dice;
            for (season, count) in dice.iter_mut().enumerate() {
                *count = count.saturating_add(if when >> season & 1 == 1 { *n } else { 0 });
            }
        }
        (Hook::AfterRoll { seasons: when }, action) => {
            mark(&mut compiler.content.at.dice_change);
            let how = dice_change(action)?;
            let change = DiceChange { seasons: seasons(when.as_ref()), condition, how };
            if compiler.source(id).dice_change.replace(change).is_some() {
                return Err("a second change of dice".to_owned());
            }
        }
        (Hook::Ordering {}, Action::OrderRule { .. }) => compiler.source(id).first = First::Highest,
        (Hook::Placing {}, Action::InfluenceShift { deltas, max_dice }) => {
            mark(&mut compiler.content.at.shift);
            mark(&mut compiler.content.at.placing);
            if deltas.is_empty() || deltas.iter().any(|d| !matches!(d, -1 | 1)) {
                return Err("deltas must be -1 or 1".to_owned());
            }
            let shift = Shift { deltas: deltas.clone(), max_dice: max_dice.unwrap_or(u8::MAX) };
            compiler.source(id).shift = Some(shift);
        }
        (Hook::Placing {}, Action::ExtraSpaces { spaces }) => {
            if building.is_some() {
                return Err("only a governor has spaces of his own".to_owned());
            }
            mark(&mut compiler.content.at.placing);
            for space in spaces {
                if !(1..=18).contains(&space.number) {
                    return Err(format!("a space with the number {}", space.number));
                }
                let gift = compiler.actions(place, id, &space.actions);
                compiler.source(id).spaces.push(OwnSpace { number: space.number, gift });
            }
        }
        (Hook::Placing {}, Action::CloseAdvisor { advisors }) => {
            mark(&mut compiler.content.at.placing);
            compiler.source(id).closes |= bits(advisors);
        }
        (Hook::Placing {}, Action::ShareAdvisor { uses: 1, per }) => {
            mark(&mut compiler.content.at.placing);
            compiler.source(id).shares = Some(*per);
        }
        (Hook::Building {} | Hook::BuildTurn {}, Action::CostChange { columns, good, n, min, scope }) => {
            mark(&mut compiler.content.at.cost);
            if *n == 0 || (*n > 0 && matches!(good, GoodOrAny::Word(_))) {
                return Err("a price of goods of any kind can only fall, and a change is not 0".to_owned());
            }
            compiler.source(id).costs.push(CostChange {
                condition,
                columns: columns.as_ref().map_or(EVERY.columns, |c| bits(c) as u8),
                good: *good,
                n: *n,
                min: min.unwrap_or(0),
                scope: scope.unwrap_or(Scope::Standing),
            });
        }
        (Hook::Building {}, Action::ExtraBuild { uses: 1, per, surcharge }) => {
            mark(&mut compiler.content.at.extra_build);
            let surcharge = surcharge.unwrap_or_default();
            if surcharge != (Bundle { any: surcharge.any, ..Bundle::NONE }) {
                return Err("the surcharge must be goods of any kind".to_owned());
            }
            compiler.source(id).extra_build = Some((*per, surcharge.any));
        }
        (Hook::Mercenaries {}, Action::MercenaryPrice { goods, first }) => {
            mark(&mut compiler.content.at.soldiers);
            if *goods == 0 {
                return Err("a soldier must cost something".to_owned());
            }
            let price = SoldierPrice { goods: *goods, first: first.unwrap_or(u8::MAX) };
            compiler.source(id).soldier_price = Some(price);
        }
        (Hook::Mercenaries {}, Action::MercenaryAccept { plus2_as_goods }) => {
            mark(&mut compiler.content.at.soldiers);
            if *plus2_as_goods != 1 {
                return Err("a token counts as one good".to_owned());
            }
            compiler.source(id).token_worth = *plus2_as_goods;
        }
        (Hook::Reinforcements {}, Action::OwnReinforcement { die, .. }) => {
            mark(&mut compiler.content.at.own_die);
            if !(2..=20).contains(die) {
                return Err("a die has 2 to 20 sides".to_owned());
            }
            compiler.source(id).own_die = Some(*die);
        }
        (Hook::Reinforcements {}, Action::FixedReinforcement { value, only_die: true }) => {
            compiler.source(id).fixed_soldiers = Some(FixedSoldiers { value: *value });
        }
        (Hook::Battle {}, Action::StrengthMod { n }) => {
            compiler.source(id).strength.push(Bonus { condition, n: *n });
        }
        (Hook::Battle {}, Action::BattleBonus { n }) => {
            mark(&mut compiler.content.at.battle);
            compiler.source(id).battle.push(Bonus { condition, n: *n });
        }
        (Hook::Battle {}, Action::TieIsWin {}) => {
            mark(&mut compiler.content.at.battle);
            compiler.source(id).tie = Tie::Victory;
        }
        (Hook::Penalty {}, Action::PenaltyMod { add }) => {
            mark(&mut compiler.content.at.penalty);
            if add.vp < 0 {
                return Err("must not be negative".to_owned());
            }
            compiler.source(id).penalty = *add;
        }
        (Hook::Penalty {}, Action::Protect { what, n }) => {
            mark(&mut compiler.content.at.penalty);
            match what {
                ProtectWhat::Vp => compiler.source(id).spares_vp = n.most(),
                ProtectWhat::Buildings => compiler.source(id).spares_buildings = n.most(),
            }
        }
        (Hook::Dismissal {}, Action::KeepSoldiers { .. }) => {
            compiler.source(id).dismissal = Dismissal::Half;
        }
        (Hook::Always {}, Action::ExtendTiming { targets, seasons: when }) => {
            mark(&mut compiler.content.at.extends);
            let mut set = Built::NONE;
            for target in targets {
                let id =
                    BuildingId::named(target).ok_or_else(|| format!("there is no building '{target}'"))?;
                set.insert(id);
            }
            compiler.source(id).extends.push((set, seasons(Some(when))));
        }
        (Hook::Always {}, Action::PeekChoice { .. }) => compiler.source(id).peek = Peeking::Either,
        (Hook::Always {}, Action::PeekReplaced { gain }) => {
            if gain.any > 0 {
                return Err("goods of any kind cannot stand in for a look".to_owned());
            }
            compiler.source(id).peek = Peeking::Instead(*gain);
        }
        (Hook::Setup {}, Action::InvadersFaceUp {}) => compiler.source(id).invaders = Facing::Up,
        (Hook::Setup {}, Action::SecondDeck { per_year: 1, .. }) => {
            compiler.source(id).second_deck = Some(SecondDeck { joins: None, counts_as: 0 });
        }
        (Hook::InvadersRevealed {}, Action::JoinInvaders { join_if, counts_as, .. }) => {
            let counts_as = counts_as.iter().fold(0, |bits, race| bits | 1 << *race as u8);
            match &mut compiler.source(id).second_deck {
                Some(deck) => *deck = SecondDeck { joins: Some(join_if.clone()), counts_as },
                None => return Err("SecondDeck must come before JoinInvaders".to_owned()),
            }
        }
        _ => return Err("this action does not belong to this hook".to_owned()),
    }
    Ok(())
}

fn dice_change(action: &Action) -> Result<HowDice, String> {
    let is_face = |face: &u8| (1..=6).contains(face);
    if let Action::Reroll { which, consolation } = action {
        let consolation = consolation.unwrap_or_default();
        if consolation.any > 0 {
            return Err("a consolation cannot be goods of any kind".to_owned());
        }
        return Ok(HowDice::Reroll { which: *which, consolation });
    }
    if let Action::SetColoured { faces } = action {
        let mut faces: [u8; 3] = faces.clone().try_into().map_err(|_| "must be three faces".to_owned())?;
        if !faces.iter().all(is_face) {
            return Err("a face is 1 to 6".to_owned());
        }
        faces.sort_unstable();
        return Ok(HowDice::Set { faces });
    }
    let Action::ChangeDice { from, to, n } = action else {
        return Err("this action does not change dice".to_owned());
    };
    if !is_face(from) || !to.iter().all(is_face) || to.is_empty() || to.len() > 2 || to.contains(from) {
        return Err("from one face to one or two others, each 1 to 6".to_owned());
    }
    let mut faces = [to[0], to.get(1).copied().unwrap_or(0)];
    if faces[1] != 0 {
        faces.sort_unstable();
    }
    Ok(HowDice::Turn { from: *from, to: faces, most: n.most() })
}
