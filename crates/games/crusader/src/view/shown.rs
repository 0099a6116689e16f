//! A view as it is written for people and programs.

use crate::board::{Annals, Ending, Phase, Status, Trophy};
use crate::content::vocabulary::Action;
use crate::content::{
    CardId, CharacterId, Culture, Deck, DevelopmentId, Developments, DynastyId, EventId, Player, Players,
    ScenarioId, SpaceId, StrategyId, Territories, TerritoryId, Token, TraitId,
};
use crate::trades::Bundle;
use crate::war::{Kind, Part};
use serde::Serialize;
use table::{Observer, Seat};

/// What an observer may know, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Shown {
    /// Who looks.
    pub observer: Observer,
    /// The scenario.
    pub scenario: ScenarioId,
    /// The Era, from 1.
    pub era: u8,
    /// How many Eras there are.
    pub eras: u8,
    /// The Round of the Era.
    pub round: u8,
    /// The Turn of the Round.
    pub turn: u8,
    /// Where in the Round.
    pub phase: Phase,
    /// Who has the First Player token.
    pub first: Player,
    /// The order of play.
    pub order: Vec<Player>,
    /// Whose activation it is.
    pub active: Option<Player>,
    /// The card that is carried out, with its event.
    pub card: Option<CardShown>,
    /// The observer's hand.
    pub hand: Vec<CardShown>,
    /// The cards he has picked, in the order in which he plays them.
    pub picked: Vec<CardShown>,
    /// The tokens in his bag.
    pub bag: Vec<TokenShown>,
    /// The chance that one token of his bag is a success, in hundredths, by action.
    pub odds: Vec<OddsShown>,
    /// The check that is going on.
    pub check: Option<CheckShown>,
    /// The Invade that is made.
    pub invasion: Option<InvasionShown>,
    /// The Marriage that is proposed.
    pub proposal: Option<ProposalShown>,
    /// Trades that are offered.
    pub offers: Vec<OfferShown>,
    /// Those in the game, clockwise.
    pub players: Vec<PlayerShown>,
    /// The territories in play.
    pub lands: Vec<LandShown>,
    /// The Crusade track.
    pub track: Vec<SpaceShown>,
    /// The trophies.
    pub trophies: Vec<TrophyShown>,
    /// The developments on display.
    pub display: Vec<DevelopmentId>,
    /// How many developments are in the deck.
    pub development_deck: u8,
    /// The developments that were discarded.
    pub development_discards: Vec<DevelopmentId>,
    /// The decks of Action cards.
    pub decks: Vec<DeckShown>,
    /// What is left of what all share.
    pub supply: SupplyShown,
    /// The traits, and where they are critical.
    pub traits: Vec<TraitShown>,
    /// What has happened so far, counted.
    pub annals: Annals,
    /// Who won.
    pub winners: Players,
    /// How the game ended.
    pub ending: Ending,
}

/// An Action card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardShown {
    /// Which.
    pub card: CardId,
    /// Its deck.
    pub deck: Deck,
    /// Its event.
    pub happening: EventId,
}

/// Tokens of one kind.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TokenShown {
    /// Which.
    pub token: Token,
    /// How many.
    pub count: u8,
}

/// The chance that a token of the own bag is a success in some action.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OddsShown {
    /// The action.
    pub action: Action,
    /// With one to four draws, for one success.
    pub chances: [u8; 4],
    /// The same for two successes.
    pub of_two: [u8; 4],
}

/// A check.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CheckShown {
    /// Who makes it.
    pub player: Player,
    /// For what.
    pub action: Action,
    /// Against whom.
    pub against: Option<Player>,
    /// Successes needed.
    pub needed: u8,
    /// Successes so far.
    pub successes: u8,
    /// Draws that are not bought.
    pub free: u8,
    /// Draws bought with gold.
    pub bought: u8,
    /// How many of those are cancelled.
    pub cancelled: u8,
    /// Draws in all.
    pub draws: u8,
    /// Gold that was put against it so far, by whom (CK-R-29).
    pub pool: Vec<PaidShown>,
    /// What was drawn, in order.
    pub drawn: Vec<Token>,
    /// The exact chance of success in hundredths with no gold, one, two …, or as it stands: for who knows the bag.
    pub chances: Vec<u8>,
}

/// Gold of somebody.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PaidShown {
    /// Whose.
    pub player: Player,
    /// How much.
    pub gold: u8,
}

/// An Invade, or a Counterattack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct InvasionShown {
    /// Whose.
    pub player: Player,
    /// Of what kind.
    pub kind: Kind,
    /// What his footsoldiers do, as announced and not yet over.
    pub marches: Vec<MarchShown>,
    /// Partners who support the attack that is made.
    pub supporters: Players,
    /// The Duke who rides with it.
    pub duke: Option<CharacterId>,
}

/// What a footsoldier does in an Invade.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarchShown {
    /// From where.
    pub from: TerritoryId,
    /// Against what.
    pub target: TerritoryId,
    /// How.
    pub part: Part,
}

/// A trait.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TraitShown {
    /// Which.
    pub id: TraitId,
    /// Its colour: a green one succeeds, a red one fails.
    #[cfg_attr(feature = "types", ts(type = "'green' | 'red'"))]
    pub colour: &'static str,
    /// In which actions it is critical: there it does the opposite, unless it is sacrificed.
    pub critical: Vec<Action>,
}

/// A Marriage that is proposed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ProposalShown {
    /// Who proposes.
    pub from: Player,
    /// For whom.
    pub who: CharacterId,
    /// To whom.
    pub to: Player,
    /// Whom.
    pub whom: CharacterId,
    /// Which dynasty the couple joins.
    pub home: Option<Player>,
    /// What he gives.
    pub gives: Bundle,
    /// What he asks.
    pub asks: Bundle,
}

/// A trade that is offered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OfferShown {
    /// By whom.
    pub from: Player,
    /// To whom.
    pub to: Player,
    /// What he gives.
    pub gives: Bundle,
    /// What he asks.
    pub asks: Bundle,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerShown {
    /// Who.
    pub player: Player,
    /// His seat; an AI has none.
    pub seat: Option<Seat>,
    /// The strategy of an AI.
    pub strategy: Option<StrategyId>,
    /// How he takes part.
    pub status: Status,
    /// His dynasty.
    pub dynasty: DynastyId,
    /// Victory Points now.
    pub points: u8,
    /// Gold.
    pub gold: u8,
    /// How many territories he controls.
    pub territories: u8,
    /// Castles in them.
    pub castles: u8,
    /// Mobilised ones.
    pub mobilised: u8,
    /// Shields on the track.
    pub shields: u8,
    /// Who rules.
    pub king: Option<CharacterId>,
    /// Age tokens on him.
    pub age: u8,
    /// His spouse.
    pub spouse: Option<CharacterId>,
    /// The tokens on the spouse's card.
    pub spouse_tokens: Vec<Token>,
    /// Children and siblings.
    pub family: Vec<KinShown>,
    /// Who inherits, in order.
    pub succession: Vec<CharacterId>,
    /// What he would keep in a Succession Crisis, if nobody inherits.
    pub crisis: Option<CrisisShown>,
    /// Councillors and inventions.
    pub developments: Developments,
    /// Those of them that he has used for now.
    pub used: Developments,
    /// Events that are in force for him.
    pub lasting: Vec<EventId>,
    /// How many cards of each deck he took in this Era.
    pub drawn: Vec<DrawnShown>,
    /// Bonus cards that he took beside them, of decks from which he took any.
    pub bonus: Vec<DrawnShown>,
    /// How many cards he holds.
    pub hand: u8,
    /// Those of them that the observer has seen; of his own none.
    pub shown: Vec<CardShown>,
    /// How many he has picked.
    pub picked: u8,
    /// How many tokens his bag holds.
    pub bag: u8,
    /// Crusade actions in this Era.
    pub crusades: u8,
    /// Dynasties with which he has a Pact.
    pub pacts: Players,
    /// Independent territories with which he has one.
    pub land_pacts: Territories,
    /// Against whom he has a Casus Belli.
    pub casus_belli: Players,
    /// With whom he is At War.
    pub wars: Players,
    /// What he could attack if everything next to it were mobilised.
    pub reach: Territories,
}

/// A child or sibling.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KinShown {
    /// Child or sibling.
    #[cfg_attr(feature = "types", ts(type = "'child' | 'sibling'"))]
    pub kin: &'static str,
    /// The slot, from 1.
    pub slot: u8,
    /// Who.
    pub who: CharacterId,
    /// The tokens on the card.
    pub tokens: Vec<Token>,
    /// The spouse.
    pub spouse: Option<CharacterId>,
    /// The tokens on the spouse's card.
    pub spouse_tokens: Vec<Token>,
    /// The Duchy.
    pub duchy: Option<TerritoryId>,
}

/// What somebody would keep.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CrisisShown {
    /// Territories.
    pub territories: u8,
    /// Gold.
    pub gold: u8,
}

/// Cards of a deck that were taken.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DrawnShown {
    /// The deck.
    pub deck: Deck,
    /// How many.
    pub count: u8,
}

/// A territory.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LandShown {
    /// Which.
    pub id: TerritoryId,
    /// Its culture.
    pub culture: Culture,
    /// Who controls it; nobody: it is independent.
    pub owner: Option<Player>,
    /// Does its Knight lie on its side?
    pub laid: bool,
    /// Its Duke.
    pub duke: Option<CharacterId>,
    /// Is there a Castle?
    pub castle: bool,
    /// Is there a footsoldier?
    pub mobilised: bool,
    /// Unrest tokens.
    pub unrest: u8,
    /// Harvest tokens.
    pub harvest: u8,
    /// Crop Failure tokens.
    pub crop_failure: u8,
    /// The Plague token.
    #[cfg_attr(feature = "types", ts(type = "'outbreak' | 'over' | null"))]
    pub plague: Option<&'static str>,
    /// The potential spouse.
    pub suitor: Option<CharacterId>,
    /// The tokens on that card.
    pub tokens: Vec<Token>,
    /// The dynasty with which it has a Pact.
    pub partner: Option<Player>,
    /// What is adjacent.
    pub near: Territories,
    /// Successes needed to Invade it, by the rules alone.
    pub defence: u8,
    /// Successes needed to Overthrow it or incite a revolt there, by the rules alone.
    pub control: u8,
}

/// A space of the track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpaceShown {
    /// Which.
    pub id: SpaceId,
    /// Whose shield lies there.
    pub shield: Option<Player>,
    /// Tokens on it.
    pub tokens: Vec<Token>,
}

/// A trophy.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrophyShown {
    /// Which.
    pub trophy: Trophy,
    /// Who holds it.
    pub holder: Option<Player>,
}

/// A deck of Action cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DeckShown {
    /// Which.
    pub deck: Deck,
    /// How many cards are in it.
    pub left: u8,
    /// Its cards in the discard pile.
    pub discards: Vec<CardId>,
}

/// What is left of what all share.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SupplyShown {
    /// Gold in the Treasury.
    pub treasury: u8,
    /// Castles.
    pub castles: u8,
    /// Unrest tokens.
    pub unrest: u8,
    /// Plague tokens.
    pub plague: u8,
    /// Harvest tokens.
    pub harvest: u8,
    /// Crop Failure tokens.
    pub crop_failure: u8,
    /// Age tokens.
    pub age: u8,
    /// Tokens in the General bag.
    pub general_bag: u8,
    /// The Event pile.
    pub event_pile: Vec<TokenShown>,
}
