//! The sequence of play as data: all steps of the game, and what they have in common.

use crate::actions::events::ImportantEvent;
use crate::actions::expeditions::{Bless, ChooseVoyage, Funds, Invest, Landed, StartExpedition, Voyages};
use crate::actions::{
    Allocate, BaronCard, ChooseArea, DraftSoldiers, Mobilize, Mobilizing, MusterTroops, NextCard,
    SpecialPhases, UpgradeDefenses, Versatile, VersatileBattle, VersatileMove,
};
use crate::answer::Answer;
use crate::battle::{
    Aftermath, BattleLeave, Casualties, Commander, Commit, Death, Declare, Discards, DrawFate, Raze, Retreat,
    Reveal, StrongholdFalls, Tally, Tribute, Victories,
};
use crate::board::{Phase, State};
use crate::cards::{Carry, DrawnEvent, Triggers};
pub use crate::doors::OnBoard;
use crate::event::Event;
use crate::glory::{
    BuyAdvancements, BuyDrawn, EnrichMind, ForcedMarch, HireGarrison, KingsArmy, MakeRoom, Peek,
    RecruitLevies, Research, SwapAdvancement, Withdraw,
};
use crate::movement::{AskLeave, Collect, Moving};
use crate::phases::assembly::{
    AssemblyEnd, Ballot, ChargeDiscard, Convene, DeclareVotes, Enact, Motions, NameActing, NextAgenda,
    OfficeTo, OrderAgendas, Passed, Propose, Refuse, Tie, WrittenVotes,
};
use crate::phases::draft::{Assign, Draft, Several};
use crate::phases::{Taxation, Wages};
use crate::planning::{NewRound, Planning};
use crate::reason::Reason;
use crate::setup::{FirstTroops, PlaceNobles, PlaceStrongholds};
use crate::upkeep::{Influence, Landing, Returns, RevoltAt, Revolts, RoundEnd, VictoryCheck};
use crate::{Knights, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Step, Waiting};

/// A step of play in progress. Frames stack: an interrupt lies above what it interrupts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, table::Frames)]
#[serde(rename_all = "kebab-case")]
#[frames(game = Knights, over = Over)]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,
    /// First troops are assigned, in secret.
    FirstTroops(FirstTroops),
    /// Strongholds are placed.
    PlaceStrongholds(PlaceStrongholds),
    /// Nobles are placed.
    PlaceNobles(PlaceNobles),
    /// A round begins.
    #[runs]
    NewRound(NewRound),
    /// Cards are planned, in secret.
    Planning(Planning),
    /// The next card is turned up.
    #[runs]
    NextCard(NextCard),
    /// Levy Taxes, Rally Support, Serve the Church.
    BaronCard(BaronCard),
    /// Which area a card goes to.
    ChooseArea(ChooseArea),
    /// Draft Soldiers.
    DraftSoldiers(DraftSoldiers),
    /// Versatile Strategy.
    Versatile(Versatile),
    /// Its move.
    VersatileMove(VersatileMove),
    /// Its battle.
    VersatileBattle(VersatileBattle),
    /// Mobilize Forces: where.
    Mobilize(Mobilize),
    /// Nobles move in.
    Mobilizing(Mobilizing),
    /// A card is allocated.
    #[runs]
    Allocate(Allocate),
    /// Special phases that are due.
    #[runs]
    SpecialPhases(SpecialPhases),
    /// Important Event.
    ImportantEvent(ImportantEvent),
    /// An Event was drawn.
    DrawnEvent(DrawnEvent),
    /// Fund Expeditions.
    StartExpedition(StartExpedition),
    /// Crowns for an expedition.
    Invest(Invest),
    /// A blessing for it.
    Bless(Bless),
    /// Expeditions advance.
    #[runs]
    Voyages(Voyages),
    /// One comes in.
    #[runs]
    Landed(Landed),
    /// Which of two results applies.
    ChooseVoyage(ChooseVoyage),
    /// Funds are needed.
    Funds(Funds),
    /// Upgrade Defenses.
    UpgradeDefenses(UpgradeDefenses),
    /// Muster Troops.
    MusterTroops(MusterTroops),
    /// Taxation.
    #[runs]
    Taxation(Taxation),
    /// Wages.
    Wages(Wages),
    /// The Assembly begins.
    #[runs]
    Convene(Convene),
    /// An acting Chairman is named.
    NameActing(NameActing),
    /// Private Motions.
    #[runs]
    Motions(Motions),
    /// One is proposed.
    Propose(Propose),
    /// Agendas are ordered.
    OrderAgendas(OrderAgendas),
    /// Two Barons write their Votes down.
    WrittenVotes(WrittenVotes),
    /// The next Agenda.
    #[runs]
    NextAgenda(NextAgenda),
    /// Votes in closed hands.
    Ballot(Ballot),
    /// What they are for.
    DeclareVotes(DeclareVotes),
    /// A tie.
    Tie(Tie),
    /// A vote is over.
    #[runs]
    Passed(Passed),
    /// Who is bound accepts or refuses.
    Refuse(Refuse),
    /// It is carried out.
    #[runs]
    Enact(Enact),
    /// A fourth Charge.
    ChargeDiscard(ChargeDiscard),
    /// A Noble for an Office.
    OfficeTo(OfficeTo),
    /// The Assembly ends.
    #[runs]
    AssemblyEnd(AssemblyEnd),
    /// The Mercenary Draft.
    Draft(Draft),
    /// Several of one nationality.
    Several(Several),
    /// A troop card is assigned.
    Assign(Assign),
    /// A Noble is on his way.
    Moving(Moving),
    /// He needs leave.
    AskLeave(AskLeave),
    /// He takes up troops.
    Collect(Collect),
    /// A battle is declared.
    Declare(Declare),
    /// Third Barons give leave.
    BattleLeave(BattleLeave),
    /// Armies are committed.
    Commit(Commit),
    /// Commanders are named.
    Commander(Commander),
    /// Fate cards are drawn.
    #[runs]
    DrawFate(DrawFate),
    /// Some are discarded, in secret.
    Discards(Discards),
    /// The others are shown.
    #[runs]
    Reveal(Reveal),
    /// The defender may withdraw.
    Withdraw(Withdraw),
    /// Casualties are counted.
    #[runs]
    Tally(Tally),
    /// And placed.
    Casualties(Casualties),
    /// Victories are counted.
    #[runs]
    Victories(Victories),
    /// What follows.
    #[runs]
    Aftermath(Aftermath),
    /// A captured city is kept or razed.
    Raze(Raze),
    /// A stronghold falls.
    #[runs]
    StrongholdFalls(StrongholdFalls),
    /// The loser gives up a city.
    Tribute(Tribute),
    /// An army is beaten.
    Death(Death),
    /// A Noble retreats.
    Retreat(Retreat),
    /// Cards act at a moment.
    Triggers(Triggers),
    /// A clause is carried out.
    Carry(Carry),
    /// Forced March.
    ForcedMarch(ForcedMarch),
    /// Enrich Mind.
    EnrichMind(EnrichMind),
    /// Advancements are bought.
    BuyAdvancements(BuyAdvancements),
    /// There are too many.
    MakeRoom(MakeRoom),
    /// Research.
    Research(Research),
    /// What was drawn may be bought.
    BuyDrawn(BuyDrawn),
    /// One of the offer may be replaced.
    SwapAdvancement(SwapAdvancement),
    /// Garrisons are hired.
    HireGarrison(HireGarrison),
    /// Town Levies are recruited.
    RecruitLevies(RecruitLevies),
    /// The King's Army is assigned.
    #[runs]
    KingsArmy(KingsArmy),
    /// Fate cards are looked at.
    Peek(Peek),
    /// Upkeep: does anybody win by cities?
    #[runs]
    VictoryCheck(VictoryCheck),
    /// Influence.
    #[runs]
    Influence(Influence),
    /// Revolts.
    Revolts(Revolts),
    /// A revolt in one city.
    RevoltAt(RevoltAt),
    /// Nobles land and are refreshed.
    #[runs]
    Landing(Landing),
    /// Nobles return.
    Returns(Returns),
    /// The round ends.
    #[runs]
    RoundEnd(RoundEnd),
}

/// When the game is over its frames stay as they are.
impl table::Framed for Knights {
    type Frame = Frame;
    type Frames = table::Stack<Frame, 24>;

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
pub type Play<'a, C, S> = table::Play<'a, Knights, C, S>;

/// One seat answers openly; nobody, if there is none.
#[inline]
pub(crate) fn openly(seat: impl Into<Option<Seat>>) -> Waiting {
    Waiting::open(seat.into().map_or(SeatSet::EMPTY, SeatSet::one))
}

/// A question with the rule that asks it.
pub(crate) fn prompt(message: Message, rule: Rule) -> Prompt {
    Prompt { message, rule }
}

/// Of the answers from a place on, keeps those that a step judges legal, sorted and each once.
pub(crate) fn keep_legal<T: Step<Knights>>(
    step: &T,
    game: &Knights,
    state: &State,
    seat: Seat,
    from: usize,
    answers: &mut Vec<Answer>,
) {
    let mut kept = from;
    for place in from..answers.len() {
        if step.judge(game, state, seat, answers[place]).is_ok() {
            answers.swap(kept, place);
            kept += 1;
        }
    }
    answers.truncate(kept);
    answers[from..].sort_unstable();
    let mut last = from;
    for place in from + 1..answers.len() {
        if answers[place] != answers[last] {
            last += 1;
            answers[last] = answers[place];
        }
    }
    if answers.len() > from {
        answers.truncate(last + 1);
    }
}

/// The list of a step: of all that can be written down, what it judges legal. For questions with few candidates.
macro_rules! judged {
    () => {
        fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            let from = answers.len();
            self.candidates(game, state, seat, answers);
            crate::flow::keep_legal(self, game, state, seat, from, answers);
        }
    };
}
pub(crate) use judged;

/// The game is over: nobody is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Over;

impl Step<Knights> for Over {
    #[inline]
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        Waiting::NOBODY
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-over"), rules::WK_WIN_07)
    }

    fn list(&self, _: &Knights, _: &State, _: Seat, _: &mut Vec<Answer>) {}

    fn judge(&self, _: &Knights, _: &State, _: Seat, _: Answer) -> Result<(), Reason> {
        Err(Reason::NotAsked { rule: rules::WK_WIN_07 })
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        crate::answer::written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, _: &mut Play<'_, C, S>, _: Seat, _: Answer) -> Next {
        Next::Ask
    }
}
