//! Which of the five Plots (p.12).

use super::{ATTEMPTS, Aim, Reason as No, surcharge, targets};
use crate::Crusader;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{Action, CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink, Stack};

/// One of the five Plots (CK-PLOT-03).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plot {
    /// A Casus Belli is created (CK-CB-03).
    CasusBelli,
    /// Unrest is incited (CK-REVOLT-05).
    Revolt,
    /// Somebody is killed (CK-MURDER-02).
    Assassinate,
    /// A councillor changes sides (CK-BRIBE-01).
    Bribe,
    /// A marriage is annulled (CK-DIVORCEPLOT-01).
    Divorce,
}

impl Plot {
    /// All of them.
    pub const ALL: [Plot; 5] =
        [Plot::CasusBelli, Plot::Revolt, Plot::Assassinate, Plot::Bribe, Plot::Divorce];

    /// How it is said.
    #[must_use]
    pub const fn word(self) -> Word {
        match self {
            Plot::CasusBelli => Word::CasusBelli,
            Plot::Revolt => Word::Revolt,
            Plot::Assassinate => Word::Assassinate,
            Plot::Bribe => Word::Bribe,
            Plot::Divorce => Word::Divorce,
        }
    }

    /// The action that its check is for.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Plot::CasusBelli => Action::PlotCasusBelli,
            Plot::Revolt => Action::PlotInciteRevolt,
            Plot::Assassinate => Action::PlotAssassinate,
            Plot::Bribe => Action::PlotBribe,
            Plot::Divorce => Action::PlotDivorce,
        }
    }

    /// What it costs to complete it (CK-BRIBE-02).
    #[must_use]
    pub const fn price(self) -> u8 {
        match self {
            Plot::Bribe => 2,
            Plot::CasusBelli | Plot::Revolt | Plot::Assassinate | Plot::Divorce => 0,
        }
    }
}

/// A Plot action: up to four attempts, one after another (CK-PLOT-06, CK-PLOT-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plots {
    /// Who plots.
    pub player: Player,
    /// How many attempts he has made.
    pub done: u8,
    /// Which Plots were tried against whom: a bit for each pair (CK-PLOT-09).
    tried: u32,
    /// Neutral people he has tried to kill (CK-R-61).
    neutrals: Stack<CharacterId, { ATTEMPTS as usize }>,
}

decision!(Plots);

impl Plots {
    /// Nothing is tried yet.
    pub(crate) fn of(player: Player) -> Plots {
        Plots { player, done: 0, tried: 0, neutrals: Stack::new() }
    }

    const fn bit(plot: Plot, against: Player) -> u32 {
        1 << (plot as u32 * Player::MAX as u32 + against.0 as u32)
    }

    /// Was this Plot tried against him in this action?
    #[must_use]
    pub const fn has_tried(&self, plot: Plot, against: Player) -> bool {
        self.tried & Plots::bit(plot, against) != 0
    }

    /// Was this neutral person attacked in this action?
    pub(crate) fn has_attacked(&self, who: CharacterId) -> bool {
        self.neutrals.contains(&who)
    }

    /// An attempt is made against somebody, or against a neutral person.
    pub(crate) fn note(&mut self, plot: Plot, against: Option<Player>, who: Option<CharacterId>) {
        self.done += 1;
        match (against, who) {
            (Some(player), _) => self.tried |= Plots::bit(plot, player),
            (None, Some(who)) => self.neutrals.push(who),
            (None, None) => {}
        }
    }

    /// Can he try this Plot now?
    pub(crate) fn may(&self, game: &Crusader, state: &State, plot: Plot) -> Result<(), Reason> {
        let (cost, gold) = (surcharge(self.done) + plot.price(), state.board.house(self.player).gold);
        if !game.can_pay(state, self.player, cost) {
            let rule = if plot.price() > 0 { rules::CK_BRIBE_02 } else { rules::CK_PLOT_07 };
            return Err(Reason::Gold { rule, cost, gold });
        }
        if targets::is_any(game, state, self, plot) {
            Ok(())
        } else {
            Err(No::NoTarget { rule: targets::rule(plot) }.into())
        }
    }
}

impl Decision for Plots {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        let asked = Message::new("prompt-plots").with("done", self.done).with("cost", surcharge(self.done));
        prompt(asked, rules::CK_PLOT_03)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let possible = Plot::ALL.into_iter().filter(|plot| self.may(game, state, *plot).is_ok());
        answers.extend(possible.map(|plot| Answer::Say(plot.word())));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Say(word) = answer else { return Err(Reason::NotAsked { rule: rules::CK_PLOT_03 }) };
        match Plot::ALL.into_iter().find(|plot| plot.word() == word) {
            Some(plot) => self.may(game, state, plot),
            None => Err(Reason::NotOffered { rule: rules::CK_PLOT_03 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let word = if let Answer::Say(word) = answer { Some(word) } else { None };
        match Plot::ALL.into_iter().find(|plot| Some(plot.word()) == word) {
            Some(plot) => play.goto(Aim { plots: self, plot }),
            None => play.pop(),
        }
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // CK-R-116: one Plot for a card of an AI.
        let is_over = self.done >= ATTEMPTS || (self.done > 0 && !play.game.is_person(self.player));
        // Who has traded his last territory away plots no more.
        if is_over || !play.board().plays(self.player) { play.pop() } else { Next::Ask }
    }
}
