//! Who sits in a seat and is no person: a bot of the game, or an outside program.

use super::seed;
use super::session::PERSON;
use bots::{Bot, Opponents};
use table::{Game, Observer, Seat, Sitter, Table, Turn};

/// An outside program in its seat. It may fail, and the game cannot go on then.
pub trait Outsider<G: Game>: Send {
    /// What it says: one of these answers and acts, or another legal act; nothing only if it need not answer.
    ///
    /// # Errors
    /// One line on what it did instead.
    fn answer(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Result<Option<G::Answer>, String>;
}

/// Finds the outside program of a name, to sit in a seat of a table; none: there is none of this name.
pub type FindOutsider<'a, G> = &'a dyn Fn(&str, Seat, &Table<G>) -> Option<Box<dyn Outsider<G>>>;

/// Who can be asked to sit at a table.
pub struct Machines<'a, G: Game> {
    /// The bots of the game.
    pub opponents: Opponents<G>,
    /// Outside programs.
    pub outsiders: FindOutsider<'a, G>,
}

impl<G: Game> Copy for Machines<'_, G> {}

impl<G: Game> Clone for Machines<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> From<Opponents<G>> for Machines<'_, G> {
    fn from(opponents: Opponents<G>) -> Self {
        Machines { opponents, outsiders: &|_, _, _| None }
    }
}

impl<G: Game> Machines<'_, G> {
    /// Who sits where; none: a person.
    ///
    /// # Errors
    /// One line on who is not known.
    pub fn sit(self, table: &Table<G>) -> Result<Vec<Option<Machine<G>>>, String> {
        let header = table.header();
        let seats = (0..).map(Seat).zip(header.seats.iter().zip(&header.contributions));
        let one = |(seat, (sitter, contribution)): (Seat, (&Sitter, &String))| match sitter.player.as_str() {
            PERSON => Ok(None),
            name => {
                let seed = seed::of_bot(contribution, seat, table.entries().len());
                let bot = self.opponents.live(name, seed).map(Machine::Bot);
                let machine = bot.or_else(|| (self.outsiders)(name, seat, table).map(Machine::Outsider));
                machine.map(Some).ok_or_else(|| {
                    format!(
                        "there is no bot '{name}' for {}; an outside program is named with its command, as in \
                         --seats you,'{name}=python3 bot.py'",
                        G::NAME
                    )
                })
            }
        };
        seats.map(one).collect()
    }
}

/// One who sits in a seat and is no person.
pub enum Machine<G: Game> {
    /// A bot of the game.
    Bot(Box<dyn Bot<G>>),
    /// An outside program.
    Outsider(Box<dyn Outsider<G>>),
}

/// A question to a machine, to be thought about elsewhere.
pub struct Question<G: Game> {
    /// The rules.
    pub game: G,
    /// The truth: a bot sees its view of it, a program is told what it may know.
    pub state: G::State,
    /// Who is asked.
    pub seat: Seat,
    /// Whether it must answer.
    pub turn: Turn,
    /// What it may say.
    pub answers: Vec<G::Answer>,
}

impl<G: Game> Machine<G> {
    /// What it says; nothing only if it need not answer.
    ///
    /// # Errors
    /// What a program did instead.
    pub fn answer(&mut self, question: &Question<G>) -> Result<Option<G::Answer>, String> {
        let Question { game, state, seat, turn, answers } = question;
        if *turn == Turn::Called && answers.is_empty() {
            return Ok(None);
        }
        match self {
            Machine::Outsider(program) => program.answer(game, state, *seat, answers),
            Machine::Bot(bot) => {
                let view = game.view(state, Observer::Seat(*seat));
                Ok(match turn {
                    Turn::Must => Some(bot.answer(game, &view, *seat, answers)),
                    Turn::Called => bot.act(game, &view, *seat, answers),
                })
            }
        }
    }
}
