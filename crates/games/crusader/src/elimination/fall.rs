//! A dynasty is eliminated.

use crate::board::Status;
use crate::content::{CardId, Developments, Player, Token};
use crate::elimination::{Comeback, Event};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{cards, people, relations, rules, sequence, tokens};
use table::{Chance, Next, Sink, Stack};

/// The last Knight of a dynasty has left the board (CK-ELIM-01): its people and developments are discarded, its shields go
/// (CK-ELIM-02, CK-ELIM-03, CK-ELIM-04), its bag is emptied (CK-R-103). Its player may come back after the current action or
/// event ([`settle`]), unless elimination is permanent.
pub fn falls<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    if !play.board().plays(player) {
        return;
    }
    let dynasty = play.board().house(player).dynasty;
    play.board_mut().house_mut(player).status = Status::Fallen;
    play.tell(Event::Eliminated { player, dynasty }.into());
    let annals = &mut play.board_mut().annals;
    annals.eliminations = annals.eliminations.saturating_add(1);
    let family = std::mem::take(&mut play.board_mut().house_mut(player).family);
    family.people().for_each(|who| people::discard(play, who));
    let developments =
        std::mem::replace(&mut play.board_mut().house_mut(player).developments, Developments::NONE);
    for development in developments {
        play.board_mut().development_discards[development.index()] += 1;
    }
    relations::forget(play, player);
    // CK-ELIM-05: the tokens of the freed spaces are gone already.
    play.board_mut()
        .track
        .iter_mut()
        .filter(|shield| **shield == Some(player))
        .for_each(|shield| *shield = None);
    play.board_mut().trades[player.index()] = None;
    for token in Token::all() {
        while play.state.tokens.count(tokens::bag(player), token) > 0 {
            tokens::leave_bag(play, player, token);
        }
    }
    if play.game.scenario().permanent_elimination {
        out(play, player);
    }
}

/// The current action or event is over: those who fell in it may come back, one after another, clockwise from who is active (CK-R-102).
/// They are asked on top afterwards.
pub fn settle<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    let from = play.board().active.unwrap_or(play.board().first);
    let fallen: Stack<Player, { Player::MAX }> = {
        let board = play.board();
        let is_fallen = |player: &Player| board.house(*player).status == Status::Fallen;
        play.game.clockwise(from).filter(is_fallen).collect()
    };
    for player in fallen.iter().rev() {
        play.push(Comeback { player: *player });
    }
    Next::Go
}

/// A player is out for good: his hand is discarded, his gold goes to the Treasury, the First Player token passes clockwise (CK-R-102).
pub(super) fn out<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    play.board_mut().house_mut(player).status = Status::Out;
    play.tell(Event::Out { player }.into());
    for zone in [cards::hand(player), cards::picked(player)] {
        let held: Vec<CardId> = play.state.cards.cards(zone).collect();
        for card in held {
            cards::discard(play, card);
            play.tell(sequence::Event::CardDiscarded { player, card, rule: rules::CK_R_102 }.into());
        }
    }
    let gold = play.board().house(player).gold;
    play.pay(player, gold, rules::CK_R_102);
    if play.board().first == player {
        let board = play.board();
        let next = play.game.others(player).find(|other| board.plays(*other));
        if let Some(next) = next {
            play.board_mut().first = next;
            play.tell(Event::FirstPassed { player: next }.into());
        }
    }
}
