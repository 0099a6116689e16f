//! Moves (p.4, p.6, p.8): who goes, with whom, how far. In Manoeuvre a move ends in an attack (WE-R-08), in
//! Redeployment in a fief of one's own.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Kind, Troop};
use crate::board::{Board, Phase};
use crate::content::{Content, FiefId, Fiefs, Scenario};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use crate::turn::targets;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Rule, Seat, Sink};

/// Who moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// Lancers, Footmen and Archers: one fief.
    #[default]
    Foot,
    /// Knights by themselves: two fiefs (WE-MANEUVER-14).
    Knights,
    /// A Warlord and his company: two fiefs (WE-WARLORD-01).
    Warlord,
    /// A Warlord with a Long March and his company (WE-WARLORD-03).
    LongMarch,
    /// Up to six soldiers on Hired Wagons.
    Wagons,
}

impl Mover {
    /// Those that can be picked; wagons come with their card.
    pub const ALL: [Mover; 4] = [Mover::Foot, Mover::Knights, Mover::Warlord, Mover::LongMarch];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["foot", "knights", "warlord", "long-march", "wagons"][self as usize]
    }

    /// Does it take this soldier along?
    #[must_use]
    pub const fn takes(self, troop: Troop) -> bool {
        match self {
            Mover::Foot => matches!(troop.kind(), Kind::Lancer | Kind::Footman | Kind::Archer),
            Mover::Knights => matches!(troop.kind(), Kind::Knight),
            // WE-R-11: anybody may be carried.
            Mover::Warlord | Mover::LongMarch | Mover::Wagons => true,
        }
    }

    /// Is it led by a Warlord, who may be joined and left on the way?
    #[must_use]
    pub const fn is_led(self) -> bool {
        matches!(self, Mover::Warlord | Mover::LongMarch)
    }
}

/// The most soldiers on Hired Wagons.
const WAGONS: u16 = 6;

/// Soldiers on the way.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// Who.
    pub army: Army,
    /// Who leads or carries them.
    pub mover: Mover,
    /// Where they are.
    pub at: FiefId,
    /// How many fiefs further they may go.
    pub steps: u8,
    /// The fiefs they have been in.
    pub path: Fiefs,
    /// How much further than by themselves they go (Hired Wagons).
    pub extra: u8,
}

impl Group {
    /// Are they still where they started?
    #[must_use]
    pub fn at_start(&self) -> bool {
        self.path.len() == 1
    }
}

/// How far a mover goes, that starts here.
fn reach(content: &Content, board: &Board, mover: Mover) -> u8 {
    match mover {
        Mover::Foot => content.soldier(Kind::Lancer).moves,
        Mover::Knights => content.soldier(Kind::Knight).moves,
        Mover::Warlord => content.soldier(Kind::Warlord).moves,
        Mover::LongMarch | Mover::Wagons => {
            content.soldier(Kind::Warlord).moves + board.long_march.map_or(0, |(_, more)| more)
        }
    }
}

/// Can an attack be made from here within so many steps? Fiefs on the way must be his (WE-MANEUVER-04).
fn can_attack(scenario: &Scenario, own: Fiefs, targets: Fiefs, at: FiefId, steps: u8) -> bool {
    let near = scenario.near[at];
    if steps == 0 {
        return false;
    }
    !near.and(targets).is_empty()
        || (steps > 1 && near.and(own).iter().any(|f| can_attack(scenario, own, targets, f, steps - 1)))
}

/// The most soldiers for whom there is room in a fief of his that can be reached in one to so many steps.
fn most_room(
    content: &Content,
    scenario: &Scenario,
    board: &Board,
    own: Fiefs,
    at: FiefId,
    steps: u8,
) -> u16 {
    if steps == 0 {
        return 0;
    }
    let mut most = 0;
    for fief in scenario.near[at].and(own).iter() {
        most = most.max(board.room(content, fief));
        if most == u16::MAX {
            return most;
        }
        most = most.max(most_room(content, scenario, board, own, fief, steps - 1));
    }
    most
}

/// Is there an unmoved soldier for this mover?
#[inline]
fn has_movers(unmoved: &Army, mover: Mover) -> bool {
    let u = &unmoved.0;
    match mover {
        Mover::Foot => u[0] | u[1] | u[2] | u[5] | u[6] | u[7] != 0,
        Mover::Knights => u[3] | u[8] != 0,
        Mover::Warlord | Mover::LongMarch => u[4] != 0,
        Mover::Wagons => !unmoved.is_empty(),
    }
}

pub(crate) fn list_musters(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let (own, attack) = (board.fiefs(seat), board.phase == Phase::Manoeuvre);
    let targets = targets(game, board, seat);
    let near = &game.scenario.near;
    // From a fief at the front an attack is one step away.
    let front: Fiefs = own.iter().filter(|f| !near[*f].and(targets).is_empty()).collect();
    for fief in own.iter() {
        let unmoved = board.unmoved(fief);
        if unmoved.is_empty() {
            continue;
        }
        for mover in Mover::ALL {
            if !has_movers(&unmoved, mover) || (mover == Mover::LongMarch && !marches(board, fief)) {
                continue;
            }
            let steps = reach(&game.content, board, mover);
            let can_go = if attack {
                front.has(fief)
                    || (steps > 1 && !near[fief].and(front).is_empty())
                    || (steps > 2 && can_attack(&game.scenario, own, targets, fief, steps))
            } else {
                most_room(&game.content, &game.scenario, board, own, fief, steps) > 0
            };
            if can_go {
                answers.push(Answer::Muster { fief, mover });
            }
        }
    }
}

/// Is there a fief that soldiers of this one can be carried to?
pub(crate) fn can_redeploy(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> bool {
    most_room(&game.content, &game.scenario, board, board.fiefs(seat), fief, 1) > 0
}

fn marches(board: &Board, fief: FiefId) -> bool {
    board.long_march.is_some_and(|(at, _)| at == fief)
}

pub(crate) fn judge_muster(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    mover: Mover,
) -> Result<(), Reason> {
    let own = board.fiefs(seat);
    let attack = board.phase == Phase::Manoeuvre;
    let rule = Rule(if attack { "WE-MANEUVER-02" } else { "WE-REDEPLOY-01" });
    if !own.has(fief) {
        return Err(Reason::NotYours { rule, fief });
    }
    if mover == Mover::Wagons || (mover == Mover::LongMarch && !marches(board, fief)) {
        return Err(Reason::NoLongMarch { fief });
    }
    let unmoved = board.unmoved(fief);
    if !has_movers(&unmoved, mover) {
        let moved = has_movers(&board.armies[fief], mover);
        let rule = if moved { Rule("WE-REDEPLOY-02") } else { rule };
        return Err(Reason::NobodyToMove { rule, fief });
    }
    let steps = reach(&game.content, board, mover);
    let can_go = if attack {
        can_attack(&game.scenario, own, targets(game, board, seat), fief, steps)
    } else {
        most_room(&game.content, &game.scenario, board, own, fief, steps) > 0
    };
    let rule = Rule(if attack { "WE-R-08" } else { "WE-REDEPLOY-06" });
    if can_go { Ok(()) } else { Err(Reason::NowhereToGo { rule, fief }) }
}

/// Soldiers of a fief get ready: a led group has its Warlord from the start.
pub(crate) fn muster<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId, mover: Mover) {
    let steps = reach(play.content, play.board(), mover);
    let board = play.board_mut();
    board.group = Group { army: Army::NONE, mover, at: fief, steps, path: Fiefs::one(fief), extra: 0 };
    if mover.is_led() {
        board.armies[fief].remove(Troop::WARLORD, 1);
        board.group.army.add(Troop::WARLORD, 1);
    }
    if mover == Mover::LongMarch {
        board.long_march = None;
    }
    play.push(Frame::March);
}

/// Up to six soldiers of a fief go further (Hired Wagons).
pub(crate) fn load_wagons<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId, more: u8) {
    // The slowest sets the pace: each who joins may shorten the way.
    let fastest = Kind::ALL.iter().map(|k| play.content.soldier(*k).moves).max().unwrap_or(1);
    let (steps, path) = (fastest + more, Fiefs::one(fief));
    play.board_mut().group =
        Group { army: Army::NONE, mover: Mover::Wagons, at: fief, steps, path, extra: more };
    play.goto(Frame::March);
}

/// How many more may join: all, unless there would be no place for them at the end.
fn join_limit(game: &Warlords, board: &Board, own: Fiefs) -> u16 {
    let group = &board.group;
    let size = group.army.total();
    let by_wagons = if group.mover == Mover::Wagons { WAGONS - size.min(WAGONS) } else { u16::MAX };
    if board.phase == Phase::Manoeuvre || (!group.at_start() && board.room(&game.content, group.at) >= size) {
        return by_wagons;
    }
    let room = most_room(&game.content, &game.scenario, board, own, group.at, group.steps);
    by_wagons.min(room.saturating_sub(size))
}

/// Whoever starts together, and a Warlord on the way, can be joined (WE-WARLORD-01).
fn can_be_joined(group: &Group) -> bool {
    group.at_start() || group.mover.is_led()
}

/// A Warlord's company can stay behind on the way, but not before an attack (WE-R-10).
fn can_be_left(board: &Board) -> bool {
    board.phase != Phase::Manoeuvre && !board.group.at_start() && board.group.mover.is_led()
}

/// Who may still join here, and how many of them.
fn may_join(board: &Board, troop: Troop, limit: u16) -> u16 {
    let group = &board.group;
    if !group.mover.takes(troop) || !can_be_joined(group) {
        return 0;
    }
    (board.armies[group.at].of(troop) - board.marked[group.at].of(troop)).min(limit)
}

/// How many of the company may stay here (WE-R-10).
fn may_leave(game: &Warlords, board: &Board, troop: Troop) -> u16 {
    let group = &board.group;
    if !can_be_left(board) {
        return 0;
    }
    let leader = u16::from(troop == Troop::WARLORD);
    (group.army.of(troop).saturating_sub(leader)).min(board.room(&game.content, group.at))
}

/// Where the group can go next.
fn next_fiefs(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    let (group, own) = (&board.group, board.fiefs(seat));
    if group.steps == 0 || group.army.is_empty() {
        return Fiefs::NONE;
    }
    let near = game.scenario.near[group.at];
    let left = group.steps - 1;
    if board.phase == Phase::Manoeuvre {
        let targets = targets(game, board, seat);
        let through = near.and(own).iter().filter(|f| can_attack(&game.scenario, own, targets, *f, left));
        return through.collect::<Fiefs>().or(near.and(targets));
    }
    let size = group.army.total();
    let fits = |fief: FiefId| {
        board.room(&game.content, fief) >= size
            || most_room(&game.content, &game.scenario, board, own, fief, left) >= size
    };
    near.and(own).iter().filter(|f| fits(*f)).collect()
}

/// May the group stop where it is?
fn may_stop(game: &Warlords, board: &Board) -> bool {
    let group = &board.group;
    board.phase == Phase::Redeployment
        && !group.at_start()
        && board.room(&game.content, group.at) >= group.army.total()
}

pub(crate) fn list(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    if may_stop(game, board) {
        answers.push(Answer::Done);
    }
    answers.extend(next_fiefs(game, board, seat).iter().map(Answer::Fief));
    let group = &board.group;
    if can_be_joined(group) && !board.armies[group.at].is_empty() {
        let limit = join_limit(game, board, board.fiefs(seat));
        for (troop, unmoved) in board.unmoved(group.at).troops().filter(|(t, _)| group.mover.takes(*t)) {
            let most = unmoved.min(limit);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
    }
    if can_be_left(board) {
        for (troop, _) in group.army.troops() {
            let most = may_leave(game, board, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Leave { troop, amount }));
        }
    }
}

pub(crate) fn judge(game: &Warlords, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let group = &board.group;
    match answer {
        Answer::Done if may_stop(game, board) => Ok(()),
        Answer::Done if board.phase == Phase::Manoeuvre => Err(Reason::Compulsory { rule: Rule("WE-R-08") }),
        Answer::Done if group.at_start() => Err(Reason::Compulsory { rule: Rule("WE-REDEPLOY-01") }),
        Answer::Done => Err(Reason::Full { fief: group.at, rule: Rule("WE-R-23") }),
        Answer::Fief(fief) => judge_step(game, board, seat, fief),
        Answer::Troops { troop, amount } => {
            let most = may_join(board, troop, join_limit(game, board, board.fiefs(seat)));
            if amount.of(most).is_some() {
                return Ok(());
            }
            let here = board.armies[group.at].of(troop);
            let rule = if !group.mover.takes(troop) || !can_be_joined(group) {
                Rule("WE-WARLORD-01")
            } else if here > 0 && board.marked[group.at].of(troop) == here {
                Rule("WE-WARLORD-04")
            } else {
                Rule("WE-MANEUVER-02")
            };
            Err(Reason::TooMany { rule, most })
        }
        Answer::Leave { troop, amount } => {
            let most = may_leave(game, board, troop);
            let legal = amount.of(most).is_some();
            if legal { Ok(()) } else { Err(Reason::TooMany { rule: Rule("WE-R-10"), most }) }
        }
        _ => Err(Reason::NotAsked { rule: Rule("WE-MANEUVER-02") }),
    }
}

fn judge_step(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> Result<(), Reason> {
    let group = &board.group;
    if next_fiefs(game, board, seat).has(fief) {
        return Ok(());
    }
    if !game.scenario.fiefs.has(fief) {
        return Err(Reason::OutOfPlay { fief });
    }
    if !game.scenario.near[group.at].has(fief) {
        return Err(Reason::NotAdjacent { from: group.at, to: fief });
    }
    if group.army.is_empty() {
        return Err(Reason::NobodyToMove { rule: Rule("WE-MANEUVER-01"), fief: group.at });
    }
    let own = board.fiefs(seat).has(fief);
    match (board.phase, own) {
        (Phase::Manoeuvre, true) => Err(Reason::NowhereToGo { rule: Rule("WE-R-08"), fief }),
        (Phase::Manoeuvre, false) => Err(Reason::Truce { fief }),
        (_, false) => Err(Reason::NotYours { rule: Rule("WE-REDEPLOY-06"), fief }),
        (_, true) => Err(Reason::Full { fief, rule: Rule("WE-R-23") }),
    }
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let group = &play.board().group;
    if group.steps > 0 {
        return Next::Ask;
    }
    stop(play);
    Next::Go
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    let seat = play.board().active;
    match answer {
        Answer::Done => stop(play),
        Answer::Fief(fief) if play.board().fiefs(seat).has(fief) => {
            let group = &mut play.board_mut().group;
            group.at = fief;
            group.steps -= 1;
            group.path.insert(fief);
        }
        Answer::Fief(fief) => attack(play, fief),
        Answer::Troops { troop, amount } => {
            let limit = join_limit(play.game, play.board(), play.board().fiefs(seat));
            let most = may_join(play.board(), troop, limit);
            let pace = play.content.soldier(troop.kind()).moves;
            let board = play.board_mut();
            let n = amount.of(most).unwrap_or(most);
            board.armies[board.group.at].remove(troop, n);
            board.group.army.add(troop, n);
            if board.group.mover == Mover::Wagons {
                board.group.steps = board.group.steps.min(pace + board.group.extra);
            }
        }
        Answer::Leave { troop, amount } => {
            let most = may_leave(play.game, play.board(), troop);
            let board = play.board_mut();
            let at = board.group.at;
            let n = amount.of(most).unwrap_or(most);
            board.group.army.remove(troop, n);
            board.armies[at].add(troop, n);
            board.marked[at].add(troop, n);
        }
        _ => {}
    }
}

/// The move ends in a fief of one's own: whoever moved has moved (WE-REDEPLOY-02).
fn stop<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let board = play.board_mut();
    let Group { army, at, path, .. } = std::mem::take(&mut board.group);
    board.armies[at] = board.armies[at].plus(&army);
    board.marked[at] = board.marked[at].plus(&army);
    let seat = board.active;
    play.pop();
    play.tell(Event::Moved { seat, path, to: at, army });
}

/// The move ends at the border of a fief: an attack is declared (WE-MANEUVER-01, -05).
fn attack<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId) {
    let near = play.scenario.near[fief];
    let board = play.board_mut();
    let Group { army, path, .. } = std::mem::take(&mut board.group);
    board.attacks[fief] = board.attacks[fief].plus(&army);
    // WE-R-15: any fief of the path that is next to the target can be retreated to.
    board.routes[fief] = board.routes[fief].or(path.and(near));
    if let Some(defender) = board.holder(fief) {
        board.attacked.insert(defender);
    }
    let seat = board.active;
    play.pop();
    play.tell(Event::Attacked { seat, path, fief, army });
}
