//! Shields on the Crusade track.

use super::Verb;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::content::vocabulary::{LoseShield, ReplaceShield, ShieldPick};
use crate::content::{Player, SpaceId, Spaces};
use crate::event::Event as Told;
use crate::events::choosing::Question;
use crate::events::{Choices, Choosing, Event};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, rules, trophies};
use table::{Chance, Rule, Sink};

/// Shields of a player on the track (CK-TRACK-01).
const MOST: u8 = 4;

/// The spaces with his shields.
fn shields(board: &Board, player: Player) -> Spaces {
    SpaceId::all().filter(|space| board.track[space.index()] == Some(player)).collect()
}

/// A shield leaves the track, and its bonus with it; the token stays in the bag (CK-TRACK-05, CK-TRACK-06). Whoever calls it has Trophies
/// judged.
fn lose<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, space: SpaceId) {
    play.board_mut().track[space.index()] = None;
    play.tell(Event::ShieldLost { player, space }.into());
}

impl Verb for LoseShield {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        state.board.shields(state.board.event.target) > 0
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        let player = play.board().event.target;
        let own = shields(play.board(), player);
        let found = match self.pick {
            ShieldPick::Lowest => own.first(),
            ShieldPick::Highest => own.iter().last(),
            ShieldPick::Choose => {
                play.push(asking);
                return;
            }
        };
        if let Some(space) = found {
            lose(play, player, space);
            trophies::check(play);
        }
    }

    fn question(&self, _: &Crusader, state: &State, _: &Choosing) -> Question {
        let by = state.board.event.target;
        Question { by, of: Choices::Spaces(shields(&state.board, by)), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-shield"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Space(space) = answer {
            let player = play.board().event.target;
            lose(play, player, space);
            trophies::check(play);
        }
    }
}

impl Verb for ReplaceShield {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        state.board.shields(state.board.event.target) > 0
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    /// First which shield of his, then, with four on the track, which own one goes first (CK-TRACK-02).
    fn question(&self, game: &Crusader, state: &State, asking: &Choosing) -> Question {
        let (board, running) = (&state.board, state.board.event);
        let (by, whose) = match asking.space {
            0 => (running.who(game, board, self.by), running.target),
            _ => (running.by, running.by),
        };
        Question { by, of: Choices::Spaces(shields(board, whose)), free: false }
    }

    fn key(&self, asking: &Choosing) -> &'static str {
        if asking.space == 0 { "prompt-event-replace" } else { "prompt-event-own-shield" }
    }

    fn rule(&self, asking: &Choosing) -> Rule {
        if asking.space == 0 { rules::CK_EVENT_01 } else { rules::CK_TRACK_02 }
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing, answer: Answer) {
        let Answer::Space(space) = answer else { return };
        let by = play.board().event.by;
        if asking.space > 0 {
            lose(play, by, space);
            replace(play, SpaceId(asking.space - 1));
        } else if play.board().shields(by) >= MOST {
            play.push(Choosing { space: space.number(), ..asking });
        } else {
            replace(play, space);
        }
    }
}

/// Who played the card gains the bonus of the space, and no token.
fn replace<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, space: SpaceId) {
    let running = play.board().event;
    play.board_mut().track[space.index()] = Some(running.by);
    play.tell(Event::ShieldReplaced { player: running.by, of: running.target, space }.into());
    trophies::check(play);
}
