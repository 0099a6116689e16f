//! Positions in a few words: `Scene::five().lands("english", "wessex mercia").gold("english", 5).acts("english", "war_71")`.
//! Seats 0 to 4 lead the English, Frankish, German, Italian and Iberian dynasty of scenario 1. Bags are empty, hands too, and whoever is
//! not given lands has none and is out of it.

use crusader::board::{Board, Laid, Phase, Row, State, Status};
use crusader::cards;
use crusader::content::{
    CardId, CharacterId, Content, DevelopmentId, Player, Rim, SpaceId, TerritoryId, Token, TraitId,
};
use crusader::flow::{Frame, Play};
use crusader::options::Lead;
use crusader::sequence::{Actions, Turns};
use crusader::{Crusader, Options, lands, tokens};
use table::zones::End;
use table::{Game, Sampled, Scripted, Silent, Stack};

pub type Sitting = table::kit::Sitting<Crusader>;

macro_rules! named {
    ($($name:ident: $id:ident;)+) => {$(
        /// The one of this word.
        #[track_caller]
        pub fn $name(word: &str) -> $id {
            $id::named(word).unwrap_or_else(|| panic!(concat!("there is no ", stringify!($name), " '{}'"), word))
        }
    )+};
}

named! {
    player: Player;
    land: TerritoryId;
    person: CharacterId;
    trait_of: TraitId;
    development: DevelopmentId;
    space: SpaceId;
    card: CardId;
}

/// An official AI with this strategy.
fn lead(word: &str) -> Lead {
    serde_json::from_value(serde_json::Value::from(word)).expect("a strategy")
}

/// A position being put together.
pub struct Scene {
    pub game: Crusader,
    pub state: State,
    pub draws: Vec<u16>,
    pub ended: bool,
}

impl Scene {
    /// Five people in scenario 1.
    pub fn five() -> Scene {
        Scene::with(&Options::default(), 5)
    }

    /// Five dynasties of scenario 1, of which these are led by official AIs with these strategies: `german ferox, italian postis`.
    pub fn against(ais: &str) -> Scene {
        let mut options = Options::default();
        let mut seats = 5;
        for (who, by) in ais.split(',').map(|ai| ai.trim().split_once(' ').expect("a player and a strategy"))
        {
            options = options.led(player(who), lead(by));
            seats -= 1;
        }
        Scene::with(&options, seats)
    }

    /// With these options.
    pub fn with(options: &Options, seats: u8) -> Scene {
        let game = Crusader::new(Content::base(), options, seats).expect("playable");
        let mut state = game.blank();
        let board = &mut state.board;
        board.era = 1;
        board.round = 2;
        board.turn = 1;
        board.phase = Phase::Turns;
        board.frames = Stack::new();
        board.order = game.parties().iter().map(|party| party.player).collect();
        for party in game.parties() {
            let house = board.house_mut(party.player);
            house.family.king = Some(game.scenario().starts[usize::from(party.start)].king);
            house.crusade_right = 1;
        }
        Scene { game, state, draws: Vec::new(), ended: false }
    }

    pub fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// A player controls these territories.
    pub fn lands(self, who: &str, territories: &str) -> Scene {
        self.board(|board| {
            for word in territories.split_whitespace() {
                board.owned[player(who).index()].insert(land(word));
            }
        })
    }

    /// Footsoldiers in territories that somebody controls.
    pub fn soldiers(self, territories: &str) -> Scene {
        self.board(|board| {
            territories.split_whitespace().for_each(|word| board.footsoldiers.insert(land(word)));
        })
    }

    /// Castles.
    pub fn castles(self, territories: &str) -> Scene {
        self.board(|board| territories.split_whitespace().for_each(|word| board.castles.insert(land(word))))
    }

    /// One Unrest token in each of these, two where it is named twice.
    pub fn unrest(self, territories: &str) -> Scene {
        self.board(|board| territories.split_whitespace().for_each(|word| board.unrest[land(word)] += 1))
    }

    /// Gold of a player.
    pub fn gold(self, who: &str, gold: u8) -> Scene {
        self.board(|board| board.house_mut(player(who)).gold = gold)
    }

    /// Tokens in a bag, from the General bag; from the Starting tokens what it does not have.
    pub fn bag(mut self, who: &str, traits: &str) -> Scene {
        for word in traits.split_whitespace() {
            let (from, token) = self.find(trait_of(word));
            self.state.tokens.take(from, token, tokens::bag(player(who)));
        }
        self
    }

    fn find(&self, what: TraitId) -> (table::zones::Bag, Token) {
        let places =
            [(tokens::GENERAL, Rim::Random), (tokens::PILE, Rim::Event), (tokens::GONE, Rim::Starting)];
        let there = places.into_iter().map(|(bag, rim)| (bag, Token::of(what, rim)));
        there
            .into_iter()
            .find(|(bag, token)| self.state.tokens.count(*bag, *token) > 0)
            .expect("a token of that trait")
    }

    /// A token on somebody.
    pub fn token(mut self, who: &str, what: &str) -> Scene {
        let (from, token) = self.find(trait_of(what));
        self.state.tokens.take(from, token, tokens::LAID);
        self.state.board.laid.push(Laid { on: person(who), token });
        self
    }

    /// Somebody rules.
    pub fn king(mut self, who: &str, king: &str) -> Scene {
        self.takes(king);
        self.board(|board| board.house_mut(player(who)).family.king = Some(person(king)))
    }

    /// Somebody is married to who rules.
    pub fn spouse(mut self, who: &str, spouse: &str) -> Scene {
        self.takes(spouse);
        self.board(|board| board.house_mut(player(who)).family.spouse = Some(person(spouse)))
    }

    /// Children, the eldest first, each with a green token.
    pub fn children(self, who: &str, names: &str) -> Scene {
        self.row(who, Row::Children, names)
    }

    /// Siblings, the eldest first, each with a green token.
    pub fn siblings(self, who: &str, names: &str) -> Scene {
        self.row(who, Row::Siblings, names)
    }

    fn row(mut self, who: &str, row: Row, names: &str) -> Scene {
        for name in names.split_whitespace() {
            self.takes(name);
            self.state.board.house_mut(player(who)).family.welcome(row, person(name)).expect("room");
            self = self.token(name, "attractive");
        }
        self
    }

    /// A child or sibling is Duke of a territory.
    pub fn duke(self, name: &str, territory: &str) -> Scene {
        self.board(|board| {
            let houses = board.houses.iter_mut();
            let mut members =
                houses.flat_map(|house| house.family.children.iter_mut().chain(&mut house.family.siblings));
            let member = members.find(|member| member.who == Some(person(name))).expect("a child or sibling");
            member.duchy = Some(land(territory));
        })
    }

    /// The child or sibling is married to somebody.
    pub fn married(mut self, name: &str, spouse: &str) -> Scene {
        self.takes(spouse);
        self = self.token(spouse, "attractive");
        self.board(|board| {
            let houses = board.houses.iter_mut();
            let mut members =
                houses.flat_map(|house| house.family.children.iter_mut().chain(&mut house.family.siblings));
            let member = members.find(|member| member.who == Some(person(name))).expect("a child or sibling");
            member.spouse = Some(person(spouse));
        })
    }

    /// A character with a token stands in an independent territory.
    pub fn suitor(mut self, territory: &str, name: &str, what: &str) -> Scene {
        self.takes(name);
        self = self.token(name, what);
        self.board(|board| board.suitors[land(territory)] = Some(person(name)))
    }

    fn takes(&mut self, name: &str) {
        self.state.board.deck_people.remove(person(name));
    }

    /// Developments of a player.
    pub fn owns(self, who: &str, developments: &str) -> Scene {
        self.board(|board| {
            for word in developments.split_whitespace() {
                board.development_deck[development(word).index()] -= 1;
                board.house_mut(player(who)).developments.insert(development(word));
            }
        })
    }

    /// The developments on display.
    pub fn display(self, developments: &str) -> Scene {
        self.board(|board| {
            for word in developments.split_whitespace() {
                board.development_deck[development(word).index()] -= 1;
                board.display.push(development(word));
            }
        })
    }

    /// Shields of a player on the track; tokens of spaces are gone.
    pub fn shields(mut self, who: &str, spaces: &str) -> Scene {
        for word in spaces.split_whitespace() {
            let at = space(word);
            self.state.board.track[at.index()] = Some(player(who));
            self.state.board.claimed.insert(at);
            for (_, token) in self.game.track_tokens().filter(|(on, _)| *on == at) {
                self.state.tokens.take(tokens::LAID, token, tokens::GONE);
            }
        }
        self
    }

    /// Two dynasties have a Pact.
    pub fn pact(self, one: &str, other: &str) -> Scene {
        self.board(|board| {
            board.pacts[player(one).index()].insert(player(other));
            board.pacts[player(other).index()].insert(player(one));
        })
    }

    /// A dynasty has a Pact with an independent territory.
    pub fn land_pact(self, who: &str, territory: &str) -> Scene {
        self.board(|board| board.land_pacts[player(who).index()].insert(land(territory)))
    }

    /// A Casus Belli of the first against the second.
    pub fn casus_belli(self, holder: &str, against: &str) -> Scene {
        self.board(|board| board.casus_belli[player(holder).index()].insert(player(against)))
    }

    /// Two dynasties are At War.
    pub fn war(self, one: &str, other: &str) -> Scene {
        self.board(|board| {
            board.wars[player(one).index()].insert(player(other));
            board.wars[player(other).index()].insert(player(one));
        })
    }

    /// Cards in a hand.
    pub fn hand(mut self, who: &str, names: &str) -> Scene {
        for name in names.split_whitespace() {
            self.state.cards.pick(card(name), cards::hand(player(who)), End::Bottom);
        }
        self
    }

    /// The next outcomes of draws and shuffles, from 0.
    pub fn draws(mut self, outcomes: impl IntoIterator<Item = u16>) -> Scene {
        self.draws.extend(outcomes);
        self
    }

    /// Who has no land is out; independent territories have their characters, the display its cards.
    fn finish(mut self) -> Scene {
        if self.ended {
            return self;
        }
        self.ended = true;
        for player in Player::all() {
            if self.state.board.lands(player).is_empty() {
                let house = self.state.board.house_mut(player);
                house.status = Status::Absent;
                house.family = Default::default();
                house.strategy = None;
            }
        }
        let board = &self.state.board;
        let pacts = board.land_pacts.iter().fold(board.controlled(), |sum, lands| sum.or(*lands));
        let mut chance = Sampled::new(11);
        let mut sink = Silent;
        let open = self.game.map().open;
        let mut play = Play::new(&self.game, &mut self.state, &mut chance, &mut sink);
        for territory in open.without(pacts) {
            if play.state.board.suitors[territory].is_none() {
                lands::free(&mut play, territory);
            }
        }
        crusader::realm::refill(&mut play, crusader::rules::CK_SETUP_31);
        crusader::trophies::check(&mut play);
        self
    }

    /// A step is asked; when it is over nothing is left to do.
    pub fn at(mut self, active: &str, step: impl Into<Frame>) -> Sitting {
        self = self.finish();
        self.state.board.active = Some(player(active));
        // Nothing to ask: nothing lies there.
        self.state.board.frames = [step.into()].into_iter().filter(|frame| *frame != Frame::Over).collect();
        let mut chance = Scripted::dice([]).draws(self.draws.iter().copied()).then_seed(7);
        let mut events = Vec::new();
        self.game.run(&mut self.state, &mut chance, &mut events);
        Sitting::at(self.game, self.state, chance, events)
    }

    /// A player has picked a card for this Turn.
    pub fn picks(mut self, who: &str, name: &str) -> Scene {
        self.state.cards.pick(card(name), cards::picked(player(who)), End::Bottom);
        self
    }

    /// A whole Turn is played, events too: everybody has his activation with the card that he has picked.
    pub fn turn(self) -> Sitting {
        let first = self.state.board.order[0].word();
        self.at(first, Turns { at: 0 })
    }

    /// A player has revealed a card and is asked for its action. Its event does not come.
    pub fn acts(mut self, who: &str, name: &str) -> Sitting {
        self.state.cards.pick(card(name), cards::TABLE, End::Top);
        self.state.board.card = Some(card(name));
        self.at(who, Actions { player: player(who) })
    }
}

/// What tests ask about a position.
pub trait Asked {
    fn board(&self) -> &Board;

    fn gold(&self, who: &str) -> u8 {
        self.board().house(player(who)).gold
    }

    fn owner(&self, territory: &str) -> Option<&'static str> {
        self.board().owner(land(territory)).map(Player::word)
    }

    fn unrest(&self, territory: &str) -> u8 {
        self.board().unrest[land(territory)]
    }

    fn has_casus_belli(&self, holder: &str, against: &str) -> bool {
        self.board().casus_belli[player(holder).index()].has(player(against))
    }

    fn is_at_war(&self, one: &str, other: &str) -> bool {
        self.board().wars[player(one).index()].has(player(other))
    }

    fn is_allied(&self, one: &str, other: &str) -> bool {
        self.board().allied(player(one), player(other))
    }

    fn has_soldier(&self, territory: &str) -> bool {
        self.board().footsoldiers.has(land(territory))
    }

    fn has_castle(&self, territory: &str) -> bool {
        self.board().castles.has(land(territory))
    }

    fn lives(&self, name: &str) -> bool {
        self.board().post(person(name)).is_some() || self.board().suitor_land(person(name)).is_some()
    }
}

impl Asked for Sitting {
    fn board(&self) -> &Board {
        &self.state.board
    }
}
