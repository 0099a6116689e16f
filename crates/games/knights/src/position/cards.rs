//! Action cards, Neutral cards, Fate cards, Mercenaries on offer.

use super::{Wrong, pending};
use crate::board::{Board, DECK, Hand, Phase, State};
use crate::content::{ActionCard, NeutralCard, PhaseArea};
use crate::flow::Frame;
use crate::{Knights, rules};

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
pub(super) fn is_being_played(frame: &Frame) -> bool {
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
    // CG-R-18: in the Assembly area it is not with the others.
    let pressing = NeutralCard::PressingAgenda as usize;
    let apart = !board.pressing || board.neutrals[pressing] < most[pressing];
    unless!(wrong, apart, "board.pressing", "there is no such card, or it lies elsewhere", rules::WK_INV_03);
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
        let paid = fleet.spot == 0 || !empty;
        unless!(wrong, paid, "board.fleets", "under way, and nobody has invested", rules::WK_R_13);
    }
}

/// WK-INV-05: outside a Draft N+1 Mercenaries are on offer, or all there were (WK-R-78): some may have deserted since (WK-WAGES-08), so
/// only before the first round it is known that there were enough. With For Glory there may be more (CG-NACT-09).
pub(super) fn offer(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let drafting = pending(board, |frame| matches!(frame, Frame::Draft(_) | Frame::Several(_)));
    // WK-R-86: the number of Barons changes with the next round.
    if drafting || game.options.elimination || board.ending.is_some() {
        return;
    }
    let (there, due) = (board.mercenaries.offer.len() as u8, board.count + 1);
    let is_first = board.round <= 1 && matches!(board.phase, Phase::SetUp | Phase::Planning);
    let ran_out = board.mercenaries.deck.is_empty() || !is_first;
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
