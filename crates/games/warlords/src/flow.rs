//! The sequence of play as data: all steps of the game, and what they have in common.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::battle::{
    BattleCards, Decide, Losses, Muster, MusterAt, Retreat, RetreatTo, Roll, Round, Settled, Surplus,
    SurplusTo, Toll,
};
use crate::board::{Board, Phase, State};
use crate::cards::{CardChoice, CardPart, CardTarget, Obey};
use crate::event::Event;
use crate::group::{
    Deploy, DeployInto, Dice, Keeping, Merchant, PickInitiative, Pope, Recruit, TaxCards, Vassals,
};
use crate::ransom::{Deal, Partner};
use crate::reason::Reason;
use crate::rules;
use crate::setup::{Divide, PickKingdom, PlaceStart};
use crate::turn::{Battles, Manoeuvre, March, Redeploy, TurnEnd, TurnStart, Turns};
use crate::warlords::{Prison, Return};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Step, Waiting};

/// A step of play in progress. Frames stack: an interrupt lies above what it interrupts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, table::Frames)]
#[serde(rename_all = "kebab-case")]
#[frames(game = Warlords, over = Over)]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,
    /// Initiative cards are picked, from the highest roll to the lowest.
    PickInitiative,
    /// Starting kingdoms are picked.
    PickKingdom(PickKingdom),
    /// A castle and a Warlord are placed.
    PlaceStart(PlaceStart),
    /// The starting soldiers are divided, kind by kind.
    Divide(Divide),
    /// Individual turns, one after another.
    #[runs]
    Turns(Turns),
    /// A castle-less player may surrender.
    TurnStart,
    /// Attacks are declared.
    Manoeuvre,
    /// Soldiers are on the way.
    March,
    /// The next battle is picked.
    Battles,
    /// A battle round begins.
    #[runs]
    Round,
    /// Cards before a battle round.
    Cards(BattleCards),
    /// Dice are rolled.
    #[runs]
    Roll(Roll),
    /// Casualties are named.
    Losses(Losses),
    /// A volley of a battle round is over.
    #[runs]
    Toll(Toll),
    /// The attacker fights on or retreats.
    Decide,
    /// Where the retreating soldiers go.
    Retreat,
    /// Which of them go to one fief.
    RetreatTo(RetreatTo),
    /// Soldiers are bought in a captured castle.
    Muster,
    /// They are placed in this castle.
    MusterAt(MusterAt),
    /// Soldiers over the limit of a Mountain go back.
    Surplus(Surplus),
    /// Which of them go to one fief.
    SurplusTo(SurplusTo),
    /// A battle is over.
    #[runs]
    Settled,
    /// The captor picks a prison.
    Prison(Prison),
    /// A Warlord comes home: his owner picks a castle.
    Return(Return),
    /// The other party may make a ransom offer.
    Partner(Partner),
    /// A ransom offer is put together, then answered.
    Deal,
    /// Soldiers that have not moved may move.
    Redeploy,
    /// The turn ends.
    TurnEnd,
    /// Pope cards are drawn.
    #[runs]
    Pope(Pope),
    /// Cards before taxes are collected.
    Tax(TaxCards),
    /// Captors may force soldiers into vassalage.
    Vassals(Vassals),
    /// Soldiers and castles are bought.
    Recruit(Recruit),
    /// Mercenaries of one fief are paid again.
    Keeping(Keeping),
    /// What was bought is placed.
    Deploy(Deploy),
    /// Soldiers are placed in one castle, or mercenaries in one fief.
    DeployInto(DeployInto),
    /// Better dice for initiative are bought.
    Dice(Dice),
    /// Merchant cards are bought.
    Merchant(Merchant),
    /// Whom a card is played on.
    Target(CardTarget),
    /// He whom the Church commands obeys or does not.
    Obey(Obey),
    /// Which part of a card.
    Part(CardPart),
    /// What a card asks to be chosen.
    Effect(CardChoice),
}

/// When the game is over its frames stay as they are.
impl table::Framed for Warlords {
    type Frame = Frame;
    type Frames = table::Stack<Frame, { crate::board::MAX_FRAMES }>;

    #[inline]
    fn frame(state: &State) -> Frame {
        state.board.frame()
    }

    #[inline]
    fn frames(state: &mut State) -> Option<&mut Self::Frames> {
        (state.board.phase != Phase::Over).then_some(&mut state.board.frames)
    }
}

/// The game being played on.
pub type Play<'a, C, S> = table::Play<'a, Warlords, C, S>;

/// What is this game's own in playing on: the board, and gold of the Treasury (WE-SETUP-01).
pub trait OnBoard {
    /// What lies open.
    fn board(&self) -> &Board;

    /// What lies open, to change.
    fn board_mut(&mut self) -> &mut Board;

    /// Gold from the Treasury (WE-CARD-09).
    fn gain(&mut self, seat: Seat, gold: u32, rule: Rule);

    /// Gold to the Treasury, as far as he has it.
    fn pay(&mut self, seat: Seat, gold: u32, rule: Rule);
}

impl<C: Chance, S: Sink<Event>> OnBoard for Play<'_, C, S> {
    #[inline]
    fn board(&self) -> &Board {
        &self.state.board
    }

    #[inline]
    fn board_mut(&mut self) -> &mut Board {
        &mut self.state.board
    }

    fn gain(&mut self, seat: Seat, gold: u32, rule: Rule) {
        if gold > 0 {
            self.board_mut().player_mut(seat).gold += gold;
            self.tell(Event::Gained { seat, gold, rule });
        }
    }

    fn pay(&mut self, seat: Seat, gold: u32, rule: Rule) {
        let purse = &mut self.board_mut().player_mut(seat).gold;
        let gold = gold.min(*purse);
        *purse -= gold;
        if gold > 0 {
            self.tell(Event::Spent { seat, gold, rule });
        }
    }
}

/// One seat answers openly; nobody, if there is none.
#[inline]
pub(crate) fn openly(seat: impl Into<Option<Seat>>) -> Waiting {
    Waiting::open(seat.into().map_or(SeatSet::EMPTY, SeatSet::one))
}

/// One seat answers, with the cards of his hand among the answers. Whether there is a card to play is nobody else's
/// business (WE-R-60); that a hand is empty is known to all.
#[inline]
pub(crate) fn with_hand(state: &State, seat: impl Into<Option<Seat>>) -> Waiting {
    match seat.into() {
        Some(seat) if !state.hands[seat.index()].is_empty() => Waiting::sealed(SeatSet::one(seat)),
        seat => openly(seat),
    }
}

/// A question with the rule that asks it.
pub(crate) fn prompt(message: Message, rule: Rule) -> Prompt {
    Prompt { message, rule }
}

/// The game is over: nobody is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Over;

impl Step<Warlords> for Over {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        Waiting::NOBODY
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-over"), rules::WE_VICTORY_03)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, _: &mut Vec<Answer>) {}

    fn judge(&self, _: &Warlords, _: &State, _: Seat, _: Answer) -> Result<(), Reason> {
        Err(Reason::NotAsked { rule: rules::WE_VICTORY_03 })
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, _: &mut Play<'_, C, S>, _: Seat, _: Answer) -> Next {
        Next::Ask
    }
}
