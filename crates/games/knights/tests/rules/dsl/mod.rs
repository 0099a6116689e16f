//! Positions in a few words: `Scene::of(4).noble(0, "star", "kovel", "mc_english_100").city(1, "kovel").acts(0, ActionCard::LevyTaxes)`.

mod cards;
mod sitting;

pub use sitting::Sitting;

use knights::actions::{NextCard, SpecialPhases};
use knights::board::{Army, Baron, Board, City, DECK, Marker, Noble, Phase, Place, State};
use knights::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BaronId, BattleResult, CityId, Content, EventId, FateId,
    NeutralCard, NobleId, PhaseArea, Symbol, TroopId, TroopKind, Troops,
};
use knights::flow::Frame;
use knights::{Knights, Options};
use table::zones::End;
use table::{Game, Scripted, Seat, SeatSet, Stack};

/// The card by which a Baron moves and fights at once.
pub const VERSATILE: ActionCard = ActionCard::VersatileStrategy;

/// Four Barons whose strongholds stand.
pub fn four() -> Scene {
    Scene::of(4).strongholds()
}

/// Is no battle left, and the last of four asked for his card?
pub fn quiet(t: &table::kit::Sitting<Knights>) -> bool {
    t.state.board.battle.manner.is_none()
        && t.must().only() == Some(Seat(3))
        && t.prompt(3).message.key == "prompt-baron-card"
}

/// The city of this word.
pub fn city(word: &str) -> CityId {
    CityId::named(word).unwrap_or_else(|| panic!("there is no city '{word}'"))
}

/// The area of this word, or of the city of this word.
pub fn area(word: &str) -> AreaId {
    let there = AreaId::named(word).or_else(|| CityId::named(word).map(|city| Content::base().area_of(city)));
    there.unwrap_or_else(|| panic!("there is no area '{word}'"))
}

/// The Agenda of this word.
pub fn agenda(word: &str) -> AgendaId {
    AgendaId::named(word).unwrap_or_else(|| panic!("there is no Agenda '{word}'"))
}

/// The Event of this word.
pub fn event(word: &str) -> EventId {
    EventId::named(word).unwrap_or_else(|| panic!("there is no Event '{word}'"))
}

/// The Advancement of this word.
pub fn advancement(word: &str) -> AdvancementId {
    AdvancementId::named(word).unwrap_or_else(|| panic!("there is no Advancement '{word}'"))
}

/// The Noble of a Baron by his symbol; Barons are those of the seats: red, blue, green, yellow, purple, black.
pub fn noble(seat: u8, symbol: &str) -> NobleId {
    let symbol = match symbol {
        "star" => Symbol::Star,
        "square" => Symbol::Square,
        "triangle" => Symbol::Triangle,
        "circle" => Symbol::Circle,
        other => panic!("there is no symbol '{other}'"),
    };
    NobleId::of(BaronId(seat), symbol)
}

/// The stronghold's army of a Baron.
pub fn keep(seat: u8) -> Army {
    Army::Stronghold(BaronId(seat))
}

/// A position being put together: a board without pieces, the Fate deck in its printed order, seat 0 Chairman and seat 1 Head of the Church.
pub struct Scene {
    pub game: Knights,
    pub state: State,
}

impl Scene {
    /// So many Barons, the base game.
    pub fn of(seats: u8) -> Scene {
        Scene::with(&Options::default(), seats)
    }

    /// Crown and Glory's For Glory.
    pub fn glory(seats: u8) -> Scene {
        Scene::with(&Options { for_glory: true, ..Options::default() }, seats)
    }

    /// With these options.
    pub fn with(options: &Options, seats: u8) -> Scene {
        let game = Knights::new(Content::base(), options, seats).expect("playable");
        let mut state = game.set_up(&mut Scripted::dice([]).then_seed(1), &mut table::Silent);
        state.secrets = Default::default();
        let board = &mut state.board;
        board.phase = Phase::Actions;
        board.round = 2;
        board.frames = Stack::new();
        (board.chairman, board.church) = (Seat(0), Seat(1));
        board.scholar = None;
        board.nobles = [Noble::default(); NobleId::COUNT];
        board.cities = [City::default(); CityId::COUNT];
        board.track = [None; 7];
        board.mercenaries = Default::default();
        board.mercenaries.deck = TroopId::mercenaries();
        if options.for_glory {
            board.mercenaries.deck = board.mercenaries.deck.or(TroopId::captains());
        }
        for seat in Seat::all(seats) {
            let cards = board.baron(seat).cards;
            *board.baron_mut(seat) = Baron { id: BaronId(seat.0), cards, ..Baron::default() };
        }
        board.laid = Default::default();
        board.neutral_laid = [0; 3];
        board.areas = Default::default();
        Scene { game, state }.fate_in_order()
    }

    /// Anything else.
    pub fn so(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// Anything hidden.
    pub fn secretly(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.state);
        self
    }

    fn fate_in_order(mut self) -> Scene {
        let count = self.game.fate_count() as u8;
        (0..count).rev().for_each(|card| self.state.fate.pick(card, DECK, End::Top));
        self
    }

    /// These Fate cards are on top of the deck, the first first: `fa_01 fa_07`.
    pub fn fate(mut self, words: &str) -> Scene {
        let first = self.game.fate_id(0).0;
        for word in words.split_whitespace().rev() {
            let fate = FateId::named(word).unwrap_or_else(|| panic!("there is no Fate card '{word}'"));
            self.state.fate.pick(fate.0 - first, DECK, End::Top);
        }
        self
    }

    /// Fate cards on top by what they say: the first that fits each test, each another one.
    pub fn fates(mut self, tests: &[&dyn Fn(&knights::content::Fate) -> bool]) -> Scene {
        let mut taken = Vec::new();
        for test in tests {
            let card = (0..self.game.fate_count() as u8)
                .find(|card| !taken.contains(card) && test(self.game.fate(*card)))
                .expect("such a Fate card is left");
            taken.push(card);
        }
        taken.iter().rev().for_each(|card| self.state.fate.pick(*card, DECK, End::Top));
        self
    }

    /// Takes cards by their kinds from the Mercenaries, the Baron's Regulars, the Levies or the King's Army: `mc_english_100 rg_50`.
    fn troops(&mut self, seat: u8, words: &str) -> Troops {
        let mut troops = Troops::NONE;
        for word in words.split_whitespace() {
            let kind = TroopKind::named(word).unwrap_or_else(|| panic!("there are no troops '{word}'"));
            let board = &self.state.board;
            let held = Seat::all(board.seats)
                .flat_map(|seat| Army::all_of(board.baron(seat).id))
                .fold(troops, |sum, army| sum.or(board.troops(army)));
            let mut own = TroopId::regulars(BaronId(seat));
            let all = TroopId::all().filter(|troop| troop.kind() == kind && !held.has(*troop));
            let regular = word.starts_with("rg_");
            let card = if regular {
                own.find(|troop| troop.kind() == kind && !held.has(*troop))
            } else {
                all.into_iter().next()
            };
            let card = card.unwrap_or_else(|| panic!("there are not so many '{word}'"));
            self.state.board.mercenaries.deck.remove(card);
            self.state.board.mercenaries.offer.remove(card);
            troops.insert(card);
        }
        troops
    }

    /// A Noble with troops in an area.
    pub fn noble(mut self, seat: u8, symbol: &str, place: &str, troops: &str) -> Scene {
        let troops = self.troops(seat, troops);
        let piece = self.state.board.noble_mut(noble(seat, symbol));
        piece.place = Place::Area(area(place));
        piece.troops = troops;
        self
    }

    /// A Noble off the board, with or without troops.
    pub fn off(mut self, seat: u8, symbol: &str, troops: &str) -> Scene {
        let troops = self.troops(seat, troops);
        let piece = self.state.board.noble_mut(noble(seat, symbol));
        piece.place = Place::Off;
        piece.troops = troops;
        self
    }

    /// A Noble on a port icon, exhausted.
    pub fn sailing(mut self, seat: u8, symbol: &str, place: &str, troops: &str) -> Scene {
        self = self.noble(seat, symbol, place, troops).tired(seat, symbol);
        self.state.board.noble_mut(noble(seat, symbol)).place = Place::Port(area(place));
        self
    }

    /// He is exhausted.
    pub fn tired(mut self, seat: u8, symbol: &str) -> Scene {
        self.state.board.noble_mut(noble(seat, symbol)).is_exhausted = true;
        self
    }

    /// Casualty tokens on his army.
    pub fn tokens(mut self, seat: u8, symbol: &str, n: u8) -> Scene {
        self.state.board.noble_mut(noble(seat, symbol)).tokens = n;
        self
    }

    /// A stronghold with troops.
    pub fn stronghold(mut self, seat: u8, place: &str, troops: &str) -> Scene {
        let troops = self.troops(seat, troops);
        let stronghold = &mut self.state.board.baron_mut(Seat(seat)).stronghold;
        stronghold.area = Some(area(place));
        stronghold.troops = troops;
        self
    }

    /// Everybody's stronghold, on the six suggested sites.
    pub fn strongholds(mut self) -> Scene {
        let sites = ["h11", "h31", "h42", "h44", "h24", "h13"];
        for seat in 0..self.game.seats() {
            self = self.stronghold(seat, sites[usize::from(seat)], "");
        }
        self
    }

    /// Cities that a Baron controls: `kovel lenz`.
    pub fn city(mut self, seat: u8, words: &str) -> Scene {
        for word in words.split_whitespace() {
            self.state.board.city_mut(city(word)).owner = Some(Seat(seat));
        }
        self
    }

    /// Cities that are razed.
    pub fn razed(mut self, words: &str) -> Scene {
        words.split_whitespace().for_each(|word| self.state.board.city_mut(city(word)).is_razed = true);
        self
    }

    /// Cities that are fortified.
    pub fn fortified(mut self, words: &str) -> Scene {
        words.split_whitespace().for_each(|word| self.state.board.city_mut(city(word)).is_fortified = true);
        self
    }

    /// Breaches on a city.
    pub fn breaches(mut self, word: &str, n: u8) -> Scene {
        self.state.board.city_mut(city(word)).breaches = n;
        self
    }

    /// A city is besieged by a Baron since this round.
    pub fn siege(mut self, word: &str, by: u8, round: u8) -> Scene {
        self.state.board.city_mut(city(word)).sieges[usize::from(by)] = round;
        self
    }

    /// A Garrison in a city.
    pub fn garrison(mut self, words: &str) -> Scene {
        words.split_whitespace().for_each(|word| self.state.board.city_mut(city(word)).has_garrison = true);
        self
    }

    /// A riot in a city.
    pub fn riot(mut self, words: &str) -> Scene {
        words.split_whitespace().for_each(|word| self.state.board.city_mut(city(word)).is_rioting = true);
        self
    }

    /// Crowns.
    pub fn crowns(mut self, seat: u8, n: u16) -> Scene {
        self.state.board.baron_mut(Seat(seat)).crowns = n;
        self
    }

    /// Faith.
    pub fn faith(mut self, seat: u8, n: u16) -> Scene {
        self.state.board.baron_mut(Seat(seat)).faith = n;
        self
    }

    /// Votes.
    pub fn votes(mut self, seat: u8, n: u16) -> Scene {
        self.state.board.baron_mut(Seat(seat)).votes = n;
        self
    }

    /// Influence.
    pub fn influence(mut self, seat: u8, n: u16) -> Scene {
        self.state.board.baron_mut(Seat(seat)).influence = n;
        self
    }

    /// Knowledge.
    pub fn knowledge(mut self, seat: u8, n: u16) -> Scene {
        self.state.board.baron_mut(Seat(seat)).knowledge = n;
        self
    }

    /// Who is Chairman.
    pub fn chairman(mut self, seat: u8) -> Scene {
        self.state.board.chairman = Seat(seat);
        self
    }

    /// Who is Head of the Church.
    pub fn church(mut self, seat: u8) -> Scene {
        self.state.board.church = Seat(seat);
        self
    }

    /// Who is Scholar.
    pub fn scholar(mut self, seat: u8) -> Scene {
        self.state.board.scholar = Some(Seat(seat));
        self
    }

    /// Who is banned.
    pub fn banned(mut self, seats: &[u8]) -> Scene {
        self.state.board.banned = seats.iter().map(|seat| Seat(*seat)).collect::<SeatSet>();
        self
    }

    fn take_agenda(&mut self, word: &str) -> AgendaId {
        let id = agenda(word);
        let agendas = &mut self.state.board.agendas;
        if let Some(at) = agendas.current.iter().position(|other| *other == id) {
            agendas.current.remove(at);
        } else {
            agendas.deck[id.index()] = agendas.deck[id.index()].saturating_sub(1);
        }
        id
    }

    /// A step begins, and whatever follows runs to the next question.
    pub fn begin(mut self, frames: impl IntoIterator<Item = Frame>) -> Sitting {
        self.state.board.frames = Stack::new();
        self.state.board.frames.push(NextCard.into());
        frames.into_iter().for_each(|frame| self.state.board.frames.push(frame));
        Sitting::on(self.game, self.state)
    }

    /// A position in which the last Baron was asked about his Levy Taxes, as if he had not been.
    pub fn again(mut self) -> Scene {
        let last = usize::from(self.game.seats()) - 1;
        self.state.board.laid = Default::default();
        self.state.board.barons[last].cards.add(ActionCard::LevyTaxes);
        self.state.secrets = Default::default();
        self
    }

    /// After what is tested the last Baron is asked about his Levy Taxes, so that nothing else happens.
    fn stopper(mut self) -> Scene {
        let last = usize::from(self.game.seats()) - 1;
        let board = &mut self.state.board;
        board.stack = 1;
        board.laid[2][last] = 1;
        self.state.secrets[last].plan.stacks[2].add(ActionCard::LevyTaxes);
        self
    }

    /// A Baron's card is turned up.
    pub fn card(mut self, seat: u8, card: ActionCard) -> Sitting {
        self = self.stopper();
        self.state.board.laid[1][usize::from(seat)] = 1;
        self.state.secrets[usize::from(seat)].plan.stacks[1].add(card);
        self.begin([])
    }

    /// A Neutral card is turned up.
    pub fn neutral(mut self, card: NeutralCard) -> Sitting {
        self = self.stopper();
        let board = &mut self.state.board;
        board.neutral_laid[1] = 1;
        board.neutrals = [0; 11];
        board.neutrals[card as usize] = 1;
        self.begin([])
    }

    /// A special phase is held.
    pub fn phase(self, phase: PhaseArea) -> Sitting {
        let card = match phase {
            PhaseArea::Taxation => ActionCard::LevyTaxes,
            PhaseArea::Wages => ActionCard::DraftSoldiers,
            PhaseArea::Assembly => ActionCard::RallySupport,
        };
        let seats = self.game.seats();
        let mut scene = (0..seats).fold(self, |scene, seat| scene.in_area(phase, seat, card, 1));
        for seat in 0..seats {
            scene = scene.in_area(phase, seat, ActionCard::ServeChurch, 1);
        }
        scene.special()
    }

    /// Whatever special phase is due is held.
    pub fn special(self) -> Sitting {
        self.stopper().begin([SpecialPhases.into()])
    }

    /// Mobilize Forces of a Baron for an area.
    pub fn mobilizes(self, seat: u8, place: &str) -> Sitting {
        let mut t = self.card(seat, ActionCard::MobilizeForces);
        t.does(seat, &format!("area/{}", area(place).word()));
        t
    }

    /// A Baron attacks with all that he has in an area, by Versatile Strategy: `city/froli manner/assault`.
    pub fn attacks(self, seat: u8, place: &str, how: &str) -> Sitting {
        let mut t = self.card(seat, ActionCard::VersatileStrategy);
        t.does(seat, "battle").does(seat, &format!("area/{}", area(place).word()));
        t.does(seat, how);
        t
    }

    /// Fate cards on top by what they say in a battle: `deal deal victory`. The attacker draws first.
    pub fn results(mut self, words: &str) -> Scene {
        let mut taken = Vec::new();
        for word in words.split_whitespace() {
            let result = match word {
                "blank" => BattleResult::Blank,
                "deal" => BattleResult::Deal,
                "prevent" => BattleResult::Prevent,
                "victory" => BattleResult::Victory,
                "draw" => BattleResult::Draw,
                "retreat" => BattleResult::Retreat,
                other => panic!("there is no result '{other}'"),
            };
            let card = (0..self.game.fate_count() as u8)
                .find(|card| !taken.contains(card) && self.game.fate(*card).battle == result)
                .unwrap_or_else(|| panic!("there are not so many '{word}'"));
            taken.push(card);
        }
        taken.iter().rev().for_each(|card| self.state.fate.pick(*card, DECK, End::Top));
        self
    }

    /// Upkeep begins: all stacks are played out.
    pub fn upkeep(mut self) -> Sitting {
        self.state.board.stack = 3;
        self.begin([])
    }
}
