//! What is to be placed, and where it can go (p.8).

use crate::Warlords;
use crate::army::{Army, Troop};
use crate::board::{Board, Player};
use crate::content::{Content, FiefId, Fiefs, KingdomId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::group::purchases::is_open;
use crate::group::victory;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Seat, Sink};

/// What is to be placed next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// A new castle in this kingdom (WE-DEPLOY-03).
    Castle(KingdomId),
    /// Soldiers that were bought.
    Recruits,
    /// Bonus Lancers in this kingdom (WE-DEPLOY-08).
    Bonus(KingdomId),
    /// Mercenaries that were hired (WE-DEPLOY-10).
    Mercenaries,
    /// Nothing: cards may still be played.
    Nothing,
}

/// The first thing that is left to place.
#[must_use]
pub fn task(board: &Board, seat: Seat) -> Task {
    let player = board.player(seat);
    if let Some(kingdom) = player.beginning.first() {
        return Task::Castle(kingdom);
    }
    if Troop::OWN.into_iter().any(|t| player.recruits.of(t) > 0) {
        return Task::Recruits;
    }
    if let Some(kingdom) = player.whole.first() {
        return Task::Bonus(kingdom);
    }
    if player.recruits.is_empty() { Task::Nothing } else { Task::Mercenaries }
}

/// May this recruit be placed in a fief? Any of his for Archers, Lancers and Footmen, one a round without a castle
/// (WE-DEPLOY-04, WE-DEPLOY-05) or in one just begun (WE-CASTLE-07); Knights and Warlords need a castle (WE-DEPLOY-07,
/// WE-WARLORD-08).
pub(super) fn takes(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
) -> Result<(), Reason> {
    if !board.fiefs(seat).has(fief) {
        return Err(Reason::NotYours { rule: rules::WE_DEPLOY_05, fief });
    }
    if board.player(seat).recruits.of(troop) == 0 {
        return Err(Reason::TooMany { rule: rules::WE_RECRUIT_02, most: 0 });
    }
    if is_open(game, board, fief) {
        return Ok(());
    }
    if troop.kind().is_noble() && (!board.castles.has(fief) || board.begun.has(fief)) {
        return Err(Reason::CastleNeeded { troop });
    }
    if board.player(seat).manned.has(fief) {
        return Err(Reason::HadRecruit { fief });
    }
    if board.room(&game.content, fief) > 0 {
        Ok(())
    } else {
        Err(Reason::Full { rule: rules::WE_R_23, fief })
    }
}

/// Fiefs where something of the present task can go.
pub(super) fn places(game: &Warlords, board: &Board, seat: Seat, task: Task) -> Fiefs {
    let own = board.fiefs(seat);
    let with_room =
        |fiefs: Fiefs| -> Fiefs { fiefs.iter().filter(|f| board.room(&game.content, *f) > 0).collect() };
    match task {
        Task::Castle(kingdom) => own.and(game.content.kingdoms[kingdom.index()].fiefs).without(board.castles),
        Task::Recruits => {
            let left = &board.player(seat).recruits;
            let takes_some = |f: &FiefId| {
                Troop::OWN.into_iter().any(|t| left.of(t) > 0 && takes(game, board, seat, *f, t).is_ok())
            };
            own.iter().filter(takes_some).collect()
        }
        Task::Bonus(kingdom) => with_room(own.and(game.content.kingdoms[kingdom.index()].fiefs)),
        Task::Mercenaries => with_room(own),
        Task::Nothing => Fiefs::NONE,
    }
}

/// WE-DEPLOY-02: castles paid to be finished lose their token.
pub(super) fn finish_castles<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let done = std::mem::take(&mut play.board_mut().player_mut(seat).finishing);
    for fief in done.iter() {
        play.board_mut().finished.insert(fief);
        play.board_mut().captured.remove(fief);
        play.tell(Event::CastleFinished { seat, fief });
    }
    if !done.is_empty() {
        victory::update(play);
    }
}

/// All that was bought goes to one castle.
pub(super) fn place_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, fief: FiefId) {
    for troop in Troop::OWN {
        let n = play.board().player(seat).recruits.of(troop);
        if n > 0 {
            place(play, seat, fief, troop, n);
        }
    }
}

/// What cannot be placed anywhere goes back, and its price with it.
pub(super) fn give_back<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, task: Task) {
    let content = &*play.game.content;
    let player = play.board_mut().player_mut(seat);
    let (army, gold) = match task {
        Task::Castle(kingdom) => {
            player.beginning.remove(kingdom);
            (Army::NONE, u32::from(content.numbers.begin))
        }
        Task::Bonus(kingdom) => {
            next_kingdom(content, player, kingdom);
            return;
        }
        Task::Recruits | Task::Mercenaries => {
            let gone: Army = player
                .recruits
                .troops()
                .filter(|(t, _)| t.is_hired() == (task == Task::Mercenaries))
                .collect();
            player.recruits = player.recruits.minus(&gone);
            (gone, gone.troops().map(|(t, n)| u32::from(n) * u32::from(content.cost(t))).sum())
        }
        Task::Nothing => return,
    };
    play.tell(Event::GivenBack { seat, army });
    play.gain(seat, gold, rules::WE_R_31);
}

/// The bonus Lancers of a kingdom are placed: on to the next.
pub(super) fn next_kingdom(content: &Content, player: &mut Player, kingdom: KingdomId) {
    player.whole.remove(kingdom);
    player.bonus_left = if player.whole.is_empty() { 0 } else { content.numbers.bonus_lancers };
}

/// Bought soldiers stand in a fief.
pub(super) fn place<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    n: u16,
) {
    let open = is_open(play.game, play.board(), fief);
    let board = play.board_mut();
    board.armies[fief].add(troop, n);
    let player = board.player_mut(seat);
    player.recruits.remove(troop, n);
    // WE-R-76: only what was bought for Deploy counts.
    if !open && !troop.is_hired() {
        player.manned.insert(fief);
    }
    let rule = match (troop.is_hired(), open) {
        (true, _) => rules::WE_DEPLOY_10,
        (false, true) => rules::WE_DEPLOY_06,
        (false, false) => rules::WE_DEPLOY_04,
    };
    play.tell(Event::Placed { seat, fief, army: [(troop, n)].into_iter().collect(), rule });
}
