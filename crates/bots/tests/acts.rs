//! Bots where people speak out of turn.

use bots::search::{Budget, Guide, Search};
use bots::{Bot, Mind, Opponents, Players, Seated, play_game};
use table::{Content, Floor, Game, Manner, Nothing, Observer, Sampled, Seat, Secret, Silent, Sitter, Table};
use toys::bargain::{Answer, Bargain, Options};

/// One round for two, with six coins each.
fn game() -> Bargain {
    Bargain::new(&Nothing::built_in(), &Options { rounds: 1, coins: 6 }, 2).expect("playable")
}

/// What a searcher in seat 1 says to an offer of seat 0.
fn says_to(offer: Answer) -> Option<Answer> {
    let game = game();
    let mut chance = Sampled::new(1);
    let mut state = game.set_up(&mut chance, &mut Silent);
    for (seat, said) in [(1, Answer::Show(toys::morra::Fingers(1))), (0, offer)] {
        game.apply(&mut state, Seat(seat), said, &mut chance, &mut Silent);
    }
    assert!(game.waiting(&state).called.has(Seat(1)) && !game.waiting(&state).must.has(Seat(1)));
    let mut acts = Vec::new();
    game.acts(&state, Seat(1), &mut acts);
    let mut search = Search::new(Guide::none(), Budget::iterations(3_000), 7);
    search.act(&game, &game.view(&state, Observer::Seat(Seat(1))), Seat(1), &acts)
}

#[test]
fn a_searcher_takes_a_good_offer_and_leaves_a_bad_one() {
    let gift = Answer::Offer { gold: 5, to: Seat(1), price: 0 };
    assert_eq!(says_to(gift), Some(Answer::Accept(Seat(0))), "eleven coins to one");
    let robbery = Answer::Offer { gold: 1, to: Seat(1), price: 6 };
    assert_ne!(says_to(robbery), Some(Answer::Accept(Seat(0))), "that would lose the game");
}

#[test]
fn a_searcher_weighs_its_acts_beside_its_answers() {
    let game = game();
    let mut chance = Sampled::new(2);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let gift = Answer::Offer { gold: 5, to: Seat(1), price: 0 };
    game.apply(&mut state, Seat(0), gift, &mut chance, &mut Silent);
    let mut answers = Vec::new();
    game.list(&state, Seat(1), &mut answers);
    game.acts(&state, Seat(1), &mut answers);
    let mut search = Search::new(Guide::none(), Budget::iterations(4_000), 7);
    let said = search.answer(&game, &game.view(&state, Observer::Seat(Seat(1))), Seat(1), &answers);
    assert_eq!(said, Answer::Accept(Seat(0)), "then it will answer");
}

#[test]
fn bots_that_may_act_come_to_the_end() {
    for seats in [1, 2, 3] {
        let game = Bargain::new(&Nothing::built_in(), &Options::default(), seats).expect("playable");
        let mut acted = 0;
        for number in 0..40 {
            let (mut chance, mut seeds) = (Sampled::nth(3, number), Sampled::nth(4, number));
            let names = vec!["random"; usize::from(seats)];
            let mut players =
                Seated::exact(&Opponents::<Bargain>::plain(), names, &mut seeds).expect("a known bot");
            let mut state = game.set_up(&mut chance, &mut Silent);
            play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
                let said = players.answer(&game, state, seat, answers);
                acted += u32::from(said.is_some_and(|said| !matches!(said, Answer::Show(_))));
                said
            });
            let standing = game.standing(&state).expect("the game is over");
            let shares: f64 = standing.shares().iter().sum();
            let bank = standing.sides[0].won;
            assert!((shares - if bank { 0.0 } else { 1.0 }).abs() < 1e-9, "{standing:?}");
        }
        assert_eq!(acted > 40, seats > 1, "{acted} acts by {seats}");
    }
}

#[test]
fn a_bot_that_is_called_says_something_or_nothing() {
    let sitters = (0..2).map(|n| Sitter { name: n.to_string(), player: "random".to_owned() }).collect();
    let options = Options { rounds: 1, coins: 6 };
    let (mut table, _) = Table::<Bargain>::open(
        &Nothing::built_in(),
        &options,
        sitters,
        Secret([1; 32]),
        vec![String::new(); 2],
    )
    .expect("playable");
    let players = Players::of(Opponents::<Bargain>::plain());
    table.answer(Seat(1), Answer::Show(toys::morra::Fingers(1))).expect("legal");
    table.answer(Seat(0), Answer::Offer { gold: 1, to: Seat(1), price: 1 }).expect("legal");
    let ask = |seed, floor| players.ask(&table, Seat(1), "random", seed, Mind::default(), floor);
    assert!(ask(1, Floor::CLOSED).is_none(), "nobody listens to it now");
    let said: Vec<_> =
        (0..60).filter_map(|seed| ask(seed, Floor::default())).map(|thought| thought()).collect();
    assert!(said.iter().any(|said| said.answer.is_none()), "it may be silent");
    let acts = said.iter().filter(|said| said.answer.is_some());
    assert!(acts.clone().count() > 10 && acts.clone().all(|said| said.manner == Manner::Act));
    let must =
        players.ask(&table, Seat(0), "random", 1, Mind::default(), Floor::CLOSED).expect("it must answer")();
    assert_eq!(must.manner, Manner::Answer, "a closed floor hears answers only");
}
