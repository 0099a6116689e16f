//! Who is bound by a decision abides by it, or refuses and is banned (WK-BAN-01, WK-BAN-02, WK-BAN-03, WK-BAN-04, WK-BAN-13, WK-AGENDA-11).

use super::NameActing;
use super::convene::lacks_chairman;
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, State};
use crate::cards;
use crate::content::{AgendaId, AgendaKind, Card, CardDeck, VoteKind};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting, Window};

/// One bound Baron after another (WK-R-67).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refuse {
    /// What was decided.
    pub agenda: AgendaId,
    /// Who is bound by it.
    pub window: Window,
    /// Who has said what he does.
    #[serde(default)]
    pub asked: SeatSet,
}

impl Refuse {
    /// Of what is given to one Baron.
    pub(super) fn of_baron(agenda: AgendaId, seat: Seat) -> Refuse {
        Refuse { agenda, window: Window::of([seat]), asked: SeatSet::EMPTY }
    }

    /// Of what binds many: everybody from whom it takes something (WK-R-64), from who presides on (WK-ASSEMBLY-09).
    pub(super) fn of_motion(game: &Knights, board: &Board, agenda: AgendaId) -> Refuse {
        Refuse { agenda, window: Window::default(), asked: SeatSet::EMPTY }.with_bound(game, board)
    }

    fn with_bound(self, game: &Knights, board: &Board) -> Refuse {
        let card = Card { deck: CardDeck::Agenda, number: self.agenda.0 };
        let bound = |seat: &Seat| !self.asked.has(*seat) && cards::bites(game, board, card, *seat);
        Refuse { window: Window::of(board.clockwise(board.presiding()).filter(bound)), ..self }
    }

    fn binds_many(&self, game: &Knights) -> bool {
        game.content.agendas[self.agenda.index()].vote == VoteKind::YesNo
    }
}

impl Step<Knights> for Refuse {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let charge = game.content.agendas[self.agenda.index()].kind != AgendaKind::Motion;
        let free = charge && state.board.banned.has(seat);
        let key = if free { "prompt-refuse-free" } else { "prompt-refuse" };
        prompt(Message::new(key).with("agenda", self.agenda), rules::WK_BAN_01)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Accept | Word::Refuse)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::WK_BAN_01 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend([Word::Accept, Word::Refuse].map(Answer::Say));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        self.window.pass();
        self.asked.insert(seat);
        play.goto(self);
        if answer == Answer::Say(Word::Refuse) {
            play.tell(Event::Refused { seat, agenda: self.agenda });
            play.board_mut().assembly.exempt.insert(seat);
            play.ban(seat, rules::WK_BAN_04);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.window.seat().is_some() {
            return Next::Ask;
        }
        if !self.binds_many(play.game) {
            return play.pop();
        }
        // Crowns given meanwhile may bind others, who are asked before anything is carried out (WK-TRADE-01, WK-BAN-02).
        let more = self.with_bound(play.game, play.board());
        if more.window.seat().is_some() {
            return play.goto(more);
        }
        play.pop();
        // WK-ASSEMBLY-09: ties of what is carried out are broken by who presides, and he may just have been banned.
        if lacks_chairman(play.board()) { play.push(NameActing) } else { Next::Go }
    }
}
