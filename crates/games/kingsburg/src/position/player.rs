//! What a seat has, written for people.

use crate::Kingsburg;
use crate::board::{Board, Dice, Due, Player, REQUESTS};
use crate::content::{BuildingId, Built, GovernorId, ROWS, Side, SourceId, SourceKind};
use crate::event::Outcome;
use crate::goods::Goods;
use crate::view::Known;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a seat has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSheet {
    /// Gold.
    pub gold: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
    /// "+2" tokens.
    pub plus2: u16,
    /// Soldiers.
    pub soldiers: u16,
    /// Victory points.
    pub vp: i16,
    /// Buildings: row letter and column number.
    pub buildings: Vec<String>,
    /// Buildings among these that have not scored their points.
    pub unscored: Vec<String>,
    /// The rows that have an alternative line.
    pub lines: Vec<String>,
    /// The alternative lines he drew, while he chooses which to use.
    pub drawn: Vec<String>,
    /// His governor.
    pub governor: Option<GovernorId>,
    /// The governors dealt to him, while he chooses.
    pub dealt: Vec<GovernorId>,
    /// The one he keeps, while others still choose.
    pub kept: Option<GovernorId>,
    /// The request tokens he has left; all that he should have if left out.
    pub requests: Option<Vec<u8>>,
    /// The request token he laid, while others still choose.
    pub request: Option<u8>,
    /// Battles won in this game.
    pub victories: u8,
    /// How his last battle ended.
    pub last_battle: Option<Outcome>,
    /// Buildings built this season.
    pub builds: u8,
    /// What was activated this season: buildings, `governor`, `fate`, `scenario`.
    pub used: Vec<String>,
    /// What was activated this year, of what works once a year.
    pub used_year: Vec<String>,
    /// What rerolled his dice for the worse, if that is to be made up for.
    pub consoled: Option<String>,
    /// Was a "+2" token added to dice this season?
    pub plus2_used: bool,
    /// How many coloured and white dice he will roll, once they are counted and until they are rolled.
    pub due: Option<[u8; 2]>,
    /// All coloured dice of this season, placed or not.
    pub dice: Vec<u8>,
    /// All white dice of this season.
    pub white: Vec<u8>,
}

/// The bits of what is used that are no buildings.
const CARDS: [(&str, u8); 3] =
    [("governor", BuildingId::COUNT), ("fate", BuildingId::COUNT + 1), ("scenario", BuildingId::COUNT + 2)];

/// The bit of a name among what is used.
#[must_use]
pub fn slot(name: &str) -> Option<BuildingId> {
    let card = CARDS.iter().find(|(n, _)| *n == name).map(|(_, bit)| BuildingId(*bit));
    BuildingId::named(name).or(card)
}

fn names(set: Built) -> Vec<String> {
    let buildings = set.and(Built((1 << BuildingId::COUNT) - 1)).iter().map(|id| id.name().to_owned());
    let cards = CARDS.iter().filter(|(_, bit)| set.has(BuildingId(*bit))).map(|(name, _)| (*name).to_owned());
    buildings.chain(cards).collect()
}

fn set(names: &[String]) -> Built {
    names.iter().filter_map(|name| slot(name)).fold(Built::NONE, |mut set, id| {
        set.insert(id);
        set
    })
}

impl PlayerSheet {
    /// What a seat has, with what the observer holds in secret if it is his.
    pub(crate) fn of(board: &Board, known: &Known, seat: Seat) -> PlayerSheet {
        let player = board.player(seat);
        let own = known.own(seat);
        let covered =
            (0..7u8).filter(|row| player.spaces.and(Built::line(*row, Side::Alternative)) != Built::NONE);
        let row = |row: u8| ROWS[usize::from(row)].to_owned();
        let tokens = (0u8..).zip(player.requests).flat_map(|(value, n)| std::iter::repeat_n(value, n.into()));
        PlayerSheet {
            gold: player.goods.gold,
            wood: player.goods.wood,
            stone: player.goods.stone,
            plus2: player.plus2,
            soldiers: player.soldiers,
            vp: player.vp,
            buildings: names(player.built),
            unscored: names(player.unscored),
            lines: covered.map(row).collect(),
            drawn: player.drawn.into_iter().flatten().map(row).collect(),
            governor: player.governor,
            dealt: own.dealt.map_or_else(Vec::new, |hand| hand.to_vec()),
            kept: own.kept,
            requests: Some(tokens.collect()),
            request: own.request,
            victories: player.victories,
            last_battle: player.last_battle,
            builds: player.builds,
            used: names(player.used),
            used_year: names(player.used_year),
            consoled: player.consoled.map(|by| crate::answer::element(by).to_string()),
            plus2_used: player.token_used,
            due: (player.dice == Dice::default() && player.due != Due::default())
                .then_some([player.due.coloured, player.due.white]),
            dice: player.dice.coloured.into_iter().filter(|f| *f > 0).collect(),
            white: player.dice.white.into_iter().filter(|f| *f > 0).collect(),
        }
    }

    /// What it says, in a game of these modules. Dice that are rolled were due.
    pub(super) fn player(&self, game: &Kingsburg, year: u8) -> Player {
        let mut dice = Dice::default();
        for (die, face) in dice.coloured.iter_mut().zip(&self.dice) {
            *die = *face;
        }
        for (die, face) in dice.white.iter_mut().zip(&self.white) {
            *die = *face;
        }
        dice.settle();
        let row = |name: &String| ROWS.iter().position(|r| r == name).map(|r| r as u8);
        let spaces = self.lines.iter().filter_map(row).fold(game.printed_spaces(), |spaces, row| {
            spaces.without(Built::line(row, Side::Printed)).or(Built::line(row, Side::Alternative))
        });
        let mut drawn = [None; 2];
        for (slot, name) in drawn.iter_mut().zip(&self.drawn) {
            *slot = row(name);
        }
        Player {
            goods: Goods { gold: self.gold, wood: self.wood, stone: self.stone },
            plus2: self.plus2,
            soldiers: self.soldiers,
            vp: self.vp,
            built: set(&self.buildings).and(spaces),
            spaces,
            unscored: set(&self.unscored),
            used: set(&self.used),
            used_year: set(&self.used_year),
            governor: self.governor,
            drawn,
            requests: self.tokens(game, year),
            victories: self.victories,
            last_battle: self.last_battle,
            builds: self.builds,
            consoled: self.consoled.as_deref().and_then(source),
            due: match self.due {
                Some([coloured, white]) => Due { coloured, white },
                None => Due { coloured: dice.coloured_count() as u8, white: dice.white_count() as u8 },
            },
            token_used: self.plus2_used,
            dice,
        }
    }

    /// The request tokens he has left: those written, else the lowest went first.
    fn tokens(&self, game: &Kingsburg, year: u8) -> [u8; REQUESTS] {
        if game.options().reinforcements == crate::options::Reinforcements::Die {
            return [0; REQUESTS];
        }
        let gone = usize::from(year.saturating_sub(1));
        let default: Vec<u8> = [0, 1, 1, 2, 3, 4].into_iter().skip(gone).collect();
        let left = self.requests.as_ref().unwrap_or(&default);
        let mut counts = [0; REQUESTS];
        left.iter().filter(|v| usize::from(**v) < REQUESTS).for_each(|v| counts[usize::from(*v)] += 1);
        counts
    }
}

/// What carries effects and changes dice, by its element.
#[must_use]
pub fn source(name: &str) -> Option<SourceId> {
    (0..SourceId::COUNT as u8).map(SourceId).find(|id| {
        !matches!(id.kind(), SourceKind::Advisor(_)) && crate::answer::element(*id).to_string() == name
    })
}
