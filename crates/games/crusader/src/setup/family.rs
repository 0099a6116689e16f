//! The starting family (p.4).

use super::starting;
use crate::board::Row;
use crate::content::Kin;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::options::Party;
use crate::{people, tokens};
use table::{Chance, Sink};

/// The King with his tokens in the bag (CK-SETUP-10, CK-SETUP-12).
pub(super) fn crown<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, party: Party) {
    let (game, player) = (play.game, party.player);
    let start = &game.scenario().starts[usize::from(party.start)];
    let family = &mut play.board_mut().house_mut(player).family;
    family.king = Some(start.king);
    family.age = start.age;
    for what in start.traits {
        play.state.tokens.take(tokens::GONE, starting(what), tokens::bag(player));
    }
}

/// The King, a spouse without a token (CK-R-04), siblings and children with theirs on their cards (CK-SETUP-13).
pub(super) fn found<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, party: Party) {
    crown(play, party);
    let (game, player) = (play.game, party.player);
    let start = &game.scenario().starts[usize::from(party.start)];
    if start.spouse.is_some() {
        let spouse = people::draw(play, player.culture(), start.spouse);
        play.board_mut().house_mut(player).family.spouse = spouse;
    }
    for (row, kin) in [(Row::Siblings, &start.siblings), (Row::Children, &start.children)] {
        kin.iter().for_each(|kin| welcome(play, party, row, kin));
    }
}

fn welcome<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, party: Party, row: Row, kin: &Kin) {
    let Some(who) = people::draw(play, party.player.culture(), Some(kin.sex)) else { return };
    play.board_mut().house_mut(party.player).family.welcome(row, who);
    for what in &kin.traits {
        tokens::lay(play, tokens::GONE, starting(*what), who);
    }
}
