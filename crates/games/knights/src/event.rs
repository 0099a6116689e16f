//! What happens, with its rule, its audience and its text.

mod words;

use self::words::{cards, drawn, several, what, who, yes};
use crate::answer::{Manner, Motion};
use crate::battle::{Outcome, Side};
use crate::board::{Army, Site};
use crate::content::vocabulary::Resource;
use crate::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BaronId, BattleResult, Card, CityId, EventId, Expedition,
    FateId, MissionId, Nation, NeutralCard, NobleId, PhaseArea, TroopKind, Unrest, Voyage,
};
use crate::phases::assembly::Voice;
use crate::rules;
use crate::upkeep::Decided;
use serde::Serialize;
use table::{Rule, Seat, SeatSet, Stack};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    #[told(by = rules::WK_SETUP_10, to = all)]
    BaronDealt { seat: Seat, baron: BaronId },
    /// A city is razed from the start.
    #[told(by = rules::WK_PLAYERS_05, to = all)]
    RazedAtStart { city: CityId },
    /// A Fate card was drawn and shown.
    #[told(to = all)]
    FateDrawn { fate: FateId, rule: Rule },
    /// The Fate deck was shuffled.
    #[told(to = all)]
    FateShuffled { rule: Rule },
    /// Who is Chairman.
    #[told(to = all)]
    ChairmanIs { seat: Seat, rule: Rule },
    /// Who is Head of the Church.
    #[told(to = all)]
    ChurchIs { seat: Seat, rule: Rule },
    /// Who is Scholar.
    #[told(to = all)]
    ScholarIs { seat: Seat, rule: Rule },
    /// A first Mercenary was dealt.
    #[told(to = all)]
    FirstMercenary { seat: Seat, troop: TroopKind, rule: Rule },
    /// A first troop card was assigned.
    #[told(by = rules::WK_SETUP_18, to = only(seat))]
    FirstTroopPlaced { seat: Seat, troop: TroopKind, army: Army },
    /// The first troops of an army are seen.
    #[told(by = rules::WK_R_08, to = all)]
    ArmyIs {
        army: Army,
        #[told(with = cards)]
        troops: Stack<TroopKind, 8>,
    },
    #[told(by = rules::CG_MISSION_01, to = only(seat))]
    MissionDealt { seat: Seat, mission: MissionId },
    /// A Mission is shown at the end.
    #[told(by = rules::CG_MISSION_05, to = all)]
    MissionShown {
        seat: Seat,
        mission: MissionId,
        #[told(with = yes)]
        fulfilled: bool,
    },
    #[told(to = all)]
    StrongholdPlaced { seat: Seat, area: AreaId, rule: Rule },
    #[told(to = all)]
    NoblePlaced { seat: Seat, noble: NobleId, area: AreaId, rule: Rule },
    #[told(by = rules::WK_ROUND_01, to = all)]
    RoundBegan { round: u8 },
    /// A card was planned.
    #[told(by = rules::WK_PLAN_01, to = only(seat))]
    Planned { seat: Seat, card: ActionCard, stack: u8 },
    #[told(by = rules::WK_PLAN_05, to = only(seat))]
    PlansAnew { seat: Seat },
    /// Cards were laid on the stacks.
    #[told(by = rules::WK_R_105, to = all)]
    PlanLaid { seat: Seat, first: u8, second: u8, third: u8 },
    /// A Baron's card was turned up.
    #[told(by = rules::WK_ACT_02, to = all)]
    CardTurned { seat: Seat, card: ActionCard },
    /// A Neutral card was turned up.
    #[told(by = rules::WK_ACT_06, to = all)]
    NeutralTurned { card: NeutralCard },
    /// A card was not carried out.
    #[told(by = rules::WK_ACT_05, to = all)]
    CardDeclined { seat: Seat, card: ActionCard },
    /// A card went to an area.
    #[told(by = rules::WK_ACT_03, to = all)]
    CardAllocated { seat: Seat, card: ActionCard, area: PhaseArea },
    /// A card went back to its owner's hand.
    #[told(by = rules::WK_ACT_08, to = all)]
    CardReturned { seat: Seat, card: ActionCard },
    /// A special phase began.
    #[told(by = rules::WK_TRIG_05, to = all)]
    PhaseBegan { area: PhaseArea },
    /// The cards of an area returned.
    #[told(to = all)]
    CardsReturned { area: PhaseArea, rule: Rule },
    /// A Baron took something.
    #[told(to = all)]
    Gained { seat: Seat, what: Resource, n: u16, rule: Rule },
    /// A Baron gave something back.
    #[told(to = all)]
    Paid { seat: Seat, what: Resource, n: u16, rule: Rule },
    /// Crowns changed hands.
    #[told(to = all)]
    Given { from: Seat, to: Seat, crowns: u16, rule: Rule },
    /// A marker was put on the track.
    #[told(to = all)]
    MarkerPlaced { seat: Seat, spot: u8, fee: u8, rule: Rule },
    /// A token fills a spot of the track.
    #[told(by = rules::CG_NACT_10, to = all)]
    SpotBlocked { spot: u8 },
    /// An area was chosen for Mobilize Forces.
    #[told(by = rules::WK_CARD_19, to = all)]
    Mobilized { seat: Seat, area: AreaId },
    #[told(by = rules::WK_MOVE_01, to = all)]
    MoveDeclared {
        seat: Seat,
        noble: NobleId,
        area: AreaId,
        #[told(with = yes)]
        sails: bool,
    },
    /// Leave to pass was given.
    #[told(by = rules::WK_MOVE_07, to = all)]
    PassageGranted { seat: Seat, noble: NobleId, area: AreaId },
    /// Leave to pass was refused.
    #[told(by = rules::WK_MOVE_07, to = all)]
    PassageRefused { seat: Seat, noble: NobleId, area: AreaId },
    /// A Noble moved.
    #[told(to = all)]
    Moved { seat: Seat, noble: NobleId, from: AreaId, to: AreaId, rule: Rule },
    /// A Noble sailed.
    #[told(by = rules::WK_SEA_02, to = all)]
    Sailed {
        seat: Seat,
        noble: NobleId,
        to: AreaId,
        #[told(with = yes)]
        lands: bool,
    },
    /// A Noble landed.
    #[told(to = all)]
    Landed { seat: Seat, noble: NobleId, area: AreaId, rule: Rule },
    /// A troop card changed its army.
    #[told(to = all)]
    TroopShifted { troop: TroopKind, from: Army, to: Army, rule: Rule },
    /// All troops of an army changed theirs.
    #[told(by = rules::WK_TRANSFER_08, to = all)]
    TroopsShifted { from: Army, to: Army },
    /// A Noble without troops left the board.
    #[told(by = rules::WK_TRANSFER_09, to = all)]
    LeftBoard { seat: Seat, noble: NobleId },
    /// A Noble is exhausted.
    #[told(to = all)]
    Exhausted { noble: NobleId, rule: Rule },
    /// A Noble was refreshed.
    #[told(to = all)]
    Ready { noble: NobleId, rule: Rule },
    /// All were refreshed.
    #[told(by = rules::WK_UPKEEP_15, to = all)]
    Refreshed,
    #[told(by = rules::WK_BATTLE_06, to = all)]
    BattleDeclared {
        seat: Seat,
        area: AreaId,
        #[told(with = who)]
        defender: Option<Seat>,
        #[told(with = what)]
        site: Option<Site>,
        manner: Manner,
    },
    /// Leave to attack was given.
    #[told(to = all)]
    LeaveGiven { seat: Seat, attacker: Seat, rule: Rule },
    /// Leave to attack was denied.
    #[told(to = all)]
    LeaveDenied { seat: Seat, attacker: Seat, rule: Rule },
    /// An army attacks.
    #[told(by = rules::WK_BATTLE_09, to = all)]
    Committed { seat: Seat, noble: NobleId },
    /// Who commands.
    #[told(by = rules::WK_BATTLE_19, to = all)]
    Commands { seat: Seat, noble: NobleId },
    /// Fate cards were drawn for a battle.
    #[told(by = rules::WK_BATTLE_23, to = all)]
    FateTaken {
        side: Side,
        #[told(with = who)]
        seat: Option<Seat>,
        cards: u8,
    },
    /// Which card was drawn.
    #[told(by = rules::WK_BATTLE_23, to = only(seat))]
    FateFound { seat: Seat, fate: FateId },
    /// A card will be discarded.
    #[told(by = rules::WK_BATTLE_27, to = only(seat))]
    FateTossed { seat: Seat, result: BattleResult },
    /// Cards were discarded.
    #[told(by = rules::WK_BATTLE_27, to = all)]
    FateDiscarded { seat: Seat, cards: u8 },
    /// A side shows its cards.
    #[told(by = rules::WK_BATTLE_31, to = all)]
    FateShown {
        side: Side,
        #[told(with = who)]
        seat: Option<Seat>,
        blank: u8,
        deal: u8,
        prevent: u8,
        victory: u8,
        draw: u8,
        retreat: u8,
    },
    /// A further card.
    #[told(by = rules::WK_BATTLE_32, to = all)]
    FateAdded { side: Side, fate: FateId },
    /// The defender withdrew.
    #[told(by = rules::CG_RETREAT_02, to = all)]
    Withdrew { seat: Seat },
    /// Casualties of both sides.
    #[told(by = rules::WK_BATTLE_35, to = all)]
    CasualtiesCounted { attacker: u16, defender: u16 },
    /// A casualty token was placed.
    #[told(by = rules::WK_CASUALTY_01, to = all)]
    TokenPlaced { army: Army },
    /// A Noble fell.
    #[told(by = rules::WK_CASUALTY_03, to = all)]
    Fell { noble: NobleId },
    /// Victories of both sides.
    #[told(by = rules::WK_VICTORY_01, to = all)]
    VictoriesCounted { attacker: u8, defender: u8, outcome: Outcome },
    #[told(by = rules::WK_VICTORY_08, to = all)]
    BattleOver { area: AreaId },
    #[told(by = rules::WK_SIEGE_07, to = all)]
    SiegeLaid { seat: Seat, site: Site },
    /// A siege took what it besieged.
    #[told(by = rules::WK_SIEGE_22, to = all)]
    SiegeCompleted { seat: Seat, site: Site },
    #[told(by = rules::WK_SIEGE_20, to = all)]
    SiegeLifted { seat: Seat, site: Site },
    #[told(to = all)]
    Breached { site: Site, rule: Rule },
    /// Breaches were repaired.
    #[told(to = all)]
    Repaired { site: Site, count: u8, rule: Rule },
    /// A city was fortified.
    #[told(to = all)]
    Fortified { city: CityId, rule: Rule },
    #[told(by = rules::WK_FORTIFY_07, to = all)]
    FortificationLost { city: CityId },
    #[told(to = all)]
    CityTaken { seat: Seat, city: CityId, rule: Rule },
    /// A city turned neutral.
    #[told(to = all)]
    CityNeutral { city: CityId, rule: Rule },
    #[told(to = all)]
    CityRazed { city: CityId, rule: Rule },
    #[told(by = rules::WK_STRONGHOLD_06, to = all)]
    StrongholdFell { seat: Seat },
    /// A Noble died.
    #[told(by = rules::WK_DEATH_06, to = all)]
    Died { seat: Seat, noble: NobleId },
    /// A Noble has no heir any more.
    #[told(to = all)]
    HeirLost { noble: NobleId, rule: Rule },
    /// A Noble died without an heir.
    #[told(by = rules::WK_DEATH_08, to = all)]
    LineEnded { noble: NobleId },
    /// A Mercenary deserted.
    #[told(to = all)]
    Deserted { army: Army, troop: TroopKind, rule: Rule },
    /// A troop card was discarded.
    #[told(to = all)]
    TroopDiscarded { army: Army, troop: TroopKind, rule: Rule },
    /// A Noble took casualties outside battle.
    #[told(by = rules::WK_CASUALTY_10, to = all)]
    Wounded { noble: NobleId, tokens: u8 },
    /// Casualty tokens were removed.
    #[told(to = all)]
    Healed { army: Army, count: u8, rule: Rule },
    /// A Noble retreated.
    #[told(to = all)]
    Retreated { seat: Seat, noble: NobleId, from: AreaId, to: AreaId, rule: Rule },
    /// A Noble fell back to his stronghold.
    #[told(to = all)]
    FellBack { seat: Seat, noble: NobleId, area: AreaId, rule: Rule },
    #[told(by = rules::WK_NEUT_02, to = all)]
    EventDrawn { seat: Seat, card: EventId },
    /// Its random targets.
    #[told(by = rules::WK_EVENT_11, to = all)]
    TargetsDrawn {
        #[told(with = drawn)]
        noble: Option<NobleId>,
        #[told(with = drawn)]
        city: Option<CityId>,
        #[told(with = drawn)]
        nation: Option<Nation>,
    },
    /// Its random expedition.
    #[told(by = rules::WK_EVENT_11, to = all)]
    RouteDrawn { expedition: Expedition },
    /// Faith was offered to cancel it.
    #[told(by = rules::WK_EVENT_10, to = all)]
    FaithOffered { seat: Seat, faith: u8 },
    #[told(by = rules::WK_EVENT_09, to = all)]
    EventCancelled { card: EventId },
    #[told(by = rules::WK_EVENT_12, to = all)]
    Heretic { seat: Seat },
    /// An option of a card was chosen.
    #[told(to = all)]
    OptionChosen { seat: Seat, option: u8, rule: Rule },
    #[told(to = all)]
    CardUsed { seat: Seat, card: Card, rule: Rule },
    /// The Chairman wants an expedition.
    #[told(by = rules::WK_EXP_02, to = all)]
    ExpeditionCalled { seat: Seat, expedition: Expedition },
    /// Crowns were invested.
    #[told(by = rules::WK_EXP_06, to = all)]
    Invested { seat: Seat, expedition: Expedition, crowns: u8 },
    /// An expedition was blessed.
    #[told(by = rules::WK_EXP_09, to = all)]
    Blessed { seat: Seat, expedition: Expedition },
    /// An expedition set out.
    #[told(by = rules::WK_EXP_12, to = all)]
    ExpeditionStarted { expedition: Expedition },
    /// An expedition advanced.
    #[told(by = rules::WK_EXP_13, to = all)]
    ExpeditionMoved { expedition: Expedition, spot: u8 },
    /// What came of one.
    #[told(by = rules::WK_EXP_15, to = all)]
    ExpeditionResult { expedition: Expedition, voyage: Voyage },
    #[told(to = all)]
    StakeLost { seat: Seat, expedition: Expedition, rule: Rule },
    #[told(by = rules::WK_ASSEMBLY_01, to = all)]
    AssemblyMet {
        #[told(with = several)]
        attending: SeatSet,
    },
    /// An acting Chairman.
    #[told(by = rules::WK_ASSEMBLY_08, to = all)]
    ActsAsChairman { seat: Seat },
    /// Who proposes a Private Motion.
    #[told(by = rules::WK_MOTION_02, to = all)]
    MotionDrawn { seat: Seat },
    #[told(by = rules::WK_R_62, to = all)]
    NothingProposed { seat: Seat },
    /// He proposes something.
    #[told(by = rules::WK_MOTION_04, to = all)]
    Proposed { seat: Seat, motion: Motion },
    /// A motion was voted.
    #[told(to = all)]
    MotionDecided {
        motion: Motion,
        #[told(with = yes)]
        passes: bool,
        rule: Rule,
    },
    #[told(to = all)]
    AgendaRevealed { agenda: AgendaId, rule: Rule },
    /// An Agenda was given its place.
    #[told(by = rules::WK_ASSEMBLY_11, to = all)]
    AgendaOrdered { agenda: AgendaId, place: u8 },
    /// An Agenda is voted.
    #[told(by = rules::WK_ASSEMBLY_12, to = all)]
    AgendaCalled { agenda: AgendaId },
    /// Votes were taken in the hand.
    #[told(by = rules::WK_VOTE_01, to = only(seat))]
    VotesTaken { seat: Seat, votes: u8 },
    #[told(by = rules::WK_VOTE_02, to = all)]
    VotesShown { seat: Seat, votes: u8 },
    /// What one of two Barons wrote down for an Agenda.
    #[told(by = rules::WK_PLAYERS_10, to = all)]
    VotesWritten { seat: Seat, agenda: AgendaId, votes: u8 },
    /// For what they are cast.
    #[told(by = rules::WK_VOTE_03, to = all)]
    Voted { seat: Seat, voice: Voice },
    #[told(by = rules::WK_VOTE_05, to = all)]
    TieBroken { seat: Seat, voice: Voice },
    #[told(by = rules::WK_VOTE_06, to = all)]
    AgendaDecided { agenda: AgendaId, result: Voice },
    /// A decision was refused.
    #[told(by = rules::WK_BAN_01, to = all)]
    Refused { seat: Seat, agenda: AgendaId },
    #[told(to = all)]
    Banned { seat: Seat, rule: Rule },
    /// A ban was lifted.
    #[told(by = rules::WK_BAN_08, to = all)]
    Unbanned { seat: Seat },
    #[told(by = rules::WK_AGENDA_03, to = all)]
    ChargeGiven { seat: Seat, agenda: AgendaId },
    #[told(by = rules::WK_AGENDA_06, to = all)]
    OfficeGiven { seat: Seat, noble: NobleId, agenda: AgendaId },
    /// A Law, Charge or Office is gone.
    #[told(to = all)]
    AgendaLost { agenda: AgendaId, rule: Rule },
    #[told(by = rules::WK_ASSEMBLY_14, to = all)]
    AssemblyOver,
    /// The Mercenary Draft begins.
    #[told(by = rules::WK_TRIG_04, to = all)]
    DraftBegan,
    #[told(to = all)]
    MercenaryOffered { troop: TroopKind, rule: Rule },
    /// Several of a nationality will be hired.
    #[told(by = rules::WK_DRAFT_08, to = all)]
    SeveralAnnounced { seat: Seat, nation: Nation },
    /// A Mercenary was hired.
    #[told(to = all)]
    Hired { seat: Seat, troop: TroopKind, rule: Rule },
    /// Nobody was hired.
    #[told(by = rules::WK_DRAFT_06, to = all)]
    NotHired { seat: Seat },
    /// A troop card was assigned.
    #[told(to = all)]
    Assigned { seat: Seat, troop: TroopKind, army: Army, rule: Rule },
    #[told(by = rules::WK_DRAFT_15, to = all)]
    DraftOver,
    #[told(by = rules::WK_UPKEEP_01, to = all)]
    UpkeepBegan,
    /// A card was drawn for a city.
    #[told(by = rules::WK_UPKEEP_08, to = all)]
    RevoltDrawn { seat: Seat, city: CityId, unrest: Unrest },
    /// A revolt was bought off.
    #[told(to = all)]
    RevoltBought { seat: Seat, city: CityId, rule: Rule },
    /// A riot broke out.
    #[told(to = all)]
    Riot { city: CityId, rule: Rule },
    /// A riot ended.
    #[told(to = all)]
    RiotOver { city: CityId, rule: Rule },
    #[told(by = rules::CG_GARRISON_02, to = all)]
    GarrisonHired { seat: Seat, city: CityId },
    #[told(by = rules::CG_GARRISON_11, to = all)]
    GarrisonGone { city: CityId },
    #[told(by = rules::CG_TECH_04, to = all)]
    AdvancementOffered { advancement: AdvancementId },
    #[told(by = rules::CG_TECH_01, to = all)]
    AdvancementBought { seat: Seat, card: AdvancementId },
    #[told(by = rules::CG_NACT_02, to = all)]
    AdvancementDrawn { seat: Seat, card: AdvancementId },
    /// An Advancement was given up.
    #[told(by = rules::CG_TECH_08, to = all)]
    AdvancementLost { seat: Seat, card: AdvancementId },
    /// Fate cards are looked at.
    #[told(by = rules::WK_ROLE_02, to = all)]
    LooksAtFate { seat: Seat, cards: u8 },
    /// One of them.
    #[told(by = rules::WK_ROLE_02, to = only(seat))]
    FateSeen { seat: Seat, fate: FateId },
    /// It is put back.
    #[told(by = rules::WK_ROLE_02, to = only(seat))]
    FateOrdered { seat: Seat, fate: FateId },
    /// There is a King.
    #[told(by = rules::CG_KING_03, to = all)]
    Crowned { seat: Seat },
    /// There is another.
    #[told(by = rules::CG_KING_12, to = all)]
    Usurped { seat: Seat, old: Seat },
    /// A Baron is out of the game.
    #[told(by = rules::WK_OPT_13, to = all)]
    Eliminated { seat: Seat },
    /// An heir changed hands.
    #[told(by = rules::WK_OPT_07, to = all)]
    HeirGiven { from: Seat, to: Seat, noble: NobleId },
    #[told(by = rules::WK_OPT_08, to = all)]
    HeirKilled { seat: Seat, noble: NobleId },
    /// A miracle ended an Event.
    #[told(by = rules::WK_OPT_22, to = all)]
    Miracle { seat: Seat, card: EventId },
    #[told(to = all)]
    GameOver {
        #[told(with = several)]
        winners: SeatSet,
        ending: Decided,
        rule: Rule,
    },
}
