//! I-13, I-14, I-29, I-40, I-42: what Barons have changes by what is told, and offices go to whom they may.

use super::Step;
use knights::content::vocabulary::Resource;
use knights::content::{CityId, Voyage};
use knights::event::Event;
use knights::rules;
use table::Seat;

const ALL: [Resource; 5] =
    [Resource::Crowns, Resource::Faith, Resource::Votes, Resource::Influence, Resource::Knowledge];

/// What each Baron has, as events tell it.
struct Told {
    purses: [[i32; 5]; 6],
    pool: i32,
}

impl Told {
    fn most(&self, what: Resource, but: Seat) -> i32 {
        let others = self.purses.iter().enumerate().filter(|(seat, _)| *seat != but.index());
        others.map(|(_, purse)| purse[what as usize]).max().unwrap_or_default()
    }

    fn leads(&self, what: Resource, seat: Seat) -> bool {
        self.purses[seat.index()][what as usize] > self.most(what, seat)
    }
}

pub fn look(step: &Step<'_>) {
    let seats = step.before.board.seats;
    let mut told = Told { purses: [[0; 5]; 6], pool: step.before.board.pool.into() };
    for seat in Seat::all(seats) {
        told.purses[seat.index()] = ALL.map(|what| step.before.board.has(seat, what).into());
    }
    for (at, event) in step.events.iter().enumerate() {
        match *event {
            Event::Gained { seat, what, n, .. } => {
                told.purses[seat.index()][what as usize] += i32::from(n);
                if what == Resource::Influence {
                    told.pool = (told.pool - i32::from(n)).max(0);
                }
            }
            Event::Paid { seat, what, n, rule } => {
                told.purses[seat.index()][what as usize] -= i32::from(n);
                let by_card = rule == rules::WK_EVENT_02 || rule == rules::WK_VOTE_06;
                assert!(what != Resource::Influence || by_card, "Influence is lost by {}", rule.0);
            }
            Event::Given { from, to, crowns, .. } => {
                told.purses[from.index()][Resource::Crowns as usize] -= i32::from(crowns);
                told.purses[to.index()][Resource::Crowns as usize] += i32::from(crowns);
            }
            Event::ChairmanIs { seat, rule } => {
                let may = [rules::WK_CARD_13, rules::WK_BAN_09, rules::WK_EVENT_02, rules::WK_VOTE_06];
                assert!(may.contains(&rule), "a Chairman by {}", rule.0);
                assert!(rule != rules::WK_CARD_13 || told.leads(Resource::Votes, seat), "he does not lead");
            }
            Event::ChurchIs { seat, rule } => {
                let may = [rules::WK_CARD_17, rules::WK_EVENT_02, rules::WK_VOTE_06];
                assert!(may.contains(&rule), "a Head of the Church by {}", rule.0);
                assert!(rule != rules::WK_CARD_17 || told.leads(Resource::Faith, seat), "he does not lead");
            }
            Event::ExpeditionResult { expedition, voyage } => pays(step, at, expedition as usize, voyage),
            Event::Invested { crowns, .. } => assert!(crowns <= 5, "a stake of {crowns}"),
            Event::AssemblyMet { attending } if step.after.board.assembly.attending == attending => {
                let cities = CityId::kingdom().filter(|city| {
                    step.after.board.city(*city).owner.is_some_and(|owner| attending.has(owner))
                });
                let votes = gained(step, at, rules::WK_ASSEMBLY_03);
                assert_eq!(votes, attending.len() as i32 + cities.count() as i32, "Votes of the Assembly");
            }
            _ => {}
        }
        assert!(told.purses.iter().flatten().all(|has| *has >= 0), "somebody has less than nothing");
    }
    for seat in Seat::all(seats) {
        let has = ALL.map(|what| i32::from(step.after.board.has(seat, what)));
        assert_eq!(told.purses[seat.index()], has, "seat {seat}: {:?}", step.events);
    }
    assert_eq!(told.pool, i32::from(step.after.board.pool), "the pool: {:?}", step.events);
    let told_of = |is: fn(&Event) -> bool| step.events.iter().any(is);
    if step.before.board.chairman != step.after.board.chairman {
        assert!(told_of(|event| matches!(event, Event::ChairmanIs { .. })));
    }
    if step.before.board.church != step.after.board.church {
        assert!(told_of(|event| matches!(event, Event::ChurchIs { .. })));
    }
}

/// What was gained by a rule right after an event, until something of another sort happens.
fn gained(step: &Step<'_>, at: usize, by: table::Rule) -> i32 {
    let after = step.events[at + 1..]
        .iter()
        .take_while(|event| matches!(event, Event::Gained { rule, .. } if *rule == by));
    after.map(|event| if let Event::Gained { n, .. } = event { i32::from(*n) } else { 0 }).sum()
}

/// I-40: a stake pays as many times as Fate says, and leaves the track.
fn pays(step: &Step<'_>, at: usize, expedition: usize, voyage: Voyage) {
    let times = match voyage {
        Voyage::NoNews | Voyage::FundsNeeded => return,
        Voyage::FleetLost => 0,
        Voyage::One => 1,
        Voyage::Two => 2,
        Voyage::Three => 3,
        Voyage::Four => 4,
        Voyage::Five => 5,
    };
    let stakes: i32 = step.before.board.fleets[expedition].stakes.iter().map(|stake| i32::from(*stake)).sum();
    assert_eq!(gained(step, at, rules::WK_EXP_19), stakes * times, "an expedition pays");
    assert_eq!(step.after.board.fleets[expedition], Default::default(), "and is over");
}
