//! Season d: build in one's province.

use super::prices::{self, Changes, Price, price};
use crate::answer::{Answer, BuildRight, Construction};
use crate::board::{Board, Player, State};
use crate::calendar::Point;
use crate::content::{BuildingId, Built, Content, Moment, Per, SourceId};
use crate::effects::{has_standing, is_used, mark_used, moments, standing};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Goods;
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Stack, Step, Waiting};

/// A player's turn to build.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Build {
    /// Whose turn it is.
    pub place: u8,
    /// How many he has built in this turn.
    pub built: u8,
    /// Does he build cheaper in this turn?
    #[serde(default)]
    pub favour: Favour,
}

/// Whether somebody builds cheaper in this turn: found when his turn comes (KB-GOV-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Favour {
    /// No.
    #[default]
    None,
    /// Yes.
    Cheaper,
}

/// KB-BUILD-01: in turn order; what holds in this turn is found when it comes (KB-GOV-08).
#[inline(never)]
pub fn turn<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    note_completed(&mut play.state.board);
    let (content, board) = (play.content(), &play.state.board);
    let favour = prices::favour(content, board, place);
    let turn = Build { place, built: 0, favour };
    play.goto(Frame::Build(turn));
    turn.resume(play)
}

impl Step<Kingsburg> for Build {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, state: &State, seat: Seat) -> Prompt {
        if self.built == 0 {
            return Prompt { message: Message::new("prompt-build"), rule: rules::KB_BUILD_01 };
        }
        Prompt { message: Message::new("prompt-build-second"), rule: rule_of_second(&state.board, seat) }
    }

    /// Nothing, or any building that is open and can be paid. Buildings, rights and payments come in ascending order.
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let (content, board) = (game.components(), &state.board);
        answers.push(Answer::Pass);
        let changed = has_standing(board, seat, content.at.cost);
        if self.built > 0 || changed {
            return list_ways(content, board, seat, answers);
        }
        // Most of the time he may build one, at its printed price.
        let player = board.player(seat);
        for building in open_spaces(player).iter() {
            let paid = content.costs[usize::from(building.0)];
            if player.goods.has(paid) {
                answers.push(Answer::Build(Construction { building, right: BuildRight::Turn, paid }));
            }
        }
    }

    /// Is it open, by this right, and can it be paid so?
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (content, board) = (game.components(), &state.board);
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Build(Construction { building, right, paid }) = answer else {
            return Err(Reason::NotAsked { rule: rules::KB_BUILD_01 });
        };
        let player = board.player(seat);
        let owned = player.goods;
        is_open(player, building)?;
        let rights = rights(content, board, seat);
        let Some(&(_, surcharge)) = rights.iter().find(|(r, _)| *r == right) else {
            return Err(Reason::NoRightToBuild { building, rule: rules::KB_BUILD_02 });
        };
        let price = price(content, board, seat, building);
        if !pays(price, surcharge, paid) {
            return Err(Reason::WrongPayment { building, cost: price.goods });
        }
        if owned.has(paid) { Ok(()) } else { Err(Reason::TooDear { building, cost: paid, owned }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        for building in BuildingId::all() {
            let paid = price(game.components(), &state.board, seat, building).goods;
            for right in [BuildRight::Turn, BuildRight::Agent, BuildRight::Extra] {
                answers.push(Answer::Build(Construction { building, right, paid }));
            }
        }
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Pays, builds and scores (KB-BUILD-03 to KB-BUILD-05), or does not.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Build(Construction { building, right, paid }) = answer else {
            // Who has built, and could build once more, has built all the same (KB-ENVOY-08).
            play.tell(match self.built {
                0 => Event::DidNotBuild { seat },
                _ => Event::Declined { seat, rule: rule_of_second(&play.state.board, seat) },
            });
            return turn(play, self.place + 1);
        };
        let content = play.content();
        match right {
            // KB-ENVOY-10: the second building is what the Agent was for.
            BuildRight::Agent => play.state.board.agent = None,
            BuildRight::Extra => {
                if let Some((source, _)) = extra(content, &play.state.board, seat) {
                    let per = content.source(source).extra_build.map_or(Per::Year, |(per, _)| per);
                    mark_used(play.state.board.player_mut(seat), source, per);
                }
            }
            BuildRight::Turn | BuildRight::Free => {}
        }
        let vp = content.building(building).vp;
        let player = play.state.board.player_mut(seat);
        player.goods = player.goods.minus(paid);
        player.built.insert(building);
        player.vp = player.vp.saturating_add(vp);
        player.builds += 1;
        play.tell(Event::Built { seat, building, paid, vp, right });
        play.goto(Frame::Build(Build { built: self.built + 1, ..self }));
        // The builder's own effects come first, then those of the others in turn order.
        let others = play.state.board.others(seat);
        moments::fire(play, Moment::OtherBuild, others, building.0);
        moments::fire(play, Moment::OwnBuild, SeatSet::one(seat), building.0);
        Next::Go
    }

    /// Goes on while he may build. When everybody has had his turn the season ends (KB-BUILD-12).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = &play.state.board;
        match board.at_place(self.place) {
            Some(_) if self.built == 0 => Next::Ask,
            Some(seat) if !rights(play.content(), board, seat).is_empty() => Next::Ask,
            Some(_) => turn(play, self.place + 1),
            None => play.moment(Moment::SeasonEnd, Point::SeasonOver),
        }
    }
}

/// The rule that lets somebody build once more in his turn.
fn rule_of_second(board: &Board, seat: Seat) -> Rule {
    if board.agent == Some(seat) { rules::KB_ENVOY_08 } else { rules::KB_MOD4_03 }
}

/// Rows that somebody has completed: noted once what building brought is settled, when the next turn comes.
#[inline]
fn note_completed(board: &mut Board) {
    let built = board.players.iter().fold(Built::NONE, |all, player| all.or(player.built));
    for id in built.of_column(4).iter() {
        board.completed |= 1 << id.row();
    }
}

/// The next building of each row: all to its left is there (KB-BUILD-06 to KB-BUILD-08).
#[inline]
#[must_use]
pub fn open_spaces(player: &Player) -> Built {
    let built = player.built.0;
    Built((built << 1 & !Built::FIRST | Built::FIRST) & !built & player.spaces.0)
}

/// Is there such a space on his board, is it free, is all to its left built?
pub fn is_open(player: &Player, building: BuildingId) -> Result<(), Reason> {
    if !player.spaces.has(building) {
        return Err(Reason::NoSuchSpace { building });
    }
    if player.built.has(building) {
        return Err(Reason::AlreadyBuilt { building });
    }
    if building.column() > 1 && !player.built.has(BuildingId(building.0 - 1)) {
        return Err(Reason::LeftFirst { building, missing: BuildingId(building.0 - 1) });
    }
    Ok(())
}

/// The rights by which somebody may build now: his turn; then, once each, the Agent and what else lets him build once
/// more, all in his own turn (KB-BUILD-02, KB-ENVOY-08, KB-R-29, VR-12). The Agent's building costs what it costs, and may rest
/// on the one before (KB-ENVOY-09, KB-R-30).
fn rights(content: &Content, board: &Board, seat: Seat) -> Stack<(BuildRight, u16), 3> {
    let built = board.frame().as_build().map_or(0, |turn| turn.built);
    let mut rights = Stack::new();
    if built == 0 {
        rights.push((BuildRight::Turn, 0));
        return rights;
    }
    if board.agent == Some(seat) {
        rights.push((BuildRight::Agent, 0));
    }
    if let Some((_, surcharge)) = extra(content, board, seat) {
        rights.push((BuildRight::Extra, surcharge));
    }
    rights
}

/// Something that lets him build once more, not used yet, and what it costs on top.
fn extra(content: &Content, board: &Board, seat: Seat) -> Option<(SourceId, u16)> {
    standing(board, seat, content.at.extra_build).find_map(|source| {
        let (per, surcharge) = content.source(source).extra_build?;
        (!is_used(board.player(seat), source, per)).then_some((source, surcharge))
    })
}

/// All ways to pay for a building now, each with its right.
#[must_use]
pub fn ways(content: &Content, board: &Board, seat: Seat, building: BuildingId) -> Vec<Construction> {
    let mut ways = Vec::new();
    if board.frame().as_build().is_some() {
        let price = price(content, board, seat, building);
        let owned = board.player(seat).goods;
        each_way(price, owned, building, &rights(content, board, seat), |way| ways.push(way));
    }
    ways
}

/// Calls with every way to pay, those that can be paid.
#[inline]
fn each_way(
    price: Price,
    owned: Goods,
    building: BuildingId,
    rights: &[(BuildRight, u16)],
    mut give: impl FnMut(Construction),
) {
    for &(right, surcharge) in rights {
        if price.less == 0 && surcharge == 0 {
            if owned.has(price.goods) {
                give(Construction { building, right, paid: price.goods });
            }
            continue;
        }
        // What is paid in all is what counts: two ways to the same goods are one way.
        let total = price.goods.total() - price.less + surcharge;
        owned.each_pick(total, |paid| {
            if pays(price, surcharge, paid) {
                give(Construction { building, right, paid });
            }
        });
    }
}

/// Do these goods pay this price: at most `less` of it is missing, and the surcharge is on top?
fn pays(price: Price, surcharge: u16, paid: Goods) -> bool {
    let missing = price.goods.minus(paid).total();
    paid.total() == price.goods.total() - price.less + surcharge
        && missing <= price.less
        && paid.minus(price.goods).total() <= surcharge
}

/// The same by any rights, at any prices.
#[inline(never)]
fn list_ways(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let player = board.player(seat);
    let rights = rights(content, board, seat);
    let changes = Changes::of(content, board, seat);
    for id in open_spaces(player).iter() {
        let printed = prices::printed(content, id);
        let price = changes.as_ref().map_or(printed, |changes| changes.price(id, printed));
        each_way(price, player.goods, id, &rights, |way| answers.push(Answer::Build(way)));
    }
}
