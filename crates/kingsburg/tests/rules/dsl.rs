//! A little language in which tests read like play: set a position, answer by path, see what is refused.
//!
//! Things are written as in the ledger: `2G 1W 3S 1T` is two gold, one wood, three stone and a "+2" token. After
//! every answer the whole position is checked: see [`check`].

use kingsburg::Kingsburg;
use kingsburg::answer::Answer;
use kingsburg::board::{Phase, Player, State};
use kingsburg::content::{BuildingId, Content};
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::goods::Goods;
use kingsburg::position::{GroupSheet, PlayerSheet, Position};
use table::{Event as _, Game, Observer, Prompt, Reason as _, Sampled, Scripted, Seat, SeatSet};

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
        let sheet = GroupSheet { advisor, seat: seat.map(Seat), dice: dice.to_vec(), ..GroupSheet::default() };
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
        Table { game, state, chance, events }
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

/// A game being played by a test.
pub struct Table {
    pub game: Kingsburg,
    pub state: State,
    pub chance: Scripted,
    /// All that has happened.
    pub events: Vec<Event>,
}

/// A seat at the table, about to do something.
pub struct Sitting<'a> {
    table: &'a mut Table,
    seat: Seat,
}

impl Table {
    /// A whole game from set up.
    pub fn open(seats: u8, mut chance: Scripted) -> Table {
        let game = Kingsburg::new(&Default::default(), seats).expect("a game of two to five");
        let mut events = Vec::new();
        let state = game.set_up(&mut chance, &mut events);
        check(&game, &state);
        Table { game, state, chance, events }
    }

    pub fn seat(&mut self, seat: u8) -> Sitting<'_> {
        Sitting { table: self, seat: Seat(seat) }
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.state.board.player(Seat(seat))
    }

    /// Goods and tokens as in the ledger, `nothing` if there are none.
    pub fn has(&self, seat: u8) -> String {
        let Player { goods: Goods { gold, wood, stone }, plus2, .. } = *self.player(seat);
        let things = [(gold, "G"), (wood, "W"), (stone, "S"), (plus2, "T")];
        let things: Vec<_> = things.iter().filter(|(n, _)| *n > 0).map(|(n, kind)| format!("{n}{kind}")).collect();
        if things.is_empty() { "nothing".to_owned() } else { things.join(" ") }
    }

    pub fn vp(&self, seat: u8) -> i16 {
        self.player(seat).vp
    }

    pub fn soldiers(&self, seat: u8) -> u16 {
        self.player(seat).soldiers
    }

    /// The buildings of a player, by name.
    pub fn buildings(&self, seat: u8) -> String {
        names(self.player(seat).built.iter())
    }

    /// The buildings a player has activated this season.
    pub fn used(&self, seat: u8) -> String {
        names(self.player(seat).used.iter())
    }

    pub fn order(&self) -> Vec<u8> {
        self.state.board.in_order().map(|s| s.0).collect()
    }

    pub fn phase(&self) -> Phase {
        self.state.board.phase
    }

    pub fn frame(&self) -> Frame {
        self.state.board.frame()
    }

    pub fn agent(&self) -> Option<u8> {
        self.state.board.agent.map(|s| s.0)
    }

    /// The groups on advisors: number and owner.
    pub fn court(&self) -> Vec<(u8, Option<u8>)> {
        let mut court: Vec<_> =
            self.state.board.court.iter().map(|g| (g.advisor, g.seat.map(|s| s.0))).collect();
        court.sort_unstable();
        court
    }

    /// Who must answer.
    pub fn waits_for(&self) -> Option<u8> {
        self.game.waiting(&self.state).seats.only().map(|s| s.0)
    }

    /// The paths of all legal answers of whoever must answer.
    pub fn answers(&self) -> Vec<String> {
        match self.game.waiting(&self.state).seats.only() {
            Some(seat) => self.listed(seat).into_iter().map(|(path, _)| path).collect(),
            None => Vec::new(),
        }
    }

    /// What whoever must answer is asked.
    pub fn prompt(&self) -> Prompt {
        let seat = self.game.waiting(&self.state).seats.only().expect("somebody is asked");
        self.game.prompt(&self.state, seat)
    }

    /// The dice that will be rolled next.
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u8>) {
        self.chance = Scripted::dice(faces);
    }

    /// Everybody passes, or takes the first of what he must take, until something holds.
    pub fn idle_until(&mut self, holds: impl Fn(&Table) -> bool) {
        while !holds(self) {
            let seat = self.waits_for().expect("the game goes on");
            let paths = self.answers();
            let path = if paths.iter().any(|p| p == "pass") { "pass" } else { paths[0].as_str() };
            self.seat(seat).answers(path);
        }
    }

    /// Idle until this phase, or until the game is over.
    pub fn idle_to(&mut self, phase: Phase) {
        self.idle_until(|t| t.phase() == phase || t.frame() == Frame::Over);
    }

    /// Idle until dice are placed no more and somebody builds.
    pub fn idle_to_building(&mut self) {
        self.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    }

    /// Everybody passes until the placing of dice is over; then the advisors help.
    pub fn idle_to_help(&mut self) {
        self.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
    }

    /// Who won; nobody while the game goes on.
    pub fn winners(&self) -> Vec<u8> {
        let standing = self.game.standing(&self.state);
        standing.map_or_else(Vec::new, |s| s.winners.iter().map(|seat| seat.0).collect())
    }

    /// What happened since the last time this was asked.
    pub fn news(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// What an observer may learn of all that happened.
    pub fn heard_by(&self, observer: Observer) -> Vec<Event> {
        self.events.iter().filter(|e| e.audience().includes(observer)).copied().collect()
    }

    fn listed(&self, seat: Seat) -> Vec<(String, Answer)> {
        let mut answers = Vec::new();
        self.game.list(&self.state, seat, &mut answers);
        answers.into_iter().map(|a| (self.game.path(&self.state, seat, a).to_string(), a)).collect()
    }
}

impl Sitting<'_> {
    fn must_be_asked(&self) {
        assert_eq!(self.table.waits_for(), Some(self.seat.0), "another seat must answer in {:?}", self.table.frame());
    }

    /// Gives an answer that must be legal.
    pub fn answers(self, path: &str) {
        self.must_be_asked();
        let Sitting { table, seat } = self;
        let listed = table.listed(seat);
        let Some((_, answer)) = listed.iter().find(|(p, _)| p == path) else {
            panic!("'{path}' is not listed in {:?}: {:?}", table.frame(), table.answers())
        };
        assert_eq!(table.game.judge(&table.state, seat, *answer), Ok(()), "'{path}' is listed and must be legal");
        table.game.apply(&mut table.state, seat, *answer, &mut table.chance, &mut table.events);
        check(&table.game, &table.state);
    }

    /// An answer that is refused by this rule, and not listed.
    pub fn refused(self, path: &str, rule: &str) {
        self.must_be_asked();
        let Sitting { table, seat } = self;
        assert!(!table.answers().iter().any(|p| p == path), "'{path}' is refused, so it must not be listed");
        let mut candidates = Vec::new();
        table.game.candidates(&table.state, seat, &mut candidates);
        candidates.retain(|a| table.game.path(&table.state, seat, *a).to_string() == path);
        let reasons: Vec<_> = candidates.iter().map(|a| table.game.judge(&table.state, seat, *a)).collect();
        let nearest = reasons.iter().map(|r| r.expect_err("not listed, so not legal")).max_by_key(|r| r.depth());
        let nearest = nearest.unwrap_or_else(|| panic!("'{path}' is nothing that could be answered here"));
        assert_eq!(nearest.rule().0, rule, "'{path}' is refused by another rule: {nearest:?}");
    }

    /// Must be asked, and may answer all of these.
    pub fn may<const N: usize>(self, paths: [&str; N]) {
        self.must_be_asked();
        let answers = self.table.answers();
        for path in paths {
            assert!(answers.iter().any(|a| a == path), "'{path}' must be legal; listed: {answers:?}");
        }
    }

    /// Must be asked, and may answer just these, in the order of the list.
    pub fn may_only<const N: usize>(self, paths: [&str; N]) {
        self.must_be_asked();
        assert_eq!(self.table.answers(), paths, "exactly these answers are legal");
    }
}

fn names(ids: impl Iterator<Item = BuildingId>) -> String {
    ids.map(BuildingId::name).collect::<Vec<_>>().join(" ")
}

/// What must hold in every position: no invariant is broken; list and judge agree on everything that can be answered;
/// the position can be written down and read back; every observer's view gives a world like this one.
pub fn check(game: &Kingsburg, state: &State) {
    assert_eq!(game.broken(state), Vec::<String>::new(), "an invariant is broken in {:?}", state.board);
    if let Some(seat) = game.waiting(state).seats.only() {
        let (mut listed, mut legal) = (Vec::new(), Vec::new());
        game.list(state, seat, &mut listed);
        assert!(listed.is_sorted_by(|a, b| a < b), "answers are sorted and different: {listed:?}");
        assert!(!listed.is_empty(), "whoever is asked can answer");
        game.candidates(state, seat, &mut legal);
        legal.retain(|answer| game.judge(state, seat, *answer).is_ok());
        legal.sort_unstable();
        legal.dedup();
        assert_eq!(listed, legal, "what is listed is what is judged legal, in {:?}", state.board.frame());
    }
    let written = serde_json::to_string(&Position::of_state(game.components(), state)).expect("positions are JSON");
    let read: Position = serde_json::from_str(&written).expect("positions are read as they were written");
    let again = match read.read(game.components(), |_| panic!("all cards are named")) {
        Ok(again) => again,
        Err(wrong) => panic!("a position reached by play is refused: {wrong:?}, {written}"),
    };
    assert_eq!(Position::of_state(game.components(), &again), read, "a position says everything about a state");
    let helping = matches!(state.board.frame(), Frame::Help { .. } | Frame::Gift { .. });
    // While advisors help, the court is sorted and equal dice may have changed places.
    assert!(helping || again == *state, "a state is read back as it was: {again:?}, {state:?}");
    for observer in Observer::all(game.seats()) {
        let view = game.view(state, observer);
        let world = game.world(&view, &mut Sampled::new(1));
        assert_eq!(world.board, state.board, "what lies open is known to all");
        for (known, (drawn, real)) in view.invaders.iter().zip(world.invaders.into_iter().zip(state.invaders)) {
            assert!(known.is_none_or(|card| card == real && card == drawn), "a known card stays what it is");
        }
    }
}
