//! Longer moves.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::possible::{march_fiefs, wagon_fiefs};
use crate::cards::verb::{Aim, Verb, if_so};
use crate::content::Fiefs;
use crate::content::vocabulary::{ExtraMove, Movers};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::{rules, turn};
use table::{Chance, Next, Seat, Sink};

impl ExtraMove {
    /// Fiefs whose soldiers can go further.
    fn fiefs(&self, game: &Warlords, board: &Board, by: Seat) -> Fiefs {
        match self.movers {
            Movers::WarlordAndCompany => march_fiefs(board, by),
            Movers::SixOfOneFief => wagon_fiefs(game, board, by),
        }
    }
}

impl Verb for ExtraMove {
    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        !self.fiefs(game, board, aim.by).is_empty()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice);
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        match self.movers {
            Movers::WarlordAndCompany => "prompt-card-march",
            Movers::SixOfOneFief => "prompt-card-wagons",
        }
    }

    fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        answers.extend(self.fiefs(game, board, choice.by).iter().map(Answer::Fief));
    }

    fn judge(
        &self,
        game: &Warlords,
        board: &Board,
        choice: &CardChoice,
        answer: Answer,
    ) -> Result<(), Reason> {
        let Answer::Fief(fief) = answer else { return Err(Reason::NotAsked { rule: rules::WE_CARD_14 }) };
        if_so(self.fiefs(game, board, choice.by).has(fief), choice)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        _: CardChoice,
        answer: Answer,
    ) -> Next {
        let Answer::Fief(fief) = answer else { return Next::Go };
        match self.movers {
            Movers::WarlordAndCompany => {
                play.board_mut().long_march = Some((fief, self.n));
                play.pop()
            }
            Movers::SixOfOneFief => turn::load_wagons(play, fief, self.n),
        }
    }
}
