//! The turns of the bots. A bot thinks beside the screen, and its answer waits until it is due.

use super::app::App;
use super::session::Trouble;
use super::thought::{TICK, Thought};
use bots::Bot;
use std::time::{Duration, Instant};
use table::{Game, Observer, Seat};

/// Who answers within this time is not said to be thinking.
const AT_ONCE: Duration = Duration::from_millis(10);

/// A bot that thinks about its answer.
pub struct Turn<G: Game> {
    /// Whose turn it is.
    pub seat: Seat,
    /// How many entries the log had; after more of them the question is not asked any more.
    entries: usize,
    begun: Instant,
    thought: Thought<(Box<dyn Bot<G>>, G::Answer)>,
}

impl<G: Game> App<G> {
    /// Is it a bot's turn, and may it answer while this page is open?
    #[must_use]
    pub fn is_bot_due(&self) -> bool {
        let waiting = self.session.table.waiting().seats;
        !self.mode.holds_play() && !waiting.without(self.session.persons()).is_empty()
    }

    /// How long until a bot's turn goes on; none: no bot is due.
    #[must_use]
    pub fn bot_pause(&self) -> Option<Duration> {
        let left = |turn: &Turn<G>| self.pause_of_bots().saturating_sub(turn.begun.elapsed()).max(TICK);
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
        let Some(turn) = self.turn.take().or_else(|| self.begin_turn()) else { return Ok(()) };
        if turn.begun.elapsed() < self.pause_of_bots() {
            self.turn = Some(turn);
            return Ok(());
        }
        match turn.thought.within(AT_ONCE) {
            Ok(None) => self.turn = Some(turn),
            Ok(Some((bot, answer))) => return self.bot_answered(turn.seat, turn.entries, bot, answer),
            Err(_) => return Err("a bot failed to answer; the game is saved".to_owned()),
        }
        Ok(())
    }

    fn pause_of_bots(&self) -> Duration {
        if self.in_haste { Duration::ZERO } else { self.pause }
    }

    fn begin_turn(&mut self) -> Option<Turn<G>> {
        let seat = self.session.table.waiting().seats.without(self.session.persons()).first()?;
        let mut bot = self.session.lend_bot(seat)?;
        let table = &self.session.table;
        let (game, view, answers) =
            (table.game().clone(), table.view(Observer::Seat(seat)), table.answers(seat));
        let think = move || {
            let answer = bot.answer(&game, &view, seat, &answers);
            (bot, answer)
        };
        let entries = table.entries().len();
        Some(Turn { seat, entries, begun: Instant::now(), thought: Thought::begin(think) })
    }

    fn bot_answered(
        &mut self,
        seat: Seat,
        entries: usize,
        bot: Box<dyn Bot<G>>,
        answer: G::Answer,
    ) -> Result<(), String> {
        self.session.return_bot(seat, bot);
        // Somebody has taken back in the meantime: the bot will be asked anew.
        if entries != self.session.table.entries().len() {
            return Ok(());
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
