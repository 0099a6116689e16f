//! The game being played on: what many steps do.

use crate::Kingsburg;
use crate::board::{MOST_OWNED, Phase};
use crate::calendar::Point;
use crate::content::{Content, Moment};
use crate::effects::moments;
use crate::event::Event;
use crate::flow::Frame;
use crate::goods::{Bundle, Goods};
use crate::winter::year_end;
use table::{Chance, Next, Rule, Run, Seat, Sink};

/// The game being played on: the rules with hands on the state.
pub type Play<'a, C, S> = table::Play<'a, Kingsburg, C, S>;

/// What many steps do.
pub trait Playing<'a> {
    /// The components.
    fn content(&self) -> &'a Content;

    /// Lets the effects of a moment come for everybody, then goes on there: at once if there are none.
    fn moment(&mut self, moment: Moment, then: Point) -> Next;

    /// KB-FLOW-03: the marker moves on, and the next phase begins.
    fn next_phase(&mut self) -> Next;

    /// A player gains something out of the Supply; goods of choice are not part of it.
    fn gain(&mut self, seat: Seat, what: Bundle, rule: Rule);

    /// A player pays or loses something that he has; victory points he need not have (KB-END-06).
    fn lose(&mut self, seat: Seat, what: Bundle, rule: Rule);
}

impl<'a, C: Chance, S: Sink<Event>> Playing<'a> for Play<'a, C, S> {
    #[inline]
    fn content(&self) -> &'a Content {
        &self.game.content
    }

    fn moment(&mut self, moment: Moment, then: Point) -> Next {
        self.goto(Frame::At(then));
        if moments::fire_for_all(self, moment) { Next::Go } else { then.run(self) }
    }

    #[inline(never)]
    fn next_phase(&mut self) -> Next {
        let board = &mut self.state.board;
        board.phase = match board.phase {
            Phase::Aid => Phase::Spring,
            Phase::Spring => Phase::Reward,
            Phase::Reward => Phase::Summer,
            Phase::Summer => Phase::Agent,
            Phase::Agent => Phase::Autumn,
            Phase::Autumn => Phase::Mercenaries,
            Phase::Mercenaries => Phase::Winter,
            Phase::Winter => return year_end::end_year(self),
        };
        self.goto(Frame::Begin)
    }

    #[inline]
    fn gain(&mut self, seat: Seat, what: Bundle, rule: Rule) {
        if what.is_empty() {
            return;
        }
        let player = self.state.board.player_mut(seat);
        let most = Goods { gold: MOST_OWNED, wood: MOST_OWNED, stone: MOST_OWNED };
        player.goods = player.goods.plus(what.kinds()).common(most);
        player.plus2 = player.plus2.saturating_add(what.plus2).min(MOST_OWNED);
        player.soldiers = player.soldiers.saturating_add(what.soldiers).min(MOST_OWNED);
        player.vp = player.vp.saturating_add(what.vp);
        self.tell(Event::Gained { seat, what, rule });
    }

    #[inline]
    fn lose(&mut self, seat: Seat, what: Bundle, rule: Rule) {
        if what.is_empty() {
            return;
        }
        let player = self.state.board.player_mut(seat);
        player.goods = player.goods.minus(what.kinds());
        player.plus2 = player.plus2.saturating_sub(what.plus2);
        player.soldiers = player.soldiers.saturating_sub(what.soldiers);
        player.vp = player.vp.saturating_sub(what.vp);
        self.tell(Event::Lost { seat, what, rule });
    }
}
