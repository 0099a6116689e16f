//! The battle: both sides with strengths, commanders and Fate cards, what was shown, and what it will probably bring.

use super::sight::{Sight, told};
use knights::answer;
use knights::battle::Side;
use knights::board::fate_hand;
use knights::content::BattleResult;
use knights::odds::{self, Question};
use knights::view::BattleShown;
use ratatui::layout::Rect;
use table::{Element, Seat};
use terminal::face::Canvas;

/// What a Fate card can say in a battle.
const RESULTS: [BattleResult; 6] = [
    BattleResult::Blank,
    BattleResult::Deal,
    BattleResult::Prevent,
    BattleResult::Victory,
    BattleResult::Draw,
    BattleResult::Retreat,
];

/// The battle, if there is one.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let mut sentences = in_full(sight);
    if sentences.is_empty() {
        sentences.push(sight.texts().get("wk-no-battle"));
    }
    told(sight.texts(), &sentences, canvas, area);
}

/// The same in sentences; nothing if there is none.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let Some(battle) = &sight.shown.battle else { return Vec::new() };
    let manner = match battle.manner {
        answer::Manner::Field => "field",
        answer::Manner::Assault => "assault",
        answer::Manner::Siege => "siege",
    };
    let site = battle.site.map_or_else(String::new, |site| format!(": {}", sight.name(&answer::site(site))));
    let args = [
        ("manner", sight.texts().element(&Element::word("manner", manner)).into()),
        ("area", sight.name(&battle.area.element()).into()),
        ("site", site.into()),
    ];
    let mut sentences = vec![sight.say("wk-battle", &args)];
    sentences.extend(Side::BOTH.map(|side| self::side(sight, battle, side)));
    sentences.extend(own_cards(sight));
    sentences.extend(probably(sight, battle));
    sentences
}

/// A side: who, how strong, who commands, who fights, how many Fate cards he holds, what was shown, casualties.
fn side(sight: &Sight<'_>, battle: &BattleShown, side: Side) -> String {
    let at = side as usize;
    let seat = match side {
        Side::Attacker => Some(battle.attacker),
        Side::Defender => battle.defender,
    };
    let word = if side == Side::Attacker { "attacker" } else { "defender" };
    let mut parts = Vec::new();
    let commander = battle.commanders[at];
    let nobles = battle.nobles[at].iter().map(|noble| {
        let name = sight.name(&noble.element());
        if commander == Some(*noble) {
            format!("{name} ({})", sight.texts().get("wk-commands"))
        } else {
            name
        }
    });
    let nobles: Vec<String> = nobles.collect();
    parts.extend((!nobles.is_empty()).then(|| nobles.join(", ")));
    let zone = seat.map_or(knights::board::FOR_CITY, fate_hand);
    let cards = sight.view.fate.count(zone);
    if cards > 0 {
        parts.push(sight.say("wk-fate-cards", &[("n", cards.into())]));
    }
    let shown = results(sight, &battle.results[at]);
    if !shown.is_empty() {
        parts.push(sight.say("wk-shows", &[("cards", shown.into())]));
    }
    if battle.casualties[at] > 0 {
        parts.push(sight.say("wk-to-place", &[("n", battle.casualties[at].into())]));
    }
    let parts: String = parts.iter().map(|part| format!(" · {part}")).collect();
    let args = [
        ("side", sight.texts().element(&Element::word("side", word)).into()),
        ("name", seat.map_or_else(|| sight.texts().get("neutral"), |seat| sight.scene.name(seat)).into()),
        ("strength", battle.strengths[at].into()),
        ("parts", parts.into()),
    ];
    sight.say("wk-side", &args)
}

/// Results, counted.
fn results(sight: &Sight<'_>, counts: &[u8; 6]) -> String {
    let all = RESULTS.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    let all =
        all.map(|(result, count)| format!("{count}× {}", sight.texts().element(&answer::result(result))));
    all.collect::<Vec<_>>().join(", ")
}

/// The Fate cards in the own hand, and those put aside.
fn own_cards(sight: &Sight<'_>) -> Option<String> {
    let mut held = [0; 6];
    let fates = &sight.game.components().fates;
    sight.shown.fate_hand.iter().for_each(|fate| held[fates[fate.index()].battle as usize] += 1);
    let held = results(sight, &held);
    let tossed = results(sight, &sight.view.own.tossed);
    let told = sight.say("wk-your-fate", &[("cards", held.clone().into())]);
    match (held.is_empty(), tossed.is_empty()) {
        (true, _) => None,
        (false, true) => Some(told),
        (false, false) => Some(format!("{told} {}", sight.say("wk-tossed", &[("cards", tossed.into())]))),
    }
}

/// What will probably come of it, before any Fate card is drawn.
fn probably(sight: &Sight<'_>, battle: &BattleShown) -> Option<String> {
    let seats: [Option<Seat>; 2] = [Some(battle.attacker), battle.defender];
    let drawn = seats.into_iter().flatten().any(|seat| sight.view.fate.count(fate_hand(seat)) > 0)
        || battle.results != [[0; 6]; 2];
    let is_siege = battle.manner == answer::Manner::Siege;
    if drawn || is_siege || battle.strengths[0] == 0 || battle.strengths[1] == 0 {
        return None;
    }
    let led = battle.nobles[1].iter().filter_map(|noble| sight.noble(*noble));
    let defenders: u16 = led.map(|noble| noble.strength).sum();
    let question = Question {
        attackers: battle.strengths[0],
        defenders,
        walls: battle.strengths[1].saturating_sub(defenders),
        city: None,
        glory: sight.game.options().for_glory,
    };
    let odds = odds::odds(sight.game.components(), &question);
    let hundredths = |share: f64| (share * 100.0).round() as u16;
    let args = [
        ("wins", hundredths(odds.attacker_wins).into()),
        ("die", hundredths(odds.attackers_die).into()),
        ("retreat", hundredths(odds.attackers_retreat).into()),
        ("undecided", hundredths(odds.undecided).into()),
    ];
    Some(sight.say("wk-odds", &args))
}
