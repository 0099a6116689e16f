//! May put buildings up for nothing.

use super::{At, Word};
use crate::answer::{Answer, BuildRight, Construction};
use crate::board::Player;
use crate::content::{BuildingId, Built, Holdings, Nature};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::Goods;
use crate::reason::Reason;
use crate::seasons::build;
use serde::{Deserialize, Deserializer};
use table::{Chance, Message, Sink};

/// May put buildings up for nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeBuild {
    /// In which columns, as bits 1 to 4.
    #[serde(deserialize_with = "columns")]
    pub columns: u8,
    /// How many at most.
    pub max: u8,
    /// Do they score?
    #[serde(rename = "vp")]
    pub score: Score,
}

/// Do buildings that are put up score their points?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "bool")]
pub enum Score {
    /// Yes.
    Printed,
    /// No.
    Nothing,
}

impl From<bool> for Score {
    fn from(vp: bool) -> Score {
        if vp { Score::Printed } else { Score::Nothing }
    }
}

/// A list of columns, as bits.
fn columns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let columns = Vec::<u8>::deserialize(deserializer)?;
    Ok(columns.into_iter().fold(0, |bits, n| bits | 1u8.checked_shl(u32::from(n)).unwrap_or(0)))
}

impl Construction {
    /// A building put up for nothing.
    #[must_use]
    pub const fn free(building: BuildingId) -> Construction {
        Construction { building, right: BuildRight::Free, paid: Goods::NONE }
    }
}

impl FreeBuild {
    /// Spaces of these columns where a building could be put.
    fn spaces(self, player: &Player) -> Built {
        let open = build::open_spaces(player);
        let columns = (1..=4).filter(|c| self.columns >> c & 1 == 1);
        columns.fold(Built::NONE, |set, c| set.or(open.of_column(c)))
    }
}

impl Word for FreeBuild {
    fn writes(&self) -> Holdings {
        Holdings::BUILDINGS
    }

    fn nature(&self) -> Nature {
        Nature::Asks
    }

    fn is_possible(&self, at: At<'_>) -> bool {
        self.spaces(at.player()) != Built::NONE
    }

    fn asks(&self, at: At<'_>) -> bool {
        at.effect.memo < self.max && self.is_possible(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-free-build")
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        answers.push(Answer::Pass);
        let free = self.spaces(at.player());
        answers.extend(free.iter().map(|building| Answer::Build(Construction::free(building))));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let rule = at.rule();
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Build(one) = answer else { return Err(Reason::NotAsked { rule }) };
        if one != Construction::free(one.building) {
            return Err(Reason::NotAsked { rule });
        }
        build::is_open(at.player(), one.building)?;
        if self.spaces(at.player()).has(one.building) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    /// A building for nothing. No effect of building comes with it.
    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let Answer::Build(Construction { building, .. }) = answer else { return effect.next() };
        let (content, seat) = (play.content(), effect.seat);
        let player = play.state.board.player_mut(seat);
        player.built.insert(building);
        let vp = match self.score {
            Score::Printed => content.building(building).vp,
            Score::Nothing => {
                player.unscored.insert(building);
                0
            }
        };
        player.vp = player.vp.saturating_add(vp);
        play.tell(Event::PutUp { seat, building, vp, rule: content.rule(effect.pc) });
        effect.again()
    }
}
