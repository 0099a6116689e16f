//! Wages (p.11): Regulars first, then each chooses which Mercenaries he pays.

use crate::Knights;
use crate::actions::special::return_cards;
use crate::answer::{Answer, written};
use crate::battle::death::discard_levies;
use crate::board::{Army, Board, State};
use crate::cards::Hooks;
use crate::content::vocabulary::{Hook, Resource, Stat};
use crate::content::{CityId, PhaseArea, Span, Subject, Symbol, TroopId, Troops, kinds, of_kind};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Each pays his troops, the Chairman first (WK-WAGES-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wages {
    /// Who pays; nobody yet: the phase begins.
    pub window: Option<Window>,
    /// Cards that cost nothing this time: under a circle Noble (WK-WAGES-09), or kept by a card without pay.
    pub free: Troops,
    /// Has the present payer's turn begun?
    pub has_begun: bool,
    /// A card that deserts, once it is seen whether it does.
    pub deserter: Option<(Army, TroopId)>,
    /// He cannot pay all of his Regulars, and asks nobody for crowns any more: no Mercenary is paid (WK-R-56).
    #[serde(default)]
    pub gives_up: bool,
}

impl Wages {
    /// How it begins.
    pub const FIRST: Wages =
        Wages { window: None, free: Troops::NONE, has_begun: false, deserter: None, gives_up: false };

    fn seat(&self) -> Option<Seat> {
        self.window.as_ref().and_then(Window::seat)
    }
}

/// What a Baron owes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dues {
    /// For Regulars and the King's Army, which are paid first (WK-WAGES-02, CG-KING-09).
    pub regulars: u16,
    /// For all that is left.
    pub total: u16,
}

impl Dues {
    /// Are so many crowns too few for the Regulars alone (WK-WAGES-05)?
    const fn is_short(self, crowns: u16) -> bool {
        self.regulars > crowns
    }
}

impl Knights {
    /// Is this army spared wages: a circle Noble with 400 or less (WK-WAGES-09, WK-WAGES-10, WK-WAGES-11, WK-WAGES-12, WK-R-57)?
    #[must_use]
    pub fn pays_nothing(&self, board: &Board, army: Army) -> bool {
        let circle = army.noble().is_some_and(|noble| noble.symbol() == Symbol::Circle);
        circle && self.troop_strength(board, army) <= self.content.numbers.circle_limit
    }

    /// What a Baron owes when some cards are free (WK-WAGES-03, WK-WAGES-04, WK-WAGES-13, CG-LEVY-07, WK-R-58, CG-GARRISON-08, CG-R-05).
    #[must_use]
    pub fn dues(&self, board: &Board, seat: Seat, free: Troops) -> Dues {
        let (mut regulars, mut others, mut armies) = (0, 0, 0);
        for army in Army::all_of(board.baron(seat).id) {
            let troops = board.troops(army).without(free);
            for troop in troops {
                let wage = u16::from(self.content.troops[troop.kind().index()].wage);
                if troop.kind().is_regular() { regulars += wage } else { others += wage }
            }
            armies += i32::from(self.may_go(board, seat, army, free).iter().any(is_mercenary));
        }
        let garrisons = board.cities_of(seat).iter().filter(|city| board.city(*city).has_garrison).count();
        let subject = Subject::Baron(seat);
        let each = self.garrison_wage(board, seat);
        let more = armies * self.stat(board, Stat::WagePerArmy, subject, 0) + each * garrisons as i32;
        let reduced = |sum: i32| self.stat(board, Stat::WageTotal, subject, sum).max(0) as u16;
        Dues { regulars: reduced(i32::from(regulars)), total: reduced(i32::from(regulars + others) + more) }
    }
}

fn is_mercenary(troop: TroopId) -> bool {
    troop.kind().is_mercenary()
}

impl Knights {
    /// The wage of a Garrison.
    fn garrison_wage(&self, board: &Board, seat: Seat) -> i32 {
        self.stat(board, Stat::WageGarrison, Subject::Baron(seat), self.content.numbers.garrison_wage.into())
    }

    /// Can this Baron leave the Garrison of this city unpaid (CG-GARRISON-09)? One that costs nothing is never unpaid.
    fn may_dismiss(&self, board: &Board, seat: Seat, city: CityId) -> bool {
        let piece = board.city(city);
        piece.owner == Some(seat) && piece.has_garrison && self.garrison_wage(board, seat) > 0
    }

    /// The troops of an army that cost their Baron something: those that are not free; and all of a circle Noble, if each army with a
    /// Mercenary costs something (content stat `wage_per_army`).
    fn may_go(&self, board: &Board, seat: Seat, army: Army, free: Troops) -> Troops {
        let troops = board.troops(army);
        let per_army = self.stat(board, Stat::WagePerArmy, Subject::Baron(seat), 0);
        if per_army > 0 && self.pays_nothing(board, army) { troops } else { troops.without(free) }
    }
}

impl Step<Knights> for Wages {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat())
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let dues = game.dues(&state.board, seat, self.free);
        let crowns = state.board.baron(seat).crowns;
        let (key, due, rule) = if dues.is_short(crowns) {
            ("prompt-wages-short", dues.regulars, rules::WK_WAGES_05)
        } else {
            ("prompt-wages", dues.total, rules::WK_WAGES_07)
        };
        prompt(Message::new(key).with("due", due).with("crowns", crowns), rule)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            let dues = game.dues(board, seat, self.free);
            let crowns = board.baron(seat).crowns;
            // Short of what Regulars cost he may give up; until he does, others may give him crowns (WK-TRADE-01).
            let enough = crowns >= dues.total || dues.total == dues.regulars || dues.is_short(crowns);
            let rule = rules::WK_WAGES_08;
            return if enough { Ok(()) } else { Err(Reason::Crowns { rule, cost: dues.total, crowns }) };
        }
        if let Answer::City(city) = answer {
            let may = game.may_dismiss(board, seat, city);
            let rule = rules::CG_GARRISON_09;
            return if may { Ok(()) } else { Err(Reason::NotYourCity { rule, city }) };
        }
        let Answer::Troop(kind, army) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_WAGES_07 });
        };
        if army.baron() != board.baron(seat).id {
            return Err(Reason::NotYours { rule: rules::WK_WAGES_07, army });
        }
        if !kind.is_mercenary() {
            return Err(Reason::NotThatTroop { rule: rules::WK_WAGES_05, troop: kind });
        }
        match of_kind(game.may_go(board, seat, army, self.free), kind) {
            Some(_) => Ok(()),
            None if of_kind(board.troops(army), kind).is_some() => {
                // What costs nothing is not left unpaid.
                Err(Reason::NotThatTroop { rule: rules::WK_WAGES_09, troop: kind })
            }
            None => Err(Reason::NotInArmy { rule: rules::WK_WAGES_07, army, troop: kind }),
        }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        for army in written::armies(&state.board, seat) {
            answers.extend(kinds(state.board.troops(army)).map(|kind| Answer::Troop(kind, army)));
        }
        answers.extend(state.board.cities_of(seat).iter().map(Answer::City));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Troop(kind, army) = answer
            && let Some(troop) = of_kind(play.game.may_go(play.board(), seat, army, self.free), kind)
        {
            play.goto(Wages { deserter: Some((army, troop)), ..self });
            play.hook(Hook::Desertion, Some(seat));
            return Next::Go;
        }
        if let Answer::City(city) = answer {
            remove_garrison(play, city);
            return Next::Go;
        }
        if play.game.dues(play.board(), seat, self.free).is_short(play.board().baron(seat).crowns) {
            return play.goto(Wages { gives_up: true, ..self });
        }
        pay(play, seat, self.free);
        next(play, self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(window) = self.window else {
            let window = Some(Window::of(play.board().in_order()));
            play.goto(Wages { window, ..self });
            play.hook(Hook::Wages, None);
            return Next::Go;
        };
        let Some(seat) = window.seat() else {
            return_cards(play, PhaseArea::Wages);
            play.board_mut().in_force.end(Span::Wages);
            return play.pop();
        };
        if let Some((army, troop)) = self.deserter {
            return desert(play, self, seat, army, troop);
        }
        if play.board().baron(seat).is_out {
            return next(play, self);
        }
        if !self.has_begun {
            let (game, board) = (play.game, play.board());
            let armies = Army::all_of(board.baron(seat).id).filter(|army| game.pays_nothing(board, *army));
            let free = armies.fold(Troops::NONE, |free, army| free.or(board.troops(army)));
            return play.goto(Wages { free, has_begun: true, ..self });
        }
        let dues = play.game.dues(play.board(), seat, self.free);
        if self.gives_up && dues.is_short(play.board().baron(seat).crowns) {
            return broke(play, self, seat);
        }
        Next::Ask
    }
}

/// Pays what is owed, as far as he has it.
fn pay<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, free: Troops) {
    let due = play.game.dues(play.board(), seat, free).total;
    play.pay(seat, Resource::Crowns, due, rules::WK_WAGES_01);
}

fn next<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, wages: Wages) -> Next {
    let mut window = wages.window.unwrap_or_default();
    window.pass();
    play.goto(Wages { window: Some(window), ..Wages::FIRST })
}

/// Not all Regulars can be paid: those are paid that can be (WK-WAGES-05, WK-WAGES-06), and no Mercenary is (WK-R-56).
fn broke<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, wages: Wages, seat: Seat) -> Next {
    let board = play.board();
    let unpaid = Army::all_of(board.baron(seat).id).find_map(|army| {
        let troops = play.game.may_go(board, seat, army, wages.free);
        troops.iter().find(|troop| is_mercenary(*troop)).map(|troop| (army, troop))
    });
    if let Some(deserter) = unpaid {
        play.goto(Wages { deserter: Some(deserter), ..wages });
        play.hook(Hook::Desertion, Some(seat));
        return Next::Go;
    }
    let board = play.board();
    let unpaid = board.cities_of(seat).iter().find(|city| play.game.may_dismiss(board, seat, *city));
    if let Some(city) = unpaid {
        remove_garrison(play, city);
        return Next::Go;
    }
    pay(play, seat, wages.free);
    next(play, wages)
}

/// WK-WAGES-08: he deserts at once, unless a card keeps him; WK-WAGES-14, WK-WAGES-15: what follows follows at once.
fn desert<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    wages: Wages,
    seat: Seat,
    army: Army,
    troop: TroopId,
) -> Next {
    let count = play.game.stat(play.board(), Stat::Deserters, Subject::Baron(seat), 1);
    play.end_desertion();
    if count == 0 {
        let mut free = wages.free;
        free.insert(troop);
        return play.goto(Wages { free, deserter: None, ..wages });
    }
    play.goto(Wages { deserter: None, ..wages });
    play.desert(army, troop, rules::WK_WAGES_08);
    discard_levies(play, army, rules::CG_LEVY_08);
    play.after_desertion(army)
}

/// CG-GARRISON-09, CG-GARRISON-11: an unpaid Garrison goes back to the pile (CG-R-06).
pub(crate) fn remove_garrison<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, city: CityId) {
    play.board_mut().city_mut(city).has_garrison = false;
    play.clamp_breaches(city);
    play.tell(Event::GarrisonGone { city });
}
