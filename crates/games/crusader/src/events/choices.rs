//! What can be chosen for an effect: one kind of things.

use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::Colour;
use crate::content::{
    CharacterId, Characters, Deck, Decks, Developments, Player, Players, SpaceId, Spaces, Territories, Token,
    TraitId,
};
use crate::reason::Reason;
use crate::tokens;
use table::Rule;
use table::zones::Bits;

/// A set of traits.
pub(super) type Traits = Bits<TraitId, u32>;

/// Some things, one of which is chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Somebody.
    People(Characters),
    /// A territory.
    Lands(Territories),
    /// A Pact with an independent territory or a dynasty.
    Pacts(Territories, Players),
    /// A trait.
    Traits(Traits),
    /// One of numbered options.
    Options(u8),
    /// A shield on the Crusade track.
    Spaces(Spaces),
    /// A development.
    Developments(Developments),
    /// A deck.
    Decks(Decks),
    /// A token of this colour in the bag of this player.
    Bag(Player, Colour),
}

impl Choices {
    /// Is there nothing to choose?
    #[must_use]
    pub fn is_empty(self, state: &State) -> bool {
        match self {
            Choices::People(people) => people.is_empty(),
            Choices::Lands(lands) => lands.is_empty(),
            Choices::Pacts(lands, players) => lands.is_empty() && players.is_empty(),
            Choices::Traits(traits) => traits.is_empty(),
            Choices::Options(bits) => bits == 0,
            Choices::Spaces(spaces) => spaces.is_empty(),
            Choices::Developments(some) => some.is_empty(),
            Choices::Decks(decks) => decks.is_empty(),
            Choices::Bag(player, colour) => !super::requirements::has_colour(state, player, colour),
        }
    }

    /// Adds the answers, sorted.
    pub(super) fn list(self, state: &State, answers: &mut Vec<Answer>) {
        match self {
            Choices::People(people) => answers.extend(people.iter().map(Answer::Person)),
            Choices::Lands(lands) => answers.extend(lands.iter().map(Answer::Territory)),
            Choices::Pacts(lands, players) => {
                answers.extend(lands.iter().map(Answer::Territory));
                answers.extend(players.iter().map(Answer::Player));
            }
            Choices::Traits(traits) => answers.extend(traits.iter().map(Answer::Trait)),
            Choices::Options(bits) => {
                answers.extend((0..8).filter(|n| bits >> n & 1 == 1).map(Answer::Option));
            }
            Choices::Spaces(spaces) => answers.extend(spaces.iter().map(Answer::Space)),
            Choices::Developments(some) => answers.extend(some.iter().map(Answer::Development)),
            Choices::Decks(decks) => answers.extend(decks.iter().map(Answer::Deck)),
            Choices::Bag(player, colour) => {
                let kinds = state.tokens.kinds(tokens::bag(player));
                answers.extend(kinds.filter(|token| is(*token, colour)).map(Answer::Token));
            }
        }
    }

    /// Is this one of them? An answer of another kind was not asked for. The rule is the one that is in the way.
    pub(super) fn judge(self, state: &State, answer: Answer, rule: Rule) -> Result<(), Reason> {
        let offered = match (self, answer) {
            (Choices::People(people), Answer::Person(who)) => people.has(who),
            (Choices::Lands(lands) | Choices::Pacts(lands, _), Answer::Territory(territory)) => {
                lands.has(territory)
            }
            (Choices::Pacts(_, players), Answer::Player(player)) => players.has(player),
            (Choices::Traits(traits), Answer::Trait(what)) => traits.has(what),
            (Choices::Options(bits), Answer::Option(n)) => n < 8 && bits >> n & 1 == 1,
            (Choices::Spaces(spaces), Answer::Space(space)) => spaces.has(space),
            (Choices::Developments(some), Answer::Development(one)) => some.has(one),
            (Choices::Decks(decks), Answer::Deck(deck)) => decks.has(deck),
            (Choices::Bag(player, colour), Answer::Token(token)) => {
                is(token, colour) && state.tokens.count(tokens::bag(player), token) > 0
            }
            _ => return Err(Reason::NotAsked { rule }),
        };
        if offered { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    /// Adds all that could be written down in their place.
    pub(super) fn candidates(self, answers: &mut Vec<Answer>) {
        match self {
            Choices::People(_) => answers.extend(CharacterId::all().map(Answer::Person)),
            Choices::Lands(_) => written::territories(answers),
            Choices::Pacts(..) => {
                written::territories(answers);
                written::players(answers);
            }
            Choices::Traits(_) => answers.extend(TraitId::all().map(Answer::Trait)),
            Choices::Options(_) => answers.extend((0..8).map(Answer::Option)),
            Choices::Spaces(_) => answers.extend(SpaceId::all().map(Answer::Space)),
            Choices::Developments(_) => written::developments(answers),
            Choices::Decks(_) => answers.extend(Deck::all().map(Answer::Deck)),
            Choices::Bag(..) => answers.extend(Token::all().map(Answer::Token)),
        }
    }
}

fn is(token: Token, colour: Colour) -> bool {
    token.is_green() == (colour == Colour::Green)
}
