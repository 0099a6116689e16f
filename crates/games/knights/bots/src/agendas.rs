//! What each Agenda is worth, in crowns: to whoever is chosen, or to him if it passes.

use super::eyes::Eyes;
use super::worth::{FAITH, INFLUENCE};
use knights::board::Site;
use knights::content::{AdvancementId, AgendaId, TroopClass};
use table::Seat;

/// What an Agenda does.
#[derive(Copy, Clone)]
enum Worth {
    /// Good for who is chosen, or bad.
    Chosen(f64),
    /// For who is chosen, at each Taxation or Upkeep to come.
    Lasting(f64),
    /// A city is lost by who is chosen.
    City,
    /// The same for all but a little better or worse for him.
    All(f64),
    /// It hits each as much as he has of this.
    Each(Count, f64),
}

/// What is counted.
#[derive(Copy, Clone)]
enum Count {
    Cities,
    Income,
    Walls,
    Sieges,
    Riots,
    Levies,
    Garrisons,
    Mercenaries,
    Scholar,
    Weapons,
    FewCities,
}

use Count::{
    Cities, FewCities, Garrisons, Income, Levies, Mercenaries, Riots, Scholar, Sieges, Walls, Weapons,
};
use Worth::{All, Chosen, City, Each, Lasting};

const TABLE: &[(&str, Worth)] = &[
    ("ag_subsidy", Chosen(6.0)),
    ("ag_acclaim", Chosen(6.0)),
    ("ag_levy_extra", Each(Cities, -1.0)),
    ("ag_confiscation", City),
    ("ag_trial", Chosen(-5.0)),
    ("ag_chair_election", Chosen(4.0)),
    ("ag_synod", Chosen(6.0)),
    ("ag_royal_masons", Chosen(5.0)),
    ("ag_tax_farmers", Each(Income, 1.0)),
    ("ag_envoys", Each(Sieges, -8.0)),
    ("ag_tithe", Each(Income, -0.8)),
    ("ag_road_tolls", All(-1.0)),
    ("ag_hiring", All(-0.5)),
    ("ag_hearth_peace", All(0.8)),
    ("ag_town_charter", All(0.3)),
    ("ag_harbour_dues", All(-0.3)),
    ("ag_alms", All(0.5)),
    ("ag_walls_weight", Each(Walls, 2.0)),
    ("ag_masons_wage", All(0.8)),
    ("ag_ransom", All(-0.2)),
    ("ag_salt", Lasting(2.0)),
    ("ag_wine", Lasting(2.0)),
    ("ag_wool", Lasting(2.0)),
    ("ag_silver", Lasting(3.0)),
    ("ag_harbours", Lasting(2.0)),
    ("ag_ambassador", Lasting(INFLUENCE - 1.5)),
    ("ag_marches", Chosen(2.0)),
    ("ag_seal", Lasting(2.0)),
    ("ag_horse", Chosen(5.0)),
    ("ag_nuncio", Lasting(2.5)),
    ("ag_quartermaster", Lasting(1.8)),
    ("ag_constable", Chosen(11.0)),
    ("ag_marshal", Chosen(9.0)),
    ("ag_guard", Chosen(9.0)),
    ("ag_admiral", Chosen(7.0)),
    ("ag_engines", Chosen(7.0)),
    ("ag_justiciar", Chosen(8.0)),
    ("ag_almoner", Chosen(6.0)),
    ("ag_standard", Chosen(10.0)),
    ("ag_provost", Chosen(8.0)),
    ("ag_university", Chosen(5.0)),
    ("ag_letters", Chosen(5.0)),
    ("ag_disband", Each(Levies, -2.0)),
    ("ag_bread", Each(Riots, 3.0)),
    ("ag_book_burning", Chosen(-6.0)),
    ("ag_relief", Each(FewCities, 4.0)),
    ("ag_learned_seats", Each(Scholar, 5.0)),
    ("ag_garrison_statute", Each(Garrisons, 2.0)),
    ("ag_guild_secrets", All(-0.5)),
    ("ag_law_of_arms", Each(Weapons, -2.0)),
    ("ag_companies", Each(Mercenaries, -1.0)),
    ("ag_field_peace", All(0.2)),
    ("ag_paper", Lasting(2.0)),
    ("ag_spice", Lasting(1.5)),
    ("ag_rector", Lasting(2.5)),
    ("ag_legate_abroad", Lasting(FAITH)),
    ("ag_quiet", Chosen(5.0)),
    ("ag_levy_master", Chosen(4.0)),
    ("ag_champion", Chosen(9.0)),
    ("ag_engineer", Chosen(9.0)),
    ("ag_isles", Chosen(8.0)),
    ("ag_crossbows", Chosen(8.0)),
    ("ag_chaplain", Chosen(7.0)),
    ("ag_couriers", Chosen(8.0)),
];

fn worth(agenda: AgendaId) -> Worth {
    TABLE.iter().find(|(word, _)| *word == agenda.word()).map_or(All(0.0), |(_, worth)| *worth)
}

/// What it is worth to the Baron who is chosen.
pub(super) fn chosen(eyes: &Eyes<'_>, agenda: AgendaId, seat: Seat) -> f64 {
    // Whose Mission are Charges and Offices is glad of any.
    let seals = if seat == eyes.me && eyes.mission() == Some("mi_seals") { 2.5 } else { 0.0 };
    match worth(agenda) {
        Chosen(value) if value > 0.0 => value * (0.4 + 0.15 * eyes.left.min(4.0)) + seals,
        Chosen(value) => value,
        Lasting(value) => value * eyes.left.min(5.0) * 0.7 + seals,
        City => {
            let cities = eyes.board.cities_of(seat);
            let kingdom = cities.iter().filter(|city| !city.is_overseas());
            let least = kingdom.map(|city| eyes.prize(city)).fold(f64::MAX, f64::min);
            if least < f64::MAX { -least } else { 0.0 }
        }
        All(_) | Each(..) => 0.0,
    }
}

/// What it is worth to him that it passes, compared with the others.
pub(super) fn passed(eyes: &Eyes<'_>, agenda: AgendaId) -> f64 {
    match worth(agenda) {
        All(value) => value,
        Each(what, value) => value * (count(eyes, what, eyes.me) - eyes.mean(|seat| count(eyes, what, seat))),
        Chosen(_) | Lasting(_) | City => 0.0,
    }
}

fn count(eyes: &Eyes<'_>, what: Count, seat: Seat) -> f64 {
    let board = eyes.board;
    let cities = || board.cities_of(seat).iter();
    let troops = || {
        let armies = knights::board::Army::all_of(board.baron(seat).id);
        armies.flat_map(|army| board.troops(army).iter())
    };
    let number = match what {
        Cities => cities().count(),
        Income => return eyes.income_of(seat),
        Walls => cities().filter(|city| board.city(*city).is_fortified).count(),
        Riots => cities().filter(|city| board.city(*city).is_rioting).count(),
        Garrisons => cities().filter(|city| board.city(*city).has_garrison).count(),
        Sieges => {
            let sites = knights::content::CityId::all().map(Site::City);
            sites.filter(|site| board.sieges(*site)[seat.index()] > 0).count()
        }
        Levies => troops().filter(|troop| troop.class() == TroopClass::Levy).count(),
        Mercenaries => {
            let strength: u16 = troops()
                .filter(|troop| troop.kind().is_mercenary())
                .map(|troop| eyes.card(troop.kind()))
                .sum();
            usize::from(strength / 300)
        }
        Scholar => usize::from(board.scholar == Some(seat)),
        Weapons => {
            let battle = |card: &&AdvancementId| eyes.game.components().advancements[card.index()].battle;
            board.baron(seat).advancements.iter().filter(battle).count()
        }
        FewCities => {
            let has = cities().count();
            usize::from(board.playing().all(|other| board.cities_of(other).len() as usize >= has))
        }
    };
    number as f64
}
