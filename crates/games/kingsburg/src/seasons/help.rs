//! Season c: receive the advisors' help.

use crate::Kingsburg;
use crate::board::{Board, Group, MAX_SEATS, Right};
use crate::calendar::Point;
use crate::content::{Content, Moment, Pc};
use crate::effects::{effect, moments, words};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, SeatSet, Sink};

/// KB-HELP-01, KB-R-27: advisors help from 1 to 18, the groups on one of them in turn order; equal groups (one player
/// with both) stay as they were placed. So the court is sorted before the first advisor helps.
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &mut play.state.board;
    board.courted = board.influenced;
    let mut place = [0; MAX_SEATS];
    for (at, seat) in (0..).zip(board.order) {
        place[seat.index()] = at;
    }
    let rank = |group: &Group| {
        let place: u16 = group.seat.map_or(0, |seat| place[seat.index()]);
        u16::from(group.advisor) << 8 | place
    };
    // A stable insertion sort of a few groups: no allocation.
    for i in 1..board.court.len() {
        let group = board.court[i];
        let own = rank(&group);
        let mut j = i;
        while j > 0 && rank(&board.court[j - 1]) > own {
            board.court[j] = board.court[j - 1];
            j -= 1;
        }
        board.court[j] = group;
    }
    play.goto(Frame::Help(Help { group: 0 }))
}

/// The advisors help, from 1 to 18.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Help {
    /// Whose turn it is to be helped: a place in the court, which is sorted by then.
    pub group: u8,
}

impl Run<Kingsburg> for Help {
    /// KB-HELP-02: each group brings its owner the advisor's help, also the second on one advisor (KB-ENVOY-06), and what that
    /// brings; it can be used at once for the next (KB-HELP-07). Advisors without dice are passed over (KB-HELP-03), and so are
    /// neutral dice (KB-2P-07). Then all take their dice back (KB-HELP-04).
    #[inline(never)]
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut group = self.group;
        while let Some(&Group { advisor, seat, right, .. }) = play.state.board.court.get(usize::from(group)) {
            if play.state.board.restock != 0 && !takes_the_same(&play.state.board, group) {
                crate::caprices::restock(play);
            }
            group += 1;
            let Some(seat) = seat else { continue };
            let Some(gift) = gift(play.content(), &play.state.board, group - 1) else { continue };
            play.tell(match right {
                Right::Card => Event::HelpedByCard { seat, space: advisor },
                Right::Free | Right::Agent | Right::Deal | Right::Moved => {
                    Event::Helped { seat, advisor, rule: play.content().rule(gift) }
                }
            });
            play.goto(Frame::Help(Help { group }));
            // VR-10: a space on one's own card is no advisor.
            let more =
                right != Right::Card && moments::fire(play, Moment::OnAid, SeatSet::one(seat), advisor);
            if effect::start(play, seat, gift, advisor) {
                return Next::Ask;
            }
            if more {
                return Next::Go;
            }
        }
        crate::caprices::restock(play);
        take_dice_back(&mut play.state.board);
        play.moment(Moment::HelpEnd, Point::Build)
    }
}

/// Does the group get what the one before it got (KB-R-62)? Another player on the same advisor does; who has both groups
/// there takes anew (KB-R-27). A space on a card takes nothing from a tile.
fn takes_the_same(board: &Board, group: u8) -> bool {
    let (before, rest) = board.court.split_at(usize::from(group));
    let Some(own) = rest.first() else { return false };
    let on_advisor = |g: &&Group| g.advisor == own.advisor && g.right != Right::Card;
    let last = before.iter().rev().find(on_advisor);
    own.right == Right::Card || last.is_some_and(|g| g.seat != own.seat)
}

/// What a group brings: the gift of its advisor or his tile, or that of the space on a card.
#[inline]
fn gift(content: &Content, board: &Board, group: u8) -> Option<Pc> {
    let Group { advisor, seat, right, .. } = board.court[usize::from(group)];
    match right {
        Right::Free | Right::Agent | Right::Deal | Right::Moved => words::gift(content, board, advisor),
        Right::Card => {
            let governor = board.player(seat?).governor?;
            let spaces = &content.source(governor.source()).spaces;
            spaces.iter().find(|s| s.number == advisor).map(|s| s.gift)
        }
    }
}

/// KB-HELP-04, KB-AID-09, KB-2P-06 for the court: nothing is left on the advisors. Dice that were not placed have given
/// nothing (KB-INF-20).
fn take_dice_back(board: &mut Board) {
    board.court.clear();
    board.influenced = 0;
    for player in &mut board.players {
        player.dice = crate::board::Dice::default();
        player.due = crate::board::Due::default();
    }
}
