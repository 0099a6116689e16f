//! Setting up positions.

use super::{Table, check};
use kingsburg::Kingsburg;
use kingsburg::board::Phase;
use kingsburg::content::Content;
use kingsburg::flow::Frame;
use kingsburg::position::{GroupSheet, PlayerSheet, Position};
use table::{Game, Scripted, Seat, SeatSet};

/// A position being set up.
pub struct Play {
    pub position: Position,
    dice: Vec<u8>,
}

/// What one player has, being set up.
pub struct Who(PlayerSheet);

impl Play {
    /// Four players with nothing at the beginning of this year, the first card of each year on top.
    pub fn year(year: u8) -> Play {
        let position = Position {
            game: "kingsburg".to_owned(),
            year,
            phase: Phase::Aid,
            order: (0..4).map(Seat).collect(),
            players: vec![PlayerSheet::default(); 4],
            agent: None,
            aid_die: None,
            court: Vec::new(),
            neutral: Vec::new(),
            invaders: (1..=5).map(|y| Some(format!("{y}.1"))).collect(),
            looked: Vec::new(),
            totals: Vec::new(),
            frames: Vec::new(),
        };
        Play { position, dice: Vec::new() }
    }

    pub fn phase(mut self, phase: Phase) -> Play {
        self.position.phase = phase;
        self
    }

    pub fn spring(self) -> Play {
        self.phase(Phase::Spring)
    }

    pub fn summer(self) -> Play {
        self.phase(Phase::Summer)
    }

    pub fn autumn(self) -> Play {
        self.phase(Phase::Autumn)
    }

    pub fn winter(self) -> Play {
        self.phase(Phase::Winter)
    }

    /// So many players, in the order of their seats.
    pub fn players(mut self, count: u8) -> Play {
        self.position.players.resize(usize::from(count), PlayerSheet::default());
        self.position.order = (0..count).map(Seat).collect();
        self
    }

    /// The turn order so far.
    pub fn order<const N: usize>(mut self, seats: [u8; N]) -> Play {
        self.position.order = seats.into_iter().map(Seat).collect();
        self
    }

    /// What a player has.
    pub fn player(mut self, seat: usize, with: impl FnOnce(Who) -> Who) -> Play {
        let sheet = std::mem::take(&mut self.position.players[seat]);
        self.position.players[seat] = with(Who(sheet)).0;
        self
    }

    /// What every player has.
    pub fn everybody(mut self, with: impl Fn(Who) -> Who) -> Play {
        for seat in 0..self.position.players.len() {
            self = self.player(seat, &with);
        }
        self
    }

    pub fn agent(mut self, seat: u8) -> Play {
        self.position.agent = Some(Seat(seat));
        self
    }

    pub fn aid_die(mut self, seat: u8) -> Play {
        self.position.aid_die = Some(Seat(seat));
        self
    }

    /// The invader card of its year.
    pub fn card(mut self, name: &str) -> Play {
        let year: usize = name[..1].parse().expect("a card is named year.number");
        self.position.invaders[year - 1] = Some(name.to_owned());
        self
    }

    /// The dice that will be rolled next, seat by seat: coloured, then white.
    pub fn rolls(mut self, faces: impl IntoIterator<Item = u8>) -> Play {
        self.dice.extend(faces);
        self
    }

    /// The step in progress.
    pub fn frame(mut self, frame: Frame) -> Play {
        self.position.frames = vec![frame];
        self
    }

    /// The dice are rolled and may still be changed.
    pub fn rerolling(self) -> Play {
        self.frame(Frame::Reroll { place: 0 })
    }

    /// The dice are rolled and the order is set: the first player places dice.
    pub fn influencing(self) -> Play {
        self.frame(Frame::Influence { place: 0, passed: SeatSet::EMPTY })
    }

    /// The first player builds.
    pub fn building(self) -> Play {
        self.frame(Frame::Build { place: 0, built: 0 })
    }

    /// Dice lie on an advisor: of a seat, or neutral ones.
    pub fn group<const N: usize>(mut self, advisor: u8, seat: Option<u8>, dice: [u8; N]) -> Play {
        let sheet =
            GroupSheet { advisor, seat: seat.map(Seat), dice: dice.to_vec(), ..GroupSheet::default() };
        self.position.court.push(sheet);
        self
    }

    /// The position as it stands, with three sixes for whoever needs dice and was given none.
    pub fn finished(mut self) -> Position {
        let rolled = matches!(
            self.position.frames.last(),
            Some(Frame::Reroll { .. } | Frame::Influence { .. } | Frame::Help { .. } | Frame::Gift { .. })
        );
        for (seat, sheet) in self.position.players.iter_mut().enumerate() {
            if rolled && sheet.dice.is_empty() {
                sheet.dice = vec![6; 3];
            }
            let farms = usize::from(sheet.buildings.iter().any(|b| b == "C3"));
            let aid = usize::from(self.position.aid_die.is_some_and(|s| s.index() == seat));
            if rolled && sheet.white.is_empty() {
                sheet.white = vec![6; farms + aid];
            }
        }
        self.position
    }

    /// Plays on from the position up to the first decision.
    pub fn start(self) -> Table {
        let dice = self.dice.clone();
        let position = self.finished();
        let seats = position.players.len() as u8;
        let game = Kingsburg::new(&Default::default(), seats).expect("a game of two to five");
        let first = |year: u8| Content::base().cards_of(year).next().expect("each year has cards");
        let mut state = match position.read(Content::base(), first) {
            Ok(state) => state,
            Err(wrong) => panic!("the position of this test is wrong: {wrong:?}"),
        };
        let (mut chance, mut events) = (Scripted::dice(dice), Vec::new());
        game.run(&mut state, &mut chance, &mut events);
        check(&game, &state);
        Table { game, state, chance, events, steps: 0 }
    }
}

impl Who {
    /// Goods and tokens: `2G 1W 3S 1T`.
    pub fn has(mut self, things: &str) -> Who {
        for thing in things.split_whitespace() {
            let (number, kind) = thing.split_at(thing.len() - 1);
            let number: u16 = number.parse().expect("a number before the kind");
            match kind {
                "G" => self.0.gold = number,
                "W" => self.0.wood = number,
                "S" => self.0.stone = number,
                "T" => self.0.plus2 = number,
                other => panic!("there is no good {other}"),
            }
        }
        self
    }

    pub fn vp(mut self, vp: i16) -> Who {
        self.0.vp = vp;
        self
    }

    pub fn soldiers(mut self, soldiers: u16) -> Who {
        self.0.soldiers = soldiers;
        self
    }

    /// Buildings by name: `B1 B2 C1`.
    pub fn builds(mut self, names: &str) -> Who {
        self.0.buildings = names.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// Buildings that were activated this season.
    pub fn used(mut self, names: &str) -> Who {
        self.0.used = names.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// A "+2" token was added to dice this season.
    pub fn token_used(mut self) -> Who {
        self.0.plus2_used = true;
        self
    }

    /// The coloured dice of this season.
    pub fn dice(mut self, faces: [u8; 3]) -> Who {
        self.0.dice = faces.to_vec();
        self
    }

    /// The white dice of this season.
    pub fn white<const N: usize>(mut self, faces: [u8; N]) -> Who {
        self.0.white = faces.to_vec();
        self
    }
}

/// Everything that is wrong with a position; unknown cards are the first of their year.
pub fn wrong(position: &Position) -> Vec<String> {
    let first = |year: u8| Content::base().cards_of(year).next().expect("each year has cards");
    position.read(Content::base(), first).err().unwrap_or_default()
}
