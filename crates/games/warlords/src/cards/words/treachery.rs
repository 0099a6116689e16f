//! Soldiers change sides.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Kind, Troop};
use crate::board::Board;
use crate::cards::choice::{CardChoice, MOST_TIMES};
use crate::cards::possible::of_kind;
use crate::cards::verb::{Aim, Verb, if_so};
use crate::content::FiefId;
use crate::content::vocabulary::TurnSoldiers;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Amount, Chance, Next, Seat, Sink};

impl TurnSoldiers {
    /// Has somebody turned already, so that it may be enough?
    fn has_turned(&self, choice: &CardChoice) -> bool {
        u16::from(choice.left) < self.max.min(MOST_TIMES)
    }
}

impl Verb for TurnSoldiers {
    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        traitors(game, board, aim.by, self.kind.kind()).next().is_some()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice.times(self.max));
    }

    fn question(&self, choice: &CardChoice) -> &'static str {
        if choice.fief.is_some() { "prompt-card-turn-who" } else { "prompt-card-turn" }
    }

    fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        let kind = self.kind.kind();
        match (choice.fief, choice.to) {
            (None, _) => {
                let pairs = traitors(game, board, choice.by, kind);
                answers.extend(pairs.map(|(from, to)| Answer::Between { from, to }));
            }
            (Some(_), None) => {}
            (Some(from), Some(to)) => {
                if self.has_turned(choice) {
                    answers.push(Answer::Done);
                }
                for troop in of_kind(&board.armies[from], kind) {
                    let most = most_turned(game, board, from, to, troop, choice.left);
                    answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
                }
            }
        }
    }

    fn judge(
        &self,
        game: &Warlords,
        board: &Board,
        choice: &CardChoice,
        answer: Answer,
    ) -> Result<(), Reason> {
        let kind = self.kind.kind();
        if let (Answer::Between { from, to }, None) = (answer, choice.fief) {
            let own = board.fiefs(choice.by);
            let isolated =
                board.taken().without(own).has(from) && game.scenario.near[from].and(own).is_empty();
            if isolated {
                return Err(Reason::Isolated { fief: from });
            }
            if_so(traitors(game, board, choice.by, kind).any(|pair| pair == (from, to)), choice)
        } else if let Answer::Troops { troop, amount } = answer {
            let (Some(from), Some(to)) = (choice.fief, choice.to) else { return if_so(false, choice) };
            let most = most_turned(game, board, from, to, troop, choice.left);
            if_so(troop.kind() == kind && amount.of(most).is_some(), choice)
        } else if answer == Answer::Done {
            if_so(self.has_turned(choice), choice)
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
        if let Answer::Between { from, to } = answer {
            play.goto(CardChoice { fief: Some(from), to: Some(to), ..choice });
        } else if let Answer::Troops { troop, amount } = answer {
            let (Some(from), Some(to)) = (choice.fief, choice.to) else { return Next::Go };
            let most = most_turned(play.game, play.board(), from, to, troop, choice.left);
            let n = amount.of(most).unwrap_or(most);
            // Own ones and mercenaries may turn together: whoever is left of them is asked about again.
            play.goto(CardChoice { left: choice.left.saturating_sub(n as u8), ..choice });
            turn(play, choice.by, (from, to), troop, n);
        }
        Next::Go
    }
}

/// Enemy fiefs whose soldiers can turn, and where they can go (WE-CARD-07, WE-R-63).
fn traitors(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    kind: Kind,
) -> impl Iterator<Item = (FiefId, FiefId)> {
    let own = board.fiefs(seat);
    let enemies = board.taken().without(own);
    let from =
        enemies.iter().filter(move |f| board.armies[*f].total() > 1 && board.armies[*f].of_kind(kind) > 0);
    from.flat_map(move |f| {
        let near = game.scenario.near[f].and(own);
        near.iter().filter(|to| board.room(&game.content, *to) > 0).map(move |to| (f, to))
    })
}

/// At least one soldier stays behind.
fn most_turned(game: &Warlords, board: &Board, from: FiefId, to: FiefId, troop: Troop, left: u8) -> u16 {
    let army = &board.armies[from];
    army.of(troop).min(left.into()).min(army.total().saturating_sub(1)).min(board.room(&game.content, to))
}

/// Treachery: they leave the enemy and stand as his, moved; mercenaries stay mercenaries.
fn turn<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    by: Seat,
    (from, to): (FiefId, FiefId),
    troop: Troop,
    n: u16,
) {
    let board = play.board_mut();
    let Some(enemy) = board.holder(from) else { return };
    board.armies[from].remove(troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::Turned { seat: by, enemy, from, to, army });
}
