//! In a battle: whom, with whom, which cards, who takes the blows.

use super::eyes::Eyes;
use super::{blows, quick};
use knights::answer::{Answer, Manner, Stance, Word};
use knights::battle::Side;
use knights::board::Army;
use knights::content::{AreaId, BattleResult, NobleId};
use table::Seat;

/// Whom he attacks, and how.
pub(super) fn declare(eyes: &Eyes<'_>, area: AreaId) -> Option<Answer> {
    let nobles = eyes.ready_in(area);
    let wanted =
        blows::best(eyes, area, nobles).map(|blow| Answer::Attack(blow.foe, blow.manner, Stance::Obey));
    let obeys = |answer: &&Answer| matches!(answer, Answer::Attack(_, Manner::Siege, Stance::Obey));
    let any = |answer: &&Answer| matches!(answer, Answer::Attack(_, _, Stance::Obey));
    let first = || eyes.answers.iter().find(obeys).or_else(|| eyes.answers.iter().find(any)).copied();
    // Who was denied leave may let it be.
    wanted.and_then(|wanted| eyes.give(wanted)).or_else(|| eyes.give(Answer::Done)).or_else(first)
}

/// As few Nobles as a siege takes; all for anything else.
pub(super) fn commit(eyes: &Eyes<'_>) -> Option<Answer> {
    let battle = &eyes.board.battle;
    let strongest = eyes.best(|answer| match answer {
        Answer::Noble(noble) => 1.0 + f64::from(eyes.strength(noble)),
        _ => 0.0,
    });
    match (battle.manner, eyes.give(Answer::Done)) {
        (Some(Manner::Siege), Some(done)) => Some(done),
        (_, done) => strongest.or(done),
    }
}

/// The best commander, the one with more troops among equals.
pub(super) fn commander(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Noble(noble) => quick::command(eyes, noble) + f64::from(eyes.strength(noble)) / 10_000.0,
        _ => 0.0,
    })
}

/// What a Fate card is worth in this battle.
fn card(eyes: &Eyes<'_>, result: BattleResult) -> f64 {
    let battle = &eyes.board.battle;
    let side = battle.side_of(eyes.me).unwrap_or(Side::Attacker);
    let strength = |side| eyes.game.side_strength(eyes.board, battle, side);
    let (mine, theirs) = (strength(side), strength(side.other()));
    // A third of their cards deal blows.
    let blows = f64::from(theirs + 200) / 300.0;
    let fragile = f64::from(mine) <= 100.0 * (blows + 1.0);
    match result {
        BattleResult::Victory => 4.0,
        BattleResult::Deal if theirs <= 200 => 3.5,
        BattleResult::Deal => 2.5,
        BattleResult::Prevent if fragile => 3.0,
        BattleResult::Prevent => 1.0,
        BattleResult::Draw => 1.8,
        BattleResult::Retreat if side == Side::Defender && fragile => 3.2,
        BattleResult::Retreat => 1.8,
        BattleResult::Blank => 0.0,
    }
}

/// He discards what he must, the least useful first.
pub(super) fn discard(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.give(Answer::Done).or_else(|| {
        eyes.best(|answer| match answer {
            Answer::Result(result) => 10.0 - card(eyes, result),
            _ => 0.0,
        })
    })
}

/// Before blows fall: he goes if he would lose, and leaves nothing behind that he could hold.
pub(super) fn withdraw(eyes: &Eyes<'_>) -> Option<Answer> {
    let results = eyes.board.battle.results;
    let count = |side: Side, result: BattleResult| i32::from(results[side as usize][result as usize]);
    let ahead = count(Side::Defender, BattleResult::Victory) - count(Side::Attacker, BattleResult::Victory);
    let hurt = count(Side::Attacker, BattleResult::Deal) - count(Side::Defender, BattleResult::Prevent);
    let troops = eyes.game.side_strength(eyes.board, &eyes.board.battle, Side::Defender);
    eyes.yes_if(ahead < -1 || 100 * hurt >= i32::from(troops))
}

/// Walls first; then whoever can bear it.
pub(super) fn casualty(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.say(Word::Breach).or_else(|| {
        eyes.best(|answer| match answer {
            Answer::Army(Army::Stronghold(_)) => 5_000.0,
            Answer::Army(army) => 1.0 + f64::from(eyes.game.army_strength(eyes.board, army)),
            _ => 0.0,
        })
    })
}

/// A captured city is kept: it brings more than its ruins.
pub(super) fn keep(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.say(Word::Keep)
}

/// The city that he misses least.
pub(super) fn tribute(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::City(city) => 1000.0 - eyes.prize(city),
        _ => 0.0,
    })
}

/// Where a Noble retreats to: his own walls, else where it is quiet.
pub(super) fn retreat(eyes: &Eyes<'_>, noble: NobleId) -> Option<Answer> {
    let lure = super::lure::Lure::of(eyes, noble);
    eyes.best(|answer| match answer {
        Answer::Area(area) => {
            let own = knights::movement::own_site(eyes.game, eyes.board, eyes.me, area).is_some();
            100.0 + lure.gain(area) + if own { 6.0 } else { 0.0 } - f64::from(eyes.threat(area)) / 200.0
        }
        Answer::Kind(kind) => 30.0 - eyes.troop_worth(kind),
        _ => 0.0,
    })
}

/// May another attack where he stands? Only what he does not want himself, of somebody who leads.
pub(super) fn leave(eyes: &Eyes<'_>) -> Option<Answer> {
    let battle = &eyes.board.battle;
    let owner: Option<Seat> = battle.site.and_then(|site| eyes.owner(site));
    let besieges = battle.site.is_some_and(|site| eyes.board.sieges(site)[eyes.me.index()] > 0);
    let leads = owner.is_some() && owner == eyes.leader && Some(battle.attacker) != eyes.leader;
    eyes.yes_if(leads && !besieges)
}
