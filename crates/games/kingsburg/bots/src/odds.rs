//! How likely it is that a condition holds when its moment comes.

use super::eyes::Eyes;
use kingsburg::board::YEARS;
use kingsburg::content::vocabulary::{RankIs, Who};
use kingsburg::content::{Condition, Op, Quantity, SourceId};
use kingsburg::effects::quantity;
use kingsburg::event::Outcome;

/// How battles end, by experience: won, drawn, lost.
pub const WON: f32 = 0.6;
/// Likewise.
pub const DRAWN: f32 = 0.1;
/// Likewise.
pub const LOST: f32 = 0.3;
/// How many groups of dice somebody places in a season: none, one, two, three.
const GROUPS: [f32; 4] = [0.02, 0.33, 0.4, 0.25];

impl Eyes<'_> {
    /// How likely a condition holds for the seat, some time from now on.
    pub fn odds(&self, condition: &Condition, source: SourceId) -> f32 {
        match condition {
            Condition::DiceTotal { op, n } => self.odds_of_total(*op, *n),
            Condition::AllDiceEqual {} => (1.0f32 / 6.0).powi(self.dice_count() as i32 - 1),
            Condition::HasDie { .. } => 1.0 - (5.0f32 / 6.0).powi(self.dice_count() as i32),
            Condition::WhiteDice { op, n } => {
                let whites = self.dice_count() as i16 - 3;
                if op.holds(whites, *n) { 0.9 } else { 0.1 }
            }
            Condition::UnplacedColoured { op, n } => {
                // Most often all are placed; else one is left.
                [0.7, 0.2, 0.07, 0.03]
                    .iter()
                    .zip(0..)
                    .filter(|(_, left)| op.holds(*left, *n))
                    .map(|(p, _)| p)
                    .sum()
            }
            Condition::GroupsPlaced { op, n } => {
                GROUPS.iter().zip(0..).filter(|(_, groups)| op.holds(*groups, *n)).map(|(p, _)| p).sum()
            }
            Condition::AdvisorFree { .. } => 0.5,
            Condition::Have { what, op, n } => self.odds_of_having(*what, *op, *n, source),
            Condition::Rank { is, .. } => {
                let seats = f32::from(self.board.seats);
                match is {
                    RankIs::Fewest => 1.3 / seats,
                    RankIs::SoleFewest => 0.8 / seats,
                    RankIs::NotSoleMost => 1.0 - 0.8 / seats,
                }
            }
            Condition::Race { r#in } => self.share_of_cards(|c| r#in.contains(&self.content.invader(c).race)),
            Condition::PrintedStrength { op, n } => {
                self.share_of_cards(|c| op.holds(self.content.invader(c).strength, *n))
            }
            Condition::YearIs { r#in } => {
                let left = (self.board.year..=YEARS).filter(|year| r#in.contains(year)).count();
                left as f32 / self.winters()
            }
            Condition::LastBattle { result: Outcome::Won } => WON,
            Condition::LastBattle { result: Outcome::Drawn } => DRAWN,
            Condition::LastBattle { result: Outcome::Lost } => LOST,
            Condition::DidNotBuild { who: Who::Own } => 0.35,
            Condition::DidNotBuild { who: Who::Any } => 0.75,
            Condition::FirstInRow {} => 0.6,
            Condition::And { of } => of.iter().map(|c| self.odds(c, source)).product(),
            Condition::Or { of } => 1.0 - of.iter().map(|c| 1.0 - self.odds(c, source)).product::<f32>(),
        }
    }

    /// The same, where there may be no condition.
    pub fn odds_if(&self, condition: Option<&Condition>, source: SourceId) -> f32 {
        condition.map_or(1.0, |c| self.odds(c, source))
    }

    /// Dice that the seat rolls in a season, most of the time.
    fn dice_count(&self) -> usize {
        let owned =
            self.standing().map(|id| usize::from(self.content.source(id).white_dice[1])).sum::<usize>();
        (3 + owned).min(7)
    }

    fn odds_of_total(&self, op: Op, n: i16) -> f32 {
        // Ways to reach each total, die by die.
        let mut ways = [0.0f32; 43];
        ways[0] = 1.0;
        for _ in 0..self.dice_count() {
            let mut next = [0.0f32; 43];
            for (total, way) in ways.iter().enumerate().filter(|(_, way)| **way > 0.0) {
                (1..=6).for_each(|face| next[total + face] += way / 6.0);
            }
            ways = next;
        }
        ways.iter().zip(0..).filter(|(_, total)| op.holds(*total, n)).map(|(way, _)| way).sum()
    }

    /// How many the seat will have on average when it is asked.
    pub fn expected(&self, what: Quantity, source: SourceId) -> f32 {
        let now = f32::from(quantity(self.me(), what, source).max(0));
        let years = self.winters() - 1.0;
        match what {
            Quantity::Gold | Quantity::Wood | Quantity::Stone => 1.0,
            Quantity::Goods => 3.0,
            Quantity::GoodKinds => 1.5,
            Quantity::Plus2 => 1.0,
            Quantity::Soldiers => 1.8,
            Quantity::Vp => now + 8.0 * years,
            Quantity::Buildings => now + 2.2 * years,
            Quantity::OtherColumn4Buildings | Quantity::CompleteRows => now + 0.3 * years,
            Quantity::BattlesWon => now + WON * self.winters(),
        }
    }

    fn odds_of_having(&self, what: Quantity, op: Op, n: i16, source: SourceId) -> f32 {
        let mean = self.expected(what, source);
        // A geometric spread: nothing is the most likely of all.
        let at_least = |n: i16| (mean / (mean + 1.0)).powi(i32::from(n.max(0)));
        match op {
            Op::AtLeast => at_least(n),
            Op::More => at_least(n + 1),
            Op::AtMost => 1.0 - at_least(n + 1),
            Op::Less => 1.0 - at_least(n),
            Op::Equal => at_least(n) - at_least(n + 1),
        }
    }

    /// The share of the invader cards of this year and later for which this holds.
    fn share_of_cards(&self, holds: impl Fn(kingsburg::content::CardId) -> bool) -> f32 {
        let years = self.board.year..=YEARS;
        let of_year = |year| {
            let (mut all, mut some) = (0.0f32, 0.0f32);
            for card in self.cards(year) {
                all += 1.0;
                some += f32::from(u8::from(holds(card)));
            }
            some / all.max(1.0)
        };
        years.map(of_year).sum::<f32>() / self.winters()
    }
}
