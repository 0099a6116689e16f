//! A position being played: answers by their paths, and what can be said of it.

use super::{army, card, fief, letters};
use std::ops::{Deref, DerefMut};
use table::{Game, Observer, Reason as _, Scripted, Seat, kit};
use warlords::answer::Answer;
use warlords::army::{Army, Kind, Troop};
use warlords::board::{Phase, State};
use warlords::event::Event;
use warlords::flow::Frame;
use warlords::view::View;
use warlords::{Options, Warlords};

/// A game that is played on from a position: the kit's [`Sitting`](kit::Sitting), with the words of Warlords.
pub struct Sitting(kit::Sitting<Warlords>);

impl Deref for Sitting {
    type Target = kit::Sitting<Warlords>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Sitting {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Sitting {
    /// Plays on from a position up to the first decision.
    pub fn on(game: Warlords, mut state: State) -> Sitting {
        let (mut chance, mut events) = (seeded(7), Vec::new());
        game.run(&mut state, &mut chance, &mut events);
        Sitting(kit::Sitting::at(game, state, chance, events))
    }

    /// A new game, with these dice for initiative.
    pub fn open(options: &Options, seats: u8, faces: &[u8]) -> Sitting {
        let mut chance = seeded(7);
        chance.add_dice(faces.iter().copied());
        Sitting::opened_by(options, seats, chance)
    }

    /// A new game, with this chance.
    pub fn opened_by(options: &Options, seats: u8, chance: Scripted) -> Sitting {
        let game = Warlords::new(warlords::content::Content::base(), options, seats).expect("playable");
        Sitting(kit::Sitting::open(game, chance))
    }

    /// Soldiers go their way: `sends(0, "kiev W1 L15", "red_ruthenia")`. With a Warlord all are his company; without,
    /// Knights ride by themselves and the others walk. The path is given fief by fief.
    pub fn sends(&mut self, seat: u8, who: &str, path: &str) -> &mut Self {
        let (from, soldiers) = who.split_once(' ').expect("a fief and soldiers");
        let mut army = army(soldiers);
        let is_led = army.of(Troop::WARLORD) > 0;
        let groups = match is_led {
            true => vec![("warlord", army)],
            false => {
                let knights: Army = army.troops().filter(|(t, _)| t.kind() == Kind::Knight).collect();
                army = army.minus(&knights);
                vec![("foot", army), ("knights", knights)]
            }
        };
        for (mover, mut army) in groups.into_iter().filter(|(_, army)| !army.is_empty()) {
            self.answers(seat, [format!("fief/{from} mover/{mover}").as_str()]);
            if is_led {
                army.remove(Troop::WARLORD, 1);
            }
            self.joins(seat, &army);
            for fief in path.split_whitespace() {
                self.answers(seat, [format!("fief/{fief}").as_str()]);
            }
        }
        self
    }

    /// These join the group where it is.
    pub fn joins(&mut self, seat: u8, army: &Army) -> &mut Self {
        for (troop, n) in army.troops() {
            self.answers(seat, [format!("{} number/{n}", troop.element()).as_str()]);
        }
        self
    }

    /// The dice of battles since the position was set up: `attacker lancer d8 7+: 8 3`, highest first.
    pub fn rolls(&self) -> Vec<String> {
        let mut rolls = Vec::new();
        for event in &self.events {
            if let Event::Rolled { side, die, troop, needed, faces, .. } = event {
                let who = troop.map_or("peasant", |t| t.word());
                let faces: Vec<String> = faces.iter().map(|f| f.to_string()).collect();
                rolls.push(format!("{} {who} d{die} {needed}+: {}", side.word(), faces.join(" ")));
            }
        }
        rolls
    }

    /// The next dice, in rolling order: attacker first, Lancers to Warlords.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.0.dice(faces.iter().copied());
        self
    }

    /// Dice that were laid out and not rolled.
    pub fn dice_left(&self) -> usize {
        self.chance.dice_left()
    }

    /// Who is waited for.
    pub fn waits_for(&self) -> Option<u8> {
        self.must().first().map(|s| s.0)
    }

    /// The paths of the legal answers of who is waited for.
    pub fn paths(&self) -> Vec<String> {
        self.must().first().map_or_else(Vec::new, |seat| self.0.paths(seat))
    }

    /// Is this path a legal answer now?
    pub fn may(&self, path: &str) -> bool {
        self.paths().iter().any(|p| p == path)
    }

    /// The legal answers that begin with this, without it.
    pub fn after(&self, prefix: &str) -> Vec<String> {
        let paths = self.paths();
        paths.iter().filter_map(|p| p.strip_prefix(prefix)).map(|p| p.trim().to_owned()).collect()
    }

    /// This seat, who must be waited for, gives these answers one after another. Nothing is taken by itself.
    pub fn answers<'a>(&mut self, seat: u8, paths: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for path in paths {
            self.must_wait_for(seat, path);
            self.does(seat, path);
        }
        self
    }

    fn must_wait_for(&self, seat: u8, path: &str) {
        assert_eq!(self.waits_for(), Some(seat), "'{path}': {:?} waits", self.frame());
    }

    /// The answer is refused by this rule.
    pub fn refused(&mut self, seat: u8, path: &str, rule: &str) -> &mut Self {
        self.must_wait_for(seat, path);
        self.is_refused(seat, path, rule);
        self
    }

    /// Everybody who is waited for is done until it is this seat's turn in this kind of frame, or nobody's.
    pub fn pass_until(&mut self, stop: impl Fn(&Sitting) -> bool) -> &mut Self {
        for _ in 0..500 {
            if stop(self) || self.waits_for().is_none() {
                return self;
            }
            let seat = self.waits_for().expect("somebody");
            let paths = self.paths();
            let pick =
                ["done", "fight", "refuse", "obey", "play-on"].iter().find(|w| paths.iter().any(|p| p == *w));
            let path = pick.map_or_else(|| paths[0].clone(), |w| (*w).to_owned());
            self.answers(seat, [path.as_str()]);
        }
        panic!("it does not come to that");
    }

    /// Passes on to this phase.
    pub fn pass_to(&mut self, phase: Phase) -> &mut Self {
        self.pass_until(|t| t.state.board.phase == phase)
    }

    /// Soldiers in a fief, as letters.
    pub fn army(&self, word: &str) -> String {
        letters(&self.state.board.armies[fief(word)])
    }

    /// Soldiers who attack a fief, as letters.
    pub fn attackers(&self, word: &str) -> String {
        letters(&self.state.board.attacks[fief(word)])
    }

    /// Who controls a fief; nobody: the peasants.
    pub fn owner(&self, word: &str) -> Option<u8> {
        self.state.board.holder(fief(word)).map(|s| s.0)
    }

    /// A player's gold.
    pub fn gold(&self, seat: u8) -> u32 {
        self.state.board.player(Seat(seat)).gold
    }

    /// How many cards a player holds.
    pub fn cards(&self, seat: u8) -> u32 {
        self.state.hands[usize::from(seat)].len()
    }

    /// Does a player hold this card?
    pub fn holds(&self, seat: u8, word: &str) -> bool {
        self.state.hands[usize::from(seat)].designs(self.game.components()).has(card(word))
    }

    /// What is being done.
    pub fn frame(&self) -> Frame {
        self.state.board.frame()
    }

    /// The present phase.
    pub fn phase(&self) -> Phase {
        self.state.board.phase
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> View {
        self.sees(Observer::Seat(Seat(seat)))
    }

    /// The events that happened since the position was set up, by the rule they cite.
    pub fn told(&self, rule: &str) -> Vec<&Event> {
        self.told_by(rule).collect()
    }

    /// Why a path is refused: the rule, for a seat that is waited for.
    pub fn why_not(&self, answer: Answer) -> Option<&'static str> {
        let seat = Seat(self.waits_for()?);
        self.game.judge(&self.state, seat, answer).err().map(|reason| reason.rule().0)
    }
}

/// No dice laid out, and chance of this seed.
pub fn seeded(seed: u64) -> Scripted {
    Scripted::dice([]).then_seed(seed)
}
