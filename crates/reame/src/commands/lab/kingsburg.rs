//! What is measured in Kingsburg: buildings, lines, governors, Fate cards, Caprice tiles and advisors.

use super::gather::Counts;
use super::measured::Measured;
use super::{By, Group, item, kind, provenance};
use ::table::Seat;
use kingsburg::Kingsburg;
use kingsburg::answer::{Answer, element, line};
use kingsburg::board::{ADVISORS, Board, LINES, Right, State, TILES};
use kingsburg::content::{BuildingId, Built, FateId, GovernorId, Side, SourceId};
use kingsburg::flow::Frame;
use kingsburg::options::{Fate, Governors, Lines};
use pack::Pack;
use texts::Texts;

/// What in an item tells where the values that matter in play come from.
const FACTS: &[&str] = &["effect", "cost", "vp"];

/// What happened in a game, as far as it is counted.
#[derive(Default)]
pub struct Course {
    /// What stood at any time, by seat.
    built: [Built; 5],
    /// Tiles that covered an advisor whom this seat influenced, as bits.
    tiles: [u32; 5],
    /// Advisors influenced while no tile covered them, as bits.
    advisors: [u32; 5],
    /// Tiles that lay open at any time.
    shown: u32,
    /// Advisors that no tile covered at some time.
    bare: u32,
    /// Fate cards that were in force.
    fates: u32,
}

impl Course {
    fn note(&mut self, board: &Board) {
        for seat in Seat::all(board.seats) {
            self.built[seat.index()] = self.built[seat.index()].or(board.player(seat).built);
        }
        self.shown |= board.tiles;
        self.bare |= !board.tiles;
        if let Some(fate) = board.fate {
            self.fates |= 1 << fate.0;
        }
    }

    fn answered(&mut self, board: &Board, seat: Seat, answer: Answer) {
        if let Answer::Place(placement) = answer
            && placement.right != Right::Card
        {
            let covered = board.is_covered(placement.advisor);
            let set = if covered { &mut self.tiles } else { &mut self.advisors };
            set[seat.index()] |= 1 << placement.advisor;
        }
    }
}

impl Measured for Kingsburg {
    type Course = Course;
    /// What carries effects, then the alternative lines.
    const ITEMS: usize = SourceId::COUNT + LINES;

    fn note(&self, course: &mut Course, state: &State) {
        course.note(&state.board);
    }

    fn answered(&self, course: &mut Course, state: &State, seat: Seat, answer: Answer) {
        course.answered(&state.board, seat, answer);
    }

    /// Lines and governors are drawn by lot, not chosen: so each is measured as often as any other, in hands that have
    /// nothing else in common. Those of an auction are bid for.
    fn is_lot(&self, state: &State) -> bool {
        matches!(state.board.frame(), Frame::Lines { .. } | Frame::Draft { .. } | Frame::Governors { .. })
    }

    fn taken(&self, state: &State, course: &Course, seat: Seat) -> Vec<(usize, bool)> {
        let player = state.board.player(seat);
        let at = seat.index();
        let mut all = Vec::with_capacity(64);
        let item = |id: SourceId| usize::from(id.0);
        for id in BuildingId::all().filter(|id| player.spaces.has(*id)) {
            all.push((item(id.into()), course.built[at].has(id)));
        }
        if self.options().lines != Lines::None {
            for row in 0..LINES as u8 {
                let printed = player.spaces.and(Built::line(row, Side::Printed)) != Built::NONE;
                let other = player.spaces.and(Built::line(row, Side::Alternative)) != Built::NONE;
                if printed || other {
                    all.push((SourceId::COUNT + usize::from(row), other));
                }
            }
        }
        if self.options().governors != Governors::None {
            all.extend(GovernorId::all().map(|g| (item(g.source()), player.governor == Some(g))));
        }
        if self.options().fate == Fate::On {
            all.extend(FateId::all().map(|f| (item(f.source()), course.fates >> f.0 & 1 == 1)));
        }
        let tiles = (1..=TILES as u8).filter(|n| course.shown >> n & 1 == 1);
        all.extend(tiles.map(|n| (item(SourceId::tile(n)), course.tiles[at] >> n & 1 == 1)));
        let bare = (1..=ADVISORS).filter(|n| course.bare >> n & 1 == 1);
        all.extend(bare.map(|n| (item(SourceId::advisor(n)), course.advisors[at] >> n & 1 == 1)));
        all
    }

    fn kinds(counts: &Counts, texts: &Texts, pack: &Pack) -> Vec<Group> {
        let sources = |name, column, by, file: &str, ids: &mut dyn Iterator<Item = (SourceId, String)>| {
            let items = ids.map(|(id, key)| {
                item(
                    texts,
                    element(id),
                    provenance(pack, file, &key, FACTS),
                    key,
                    counts.of(usize::from(id.0)),
                    by,
                )
            });
            kind(name, column, by, items.collect())
        };
        let mut all = Vec::new();
        for column in 1..=4 {
            let mut ids = BuildingId::all()
                .filter(|id| id.column() == column)
                .map(|id| (SourceId::from(id), id.name().to_owned()));
            all.push(sources("buildings", Some(column), By::Wins, "buildings", &mut ids));
        }
        let lines = (0..LINES as u8).map(|row| {
            let path = line(row);
            item(
                texts,
                path,
                provenance(pack, "", "", FACTS),
                path.to_string(),
                counts.of(SourceId::COUNT + usize::from(row)),
                By::Wins,
            )
        });
        all.push(kind("lines", None, By::Wins, lines.collect()));
        let mut governors = GovernorId::all().map(|g| (g.source(), g.name().to_owned()));
        all.push(sources("governors", None, By::Wins, "governors", &mut governors));
        let mut fates = FateId::all().map(|f| (f.source(), f.name().to_owned()));
        all.push(sources("fates", None, By::Points, "fates", &mut fates));
        let mut tiles = (1..=TILES as u8).map(|n| (SourceId::tile(n), n.to_string()));
        all.push(sources("tiles", None, By::Wins, "tiles", &mut tiles));
        let mut advisors = (1..=ADVISORS).map(|n| (SourceId::advisor(n), n.to_string()));
        all.push(sources("advisors", None, By::Wins, "advisors", &mut advisors));
        all.retain(|kind| !kind.items.is_empty());
        all
    }
}
