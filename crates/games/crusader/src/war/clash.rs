//! The check of an attack, and what comes of it (p.14-15).

use super::{Counter, Event, Kind, Spoils, attack_trial};
use crate::Crusader;
use crate::board::Laid;
use crate::checks;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::succession::{self, Cause};
use crate::{lands, rules, tokens};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink, Stack};

/// The check of an attack.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clash {
    /// It is about to begin.
    Check,
    /// It is over.
    Over,
}

impl Run<Crusader> for Clash {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Clash::Check => {
                let invasion = *play.board().invasion();
                let (player, target) = (invasion.invader, invasion.target);
                count_pacts(play);
                ride_out(play);
                play.goto(Clash::Over);
                let trial = attack_trial(play.state, player, target, draws(play));
                checks::begin(play, trial);
                Next::Go
            }
            Clash::Over => {
                ride_home(play);
                if checks::passed(play.board()) { capture(play) } else { repelled(play) }
            }
        }
    }
}

/// Only a Pact that stands supports (CK-PACTSUPPORT-01): with whom the invader has broken meanwhile, that one takes no part, and is not
/// struck back (CK-R-76). Independent territories always support (CK-R-53).
fn count_pacts<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let (game, board) = (play.game, play.board());
    let invasion = board.invasion();
    let (at, target) = (invasion.invader.index(), invasion.target);
    let supporters = invasion.supporters.and(board.pacts[at]);
    let own = invasion.soldiers(target).and(invasion.involved);
    let lands = board.land_pacts[at].and(game.near(target));
    let involved = supporters
        .iter()
        .fold(own.or(lands), |sum, partner| sum.or(game.lands_next_to(board, partner, target)));
    let now = play.board_mut().invasion_mut();
    (now.supporters, now.involved) = (supporters, involved);
}

/// One, and one for each own supporter (CK-SUPPORT-01) and each Pact that supports (CK-PACT-04, CK-PACTSUPPORT-02, CK-R-54): each dynasty, each
/// independent territory.
fn draws<C: Chance, S: Sink<Told>>(play: &Play<'_, C, S>) -> u8 {
    let board = play.board();
    let invasion = board.invasion();
    let own = invasion.soldiers(invasion.target).and(invasion.involved).len();
    let lands = board.land_pacts[invasion.invader.index()].and(play.game.near(invasion.target)).len();
    (own.max(1) + lands + invasion.supporters.len()) as u8
}

/// The Duke of the territory that attacks puts his own tokens into the bag (CK-DUKE-03, CK-R-45).
fn ride_out<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let invasion = *play.board().invasion();
    let duke = invasion.attacker(invasion.target).and_then(|from| play.board().duke(from));
    let Some((player, who)) = duke else { return };
    let riding: Stack<_, 8> = play.board().tokens_on(who).take(8).collect();
    for token in riding.iter() {
        tokens::lift_one(play, who, *token, tokens::bag(player));
    }
    let now = play.board_mut().invasion_mut();
    now.duke = Some(who);
    now.duke_tokens = riding;
    play.tell(Event::DukeRides { player, who }.into());
}

/// Right after the check they are taken out again (CK-DUKE-04); what was sacrificed is gone.
fn ride_home<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let now = play.board_mut().invasion_mut();
    let (duke, riding, player) = (now.duke.take(), now.duke_tokens, now.invader);
    now.duke_tokens.clear();
    let Some(who) = duke else { return };
    for token in riding.iter() {
        if play.state.tokens.count(tokens::bag(player), *token) > 0 {
            play.state.tokens.take(tokens::bag(player), *token, tokens::LAID);
            play.board_mut().laid.push(Laid { on: who, token: *token });
        }
    }
}

/// The target is taken (CK-VICTORY-01). All who are in it die (CK-VICTORY-03, CK-DUKE-02).
fn capture<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    let invasion = *play.board().invasion();
    let (player, target) = (invasion.invader, invasion.target);
    play.tell(Event::Captured { player, target }.into());
    play.goto(Spoils);
    let duke = play.board().duke(target);
    succession::perishes_in(play, target, rules::CK_VICTORY_03);
    // Castle and tokens stay, a Pact with the territory ends (CK-R-74). The spoils come before a ninth territory is released and Trophies
    // are judged (CK-R-73).
    lands::seize(play, player, target, rules::CK_VICTORY_01);
    // Where his dynasty has fallen with the territory, he is gone already.
    if let Some((_, duke)) = duke
        && play.board().post(duke).is_some()
    {
        succession::dies(play, duke, Cause::Invasion);
    }
    Next::Go
}

/// Nothing is lost (CK-R-75), but who holds a footsoldier there may answer (CK-COUNTER-01). A Counterattack is not answered
/// (CK-COUNTER-06).
fn repelled<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    let invasion = *play.board().invasion();
    let (player, target) = (invasion.invader, invasion.target);
    play.tell(Event::Repelled { player, target }.into());
    let owner = play.board().owner(target).filter(|_| play.board().footsoldiers.has(target));
    match owner {
        Some(defender) if invasion.kind == Kind::Action => play.goto(Counter { player: defender }),
        Some(_) | None => play.pop(),
    }
}
