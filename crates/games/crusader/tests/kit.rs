//! Crusader Kings keeps the promises of the kernel: in every scenario with three, four and five dynasties, and with people, AIs and
//! options mixed so that every two of them meet.

use crusader::answer::Answer;
use crusader::content::{Content, Player, ScenarioId, StrategyId};
use crusader::flow::Frame;
use crusader::options::{
    Count, DropFranks, DukeTax, FirstPlayer, Glitterhoof, Lead, Mode, NavyRule, Pomerania, SiblingRule,
    SpareRuler,
};
use crusader::trades::{self, Bundle, tradable};
use crusader::{Crusader, Options, trophies};
use std::collections::{BTreeMap, BTreeSet};
use table::kit::{Games, fuzz, prove};
use table::{Chance, Game, Instruction, InstructionDue, InstructionUntil, Sampled, Seat, Silent};

macro_rules! scenarios {
    ($($name:ident: $scenario:literal, $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            let options = Options { scenario: ScenarioId($scenario - 1), ..Options::default() };
            let games = proofs::games(if $seats == 3 { "crusader.three" } else { "crusader.more" }, 1);
            let proof = prove::<Crusader>(&options, $seats, games);
            let count = u64::from(games.count);
            assert_eq!(proof.games, count);
            assert!(proof.judged > 50_000 * count && proof.worlds > 30 * count, "{proof:?}");
            assert!(proof.free_undos + proof.asked_undos > 0 && proof.acts > 20 * count && proof.refusals > 2 * count, "{proof:?}");
        })*
    };
}

scenarios! {
    scenario_1_of_three: 1, 3;
    scenario_1_of_four: 1, 4;
    scenario_1_of_five: 1, 5;
    scenario_2_of_three: 2, 3;
    scenario_2_of_four: 2, 4;
    scenario_2_of_five: 2, 5;
    scenario_3_of_three: 3, 3;
    scenario_3_of_four: 3, 4;
    scenario_3_of_five: 3, 5;
    scenario_4_of_three: 4, 3;
    scenario_4_of_four: 4, 4;
    scenario_4_of_five: 4, 5;
    scenario_5_of_three: 5, 3;
    scenario_5_of_four: 5, 4;
    scenario_5_of_five: 5, 5;
    scenario_6_of_three: 6, 3;
    scenario_6_of_four: 6, 4;
}

/// One way to sit down: which scenario, how many dynasties, how many people, which strategies, and everything that is agreed.
fn row(random: &mut Sampled) -> (Options, u8) {
    let scenario = random.draw(6);
    let most = if scenario == 5 { 4 } else { 5 };
    let dynasties = 3 + random.draw(most - 2);
    let seats = 1 + random.draw(dynasties);
    let count = [Count::Three, Count::Four, Count::Five][dynasties - 3];
    let mut options =
        Options { scenario: ScenarioId(scenario as u8), dynasties: count, ..Options::default() };
    options.drop_franks = if random.draw(3) == 0 { DropFranks::Allowed } else { DropFranks::Never };
    if options.drop_franks == DropFranks::Allowed && dynasties < most {
        options.frankish = Lead::Out;
    }
    if random.draw(2) == 0 {
        options = options.led(Player(random.draw(5) as u8), Lead::Strategy(StrategyId(random.draw(5) as u8)));
    }
    if random.draw(3) == 0 {
        options = options.led(Player(random.draw(5) as u8), Lead::Ai);
    }
    options.mode = [Mode::Rivals, Mode::HardRivals, Mode::Together][random.draw(3)];
    options.first = match random.draw(3) {
        0 => FirstPlayer::Of(Player(random.draw(5) as u8).culture()),
        _ => FirstPlayer::Drawn,
    };
    options.glitterhoof = if random.draw(2) == 0 { Glitterhoof::In } else { Glitterhoof::Out };
    options.duke_tax = if random.draw(2) == 0 { DukeTax::Less } else { DukeTax::None };
    options.navy = if random.draw(2) == 0 { NavyRule::Everything } else { NavyRule::Invade };
    options.pomerania = if random.draw(2) == 0 { Pomerania::Alone } else { Pomerania::NorthSea };
    options.siblings = if random.draw(2) == 0 { SiblingRule::Leave } else { SiblingRule::Stay };
    options.spare_ruler = if random.draw(2) == 0 { SpareRuler::In } else { SpareRuler::Out };
    (options, seats as u8)
}

/// What two things a row brings together, in words.
fn pairs(options: &Options, seats: u8) -> Vec<String> {
    let said = serde_json::to_value(options).expect("options are written");
    let said = said.as_object().expect("they are an object");
    let mut words: Vec<String> = said.iter().map(|(option, word)| format!("{option} {word}")).collect();
    words.push(format!("seats {seats}"));
    let with = |(at, one): (usize, &String)| {
        words[at + 1..].iter().map(move |other| format!("{one}, {other}")).collect::<Vec<_>>()
    };
    words.iter().enumerate().flat_map(with).collect()
}

/// Rows drawn so that each brings together as many things as possible that have not met.
fn rows(count: usize) -> Vec<(Options, u8)> {
    let mut random = Sampled::new(18);
    let mut met = std::collections::BTreeSet::new();
    let mut rows = Vec::new();
    for _ in 0..count {
        let playable = |row: &(Options, u8)| Crusader::new(Content::base(), &row.0, row.1).is_ok();
        let drawn: Vec<(Options, u8)> = (0..60).map(|_| row(&mut random)).filter(playable).collect();
        let news = |(options, seats): &(Options, u8)| {
            pairs(options, *seats).into_iter().filter(|pair| !met.contains(pair)).count()
        };
        let best = drawn.into_iter().max_by_key(news).expect("some can be played");
        met.extend(pairs(&best.0, best.1));
        rows.push(best);
    }
    rows
}

/// The rows, in parts that run side by side.
fn keeps_all_promises(part: usize) {
    let games = proofs::games("crusader.pairs", 2);
    let count = proofs::games("crusader.rows", 2).count as usize;
    let mut free_undos = 0;
    for (at, (options, seats)) in rows(count).into_iter().enumerate().filter(|(at, _)| at % 4 == part) {
        let games = Games { seed: games.seed + at as u64, ..games };
        let proof = prove::<Crusader>(&options, seats, games);
        assert_eq!(proof.games, u64::from(games.count));
        free_undos += proof.free_undos;
    }
    assert!(free_undos > 0);
}

#[test]
fn people_strategies_and_options_1() {
    keeps_all_promises(0);
}

#[test]
fn people_strategies_and_options_2() {
    keeps_all_promises(1);
}

#[test]
fn people_strategies_and_options_3() {
    keeps_all_promises(2);
}

#[test]
fn people_strategies_and_options_4() {
    keeps_all_promises(3);
}

/// What the fuzzer does, with random bytes: nothing that is written at a table can break it.
#[test]
fn arbitrary_bytes() {
    let games = proofs::games("crusader.bytes", 5);
    let mut random = Sampled::new(games.seed);
    for game in 0..games.count {
        let bytes: Vec<u8> = (0..1_000).flat_map(|_| random.word().to_le_bytes()).take(1_500).collect();
        fuzz::<Crusader>(&Options::default(), 1 + (game % 5) as u8, &bytes);
    }
}

/// A decision is small: no list is longer than about two hundred answers.
#[test]
fn no_list_is_long() {
    let mut longest = 0;
    for scenario in 0..6 {
        let seats = if scenario == 5 { 4 } else { 5 };
        let options = Options { scenario: ScenarioId(scenario), ..Options::default() };
        let game = Crusader::new(Content::base(), &options, seats).expect("playable");
        let games = proofs::games("crusader.lists", scenario.into());
        let mut random = Sampled::new(games.seed);
        for _ in 0..games.count {
            let mut state = game.set_up(&mut random, &mut Silent);
            let mut answers = Vec::new();
            while let Some(seat) = game.waiting(&state).must.first() {
                answers.clear();
                game.list(&state, seat, &mut answers);
                longest = longest.max(answers.len());
                let answer = answers[random.draw(answers.len())];
                game.apply(&mut state, seat, answer, &mut random, &mut Silent);
            }
        }
    }
    assert!((30..=200).contains(&longest), "{longest} answers to one question");
}

/// What is asked, by the name of its step.
fn kind(frame: Frame) -> String {
    let name = format!("{frame:?}");
    name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Some of what a player could give.
fn some(random: &mut Sampled, goods: Bundle) -> Bundle {
    let gold = random.draw(usize::from(goods.gold()) + 1) as u8;
    let lands = goods.territories().iter().filter(|_| random.draw(4) == 0).collect();
    let developments = goods.developments().iter().filter(|_| random.draw(3) == 0).collect();
    Bundle::of(gold, lands, developments)
}

/// CK-R-23: at every decision but in a check, and while something is settled at once, a trade is offered and accepted, and the game goes on to
/// its end with all its invariants: whatever a trade has taken away.
#[test]
fn trades_come_between_everything() {
    let settled_first =
        ["Save", "Crisis", "Comeback", "NewRuler", "NewLand", "Release", "Displace", "Surplus", "Sacrifice"];
    let (mut traded, mut refused) = (BTreeMap::<String, u32>::new(), BTreeSet::new());
    let games = proofs::games("crusader.trades", 7);
    for game in 0..games.count {
        let scenario = ScenarioId((game % 5) as u8);
        let crusader = Crusader::new(Content::base(), &Options { scenario, ..Options::default() }, 5);
        let crusader = crusader.expect("playable");
        let mut random = Sampled::new(games.seed + u64::from(game));
        let mut state = crusader.set_up(&mut random, &mut Silent);
        let (mut answers, mut steps) = (Vec::new(), 0);
        while let Some(seat) = crusader.waiting(&state).must.first() {
            steps += 1;
            assert!(steps < 20_000, "the game comes to an end");
            let [from, to] = [random.draw(5), random.draw(5)].map(|seat| Seat(seat as u8));
            let [giver, taker] = [from, to].map(|seat| crusader.player_of(seat));
            let kind = kind(state.board.frame());
            // Some of each kind of step: with too many trades few games come to a war.
            let is_rare = traded.get(&kind).is_none_or(|count| *count < 12) && random.draw(2) == 0;
            if from != to && is_rare {
                let gives = some(&mut random, tradable(&crusader, &state, giver));
                let asks = some(&mut random, tradable(&crusader, &state, taker));
                let offer = Answer::Offer { to: taker, gives, asks };
                match crusader.judge(&state, from, offer) {
                    Ok(()) => {
                        let accept = Answer::AcceptTrade(giver);
                        crusader.apply(&mut state, from, offer, &mut random, &mut Silent);
                        assert_eq!(crusader.judge(&state, to, accept), Ok(()), "{kind}: {offer:?}");
                        crusader.apply(&mut state, to, accept, &mut random, &mut Silent);
                        assert_eq!(crusader.broken(&state), Vec::<String>::new(), "{kind}: {offer:?}");
                        *traded.entry(kind).or_default() += 1;
                        continue;
                    }
                    // A ninth territory that was just taken is released after the spoils (CK-R-73).
                    Err(reason)
                        if reason == trades::Reason::NotNow.into()
                            && !trophies::is_releasing(&crusader, &state.board) =>
                    {
                        refused.insert(kind);
                    }
                    Err(_) => {}
                }
            }
            answers.clear();
            crusader.list(&state, seat, &mut answers);
            assert!(!answers.is_empty(), "something can be answered: {:?}", state.board.frame());
            let answer = answers[random.draw(answers.len())];
            crusader.apply(&mut state, seat, answer, &mut random, &mut Silent);
        }
    }
    let both: Vec<&String> = refused.iter().filter(|kind| !settled_first.contains(&kind.as_str())).collect();
    assert!(both.is_empty(), "a trade was refused at {both:?}");
    let most = [
        "Aim",
        "Send",
        "Choosing",
        "NameVictim",
        "FreeCastle",
        "Announce",
        "NextAttack",
        "Invest",
        "Sabotage",
    ];
    for kind in most {
        assert!(traded.contains_key(kind), "no trade came at {kind}: {traded:?}");
    }
    assert!(traded.len() > 24, "{traded:?}");
    assert!(settled_first.iter().all(|kind| !traded.contains_key(*kind)), "{traded:?}");
}

/// "Pass every sabotage until my turn": said once, it answers every such question, and ends when something else is asked.
#[test]
fn sabotage_can_be_passed_beforehand() {
    let game = Crusader::new(Content::base(), &Options::default(), 5).expect("playable");
    let (prompt, answer) = ("prompt-sabotage".to_owned(), "gold/0".to_owned());
    let pass = Instruction { prompt, answer, until: InstructionUntil::AskedElse };
    let mut random = Sampled::new(29);
    let mut state = game.set_up(&mut random, &mut Silent);
    let (mut passed, mut ended, mut answers) = (0, 0, Vec::new());
    while let Some(seat) = game.waiting(&state).must.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        let asked = game.prompt(&state, seat);
        let path = |answer: &Answer| game.path(&state, seat, *answer).to_string();
        let is_legal = |said: &str| answers.iter().any(|answer| path(answer) == said);
        let answer = match pass.due(&asked, is_legal) {
            InstructionDue::Answer => {
                passed += 1;
                Answer::Gold(0)
            }
            InstructionDue::Over => {
                ended += 1;
                answers[random.draw(answers.len())]
            }
            InstructionDue::Ask => panic!("nothing can always be given: {answers:?}"),
        };
        game.apply(&mut state, seat, answer, &mut random, &mut Silent);
    }
    assert!(passed > 5 && ended > 20, "{passed} passed, {ended} other questions");
}
