//! Warlords of Europe keeps the promises of the kernel, in every scenario and with every option.

use table::kit::{Proof, fuzz, prove};
use table::{Chance, Game, Sampled, Silent};
use warlords::options::{
    CaptiveRule, CastleRule, HoldRule, RandomRule, RecruitRule, RetreatRule, ScenarioChoice, TieRule,
};
use warlords::{Options, Warlords};

/// Many short games, and a look at what was looked at; a few long ones, in which castles fall and players go.
fn keeps_all_promises(scenario: ScenarioChoice, seats: u8) {
    let short = Options { scenario, rounds: 2, ..Options::default() };
    let games = proofs::games("warlords.short", 1);
    let proof: Proof = prove::<Warlords>(&short, seats, games);
    let count = u64::from(games.count);
    assert_eq!(proof.games, count);
    assert!(
        proof.judged > 6_000 * count && proof.worlds > 30 * count && proof.free_undos > 3 * count,
        "{proof:?}"
    );
    assert!(
        proof.asked_undos > count / 2 && proof.forgeries > count / 6 && proof.refusals > 6 * count,
        "{proof:?}"
    );
    let long = Options { scenario, rounds: 25, ..Options::default() };
    prove::<Warlords>(&long, seats, proofs::games("warlords.long", 2));
}

macro_rules! scenarios {
    ($($name:ident: $scenario:ident, $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            keeps_all_promises(ScenarioChoice::$scenario, $seats);
        })*
    };
}

scenarios! {
    two_players: Standard, 2;
    three_players: Standard, 3;
    four_players: Standard, 4;
    three_players_hard: Hard, 3;
    four_players_hard: Hard, 4;
    three_players_long: Long, 3;
    four_players_inner: Inner, 4;
    two_players_random: Random, 2;
    three_players_random: Random, 3;
    four_players_random: Random, 4;
    two_players_agreed: Agreed, 2;
    three_players_agreed: Agreed, 3;
    four_players_agreed: Agreed, 4;
}

/// Every option that is not the default, all at once.
#[test]
fn other_options() {
    let options = |scenario, unlimited_recruits_in| Options {
        scenario,
        retreat: RetreatRule::OneFief,
        bonus_on_tie: TieRule::Bonus,
        unlimited_recruits_in,
        castle_supply: CastleRule::Unlimited,
        two_player_hold: HoldRule::WholeRound,
        warlords_while_captive: CaptiveRule::WithinLimit,
        random_starts: RandomRule::NotAdjacent,
        rounds: 6,
    };
    for (scenario, seats, recruits) in [
        (ScenarioChoice::Standard, 2, RecruitRule::FinishedCastle),
        (ScenarioChoice::Random, 3, RecruitRule::FinishedOrCaptured),
        (ScenarioChoice::Hard, 4, RecruitRule::FinishedCastle),
    ] {
        let games = proofs::games("warlords.options", 3);
        let proof = prove::<Warlords>(&options(scenario, recruits), seats, games);
        assert_eq!(proof.games, u64::from(games.count));
    }
}

/// What the fuzzer does, with random bytes: nothing that is written at a table can break it.
#[test]
fn arbitrary_bytes() {
    let games = proofs::games("warlords.bytes", 5);
    let mut random = Sampled::new(games.seed);
    for game in 0..games.count {
        let bytes: Vec<u8> = (0..1_000).flat_map(|_| random.word().to_le_bytes()).take(1_500).collect();
        fuzz::<Warlords>(&Options { rounds: 4, ..Options::default() }, 2 + (game % 3) as u8, &bytes);
    }
}

/// WE-INV-35: a decision is small, however big the realm.
#[test]
fn no_list_is_long() {
    let options = Options { rounds: 60, ..Options::default() };
    let mut longest = 0;
    for seats in 2..=4 {
        let game = Warlords::new(warlords::content::Content::base(), &options, seats).expect("playable");
        let games = proofs::games("warlords.lists", seats.into());
        let mut random = Sampled::new(games.seed);
        for _ in 0..games.count {
            let mut state = game.set_up(&mut random, &mut Silent);
            let mut answers = Vec::new();
            while let Some(seat) = game.waiting(&state).must.first() {
                answers.clear();
                game.list(&state, seat, &mut answers);
                longest = longest.max(answers.len());
                // Who does nothing keeps his gold, and has the most to choose from when he spends it.
                let answer = answers[random.draw(answers.len())];
                game.apply(&mut state, seat, answer, &mut random, &mut Silent);
            }
        }
    }
    assert!((40..=200).contains(&longest), "{longest} answers to one question");
}
