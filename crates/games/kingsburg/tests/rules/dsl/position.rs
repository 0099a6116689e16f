//! Setting up positions.

use super::Table;
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::content::{FateId, GovernorId};
use kingsburg::event::Outcome;
use kingsburg::flow::{Build, Favour, Frame, Influence, Reroll};
use kingsburg::goods::Goods;
use kingsburg::options::{Caprices, Fate, Governors, Lines, Scenario};
use kingsburg::position::{GroupSheet, PlayerSheet, Position};
use serde_json::json;
use table::{Sampled, Scripted, Seat, SeatSet};

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
        let position = json!({
            "game": "kingsburg",
            "year": year,
            "phase": "aid",
            "order": [0, 1, 2, 3],
            "players": [{}, {}, {}, {}],
            "invaders": ["1.1", "2.1", "3.1", "4.1", "5.1"],
        });
        let position: Position = serde_json::from_value(position).expect("a position");
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
        self.frame(Frame::Reroll(Reroll { place: 0 }))
    }

    /// The dice are rolled and the order is set: the first player places dice.
    pub fn influencing(self) -> Play {
        self.frame(Frame::Influence(Influence { place: 0, passed: SeatSet::EMPTY }))
    }

    /// The first player builds.
    pub fn building(self) -> Play {
        self.frame(Frame::Build(Build { place: 0, built: 0, favour: Favour::None }))
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
            Some(Frame::Reroll { .. } | Frame::Influence { .. } | Frame::Help { .. })
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
        self.lay_tiles();
        self.position
    }

    /// As many tiles as this season must have: those that the test does not name are the last of the pile, or the
    /// highest.
    fn lay_tiles(&mut self) {
        let position = &mut self.position;
        let before = 3 * usize::from(position.year.clamp(1, 5) - 1);
        let running = usize::from(!position.frames.is_empty() && position.phase.season().is_some());
        let over = before
            + match position.phase {
                Phase::Aid | Phase::Spring => 0,
                Phase::Reward | Phase::Summer => 1,
                Phase::Agent | Phase::Autumn => 2,
                Phase::Mercenaries | Phase::Winter => 3,
            };
        let wanted = match position.options.caprices {
            Caprices::None => return,
            Caprices::Court => over + running,
            Caprices::Restoration => 16 - over,
        };
        while position.tiles.len() < wanted {
            let free = (1..=16).rev().find(|n| !position.tiles.contains(n));
            let tile = position.pile.pop().or(free).expect("there are sixteen");
            position.tiles.push(tile);
        }
        for (tile, goods) in
            [(4, Goods { gold: 1, wood: 1, stone: 1 }), (5, Goods { gold: 1, ..Goods::NONE })]
        {
            if position.tiles.contains(&tile) {
                position.stock.entry(tile).or_insert(goods);
            }
        }
    }

    /// These modules: `1 2 3`, with `2d` for the draft, `3a` for the auction, `6r` for Restoration.
    pub fn modules(mut self, names: &str) -> Play {
        let numbers: Vec<u8> = names.split_whitespace().filter_map(|m| m[..1].parse().ok()).collect();
        let scenario = self.position.options.scenario;
        let mut options = Options { scenario, ..Options::of_modules(&numbers) };
        for name in names.split_whitespace() {
            match name {
                "2d" => options.lines = Lines::Drafted,
                "3a" => options.governors = Governors::Auction,
                "6r" => options.caprices = Caprices::Restoration,
                _ => {}
            }
        }
        self.position.options = options;
        // Who has no governor of his own gets one that does nothing here.
        if options.governors != Governors::None {
            let idle = ["courier", "castellan", "paladin", "tax_collector", "miner"];
            for (sheet, name) in self.position.players.iter_mut().zip(idle) {
                sheet.governor = sheet.governor.or(GovernorId::named(name));
            }
        }
        if options.fate == Fate::On && self.position.phase != Phase::Aid {
            self.position.fate = self.position.fate.or(FateId::named("pitiless_foes"));
        }
        self
    }

    /// Module 3: the governor of each player.
    pub fn governors<const N: usize>(mut self, names: [&str; N]) -> Play {
        assert_eq!(N, self.position.players.len(), "one for each player");
        self.position.options.governors = Governors::Dealt;
        for (seat, name) in names.into_iter().enumerate() {
            self = self.player(seat, |p| p.governor(name));
        }
        self
    }

    /// The Fate card of the year.
    pub fn fate(mut self, name: &str) -> Play {
        self.position.options.fate = Fate::On;
        self.position.fate = Some(FateId::named(name).expect("a Fate card"));
        self
    }

    /// The scenario.
    pub fn scenario(mut self, scenario: Scenario) -> Play {
        self.position.options.scenario = scenario;
        self.position.scenario = scenario.card();
        self
    }

    /// Caprice tiles on their advisors, by the standard rules; those with goods hold one of each, tile 5 gold.
    pub fn tiles<const N: usize>(mut self, tiles: [u8; N]) -> Play {
        if self.position.options.caprices == Caprices::None {
            self.position.options.caprices = Caprices::Court;
        }
        self.position.tiles = tiles.to_vec();
        self
    }

    /// The tiles that come next; the others follow in order.
    pub fn pile<const N: usize>(mut self, first: [u8; N]) -> Play {
        let lies = |t: &u8| !self.position.tiles.contains(t) && !first.contains(t);
        self.position.pile = first.into_iter().chain((1..=16).filter(lies)).collect();
        self.position.options.caprices = Caprices::Court;
        self
    }

    /// The card of the second deck, of its year.
    pub fn valley_card(mut self, name: &str) -> Play {
        let year: usize = name[..1].parse().expect("a card is named year.number");
        self.position.valley.resize(5, None);
        self.position.valley[year - 1] = Some(name.to_owned());
        self
    }

    /// Nobody builds any more: the season ends. The last player's turn to build is played for him.
    pub fn season_end(self) -> Table {
        let last = self.position.players.len() as u8 - 1;
        let seat = self.position.order[usize::from(last)];
        let mut t = self.frame(Frame::Build(Build { place: last, built: 0, favour: Favour::None })).start();
        t.seat(seat.0).answers("pass");
        t
    }

    /// Plays on from the position up to the first decision.
    pub fn start(self) -> Table {
        let dice = self.dice.clone();
        let position = self.finished();
        let (game, mut state) = match position.read(kingsburg::content::Content::base(), &mut Sampled::new(1))
        {
            Ok(read) => read,
            Err(wrong) => panic!("the position of this test is wrong: {wrong:?}"),
        };
        let (mut chance, mut events) = (Scripted::dice(dice), Vec::new());
        game.run(&mut state, &mut chance, &mut events);
        Table::at(game, state, chance, events)
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

    /// His governor.
    pub fn governor(mut self, name: &str) -> Who {
        self.0.governor = Some(GovernorId::named(name).expect("a governor"));
        self
    }

    /// The rows with an alternative line.
    pub fn lines(mut self, rows: &str) -> Who {
        self.0.lines = rows.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// The request tokens he has left.
    pub fn requests<const N: usize>(mut self, values: [u8; N]) -> Who {
        self.0.requests = Some(values.to_vec());
        self
    }

    /// Battles won, and how the last one ended.
    pub fn battles(mut self, victories: u8, last: Outcome) -> Who {
        self.0.victories = victories;
        self.0.last_battle = Some(last);
        self
    }

    /// A "+2" token was added to dice this season.
    pub fn token_used(mut self) -> Who {
        self.0.plus2_used = true;
        self
    }

    /// The coloured dice of this season.
    pub fn dice<const N: usize>(mut self, faces: [u8; N]) -> Who {
        self.0.dice = faces.to_vec();
        self
    }

    /// The white dice of this season.
    pub fn white<const N: usize>(mut self, faces: [u8; N]) -> Who {
        self.0.white = faces.to_vec();
        self
    }
}

/// Everything that is wrong with a position; what breaks an invariant without its field.
pub fn wrong(position: &Position) -> Vec<String> {
    invariants(told(position))
}

/// Everything that is wrong with a position, as it is told.
pub fn told(position: &Position) -> Vec<String> {
    position.read(kingsburg::content::Content::base(), &mut Sampled::new(1)).err().unwrap_or_default()
}

/// Faults without the fields they are in, where they begin with their rule.
pub fn invariants(told: Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    for fault in told {
        let bare = match fault.split_once(": ") {
            Some((_, rest)) if rest.starts_with("KB-") || rest.starts_with("VR-") => rest.to_owned(),
            _ => fault,
        };
        if !all.contains(&bare) {
            all.push(bare);
        }
    }
    all
}
