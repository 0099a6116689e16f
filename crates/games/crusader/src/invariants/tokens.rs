//! Trait tokens.

use super::Wrong;
use crate::board::State;
use crate::checks::Stage;
use crate::content::{Player, Rim, Token};
use crate::{Crusader, rules, tokens};
use table::zones::Bag;

/// CK-INV-07: no token comes or goes; what Amandum brings may be more than the box has (CK-R-128).
pub(super) fn conserved(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let bags = (0..5 + Player::MAX as u8).map(Bag);
    for token in Token::all() {
        let there: u32 = bags.clone().map(|bag| u32::from(state.tokens.count(bag, token))).sum();
        let of_box = u32::from(game.components().tokens[token.index()]);
        let may_be_more =
            token.rim() == Rim::Starting && state.board.houses.iter().any(|house| house.strategy.is_some());
        let holds = there == of_box || (may_be_more && (of_box..=of_box + 1).contains(&there));
        wrong.unless(
            holds,
            format!("tokens.{token:?}"),
            format!("{there} instead of {of_box}"),
            rules::CK_INV_07,
        );
    }
}

/// CK-INV-07, CK-INV-08: those that lie on cards and on the track are there, and none on Kings and their spouses.
pub(super) fn laid(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for token in Token::all() {
        let on_cards = board.laid.iter().filter(|laid| laid.token == token).count();
        let track =
            game.track_tokens().filter(|(space, what)| *what == token && !board.claimed.has(*space)).count();
        let there = usize::from(state.tokens.count(tokens::LAID, token));
        let what = format!("{there} lie open, {} on cards and track", on_cards + track);
        wrong.unless(there == on_cards + track, format!("laid.{token:?}"), what, rules::CK_INV_07);
    }
    for house in board.houses {
        for who in [house.family.king, house.family.spouse].into_iter().flatten() {
            let bare = board.tokens_on(who).next().is_none();
            wrong.unless(
                bare,
                format!("laid.{who:?}"),
                "a King or his spouse with a token",
                rules::CK_INV_08,
            );
        }
    }
    let seen = |who| board.post(who).is_some() || board.suitor_land(who).is_some();
    for laid in board.laid.iter() {
        wrong.unless(seen(laid.on), format!("laid.{:?}", laid.on), "nobody is there", rules::CK_INV_08);
    }
}

/// CK-INV-20: no more is drawn than there are draws, and no more draws than are allowed. Tokens are out of the bag only while they are drawn.
pub(super) fn check(state: &State, wrong: &mut Wrong) {
    let check = &state.board.check;
    let out = state.tokens.size(tokens::DRAWN);
    let drawn = if check.stage == Stage::Drawing { check.drawn.len() } else { 0 };
    wrong.unless(out <= drawn, "tokens.drawn", format!("{out} of {drawn}"), rules::CK_INV_20);
    if !matches!(check.stage, Stage::Gold | Stage::Drawing) {
        return;
    }
    let most = check.free.max(check.needed.saturating_add(2));
    wrong.unless(
        check.free.saturating_add(check.bought) <= most,
        "check",
        format!("more than {most} draws"),
        rules::CK_INV_20,
    );
    wrong.unless(
        check.cancelled <= check.cancellable(),
        "check.cancelled",
        check.cancelled,
        rules::CK_INV_20,
    );
    wrong.unless(
        check.drawn.len() <= usize::from(check.draws()),
        "check.drawn",
        check.drawn.len(),
        rules::CK_INV_20,
    );
}
