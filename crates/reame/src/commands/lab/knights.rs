//! What is measured in Warrior Knights: Barons, first strongholds, Events drawn, Charges, Offices and Motions won, Advancements, troops,
//! Missions. All is drawn by lot or won by those who sit there; in each game what nobody had is not counted.

use super::gather::Counts;
use super::measured::Measured;
use super::{By, Group, Origin, item, kind};
use ::table::{Element, Seat};
use knights::Knights;
use knights::board::{Army, MAX_SEATS, Phase, State};
use knights::content::{AdvancementId, AgendaId, AreaId, BaronId, EventId, MissionId, TroopKind};
use knights::flow::Frame;
use knights::phases::assembly::{Question, Voice};
use pack::Pack;
use texts::Texts;

/// Where the numbers of each kind begin.
const HOMES: usize = BaronId::COUNT;
const EVENTS: usize = HOMES + AreaId::COUNT;
const AGENDAS: usize = EVENTS + EventId::COUNT;
const ADVANCEMENTS: usize = AGENDAS + AgendaId::COUNT;
const TROOPS: usize = ADVANCEMENTS + AdvancementId::COUNT;
const MISSIONS: usize = TROOPS + TroopKind::COUNT;
const ALL: usize = MISSIONS + MissionId::COUNT;

/// What each seat had at any time, by the numbers of the items.
pub struct Course {
    had: [[bool; ALL]; MAX_SEATS],
    /// Where each stronghold first stood.
    homes: [Option<AreaId>; MAX_SEATS],
}

impl Default for Course {
    fn default() -> Course {
        Course { had: [[false; ALL]; MAX_SEATS], homes: [None; MAX_SEATS] }
    }
}

impl Measured for Knights {
    type Course = Course;
    const ITEMS: usize = ALL;

    fn note(&self, course: &mut Course, state: &State) {
        let board = &state.board;
        if board.phase == Phase::SetUp {
            return;
        }
        for seat in Seat::all(board.seats) {
            let baron = board.baron(seat);
            let had = &mut course.had[seat.index()];
            had[baron.id.index()] = true;
            if course.homes[seat.index()].is_none() {
                course.homes[seat.index()] = baron.stronghold.area;
                baron.stronghold.area.into_iter().for_each(|area| had[HOMES + area.index()] = true);
            }
            let offices = board.nobles_of(seat).filter_map(|noble| board.noble(noble).office);
            for agenda in baron.charges.iter().copied().chain(offices) {
                had[AGENDAS + agenda.index()] = true;
            }
            baron.advancements.iter().for_each(|card| had[ADVANCEMENTS + card.index()] = true);
            for army in Army::all_of(baron.id) {
                for troop in board.troops(army).iter().filter(|troop| troop.kind().is_mercenary()) {
                    had[TROOPS + troop.kind().index()] = true;
                }
            }
            let mission = state.secret(seat).mission;
            mission.into_iter().for_each(|mission| had[MISSIONS + mission.index()] = true);
        }
        for frame in board.frames.iter() {
            if let Frame::DrawnEvent(drawn) = frame {
                course.had[drawn.drawer.index()][EVENTS + drawn.event.index()] = true;
            }
        }
        if let (Some(Question::Agenda(agenda)), Some(Voice::Baron(seat))) =
            (board.assembly.question, board.assembly.result)
        {
            course.had[seat.index()][AGENDAS + agenda.index()] = true;
        }
    }

    fn is_lot(&self, _: &State) -> bool {
        false
    }

    fn taken(&self, state: &State, course: &Course, seat: Seat) -> Vec<(usize, bool)> {
        let seats = usize::from(state.board.seats);
        let anybody = |item: &usize| course.had[..seats].iter().any(|had| had[*item]);
        (0..ALL).filter(anybody).map(|item| (item, course.had[seat.index()][item])).collect()
    }

    fn kinds(counts: &Counts, texts: &Texts, pack: &Pack) -> Vec<Group> {
        let one = |file: &str, path: Element, word: &str, number: usize| {
            item(texts, path, origin(pack, file, word), word.to_owned(), counts.of(number), By::Wins)
        };
        let barons = BaronId::all().map(|id| one("barons", id.element(), id.word(), id.index()));
        let homes = AreaId::all().map(|id| one("areas", id.element(), id.word(), HOMES + id.index()));
        let events = EventId::all().map(|id| one("events", id.element(), id.word(), EVENTS + id.index()));
        let agendas = AgendaId::all().map(|id| one("agendas", id.element(), id.word(), AGENDAS + id.index()));
        let advancements = AdvancementId::all()
            .map(|id| one("advancements", id.element(), id.word(), ADVANCEMENTS + id.index()));
        let troops = TroopKind::all().filter(|kind| kind.is_mercenary()).map(|id| {
            let file = if id.captain().is_some() { "captains" } else { "troops" };
            one(file, id.element(), id.word(), TROOPS + id.index())
        });
        let missions =
            MissionId::all().map(|id| one("missions", id.element(), id.word(), MISSIONS + id.index()));
        let mut all = vec![
            kind("barons", None, By::Wins, barons.collect()),
            kind("homes", None, By::Wins, homes.collect()),
            kind("events", None, By::Wins, events.collect()),
            kind("agendas", None, By::Wins, agendas.collect()),
            kind("advancements", None, By::Wins, advancements.collect()),
            kind("troops", None, By::Wins, troops.collect()),
            kind("missions", None, By::Wins, missions.collect()),
        ];
        all.retain(|kind| !kind.items.is_empty());
        all
    }
}

/// Where an item comes from, fact by fact.
fn origin(pack: &Pack, file: &str, id: &str) -> (String, Origin) {
    let facts = pack.item(file, id).and_then(|item| item.get("provenance")?.as_object());
    let told = |(fact, source): (&String, &serde_json::Value)| {
        format!("{fact}: {}", source.as_str().unwrap_or_default())
    };
    let told: Vec<String> = facts.into_iter().flatten().map(told).collect();
    let ours = told.iter().any(|fact| fact.contains("designed"));
    (told.join(", "), if ours { Origin::Designed } else { Origin::Printed })
}
