//! Before the first round: decks, lots, first troops, strongholds and Nobles (p.5-6).

pub mod muster;
pub mod nobles;
pub mod strongholds;

pub use muster::FirstTroops;
pub use nobles::PlaceNobles;
pub use strongholds::PlaceStrongholds;

use crate::Knights;
use crate::board::{
    Advancements, Agendas, Baron, Board, DECK, EventDeck, FateCards, Hand, Hidden, MAX_SEATS, Mercenaries,
    Phase, Place, Stronghold,
};
use crate::content::{
    ActionCard, AgendaId, BaronId, CityId, Colour, Content, Edition, EventId, MissionId, TroopId, Troops,
};
use crate::decks::Decks;
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{Frame, OnBoard, Play};
use crate::{State, rules};
use table::zones::ZoneKind;
use table::{Chance, Seat, SeatSet, Sink, Stack};

impl Knights {
    /// Everything that is dealt, up to the first decision.
    pub(crate) fn start<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = self.empty();
        let mut play = Play::new(self, &mut state, chance, sink);
        play.deal_barons();
        // WK-SETUP-03: all decks are shuffled.
        play.state.fate.shuffle(DECK, play.chance);
        play.prepare_events();
        play.raze_cities();
        play.draw_offices();
        play.deal_troops();
        for _ in 0..self.content.numbers.agendas {
            play.reveal_agenda(rules::WK_SETUP_23);
        }
        play.first_advancements();
        play.board_mut().frames.push(Frame::FirstTroops(FirstTroops));
        play.run();
        state
    }

    /// A board on which nothing was dealt yet (WK-SETUP-05, WK-SETUP-09, WK-SETUP-11, WK-SETUP-14, WK-SETUP-36, WK-R-10,
    /// CG-SETUP-05, CG-SETUP-12, CG-SETUP-19, CG-FATE-01, CG-BACT-09).
    pub(crate) fn empty(&self) -> State {
        let content = &*self.content;
        let glory = self.options.for_glory;
        let numbers = &content.numbers;
        let hand = || ActionCard::EACH.into_iter().filter(|card| glory || (*card as u8) < 6);
        let mut cards = Hand::NONE;
        hand().for_each(|card| cards.0[card as usize] = content.actions[card as usize]);
        let baron = Baron { crowns: numbers.crowns, cards, ..Baron::default() };
        let fates = if glory { 48 } else { 24 };
        let own = |seat| [ZoneKind::Hand(seat), ZoneKind::Sealed(seat)];
        let kinds = [ZoneKind::Deck, ZoneKind::Open, ZoneKind::Open, ZoneKind::Deck];
        let kinds: Stack<ZoneKind, 16> =
            kinds.into_iter().chain(Seat::all(self.seats).flat_map(own)).collect();
        let board = Board {
            seats: self.seats,
            count: self.seats,
            phase: Phase::SetUp,
            round: 0,
            quiet: 0,
            // WK-SETUP-06
            pool: self.options.pool(numbers) * u16::from(self.seats),
            ending: None,
            winners: SeatSet::EMPTY,
            barons: [baron; MAX_SEATS],
            nobles: Default::default(),
            cities: Default::default(),
            chairman: Seat(0),
            church: Seat(0),
            scholar: None,
            king: None,
            banned: SeatSet::EMPTY,
            forbidden: 0,
            mercenaries: Mercenaries { deck: TroopId::mercenaries(), ..Mercenaries::default() },
            track: [None; 7],
            fleets: Default::default(),
            events: EventDeck { left: self.event_cards().collect(), ..EventDeck::default() },
            lasting: Stack::new(),
            agendas: self.agenda_cards(),
            advancements: self.advancement_cards(),
            areas: Default::default(),
            pressing: false,
            neutrals: self.neutral_cards(),
            laid: Default::default(),
            neutral_laid: [0; 3],
            stack: 0,
            in_force: Default::default(),
            uses: Default::default(),
            due: Stack::new(),
            called: None,
            action: Default::default(),
            voyage: None,
            assembly: Default::default(),
            battle: Default::default(),
            annals: Default::default(),
            frames: Stack::new(),
        };
        let fate = FateCards::new(fates, self.seats, &kinds);
        State { board, fate, secrets: [Hidden::default(); MAX_SEATS] }
    }

    /// The Events in play (CG-SETUP-07).
    fn event_cards(&self) -> impl Iterator<Item = EventId> + '_ {
        EventId::all().filter(|event| self.has_event(*event))
    }

    /// Is this Event in play?
    pub(crate) fn has_event(&self, event: EventId) -> bool {
        self.options.for_glory || self.content.events[event.index()].edition == Edition::Base
    }

    /// Is this Agenda in play?
    pub(crate) fn has_agenda(&self, agenda: AgendaId) -> bool {
        self.options.for_glory || self.content.agendas[agenda.index()].edition == Edition::Base
    }

    /// The Agendas in play (CG-SETUP-06).
    fn agenda_cards(&self) -> Agendas {
        let mut agendas = Agendas::default();
        for (id, print) in AgendaId::all().zip(&self.content.agendas) {
            if self.has_agenda(id) {
                agendas.deck[id.index()] = print.copies;
            }
        }
        agendas
    }

    /// The Advancements in play (CG-SETUP-14).
    fn advancement_cards(&self) -> Advancements {
        let mut advancements = Advancements::default();
        if self.options.for_glory {
            for (count, print) in advancements.deck.iter_mut().zip(&self.content.advancements) {
                *count = print.copies;
            }
        }
        advancements
    }
}

/// What is dealt before the first decision.
pub(crate) trait Deal {
    fn deal_barons(&mut self);
    fn prepare_events(&mut self);
    fn raze_cities(&mut self);
    fn draw_offices(&mut self);
    fn deal_troops(&mut self);
    fn first_advancements(&mut self);
}

impl<C: Chance, S: Sink<Event>> Deal for Play<'_, C, S> {
    /// WK-SETUP-10, WK-R-06: stronghold cards are dealt, and with them Barons.
    fn deal_barons(&mut self) {
        let mut left: Stack<BaronId, 6> = BaronId::all().collect();
        for seat in Seat::all(self.game.seats) {
            let baron = left.remove(self.chance.draw(left.len()));
            self.board_mut().baron_mut(seat).id = baron;
            self.tell(Event::BaronDealt { seat, baron });
        }
        // The others are no Barons of anybody: they get the names that are left, so that no name is there twice.
        let seats = usize::from(self.game.seats);
        for (sheet, baron) in self.board_mut().barons[seats..].iter_mut().zip(left.iter()) {
            *sheet = Baron { id: *baron, is_out: true, ..Baron::default() };
        }
    }

    /// WK-SETUP-04, WK-R-11, CG-SETUP-22: the top Event goes under the deck, then red ones do (CG-R-02).
    fn prepare_events(&mut self) {
        self.expose_event();
        self.bury_event();
        while self.game.options.for_glory && self.board().events.top == Some(Colour::Red) {
            self.bury_event();
        }
    }

    /// WK-SETUP-08, WK-PLAYERS-01, WK-PLAYERS-02, WK-PLAYERS-03, WK-PLAYERS-04, WK-PLAYERS-05, WK-PLAYERS-06: some cities of
    /// the Kingdom are razed; CG-SETUP-20: by Town Levies (CG-SETUP-21).
    fn raze_cities(&mut self) {
        let razed = self.game.content.numbers.razed[usize::from(self.game.seats) - 2];
        for _ in 0..razed.min(17) {
            let standing = |board: &Board, city: CityId| !city.is_overseas() && !board.city(city).is_razed;
            let city = if self.game.options.for_glory {
                let left: Stack<CityId, 24> =
                    CityId::kingdom().filter(|city| standing(self.board(), *city)).collect();
                left[self.chance.draw(left.len())]
            } else {
                self.fate_city(rules::WK_PLAYERS_05, |board, city| standing(board, city)).unwrap_or_default()
            };
            self.board_mut().city_mut(city).is_razed = true;
            self.tell(Event::RazedAtStart { city });
        }
        if razed > 0 && !self.game.options.for_glory {
            self.state.fate.shuffle(DECK, self.chance);
        }
    }

    /// WK-SETUP-12, WK-SETUP-13, CG-SETUP-16, CG-SETUP-17, CG-SETUP-18: who is Chairman, Head of the Church, Scholar (WK-ROLE-05).
    fn draw_offices(&mut self) {
        let chairman = self.fate_baron(rules::WK_SETUP_12, SeatSet::EMPTY);
        self.board_mut().chairman = chairman;
        self.tell(Event::ChairmanIs { seat: chairman, rule: rules::WK_SETUP_12 });
        let church = self.fate_baron(rules::WK_SETUP_13, SeatSet::one(chairman));
        self.board_mut().church = church;
        self.tell(Event::ChurchIs { seat: church, rule: rules::WK_SETUP_13 });
        if self.game.options.for_glory && self.game.seats > 2 {
            let taken = [chairman, church].into_iter().collect();
            let scholar = self.fate_baron(rules::CG_SETUP_16, taken);
            self.board_mut().scholar = Some(scholar);
            self.tell(Event::ScholarIs { seat: scholar, rule: rules::CG_SETUP_16 });
        }
    }

    /// WK-SETUP-15 to WK-SETUP-17, WK-R-07: Regular Troops, a Mercenary of 100 and one of 50. They wait with the stronghold until they
    /// are assigned.
    fn deal_troops(&mut self) {
        let content: &Content = &self.game.content;
        for seat in Seat::all(self.game.seats) {
            let baron = self.board_mut().baron_mut(seat);
            baron.stronghold =
                Stronghold { troops: TroopId::regulars(baron.id).collect(), ..Stronghold::default() };
        }
        for (strength, rule) in [(100, rules::WK_SETUP_16), (50, rules::WK_SETUP_17)] {
            for seat in Seat::all(self.game.seats) {
                let deck = self.state.board.mercenaries.deck;
                let fitting: Troops =
                    deck.iter().filter(|troop| content.strength(*troop) == strength).collect();
                let Some(troop) = fitting.draw(self.chance) else { continue };
                self.board_mut().mercenaries.deck.remove(troop);
                self.board_mut().baron_mut(seat).stronghold.troops.insert(troop);
                self.tell(Event::FirstMercenary { seat, troop: troop.kind(), rule });
            }
        }
        if self.game.options.for_glory {
            // CG-SETUP-11, CG-TROOP-08: Leaders and Heralds come in after the first deal (WK-SETUP-21).
            let deck = &mut self.board_mut().mercenaries.deck;
            *deck = deck.or(TroopId::captains());
        }
        self.offer_mercenaries(rules::WK_SETUP_22);
    }

    /// CG-SETUP-15
    fn first_advancements(&mut self) {
        if self.game.options.for_glory {
            for _ in 0..3 {
                self.refill_advancements();
            }
        }
    }
}

/// WK-SETUP-34, WK-SETUP-35: all is placed; the Fate deck is shuffled and play begins.
pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> table::Next {
    play.state.fate.shuffle(DECK, play.chance);
    debug_assert!(play.board().nobles.iter().all(|noble| noble.place != Place::Gone));
    play.goto(crate::planning::NewRound)
}

/// CG-MISSION-01, CG-MISSION-02: a Mission for each, the others go back to the box unseen.
pub(crate) fn deal_missions<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let mut left: Stack<MissionId, 10> = MissionId::all().collect();
    for seat in Seat::all(play.game.seats) {
        let mission = left.remove(play.chance.draw(left.len()));
        play.state.secrets[seat.index()].mission = Some(mission);
        play.tell(Event::MissionDealt { seat, mission });
    }
}
