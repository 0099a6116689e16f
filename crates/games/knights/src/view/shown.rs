//! A view as it is written: what lies open, with what follows from it.

use super::View;
use super::facts::{
    self, AdvancementShown, AssemblyShown, MercenaryShown, SiegeShown, SpotShown, TargetShown, TurnedShown,
};
use super::open::OpenShown;
use crate::Knights;
use crate::answer::Manner;
use crate::battle::Side;
use crate::board::pieces::Sieges;
use crate::board::{Annals, Army, Board, Fleets, Hand, Heir, Marker, Phase, Place, Site};
use crate::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BaronId, CityId, Colour, EventId, MissionId, NobleId,
    PhaseArea, TroopId, TroopKind,
};
use serde::Serialize;
use table::{Observer, Seat, SeatSet};

/// A view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct Shown {
    pub observer: Observer,
    pub phase: Phase,
    pub round: u8,
    pub pool: u16,
    pub chairman: Seat,
    pub church: Seat,
    pub scholar: Option<Seat>,
    pub king: Option<Seat>,
    pub banned: SeatSet,
    pub thinking: SeatSet,
    pub winners: SeatSet,
    pub barons: Vec<BaronShown>,
    pub nobles: Vec<NobleShown>,
    pub cities: Vec<CityShown>,
    pub offer: Vec<TroopKind>,
    pub track: [Option<Marker>; 7],
    pub markers_needed: u8,
    pub expeditions: Fleets,
    pub event_back: Option<Colour>,
    pub events_left: u32,
    pub lasting: Vec<EventId>,
    pub open: OpenShown,
    pub agendas: Vec<AgendaId>,
    pub laws: Vec<AgendaId>,
    /// Acts that Open Private Motions forbid (WK-R-103).
    pub forbidden: Vec<u8>,
    pub advancements: Vec<AdvancementId>,
    pub areas: Vec<AreaShown>,
    pub annals: Annals,
    pub stack: u8,
    pub battle: Option<BattleShown>,
    pub hand: Vec<ActionCard>,
    pub plan: Vec<Vec<ActionCard>>,
    pub fate_hand: Vec<crate::content::FateId>,
    pub mission: Option<MissionId>,
    /// The own Votes in the closed hand (WK-VOTE-01).
    pub ballot: Option<u8>,
    /// The own Votes written down so far (WK-PLAYERS-08).
    pub written: Vec<u8>,
    pub is_glory: bool,
    /// The Influence that ends a game with The King (CG-KING-16).
    pub target: Option<u16>,
    pub turned: Option<TurnedShown>,
    pub neutral_laid: [u8; 3],
    pub spots: Vec<SpotShown>,
    pub market: Vec<MercenaryShown>,
    pub shop: Vec<AdvancementShown>,
    pub assembly: Option<AssemblyShown>,
    pub targets: Vec<TargetShown>,
}

/// A Baron.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct BaronShown {
    pub seat: Seat,
    pub baron: BaronId,
    pub is_out: bool,
    pub crowns: u16,
    pub faith: u16,
    pub votes: u16,
    pub influence: u16,
    pub knowledge: u16,
    pub stronghold: Option<AreaId>,
    pub stronghold_troops: Vec<TroopKind>,
    pub stronghold_tokens: u8,
    pub stronghold_breaches: u8,
    pub stronghold_strength: u16,
    pub stronghold_besieged: bool,
    pub stronghold_besieged_by: SeatSet,
    pub stronghold_sieges: Vec<SiegeShown>,
    pub charges: Vec<AgendaId>,
    pub advancements: Vec<AdvancementId>,
    /// Those of them that lie face down (CG-TECH-12).
    pub exhausted: Vec<AdvancementId>,
    pub laid: [u8; 3],
    pub cards: Vec<ActionCard>,
    pub influence_due: u16,
    pub income: u16,
    pub wages: u16,
}

/// A Noble in play.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct NobleShown {
    pub noble: NobleId,
    pub seat: Seat,
    pub place: Place,
    pub is_exhausted: bool,
    pub troops: Vec<TroopKind>,
    pub tokens: u8,
    pub strength: u16,
    pub office: Option<AgendaId>,
    pub heir: Heir,
    /// He is dead, and who holds his heir withholds him (WK-R-88).
    pub awaits_heir: bool,
}

/// A city.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct CityShown {
    pub city: CityId,
    pub owner: Option<Seat>,
    pub is_razed: bool,
    pub is_fortified: bool,
    pub breaches: u8,
    pub strength: u16,
    pub income: u16,
    /// What it pays whoever holds it, if nothing stops it.
    pub worth: u16,
    pub besieged_by: SeatSet,
    pub sieges: Vec<SiegeShown>,
    pub has_garrison: bool,
    pub is_rioting: bool,
}

/// A Special Phase area.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct AreaShown {
    pub area: PhaseArea,
    pub cards: u8,
    pub needed: u8,
}

/// The battle.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct BattleShown {
    pub manner: Manner,
    pub area: AreaId,
    pub attacker: Seat,
    pub defender: Option<Seat>,
    pub site: Option<Site>,
    pub nobles: [Vec<NobleId>; 2],
    pub commanders: [Option<NobleId>; 2],
    pub strengths: [u16; 2],
    pub results: [[u8; 6]; 2],
    pub casualties: [u8; 2],
}

/// Who besieges.
fn besiegers(board: &Board, sieges: Sieges) -> SeatSet {
    Seat::all(board.seats).filter(|seat| sieges[seat.index()] > 0).collect()
}

fn cards(hand: Hand) -> Vec<ActionCard> {
    hand.iter().collect()
}

impl Shown {
    /// Writes a view.
    #[must_use]
    pub fn of(game: &Knights, view: &View) -> Shown {
        let board = &view.board;
        let seats = || Seat::all(board.seats);
        let own = view.own.plan.stacks;
        let hand = match view.observer {
            Observer::Seat(seat) => own.into_iter().fold(board.baron(seat).cards, Hand::without),
            Observer::Spectator => Hand::NONE,
        };
        let fate_hand = match view.observer {
            Observer::Seat(seat) => {
                let zone = crate::board::fate_hand(seat);
                let count = view.fate.count(zone);
                (0..count).filter_map(|at| view.fate.card(zone, at)).map(|card| game.fate_id(card)).collect()
            }
            Observer::Spectator => Vec::new(),
        };
        Shown {
            observer: view.observer,
            phase: board.phase,
            round: board.round,
            pool: board.pool,
            chairman: board.chairman,
            church: board.church,
            scholar: board.scholar,
            king: board.king,
            banned: board.banned,
            thinking: view.thinking,
            winners: board.winners,
            barons: seats().map(|seat| BaronShown::of(game, view, seat)).collect(),
            nobles: seats()
                .flat_map(|seat| board.nobles_of(seat))
                .map(|noble| NobleShown::of(game, view, noble))
                .collect(),
            cities: CityId::all().map(|city| CityShown::of(game, view, city)).collect(),
            offer: board.mercenaries.offer.iter().map(TroopId::kind).collect(),
            track: board.track,
            markers_needed: board.markers_needed(),
            expeditions: board.fleets,
            event_back: board.events.top,
            events_left: board.events.left.len(),
            lasting: board.lasting.iter().map(|lasting| lasting.event).collect(),
            open: OpenShown::of(game, view),
            agendas: board.agendas.current.iter().copied().collect(),
            laws: board.agendas.laws.iter().copied().collect(),
            forbidden: (0..32).filter(|act| board.forbidden >> act & 1 == 1).collect(),
            advancements: board.advancements.offer.iter().copied().collect(),
            areas: PhaseArea::EACH
                .map(|area| AreaShown { area, cards: board.cards_in(area), needed: 2 * board.count })
                .into(),
            annals: board.annals,
            stack: board.stack,
            battle: BattleShown::of(game, view),
            hand: cards(hand),
            plan: own.into_iter().map(cards).collect(),
            fate_hand,
            mission: view.own.mission,
            ballot: view.own.ballot,
            written: view.own.written.iter().copied().collect(),
            is_glory: game.options.for_glory,
            target: game.options.king.then(|| game.options.target(&game.content.numbers)),
            turned: facts::turned(view),
            neutral_laid: board.neutral_laid,
            spots: facts::spots(game, view),
            market: facts::market(game, view),
            shop: facts::shop(game, view),
            assembly: facts::assembly(view),
            targets: facts::targets(game, view),
        }
    }
}

impl BaronShown {
    fn of(game: &Knights, view: &View, seat: Seat) -> BaronShown {
        let board = &view.board;
        let baron = board.baron(seat);
        let stronghold = &baron.stronghold;
        let free = Army::all_of(baron.id).filter(|army| game.pays_nothing(board, *army));
        let free = free.fold(crate::content::Troops::NONE, |sum, army| sum.or(board.troops(army)));
        BaronShown {
            seat,
            baron: baron.id,
            is_out: baron.is_out,
            crowns: baron.crowns,
            faith: baron.faith,
            votes: baron.votes,
            influence: baron.influence,
            knowledge: baron.knowledge,
            stronghold: stronghold.area,
            stronghold_troops: stronghold.troops.iter().map(TroopId::kind).collect(),
            stronghold_tokens: stronghold.tokens,
            stronghold_breaches: stronghold.breaches,
            stronghold_strength: game.walls(board, Site::Stronghold(seat)),
            stronghold_besieged: stronghold.is_besieged(),
            stronghold_besieged_by: besiegers(board, stronghold.sieges),
            stronghold_sieges: facts::sieges(board, stronghold.sieges),
            charges: baron.charges.iter().copied().collect(),
            advancements: baron.advancements.iter().copied().collect(),
            exhausted: facts::exhausted(game, view, seat),
            laid: [0, 1, 2].map(|stack: usize| board.laid[stack][seat.index()]),
            cards: cards(baron.cards),
            influence_due: game.influence_due(board, seat),
            income: board.cities_of(seat).iter().map(|city| game.city_income(board, city)).sum(),
            wages: game.dues(board, seat, free).total,
        }
    }
}

impl NobleShown {
    fn of(game: &Knights, view: &View, noble: NobleId) -> NobleShown {
        let board = &view.board;
        let piece = board.noble(noble);
        NobleShown {
            noble,
            seat: board.owner(noble),
            place: piece.place,
            is_exhausted: piece.is_exhausted,
            troops: piece.troops.iter().map(TroopId::kind).collect(),
            tokens: piece.tokens,
            strength: game.army_strength(board, Army::Noble(noble)),
            office: piece.office,
            heir: piece.heir,
            awaits_heir: piece.is_awaiting_heir,
        }
    }
}

impl CityShown {
    fn of(game: &Knights, view: &View, city: CityId) -> CityShown {
        let board = &view.board;
        let piece = board.city(city);
        CityShown {
            city,
            owner: piece.owner,
            is_razed: piece.is_razed,
            is_fortified: piece.is_fortified,
            breaches: piece.breaches,
            strength: if piece.is_razed { 0 } else { game.walls(board, Site::City(city)) },
            income: game.city_income(board, city),
            worth: if piece.is_razed { 0 } else { game.city_worth(board, city) },
            besieged_by: besiegers(board, piece.sieges),
            sieges: facts::sieges(board, piece.sieges),
            has_garrison: piece.has_garrison,
            is_rioting: piece.is_rioting,
        }
    }
}

impl BattleShown {
    fn of(game: &Knights, view: &View) -> Option<BattleShown> {
        let battle = &view.board.battle;
        Some(BattleShown {
            manner: battle.manner?,
            area: battle.area,
            attacker: battle.attacker,
            defender: battle.defender,
            site: battle.site,
            nobles: battle.nobles.map(|nobles| nobles.iter().collect()),
            commanders: battle.commanders,
            strengths: Side::BOTH.map(|side| game.side_strength(&view.board, battle, side)),
            results: battle.results,
            casualties: battle.casualties,
        })
    }
}
