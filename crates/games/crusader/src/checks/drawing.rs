//! Tokens are drawn from the bag (p.8).

use crate::Crusader;
use crate::checks::{Event, MAX_DRAWS, Sacrifice, Stage};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::tokens;
use table::{Chance, Next, Run, Sink};

/// Tokens are drawn one by one, blindly and without replacement, until there are enough successes, no draws are left or the bag is
/// empty (CK-CHECK-03, CK-CHECK-07, CK-CHECK-08, CK-R-25).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Drawing;

impl Run<Crusader> for Drawing {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        loop {
            let check = play.board().check;
            let player = check.who;
            if check.hits >= check.needed || check.drawn.len() >= usize::from(check.draws()).min(MAX_DRAWS) {
                return end(play);
            }
            let Some(token) = play.state.tokens.draw(tokens::bag(player), tokens::DRAWN, play.chance) else {
                return end(play);
            };
            play.board_mut().check.drawn.push(token);
            play.tell(Event::TokenDrawn { player, token }.into());
            let critical = play.game.components().critical(check.action);
            if critical.is_some_and(|critical| [critical.fails, critical.succeeds].contains(&token.what())) {
                play.board_mut().check.critical = Some(token);
                return play.push(Sacrifice);
            }
            // CK-CHECK-04, CK-CHECK-05: green succeeds, red fails.
            if token.is_green() {
                play.board_mut().check.hits += 1;
            }
        }
    }
}

/// All drawn tokens go back (CK-CHECK-08).
fn end<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    let check = play.board().check;
    let (player, action, hits, needed) = (check.who, check.action, check.hits, check.needed);
    play.state.tokens.pour(tokens::DRAWN, tokens::bag(player));
    if hits >= needed {
        play.board_mut().check.stage = Stage::Passed;
        play.tell(Event::CheckPassed { player, action, hits }.into());
    } else {
        play.board_mut().check.stage = Stage::Failed;
        play.tell(Event::CheckFailed { player, action, hits, needed }.into());
    }
    play.pop()
}
