//! A die of one's own for reinforcements: the Military Academy.

use crate::answer::Answer;
use crate::board::{Board, State};
use crate::calendar::Point;
use crate::content::{Content, SourceId};
use crate::effects::{has_standing, standing};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::options::Reinforcements;
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// What lets this player roll a die of his own, and how many sides it has.
fn academy(content: &Content, board: &Board, seat: Seat) -> Option<(SourceId, u8)> {
    if !has_standing(board, seat, content.at.own_die) {
        return None;
    }
    standing(board, seat, content.at.own_die).find_map(|id| content.source(id).own_die.map(|die| (id, die)))
}

/// The rule of a die of one's own: it may stand in place of what the King sends (VR-13); with request tokens that of what
/// carries it, which is about them (KB-MOD1-04).
fn rule(game: &Kingsburg, by: SourceId) -> Rule {
    match game.options.reinforcements {
        Reinforcements::Die => rules::VR_13,
        Reinforcements::Tokens => game.components().source(by).rule,
    }
}

/// The same for who is asked.
fn rule_for(game: &Kingsburg, board: &Board, seat: Seat) -> Rule {
    academy(game.components(), board, seat).map_or(rules::VR_13, |(by, _)| rule(game, by))
}

/// A die of one's own for reinforcements: use it?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OwnDie {
    /// Whose turn it is.
    pub place: u8,
    /// What it shows; 0 if not rolled.
    pub own: u8,
}

impl OwnDie {
    /// The next in turn order.
    fn next(self) -> Frame {
        Frame::OwnDie(OwnDie { place: self.place + 1, own: 0 })
    }
}

impl Step<Kingsburg> for OwnDie {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, game: &Kingsburg, state: &State, seat: Seat) -> Prompt {
        let sent = state.board.totals[seat.index()];
        let message = Message::new("prompt-own-die").with("own", self.own).with("sent", sent);
        Prompt { message, rule: rule_for(game, &state.board, seat) }
    }

    /// The King's soldiers, or one's own.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Pass, Answer::Accept]);
    }

    /// One or the other.
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Pass | Answer::Accept) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rule_for(game, &state.board, seat) })
        }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::goods_or_buildings(self, game, state, seat, answers);
    }

    /// Takes the own die instead of what the King sent, or leaves it.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let rule = rule_for(play.game, &play.state.board, seat);
        let board = &mut play.state.board;
        let sent = board.totals[seat.index()].max(0).unsigned_abs();
        if answer == Answer::Accept {
            let soldiers = u16::from(self.own);
            let player = board.player_mut(seat);
            player.soldiers = player.soldiers.saturating_sub(sent) + soldiers;
            board.totals[seat.index()] = i16::from(self.own);
            play.tell(Event::OwnDieUsed { seat, sent, soldiers, rule });
        } else {
            play.tell(Event::Declined { seat, rule });
        }
        play.goto(self.next())
    }

    /// In turn order each owner rolls; the die may stand in place of the King's soldiers (VR-13). With request tokens it
    /// is rolled once they are revealed, and halved, rounding up (KB-MOD1-04, KB-MOD1-05, KB-R-55).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.own > 0 {
            return Next::Ask;
        }
        let Some(seat) = play.state.board.at_place(self.place) else {
            return play.goto(Frame::At(Point::Fight));
        };
        let Some((by, sides)) = academy(play.content(), &play.state.board, seat) else {
            return play.goto(self.next());
        };
        let face = play.chance.die(sides);
        let own = match play.game.options.reinforcements {
            Reinforcements::Die => face,
            Reinforcements::Tokens => face.div_ceil(2),
        };
        play.tell(Event::OwnDie { seat, source: by, soldiers: own, rule: rule(play.game, by) });
        if i16::from(own) == play.state.board.totals[seat.index()] {
            // It makes no difference.
            return play.goto(self.next());
        }
        play.goto(Frame::OwnDie(OwnDie { own, ..self }))
    }
}
