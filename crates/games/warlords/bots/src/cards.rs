//! Cards, by what they do: when to play one, on whom, and whether to obey one.

use super::eyes::{Eyes, best};
use super::quick::Quick;
use super::{deploy, recruit};
use table::Seat;
use warlords::answer::{Answer, Word};
use warlords::battle::Side;
use warlords::board::Phase;
use warlords::cards as rules;
use warlords::content::vocabulary::Effect;
use warlords::content::{CardId, FiefId};
use warlords::group::taxes::{castle_bonus, due};

/// A card that plainly helps now.
pub(super) fn play(eyes: &Eyes<'_>) -> Option<Answer> {
    let helps = |answer: &&Answer| match answer {
        Answer::Card(card) => helps_now(eyes, &eyes.content().cards[card.index()].effect),
        _ => false,
    };
    eyes.answers.iter().find(helps).copied()
}

/// When a word is of use to who plays it.
enum Use<'c> {
    /// Whenever it can be played outside of a battle.
    Now,
    /// Before a battle round.
    InBattle,
    /// At both times.
    Both,
    /// Once nobody is to be attacked any more, against somebody dangerous.
    Truce,
    /// The plans made here do not reach so far.
    Never,
    /// When one of its parts is.
    Parts(&'c [Effect]),
}

/// What each word of cards is worth: a new one is given its line here.
fn use_of(effect: &Effect) -> Use<'_> {
    match effect {
        Effect::GainGold(_)
        | Effect::CastleGold(_)
        | Effect::LoseGold(_)
        | Effect::TaxShift(_)
        | Effect::CancelCastleBonus(_)
        | Effect::RemoveSoldiers(_)
        | Effect::TurnSoldiers(_)
        | Effect::ReleaseWarlord(_)
        | Effect::InitiativeDie(_)
        | Effect::CastleWork(_)
        | Effect::LiftExcommunication(_) => Use::Now,
        Effect::Upgrade(_) | Effect::PlaceSoldiers(_) => Use::Both,
        Effect::DieStep(_)
        | Effect::BaseDie(_)
        | Effect::ExtraDice(_)
        | Effect::AbsorbHits(_)
        | Effect::StrikeFirst(_) => Use::InBattle,
        Effect::NoAttack(_) => Use::Truce,
        Effect::ExtraMove(_) => Use::Never,
        Effect::All(all) => Use::Parts(&all.parts),
        Effect::Choose(choose) => Use::Parts(&choose.parts),
    }
}

/// Outside of a battle.
fn helps_now(eyes: &Eyes<'_>, effect: &Effect) -> bool {
    match use_of(effect) {
        Use::Now | Use::Both => true,
        Use::Truce => {
            eyes.board.phase == Phase::Redeployment && eyes.rivals().any(|rival| danger(eyes, rival) > 0.0)
        }
        Use::InBattle | Use::Never => false,
        Use::Parts(parts) => parts.iter().any(|part| helps_now(eyes, part)),
    }
}

/// By how much a rival could overrun my weakest castle.
fn danger(eyes: &Eyes<'_>, rival: Seat) -> f64 {
    let over = |fief: FiefId| {
        let army = eyes.raiders(fief, rival, Default::default());
        f64::from(eyes.offence(fief, army) - 0.8 * eyes.defence(fief, eyes.board.armies[fief]))
    };
    eyes.board.castles_of(eyes.seat).iter().map(over).fold(0.0, f64::max)
}

/// Before a battle round: everything that helps, if the battle is in doubt and matters.
pub(super) fn in_battle(eyes: &Eyes<'_>) -> Option<Answer> {
    let board = eyes.board;
    let fief = board.battle.fief;
    let odds = Quick::of_attack(eyes.game, board, fief);
    let mine = Side::BOTH.into_iter().find(|side| board.side_seat(*side) == Some(eyes.seat))?;
    let win = if mine == Side::Attacker { odds.conquered } else { 1.0 - odds.conquered };
    let castle = board.castles.has(fief);
    let matters = board.holder(fief).is_some() && (castle || board.side_army(mine).total() > 5);
    let doubtful = if castle { (0.08..0.95).contains(&win) } else { (0.25..0.85).contains(&win) };
    if !matters || !doubtful {
        return None;
    }
    let helps = |answer: &&Answer| match answer {
        Answer::Card(card) => helps_in_battle(&eyes.content().cards[card.index()].effect),
        _ => false,
    };
    eyes.answers.iter().find(helps).copied()
}

fn helps_in_battle(effect: &Effect) -> bool {
    match use_of(effect) {
        Use::InBattle | Use::Both => true,
        Use::Now | Use::Truce | Use::Never => false,
        Use::Parts(parts) => parts.iter().any(helps_in_battle),
    }
}

/// On whom: a truce with the most dangerous, the rest on the one nearest to the crown.
pub(super) fn target(eyes: &Eyes<'_>, card: CardId) -> Option<Answer> {
    let board = eyes.board;
    let truce = matches!(eyes.content().cards[card.index()].effect, Effect::NoAttack { .. });
    let worth = |seat: Seat| {
        let castles = f64::from(board.fiefs(seat).and(board.finished).len());
        let first = if board.crown.holder == Some(seat) { 1000.0 } else { 0.0 };
        if truce {
            danger(eyes, seat)
        } else {
            first + 10.0 * castles + f64::from(due(eyes.game, board, seat))
        }
    };
    let seats = eyes.answers.iter().filter_map(|answer| match answer {
        Answer::Seat(seat) => Some(*seat),
        _ => None,
    });
    best(seats, worth).map(Answer::Seat)
}

/// The Church is obeyed, unless that costs more than the next step of excommunication.
pub(super) fn obey(eyes: &Eyes<'_>, card: CardId) -> Answer {
    let step = match eyes.board.player(eyes.seat).excommunications.len() {
        0 => 11.0,
        1 => 5.0,
        2 => 12.0,
        _ => 0.0,
    };
    let ignore = loss(eyes, &eyes.content().cards[card.index()].effect) > step;
    Answer::Say(if ignore { Word::Ignore } else { Word::Obey })
}

/// What it costs to obey, in gold.
fn loss(eyes: &Eyes<'_>, effect: &Effect) -> f64 {
    match effect {
        Effect::LoseGold(lose) => f64::from(u32::from(lose.n).min(eyes.gold())),
        Effect::TaxShift(shift) => shift.n.into(),
        Effect::RemoveSoldiers(remove) => {
            let cost = remove.kinds.iter().map(|k| eyes.content().soldier(k.kind()).cost).min().unwrap_or(0);
            f64::from(remove.n) * f64::from(cost)
        }
        Effect::CancelCastleBonus { .. } => {
            let kingdoms = eyes.game.map().kingdoms.iter();
            kingdoms.map(|k| f64::from(castle_bonus(eyes.game, eyes.board, eyes.seat, k))).fold(0.0, f64::max)
        }
        // He who holds his only chance to break another's crown does not sit still.
        Effect::NoAttack { .. } => {
            if eyes.pretender().is_some() {
                20.0
            } else {
                3.0
            }
        }
        Effect::ReleaseWarlord { .. } => 6.0,
        _ => 0.0,
    }
}

/// The first part is the stronger one, where both are possible.
pub(super) fn part(eyes: &Eyes<'_>, card: CardId) -> Option<Answer> {
    let design = &eyes.content().cards[card.index()];
    let worth = |answer: &Answer| match answer {
        Answer::Part(n) => match rules::effect(design, *n) {
            Effect::ReleaseWarlord { .. } => 10.0,
            Effect::LiftExcommunication { .. } => 8.0,
            Effect::PlaceSoldiers { .. } => 7.0,
            _ => 3.0,
        },
        _ => 0.0,
    };
    best(eyes.answers.iter(), worth).copied()
}

/// What a card asks to be chosen.
pub(super) fn effect(eyes: &Eyes<'_>, card: CardId, part: u8, target: Seat) -> Option<Answer> {
    let board = eyes.board;
    match rules::effect(&eyes.content().cards[card.index()], part) {
        Effect::CancelCastleBonus { .. } => best(eyes.answers.iter(), |answer| match answer {
            Answer::Kingdom(k) => castle_bonus(eyes.game, board, target, *k).into(),
            _ => 0.0,
        })
        .copied(),
        Effect::PlaceSoldiers { .. } => deploy::best_place(eyes),
        Effect::RemoveSoldiers { .. } => best(eyes.answers.iter(), |answer| match answer {
            // From the largest army outside of castles, the cheapest.
            Answer::Soldier { fief, troop } => {
                let walls = if board.castles.has(*fief) { 4.0 } else { 0.0 };
                f64::from(board.armies[*fief].total()) - walls - 10.0 * f64::from(eyes.content().cost(*troop))
            }
            _ => 0.0,
        })
        .copied(),
        Effect::Upgrade { .. } => {
            let pull = eyes.pull();
            best(eyes.answers.iter(), |answer| match answer {
                Answer::Attacker { .. } => 200.0,
                Answer::Soldier { fief, .. } => {
                    pull[*fief] + if eyes.board.armies[*fief].total() > 3 { 50.0 } else { 0.0 }
                }
                _ => -1.0,
            })
            .copied()
        }
        Effect::TurnSoldiers { .. } => {
            let pull = eyes.pull();
            best(eyes.answers.iter(), |answer| match answer {
                Answer::Between { from, to } => pull[*to] + if board.castles.has(*from) { 10.0 } else { 0.0 },
                Answer::Troops { amount, .. } => amount.of(2).unwrap_or(1).into(),
                _ => 0.0,
            })
            .copied()
        }
        Effect::CastleWork(_) => recruit::castle_work(eyes).or(eyes.answers.first().copied()),
        _ => eyes.answers.first().copied(),
    }
}
