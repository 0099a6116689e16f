//! Some cards in play: numbers, permits, limits and order, as the library answers for them.

use crate::compile::{Card, Carrier, Deck, Deed, Knights, Law, Scope, Span, Subject, card};
use crate::content::Content;
use crate::items::read;
use crate::vocabulary::{
    Act, Baron, BaronRole, Cities, CityOwner, Clause, Condition, Form, Hook, Noble, NobleRole, Role, Site,
    Stat, Target,
};
use effects::{Builder, Choice, ClauseId, Due, InForce, Limit, Refused, Scene, Tables, Until, Uses, Verdict};
use table::Seat;

const ANNE: Seat = Seat(0);
const BERT: Seat = Seat(1);

/// A moment of a game: what lies before whom, what is in force, and the battle.
#[derive(Clone, Default)]
struct Moment {
    held: Vec<(Card, Carrier)>,
    in_force: InForce<Carrier, Span, 16>,
    uses: Uses<Carrier, Span, 16>,
    refused: Vec<Seat>,
    battle: Option<(Form, Role)>,
    commands: Option<u8>,
}

fn of(baron: Seat) -> Carrier {
    Carrier { baron, ..Carrier::default() }
}

impl Moment {
    /// This card lies before a Baron, or with a Noble of his.
    fn with(mut self, content: &Content, id: &str, carrier: Carrier) -> Moment {
        self.held.push((find(content, id), carrier));
        self
    }

    /// A card is resolved: what it says for now is done, as far as it puts something in force.
    fn resolve(&mut self, tables: &Tables<Knights>, card: Card, carrier: Carrier) {
        for (id, _) in tables.of(card) {
            if tables.trigger(id).is_some_and(|trigger| trigger.hook == Hook::Now) {
                self.carry_out(tables, id, carrier);
            }
        }
    }

    /// A trigger is carried out, as far as it puts something in force.
    fn carry_out(&mut self, tables: &Tables<Knights>, id: ClauseId, carrier: Carrier) {
        let trigger = tables.trigger(id).expect("a trigger");
        if let Some(limit) = trigger.limit {
            self.uses.spend(id, carrier, limit).expect("it was open");
        }
        for deed in &trigger.verb.deeds {
            if let Deed::PutInForce(clause) = deed {
                let until = tables.clause(*clause).expect("a clause").until;
                self.in_force.put(*clause, carrier, until).expect("room");
            }
        }
    }
}

impl Scene<Knights> for Moment {
    fn carriers(&self, id: ClauseId, clause: &effects::Clause<Knights>) -> impl Iterator<Item = Carrier> {
        let held = clause.until == Until::Held;
        let source = clause.source;
        let holders =
            self.held.iter().filter(move |(card, _)| held && *card == source).map(|(_, carrier)| *carrier);
        holders.chain(self.in_force.carriers(id))
    }

    fn holds(&self, condition: &Condition, carrier: Carrier) -> bool {
        match condition {
            Condition::Commands { .. } => self.commands.is_some() && self.commands == carrier.noble,
            Condition::Battle { form } => {
                self.battle.is_some_and(|(now, _)| *form == Form::Any || now == *form)
            }
            Condition::Role { side } => self.battle.is_some_and(|(_, now)| now == *side),
            Condition::Located { .. } | Condition::Used { .. } | Condition::Funded { .. } => true,
            Condition::Ge { .. } | Condition::Eq { .. } | Condition::Holds { .. } => true,
        }
    }

    fn covers(&self, scope: &Scope, carrier: Carrier, subject: Subject) -> bool {
        let (owner, noble, city) = match subject {
            Subject::Baron(seat) => (Some(seat), None, None),
            Subject::Noble { owner, noble } => (Some(owner), Some(noble), None),
            Subject::City { owner, city } => (owner, None, Some(city)),
        };
        let refused = scope.law == Law::Comply && owner.is_some_and(|owner| self.refused.contains(&owner));
        let covered = match &scope.target {
            Target::Baron(Baron::Role(BaronRole::Each)) => owner.is_some(),
            Target::Baron(Baron::Role(BaronRole::Enemy)) => owner.is_some_and(|owner| owner != carrier.baron),
            Target::Baron(Baron::Role(_)) => owner == Some(carrier.baron) && city.is_none(),
            Target::Noble(Noble::Role(NobleRole::Bearer | NobleRole::Mover)) => {
                noble.is_some() && noble == carrier.noble
            }
            Target::Site(Site::City(Cities::City { of: CityOwner::Baron(_), .. })) => {
                city.is_some() && owner == Some(carrier.baron)
            }
            Target::Letter(_) => city.is_some() && city == carrier.city,
            other => panic!("no test asks about {other:?}"),
        };
        covered && !refused
    }

    fn used(&self, id: ClauseId, carrier: Carrier) -> u8 {
        self.uses.times(id, carrier)
    }
}

fn find(content: &Content, id: &str) -> Card {
    let place = |deck, ids: Vec<&String>| {
        ids.iter().position(|known| *known == id).map(|number| Card { deck, number: number as u8 })
    };
    place(Deck::Event, content.events.iter().map(|c| &c.id).collect())
        .or_else(|| place(Deck::Agenda, content.agendas.iter().map(|c| &c.id).collect()))
        .or_else(|| place(Deck::Advancement, content.advancements.iter().map(|c| &c.id).collect()))
        .or_else(|| place(Deck::Captain, content.captains.iter().map(|c| &c.id).collect()))
        .unwrap_or_else(|| panic!("no card {id}"))
}

#[test]
fn a_modifier_ends_with_the_next_wages_and_a_ban_with_the_round() {
    let content = Content::base();
    let (tables, mut now) = (&content.tables, Moment::default());
    now.resolve(tables, find(&content, "ev_spoiled_stores"), of(ANNE));
    now.resolve(tables, find(&content, "ev_lame_horses"), of(ANNE));
    let extra = |now: &Moment, seat| tables.value(now, Stat::WagePerArmy, Subject::Baron(seat), 0);
    let road = |now: &Moment, seat| tables.verdict(now, Act::RoadMove, Subject::Baron(seat)).is_forbidden();
    assert_eq!((extra(&now, ANNE), extra(&now, BERT)), (2, 0));
    assert_eq!((road(&now, ANNE), road(&now, BERT)), (true, false));
    now.in_force.end(Span::Round);
    assert_eq!((extra(&now, ANNE), road(&now, ANNE)), (2, false), "the wages have not been");
    now.in_force.end(Span::Wages);
    assert_eq!(extra(&now, ANNE), 0);
    assert_eq!(now.in_force, InForce::default(), "nothing is left");
}

#[test]
fn standing_numbers_are_summed_from_what_lies_there() {
    let content = Content::base();
    let tables = &content.tables;
    let cost = |now: &Moment, stat, base| tables.value(now, stat, Subject::Baron(ANNE), base);
    let law = Moment::default().with(&content, "ag_masons_wage", of(BERT));
    assert_eq!(cost(&law, Stat::RepairCost, 2), 1, "a Law is for each");
    let both = law.clone().with(&content, "ad_compass", of(ANNE));
    assert_eq!((cost(&both, Stat::RepairCost, 2), cost(&both, Stat::FortifyCost, 4)), (0, 2));
    let more = both.clone().with(&content, "ad_compass", of(ANNE));
    assert_eq!(cost(&more, Stat::RepairCost, 2), 0, "not below nothing");
    let subject = Subject::Baron(ANNE);
    let amounts: Vec<i32> =
        tables.sources(&more, Stat::RepairCost, subject).map(|source| source.amount).collect();
    assert_eq!(amounts, [-1, -1, -1], "the view can show where it comes from");
}

#[test]
fn an_office_counts_while_its_noble_commands() {
    let content = Content::base();
    let bearer = Carrier { noble: Some(3), ..of(ANNE) };
    let mut now = Moment::default().with(&content, "ag_marshal", bearer);
    let subject = Subject::Noble { owner: ANNE, noble: 3 };
    assert_eq!(content.tables.sum(&now, Stat::Maintained, subject), 100, "his maintained troops");
    assert_eq!(content.tables.sum(&now, Stat::Maintained, Subject::Noble { owner: ANNE, noble: 2 }), 0);
    let draw = |now: &Moment| content.tables.sum(now, Stat::FateDraw, Subject::Baron(ANNE));
    assert_eq!(draw(&now), 0);
    now.commands = Some(3);
    assert_eq!(draw(&now), 1);
    now.commands = Some(2);
    assert_eq!(draw(&now), 0);
    now.held.clear();
    assert_eq!(content.tables.sum(&now, Stat::Maintained, subject), 0, "gone with the Office");
}

#[test]
fn black_powder_is_used_once_until_it_is_refreshed() {
    let content = Content::base();
    let tables = &content.tables;
    let mut now = Moment::default().with(&content, "ad_black_powder", of(ANNE));
    let due =
        |now: &Moment| Due::<Carrier, 8>::at(tables, now, Hook::BattleDraw, [ANNE, BERT]).expect("room");
    let called = due(&now).choices()[0];
    let trigger = tables.trigger(called.clause).expect("a trigger");
    assert_eq!((trigger.choice, trigger.limit), (Choice::May, Some(Limit::once(Span::Refresh))));
    let deal = |now: &Moment| tables.sum(now, Stat::Deal, Subject::Baron(ANNE));
    assert_eq!(deal(&now), 0, "not before he says so");
    now.carry_out(tables, called.clause, called.carrier);
    assert_eq!(deal(&now), 2);
    now.in_force.end(Span::Battle);
    assert_eq!(deal(&now), 0);
    assert_eq!(due(&now).owner(), None, "face down");
    let limit = Limit::once(Span::Refresh);
    assert_eq!(now.uses.spend(called.clause, called.carrier, limit), Err(Refused::Spent));
    now.uses.renew(Span::Refresh);
    assert_eq!(due(&now).owner(), Some(ANNE));
}

#[test]
fn at_taxation_each_baron_orders_what_is_his() {
    let content = Content::base();
    let tables = &content.tables;
    let now = Moment::default()
        .with(&content, "ag_salt", of(ANNE))
        .with(&content, "ad_ledgers", of(ANNE))
        .with(&content, "ag_harbours", of(BERT));
    let mut due = Due::<Carrier, 8>::at(tables, &now, Hook::Taxation, [BERT, ANNE]).expect("room");
    assert_eq!((due.owner(), due.choices().len()), (Some(BERT), 1));
    due.take(due.choices()[0]).expect("his");
    let [first, second] = due.choices() else { panic!("two are left") };
    let (first, second) = (*first, *second);
    assert_eq!(due.take(second), Some(second), "the second first");
    assert_eq!((due.take(second), due.take(first)), (None, Some(first)));
    assert_eq!(due.owner(), None);
}

#[test]
fn a_law_forbids_what_an_office_allows_to_all_who_obey() {
    let law = r#"{"source": "a test", "items": [{"when": "always", "comply": true, "do":
        [{"op": "rule", "act": "pass_through", "scope": "each", "mode": "forbid"}]}]}"#;
    let office = r#"{"source": "a test", "items": [{"when": "always", "do":
        [{"op": "rule", "act": "pass_through", "scope": "bearer", "mode": "allow"}]}]}"#;
    let mut builder = Builder::default();
    let cards = [law, office].map(|text| read::<Clause>(text).expect("words"));
    let ids = [0, 1].map(|number| Card { deck: Deck::Agenda, number });
    for (id, clauses) in ids.into_iter().zip(&cards) {
        card(&mut builder, id, clauses).expect("it means something");
    }
    let tables = builder.finish().expect("few");
    let bearer = Carrier { noble: Some(1), ..of(ANNE) };
    let mut now = Moment { held: vec![(ids[1], bearer)], ..Moment::default() };
    let pass = |now: &Moment| tables.verdict(now, Act::PassThrough, Subject::Noble { owner: ANNE, noble: 1 });
    assert_eq!(pass(&now), Verdict::Allowed((ClauseId(1), bearer)));
    now.held.push((ids[0], of(BERT)));
    assert_eq!(pass(&now), Verdict::Forbidden((ClauseId(0), of(BERT))), "the refusal can name the Law");
    now.refused.push(ANNE);
    assert!(pass(&now).is_allowed(), "who refuses a Law is not bound by it");
}

#[test]
fn a_city_is_covered_by_its_owner_or_because_it_was_picked() {
    let content = Content::base();
    let tables = &content.tables;
    let city = |owner, city| Subject::City { owner, city };
    let mut now = Moment::default().with(&content, "ag_marches", of(ANNE));
    let strength = |now: &Moment, subject| tables.value(now, Stat::CityStrength, subject, 300);
    assert_eq!(strength(&now, city(Some(ANNE), 4)), 400);
    assert_eq!((strength(&now, city(Some(BERT), 4)), strength(&now, city(None, 4))), (300, 300));
    let picked = Carrier { city: Some(7), ..of(BERT) };
    now.resolve(tables, find(&content, "ev_pestilence"), picked);
    let income =
        |now: &Moment, number| tables.verdict(now, Act::CityIncome, city(Some(ANNE), number)).is_forbidden();
    assert_eq!((income(&now, 7), income(&now, 8)), (true, false));
    now.in_force.end(Span::Taxation);
    assert!(!income(&now, 7));
}
