//! Deploy (p.8): each player places everything new before the next begins.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::board::{Board, Phase, State};
use crate::content::vocabulary::Timing;
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::group::placing::{
    Task, finish_castles, give_back, next_kingdom, place, place_all, places, takes, task,
};
use crate::group::purchases::is_open;
use crate::group::{DeployInto, enter, initiative, victory};
use crate::reason::Reason;
use crate::{cards, rules};
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The Deploy phase begins, unless those who were dismissed have ended the game.
pub(super) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if play.board().phase == Phase::Over {
        return;
    }
    enter(play, Phase::Deploy);
    let lancers = play.game.content.numbers.bonus_lancers;
    for player in &mut play.board_mut().players {
        player.manned = Fiefs::NONE;
        player.bonus_left = if player.whole.is_empty() { 0 } else { lancers };
    }
}

/// What was bought is placed (WE-DEPLOY-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deploy(pub Window);

/// The cards that may be played.
const TIMES: &[Timing] = &[Timing::Deploy];

/// How many bonus Lancers of a kingdom can stand in a fief: any number that has room there (WE-DEPLOY-09).
fn most_bonus(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> u16 {
    board.player(seat).bonus_left.min(board.room(&game.content, fief))
}

/// May what is to be placed now go to this fief as a whole?
fn judge_fief(game: &Warlords, board: &Board, seat: Seat, task: Task, fief: FiefId) -> Result<(), Reason> {
    let fits = places(game, board, seat, task).has(fief);
    let is_his = board.fiefs(seat).has(fief);
    match task {
        Task::Castle(_) | Task::Mercenaries if fits => Ok(()),
        Task::Castle(kingdom) if is_his && game.content.kingdom_of(fief) == kingdom => {
            Err(Reason::CastleThere { kingdom })
        }
        Task::Castle(_) => Err(Reason::NotYours { rule: rules::WE_DEPLOY_03, fief }),
        Task::Recruits if fits && is_open(game, board, fief) => Ok(()),
        Task::Recruits => Err(Reason::NotYourCastle { rule: rules::WE_DEPLOY_06, fief }),
        Task::Mercenaries if is_his => Err(Reason::Full { rule: rules::WE_R_23, fief }),
        Task::Mercenaries => Err(Reason::NotYours { rule: rules::WE_MERC_07, fief }),
        Task::Bonus(_) | Task::Nothing => Err(Reason::NotAsked { rule: rules::WE_DEPLOY_01 }),
    }
}

/// May so many bonus Lancers of the kingdom go to this fief?
fn judge_bonus(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    amount: Amount,
) -> Result<(), Reason> {
    let most = most_bonus(game, board, seat, fief);
    match amount.of(most) {
        Some(_) => Ok(()),
        None if board.room(&game.content, fief) == 0 => Err(Reason::Full { rule: rules::WE_R_23, fief }),
        None => Err(Reason::TooMany { rule: rules::WE_DEPLOY_08, most }),
    }
}

impl Step<Warlords> for Deploy {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let player = state.board.player(seat);
        let new = Message::new;
        match task(&state.board, seat) {
            Task::Castle(k) => {
                let message = new("prompt-deploy-castle").with("kingdom", answer::kingdom(k));
                prompt(message, rules::WE_DEPLOY_03)
            }
            Task::Recruits => {
                prompt(new("prompt-deploy").with("army", player.recruits.elements()), rules::WE_DEPLOY_05)
            }
            Task::Bonus(k) => {
                let message = new("prompt-deploy-bonus").with("kingdom", answer::kingdom(k));
                prompt(message.with("left", player.bonus_left), rules::WE_DEPLOY_08)
            }
            Task::Mercenaries => {
                let message = new("prompt-deploy-hired").with("army", player.recruits.elements());
                prompt(message, rules::WE_DEPLOY_10)
            }
            Task::Nothing => prompt(new("prompt-deploy-cards"), rules::WE_DEPLOY_01),
        }
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        let task = task(board, seat);
        let places = places(game, board, seat, task);
        match task {
            Task::Nothing => answers.push(Answer::Done),
            Task::Castle(_) | Task::Mercenaries => answers.extend(places.iter().map(Answer::Fief)),
            Task::Recruits => {
                let open = |f: &FiefId| is_open(game, board, *f);
                answers.extend(places.iter().filter(open).map(Answer::Fief));
                for fief in places.iter().filter(|f| !open(f)) {
                    let fits = |t: &Troop| takes(game, board, seat, fief, *t).is_ok();
                    let troops = Troop::OWN.into_iter().filter(fits);
                    answers.extend(troops.map(|troop| Answer::Soldier { fief, troop }));
                }
            }
            Task::Bonus(_) => {
                for fief in places.iter() {
                    let most = most_bonus(game, board, seat, fief);
                    answers.extend(Amount::up_to(most).map(|amount| Answer::Place { fief, amount }));
                }
            }
        }
        cards::list(game, state, seat, TIMES, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let task = task(board, seat);
        if let Answer::Card(card) = answer {
            return cards::judge(game, state, seat, TIMES, card);
        }
        if answer == Answer::Done {
            let is_done = task == Task::Nothing;
            return if is_done { Ok(()) } else { Err(Reason::Compulsory { rule: rules::WE_R_31 }) };
        }
        if let Answer::Fief(fief) = answer {
            return judge_fief(game, board, seat, task, fief);
        }
        match (task, answer) {
            (Task::Recruits, Answer::Soldier { fief, troop }) => {
                if troop.is_hired() || is_open(game, board, fief) {
                    return Err(Reason::NotAsked { rule: rules::WE_DEPLOY_04 });
                }
                takes(game, board, seat, fief, troop)
            }
            (Task::Bonus(kingdom), Answer::Place { fief, amount }) => {
                if !board.fiefs(seat).has(fief) || game.content.kingdom_of(fief) != kingdom {
                    return Err(Reason::NotYours { rule: rules::WE_DEPLOY_08, fief });
                }
                judge_bonus(game, board, seat, fief, amount)
            }
            _ => Err(Reason::NotAsked { rule: rules::WE_DEPLOY_01 }),
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        written::fiefs(Answer::Fief, answers);
        let soldiers = |fief| Troop::OWN.map(|troop| Answer::Soldier { fief, troop });
        answers.extend(FiefId::all().flat_map(soldiers));
        let few = || (1..=5).filter_map(Amount::exactly);
        answers
            .extend(FiefId::all().flat_map(|fief| few().map(move |amount| Answer::Place { fief, amount })));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Card(card) = answer {
            return cards::play(play, seat, card);
        }
        match (task(play.board(), seat), answer) {
            (Task::Castle(kingdom), Answer::Fief(fief)) => {
                // WE-CASTLE-04, WE-R-35: it stands unfinished and is dated.
                let board = play.board_mut();
                board.player_mut(seat).beginning.remove(kingdom);
                board.castles.insert(fief);
                board.begun.insert(fief);
                board.dated.insert(fief);
                play.tell(Event::CastleBegun { seat, fief });
                victory::update(play);
            }
            (Task::Recruits | Task::Mercenaries, Answer::Fief(fief)) => {
                play.push(DeployInto { seat, fief });
            }
            (Task::Recruits, Answer::Soldier { fief, troop }) => place(play, seat, fief, troop, 1),
            (Task::Bonus(kingdom), Answer::Place { fief, amount }) => {
                let most = most_bonus(play.game, play.board(), seat, fief);
                let n = amount.of(most).unwrap_or(most);
                let content = &play.game.content;
                let board = play.board_mut();
                board.armies[fief].add(Troop::LANCER, n);
                let player = board.player_mut(seat);
                player.bonus_left -= n;
                if player.bonus_left == 0 {
                    next_kingdom(content, player, kingdom);
                }
                let army = [(Troop::LANCER, n)].into_iter().collect();
                play.tell(Event::Placed { seat, fief, army, rule: rules::WE_DEPLOY_08 });
            }
            (Task::Nothing, _) => {
                self.0.pass();
                play.goto(self);
            }
            _ => {}
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = self.0.seat() else { return initiative::begin(play) };
        if !play.board().plays(seat) {
            self.0.pass();
            return play.goto(self);
        }
        finish_castles(play, seat);
        let task = task(play.board(), seat);
        let places = places(play.game, play.board(), seat, task);
        match task {
            Task::Nothing if play.state.hands[seat.index()].is_empty() => {
                self.0.pass();
                play.goto(self)
            }
            Task::Nothing => Next::Ask,
            // Only one castle takes all that is left: there is nothing to choose.
            Task::Recruits
                if places.len() == 1 && places.iter().all(|f| is_open(play.game, play.board(), f)) =>
            {
                if let Some(fief) = places.first() {
                    place_all(play, seat, fief);
                }
                Next::Go
            }
            Task::Castle(_) | Task::Recruits | Task::Bonus(_) | Task::Mercenaries if places.is_empty() => {
                give_back(play, seat, task);
                Next::Go
            }
            Task::Castle(_) | Task::Recruits | Task::Bonus(_) | Task::Mercenaries => Next::Ask,
        }
    }
}
