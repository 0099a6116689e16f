//! Some developments, shields and events in play, as the library answers for them.

use crate::compile::{Act, Condition, Crusader, Deed, Hook, Scope, Side, Source, Span, Stat, Subject, Verb};
use crate::content::Content;
use crate::vocabulary::{Action, Cause, Development, Feature};
use effects::{Choice, Clause, ClauseId, Due, InForce, Says, Scene, Tables, Until, Uses};
use table::Seat;

const ANNE: Seat = Seat(0);
const BERT: Seat = Seat(1);

/// A moment of a game: what lies before whom, what is in force, and what somebody would die of.
#[derive(Clone, Default)]
struct Moment {
    held: Vec<(Source, Seat)>,
    in_force: InForce<Seat, Span, 16>,
    uses: Uses<Seat, Span, 16>,
    dying: Option<Cause>,
}

impl Moment {
    fn with(mut self, content: &Content, development: Development, seat: Seat) -> Moment {
        let at = content.developments.iter().position(|card| card.id == development).expect("a development");
        self.held.push((Source::Development(at as u8), seat));
        self
    }

    fn with_shield(mut self, space: u8, seat: Seat) -> Moment {
        self.held.push((Source::Space(space - 1), seat));
        self
    }

    /// An event strikes somebody: what it puts in force begins, of options the one with a modifier.
    fn strike(&mut self, content: &Content, id: &str, seat: Seat) {
        let at = content.events.iter().position(|event| event.id == id).expect("an event");
        let tables = &content.tables;
        for (_, clause) in tables.of(Source::Event(at as u8)) {
            if let Says::Trigger(trigger) = &clause.says
                && let Verb::Event(program) = &trigger.verb
            {
                begin(tables, &mut self.in_force, &program.effects, seat);
            }
        }
    }

    /// A check is made: what lasted until its next use and counted for it is spent.
    fn check(&mut self, tables: &Tables<Crusader>, stat: Stat, subject: Subject) -> i32 {
        let before = self.clone();
        let counted: Vec<ClauseId> =
            tables.sources(&before, stat, subject).map(|source| source.clause).collect();
        self.in_force.use_up(|lasting| counted.contains(&lasting.clause) && lasting.carrier == subject.by);
        tables.sum(&before, stat, subject)
    }
}

fn begin(tables: &Tables<Crusader>, in_force: &mut InForce<Seat, Span, 16>, deeds: &[Deed], seat: Seat) {
    for deed in deeds {
        match deed {
            Deed::Do(_) => {}
            Deed::Choose { options, .. } => {
                options.iter().for_each(|option| begin(tables, in_force, option, seat));
            }
            Deed::PutInForce(id) => {
                let until = tables.clause(*id).expect("a clause").until;
                in_force.put(*id, seat, until).expect("room");
            }
        }
    }
}

impl Scene<Crusader> for Moment {
    fn carriers(&self, id: ClauseId, clause: &Clause<Crusader>) -> impl Iterator<Item = Seat> {
        let held = clause.until == Until::Held;
        let source = clause.source;
        let holders = self.held.iter().filter(move |(held_source, _)| held && *held_source == source);
        holders.map(|(_, seat)| *seat).chain(self.in_force.carriers(id))
    }

    fn holds(&self, condition: &Condition, _: Seat) -> bool {
        match condition {
            Condition::DiesOf(cause) => self.dying == Some(*cause),
            Condition::Meets(_) => true,
        }
    }

    fn covers(&self, scope: &Scope, owner: Seat, subject: Subject) -> bool {
        let side = match scope.side {
            Side::Own => subject.by == owner,
            Side::AgainstMe => subject.against == Some(owner) && subject.by != owner,
        };
        let place = scope.place.is_none() || scope.place == subject.place;
        side && place && scope.actions.iter().any(|word| word.covers(subject.action))
    }

    fn used(&self, id: ClauseId, seat: Seat) -> u8 {
        self.uses.times(id, seat)
    }
}

fn own(action: Action) -> Subject {
    Subject { by: ANNE, action, against: None, place: None }
}

#[test]
fn developments_shields_and_events_add_up() {
    let content = Content::base();
    let tables = &content.tables;
    let mut now = Moment::default().with(&content, Development::Spymaster, ANNE).with_shield(5, ANNE);
    now.strike(&content, "informer", ANNE);
    let draws = |now: &Moment, action| tables.value(now, Stat::FreeDraws, own(action), 1);
    assert_eq!(draws(&now, Action::PlotBribe), 4, "one, the Spymaster, Tarsus, the informer");
    assert_eq!(draws(&now, Action::Overthrow), 2, "only Tarsus speaks of it");
    assert_eq!(draws(&now, Action::Build), 1);
    let bert = Subject { by: BERT, ..own(Action::PlotBribe) };
    assert_eq!(tables.value(&now, Stat::FreeDraws, bert, 1), 1, "they are hers");
    assert!(tables.verdict(&now, Act::AimAnywhere, own(Action::Overthrow)).is_allowed());
    assert!(!tables.verdict(&now, Act::AimAnywhere, own(Action::PlotBribe)).is_allowed());
}

#[test]
fn a_modifier_until_its_next_use_is_spent_by_the_first_that_fits() {
    let content = Content::base();
    let tables = &content.tables;
    let mut now = Moment::default();
    now.strike(&content, "interdict", ANNE);
    now.strike(&content, "banner_found", ANNE);
    assert_eq!(now.check(tables, Stat::FreeDraws, own(Action::Marriage)), -1, "every check");
    assert_eq!(now.check(tables, Stat::FreeDraws, own(Action::Marriage)), 0, "it was spent");
    assert_eq!(
        now.check(tables, Stat::FreeDraws, own(Action::Invade)),
        1,
        "the banner still waits for an invasion"
    );
    assert_eq!(now.in_force, InForce::default());
    now.strike(&content, "interdict", ANNE);
    now.strike(&content, "banner_found", ANNE);
    assert_eq!(
        now.check(tables, Stat::FreeDraws, own(Action::Invade)),
        0,
        "one more, one less: both are spent"
    );
    assert_eq!(now.in_force, InForce::default());
    now.strike(&content, "charter", ANNE);
    assert_eq!(tables.value(&now, Stat::TaxGold, own(Action::Tax), 1), 0, "not below nothing");
}

#[test]
fn beacons_burn_to_the_end_of_the_next_round() {
    let content = Content::base();
    let mut now = Moment::default().with(&content, Development::PlateArmor, BERT).with_shield(7, BERT);
    now.strike(&content, "beacons", BERT);
    let invasion = Subject { by: ANNE, action: Action::Invade, against: Some(BERT), place: None };
    let castle = Subject { place: Some(Feature::Castle), ..invasion };
    let needed = |now: &Moment, subject| content.tables.value(now, Stat::SuccessesNeeded, subject, 1);
    assert_eq!(
        (needed(&now, invasion), needed(&now, castle)),
        (3, 4),
        "armour, beacons; Antioch only for castles"
    );
    now.in_force.end(Span::Round);
    assert_eq!(needed(&now, invasion), 3);
    now.in_force.end(Span::Round);
    assert_eq!(needed(&now, invasion), 2);
    now.strike(&content, "brothers", ANNE);
    now.held.clear();
    assert_eq!(needed(&now, invasion), 1, "one less, but not below one");
}

#[test]
fn the_marshal_helps_once_a_round_and_the_physician_once_an_era() {
    let content = Content::base();
    let tables = &content.tables;
    let mut now = Moment::default()
        .with(&content, Development::Marshal, ANNE)
        .with(&content, Development::CourtPhysician, ANNE)
        .with_shield(9, ANNE);
    let due = |now: &Moment, hook| Due::<Seat, 8>::at(tables, now, hook, [ANNE, BERT]).expect("room");
    let spend = |now: &mut Moment, hook| {
        let called = due(now, hook).choices()[0];
        let trigger = tables.trigger(called.clause).expect("a trigger");
        assert_eq!(trigger.choice, Choice::May);
        now.uses.spend(called.clause, called.carrier, trigger.limit.expect("a limit")).expect("open");
    };
    spend(&mut now, Hook::TurnStart);
    assert_eq!(due(&now, Hook::TurnStart).owner(), None);
    assert_eq!(due(&now, Hook::Death).owner(), None, "nobody dies");
    now.dying = Some(Cause::Event);
    assert_eq!(due(&now, Hook::Death).choices().len(), 1, "the physician, not Acre");
    spend(&mut now, Hook::Death);
    assert_eq!(due(&now, Hook::Death).owner(), None);
    now.uses.renew(Span::Round);
    assert_eq!(due(&now, Hook::TurnStart).owner(), Some(ANNE));
    assert_eq!(due(&now, Hook::Death).owner(), None, "an Era is longer");
    now.dying = Some(Cause::Crusade);
    assert_eq!(due(&now, Hook::Death).choices().len(), 1, "now Acre");
    now.uses.renew(Span::Era);
    now.dying = Some(Cause::Event);
    assert_eq!(due(&now, Hook::Death).owner(), Some(ANNE));
}

#[test]
fn at_the_start_of_an_era_bonus_cards_come_in_the_order_their_owner_likes() {
    let content = Content::base();
    let now = Moment::default()
        .with(&content, Development::Library, ANNE)
        .with_shield(2, ANNE)
        .with_shield(4, BERT);
    let mut due = Due::<Seat, 8>::at(&content.tables, &now, Hook::EraStart, [ANNE, BERT]).expect("room");
    let [library, nicaea] = due.choices() else { panic!("two are hers") };
    let (library, nicaea) = (*library, *nicaea);
    assert_eq!((due.take(nicaea), due.take(library)), (Some(nicaea), Some(library)));
    assert_eq!((due.owner(), due.choices().len()), (Some(BERT), 1));
}
