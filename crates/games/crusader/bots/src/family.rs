//! Whom he marries, sends on the Crusade and makes Duke.

use super::eyes::Eyes;
use crusader::answer::{Answer, Word};
use crusader::content::{CharacterId, Player};
use crusader::succession;

/// The King marries first, then the heirs; who is married and childless adopts.
pub(super) fn dynastic(eyes: &Eyes<'_>) -> Option<Answer> {
    let family = &eyes.board.house(eyes.me).family;
    let king = family.king.map(Answer::Person);
    if let Some(king) = king.filter(|king| eyes.answers.contains(king)) {
        return Some(king);
    }
    if f64::from(eyes.gold()) >= eyes.temper.adopt && eyes.say(Word::Adopt).is_some() {
        return eyes.say(Word::Adopt);
    }
    let pays = f64::from(eyes.gold()) >= eyes.temper.wed;
    eyes.best(|answer| if pays && matches!(answer, Answer::Person(_)) { 1.0 } else { 0.0 })
}

/// What the tokens on somebody are worth.
fn worth(eyes: &Eyes<'_>, who: CharacterId) -> f64 {
    eyes.board.tokens_on(who).map(|token| if token.is_green() { 1.0 } else { -eyes.temper.red }).sum()
}

/// Whom he courts: green traits, and a territory next to his own, which a Pact lets him annex.
pub(super) fn court(eyes: &Eyes<'_>, _who: CharacterId) -> Option<Answer> {
    let near = eyes.game.near_any(eyes.lands());
    eyes.best(|answer| match answer {
        Answer::Territory(land) => {
            let suits = eyes.board.suitors[land].map_or(0.0, |whom| worth(eyes, whom));
            let pact = if near.has(land) { eyes.temper.near_pact } else { eyes.temper.far_pact };
            suits + pact
        }
        Answer::Player(Player(_)) => eyes.temper.foreign,
        _ => 0.0,
    })
}

/// The terms: none, and the couple comes to him.
pub(super) fn terms(eyes: &Eyes<'_>) -> Option<Answer> {
    let mine = Some(Answer::Player(eyes.me)).filter(|answer| eyes.answers.contains(answer));
    mine.or_else(|| eyes.say(Word::Send))
}

/// Peace is welcome, unless it takes the heir away.
pub(super) fn consent(eyes: &Eyes<'_>) -> Option<Answer> {
    let family = &eyes.board.house(eyes.me).family;
    let courtship = &eyes.board.courtship;
    let leaves = courtship.home != Some(eyes.me) && family.king != Some(courtship.whom);
    let is_heir = succession::is_heir(eyes.game, family, courtship.whom);
    let asks = courtship.asks.gold() > courtship.gives.gold() || !courtship.asks.territories().is_empty();
    let word = if (leaves && is_heir) || asks { Word::Refuse } else { Word::Accept };
    eyes.say(word)
}

/// Titles for who has a good trait, where he attacks from and where he is open.
pub(super) fn titles(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Title { who, territory } if worth(eyes, who) > 0.0 => {
            0.5 + eyes.exposure(territory) as f64 + if eyes.board.castles.has(territory) { 1.0 } else { 0.0 }
        }
        _ => 0.0,
    })
}

/// Who is sent: the least of the family, and never the King while there is another.
pub(super) fn send(eyes: &Eyes<'_>) -> Option<Answer> {
    let family = &eyes.board.house(eyes.me).family;
    eyes.best(|answer| match answer {
        Answer::Person(who) if family.king == Some(who) => 1.0,
        Answer::Person(who) if succession::is_heir(eyes.game, family, who) => 4.0 - worth(eyes, who),
        Answer::Person(who) => 10.0 - worth(eyes, who),
        _ => 0.0,
    })
}

/// The token that he can best do without: a red one.
pub(super) fn worst_token(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Token(token) if !token.is_green() => match token.what().word() {
            "cruel" | "lustful" | "ambitious" | "deceitful" => 1.0,
            _ => 2.0,
        },
        _ => 0.0,
    })
}
