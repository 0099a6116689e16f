//! Positions as files: a full state written for people, for puzzles, bug reports and rule questions.
//!
//! The form is described in `docs/positions.md`. [`Position::of`] writes a state, [`Position::read`] reads and checks
//! one and tells everything that is wrong with it.

mod check;

use crate::board::{Board, Dice, Group, MAX_SEATS, Phase, Player, State, YEARS};
use crate::content::{BuildingId, Built, CardId, Content};
use crate::flow::Frame;
use crate::goods::Goods;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Stack};

/// A position, written for people. What is left out is empty; without frames the phase is about to begin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// `kingsburg`.
    pub game: String,
    /// 1 to 5.
    pub year: u8,
    /// The calendar space.
    pub phase: Phase,
    /// The seats in turn order.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// What each seat has.
    pub players: Vec<PlayerSheet>,
    /// Who holds the King's Agent.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub agent: Option<Seat>,
    /// Who holds the die of the King's Aid.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
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
    #[cfg_attr(feature = "types", ts(type = "number[][]"))]
    pub looked: Vec<SeatSet>,
    /// The battle totals of this Winter.
    #[serde(default)]
    pub totals: Vec<i16>,
    /// The steps in progress.
    #[serde(default)]
    pub frames: Vec<Frame>,
}

/// What a seat has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSheet {
    /// Gold.
    pub gold: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
    /// "+2" tokens.
    pub plus2: u16,
    /// Soldiers.
    pub soldiers: u16,
    /// Victory points.
    pub vp: i16,
    /// Buildings: row letter and column number.
    pub buildings: Vec<String>,
    /// Buildings activated this season.
    pub used: Vec<String>,
    /// Was a "+2" token added to dice this season?
    pub plus2_used: bool,
    /// All coloured dice of this season, placed or not.
    pub dice: Vec<u8>,
    /// All white dice of this season.
    pub white: Vec<u8>,
}

/// A group of dice on an advisor.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct GroupSheet {
    /// 1 to 18.
    pub advisor: u8,
    /// Whose; null for neutral dice.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The faces of its coloured (or neutral) dice.
    pub dice: Vec<u8>,
    /// The faces of its white dice.
    pub white: Vec<u8>,
    /// With a "+2" token?
    pub plus2: bool,
    /// 1 or -1 by the Market.
    pub market: i8,
    /// Placed with the King's Agent?
    pub agent: bool,
}

impl Position {
    /// Writes what is known of a state.
    #[must_use]
    pub fn of(content: &Content, board: &Board, invaders: &[Option<CardId>; YEARS as usize]) -> Position {
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
            agent: g.agent,
        };
        let seats = usize::from(board.seats);
        Position {
            game: "kingsburg".to_owned(),
            year: board.year,
            phase: board.phase,
            order: board.in_order().collect(),
            players: board.players[..seats].iter().map(PlayerSheet::of).collect(),
            agent: board.agent,
            aid_die: board.aid_die,
            court: board.court.iter().map(group).collect(),
            neutral: board.neutral.into_iter().filter(|face| *face > 0).collect(),
            invaders: invaders.iter().map(|card| card.map(|c| content.invader(c).id.to_owned())).collect(),
            looked: board.looked.to_vec(),
            totals: board.totals[..seats].to_vec(),
            frames: board.frames.to_vec(),
        }
    }

    /// Writes a whole state.
    #[must_use]
    pub fn of_state(content: &Content, state: &State) -> Position {
        Position::of(content, &state.board, &state.invaders.map(Some))
    }

    /// Reads a position. Unknown invader cards are drawn by `draw`, which gets the year.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(&self, content: &Content, mut draw: impl FnMut(u8) -> CardId) -> Result<State, Vec<String>> {
        let mut wrong = check::shape(self, content);
        let is_readable = wrong.is_empty();
        wrong.extend(check::sheets(self, content));
        if !is_readable {
            return Err(wrong);
        }
        let invaders = std::array::from_fn(|i| {
            let named = self.invaders.get(i).and_then(Option::as_deref);
            let card = named.and_then(|name| content.card_named(name));
            card.filter(|c| usize::from(content.invader(*c).year) == i + 1)
                .unwrap_or_else(|| draw(i as u8 + 1))
        });
        let state = State { board: self.board(content), invaders };
        for reason in check::after(self, content, &state) {
            // Two players with the same fault make one reason.
            if !wrong.contains(&reason) {
                wrong.push(reason);
            }
        }
        if wrong.is_empty() { Ok(state) } else { Err(wrong) }
    }

    /// The board of a position whose numbers are all in range.
    fn board(&self, content: &Content) -> Board {
        let seats = self.players.len();
        let mut order: [Seat; MAX_SEATS] = std::array::from_fn(|i| Seat(i as u8));
        order[..seats].copy_from_slice(&self.order);
        let mut players = [Player::default(); MAX_SEATS];
        for (player, sheet) in players.iter_mut().zip(&self.players) {
            *player = sheet.player(content);
        }
        let mut neutral = [0; 5];
        for (die, face) in neutral.iter_mut().zip(&self.neutral) {
            *die = *face;
        }
        let mut influenced = 0;
        let mut court = Stack::new();
        let mut neutral_left = 0b11111u8;
        for sheet in &self.court {
            let mut group = Group {
                advisor: sheet.advisor,
                seat: sheet.seat,
                plus2: sheet.plus2,
                shift: sheet.market,
                agent: sheet.agent,
                ..Group::default()
            };
            match sheet.seat {
                Some(seat) => {
                    let dice = &mut players[seat.index()].dice;
                    group.coloured = take(&dice.coloured, &mut dice.coloured_left, &sheet.dice);
                    group.white = take(&dice.white, &mut dice.white_left, &sheet.white);
                }
                None => {
                    // Three dice of one colour, two of another (KB-2P-01, KB-2P-02).
                    let mut colour = neutral_left & if sheet.dice.len() == 3 { 0b00111 } else { 0b11000 };
                    group.coloured = take(&neutral, &mut colour, &sheet.dice);
                    neutral_left &= !group.coloured;
                }
            }
            influenced |= 1 << sheet.advisor;
            court.push(group);
        }
        let mut looked = [SeatSet::EMPTY; YEARS as usize];
        for (known, sheet) in looked.iter_mut().zip(&self.looked) {
            *known = *sheet;
        }
        let mut totals = [0; MAX_SEATS];
        for (total, sheet) in totals.iter_mut().zip(&self.totals) {
            *total = *sheet;
        }
        let frames: Vec<Frame> =
            if self.frames.is_empty() { vec![Frame::Begin] } else { self.frames.clone() };
        Board {
            seats: seats as u8,
            year: self.year,
            phase: self.phase,
            order,
            players,
            agent: self.agent,
            aid_die: self.aid_die,
            influenced,
            court,
            neutral,
            looked,
            totals,
            frames: frames.into_iter().collect(),
        }
    }
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

impl PlayerSheet {
    fn of(player: &Player) -> PlayerSheet {
        let names = |set: Built| set.iter().map(|id| id.name().to_owned()).collect();
        PlayerSheet {
            gold: player.goods.gold,
            wood: player.goods.wood,
            stone: player.goods.stone,
            plus2: player.plus2,
            soldiers: player.soldiers,
            vp: player.vp,
            buildings: names(player.built),
            used: names(player.used),
            plus2_used: player.token_used,
            dice: player.dice.coloured.into_iter().filter(|f| *f > 0).collect(),
            white: player.dice.white.into_iter().filter(|f| *f > 0).collect(),
        }
    }

    fn player(&self, content: &Content) -> Player {
        let set = |names: &[String]| {
            let mut set = Built::NONE;
            names.iter().filter_map(|name| BuildingId::named(name)).for_each(|id| set.insert(id));
            set.and(content.spaces)
        };
        let mut dice = Dice::default();
        for (die, face) in dice.coloured.iter_mut().zip(&self.dice) {
            *die = *face;
        }
        for (die, face) in dice.white.iter_mut().zip(&self.white) {
            *die = *face;
        }
        dice.settle();
        Player {
            goods: Goods { gold: self.gold, wood: self.wood, stone: self.stone },
            plus2: self.plus2,
            soldiers: self.soldiers,
            vp: self.vp,
            built: set(&self.buildings),
            used: set(&self.used),
            token_used: self.plus2_used,
            dice,
        }
    }
}
