//! Castles begun or finished without paying.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb, only_at};
use crate::content::vocabulary::{CastleWork, Timing};
use crate::event::Event;
use crate::flow::Play;
use crate::reason::Reason;
use crate::{group, rules};
use table::{Chance, Next, Sink};

impl Verb for CastleWork {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Recruit, timing, "CastleWork")
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        group::has_castle_work(game, board, aim.by)
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice);
    }

    fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        group::list_castle_work(game, board, choice.by, answers);
    }

    fn judge(
        &self,
        game: &Warlords,
        board: &Board,
        choice: &CardChoice,
        answer: Answer,
    ) -> Result<(), Reason> {
        if let Answer::Begin(kingdom) = answer {
            group::judge_begin(game, board, choice.by, kingdom)
        } else if let Answer::Finish(fief) = answer {
            group::judge_finish(board, choice.by, fief)
        } else {
            Err(Reason::NotAsked { rule: rules::WE_CARD_14 })
        }
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        choice: CardChoice,
        answer: Answer,
    ) -> Next {
        if let Answer::Begin(kingdom) = answer {
            play.pop();
            group::begin_castle(play, choice.by, kingdom);
        } else if let Answer::Finish(fief) = answer {
            play.pop();
            group::finish_castle(play, choice.by, fief);
        }
        Next::Go
    }
}
