//! Soldiers out of the supply.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::Troop;
use crate::battle::Side;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::possible::{pieces, side_of};
use crate::cards::verb::{Aim, Verb, if_so, only_at};
use crate::content::vocabulary::{PlaceSoldiers, Timing, Where};
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Seat, Sink};

impl PlaceSoldiers {
    /// The troop it places.
    fn troop(&self) -> Troop {
        let own = Troop::own(self.kind.kind());
        if self.merc { Troop::hired(self.kind.kind()).unwrap_or(own) } else { own }
    }
}

impl Verb for PlaceSoldiers {
    fn unfit(&self, timing: Timing) -> Option<String> {
        match self.place {
            Where::ThisBattle => only_at(Timing::Battle, timing, "ThisBattle"),
            Where::OwnSoldiers => Some("soldiers are placed in fiefs".to_owned()),
            Where::AnyOwnFief | Where::OneOwnFief | Where::OwnCastle | Where::ConqueredThisTurn => None,
        }
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        let somewhere = if self.place == Where::ThisBattle {
            room_in_battle(game, board, aim.by) > 0
        } else {
            !spots(game, board, aim.by, self.troop(), self.place).is_empty()
        };
        somewhere && pieces(game, board, aim.by, self.troop(), self.n) > 0
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        let n = pieces(play.game, play.board(), choice.by, self.troop(), self.n);
        if self.place == Where::ThisBattle {
            // WE-R-23: no card crowds a Mountain.
            let n = n.min(room_in_battle(play.game, play.board(), choice.by));
            reinforce(play, choice.by, self.troop(), n);
        } else {
            play.push(choice.times(if self.place == Where::AnyOwnFief { n } else { 1 }));
        }
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-place"
    }

    fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        answers.extend(spots(game, board, choice.by, self.troop(), self.place).iter().map(Answer::Fief));
    }

    fn judge(
        &self,
        game: &Warlords,
        board: &Board,
        choice: &CardChoice,
        answer: Answer,
    ) -> Result<(), Reason> {
        let Answer::Fief(fief) = answer else { return Err(Reason::NotAsked { rule: rules::WE_CARD_14 }) };
        if !board.fiefs(choice.by).has(fief) {
            return Err(Reason::NotYours { rule: rules::WE_CARD_08, fief });
        }
        if board.room(&game.content, fief) == 0 {
            return Err(Reason::Full { rule: rules::WE_R_23, fief });
        }
        if_so(spots(game, board, choice.by, self.troop(), self.place).has(fief), choice)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        choice: CardChoice,
        answer: Answer,
    ) -> Next {
        let Answer::Fief(fief) = answer else { return Next::Go };
        let n = if self.place == Where::AnyOwnFief {
            1
        } else {
            pieces(play.game, play.board(), choice.by, self.troop(), self.n)
        };
        let n = n.min(play.board().room(&play.game.content, fief));
        play.goto(choice.counted_down(None));
        place_by_card(play, choice.by, fief, self.troop(), n);
        Next::Go
    }
}

/// Where a card can place soldiers.
fn spots(game: &Warlords, board: &Board, seat: Seat, troop: Troop, place: Where) -> Fiefs {
    let own = board.fiefs(seat);
    let fiefs = match place {
        Where::AnyOwnFief | Where::OneOwnFief | Where::OwnSoldiers | Where::ThisBattle => own,
        Where::OwnCastle => own.and(board.castles).without(board.begun),
        Where::ConqueredThisTurn => own.and(board.conquered),
    };
    let noble = troop.kind().is_noble() && !troop.is_hired();
    let fiefs = if noble { fiefs.and(board.castles).without(board.begun) } else { fiefs };
    fiefs.iter().filter(|f| board.room(&game.content, *f) > 0).collect()
}

/// How many soldiers can join his side of the battle: a Mountain limits those who hold it (WE-R-23).
fn room_in_battle(game: &Warlords, board: &Board, seat: Seat) -> u16 {
    match side_of(board, seat) {
        None => 0,
        Some(Side::Attacker) => u16::MAX,
        Some(Side::Defender) => board.room(&game.content, board.battle.fief),
    }
}

/// WE-R-61: soldiers placed in a battle join his side of it.
fn reinforce<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, troop: Troop, n: u16) {
    let Some(side) = side_of(play.board(), seat) else { return };
    let board = play.board_mut();
    let fief = board.battle.fief;
    match side {
        Side::Attacker => board.attacks[fief].add(troop, n),
        Side::Defender => board.armies[fief].add(troop, n),
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: rules::WE_CARD_08,
    });
}

/// Soldiers placed by a card count as moved.
fn place_by_card<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    n: u16,
) {
    let board = play.board_mut();
    board.armies[fief].add(troop, n);
    if board.phase.is_turn() {
        board.marked[fief].add(troop, n);
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: rules::WE_CARD_08,
    });
}
