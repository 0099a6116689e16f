//! What happens next, as data: the frames of play, and the loop that runs them up to the next decision.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::Kind;
use crate::battle::{Side, Step};
use crate::board::{Board, Phase, State};
use crate::content::{CardId, Content, FiefId, Scenario};
use crate::event::Event;
use crate::{battle, cards, group, ransom, setup, turn, warlords};
use serde::{Deserialize, Serialize};
use table::{Chance, Rule, Seat, SeatSet, Sink, Window};

/// A step of play in progress. Frames stack: an interrupt lies above what it interrupts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,
    /// Initiative cards are picked, from the highest roll to the lowest.
    PickInitiative,
    /// Starting kingdoms are picked.
    PickKingdom(Window),
    /// A castle and a Warlord are placed.
    PlaceStart(Window),
    /// The starting soldiers are divided, kind by kind.
    Divide {
        /// Whose turn it is.
        window: Window,
        /// Which kind.
        kind: Kind,
    },
    /// Individual turns, one after another.
    Turns(Window),
    /// A castle-less player may surrender.
    TurnStart,
    /// Attacks are declared.
    Manoeuvre,
    /// Soldiers are on the way.
    March,
    /// The next battle is picked.
    Battles,
    /// A battle round begins.
    Round,
    /// Cards before a battle round.
    Cards(Window),
    /// Dice are rolled.
    Roll(Step),
    /// Casualties are named.
    Losses {
        /// By whom.
        side: Side,
        /// How many are left to name.
        left: u16,
    },
    /// A step of a battle round is over.
    Toll(Step),
    /// The attacker fights on or retreats.
    Decide,
    /// Where the retreating soldiers go.
    Retreat,
    /// Which of them go to one fief.
    RetreatTo(FiefId),
    /// Soldiers are bought in a captured castle.
    Muster,
    /// They are placed in this castle.
    MusterAt(FiefId),
    /// Soldiers over the limit of a Mountain go back.
    Surplus(FiefId),
    /// Which of them go to one fief.
    SurplusTo {
        /// From where.
        from: FiefId,
        /// To where.
        to: FiefId,
    },
    /// A battle is over.
    Settled,
    /// The captor picks a prison.
    Prison {
        /// Who.
        captor: Seat,
        /// Whose Warlord it is.
        owner: Seat,
    },
    /// A Warlord comes home: his owner picks a castle.
    Return {
        /// Whose.
        owner: Seat,
        /// Has he moved in this turn?
        spent: bool,
    },
    /// The other party may make a ransom offer.
    Partner(Window),
    /// A ransom offer is put together, then answered.
    Deal,
    /// Soldiers that have not moved may move.
    Redeploy,
    /// The turn ends.
    TurnEnd,
    /// Pope cards are drawn.
    Pope(Window),
    /// Cards before taxes are collected.
    Tax(Window),
    /// Captors may force soldiers into vassalage.
    Vassals {
        /// Whose turn it is.
        window: Window,
        /// Whose soldiers.
        victim: Seat,
    },
    /// Soldiers and castles are bought.
    Recruit(Window),
    /// Mercenaries of one fief are paid again.
    Keeping {
        /// By whom.
        seat: Seat,
        /// Where.
        fief: FiefId,
    },
    /// What was bought is placed.
    Deploy(Window),
    /// Soldiers are placed in one castle, or mercenaries in one fief.
    DeployInto {
        /// By whom.
        seat: Seat,
        /// Where.
        fief: FiefId,
    },
    /// Better dice for initiative are bought.
    Dice(Window),
    /// Merchant cards are bought.
    Merchant(Window),
    /// Whom a card is played on.
    Target {
        /// Which card.
        card: CardId,
        /// By whom.
        by: Seat,
    },
    /// He whom the Church commands obeys or does not.
    Obey {
        /// Which card.
        card: CardId,
        /// By whom.
        by: Seat,
        /// On whom.
        target: Seat,
    },
    /// Which part of a card.
    Part {
        /// Which card.
        card: CardId,
        /// By whom.
        by: Seat,
    },
    /// What a card asks to be chosen.
    Effect {
        /// Which card.
        card: CardId,
        /// By whom.
        by: Seat,
        /// On whom; himself if on nobody.
        target: Seat,
        /// Which part of it.
        part: u8,
        /// How many times it is still to be done.
        left: u8,
        /// The fief that was chosen.
        fief: Option<FiefId>,
        /// Where soldiers go from there.
        to: Option<FiefId>,
    },
}

impl Frame {
    /// Who must answer now; nobody if the game is over (or the frame has not been run).
    #[inline]
    #[must_use]
    pub fn seat(&self, content: &Content, board: &Board) -> Option<Seat> {
        match *self {
            Frame::PickInitiative => board.ranking.first().copied(),
            Frame::PickKingdom(window)
            | Frame::PlaceStart(window)
            | Frame::Divide { window, .. }
            | Frame::Cards(window)
            | Frame::Partner(window)
            | Frame::Tax(window)
            | Frame::Vassals { window, .. }
            | Frame::Recruit(window)
            | Frame::Deploy(window)
            | Frame::Dice(window)
            | Frame::Merchant(window) => window.seat(),
            Frame::TurnStart
            | Frame::Manoeuvre
            | Frame::March
            | Frame::Battles
            | Frame::Decide
            | Frame::Retreat
            | Frame::RetreatTo(_)
            | Frame::Muster
            | Frame::MusterAt(_)
            | Frame::Surplus(_)
            | Frame::SurplusTo { .. }
            | Frame::Redeploy
            | Frame::TurnEnd => Some(board.active),
            Frame::Losses { side, .. } => board.side_seat(side),
            Frame::Prison { captor, .. } => Some(captor),
            Frame::Return { owner, .. } => Some(owner),
            Frame::Deal => Some(board.offer.seat()),
            Frame::Keeping { seat, .. } | Frame::DeployInto { seat, .. } => Some(seat),
            Frame::Target { by, .. } | Frame::Part { by, .. } => Some(by),
            Frame::Obey { target, .. } => Some(target),
            Frame::Effect { card, by, target, part, .. } => {
                Some(cards::effect_seat(content, card, part, by, target))
            }
            Frame::Over
            | Frame::Turns(_)
            | Frame::Round
            | Frame::Roll(_)
            | Frame::Toll(_)
            | Frame::Settled
            | Frame::Pope(_) => None,
        }
    }

    /// All seats that the frame names.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        // A seat that no table has is told as the last one there can be.
        let known =
            |seats: &[Seat]| seats.iter().map(|seat| Seat(seat.0.min(Seat::MAX - 1))).collect::<SeatSet>();
        let in_window = |window: Window| known(&window.iter().collect::<Vec<_>>());
        match *self {
            Frame::PickKingdom(window)
            | Frame::PlaceStart(window)
            | Frame::Divide { window, .. }
            | Frame::Turns(window)
            | Frame::Cards(window)
            | Frame::Partner(window)
            | Frame::Pope(window)
            | Frame::Tax(window)
            | Frame::Recruit(window)
            | Frame::Deploy(window)
            | Frame::Dice(window)
            | Frame::Merchant(window) => in_window(window),
            Frame::Vassals { window, victim } => in_window(window).union(known(&[victim])),
            Frame::Prison { captor, owner } => known(&[captor, owner]),
            Frame::Return { owner, .. } => known(&[owner]),
            Frame::Keeping { seat, .. } | Frame::DeployInto { seat, .. } => known(&[seat]),
            Frame::Target { by, .. } | Frame::Part { by, .. } => known(&[by]),
            Frame::Obey { by, target, .. } | Frame::Effect { by, target, .. } => known(&[by, target]),
            Frame::Over
            | Frame::PickInitiative
            | Frame::TurnStart
            | Frame::Manoeuvre
            | Frame::March
            | Frame::Battles
            | Frame::Round
            | Frame::Roll(_)
            | Frame::Losses { .. }
            | Frame::Toll(_)
            | Frame::Decide
            | Frame::Retreat
            | Frame::RetreatTo(_)
            | Frame::Muster
            | Frame::MusterAt(_)
            | Frame::Surplus(_)
            | Frame::SurplusTo { .. }
            | Frame::Settled
            | Frame::Deal
            | Frame::Redeploy
            | Frame::TurnEnd => SeatSet::EMPTY,
        }
    }

    /// Do the answers depend on the cards in the hand of the seat? Then even that there is nothing to choose is a
    /// secret.
    #[inline]
    #[must_use]
    pub fn asks_for_cards(&self) -> bool {
        matches!(
            self,
            Frame::Manoeuvre
                | Frame::Battles
                | Frame::Cards(_)
                | Frame::Muster
                | Frame::Deal
                | Frame::Redeploy
                | Frame::Tax(_)
                | Frame::Recruit(_)
                | Frame::Deploy(_)
                | Frame::Dice(_)
        )
    }
}

/// What a frame wants after it was looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Somebody must answer.
    Ask,
    /// The frames have changed; look again.
    Go,
}

/// A game being played on: the rules with hands on the state.
pub struct Play<'a, C, S> {
    /// The components.
    pub content: &'a Content,
    /// The map in play.
    pub scenario: &'a Scenario,
    /// The rules with all that was agreed.
    pub game: &'a Warlords,
    /// The state.
    pub state: &'a mut State,
    /// Where dice come from.
    pub chance: &'a mut C,
    /// Where events go.
    pub sink: &'a mut S,
}

impl<'a, C: Chance, S: Sink<Event>> Play<'a, C, S> {
    /// Takes the state in hand.
    pub fn new(game: &'a Warlords, state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        Play { content: &game.content, scenario: &game.scenario, game, state, chance, sink }
    }

    /// What lies open.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// What lies open, to change.
    #[inline]
    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.state.board
    }

    /// Runs frames until somebody must answer or the game is over.
    pub fn run(&mut self) {
        while self.look() == Next::Go {}
    }

    fn look(&mut self) -> Next {
        match self.board().frame() {
            Frame::Over => Next::Ask,
            Frame::PickInitiative => group::initiative::resume_pick(self),
            Frame::PickKingdom(window) => setup::resume_kingdom(self, window),
            Frame::PlaceStart(window) => setup::resume_place(self, window),
            Frame::Divide { window, .. } => setup::resume_divide(self, window),
            Frame::Turns(window) => turn::resume(self, window),
            Frame::TurnStart => turn::resume_start(self),
            Frame::Manoeuvre => Next::Ask,
            Frame::March => turn::march::resume(self),
            Frame::Battles => turn::resume_battles(self),
            Frame::Round => battle::begin_round(self),
            Frame::Cards(window) => battle::window::resume(self, window),
            Frame::Roll(step) => battle::dice::roll(self, step),
            Frame::Losses { side, left } => battle::casualties::resume(self, side, left),
            Frame::Toll(step) => battle::resume_toll(self, step),
            Frame::Decide => Next::Ask,
            Frame::Retreat => battle::retreat::resume(self),
            Frame::RetreatTo(_) => battle::retreat::resume_to(self),
            Frame::Muster => Next::Ask,
            Frame::MusterAt(_) => Next::Ask,
            Frame::Surplus(fief) => battle::retreat::resume_surplus(self, fief),
            Frame::SurplusTo { from, .. } => battle::retreat::resume_surplus_to(self, from),
            Frame::Settled => battle::resume_settled(self),
            Frame::Prison { captor, owner } => warlords::resume_prison(self, captor, owner),
            Frame::Return { owner, spent } => warlords::resume_return(self, owner, spent),
            Frame::Partner(window) => ransom::resume_partner(self, window),
            Frame::Deal => Next::Ask,
            Frame::Redeploy => Next::Ask,
            Frame::TurnEnd => turn::end::resume(self),
            Frame::Pope(window) => group::pope::resume(self, window),
            Frame::Tax(window) => group::taxes::resume(self, window),
            Frame::Vassals { window, victim } => group::taxes::resume_vassals(self, window, victim),
            Frame::Recruit(window) => group::recruit::resume(self, window),
            Frame::Keeping { .. } => Next::Ask,
            Frame::Deploy(window) => group::deploy::resume(self, window),
            Frame::DeployInto { .. } => Next::Ask,
            Frame::Dice(window) => group::initiative::resume(self, window),
            Frame::Merchant(window) => group::merchant::resume(self, window),
            Frame::Target { card, by } => cards::resume_target(self, card, by),
            Frame::Obey { .. } => Next::Ask,
            Frame::Part { card, by } => cards::resume_part(self, card, by),
            Frame::Effect { .. } => cards::effects::resume(self),
        }
    }

    /// Carries out a legal answer, without running on.
    #[inline]
    pub fn take(&mut self, seat: Seat, answer: Answer) {
        match self.board().frame() {
            Frame::PickInitiative => group::initiative::take_pick(self, seat, answer),
            Frame::PickKingdom(window) => setup::take_kingdom(self, window, seat, answer),
            Frame::PlaceStart(window) => setup::take_place(self, window, seat, answer),
            Frame::Divide { window, kind } => setup::take_divide(self, window, kind, seat, answer),
            Frame::TurnStart => turn::take_start(self, seat, answer),
            Frame::Manoeuvre => turn::take_manoeuvre(self, seat, answer),
            Frame::March => turn::march::take(self, answer),
            Frame::Battles => turn::take_battles(self, seat, answer),
            Frame::Cards(window) => battle::window::take(self, window, seat, answer),
            Frame::Losses { side, left } => battle::casualties::take(self, side, left, answer),
            Frame::Decide => battle::retreat::take_decision(self, answer),
            Frame::Retreat => battle::retreat::take(self, answer),
            Frame::RetreatTo(fief) => battle::retreat::take_to(self, fief, answer),
            Frame::Muster => battle::capture::take_muster(self, seat, answer),
            Frame::MusterAt(fief) => battle::capture::take_muster_at(self, fief, seat, answer),
            Frame::Surplus(from) => battle::retreat::take_surplus(self, from, answer),
            Frame::SurplusTo { from, to } => battle::retreat::take_surplus_to(self, from, to, answer),
            Frame::Prison { owner, .. } => warlords::take_prison(self, owner, answer),
            Frame::Return { owner, spent } => warlords::take_return(self, owner, spent, answer),
            Frame::Partner(window) => ransom::take_partner(self, window, seat, answer),
            Frame::Deal => ransom::take(self, answer),
            Frame::Redeploy => turn::take_redeploy(self, seat, answer),
            Frame::TurnEnd => turn::end::take(self, answer),
            Frame::Tax(window) => group::taxes::take(self, window, seat, answer),
            Frame::Vassals { window, victim } => group::taxes::take_vassals(self, window, victim, answer),
            Frame::Recruit(window) => group::recruit::take(self, window, seat, answer),
            Frame::Keeping { fief, .. } => group::recruit::take_keep(self, seat, fief, answer),
            Frame::Deploy(window) => group::deploy::take(self, window, seat, answer),
            Frame::DeployInto { fief, .. } => group::deploy::take_into(self, seat, fief, answer),
            Frame::Dice(window) => group::initiative::take(self, window, seat, answer),
            Frame::Merchant(window) => group::merchant::take(self, window, seat, answer),
            Frame::Target { card, by } => cards::take_target(self, card, by, answer),
            Frame::Obey { card, by, target } => cards::take_obey(self, card, by, target, answer),
            Frame::Part { card, by } => cards::take_part(self, card, by, answer),
            Frame::Effect { .. } => cards::effects::take(self, answer),
            Frame::Over
            | Frame::Turns(_)
            | Frame::Round
            | Frame::Roll(_)
            | Frame::Toll(_)
            | Frame::Settled
            | Frame::Pope(_) => {}
        }
    }

    /// Puts another frame in place of the one on top.
    #[inline]
    pub fn goto(&mut self, frame: Frame) -> Next {
        if self.board().phase != Phase::Over {
            self.board_mut().frames.set_top(frame);
        }
        Next::Go
    }

    /// Puts a frame on top: an interrupt.
    #[inline]
    pub fn push(&mut self, frame: Frame) -> Next {
        if self.board().phase != Phase::Over {
            self.board_mut().frames.push(frame);
        }
        Next::Go
    }

    /// The frame on top is over.
    #[inline]
    pub fn pop(&mut self) -> Next {
        if self.board().phase != Phase::Over {
            self.board_mut().frames.pop();
        }
        Next::Go
    }

    /// Gold from the Treasury (WE-CARD-09).
    pub fn gain(&mut self, seat: Seat, gold: u32, rule: Rule) {
        if gold > 0 {
            self.board_mut().player_mut(seat).gold += gold;
            self.tell(Event::Gained { seat, gold, rule });
        }
    }

    /// Gold to the Treasury, as far as he has it.
    pub fn pay(&mut self, seat: Seat, gold: u32, rule: Rule) {
        let purse = &mut self.board_mut().player_mut(seat).gold;
        let gold = gold.min(*purse);
        *purse -= gold;
        if gold > 0 {
            self.tell(Event::Spent { seat, gold, rule });
        }
    }

    /// Tells what happened.
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.sink.emit(event);
    }
}
