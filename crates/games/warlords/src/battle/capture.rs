//! Conquering a castle (p.10): prisoners, a card, gold, and soldiers bought on the spot.

use crate::battle::Muster;
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::turn::end::draw_conquest;
use crate::{rules, warlords};
use table::{Chance, Rule, Seat, Sink};

/// WE-CAPTURECASTLE-01: everything happens at once, in the order of T-CAPTURE. He may have captured several castles
/// in one kingdom (WE-CASTLE-14).
pub(super) fn capture<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    captor: Seat,
    loser: Seat,
) {
    play.tell(Event::CastleCaptured { seat: captor, from: loser, fief });
    warlords::imprison_taken(play, fief);
    warlords::free_own(play, fief, captor);
    draw_conquest(play, captor, rules::WE_CAPTURECASTLE_04);
    let numbers = &play.game.content.numbers;
    if play.board().castles_of(loser).is_empty() {
        let gold = u32::from(numbers.capture_only);
        take_estate(play, captor, loser, Loss::OnlyCastle);
        play.gain(captor, gold, rules::WE_CAPTURECASTLE_06);
        play.board_mut().player_mut(loser).nemesis = Some(captor);
    } else {
        play.gain(captor, numbers.capture.into(), rules::WE_CAPTURECASTLE_05);
    }
    play.push(Muster);
}

/// By what a player loses his estate.
#[derive(Copy, Clone)]
pub(crate) enum Loss {
    /// His only castle was captured.
    OnlyCastle,
    /// He is out.
    Elimination,
}

impl Loss {
    /// The rules of the estate and of its cards.
    const fn rules(self) -> [Rule; 2] {
        match self {
            Loss::OnlyCastle => [rules::WE_CAPTURECASTLE_06, rules::WE_R_51],
            Loss::Elimination => [rules::WE_ELIM_10, rules::WE_ELIM_10],
        }
    }
}

/// All his cards and all his gold (WE-R-51); cards lying as excommunication stay.
pub(crate) fn take_estate<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    to: Seat,
    from: Seat,
    loss: Loss,
) {
    let [rule, of_cards] = loss.rules();
    let gold = std::mem::take(&mut play.board_mut().player_mut(from).gold);
    play.board_mut().player_mut(to).gold += gold;
    let cards = std::mem::take(&mut play.state.hands[from.index()]);
    let hand = &mut play.state.hands[to.index()];
    *hand = hand.or(cards);
    play.tell(Event::EstateTaken { seat: to, from, gold, cards: cards.len() as u8, rule });
    for card in cards.each(&play.game.content) {
        play.tell(Event::CardCame { seat: to, from, card, rule: of_cards });
    }
}
