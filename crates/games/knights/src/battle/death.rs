//! A Noble dies (p.18): a deserter, losses, his heir. Troops of a stronghold that are beaten lose the same (WK-R-59).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, Heir, Place, State};
use crate::cards::Hooks;
use crate::content::vocabulary::{Act, Hook, Stat};
use crate::content::{
    Content, Nation, NobleId, Subject, TroopClass, TroopId, TroopKind, Troops, kinds, of_kind,
};
use crate::decks::discard_agenda;
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// An army is beaten.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Death {
    /// Which.
    pub army: Army,
    /// How far it is.
    pub stage: Stage,
    /// Was he abandoned by his troops, and so is not dead (WK-OPT-20)?
    pub is_abandoned: bool,
}

/// How far a death is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Cards that act when a Noble dies.
    First,
    /// A nationality is drawn (WK-DEATH-01).
    Draw,
    /// One of its Mercenaries deserts.
    Deserter(Nation),
    /// Mercenaries are lost for tokens: strength up to so many fifties more (WK-DEATH-02).
    Losses(u16),
    /// He leaves the board (WK-DEATH-06).
    Last,
}

impl Death {
    /// A death begins.
    #[must_use]
    pub const fn of(army: Army) -> Death {
        Death { army, stage: Stage::First, is_abandoned: false }
    }

    fn at(self, stage: Stage) -> Death {
        Death { stage, ..self }
    }

    fn seat(self, board: &Board) -> Seat {
        board.seat_of(self.army.baron()).unwrap_or_default()
    }

    fn rule(self) -> Rule {
        match self.stage {
            Stage::Deserter(_) => rules::WK_DEATH_01,
            Stage::First | Stage::Draw | Stage::Losses(_) | Stage::Last => rules::WK_DEATH_02,
        }
    }

    /// May he part with a card of this kind now?
    fn may_lose(self, game: &Knights, board: &Board, kind: TroopKind) -> Result<(), Reason> {
        let troops = board.troops(self.army);
        if of_kind(troops, kind).is_none() {
            return Err(Reason::NotInArmy { rule: self.rule(), army: self.army, troop: kind });
        }
        let may = match self.stage {
            Stage::Deserter(nation) => kind.is_mercenary() && kind.nation() == Some(nation),
            Stage::Losses(left) => is_best(&game.content, troops, kind, left),
            Stage::First | Stage::Draw | Stage::Last => false,
        };
        if may { Ok(()) } else { Err(Reason::NotThatTroop { rule: self.rule(), troop: kind }) }
    }
}

/// Mercenaries and Levies can be lost for tokens, Regulars never (WK-DEATH-05, CG-LEVY-10).
const fn can_be_lost(kind: TroopKind) -> bool {
    !kind.is_regular()
}

/// The greatest strength, in fifties, of cards that is not above this (WK-DEATH-03, WK-R-54).
fn most(content: &Content, troops: Troops, but: Option<TroopId>, limit: u16) -> u16 {
    let mut sums: u128 = 1;
    for troop in troops.iter().filter(|troop| Some(*troop) != but && can_be_lost(troop.kind())) {
        sums |= sums << (content.strength(troop) / 50).min(127);
    }
    let within = if limit >= 127 { sums } else { sums & ((1u128 << (limit + 1)) - 1) };
    127 - within.leading_zeros() as u16
}

/// Does losing this card still lead to as much as possible?
fn is_best(content: &Content, troops: Troops, kind: TroopKind, limit: u16) -> bool {
    let Some(troop) = of_kind(troops, kind).filter(|_| can_be_lost(kind)) else { return false };
    let strength = content.strength(troop) / 50;
    strength <= limit
        && strength + most(content, troops, Some(troop), limit - strength)
            == most(content, troops, None, limit)
}

/// Mercenaries of a nationality in an army.
pub(crate) fn of_nation(troops: Troops, nation: Nation) -> Troops {
    troops.iter().filter(|troop| troop.kind().nation() == Some(nation)).collect()
}

impl Step<Knights> for Death {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(self.seat(&state.board))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        let message = match self.stage {
            Stage::Losses(left) => Message::new("prompt-losses").with("strength", left * 50),
            Stage::First | Stage::Draw | Stage::Deserter(_) | Stage::Last => Message::new("prompt-deserter"),
        };
        prompt(message.with("army", self.army), self.rule())
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Kind(kind) = answer else { return Err(Reason::NotAsked { rule: self.rule() }) };
        self.may_lose(game, &state.board, kind)
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(kinds(state.board.troops(self.army)).map(Answer::Kind));
        answers.push(Answer::Kind(TroopKind(0)));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Kind(kind) = answer else { return Next::Ask };
        let Some(troop) = of_kind(play.board().troops(self.army), kind) else { return Next::Ask };
        match self.stage {
            Stage::Losses(left) => {
                play.discard_troop(self.army, troop, rules::WK_DEATH_02);
                let left = left.saturating_sub(play.game.content.strength(troop) / 50);
                play.goto(self.at(Stage::Losses(left)))
            }
            Stage::First | Stage::Draw | Stage::Deserter(_) | Stage::Last => {
                play.desert(self.army, troop, rules::WK_DEATH_01);
                play.goto(self.losses(play.board()))
            }
        }
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seat = self.seat(play.board());
        match self.stage {
            Stage::First => {
                play.goto(self.at(Stage::Draw));
                if let Some(noble) = self.army.noble().filter(|_| !self.is_abandoned) {
                    play.board_mut().annals.died();
                    play.tell(Event::Died { seat, noble });
                    play.hook_noble(Hook::NobleDies, seat, noble);
                }
                Next::Go
            }
            Stage::Draw => {
                let spared = self.army.noble().is_some_and(|noble| {
                    let subject = Subject::Noble(seat, noble);
                    play.game.verdict(play.board(), Act::Desert, subject).is_forbidden()
                });
                let nation = if spared { None } else { play.fate_nation(rules::WK_DEATH_01) };
                let troops = play.board().troops(self.army);
                match nation.filter(|nation| !of_nation(troops, *nation).is_empty()) {
                    Some(nation) => {
                        play.goto(self.at(Stage::Deserter(nation)));
                        play.hook(Hook::Desertion, Some(seat));
                        Next::Go
                    }
                    None => play.goto(self.losses(play.board())),
                }
            }
            Stage::Deserter(nation) => {
                let count = play.game.stat(play.board(), Stat::Deserters, Subject::Baron(seat), 1);
                play.end_desertion();
                let none = of_nation(play.board().troops(self.army), nation).is_empty();
                if count == 0 || none { play.goto(self.losses(play.board())) } else { Next::Ask }
            }
            Stage::Losses(left) => {
                let more = most(&play.game.content, play.board().troops(self.army), None, left) > 0;
                if more { Next::Ask } else { play.goto(self.at(Stage::Last)) }
            }
            Stage::Last => last(play, self),
        }
    }
}

impl Death {
    fn losses(self, board: &Board) -> Death {
        self.at(Stage::Losses(2 * u16::from(board.tokens(self.army))))
    }
}

/// WK-DEATH-04, WK-DEATH-06, WK-DEATH-07, WK-DEATH-08, WK-DEATH-09, WK-DEATH-10: tokens go, he leaves the board, his heir keeps
/// what is left (WK-OPT-21).
fn last<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, death: Death) -> Next {
    if let Some(tokens) = play.board_mut().tokens_mut(death.army) {
        *tokens = 0;
    }
    let Some(noble) = death.army.noble() else { return play.pop() };
    discard_levies(play, death.army, rules::CG_LEVY_09);
    let (seat, area) = (death.seat(play.board()), play.board().noble(noble).place.area());
    let piece = play.board_mut().noble_mut(noble);
    piece.place = Place::Off;
    piece.is_exhausted = false;
    if !death.is_abandoned {
        drop_office(play, noble, rules::WK_AGENDA_08);
        let heir = play.board().noble(noble).heir;
        match heir {
            Heir::Home => {}
            Heir::Held(_) => play.board_mut().noble_mut(noble).is_awaiting_heir = true,
            Heir::None => end_of_line(play, noble),
        }
    }
    if let Some(area) = area {
        play.left(seat, area);
    }
    play.pop()
}

/// The Town Levies of an army go back to their pile (CG-LEVY-11).
pub(crate) fn discard_levies<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, army: Army, rule: Rule) {
    for troop in play.board().troops(army) {
        if troop.class() == TroopClass::Levy {
            play.discard_troop(army, troop, rule);
        }
    }
}

/// The Office of a Noble is discarded.
pub(crate) fn drop_office<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, noble: NobleId, rule: Rule) {
    if let Some(agenda) = play.board_mut().noble_mut(noble).office.take() {
        discard_agenda(play.board_mut(), agenda);
        play.tell(Event::AgendaLost { agenda, rule });
    }
}

/// WK-DEATH-08, WK-DEATH-09, WK-R-55: without an heir he is out of the game, with his Regulars.
pub(crate) fn end_of_line<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, noble: NobleId) {
    // WK-AGENDA-08: one whose heir was withheld may have been given an Office since he died (WK-R-69).
    drop_office(play, noble, rules::WK_AGENDA_08);
    let troops = play.board().noble(noble).troops;
    let king = play.board().king;
    let piece = play.board_mut().noble_mut(noble);
    piece.place = Place::Gone;
    piece.troops = Troops::NONE;
    piece.is_awaiting_heir = false;
    for troop in troops {
        let class = troop.class();
        if troop.kind().is_mercenary() {
            play.board_mut().mercenaries.deck.insert(troop);
        } else if let (TroopClass::King, Some(king)) = (class, king) {
            // CG-R-40
            play.board_mut().baron_mut(king).stronghold.troops.insert(troop);
        }
    }
    play.tell(Event::LineEnded { noble });
}
