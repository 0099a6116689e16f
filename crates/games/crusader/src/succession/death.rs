//! A character dies.

use crate::board::{Post, Row};
use crate::content::{CharacterId, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::succession::heir::succeed;
use crate::succession::{Cause, Event, Save};
use crate::{lands, modifiers, people, rules};
use table::{Chance, Rule, Sink};

/// Somebody is about to die of something: the owner may prevent it, if he has what is needed for it (CK-D-42). That question, or what a
/// King's death brings about, lies on top afterwards: a step puts what comes next in its own place first, then calls this.
pub fn dies<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId, cause: Cause) {
    let owner = play.board().post(who).map(|(player, _)| player);
    if let Some(player) = owner
        && modifiers::prevents_death(play.game, play.board(), player, cause)
    {
        play.push(Save { player, who, cause });
    } else {
        perish(play, who, rule(cause));
    }
}

/// The rule by which people die of this.
pub(super) fn rule(cause: Cause) -> Rule {
    match cause {
        Cause::Event => rules::CK_EVENT_01,
        Cause::Crusade => rules::CK_CRUSADE_12,
        Cause::OldAge => rules::CK_AGE_04,
        Cause::Assassination => rules::CK_MURDER_02,
        Cause::Invasion => rules::CK_VICTORY_03,
        Cause::Overthrow => rules::CK_OVERTHROW_07,
    }
}

/// All in a territory that is taken die (CK-VICTORY-03): a potential spouse there, too. Nobody else comes: somebody takes control.
pub fn perishes_in<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    if let Some(who) = play.board_mut().suitors[territory].take() {
        record(play, who, rule);
        people::discard(play, who);
    }
}

/// A death is told and counted.
fn record<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId, rule: Rule) {
    let annals = &mut play.board_mut().annals;
    annals.deaths = annals.deaths.saturating_add(1);
    play.tell(Event::Died { who, rule }.into());
}

/// Somebody dies: the card goes to its culture's discards, what lay on it goes home (CK-DEATH-01, CK-DEATH-03, CK-DEATH-04). A King's death
/// triggers Succession at once, before anything else goes on (CK-DEATH-02, CK-R-100).
pub(super) fn perish<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId, rule: Rule) {
    if let Some(territory) = play.board().suitor_land(who) {
        record(play, who, rule);
        play.board_mut().suitors[territory] = None;
        people::discard(play, who);
        // CK-R-67: such a territory is never without a potential spouse.
        lands::free(play, territory);
        return;
    }
    let Some((player, post)) = play.board().post(who) else { return };
    record(play, who, rule);
    match post {
        Post::King => {
            let family = &mut play.board_mut().house_mut(player).family;
            (family.king, family.age) = (None, 0);
            let spouse = family.spouse.take();
            // CK-SUCC-01; their tokens are in the bag and stay there (CK-R-98).
            people::discard(play, who);
            depart(play, spouse, rules::CK_SUCC_01);
            succeed(play, player);
        }
        Post::Spouse => {
            play.board_mut().house_mut(player).family.spouse = None;
            people::discard(play, who);
        }
        Post::Member(row, slot) => {
            let spouse = vacate(play, player, row, slot, rules::CK_DEATH_01);
            people::discard(play, who);
            depart(play, spouse, rules::CK_R_39);
        }
        Post::MemberSpouse(row, slot) => {
            play.board_mut().house_mut(player).family.row_mut(row)[slot].spouse = None;
            people::discard(play, who);
        }
    }
}

/// A spouse leaves the game as if dead, and nothing can keep him: after a divorce (CK-DIVORCEPLOT-02). Tokens of a King's spouse are in
/// the bag and stay there (CK-SPOUSE-01); others go home with the card (CK-SPOUSE-02).
pub fn leaves<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId) {
    let Some((player, post)) = play.board().post(who) else { return };
    let family = &mut play.board_mut().house_mut(player).family;
    match post {
        Post::Spouse => family.spouse = None,
        Post::MemberSpouse(row, slot) => family.row_mut(row)[slot].spouse = None,
        Post::King | Post::Member(..) => return,
    }
    depart(play, Some(who), rules::CK_DIVORCEPLOT_02);
}

/// A member leaves like the dead, with spouse and title (CK-R-97).
pub(super) fn departs<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    row: Row,
    slot: usize,
) {
    let who = play.board().house(player).family.member(row, slot).who;
    let spouse = vacate(play, player, row, slot, rules::CK_SUCC_07);
    depart(play, who, rules::CK_SUCC_07);
    depart(play, spouse, rules::CK_SUCC_07);
}

/// A slot falls empty, nobody moves up (CK-R-96); the title lapses. Who was married to the member is left over.
fn vacate<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    row: Row,
    slot: usize,
    rule: Rule,
) -> Option<CharacterId> {
    if let Some(duchy) = play.board().house(player).family.member(row, slot).duchy {
        lands::lapse(play, duchy, rule);
    }
    let member = &mut play.board_mut().house_mut(player).family.row_mut(row)[slot];
    std::mem::take(member).spouse
}

fn depart<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: Option<CharacterId>, rule: Rule) {
    if let Some(who) = who {
        play.tell(Event::Left { who, rule }.into());
        people::discard(play, who);
    }
}
