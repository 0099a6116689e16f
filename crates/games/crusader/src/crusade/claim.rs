//! A shield on the Crusade track (p.16).

use super::Event;
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, SpaceId, Spaces};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{rules, tokens, trophies};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Sink};

/// The most shields of a player on the track (CK-TRACK-01).
const MOST: u8 = 4;

/// A player puts a shield on the lowest space without one (CK-CRUSADE-10, CK-R-88). With four there he first takes one back: that decision
/// lies on top afterwards; the space is fixed before (CK-R-87).
pub fn claim<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, rule: Rule) {
    let end = play.game.scenario().end;
    let Some(space) = play.board().free_space().filter(|space| *space <= end) else { return };
    if play.board().shields(player) >= MOST {
        play.push(Shield { player, space });
    } else {
        place(play, player, space, rule);
    }
}

/// A fifth shield: one of the own leaves the track first (CK-TRACK-02, CK-D-29).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shield {
    /// Whose.
    pub player: Player,
    /// Where the new one goes.
    pub space: SpaceId,
}

decision!(Shield);

impl Shield {
    fn options(self, state: &State) -> Spaces {
        SpaceId::all().filter(|space| state.board.track[space.index()] == Some(self.player)).collect()
    }
}

impl Decision for Shield {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-shield").with("space", self.space), rules::CK_TRACK_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.options(state).iter().map(Answer::Space));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Space(space) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_TRACK_02 });
        };
        match space {
            _ if self.options(state).has(space) => Ok(()),
            _ => Err(Reason::NotOffered { rule: rules::CK_TRACK_02 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(SpaceId::all().map(Answer::Space));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Space(space) = answer else { return Next::Ask };
        play.pop();
        // One goes and one comes at one stroke: Trophies are judged when it lies there.
        lift(play, space, rules::CK_TRACK_02);
        place(play, self.player, self.space, rules::CK_CRUSADE_10);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away has no shields any more.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}

/// A shield leaves the track: its bonus is lost (CK-TRACK-05), the token stays in the bag (CK-TRACK-06). Whoever calls it has Trophies judged.
pub fn lift<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, space: SpaceId, rule: Rule) {
    if let Some(player) = play.board_mut().track[space.index()].take() {
        play.tell(Event::ShieldLifted { player, space, rule }.into());
    }
}

fn place<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, space: SpaceId, rule: Rule) {
    play.board_mut().track[space.index()] = Some(player);
    play.tell(Event::ShieldPlaced { player, space, rule }.into());
    if !play.board().claimed.has(space) {
        play.board_mut().claimed.insert(space);
        // CK-CRUSADE-11, CK-R-91: all tokens that lie there.
        let game = play.game;
        for (_, token) in game.track_tokens().filter(|(on, _)| *on == space) {
            play.state.tokens.take(tokens::LAID, token, tokens::bag(player));
            play.tell(Event::TrackToken { player, token }.into());
        }
    }
    trophies::check(play);
    // CK-TRACK-07, CK-R-92: the Crusade is over, and the game.
    if space == play.game.scenario().end {
        trophies::jerusalem(play, player);
    }
}
