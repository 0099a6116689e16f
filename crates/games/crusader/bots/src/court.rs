//! What he builds and buys, and what he chooses in events.

use super::eyes::Eyes;
use crusader::answer::{Answer, Word};
use crusader::board::Trophy;
use crusader::content::Player;
use crusader::trophies;

/// The price of a Castle (CK-BUILD-03).
const CASTLE: u8 = 3;

/// How far he is from a trophy that he could have: nothing if he holds it or cannot get it soon.
fn missing(eyes: &Eyes<'_>, trophy: Trophy) -> Option<u32> {
    let most = Player::all()
        .filter(|player| *player != eyes.me)
        .map(|player| trophies::count(eyes.game, eyes.board, trophy, player))
        .max()
        .unwrap_or(0);
    let holds = eyes.board.trophies[trophy as usize] == Some(eyes.me);
    let needed = trophies::least(trophy).max(if holds { most } else { most + 1 });
    let has = trophies::count(eyes.game, eyes.board, trophy, eyes.me);
    (has < needed).then(|| needed - has)
}

/// How much a Realm card helps towards a trophy.
pub(super) fn wish(eyes: &Eyes<'_>) -> f64 {
    let near = |trophy| missing(eyes, trophy).map_or(0.0, |left| 1.0 / f64::from(left));
    near(Trophy::Builder).max(near(Trophy::Inventor))
}

/// Castles rather than developments?
pub(super) fn wants_castles(eyes: &Eyes<'_>) -> bool {
    let castles = missing(eyes, Trophy::Builder);
    let inventions = missing(eyes, Trophy::Inventor);
    let far = |left: Option<u32>| left.unwrap_or(9);
    eyes.gold() > CASTLE && far(castles) <= far(inventions)
}

/// Castles where he is open to attack, as many as he can pay.
pub(super) fn castles(eyes: &Eyes<'_>) -> Option<Answer> {
    let announced = match eyes.board.frame() {
        crusader::flow::Frame::Castles(castles) => castles.announced.len() as u32,
        _ => 0,
    };
    let pays = (f64::from(eyes.gold()) / eyes.temper.mason) as u32;
    eyes.best_land(|land| {
        if announced < pays { 1.0 + eyes.temper.exposure * eyes.exposure(land) as f64 } else { 0.0 }
    })
}

/// Developments, the first ones for the trophy.
pub(super) fn buy(eyes: &Eyes<'_>) -> Option<Answer> {
    let has = eyes.board.house(eyes.me).developments.len();
    let wanted = [
        "archbishop",
        "steward",
        "royal_guard",
        "longbow",
        "marshal",
        "court_physician",
        "plate_armor",
        "chancellor",
    ];
    eyes.best(|answer| match answer {
        Answer::Development(development) if has < 6 => {
            let rank = wanted.iter().position(|word| *word == development.word()).unwrap_or(wanted.len());
            20.0 - rank as f64
        }
        _ => 0.0,
    })
}

/// What he needs least.
pub(super) fn displace(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.answers.last().copied()
}

/// The opponent who leads.
pub(super) fn leader(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Player(player) if player != eyes.me => 1.0 + f64::from(trophies::score(eyes.board, player)),
        _ => 0.0,
    })
}

/// A choice within an event: what hurts goes to others, what helps to himself.
pub(super) fn choose(eyes: &Eyes<'_>) -> Option<Answer> {
    let value = |answer: Answer| match answer {
        Answer::Player(player) if player == eyes.me => 0.1,
        Answer::Player(player) => 1.0 + f64::from(trophies::score(eyes.board, player)),
        Answer::Territory(land) if eyes.lands().has(land) => 1.0 + eyes.exposure(land) as f64 * 0.1,
        Answer::Territory(_) | Answer::Space(_) | Answer::Deck(_) | Answer::Development(_) => 1.0,
        Answer::Token(token) => {
            if token.is_green() {
                0.5
            } else {
                1.0
            }
        }
        Answer::Option(n) => 1.0 / f64::from(n + 1),
        Answer::Say(Word::Refuse) => 0.2,
        _ => 0.3,
    };
    eyes.best(value)
}
