//! The starting soldiers are divided between the castle's fief and the Warlord's.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::{Kind, Troop};
use crate::board::{Board, State};
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::turn;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The kinds that are divided, in the order of the ledger's table of decisions (D-04).
const DIVIDED: [Kind; 5] = [Kind::Warlord, Kind::Knight, Kind::Archer, Kind::Footman, Kind::Lancer];

/// Each divides his soldiers, kind by kind (WE-SETUP-13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Divide {
    /// Whose turn it is.
    pub window: Window,
    /// Which kind.
    pub kind: Kind,
}

/// The two fiefs of a player at setup: his castle's and his Warlord's.
fn two_fiefs(board: &Board, seat: Seat) -> Option<(FiefId, FiefId)> {
    let castle = board.castles_of(seat).first()?;
    Some((castle, board.fiefs(seat).without(Fiefs::one(castle)).first()?))
}

impl Divide {
    /// The first kind is divided.
    pub(super) const fn first(window: Window) -> Divide {
        Divide { window, kind: DIVIDED[0] }
    }

    /// How many of the kind are left to divide: all but the Warlord who stands already.
    fn all(self, game: &Warlords) -> u16 {
        game.content.numbers.start[self.kind.index()] - u16::from(self.kind == Kind::Warlord)
    }

    /// WE-R-04, WE-R-05: how many of the kind may go to the Warlord's fief.
    fn most(self, game: &Warlords, board: &Board, seat: Seat) -> u16 {
        let Some((castle, warlord)) = two_fiefs(board, seat) else { return 0 };
        let stays = u16::from(self.kind == Kind::Lancer && board.armies[castle].is_empty());
        (self.all(game) - stays).min(board.room(&game.content, warlord))
    }
}

impl Step<Warlords> for Divide {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, game: &Warlords, state: &State, seat: Seat) -> Prompt {
        let board = &state.board;
        let fief = board.fiefs(seat).without(board.castles).first().unwrap_or_default();
        let soldiers = vec![Troop::own(self.kind).element(); usize::from(self.all(game))];
        let message = Message::new("prompt-divide").with("soldier", soldiers);
        prompt(message.with("fief", answer::fief(fief)), rules::WE_SETUP_13)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend((0..=self.most(game, &state.board, seat)).map(|n| Answer::Number(n as u8)));
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule: rules::WE_SETUP_13 }) };
        let (all, most) = (self.all(game), self.most(game, board, seat));
        if u16::from(n) <= most {
            return Ok(());
        }
        if u16::from(n) > all {
            return Err(Reason::TooMany { rule: rules::WE_SETUP_08, most: all });
        }
        match two_fiefs(board, seat) {
            Some((_, fief)) if board.room(&game.content, fief) < u16::from(n) => {
                Err(Reason::Full { fief, rule: rules::WE_R_05 })
            }
            Some(_) | None => Err(Reason::TooMany { rule: rules::WE_R_04, most }),
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..=20).map(Answer::Number));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Number(n) = answer else { return Next::Go };
        let Some((castle, warlord)) = two_fiefs(play.board(), seat) else { return Next::Go };
        let all = self.all(play.game);
        let board = play.board_mut();
        board.armies[warlord].add(Troop::own(self.kind), u16::from(n));
        board.armies[castle].add(Troop::own(self.kind), all - u16::from(n));
        let place = DIVIDED.iter().position(|k| *k == self.kind).unwrap_or_default();
        if let Some(next) = DIVIDED.get(place + 1) {
            return play.goto(Divide { kind: *next, ..self });
        }
        let armies = (board.armies[castle], board.armies[warlord]);
        play.tell(Event::ArmyStands { seat, fief: castle, army: armies.0 });
        play.tell(Event::ArmyStands { seat, fief: warlord, army: armies.1 });
        self.window.pass();
        play.goto(Divide::first(self.window))
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        // WE-SETUP-15: play opens with the first turn; there are no Group Phases before it. WE-SETUP-16 is a hint for
        // experts, which WE-R-74 leaves out.
        if self.window.seat().is_some() { Next::Ask } else { turn::begin_round(play) }
    }
}
