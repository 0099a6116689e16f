//! Two become a couple, and cease to be one.

use crate::board::Post;
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::special::Event;
use crate::{lands, rules, succession, tokens};
use table::{Chance, Rule, Sink};

/// Somebody of a player's family marries; the spouse comes to that family from wherever he was (CK-MARRY-20). Of another family he
/// leaves his slot, and a title lapses (CK-TITLE-08); he can inherit there no more (CK-SUCC-10).
pub fn wed<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    who: CharacterId,
    spouse: CharacterId,
) {
    if let Some((other, Post::Member(row, slot))) = play.board().post(spouse) {
        if let Some(duchy) = play.board().house(other).family.member(row, slot).duchy {
            lands::lapse(play, duchy, rules::CK_TITLE_08);
        }
        play.board_mut().house_mut(other).family.row_mut(row)[slot] = Default::default();
    }
    let family = &mut play.board_mut().house_mut(player).family;
    match family.post(who) {
        Some(Post::King) => {
            // CK-MARRY-21: the tokens of a King's spouse go into the bag at once.
            family.spouse = Some(spouse);
            tokens::gather(play, spouse, player);
        }
        // CK-MARRY-23: those of other spouses stay on them, so it is plain whose they are (CK-MARRY-28).
        Some(Post::Member(row, slot)) => family.row_mut(row)[slot].spouse = Some(spouse),
        Some(Post::Spouse | Post::MemberSpouse(..)) | None => return,
    }
    play.tell(Event::Wed { player, who, spouse }.into());
}

/// The marriage of a King, sibling or child ends (CK-DIVORCE-01): the spouse's card is discarded (CK-DIVORCE-02), tokens as for the dead
/// (CK-SPOUSE-01, CK-SPOUSE-02). A Pact that came of it stays (CK-R-37).
pub fn divorce<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    who: CharacterId,
    rule: Rule,
) {
    let family = &play.board().house(player).family;
    let spouse = match family.post(who) {
        Some(Post::King) => family.spouse,
        Some(Post::Member(row, slot)) => family.member(row, slot).spouse,
        Some(Post::Spouse | Post::MemberSpouse(..)) | None => None,
    };
    if let Some(spouse) = spouse {
        play.tell(Event::Divorced { player, who, spouse, rule }.into());
        succession::leaves(play, spouse);
    }
}
