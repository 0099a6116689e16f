//! What is measured in Crusader Kings: dynasties, developments that were owned, events on cards that were played.

use super::gather::Counts;
use super::measured::Measured;
use super::{By, Group, item, kind, provenance};
use ::table::{Element, Seat};
use crusader::Crusader;
use crusader::board::State;
use crusader::content::{
    DEVELOPMENTS, DYNASTIES, DevelopmentId, Developments, DynastyId, EVENTS, EventId, Player,
};
use pack::Pack;
use texts::Texts;

/// Where the numbers of each kind begin.
const OWNED: usize = DYNASTIES;
const PLAYED: usize = OWNED + DEVELOPMENTS;

/// What happened in a game, as far as it is counted, by player.
#[derive(Default)]
pub struct Course {
    /// The developments that each owned at any time.
    owned: [Developments; Player::MAX],
    /// The events on cards that each has played: a bit for each.
    played: [u128; Player::MAX],
    /// The dynasty with which each began.
    began: [Option<DynastyId>; Player::MAX],
}

impl Measured for Crusader {
    type Course = Course;
    const ITEMS: usize = PLAYED + EVENTS;

    fn note(&self, course: &mut Course, state: &State) {
        let board = &state.board;
        for party in self.parties() {
            let (at, house) = (party.player.index(), board.house(party.player));
            course.owned[at] = course.owned[at].or(house.developments);
            course.began[at] = course.began[at].or(Some(house.dynasty));
        }
        if let (Some(player), Some(card)) = (board.active, board.card) {
            course.played[player.index()] |= 1 << self.components().event_of(card).index();
        }
    }

    /// Who leads which dynasty follows from the seat, and all seats are played alike.
    fn is_lot(&self, _: &State) -> bool {
        false
    }

    fn taken(&self, _: &State, course: &Course, seat: Seat) -> Vec<(usize, bool)> {
        let at = self.player_of(seat).index();
        let in_play = self.parties().iter().filter_map(|party| course.began[party.player.index()]);
        let dynasties = in_play.map(|one| (one.index(), course.began[at] == Some(one)));
        let owned = DevelopmentId::all().map(|one| (OWNED + one.index(), course.owned[at].has(one)));
        let played =
            EventId::all().map(|one| (PLAYED + one.index(), course.played[at] >> one.index() & 1 == 1));
        dynasties.chain(owned).chain(played).collect()
    }

    fn kinds(counts: &Counts, texts: &Texts, pack: &Pack) -> Vec<Group> {
        let one = |path: Element, from, id: &str, number: usize| {
            item(texts, path, from, id.to_owned(), counts.of(number), By::Wins)
        };
        let dynasties = DynastyId::all().map(|id| {
            let from = provenance(pack, "dynasties", id.word(), &["culture"]);
            one(id.element(), from, id.word(), id.index())
        });
        let owned = DevelopmentId::all().map(|id| {
            let from = provenance(pack, "developments", id.word(), &["copies", "modifiers"]);
            one(id.element(), from, id.word(), OWNED + id.index())
        });
        let played = EventId::all().map(|id| {
            let from = provenance(pack, "events", id.word(), &["effect"]);
            one(id.element(), from, id.word(), PLAYED + id.index())
        });
        let mut all = vec![
            kind("dynasties", None, By::Wins, dynasties.collect()),
            kind("developments", None, By::Wins, owned.collect()),
            kind("happenings", None, By::Wins, played.collect()),
        ];
        all.retain(|kind| !kind.items.is_empty());
        all
    }
}
