//! Adopt a Child (p.11): it always works.

use crate::board::{Board, Row};
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason as Why;
use crate::special::{Event, Reason};
use crate::{people, rules, tokens};
use table::{Chance, Rule, Sink};

/// What it costs (CK-ADOPT-02).
const PRICE: u8 = 2;

/// May a child be adopted now? Marriage to Glitterhoof will do (CK-R-40).
///
/// # Errors
/// The King is not married, or has children (CK-ADOPT-01), or there is not enough gold.
pub fn judge_adopt(board: &Board, player: Player) -> Result<(), Why> {
    let house = board.house(player);
    let has_children = house.family.children.iter().any(|child| child.who.is_some());
    if house.family.spouse.is_none() || has_children {
        return Err(Reason::NoAdoption.into());
    }
    // An official AI can always pay (CK-AI-15).
    if house.strategy.is_none() && house.gold < PRICE {
        return Err(Why::Gold { rule: rules::CK_ADOPT_02, cost: PRICE, gold: house.gold });
    }
    Ok(())
}

/// A random character of the own culture becomes Child 1, with a Random token (CK-ADOPT-03, CK-ADOPT-04).
pub fn adopt<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    play.pay(player, PRICE, rules::CK_ADOPT_02);
    if let Some(who) = people::draw(play, player.culture(), None) {
        play.board_mut().house_mut(player).family.welcome(Row::Children, who);
        play.tell(Event::Adopted { player, who }.into());
        mark(play, who, rules::CK_ADOPT_04);
    }
}

/// A Random token is drawn for somebody and laid on the card, for all to see.
pub(super) fn mark<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId, rule: Rule) {
    if let Some(token) = tokens::lay_random(play, who) {
        play.tell(Event::Marked { who, token, rule }.into());
    }
}
