//! Cards that lie open: the Event on the table, Events in force, what is used up or discarded.

use super::View;
use crate::Knights;
use crate::board::{Board, Picked};
use crate::cards::DrawnEvent;
use crate::content::{
    AgendaId, CardDeck, CityId, EventId, Expedition, Nation, NobleId, Span, TroopId, TroopKind,
};
use crate::flow::Frame;
use effects::Until;
use serde::Serialize;
use table::Seat;

/// Cards that lie open.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OpenShown {
    /// The Event that was drawn and may still be cancelled.
    pub event: Option<EventShown>,
    /// Events in force, for a time or for good (WK-EVENT-12).
    pub in_force: Vec<InForceShown>,
    /// Events that are used up.
    pub events_used: Vec<EventId>,
    /// Discarded Agendas, which a Private Motion may call up again (WK-MOTION-08).
    pub discards: Vec<AgendaId>,
    /// Mercenaries that were discarded for casualties (WK-R-98).
    pub mercenaries_lost: Vec<TroopKind>,
}

/// An Event on the table: its targets are known before anybody decides (WK-EVENT-11), and so are offers (WK-R-84).
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct EventShown {
    pub event: EventId,
    /// Who drew it.
    pub drawer: Seat,
    /// What was picked at random for it.
    pub picked: Vec<PickedShown>,
    /// Faith offered, by seat.
    pub offers: Vec<u8>,
}

/// What was picked at random.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct PickedShown {
    pub noble: Option<NobleId>,
    pub city: Option<CityId>,
    pub nation: Option<Nation>,
    pub expedition: Option<Expedition>,
}

/// An Event in force.
#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct InForceShown {
    pub event: EventId,
    /// Who drew it: of a red one whom it strikes, and who alone may end it (WK-EVENT-07, WK-OPT-22).
    pub drawer: Seat,
    /// The Noble it struck.
    pub noble: Option<NobleId>,
    /// The city it struck.
    pub city: Option<CityId>,
    /// At whose end it ends; nothing: it lasts.
    pub until: Option<Span>,
}

impl OpenShown {
    pub(super) fn of(game: &Knights, view: &View) -> OpenShown {
        let board = &view.board;
        let discards = AgendaId::all()
            .flat_map(|agenda| (0..board.agendas.discards[agenda.index()]).map(move |_| agenda))
            .collect();
        OpenShown {
            event: board.frames.iter().rev().find_map(|frame| {
                let Frame::DrawnEvent(drawn) = frame else { return None };
                Some(EventShown::of(board, drawn))
            }),
            in_force: in_force(game, board),
            events_used: board.events.used.iter().collect(),
            discards,
            mercenaries_lost: board.mercenaries.discards.iter().map(TroopId::kind).collect(),
        }
    }
}

impl EventShown {
    fn of(board: &Board, drawn: &DrawnEvent) -> EventShown {
        let picked = drawn.picked.into_iter().flatten().filter(|picked| *picked != Picked::default());
        let shown = |Picked { noble, city, nation, route, .. }| PickedShown {
            noble,
            city,
            nation,
            expedition: route,
        };
        EventShown {
            event: drawn.event,
            drawer: drawn.drawer,
            picked: picked.map(shown).collect(),
            offers: drawn.offers[..usize::from(board.seats)].to_vec(),
        }
    }
}

/// Those that last with what they struck, then those that were put in force for a time, each once.
fn in_force(game: &Knights, board: &Board) -> Vec<InForceShown> {
    let lasting = board.lasting.iter().map(|lasting| InForceShown {
        event: lasting.event,
        drawer: lasting.drawer,
        noble: lasting.noble,
        city: None,
        until: None,
    });
    let mut shown: Vec<InForceShown> = lasting.collect();
    for lasting in board.in_force.iter() {
        let source = game.content.tables.clause(lasting.clause).map(|clause| clause.source);
        let Some(card) = source.filter(|card| card.deck == CardDeck::Event) else { continue };
        let until = match lasting.until {
            Until::End { of, .. } => Some(of),
            Until::Held | Until::NextUse | Until::Forever => None,
        };
        let carrier = lasting.carrier;
        let one = InForceShown {
            event: EventId(card.number),
            drawer: carrier.baron,
            noble: carrier.noble,
            city: carrier.city,
            until,
        };
        // One that lasts puts its clauses in force besides.
        let lasts = board.lasting.iter().any(|lasting| lasting.event == one.event);
        if !lasts && !shown.contains(&one) {
            shown.push(one);
        }
    }
    shown
}
