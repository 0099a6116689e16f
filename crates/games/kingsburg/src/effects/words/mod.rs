//! What effects do: every word has its file, with what it means, when it asks, what, and what the answers do.
//!
//! A new word is named in `content/vocabulary/actions.rs`, a type here that implements [`Word`], how boards tell it in short, and
//! its worth to a bot.

pub mod choose;
pub mod course;
pub mod dice;
pub mod free_build;
pub mod gains;
pub mod giving;
pub mod move_group;
pub mod opponents;
pub mod peek;
pub mod tiles;
pub mod trades;

use super::Scene;
use super::effect::Effect;
use crate::answer::Answer;
use crate::board::{Board, Player};
pub use crate::content::vocabulary::Clause;
use crate::content::{Condition, Content, Holdings, Nature, Pc, SourceId};
use crate::event::Event;
use crate::flow::Play;
use crate::reason::Reason;
pub use choose::{Choose, Option as ChooseOption, open_options};
pub use course::{Each, End, Jump, May, Note, Unless, UnlessNoted};
pub use dice::{ColouredDice, WhiteDie};
pub use free_build::{FreeBuild, Score};
pub use gains::{Gain, GainPer, Lose, OneOf};
pub use giving::{GiveAway, Steal};
pub use move_group::{MoveGroup, highest_group};
pub use opponents::{GainNamed, OpponentPicksGood, SplitPool};
pub use peek::{Peek, has_seen};
use table::{Chance, Element, Message, Rule, Seat, Sink};
pub use tiles::{CopyHelp, TakeStock, Taking, fill, gift};
pub use trades::{Trade, Trades, is_payable};

/// May something be declined?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// No.
    Must,
    /// Yes.
    May,
}

/// Where an effect stands, to look at.
#[derive(Copy, Clone)]
pub struct At<'a> {
    /// The components.
    pub content: &'a Content,
    /// The board.
    pub board: &'a Board,
    /// The effect in progress.
    pub effect: Effect,
}

impl<'a> At<'a> {
    /// The rule that its events and reasons cite.
    #[must_use]
    pub fn rule(self) -> Rule {
        self.content.rule(self.effect.pc)
    }

    /// What carries the effect.
    #[must_use]
    pub fn source(self) -> SourceId {
        self.content.owner(self.effect.pc)
    }

    /// For whom it is.
    #[must_use]
    pub fn player(self) -> &'a Player {
        self.board.player(self.effect.seat)
    }

    /// Does a condition hold for him?
    fn holds(self, condition: &Condition) -> bool {
        let scene = Scene { about: self.effect.about, ..Scene::new(self.content, self.board) };
        scene.holds(condition, self.effect.seat, self.source())
    }

    /// A question of the effect: what carries it, and who gains by it.
    fn prompt(self, key: &'static str) -> Message {
        Message::new(key).with("source", self.source()).with("seat", self.effect.seat)
    }

    /// Must be somebody else at the table.
    fn another(self, who: Seat) -> Result<(), Reason> {
        let others = self.board.others(self.effect.seat);
        if others.has(who) { Ok(()) } else { Err(Reason::NotAnOpponent { rule: self.rule() }) }
    }
}

/// One word of an effect.
pub trait Word {
    /// Can it be written like this, in this file of the content?
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self, file: &str) -> Result<(), &'static str> {
        let _ = file;
        Ok(())
    }

    /// What of a player's it changes.
    fn writes(&self) -> Holdings;

    /// What of a player's it depends on. That payments need something is no part of it: gains that come first never harm
    /// them.
    fn reads(&self) -> Holdings {
        Holdings::NONE
    }

    /// What its order among others depends on.
    fn nature(&self) -> Nature {
        Nature::Adds
    }

    /// Could it be done for several players in turn, because it never asks anything?
    fn is_plain(&self) -> bool {
        false
    }

    /// Could it do anything now, where it may be declined?
    fn is_possible(&self, at: At<'_>) -> bool {
        let _ = at;
        true
    }

    /// Does it need an answer of somebody now?
    fn asks(&self, at: At<'_>) -> bool {
        let _ = at;
        false
    }

    /// Who answers: most of the time who gains by it.
    fn answerer(&self, at: At<'_>) -> Seat {
        at.effect.seat
    }

    /// What he is asked.
    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-take")
    }

    /// What the options are called that can be picked.
    fn options(&self) -> Vec<Vec<Element>> {
        Vec::new()
    }

    /// Adds all legal answers, sorted.
    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        let _ = (at, answers);
    }

    /// Is the answer legal? KB-HELP-08, KB-R-16, KB-R-66: what is worded "may" can be declined, the rest cannot.
    ///
    /// # Errors
    /// Why not.
    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        Err(answer.refused(at.rule()))
    }

    /// Where it goes on when it was declined.
    fn declined(&self, effect: Effect) -> Effect {
        effect.next()
    }

    /// Carries out an answer other than "no"; where it goes on.
    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let _ = (play, answer);
        effect.next()
    }

    /// Does what it says when it asks nothing; where it goes on. `notes` are conditions that were read when the effect
    /// began, as bits.
    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        notes: &mut u8,
    ) -> Pc {
        let _ = (play, notes);
        effect.pc.next()
    }

    /// Can this be what it remembers, for this player of so many?
    fn remembers(&self, memo: u8, seat: Seat, seats: usize) -> bool {
        let _ = (seat, seats);
        memo <= 8
    }
}

/// The clauses: each hands on to its word. Some are made of several words of an effect, or of none; what is written is a
/// word of its own.
macro_rules! clauses {
    (inner { $($inner:tt)+ } written { $($(#[$doc:meta])* $written:ident,)+ }) => {
        clauses!(@all $($inner)+ $($(#[$doc])* $written,)+);

        impl Action {
            /// The clause that it is, where it is just one.
            #[must_use]
            pub fn clause(&self) -> Option<Clause> {
                $(if let Action::$written(word) = self {
                    return Some(Clause::from(word.clone()));
                })+
                None
            }
        }
    };
    (@all $($(#[$doc:meta])* $word:ident,)+) => {
        /// One clause of an effect.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Clause {
            $($(#[$doc])* $word($word),)+
        }

        $(impl From<$word> for Clause {
            fn from(word: $word) -> Clause {
                Clause::$word(word)
            }
        })+

        impl Word for Clause {
            fn check(&self, file: &str) -> Result<(), &'static str> {
                match self { $(Clause::$word(word) => word.check(file),)+ }
            }
            fn writes(&self) -> Holdings {
                match self { $(Clause::$word(word) => word.writes(),)+ }
            }
            fn reads(&self) -> Holdings {
                match self { $(Clause::$word(word) => word.reads(),)+ }
            }
            fn nature(&self) -> Nature {
                match self { $(Clause::$word(word) => word.nature(),)+ }
            }
            fn is_plain(&self) -> bool {
                match self { $(Clause::$word(word) => word.is_plain(),)+ }
            }
            fn is_possible(&self, at: At<'_>) -> bool {
                match self { $(Clause::$word(word) => word.is_possible(at),)+ }
            }
            fn asks(&self, at: At<'_>) -> bool {
                match self { $(Clause::$word(word) => word.asks(at),)+ }
            }
            fn answerer(&self, at: At<'_>) -> Seat {
                match self { $(Clause::$word(word) => word.answerer(at),)+ }
            }
            fn prompt(&self, at: At<'_>) -> Message {
                match self { $(Clause::$word(word) => word.prompt(at),)+ }
            }
            fn options(&self) -> Vec<Vec<Element>> {
                match self { $(Clause::$word(word) => word.options(),)+ }
            }
            fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
                match self { $(Clause::$word(word) => word.list(at, answers),)+ }
            }
            fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
                match self { $(Clause::$word(word) => word.judge(at, answer),)+ }
            }
            fn declined(&self, effect: Effect) -> Effect {
                match self { $(Clause::$word(word) => word.declined(effect),)+ }
            }
            fn take<C: Chance, S: Sink<Event>>(
                &self,
                play: &mut Play<'_, C, S>,
                effect: Effect,
                answer: Answer,
            ) -> Effect {
                match self { $(Clause::$word(word) => word.take(play, effect, answer),)+ }
            }
            fn run<C: Chance, S: Sink<Event>>(
                &self,
                play: &mut Play<'_, C, S>,
                effect: Effect,
                notes: &mut u8,
            ) -> Pc {
                match self { $(Clause::$word(word) => word.run(play, effect, notes),)+ }
            }
            fn remembers(&self, memo: u8, seat: Seat, seats: usize) -> bool {
                match self { $(Clause::$word(word) => word.remembers(memo, seat, seats),)+ }
            }
        }
    };
}

pub(crate) use clauses;
