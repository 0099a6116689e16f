//! What has happened in a game, counted: no rule asks for it.

use crate::answer::Manner;
use crate::content::PhaseArea;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::Rule;

/// What has happened in a game, counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Annals {
    /// Battles in the open field.
    pub field_battles: u16,
    /// Assaults on cities and strongholds.
    pub assaults: u16,
    /// Sieges that were declared, first and second ones.
    pub sieges: u16,
    /// Nobles who died.
    pub deaths: u16,
    /// Cities that a Baron took.
    pub conquests: u16,
    /// Cities razed since the game began.
    pub razed: u16,
    /// Bans from the Assembly.
    pub bans: u16,
    /// Taxations.
    pub taxations: u16,
    /// Wages.
    pub wages: u16,
    /// Assemblies.
    pub assemblies: u16,
    /// Influence for cities in Upkeep (WK-UPKEEP-03).
    pub influence_of_cities: u16,
    /// The King's Influence (CG-KING-11).
    pub influence_of_king: u16,
    /// Influence of Missions (CG-MISSION-07).
    pub influence_of_missions: u16,
    /// Influence of all else: cards.
    pub influence_of_cards: u16,
}

impl Annals {
    pub(crate) fn battle(&mut self, manner: Manner) {
        more(
            match manner {
                Manner::Field => &mut self.field_battles,
                Manner::Assault => &mut self.assaults,
                Manner::Siege => &mut self.sieges,
            },
            1,
        );
    }

    pub(crate) fn died(&mut self) {
        more(&mut self.deaths, 1);
    }

    pub(crate) fn taken(&mut self) {
        more(&mut self.conquests, 1);
    }

    pub(crate) fn was_razed(&mut self) {
        more(&mut self.razed, 1);
    }

    pub(crate) fn banned(&mut self) {
        more(&mut self.bans, 1);
    }

    pub(crate) fn phase(&mut self, area: PhaseArea) {
        more(
            match area {
                PhaseArea::Taxation => &mut self.taxations,
                PhaseArea::Wages => &mut self.wages,
                PhaseArea::Assembly => &mut self.assemblies,
            },
            1,
        );
    }

    /// Influence was gained by this rule.
    pub(crate) fn influence(&mut self, n: u16, rule: Rule) {
        let source = if rule == rules::WK_UPKEEP_03 {
            &mut self.influence_of_cities
        } else if rule == rules::CG_KING_11 {
            &mut self.influence_of_king
        } else if rule == rules::CG_MISSION_07 {
            &mut self.influence_of_missions
        } else {
            &mut self.influence_of_cards
        };
        more(source, n);
    }
}

fn more(count: &mut u16, n: u16) {
    *count = count.saturating_add(n);
}
