//! What the captain looks at, and the questions he asks about it again and again.

use table::{Amount, Seat};
use warlords::Warlords;
use warlords::answer::Answer;
use warlords::army::{Army, Kind, TROOPS, Troop};
use warlords::battle::Side;
use warlords::board::Board;
use warlords::content::{Content, Designs, FiefId, Fiefs};
use warlords::odds::{Battle, Castle};
use warlords::view::View;

/// The board as one seat sees it, what it may answer, and how it feels.
#[derive(Copy, Clone)]
pub(super) struct Eyes<'a> {
    pub game: &'a Warlords,
    pub board: &'a Board,
    pub seat: Seat,
    pub answers: &'a [Answer],
    pub mood: Mood,
    /// How many cards are part of the ransom that is talked about, as far as this seat sees them.
    pub named: u32,
}

/// The cards of a ransom offer that a seat sees.
pub(super) fn named(view: &View) -> u32 {
    view.offered.map_or(0, Designs::len)
}

/// How a captain feels about risk. Searchers try him in several moods.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Mood {
    /// How strong garrisons must be, against how strong he thinks they should.
    pub caution: f32,
    /// How much better the odds of an attack must be.
    pub odds: f64,
    /// Fiefs that he does not attack.
    pub spared: Fiefs,
}

impl Mood {
    /// As usual.
    pub const CALM: Mood = Mood { caution: 1.0, odds: 0.0, spared: Fiefs::NONE };
    /// Strikes with all he has.
    pub const BOLD: Mood = Mood { caution: 0.3, odds: -0.25, spared: Fiefs::NONE };
    /// Minds his castles.
    pub const CAREFUL: Mood = Mood { caution: 1.6, odds: 0.1, spared: Fiefs::NONE };
}

impl<'a> Eyes<'a> {
    /// The same question on another board.
    pub fn on(&self, board: &'a Board) -> Eyes<'a> {
        Eyes { board, ..*self }
    }

    pub fn content(&self) -> &'a Content {
        self.game.components()
    }

    /// My fiefs.
    pub fn own(&self) -> Fiefs {
        self.board.fiefs(self.seat)
    }

    pub fn gold(&self) -> u32 {
        self.board.player(self.seat).gold
    }

    pub fn near(&self, fief: FiefId) -> Fiefs {
        self.game.map().near[fief]
    }

    pub fn cities(&self, fief: FiefId) -> f64 {
        self.content().fiefs[fief.index()].cities.into()
    }

    /// Those who still take turns against me.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> {
        let (board, me) = (self.board, self.seat);
        Seat::all(board.seats).filter(move |seat| *seat != me && board.plays(*seat))
    }

    /// Is this answer legal?
    pub fn may(&self, answer: Answer) -> Option<Answer> {
        self.answers.contains(&answer).then_some(answer)
    }

    /// Ends or declines what can be ended or declined, else anything.
    pub fn harmless(&self) -> Answer {
        self.may(Answer::Done).unwrap_or(self.answers[0])
    }

    /// The fief among the answers that is worth most.
    pub fn best_fief(&self, worth: impl Fn(FiefId) -> f64) -> Option<Answer> {
        let fiefs = self.answers.iter().filter_map(|answer| match answer {
            Answer::Fief(fief) => Some(*fief),
            _ => None,
        });
        best(fiefs, worth).map(Answer::Fief)
    }

    /// So many of a troop, or as many as one answer allows; `there` are those that *all* would mean.
    pub fn troops(&self, troop: Troop, want: u16, there: u16) -> Option<Answer> {
        let count = |answer: &Answer| match answer {
            Answer::Troops { troop: t, amount } if *t == troop => Some(match amount {
                Amount::Exactly(n) => u16::from(n.get()),
                Amount::All => there,
            }),
            _ => None,
        };
        let fits = self.answers.iter().filter(|answer| count(answer).is_some_and(|n| n <= want));
        fits.max_by_key(|answer| count(answer)).copied()
    }

    /// As many as possible of the cheapest troop among the answers.
    pub fn most_of_cheapest(&self) -> Option<Answer> {
        let of = |troop: Troop| self.troops(troop, u16::MAX, u16::MAX);
        CHEAPEST.into_iter().find_map(of)
    }

    /// How well an army defends a fief.
    pub fn defence(&self, fief: FiefId, army: Army) -> f32 {
        let battle = Battle { defenders: army, ..Battle::at(self.game, self.board, fief, Army::NONE) };
        strength(self.content(), &battle, Side::Defender)
    }

    /// How well an army attacks a fief.
    pub fn offence(&self, fief: FiefId, army: Army) -> f32 {
        strength(self.content(), &Battle::at(self.game, self.board, fief, army), Side::Attacker)
    }

    /// What an army has cost.
    pub fn worth(&self, army: &Army) -> f64 {
        gold(self.content(), army)
    }

    /// Is a castle-less Mountain full?
    pub fn has_room(&self, fief: FiefId, n: u16) -> bool {
        self.board.room(self.content(), fief) >= n
    }
}

/// All troops, the cheapest first, mercenaries before the others.
pub(super) const CHEAPEST: [Troop; TROOPS] = [
    Troop::HIRED[0],
    Troop::OWN[0],
    Troop::HIRED[1],
    Troop::OWN[1],
    Troop::HIRED[2],
    Troop::OWN[2],
    Troop::HIRED[3],
    Troop::OWN[3],
    Troop::WARLORD,
];

/// What an army has cost.
pub(super) fn gold(content: &Content, army: &Army) -> f64 {
    army.troops().map(|(troop, n)| f64::from(n) * f64::from(content.cost(troop))).sum()
}

/// The item that is worth most; the first of equals.
pub(super) fn best<T: Copy>(items: impl Iterator<Item = T>, worth: impl Fn(T) -> f64) -> Option<T> {
    let mut best: Option<(T, f64)> = None;
    for item in items {
        let worth = worth(item);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((item, worth));
        }
    }
    best.map(|(item, _)| item)
}

/// How much a side can do before it is gone: its hits in a step summed over all numbers it shrinks through. Of two
/// sides, that with the greater sum probably wins (Lanchester's law).
pub(super) fn strength(content: &Content, battle: &Battle, side: Side) -> f32 {
    strength_and_hits(content, battle, side).0
}

/// The same, and the hits that the whole side makes in a step.
pub(super) fn strength_and_hits(content: &Content, battle: &Battle, side: Side) -> (f32, f32) {
    let army = if side == Side::Attacker { &battle.attackers } else { &battle.defenders };
    let (mut sum, mut hits) = (0.0, 0.0);
    let mut add = |n: u16, chance: f32| {
        let n = f32::from(n);
        sum += n * hits + chance * n * (n + 1.0) / 2.0;
        hits += n * chance;
    };
    for kind in Kind::ALL.into_iter().rev() {
        let n = army.of_kind(kind);
        if n > 0 {
            // Archers roll first: those they hit do not roll at all.
            let first = if kind == Kind::Archer { 1.2 } else { 1.0 };
            add(n, battle.chance(content, side, kind) as f32 * first);
        }
    }
    if side == Side::Defender && battle.peasants > 0 {
        let hit =
            f32::from(battle.defence_die + 1 - content.numbers.peasant_hit) / f32::from(battle.defence_die);
        add(battle.peasants, hit);
    }
    (sum, hits)
}

/// Is there a castle?
pub(super) fn is_castle(board: &Board, fief: FiefId) -> bool {
    Castle::at(board, fief) != Castle::None
}
