//! A game that has come to a decision, with families as a test wants them.

use crusader::board::{Laid, Member, Row, State};
use crusader::content::vocabulary::Sex;
use crusader::content::{
    CharacterId, Content, Culture, DevelopmentId, Player, Rim, TerritoryId, Token, TraitId,
};
use crusader::flow::Frame;
use crusader::options::FirstPlayer;
use crusader::{Crusader, Options, lands, rules, tokens};
use std::ops::{Deref, DerefMut};
use table::zones::Bag;
use table::{Game, Scripted, kit};

/// Seats of the five dynasties of scenario 1, and their players.
pub const ENGLISH: Player = Player::of(Culture::ENGLISH);
pub const FRANKISH: Player = Player::of(Culture::FRANKISH);
pub const GERMAN: Player = Player::of(Culture::GERMAN);

/// The territory of this word.
pub fn land(word: &str) -> TerritoryId {
    TerritoryId::named(word).unwrap_or_else(|| panic!("there is no territory '{word}'"))
}

/// The development of this word.
pub fn development(word: &str) -> DevelopmentId {
    DevelopmentId::named(word).unwrap_or_else(|| panic!("there is no development '{word}'"))
}

fn quality(word: &str) -> TraitId {
    TraitId::named(word).unwrap_or_else(|| panic!("there is no trait '{word}'"))
}

/// A game being played, with words for families.
pub struct Table(kit::Sitting<Crusader>);

impl Deref for Table {
    type Target = kit::Sitting<Crusader>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// A new game with these options.
    pub fn with(options: &Options, seats: u8) -> Table {
        let game = Crusader::new(Content::base(), options, seats).expect("playable");
        Table(kit::Sitting::open(game, Scripted::dice([]).then_seed(7)))
    }

    /// Scenario 1 with five people, the English first.
    pub fn five() -> Table {
        let first = FirstPlayer::Of(Culture::ENGLISH);
        Table::with(&Options { first, ..Options::default() }, 5)
    }

    /// Played with first answers until the step on top is of this kind.
    pub fn until(mut self, is: impl Fn(Frame) -> bool) -> Table {
        self.0.idle_until(&["done"], |sitting| is(sitting.state.board.frame()));
        assert!(is(self.0.state.board.frame()), "it has come to that");
        self.0.news();
        self
    }

    /// The English part of the first Dynastic Phase begins.
    pub fn dynastic() -> Table {
        Table::five().until(|frame| matches!(frame, Frame::Dynastic(_)))
    }

    /// The English activation of the first Turn begins.
    pub fn turn() -> Table {
        Table::five().until(|frame| matches!(frame, Frame::Actions(_)))
    }

    /// Somebody of a culture's deck.
    pub fn somebody(&mut self, culture: Player, sex: Sex) -> CharacterId {
        let content = Content::base();
        let board = &mut self.0.state.board;
        let people = board.deck_people.and(content.people_of(culture.culture()));
        let who = people.iter().find(|who| content.people[who.index()].sex == sex).expect("somebody is left");
        board.deck_people.remove(who);
        who
    }

    /// Tokens of these traits on somebody.
    pub fn marked(&mut self, who: CharacterId, traits: &str) -> &mut Table {
        for word in traits.split_whitespace() {
            let (from, token) = find(&self.0.state, word);
            self.0.state.tokens.take(from, token, tokens::LAID);
            self.0.state.board.laid.push(Laid { on: who, token });
        }
        self
    }

    /// A bag holds just these.
    pub fn bag(&mut self, player: Player, traits: &str) -> &mut Table {
        let tokens = &mut self.0.state.tokens;
        for token in Token::all() {
            (0..tokens.count(tokens::bag(player), token))
                .for_each(|_| tokens.take(tokens::bag(player), token, tokens::home(token)));
        }
        for word in traits.split_whitespace() {
            let (from, token) = find(&self.0.state, word);
            self.0.state.tokens.take(from, token, tokens::bag(player));
        }
        self
    }

    /// How many tokens a bag holds, and how many of a trait.
    pub fn in_bag(&self, player: Player, word: &str) -> u8 {
        let what = quality(word);
        Rim::ALL.iter().map(|rim| self.0.state.tokens.count(tokens::bag(player), Token::of(what, *rim))).sum()
    }

    /// How many tokens a bag holds.
    pub fn bag_size(&self, player: Player) -> usize {
        self.0.state.tokens.size(tokens::bag(player))
    }

    /// Another child or sibling, with tokens of these traits.
    pub fn member(&mut self, player: Player, row: Row, sex: Sex, traits: &str) -> CharacterId {
        let who = self.somebody(player, sex);
        self.0.state.board.house_mut(player).family.welcome(row, who).expect("there is a free slot");
        self.marked(who, traits);
        who
    }

    /// A son.
    pub fn son(&mut self, player: Player, traits: &str) -> CharacterId {
        self.member(player, Row::Children, Sex::Man, traits)
    }

    /// A daughter.
    pub fn daughter(&mut self, player: Player, traits: &str) -> CharacterId {
        self.member(player, Row::Children, Sex::Woman, traits)
    }

    /// A spouse for somebody of a family, out of the same culture's deck.
    pub fn spouse(&mut self, player: Player, of: CharacterId, traits: &str) -> CharacterId {
        let sex = if Content::base().people[of.index()].sex == Sex::Man { Sex::Woman } else { Sex::Man };
        let who = self.somebody(player, sex);
        let family = &mut self.0.state.board.house_mut(player).family;
        if family.king == Some(of) {
            family.spouse = Some(who);
        } else {
            self.member_mut(player, of).spouse = Some(who);
            self.marked(who, traits);
        }
        who
    }

    /// The slot of a child or sibling.
    pub fn member_mut(&mut self, player: Player, who: CharacterId) -> &mut Member {
        let family = &mut self.0.state.board.house_mut(player).family;
        let mut members = family.children.iter_mut().chain(&mut family.siblings);
        members.find(|member| member.who == Some(who)).expect("he is in the family")
    }

    /// Who rules.
    pub fn king(&self, player: Player) -> CharacterId {
        self.0.state.board.house(player).family.king.expect("somebody rules")
    }

    /// Somebody of this sex, with this token, stands in an independent territory.
    pub fn suitor(&mut self, word: &str, sex: Sex, quality: &str) -> CharacterId {
        let culture = Content::base().territories[land(word).index()].culture;
        assert!(self.0.state.board.owner(land(word)).is_none(), "{word} is independent");
        let who = self.somebody(Player::of(culture), sex);
        if let Some(old) = self.0.state.board.suitors[land(word)].replace(who) {
            self.unmark(old);
            self.0.state.board.deck_people.insert(old);
        }
        self.marked(who, quality);
        who
    }

    /// Somebody of a deck stands in some independent territory, in the place of somebody of another culture or sex.
    pub fn stands_somewhere(&mut self, who: CharacterId) {
        let person = |who: CharacterId| Content::base().people[who.index()];
        let board = &mut self.0.state.board;
        if !board.deck_people.has(who) {
            return;
        }
        let differs = |other: CharacterId| {
            person(other).sex != person(who).sex || person(other).culture != person(who).culture
        };
        let there = |territory: &TerritoryId| board.suitors[*territory].is_some_and(differs);
        let territory = TerritoryId::all().find(there).expect("somebody else stands somewhere");
        let old = board.suitors[territory].replace(who).expect("somebody was there");
        board.laid.iter_mut().filter(|laid| laid.on == old).for_each(|laid| laid.on = who);
        board.deck_people.remove(who);
        board.deck_people.insert(old);
    }

    /// Of all his territories a player keeps one; the others are independent.
    pub fn keeps(&mut self, player: Player, word: &str) {
        for territory in self.0.state.board.lands(player) {
            if territory != land(word) {
                let mut play = self.0.play();
                lands::lose(&mut play, territory, rules::CK_CRISIS_04);
                lands::free(&mut play, territory);
            }
        }
    }

    /// A development out of the deck.
    pub fn owns(&mut self, player: Player, word: &str) {
        let board = &mut self.0.state.board;
        let id = development(word);
        if board.development_deck[id.index()] > 0 {
            board.development_deck[id.index()] -= 1;
        } else {
            let at =
                board.display.iter().position(|shown| *shown == id).expect("it is in the deck or on display");
            board.display.remove(at);
        }
        board.house_mut(player).developments.insert(id);
    }

    /// Tokens on somebody go home.
    pub fn unmark(&mut self, who: CharacterId) {
        let State { board, tokens, .. } = &mut self.0.state;
        while let Some(at) = board.laid.iter().position(|laid| laid.on == who) {
            let token = board.laid.remove(at).token;
            tokens.take(tokens::LAID, token, tokens::home(token));
        }
    }

    /// Gold.
    pub fn gold(&mut self, player: Player, gold: u8) -> &mut Table {
        self.0.state.board.house_mut(player).gold = gold;
        self
    }

    /// How much gold he has.
    pub fn purse(&self, player: Player) -> u8 {
        self.0.state.board.house(player).gold
    }

    /// The tokens on somebody, by trait.
    pub fn tokens_on(&self, who: CharacterId) -> Vec<&'static str> {
        self.0.state.board.tokens_on(who).map(|token| token.what().word()).collect()
    }
}

/// Where a token of this trait can be found.
fn find(state: &State, word: &str) -> (Bag, Token) {
    let bags = [tokens::GENERAL, tokens::PILE, tokens::GONE];
    let found =
        bags.into_iter().find_map(|bag| tokens::find(&state.tokens, bag, quality(word)).map(|t| (bag, t)));
    found.unwrap_or_else(|| panic!("no token '{word}' is left"))
}

/// A person as it is picked.
pub fn person(who: CharacterId) -> String {
    format!("person/{}", who.word())
}
