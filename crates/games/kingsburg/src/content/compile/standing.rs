//! Everything that carries effects, with what it does where the rules ask for it, and how that is read: a new standing word
//! is a field here with the line that fills it.

use super::windows::dice_change;
use super::{Compiler, EVERY, Place, bits, seasons};
use crate::content::items::Penalty;
use crate::content::vocabulary::{Action, Effect, Hook, ProtectWhat, Scope, StockMode};
use crate::content::{
    Bonus, BuildingId, Built, CostChange, DiceChange, Dismissal, Facing, First, FixedSoldiers, GoodOrAny,
    OwnSpace, Pc, Peeking, Per, SecondDeck, Shift, SoldierPrice, SourceId, SourceSet, Tie,
};
use crate::effects::words::WhiteDie;
use crate::goods::{Bundle, Goods};
use crate::rules;
use table::Rule;

/// What something that does nothing cites.
pub(in crate::content) const BLANK_RULE: Rule = rules::KB_BUILD_09;

/// Everything that carries effects, with what it does at each moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    /// The rule that its events cite.
    pub rule: Rule,
    /// What a building costs.
    pub cost: Goods,
    /// What a building is worth when built.
    pub vp: i16,
    /// What an advisor or a tile gives.
    pub gift: Option<Pc>,
    /// How a tile is stocked.
    pub stock: Option<StockMode>,
    /// Its effects that come at a moment, by their place in [`Content::triggers`](crate::content::Content::triggers).
    pub triggers: Vec<u8>,
    /// The moments of these, as bits.
    pub moments: u32,
    /// White dice more in Spring, Summer, Autumn.
    pub white_dice: [u8; 3],
    /// Dice that may be changed after the roll.
    pub dice_change: Option<DiceChange>,
    /// One group a season may count for more or less.
    pub shift: Option<Shift>,
    /// Spaces for dice of one's own.
    pub spaces: Vec<OwnSpace>,
    /// Advisors that nobody may influence, as bits.
    pub closes: u32,
    /// May a group be placed beside an opponent's, once in this time?
    pub shares: Option<Per>,
    /// Who goes first.
    pub first: First,
    /// Changes of price.
    pub costs: Vec<CostChange>,
    /// One more building in a turn, once in this time, for this much on top.
    pub extra_build: Option<(Per, u16)>,
    /// What a soldier costs in phase 7.
    pub soldier_price: Option<SoldierPrice>,
    /// What a "+2" token is worth as payment for a soldier.
    pub token_worth: u16,
    /// A die of one's own for reinforcements: its sides.
    pub own_die: Option<u8>,
    /// Soldiers that the King sends instead of rolling.
    pub fixed_soldiers: Option<FixedSoldiers>,
    /// Changes of the invaders' strength.
    pub strength: Vec<Bonus>,
    /// Added to the battle total.
    pub battle: Vec<Bonus>,
    /// Is an equal total a victory?
    pub tie: Tie,
    /// Added to the penalty.
    pub penalty: Penalty,
    /// Victory points of a penalty that are ignored.
    pub spares_vp: u8,
    /// Buildings that a penalty spares.
    pub spares_buildings: u8,
    /// How many soldiers stay after Winter.
    pub dismissal: Dismissal,
    /// Buildings whose effects at the end of a season come in more seasons (as bits).
    pub extends: Vec<(Built, u8)>,
    /// A second deck of invaders, and when its card joins.
    pub second_deck: Option<SecondDeck>,
    /// How the invader cards lie.
    pub invaders: Facing,
    /// What looking at a card comes to.
    pub peek: Peeking,
}

impl Source {
    /// Something that does nothing.
    pub const BLANK: Source = Source {
        rule: BLANK_RULE,
        cost: Goods::NONE,
        vp: 0,
        gift: None,
        stock: None,
        triggers: Vec::new(),
        moments: 0,
        white_dice: [0; 3],
        dice_change: None,
        shift: None,
        spaces: Vec::new(),
        closes: 0,
        shares: None,
        first: First::Lowest,
        costs: Vec::new(),
        extra_build: None,
        soldier_price: None,
        token_worth: 0,
        own_die: None,
        fixed_soldiers: None,
        strength: Vec::new(),
        battle: Vec::new(),
        tie: Tie::Neither,
        penalty: Penalty { gold: 0, wood: 0, stone: 0, any: 0, buildings: 0, vp: 0 },
        spares_vp: 0,
        spares_buildings: 0,
        dismissal: Dismissal::All,
        extends: Vec::new(),
        second_deck: None,
        invaders: Facing::Down,
        peek: Peeking::Plain,
    };
}

/// Puts one standing action where the rules will look for it.
pub(super) fn standing(
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
