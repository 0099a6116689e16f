//! What is measured in Warlords of Europe: kingdoms, fiefs of the first castle, places in the first round, cards.

use super::gather::Counts;
use super::measured::Measured;
use super::{By, Group, item, kind, provenance};
use ::table::{Element, Seat};
use pack::Pack;
use texts::Texts;
use warlords::Warlords;
use warlords::answer::{card, fief, kingdom};
use warlords::board::{MAX_SEATS, State};
use warlords::content::{CARDS, CardId, Designs, FIEFS, FiefId, KINGDOMS, KingdomId};
use warlords::flow::Frame;

/// Where the numbers of each kind begin.
const CASTLES: usize = KINGDOMS;
const PLACES: usize = CASTLES + FIEFS;
const HELD: usize = PLACES + MAX_SEATS;

/// What happened in a game, as far as it is counted.
#[derive(Default)]
pub struct Course {
    /// Where each seat's first castle stood.
    castles: [Option<FiefId>; MAX_SEATS],
    /// Which initiative card each seat had in the first round.
    places: [Option<usize>; MAX_SEATS],
    /// The cards that each seat held at any time.
    held: [Designs; MAX_SEATS],
}

impl Measured for Warlords {
    type Course = Course;
    const ITEMS: usize = HELD + CARDS;

    fn note(&self, course: &mut Course, state: &State) {
        let board = &state.board;
        for seat in Seat::all(board.seats) {
            let at = seat.index();
            course.castles[at] = course.castles[at].or_else(|| board.castles_of(seat).first());
            if board.round == 1 {
                course.places[at] = course.places[at].or(Some(board.place(seat)));
            }
            course.held[at] = course.held[at].or(state.hands[at].designs(self.components()));
        }
    }

    /// Kingdoms are drawn by lot, so that each is measured at every place in the order.
    fn is_lot(&self, state: &State) -> bool {
        matches!(state.board.frame(), Frame::PickKingdom(_))
    }

    fn taken(&self, state: &State, course: &Course, seat: Seat) -> Vec<(usize, bool)> {
        let (content, at) = (self.components(), seat.index());
        let home = state.board.player(seat).home;
        let kingdoms = self.map().start.iter().map(|one| (one.index(), home == Some(one)));
        let fiefs = home.into_iter().flat_map(|home| content.kingdoms[home.index()].fiefs.iter());
        let castles = fiefs.map(|one| (CASTLES + one.index(), course.castles[at] == Some(one)));
        let places = (0..usize::from(state.board.seats)).map(|n| (PLACES + n, course.places[at] == Some(n)));
        let cards = CardId::all().map(|one| (HELD + one.index(), course.held[at].has(one)));
        kingdoms.chain(castles).chain(places).chain(cards).collect()
    }

    fn kinds(counts: &Counts, texts: &Texts, pack: &Pack) -> Vec<Group> {
        let one = |path: Element, from, id: String, number: usize| {
            item(texts, path, from, id, counts.of(number), By::Wins)
        };
        let kingdoms = KingdomId::all().map(|id| {
            let from = provenance(pack, "kingdoms", id.word(), &["size", "gold"]);
            one(kingdom(id), from, id.word().to_owned(), id.index())
        });
        let castles = FiefId::all().map(|id| {
            let from = provenance(pack, "fiefs", id.word(), &["terrain", "links"]);
            one(fief(id), from, id.word().to_owned(), CASTLES + id.index())
        });
        let places = (0..MAX_SEATS).map(|n| {
            let path = Element::number("initiative", n as u16 + 1);
            one(path, (String::new(), super::Origin::Printed), path.to_string(), PLACES + n)
        });
        let cards = CardId::all().map(|id| {
            let from = provenance(pack, "cards", id.word(), &["all", "effect", "text", "copies"]);
            one(card(id), from, id.word().to_owned(), HELD + id.index())
        });
        let mut all = vec![
            kind("kingdoms", None, By::Wins, kingdoms.collect()),
            kind("castles", None, By::Wins, castles.collect()),
            kind("places", None, By::Wins, places.collect()),
            kind("cards", None, By::Wins, cards.collect()),
        ];
        all.retain(|kind| !kind.items.is_empty());
        all
    }
}
