//! The search over sampled worlds, on small games whose best play is known.

use bots::search::{Budget, Guide, Search, judge};
use bots::{Bot, play_game};
use std::time::{Duration, Instant};
use table::Content;
use table::{Chance, Game, Observer, Sampled, Seat, Silent};
use toys::conquest::Conquest;
use toys::morra::Morra;

fn game<G: Game>(seats: u8) -> G {
    G::new(&G::Content::built_in(), &G::bounded(&G::Options::default()), seats).expect("playable")
}

fn search<G: Game>(budget: Budget, seed: u64) -> Search<G> {
    Search::new(Guide::none(), budget, seed)
}

/// The first decision with at least so many answers.
fn decision<G: Game>(game: &G, least: usize) -> (G::State, Seat, Vec<G::Answer>) {
    let mut chance = Sampled::new(5);
    let mut state = game.set_up(&mut chance, &mut Silent);
    loop {
        let seat = game.waiting(&state).must.first().expect("there is such a decision");
        let mut answers = Vec::new();
        game.list(&state, seat, &mut answers);
        if answers.len() >= least {
            return (state, seat, answers);
        }
        game.apply(&mut state, seat, answers[0], &mut chance, &mut Silent);
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_thoughts() {
    let game: Conquest = game(4);
    let (state, seat, answers) = decision(&game, 5);
    let view = game.view(&state, Observer::Seat(seat));
    for workers in [1, 2] {
        let think = |seed| {
            let thinking =
                search(Budget::iterations(300).on(workers), seed).think(&game, &view, seat, &answers);
            (thinking.estimates, thinking.shares, thinking.iterations, thinking.tally)
        };
        assert_eq!(think(7), think(7));
        assert_ne!(think(7).0, think(8).0, "another seed plays other games");
    }
}

#[test]
fn it_stops_when_its_time_is_over() {
    let game: Conquest = game(4);
    let (state, seat, answers) = decision(&game, 5);
    let view = game.view(&state, Observer::Seat(seat));
    let begun = Instant::now();
    let budget = Budget::iterations(u32::MAX).within(Duration::from_millis(50)).on(2);
    let thinking = search(budget, 1).think(&game, &view, seat, &answers);
    assert!(
        thinking.iterations > 0 && begun.elapsed() < Duration::from_secs(20),
        "it did not go on for ever"
    );
}

#[test]
fn all_orders_are_weighed_and_chances_add_up() {
    let game: Conquest = game(4);
    let (state, seat, answers) = decision(&game, 5);
    let view = game.view(&state, Observer::Seat(seat));
    let thinking = search(Budget::iterations(400), 3).think(&game, &view, seat, &answers);
    let mut weighed: Vec<_> = thinking.estimates.iter().map(|e| e.order[0]).collect();
    weighed.sort();
    assert_eq!(weighed, answers);
    assert!(thinking.estimates.windows(2).all(|pair| pair[0].visits >= pair[1].visits), "the best first");
    assert!((thinking.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    assert!(thinking.estimates.iter().all(|e| (0.0..=1.0).contains(&e.chance)));
    let shares = judge(&game, &view, &Guide::none(), 200, 1);
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
}

/// Plays a game of two kinds of players that change seats; the share of victories of the first kind.
fn victories<G: Game>(seats: u8, games: u64, budget: Budget) -> f64 {
    let game: G = game(seats);
    let mut won = 0.0;
    for number in 0..games {
        let mut chance = Sampled::nth(3, number / 2);
        let is_first = |seat: Seat| (u64::from(seat.0) + number) % 2 == 0;
        let mut searchers: Vec<Search<G>> =
            (0..seats).map(|s| search(budget, number * 8 + u64::from(s))).collect();
        let mut random = bots::Random::new(number);
        let mut state = game.set_up(&mut chance, &mut Silent);
        play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
            let view = game.view(state, Observer::Seat(seat));
            let answer = if is_first(seat) {
                searchers[seat.index()].answer(&game, &view, seat, answers)
            } else {
                Bot::<G>::answer(&mut random, &game, &view, seat, answers)
            };
            assert!(answers.contains(&answer), "only legal answers");
            Some(answer)
        });
        let standing = game.standing(&state).expect("the game is over");
        let part = 1.0 / f64::from(standing.winners.len());
        won += standing.winners.iter().filter(|seat| is_first(*seat)).count() as f64 * part;
    }
    won / games as f64
}

#[test]
fn search_without_help_beats_random_play_with_hidden_hands_and_chance() {
    let share = victories::<Conquest>(4, 8, Budget::iterations(200));
    assert!(share >= 0.8, "{share}");
}

#[test]
fn in_sealed_decisions_nobody_answers_what_he_cannot_know() {
    // Who knew the other's fingers would always win. Neither the searcher nor those it imagines do.
    let game: Morra = game(2);
    for seat in [Seat(0), Seat(1)] {
        let state = game.set_up(&mut Sampled::new(1), &mut Silent);
        let mut answers = Vec::new();
        game.list(&state, seat, &mut answers);
        let view = game.view(&state, Observer::Seat(seat));
        let thinking = search(Budget::iterations(3_000), 1).think(&game, &view, seat, &answers);
        let chance = thinking.shares[seat.index()];
        assert!((0.25..=0.75).contains(&chance), "seat {seat:?} thinks it wins with {chance}");
    }
    let share = victories::<Morra>(2, 40, Budget::iterations(50));
    assert!((0.2..=0.85).contains(&share), "{share}");
}

#[test]
fn the_tree_is_kept_within_a_turn_and_dropped_after_it() {
    let game: Conquest = game(2);
    let mut chance = Sampled::new(2);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut player: Search<Conquest> = search(Budget::iterations(200), 1);
    let (mut kept, mut fresh) = (0, 0);
    let mut last = None;
    for _ in 0..120 {
        let Some(seat) = game.waiting(&state).must.first() else { break };
        let mut answers = Vec::new();
        game.list(&state, seat, &mut answers);
        let view = game.view(&state, Observer::Seat(seat));
        let answer = match (seat, &answers[..]) {
            (_, [only]) => *only,
            (Seat(0), _) => {
                let answer = player.answer(&game, &view, seat, &answers);
                let thinking = player.thinking().expect("it thought");
                if thinking.known > 0 {
                    kept += 1;
                } else {
                    fresh += 1;
                }
                assert!(thinking.known == 0 || last == Some(seat), "somebody else has answered in between");
                assert!(thinking.iterations >= 50, "every decision gets a quarter of the budget");
                assert!((thinking.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "also with what is known");
                answer
            }
            (_, all) => all[chance.draw(all.len())],
        };
        last = (answers.len() > 1).then_some(seat).or(last);
        game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
    }
    assert!(kept > 5 && fresh > 5, "kept {kept}, fresh {fresh}");
}
