//! A Turn of the English in which events strike, with everything as a test wants it.

use crusader::board::{Laid, Row, State};
use crusader::content::vocabulary::Sex;
use crusader::content::{
    CardId, CharacterId, Content, Culture, DevelopmentId, Player, SpaceId, Territories, TerritoryId, Token,
    TraitId,
};
use crusader::flow::Frame;
use crusader::options::FirstPlayer;
use crusader::{Crusader, Options, events, tokens};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use table::zones::Bag;
use table::{Game, Scripted, Seat, kit};

pub const ENGLISH: Player = Player::of(Culture::ENGLISH);
pub const FRANKISH: Player = Player::of(Culture::FRANKISH);
pub const GERMAN: Player = Player::of(Culture::GERMAN);
pub const ITALIAN: Player = Player::of(Culture::ITALIAN);
pub const IBERIAN: Player = Player::of(Culture::IBERIAN);

pub fn land(word: &str) -> TerritoryId {
    TerritoryId::named(word).unwrap_or_else(|| panic!("there is no territory '{word}'"))
}

pub fn lands(words: &str) -> Territories {
    words.split_whitespace().map(land).collect()
}

pub fn quality(word: &str) -> TraitId {
    TraitId::named(word).unwrap_or_else(|| panic!("there is no trait '{word}'"))
}

pub fn space(word: &str) -> SpaceId {
    SpaceId::named(word).unwrap_or_else(|| panic!("there is no space '{word}'"))
}

pub fn development(word: &str) -> DevelopmentId {
    DevelopmentId::named(word).unwrap_or_else(|| panic!("there is no development '{word}'"))
}

/// Scenario 1 with five people, English, Franks, Germans, Italians, Iberians in seats 0 to 4. The English are to choose an action:
/// events come above that, and when they are over it is asked again.
pub struct Scene(kit::Sitting<Crusader>);

impl Deref for Scene {
    type Target = kit::Sitting<Crusader>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Scene {
    pub fn new() -> Scene {
        Scene::with(Content::base(), &Options::default())
    }

    /// With other components or options.
    pub fn with(content: &Arc<Content>, options: &Options) -> Scene {
        let options = Options { first: FirstPlayer::Of(Culture::ENGLISH), ..options.clone() };
        let game = Crusader::new(content, &options, 5).expect("playable");
        let mut sitting = kit::Sitting::open(game, Scripted::dice([]).then_seed(7));
        sitting.idle_until(&["done"], |sitting| matches!(sitting.state.board.frame(), Frame::Actions(_)));
        assert_eq!(sitting.state.board.active, Some(ENGLISH));
        sitting.news();
        let mut scene = Scene(sitting);
        // What began by chance is taken away again.
        for player in Player::all() {
            scene.gold(player, 5).bag(player, "brave pious cruel ambitious");
        }
        scene.family_gone();
        scene
    }

    /// All but the rulers leave their families.
    fn family_gone(&mut self) {
        for player in Player::all() {
            let family = self.0.state.board.house(player).family;
            for who in family.people().filter(|who| Some(*who) != family.king) {
                self.unmark(who);
                if !who.is_ruler() {
                    self.0.state.board.deck_people.insert(who);
                }
            }
            let house = self.0.state.board.house_mut(player);
            house.family.spouse = None;
            house.family.children = Default::default();
            house.family.siblings = Default::default();
        }
    }

    /// The event of a card that the English have played.
    pub fn strikes(&mut self, event: &str) -> &mut Scene {
        self.strikes_by(ENGLISH, event)
    }

    /// The event of a card that somebody has played.
    pub fn strikes_by(&mut self, by: Player, event: &str) -> &mut Scene {
        let card = self.card(event);
        self.0.news();
        let _ = events::begin(&mut self.0.play(), by, card);
        self.run()
    }

    /// The first card with this event.
    pub fn card(&self, event: &str) -> CardId {
        let content = self.0.game.components();
        let found = CardId::all().find(|card| content.event_of(*card).word() == event);
        found.unwrap_or_else(|| panic!("there is no event '{event}'"))
    }

    /// Goes on up to the next decision.
    pub fn run(&mut self) -> &mut Scene {
        self.0.play().run();
        self.0.check();
        self
    }

    /// The event is over.
    #[track_caller]
    pub fn is_over(&mut self) -> &mut Scene {
        assert!(matches!(self.0.state.board.frame(), Frame::Actions(_)), "{:?}", self.0.state.board.frame());
        self
    }

    /// The answers that a seat can give to what it is asked.
    pub fn asked(&self, seat: u8) -> Vec<String> {
        let mut answers = Vec::new();
        self.0.game.list(&self.0.state, Seat(seat), &mut answers);
        answers.into_iter().map(|answer| answer.path().to_string()).collect()
    }

    /// Just these can be answered, whatever can be done unasked.
    #[track_caller]
    pub fn asks<const N: usize>(&mut self, seat: u8, paths: [&str; N]) -> &mut Scene {
        assert_eq!(self.asked(seat), paths, "exactly this can be answered by seat {seat}");
        self
    }

    /// No gold is put on the check, and it is drawn.
    #[track_caller]
    pub fn checks(&mut self, seat: u8) -> &mut Scene {
        self.0.does(seat, "gold/0");
        self
    }

    pub fn gold(&mut self, player: Player, gold: u8) -> &mut Scene {
        self.0.state.board.house_mut(player).gold = gold;
        self
    }

    pub fn purse(&self, player: Player) -> u8 {
        self.0.state.board.house(player).gold
    }

    /// A bag holds just these.
    pub fn bag(&mut self, player: Player, traits: &str) -> &mut Scene {
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

    /// All checks of this player succeed.
    pub fn lucky(&mut self, player: Player) -> &mut Scene {
        self.bag(player, "attractive clever generous")
    }

    /// All checks of this player fail.
    pub fn unlucky(&mut self, player: Player) -> &mut Scene {
        self.bag(player, "coward dimwitted ugly")
    }

    /// How many tokens of a trait a bag holds.
    pub fn in_bag(&self, player: Player, word: &str) -> u8 {
        let of = |token: &Token| token.what() == quality(word);
        let count = |token| self.0.state.tokens.count(tokens::bag(player), token);
        Token::all().filter(of).map(count).sum()
    }

    pub fn bag_size(&self, player: Player) -> usize {
        self.0.state.tokens.size(tokens::bag(player))
    }

    /// Somebody of a culture's deck, the lowest or the highest number.
    fn somebody(&mut self, player: Player, sex: Sex) -> CharacterId {
        let content = Arc::clone(Content::base());
        let board = &mut self.0.state.board;
        let people = board.deck_people.and(content.people_of(player.culture()));
        let who = people.iter().find(|who| content.person(*who).sex == sex).expect("somebody is left");
        board.deck_people.remove(who);
        who
    }

    pub fn member(&mut self, player: Player, row: Row, sex: Sex, traits: &str) -> CharacterId {
        let who = self.somebody(player, sex);
        self.0.state.board.house_mut(player).family.welcome(row, who).expect("there is a free slot");
        for word in traits.split_whitespace() {
            let (from, token) = find(&self.0.state, word);
            self.0.state.tokens.take(from, token, tokens::LAID);
            self.0.state.board.laid.push(Laid { on: who, token });
        }
        who
    }

    pub fn son(&mut self, player: Player) -> CharacterId {
        self.member(player, Row::Children, Sex::Man, "deceitful")
    }

    pub fn daughter(&mut self, player: Player) -> CharacterId {
        self.member(player, Row::Children, Sex::Woman, "deceitful")
    }

    pub fn brother(&mut self, player: Player) -> CharacterId {
        self.member(player, Row::Siblings, Sex::Man, "deceitful")
    }

    /// The ruler gets a spouse out of a culture's deck.
    pub fn wife(&mut self, player: Player, of: Player) -> CharacterId {
        let who = self.somebody(of, Sex::Woman);
        if let Some(old) = self.0.state.board.house_mut(player).family.spouse.replace(who) {
            self.0.state.board.deck_people.insert(old);
        }
        who
    }

    pub fn king(&self, player: Player) -> CharacterId {
        self.0.state.board.house(player).family.king.expect("somebody rules")
    }

    pub fn children(&self, player: Player) -> Vec<CharacterId> {
        self.0.state.board.house(player).family.children.iter().filter_map(|child| child.who).collect()
    }

    fn unmark(&mut self, who: CharacterId) {
        let State { board, tokens, .. } = &mut self.0.state;
        while let Some(at) = board.laid.iter().position(|laid| laid.on == who) {
            let token = board.laid.remove(at).token;
            tokens.take(tokens::LAID, token, tokens::home(token));
        }
    }

    /// The traits on somebody's card.
    pub fn tokens_on(&self, who: CharacterId) -> Vec<&'static str> {
        self.0.state.board.tokens_on(who).map(|token| token.what().word()).collect()
    }

    pub fn is_alive(&self, who: CharacterId) -> bool {
        self.0.state.board.post(who).is_some()
    }

    /// Footsoldiers stand here.
    pub fn mobilised(&mut self, words: &str) -> &mut Scene {
        lands(words).iter().for_each(|land| self.0.state.board.footsoldiers.insert(land));
        self
    }

    /// A Pact with an independent territory.
    pub fn land_pact(&mut self, player: Player, word: &str) -> &mut Scene {
        let who = self.0.state.board.suitors[land(word)].take();
        if let Some(who) = who {
            self.unmark(who);
            self.0.state.board.deck_people.insert(who);
        }
        self.0.state.board.land_pacts[player.index()].insert(land(word));
        self
    }

    /// His shield lies on this space.
    pub fn shield(&mut self, player: Player, word: &str) -> &mut Scene {
        self.0.state.board.track[space(word).index()] = Some(player);
        self.0.state.board.claimed.insert(space(word));
        if let Some(token) = self.0.game.components().spaces[space(word).index()].token {
            self.0.state.tokens.take(tokens::LAID, token, tokens::GONE);
        }
        self
    }

    /// He owns these, and no other.
    pub fn owns(&mut self, player: Player, words: &str) -> &mut Scene {
        let board = &mut self.0.state.board;
        for old in board.house(player).developments {
            board.development_discards[old.index()] += 1;
        }
        board.house_mut(player).developments = Default::default();
        for word in words.split_whitespace() {
            let one = development(word);
            let piles = [&mut board.development_deck, &mut board.development_discards];
            if let Some(pile) = piles.into_iter().find(|pile| pile[one.index()] > 0) {
                pile[one.index()] -= 1;
            } else {
                let owner = Player::all().find(|other| board.owns(*other, one)).expect("one is somewhere");
                board.house_mut(owner).developments.remove(one);
            }
            board.house_mut(player).developments.insert(one);
        }
        self
    }
}

/// Where a token of this trait can be found.
fn find(state: &State, word: &str) -> (Bag, Token) {
    let bags = [tokens::GONE, tokens::GENERAL, tokens::PILE];
    let found =
        bags.into_iter().find_map(|bag| tokens::find(&state.tokens, bag, quality(word)).map(|t| (bag, t)));
    found.unwrap_or_else(|| panic!("no token '{word}' is left"))
}

/// A person as it is picked.
pub fn person(who: CharacterId) -> String {
    format!("person/{}", who.word())
}
