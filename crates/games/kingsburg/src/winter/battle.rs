//! The battles, one after another in turn order (KB-R-38).

use super::strength::bonuses;
use super::threat::Attack;
use super::{Blow, penalty, settle};
use crate::answer::Answer;
use crate::board::{Board, Player, State};
use crate::content::{Content, Moment, Tie};
use crate::effects::{moments, standing};
use crate::event::{Event, Outcome};
use crate::flow::{Frame, Next, Play};
use crate::goods::{Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink};

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

/// Settles battle after battle, up to a choice.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, blow: Blow) -> Next {
    let Some(seat) = play.state.board.at_place(place) else { return settle(play) };
    if blow != Blow::Fight {
        return Next::Ask;
    }
    let attack = Attack::of(play.content, play.state);
    let outcome = outcome(play.content, &play.state.board, seat, &attack);
    let total = play.state.board.totals[seat.index()];
    let bonuses = bonuses(&attack.scene(play.content, &play.state.board), seat).collect();
    play.sink.emit(Event::Fought { seat, total, bonuses, strength: attack.strength, outcome });
    let player = play.state.board.player_mut(seat);
    player.last_battle = Some(outcome);
    if outcome == Outcome::Won {
        player.victories += 1;
    }
    match outcome {
        Outcome::Won if attack.reward.any > 0 => {
            return play.goto(Frame::Battle { place, blow: Blow::Reward });
        }
        Outcome::Won => win(play, seat, Goods::NONE),
        Outcome::Drawn => {}
        Outcome::Lost => {
            let penalty = penalty::of(play.content, &play.state.board, seat, &attack);
            penalty::raid(play, seat, penalty.kinds());
            let owned = play.state.board.player(seat).goods;
            let any = penalty.any;
            if any > 0 && owned.total() > any {
                return play.goto(Frame::Battle { place, blow: Blow::Raid });
            }
            // KB-R-42: with no more than the raid takes, there is nothing to choose.
            let taken = if any > 0 { owned } else { Goods::NONE };
            penalty::suffer(play, seat, taken, &attack);
        }
    }
    next(play, seat, place, outcome)
}

/// The next battle, after what this one's end brings.
fn next<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    place: u8,
    outcome: Outcome,
) -> Next {
    play.goto(Frame::Battle { place: place + 1, blow: Blow::Fight });
    let moment = match outcome {
        Outcome::Won => Moment::BattleWon,
        Outcome::Drawn => Moment::BattleTied,
        Outcome::Lost => Moment::BattleLost,
    };
    moments::fire(play, moment, SeatSet::one(seat), 0);
    Next::Go
}

/// KB-WINTER-09: the reward of the card.
fn win<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, chosen: Goods) {
    let reward = Attack::of(play.content, play.state).reward;
    play.gain(seat, reward.chosen(chosen), Rule("KB-WINTER-09"));
}

/// How many goods of choice the card gives or takes.
fn any(content: &Content, board: &Board, seat: Seat, attack: &Attack, blow: Blow) -> u16 {
    match blow {
        Blow::Fight => 0,
        Blow::Reward => attack.reward.any,
        Blow::Raid => penalty::of(content, board, seat, attack).any,
    }
}

/// The goods of choice of a reward or a raid.
#[inline(never)]
pub fn list(content: &Content, state: &State, seat: Seat, blow: Blow, answers: &mut Vec<Answer>) {
    let board = &state.board;
    let n = any(content, board, seat, &Attack::of(content, state), blow);
    match blow {
        Blow::Fight => {}
        Blow::Reward => SUPPLY.each_pick(n, |goods| answers.push(Answer::Goods(goods))),
        Blow::Raid => board.player(seat).goods.each_pick(n, |goods| answers.push(Answer::Goods(goods))),
    }
}

/// KB-RAID-03: any mix of what he has, and just as many as the card says.
pub fn judge(
    content: &Content,
    board: &Board,
    seat: Seat,
    attack: &Attack,
    blow: Blow,
    answer: Answer,
) -> Result<(), Reason> {
    let player: &Player = board.player(seat);
    let n = any(content, board, seat, attack, blow);
    let (rule, owned) = match blow {
        Blow::Fight => return Err(Reason::NotAsked { rule: Rule("KB-WINTER-07") }),
        Blow::Reward => (Rule("KB-WINTER-09"), SUPPLY),
        Blow::Raid => (Rule("KB-RAID-03"), player.goods),
    };
    match answer {
        Answer::Goods(goods) => {
            crate::aid::exactly(n, goods, rule)?;
            if owned.has(goods) { Ok(()) } else { Err(Reason::NotOwned { rule, goods, owned }) }
        }
        Answer::Pass => Err(Reason::Compulsory { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// Takes the goods chosen, and what comes after them.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    blow: Blow,
) -> Next {
    let Answer::Goods(goods) = answer else { return Next::Go };
    let outcome = match blow {
        Blow::Fight => return Next::Go,
        Blow::Reward => {
            win(play, seat, goods);
            Outcome::Won
        }
        Blow::Raid => {
            let attack = Attack::of(play.content, play.state);
            penalty::suffer(play, seat, goods, &attack);
            Outcome::Lost
        }
    };
    next(play, seat, place, outcome)
}
