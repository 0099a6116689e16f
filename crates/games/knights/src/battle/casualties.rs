//! Casualties are placed token by token (WK-CASUALTY-01, WK-CASUALTY-02, WK-CASUALTY-03, WK-CASUALTY-04, WK-CASUALTY-05,
//! WK-CASUALTY-06, WK-ASSAULT-06, WK-ASSAULT-07, WK-ASSAULT-08, WK-ASSAULT-09, WK-ASSAULT-10).

use super::{Side, Victories};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Army, Board, Site, State};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// A side places its casualties: the attacker first, so the defender sees it (WK-CASUALTY-06, WK-STRONGHOLD-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Casualties(pub Side);

impl Casualties {
    /// Can this army take a token: it fights, and stands (WK-CASUALTY-04, WK-BATTLE-07)?
    fn can_take(self, game: &Knights, board: &Board, army: Army) -> bool {
        let battle = &board.battle;
        match army {
            Army::Noble(noble) => battle.living(self.0).has(noble),
            Army::Stronghold(baron) => {
                self.0 == Side::Defender
                    && battle.site == board.seat_of(baron).map(Site::Stronghold)
                    && game.army_strength(board, army) > 0
            }
        }
    }

    /// Can the walls take a breach (WK-ASSAULT-09)?
    fn can_breach(self, game: &Knights, board: &Board) -> bool {
        let walls = board.battle.site.map_or(0, |site| game.walls(board, site));
        self.0 == Side::Defender && walls > 0
    }

    fn has_room(self, game: &Knights, board: &Board) -> bool {
        let seat = board.battle.seat(self.0);
        let armies = seat.into_iter().flat_map(|seat| Army::all_of(board.baron(seat).id));
        self.can_breach(game, board) || armies.into_iter().any(|army| self.can_take(game, board, army))
    }
}

impl Step<Knights> for Casualties {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.battle.seat(self.0))
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        let count = state.board.battle.casualties[self.0 as usize];
        prompt(Message::new("prompt-casualties").with("count", count), rules::WK_CASUALTY_01)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Say(Word::Breach) {
            let can = self.can_breach(game, &state.board);
            return if can { Ok(()) } else { Err(Reason::NoWalls) };
        }
        let Answer::Army(army) = answer else { return Err(Reason::NotAsked { rule: rules::WK_CASUALTY_01 }) };
        if self.can_take(game, &state.board, army) { Ok(()) } else { Err(Reason::NoCasualty { army }) }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.push(Answer::Say(Word::Breach));
        let armies = state.board.playing().flat_map(|seat| written::armies(&state.board, seat));
        answers.extend(armies.map(Answer::Army));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        play.board_mut().battle.casualties[self.0 as usize] -= 1;
        if let Answer::Army(army) = answer {
            place(play, army);
        } else if let Some(site) = play.board().battle.site {
            play.breach(site, rules::WK_ASSAULT_07);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let left = board.battle.casualties[self.0 as usize];
        if left > 0 && self.has_room(game, board) {
            if board.battle.seat(self.0).is_some() {
                return Next::Ask;
            }
            // A neutral city has nothing but its walls.
            if let Some(site) = board.battle.site {
                play.board_mut().battle.casualties[self.0 as usize] -= 1;
                play.breach(site, rules::WK_ASSAULT_07);
            }
            return Next::Go;
        }
        // WK-CASUALTY-05: what nobody is left to take is ignored.
        play.board_mut().battle.casualties[self.0 as usize] = 0;
        match self.0 {
            Side::Attacker => play.goto(Casualties(Side::Defender)),
            Side::Defender => play.goto(Victories),
        }
    }
}

/// A token on an army; a Noble whose troops are all hit falls (WK-CASUALTY-03).
fn place<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, army: Army) {
    if let Some(tokens) = play.board_mut().tokens_mut(army) {
        *tokens += 1;
    }
    play.tell(Event::TokenPlaced { army });
    if let Some(noble) = army.noble().filter(|_| play.game.is_beaten(play.board(), army)) {
        play.board_mut().battle.fallen.insert(noble);
        play.tell(Event::Fell { noble });
    }
}
