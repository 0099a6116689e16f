//! What he plots: a cause of war where nothing else is left to take, the fall of Kings without an heir, Overthrow and the Unrest
//! before it, councillors for the trophy.

use super::eyes::Eyes;
use crusader::answer::Answer;
use crusader::content::vocabulary::Action;
use crusader::content::{CharacterId, Deck, DevKind, DevelopmentId, Player, TerritoryId};
use crusader::flow::Frame;
use crusader::intrigue::{Plot, Plots, surcharge};
use crusader::{modifiers, succession, trophies};

/// What a point that a rival loses is worth to him: more of who leads.
fn rivalry(eyes: &Eyes<'_>, player: Player) -> f64 {
    let score = |player| trophies::score(eyes.board, player);
    let most = Player::all().filter(|other| *other != eyes.me).map(score).max().unwrap_or(0);
    let rivals = f64::from(eyes.board.playing().len().max(2)) - 1.0;
    let lead = if score(player) >= most { eyes.temper.leader } else { 0.0 };
    (1.0 / rivals + lead).min(1.0)
}

/// What an attempt is worth whose success is worth so much: with the gold that he would put on it.
fn worth(eyes: &Eyes<'_>, action: Action, needed: u8, value: f64, spent: u8, blame: f64) -> f64 {
    let gold = eyes.gold().saturating_sub(spent);
    let with = |gold: u8| {
        let chance = eyes.chance(action, needed, 1 + gold);
        chance * value - (1.0 - chance) * blame - eyes.temper.plot_gold * f64::from(gold)
    };
    (0..=gold.min(needed + 1)).map(with).fold(f64::MIN, f64::max) - eyes.temper.plot_gold * f64::from(spent)
}

/// Successes that a revolt or an Overthrow needs (CK-REVOLT-03, CK-OVERTHROW-04).
fn needed_at(eyes: &Eyes<'_>, land: TerritoryId) -> u8 {
    1 + u8::from(eyes.board.castles.has(land)) + u8::from(eyes.board.duke(land).is_some())
}

/// Is it within reach of a revolt or an Overthrow?
fn is_in_reach(eyes: &Eyes<'_>, action: Action, land: TerritoryId) -> bool {
    eyes.game.bordering(eyes.board, eyes.me).has(land)
        || modifiers::aims_anywhere(eyes.game, eyes.board, eyes.me, action)
}

/// What it is worth to Overthrow a territory: what its dynasty loses, and what he may take there next.
fn fall(eyes: &Eyes<'_>, land: TerritoryId, spent: u8) -> f64 {
    let Some(owner) = eyes.board.owner(land).filter(|owner| *owner != eyes.me) else { return 0.0 };
    let next = if eyes.lands().len() < 8 && eyes.holds(Deck::WAR) > 0 {
        eyes.temper.fall
    } else {
        eyes.temper.fall / 3.0
    };
    let castle = if eyes.board.castles.has(land) { 0.2 } else { 0.0 };
    let blame = if eyes.board.allied(eyes.me, owner) { 3.0 * eyes.temper.blame } else { eyes.temper.blame };
    let value = rivalry(eyes, owner) + next + castle;
    worth(eyes, Action::Overthrow, needed_at(eyes, land), value, spent, blame)
}

/// What an Overthrow action is worth: each further attempt costs more.
fn overthrows(eyes: &Eyes<'_>) -> f64 {
    let ripe =
        |land: &TerritoryId| eyes.board.unrest[*land] > 0 && is_in_reach(eyes, Action::Overthrow, *land);
    let mut falls: Vec<f64> =
        eyes.board.controlled().iter().filter(ripe).map(|land| fall(eyes, land, 0)).collect();
    falls.sort_by(|one, other| other.total_cmp(one));
    let attempts = falls.into_iter().zip(0u8..);
    attempts
        .map(|(fall, done)| (fall - 2.0 * eyes.temper.plot_gold * f64::from(surcharge(done))).max(0.0))
        .sum()
}

/// The next territory to Overthrow.
pub(super) fn overthrow(eyes: &Eyes<'_>) -> Option<Answer> {
    let done = match eyes.board.frame() {
        Frame::Overthrow(overthrow) => overthrow.tried.len() as u8,
        _ => 0,
    };
    eyes.best_land(|land| fall(eyes, land, surcharge(done)))
}

/// What a Plot aimed so is worth to him, in points.
fn scheme(eyes: &Eyes<'_>, plots: Option<&Plots>, plot: Plot, aim: Answer) -> f64 {
    let spent = plots.map_or(0, |plots| surcharge(plots.done));
    let is_new = |player: Player| plots.is_none_or(|plots| !plots.has_tried(plot, player));
    let blame =
        |player| if eyes.board.allied(eyes.me, player) { 3.0 * eyes.temper.blame } else { eyes.temper.blame };
    match (plot, aim) {
        (Plot::CasusBelli, Answer::Player(player)) if is_new(player) => {
            worth(eyes, plot.action(), 1, war_on(eyes, player), spent, blame(player))
        }
        (Plot::Revolt, Answer::Territory(land)) => {
            let Some(owner) = eyes.board.owner(land).filter(|owner| is_new(*owner)) else { return 0.0 };
            let again = if eyes.holds(Deck::INTRIGUE) > 0 { 0.5 } else { 0.12 };
            worth(
                eyes,
                plot.action(),
                needed_at(eyes, land),
                again * fall(eyes, land, 0),
                spent,
                blame(owner),
            )
        }
        (Plot::Assassinate, Answer::Person(who)) => match eyes.board.post(who) {
            Some((player, _)) if player != eyes.me && is_new(player) => {
                let (value, needed) = murder(eyes, player, who);
                worth(eyes, plot.action(), needed, value, spent, blame(player))
            }
            Some(_) | None => 0.0,
        },
        (Plot::Bribe, Answer::Councillor { of, development }) if of != eyes.me && is_new(of) => {
            let price = plot.price();
            worth(eyes, plot.action(), 1, councillor(eyes, of, development), spent + price, blame(of))
        }
        _ => 0.0,
    }
}

/// What a cause of war is worth: as much as he could take with the War cards he has, where nothing easier is left.
fn war_on(eyes: &Eyes<'_>, player: Player) -> f64 {
    let is_victim = eyes.board.plays(player) && !eyes.board.may_invade(eyes.me, player);
    if !is_victim || eyes.holds(Deck::WAR) == 0 {
        return 0.0;
    }
    let reach = eyes.lands().iter().fold(crusader::content::Territories::NONE, |sum, from| {
        sum.or(eyes.game.reach(eyes.board, eyes.me, from))
    });
    let soft = eyes.board.lands(player).and(reach).iter().filter(|land| eyes.defence(*land) == 1).count();
    let room = if eyes.lands().len() < 8 { 0.6 } else { 0.1 };
    let need = if super::war::prospect(eyes) < 1.5 { 1.0 } else { 0.3 };
    need * (soft.min(3) as f64) * eyes.temper.soft * (room + 0.5 * rivalry(eyes, player))
}

/// What somebody's death is worth, and the successes it needs (CK-MURDER-03 to CK-MURDER-05): a dynasty whose King dies without an heir
/// loses half of its territories (CK-CRISIS-01).
fn murder(eyes: &Eyes<'_>, player: Player, who: CharacterId) -> (f64, u8) {
    let family = &eyes.board.house(player).family;
    let heirs = succession::heirs(eyes.game, family).len();
    let half = eyes.temper.crisis * f64::from(eyes.board.lands(player).len()) * rivalry(eyes, player);
    let old = 0.15 + 0.1 * f64::from(family.age);
    if family.king == Some(who) {
        let is_early = eyes.board.is_first_round();
        (if heirs == 0 && !is_early { half } else { 0.0 }, 3)
    } else if succession::is_heir(eyes.game, family, who) {
        (if heirs == 1 { old * half } else { 0.0 }, 2)
    } else {
        (0.0, 1)
    }
}

/// What a councillor of another is worth: he counts for the trophy here and no more there.
fn councillor(eyes: &Eyes<'_>, of: Player, development: DevelopmentId) -> f64 {
    let kinds = eyes.game.components().of_kind(DevKind::Councillor);
    let has = eyes.board.house(eyes.me).developments;
    if has.has(development) || has.and(kinds).len() >= 3 {
        return 0.0;
    }
    let inventor = trophies::count(eyes.game, eyes.board, crusader::board::Trophy::Inventor, eyes.me);
    let near = if inventor + 1 >= 4 { 1.6 } else { 1.0 };
    near * eyes.temper.councillor + 0.1 * rivalry(eyes, of)
}

/// All that a Plot can be aimed at, as far as he thinks of it.
fn aims(eyes: &Eyes<'_>, plot: Plot) -> Vec<Answer> {
    let others = || Player::all().filter(|player| *player != eyes.me && eyes.board.plays(*player));
    match plot {
        Plot::CasusBelli => others().map(Answer::Player).collect(),
        Plot::Revolt => {
            let open = |land: &TerritoryId| {
                !eyes.lands().has(*land)
                    && !eyes.board.footsoldiers.has(*land)
                    && is_in_reach(eyes, plot.action(), *land)
            };
            eyes.board.controlled().iter().filter(open).map(Answer::Territory).collect()
        }
        Plot::Assassinate => {
            let kin = |player: Player| {
                let family = &eyes.board.house(player).family;
                [family.king, succession::heir(eyes.game, family)]
            };
            others().flat_map(kin).flatten().map(Answer::Person).collect()
        }
        Plot::Bribe => {
            let kinds = eyes.game.components().of_kind(DevKind::Councillor);
            let court = |of: Player| {
                let held = eyes.board.house(of).developments.and(kinds);
                held.iter().map(move |development| Answer::Councillor { of, development }).collect::<Vec<_>>()
            };
            others().flat_map(court).collect()
        }
        Plot::Divorce => Vec::new(),
    }
}

/// The best Plot there is, and what it is worth.
fn best(eyes: &Eyes<'_>, plots: Option<&Plots>) -> Option<(Plot, f64)> {
    let all = Plot::ALL.into_iter().map(|plot| {
        let values = aims(eyes, plot).into_iter().map(|aim| scheme(eyes, plots, plot, aim));
        (plot, values.fold(0.0, f64::max))
    });
    all.filter(|(_, value)| *value > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
}

/// What Intrigue is good for now, in points.
pub(super) fn prospect(eyes: &Eyes<'_>) -> f64 {
    overthrows(eyes).max(best(eyes, None).map_or(0.0, |(_, value)| 1.3 * value))
}

/// Overthrow rather than Plot?
pub(super) fn overthrows_rather(eyes: &Eyes<'_>) -> bool {
    overthrows(eyes) >= best(eyes, None).map_or(0.0, |(_, value)| 1.3 * value)
}

/// Which Plot, if any.
pub(super) fn plot(eyes: &Eyes<'_>) -> Option<Answer> {
    let Frame::Plots(plots) = eyes.board.frame() else { return None };
    best(eyes, Some(&plots)).and_then(|(plot, _)| eyes.say(plot.word()))
}

/// At whom or what.
pub(super) fn aim(eyes: &Eyes<'_>) -> Option<Answer> {
    let Frame::Aim(aim) = eyes.board.frame() else { return None };
    // Whatever is hopeless is better aimed at a stranger than at his own.
    let own = |answer: Answer| match answer {
        Answer::Person(who) => eyes.board.post(who).is_some_and(|(player, _)| player == eyes.me),
        Answer::Councillor { of, .. } => of == eyes.me,
        _ => false,
    };
    eyes.best(|answer| {
        let value = scheme(eyes, Some(&aim.plots), aim.plot, answer);
        10.0 + value - if own(answer) { 9.0 } else { 0.0 }
    })
}
