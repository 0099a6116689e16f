//! Soldiers become a better kind.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Kind, Troop};
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::possible::{of_kind, pieces};
use crate::cards::verb::{Aim, Verb, if_so};
use crate::content::vocabulary::{Upgrade, Where};
use crate::content::{Each, FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Seat, Sink};

impl Upgrade {
    /// Upgrades in one fief or one castle stay in the fief of the first.
    fn fiefs(&self, board: &Board, choice: &CardChoice) -> Fiefs {
        let fiefs = upgradable(board, choice.by, self.from.kind(), self.place);
        let one = matches!(self.place, Where::OneOwnFief | Where::OwnCastle);
        choice.fief.filter(|_| one).map_or(fiefs, |fief| fiefs.and(Fiefs::one(fief)))
    }

    /// WE-R-62: one who was paid for stays as he is, and is not named again. A mercenary needs no piece and is never paid for.
    fn may_name(&self, board: &Board, choice: &CardChoice, troop: Troop) -> bool {
        let own = Troop::own(self.from.kind());
        let count = |fiefs: Fiefs, at: &Each<Army>| fiefs.iter().map(|f| at[f].of(own)).sum::<u16>();
        let borders = upgradable_attacks(board, choice.by, self.from.kind(), self.place);
        let there = count(self.fiefs(board, choice), &board.armies) + count(borders, &board.attacks);
        troop.is_hired() || u16::from(choice.paid) < there
    }
}

impl Verb for Upgrade {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        let kind = self.from.kind();
        !upgradable(board, aim.by, kind, self.place).is_empty()
            || !upgradable_attacks(board, aim.by, kind, self.place).is_empty()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        // WE-R-62: each soldier is upgraded, or paid for, once.
        let there = upgradable_soldiers(play.board(), choice.by, self.from.kind(), self.place);
        play.push(choice.times(there.min(self.n)));
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-upgrade"
    }

    fn list(&self, _: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        let kind = self.from.kind();
        if choice.fief.is_some() {
            answers.push(Answer::Done);
        }
        for fief in self.fiefs(board, choice).iter() {
            let troops = of_kind(&board.armies[fief], kind).filter(|t| self.may_name(board, choice, *t));
            answers.extend(troops.map(|troop| Answer::Soldier { fief, troop }));
        }
        for fief in upgradable_attacks(board, choice.by, kind, self.place).iter() {
            let troops = of_kind(&board.attacks[fief], kind).filter(|t| self.may_name(board, choice, *t));
            answers.extend(troops.map(|troop| Answer::Attacker { fief, troop }));
        }
    }

    fn judge(&self, _: &Warlords, board: &Board, choice: &CardChoice, answer: Answer) -> Result<(), Reason> {
        let kind = self.from.kind();
        if let Answer::Soldier { fief, troop } = answer {
            let there = self.fiefs(board, choice).has(fief) && board.armies[fief].of(troop) > 0;
            if_so(there && troop.kind() == kind && self.may_name(board, choice, troop), choice)
        } else if let Answer::Attacker { fief, troop } = answer {
            let fiefs = upgradable_attacks(board, choice.by, kind, self.place);
            let there = fiefs.has(fief) && board.attacks[fief].of(troop) > 0;
            if_so(there && troop.kind() == kind && self.may_name(board, choice, troop), choice)
        } else if answer == Answer::Done {
            if_so(choice.fief.is_some(), choice)
        } else {
            Err(Reason::NotAsked { rule: rules::WE_CARD_14 })
        }
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        mut choice: CardChoice,
        answer: Answer,
    ) -> Next {
        if let Answer::Soldier { fief, troop } = answer {
            if choice.fief.is_none() && self.place != Where::OwnSoldiers {
                let there = play.board().armies[fief].of_kind(self.from.kind());
                choice.left = u16::from(choice.left).min(there) as u8;
            }
            choice.paid += upgrade(play, choice.by, fief, troop, self.to.kind(), At::Fief);
            play.goto(choice.counted_down(Some(fief)));
        } else if let Answer::Attacker { fief, troop } = answer {
            choice.paid += upgrade(play, choice.by, fief, troop, self.to.kind(), At::Border);
            play.goto(choice.counted_down(Some(fief)));
        }
        Next::Go
    }
}

/// Fiefs where soldiers can be upgraded.
fn upgradable(board: &Board, seat: Seat, kind: Kind, place: Where) -> Fiefs {
    let own = if place == Where::OwnCastle { board.castles_of(seat) } else { board.fiefs(seat) };
    own.iter().filter(|f| board.armies[*f].of_kind(kind) > 0).collect()
}

/// Attacks with soldiers that can be upgraded (WE-R-78).
fn upgradable_attacks(board: &Board, seat: Seat, kind: Kind, place: Where) -> Fiefs {
    if place != Where::OwnSoldiers || seat != board.active {
        return Fiefs::NONE;
    }
    board.pending().iter().filter(|f| board.attacks[*f].of_kind(kind) > 0).collect()
}

/// How many soldiers of a kind can be upgraded.
fn upgradable_soldiers(board: &Board, seat: Seat, kind: Kind, place: Where) -> u16 {
    let inside = upgradable(board, seat, kind, place);
    let outside = upgradable_attacks(board, seat, kind, place);
    let sum = |fiefs: Fiefs, at: &Each<Army>| fiefs.iter().map(|f| at[f].of_kind(kind)).sum::<u16>();
    sum(inside, &board.armies) + sum(outside, &board.attacks)
}

/// Where a soldier stands.
#[derive(Copy, Clone, PartialEq, Eq)]
enum At {
    Fief,
    Border,
}

/// WE-R-62: the pieces are swapped in place; WE-CARD-13: without a piece the difference is paid. Tells how
/// many were paid for.
fn upgrade<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    to: Kind,
    at: At,
) -> u8 {
    let Some(better) = troop.as_kind(to) else { return 0 };
    if pieces(play.game, play.board(), seat, better, 1) == 0 {
        let gain = play.game.content.cost(better).saturating_sub(play.game.content.cost(troop));
        play.gain(seat, gain.into(), rules::WE_CARD_13);
        return 1;
    }
    let board = play.board_mut();
    if at == At::Border {
        board.attacks[fief].remove(troop, 1);
        board.attacks[fief].add(better, 1);
    } else {
        // One that has not moved is upgraded first.
        let moved = board.unmoved(fief).of(troop) == 0;
        board.armies[fief].remove(troop, 1);
        board.armies[fief].add(better, 1);
        if moved {
            board.marked[fief].remove(troop, 1);
            board.marked[fief].add(better, 1);
        }
    }
    play.tell(Event::Upgraded { seat, fief, from: troop, to: better });
    0
}
