//! Whom to attack, and how (WK-BATTLE-02, WK-BATTLE-03, WK-BATTLE-04, WK-BATTLE-05, WK-BATTLE-06, WK-BATTLE-13 to WK-BATTLE-16,
//! WK-CITY-06).

use super::strength::defenders;
use super::{Battle, BattleLeave};
use crate::Knights;
use crate::actions::Denied;
use crate::answer::{Answer, Foe, Manner, Stance};
use crate::board::{Board, Place, Site, State};
use crate::cards::Permission;
use crate::content::vocabulary::Act;
use crate::content::{AreaId, Nobles, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::movement::own_site;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The attacker names his target and the kind of battle (WK-BATTLE-01, WK-SIEGE-29, WK-R-95).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Declare {
    /// Who attacks.
    pub seat: Seat,
    /// Where.
    pub area: AreaId,
}

/// The Nobles of a Baron in an area who can attack (WK-BATTLE-09, WK-EXHAUST-03).
pub(crate) fn ready(board: &Board, seat: Seat, area: AreaId) -> Nobles {
    board.nobles_in(seat, area).iter().filter(|noble| !board.noble(*noble).is_exhausted).collect()
}

/// Can he attack anybody or anything there?
pub(crate) fn is_possible(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> bool {
    board.nobles_of(seat).any(|noble| board.noble(noble).place == Place::Area(area))
        && !ready(board, seat, area).is_empty()
        && attacks(game, board, seat, area).any(|attack| judge(game, board, seat, area, attack).is_ok())
}

type Attack = (Foe, Manner, Stance);

/// Every attack that can be written down in an area, in order.
fn attacks<'a>(
    game: &'a Knights,
    board: &'a Board,
    seat: Seat,
    area: AreaId,
) -> impl Iterator<Item = Attack> + 'a {
    let foes = board.playing().filter(move |other| *other != seat).map(Foe::Field);
    let city = game.content.city_at(area).map(|city| Foe::Site(Site::City(city)));
    let stronghold = board.stronghold_in(area).map(|other| Foe::Site(Site::Stronghold(other)));
    let manners = |foe: Foe| match foe {
        Foe::Field(_) => [Some(Manner::Field), None],
        Foe::Site(_) => [Some(Manner::Assault), Some(Manner::Siege)],
    };
    let all = foes.chain(city).chain(stronghold);
    all.flat_map(move |foe| manners(foe).into_iter().flatten().map(move |manner| (foe, manner)))
        .flat_map(|(foe, manner)| [Stance::Obey, Stance::Defy].map(|stance| (foe, manner, stance)))
}

/// Is this attack legal?
///
/// # Errors
/// Why not.
pub(crate) fn judge(
    game: &Knights,
    board: &Board,
    seat: Seat,
    area: AreaId,
    (foe, manner, stance): Attack,
) -> Result<(), Reason> {
    let ready = ready(board, seat, area);
    if ready.is_empty() {
        return Err(Reason::NoBattle { area });
    }
    let law = match foe {
        Foe::Field(other) => may_fight(game, board, seat, area, other, manner)?,
        Foe::Site(site) => may_storm(game, board, seat, area, site, manner)?,
    };
    match (law, stance) {
        (Permission::Free, Stance::Obey) | (Permission::AgainstLaw(_), Stance::Defy) => {}
        (Permission::Free, Stance::Defy) => return Err(Reason::NoLaw),
        (Permission::AgainstLaw(card) | Permission::Forbidden(card), _) => {
            return Err(Reason::forbidden(card));
        }
    }
    if let (Foe::Site(site), Manner::Siege) = (foe, manner) {
        let (ours, theirs) = game.siege_strengths(board, seat, ready, site);
        if ours <= theirs {
            return Err(Reason::TooWeak { ours, theirs });
        }
    }
    Ok(())
}

/// In the open field: against Nobles who are not inside a city or stronghold of theirs (WK-BATTLE-13, WK-BATTLE-12, WK-SIEGE-16,
/// WK-SIEGE-17, WK-R-41, WK-R-99).
fn may_fight(
    game: &Knights,
    board: &Board,
    seat: Seat,
    area: AreaId,
    other: Seat,
    manner: Manner,
) -> Result<Permission, Reason> {
    let rule = rules::WK_BATTLE_02;
    if manner != Manner::Field {
        return Err(Reason::NotOffered { rule: rules::WK_BATTLE_15 });
    }
    if other == seat || board.baron(other).is_out || board.nobles_in(other, area).is_empty() {
        return Err(Reason::NobodyThere { rule, area, seat: other });
    }
    if own_site(game, board, other, area).is_some() {
        return Err(Reason::Inside { area, seat: other });
    }
    let acts = [Act::AttackBarons, Act::OpenBattle];
    Ok(game.permission(board, &acts, Subject::Baron(seat)))
}

/// Against a city that he does not control, or the stronghold of another (WK-BATTLE-15).
fn may_storm(
    game: &Knights,
    board: &Board,
    seat: Seat,
    area: AreaId,
    site: Site,
    manner: Manner,
) -> Result<Permission, Reason> {
    if manner == Manner::Field {
        return Err(Reason::NotOffered { rule: rules::WK_CITY_06 });
    }
    if board.action.denied.contains(&Denied(site)) {
        return Err(Reason::NoLeave { area });
    }
    let subject = Subject::Baron(seat);
    let sieges = if manner == Manner::Siege { game.siege_permission(board, seat) } else { Permission::Free };
    let others = match site {
        Site::City(city) => {
            let piece = board.city(city);
            if piece.is_razed || game.content.area_of(city) != area {
                return Err(Reason::NoBattle { area });
            }
            if piece.owner == Some(seat) {
                return Err(Reason::YourCity { city });
            }
            match piece.owner {
                Some(_) => game.permission(board, &[Act::AttackBarons], subject),
                None => Permission::Free,
            }
        }
        Site::Stronghold(other) => {
            if other == seat || board.stronghold(other).area != Some(area) {
                return Err(Reason::NoBattle { area });
            }
            game.permission(board, &[Act::AttackBarons, Act::AttackStronghold], subject)
        }
    };
    Ok(sieges.and(others))
}

/// May he let it be? Who was denied leave need not attack anybody else instead (WK-R-94), and nobody must break a Law (WK-BAN-05).
fn may_stop(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> bool {
    let mut lawful = attacks(game, board, seat, area).filter(|(.., stance)| *stance == Stance::Obey);
    !board.action.denied.is_empty() || !lawful.any(|attack| judge(game, board, seat, area, attack).is_ok())
}

impl Step<Knights> for Declare {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-declare").with("area", self.area), rules::WK_BATTLE_06)
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        answers.extend(may_stop(game, board, seat, self.area).then_some(Answer::Done));
        let legal = |attack: &Attack| judge(game, board, seat, self.area, *attack).is_ok();
        let all = attacks(game, board, seat, self.area).filter(legal);
        answers.extend(all.map(|(foe, manner, stance)| Answer::Attack(foe, manner, stance)));
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done && may_stop(game, &state.board, seat, self.area) {
            return Ok(());
        }
        let Answer::Attack(foe, manner, stance) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_BATTLE_06 });
        };
        judge(game, &state.board, seat, self.area, (foe, manner, stance))
    }

    fn candidates(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let all = attacks(game, &state.board, seat, self.area);
        answers.extend(all.map(|(foe, manner, stance)| Answer::Attack(foe, manner, stance)));
        answers.push(Answer::Attack(Foe::Field(seat), Manner::Field, Stance::Obey));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Attack(foe, manner, stance) = answer else { return play.pop() };
        let board = play.board();
        let (site, defender, theirs) = match foe {
            Foe::Field(other) => (None, Some(other), board.nobles_in(other, self.area)),
            Foe::Site(site) => {
                let owner = match site {
                    Site::City(city) => board.city(city).owner,
                    Site::Stronghold(other) => Some(other),
                };
                (Some(site), owner, defenders(play.game, board, site))
            }
        };
        play.board_mut().battle = Battle {
            manner: Some(manner),
            area: self.area,
            attacker: seat,
            defender,
            site,
            nobles: [Nobles::NONE, theirs],
            ..Battle::default()
        };
        play.board_mut().annals.battle(manner);
        play.tell(Event::BattleDeclared { seat, area: self.area, defender, site, manner });
        play.goto(BattleLeave { asked: 0, defies: stance == Stance::Defy })
    }

    /// Nothing is left to attack: no leave was given.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if is_possible(play.game, play.board(), self.seat, self.area) { Next::Ask } else { play.pop() }
    }
}
