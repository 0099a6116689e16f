//! What a position leaves out and the rules tell, for the step in progress.

use super::{GroupSheet, Position};
use crate::Kingsburg;
use crate::board::{Board, COLOURED, Dice, Due, Right};
use crate::content::SourceId;
use crate::effects::{all_of, is_used, mark_used};
use crate::flow::{Build, Favour, Frame, Point};
use crate::invariants::coloured_dice;
use crate::seasons::{prices, roll, two_players};
use table::Seat;

impl Position {
    /// The steps in progress: without any the phase is about to begin, and after the lines come the governors (KB-R-51).
    pub(super) fn steps(&self) -> Vec<Frame> {
        match self.frames[..] {
            [] => vec![Frame::Begin],
            [lines @ (Frame::Lines(_) | Frame::Draft(_))] => vec![Frame::At(Point::Governors), lines],
            _ => self.frames.clone(),
        }
    }

    /// The groups of dice as they stand: while advisors help, those on one of them in turn order (KB-R-27).
    pub(super) fn groups(&self) -> Vec<&GroupSheet> {
        let mut groups: Vec<&GroupSheet> = self.court.iter().collect();
        let helping = matches!(self.frames.first(), Some(Frame::Help(_)));
        // Which of them is the next one cannot be told if they are not sorted by advisor: that is refused.
        if helping && groups.is_sorted_by_key(|g| g.advisor) {
            let place = |seat: Seat| self.order.iter().position(|s| *s == seat).unwrap_or(0);
            groups.sort_by_key(|g| (g.advisor, g.seat.map_or(0, place)));
        }
        groups
    }

    /// What the step in progress tells of the board.
    pub(super) fn follow(&self, game: &Kingsburg, board: &mut Board) {
        record_deals(game, board);
        match board.frames.first().copied() {
            Some(Frame::At(Point::Roll)) => self.count_dice(game, board),
            Some(Frame::At(Point::Build | Point::SeasonOver)) => clear_away(board),
            Some(Frame::Build(turn)) => {
                clear_away(board);
                take_turn(game, board, turn);
            }
            _ => {}
        }
    }

    /// KB-ROLL-01, KB-ROLL-02: who has no number of dice yet rolls those that he is entitled to.
    fn count_dice(&self, game: &Kingsburg, board: &mut Board) {
        let content = game.components();
        let settling = board.frames.len() > 1;
        for (sheet, seat) in self.players.iter().zip(Seat::all(board.seats)) {
            if sheet.due.is_none() {
                // What a card takes away in a moment that is in progress is still to come, or is written.
                let most = if settling { COLOURED as u8 } else { coloured_dice(content, board, seat).1 };
                let white = roll::white_dice(content, board, seat);
                board.player_mut(seat).due = Due { coloured: most, white };
            }
        }
    }
}

/// KB-MOD4-03: whoever shares an advisor by an effect has used what let him, whether or not the file says so.
fn record_deals(game: &Kingsburg, board: &mut Board) {
    for seat in Seat::all(board.seats) {
        let made = board.court.iter().filter(|g| g.seat == Some(seat) && g.right == Right::Deal).count();
        let lets = |id: SourceId| Some((id, game.components().source(id).shares?));
        let rights: Vec<_> = all_of(board, seat).sources().filter_map(lets).collect();
        let player = board.player_mut(seat);
        let recorded = rights.iter().filter(|(id, per)| is_used(player, *id, *per)).count();
        let open = rights.iter().filter(|(id, per)| !is_used(player, *id, *per)).copied().collect::<Vec<_>>();
        open.into_iter().take(made.saturating_sub(recorded)).for_each(|(id, per)| mark_used(player, id, per));
    }
}

/// KB-HELP-04, KB-2P-06: once the advisors have helped, dice still lie before the players, and neutral ones on the court; no rule
/// asks about them any more.
fn clear_away(board: &mut Board) {
    if board.court.iter().any(|g| g.seat.is_some()) {
        return;
    }
    for player in &mut board.players {
        if player.dice != Dice::default() {
            player.dice = Dice::default();
            player.due = Due::default();
        }
    }
    if board.seats == 2 && two_players::lie_where_they_fall(board) {
        board.court.clear();
        board.influenced = 0;
    }
}

/// What he has built this season is what he has built in his turn (KB-INV-14); whether he builds cheaper was found when it came
/// (KB-GOV-08).
fn take_turn(game: &Kingsburg, board: &mut Board, turn: Build) {
    let Some(seat) = board.at_place(turn.place) else { return };
    let player = board.player_mut(seat);
    if player.builds == 0 {
        player.builds = turn.built;
    }
    if turn.built == 0 && turn.favour == Favour::None {
        let favour = prices::favour(game.components(), board, turn.place);
        if let Some(base) = board.frames.first_mut() {
            *base = Frame::Build(Build { favour, ..turn });
        }
    }
}
