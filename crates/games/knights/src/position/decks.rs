//! Events, Agendas and Advancements: each card lies somewhere, and once.

use super::{Wrong, pending};
use crate::board::Board;
use crate::content::{AdvancementId, AgendaId, Colour, EventId, NobleId};
use crate::flow::Frame;
use crate::{Knights, rules};
use table::Seat;

/// WK-INV-10: Events, Agendas and Advancements are all there.
pub(super) fn all(game: &Knights, board: &Board, wrong: &mut Wrong) {
    events(game, board, wrong);
    agendas(game, board, wrong);
    advancements(game, board, wrong);
}

/// WK-INV-10: each Event is in one place, on the table too, and the backs seen are those of cards in the deck (WK-EVENT-01).
fn events(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let deck = &board.events;
    for event in EventId::all() {
        let used = game.has_event(event);
        let lasting = board.lasting.iter().filter(|lasting| lasting.event == event).count();
        let on_table = board.frames.iter();
        let on_table = on_table
            .filter(|frame| matches!(frame, Frame::DrawnEvent(drawn) if drawn.event == event))
            .count();
        let piles = usize::from(deck.left.has(event)) + usize::from(deck.used.has(event));
        let there = piles + lasting + on_table;
        let field = format!("board.events.{event:?}");
        let most = usize::from(used);
        unless!(wrong, there <= most, &field, format!("in {there} places"), rules::WK_INV_10);
        let lost = used && there == 0 && !is_carried_out(board);
        unless!(wrong, !lost, field, "is lost", rules::WK_INV_10);
    }
    for colour in [Colour::Red, Colour::Green, Colour::Blue] {
        let backs = deck.under.iter().chain(&deck.top).filter(|back| **back == colour).count();
        let left = deck.left.iter();
        let cards = left.filter(|event| game.content.events[event.index()].colour == colour).count();
        let what = || format!("{backs} backs and {cards} cards that are {colour:?}");
        unless!(wrong, backs <= cards, "board.events.under", what(), rules::WK_INV_10);
    }
}

/// What was drawn or passed is put away when it has been carried out.
fn is_carried_out(board: &Board) -> bool {
    pending(board, |frame| matches!(frame, Frame::Carry(_) | Frame::Triggers(_) | Frame::Death(_)))
}

/// How many of an Agenda lie on the table: what is voted on, carried out or assigned, and the card of who proposes something.
fn on_table(board: &Board, agenda: AgendaId) -> usize {
    let held = |frame: &&Frame| {
        matches!(frame, Frame::Enact(enact) if enact.agenda == agenda)
            || matches!(frame, Frame::OfficeTo(office) if office.agenda == agenda)
            || matches!(frame, Frame::Propose(propose) if propose.card == agenda)
    };
    let frames = board.frames.iter().filter(held).count();
    frames + usize::from(board.assembly.agenda() == Some(agenda))
}

/// How many of an Agenda lie anywhere but in the deck.
pub(super) fn agendas_out(board: &Board, agenda: AgendaId) -> usize {
    let called = usize::from(board.assembly.taken).min(board.assembly.order.len());
    let waiting = &board.assembly.order[called..];
    let count = |list: &[AgendaId]| list.iter().filter(|one| **one == agenda).count();
    let charges: usize = board.barons.iter().map(|baron| count(&baron.charges)).sum();
    let offices = NobleId::all().filter(|noble| board.noble(*noble).office == Some(agenda)).count();
    let agendas = &board.agendas;
    let in_assembly = count(&agendas.current) + count(waiting) + on_table(board, agenda);
    usize::from(agendas.discards[agenda.index()]) + in_assembly + count(&agendas.laws) + charges + offices
}

/// WK-INV-10: all Agendas are somewhere, as many of each as there are.
fn agendas(game: &Knights, board: &Board, wrong: &mut Wrong) {
    for agenda in AgendaId::all() {
        let at = agenda.index();
        let there = usize::from(board.agendas.deck[at]) + agendas_out(board, agenda);
        let copies = if game.has_agenda(agenda) { usize::from(game.content.agendas[at].copies) } else { 0 };
        let holds = there == copies || board.ending.is_some();
        unless!(
            wrong,
            holds,
            format!("board.agendas.{agenda:?}"),
            format!("{there} of {copies}"),
            rules::WK_INV_10,
        );
    }
    let ordered = usize::from(board.assembly.taken) <= board.assembly.order.len();
    unless!(wrong, ordered, "board.assembly.taken", "more than there are", rules::WK_ASSEMBLY_12);
}

/// How many of an Advancement lie anywhere but in the deck, that which is bought aside.
pub(super) fn advancements_out(board: &Board, card: AdvancementId) -> usize {
    let count = |list: &[AdvancementId]| list.iter().filter(|one| **one == card).count();
    let owned: usize = board.barons.iter().map(|baron| count(&baron.advancements)).sum();
    count(&board.advancements.under) + count(&board.advancements.offer) + owned
}

/// WK-INV-10, WK-INV-19: all Advancements are somewhere, and nobody has two alike.
fn advancements(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let moving = pending(board, |frame| {
        matches!(
            frame,
            Frame::BuyDrawn(_) | Frame::MakeRoom(_) | Frame::SwapAdvancement(_) | Frame::BuyAdvancements(_)
        )
    });
    for card in AdvancementId::all() {
        let at = card.index();
        let there = usize::from(board.advancements.deck[at]) + advancements_out(board, card);
        let copies =
            if game.options.for_glory { usize::from(game.content.advancements[at].copies) } else { 0 };
        let holds = there == copies || (moving && there + 1 == copies);
        unless!(
            wrong,
            holds,
            format!("board.advancements.{card:?}"),
            format!("{there} of {copies}"),
            rules::WK_INV_10,
        );
    }
    for seat in Seat::all(board.seats) {
        let baron = board.baron(seat);
        let held = baron.advancements.len();
        let most = if moving { 4 } else { 3 };
        unless!(wrong, held <= most, format!("board.barons[{seat}].advancements"), held, rules::WK_INV_19);
        let alike = baron.advancements.iter().enumerate();
        let alike = alike.filter(|(at, card)| baron.advancements[..*at].contains(card)).count();
        unless!(
            wrong,
            alike == 0,
            format!("board.barons[{seat}].advancements"),
            "two alike",
            rules::WK_INV_19
        );
    }
}
