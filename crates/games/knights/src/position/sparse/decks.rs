//! Decks: what lies nowhere else is in them.

use super::begun::Begun;
use super::named::Named;
use crate::board::{DECK, Heir, LastingEvent, Phase, State};
use crate::cards::Carry;
use crate::content::{AdvancementId, AgendaId, Card, CardDeck, Carrier, EventId, Events, FateId, MissionId};
use crate::decks::Decks;
use crate::flow::{Frame, OnBoard, Play};
use crate::position::decks::{advancements_out, agendas_out};
use crate::setup::Deal;
use crate::{Knights, rules};
use effects::Called;
use table::zones::End;
use table::{Chance, Seat, Silent};

/// Events, Agendas and Advancements.
pub(super) fn fill<C: Chance>(
    game: &Knights,
    state: &mut State,
    named: &Named,
    begun: &Begun,
    chance: &mut C,
) {
    events(game, state, named, begun);
    agendas(game, state, named);
    advancements(game, state, named);
    let current = named.has("agendas.current") || begun.is_assembly() || named.has("assembly.order");
    let back = named.has("events.top");
    let mut sink = Silent;
    let mut play = Play::new(game, state, chance, &mut sink);
    if !named.has("events") {
        play.prepare_events();
    } else if !back {
        play.expose_event();
    }
    if !current {
        for _ in 0..game.content.numbers.agendas {
            play.reveal_agenda(rules::WK_SETUP_23);
        }
    }
    if !named.has("advancements.offer") {
        play.first_advancements();
    }
}

/// Events that lie open have put in force what they say, and have left a Noble without an heir (WK-EVENT-12).
pub(super) fn lasting<C: Chance>(game: &Knights, state: &mut State, named: &Named, chance: &mut C) {
    if named.has("in_force") {
        return;
    }
    let mut sink = Silent;
    let mut play = Play::new(game, state, chance, &mut sink);
    let lasting = play.board().lasting;
    for LastingEvent { event, drawer, noble, .. } in lasting.iter().copied() {
        let card = Card { deck: CardDeck::Event, number: event.0 };
        let carrier = Carrier { baron: drawer, ..Carrier::default() };
        for (clause, _) in game.content.tables.of(card) {
            Carry::put_all(&mut play, Called { clause, carrier, owner: drawer });
        }
        noble.into_iter().for_each(|noble| play.board_mut().noble_mut(noble).heir = Heir::None);
    }
}

/// If the deck is named, all other Events are used up.
fn events(game: &Knights, state: &mut State, named: &Named, begun: &Begun) {
    let board = &mut state.board;
    let on_table = board
        .frames
        .iter()
        .filter_map(|frame| if let Frame::DrawnEvent(drawn) = frame { Some(drawn.event) } else { None });
    let lasting = board.lasting.iter().map(|lasting| lasting.event);
    let out: Events = on_table.chain(lasting).chain(begun.event()).collect();
    let all: Events = EventId::all().filter(|event| game.has_event(*event)).collect();
    if !named.has("events.left") {
        board.events.left = all.without(board.events.used).without(out);
    } else if !named.has("events.used") {
        board.events.used = all.without(board.events.left).without(out);
    }
}

fn agendas(game: &Knights, state: &mut State, named: &Named) {
    if named.has("agendas.deck") {
        return;
    }
    for agenda in AgendaId::all().filter(|agenda| game.has_agenda(*agenda)) {
        let copies = usize::from(game.content.agendas[agenda.index()].copies);
        let out = agendas_out(&state.board, agenda);
        state.board.agendas.deck[agenda.index()] = copies.saturating_sub(out) as u8;
    }
}

fn advancements(game: &Knights, state: &mut State, named: &Named) {
    if named.has("advancements.deck") || !game.options.for_glory {
        return;
    }
    for card in AdvancementId::all() {
        let is_drawn = |frame: &Frame| matches!(frame, Frame::BuyDrawn(drawn) if drawn.card == card);
        let drawn = state.board.frames.iter().filter(|frame| is_drawn(frame)).count();
        let copies = usize::from(game.content.advancements[card.index()].copies);
        let out = advancements_out(&state.board, card) + drawn;
        state.board.advancements.deck[card.index()] = copies.saturating_sub(out) as u8;
    }
}

/// The Fate deck, shuffled, and on it the cards that are named.
pub(super) fn fate<C: Chance>(
    game: &Knights,
    state: &mut State,
    top: &[FateId],
    chance: &mut C,
    wrong: &mut Vec<String>,
) {
    state.fate.shuffle(DECK, chance);
    for (at, fate) in top.iter().enumerate().rev() {
        let card =
            fate.0.checked_sub(game.fate_id(0).0).filter(|card| usize::from(*card) < game.fate_count());
        match card {
            Some(_) if top[..at].contains(fate) => wrong.push(format!(
                "state.fate[{at}]: {} lies there already ({})",
                fate.word(),
                rules::WK_INV_07.0
            )),
            Some(card) => state.fate.pick(card, DECK, End::Top),
            None => wrong.push(format!(
                "state.fate[{at}]: {} is not played with ({})",
                fate.word(),
                rules::CG_SETUP_13.0
            )),
        }
    }
}

/// Who has none gets a Mission, once they have been dealt (CG-MISSION-01).
pub(super) fn missions<C: Chance>(game: &Knights, state: &mut State, chance: &mut C) {
    if !game.options.missions || state.board.phase == Phase::SetUp {
        return;
    }
    let mut left: Vec<MissionId> = MissionId::all().collect();
    left.retain(|mission| state.secrets.iter().all(|secret| secret.mission != Some(*mission)));
    for seat in Seat::all(game.seats) {
        let secret = &mut state.secrets[seat.index()];
        if secret.mission.is_none() && !left.is_empty() {
            secret.mission = Some(left.remove(chance.draw(left.len())));
        }
    }
}
