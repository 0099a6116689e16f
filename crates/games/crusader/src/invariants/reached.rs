//! What no game comes to: asked of positions that people write down. All of it holds in every state of play.

use super::{Wrong, all, pending};
use crate::board::{Board, Family, Phase, State, Status, Trophy};
use crate::content::{CharacterId, Player, Rim, SPACES, TerritoryId, Token};
use crate::flow::Frame;
use crate::options::Glitterhoof;
use crate::sequence::TURNS;
use crate::{Crusader, cards, rules, trophies};

/// CK-INDEP-02: a potential spouse has one token, a Random one; that of the horse is green (CK-SETUP-29, CK-GLITTER-04).
pub(super) fn suitors(board: &Board, wrong: &mut Wrong) {
    for territory in TerritoryId::all() {
        let Some(who) = board.suitors[territory] else { continue };
        let field = || format!("laid.{who:?}");
        let count = board.tokens_on(who).count();
        wrong.unless(count <= 1, field(), format!("{count} tokens"), rules::CK_INDEP_02);
        let is_random = board.tokens_on(who).all(|token| token.rim() == Rim::Random);
        wrong.unless(is_random, field(), "another token than a Random one", rules::CK_INDEP_02);
        let is_fit = who != CharacterId::GLITTERHOOF || board.tokens_on(who).all(Token::is_green);
        wrong.unless(is_fit, field(), "the horse with a red token", rules::CK_GLITTER_04);
    }
}

/// CK-SETUP-19: the horse is in the game only if it is agreed.
pub(super) fn horse(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let who = CharacterId::GLITTERHOOF;
    let is_there = board.post(who).is_some() || board.suitor_land(who).is_some();
    let is_agreed = game.options().glitterhoof != Glitterhoof::Out;
    wrong.unless(is_agreed || !is_there, format!("person.{who:?}"), "left out", rules::CK_SETUP_19);
}

/// CK-R-93: where a footsoldier comes the Knight stands up, and those that events lay down have none.
pub(super) fn knights(board: &Board, wrong: &mut Wrong) {
    let both = board.laid_knights.and(board.footsoldiers);
    wrong.unless(both.is_empty(), "laid_knights", format!("{both:?} with a footsoldier"), rules::CK_R_93);
}

/// CK-TRACK-07, CK-SCEN2-01: whoever claims the last space ends the game.
pub(super) fn goal(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let end = game.scenario().end;
    let is_claimed = board.claimed.has(end) || board.track[end.index()].is_some();
    let rule = if end.index() + 1 == SPACES { rules::CK_TRACK_07 } else { rules::CK_SCEN2_01 };
    let holds = board.phase == Phase::Over || !is_claimed;
    wrong.unless(holds, format!("track.{end:?}"), "claimed, and the game goes on", rule);
}

/// CK-TROPHY-01: whoever qualifies first has the Trophy; once the spoils of a victory are settled, and what is too many is released
/// (CK-R-73).
pub(super) fn awards(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    if trophies::is_releasing(game, board) || pending(board, |frame| *frame == Frame::Spoils) {
        return;
    }
    for trophy in [Trophy::Crusader, Trophy::Builder, Trophy::Inventor] {
        let qualifies = |player: &Player| {
            board.plays(*player) && trophies::count(game, board, trophy, *player) >= trophies::least(trophy)
        };
        let first = all(game).find(qualifies);
        let holds = board.trophies[trophy as usize].is_some() || first.is_none();
        let field = format!("trophies.{}", trophy.word());
        wrong.unless(holds, field, format!("nobody's, but {first:?} qualifies"), rules::CK_TROPHY_01);
    }
}

/// CK-INV-14: of the two cards that each has picked he plays one in each Turn.
pub(super) fn picked(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for player in all(game).filter(|player| board.phase == Phase::Turns && board.plays(*player)) {
        let is_open = board.active == Some(player) && board.card.is_some();
        let most = (TURNS + 1).saturating_sub(board.turn).saturating_sub(is_open.into());
        let count = state.cards.count(cards::picked(player));
        let field = format!("houses.{player:?}.picked");
        wrong.unless(count <= usize::from(most), field, format!("{count} of {most}"), rules::CK_INV_14);
    }
}

/// CK-CULTURE-04: children, siblings and Kings are of the own culture, wherever their spouses come from. A starting ruler rules his own
/// dynasty or is not in the game (CK-SETUP-11).
pub(super) fn blood(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    for player in all(game) {
        let house = board.house(player);
        // Who comes back takes up the dynasty card with his first territory (CK-ELIM-08).
        let is_settled = house.status == Status::Playing;
        let family = &house.family;
        let mut strange = |who: CharacterId, what: &str, rule| {
            wrong.at(format!("families.{player:?}"), format!("{who:?}, {what}"), rule);
        };
        for who in bred(family) {
            if game.components().people[who.index()].culture != Some(player.culture()) {
                strange(who, "of another culture", rules::CK_CULTURE_04);
            }
        }
        for who in family.people().filter(|who| who.is_ruler()) {
            let dynasty = game.components().people[who.index()].dynasty;
            if family.king != Some(who) {
                strange(who, "a starting ruler who does not rule", rules::CK_SETUP_11);
            } else if is_settled && dynasty != Some(house.dynasty) {
                strange(who, "of another dynasty", rules::CK_SETUP_11);
            }
        }
    }
}

/// Those who were born or adopted into a family.
fn bred(family: &Family) -> impl Iterator<Item = CharacterId> {
    family.king.into_iter().chain(family.members().filter_map(|(_, _, member)| member.who))
}
