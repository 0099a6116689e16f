//! With which dynasty and ruler an eliminated player comes back.

use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::{CharacterId, Characters, DynastyId, Player, Rim, Token, TraitId};
use crate::elimination::NewLand;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::modifiers::{self, Span};
use crate::options::SpareRuler;
use crate::reason::Reason;
use crate::{Crusader, rules, tokens};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Which ruler he takes; the dynasty card is his (CK-ELIM-07, CK-ELIM-08). The gold of the old dynasty is kept (CK-ELIM-09).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewRuler {
    /// Who comes back.
    pub player: Player,
}

decision!(NewRuler);

/// The rulers with whom a player may come back: of dynasties of his culture that were never in this game; if there is none, any
/// other ruler of his culture who was not (CK-R-104).
#[must_use]
pub fn rulers(game: &Crusader, board: &Board, player: Player) -> Characters {
    let content = game.components();
    let began = game.parties().iter().map(|party| game.scenario().starts[usize::from(party.start)].king);
    let used = began.fold(board.returned, |used, king| used.or(Characters::one(king)));
    // Who rules in no scenario stays in the box, unless it is agreed.
    let scenarios = content.scenarios.iter().flat_map(|scenario| &scenario.starts);
    let printed: Characters = scenarios.map(|start| start.king).collect();
    let may_come = |who: &CharacterId| printed.has(*who) || game.options().spare_ruler == SpareRuler::In;
    let of = |dynasty: DynastyId| {
        content.dynasties[dynasty.index()].rulers.iter().copied().filter(may_come).collect::<Characters>()
    };
    let own = || DynastyId::all().filter(|id| content.dynasties[id.index()].culture == player.culture());
    let fresh = own().map(of).filter(|rulers| rulers.and(used).is_empty());
    let fresh = fresh.fold(Characters::NONE, Characters::or);
    if fresh.is_empty() { own().map(of).fold(Characters::NONE, Characters::or).without(used) } else { fresh }
}

impl Decision for NewRuler {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-new-ruler"), rules::CK_ELIM_07)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(rulers(game, &state.board, self.player).iter().map(Answer::Person));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let rule = rules::CK_ELIM_07;
        let Answer::Person(who) = answer else { return Err(Reason::NotAsked { rule }) };
        if rulers(game, &state.board, self.player).has(who) {
            Ok(())
        } else {
            Err(Reason::NotOffered { rule })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        if let Answer::Person(who) = answer {
            play.board_mut().returned.insert(who);
            let house = play.board_mut().house_mut(player);
            (house.family.king, house.family.age) = (Some(who), 0);
            // What is for each King is for this one anew.
            modifiers::span_ends(play, Span::King, Some(player));
            // The tokens of a ruler are those that his first scenario prints (CK-R-103).
            for what in play.game.components().rulers[who.index()].traits {
                take_token(play, player, what);
            }
        }
        play.goto(NewLand { player })
    }
}

/// A Starting token of this trait that is out of the game goes into the bag. If there is none, a Random one of the same trait; if there is
/// none of these either, an Event token of the same colour that is critical for nothing (CK-R-103).
fn take_token<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, what: TraitId) {
    let bag = tokens::bag(player);
    let (starting, random) = (Token::of(what, Rim::Starting), Token::of(what, Rim::Random));
    let is_plain = |token: &Token| {
        token.is_green() == what.is_green() && !play.game.components().is_critical(token.what())
    };
    let held = &play.state.tokens;
    let found = [(tokens::GONE, starting), (tokens::GENERAL, random)];
    let found = found.into_iter().find(|(from, token)| held.count(*from, *token) > 0);
    let plain = || Token::all().filter(is_plain).find(|token| held.count(tokens::PILE, *token) > 0);
    if let Some((from, token)) = found.or_else(|| plain().map(|token| (tokens::PILE, token))) {
        play.state.tokens.take(from, token, bag);
    }
}
