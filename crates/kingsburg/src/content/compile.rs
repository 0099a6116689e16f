//! From the vocabulary of effects to what the rules ask of each component.

use super::items::{AdvisorItem, BuildingItem, File, InvaderItem};
use super::vocabulary::{Action, Effect, Hook, Limit, NoLimit, Per, Quantity, Season};
use super::{
    Advisor, Building, BuildingId, Built, Condition, Content, CostChange, Gift, Invader, Moments, Race,
};
use super::{Reroll, Trade};
use crate::goods::{Bundle, Goods};
use serde::de::DeserializeOwned;
use table::Rule;

/// Reads and checks all components.
pub fn compile(advisors: &str, buildings: &str, invaders: &str) -> Result<Content, Vec<String>> {
    let mut wrong = Vec::new();
    let advisor_items: Vec<AdvisorItem> = read("advisors", advisors, &mut wrong);
    let building_items: Vec<BuildingItem> = read("buildings", buildings, &mut wrong);
    let invader_items: Vec<InvaderItem> = read("invaders", invaders, &mut wrong);
    let mut content = Content {
        advisors: compile_advisors(&advisor_items, &mut wrong),
        buildings: vec![BLANK; BuildingId::COUNT as usize],
        spaces: Built::NONE,
        invaders: compile_invaders(invader_items, &mut wrong),
        hash: String::new(),
        at: Moments::default(),
    };
    for item in &building_items {
        match BuildingId::named(&item.id) {
            Some(id) if item.id == format!("{}{}", item.row, item.column) => {
                compile_building(&mut content, id, item, &mut wrong);
            }
            Some(_) => wrong.push(format!("building {}: row {} column {}", item.id, item.row, item.column)),
            None => wrong.push(format!("building {}: there is no such space", item.id)),
        }
    }
    if content.spaces.count() != 20 {
        wrong.push(format!("buildings: {} different spaces instead of 20", content.spaces.count()));
    }
    if wrong.is_empty() { Ok(content) } else { Err(wrong) }
}

fn read<T: DeserializeOwned>(name: &str, text: &str, wrong: &mut Vec<String>) -> Vec<T> {
    match serde_json::from_str::<File<T>>(text) {
        Ok(file) => file.items,
        Err(error) => {
            wrong.push(format!("{name}: {error}"));
            Vec::new()
        }
    }
}

/// A space without a building.
const BLANK: Building = Building {
    cost: Goods::NONE,
    vp: 0,
    rule: Rule("KB-BUILD-09"),
    season_start: Bundle::NONE,
    white_dice: 0,
    reroll: None,
    shifts: Vec::new(),
    on_aid: Bundle::NONE,
    cost_change: None,
    season_end: [Bundle::NONE; 3],
    trades: Vec::new(),
    soldier_price: None,
    battle: [0; 6],
    tie_is_win: false,
    battle_won: Bundle::NONE,
    game_end: None,
};

fn compile_advisors(items: &[AdvisorItem], wrong: &mut Vec<String>) -> Vec<Advisor> {
    if !items.iter().map(|a| a.number).eq(1..=18) {
        wrong.push("advisors: must be those with the numbers 1 to 18, in order".to_owned());
    }
    items
        .iter()
        .map(|item| {
            let mut gifts = Vec::new();
            for effect in &item.effects {
                let place = format!("advisor {}", item.number);
                if !matches!(effect.when, Hook::Help {}) {
                    wrong.push(format!("{place}: an advisor's effect comes at Help"));
                }
                if effect.condition.is_some() || effect.limit.is_some() {
                    wrong.push(format!("{place}: an advisor's gift has neither condition nor limit"));
                }
                gifts.extend(effect.actions.iter().filter_map(|a| gift(&place, effect, a, wrong)));
            }
            Advisor { gifts, aided_by: Built::NONE }
        })
        .collect()
}

fn gift(place: &str, effect: &Effect, action: &Action, wrong: &mut Vec<String>) -> Option<Gift> {
    let gift = match (action, effect.optional) {
        (Action::Gain { what }, false) => Some(Gift::Gain(*what)),
        (Action::Peek {}, false) => Some(Gift::Peek),
        (Action::Trade { pay, gain }, true) => trade(*pay, *gain).map(Gift::Trade),
        (Action::Choose { pick: 1, options }, false) => {
            let goods = options.iter().map(|option| match option.actions[..] {
                [Action::Gain { what }] if what == Bundle::goods(what.kinds()) => Some(what.kinds()),
                _ => None,
            });
            goods.collect::<Option<Vec<_>>>().map(|mut goods| {
                goods.sort_unstable();
                Gift::OneOf(goods)
            })
        }
        _ => None,
    };
    if gift.is_none() {
        wrong.push(format!("{place}: an effect that advisors do not have in the base game"));
    }
    gift
}

/// A trade in one of the three shapes that the base game knows.
fn trade(pay: Bundle, gain: Bundle) -> Option<Trade> {
    let free_goods = gain.any;
    match pay {
        Bundle { any, .. } if pay == (Bundle { any, ..Bundle::NONE }) && free_goods == 0 => {
            Some(Trade::Goods { pay: any, gain })
        }
        Bundle { plus2, .. } if pay == (Bundle { plus2, ..Bundle::NONE }) && free_goods == 0 => {
            Some(Trade::Tokens { pay: plus2, gain })
        }
        Bundle { vp, .. }
            if pay == Bundle::vp(vp) && gain == (Bundle { any: free_goods, ..Bundle::NONE }) =>
        {
            Some(Trade::Points { pay: vp, goods: free_goods })
        }
        _ => None,
    }
}

fn compile_invaders(items: Vec<InvaderItem>, wrong: &mut Vec<String>) -> Vec<Invader> {
    let years = items.iter().map(|i| i.year);
    if !years.eq((1..=5).flat_map(|year| [year; 5])) {
        wrong.push("invaders: must be five cards for each of the years 1 to 5, in order".to_owned());
    }
    items
        .into_iter()
        .map(|item| Invader {
            id: leak(&item.id),
            year: item.year,
            race: item.race,
            strength: item.strength,
            penalty: item.penalty,
            reward: item.reward,
        })
        .collect()
}

fn compile_building(content: &mut Content, id: BuildingId, item: &BuildingItem, wrong: &mut Vec<String>) {
    let mut building = Building { cost: item.cost, vp: item.vp, ..BLANK };
    if let Some(rule) = item.rules.first() {
        building.rule = Rule(leak(rule));
    }
    content.spaces.insert(id);
    for effect in &item.effects {
        for action in &effect.actions {
            if !has_known_terms(effect) || !compile_effect(content, &mut building, id, effect, action) {
                wrong.push(format!("building {id}: an effect that buildings do not have in the base game"));
            }
        }
    }
    content.buildings[id.0 as usize] = building;
}

/// Whether an effect may be declined, and how often it may be used, is known for each moment (KB-ORDERING-03): other
/// terms would be read and not kept, so they are refused.
fn has_known_terms(effect: &Effect) -> bool {
    let once = Some(Limit::Times { n: 1, per: Per::Season });
    match &effect.when {
        Hook::AfterRoll {} | Hook::Placing {} => effect.optional && effect.limit == once,
        Hook::OnAid { .. } => !effect.optional && effect.limit == Some(Limit::Word(NoLimit::None)),
        Hook::SeasonEnd { .. } => {
            let offers = effect.actions.iter().any(|action| matches!(action, Action::Choose { .. }));
            effect.optional == offers && effect.limit.is_none()
        }
        Hook::SeasonStart {}
        | Hook::BeforeRoll {}
        | Hook::Help {}
        | Hook::Building {}
        | Hook::Mercenaries {}
        | Hook::Battle {}
        | Hook::BattleWon {}
        | Hook::GameEnd {} => !effect.optional && effect.limit.is_none(),
    }
}

/// Puts one action of a building where the rules will look for it. False if they never would.
fn compile_effect(
    content: &mut Content,
    building: &mut Building,
    id: BuildingId,
    effect: &Effect,
    action: &Action,
) -> bool {
    let Effect { when, condition, .. } = effect;
    let at = &mut content.at;
    match (when, action, condition) {
        (Hook::SeasonStart {}, Action::Gain { what }, None) => {
            building.season_start = *what;
            at.season_start.insert(id);
        }
        (Hook::BeforeRoll {}, Action::WhiteDie { n }, None) => {
            building.white_dice += n;
            at.white_dice.insert(id);
        }
        (Hook::AfterRoll {}, Action::Reroll { which }, Some(condition)) => {
            building.reroll = Some(Reroll { condition: condition.clone(), which: *which });
            at.reroll.insert(id);
        }
        (Hook::Placing {}, Action::InfluenceShift { deltas }, None) => {
            building.shifts.clone_from(deltas);
            at.shift.insert(id);
        }
        (Hook::OnAid { advisors, .. }, Action::Gain { what }, None) => {
            building.on_aid = *what;
            for number in advisors {
                match content.advisors.get_mut(usize::from(*number).wrapping_sub(1)) {
                    Some(advisor) => advisor.aided_by.insert(id),
                    None => return false,
                }
            }
        }
        (Hook::Building {}, Action::CostChange { columns, good, n }, None) => {
            let columns = columns.iter().fold(0, |bits, column| bits | 1u8 << column);
            let Ok(less) = u16::try_from(-n) else { return false };
            building.cost_change = Some(CostChange { columns, good: *good, less });
            at.cost.insert(id);
        }
        (Hook::SeasonEnd { seasons }, Action::Gain { what }, None) => {
            for season in [Season::Spring, Season::Summer, Season::Autumn] {
                if seasons.as_ref().is_none_or(|s| s.contains(&season)) {
                    building.season_end[season as usize] = *what;
                }
            }
            at.season_end.insert(id);
        }
        (Hook::SeasonEnd { seasons: None }, Action::Choose { pick: 1, options }, None) => {
            for option in options {
                let [Action::Trade { pay, gain }] = option.actions[..] else { return false };
                let Some(trade) = trade(pay, gain) else { return false };
                building.trades.push(trade);
            }
            at.trade.insert(id);
        }
        (Hook::Mercenaries {}, Action::MercenaryPrice { goods }, None) => {
            building.soldier_price = Some(*goods);
            at.soldier_price.insert(id);
        }
        (Hook::Battle {}, Action::BattleBonus { n }, condition) => {
            for race in Race::ALL {
                match condition {
                    None => building.battle[race as usize] += n,
                    Some(Condition::Race { r#in }) if r#in.contains(&race) => {
                        building.battle[race as usize] += n;
                    }
                    Some(Condition::Race { .. }) => {}
                    Some(Condition::AllDiceEqual {} | Condition::DiceTotal { .. }) => return false,
                }
            }
            at.battle.insert(id);
        }
        (Hook::Battle {}, Action::TieIsWin {}, None) => {
            building.tie_is_win = true;
            at.battle.insert(id);
        }
        (Hook::BattleWon {}, Action::Gain { what }, None) => {
            building.battle_won = *what;
            at.battle_won.insert(id);
        }
        (Hook::GameEnd {}, Action::GainPer { what, per: Quantity::Goods, step }, None) if *step > 0 => {
            building.game_end = Some((what.vp, *step));
            at.game_end.insert(id);
        }
        _ => return false,
    }
    true
}

/// Names in content live as long as the program: content is read once, when it starts.
fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}
