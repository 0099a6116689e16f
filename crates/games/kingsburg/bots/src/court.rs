//! What the advisors are worth, and how dice are best spread over them.

use super::eyes::Eyes;
use super::programs::When;
use kingsburg::answer::Placement;
use kingsburg::board::{ADVISORS, Dice, Group, Phase, Right};
use kingsburg::content::{Condition, Moment, Only, Trigger};
use kingsburg::effects::{Scene, closed, words};

/// What the Agent is worth while there are seasons left to use him.
pub const AGENT: f32 = 0.6;
/// What comes later is not sure: others choose in between.
const LATER: f32 = 0.85;

/// What dice bring to the seat, by the number they make: 1 to 18.
pub struct Court {
    /// The help of the advisors, and what comes with it.
    advisors: [f32; ADVISORS as usize + 1],
    /// The seat's own spaces; none that are taken.
    spaces: [f32; ADVISORS as usize + 1],
    /// Advisors that cannot be influenced any more, as bits.
    taken: u32,
}

impl Eyes<'_> {
    /// What an advisor's help is worth now, with what other effects add to it.
    pub fn help(&self, advisor: u8) -> f32 {
        let gift =
            words::gift(self.content, self.board, advisor).map_or(0.0, |pc| self.program(pc, When::Now));
        let concerns = |trigger: &Trigger| {
            let scene = Scene { about: advisor, ..Scene::new(self.content, self.board) };
            let only = match trigger.filter.only {
                Only::Any | Only::OtherBuilding => true,
                Only::Printed => !self.board.is_covered(advisor),
                Only::FirstGroup => !self.board.is_influenced(advisor),
            };
            let holds =
                || trigger.condition.as_ref().is_none_or(|c| scene.holds(c, self.seat, trigger.source));
            trigger.filter.advisors >> advisor & 1 == 1 && only && holds()
        };
        gift + self.comes_now(Moment::OnAid, concerns) + self.comes_now(Moment::OnInfluence, concerns)
    }

    /// What it brings when everybody has passed and the seat has placed so many groups and has so many coloured dice
    /// left.
    fn at_the_end(&self, groups: i16, left: i16) -> f32 {
        self.comes_now(Moment::PlacementEnd, |trigger| {
            let source = trigger.source;
            trigger.condition.as_ref().is_none_or(|c| {
                let scene = Scene::new(self.content, self.board);
                placed(c, groups, left, &|c| scene.holds(c, self.seat, source))
            })
        })
    }
}

/// Does a condition hold with so many groups placed and so many dice left? The rest of it is asked elsewhere.
fn placed(condition: &Condition, groups: i16, left: i16, rest: &dyn Fn(&Condition) -> bool) -> bool {
    match condition {
        Condition::GroupsPlaced { op, n } => op.holds(groups, *n),
        Condition::UnplacedColoured { op, n } => op.holds(left, *n),
        Condition::And { of } => of.iter().all(|c| placed(c, groups, left, rest)),
        Condition::Or { of } => of.iter().any(|c| placed(c, groups, left, rest)),
        other => rest(other),
    }
}

impl Court {
    /// What each advisor and each space would give the seat now.
    pub fn of(eyes: &Eyes<'_>) -> Court {
        let me = eyes.me();
        let mut spaces = [0.0; ADVISORS as usize + 1];
        if let Some(governor) = me.governor {
            let taken = |number: u8| {
                let own =
                    |g: &Group| g.right == Right::Card && g.seat == Some(eyes.seat) && g.advisor == number;
                eyes.board.court.iter().any(own)
            };
            for space in &eyes.content.source(governor.source()).spaces {
                if !taken(space.number) {
                    spaces[usize::from(space.number)] = eyes.program(space.gift, When::Now);
                }
            }
        }
        let mut advisors = [0.0; ADVISORS as usize + 1];
        (1..=ADVISORS).for_each(|n| advisors[usize::from(n)] = eyes.help(n));
        Court { advisors, spaces, taken: eyes.board.influenced | closed(eyes.content, eyes.board) }
    }

    /// What it is worth to place this group now.
    pub fn place(&self, eyes: &Eyes<'_>, p: Placement) -> f32 {
        let number = usize::from(p.advisor);
        let here = if p.right == Right::Card { self.spaces[number] } else { self.advisors[number] };
        let dice = &eyes.me().dice;
        let (coloured, white) = (dice.coloured_left & !p.coloured, dice.white_left & !p.white);
        let card = if p.right == Right::Card { 1 << p.advisor } else { 0 };
        let advisor = if p.right == Right::Card { 0 } else { 1 << p.advisor };
        let rest = self.spread(dice, self.taken | advisor, card, coloured, white);
        let last = seasons_are_over(eyes);
        let paid = match p.right {
            Right::Free | Right::Card | Right::Moved => 0.0,
            Right::Agent => {
                if last {
                    0.1
                } else {
                    AGENT
                }
            }
            Right::Deal => {
                if eyes.board.phase == Phase::Autumn {
                    0.05
                } else {
                    0.5
                }
            }
        };
        let token = if p.plus2 { eyes.token_loss(1) } else { 0.0 };
        let groups = groups(eyes) + 1;
        let left = coloured.count_ones() as i16;
        let stop = eyes.at_the_end(groups, left);
        let go_on = if coloured == 0 { stop } else { LATER * rest + eyes.at_the_end(groups + 1, 0) };
        // The best advisors go first: put the dearest group down while it is free.
        here + stop.max(go_on) + 0.01 * here - token - paid
    }

    /// What it is worth to pass.
    pub fn pass(eyes: &Eyes<'_>) -> f32 {
        eyes.at_the_end(groups(eyes), eyes.me().dice.coloured_left.count_ones() as i16)
    }

    /// What these dice can bring.
    pub fn dice(&self, dice: &Dice) -> f32 {
        self.spread(dice, self.taken, 0, dice.coloured_left, dice.white_left)
    }

    /// The best way to spread these dice over what is free.
    fn spread(&self, dice: &Dice, taken: u32, used: u32, coloured: u8, white: u8) -> f32 {
        let mut best = 0.0f32;
        for c in (1..=coloured).filter(|c| c & !coloured == 0) {
            for w in (0..=white).filter(|w| w & !white == 0) {
                let number = sum(&dice.coloured, c) + sum(&dice.white, w);
                if number > ADVISORS {
                    continue;
                }
                let bit = 1u32 << number;
                let advisor = if taken & bit == 0 { self.advisors[usize::from(number)] } else { 0.0 };
                let space = if used & bit == 0 { self.spaces[usize::from(number)] } else { 0.0 };
                let (here, taken, used) =
                    if space > advisor { (space, taken, used | bit) } else { (advisor, taken | bit, used) };
                if here <= 0.0 {
                    continue;
                }
                best = best.max(here + LATER * self.spread(dice, taken, used, coloured & !c, white & !w));
            }
        }
        best
    }
}

fn seasons_are_over(eyes: &Eyes<'_>) -> bool {
    eyes.seasons_after() < 0.5
}

/// How many groups the seat has placed this season.
fn groups(eyes: &Eyes<'_>) -> i16 {
    eyes.board.court.iter().filter(|g| g.seat == Some(eyes.seat)).count() as i16
}

fn sum(faces: &[u8], mask: u8) -> u8 {
    faces.iter().enumerate().map(|(i, face)| if mask >> i & 1 == 1 { *face } else { 0 }).sum()
}
