//! Gold on a check (p.9).

use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::checks::{Check, Drawing, Event, GoldRule, Sabotage, Stage};
use crate::content::Player;
use crate::content::vocabulary::Action;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{modifiers, rules};
use table::{Chance, Message, Next, Prompt, Sink};

/// Who makes the check buys more draws, all before the first one (CK-INVEST-01, CK-INVEST-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Invest;

decision!(Invest);

/// How much gold he can put on it. What completes the action stays in hand (CK-R-56).
fn most(game: &Crusader, state: &State) -> u8 {
    let check = &state.board.check;
    if check.gold == GoldRule::None || !game.is_person(check.who) {
        return 0;
    }
    check.most_gold().min(state.board.house(check.who).gold.saturating_sub(check.reserve))
}

impl Decision for Invest {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.check.who
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let Check { action, needed, free, .. } = state.board.check;
        let asked =
            Message::new("prompt-invest").with("action", action).with("needed", needed).with("draws", free);
        prompt(asked, rules::CK_INVEST_01)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend((0..=most(game, state)).map(Answer::Gold));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Gold(gold) = answer else { return Err(Reason::NotAsked { rule: rules::CK_INVEST_01 }) };
        let check = &state.board.check;
        let purse = state.board.house(check.who).gold;
        if gold > check.most_gold() {
            Err(Reason::TooMuch { rule: rules::CK_INVEST_04, most: check.most_gold() })
        } else if gold > most(game, state) {
            let rule = if gold > purse { rules::CK_INVEST_01 } else { rules::CK_R_56 };
            Err(Reason::Gold { rule, cost: gold + check.reserve, gold: purse })
        } else {
            Ok(())
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::gold(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Gold(gold) = answer else { return Next::Ask };
        let player = play.board().check.who;
        if gold > 0 {
            play.pay(player, gold, rules::CK_INVEST_01);
            play.board_mut().check.bought = gold;
            let draws = play.board().check.draws();
            play.tell(Event::Invested { player, gold, draws }.into());
        }
        // CK-SABOTAGE-04, CK-SABOTAGE-05: then others put gold against it, once, and then it is drawn.
        match gold_rule(play.game, play.board()) {
            GoldRule::Sabotage => play.goto(Sabotage { at: 0 }),
            GoldRule::None | GoldRule::Invest => start(play),
        }
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away puts nothing on it: his bag is empty.
        let is_asked = play.board().plays(play.board().check.who) && most(play.game, play.state) > 0;
        if is_asked { Next::Ask } else { start(play) }
    }
}

/// Whether others may put gold against it now. A Royal Guard counts when they pay: it may have been traded since the murder was announced
/// (CK-MURDER-08, CK-SABOTAGE-09).
fn gold_rule(game: &Crusader, board: &Board) -> GoldRule {
    let Check { who, action, against, gold, .. } = board.check;
    match (gold, against) {
        (GoldRule::Invest | GoldRule::Sabotage, Some(of)) if action == Action::PlotAssassinate => {
            if modifiers::guards(game, board, of, who, action) {
                GoldRule::Sabotage
            } else {
                GoldRule::Invest
            }
        }
        (rule, _) => rule,
    }
}

/// The first token is drawn: no more gold (CK-INVEST-02).
pub(super) fn start<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    play.board_mut().check.stage = Stage::Drawing;
    play.goto(Drawing)
}
