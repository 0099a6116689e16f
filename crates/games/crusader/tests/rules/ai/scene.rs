//! Positions with an official AI, put together by hand: what does it do with a card?

use crusader::ai::{self, Event as Said, Plan};
use crusader::answer::{Answer, Word};
use crusader::board::{Laid, Phase, Row, State, Status};
use crusader::content::{
    CardId, CharacterId, Content, Deck, DevelopmentId, Player, Rim, SpaceId, StrategyId, TerritoryId, Token,
    TraitId,
};
use crusader::event::Event;
use crusader::flow::{Frame, Play};
use crusader::options::Lead;
use crusader::sequence::Actions;
use crusader::special::{Consent, Courtship, Dynastic, Target};
use crusader::trades::Bundle;
use crusader::{Crusader, Options, tokens};
use table::{Game, Sampled};

/// The AI.
pub const ME: Player = Player(0);
/// A rival.
pub const FRANKS: Player = Player(1);
/// A rival.
pub const GERMANS: Player = Player(2);
/// A rival.
pub const ITALIANS: Player = Player(3);
/// A rival.
pub const IBERIANS: Player = Player(4);

/// A position: the English are an official AI, the others are people. Franks and Germans play, without lands or families.
#[derive(Clone)]
pub struct Scene {
    pub game: Crusader,
    pub state: State,
    pub told: Vec<Event>,
}

/// The territories of these names.
pub fn lands(names: &str) -> impl Iterator<Item = TerritoryId> + '_ {
    names
        .split_whitespace()
        .map(|name| TerritoryId::named(name).unwrap_or_else(|| panic!("no territory {name}")))
}

/// The territory of this name.
pub fn land(name: &str) -> TerritoryId {
    lands(name).next().unwrap()
}

/// The character of this name.
pub fn who(name: &str) -> CharacterId {
    CharacterId::named(name).unwrap_or_else(|| panic!("nobody is called {name}"))
}

/// The development of this name.
pub fn card(name: &str) -> DevelopmentId {
    DevelopmentId::named(name).unwrap_or_else(|| panic!("no development {name}"))
}

/// An AI with this strategy leads.
pub fn lead(strategy: &str) -> Lead {
    Lead::Strategy(StrategyId::named(strategy).unwrap())
}

fn quality(name: &str) -> TraitId {
    TraitId::named(name).unwrap_or_else(|| panic!("no trait {name}"))
}

impl Scene {
    /// The English follow this strategy; the Round is the second of the first Era.
    pub fn of(strategy: &str) -> Scene {
        let strategy = StrategyId::named(strategy).unwrap();
        let options = Options::default().led(ME, Lead::Strategy(strategy));
        let game = Crusader::new(Content::base(), &options, 4).unwrap();
        let mut state = game.blank();
        // Only those who are put in play take part.
        state.board.houses = Default::default();
        state.board.deck_people = Default::default();
        state.board.era = 1;
        state.board.round = 2;
        state.board.turn = 1;
        state.board.phase = Phase::Turns;
        state.board.first = FRANKS;
        state.board.house_mut(ME).strategy = Some(strategy);
        let scene = Scene { game, state, told: Vec::new() };
        scene.plays(ME).plays(FRANKS).plays(GERMANS).bag("pious brave dimwitted weak ugly")
    }

    pub fn plays(mut self, player: Player) -> Scene {
        self.state.board.house_mut(player).status = Status::Playing;
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.state.board.round = round;
        self
    }

    /// A player controls these.
    pub fn has(mut self, player: Player, names: &str) -> Scene {
        for land in lands(names) {
            self.state.board.owned[player.index()].insert(land);
        }
        self
    }

    pub fn troops(mut self, names: &str) -> Scene {
        lands(names).for_each(|land| self.state.board.footsoldiers.insert(land));
        self
    }

    pub fn castles(mut self, names: &str) -> Scene {
        lands(names).for_each(|land| self.state.board.castles.insert(land));
        self
    }

    pub fn unrest(mut self, names: &str) -> Scene {
        lands(names).for_each(|land| self.state.board.unrest[land] = 1);
        self
    }

    pub fn pact(mut self, one: Player, other: Player) -> Scene {
        self.state.board.pacts[one.index()].insert(other);
        self.state.board.pacts[other.index()].insert(one);
        self
    }

    pub fn land_pact(mut self, player: Player, name: &str) -> Scene {
        self.state.board.land_pacts[player.index()].insert(land(name));
        self
    }

    pub fn casus_belli(mut self, holder: Player, against: Player) -> Scene {
        self.state.board.casus_belli[holder.index()].insert(against);
        self
    }

    pub fn war(mut self, one: Player, other: Player) -> Scene {
        self.state.board.wars[one.index()].insert(other);
        self.state.board.wars[other.index()].insert(one);
        self
    }

    /// The last hostile act against the AI was his.
    pub fn grudge(mut self, by: Player) -> Scene {
        let latest = self.state.board.grudges[ME.index()].iter().max().copied().unwrap_or(0);
        self.state.board.grudges[ME.index()][by.index()] = latest + 1;
        self
    }

    pub fn shields(mut self, player: Player, spaces: &[u8]) -> Scene {
        spaces.iter().for_each(|space| self.state.board.track[SpaceId(*space - 1).index()] = Some(player));
        self
    }

    pub fn owns(mut self, player: Player, names: &str) -> Scene {
        names
            .split_whitespace()
            .for_each(|name| self.state.board.house_mut(player).developments.insert(card(name)));
        self
    }

    pub fn display(mut self, names: &str) -> Scene {
        self.state.board.display = names.split_whitespace().map(card).collect();
        self
    }

    pub fn king(mut self, player: Player, name: &str) -> Scene {
        self.state.board.house_mut(player).family.king = Some(who(name));
        self
    }

    pub fn queen(mut self, player: Player, name: &str) -> Scene {
        self.state.board.house_mut(player).family.spouse = Some(who(name));
        self
    }

    pub fn age(mut self, player: Player, age: u8) -> Scene {
        self.state.board.house_mut(player).family.age = age;
        self
    }

    pub fn child(self, player: Player, name: &str, traits: &str) -> Scene {
        self.member(player, Row::Children, name, traits)
    }

    pub fn sibling(self, player: Player, name: &str, traits: &str) -> Scene {
        self.member(player, Row::Siblings, name, traits)
    }

    fn member(mut self, player: Player, row: Row, name: &str, traits: &str) -> Scene {
        self.state.board.house_mut(player).family.welcome(row, who(name)).expect("room in the family");
        self.laid(name, traits)
    }

    /// Somebody of the family is married.
    pub fn married(mut self, player: Player, name: &str, spouse: &str, traits: &str) -> Scene {
        let family = &mut self.state.board.house_mut(player).family;
        let mut members = family.children.iter_mut().chain(&mut family.siblings);
        members.find(|member| member.who == Some(who(name))).expect("a member").spouse = Some(who(spouse));
        self.laid(spouse, traits)
    }

    /// A potential spouse stands in a territory.
    pub fn suitor(mut self, place: &str, name: &str, traits: &str) -> Scene {
        self.state.board.suitors[land(place)] = Some(who(name));
        self.laid(name, traits)
    }

    /// Tokens are laid on somebody.
    pub fn tokens(self, name: &str, traits: &str) -> Scene {
        self.laid(name, traits)
    }

    fn laid(mut self, name: &str, traits: &str) -> Scene {
        for what in traits.split_whitespace() {
            let token = Token::of(quality(what), Rim::Random);
            self.state.board.laid.push(Laid { on: who(name), token });
        }
        self
    }

    /// What is in the AI's bag.
    pub fn bag(mut self, traits: &str) -> Scene {
        self.state.tokens.pour(tokens::bag(ME), tokens::GONE);
        for what in traits.split_whitespace() {
            self.state.tokens.add(tokens::bag(ME), Token::of(quality(what), Rim::Random), 1);
        }
        self
    }

    /// What the AI answers to a step.
    pub fn asks(&mut self, frame: impl Into<Frame>) -> Answer {
        let mut chance = Sampled::new(1);
        let mut play = Play::new(&self.game, &mut self.state, &mut chance, &mut self.told);
        ai::decide(&mut play, ME, frame.into())
    }

    /// Whom the AI marries in the Dynastic Phase: who courts, and whom or where.
    pub fn marries(&mut self) -> String {
        match self.asks(Dynastic { player: ME }) {
            Answer::Person(suitor) => {
                let whom = self.asks(Target { player: ME, who: suitor });
                format!("{suitor:?}: {}", whom.path())
            }
            other => other.path().to_string(),
        }
    }

    /// Does the AI give one of its family away for so much gold?
    pub fn gives_away(&mut self, whom: &str, gold: u8) -> bool {
        let courtship =
            Courtship { from: FRANKS, who: who("renaud"), to: ME, whom: who(whom), ..Courtship::default() };
        self.state.board.courtship =
            Courtship { home: Some(FRANKS), gives: Bundle::of_gold(gold), ..courtship };
        self.asks(Consent) == Answer::Say(Word::Accept)
    }

    /// Everybody of the AI's culture lies in its deck.
    pub fn full_deck(mut self) -> Scene {
        self.state.board.deck_people = self.game.components().people_of(ME.culture());
        self
    }

    /// The AI plays a card of this deck, up to the next decision of a person.
    pub fn plays_out(&mut self, deck: Deck) {
        self.state.board.card = CardId::all().find(|card| card.deck() == deck);
        self.run(Actions { player: ME });
    }

    /// A step is played, up to the next decision of a person.
    pub fn run(&mut self, frame: impl Into<Frame>) {
        self.told.clear();
        self.state.board.active = Some(ME);
        self.state.board.frames = [Frame::Over, frame.into()].into_iter().collect();
        self.game.run(&mut self.state, &mut Sampled::new(1), &mut self.told);
    }

    /// The AI's hand on the board.
    pub fn hands_on<T>(&mut self, act: impl FnOnce(&mut Play<'_, Sampled, Vec<Event>>) -> T) -> T {
        let mut chance = Sampled::new(1);
        act(&mut Play::new(&self.game, &mut self.state, &mut chance, &mut self.told))
    }

    /// What the AI does with a card of this deck: the line and what it is done to, or nothing.
    pub fn with(&mut self, deck: Deck) -> String {
        self.state.board.card = CardId::all().find(|card| card.deck() == deck);
        self.told.clear();
        self.asks(Actions { player: ME });
        let said = self.told.iter().find_map(|event| match event {
            Event::Ai(Said::LineTaken { line, plan, .. }) => Some(format!("{}: {}", line.0, named(*plan))),
            Event::Ai(Said::NoLine { .. }) => Some("nothing".to_owned()),
            _ => None,
        });
        said.unwrap_or_else(|| named(self.state.board.plan))
    }

    pub fn realm(mut self) -> String {
        self.with(Deck::REALM)
    }

    pub fn intrigue(mut self) -> String {
        self.with(Deck::INTRIGUE)
    }

    pub fn war_card(mut self) -> String {
        self.with(Deck::WAR)
    }
}

/// What a plan is done to.
pub fn named(plan: Plan) -> String {
    let names: Vec<String> = plan.elements().iter().map(ToString::to_string).collect();
    names.join(" ")
}
