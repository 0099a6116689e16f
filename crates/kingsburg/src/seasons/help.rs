//! Season c: receive the advisors' help.

use crate::answer::Answer;
use crate::board::{ADVISORS, Board, Group, MAX_SEATS, Player, YEARS};
use crate::content::{Content, Gift};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::goods::{Bundle, SUPPLY};
use crate::reason::Reason;
use crate::trade;
use table::{Chance, Rule, Seat, Sink};

/// The rules of the eighteen gifts, advisor 1 first.
const RULES: [Rule; ADVISORS as usize] = [
    Rule("KB-ADV-01"),
    Rule("KB-ADV-02"),
    Rule("KB-ADV-03"),
    Rule("KB-ADV-04"),
    Rule("KB-ADV-05"),
    Rule("KB-ADV-06"),
    Rule("KB-ADV-07"),
    Rule("KB-ADV-08"),
    Rule("KB-ADV-09"),
    Rule("KB-ADV-10"),
    Rule("KB-ADV-11"),
    Rule("KB-ADV-12"),
    Rule("KB-ADV-13"),
    Rule("KB-ADV-14"),
    Rule("KB-ADV-15"),
    Rule("KB-ADV-16"),
    Rule("KB-ADV-17"),
    Rule("KB-ADV-18"),
];

/// The rule of an advisor's gift.
#[inline]
#[must_use]
pub const fn rule(advisor: u8) -> Rule {
    RULES[advisor as usize - 1]
}

/// KB-HELP-01, KB-R-27: advisors help from 1 to 18, the groups on one of them in turn order; equal groups (one player
/// with both) stay as they were placed. So the court is sorted before the first advisor helps.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &mut play.state.board;
    let mut place = [0; MAX_SEATS];
    for (at, seat) in (0..).zip(board.order) {
        place[seat.index()] = at;
    }
    let rank = |group: &Group| (group.advisor, group.seat.map_or(0, |seat| place[seat.index()]));
    // A stable insertion sort of a few groups: no allocation.
    for i in 1..board.court.len() {
        let mut j = i;
        while j > 0 && rank(&board.court[j - 1]) > rank(&board.court[j]) {
            board.court.swap(j - 1, j);
            j -= 1;
        }
    }
    play.goto(Frame::Help { group: 0 })
}

/// KB-HELP-02 to KB-HELP-04: each group brings its owner the advisor's help; then all take their dice back. Neutral
/// dice are nobody's (KB-2P-07).
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut group: u8) -> Next {
    while let Some(&Group { advisor, seat, .. }) = play.state.board.court.get(usize::from(group)) {
        group += 1;
        let Some(seat) = seat else { continue };
        play.sink.emit(Event::Helped { seat, advisor });
        if let Some(gift) = give(play, advisor, seat, 0) {
            play.goto(Frame::Help { group });
            play.state.board.frames.push(Frame::Gift { advisor, seat, gift });
            return Next::Ask;
        }
    }
    take_dice_back(&mut play.state.board);
    play.goto(Frame::Build { place: 0, built: 0 })
}

/// KB-HELP-04, KB-AID-09, KB-2P-06 for the court: nothing is left on the advisors.
fn take_dice_back(board: &mut Board) {
    board.court.clear();
    board.influenced = 0;
    for player in &mut board.players {
        player.dice = crate::board::Dice::default();
    }
}

/// The rest of an advisor's help after a choice.
pub fn resume_gift<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    advisor: u8,
    seat: Seat,
    gift: u8,
) -> Next {
    match give(play, advisor, seat, gift) {
        Some(gift) => {
            play.goto(Frame::Gift { advisor, seat, gift });
            Next::Ask
        }
        None => {
            play.state.board.frames.pop();
            Next::Go
        }
    }
}

/// Gives an advisor's gifts from this one on, and what buildings add to his help, up to one that needs a choice.
fn give<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    advisor: u8,
    seat: Seat,
    mut gift: u8,
) -> Option<u8> {
    let content = play.content;
    let giver = &content.advisors[advisor as usize - 1];
    while let Some(next) = giver.gifts.get(usize::from(gift)) {
        match next {
            Gift::Gain(what) if what.any == 0 => play.gain(seat, *what, rule(advisor)),
            Gift::Peek if has_seen(&play.state.board, seat) => {}
            Gift::Gain(_) | Gift::OneOf(_) | Gift::Trade(_) | Gift::Peek => return Some(gift),
        }
        gift += 1;
    }
    let owned = play.state.board.player(seat).built.and(giver.aided_by);
    for id in owned.iter() {
        let building = content.building(id);
        play.gain(seat, building.on_aid, building.rule);
    }
    None
}

/// Does the seat know the top card already? Looking again would change nothing.
fn has_seen(board: &Board, seat: Seat) -> bool {
    board.looked[usize::from(board.year.clamp(1, YEARS)) - 1].has(seat)
}

/// The ways to take a gift.
pub fn list(content: &Content, player: &Player, advisor: u8, gift: u8, answers: &mut Vec<Answer>) {
    match content.advisors[advisor as usize - 1].gifts.get(usize::from(gift)) {
        Some(Gift::Gain(what)) => SUPPLY.each_pick(what.any, |goods| answers.push(Answer::Goods(goods))),
        Some(Gift::OneOf(goods)) => answers.extend(goods.iter().map(|g| Answer::Goods(*g))),
        Some(Gift::Trade(one)) => {
            answers.push(Answer::Pass);
            trade::list(&[*one], player, answers);
        }
        Some(Gift::Peek) => answers.extend([Answer::Pass, Answer::Look]),
        None => {}
    }
}

/// KB-HELP-08: what is worded "may" can be declined, the rest cannot.
pub fn judge(
    content: &Content,
    player: &Player,
    advisor: u8,
    gift: u8,
    answer: Answer,
) -> Result<(), Reason> {
    let rule = rule(advisor);
    let not_asked = Err(Reason::NotAsked { rule });
    match content.advisors[advisor as usize - 1].gifts.get(usize::from(gift)) {
        Some(Gift::Gain(what)) => match answer {
            Answer::Goods(goods) => crate::aid::exactly(what.any, goods, rule),
            Answer::Pass => Err(Reason::Compulsory { rule }),
            Answer::Place(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } | Answer::Build(_) => {
                not_asked
            }
        },
        Some(Gift::OneOf(options)) => match answer {
            Answer::Goods(goods) if options.contains(&goods) => Ok(()),
            Answer::Goods(_) => Err(Reason::NotOffered { rule }),
            Answer::Pass => Err(Reason::Compulsory { rule }),
            Answer::Place(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } | Answer::Build(_) => {
                not_asked
            }
        },
        Some(Gift::Trade(one)) => match answer {
            Answer::Pass => Ok(()),
            _ => trade::judge(&[*one], player, answer, rule),
        },
        Some(Gift::Peek) => match answer {
            Answer::Pass | Answer::Look => Ok(()),
            Answer::Goods(_)
            | Answer::Place(_)
            | Answer::Token
            | Answer::Reroll { .. }
            | Answer::Build(_) => not_asked,
        },
        None => not_asked,
    }
}

/// Takes a gift, or declines it.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    advisor: u8,
    gift: u8,
) {
    let content = play.content;
    let rule = rule(advisor);
    match (content.advisors[advisor as usize - 1].gifts.get(usize::from(gift)), answer) {
        (Some(Gift::Gain(what)), Answer::Goods(goods)) => {
            let kinds = what.kinds().plus(goods);
            let (plus2, soldiers, vp) = (what.plus2, what.soldiers, what.vp);
            play.gain(seat, Bundle { plus2, soldiers, vp, ..Bundle::goods(kinds) }, rule);
        }
        (Some(Gift::OneOf(_)), Answer::Goods(goods)) => play.gain(seat, Bundle::goods(goods), rule),
        (Some(Gift::Trade(one)), answer) if answer != Answer::Pass => {
            trade::take(play, &[*one], seat, answer, rule);
        }
        (Some(Gift::Peek), Answer::Look) => look(play, seat, rule),
        _ => play.sink.emit(Event::Declined { seat, rule }),
    }
    play.goto(Frame::Gift { advisor, seat, gift: gift + 1 });
}

/// KB-ADV-10, KB-ADV-17, KB-R-23: he alone sees the card; that he looked is known to all.
fn look<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, rule: Rule) {
    let year = usize::from(play.state.board.year) - 1;
    play.state.board.looked[year].insert(seat);
    play.sink.emit(Event::Looked { seat, rule });
    let card = play.state.invaders[year];
    let invader = play.content.invader(card);
    play.sink.emit(Event::Saw { seat, card, race: invader.race.name(), strength: invader.strength, rule });
}
