//! Positions as files: a full state written for people, for puzzles, bug reports and rule questions.
//!
//! The form is described in `docs/positions.md`. [`Position::of`] writes a state, [`Position::read`] reads and checks
//! one and tells everything that is wrong with it.

mod check;
mod follow;
mod frames;
mod player;

use crate::answer::element;
use crate::board::{Board, Group, Hidden, MAX_SEATS, Phase, Right, State, Stock, TriggerSet, YEARS};
use crate::content::{CardId, Content, FateId, GovernorId, ROWS, ScenarioId};
use crate::flow::{Build, Frame};
use crate::goods::{Good, Goods};
use crate::options::Options;
use crate::view::{Known, View};
use crate::winter::threat::Attack;
use crate::{Kingsburg, winter};
pub use player::PlayerSheet;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Chance, Game, Observer, Seat, SeatSet, Stack};

/// A position, written for people. What is left out is empty; without frames the phase is about to begin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// `kingsburg`.
    pub game: String,
    /// The modules in play.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, string>"))]
    pub options: Options,
    /// 1 to 5.
    pub year: u8,
    /// The calendar space.
    pub phase: Phase,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// What each seat has.
    pub players: Vec<PlayerSheet>,
    /// Who holds the King's Agent.
    #[serde(default)]
    pub agent: Option<Seat>,
    /// Who holds the die of the King's Aid.
    #[serde(default)]
    pub aid_die: Option<Seat>,
    /// Dice on advisors, in the order they were placed.
    #[serde(default)]
    pub court: Vec<GroupSheet>,
    /// The five neutral dice of a game of two.
    #[serde(default)]
    pub neutral: Vec<u8>,
    /// The invader cards of the five years; null if not known.
    #[serde(default)]
    pub invaders: Vec<Option<String>>,
    /// Who has looked at each of them.
    #[serde(default)]
    pub looked: Vec<SeatSet>,
    /// The battle totals of this Winter.
    #[serde(default)]
    pub totals: Vec<i16>,
    /// The scenario.
    #[serde(default)]
    pub scenario: Option<ScenarioId>,
    /// The cards of a second deck of invaders; null if not known.
    #[serde(default)]
    pub valley: Vec<Option<String>>,
    /// Who has looked at each of them.
    #[serde(default)]
    pub looked_valley: Vec<SeatSet>,
    /// The Fate card of this year, once it is revealed.
    #[serde(default)]
    pub fate: Option<FateId>,
    /// The Fate cards of the five years; null if not known.
    #[serde(default)]
    pub fates: Vec<Option<FateId>>,
    /// The Caprice tiles on their advisors.
    #[serde(default)]
    pub tiles: Vec<u8>,
    /// The tiles that are still to come, in order; left out if not known.
    #[serde(default)]
    pub pile: Vec<u8>,
    /// The goods that lie on tiles, by number.
    #[serde(default)]
    pub stock: BTreeMap<u8, Goods>,
    /// Tiles whose goods are drawn anew once all their takers are served.
    #[serde(default)]
    pub restock: Vec<u8>,
    /// Advisors influenced this season, once their help is given.
    #[serde(default)]
    pub courted: Vec<u8>,
    /// Rows whose last building somebody has built in this game.
    #[serde(default)]
    pub completed: Vec<String>,
    /// Draft: the lines that lie open.
    #[serde(default)]
    pub pool: Vec<String>,
    /// Auction: the governors that nobody has yet.
    #[serde(default)]
    pub offered: Vec<GovernorId>,
    /// Effects of the moment in progress that are settled.
    #[serde(default)]
    pub settled: Vec<u8>,
    /// What the effect in progress belongs to, for people; it is not read.
    #[serde(default)]
    pub effect: Option<String>,
    /// The steps in progress.
    #[serde(default)]
    pub frames: Vec<Frame>,
    /// What follows from it, in a view; it is not read.
    #[serde(default, skip_serializing)]
    #[cfg_attr(feature = "types", ts(skip))]
    pub facts: IgnoredAny,
}

/// A group of dice on an advisor.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct GroupSheet {
    /// 1 to 18.
    pub advisor: u8,
    /// Whose; null for neutral dice.
    pub seat: Option<Seat>,
    /// The faces of its coloured (or neutral) dice.
    pub dice: Vec<u8>,
    /// The faces of its white dice.
    pub white: Vec<u8>,
    /// With a "+2" token?
    pub plus2: bool,
    /// 1 or -1 by the Market and its like.
    pub market: i8,
    /// By what right it stands there.
    pub right: Right,
}

impl Position {
    /// Writes what is known of a state.
    #[must_use]
    pub fn of(content: &Content, options: Options, board: &Board, known: &Known) -> Position {
        let players = Seat::all(board.seats).map(|seat| PlayerSheet::of(board, known, seat)).collect();
        Position { players, ..Position::without_players(content, options, board, known) }
    }

    /// The same without what each seat has.
    pub(crate) fn without_players(
        content: &Content,
        options: Options,
        board: &Board,
        known: &Known,
    ) -> Position {
        let faces = |faces: &[u8], mask: u8| {
            let chosen = faces.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            chosen.map(|(_, face)| *face).collect::<Vec<_>>()
        };
        let group = |g: &Group| GroupSheet {
            advisor: g.advisor,
            seat: g.seat,
            dice: match g.seat {
                Some(seat) => faces(&board.player(seat).dice.coloured, g.coloured),
                None => faces(&board.neutral, g.coloured),
            },
            white: g.seat.map_or_else(Vec::new, |seat| faces(&board.player(seat).dice.white, g.white)),
            plus2: g.plus2,
            market: g.shift,
            right: g.right,
        };
        let seats = usize::from(board.seats);
        let cards = |cards: &[Option<CardId>; YEARS as usize]| {
            cards.iter().map(|card| card.map(|c| content.invader(c).id.to_owned())).collect::<Vec<_>>()
        };
        let numbers = |bits: u32| (1..=18).filter(|n| bits >> n & 1 == 1).collect::<Vec<u8>>();
        let stocked = (1..).zip(board.stock).filter(|(_, stock)| !stock.is_empty());
        Position {
            game: "kingsburg".to_owned(),
            options,
            year: board.year,
            phase: board.phase,
            order: board.in_order().collect(),
            players: Vec::new(),
            agent: board.agent,
            aid_die: board.aid_die,
            court: board.court.iter().map(group).collect(),
            neutral: board.neutral.into_iter().filter(|face| *face > 0).collect(),
            invaders: cards(&known.invaders),
            looked: board.looked.to_vec(),
            totals: board.totals[..seats].to_vec(),
            scenario: board.scenario,
            valley: if known.valley == [None; YEARS as usize] { Vec::new() } else { cards(&known.valley) },
            looked_valley: board.looked_valley.to_vec(),
            fate: board.fate,
            fates: known.fates.to_vec(),
            tiles: numbers(board.tiles),
            pile: Vec::new(),
            stock: stocked.map(|(number, stock)| (number, stock.goods())).collect(),
            restock: numbers(board.restock),
            courted: numbers(board.courted),
            completed: rows(board.completed.into()),
            pool: (0..ROWS.len())
                .flat_map(|row| std::iter::repeat_n(ROWS[row].to_owned(), usize::from(board.pool[row])))
                .collect(),
            offered: board.offered.to_vec(),
            settled: board.settled.iter().collect(),
            effect: in_progress(content, board),
            frames: board.frames.to_vec(),
            facts: IgnoredAny,
        }
    }

    /// Writes a whole state.
    #[must_use]
    pub fn of_state(game: &Kingsburg, state: &State) -> Position {
        let view = View::of(game, state, Observer::Spectator);
        let hidden = &state.hidden;
        let known = Known {
            invaders: hidden.invaders.map(Some),
            valley: if game.has_second_deck(&state.board) {
                hidden.valley.map(Some)
            } else {
                Default::default()
            },
            fates: match game.options().fate {
                crate::options::Fate::On => hidden.fates.map(Some),
                crate::options::Fate::Off => Default::default(),
            },
            ..view.known
        };
        let mut position = Position::of(game.components(), game.options(), &state.board, &known);
        if game.options().caprices == crate::options::Caprices::Court {
            let open = state.board.tiles.count_ones() as usize;
            position.pile = hidden.tiles[open..].to_vec();
        }
        for (sheet, seat) in position.players.iter_mut().zip(Seat::all(state.board.seats)) {
            if let Frame::Governors(step) = state.board.frame() {
                sheet.dealt = hidden.dealt[seat.index()].to_vec();
                sheet.kept = step.chosen.has(seat).then_some(hidden.kept[seat.index()]);
            }
            if let Frame::Requests(step) = state.board.frame() {
                sheet.request = step.chosen.has(seat).then_some(hidden.requests[seat.index()]);
            }
        }
        position
    }

    /// Reads a position of a game with this content. What it leaves open comes from chance.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(
        &self,
        content: &Arc<Content>,
        chance: &mut impl Chance,
    ) -> Result<(Kingsburg, State), Vec<String>> {
        let mut wrong = check::shape(self, content);
        let is_readable = wrong.is_empty();
        wrong.extend(check::sheets(self, content));
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let Ok(game) = Kingsburg::new(content, &self.options, seats) else { return Err(wrong) };
        if !is_readable {
            return Err(wrong);
        }
        let board = self.board(&game);
        let hidden = self.hidden(&game, &board, chance);
        let mut state = State { board, hidden };
        self.add_up(&game, &mut state);
        for reason in check::after(self, &game, &state) {
            // Two players with the same fault make one reason.
            if !wrong.contains(&reason) {
                wrong.push(reason);
            }
        }
        if wrong.is_empty() { Ok((game, state)) } else { Err(wrong) }
    }

    /// KB-WINTER-08: totals that are left out are what soldiers and buildings add up to.
    fn add_up(&self, game: &Kingsburg, state: &mut State) {
        if self.totals.is_empty() && matches!(self.frames.first(), Some(Frame::Battle(_))) {
            let attack = Attack::of(game.components(), state);
            for seat in Seat::all(state.board.seats) {
                state.board.totals[seat.index()] =
                    winter::total(game.components(), &state.board, seat, &attack);
            }
        }
    }

    /// What lies face down: what is written, the rest as a spectator would have to guess it.
    fn hidden(&self, game: &Kingsburg, board: &Board, chance: &mut impl Chance) -> Hidden {
        let content = game.components();
        let named = |names: &[Option<String>], i: usize| {
            let card = names.get(i).and_then(Option::as_deref).and_then(|name| content.card_named(name));
            card.filter(|c| usize::from(content.invader(*c).year) == i + 1)
        };
        let known = Known {
            invaders: std::array::from_fn(|i| named(&self.invaders, i)),
            valley: std::array::from_fn(|i| named(&self.valley, i)),
            ..Known::default()
        };
        let view = View::written(game, *board, known);
        let mut hidden = view.world(game, chance).hidden;
        if self.options.fate == crate::options::Fate::On {
            hidden.fates = self.fates_of_years(chance);
        }
        if self.options.caprices == crate::options::Caprices::Court && !self.pile.is_empty() {
            let mut tiles = self.tiles.iter().chain(&self.pile).copied();
            hidden.tiles = std::array::from_fn(|_| tiles.next().unwrap_or_default());
        }
        self.secrets(board, &mut hidden, chance);
        hidden
    }

    /// What is held and was answered in secret: what is written, the rest is dealt and guessed.
    fn secrets(&self, board: &Board, hidden: &mut Hidden, chance: &mut impl Chance) {
        let hands = || self.players.iter().map(|sheet| <[GovernorId; 3]>::try_from(sheet.dealt.clone()).ok());
        let written: Vec<GovernorId> = hands().flatten().flatten().collect();
        let mut deck: Stack<GovernorId, 24> = GovernorId::all().filter(|g| !written.contains(g)).collect();
        if let Frame::Governors(step) = board.frame() {
            for ((hand, sheet), seat) in hands().zip(&self.players).zip(Seat::all(board.seats)) {
                let mut hand =
                    hand.unwrap_or_else(|| std::array::from_fn(|_| deck.remove(chance.draw(deck.len()))));
                hand.sort_unstable();
                hidden.dealt[seat.index()] = hand;
                if step.chosen.has(seat) {
                    hidden.kept[seat.index()] = sheet.kept.unwrap_or_else(|| hand[chance.draw(hand.len())]);
                }
            }
        }
        for (sheet, seat) in self.players.iter().zip(Seat::all(board.seats)) {
            if let Some(request) = sheet.request {
                hidden.requests[seat.index()] = request;
            }
        }
    }

    /// The Fate cards that are written, and any others for the years that are left open.
    fn fates_of_years(&self, chance: &mut impl Chance) -> [FateId; YEARS as usize] {
        let written = |i: usize| {
            let current = (i + 1 == usize::from(self.year)).then_some(self.fate).flatten();
            current.or_else(|| self.fates.get(i).copied().flatten())
        };
        let taken: Vec<FateId> = (0..usize::from(YEARS)).filter_map(written).collect();
        let mut deck: Stack<FateId, 29> = FateId::all().filter(|f| !taken.contains(f)).collect();
        std::array::from_fn(|i| written(i).unwrap_or_else(|| deck.remove(chance.draw(deck.len()))))
    }

    /// The board of a position whose numbers are all in range.
    fn board(&self, game: &Kingsburg) -> Board {
        let seats = self.players.len();
        let mut order: [Seat; MAX_SEATS] = std::array::from_fn(|i| Seat(i as u8));
        order[..seats].copy_from_slice(&self.order);
        let mut board = game.empty_board(order, self.scenario_card());
        for (player, sheet) in board.players.iter_mut().zip(&self.players) {
            *player = sheet.player(game, self.year);
        }
        board.year = self.year;
        board.phase = self.phase;
        board.agent = self.agent;
        board.aid_die = self.aid_die;
        for (die, face) in board.neutral.iter_mut().zip(&self.neutral) {
            *die = *face;
        }
        self.place_groups(&mut board);
        for (known, sheet) in board.looked.iter_mut().zip(&self.looked) {
            *known = *sheet;
        }
        for (known, sheet) in board.looked_valley.iter_mut().zip(&self.looked_valley) {
            *known = *sheet;
        }
        for (total, sheet) in board.totals.iter_mut().zip(&self.totals) {
            *total = *sheet;
        }
        let bits = |numbers: &[u8]| numbers.iter().fold(0u32, |bits, n| bits | 1 << (n & 31));
        board.fate = self.fate;
        board.tiles = bits(&self.tiles);
        board.restock = bits(&self.restock);
        board.courted = bits(&self.courted);
        if board.courted == 0 && matches!(self.frames.first(), Some(Frame::Help(_))) {
            // While advisors help, those with dice are those that were influenced.
            board.courted = board.influenced;
        }
        for (number, goods) in &self.stock {
            let mut stock = Stock::default();
            Good::ALL.into_iter().filter(|g| goods.of(*g) > 0).for_each(|g| stock.insert(g));
            if let Some(place) = usize::from(*number).checked_sub(1).and_then(|i| board.stock.get_mut(i)) {
                *place = stock;
            }
        }
        let row = |name: &String| ROWS.iter().position(|r| r == name);
        board.completed = self.completed.iter().filter_map(row).fold(0, |bits, r| bits | 1 << r);
        self.note_completed(&mut board);
        self.pool.iter().filter_map(row).for_each(|r| board.pool[r] += 1);
        board.offered = self.offered.iter().copied().take(6).collect();
        board.settled = self.settled.iter().fold(TriggerSet::NONE, |mut set, trigger| {
            set.insert(trigger & 127);
            set
        });
        board.frames = self.steps().into_iter().collect();
        self.follow(game, &mut board);
        board
    }

    /// Rows whose last building stands were completed, but for one that is being built right now.
    fn note_completed(&self, board: &mut Board) {
        let builder = match self.frames.first() {
            Some(Frame::Build(Build { place, built: 1.., .. })) => board.at_place(*place),
            _ => None,
        };
        for seat in Seat::all(board.seats).filter(|seat| Some(*seat) != builder) {
            for id in board.player(seat).built.of_column(4).iter() {
                board.completed |= 1 << id.row();
            }
        }
    }

    /// The scenario that is written, or that the options name.
    pub(super) fn scenario_card(&self) -> Option<ScenarioId> {
        self.scenario.or_else(|| self.options.scenario.card())
    }

    /// Puts the groups of dice on their advisors.
    fn place_groups(&self, board: &mut Board) {
        let mut neutral_left = 0b11111u8;
        for sheet in self.groups() {
            let mut group = Group {
                advisor: sheet.advisor,
                seat: sheet.seat,
                plus2: sheet.plus2,
                shift: sheet.market,
                right: sheet.right,
                ..Group::default()
            };
            match sheet.seat {
                Some(seat) => {
                    let dice = &mut board.player_mut(seat).dice;
                    group.coloured = take(&dice.coloured, &mut dice.coloured_left, &sheet.dice);
                    group.white = take(&dice.white, &mut dice.white_left, &sheet.white);
                }
                None => {
                    // Three dice of one colour, two of another (KB-2P-01, KB-2P-02).
                    let mut colour = neutral_left & if sheet.dice.len() == 3 { 0b00111 } else { 0b11000 };
                    group.coloured = take(&board.neutral, &mut colour, &sheet.dice);
                    neutral_left &= !group.coloured;
                }
            }
            if sheet.right != Right::Card {
                board.influenced |= 1 << sheet.advisor;
            }
            board.court.push(group);
        }
    }
}

/// The names of rows that are given as bits.
fn rows(bits: u32) -> Vec<String> {
    (0..ROWS.len()).filter(|row| bits >> row & 1 == 1).map(|row| ROWS[row].to_owned()).collect()
}

/// Takes dice with these faces out of those left, the first of equal ones; tells which.
fn take(faces: &[u8], left: &mut u8, wanted: &[u8]) -> u8 {
    let mut mask = 0;
    for face in wanted {
        let found = (0..faces.len()).find(|i| faces[*i] == *face && *left >> i & 1 == 1);
        if let Some(i) = found {
            *left &= !(1 << i);
            mask |= 1 << i;
        }
    }
    mask
}

/// What carries the effect in progress.
fn in_progress(content: &Content, board: &Board) -> Option<String> {
    if let Frame::Effect(effect) = board.frame() {
        Some(element(content.owner(effect.pc)).to_string())
    } else {
        None
    }
}
