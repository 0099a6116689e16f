//! The phases of a Round (p.6): Dynastic, Plot, Turns, Upkeep.

use super::{
    Ageing, CleanUp, Demobilise, Event, PayTroops, PickPair, ROUNDS, TURNS, Turns, begin_phase, entitle,
};
use crate::Crusader;
use crate::board::{Ending, Phase};
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Span};
use crate::{special, trophies};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// The phases of a Round, one after another (CK-ROUND-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phases {
    /// Which part is next.
    part: Part,
    /// How many players have had it.
    at: u8,
}

/// A part of a Round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    /// A Round begins.
    Begin,
    /// Marriages, adoptions, titles.
    Dynastic,
    /// Cards are picked.
    Plot,
    /// Two Turns.
    Turns,
    /// Footsoldiers are paid.
    Pay,
    /// Footsoldiers are taken back.
    Demobilise,
    /// Kings grow older.
    Age,
    /// The Round is over.
    End,
}

impl Phases {
    /// A Round from its beginning.
    pub(crate) const fn begin() -> Phases {
        Phases { part: Part::Begin, at: 0 }
    }

    /// A Round from the picking of cards, for positions that are put together by hand.
    #[must_use]
    pub const fn plot() -> Phases {
        Phases { part: Part::Plot, at: 0 }
    }

    /// From the Dynastic Phase of the player in this place, for such positions.
    pub(crate) const fn dynastic(place: u8) -> Phases {
        Phases { part: Part::Dynastic, at: place }
    }

    /// What comes after this Turn, for such positions.
    pub(crate) const fn in_turn(turn: u8) -> Phases {
        Phases { part: Part::Turns, at: turn }
    }

    /// From the beginning of Upkeep, for such positions.
    pub(crate) const fn upkeep() -> Phases {
        Phases { part: Part::Pay, at: 0 }
    }

    fn go<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, part: Part) -> Next {
        play.goto(Phases { part, at: 0 })
    }

    /// The next player in order who still plays.
    fn next<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Option<Player> {
        let player = play.board().order.get(usize::from(self.at)).copied()?;
        play.goto(Phases { at: self.at + 1, ..self });
        Some(player)
    }
}

impl Run<Crusader> for Phases {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self.part {
            Part::Begin => {
                let board = play.board_mut();
                board.round += 1;
                board.turn = 0;
                let (era, round) = (board.era, board.round);
                play.tell(Event::RoundBegan { era, round }.into());
                begin_phase(play, Phase::Dynastic);
                Phases::go(play, Part::Dynastic)
            }
            // CK-DYNASTIC-01: in play order.
            Part::Dynastic => match self.next(play) {
                Some(player) if play.board().plays(player) => {
                    play.board_mut().active = Some(player);
                    special::begin(play, player);
                    Next::Go
                }
                Some(_) => Next::Go,
                None => {
                    begin_phase(play, Phase::Plot);
                    Phases::go(play, Part::Plot)
                }
            },
            Part::Plot => {
                entitle(play);
                Phases::go(play, Part::Turns);
                play.push(PickPair)
            }
            // CK-ROUND-03: two Turns.
            Part::Turns if self.at < TURNS => {
                play.board_mut().turn = self.at + 1;
                begin_phase(play, Phase::Turns);
                play.goto(Phases { at: self.at + 1, ..self });
                play.push(Turns { at: 0 })
            }
            Part::Turns => {
                play.board_mut().turn = 0;
                begin_phase(play, Phase::Upkeep);
                Phases::go(play, Part::Pay)
            }
            // CK-UPKEEP-01: troops are paid, then demobilised, then Kings grow older.
            Part::Pay => match self.next(play) {
                // CK-AI-21: AIs pay nothing.
                Some(player) if play.game.is_person(player) => play.push(PayTroops { player }),
                Some(_) => Next::Go,
                None => Phases::go(play, Part::Demobilise),
            },
            Part::Demobilise => match self.next(play) {
                Some(player) if play.game.is_person(player) => play.push(Demobilise { player }),
                Some(_) => Next::Go,
                None => Phases::go(play, Part::Age),
            },
            Part::Age => {
                Phases::go(play, Part::End);
                play.push(Ageing::begin())
            }
            Part::End => end_round(play),
        }
    }
}

/// After the third Round comes Clean-up (CK-ROUND-02), after the last Era the end (CK-CLEAN-08, CK-R-95).
fn end_round<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    modifiers::span_ends(play, Span::Round, None);
    if play.board().round < ROUNDS {
        return play.goto(Phases::begin());
    }
    modifiers::span_ends(play, Span::Era, None);
    if play.board().era < play.game.scenario().eras {
        return play.goto(CleanUp);
    }
    trophies::finish(play, Ending::Eras);
    Next::Go
}
