//! The trait tokens: where they lie, and where they go.

use crate::Crusader;
use crate::board::Laid;
use crate::content::{CharacterId, Player, Rim, Token, TraitId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::zones::{Bag, BagKind, Bags};
use table::{Chance, Sink};

/// Random tokens (CK-COMP-03).
pub const GENERAL: Bag = Bag(0);
/// Event tokens (CK-SETUP-33).
pub const PILE: Bag = Bag(1);
/// Tokens out of the game, Starting ones not in use among them.
pub const GONE: Bag = Bag(2);
/// The tokens of the check that is going on (CK-CHECK-08).
pub const DRAWN: Bag = Bag(3);
/// Tokens that lie on characters and on the Crusade track.
pub const LAID: Bag = Bag(4);

/// All tokens.
pub type Tokens = Bags<Token, { Token::KINDS }, { 5 + Player::MAX }>;

/// The bag of a player (CK-COMP-02).
#[must_use]
pub const fn bag(player: Player) -> Bag {
    Bag(5 + player.0)
}

/// Where a token goes that leaves the game of its owner (CK-R-20).
#[must_use]
pub const fn home(token: Token) -> Bag {
    match token.rim() {
        Rim::Random => GENERAL,
        Rim::Event => PILE,
        Rim::Starting | Rim::Crusade => GONE,
    }
}

/// Of what kind each bag is.
fn kinds(game: &Crusader) -> [BagKind; 5 + Player::MAX] {
    let mut kinds = [BagKind::Open; 5 + Player::MAX];
    kinds[usize::from(GENERAL.0)] = BagKind::Closed;
    for player in Player::all() {
        kinds[usize::from(bag(player).0)] = game.seat_of(player).map_or(BagKind::Closed, BagKind::Owned);
    }
    kinds
}

/// Are these the bags of this game?
pub(crate) fn are_of(game: &Crusader, tokens: &Tokens) -> bool {
    tokens.is_of(&kinds(game))
}

/// All tokens of the box: each at home, those of the track on it (CK-SETUP-22, CK-SETUP-32, CK-SETUP-33).
#[must_use]
pub fn new(game: &Crusader) -> Tokens {
    let mut tokens = Tokens::new(&kinds(game));
    let counts = &game.components().tokens;
    Token::all().for_each(|token| tokens.add(home(token), token, counts[token.index()]));
    game.track_tokens().for_each(|(_, token)| tokens.take(GONE, token, LAID));
    tokens
}

/// A token of this trait that lies in a bag; of several rims the first.
#[must_use]
pub fn find(tokens: &Tokens, from: Bag, what: TraitId) -> Option<Token> {
    let of_trait = Rim::ALL.into_iter().map(|rim| Token::of(what, rim));
    of_trait.into_iter().find(|token| tokens.count(from, *token) > 0)
}

/// A token is drawn from the General bag and laid on somebody, for all to see; none if the bag is empty (CK-R-11).
pub fn lay_random<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, on: CharacterId) -> Option<Token> {
    let token = play.state.tokens.draw(GENERAL, LAID, play.chance)?;
    play.board_mut().laid.push(Laid { on, token });
    Some(token)
}

/// A token of a bag or pile is laid on somebody. If there is none there, nothing happens.
pub fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Bag, token: Token, on: CharacterId) {
    if play.state.tokens.count(from, token) > 0 {
        play.state.tokens.take(from, token, LAID);
        play.board_mut().laid.push(Laid { on, token });
    }
}

/// All tokens that lie on somebody go into a bag: he takes the throne, or marries it (CK-SUCC-04, CK-MARRY-21).
pub fn gather<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, who: CharacterId, player: Player) {
    lift(play, who, |_| bag(player));
}

/// All tokens that lie on somebody go home: he is gone (CK-DEATH-03, CK-DEATH-04, CK-R-20).
pub fn scatter<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, who: CharacterId) {
    lift(play, who, home);
}

/// A token leaves somebody's bag for good (CK-SACRIFICE-03, CK-AGE-03).
pub fn leave_bag<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, player: Player, token: Token) {
    play.state.tokens.take(bag(player), token, home(token));
}

/// One token goes from a person to a bag; nothing happens if it does not lie there.
pub fn lift_one<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    who: CharacterId,
    token: Token,
    to: Bag,
) {
    let laid = &mut play.board_mut().laid;
    if let Some(at) = laid.iter().position(|laid| laid.on == who && laid.token == token) {
        laid.remove(at);
        play.state.tokens.take(LAID, token, to);
    }
}

fn lift<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, who: CharacterId, to: impl Fn(Token) -> Bag) {
    while let Some(at) = play.board().laid.iter().position(|laid| laid.on == who) {
        let token = play.board_mut().laid.remove(at).token;
        play.state.tokens.take(LAID, token, to(token));
    }
}
