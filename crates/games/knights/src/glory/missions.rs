//! Missions (CG-MISSION-05 to CG-MISSION-08).

use crate::content::vocabulary::Resource;
use crate::content::{Card, CardDeck, Carrier};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use table::{Chance, Seat, Sink};

/// At the end all Missions are shown, and each that is fulfilled is worth Influence; the Chairman first, each gained at once
/// (CG-R-35, CG-MISSION-04).
pub(crate) fn score_missions<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let order: table::Stack<Seat, 8> = play.board().in_order().collect();
    for seat in order.iter().copied() {
        let Some(mission) = play.state.secret(seat).mission else { continue };
        let card = Card { deck: CardDeck::Mission, number: mission.0 };
        let carrier = Carrier { baron: seat, ..Carrier::default() };
        let scene = play.game.scene(play.board());
        let mut clauses = play.game.content.tables.of(card);
        let fulfilled = clauses
            .any(|(_, clause)| clause.conditions.iter().all(|c| effects::Scene::holds(&scene, c, carrier)));
        play.tell(Event::MissionShown { seat, mission, fulfilled });
        if fulfilled {
            let reward = play.game.content.numbers.mission_influence;
            play.gain(seat, Resource::Influence, reward.into(), rules::CG_MISSION_07);
        }
    }
}
