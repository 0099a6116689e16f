//! What one observer may know, and the worlds he could be in.

pub mod facts;
mod sheet;

use crate::Kingsburg;
use crate::board::{Board, Hidden, Phase, State, TILES, YEARS};
use crate::content::{CardId, Content, Facing, FateId, GovernorId};
use crate::flow::{Frame, Point};
use crate::options::{Caprices, Fate, Options};
use crate::position::Position;
use crate::setup::governors;
use facts::Facts;
use serde::{Serialize, Serializer};
use std::sync::Arc;
use table::{Chance, Observer, Seat, Sheet, Stack};

/// What one observer may know: all that lies open, and of what does not, what was revealed to all or seen by him.
/// Written as [`Shown`]: a [`Position`] with the rest left out, and what follows from it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// The modules in play.
    pub options: Options,
    /// What lies open.
    pub board: Board,
    /// What he knows of the rest.
    pub known: Known,
    components: Components,
}

/// The components of a view: equal if they have the same hash.
#[derive(Clone, Debug)]
struct Components(Arc<Content>);

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        self.0.hash == other.0.hash
    }
}

/// What somebody knows of what lies face down.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    /// Whose secrets these are, if he has any.
    pub seat: Option<Seat>,
    /// Invader cards of the five years.
    pub invaders: [Option<CardId>; YEARS as usize],
    /// Those of the second deck.
    pub valley: [Option<CardId>; YEARS as usize],
    /// Fate cards of the five years.
    pub fates: [Option<FateId>; YEARS as usize],
    /// The governors dealt to him.
    pub dealt: Option<[GovernorId; 3]>,
    /// The one he keeps.
    pub kept: Option<GovernorId>,
    /// The request token he laid.
    pub request: Option<u8>,
}

/// What a seat holds in secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// See [`Known::dealt`].
    pub dealt: Option<[GovernorId; 3]>,
    /// See [`Known::kept`].
    pub kept: Option<GovernorId>,
    /// See [`Known::request`].
    pub request: Option<u8>,
}

impl Known {
    /// What he knows that a seat holds in secret: nothing if it is not his.
    #[must_use]
    pub fn own(&self, seat: Seat) -> Own {
        if self.seat == Some(seat) {
            Own { dealt: self.dealt, kept: self.kept, request: self.request }
        } else {
            Own::default()
        }
    }

    /// Without saying whose secrets these are, if there are none.
    fn open(&self) -> Known {
        let has_secrets = self.dealt.is_some() || self.kept.is_some() || self.request.is_some();
        Known { seat: self.seat.filter(|_| has_secrets), ..self.clone() }
    }
}

impl View {
    /// Builds the view of an observer.
    #[must_use]
    pub fn of(game: &Kingsburg, state: &State, observer: Observer) -> View {
        let (board, hidden) = (&state.board, &state.hidden);
        let content = game.components();
        let mut known = Known::default();
        let open = crate::effects::scenario(content, board, |s| (s.invaders == Facing::Up).then_some(()));
        let second = game.has_second_deck(board);
        for year in 0..usize::from(YEARS) {
            let revealed = is_revealed(board, year);
            if revealed || open.is_some() || observer.is_in(board.looked[year]) {
                known.invaders[year] = Some(hidden.invaders[year]);
            }
            if second && (revealed || observer.is_in(board.looked_valley[year])) {
                known.valley[year] = Some(hidden.valley[year]);
            }
            if game.options().fate == Fate::On && is_fate_known(board, year) {
                known.fates[year] = Some(hidden.fates[year]);
            }
        }
        if let Observer::Seat(seat) = observer {
            known.seat = Some(seat);
            if let Frame::Governors(step) = board.frame() {
                known.dealt = Some(hidden.dealt[seat.index()]);
                known.kept = step.chosen.has(seat).then_some(hidden.kept[seat.index()]);
            }
            if let Frame::Requests(step) = board.frame() {
                known.request = step.chosen.has(seat).then_some(hidden.requests[seat.index()]);
            }
        }
        View {
            observer,
            options: game.options(),
            board: *board,
            known,
            components: Components(Arc::clone(&game.content)),
        }
    }

    /// Do both know the same? Where nobody holds anything in secret, all who look do.
    #[must_use]
    pub fn is_like(&self, other: &View) -> bool {
        let View { observer: _, options, board, known, components } = self;
        *options == other.options
            && *components == other.components
            && known.open() == other.known.open()
            && *board == other.board
    }

    /// Writes it; what is the same in a view of the same game that was written before is copied.
    #[must_use]
    pub fn write(&self, before: &[(&View, &Sheet)]) -> Sheet {
        sheet::write(self, before)
    }

    /// A spectator's view of a board that was written down.
    #[must_use]
    pub(crate) fn written(game: &Kingsburg, board: Board, known: Known) -> View {
        let components = Components(Arc::clone(&game.content));
        View { observer: Observer::Spectator, options: game.options(), board, known, components }
    }

    /// The components in play.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.components.0
    }

    /// A world in which everything he does not know is as likely as it is to him.
    pub fn world<C: Chance>(&self, game: &Kingsburg, chance: &mut C) -> State {
        let known = &self.known;
        let second = game.has_second_deck(&self.board);
        let mut hidden = Hidden::of([CardId::default(); YEARS as usize]);
        for year in 0..usize::from(YEARS) {
            // KB-SETUP-14: any card of the year, equally likely; two decks never hold the same.
            hidden.invaders[year] = match (known.invaders[year], known.valley[year]) {
                (Some(card), _) => card,
                (None, Some(other)) => game.draw_valley_card(other, chance),
                (None, None) => game.draw_card(year as u8 + 1, chance),
            };
            if second {
                let taken = hidden.invaders[year];
                let drawn = known.valley[year].unwrap_or_else(|| game.draw_valley_card(taken, chance));
                hidden.valley[year] = drawn;
            }
        }
        if self.options.fate == Fate::On {
            let first: Stack<FateId, 5> = known.fates.iter().flatten().copied().collect();
            hidden.fates = game.draw_fates(first, chance);
        }
        if self.options.caprices == Caprices::Court {
            hidden.tiles = self.tiles(chance);
        }
        self.secret_answers(&mut hidden, chance);
        State { board: self.board, hidden }
    }

    /// KB-MOD6-01: tiles that lie open come first, the others in any order.
    fn tiles<C: Chance>(&self, chance: &mut C) -> [u8; TILES] {
        let open = |tile: &u8| self.board.is_covered(*tile);
        let (mut shown, mut rest): (Stack<u8, TILES>, Stack<u8, TILES>) = (Stack::new(), Stack::new());
        for tile in 1..=TILES as u8 {
            if open(&tile) { shown.push(tile) } else { rest.push(tile) }
        }
        chance.shuffle(&mut rest);
        let mut all = shown.iter().chain(rest.iter()).copied();
        std::array::from_fn(|_| all.next().unwrap_or_default())
    }

    /// What others hold and have answered in secret: any hand, any card of it, any token they have left.
    fn secret_answers<C: Chance>(&self, hidden: &mut Hidden, chance: &mut C) {
        let own = match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        if let Frame::Governors(step) = self.board.frame() {
            let hand = own.zip(self.known.dealt);
            hidden.dealt = governors::deal(self.board.seats, hand, chance);
            for seat in step.chosen.iter() {
                let kept = self.known.kept.filter(|_| own == Some(seat));
                hidden.kept[seat.index()] =
                    kept.unwrap_or_else(|| hidden.dealt[seat.index()][chance.draw(3)]);
            }
        }
        if let Frame::Requests(step) = self.board.frame() {
            for seat in step.chosen.iter() {
                let known = self.known.request.filter(|_| own == Some(seat));
                hidden.requests[seat.index()] = known.unwrap_or_else(|| self.some_request(seat, chance));
            }
        }
    }

    /// Any of the tokens somebody has left.
    fn some_request<C: Chance>(&self, seat: Seat, chance: &mut C) -> u8 {
        let left = self.board.player(seat).requests;
        let tokens: Stack<u8, 6> =
            (0..).zip(left).flat_map(|(value, n)| std::iter::repeat_n(value, usize::from(n))).collect();
        tokens[chance.draw(tokens.len())]
    }
}

/// KB-WINTER-03: the card of a year is open from the Winter of that year on.
fn is_revealed(board: &Board, index: usize) -> bool {
    index < board.year_index() || (index == board.year_index() && is_winter_running(board))
}

/// Has the card of this Winter been turned up?
fn is_winter_running(board: &Board) -> bool {
    let before = board.frames.iter().any(|f| matches!(f, Frame::Begin | Frame::At(Point::Reveal)));
    board.phase == Phase::Winter && !before
}

/// KB-MOD4-02: the Fate card of a year is known from the start of that year on.
fn is_fate_known(board: &Board, index: usize) -> bool {
    let begun = board.phase != Phase::Aid || board.fate.is_some();
    index < board.year_index() || (index == board.year_index() && begun)
}

/// A view as it is written for people and programs.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Shown {
    /// What is known.
    #[serde(flatten)]
    pub position: Position,
    /// What follows from it.
    pub facts: Facts,
}

impl Shown {
    /// Writes a view.
    #[must_use]
    pub fn of(view: &View) -> Shown {
        let position = Position::of(view.content(), view.options, &view.board, &view.known);
        Shown { position, facts: Facts::of(view) }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(self).serialize(serializer)
    }
}
