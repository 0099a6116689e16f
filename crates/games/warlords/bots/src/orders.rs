//! Which orders are worth weighing: what the captain would do in one go, and what he would do in other moods.

use super::captain;
use super::course::Course;
use super::eyes::{Eyes, Mood, named};
use super::targets::{reachable, strike};
use bots::search::{Order, Orders};
use table::{Game, Observer, Sampled};
use warlords::Warlords;
use warlords::answer::{Answer, Word};
use warlords::army::Kind;
use warlords::battle::Side;
use warlords::content::{FiefId, Fiefs};
use warlords::flow::Frame;
use warlords::view::View;

/// Whole manoeuvres, redeployments, purchases and deployments; the rest as the captain says.
pub struct Moods {
    /// At most so many orders.
    pub most: usize,
}

impl Orders<Warlords> for Moods {
    fn orders(&self, game: &Warlords, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let eyes = Eyes { game, board: &view.board, seat, answers, mood: Mood::CALM, named: named(view) };
        let first = captain::answer(&eyes);
        let weighed = matches!(
            view.board.frame(),
            Frame::Manoeuvre | Frame::Redeploy | Frame::Recruit(_) | Frame::Deploy(_) | Frame::Decide
        );
        if !weighed || matches!(first, Answer::Card(_) | Answer::Deal(_)) {
            return vec![vec![first]];
        }
        let state = game.world(view, &mut Sampled::new(0));
        let start = Course::new(game, state, seat, answers);
        let mut list = List { start, orders: Vec::new(), most: self.most };
        match view.board.frame() {
            Frame::Manoeuvre => manoeuvres(&mut list),
            Frame::Redeploy => redeployments(&mut list),
            Frame::Recruit(_) => purchases(&mut list, &eyes),
            Frame::Deploy(_) => deployments(&mut list),
            Frame::Decide => {
                let least = eyes.board.side_army(Side::Attacker).total().min(3);
                let other = if first == Answer::Say(Word::Fight) { Word::Retreat } else { Word::Fight };
                list.orders.push(vec![first]);
                if least == 3 {
                    list.orders.push(vec![Answer::Say(other)]);
                }
            }
            _ => {}
        }
        if list.orders.is_empty() { vec![vec![first]] } else { list.orders }
    }
}

/// Orders that differ.
struct List<'a> {
    start: Course<'a>,
    orders: Vec<Order<Answer>>,
    most: usize,
}

impl<'a> List<'a> {
    fn add(&mut self, make: impl FnOnce(&mut Course<'a>)) {
        if self.orders.len() >= self.most {
            return;
        }
        let mut course = self.start.clone();
        make(&mut course);
        if !course.given.is_empty() && !self.orders.contains(&course.given) {
            self.orders.push(course.given);
        }
    }
}

fn attacking(frame: Frame) -> bool {
    matches!(frame, Frame::Manoeuvre | Frame::March)
}

fn manoeuvres(list: &mut List<'_>) {
    list.add(|course| course.go_on(Mood::CALM, attacking));
    let attacked = list.orders.first().map_or(Fiefs::NONE, |order| attacked(list, order));
    list.add(|course| course.give_all(&[Answer::Done]));
    list.add(|course| course.go_on(Mood::BOLD, attacking));
    list.add(|course| course.go_on(Mood::CAREFUL, attacking));
    let eyes = list.start.eyes(Mood::CALM);
    let bold = eyes_in(&eyes, Mood::BOLD);
    let mut strikes: Vec<_> = reachable(&eyes)
        .iter()
        .flat_map(|target| {
            let all = [(strike(&eyes, target, 3.0), Mood::CALM), (strike(&bold, target, 4.0), Mood::BOLD)];
            all.into_iter().filter_map(move |(strike, mood)| Some((target, strike?, mood)))
        })
        .filter(|(target, strike, mood)| {
            strike.conquered > 0.3 && (*mood == Mood::CALM || eyes.board.holder(*target).is_some())
        })
        .collect();
    strikes.sort_by(|a, b| b.1.score.total_cmp(&a.1.score));
    for spared in attacked.iter() {
        let mood = Mood { spared: Fiefs::one(spared), ..Mood::CALM };
        list.add(|course| course.go_on(mood, attacking));
    }
    for (_, strike, _) in &strikes {
        list.add(|course| {
            course.carry_out(&strike.moves);
            course.go_on(Mood::CALM, attacking);
        });
    }
}

fn eyes_in<'a>(eyes: &Eyes<'a>, mood: Mood) -> Eyes<'a> {
    Eyes { mood, ..*eyes }
}

/// The fiefs that are attacked by an order.
fn attacked(list: &List<'_>, order: &[Answer]) -> Fiefs {
    let own = list.start.eyes(Mood::CALM).own();
    let target = |answer: &Answer| match answer {
        Answer::Fief(fief) if !own.has(*fief) => Some(*fief),
        _ => None,
    };
    order.iter().filter_map(target).collect()
}

fn redeployments(list: &mut List<'_>) {
    let moving = |frame: Frame| matches!(frame, Frame::Redeploy | Frame::March);
    for mood in [Mood::CALM, Mood::CAREFUL, Mood::BOLD] {
        list.add(|course| course.go_on(mood, moving));
    }
    list.add(|course| course.give_all(&[Answer::Done]));
}

fn purchases(list: &mut List<'_>, eyes: &Eyes<'_>) {
    let buying = |frame: Frame| matches!(frame, Frame::Recruit(_) | Frame::Keeping(_));
    list.add(|course| course.go_on(Mood::CALM, buying));
    let work: Vec<Answer> = list.orders.first().map_or(Vec::new(), |order| {
        let work = |answer: &&Answer| matches!(answer, Answer::Begin(_) | Answer::Finish(_));
        order.iter().filter(work).copied().collect()
    });
    // Other soldiers.
    for kinds in [
        [Kind::Lancer; 2],
        [Kind::Footman, Kind::Lancer],
        [Kind::Knight, Kind::Footman],
        [Kind::Archer, Kind::Lancer],
    ] {
        list.add(|course| {
            course.give_all(&work);
            kinds.iter().for_each(|kind| course.most_of(*kind));
            course.go_on(Mood::CALM, buying);
        });
    }
    // No castle, or another one.
    list.add(|course| {
        course.most_of(Kind::Footman);
        course.most_of(Kind::Lancer);
        course.give(Answer::Done);
    });
    for answer in eyes.answers.iter().filter(|a| matches!(a, Answer::Begin(_) | Answer::Finish(_))) {
        list.add(|course| {
            course.give(*answer);
            course.go_on(Mood::CALM, buying);
        });
    }
    // Gold is kept.
    list.add(|course| {
        course.give_all(&work);
        course.give(Answer::Done);
    });
    list.add(|course| course.give_all(&[Answer::Done]));
}

fn deployments(list: &mut List<'_>) {
    let placing = |frame: Frame| matches!(frame, Frame::Deploy(_) | Frame::DeployInto(_));
    for mood in [Mood::CALM, Mood::CAREFUL, Mood::BOLD] {
        list.add(|course| course.go_on(mood, placing));
    }
    let castles: Vec<FiefId> = {
        let eyes = list.start.eyes(Mood::CALM);
        eyes.board.castles_of(eyes.seat).iter().collect()
    };
    for castle in castles {
        list.add(|course| {
            // Everybody to one castle.
            while course.is_at(placing) {
                let eyes = course.eyes(Mood::CALM);
                let there = eyes.may(Answer::Fief(castle));
                let into = matches!(eyes.board.frame(), Frame::DeployInto(_));
                let all = into.then(|| eyes.most_of_cheapest()).flatten();
                let Some(answer) = there.or(all) else { break };
                if !course.give(answer) {
                    break;
                }
            }
            course.go_on(Mood::CALM, placing);
        });
    }
}
