//! Gold from and to the Treasury, and of the coming collection.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::{Board, Shift};
use crate::cards::CardChoice;
use crate::cards::possible::{due_bonuses, in_grace, most_castles};
use crate::cards::verb::{Aim, Verb, if_so, only_at};
use crate::content::vocabulary::{CancelCastleBonus, CastleGold, GainGold, LoseGold, TaxShift, Timing, Who};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::group::taxes;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Seat, SeatSet, Sink};

fn whom(board: &Board, who: Who, by: Seat, target: Seat) -> SeatSet {
    match who {
        Who::Own => SeatSet::one(by),
        Who::Opponent | Who::MostCastles => SeatSet::one(target),
        Who::OthersInGrace => in_grace(board, by),
    }
}

impl Verb for GainGold {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        self.who != Who::OthersInGrace || !in_grace(board, aim.by).is_empty()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        for seat in whom(play.board(), self.who, choice.by, choice.target).iter() {
            play.gain(seat, self.n.into(), rules::WE_CARD_09);
        }
    }
}

impl Verb for CastleGold {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        !board.castles_of(aim.by).is_empty()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        let castles = play.board().castles_of(choice.by).len();
        play.gain(choice.by, u32::from(self.n) * castles, rules::WE_CARD_09);
    }
}

impl Verb for LoseGold {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        let loser = match self.who {
            Who::Own => Some(aim.by),
            Who::Opponent => aim.on,
            Who::MostCastles => most_castles(board),
            Who::OthersInGrace => None,
        };
        loser.is_some_and(|loser| board.player(loser).gold > 0)
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        for seat in whom(play.board(), self.who, choice.by, choice.target).iter() {
            play.pay(seat, self.n.into(), rules::WE_CARD_14);
        }
    }
}

impl Verb for TaxShift {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Tax, timing, "TaxShift")
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.on.is_some_and(|on| taxes::collections(game, board)[on.index()] > 0)
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.board_mut().shifts.push(Shift { from: choice.target, to: choice.by, n: self.n });
    }
}

impl Verb for CancelCastleBonus {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Tax, timing, "CancelCastleBonus")
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.on.is_some_and(|on| !due_bonuses(game, board, on).is_empty())
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice);
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-kingdom"
    }

    fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        answers.extend(due_bonuses(game, board, choice.target).iter().map(Answer::Kingdom));
    }

    fn judge(
        &self,
        game: &Warlords,
        board: &Board,
        choice: &CardChoice,
        answer: Answer,
    ) -> Result<(), Reason> {
        let Answer::Kingdom(kingdom) = answer else {
            return Err(Reason::NotAsked { rule: rules::WE_CARD_14 });
        };
        if_so(due_bonuses(game, board, choice.target).has(kingdom), choice)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        choice: CardChoice,
        answer: Answer,
    ) -> Next {
        let Answer::Kingdom(kingdom) = answer else { return Next::Go };
        play.board_mut().cancelled[choice.target.index()].insert(kingdom);
        play.pop();
        play.tell(Event::BonusCancelled { seat: choice.target, kingdom });
        Next::Go
    }
}
