//! Every order of one's own effects can be played: what any order of them leads to can be reached by answering, for all pairs
//! of effects that one player can have, and for many of them together, in sampled positions.

use crate::dsl::Play;
use kingsburg::Kingsburg;
use kingsburg::board::{Board, Due, Group, Phase, State, TriggerSet};
use kingsburg::content::{BuildingId, Built, Content, Duty, Moment, SourceId, SourceKind, Topic, Trigger};
use kingsburg::effects::Scene;
use kingsburg::effects::moments::{Now, Stage};
use kingsburg::flow::Frame;
use kingsburg::goods::Goods;
use table::{Chance, Game, Sampled, Seat, SeatSet};

const OWNER: Seat = Seat(0);

/// A moment that comes for the owner.
#[derive(Copy, Clone)]
struct Scenery<'a> {
    game: &'a Kingsburg,
    moment: Moment,
    about: u8,
}

impl Scenery<'_> {
    fn trigger(self, id: u8) -> &'static Trigger {
        Content::base().trigger(id)
    }

    /// Everything that comes of the moment where only these effects are open: by any answers.
    fn ends(self, state: &State, open: &[u8]) -> Vec<State> {
        let mut state = *state;
        let now = Now {
            moment: self.moment,
            stage: Stage::Own,
            place: 0,
            seats: SeatSet::one(OWNER),
            about: self.about,
        };
        // Play stops where the moment is over.
        state.board.frames = [Frame::Over, Frame::Moment(now)].into_iter().collect();
        state.board.settled = (0..Content::base().triggers.len() as u8).filter(|id| !open.contains(id)).fold(
            TriggerSet::NONE,
            |mut set, id| {
                set.insert(id);
                set
            },
        );
        self.game.run(&mut state, &mut Sampled::new(1), &mut Vec::new());
        let mut ends = Vec::new();
        self.answered(state, &mut ends);
        ends
    }

    fn answered(self, state: State, ends: &mut Vec<State>) {
        let Some(seat) = self.game.waiting(&state).must.first() else { return add(ends, state) };
        let mut answers = Vec::new();
        self.game.list(&state, seat, &mut answers);
        for answer in answers {
            let mut next = state;
            self.game.apply(&mut next, seat, answer, &mut Sampled::new(1), &mut Vec::new());
            self.answered(next, ends);
        }
    }

    /// KB-ORDERING-01, KB-ORDERING-02, by the letter: any effect that applies comes next, until no compulsory one applies.
    fn orders(self, state: &State, open: &[u8], ends: &mut Vec<State>) {
        let content = Content::base();
        let scene = Scene { about: self.about, ..Scene::new(content, &state.board) };
        let applies = |id: &&u8| {
            let trigger = self.trigger(**id);
            trigger.condition.as_ref().is_none_or(|c| scene.holds(c, OWNER, trigger.source))
        };
        if !open.iter().filter(applies).any(|id| self.trigger(*id).duty == Duty::Must) {
            add(ends, *state);
        }
        for id in open.iter().filter(applies) {
            let rest: Vec<u8> = open.iter().copied().filter(|other| other != id).collect();
            for next in self.ends(state, &[*id]) {
                self.orders(&next, &rest, ends);
            }
        }
    }

    /// Both ways lead to the same.
    fn compare(self, state: &State, open: &[u8]) {
        let mut orders = Vec::new();
        let mut start = *state;
        start.board.frames = [Frame::Over].into_iter().collect();
        self.orders(&start, open, &mut orders);
        let played = self.ends(state, open);
        let names: Vec<_> = open.iter().map(|id| self.trigger(*id).source).collect();
        let told = |ends: &[State]| ends.iter().map(|end| what(&end.board)).collect::<Vec<_>>();
        let lost: Vec<_> = orders.iter().filter(|end| !played.contains(end)).copied().collect();
        assert!(
            lost.is_empty(),
            "{:?} of {names:?} from {}: an order leads to {:?}, play only to {:?}",
            self.moment,
            what(&state.board),
            told(&lost),
            told(&played)
        );
        let invented: Vec<_> = played.iter().filter(|end| !orders.contains(end)).copied().collect();
        assert!(
            invented.is_empty(),
            "{:?} of {names:?} from {}: no order leads to {:?}",
            self.moment,
            what(&state.board),
            told(&invented)
        );
    }
}

fn add(ends: &mut Vec<State>, mut state: State) {
    state.board.settled = TriggerSet::NONE;
    if !ends.contains(&state) {
        ends.push(state);
    }
}

fn what(board: &Board) -> String {
    let each = board.players[..usize::from(board.seats)].iter();
    let told = each.map(|p| format!("{:?} +2:{} soldiers:{} vp:{}", p.goods, p.plus2, p.soldiers, p.vp));
    told.collect::<Vec<_>>().join(" | ")
}

/// Can one player have both?
fn go_together(a: SourceId, b: SourceId) -> bool {
    match (a.kind(), b.kind()) {
        (SourceKind::Governor(_), SourceKind::Governor(_)) => false,
        (SourceKind::Building(a), SourceKind::Building(b)) => {
            a.row() != b.row() || a.is_alternative() == b.is_alternative()
        }
        _ => a != b,
    }
}

fn own(trigger: &Trigger) -> bool {
    matches!(trigger.source.kind(), SourceKind::Building(_) | SourceKind::Governor(_))
}

/// A position with a little of everything.
fn sampled(state: &State, phase: Phase, chance: &mut Sampled) -> State {
    let mut state = *state;
    let board = &mut state.board;
    let mut up_to = |n: usize| chance.draw(n + 1) as u16;
    board.phase = phase;
    for (seat, player) in board.players[..usize::from(board.seats)].iter_mut().enumerate() {
        let most = if seat == 0 { 1 } else { 2 };
        player.goods = Goods { gold: up_to(most), wood: up_to(most), stone: up_to(most) };
        (player.plus2, player.soldiers, player.vp) = (up_to(1), up_to(2), up_to(4) as i16);
        player.builds = up_to(1) as u8;
        player.due = Due { coloured: 3, white: 0 };
        player.dice.coloured = [1 + up_to(1) as u8, 3, 4];
        player.dice.settle();
    }
    // The owner has placed some of his dice, and somebody perhaps stands on advisor 12.
    for die in 0..usize::from(up_to(3)) {
        let dice = &mut board.players[0].dice;
        dice.coloured_left &= !(1 << die);
        let group =
            Group { advisor: dice.coloured[die], seat: Some(OWNER), coloured: 1 << die, ..Group::default() };
        board.influenced |= 1 << group.advisor;
        board.court.push(group);
    }
    if up_to(2) == 0 {
        board.influenced |= 1 << 12;
    }
    state
}

/// The owner has just these.
fn with(mut state: State, sources: &[SourceId]) -> State {
    let owner = &mut state.board.players[0];
    owner.built = Built::NONE;
    owner.governor = None;
    for source in sources {
        match source.kind() {
            SourceKind::Building(id) => owner.built.insert(id),
            SourceKind::Governor(id) => owner.governor = Some(id),
            _ => {}
        }
    }
    state
}

/// Where such a moment can come, and about what.
fn places(moment: Moment) -> Vec<(Phase, u8)> {
    let about: Vec<u8> = match moment.topic() {
        Topic::Advisor => vec![5, 12, 18],
        Topic::Building => (0..BuildingId::COUNT).step_by(9).collect(),
        Topic::Nothing => vec![0],
    };
    let phases: &[Phase] = match moment {
        Moment::SeasonStart | Moment::BeforeRoll | Moment::PlacementEnd | Moment::SeasonEnd => {
            &[Phase::Spring, Phase::Summer, Phase::Autumn]
        }
        Moment::RollFinal | Moment::OnAid | Moment::OwnBuild | Moment::OtherBuild | Moment::HelpEnd => {
            &[Phase::Summer]
        }
        _ => &[Phase::Winter],
    };
    phases.iter().flat_map(|phase| about.iter().map(|about| (*phase, *about))).collect()
}

/// Every moment at which players' own effects come, with these effects.
fn moments() -> Vec<(Moment, Vec<u8>)> {
    let triggers = &Content::base().triggers;
    let mut all: Vec<(Moment, Vec<u8>)> = Vec::new();
    for (id, trigger) in (0..).zip(triggers).filter(|(_, trigger)| own(trigger)) {
        match all.iter_mut().find(|(moment, _)| *moment == trigger.moment) {
            Some((_, ids)) => ids.push(id),
            None => all.push((trigger.moment, vec![id])),
        }
    }
    all
}

fn start() -> (Kingsburg, State) {
    let position = Play::year(2).players(3).modules("1 2 3").finished();
    position.read(Content::base(), &mut Sampled::new(1)).expect("a position")
}

#[test]
fn of_two_effects_each_order_can_be_played() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let (game, start) = start();
    let mut chance = Sampled::new(5);
    let mut pairs = 0;
    for (moment, ids) in moments() {
        for (i, a) in ids.iter().enumerate() {
            for b in &ids[i + 1..] {
                let sources = [a, b].map(|id| Content::base().trigger(*id).source);
                if !go_together(sources[0], sources[1]) {
                    continue;
                }
                pairs += 1;
                for (phase, about) in places(moment) {
                    for _ in 0..8 {
                        let state = with(sampled(&start, phase, &mut chance), &sources);
                        Scenery { game: &game, moment, about }.compare(&state, &[*a, *b]);
                    }
                }
            }
        }
    }
    assert!(pairs > 80, "{pairs}");
}

#[test]
fn of_many_effects_each_order_can_be_played() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let (game, start) = start();
    let mut chance = Sampled::new(6);
    for (moment, ids) in moments() {
        if ids.len() < 3 {
            continue;
        }
        for _ in 0..60 {
            let mut picked: Vec<u8> = Vec::new();
            for _ in 0..8 {
                let id = ids[chance.draw(ids.len())];
                let source = |id: u8| Content::base().trigger(id).source;
                let fits =
                    |other: &u8| source(*other) == source(id) || go_together(source(*other), source(id));
                if picked.len() < 4 && !picked.contains(&id) && picked.iter().all(fits) {
                    picked.push(id);
                }
            }
            let sources: Vec<SourceId> =
                picked.iter().map(|id| Content::base().trigger(*id).source).collect();
            // All effects of what he has.
            let open: Vec<u8> = ids
                .iter()
                .copied()
                .filter(|id| sources.contains(&Content::base().trigger(*id).source))
                .collect();
            let places = places(moment);
            let (phase, about) = places[chance.draw(places.len())];
            let state = with(sampled(&start, phase, &mut chance), &sources);
            Scenery { game: &game, moment, about }.compare(&state, &open);
        }
    }
}
