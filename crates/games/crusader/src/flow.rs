//! The sequence of play as data: all steps of the game, and what they have in common.

use crate::answer::{Answer, written};
use crate::board::{Board, Phase, State};
use crate::checks::{Drawing, Invest, Sabotage, Sacrifice};
use crate::content::Player;
use crate::crusade::{Journey, Send, Shield};
use crate::elimination::{Comeback, NewLand, NewRuler};
use crate::event::{Event, Gold};
use crate::events::{Births, Calm, Choosing, Deeds, KeepTrait, NameVictim, Refill, Struck, Targets};
use crate::intrigue::{Aim, Outcome, Overthrow, Plots, Revolution};
use crate::realm::{Building, Buy, Castles, Displace};
use crate::reason::Reason;
use crate::sequence::{
    Actions, Activation, Ageing, BonusDeck, CleanUp, Demobilise, DrawHand, Draws, DropToken, EraStart,
    PayTroops, Phases, PickPair, Turns,
};
use crate::setup::FreeCastle;
use crate::special::{Consent, Dynastic, Target, Terms, Titles, Wooing};
use crate::succession::{Crisis, Save};
use crate::tax::{Plague, Spread};
use crate::trades::Surplus;
use crate::war::{
    Announce, CallPartners, Called, Clash, Counter, Mobilise, NextAttack, Onset, Release, Spoils,
};
use crate::{Crusader, ai, rules, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Step, Waiting};

/// A step of play in progress. Frames stack: an interrupt lies above what it interrupts. Chapter by chapter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, table::Frames)]
#[serde(rename_all = "kebab-case")]
#[frames(game = Crusader, over = Over)]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,

    // Setup.
    /// A Castle of choice.
    FreeCastle(FreeCastle),

    // Sequence of play.
    /// An Era begins.
    #[runs]
    EraStart,
    /// Players draw their cards of the Era.
    #[runs]
    Draws(Draws),
    /// From which deck a bonus card comes.
    BonusDeck(BonusDeck),
    /// How many cards of each deck.
    DrawHand(DrawHand),
    /// The phases of a Round.
    #[runs]
    Phases(Phases),
    /// Everybody picks two cards.
    PickPair,
    /// A Turn: one player after another.
    #[runs]
    Turns(Turns),
    /// The activation of a player.
    #[runs]
    Activation(Activation),
    /// Which action of the card.
    Actions(Actions),
    /// Footsoldiers are paid.
    PayTroops(PayTroops),
    /// Footsoldiers are taken back.
    Demobilise(Demobilise),
    /// Kings grow older.
    #[runs]
    Ageing(Ageing),
    /// With the fourth Age token a token may leave the bag.
    DropToken(DropToken),
    /// Between two Eras.
    #[runs]
    CleanUp,

    // Checks.
    /// Gold is put on a check.
    Invest,
    /// And against it.
    Sabotage(Sabotage),
    /// Tokens are drawn.
    #[runs]
    Drawing,
    /// A critical token was drawn.
    Sacrifice,

    // Realm.
    /// Where Castles are to be built.
    Castles(Castles),
    /// They are built.
    #[runs]
    Building(Building),
    /// Developments are bought.
    Buy(Buy),
    /// A fourth of a kind: one goes.
    Displace(Displace),

    // Events.
    /// Who is struck by an event.
    #[runs]
    Targets(Targets),
    /// An opponent is named.
    NameVictim,
    /// A player is struck.
    #[runs]
    Struck(Struck),
    /// What an event does.
    #[runs]
    Deeds(Deeds),
    /// Something is chosen for an effect.
    Choosing(Choosing),
    /// Children are born.
    #[runs]
    Births(Births),
    /// A token that was drawn goes back.
    KeepTrait(KeepTrait),
    /// Unrest is calmed at the start of a Turn.
    Calm(Calm),
    /// The display is filled after an event.
    #[runs]
    Refill,
    // Intrigue.
    /// Which Plot.
    Plots(Plots),
    /// Against whom.
    Aim(Aim),
    /// What comes of it.
    #[runs]
    Outcome(Outcome),
    /// Which territory is Overthrown.
    Overthrow(Overthrow),
    /// What comes of it.
    #[runs]
    Revolution(Revolution),

    // Special actions.
    /// Who is to marry, or is a child adopted?
    Dynastic(Dynastic),
    /// Whom he courts.
    Target(Target),
    /// The terms of a proposal.
    Terms(Terms),
    /// The answer to it.
    Consent,
    /// What a Marriage check brings.
    #[runs]
    Wooing(Wooing),
    /// Titles are granted and revoked.
    Titles(Titles),

    // War.
    /// Where footsoldiers come.
    Mobilise(Mobilise),
    /// The roles of footsoldiers are announced.
    Announce,
    /// The next attack is picked.
    NextAttack,
    /// An attack begins.
    #[runs]
    Onset,
    /// Partners are called.
    CallPartners,
    /// A called partner answers.
    Called,
    /// The check of an attack.
    #[runs]
    Clash(Clash),
    /// After a victory.
    Spoils,
    /// The defender may strike back.
    Counter(Counter),
    /// A ninth territory: one is released.
    Release(Release),

    // Tax.
    /// Which Outbreak spreads next.
    Spread(Spread),
    /// The neighbours are checked.
    #[runs]
    Plague(Plague),

    // Crusade.
    /// Who is sent.
    Send(Send),
    /// What comes of it.
    #[runs]
    Journey(Journey),
    /// Which shield leaves the track.
    Shield(Shield),

    // Death and Succession.
    /// A death may be prevented.
    Save(Save),
    /// Territories are lost in a Succession Crisis.
    Crisis(Crisis),

    // Elimination.
    /// An eliminated player may come back.
    Comeback(Comeback),
    /// With which ruler.
    NewRuler(NewRuler),
    /// Where.
    NewLand(NewLand),

    // Trades.
    /// Too many developments of a kind after a trade.
    Surplus(Surplus),
}

/// The steps that ask nobody, as a pattern: for whoever answers steps and thinks of each of them.
#[macro_export]
macro_rules! asks_nobody {
    () => {
        $crate::flow::Frame::EraStart
            | $crate::flow::Frame::Draws(_)
            | $crate::flow::Frame::Phases(_)
            | $crate::flow::Frame::Turns(_)
            | $crate::flow::Frame::Activation(_)
            | $crate::flow::Frame::Ageing(_)
            | $crate::flow::Frame::CleanUp
            | $crate::flow::Frame::Drawing
            | $crate::flow::Frame::Building(_)
            | $crate::flow::Frame::Targets(_)
            | $crate::flow::Frame::Struck(_)
            | $crate::flow::Frame::Deeds(_)
            | $crate::flow::Frame::Births(_)
            | $crate::flow::Frame::Refill
            | $crate::flow::Frame::Outcome(_)
            | $crate::flow::Frame::Revolution(_)
            | $crate::flow::Frame::Wooing(_)
            | $crate::flow::Frame::Onset
            | $crate::flow::Frame::Clash(_)
            | $crate::flow::Frame::Plague(_)
            | $crate::flow::Frame::Journey(_)
    };
}

/// When the game is over its frames stay as they are.
impl table::Framed for Crusader {
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
pub type Play<'a, C, S> = table::Play<'a, Crusader, C, S>;

/// A decision of one player, open to all. A person is asked; an official AI, which has no seat, answers by itself at once
/// ([`ai::decide`]). `decision!` makes a step of it.
pub trait Decision: Copy + Into<Frame> {
    /// Who decides.
    fn decider(&self, game: &Crusader, state: &State) -> Player;

    /// What he is asked.
    fn prompt(&self, game: &Crusader, state: &State) -> Prompt;

    /// Adds all legal answers, sorted and without repetition.
    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>);

    /// Is this answer legal? Says the same as the list, with the reason.
    ///
    /// # Errors
    /// The reason why it is not.
    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason>;

    /// Adds every answer that could be written down here, legal or not.
    fn candidates(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>);

    /// Carries out a legal answer.
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next;

    /// Looks at the step when it lies on top: is there something to ask (`Next::Ask`), or has it run its course? It changes its
    /// fields only by `goto`.
    #[inline]
    fn enter<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let _ = play;
        Next::Ask
    }
}

/// What every decision does when it lies on top.
pub fn resume<D: Decision, C: Chance, S: Sink<Event>>(step: D, play: &mut Play<'_, C, S>) -> Next {
    if step.enter(play) == Next::Go {
        return Next::Go;
    }
    let player = step.decider(play.game, play.state);
    if play.game.seat_of(player).is_some() {
        return Next::Ask;
    }
    let answer = ai::decide(play, player, step.into());
    let _ = step.take(play, answer);
    Next::Go
}

/// Makes steps of the kernel of decisions.
macro_rules! decision {
    ($($step:ty),+ $(,)?) => {$(
        impl ::table::Step<$crate::Crusader> for $step {
            #[inline]
            fn waiting(&self, game: &$crate::Crusader, state: &$crate::board::State) -> ::table::Waiting {
                $crate::flow::openly(game.seat_of($crate::flow::Decision::decider(self, game, state)))
            }

            fn prompt(
                &self,
                game: &$crate::Crusader,
                state: &$crate::board::State,
                _: ::table::Seat,
            ) -> ::table::Prompt {
                $crate::flow::Decision::prompt(self, game, state)
            }

            #[inline]
            fn list(
                &self,
                game: &$crate::Crusader,
                state: &$crate::board::State,
                _: ::table::Seat,
                answers: &mut Vec<$crate::answer::Answer>,
            ) {
                $crate::flow::Decision::list(self, game, state, answers);
            }

            fn judge(
                &self,
                game: &$crate::Crusader,
                state: &$crate::board::State,
                _: ::table::Seat,
                answer: $crate::answer::Answer,
            ) -> Result<(), $crate::reason::Reason> {
                $crate::flow::Decision::judge(self, game, state, answer)
            }

            fn candidates(
                &self,
                game: &$crate::Crusader,
                state: &$crate::board::State,
                _: ::table::Seat,
                answers: &mut Vec<$crate::answer::Answer>,
            ) {
                $crate::flow::Decision::candidates(self, game, state, answers);
            }

            #[inline]
            fn take<C: ::table::Chance, S: ::table::Sink<$crate::event::Event>>(
                self,
                play: &mut $crate::flow::Play<'_, C, S>,
                _: ::table::Seat,
                answer: $crate::answer::Answer,
            ) -> ::table::Next {
                $crate::flow::Decision::take(self, play, answer)
            }

            #[inline]
            fn resume<C: ::table::Chance, S: ::table::Sink<$crate::event::Event>>(
                self,
                play: &mut $crate::flow::Play<'_, C, S>,
            ) -> ::table::Next {
                $crate::flow::resume(self, play)
            }
        }
    )+};
}
pub(crate) use decision;

/// What is this game's own in playing on: the board, and gold of the Treasury.
pub trait OnBoard {
    /// What lies open.
    fn board(&self) -> &Board;

    /// What lies open, to change.
    fn board_mut(&mut self) -> &mut Board;

    /// Gold from the Treasury, as far as there is any (CK-R-11). What an AI receives stays there (CK-AI-18).
    fn gain(&mut self, player: Player, gold: u8, rule: Rule);

    /// Gold to the Treasury, as far as he has it. An AI pays nothing (CK-AI-15).
    fn pay(&mut self, player: Player, gold: u8, rule: Rule);

    /// Gold from one to another, as far as he has it. What an AI owes comes from the Treasury (CK-AI-17).
    fn give(&mut self, from: Player, to: Player, gold: u8, rule: Rule);
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

    fn gain(&mut self, player: Player, gold: u8, rule: Rule) {
        let gold = gold.min(supply::treasury(self.game, self.board()));
        if gold > 0 && self.game.is_person(player) {
            self.board_mut().house_mut(player).gold += gold;
            self.tell(Gold::Gained { player, gold, rule }.into());
        }
    }

    fn pay(&mut self, player: Player, gold: u8, rule: Rule) {
        let purse = &mut self.board_mut().house_mut(player).gold;
        let gold = gold.min(*purse);
        *purse -= gold;
        if gold > 0 {
            self.tell(Gold::Spent { player, gold, rule }.into());
        }
    }

    fn give(&mut self, from: Player, to: Player, gold: u8, rule: Rule) {
        match (self.game.is_person(from), self.game.is_person(to)) {
            (true, true) => {
                let gold = gold.min(self.board().house(from).gold);
                self.board_mut().house_mut(from).gold -= gold;
                self.board_mut().house_mut(to).gold += gold;
                if gold > 0 {
                    self.tell(Gold::Paid { from, to, gold, rule }.into());
                }
            }
            (true, false) => self.pay(from, gold, rule),
            (false, true) => self.gain(to, gold, rule),
            (false, false) => {}
        }
    }
}

/// One seat answers openly; nobody, if there is none.
#[inline]
pub(crate) fn openly(seat: impl Into<Option<Seat>>) -> Waiting {
    Waiting::open(seat.into().map_or(SeatSet::EMPTY, SeatSet::one))
}

/// A question with the rule that asks it.
pub(crate) fn prompt(message: Message, rule: Rule) -> Prompt {
    Prompt { message, rule }
}

/// The game is over: nobody is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Over;

impl Step<Crusader> for Over {
    #[inline]
    fn waiting(&self, _: &Crusader, _: &State) -> Waiting {
        Waiting::NOBODY
    }

    fn prompt(&self, _: &Crusader, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-over"), rules::CK_END_01)
    }

    fn list(&self, _: &Crusader, _: &State, _: Seat, _: &mut Vec<Answer>) {}

    fn judge(&self, _: &Crusader, _: &State, _: Seat, _: Answer) -> Result<(), Reason> {
        Err(Reason::NotAsked { rule: rules::CK_END_01 })
    }

    fn candidates(&self, _: &Crusader, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, _: &mut Play<'_, C, S>, _: Seat, _: Answer) -> Next {
        Next::Ask
    }
}
