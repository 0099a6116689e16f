//! What a battle will probably bring, before it is declared: hands of Fate cards dealt many times from one deck, shown against each
//! other by the rules (WK-BATTLE-23 to WK-BATTLE-35, WK-VICTORY-01 to WK-VICTORY-05). One army a side; abilities and cards that
//! change a battle are not in it.

use crate::content::{BASE_FATES, BattleResult, CityId, Content, FateId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Chance, Sampled};

/// So many battles: each share is sure to less than a hundredth.
const TRIALS: u32 = 20_000;

/// A battle that is asked about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The strength of the attacking troops.
    pub attackers: u16,
    /// That of the defending troops that Nobles lead.
    #[serde(default)]
    pub defenders: u16,
    /// The walls, with troops in a stronghold; without them the battle is in the open field.
    #[serde(default)]
    pub walls: u16,
    /// A city: its walls as they are printed, instead of `walls`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city: Option<CityId>,
    /// Are For Glory's Fate cards played with?
    #[serde(default)]
    pub glory: bool,
}

/// What comes of it, each a share of all battles.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Odds {
    /// Cards that each side draws.
    pub cards: [u8; 2],
    /// The attacker takes what he attacks; in the open field: the defenders die or retreat.
    pub attacker_wins: f64,
    /// The attackers die.
    pub attackers_die: f64,
    /// The attackers retreat.
    pub attackers_retreat: f64,
    /// The defending Nobles die.
    pub defenders_die: f64,
    /// Nothing is decided.
    pub undecided: f64,
    /// Casualties of each side, on average.
    pub casualties: [f64; 2],
}

/// What a side shows.
#[derive(Copy, Clone, Default)]
struct Shown {
    deal: u16,
    prevent: u16,
    victory: u16,
}

/// Answers `{"attackers": 500, "defenders": 200, "city": "kovel", "glory": true}`.
///
/// # Errors
/// What is wrong, beginning with the field.
pub fn consult(content: &Content, input: &Value) -> Result<Value, String> {
    let mut question: Question = table::read_json(input.clone(), "")?;
    if let Some(city) = question.city {
        if question.walls > 0 {
            return Err("walls: not together with a city".to_owned());
        }
        question.walls = content.cities[city.index()].strength;
    }
    for (field, strength) in
        [("attackers", question.attackers), ("defenders", question.defenders), ("walls", question.walls)]
    {
        if strength > 10_000 {
            return Err(format!("{field}: 10000 at most"));
        }
    }
    if question.attackers == 0 {
        return Err("attackers: there must be some".to_owned());
    }
    if question.defenders + question.walls == 0 {
        return Err("defenders: there must be some, or walls, or a city".to_owned());
    }
    serde_json::to_value(odds(content, &question)).map_err(|error| error.to_string())
}

/// Plays the battle many times, always the same times.
#[must_use]
pub fn odds(content: &Content, question: &Question) -> Odds {
    let fates = if question.glory { BASE_FATES..FateId::COUNT } else { 0..BASE_FATES };
    let deck: Vec<BattleResult> = content.fates[fates].iter().map(|fate| fate.battle).collect();
    let numbers = &content.numbers;
    let limit = if question.glory { numbers.fate_limit_cg } else { numbers.fate_limit };
    let commanded = [true, question.defenders > 0];
    let strengths = [question.attackers, question.defenders + question.walls];
    let cards = [0, 1].map(|side: usize| {
        let commander = if commanded[side] { numbers.commander / 100 } else { 0 };
        (strengths[side] / 100 + commander).min(limit.into()) as u8
    });
    let mut chance = Sampled::new(1);
    let mut odds = Odds { cards, ..Odds::default() };
    let mut left = deck.clone();
    for _ in 0..TRIALS {
        left.clone_from(&deck);
        let discards = usize::from(numbers.commander_discard);
        let hands = [0, 1].map(|side: usize| {
            let due = if commanded[side] { discards } else { 0 };
            hand(&mut left, usize::from(cards[side]), due, &mut chance)
        });
        let shown = hands.map(|hand| show(hand, &mut left, &mut chance));
        settle(question, shown, &mut odds);
    }
    let share = |n: f64| n / f64::from(TRIALS);
    Odds {
        cards,
        attacker_wins: share(odds.attacker_wins),
        attackers_die: share(odds.attackers_die),
        attackers_retreat: share(odds.attackers_retreat),
        defenders_die: share(odds.defenders_die),
        undecided: share(odds.undecided),
        casualties: odds.casualties.map(share),
    }
}

/// So many cards, of which a commander gives up the worst; he may keep one (WK-BATTLE-28).
fn hand(
    left: &mut Vec<BattleResult>,
    cards: usize,
    discards: usize,
    chance: &mut Sampled,
) -> Vec<BattleResult> {
    let mut hand: Vec<BattleResult> = (0..cards).filter_map(|_| draw(left, chance)).collect();
    let worth = |result: &BattleResult| match result {
        BattleResult::Blank => 0,
        BattleResult::Draw | BattleResult::Retreat => 1,
        BattleResult::Prevent => 2,
        BattleResult::Deal => 3,
        BattleResult::Victory => 4,
    };
    hand.sort_by_key(|result| std::cmp::Reverse(worth(result)));
    let kept = hand.len().saturating_sub(discards).max(hand.len().min(1));
    hand.truncate(kept);
    hand
}

fn draw(left: &mut Vec<BattleResult>, chance: &mut Sampled) -> Option<BattleResult> {
    (!left.is_empty()).then(|| left.swap_remove(chance.draw(left.len())))
}

/// What a hand says; each Draw 1 brings a card (WK-BATTLE-32).
fn show(mut hand: Vec<BattleResult>, left: &mut Vec<BattleResult>, chance: &mut Sampled) -> Shown {
    let mut shown = Shown::default();
    while let Some(result) = hand.pop() {
        match result {
            BattleResult::Blank => {}
            BattleResult::Deal => shown.deal += 1,
            BattleResult::Prevent => shown.prevent += 1,
            BattleResult::Victory => shown.victory += 1,
            BattleResult::Draw | BattleResult::Retreat => hand.extend(draw(left, chance)),
        }
    }
    shown
}

/// Casualties, then victories where both sides stand (WK-R-35, WK-R-36).
fn settle(question: &Question, [ours, theirs]: [Shown; 2], odds: &mut Odds) {
    let suffered = 100 * theirs.deal.saturating_sub(ours.prevent);
    let dealt = 100 * ours.deal.saturating_sub(theirs.prevent);
    let strength = question.defenders + question.walls;
    odds.casualties[0] += f64::from(suffered.min(question.attackers));
    odds.casualties[1] += f64::from(dealt.min(strength));
    let attackers_fall = suffered >= question.attackers;
    let defenders_fall = dealt >= strength;
    let ahead = i32::from(ours.victory) - i32::from(theirs.victory);
    if attackers_fall {
        odds.attackers_die += 1.0;
    }
    if defenders_fall {
        odds.defenders_die += f64::from(u8::from(question.defenders > 0));
    }
    match (attackers_fall, defenders_fall) {
        (true, _) => {}
        (false, true) => odds.attacker_wins += 1.0,
        (false, false) => match ahead {
            1.. => {
                odds.attacker_wins += 1.0;
                odds.defenders_die += f64::from(u8::from(ahead > 1 && question.defenders > 0));
            }
            0 => odds.undecided += 1.0,
            -1 => odds.attackers_retreat += 1.0,
            ..-1 => odds.attackers_die += 1.0,
        },
    }
}
