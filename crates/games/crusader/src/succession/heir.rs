//! Who rules after a King.

use crate::Crusader;
use crate::board::{Family, Member, Row};
use crate::content::vocabulary::Sex;
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Span};
use crate::options::SiblingRule;
use crate::succession::death::departs;
use crate::succession::{Event, crisis};
use crate::{lands, rules, tokens};
use table::{Chance, Sink};

/// The order of Succession (CK-SUCC-02): eldest son, eldest daughter, eldest brother, eldest sister.
const ORDER: [(Row, Sex); 4] = [
    (Row::Children, Sex::Man),
    (Row::Children, Sex::Woman),
    (Row::Siblings, Sex::Man),
    (Row::Siblings, Sex::Woman),
];

/// The heir of a family; a Bastard is like any other (CK-SUCC-09). Who has married into another dynasty is not in this one
/// (CK-SUCC-10). The eldest is who came first (CK-R-96).
#[must_use]
pub fn heir(game: &Crusader, family: &Family) -> Option<CharacterId> {
    let (row, slot) = find(game, family)?;
    family.member(row, slot).who
}

/// Is he the heir to a throne (CK-MURDER-04)?
#[must_use]
pub fn is_heir(game: &Crusader, family: &Family, who: CharacterId) -> bool {
    heir(game, family) == Some(who)
}

/// All who could inherit, in the order in which they would.
#[must_use]
pub fn heirs(game: &Crusader, family: &Family) -> Vec<CharacterId> {
    let mut heirs = Vec::new();
    for (row, sex) in ORDER {
        let there = family.row(row).iter().filter_map(|member| member.who.map(|who| (member.arrived, who)));
        let mut fit: Vec<_> = there.filter(|(_, who)| game.sex(*who) == sex).collect();
        fit.sort_unstable();
        heirs.extend(fit.into_iter().map(|(_, who)| who));
    }
    heirs
}

fn find(game: &Crusader, family: &Family) -> Option<(Row, usize)> {
    ORDER.iter().find_map(|(row, sex)| {
        let fits = |member: &Member| member.who.is_some_and(|who| game.sex(who) == *sex);
        let there = family.row(*row).iter().enumerate().filter(|(_, member)| fits(member));
        there.min_by_key(|(_, member)| member.arrived).map(|(slot, _)| (*row, slot))
    })
}

/// The King is dead: the heir takes the throne, or there is a Succession Crisis (CK-SUCC-08).
pub(super) fn succeed<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    modifiers::span_ends(play, Span::King, Some(player));
    match find(play.game, &play.board().house(player).family) {
        Some((row, slot)) => enthrone(play, player, row, slot),
        None => crisis::begin(play, player),
    }
}

fn enthrone<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, row: Row, slot: usize) {
    let Some(who) = play.board().house(player).family.member(row, slot).who else { return };
    if let Some(duchy) = play.board().house(player).family.member(row, slot).duchy {
        lands::lapse(play, duchy, rules::CK_TITLE_07);
    }
    let family = &mut play.board_mut().house_mut(player).family;
    let spouse = std::mem::take(&mut family.row_mut(row)[slot]).spouse;
    // CK-MARRY-24: the spouse takes the Spouse slot. A new King has no Age tokens (CK-INV-16).
    (family.king, family.spouse, family.age) = (Some(who), spouse, 0);
    play.tell(Event::Inherited { player, who }.into());
    let annals = &mut play.board_mut().annals;
    annals.successions = annals.successions.saturating_add(1);
    tokens::gather(play, who, player);
    if let Some(spouse) = spouse {
        tokens::gather(play, spouse, player);
    }
    match row {
        Row::Children => promote(play, player),
        // CK-R-97: the other siblings stay, unless it is agreed that they leave.
        Row::Siblings => {
            if play.game.options().siblings == SiblingRule::Leave {
                for slot in 0..play.board().house(player).family.siblings.len() {
                    departs(play, player, Row::Siblings, slot);
                }
            }
        }
    }
}

/// A child has inherited: the siblings of the former King leave (CK-SUCC-07), the other children take their slots, the eldest
/// first (CK-SUCC-05), with spouses and titles (CK-SUCC-06).
fn promote<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    for slot in 0..play.board().house(player).family.siblings.len() {
        departs(play, player, Row::Siblings, slot);
    }
    let family = &mut play.board_mut().house_mut(player).family;
    let mut children = std::mem::take(&mut family.children);
    children.sort_unstable_by_key(|child| (child.who.is_none(), child.arrived));
    for (sibling, child) in family.siblings.iter_mut().zip(children) {
        *sibling = child;
    }
}
