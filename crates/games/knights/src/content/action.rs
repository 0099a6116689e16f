//! Action cards, and the three areas that they are allocated to.

use effects::words;
use serde::{Deserialize, Serialize};
use table::{Arg, Element};

words! {
    /// The Action cards of each Baron (WK-COMP-08); the last two come with For Glory (CG-SETUP-08).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum ActionCard {
        /// Levy Taxes.
        LevyTaxes,
        /// Draft Soldiers.
        DraftSoldiers,
        /// Rally Support.
        RallySupport,
        /// Serve the Church.
        ServeChurch,
        /// Mobilize Forces.
        MobilizeForces,
        /// Versatile Strategy.
        VersatileStrategy,
        /// Forced March.
        ForcedMarch,
        /// Enrich Mind.
        EnrichMind,
    }
}

impl ActionCard {
    /// All of them.
    pub const EACH: [ActionCard; 8] = [
        ActionCard::LevyTaxes,
        ActionCard::DraftSoldiers,
        ActionCard::RallySupport,
        ActionCard::ServeChurch,
        ActionCard::MobilizeForces,
        ActionCard::VersatileStrategy,
        ActionCard::ForcedMarch,
        ActionCard::EnrichMind,
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "levy_taxes",
            "draft_soldiers",
            "rally_support",
            "serve_church",
            "mobilize_forces",
            "versatile_strategy",
            "forced_march",
            "enrich_mind",
        ][self as usize]
    }

    /// As something on the board.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("card", self.word())
    }
}

impl From<ActionCard> for Arg {
    fn from(card: ActionCard) -> Arg {
        card.element().into()
    }
}

words! {
    /// The Neutral Action cards (WK-COMP-09, CG-SETUP-09, CG-SETUP-10).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum NeutralCard {
        /// Important Event.
        ImportantEvent,
        /// Fund Expeditions.
        FundExpeditions,
        /// Upgrade Defenses.
        UpgradeDefenses,
        /// Muster Troops.
        MusterTroops,
        /// Uncertain Times.
        UncertainTimes,
        /// Research.
        Research,
        /// A Pressing Agenda.
        PressingAgenda,
        /// Assemble Troops.
        AssembleTroops,
        /// Upgrade Defenses of For Glory.
        UpgradeDefensesCg,
        /// Muster Forces.
        MusterForces,
        /// Uncertain Times of For Glory.
        UncertainTimesCg,
    }
}

impl NeutralCard {
    /// All of them.
    pub const EACH: [NeutralCard; 11] = [
        NeutralCard::ImportantEvent,
        NeutralCard::FundExpeditions,
        NeutralCard::UpgradeDefenses,
        NeutralCard::MusterTroops,
        NeutralCard::UncertainTimes,
        NeutralCard::Research,
        NeutralCard::PressingAgenda,
        NeutralCard::AssembleTroops,
        NeutralCard::UpgradeDefensesCg,
        NeutralCard::MusterForces,
        NeutralCard::UncertainTimesCg,
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "important_event",
            "fund_expeditions",
            "upgrade_defenses",
            "muster_troops",
            "uncertain_times",
            "research",
            "pressing_agenda",
            "assemble_troops",
            "upgrade_defenses_cg",
            "muster_forces",
            "uncertain_times_cg",
        ][self as usize]
    }

    /// As something on the board.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("card", self.word())
    }
}

impl From<NeutralCard> for Arg {
    fn from(card: NeutralCard) -> Arg {
        card.element().into()
    }
}

words! {
    /// The three Special Phase areas, and what happens when one is full (WK-TRIG-01, WK-TRIG-02, WK-TRIG-03).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum PhaseArea {
        /// Taxation, yellow.
        Taxation,
        /// Wages, red.
        Wages,
        /// Assembly, blue.
        Assembly,
    }
}

impl PhaseArea {
    /// All of them.
    pub const EACH: [PhaseArea; 3] = [PhaseArea::Taxation, PhaseArea::Wages, PhaseArea::Assembly];

    /// As something on the board.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("phase", ["taxation", "wages", "assembly"][self as usize])
    }
}

impl From<PhaseArea> for Arg {
    fn from(area: PhaseArea) -> Arg {
        area.element().into()
    }
}

words! {
    /// The three expeditions, in their order (WK-EXP-01).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Expedition {
        /// To Ceylon.
        Ceylon,
        /// To the Spice Islands.
        SpiceIslands,
        /// To China.
        China,
    }
}

impl Expedition {
    /// All of them.
    pub const EACH: [Expedition; 3] = [Expedition::Ceylon, Expedition::SpiceIslands, Expedition::China];

    /// As something on the board.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("expedition", ["ceylon", "spice_islands", "china"][self as usize])
    }
}

impl From<Expedition> for Arg {
    fn from(expedition: Expedition) -> Arg {
        expedition.element().into()
    }
}
