//! The chance of replays: outcomes read from the log, checked against the live stream when its key is known.

use super::{Chance, ChanceRequest, Live, Outcome, Sampled};
use std::fmt;

/// How recorded outcomes can fail to be what the rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceFault {
    /// The rules ask for more outcomes than were recorded.
    Missing,
    /// More were recorded than the rules ask for.
    TooMany,
    /// Another question was recorded than the rules ask.
    OtherQuestion {
        /// What was recorded.
        recorded: Outcome,
    },
    /// The stream of the revealed secret gives another outcome.
    NotOfTheStream {
        /// What was recorded.
        recorded: Outcome,
        /// What the stream gives.
        stream: Outcome,
    },
}

impl fmt::Display for ChanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceFault::Missing => write!(f, "an outcome of chance is missing"),
            ChanceFault::TooMany => write!(f, "more outcomes of chance are recorded than the rules ask for"),
            ChanceFault::OtherQuestion { recorded } => {
                write!(f, "the recorded outcome {recorded} does not belong here")
            }
            ChanceFault::NotOfTheStream { recorded, stream } => {
                write!(f, "the recorded outcome is {recorded}, the committed dice give {stream}")
            }
        }
    }
}

/// Reads outcomes from a log. It never asks a live source for one; what does not fit is kept as a fault, and the
/// state made from it must be thrown away.
pub struct Recorded<'a> {
    outcomes: &'a [Outcome],
    stream: Option<&'a mut Live>,
    fault: Option<ChanceFault>,
    /// Anything will do after a fault; but rules that roll until something comes must not wait for ever.
    rest: Sampled,
}

impl<'a> Recorded<'a> {
    /// Reads these outcomes; with a stream, each must be what the stream gives.
    pub fn new(outcomes: &'a [Outcome], stream: Option<&'a mut Live>) -> Self {
        Recorded { outcomes, stream, fault: None, rest: Sampled::new(0) }
    }

    /// What did not fit, or that something is left over.
    ///
    /// # Errors
    /// The first fault.
    pub fn finish(self) -> Result<(), ChanceFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if !self.outcomes.is_empty() => Err(ChanceFault::TooMany),
            None => Ok(()),
        }
    }

    fn read(&mut self, ask: ChanceRequest) -> Result<u16, ChanceFault> {
        let (&recorded, rest) = self.outcomes.split_first().ok_or(ChanceFault::Missing)?;
        self.outcomes = rest;
        if recorded.ask != ask || recorded.got >= ask.of {
            return Err(ChanceFault::OtherQuestion { recorded });
        }
        if let Some(live) = &mut self.stream {
            let stream = Outcome { ask, got: live.outcome(ask) };
            if stream != recorded {
                return Err(ChanceFault::NotOfTheStream { recorded, stream });
            }
        }
        Ok(recorded.got)
    }
}

impl Chance for Recorded<'_> {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        self.read(ask).unwrap_or_else(|fault| {
            self.fault.get_or_insert(fault);
            self.rest.outcome(ask)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pledge::Key;

    fn outcomes(texts: &[&str]) -> Vec<Outcome> {
        texts.iter().map(|t| t.parse().unwrap()).collect()
    }

    #[test]
    fn gives_what_was_recorded() {
        let log = outcomes(&["d6:4", "draw5:2"]);
        let mut chance = Recorded::new(&log, None);
        assert_eq!((chance.die(6), chance.draw(5)), (4, 2));
        assert_eq!(chance.finish(), Ok(()));
    }

    #[test]
    fn notices_what_does_not_fit() {
        let log = outcomes(&["d6:4"]);
        let mut other = Recorded::new(&log, None);
        other.draw(6);
        assert_eq!(other.finish(), Err(ChanceFault::OtherQuestion { recorded: log[0] }));
        let mut missing = Recorded::new(&[], None);
        missing.die(6);
        assert_eq!(missing.finish(), Err(ChanceFault::Missing));
        assert_eq!(Recorded::new(&log, None).finish(), Err(ChanceFault::TooMany));
    }

    #[test]
    fn rules_that_roll_until_something_comes_do_not_wait_for_ever() {
        let mut chance = Recorded::new(&[], None);
        assert!((0..1_000).any(|_| chance.die(6) == 6), "a fault is noticed in the end, not waited on");
        assert_eq!(chance.finish(), Err(ChanceFault::Missing));
    }

    #[test]
    fn notices_dice_that_are_not_of_the_stream() {
        let key = Key([0; 32]);
        let honest = outcomes(&["d6:5", "d6:4"]);
        let mut stream = Live::new(&key);
        let mut chance = Recorded::new(&honest, Some(&mut stream));
        chance.die(6);
        chance.die(6);
        assert_eq!(chance.finish(), Ok(()));
        let forged = outcomes(&["d6:5", "d6:6"]);
        let mut stream = Live::new(&key);
        let mut chance = Recorded::new(&forged, Some(&mut stream));
        chance.die(6);
        chance.die(6);
        assert!(matches!(chance.finish(), Err(ChanceFault::NotOfTheStream { .. })));
    }
}
