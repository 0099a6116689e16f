//! What gold is spent on: castles first, then soldiers.

use super::eyes::{Eyes, best};
use warlords::answer::{Answer, Word};
use warlords::army::{Kind, Troop};
use warlords::board::Phase;
use warlords::content::{FiefId, KingdomId};
use warlords::group::purchases::{affordable, unpaid};

pub(super) fn buy(eyes: &Eyes<'_>) -> Option<Answer> {
    castle_work(eyes).or_else(|| keep(eyes)).or_else(|| soldiers(eyes, reserve(eyes)))
}

/// Finished castles win the game; new ones bring gold, and in time win it too.
pub(super) fn castle_work(eyes: &Eyes<'_>) -> Option<Answer> {
    finish(eyes).or_else(|| begin(eyes))
}

fn finish(eyes: &Eyes<'_>) -> Option<Answer> {
    let castles = eyes.answers.iter().filter_map(|answer| match answer {
        Answer::Finish(fief) => Some(*fief),
        _ => None,
    });
    best(castles, |fief| -f64::from(eyes.deficit(fief))).map(Answer::Finish)
}

fn begin(eyes: &Eyes<'_>) -> Option<Answer> {
    let kingdoms = eyes.answers.iter().filter_map(|answer| match answer {
        Answer::Begin(kingdom) => Some(*kingdom),
        _ => None,
    });
    let homeless = eyes.board.castles_of(eyes.seat).is_empty();
    let weak: f32 = eyes.own().iter().map(|fief| eyes.deficit(fief).max(0.0)).sum();
    // What is threatened now comes first.
    let spare = homeless || weak == 0.0 || eyes.gold() >= 24;
    let kingdom =
        best(kingdoms.filter(|_| spare), |kingdom| site(eyes, kingdom).map_or(-1000.0, |(_, worth)| worth))?;
    let (_, worth) = site(eyes, kingdom)?;
    (homeless || worth > 0.0).then_some(Answer::Begin(kingdom))
}

/// The best fief for a castle in a kingdom, and what it is worth there.
pub(super) fn site(eyes: &Eyes<'_>, kingdom: KingdomId) -> Option<(FiefId, f64)> {
    let fiefs = eyes.content().kingdoms[kingdom.index()].fiefs;
    let mine = fiefs.and(eyes.own());
    let rival = eyes.rivals().map(|r| eyes.board.fiefs(r).and(fiefs).len()).max().unwrap_or(0);
    let bonus = if mine.len() > rival { 12.0 } else { 2.0 };
    let worth = |fief: FiefId| {
        let walls = f64::from(eyes.defence(fief, eyes.board.armies[fief]));
        let danger = f64::from(eyes.threat(fief));
        let inner = f64::from(eyes.near(fief).and(eyes.own()).len());
        let open = f64::from(eyes.near(fief).without(eyes.own()).len());
        bonus + inner - open + eyes.cities(fief) - 4.0 * (danger - 2.0 * walls).clamp(0.0, 10.0)
    };
    let fief = best(mine.without(eyes.board.castles).iter(), worth)?;
    Some((fief, worth(fief)))
}

/// Mercenaries come with cards; they are paid again only where nobody else holds a fief.
fn keep(eyes: &Eyes<'_>) -> Option<Answer> {
    let alone = |answer: &&Answer| match answer {
        Answer::Keep(fief) => {
            let gone = unpaid(eyes.board, *fief);
            gone == eyes.board.armies[*fief]
        }
        _ => false,
    };
    eyes.answers.iter().find(alone).copied()
}

/// Gold for a Merchant card, when there is enough.
fn reserve(eyes: &Eyes<'_>) -> u32 {
    let player = eyes.board.player(eyes.seat);
    let spent = eyes.worth(&player.recruits);
    let rich = f64::from(player.gold) + spent > 24.0 && player.excommunications.len() < 2;
    if rich { eyes.content().numbers.merchant.into() } else { 0 }
}

/// Footmen and Lancers, one to three; a Warlord if there is none; archers behind threatened walls.
pub(super) fn soldiers(eyes: &Eyes<'_>, reserve: u32) -> Option<Answer> {
    let gold = eyes.gold().saturating_sub(reserve);
    let (content, board) = (eyes.content(), eyes.board);
    let bought = &board.player(eyes.seat).recruits;
    let there = |kind: Kind| affordable(eyes.game, board, eyes.seat, Troop::own(kind));
    let buy = |kind: Kind, share: u32| {
        let n = (share / u32::from(content.soldier(kind).cost)).min(200) as u16;
        eyes.troops(Troop::own(kind), n, there(kind))
    };
    let army = board.on_map(eyes.seat).plus(bought);
    let weak = eyes.own().iter().any(|fief| eyes.deficit(fief) > 0.0);
    let recruiting = board.phase == Phase::Recruit;
    let plan = [
        (Kind::Warlord, 10, army.of(Troop::WARLORD) == 0 && gold >= 20),
        (Kind::Archer, 12, weak && bought.of_kind(Kind::Archer) == 0 && gold >= 15),
        (Kind::Footman, gold * 5 / 14, recruiting && bought.of_kind(Kind::Footman) == 0 && gold >= 14),
        (Kind::Lancer, gold, true),
    ];
    plan.into_iter().filter(|(_, _, due)| *due).find_map(|(kind, share, _)| buy(kind, share))
}

/// Soldiers for a captured castle.
pub(super) fn muster(eyes: &Eyes<'_>) -> Option<Answer> {
    if eyes.gold() < u32::from(eyes.content().numbers.finish) + 6 {
        return None;
    }
    let pull = eyes.pull();
    let taken = |fief: FiefId| if fief == eyes.board.battle.fief { 15.0 } else { 0.0 };
    let castle = eyes
        .best_fief(|fief| f64::from(eyes.deficit(fief)).clamp(0.0, 30.0) + pull[fief] * 0.5 + taken(fief));
    castle.or_else(|| muster_here(eyes))
}

/// All the gold but that which will finish the castle.
pub(super) fn muster_here(eyes: &Eyes<'_>) -> Option<Answer> {
    soldiers(eyes, eyes.content().numbers.finish.into())
}

pub(super) fn merchant(eyes: &Eyes<'_>) -> Option<Answer> {
    (eyes.gold() >= 4).then_some(Answer::Say(Word::Buy))
}
