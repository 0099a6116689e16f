//! Positions that people write down: cards and pieces that cannot lie where they lie.

use crate::positions::{field, is_base_planning, planning, refused, standing};
use knights::Options;
use knights::board::{Army, Heir, Marker, Phase, Place, State};
use knights::content::{AgendaId, AreaId, CityId, Colour, MissionId, NobleId, TroopClass, TroopId, Troops};
use knights::position;
use table::Seat;

fn agenda(word: &str) -> AgendaId {
    AgendaId::named(word).expect("an Agenda")
}

#[test]
fn laws_charges_and_offices_lie_where_they_belong() {
    ledger::proves!("WK-INV-19", "WK-AGENDA-02", "WK-AGENDA-03", "WK-AGENDA-06", "WK-AGENDA-08");
    let at = is_base_planning();
    let noble = standing(&at.1, 0);
    let put = |word: &'static str, to: fn(&mut State, NobleId, AgendaId)| {
        move |s: &mut State| {
            s.board.agendas.deck[agenda(word).index()] = 0;
            s.board.agendas.current =
                s.board.agendas.current.iter().filter(|id| **id != agenda(word)).copied().collect();
            to(s, noble, agenda(word));
        }
    };
    let law: fn(&mut State, NobleId, AgendaId) = |s, _, id| s.board.agendas.laws.push(id);
    let charge: fn(&mut State, NobleId, AgendaId) = |s, _, id| s.board.barons[1].charges.push(id);
    let office: fn(&mut State, NobleId, AgendaId) = |s, noble, id| s.board.noble_mut(noble).office = Some(id);
    let laws = format!("board.agendas.laws[{}]", at.1.board.agendas.laws.len());
    refused(&at, put("ag_salt", law), &laws, "WK-AGENDA-02");
    refused(&at, put("ag_marshal", charge), "board.barons[1].charges", "WK-AGENDA-03");
    refused(&at, put("ag_tithe", office), &field(noble, "office"), "WK-AGENDA-06");
    let gone: fn(&mut State, NobleId, AgendaId) = |s, noble, id| {
        let piece = s.board.noble_mut(noble);
        (piece.place, piece.troops, piece.office) = (Place::Gone, Troops::NONE, Some(id));
    };
    refused(&at, put("ag_marshal", gone), &field(noble, "office"), "WK-AGENDA-08");
    for (word, to) in [("ag_tithe", law), ("ag_salt", charge), ("ag_marshal", office)] {
        let mut state = at.1.clone();
        put(word, to)(&mut state);
        let wrong = position::wrong(&at.0, &state);
        assert!(!wrong.iter().any(|why| why.contains("WK-AGENDA")), "{word}: {wrong:?}");
    }
}

#[test]
fn nobles_at_sea_are_at_a_port_and_heirs_at_home() {
    ledger::proves!("WK-INV-16", "WK-OPT-06", "WK-R-88");
    let is_acting = |state: &State| {
        state.board.phase == Phase::Actions && state.board.battle.manner.is_none() && state.board.round == 2
    };
    let at = crate::positions::played(&Options::default(), 4, is_acting);
    let noble = standing(&at.1, 0);
    let (inland, port) = (AreaId::named("h22").expect("an area"), AreaId::named("h50").expect("Ballin"));
    refused(
        &at,
        |s| s.board.noble_mut(noble).place = Place::Port(inland),
        &field(noble, "place"),
        "WK-INV-16",
    );
    let mut state = at.1.clone();
    state.board.noble_mut(noble).place = Place::Port(port);
    let wrong = position::wrong(&at.0, &state);
    assert!(!wrong.iter().any(|why| why.contains("WK-INV-16")), "{wrong:?}");
    let held = |s: &mut State| s.board.noble_mut(noble).heir = Heir::Held(Seat(1));
    refused(&at, held, &field(noble, "heir"), "WK-OPT-06");
    refused(
        &at,
        |s| s.board.noble_mut(noble).is_awaiting_heir = true,
        &field(noble, "is_awaiting_heir"),
        "WK-R-88",
    );
    let at = planning(&Options { heirs: true, ..Options::default() }, 4);
    let noble = standing(&at.1, 0);
    let mut state = at.1.clone();
    state.board.noble_mut(noble).heir = Heir::Held(Seat(1));
    assert_eq!(position::wrong(&at.0, &state), [""; 0]);
}

#[test]
fn levies_need_for_glory_and_the_king_has_all_of_his_army() {
    ledger::proves!("WK-INV-09", "WK-INV-12");
    let at = is_base_planning();
    let noble = standing(&at.1, 0);
    let levy = TroopId::levy(CityId::named("kovel").expect("a city"));
    refused(&at, |s| s.board.noble_mut(noble).troops.insert(levy), "troops", "WK-INV-12");
    let at = planning(&Options { king: true, ..Options::default() }, 3);
    let army = |count: u8| {
        move |s: &mut State| {
            (s.board.pool, s.board.king) = (0, Some(Seat(1)));
            let keep = Army::Stronghold(s.board.baron(Seat(1)).id);
            let troops = s.board.troops_mut(keep).expect("he plays");
            TroopId::kings(count).for_each(|troop| troops.insert(troop));
        }
    };
    for count in [0, 2, 4] {
        refused(&at, army(count), "troops", "WK-INV-09");
    }
    let mut state = at.1.clone();
    army(3)(&mut state);
    assert_eq!(position::wrong(&at.0, &state), [""; 0], "as many as there are Barons");
    assert!(TroopId::kings(3).all(|troop| troop.class() == TroopClass::King));
}

#[test]
fn markers_stakes_and_backs_fit_the_table() {
    ledger::proves!("WK-INV-04", "WK-INV-40", "WK-CARD-07", "WK-EXP-10", "WK-EVENT-01", "CG-MISSION-01");
    let at = planning(&Options::default(), 3);
    let mark = |spot: usize, marker: Marker| {
        move |s: &mut State| {
            s.board.track = [None; 7];
            s.board.track[spot] = Some(marker);
        }
    };
    refused(&at, mark(0, Marker::Baron(Seat(3))), "board.track[0]", "WK-INV-04");
    refused(&at, mark(0, Marker::Token), "board.track[0]", "WK-INV-04");
    refused(&at, mark(4, Marker::Baron(Seat(2))), "board.track[4]", "WK-CARD-07");
    let mut state = at.1.clone();
    mark(3, Marker::Baron(Seat(2)))(&mut state);
    assert_eq!(position::wrong(&at.0, &state), [""; 0]);
    let fleet = |spot: u8, seat: usize, blessed: bool| {
        move |s: &mut State| {
            let fleet = &mut s.board.fleets[2];
            *fleet = Default::default();
            (fleet.spot, fleet.is_blessed) = (spot, blessed);
            fleet.stakes[seat] = u8::from(spot > 0);
        }
    };
    refused(&at, fleet(1, 3, false), "board.fleets[2].stakes", "WK-INV-40");
    refused(&at, fleet(0, 0, true), "board.fleets[2].is_blessed", "WK-EXP-10");
    let mut state = at.1.clone();
    fleet(2, 2, true)(&mut state);
    assert_eq!(position::wrong(&at.0, &state), [""; 0]);
    let content = table::Game::content(&at.0);
    let only = |colour: Colour, top: Option<Colour>| {
        let content = content.clone();
        move |s: &mut State| {
            let deck = &mut s.board.events;
            let all = deck.left.or(deck.used);
            deck.left = all.iter().filter(|event| content.events[event.index()].colour == colour).collect();
            deck.used = all.iter().filter(|event| content.events[event.index()].colour != colour).collect();
            (deck.top, deck.under) = (top, table::Stack::new());
        }
    };
    refused(&at, only(Colour::Red, Some(Colour::Blue)), "board.events.top", "WK-EVENT-01");
    refused(&at, only(Colour::Red, None), "board.events.top", "WK-EVENT-01");
    let mut state = at.1.clone();
    only(Colour::Red, Some(Colour::Red))(&mut state);
    assert_eq!(position::wrong(&at.0, &state), [""; 0]);
    refused(&at, |s| s.secrets[1].mission = Some(MissionId(0)), "secrets[1].mission", "CG-MISSION-01");
    let at = planning(&Options { missions: true, ..Options::default() }, 3);
    refused(&at, |s| s.secrets[2].mission = s.secrets[0].mission, "secrets[2].mission", "CG-MISSION-01");
}
