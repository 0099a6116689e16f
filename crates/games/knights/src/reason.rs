//! Why an answer is not legal, with the numbers and the rule.

use crate::board::{Army, Site};
use crate::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BattleResult, Card, CardDeck, CityId, Expedition, Nation,
    NobleId, TroopKind,
};
use crate::rules;
use table::{Rule, Seat};

/// A reason for a refusal. The nearer the answer was to a legal one, the deeper the reason lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// Something else is being asked.
    #[told(depth = 0)]
    NotAsked { rule: Rule },
    /// Not one of the options.
    #[told(depth = 1)]
    NotOffered { rule: Rule },
    /// This cannot be declined now.
    Compulsory { rule: Rule },
    /// Not so many crowns.
    Crowns { rule: Rule, cost: u16, crowns: u16 },
    /// Not so much Faith.
    Faith { rule: Rule, cost: u16, faith: u16 },
    /// Not so much Knowledge.
    #[told(by = rules::CG_TECH_02)]
    Knowledge { cost: u16, knowledge: u16 },
    /// Not so many Votes.
    #[told(by = rules::WK_VOTE_01)]
    Votes { votes: u16 },
    /// Not so many Votes left to write down.
    #[told(by = rules::WK_PLAYERS_09)]
    WrittenVotes { votes: u16 },
    /// More than one may.
    TooMuch { rule: Rule, most: u8 },
    /// A card forbids it.
    Forbidden { rule: Rule, card: Card },
    /// A Law forbids it.
    #[told(by = rules::WK_BAN_05)]
    AgainstLaw,
    /// No Law is broken by it.
    #[told(by = rules::WK_BAN_05, depth = 1)]
    NoLaw,
    /// The army is another Baron's.
    #[told(depth = 1)]
    NotYours { rule: Rule, army: Army },
    /// The Noble is another Baron's.
    #[told(depth = 1)]
    NotYourNoble { rule: Rule, noble: NobleId },
    /// The city is not his.
    #[told(depth = 1)]
    NotYourCity { rule: Rule, city: CityId },
    /// It is his own.
    #[told(by = rules::WK_BATTLE_15)]
    YourCity { city: CityId },
    /// The card is not in his hand.
    #[told(by = rules::WK_PLAN_04)]
    NotInHand { card: ActionCard },
    /// The area is overseas.
    Overseas { rule: Rule, area: AreaId },
    /// The area is in the outer row or column.
    #[told(by = rules::WK_PLAYERS_07)]
    Outer { area: AreaId },
    /// A city stands there.
    CityThere { rule: Rule, city: CityId },
    /// A stronghold stands there.
    StrongholdThere { rule: Rule, area: AreaId, seat: Seat },
    /// A Noble stands there.
    NobleThere { rule: Rule, area: AreaId, seat: Seat },
    /// None of his Nobles stands there.
    NobodyThere { rule: Rule, area: AreaId, seat: Seat },
    /// The Noble has no troops.
    NoTroops { rule: Rule, noble: NobleId },
    /// The army has no troops.
    #[told(by = rules::WK_TRANSFER_08)]
    NoTroopsIn { army: Army },
    /// The Noble is on the board already.
    OnBoard { rule: Rule, noble: NobleId },
    /// The Noble is not on the board.
    NotOnBoard { rule: Rule, noble: NobleId },
    /// The Noble is at sea.
    AtSea { rule: Rule, noble: NobleId },
    /// The Noble is exhausted.
    Exhausted { rule: Rule, noble: NobleId },
    /// The Noble is not exhausted.
    #[told(by = rules::CG_BACT_02)]
    NotExhausted { noble: NobleId },
    /// The Noble has moved with this card.
    #[told(by = rules::WK_CARD_20)]
    HasMoved { noble: NobleId },
    /// The Noble is in a besieged city.
    ShutIn { rule: Rule, noble: NobleId },
    /// The Noble is at none of his Baron's cities.
    NotAtHome { rule: Rule, noble: NobleId },
    /// None of his cities is there, nor his stronghold.
    NotHome { rule: Rule, area: AreaId },
    /// The Noble cannot get there.
    #[told(depth = 2)]
    OutOfReach { rule: Rule, noble: NobleId, area: AreaId },
    /// Nobody can go there or fight there.
    #[told(by = rules::WK_CARD_20)]
    NothingToDo { area: AreaId },
    /// Another area was chosen.
    #[told(by = rules::WK_CARD_20, depth = 2)]
    OtherArea { area: AreaId },
    /// There is nobody to attack, or with.
    #[told(by = rules::WK_BATTLE_02)]
    NoBattle { area: AreaId },
    /// Those Nobles are inside their city or stronghold.
    #[told(by = rules::WK_BATTLE_13)]
    Inside { area: AreaId, seat: Seat },
    /// Leave was denied.
    #[told(by = rules::WK_CITY_02)]
    NoLeave { area: AreaId },
    /// Not strong enough for a siege.
    #[told(by = rules::WK_SIEGE_01)]
    TooWeak { ours: u16, theirs: u16 },
    /// The Noble fights already.
    #[told(by = rules::WK_BATTLE_09)]
    Fights { noble: NobleId },
    /// The Noble cannot attack.
    #[told(by = rules::WK_BATTLE_09)]
    CannotAttack { noble: NobleId },
    /// The Noble is not in this battle.
    #[told(by = rules::WK_BATTLE_19)]
    NotInBattle { noble: NobleId },
    /// More cards must be discarded.
    #[told(by = rules::WK_BATTLE_27)]
    DiscardMore { least: u8 },
    /// He holds no more such card.
    #[told(by = rules::WK_BATTLE_27)]
    NoSuchFate { result: BattleResult },
    /// The army takes no token.
    #[told(by = rules::WK_CASUALTY_04)]
    NoCasualty { army: Army },
    /// There are no walls to breach.
    #[told(by = rules::WK_ASSAULT_09)]
    NoWalls,
    /// No such card is in that army.
    #[told(depth = 2)]
    NotInArmy { rule: Rule, army: Army, troop: TroopKind },
    /// Not one of those that go.
    NotThatTroop { rule: Rule, troop: TroopKind },
    /// An army with casualty tokens goes as a whole.
    #[told(by = rules::WK_TRANSFER_08)]
    Wounded { army: Army },
    /// Only an army with casualty tokens does.
    #[told(by = rules::WK_TRANSFER_08)]
    NotWounded { army: Army },
    /// The armies are not side by side.
    NotHere { rule: Rule, army: Army },
    /// The card has changed its army already.
    HasShifted { rule: Rule, troop: TroopKind },
    /// Some of the army has done so already.
    HasShiftedAll { rule: Rule, army: Army },
    /// The Noble has a Leader or Herald.
    HasCaptain { rule: Rule, noble: NobleId },
    /// The spot is closed to so few.
    #[told(by = rules::WK_CARD_07)]
    SpotClosed { spot: u8, barons: u8 },
    /// The spot is taken.
    #[told(by = rules::WK_CARD_08)]
    SpotTaken { spot: u8 },
    /// The Mercenary is not on offer.
    #[told(by = rules::WK_DRAFT_02)]
    NotOnOffer { troop: TroopKind },
    /// Another nationality was announced.
    #[told(by = rules::WK_DRAFT_08)]
    OtherNation { nation: Nation },
    /// The expedition is under way.
    #[told(by = rules::WK_EXP_03)]
    UnderWay { expedition: Expedition },
    /// It is under siege.
    Besieged { rule: Rule, site: Site },
    /// Not so many breaches.
    #[told(by = rules::WK_NEUT_08)]
    Breaches { site: Site, breaches: u8 },
    /// It is fortified.
    #[told(by = rules::WK_NEUT_09)]
    IsFortified { city: CityId },
    /// Not so many tokens.
    #[told(by = rules::WK_NEUT_14)]
    Tokens { army: Army, tokens: u8 },
    /// He does not attend.
    #[told(by = rules::WK_ASSEMBLY_08)]
    DoesNotAttend { seat: Seat },
    /// Not one of the current Agendas.
    #[told(by = rules::WK_ASSEMBLY_11)]
    NotCurrent { agenda: AgendaId },
    /// The new Charge stays.
    #[told(by = rules::WK_AGENDA_05)]
    NewCharge { agenda: AgendaId },
    /// Not one of his Charges.
    #[told(by = rules::WK_AGENDA_05)]
    NotYourCharge { agenda: AgendaId },
    /// No card is drawn for it.
    #[told(by = rules::WK_UPKEEP_08)]
    NoRevolt { city: CityId },
    /// It has a Garrison.
    #[told(by = rules::CG_GARRISON_12)]
    HasGarrison { city: CityId },
    /// All Garrisons are out.
    #[told(by = rules::CG_GARRISON_07)]
    NoGarrison,
    /// Its Levy is with an army.
    #[told(by = rules::CG_NACT_20)]
    Recruited { city: CityId },
    /// He has that Advancement.
    #[told(by = rules::CG_TECH_05)]
    HasAdvancement { card: AdvancementId },
    /// That heir is not his.
    NotYourHeir { rule: Rule, noble: NobleId },
}

impl Reason {
    /// A card forbids it: an Event for as long as it lasts (WK-EVENT-12), a Law to all who do not prefer to be banned (WK-BAN-05).
    pub(crate) const fn forbidden(card: Card) -> Reason {
        let rule = match card.deck {
            CardDeck::Event => rules::WK_EVENT_12,
            CardDeck::Symbol
            | CardDeck::Captain
            | CardDeck::Agenda
            | CardDeck::Advancement
            | CardDeck::Mission => rules::WK_BAN_05,
        };
        Reason::Forbidden { rule, card }
    }
}
