//! What lies before each player: only those who take part have anything, and what they drew and played in the Era fits together.

use super::{Wrong, all, pending};
use crate::board::{Phase, State, Status};
use crate::content::{Deck, Player};
use crate::flow::Frame;
use crate::sequence::{LIMITS, ROUNDS, TURNS, cards_left};
use crate::{Crusader, cards, rules, tokens};

/// Who is in the game leads a dynasty of his culture; nobody else has a part in it.
pub(super) fn takes_part(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for player in Player::all() {
        let house = board.house(player);
        let field = |what: &str| format!("houses.{player:?}.{what}");
        let party = game.parties().iter().find(|party| party.player == player);
        let is_there = party.is_some() == (house.status != Status::Absent);
        wrong.unless(is_there, field("status"), "in the game, or not", rules::CK_SETUP_04);
        let Some(party) = party else { continue };
        let is_led = party.seat.is_some() == house.strategy.is_none();
        wrong.unless(is_led, field("strategy"), "an AI has one, and nobody else", rules::CK_AI_03);
        let culture = game.components().dynasties[house.dynasty.index()].culture;
        wrong.unless(
            culture == player.culture(),
            field("dynasty"),
            "of another culture",
            rules::CK_CULTURE_01,
        );
    }
    let is_in_game = |player: Player| all(game).any(|other| other == player);
    let named = [("first", Some(board.first)), ("active", board.active), ("check", Some(board.check.who))];
    // A check that was never made is nobody's.
    let is_idle = board.check == Default::default();
    for (field, player) in named {
        let there = player.is_none_or(is_in_game) || (field == "check" && is_idle);
        wrong.unless(there, field, format!("{player:?} is not in the game"), rules::CK_ERA_04);
    }
    for player in board.order.iter() {
        wrong.unless(
            is_in_game(*player),
            "order",
            format!("{player:?} is not in the game"),
            rules::CK_INV_24,
        );
    }
}

/// Who has fallen has nothing but gold and cards (CK-ELIM-02 to CK-ELIM-04), who is out not even those (CK-R-102); who plays has
/// drawn eight cards (CK-INV-14) and played some of them.
pub(super) fn counts(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for player in Player::all() {
        let house = board.house(player);
        let field = |what: &str| format!("houses.{player:?}.{what}");
        let held = state.cards.count(cards::hand(player)) + state.cards.count(cards::picked(player));
        if house.status != Status::Playing {
            let returns =
                pending(board, |frame| matches!(frame, Frame::NewLand(step) if step.player == player));
            let alone = house.family.people().next().is_none() && house.family.age == 0;
            wrong.unless(alone || returns, field("family"), "he does not play", rules::CK_ELIM_02);
            let owns = !house.developments.is_empty();
            wrong.unless(!owns, field("developments"), "he does not play", rules::CK_ELIM_03);
            let bag = state.tokens.size(tokens::bag(player));
            wrong.unless(bag == 0 || returns, field("bag"), "he does not play", rules::CK_R_103);
        }
        let has_knight = house.status != Status::Playing || !board.lands(player).is_empty();
        wrong.unless(has_knight, field("status"), "he has no Knight", rules::CK_ELIM_01);
        if matches!(house.status, Status::Absent | Status::Out) {
            wrong.unless(house.gold == 0, field("gold"), "he is out", rules::CK_R_102);
            wrong.unless(held == 0, field("cards"), "he is out", rules::CK_R_102);
        }
        let drawn: u32 = house.drawn.iter().map(|count| u32::from(*count)).sum();
        let fits = Deck::all().all(|deck| {
            let (least, most) = LIMITS[deck.index()];
            (least..=most).contains(&house.drawn[deck.index()])
        });
        wrong.unless(drawn == 0 || (drawn == 8 && fits), field("drawn"), drawn, rules::CK_INV_14);
        let crusades = house.crusades <= house.crusade_cards && house.crusade_cards <= TURNS * ROUNDS;
        wrong.unless(crusades, field("crusades"), house.crusades, rules::CK_INV_15);
        wrong.unless(house.crusade_right <= 2, field("crusade_right"), house.crusade_right, rules::CK_INV_15);
        let least = cards_left(board);
        let is_person = game.is_person(player) && house.status == Status::Playing;
        let enough = !is_person || held >= usize::from(least);
        wrong.unless(enough, field("cards"), format!("{held} of {least} at least"), rules::CK_INV_14);
        let is_late = matches!(board.phase, Phase::Plot | Phase::Turns | Phase::Over);
        let picked = state.cards.count(cards::picked(player));
        wrong.unless(picked == 0 || is_late, field("picked"), picked, rules::CK_INV_14);
    }
}
