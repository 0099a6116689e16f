//! Whom he attacks, and how: what a battle in an area would be worth.

use super::eyes::Eyes;
use super::quick::{self, Odds};
use knights::answer::{Foe, Manner};
use knights::board::Site;
use knights::cards::Permission;
use knights::content::vocabulary::Act;
use knights::content::{AreaId, Nobles, Subject};
use knights::movement::own_site;
use table::Seat;

/// A battle, and what it is worth in crowns.
#[derive(Copy, Clone, Debug)]
pub(super) struct Blow {
    pub foe: Foe,
    pub manner: Manner,
    pub value: f64,
}

/// The best battle that these Nobles could fight in an area, if there is one worth it.
pub(super) fn best(eyes: &Eyes<'_>, area: AreaId, nobles: Nobles) -> Option<Blow> {
    if nobles.is_empty() {
        return None;
    }
    let sites = sites(eyes, area).flat_map(|site| {
        let assault = assault(eyes, area, site, nobles).map(|value| (Manner::Assault, value));
        let siege = siege(eyes, site, nobles).map(|value| (Manner::Siege, value));
        [assault, siege].into_iter().flatten().map(move |(manner, value)| Blow {
            foe: Foe::Site(site),
            manner,
            value,
        })
    });
    let fields = eyes.rivals().filter_map(|seat| {
        let value = field(eyes, area, seat, nobles)?;
        Some(Blow { foe: Foe::Field(seat), manner: Manner::Field, value })
    });
    sites
        .chain(fields)
        .filter(|blow| blow.value > eyes.temper.battle)
        .max_by(|a, b| a.value.total_cmp(&b.value))
}

/// What he could storm in an area: a city that is not his, a stronghold of another.
pub(super) fn sites<'a>(eyes: &'a Eyes<'_>, area: AreaId) -> impl Iterator<Item = Site> + 'a {
    let city = eyes.city_at(area).filter(|city| !eyes.owns(*city)).map(Site::City);
    let stronghold = eyes.board.stronghold_in(area).filter(|seat| *seat != eyes.me).map(Site::Stronghold);
    let denied = |site: &Site| eyes.board.action.denied.iter().any(|denied| denied.0 == *site);
    city.into_iter().chain(stronghold).filter(move |site| !denied(site)).filter(|site| is_lawful(eyes, *site))
}

fn is_lawful(eyes: &Eyes<'_>, site: Site) -> bool {
    let acts: &[Act] = match (site, eyes.owner(site)) {
        (Site::City(_), None) => return true,
        (Site::City(_), Some(_)) => &[Act::AttackBarons],
        (Site::Stronghold(_), _) => &[Act::AttackBarons, Act::AttackStronghold],
    };
    eyes.game.permission(eyes.board, acts, Subject::Baron(eyes.me)) == Permission::Free
}

/// Others whose leave he would need (WK-CITY-02, WK-CITY-04): hardly anybody gives it.
fn leave(eyes: &Eyes<'_>, area: AreaId, owner: Option<Seat>) -> f64 {
    let mut others = eyes.board.barons_in(area);
    others.remove(eyes.me);
    owner.into_iter().for_each(|owner| others.remove(owner));
    if others.is_empty() { 1.0 } else { 0.15 }
}

/// What these Nobles lose in a battle, in crowns.
fn losses(eyes: &Eyes<'_>, nobles: Nobles, odds: &Odds) -> f64 {
    let worth: f64 = nobles.iter().map(|noble| eyes.noble_worth(noble)).sum();
    odds.died * worth + odds.tokens * eyes.temper.casualties + odds.fled * (1.0 + 0.15 * worth)
}

fn assault(eyes: &Eyes<'_>, area: AreaId, site: Site, nobles: Nobles) -> Option<f64> {
    let odds = quick::odds(&quick::army(eyes, nobles), &quick::defence(eyes, site));
    let owner = eyes.owner(site);
    let inside = owner.map_or(Nobles::NONE, |owner| eyes.board.nobles_in(owner, area));
    let worth: f64 = inside.iter().map(|noble| eyes.noble_worth(noble)).sum();
    let hurt = owner.map_or(0.0, |owner| odds.killed * worth * eyes.rivalry(owner));
    let value = odds.won * eyes.prize_of(site) + hurt - losses(eyes, nobles, &odds);
    // One more use of the card than a siege that is completed.
    Some(value * leave(eyes, area, owner) - 0.5).filter(|_| odds.won > 0.3)
}

fn siege(eyes: &Eyes<'_>, site: Site, nobles: Nobles) -> Option<f64> {
    let board = eyes.board;
    if eyes.game.siege_permission(board, eyes.me) != Permission::Free {
        return None;
    }
    let (ours, theirs) = eyes.game.siege_strengths(board, eyes.me, nobles, site);
    let since = board.sieges(site)[eyes.me.index()];
    if ours <= theirs || since == board.round {
        return None;
    }
    let area = match site {
        Site::City(city) => eyes.game.components().area_of(city),
        Site::Stronghold(seat) => board.stronghold(seat).area?,
    };
    let prize = eyes.prize_of(site);
    let may = leave(eyes, area, eyes.owner(site));
    if since > 0 {
        return Some(prize * may);
    }
    // It brings the city in the next round only, if there is one; at once it takes Influence from its owner.
    let later = ((eyes.left - 1.0) / eyes.left).max(0.0);
    let now = eyes.owner(site).map_or(0.0, |owner| 2.0 * eyes.rivalry(owner));
    let troops: u16 = nobles.iter().map(|noble| eyes.strength(noble)).sum();
    let beaten_off = f64::from(eyes.threat(area)) > f64::from(troops) + 100.0 * eyes.temper.relief;
    let stays = if beaten_off { 0.5 } else { 1.0 };
    Some((prize * eyes.temper.siege * later * stays + now) * may)
}

/// In the open field: to relieve what is besieged, to be rid of who besieges what he wants, to weaken who leads.
fn field(eyes: &Eyes<'_>, area: AreaId, seat: Seat, nobles: Nobles) -> Option<f64> {
    let (board, game) = (eyes.board, eyes.game);
    let theirs = board.nobles_in(seat, area);
    if theirs.is_empty() || own_site(game, board, seat, area).is_some() {
        return None;
    }
    let acts = [Act::AttackBarons, Act::OpenBattle];
    if game.permission(board, &acts, Subject::Baron(eyes.me)) != Permission::Free {
        return None;
    }
    let odds = quick::odds(&quick::army(eyes, nobles), &quick::army(eyes, theirs));
    let worth: f64 = theirs.iter().map(|noble| eyes.noble_worth(noble)).sum();
    let own = own_site(game, board, eyes.me, area);
    let relief = own.filter(|site| board.sieges(*site)[seat.index()] > 0).map_or(0.0, |site| match site {
        Site::City(city) => 0.6 * eyes.prize(city),
        Site::Stronghold(_) => 0.6 * eyes.home_worth(),
    });
    let room = eyes.city_at(area).filter(|city| !eyes.owns(*city)).map_or(0.0, |city| 0.3 * eyes.prize(city));
    let mine = nobles.iter().map(|noble| eyes.strength(noble)).sum::<u16>();
    let pays = odds.won * (relief + room + 1.0) + odds.killed * worth * (0.5 * eyes.rivalry(seat) + 0.1);
    Some(pays - losses(eyes, nobles, &odds)).filter(|_| odds.won > 0.45 && mine > 0)
}
