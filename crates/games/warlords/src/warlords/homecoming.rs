//! A Warlord comes home.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::army::Troop;
use crate::board::State;
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::warlords::{judge_castles, list_castles};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// Why a Warlord comes home.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// A deal or a card has freed him.
    #[default]
    Freed,
    /// Peasants have beaten him.
    Beaten,
    /// Who took him has no castle to hold him in.
    Unheld,
    /// There were too many with him in a Mountain.
    Crowded,
    /// The castle that held him was abandoned.
    Abandoned,
}

impl Way {
    /// The rule by which he comes to a castle.
    const fn home(self) -> Rule {
        match self {
            Way::Freed => rules::WE_CAPTURE_05,
            Way::Beaten => rules::WE_WARLORD_07,
            Way::Unheld => rules::WE_R_18,
            Way::Crowded => rules::WE_R_23,
            Way::Abandoned => rules::WE_R_24,
        }
    }

    /// The rule by which he goes to the supply, if his owner has no castle.
    pub(super) const fn supply(self) -> Rule {
        match self {
            // Nobody is freed whose owner has no castle.
            Way::Freed => rules::WE_R_50,
            Way::Beaten => rules::WE_R_19,
            Way::Unheld | Way::Crowded | Way::Abandoned => self.home(),
        }
    }
}

/// He comes to a castle of his owner's choice (WE-R-50), or to the supply.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Return {
    /// Whose.
    pub owner: Seat,
    /// Has he moved in this turn?
    pub spent: bool,
    /// Why.
    #[serde(default)]
    pub way: Way,
}

impl Return {
    fn bring_home<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, fief: FiefId) -> Next {
        let Return { owner: seat, spent, way } = self;
        let board = play.board_mut();
        board.armies[fief].add(Troop::WARLORD, 1);
        if spent && seat == board.active && board.phase.is_turn() {
            board.marked[fief].add(Troop::WARLORD, 1);
        }
        play.tell(Event::CameHome { seat, fief, rule: way.home() });
        play.pop()
    }
}

impl Step<Warlords> for Return {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.owner)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-return"), self.way.home())
    }

    fn list(&self, _: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        list_castles(&state.board, seat, answers);
    }

    fn judge(&self, _: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        judge_castles(&state.board, seat, answer, self.way.home())
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::Fief, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Fief(fief) = answer else { return Next::Go };
        self.bring_home(play, fief)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        let castles = board.castles_of(self.owner);
        match castles.first() {
            None => {
                play.tell(Event::WarlordToSupply { seat: self.owner, rule: self.way.supply() });
                play.pop()
            }
            Some(only) if castles.len() == 1 || !board.plays(self.owner) => self.bring_home(play, only),
            Some(_) => Next::Ask,
        }
    }
}
