//! What happens by Intrigue cards.

use crate::content::{Action, DevelopmentId, Player, TerritoryId};
use crate::rules;
use serde::Serialize;
use table::Element;

/// At what a Plot is aimed.
fn shown(target: Option<Element>) -> Vec<Element> {
    target.into_iter().collect()
}

/// Something that happened by an Intrigue card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A Plot was announced.
    #[told(by = rules::CK_PLOT_03, to = all)]
    Plotted {
        player: Player,
        action: Action,
        #[told(with = shown)]
        #[cfg_attr(feature = "types", ts(type = "string | null"))]
        target: Option<Element>,
    },
    /// A Plot against a councillor was announced.
    #[told(by = rules::CK_PLOT_03, to = all)]
    PlottedAtCourt { player: Player, action: Action, development: DevelopmentId, of: Player },
    /// It succeeded.
    #[told(by = rules::CK_PLOT_05, to = all)]
    PlotDone { player: Player, action: Action },
    /// It failed.
    #[told(by = rules::CK_PLOT_04, to = all)]
    PlotFailed { player: Player, action: Action },
    /// An Overthrow was announced.
    #[told(by = rules::CK_OVERTHROW_02, to = all)]
    OverthrowTried { player: Player, territory: TerritoryId },
    /// It succeeded.
    #[told(by = rules::CK_OVERTHROW_01, to = all)]
    Overthrown { player: Player, territory: TerritoryId },
}
