//! What Warlords of Europe tells the search is sound.

use bots::search::{Evaluation, Guide, Orders, Policy, tries};
use bots::{Bot, play_game};
use table::{Chance, Game, Observer, Sampled, Seat, Silent};
use warlords::answer::Answer;
use warlords::board::{State, Status};
use warlords::flow::Frame;
use warlords::{Options, Warlords};
use warlords_bots::Captain;
use warlords_bots::evaluation::Position;
use warlords_bots::guide::{AsCaptain, guide};
use warlords_bots::orders::Moods;

fn game(seats: u8) -> Warlords {
    Warlords::new(warlords::content::Content::base(), &Warlords::bounded(&Options::default()), seats)
        .expect("playable")
}

/// Plays a game of captains, some of whose answers are random, and shows every decision with a choice.
fn play(seats: u8, number: u64, mut see: impl FnMut(&Warlords, &State, Seat, &[Answer])) -> State {
    let game = game(seats);
    let mut chance = Sampled::nth(11, number);
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, chance| {
        if answers.len() > 1 {
            see(&game, state, seat, answers);
        }
        let view = game.view(state, Observer::Seat(seat));
        let careless = chance.draw(20) == 0;
        Some(if careless {
            answers[chance.draw(answers.len())]
        } else {
            Captain.answer(&game, &view, seat, answers)
        })
    });
    state
}

#[test]
fn chances_add_up_and_time_never_falls() {
    for seats in [2, 4] {
        let mut last = 0;
        play(seats, 1, |game, state, _, _| {
            let time = Position.time(game, state);
            assert!(time >= last, "{last} {time}");
            last = time;
            let chances = Position.chances(game, state);
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
            for seat in Seat::all(seats) {
                let out = state.board.player(seat).status != Status::Playing;
                assert!(!out || chances[seat.index()] == 0.0, "who is out cannot win");
            }
        });
    }
}

#[test]
fn more_castles_and_soldiers_mean_better_chances() {
    let mut seen = 0;
    play(2, 2, |game, state, seat, _| {
        let Some(castle) = state.board.castles_of(seat).without(state.board.finished).first() else { return };
        let before = Position.chances(game, state)[seat.index()];
        if before > 0.99 {
            return;
        }
        let mut better = state.clone();
        better.board.finished.insert(castle);
        assert!(Position.chances(game, &better)[seat.index()] > before, "a finished castle");
        let mut better = state.clone();
        better.board.armies[castle].add(warlords::army::Troop::LANCER, 5);
        assert!(Position.chances(game, &better)[seat.index()] > before, "more soldiers");
        seen += 1;
    });
    assert!(seen > 10);
}

#[test]
fn orders_begin_with_what_is_legal_and_hold_what_the_captain_would_do() {
    let orders = Moods { most: 12 };
    let (mut asked, mut weighed, mut longest) = (0, 0, 0);
    for number in 0..3 {
        play(2, number, |game, state, seat, answers| {
            let view = game.view(state, Observer::Seat(seat));
            let all = orders.orders(game, &view, answers);
            assert!(!all.is_empty() && all.iter().all(|order| answers.contains(&order[0])));
            let captain = Captain.answer(game, &view, seat, answers);
            assert_eq!(all[0][0], captain, "the captain's own comes first");
            asked += 1;
            weighed += u32::from(all.len() > 1);
            for order in &all {
                longest = longest.max(order.len());
                follow(game, state.clone(), seat, order);
            }
        });
    }
    assert!(weighed > 20 && weighed < asked / 2, "{weighed} of {asked}");
    assert!(longest > 5, "whole manoeuvres");
}

/// All answers of an order are legal, one after another; what is forced is left out.
fn follow(game: &Warlords, mut state: State, seat: Seat, order: &[Answer]) {
    let mut answers = Vec::new();
    for answer in order {
        loop {
            answers.clear();
            assert!(game.waiting(&state).must.has(seat));
            game.list(&state, seat, &mut answers);
            let [only] = answers[..] else { break };
            game.apply(&mut state, seat, only, &mut Sampled::new(1), &mut Silent);
        }
        assert!(answers.contains(answer), "{answer:?} of {order:?}");
        game.apply(&mut state, seat, *answer, &mut Sampled::new(1), &mut Silent);
    }
}

#[test]
fn the_policy_gives_legal_answers() {
    for seats in [2, 3, 4] {
        play(seats, 5, |game, state, seat, answers| {
            let answer = AsCaptain.choose(game, state, seat, answers, &mut Sampled::new(1));
            assert!(answers.contains(&answer));
        });
    }
}

/// How often each order is tried.
const TRIES: usize = 40;

/// The correlation of what two orders brought, try by try.
fn correlation(one: &[f32], other: &[f32]) -> f64 {
    let mean = |tries: &[f32]| tries.iter().map(|x| f64::from(*x)).sum::<f64>() / tries.len() as f64;
    let (a, b) = (mean(one), mean(other));
    let sum = |term: fn(f64, f64) -> f64| {
        one.iter().zip(other).map(|(x, y)| term(f64::from(*x) - a, f64::from(*y) - b)).sum::<f64>()
    };
    sum(|x, y| x * y) / (sum(|x, _| x * x) * sum(|_, y| y * y)).sqrt()
}

/// Whatever dice an order uses up at first, two rounds later its tries still went as those of another order.
#[test]
fn orders_meet_the_same_dice_again_at_every_step() {
    let guide = guide();
    let guide = Guide { horizon: guide.horizon.map(|round| 2 * round), ..guide };
    let policy = guide.policy.clone().expect("the captain");
    let orders = guide.orders.clone().expect("his orders");
    let game = Warlords::new(warlords::content::Content::base(), &Warlords::bounded(&Default::default()), 2)
        .expect("playable");
    let mut chance = Sampled::new(4);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut found = Vec::new();
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, chance| {
        let view = game.view(state, Observer::Seat(seat));
        let weighed = match state.board.frame() {
            Frame::Manoeuvre if answers.len() > 1 => orders.orders(&game, &view, answers),
            _ => Vec::new(),
        };
        if let [first, second, ..] = &weighed[..] {
            let [one, other] = [first, second].map(|order| tries(&game, &view, seat, order, &guide, TRIES));
            found.push(correlation(&one, &other));
        }
        Some(match answers {
            [only] => *only,
            _ => policy.choose(&game, state, seat, answers, chance),
        })
    });
    let sure: Vec<f64> = found.into_iter().filter(|c| c.is_finite()).collect();
    let mean = sure.iter().sum::<f64>() / sure.len() as f64;
    // Without it 0.1: dice go apart with the first battle.
    assert!(sure.len() > 10 && mean > 0.3, "{mean} over {}", sure.len());
}
