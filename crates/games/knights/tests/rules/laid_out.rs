//! Positions that people write down: cards on the table lie nowhere else, backs are those of cards, and who is banned sits in no
//! Assembly.

use crate::dsl::area;
use crate::positions::{is_base_planning, refused};
use knights::board::{City, Noble, State};
use knights::content::{AgendaId, Colour, Content, EventId};
use knights::flow::Frame;
use knights::phases::assembly::Question;
use knights::{Knights, Options, position};
use table::{Chance as _, Game as _, Sampled, Seat, Silent, Stack, advance, start};

/// The first such moment of games that are played at random: what was played is right.
fn moment(is: impl Fn(&State) -> bool) -> (Knights, State) {
    let game = Knights::new(Content::base(), &Options::default(), 4).expect("playable");
    for seed in 0..20 {
        let mut chance = Sampled::new(seed);
        let mut state = start(&game, &mut chance, &mut Silent);
        let mut answers = Vec::new();
        while let Some(seat) = game.waiting(&state).must.first() {
            if is(&state) {
                assert_eq!(position::wrong(&game, &state), [""; 0]);
                return (game, state);
            }
            answers.clear();
            game.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut Silent);
        }
    }
    panic!("it comes in some game");
}

#[test]
fn no_more_backs_of_a_colour_than_cards() {
    ledger::proves!("WK-INV-10", "WK-EVENT-01");
    let at = is_base_planning();
    let backs = |colour: Colour, n: usize| {
        move |state: &mut State| {
            state.board.events.under = std::iter::repeat_n(colour, n).collect::<Stack<Colour, 24>>();
        }
    };
    let of = |colour: Colour| {
        let left = at.1.board.events.left.iter();
        left.filter(|event| at.0.components().events[event.index()].colour == colour).count()
    };
    for colour in [Colour::Red, Colour::Green, Colour::Blue] {
        refused(&at, backs(colour, of(colour) + 1), "board.events.under", "WK-INV-10");
    }
}

#[test]
fn an_event_on_the_table_is_not_in_the_deck() {
    ledger::proves!("WK-INV-10");
    let at = moment(|state| matches!(state.board.frame(), Frame::DrawnEvent(_)));
    let Frame::DrawnEvent(drawn) = at.1.board.frame() else { panic!("an Event was drawn") };
    let field = |event: EventId| format!("board.events.{event:?}");
    refused(&at, |s| s.board.events.left.insert(drawn.event), &field(drawn.event), "WK-INV-10");
    refused(&at, |s| s.board.events.used.insert(drawn.event), &field(drawn.event), "WK-INV-10");
}

#[test]
fn an_agenda_on_the_table_is_not_in_the_deck() {
    ledger::proves!("WK-INV-10");
    let field = |agenda: AgendaId| format!("board.agendas.{agenda:?}");
    let voted = |state: &State| match state.board.assembly.question {
        Some(Question::Agenda(agenda)) => Some(agenda),
        Some(Question::Motion(_)) | None => None,
    };
    let at = moment(|state| voted(state).is_some());
    let agenda = voted(&at.1).expect("one is voted on");
    refused(&at, |s| s.board.agendas.deck[agenda.index()] += 1, &field(agenda), "WK-INV-10");
    refused(&at, |s| s.board.assembly.question = None, &field(agenda), "WK-INV-10");
    let at = moment(|state| matches!(state.board.frame(), Frame::Refuse(_)));
    let Frame::Refuse(refuse) = at.1.board.frame() else { panic!("one is asked") };
    refused(
        &at,
        |s| s.board.agendas.discards[refuse.agenda.index()] += 1,
        &field(refuse.agenda),
        "WK-INV-10",
    );
    let at = moment(|state| matches!(state.board.frame(), Frame::OfficeTo(_)));
    let Frame::OfficeTo(office) = at.1.board.frame() else { panic!("one is asked") };
    refused(&at, |s| s.board.agendas.deck[office.agenda.index()] += 1, &field(office.agenda), "WK-INV-10");
    let at = moment(|state| matches!(state.board.frame(), Frame::Propose(_)));
    let Frame::Propose(propose) = at.1.board.frame() else { panic!("one proposes") };
    refused(&at, |s| s.board.agendas.deck[propose.card.index()] += 1, &field(propose.card), "WK-INV-10");
}

#[test]
fn who_sits_in_an_assembly() {
    ledger::proves!("WK-ASSEMBLY-01", "WK-ASSEMBLY-08", "WK-BAN-13");
    let at = moment(|state| matches!(state.board.frame(), Frame::Ballot(_)));
    let other = |state: &State| {
        let seats = state.board.assembly.attending.iter();
        seats.filter(|seat| *seat != state.board.chairman).last().expect("others attend")
    };
    let seat = other(&at.1);
    refused(&at, |s| s.board.banned.insert(seat), "board.assembly.attending", "WK-BAN-13");
    refused(
        &at,
        |s| s.board.assembly.attending.insert(Seat(5)),
        "board.assembly.attending",
        "WK-ASSEMBLY-01",
    );
    refused(&at, |s| s.board.assembly.acting = Some(seat), "board.assembly.acting", "WK-ASSEMBLY-08");
    let away = |s: &mut State| {
        s.board.assembly.attending.remove(s.board.chairman);
        s.board.assembly.attending.remove(seat);
        s.board.assembly.acting = Some(seat);
    };
    refused(&at, away, "board.assembly.acting", "WK-ASSEMBLY-08");
}

#[test]
fn what_is_left_out_of_a_piece_is_empty() {
    let read = |text: &str| serde_json::from_str::<City>(text).expect("a city");
    let city = City { owner: Some(Seat(2)), breaches: 1, ..City::default() };
    assert_eq!(read(r#"{"owner": 2, "breaches": 1}"#), city);
    let noble: Noble =
        serde_json::from_str(r#"{"place": {"area": "h21"}, "troops": [78]}"#).expect("a Noble");
    assert_eq!((noble.place.area(), noble.troops.len(), noble.tokens), (Some(area("kovel")), 1, 0));
}
