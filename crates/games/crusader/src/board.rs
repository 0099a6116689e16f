//! The state of play: what lies open on the board, and the cards and bags, which do not.

mod family;
mod reading;

pub use family::{Family, MAX_CHILDREN, MAX_SIBLINGS, Member, Post, Row};

use crate::ai::Plan;
use crate::cards::Actions;
use crate::checks::Check;
use crate::content::{
    CardId, CharacterId, Characters, DEVELOPMENTS, Deck, DevelopmentId, Developments, DynastyId, Each,
    Player, Players, SPACES, Spaces, StrategyId, Territories, Token,
};
use crate::events::Running;
use crate::flow::Frame;
use crate::modifiers::Lastings;
use crate::special::Courtship;
use crate::tokens::Tokens;
use crate::trades::Trade;
use crate::war::Invasion;
use serde::{Deserialize, Serialize};
use table::{Arg, Element, Stack};

/// The most frames at once.
pub const MAX_FRAMES: usize = 40;
/// All trait tokens of the box (CK-COMP-12): no more can lie on characters.
pub const MAX_LAID: usize = 144;

/// Everything there is to know about a moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// The Action cards: decks, hands, picked pairs, the decks of official AIs, discards.
    pub cards: Actions,
    /// The trait tokens in bags and piles.
    pub tokens: Tokens,
}

/// What lies open on the board and before the players. There is no secret in it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The Era, from 1; 0 before the first.
    pub era: u8,
    /// The Round of the Era, from 1.
    pub round: u8,
    /// The Turn of the Round, 1 or 2; 0 outside Turns.
    pub turn: u8,
    /// Where in the Round.
    pub phase: Phase,
    /// Who holds the First Player token, of which there is one (CK-COMP-22, CK-FIRST-01).
    pub first: Player,
    /// The order of the phase or Turn that is played: it stays when the token moves (CK-ERA-05).
    pub order: Stack<Player, { Player::MAX }>,
    /// Whose activation, or whose part of a phase, it is.
    pub active: Option<Player>,
    /// The card that is carried out.
    pub card: Option<CardId>,
    /// By player: five Family Boards (CK-COMP-07).
    pub houses: [House; Player::MAX],
    /// The territories in which each has a Knight, one in each (CK-CONTROL-01, CK-KNIGHT-01, CK-KNIGHT-03).
    pub owned: [Territories; Player::MAX],
    /// Knights that lie on their side (CK-R-93).
    pub laid_knights: Territories,
    /// Mobilised territories: one footsoldier in each (CK-INFANTRY-01, CK-INFANTRY-05).
    pub footsoldiers: Territories,
    /// Castles.
    pub castles: Territories,
    /// Unrest tokens: where one lies a dynasty can be Overthrown (CK-UNREST-01).
    pub unrest: Each<u8>,
    /// Harvest tokens.
    pub harvest: Each<u8>,
    /// Crop Failure tokens.
    pub crop_failure: Each<u8>,
    /// Plague tokens, Plague Outbreak side up (CK-PLAGUE-10).
    pub outbreaks: Territories,
    /// Plague tokens, Plague Over side up (CK-PLAGUE-10).
    pub plague_over: Territories,
    /// The characters of independent territories (CK-INDEP-02).
    pub suitors: Each<Option<CharacterId>>,
    /// The trait tokens that lie on characters, in the order they came.
    pub laid: Stack<Laid, MAX_LAID>,
    /// The people in the decks of all cultures: a uniform draw is the same as a shuffled pile.
    pub deck_people: Characters,
    /// The people in the discard piles of all cultures (CK-DISCARD-04).
    pub gone_people: Characters,
    /// The independent territories each has a Pact with (CK-PACT-01). They are not controlled (CK-CONTROL-02): they give neither gold nor
    /// points (CK-PACT-09).
    pub land_pacts: [Territories; Player::MAX],
    /// The dynasties each has a Pact with: it goes both ways and is between two (CK-PACT-06), and there may be several, whatever they
    /// think of each other (CK-PACT-07).
    pub pacts: [Players; Player::MAX],
    /// Against whom each has a Casus Belli: it is for all that dynasty controls (CK-CB-02).
    pub casus_belli: [Players; Player::MAX],
    /// With whom each is At War; it goes both ways.
    pub wars: [Players; Player::MAX],
    /// How recent the last hostile act of the second against the first is: the higher the later (CK-R-112).
    pub grudges: [[u8; Player::MAX]; Player::MAX],
    /// Whose shield lies on each space of the Crusade track.
    pub track: [Option<Player>; SPACES],
    /// Spaces whose tokens are gone: they were claimed once (CK-ELIM-05).
    pub claimed: Spaces,
    /// Who holds each trophy, one at most (CK-TROPHY-11), by [`Trophy`].
    pub trophies: [Option<Player>; 4],
    /// The developments on display.
    pub display: Stack<DevelopmentId, 3>,
    /// How many of each development lie in the deck.
    pub development_deck: [u8; DEVELOPMENTS],
    /// And in the discards, which are common to all (CK-DISCARD-03).
    pub development_discards: [u8; DEVELOPMENTS],
    /// The check that is made, or was made last.
    pub check: Check,
    /// What events have put in force for a time, and what was used up.
    pub lastings: Lastings,
    /// The Invade actions in progress: a Counterattack lies above what it answers.
    pub invasions: Stack<Invasion, 2>,
    /// The event that is carried out.
    pub event: Running,
    /// The marriage that is proposed.
    pub courtship: Courtship,
    /// The trade that each offers somebody, if any.
    pub trades: [Option<Trade>; Player::MAX],
    /// Rulers with whom eliminated players came back.
    pub returned: Characters,
    /// What an official AI has made up its mind to do.
    pub plan: Plan,
    /// What has happened so far, counted.
    pub annals: Annals,
    /// How it ended, once the game is over.
    pub ending: Ending,
    /// What is being done.
    pub frames: Stack<Frame, MAX_FRAMES>,
}

/// What has happened in a game, counted: no rule asks for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Annals {
    /// Characters who died.
    pub deaths: u8,
    /// Heirs who took a throne.
    pub successions: u8,
    /// Succession Crises.
    pub crises: u8,
    /// Dynasties that lost their last Knight.
    pub eliminations: u8,
}

/// A trait token on a character.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Laid {
    /// On whom.
    pub on: CharacterId,
    /// Which.
    pub token: Token,
}

/// What lies before a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct House {
    /// How he takes part.
    pub status: Status,
    /// The dynasty he leads.
    pub dynasty: DynastyId,
    /// The strategy of an official AI.
    pub strategy: Option<StrategyId>,
    /// Gold, open to all (CK-R-21). An AI holds none (CK-AI-15).
    pub gold: u8,
    /// King, spouse, children, siblings.
    pub family: Family,
    /// Councillors and inventions.
    pub developments: Developments,
    /// How many cards of each deck he took in this Era: it is public (CK-R-14).
    pub drawn: [u8; Deck::COUNT],
    /// Bonus cards that he took of each deck in this Era (CK-R-14): they come to his hand with the eight (CK-DRAW-02, CK-DRAW-09).
    pub bonus: [u8; Deck::COUNT],
    /// Crusade cards played in this Era.
    pub crusade_cards: u8,
    /// Crusade actions made in this Era (CK-CRUSADE-03).
    pub crusades: u8,
    /// Crusade actions that he may make in this Era, by what he owned when he picked (CK-CRUSADE-04).
    pub crusade_right: u8,
}

/// How somebody takes part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The culture is not in play.
    #[default]
    Absent,
    /// He plays.
    Playing,
    /// His last Knight is gone, and he may come back (CK-R-102).
    Fallen,
    /// He is out for good.
    Out,
}

/// Where in the Round.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Before the first Era.
    #[default]
    Setup,
    /// Action cards of the Era are drawn.
    Draw,
    /// Marriages, adoptions, titles.
    Dynastic,
    /// Cards of the Round are picked.
    Plot,
    /// Cards are played.
    Turns,
    /// Troops are paid, Kings grow older.
    Upkeep,
    /// Between two Eras.
    Cleanup,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["setup", "draw", "dynastic", "plot", "turns", "upkeep", "cleanup", "over"][self as usize]
    }
}

impl From<Phase> for Arg {
    fn from(phase: Phase) -> Arg {
        Element::word("phase", phase.word()).into()
    }
}

/// How a game ended: as a rule at the goal of the Crusade or after the last Era, as the scenario has them (CK-GOAL-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It has not.
    #[default]
    None,
    /// The Crusade reached its goal (CK-TRACK-07, CK-SCEN2-01).
    Jerusalem,
    /// The last Era was over (CK-CLEAN-08).
    Eras,
}

impl Ending {
    /// Its word in texts and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["none", "jerusalem", "eras"][self as usize]
    }
}

impl From<Ending> for Arg {
    fn from(ending: Ending) -> Arg {
        Element::word("ending", ending.word()).into()
    }
}

/// A trophy (CK-COMP-23).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Trophy {
    /// Two shields on the track (CK-TROPHY-02).
    Crusader,
    /// Three Castles (CK-TROPHY-03).
    Builder,
    /// Four developments (CK-TROPHY-04).
    Inventor,
    /// The last space (CK-TROPHY-05).
    Jerusalem,
}

impl Trophy {
    /// All of them.
    pub const ALL: [Trophy; 4] = [Trophy::Crusader, Trophy::Builder, Trophy::Inventor, Trophy::Jerusalem];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["crusader", "builder", "inventor", "jerusalem"][self as usize]
    }
}

impl From<Trophy> for Arg {
    fn from(trophy: Trophy) -> Arg {
        Element::word("trophy", trophy.word()).into()
    }
}
