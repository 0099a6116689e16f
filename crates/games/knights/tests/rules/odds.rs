//! The odds that are told before a battle, held against battles that are fought by the rules (p.14-17).

use crate::dsl::Scene;
use knights::board::{DECK, FOR_CITY, fate_hand};
use knights::content::{BattleResult, Content};
use knights::event::Event;
use knights::odds::{Odds, Question, odds};
use table::{Sampled, Seat};

/// So many are fought.
const BATTLES: u32 = 400;

/// What a commander gives up first.
const WORST: [BattleResult; 6] = [
    BattleResult::Blank,
    BattleResult::Draw,
    BattleResult::Retreat,
    BattleResult::Prevent,
    BattleResult::Deal,
    BattleResult::Victory,
];

/// Battles between circles, who have no ability: both discard what they must, the worst first, and the defender's walls take what they can.
fn sampled(question: &Question, scene: &Scene, place: &str, how: &str) -> Odds {
    let mut sum = Odds::default();
    let mut chance = Sampled::new(5);
    for _ in 0..BATTLES {
        let mut scene = Scene { game: scene.game.clone(), state: scene.state.clone() };
        scene.state.fate.shuffle(DECK, &mut chance);
        let mut t = scene.attacks(0, place, how);
        t.all(0, ["noble/red_circle", "done"]);
        sum.cards = [0, 1].map(|seat| t.state.fate.count(fate_hand(Seat(seat))) as u8);
        if t.board().battle.defender.is_none() {
            sum.cards[1] = t.state.fate.count(FOR_CITY) as u8;
        }
        let worst: Vec<String> = WORST.iter().map(|result| format!("result/{}", word(*result))).collect();
        let mut likes: Vec<&str> = vec!["done", "no", "breach", "keep"];
        likes.extend(worst.iter().map(String::as_str));
        t.idle_until(&likes, |t| t.state.board.battle.manner.is_none());
        tally(&t, question, &mut sum);
    }
    let share = |n: f64| n / f64::from(BATTLES);
    Odds {
        cards: sum.cards,
        attacker_wins: share(sum.attacker_wins),
        attackers_die: share(sum.attackers_die),
        attackers_retreat: share(sum.attackers_retreat),
        defenders_die: share(sum.defenders_die),
        undecided: share(sum.undecided),
        casualties: sum.casualties.map(share),
    }
}

fn word(result: BattleResult) -> &'static str {
    match result {
        BattleResult::Blank => "blank",
        BattleResult::Deal => "deal",
        BattleResult::Prevent => "prevent",
        BattleResult::Victory => "victory",
        BattleResult::Draw => "draw",
        BattleResult::Retreat => "retreat",
    }
}

/// What came of one battle, by what was told of it.
fn tally(t: &crate::dsl::Sitting, question: &Question, sum: &mut Odds) {
    let died =
        |seat: u8| t.events.iter().any(|e| matches!(e, Event::Died { seat: s, .. } if *s == Seat(seat)));
    let retreated =
        |seat: u8| t.events.iter().any(|e| matches!(e, Event::Retreated { seat: s, .. } if *s == Seat(seat)));
    let taken = t.events.iter().any(|e| matches!(e, Event::CityTaken { .. }));
    let wins = if question.walls > 0 { taken } else { (died(1) || retreated(1)) && !died(0) };
    sum.attacker_wins += f64::from(u8::from(wins));
    sum.attackers_die += f64::from(u8::from(died(0)));
    sum.attackers_retreat += f64::from(u8::from(retreated(0)));
    sum.defenders_die += f64::from(u8::from(died(1)));
    sum.undecided += f64::from(u8::from(!wins && !died(0) && !retreated(0)));
    for event in &t.events {
        if let Event::CasualtiesCounted { attacker, defender } = event {
            sum.casualties[0] += f64::from((*attacker).min(question.attackers));
            sum.casualties[1] += f64::from((*defender).min(question.defenders + question.walls));
        }
    }
}

/// Is what is told what happens, as nearly as so many battles can say?
fn agree(question: &Question, scene: &Scene, place: &str, how: &str) {
    let (told, seen) = (odds(Content::base(), question), sampled(question, scene, place, how));
    assert_eq!(told.cards, seen.cards, "{question:?}");
    let shares = |odds: &Odds| {
        [odds.attacker_wins, odds.attackers_die, odds.attackers_retreat, odds.defenders_die, odds.undecided]
    };
    for (told, seen) in shares(&told).into_iter().zip(shares(&seen)) {
        // Four times what chance alone would bring; the odds themselves are of twenty thousand.
        let error = 4.0 * (seen.max(0.02) * (1.0 - seen).max(0.02) / f64::from(BATTLES)).sqrt();
        assert!((told - seen).abs() < error, "{question:?}: told {told}, seen {seen}");
    }
    for (told, seen) in told.casualties.into_iter().zip(seen.casualties) {
        assert!((told - seen).abs() < 15.0, "{question:?}: casualties {told}, {seen}");
    }
}

fn question(attackers: u16, defenders: u16, walls: u16, glory: bool) -> Question {
    Question { attackers, defenders, walls, city: None, glory }
}

#[test]
fn in_the_open_field_what_is_told_happens() {
    ledger::proves!("WK-BATTLE-23", "WK-BATTLE-27", "WK-BATTLE-35", "WK-VICTORY-03", "WK-VICTORY-04");
    for (glory, scene) in [(false, Scene::of(4)), (true, Scene::glory(4))] {
        let scene = scene.strongholds().noble(0, "circle", "h22", "mc_english_200 mc_english_150").noble(
            1,
            "circle",
            "h22",
            "mc_polish_200 rg_50",
        );
        agree(&question(350, 250, 0, glory), &scene, "h22", "seat/1 manner/field");
    }
}

#[test]
fn at_the_walls_what_is_told_happens() {
    ledger::proves!("WK-ASSAULT-02", "WK-ASSAULT-11", "WK-ASSAULT-12", "WK-ASSAULT-16", "WK-R-35");
    let scene = Scene::of(4).strongholds().noble(0, "circle", "monz", "mc_english_200 mc_english_100");
    agree(&question(300, 0, 200, false), &scene, "monz", "city/monz manner/assault");
    let scene = Scene::of(4).strongholds().city(1, "monz").noble(1, "circle", "monz", "mc_polish_150").noble(
        0,
        "circle",
        "monz",
        "mc_english_200 mc_english_150 mc_english_100",
    );
    agree(&question(450, 150, 200, false), &scene, "monz", "city/monz manner/assault");
}
