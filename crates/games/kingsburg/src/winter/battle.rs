//! The battles, one after another in turn order (KB-R-38).

use super::strength::bonuses;
use super::threat::Attack;
use super::{penalty, settle};
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::content::{Content, Moment, Tie};
use crate::effects::{moments, standing};
use crate::event::{Event, Outcome};
use crate::flow::{Frame, Play, Playing};
use crate::goods::{Goods, SUPPLY};
use crate::reason::{Reason, exactly};
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// A player's battle is settled.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Battle {
    /// Whose battle.
    pub place: u8,
    /// What is being settled.
    pub blow: Blow,
}

/// What is being settled in a player's battle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Blow {
    /// Who wins?
    #[default]
    Fight,
    /// The winner takes goods of his choice.
    Reward,
    /// The loser gives up goods of his choice.
    Raid,
}

/// KB-WINTER-09 to KB-WINTER-11: more than their strength wins, less loses, equal is neither, unless a building
/// makes it a victory.
#[must_use]
pub fn outcome(content: &Content, board: &Board, seat: Seat, attack: &Attack) -> Outcome {
    let total = board.totals[seat.index()];
    let victory =
        || standing(board, seat, content.at.battle).any(|id| content.source(id).tie == Tie::Victory);
    match total.cmp(&attack.strength) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Less => Outcome::Lost,
        std::cmp::Ordering::Equal if victory() => Outcome::Won,
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}

/// Did the seat win its battle? A winner loses no building, so this can be asked after all battles too.
pub fn has_won(content: &Content, board: &Board, seat: Seat, attack: &Attack) -> bool {
    outcome(content, board, seat, attack) == Outcome::Won
}

impl Battle {
    /// How many goods of choice the card gives or takes.
    fn any(self, game: &Kingsburg, state: &State, seat: Seat) -> u16 {
        let content = game.components();
        match self.blow {
            Blow::Fight => 0,
            Blow::Reward => Attack::of(content, state).reward.any,
            Blow::Raid => penalty::of(content, &state.board, seat, &Attack::of(content, state)).any,
        }
    }
}

impl Step<Kingsburg> for Battle {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        match self.blow {
            Blow::Raid => Prompt { message: Message::new("prompt-raid"), rule: rules::KB_RAID_03 },
            Blow::Reward | Blow::Fight => {
                Prompt { message: Message::new("prompt-battle-reward"), rule: rules::KB_WINTER_09 }
            }
        }
    }

    /// The goods of choice of a reward or a raid.
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let n = self.any(game, state, seat);
        let goods = |goods| answers.push(Answer::Goods(goods));
        match self.blow {
            Blow::Fight => {}
            Blow::Reward => SUPPLY.each_pick(n, goods),
            Blow::Raid => state.board.player(seat).goods.each_pick(n, goods),
        }
    }

    /// KB-RAID-03: any mix of what he has, and just as many as the card says.
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (rule, owned) = match self.blow {
            Blow::Fight => return Err(Reason::NotAsked { rule: rules::KB_WINTER_07 }),
            Blow::Reward => (rules::KB_WINTER_09, SUPPLY),
            Blow::Raid => (rules::KB_RAID_03, state.board.player(seat).goods),
        };
        let Answer::Goods(goods) = answer else { return Err(answer.refused(rule)) };
        exactly(self.any(game, state, seat), goods, rule)?;
        if owned.has(goods) { Ok(()) } else { Err(Reason::NotOwned { rule, goods, owned }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::goods_or_buildings(self, game, state, seat, answers);
    }

    /// Takes the goods chosen, and what comes after them.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Goods(goods) = answer else { return Next::Go };
        let outcome = match self.blow {
            Blow::Fight => return Next::Go,
            Blow::Reward => {
                win(play, seat, goods);
                Outcome::Won
            }
            Blow::Raid => {
                let attack = Attack::of(play.content(), play.state);
                penalty::suffer(play, seat, goods, &attack);
                Outcome::Lost
            }
        };
        self.next(play, seat, outcome)
    }

    /// Settles battle after battle, up to a choice: everybody must fight (KB-WINTER-02).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = play.state.board.at_place(self.place) else { return settle(play) };
        if self.blow != Blow::Fight {
            return Next::Ask;
        }
        let content = play.content();
        let attack = Attack::of(content, play.state);
        let outcome = outcome(content, &play.state.board, seat, &attack);
        let total = play.state.board.totals[seat.index()];
        let bonuses = bonuses(&attack.scene(content, &play.state.board), seat).collect();
        play.tell(Event::Fought { seat, total, bonuses, strength: attack.strength, outcome });
        let player = play.state.board.player_mut(seat);
        player.last_battle = Some(outcome);
        if outcome == Outcome::Won {
            player.victories += 1;
        }
        match outcome {
            Outcome::Won if attack.reward.any > 0 => {
                return play.goto(Frame::Battle(Battle { blow: Blow::Reward, ..self }));
            }
            Outcome::Won => win(play, seat, Goods::NONE),
            Outcome::Drawn => {}
            Outcome::Lost => {
                let penalty = penalty::of(content, &play.state.board, seat, &attack);
                penalty::raid(play, seat, penalty.kinds());
                let owned = play.state.board.player(seat).goods;
                let any = penalty.any;
                if any > 0 && owned.total() > any {
                    return play.goto(Frame::Battle(Battle { blow: Blow::Raid, ..self }));
                }
                // KB-R-42: with no more than the raid takes, there is nothing to choose.
                let taken = if any > 0 { owned } else { Goods::NONE };
                penalty::suffer(play, seat, taken, &attack);
            }
        }
        self.next(play, seat, outcome)
    }
}

impl Battle {
    /// The next battle, after what this one's end brings.
    fn next<C: Chance, S: Sink<Event>>(
        self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        outcome: Outcome,
    ) -> Next {
        play.goto(Frame::Battle(Battle { place: self.place + 1, blow: Blow::Fight }));
        let moment = match outcome {
            Outcome::Won => Moment::BattleWon,
            Outcome::Drawn => Moment::BattleTied,
            Outcome::Lost => Moment::BattleLost,
        };
        moments::fire(play, moment, SeatSet::one(seat), 0);
        Next::Go
    }
}

/// KB-WINTER-09: the reward of the card.
fn win<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, chosen: Goods) {
    let reward = Attack::of(play.content(), play.state).reward;
    play.gain(seat, reward.chosen(chosen), rules::KB_WINTER_09);
}
