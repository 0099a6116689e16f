//! The turns of the bots. A bot thinks beside the screen, and its answer waits until it is due.

use super::app::App;
use super::machine::{Machine, Question};
use super::session::Trouble;
use super::thought::{TICK, Thought};
use std::time::{Duration, Instant};
use table::{Game, Manner, Seat, Waiting, manner};

/// Who answers within this time is not said to be thinking.
const AT_ONCE: Duration = Duration::from_millis(10);

/// A bot that has thought, and what it does; nothing: it was called and says nothing. A program may have failed.
type Considered<G> = (Machine<G>, Result<Option<<G as Game>::Answer>, String>);

/// A bot that thinks about its answer.
pub struct BotTurn<G: Game> {
    /// Whose turn it is.
    pub seat: Seat,
    /// How many entries the log had; after more of them the question is not asked any more.
    entries: usize,
    begun: Instant,
    thought: Thought<Considered<G>>,
}

impl<G: Game> App<G> {
    /// Is it a bot's turn, and may it answer while this page is open?
    #[must_use]
    pub fn is_bot_due(&self) -> bool {
        !self.mode.holds_play() && (self.instructed().is_some() || self.next_bot().is_some())
    }

    /// The bot whose word is next: one that is called, then one that must answer.
    fn next_bot(&self) -> Option<(Seat, table::Turn)> {
        let (waiting, persons) = (self.session.table.waiting(), self.session.persons());
        let (must, called) = (waiting.must.without(persons), waiting.called.without(persons));
        self.floor.next(Waiting { must, called, ..waiting })
    }

    /// How long until a bot's turn goes on; none: no bot is due.
    #[must_use]
    pub fn bot_pause(&self) -> Option<Duration> {
        let left = |turn: &BotTurn<G>| self.pause_of_bots().saturating_sub(turn.begun.elapsed()).max(TICK);
        self.is_bot_due().then(|| self.turn.as_ref().map_or(Duration::ZERO, left))
    }

    /// Lets a bot begin to think, or takes its answer if it has one and has paused long enough.
    ///
    /// # Errors
    /// That its answer was refused or could not be saved, or that it has none: play cannot go on.
    pub fn bot_goes_on(&mut self) -> Result<(), String> {
        if !self.is_bot_due() {
            return Ok(());
        }
        if self.follow_instruction() {
            return Ok(());
        }
        let Some(turn) = self.turn.take().or_else(|| self.begin_turn()) else { return Ok(()) };
        if turn.begun.elapsed() < self.pause_of_bots() {
            self.turn = Some(turn);
            return Ok(());
        }
        match turn.thought.within(AT_ONCE) {
            Ok(None) => self.turn = Some(turn),
            Ok(Some((bot, Ok(answer)))) => return self.bot_answered(turn.seat, turn.entries, bot, answer),
            Ok(Some((_, Err(why)))) => {
                let player = &self.session.table.header().seats[turn.seat.index()].player;
                return Err(format!("{player} {why}; the game is saved"));
            }
            Err(_) => return Err("a bot failed to answer; the game is saved".to_owned()),
        }
        Ok(())
    }

    fn pause_of_bots(&self) -> Duration {
        if self.in_haste { Duration::ZERO } else { self.pause }
    }

    fn begin_turn(&mut self) -> Option<BotTurn<G>> {
        let (seat, turn) = self.next_bot()?;
        let mut bot = self.session.lend_machine(seat)?;
        let table = &self.session.table;
        let mut answers = table.answers(seat);
        if self.floor.lets_act(table.waiting(), seat) {
            answers.extend(table.acts(seat));
        }
        let (game, state) = (table.game().clone(), table.state().clone());
        let question = Question { game, state, seat, turn, answers };
        let think = move || {
            let said = bot.answer(&question);
            (bot, said)
        };
        let entries = table.entries().len();
        Some(BotTurn { seat, entries, begun: Instant::now(), thought: Thought::begin(think) })
    }

    fn bot_answered(
        &mut self,
        seat: Seat,
        entries: usize,
        bot: Machine<G>,
        answer: Option<G::Answer>,
    ) -> Result<(), String> {
        self.session.return_machine(seat, bot);
        // Somebody has taken back in the meantime: the bot will be asked anew.
        if entries != self.session.table.entries().len() {
            return Ok(());
        }
        let Some(answer) = answer else {
            self.floor.say_nothing(seat);
            return Ok(());
        };
        match manner(self.session.table.game(), self.session.table.state(), seat, answer) {
            Manner::Answer => self.floor.answer(),
            Manner::Act => self.floor.act(),
        }
        match self.session.answer(seat, answer) {
            Ok(()) => {
                self.note_news();
                self.look_again();
                Ok(())
            }
            Err(Trouble::Refused(refusal)) => {
                Err(format!("a bot's answer was refused: {}", self.refusal(&refusal)))
            }
            Err(Trouble::Lost(why)) => Err(why),
        }
    }
}
