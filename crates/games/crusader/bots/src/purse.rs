//! What gold is for.

use super::eyes::Eyes;
use crusader::answer::{Answer, Word};
use crusader::checks::Check;
use crusader::content::vocabulary::Action;
use crusader::trades::{Bundle, Trade};

/// What the success of an action is worth, in gold.
fn worth(eyes: &Eyes<'_>, check: &Check) -> f64 {
    let is_late = eyes.board.era >= eyes.game.scenario().eras && eyes.board.round >= 2;
    let temper = eyes.temper;
    let late = if is_late { temper.late } else { 1.0 };
    late * match check.action {
        Action::Invade => temper.invade,
        Action::Crusade => temper.march,
        Action::Build => temper.build,
        Action::Overthrow => temper.overthrow,
        Action::Marriage => temper.marriage,
        Action::PlotCasusBelli => temper.casus_belli,
        Action::EventCheck => temper.event,
        // A King without an heir: half of a realm.
        Action::PlotAssassinate if check.needed >= 3 => temper.regicide,
        Action::Plot
        | Action::PlotInciteRevolt
        | Action::PlotAssassinate
        | Action::PlotBribe
        | Action::PlotDivorce
        | Action::AnyCheck
        | Action::Develop
        | Action::Mobilise
        | Action::Tax => temper.other,
    }
}

/// As much gold as its success is worth.
pub(super) fn invest(eyes: &Eyes<'_>) -> Option<Answer> {
    let check = &eyes.board.check;
    let value = worth(eyes, check);
    eyes.best(|answer| match answer {
        Answer::Gold(gold) => {
            let chance = eyes.chance(check.action, check.needed, check.free + gold);
            100.0 + value * chance - eyes.temper.gold * f64::from(gold)
        }
        _ => 0.0,
    })
}

/// He puts no gold against others, unless they march on him and he is rich.
pub(super) fn sabotage(eyes: &Eyes<'_>) -> Option<Answer> {
    let check = &eyes.board.check;
    let is_mine = check.against == Some(eyes.me) && check.action == Action::Invade;
    eyes.best(|answer| match answer {
        Answer::Gold(gold)
            if gold > 0 && is_mine && f64::from(eyes.gold()) >= f64::from(gold) + eyes.temper.reserve =>
        {
            f64::from(gold.min(4))
        }
        Answer::Gold(0) => 0.5,
        _ => 0.0,
    })
}

/// A green token is sacrificed for what is dear; a red one that succeeds is kept.
pub(super) fn sacrifice(eyes: &Eyes<'_>) -> Option<Answer> {
    let check = &eyes.board.check;
    let is_green = check.critical.is_some_and(crusader::content::Token::is_green);
    let left = check.draws().saturating_sub(check.drawn.len() as u8);
    let missing = check.needed.saturating_sub(check.hits);
    let word = if is_green && missing > left { Word::Sacrifice } else { Word::Keep };
    eyes.say(word)
}

/// What a bundle is worth.
fn price(bundle: Bundle) -> f64 {
    f64::from(bundle.gold())
        + 7.0 * f64::from(bundle.territories().len())
        + 3.5 * f64::from(bundle.developments().len())
}

/// Accepts what is good for him, declines the rest.
pub(super) fn trade(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.answers.iter().find_map(|act| match *act {
        Answer::AcceptTrade(from) => {
            let Trade { gives, asks, .. } = eyes.board.trades[from.index()]?;
            Some(if price(gives) > price(asks) { *act } else { Answer::DeclineTrade(from) })
        }
        _ => None,
    })
}
