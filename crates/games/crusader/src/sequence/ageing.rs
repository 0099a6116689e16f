//! Kings grow older (p.7).

use super::{DropToken, Event};
use crate::Crusader;
use crate::content::{Player, Players};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::succession::{self, Cause};
use crate::{elimination, lands, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// Age tokens that a living King can have (CK-R-12).
pub const OLDEST: u8 = 4;

/// Every King gets an Age token; then come fourth ones, then deaths, each in play order (CK-AGE-01, CK-R-19).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ageing {
    part: Part,
    at: u8,
    /// Those whose King got his fourth.
    fourth: Players,
    /// Those whose King should get a fifth.
    fifth: Players,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Tokens,
    Fourth,
    Fifth,
}

impl Ageing {
    /// Nobody has his token yet.
    #[must_use]
    pub fn begin() -> Ageing {
        Ageing { part: Part::Tokens, at: 0, fourth: Players::NONE, fifth: Players::NONE }
    }
}

impl Run<Crusader> for Ageing {
    fn run<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let next = play.board().order.get(usize::from(self.at)).copied();
        self.at += 1;
        match (self.part, next) {
            (Part::Tokens, Some(player)) => {
                match add_token(play, player) {
                    OLDEST => self.fourth.insert(player),
                    age if age > OLDEST => self.fifth.insert(player),
                    _ => {}
                }
                play.goto(self)
            }
            (Part::Fourth, Some(player)) => {
                play.goto(self);
                if self.fourth.has(player) && is_old(play, player) {
                    play.push(DropToken { player })
                } else {
                    Next::Go
                }
            }
            (Part::Fifth, Some(player)) => {
                play.goto(self);
                if self.fifth.has(player) && is_old(play, player) {
                    die(play, player);
                }
                Next::Go
            }
            (Part::Tokens, None) => play.goto(Ageing { part: Part::Fourth, at: 0, ..self }),
            (Part::Fourth, None) => play.goto(Ageing { part: Part::Fifth, at: 0, ..self }),
            (Part::Fifth, None) => {
                play.pop();
                // CK-R-11: a territory that waits for a character gets one of those who went with the dead.
                lands::fill(play);
                elimination::settle(play)
            }
        }
    }
}

/// Does a King with four Age tokens still rule there? Who has fallen and come back in between has another, without any (CK-R-102).
fn is_old<C: Chance, S: Sink<Told>>(play: &Play<'_, C, S>, player: Player) -> bool {
    play.board().plays(player) && play.board().house(player).family.age >= OLDEST
}

/// Gives a King an Age token: how many he has then. The fifth is none that lies there (CK-R-12).
fn add_token<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> u8 {
    let (king, age) = (play.board().house(player).family.king, play.board().house(player).family.age);
    let Some(who) = king.filter(|_| play.board().plays(player)) else { return 0 };
    if age >= OLDEST {
        return OLDEST + 1;
    }
    if supply::age(play.game, play.board()) == 0 {
        // CK-R-11: a token that has run out is not received.
        return 0;
    }
    play.board_mut().house_mut(player).family.age = age + 1;
    play.tell(Event::GrewOlder { player, who, age: age + 1 }.into());
    age + 1
}

fn die<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    if let Some(king) = play.board().house(player).family.king {
        succession::dies(play, king, Cause::OldAge);
    }
}

/// One King gets an Age token by an event: the fourth and fifth work as in Upkeep (CK-AGE-02, CK-AGE-04). Decisions lie on top
/// afterwards.
pub fn grow_older<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    match add_token(play, player) {
        OLDEST => {
            play.push(DropToken { player });
        }
        age if age > OLDEST => die(play, player),
        _ => {}
    }
}
