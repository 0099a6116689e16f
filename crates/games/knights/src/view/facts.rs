//! What follows from what lies open, for who draws it: no board works out a rule.

use super::View;
use crate::Knights;
use crate::answer::{Motion, Stance};
use crate::battle::Battle;
use crate::battle::Side;
use crate::battle::declare::ready;
use crate::battle::strength::defenders;
use crate::board::pieces::Sieges;
use crate::board::{Army, Board, Marker, Phase, Site};
use crate::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, Card, CardDeck, Carrier, CityId, Nobles, TroopId, TroopKind,
};
use crate::movement::own_site;
use crate::phases::assembly::{Question, Voice};
use serde::Serialize;
use table::{Observer, Seat, SeatSet};

/// The card that is carried out.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct TurnedShown {
    pub seat: Seat,
    pub card: ActionCard,
}

/// A spot of the Mercenary Track (WK-CARD-07).
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SpotShown {
    pub is_open: bool,
    pub fee: u8,
    pub marker: Option<Marker>,
}

/// A Mercenary on offer; the fee is that of who looks, if he obeys all Laws.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct MercenaryShown {
    pub troop: TroopKind,
    pub strength: u16,
    pub fee: u16,
    pub wage: u8,
}

/// An Advancement on offer; the price is that of who looks, if he obeys all Laws.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct AdvancementShown {
    pub advancement: AdvancementId,
    pub price: u16,
}

/// A siege: the same Baron takes what he besieges by besieging it again in a later round (WK-R-43, WK-SIEGE-22).
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SiegeShown {
    pub seat: Seat,
    pub round: u8,
}

/// The Assembly that sits.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AssemblyShown {
    /// Who attends.
    pub attending: SeatSet,
    /// Who presides (WK-ASSEMBLY-08).
    pub presides: Seat,
    /// Agendas that are still to be voted, in their order.
    pub to_come: Vec<AgendaId>,
    /// The Votes that two Barons wrote down for each of those, by seat (WK-PLAYERS-10).
    pub written: Vec<Vec<u8>>,
    /// The Agenda that is voted on.
    pub agenda: Option<AgendaId>,
    /// The motion that is voted on.
    pub motion: Option<Motion>,
    /// Votes shown, by seat.
    pub votes: Vec<u8>,
    /// What each is for, as far as it was said.
    pub voices: Vec<Option<Voice>>,
    /// What came of it.
    pub result: Option<Voice>,
    /// Who does not abide by it (WK-R-64).
    pub exempt: SeatSet,
}

/// What who looks could attack where he stands or goes.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TargetShown {
    /// Where.
    pub area: AreaId,
    /// Whose Nobles in the open field, where no walls are attacked.
    pub baron: Option<Seat>,
    /// The city or stronghold.
    pub site: Option<Site>,
    /// The strength of his own ready armies there.
    pub ready: u16,
    /// That of the Nobles' armies that would defend.
    pub defenders: u16,
    /// That of the walls, with what cards add and the troops within.
    pub walls: u16,
    /// Both strengths as a siege by those who are ready would compare them (WK-SIEGE-01).
    pub siege: Option<(u16, u16)>,
}

/// Who besieges, and since which round.
pub(super) fn sieges(board: &Board, sieges: Sieges) -> Vec<SiegeShown> {
    let laid = Seat::all(board.seats).map(|seat| SiegeShown { seat, round: sieges[seat.index()] });
    laid.filter(|siege| siege.round > 0).collect()
}

/// The Advancements of a Baron that he has used up to the next refreshing (CG-TECH-12).
pub(super) fn exhausted(game: &Knights, view: &View, seat: Seat) -> Vec<AdvancementId> {
    let board = &view.board;
    let carrier = Carrier { baron: seat, ..Carrier::default() };
    let is_used = |card: &AdvancementId| {
        let source = Card { deck: CardDeck::Advancement, number: card.0 };
        game.content.tables.of(source).any(|(clause, _)| board.uses.times(clause, carrier) > 0)
    };
    board.baron(seat).advancements.iter().copied().filter(is_used).collect()
}

/// The card that is carried out.
pub(super) fn turned(view: &View) -> Option<TurnedShown> {
    let action = &view.board.action;
    let card = action.card.filter(|_| view.board.phase == Phase::Actions)?;
    Some(TurnedShown { seat: action.seat, card })
}

/// The Mercenary Track.
pub(super) fn spots(game: &Knights, view: &View) -> Vec<SpotShown> {
    let board = &view.board;
    let spot = |(print, marker): (&crate::content::SpotPrint, Option<Marker>)| SpotShown {
        is_open: print.min_barons <= board.count,
        fee: print.fee,
        marker,
    };
    game.content.track.iter().zip(board.track).map(spot).collect()
}

/// The Mercenaries on offer.
pub(super) fn market(game: &Knights, view: &View) -> Vec<MercenaryShown> {
    let print = |kind: TroopKind| game.content.troops[kind.index()];
    let fee = |kind: TroopKind| match view.observer {
        Observer::Seat(seat) => game.hire_price(&view.board, seat, kind, Stance::Obey),
        Observer::Spectator => print(kind).cost.into(),
    };
    let shown = |kind: TroopKind| MercenaryShown {
        troop: kind,
        strength: print(kind).strength,
        fee: fee(kind),
        wage: print(kind).wage,
    };
    view.board.mercenaries.offer.iter().map(TroopId::kind).map(shown).collect()
}

/// The Advancements on offer.
pub(super) fn shop(game: &Knights, view: &View) -> Vec<AdvancementShown> {
    let price = |card: AdvancementId| match view.observer {
        Observer::Seat(seat) => game.advancement_price(&view.board, seat, card, 0, Stance::Obey),
        Observer::Spectator => game.content.advancements[card.index()].cost.into(),
    };
    let offer = view.board.advancements.offer.iter();
    offer.map(|card| AdvancementShown { advancement: *card, price: price(*card) }).collect()
}

/// The Assembly, while it sits.
pub(super) fn assembly(view: &View) -> Option<AssemblyShown> {
    let board = &view.board;
    let sits = &board.assembly;
    if sits.attending.is_empty() {
        return None;
    }
    let (agenda, motion) = match sits.question {
        Some(Question::Agenda(agenda)) => (Some(agenda), None),
        Some(Question::Motion(motion)) => (None, Some(motion)),
        None => (None, None),
    };
    let seats = usize::from(board.seats);
    Some(AssemblyShown {
        attending: sits.attending,
        presides: sits.acting.unwrap_or(board.chairman),
        to_come: sits.order.iter().skip(sits.taken.into()).copied().collect(),
        written: sits.written.iter().skip(sits.taken.into()).map(|row| row[..seats].to_vec()).collect(),
        agenda,
        motion,
        votes: sits.cast[..seats].to_vec(),
        voices: sits.voices[..seats].to_vec(),
        result: sits.result,
        exempt: sits.exempt,
    })
}

/// Everything that who looks could attack, area by area.
pub(super) fn targets(game: &Knights, view: &View) -> Vec<TargetShown> {
    let Observer::Seat(seat) = view.observer else { return Vec::new() };
    let board = &view.board;
    let others = || board.playing().filter(|other| *other != seat);
    let mut found = Vec::new();
    for area in AreaId::all() {
        for other in others().filter(|other| own_site(game, board, *other, area).is_none()) {
            let nobles = board.nobles_in(other, area);
            if !nobles.is_empty() {
                found.push(target(game, view, seat, area, Foe { baron: Some(other), site: None, nobles }));
            }
        }
    }
    let cities = CityId::all()
        .filter(|city| !board.city(*city).is_razed && board.city(*city).owner != Some(seat))
        .map(|city| (game.content.area_of(city), Site::City(city)));
    let strongholds =
        others().filter_map(|other| Some((board.stronghold(other).area?, Site::Stronghold(other))));
    for (area, site) in cities.chain(strongholds) {
        let nobles = defenders(game, board, site);
        found.push(target(game, view, seat, area, Foe { baron: None, site: Some(site), nobles }));
    }
    found
}

/// Who would defend.
#[derive(Copy, Clone)]
struct Foe {
    baron: Option<Seat>,
    site: Option<Site>,
    nobles: Nobles,
}

fn target(game: &Knights, view: &View, seat: Seat, area: AreaId, foe: Foe) -> TargetShown {
    let board = &view.board;
    let strength = |nobles: Nobles| -> u16 {
        nobles.iter().map(|noble| game.army_strength(board, Army::Noble(noble))).sum()
    };
    let own = ready(board, seat, area);
    let bare = Battle { site: foe.site, attacker: seat, ..Battle::default() };
    TargetShown {
        area,
        baron: foe.baron,
        site: foe.site,
        ready: strength(own),
        defenders: strength(foe.nobles),
        walls: game.side_strength(board, &bare, Side::Defender),
        siege: foe.site.filter(|_| !own.is_empty()).map(|site| game.siege_strengths(board, seat, own, site)),
    }
}
