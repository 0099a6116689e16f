//! Pacts, Casus Belli and War: one door for all that changes them.

pub mod breaking;
mod event;

pub use event::Event;

use crate::content::{Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{lands, rules};
use table::{Chance, Rule, Sink};

/// What made a Pact break by the way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// The breaker wanted it, or did what breaks it: who is left behind gains a Casus Belli (CK-PACT-14).
    Broken,
    /// A Plot of the breaker has succeeded: it never gives the other one a Casus Belli (CK-R-51).
    Plotted,
}

/// Somebody gains a Casus Belli by what the other did: a Pact between the two breaks (CK-PACT-16).
pub fn grant_casus_belli<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    holder: Player,
    against: Player,
    rule: Rule,
) {
    if holder == against || !play.board().plays(holder) || !play.board().plays(against) {
        return;
    }
    if play.board().allied(holder, against) {
        // CK-PACT-16, CK-R-51: who gives his partner a Casus Belli breaks the Pact. It is that same Casus Belli which the partner gains by
        // CK-PACT-14.
        dissolve(play, against, holder, rules::CK_PACT_16);
        hostile(play, against, holder);
    }
    add_casus_belli(play, holder, against, rule);
}

/// Somebody has created a Casus Belli against another: a Pact between the two breaks, and who is left behind gains one too, unless a
/// Plot did it (CK-PACT-15, CK-R-51).
pub fn claim_casus_belli<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    holder: Player,
    against: Player,
    because: Because,
    rule: Rule,
) {
    if holder == against || !play.board().plays(holder) || !play.board().plays(against) {
        return;
    }
    if play.board().allied(holder, against) {
        dissolve(play, holder, against, rules::CK_PACT_15);
        if because == Because::Broken {
            add_casus_belli(play, against, holder, rules::CK_PACT_14);
        }
    }
    add_casus_belli(play, holder, against, rule);
}

fn add_casus_belli<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    holder: Player,
    against: Player,
    rule: Rule,
) {
    // A second one has no effect (CK-R-52).
    if !play.board().casus_belli[holder.index()].has(against) {
        play.board_mut().casus_belli[holder.index()].insert(against);
        play.tell(Event::CasusBelli { player: holder, against, rule }.into());
    }
}

/// Two dynasties make a Pact (CK-MARRY-13); each has the other's shield at hand (CK-MARRY-15). War and every Casus Belli between them end (CK-MARRY-14). Between those who have one nothing changes
/// (CK-R-38).
pub fn make_pact<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    one: Player,
    other: Player,
    rule: Rule,
) {
    end_war(play, one, other, rules::CK_MARRY_14);
    drop_casus_belli(play, one, other, rules::CK_MARRY_14);
    drop_casus_belli(play, other, one, rules::CK_MARRY_14);
    let board = play.board_mut();
    if !board.allied(one, other) {
        board.pacts[one.index()].insert(other);
        board.pacts[other.index()].insert(one);
        play.tell(Event::PactMade { player: one, with: other, rule }.into());
    }
}

/// A dynasty breaks its Pact with another, who gains a Casus Belli (CK-PACT-13, CK-PACT-14), by another rule if it refuses support.
pub fn break_pact<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    breaker: Player,
    partner: Player,
    rule: Rule,
    gain: Rule,
) {
    if play.board().allied(breaker, partner) {
        dissolve(play, breaker, partner, rule);
        add_casus_belli(play, partner, breaker, gain);
        hostile(play, breaker, partner);
    }
}

/// A Pact between two dynasties ends because an event says so: nobody gains a Casus Belli.
pub fn end_pact<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, one: Player, other: Player, rule: Rule) {
    if play.board().allied(one, other) {
        dissolve(play, one, other, rule);
    }
}

fn dissolve<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, one: Player, other: Player, rule: Rule) {
    let board = play.board_mut();
    board.pacts[one.index()].remove(other);
    board.pacts[other.index()].remove(one);
    play.tell(Event::PactBroken { player: one, with: other, rule }.into());
}

/// A dynasty makes a Pact with an independent territory, whose character it has married (CK-MARRY-09).
pub fn make_land_pact<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    territory: TerritoryId,
    rule: Rule,
) {
    play.board_mut().land_pacts[player.index()].insert(territory);
    play.tell(Event::LandPactMade { player, territory, rule }.into());
}

/// A Pact with an independent territory is broken: a new character comes there (CK-PACT-12).
pub fn break_land_pact<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    rule: Rule,
) {
    if play.board().land_partner(territory).is_some() {
        end_land_pact(play, territory, rule);
        lands::free(play, territory);
    }
}

/// A Pact with a territory ends because the territory is taken: no character comes (CK-R-74).
pub fn end_land_pact<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    rule: Rule,
) {
    if let Some(player) = play.board().land_partner(territory) {
        play.board_mut().land_pacts[player.index()].remove(territory);
        play.tell(Event::LandPactEnded { player, territory, rule }.into());
    }
}

/// Two dynasties are At War (CK-INVADE-07). Casus Belli stay (CK-R-52).
pub fn go_to_war<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    one: Player,
    other: Player,
    rule: Rule,
) {
    if one != other && !play.board().wars[one.index()].has(other) {
        let board = play.board_mut();
        board.wars[one.index()].insert(other);
        board.wars[other.index()].insert(one);
        play.tell(Event::War { player: one, with: other, rule }.into());
    }
}

/// War between two ends.
fn end_war<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, one: Player, other: Player, rule: Rule) {
    if play.board().wars[one.index()].has(other) {
        let board = play.board_mut();
        board.wars[one.index()].remove(other);
        board.wars[other.index()].remove(one);
        play.tell(Event::WarEnded { player: one, with: other, rule }.into());
    }
}

/// A Casus Belli ends.
fn drop_casus_belli<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    holder: Player,
    against: Player,
    rule: Rule,
) {
    if play.board().casus_belli[holder.index()].has(against) {
        play.board_mut().casus_belli[holder.index()].remove(against);
        play.tell(Event::CasusBelliDropped { player: holder, against, rule }.into());
    }
}

/// All shields of a dynasty are removed: every relation for and against it ends; territories of its Pacts get a new character
/// (CK-ELIM-04, CK-R-102).
pub fn forget<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    let board = play.board_mut();
    for other in Player::all() {
        for relation in [&mut board.pacts, &mut board.wars, &mut board.casus_belli] {
            relation[other.index()].remove(player);
            relation[player.index()].remove(other);
        }
    }
    for territory in play.board().land_pacts[player.index()] {
        break_land_pact(play, territory, rules::CK_R_102);
    }
}

/// A hostile act, which an official AI remembers (CK-R-112): an attack, a Plot, an Overthrow, a broken Pact.
pub fn hostile<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, by: Player, against: Player) {
    if by == against {
        return;
    }
    let memory = &mut play.board_mut().grudges[against.index()];
    let was = memory[by.index()];
    // The latest is the highest; those after it move down.
    let others = memory.iter_mut().filter(|rank| was > 0 && **rank > was);
    others.for_each(|rank| *rank -= 1);
    memory[by.index()] = 0;
    memory[by.index()] = memory.iter().max().map_or(1, |rank| rank + 1);
}
