//! Everything in play at full length: round, Assembly, battle, cards with what they say, Barons, areas.

use super::sight::Sight;
use super::{area, assembly, barons, battle, cards, round};
use knights::content::{ActionCard, AreaId};
use table::Element;
use terminal::face::Detail;

/// The page.
#[must_use]
pub fn of(sight: &Sight<'_>) -> Vec<Detail> {
    let texts = sight.texts();
    let mut page = Vec::new();
    chapter(&mut page, texts.get("wk-panel-round"), round::in_full(sight));
    chapter(&mut page, texts.get("wk-panel-battle"), battle::in_full(sight));
    chapter(&mut page, texts.get("wk-panel-assembly"), assembly::in_full(sight));
    chapter(&mut page, texts.get("wk-panel-cards"), cards::in_full(sight));
    chapter(&mut page, texts.get("field-market"), market(sight));
    chapter(&mut page, texts.get("field-targets"), targets(sight));
    piles(&mut page, sight);
    for baron in &sight.shown.barons {
        chapter(&mut page, barons::title(sight, baron), barons::estate(sight, baron));
    }
    chapter(&mut page, texts.get("wk-texts-title"), in_play(sight).iter().map(|e| in_words(sight, e)));
    let actions = ActionCard::EACH.map(|card| in_words(sight, &card.element()));
    chapter(&mut page, texts.get("wk-actions-title"), actions);
    for kingdom in [true, false] {
        let areas = AreaId::all().filter(|area| area.is_overseas() != kingdom);
        let title = texts.get(if kingdom { "wk-kingdom" } else { "wk-overseas" });
        chapter(&mut page, title, areas.map(|area| area::in_full(sight, area).join(" ")));
    }
    chapter(&mut page, texts.get("wk-annals-title"), [annals(sight)].into_iter().chain(goal(sight)));
    page
}

/// A chapter, unless there is nothing in it.
fn chapter(page: &mut Vec<Detail>, title: String, texts: impl IntoIterator<Item = String>) {
    let mut texts = texts.into_iter().peekable();
    if texts.peek().is_some() {
        page.push(Detail::Heading(title));
        page.extend(texts.map(Detail::Text));
    }
}

fn in_words(sight: &Sight<'_>, element: &Element) -> String {
    format!("{}: {}", sight.name(element), sight.texts().about(element))
}

/// What is used up or discarded and lies open.
fn piles(page: &mut Vec<Detail>, sight: &Sight<'_>) {
    let open = &sight.shown.open;
    let agendas: Vec<Element> = open.discards.iter().map(|agenda| agenda.element()).collect();
    let events: Vec<Element> = open.events_used.iter().map(|event| event.element()).collect();
    for (title, cards) in [("field-discards", agendas), ("field-events-used", events)] {
        chapter(page, sight.texts().get(title), (!cards.is_empty()).then(|| sight.names(cards)));
    }
    let lost = &open.mercenaries_lost;
    let lost = (!lost.is_empty()).then(|| sight.troops(lost));
    chapter(page, sight.texts().get("field-mercenaries-lost"), lost);
}

/// Mercenaries on offer, with what they cost.
fn market(sight: &Sight<'_>) -> Vec<String> {
    let (fee, wage) = (sight.texts().get("field-fee"), sight.texts().get("field-wage"));
    let each = sight.shown.market.iter().map(|mercenary| {
        let name = sight.name(&mercenary.troop.element());
        format!("{name}: {fee} {}, {wage} {}", mercenary.fee, mercenary.wage)
    });
    each.collect()
}

/// What could be attacked now: the strength of who is ready against that of who would defend, and the walls.
fn targets(sight: &Sight<'_>) -> Vec<String> {
    let each = sight.shown.targets.iter().map(|target| {
        let whom = target.site.map(|site| sight.name(&knights::answer::site(site)));
        let whom = whom.or_else(|| target.baron.map(|baron| sight.scene.name(baron))).unwrap_or_default();
        let area = sight.name(&target.area.element());
        format!("{area}, {whom}: {} : {} + {}", target.ready, target.defenders, target.walls)
    });
    each.collect()
}

/// The Influence that ends a game with The King.
fn goal(sight: &Sight<'_>) -> Option<String> {
    sight.shown.target.map(|target| format!("{}: {target}", sight.texts().get("field-target")))
}

/// Cards that lie open, each once.
fn in_play(sight: &Sight<'_>) -> Vec<Element> {
    let shown = &sight.shown;
    let mut all: Vec<Element> = shown.open.in_force.iter().map(|event| event.event.element()).collect();
    all.extend(shown.open.event.iter().map(|event| event.event.element()));
    all.extend(shown.laws.iter().chain(&shown.agendas).map(|agenda| agenda.element()));
    all.extend(shown.nobles.iter().filter_map(|noble| noble.office).map(knights::content::AgendaId::element));
    for baron in &shown.barons {
        all.extend(baron.charges.iter().map(|charge| charge.element()));
        all.extend(baron.advancements.iter().map(|advancement| advancement.element()));
    }
    all.extend(shown.advancements.iter().map(|advancement| advancement.element()));
    all.extend(shown.offer.iter().map(|troop| troop.element()));
    all.retain(|element| !sight.texts().about(element).is_empty());
    all.sort_unstable();
    all.dedup();
    all
}

/// What has happened so far, counted.
fn annals(sight: &Sight<'_>) -> String {
    let annals = &sight.shown.annals;
    let counts: [(&str, u16); 16] = [
        ("field-field-battles", annals.field_battles),
        ("field-assaults", annals.assaults),
        ("field-sieges", annals.sieges),
        ("field-deaths", annals.deaths),
        ("field-conquests", annals.conquests),
        ("field-razed", annals.razed),
        ("field-bans", annals.bans),
        ("field-taxations", annals.taxations),
        ("field-wages", annals.wages),
        ("field-assemblies", annals.assemblies),
        ("field-influence-of-cities", annals.influence_of_cities),
        ("field-influence-of-king", annals.influence_of_king),
        ("field-influence-of-missions", annals.influence_of_missions),
        ("field-influence-of-cards", annals.influence_of_cards),
        ("field-round", sight.shown.round.into()),
        ("field-pool", sight.shown.pool),
    ];
    let told = counts.into_iter().map(|(key, count)| format!("{} {count}", sight.texts().get(key)));
    told.collect::<Vec<_>>().join(", ")
}
