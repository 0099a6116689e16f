//! Against whom or what the Plot goes (p.13).

use super::targets::{self, Whose};
use super::{Event, Outcome, Plot, Plots, surcharge};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::checks::{self, GoldRule, Trial};
use crate::content::{CharacterId, DevelopmentId, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{modifiers, relations, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The target of a Plot is named; then comes its check (CK-PLOT-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// The action.
    pub plots: Plots,
    /// Which Plot.
    pub plot: Plot,
}

decision!(Aim);

/// What a Plot was aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// A dynasty.
    Player(Player),
    /// A territory.
    Territory(TerritoryId),
    /// Somebody.
    Person(CharacterId),
    /// A councillor.
    Councillor(DevelopmentId),
}

/// An attempt as it was announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// At what.
    pub target: Target,
    /// Whose it is: nobody's if it is neutral.
    pub victim: Option<Player>,
    /// Its check.
    pub trial: Trial,
}

/// The attempt that an answer means: for the rules, and for who weighs it beforehand.
#[must_use]
pub fn attempt(
    game: &Crusader,
    state: &State,
    player: Player,
    plot: Plot,
    answer: Answer,
) -> Option<Attempt> {
    let board = &state.board;
    let (target, victim, needed) = if let Answer::Player(other) = answer {
        (Target::Player(other), Some(other), 1)
    } else if let Answer::Territory(territory) = answer {
        (Target::Territory(territory), board.owner(territory), targets::land_needs(state, territory))
    } else if let Answer::Councillor { of, development } = answer {
        // CK-R-66: one success for a councillor.
        (Target::Councillor(development), Some(of), 1)
    } else if let Answer::Person(who) = answer {
        match targets::owner(state, who)? {
            Whose::Family(of) if plot == Plot::Divorce => (Target::Person(who), Some(of), 1),
            Whose::Family(of) => (Target::Person(who), Some(of), targets::murder_needs(game, state, who)),
            Whose::Neutral(_) => (Target::Person(who), None, 1),
        }
    } else {
        return None;
    };
    // CK-SABOTAGE-08: nobody may sabotage it, unless the victim's dynasty has a Royal Guard (CK-SABOTAGE-09,
    // CK-MURDER-08).
    let is_guarded =
        victim.is_some_and(|of| of != player && modifiers::guards(game, board, of, player, plot.action()));
    let gold = if is_guarded { GoldRule::Sabotage } else { GoldRule::Invest };
    let place = if let Target::Territory(territory) = target { Some(territory) } else { None };
    let against = victim.filter(|victim| *victim != player);
    let trial =
        Trial { against, place, needed, reserve: plot.price(), gold, ..Trial::of(player, plot.action()) };
    Some(Attempt { target, victim, trial })
}

impl Decision for Aim {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.plots.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-aim").with("action", self.plot.action()), targets::rule(self.plot))
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        targets::each(game, state, &self.plots, self.plot, |answer| answers.push(answer));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        targets::judge(game, state, &self.plots, self.plot, answer)
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::players(answers);
        written::territories(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
        let councillors =
            |of| DevelopmentId::all().map(move |development| Answer::Councillor { of, development });
        answers.extend(Player::all().flat_map(councillors));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Aim { mut plots, plot } = self;
        let player = plots.player;
        let Some(attempt) = attempt(play.game, play.state, player, plot, answer) else { return Next::Ask };
        let Attempt { target, victim, trial } = attempt;
        play.pay(player, surcharge(plots.done), rules::CK_PLOT_07);
        let who = if let Target::Person(who) = target { Some(who) } else { None };
        plots.note(plot, victim, who);
        let action = plot.action();
        play.tell(
            if let Answer::Councillor { of, development } = answer {
                Event::PlottedAtCourt { player, action, development, of }
            } else {
                Event::Plotted { player, action, target: answer.path().0.pop() }
            }
            .into(),
        );
        if let Some(victim) = victim {
            relations::hostile(play, player, victim);
        }
        play.goto(plots);
        play.push(Outcome { player, plot, target, victim });
        checks::begin(play, trial);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // A trade may have taken away the last target, the gold or the plotter's last territory: he chooses again.
        let can =
            play.board().plays(self.plots.player) && self.plots.may(play.game, play.state, self.plot).is_ok();
        if can { Next::Ask } else { play.goto(self.plots) }
    }
}
