//! The battles, one after another in turn order (KB-R-38).

use super::{Blow, penalty, settle, top_card};
use crate::answer::Answer;
use crate::board::{Board, Player};
use crate::content::{Content, Invader};
use crate::event::{Event, Outcome};
use crate::flow::{Frame, Next, Play};
use crate::goods::{Bundle, Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// KB-WINTER-09 to KB-WINTER-11: more than their strength wins, less loses, equal is neither, unless a building
/// makes it a victory.
#[must_use]
pub fn outcome(content: &Content, board: &Board, seat: Seat, invader: &Invader) -> Outcome {
    let total = board.totals[seat.index()];
    let owned = board.player(seat).built.and(content.at.battle);
    match total.cmp(&invader.strength) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Less => Outcome::Lost,
        std::cmp::Ordering::Equal if owned.iter().any(|id| content.building(id).tie_is_win) => Outcome::Won,
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}

/// Did the seat win its battle? A winner loses no building, so this can be asked after all battles too.
pub fn has_won(content: &Content, board: &Board, seat: Seat, invader: &Invader) -> bool {
    outcome(content, board, seat, invader) == Outcome::Won
}

/// Settles battle after battle, up to a choice.
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, blow: Blow) -> Next {
    let Some(seat) = play.state.board.at_place(place) else { return settle(play) };
    if blow != Blow::Fight {
        return Next::Ask;
    }
    let invader = top_card(play);
    let outcome = outcome(play.content, &play.state.board, seat, invader);
    let total = play.state.board.totals[seat.index()];
    play.sink.emit(Event::Fought { seat, total, strength: invader.strength, outcome });
    match outcome {
        Outcome::Won if invader.reward.any > 0 => {
            return play.goto(Frame::Battle { place, blow: Blow::Reward });
        }
        Outcome::Won => win(play, seat, Goods::NONE),
        Outcome::Drawn => {}
        Outcome::Lost => {
            penalty::raid(play, seat, invader.penalty.kinds());
            let owned = play.state.board.player(seat).goods;
            if invader.penalty.any > 0 && owned.total() > invader.penalty.any {
                return play.goto(Frame::Battle { place, blow: Blow::Raid });
            }
            // KB-R-42: with no more than the raid takes, there is nothing to choose.
            let taken = if invader.penalty.any > 0 { owned } else { Goods::NONE };
            penalty::suffer(play, seat, taken, invader.penalty);
        }
    }
    play.goto(Frame::Battle { place: place + 1, blow: Blow::Fight })
}

/// KB-WINTER-09, KB-BLD-18: the reward of the card, then what buildings add to a victory.
fn win<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, chosen: Goods) {
    let reward = top_card(play).reward;
    let what = Bundle { vp: reward.vp, ..Bundle::goods(reward.kinds().plus(chosen)) };
    play.gain(seat, what, Rule("KB-WINTER-09"));
    let owned = play.state.board.player(seat).built.and(play.content.at.battle_won);
    for id in owned.iter() {
        let building = play.content.building(id);
        play.gain(seat, building.battle_won, building.rule);
    }
}

/// The goods of choice of a reward or a raid.
pub fn list(invader: &Invader, player: &Player, blow: Blow, answers: &mut Vec<Answer>) {
    match blow {
        Blow::Fight => {}
        Blow::Reward => SUPPLY.each_pick(invader.reward.any, |goods| answers.push(Answer::Goods(goods))),
        Blow::Raid => player.goods.each_pick(invader.penalty.any, |goods| answers.push(Answer::Goods(goods))),
    }
}

/// KB-RAID-03: any mix of what he has, and just as many as the card says.
pub fn judge(invader: &Invader, player: &Player, blow: Blow, answer: Answer) -> Result<(), Reason> {
    let (rule, n, owned) = match blow {
        Blow::Fight => return Err(Reason::NotAsked { rule: Rule("KB-WINTER-07") }),
        Blow::Reward => (Rule("KB-WINTER-09"), invader.reward.any, SUPPLY),
        Blow::Raid => (Rule("KB-RAID-03"), invader.penalty.any, player.goods),
    };
    match answer {
        Answer::Goods(goods) => {
            crate::aid::exactly(n, goods, rule)?;
            if owned.has(goods) { Ok(()) } else { Err(Reason::NotOwned { rule, goods, owned }) }
        }
        Answer::Pass => Err(Reason::Compulsory { rule }),
        Answer::Place(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } | Answer::Build(_) => {
            Err(Reason::NotAsked { rule })
        }
    }
}

/// Takes the goods chosen, and what comes after them.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    blow: Blow,
) {
    let Answer::Goods(goods) = answer else { return };
    match blow {
        Blow::Fight => {}
        Blow::Reward => win(play, seat, goods),
        Blow::Raid => penalty::suffer(play, seat, goods, top_card(play).penalty),
    }
    play.goto(Frame::Battle { place: place + 1, blow: Blow::Fight });
}
