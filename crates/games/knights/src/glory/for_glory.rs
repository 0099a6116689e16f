//! For Glory: new Action cards (CG p.3).

use crate::Knights;
use crate::actions::Allocate;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, Marker, Site, State};
use crate::content::vocabulary::{Resource, Stat};
use crate::content::{ActionCard, CityId, NobleId, PhaseArea, Subject, TroopId};
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Forced March: one Noble is refreshed free, others for crowns (CG-BACT-02, CG-BACT-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForcedMarch {
    /// Whose card.
    pub seat: Seat,
    /// Is the next one free?
    pub is_free: bool,
}

/// Each may hire a Garrison (CG-NACT-15, CG-R-08, CG-GARRISON-01, CG-GARRISON-05, CG-GARRISON-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HireGarrison(pub Window);

/// Each may recruit Town Levies (CG-NACT-17 to CG-NACT-20, CG-R-10, CG-LEVY-01, CG-LEVY-02, CG-LEVY-03, CG-LEVY-05, CG-LEVY-06,
/// CG-R-12, CG-R-49).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecruitLevies(pub Window);

impl Step<Knights> for ForcedMarch {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        let key = if self.is_free { "prompt-forced-march" } else { "prompt-forced-march-more" };
        prompt(Message::new(key), rules::CG_BACT_02)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let board = &state.board;
        let Answer::Noble(noble) = answer else { return Err(Reason::NotAsked { rule: rules::CG_BACT_02 }) };
        if noble.baron() != board.baron(seat).id {
            return Err(Reason::NotYourNoble { rule: rules::CG_BACT_02, noble });
        }
        // CG-R-52: also one on a port icon.
        if !board.noble(noble).is_exhausted || !board.noble(noble).place.is_on_board() {
            return Err(Reason::NotExhausted { noble });
        }
        let price = if self.is_free { 0 } else { game.content.numbers.forced_march };
        board.can_pay(seat, price.into(), rules::CG_BACT_03)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::nobles(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Noble(noble) = answer else {
            // CG-BACT-04
            return play.goto(Allocate { seat, card: ActionCard::ForcedMarch, area: Some(PhaseArea::Wages) });
        };
        if !self.is_free {
            let price = play.game.content.numbers.forced_march;
            play.pay(seat, Resource::Crowns, price.into(), rules::CG_BACT_03);
        }
        let rule = if self.is_free { rules::CG_BACT_02 } else { rules::CG_BACT_03 };
        play.refresh(noble, rule);
        play.goto(ForcedMarch { is_free: false, ..self })
    }
}

/// Garrisons on the board (CG-GARRISON-07).
fn garrisons(board: &Board) -> u8 {
    board.cities.iter().filter(|city| city.has_garrison).count() as u8
}

impl Step<Knights> for HireGarrison {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-garrison"), rules::CG_NACT_15)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Garrison(city) = answer else { return Err(Reason::NotAsked { rule: rules::CG_NACT_15 }) };
        let piece = board.city(city);
        if piece.owner != Some(seat) {
            return Err(Reason::NotYourCity { rule: rules::CG_GARRISON_02, city });
        }
        if piece.has_garrison {
            return Err(Reason::HasGarrison { city });
        }
        // CG-R-09
        if piece.is_besieged() {
            return Err(Reason::Besieged { rule: rules::CG_R_09, site: Site::City(city) });
        }
        if garrisons(board) >= game.content.numbers.garrisons {
            return Err(Reason::NoGarrison);
        }
        board.can_pay(seat, game.content.numbers.garrison_hire.into(), rules::CG_NACT_15)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(CityId::all().map(Answer::Garrison));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Garrison(city) = answer {
            let price = play.game.content.numbers.garrison_hire;
            play.pay(seat, Resource::Crowns, price.into(), rules::CG_NACT_15);
            play.board_mut().city_mut(city).has_garrison = true;
            play.tell(Event::GarrisonHired { seat, city });
            // CG-GARRISON-13
            play.calm(city, rules::CG_RIOT_08);
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() { Next::Ask } else { play.pop() }
    }
}

impl Knights {
    /// Crowns to recruit a Town Levy.
    #[must_use]
    pub fn levy_price(&self, board: &Board, seat: Seat, city: CityId) -> u16 {
        let base = self.content.troops[TroopId::levy(city).kind().index()].cost;
        self.stat(board, Stat::LevyCost, Subject::Baron(seat), base.into()).max(0) as u16
    }
}

/// Is this Levy with an army (CG-NACT-20)?
fn is_recruited(board: &Board, city: CityId) -> bool {
    let levy = TroopId::levy(city);
    let armies = board.playing().flat_map(|seat| Army::all_of(board.baron(seat).id));
    armies.into_iter().any(|army| board.troops(army).has(levy))
}

impl Step<Knights> for RecruitLevies {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-levies"), rules::CG_NACT_17)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Levy(city, noble) = answer else {
            return Err(Reason::NotAsked { rule: rules::CG_NACT_17 });
        };
        if city.is_overseas() || board.city(city).owner != Some(seat) {
            return Err(Reason::NotYourCity { rule: rules::CG_NACT_18, city });
        }
        let area = game.content.area_of(city);
        if !board.nobles_in(seat, area).has(noble) {
            return Err(Reason::NotHere { rule: rules::CG_NACT_18, army: Army::Noble(noble) });
        }
        if is_recruited(board, city) {
            return Err(Reason::Recruited { city });
        }
        board.can_pay(seat, game.levy_price(board, seat, city), rules::CG_NACT_17)
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let nobles = || state.board.nobles_of(seat);
        answers
            .extend(CityId::kingdom().flat_map(|city| nobles().map(move |noble| Answer::Levy(city, noble))));
        answers.push(Answer::Levy(CityId(18), NobleId(0)));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Levy(city, noble) = answer {
            let price = play.game.levy_price(play.board(), seat, city);
            play.pay(seat, Resource::Crowns, price, rules::CG_NACT_17);
            let levy = TroopId::levy(city);
            play.board_mut().noble_mut(noble).troops.insert(levy);
            let (troop, army) = (levy.kind(), Army::Noble(noble));
            play.tell(Event::Assigned { seat, troop, army, rule: rules::CG_NACT_19 });
            return Next::Go;
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() { Next::Ask } else { play.pop() }
    }
}

/// CG-NACT-06, CG-NACT-07, CG-NACT-08, CG-R-18: one more Agenda; the card lies in the Assembly area.
pub(crate) fn pressing_agenda<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    play.reveal_agenda(rules::CG_NACT_06);
    play.board_mut().pressing = true;
    Next::Go
}

/// CG-NACT-09 to CG-NACT-11, CG-R-20: one more Mercenary on offer, and a token on the leftmost free spot.
pub(crate) fn assemble_troops<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if let Some(troop) = play.draw_mercenary() {
        play.board_mut().mercenaries.offer.insert(troop);
        play.tell(Event::MercenaryOffered { troop: troop.kind(), rule: rules::CG_NACT_09 });
    }
    let (game, board) = (play.game, play.board());
    let free = |spot: &u8| crate::actions::draft_soldiers::may_take(game, board, *spot).is_ok();
    if let Some(spot) = (0..7).find(free) {
        play.board_mut().track[usize::from(spot)] = Some(Marker::Token);
        play.tell(Event::SpotBlocked { spot: spot + 1 });
    }
    Next::Go
}
