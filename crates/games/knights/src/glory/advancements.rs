//! Knowledge and Advancements (CG-KNOW-01, CG-KNOW-02).

use crate::Knights;
use crate::actions::ChooseArea;
use crate::answer::{Answer, Stance, Word, written};
use crate::board::{Board, State};
use crate::content::vocabulary::{Resource, Stat};
use crate::content::{ActionCard, AdvancementId, Card, CardDeck, Carrier, Subject};
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Enrich Mind: carried out, or not (CG-BACT-06, CG-BACT-07).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EnrichMind {
    /// Whose card.
    pub seat: Seat,
}

/// Advancements are bought from the offer (CG-TECH-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuyAdvancements {
    /// Who.
    pub seat: Seat,
    /// How many he has bought.
    pub bought: u8,
}

/// One of those he has goes, to make room (CG-TECH-06, CG-TECH-07, CG-R-13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MakeRoom {
    /// Whose.
    pub seat: Seat,
}

impl Knights {
    /// The Knowledge for an Advancement (CG-TECH-02); not below nothing (CG-NACT-04).
    #[must_use]
    pub fn advancement_price(
        &self,
        board: &Board,
        seat: Seat,
        card: AdvancementId,
        less: u8,
        stance: Stance,
    ) -> u16 {
        let base = i32::from(self.content.advancements[card.index()].cost);
        let price = self.stat_for(board, Stat::AdvancementCost, Subject::Baron(seat), base, stance);
        (price - i32::from(less)).max(0) as u16
    }

    pub(super) fn may_buy(
        &self,
        board: &Board,
        seat: Seat,
        card: AdvancementId,
        less: u8,
        stance: Stance,
    ) -> Result<(), Reason> {
        // CG-TECH-05, CG-R-14
        if board.baron(seat).advancements.contains(&card) {
            return Err(Reason::HasAdvancement { card });
        }
        let cost = self.advancement_price(board, seat, card, less, stance);
        if stance == Stance::Defy && cost == self.advancement_price(board, seat, card, less, Stance::Obey) {
            return Err(Reason::NoLaw);
        }
        let knowledge = board.baron(seat).knowledge;
        if knowledge >= cost { Ok(()) } else { Err(Reason::Knowledge { cost, knowledge }) }
    }
}

pub(super) fn buy<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    card: AdvancementId,
    less: u8,
    stance: Stance,
) {
    let price = play.game.advancement_price(play.board(), seat, card, less, stance);
    if stance == Stance::Defy {
        play.ban(seat, rules::WK_BAN_05);
    }
    play.pay(seat, Resource::Knowledge, price, rules::CG_TECH_02);
    play.board_mut().baron_mut(seat).advancements.push(card);
    play.tell(Event::AdvancementBought { seat, card });
}

/// CG-TECH-08: it goes under the deck; of its use nothing is left, should he buy another copy (CG-TECH-12).
pub(crate) fn drop_advancement<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    card: AdvancementId,
) {
    let held = &mut play.board_mut().baron_mut(seat).advancements;
    if let Some(place) = held.iter().position(|other| *other == card) {
        held.remove(place);
        let carrier = Carrier { baron: seat, ..Carrier::default() };
        let source = Card { deck: CardDeck::Advancement, number: card.0 };
        for (clause, _) in play.game.content.tables.of(source) {
            play.board_mut().uses.forget(clause, carrier);
        }
        bury(play, card);
        play.tell(Event::AdvancementLost { seat, card });
    }
}

pub(super) fn bury<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, card: AdvancementId) {
    let under = &mut play.board_mut().advancements.under;
    if under.len() < 44 {
        under.push(card);
    }
}

/// The offer goes under the deck and three others are shown.
pub(crate) fn renew_offer<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let offer = std::mem::take(&mut play.board_mut().advancements.offer);
    offer.iter().for_each(|card| bury(play, *card));
    for _ in 0..3 {
        play.refill_advancements();
    }
}

impl Step<Knights> for EnrichMind {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-baron-card").with("card", ActionCard::EnrichMind), rules::CG_BACT_05)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Yes | Word::No)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::CG_BACT_05 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        play.goto(ChooseArea { seat, card: ActionCard::EnrichMind, checks: false });
        if answer == Answer::Say(Word::No) {
            play.tell(Event::CardDeclined { seat, card: ActionCard::EnrichMind });
            return Next::Go;
        }
        play.gain(seat, Resource::Knowledge, 1, rules::CG_BACT_05);
        // CG-SCHOLAR-01, CG-R-15: strictly more than every other.
        let board = play.board();
        let most =
            board.playing().filter(|other| *other != seat).map(|other| board.baron(other).knowledge).max();
        let leads = most.is_none_or(|most| board.baron(seat).knowledge > most);
        if leads && board.scholar != Some(seat) {
            play.make_scholar(seat, rules::CG_SCHOLAR_01);
        }
        play.push(BuyAdvancements { seat, bought: 0 })
    }
}

impl Step<Knights> for BuyAdvancements {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-buy-advancement"), rules::CG_TECH_01)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Advancement(card, stance) = answer else {
            return Err(Reason::NotAsked { rule: rules::CG_TECH_01 });
        };
        if !state.board.advancements.offer.contains(&card) {
            return Err(Reason::NotOffered { rule: rules::CG_TECH_01 });
        }
        game.may_buy(&state.board, seat, card, 0, stance)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let both = |card| [Stance::Obey, Stance::Defy].map(|stance| Answer::Advancement(card, stance));
        answers.extend(AdvancementId::all().flat_map(both));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Advancement(card, stance) = answer else { return play.pop() };
        let offer = &mut play.board_mut().advancements.offer;
        if let Some(place) = offer.iter().position(|other| *other == card) {
            offer.remove(place);
        }
        play.goto(BuyAdvancements { bought: self.bought + 1, ..self });
        buy(play, seat, card, 0, stance);
        let too_many = play.board().baron(seat).advancements.len() > 3;
        // CG-TECH-04, CG-SCHOLAR-03; by the Italian book room is made first (CG-R-13), so that the offer waits for that.
        if !too_many || play.game.options.is_english() {
            play.refill_advancements();
        }
        if too_many { play.push(MakeRoom { seat }) } else { Next::Go }
    }

    /// One, or as many as he likes as Scholar (CG-SCHOLAR-02).
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.bought > 0 && !play.game.options.is_english() {
            play.refill_advancements();
        }
        let more = self.bought == 0 || play.board().scholar == Some(self.seat);
        if more { Next::Ask } else { play.pop() }
    }
}

impl Step<Knights> for MakeRoom {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-make-room"), rules::CG_TECH_07)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Advancement(card, Stance::Obey) = answer else {
            return Err(Reason::NotAsked { rule: rules::CG_TECH_07 });
        };
        let held = &state.board.baron(seat).advancements;
        match held.iter().position(|other| *other == card) {
            // By the Italian book one of the earlier three; by the English the new one may go too.
            Some(place) if place < 3 || game.options.is_english() => Ok(()),
            Some(_) | None => Err(Reason::NotOffered { rule: rules::CG_TECH_07 }),
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(AdvancementId::all().map(|card| Answer::Advancement(card, Stance::Obey)));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Advancement(card, _) = answer else { return Next::Ask };
        play.pop();
        drop_advancement(play, seat, card);
        Next::Go
    }
}
