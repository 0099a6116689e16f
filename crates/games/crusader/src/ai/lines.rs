//! The lines of the strategies: their names, the rules that print them, and the first that is possible (CK-AI-11).

use super::plan::Plan;
use super::realm::Wish;
use super::war::Post;
use super::{intrigue, realm, war};
use crate::Crusader;
use crate::board::State;
use crate::content::vocabulary::Line;
use crate::content::{Deck, Player, StrategyId};
use crate::rules::{self as r};
use serde::Serialize;
use table::{Arg, Chance, Element, Rule};

/// A line of a strategy, as the log names it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct LineName(pub &'static str);

impl From<LineName> for Arg {
    fn from(name: LineName) -> Arg {
        Element::word("line", name.0).into()
    }
}

/// The lines as printed, by strategy and deck: Realm, Intrigue, War. A pack that adds lines has them told by the general rule.
const PRINTED: [[&[(&str, Rule)]; 3]; 5] = [
    [
        &[("ferox-realm-1", r::CK_FEROX_08), ("ferox-realm-2", r::CK_FEROX_09)],
        &[
            ("ferox-intrigue-1", r::CK_FEROX_10),
            ("ferox-intrigue-2", r::CK_FEROX_11),
            ("ferox-intrigue-3", r::CK_FEROX_12),
            ("ferox-intrigue-4", r::CK_FEROX_13),
        ],
        &[
            ("ferox-war-1", r::CK_FEROX_14),
            ("ferox-war-2", r::CK_FEROX_15),
            ("ferox-war-3", r::CK_FEROX_16),
            ("ferox-war-4", r::CK_FEROX_17),
            ("ferox-war-5", r::CK_FEROX_18),
        ],
    ],
    [
        &[("postis-realm-1", r::CK_POSTIS_06), ("postis-realm-2", r::CK_POSTIS_07)],
        &[
            ("postis-intrigue-1", r::CK_POSTIS_08),
            ("postis-intrigue-2", r::CK_POSTIS_09),
            ("postis-intrigue-3", r::CK_POSTIS_10),
            ("postis-intrigue-4", r::CK_POSTIS_11),
            ("postis-intrigue-5", r::CK_POSTIS_12),
        ],
        &[
            ("postis-war-1", r::CK_POSTIS_13),
            ("postis-war-2", r::CK_POSTIS_14),
            ("postis-war-3", r::CK_POSTIS_15),
            ("postis-war-4", r::CK_POSTIS_16),
            ("postis-war-5", r::CK_POSTIS_17),
            ("postis-war-6", r::CK_POSTIS_18),
        ],
    ],
    [
        &[
            ("munitio-realm-1", r::CK_MUNITIO_09),
            ("munitio-realm-2", r::CK_MUNITIO_10),
            ("munitio-realm-3", r::CK_MUNITIO_11),
        ],
        &[
            ("munitio-intrigue-1", r::CK_MUNITIO_12),
            ("munitio-intrigue-2", r::CK_MUNITIO_13),
            ("munitio-intrigue-3", r::CK_MUNITIO_14),
            ("munitio-intrigue-4", r::CK_MUNITIO_15),
            ("munitio-intrigue-5", r::CK_MUNITIO_16),
        ],
        &[
            ("munitio-war-1", r::CK_MUNITIO_17),
            ("munitio-war-2", r::CK_MUNITIO_18),
            ("munitio-war-3", r::CK_MUNITIO_19),
            ("munitio-war-4", r::CK_MUNITIO_20),
        ],
    ],
    [
        &[
            ("amandum-realm-1", r::CK_AMANDUM_07),
            ("amandum-realm-2", r::CK_AMANDUM_08),
            ("amandum-realm-3", r::CK_AMANDUM_09),
        ],
        &[
            ("amandum-intrigue-1", r::CK_AMANDUM_10),
            ("amandum-intrigue-2", r::CK_AMANDUM_11),
            ("amandum-intrigue-3", r::CK_AMANDUM_12),
        ],
        &[
            ("amandum-war-1", r::CK_AMANDUM_13),
            ("amandum-war-2", r::CK_AMANDUM_14),
            ("amandum-war-3", r::CK_AMANDUM_15),
            ("amandum-war-4", r::CK_AMANDUM_16),
            ("amandum-war-5", r::CK_AMANDUM_17),
            ("amandum-war-6", r::CK_AMANDUM_18),
        ],
    ],
    [
        &[("aperio-realm-1", r::CK_APERIO_06), ("aperio-realm-2", r::CK_APERIO_07)],
        &[("aperio-intrigue-1", r::CK_APERIO_08), ("aperio-intrigue-2", r::CK_APERIO_09)],
        &[
            ("aperio-war-1", r::CK_APERIO_10),
            ("aperio-war-2", r::CK_APERIO_11),
            ("aperio-war-3", r::CK_APERIO_12),
        ],
    ],
];

/// What any strategy does with a Crusade card.
pub(super) const CRUSADE: (LineName, Rule) = (LineName("crusade"), r::CK_R_131);

/// What any strategy does when it finds nobody to marry, and when nobody can marry at all.
pub(super) const OWN_DECK: (LineName, Rule) = (LineName("own-deck"), r::CK_AI_28);
pub(super) const ADOPTION: (LineName, Rule) = (LineName("adoption"), r::CK_R_130);

/// What the strategies say about marriages of their own, and about proposals.
const MARRIAGES: [[(&str, Rule); 2]; 5] = [
    [("ferox-marriage", r::CK_FEROX_01), ("ferox-proposals", r::CK_FEROX_05)],
    [("postis-marriage", r::CK_POSTIS_01), ("postis-proposals", r::CK_POSTIS_04)],
    [("munitio-marriage", r::CK_MUNITIO_01), ("munitio-proposals", r::CK_MUNITIO_07)],
    [("amandum-marriage", r::CK_AMANDUM_01), ("amandum-proposals", r::CK_AMANDUM_05)],
    [("aperio-marriage", r::CK_APERIO_01), ("aperio-proposals", r::CK_APERIO_04)],
];

/// What a strategy says about its own marriages.
pub(super) fn marriage(strategy: StrategyId) -> (LineName, Rule) {
    family(strategy, 0)
}

/// What a strategy says about proposals of others.
pub(super) fn proposals(strategy: StrategyId) -> (LineName, Rule) {
    family(strategy, 1)
}

fn family(strategy: StrategyId, which: usize) -> (LineName, Rule) {
    let found = MARRIAGES.get(strategy.index()).map(|lines| lines[which]);
    found.map_or((LineName("other"), r::CK_R_129), |(name, rule)| (LineName(name), rule))
}

/// The name of a line and the rule that prints it.
#[must_use]
pub fn printed(strategy: StrategyId, deck: Deck, line: usize) -> (LineName, Rule) {
    let decks = PRINTED.get(strategy.index()).map_or(&[][..], |decks| decks);
    let found = decks.get(deck.index()).and_then(|lines| lines.get(line));
    found.map_or((LineName("other"), r::CK_AI_11), |(name, rule)| (LineName(name), *rule))
}

/// The first line that is possible, by its place, and what is done (CK-AI-11); none if none is (CK-AI-13).
pub fn first_possible<C: Chance>(
    game: &Crusader,
    state: &State,
    me: Player,
    lines: &[Line],
    chance: &mut C,
) -> Option<(usize, Plan)> {
    (0..lines.len()).find_map(|place| plan(game, state, me, lines, place, chance).map(|plan| (place, plan)))
}

/// What this line comes to; nothing if it is not possible.
fn plan<C: Chance>(
    game: &Crusader,
    state: &State,
    me: Player,
    lines: &[Line],
    place: usize,
    chance: &mut C,
) -> Option<Plan> {
    match &lines[place] {
        Line::Build {} => realm::build(game, state, me),
        Line::Develop { only, prefer, count, all_listed, unless_owned } => {
            let count = count.unwrap_or(1);
            let wish = Wish { only, prefer, count, all_listed: *all_listed, unless_owned: *unless_owned };
            realm::develop(game, state, me, wish)
        }
        Line::Overthrow {} => intrigue::overthrow(game, state, me),
        Line::PlotCasusBelli { on, rank } => intrigue::casus_belli(game, state, me, *on, *rank),
        Line::PlotAssassinate { victim, rank } => intrigue::murder(game, state, me, *victim, *rank),
        Line::PlotBribe { unless_councillors } => {
            intrigue::bribe(game, state, me, *unless_councillors, chance)
        }
        Line::PlotInciteRevolt { rank, prefer } => intrigue::revolt(game, state, me, *rank, *prefer),
        Line::PlotDivorce { who: _ } => intrigue::divorce(state, me),
        line @ (Line::Annex {} | Line::Invade { .. }) => {
            war::aim(line).and_then(|aim| war::invade(game, state, me, aim))
        }
        Line::Mobilise { next_to, player, rank, prefer } => {
            let (next_to, player, rank, prefer) = (*next_to, *player, *rank, *prefer);
            war::mobilise(game, state, me, Post { next_to, player, rank, prefer, before: &lines[..place] })
        }
    }
}
