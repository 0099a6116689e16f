//! Game setup (p.2): initiative, kingdoms, castle, Warlord and army.

mod divide;
mod kingdom;
mod place;

pub use divide::Divide;
pub use kingdom::PickKingdom;
pub(crate) use kingdom::begin_kingdoms;
pub use place::PlaceStart;

use crate::Warlords;
use crate::board::{Board, Phase, Player, State};
use crate::content::{Cards, Designs, Fiefs, Kingdoms};
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::group::initiative;
use table::{Chance, Seat, Sink, Stack};

impl Warlords {
    /// An empty board, before anything is rolled: for positions that are put together by hand. All gold is in the
    /// Treasury and nobody has a card (WE-R-01); each player has one army set (WE-SETUP-07); every fief is the
    /// peasants' until soldiers stand in it (WE-SETUP-14).
    #[must_use]
    pub fn blank(&self) -> State {
        let mut players = [Player::default(); 4];
        for player in players.iter_mut().take(usize::from(self.seats)) {
            player.sets = 1;
            player.die = 8;
        }
        let board = Board {
            seats: self.seats,
            round: 0,
            phase: Phase::Setup,
            active: Seat(0),
            order: Stack::new(),
            players,
            owned: [Fiefs::NONE; 4],
            armies: Default::default(),
            marked: Default::default(),
            attacks: Default::default(),
            routes: Default::default(),
            castles: Fiefs::NONE,
            finished: Fiefs::NONE,
            begun: Fiefs::NONE,
            dated: Fiefs::NONE,
            captured: Fiefs::NONE,
            captives: Stack::new(),
            conquered: Fiefs::NONE,
            attacked: Default::default(),
            long_march: None,
            group: Default::default(),
            battle: Default::default(),
            truces: Default::default(),
            crown: Default::default(),
            shifts: Stack::new(),
            cancelled: [Kingdoms::NONE; 4],
            offer: Default::default(),
            offers: Default::default(),
            ranking: Stack::new(),
            rolls: Stack::new(),
            initiative_left: 0,
            discards: Cards::NONE,
            winners: Default::default(),
            ending: Default::default(),
            frames: [Frame::PickInitiative].into_iter().collect(),
        };
        // WE-SETUP-10: three shuffled decks; a uniform draw is the same as a shuffled pile. WE-SETUP-11: where they lie
        // matters to nothing, and discards are open.
        let decks = self.content.decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
        State { board, hands: [Cards::NONE; 4], decks, offered: Designs::NONE }
    }

    /// WE-SETUP-02: everybody rolls a d8 for the choice of initiative cards.
    pub(crate) fn start<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, chance, sink);
        initiative::roll(&mut play);
        play.run();
        state
    }
}
