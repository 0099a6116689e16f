//! Numbers of the rules, each within what can be played.

use super::Compiler;
use crate::content::Numbers;
use crate::content::items::{NumberItem, Numbered};
use std::ops::RangeInclusive;

impl Compiler<'_> {
    /// All numbers must be there; there is no default.
    pub(super) fn numbers(&mut self) -> Option<Numbers> {
        let items: Vec<NumberItem> = self.read("numbers", &[]);
        let mut by_name: Numbered = items.into_iter().map(|item| (item.id, item.value)).collect();
        let mut complete = true;
        let mut take = |id: &str, range: RangeInclusive<u16>| {
            let value = by_name.remove(id);
            complete &= value.is_some();
            match value {
                None => self.wrong("numbers", id, "", "is missing"),
                Some(value) => self.within("numbers", id, "value", value, range),
            }
            value.unwrap_or_default()
        };
        macro_rules! numbers {
            ($($name:ident: $range:expr),+; $razed:expr) => {
                Numbers { $($name: take(stringify!($name), $range).try_into().unwrap_or_default(),)+ razed: $razed }
            };
        }
        // Two cities of the Kingdom at least are left standing.
        let razed = ["razed_2", "razed_3", "razed_4", "razed_5", "razed_6"]
            .map(|id| take(id, 0..=16).try_into().unwrap_or_default());
        let numbers = numbers!(
            crowns: 0..=100, pool: 1..=100, pool_short: 1..=100, pool_long: 1..=100, pool_longest: 1..=100,
            pool_king: 1..=100, pool_king_short: 1..=100, pool_king_long: 1..=100, target_king: 1..=200,
            target_king_short: 1..=200, target_king_long: 1..=200, cities_2_english: 1..=18, agendas: 0..=5,
            neutral_per_stack: 0..=4, neutral_per_stack_cg: 0..=4, fate_limit: 0..=11, fate_limit_cg: 0..=22,
            repair: 0..=20, fortify: 0..=20, fortified_strength: 0..=500, fortified_income: 0..=20, muster: 0..=20,
            raze_factor: 0..=10, revolt_faith: 0..=9, revolt_income_factor: 0..=9, invest_max: 1..=20,
            forced_march: 0..=20, research: 0..=20, research_discount: 0..=20, funds_needed: 0..=20,
            commander: 0..=1000, commander_discard: 0..=9, stronghold: 100..=1000, garrison_strength: 0..=500,
            garrison_hire: 0..=20, garrison_wage: 0..=20, garrisons: 0..=24, circle_limit: 0..=2000,
            mission_influence: 0..=20; razed
        );
        // Walls are counted in hundreds, for each breach takes one (WK-COMP-11).
        for (id, strength) in [
            ("fortified_strength", numbers.fortified_strength),
            ("stronghold", numbers.stronghold),
            ("garrison_strength", numbers.garrison_strength),
        ] {
            if !strength.is_multiple_of(100) {
                self.wrong("numbers", id, "value", "must be so many hundreds");
            }
        }
        let others: Vec<String> = by_name.into_keys().collect();
        others.iter().for_each(|id| self.wrong("numbers", id, "id", "is not known"));
        complete.then_some(numbers)
    }
}
