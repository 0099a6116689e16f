//! Action cards, Neutral cards, Fate cards, Events, Agendas, Advancements.

use super::{Wrong, pending};
use crate::board::{Board, DECK, Hand, Phase, State};
use crate::content::{ActionCard, AdvancementId, AgendaId, EventId, NobleId, PhaseArea};
use crate::flow::Frame;
use crate::{Knights, rules};
use table::Seat;

/// WK-INV-01, WK-INV-02: everybody has all of his cards, and none lies where it cannot.
pub(super) fn actions(game: &Knights, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    let playing = pending(board, is_being_played);
    for seat in board.playing() {
        let mut all = board.baron(seat).cards;
        board.areas.iter().for_each(|area| all.join(area[seat.index()]));
        if let Some(card) = board.action.card.filter(|_| board.action.seat == seat && playing) {
            all.add(card);
        }
        for card in ActionCard::EACH {
            let used = game.options.for_glory || (card as u8) < 6;
            let copies = if used { game.content.actions[card as usize] } else { 0 };
            let there = all.of(card);
            unless!(
                wrong,
                there == copies || board.ending.is_some(),
                format!("board.barons[{seat}].cards.{}", card.word()),
                format!("{there} of {copies}"),
                rules::WK_INV_02
            );
            for area in PhaseArea::EACH {
                let there = board.areas[area as usize][seat.index()].of(card);
                unless!(
                    wrong,
                    there == 0 || goes_to(card, area),
                    format!("board.areas[{}][{seat}].{}", area as usize, card.word()),
                    there,
                    rules::WK_INV_01
                );
            }
        }
        for (stack, hand) in state.secret(seat).plan.stacks.iter().enumerate() {
            unless!(
                wrong,
                hand.len() <= 2,
                format!("secrets[{seat}].plan.stacks[{stack}]"),
                format!("{} cards", hand.len()),
                rules::WK_INV_06
            );
        }
    }
}

/// WK-INV-01, WK-R-105: nobody has planned what he has not, nor more than the board shows.
pub(super) fn plans(state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for seat in board.playing() {
        let plan = state.secret(seat).plan.stacks;
        let planned = plan.into_iter().fold(Hand::NONE, |mut sum, hand| {
            sum.join(hand);
            sum
        });
        let beyond = planned.without(board.baron(seat).cards);
        unless!(
            wrong,
            beyond.is_empty(),
            format!("secrets[{seat}].plan"),
            "cards that he has not",
            rules::WK_INV_01
        );
        for (stack, hand) in plan.iter().enumerate() {
            let laid = board.laid[stack][seat.index()];
            unless!(
                wrong,
                board.phase != Phase::Actions || laid == hand.len(),
                format!("secrets[{seat}].plan.stacks[{stack}]"),
                format!("{} cards, of which {laid} are laid", hand.len()),
                rules::WK_R_105
            );
        }
    }
}

/// May this card lie in that area (WK-INV-01)?
fn goes_to(card: ActionCard, area: PhaseArea) -> bool {
    match card {
        ActionCard::LevyTaxes => area == PhaseArea::Taxation,
        ActionCard::RallySupport => area == PhaseArea::Assembly,
        ActionCard::DraftSoldiers | ActionCard::ForcedMarch => area == PhaseArea::Wages,
        ActionCard::MobilizeForces => area != PhaseArea::Taxation,
        ActionCard::EnrichMind => area != PhaseArea::Wages,
        ActionCard::ServeChurch => true,
        ActionCard::VersatileStrategy => false,
    }
}

/// Is the card that was turned up still on the table?
fn is_being_played(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::BaronCard(_)
            | Frame::ChooseArea(_)
            | Frame::DraftSoldiers(_)
            | Frame::Versatile(_)
            | Frame::VersatileMove(_)
            | Frame::VersatileBattle(_)
            | Frame::Mobilize(_)
            | Frame::Mobilizing(_)
            | Frame::Allocate(_)
            | Frame::ForcedMarch(_)
            | Frame::EnrichMind(_)
    )
}

/// WK-INV-03, WK-INV-04: as many Neutral cards as lie on the stacks can come, and no area or track is fuller than full.
pub(super) fn neutral(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let each = game.neutral_per_stack();
    for (stack, laid) in board.neutral_laid.into_iter().enumerate() {
        unless!(
            wrong,
            laid <= each,
            format!("board.neutral_laid[{stack}]"),
            format!("{laid} of {each}"),
            rules::WK_INV_03,
        );
    }
    let absent =
        board.laid.iter().any(|stack| stack.iter().skip(usize::from(game.seats)).any(|laid| *laid > 0));
    unless!(wrong, !absent, "board.laid", "cards of a Baron who is not there", rules::WK_R_105);
    let sum = |counts: &[u8]| counts.iter().fold(0u8, |sum, n| n.saturating_add(sum));
    let (laid, left) = (sum(&board.neutral_laid), sum(&board.neutrals));
    unless!(
        wrong,
        laid <= left,
        "board.neutrals",
        format!("{left} cards for {laid} places"),
        rules::WK_INV_03
    );
    let most = game.neutral_cards();
    let beyond = board.neutrals.iter().zip(most).any(|(there, most)| *there > most);
    unless!(wrong, !beyond, "board.neutrals", "cards that there are not", rules::WK_INV_03);
    for area in PhaseArea::EACH {
        let (there, most) = (board.cards_in(area), 2 * board.count);
        let field = format!("board.areas[{}]", area as usize);
        // WK-R-86: more where a Baron has just left the game.
        let holds = there <= most || game.options.elimination;
        unless!(wrong, holds, field, format!("{there} of {most}"), rules::WK_INV_04);
    }
    let (markers, most) = (board.markers(), board.count + 1);
    let holds = markers <= most || game.options.elimination;
    unless!(wrong, holds, "board.track", format!("{markers} of {most}"), rules::WK_INV_04);
    for fleet in &board.fleets {
        let most = game.content.numbers.invest_max;
        let stakes = fleet.stakes.iter().all(|stake| *stake <= most);
        unless!(wrong, stakes, "board.fleets", format!("a stake above {most}"), rules::WK_INV_40);
        // WK-EXP-12: it sails when all have invested and the blessing was asked for.
        let investing = pending(board, |frame| matches!(frame, Frame::Invest(_) | Frame::Bless(_)));
        let empty = fleet.stakes.iter().all(|stake| *stake == 0);
        let under_way = fleet.spot <= 3 && (fleet.spot > 0 || investing || empty);
        unless!(wrong, under_way, "board.fleets", "a stake on no spot", rules::WK_INV_40);
    }
}

/// WK-INV-05: outside a Draft N+1 Mercenaries are on offer, or all there are; with For Glory there may be more (CG-NACT-09).
pub(super) fn offer(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let drafting = pending(board, |frame| matches!(frame, Frame::Draft(_) | Frame::Several(_)));
    // WK-R-86: the number of Barons changes with the next round.
    if drafting || game.options.elimination || board.ending.is_some() {
        return;
    }
    let (there, due) = (board.mercenaries.offer.len() as u8, board.count + 1);
    let ran_out = board.mercenaries.deck.is_empty();
    let holds = there == due || (there < due && ran_out) || (there > due && game.options.for_glory);
    unless!(wrong, holds, "board.mercenaries.offer", format!("{there} of {due}"), rules::WK_INV_05);
}

/// WK-INV-07: outside a battle all Fate cards are in the deck.
pub(super) fn fate(game: &Knights, state: &State, wrong: &mut Wrong) {
    let drawing = state.board.battle.manner.is_some()
        || pending(&state.board, |frame| matches!(frame, Frame::Peek(_) | Frame::ChooseVoyage(_)));
    let (there, all) = (state.fate.count(DECK), game.fate_count());
    let holds = drawing || state.board.ending.is_some() || there == all;
    unless!(wrong, holds, "fate.deck", format!("{there} of {all}"), rules::WK_INV_07);
}

/// WK-INV-10: Events, Agendas and Advancements are all there.
pub(super) fn decks(game: &Knights, board: &Board, wrong: &mut Wrong) {
    events(game, board, wrong);
    agendas(game, board, wrong);
    advancements(game, board, wrong);
}

/// WK-INV-10: each Event is in one place.
fn events(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let deck = &board.events;
    let drawn = |event: EventId| {
        pending(board, |frame| matches!(frame, Frame::DrawnEvent(drawn) if drawn.event == event))
    };
    for event in EventId::all() {
        let used = game.has_event(event);
        let lasting = board.lasting.iter().filter(|lasting| lasting.event == event).count();
        let there = usize::from(deck.left.has(event)) + usize::from(deck.used.has(event)) + lasting;
        let field = format!("board.events.{event:?}");
        let most = usize::from(used);
        unless!(wrong, there <= most, &field, format!("in {there} places"), rules::WK_INV_10);
        let lost = used && there == 0 && !drawn(event) && !is_carried_out(board);
        unless!(wrong, !lost, field, "is lost", rules::WK_INV_10);
    }
    let under = deck.under.len() <= deck.left.len() as usize;
    unless!(wrong, under, "board.events.under", "more backs than cards", rules::WK_INV_10);
}

/// What was drawn or passed is put away when it has been carried out.
fn is_carried_out(board: &Board) -> bool {
    pending(board, |frame| matches!(frame, Frame::Carry(_) | Frame::Triggers(_) | Frame::Death(_)))
}

/// WK-INV-10: all Agendas are somewhere, as many of each as there are.
fn agendas(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let called = usize::from(board.assembly.taken).min(board.assembly.order.len());
    let waiting = &board.assembly.order[called..];
    let in_assembly = pending(board, |frame| {
        matches!(
            frame,
            Frame::NextAgenda(_)
                | Frame::Motions(_)
                | Frame::Ballot(_)
                | Frame::DeclareVotes(_)
                | Frame::Tie(_)
                | Frame::Passed(_)
                | Frame::Refuse(_)
                | Frame::Enact(_)
                | Frame::OfficeTo(_)
                | Frame::ChargeDiscard(_)
        )
    });
    for agenda in AgendaId::all() {
        let at = agenda.index();
        let count = |list: &[AgendaId]| list.iter().filter(|one| **one == agenda).count();
        let charges: usize = board.barons.iter().map(|baron| count(&baron.charges)).sum();
        let offices = NobleId::all().filter(|noble| board.noble(*noble).office == Some(agenda)).count();
        let agendas = &board.agendas;
        let piles = usize::from(agendas.deck[at]) + usize::from(agendas.discards[at]);
        let there =
            piles + count(&agendas.current) + count(&agendas.laws) + count(waiting) + charges + offices;
        let copies = if game.has_agenda(agenda) { usize::from(game.content.agendas[at].copies) } else { 0 };
        // What is voted on lies apart.
        let holds = there == copies || (in_assembly && there + 1 == copies) || board.ending.is_some();
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
        let decks = &board.advancements;
        let count = |list: &[AdvancementId]| list.iter().filter(|one| **one == card).count();
        let owned: usize = board.barons.iter().map(|baron| count(&baron.advancements)).sum();
        let there = usize::from(decks.deck[at]) + count(&decks.under) + count(&decks.offer) + owned;
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
