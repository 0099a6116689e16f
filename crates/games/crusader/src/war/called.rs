//! A called partner supports, or breaks the Pact (p.14).

use super::Event;
use crate::Crusader;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{Player, Players};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{relations, rules};
use table::{Chance, Message, Next, Prompt, Sink};

/// There is no third way (CK-R-53). Who supports is liable: the attacked gains a Casus Belli against him (CK-PACTSUPPORT-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Called;

decision!(Called);

const ANSWERS: [Answer; 2] = [Answer::Say(Word::Support), Answer::Say(Word::Break)];

/// The next who answers: in the play order of this Turn, which stays when the First Player token moves (CK-ERA-05). Who has traded
/// away what lies next to the target has nothing to support with.
fn next(game: &Crusader, state: &State) -> Option<Player> {
    let (board, invasion) = (&state.board, state.board.invasion());
    let is_near = |partner: &Player| !game.lands_next_to(board, *partner, invasion.target).is_empty();
    let called: Players = invasion.called.iter().filter(is_near).collect();
    board.order.iter().copied().find(|player| called.has(*player)).or_else(|| called.first())
}

impl Decision for Called {
    fn decider(&self, game: &Crusader, state: &State) -> Player {
        next(game, state).unwrap_or(state.board.invasion().invader)
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let invasion = state.board.invasion();
        let asked =
            Message::new("prompt-called").with("player", invasion.invader).with("territory", invasion.target);
        prompt(asked, rules::CK_PACTSUPPORT_05)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        let is_asked = ANSWERS.contains(&answer);
        if is_asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::CK_PACTSUPPORT_05 }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let partner = self.decider(play.game, play.state);
        let invasion = *play.board().invasion();
        let (player, target) = (invasion.invader, invasion.target);
        play.board_mut().invasion_mut().called.remove(partner);
        if answer == Answer::Say(Word::Break) {
            // The invader gains a Casus Belli against who refuses.
            let (rule, gain) = (rules::CK_PACTSUPPORT_05, rules::CK_PACTSUPPORT_06);
            relations::break_pact(play, partner, player, rule, gain);
            return Next::Go;
        }
        play.tell(Event::Supported { player: partner, invader: player, target }.into());
        let lands = play.game.lands_next_to(play.board(), partner, target);
        let now = play.board_mut().invasion_mut();
        now.supporters.insert(partner);
        now.involved = now.involved.or(lands);
        // CK-R-55: a Pact of the supporter with the attacked breaks; an independent target gains nothing.
        if let Some(owner) = play.board().owner(target) {
            relations::grant_casus_belli(play, owner, partner, rules::CK_PACTSUPPORT_04);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if next(play.game, play.state).is_none() { play.pop() } else { Next::Ask }
    }
}
