//! What a side does in a round, and the figures of it.

use serde::Deserialize;
use table::Tally;

/// How much of a game has been played when a search begins.
pub const QUARTER: f64 = 0.25;

/// One round of one side. A peer's script prints it as JSON.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Round {
    /// Uniformly random play to the end.
    pub play: PlayFigures,
    /// Copies of a state after a quarter of a game.
    pub clones: Rate,
    /// Iterations of a search from such states, each with a playout to the end.
    pub search: Option<Rate>,
    /// Decisions taken in these iterations, where they were counted.
    #[serde(default)]
    pub searched: Option<f64>,
}

/// Random play. Numbers of peers that do not count for themselves are means.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct PlayFigures {
    /// Games.
    pub games: f64,
    /// Decisions, forced ones too.
    pub decisions: f64,
    /// Decisions with at least two answers.
    pub free: f64,
    /// Legal answers listed.
    pub answers: f64,
    /// Of processor time.
    pub seconds: f64,
}

/// Something done again and again.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct Rate {
    /// How often.
    pub times: f64,
    /// Of processor time.
    pub seconds: f64,
}

impl PlayFigures {
    /// What was counted in so many seconds.
    pub fn new(tally: &Tally, seconds: f64) -> PlayFigures {
        let Tally { games, decisions, free, answers } = *tally;
        let [games, decisions, free, answers] = [games, decisions, free, answers].map(|n| n as f64);
        PlayFigures { games, decisions, free, answers, seconds }
    }
}

/// A figure.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    PerGame,
    PerDecision,
    Free,
    NsPerAnswer,
    Decisions,
    Clones,
    Search,
    SearchDecisions,
    Efficiency,
}

/// What a greater figure means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Better {
    /// It is better.
    More,
    /// It is worse.
    Less,
    /// It is another game.
    Neither,
}

impl Better {
    /// How many times as good ours is; none where more says nothing.
    pub fn ratio(self, ours: f64, theirs: f64) -> Option<f64> {
        match self {
            Better::More => Some(ours / theirs),
            Better::Less => Some(theirs / ours),
            Better::Neither => None,
        }
    }
}

impl Figure {
    /// All, in the order of the table.
    pub const ALL: [Figure; 9] = [
        Figure::PerGame,
        Figure::PerDecision,
        Figure::Free,
        Figure::NsPerAnswer,
        Figure::Decisions,
        Figure::Clones,
        Figure::Search,
        Figure::SearchDecisions,
        Figure::Efficiency,
    ];

    /// Its name for people.
    pub fn name(self) -> &'static str {
        match self {
            Figure::PerGame => "decisions a game",
            Figure::PerDecision => "answers a decision",
            Figure::Free => "free decisions/s",
            Figure::NsPerAnswer => "ns per answer",
            Figure::Decisions => "decisions/s",
            Figure::Clones => "clones/s",
            Figure::Search => "search iterations/s",
            Figure::SearchDecisions => "search decisions/s",
            Figure::Efficiency => "search / random play",
        }
    }

    /// Its name for programs.
    pub fn key(self) -> &'static str {
        match self {
            Figure::PerGame => "decisions_per_game",
            Figure::PerDecision => "answers_per_decision",
            Figure::Free => "free_decisions_per_second",
            Figure::NsPerAnswer => "ns_per_answer",
            Figure::Decisions => "decisions_per_second",
            Figure::Clones => "clones_per_second",
            Figure::Search => "search_iterations_per_second",
            Figure::SearchDecisions => "search_decisions_per_second",
            Figure::Efficiency => "search_efficiency",
        }
    }

    /// What more of it means.
    pub fn better(self) -> Better {
        match self {
            Figure::PerGame | Figure::PerDecision | Figure::Efficiency => Better::Neither,
            Figure::NsPerAnswer => Better::Less,
            Figure::Free | Figure::Decisions | Figure::Clones | Figure::Search | Figure::SearchDecisions => {
                Better::More
            }
        }
    }

    /// The figure of a round, if the side can do that.
    pub fn of(self, round: &Round) -> Option<f64> {
        let play = &round.play;
        let (of, by) = match self {
            Figure::PerGame => (play.decisions, play.games),
            Figure::PerDecision => (play.answers, play.decisions),
            Figure::Free => (play.free, play.seconds),
            Figure::NsPerAnswer => (play.seconds * 1e9, play.answers),
            Figure::Decisions => (play.decisions, play.seconds),
            Figure::Clones => (round.clones.times, round.clones.seconds),
            Figure::Search => round.search.map(|rate| (rate.times, rate.seconds))?,
            Figure::SearchDecisions => {
                let left = Figure::PerGame.of(round)? * (1.0 - QUARTER);
                let search = round.search?;
                (round.searched.unwrap_or(search.times * left), search.seconds)
            }
            // How much of the search's time goes into playing: its decisions a second beside those of random play.
            Figure::Efficiency => {
                round.searched?;
                (Figure::SearchDecisions.of(round)?, Figure::Decisions.of(round)?)
            }
        };
        (by > 0.0).then(|| of / by)
    }

    /// The middle figure of several rounds.
    pub fn median(self, rounds: &[Round]) -> Option<f64> {
        median(rounds.iter().filter_map(|round| self.of(round)).collect())
    }
}

/// The middle one, or the mean of the two in the middle.
pub fn median(mut figures: Vec<f64>) -> Option<f64> {
    figures.sort_by(f64::total_cmp);
    let high = *figures.get(figures.len() / 2)?;
    let low = *figures.get(figures.len().saturating_sub(1) / 2)?;
    Some((low + high) / 2.0)
}

#[cfg(test)]
mod tests;
