//! How an official AI marries, and which proposals it accepts (CK-R-129, CK-R-130).

use super::ladder::{Ladder, Way, best};
use super::rank::rivals;
use super::sight;
use crate::Crusader;
use crate::board::{Board, MAX_CHILDREN, MAX_SIBLINGS, Member, Row};
use crate::content::vocabulary::{Colour, Sought, SpouseSource, Suit, Suitor};
use crate::content::{CharacterId, Player, TerritoryId, Token};
use table::Stack;

/// An attempt to marry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Match {
    /// Somebody in an independent territory.
    Land {
        /// Who courts.
        suitor: CharacterId,
        /// Whom.
        whom: CharacterId,
        /// Where.
        territory: TerritoryId,
    },
    /// A child or sibling of another dynasty, for gold of the Treasury (CK-AI-17).
    House {
        /// Who courts.
        suitor: CharacterId,
        /// Whom.
        whom: CharacterId,
        /// Whose.
        of: Player,
        /// What is offered.
        gold: u8,
    },
    /// Somebody of its own culture's deck (CK-AI-28).
    Deck {
        /// Who courts.
        suitor: CharacterId,
    },
}

impl Match {
    /// Who courts.
    pub(super) fn suitor(self) -> CharacterId {
        match self {
            Match::Land { suitor, .. } | Match::House { suitor, .. } | Match::Deck { suitor } => suitor,
        }
    }
}

/// The best match: King first, then children, then siblings, by seniority, each along the ways of the strategy. It proposes to
/// another dynasty once a Round.
pub(super) fn find(game: &Crusader, board: &Board, me: Player, may_propose: Proposals) -> Option<Match> {
    let strategy = game.components().strategy(board.house(me).strategy?);
    let marriage = &strategy.marriage;
    for which in &marriage.suitors {
        let sources = || marriage.sources.iter().filter(|suit| suit.suitor.is_none_or(|only| only == *which));
        for suitor in unmarried(board, me, *which).iter() {
            let found = sources().find_map(|suit| search(game, board, me, *suitor, suit, may_propose));
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Whether it may still propose to another dynasty in this Round (CK-R-129).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Proposals {
    /// It has not yet.
    Open,
    /// It was refused.
    Over,
}

/// Those of its family who are not married, the elder first; siblings count as children.
fn unmarried(board: &Board, me: Player, which: Suitor) -> Stack<CharacterId, MOST> {
    let family = &board.house(me).family;
    match which {
        Suitor::King => family.king.filter(|_| family.spouse.is_none()).into_iter().collect(),
        Suitor::Children => by_seniority(&family.children).chain(by_seniority(&family.siblings)).collect(),
    }
}

/// Children and siblings of one family.
const MOST: usize = MAX_CHILDREN + MAX_SIBLINGS;

fn by_seniority(row: &[Member]) -> impl Iterator<Item = CharacterId> + use<> {
    let single = row.iter().filter(|member| member.spouse.is_none());
    let single = single.filter_map(|member| member.who.map(|who| (member.arrived, who)));
    let mut single: Stack<(u8, CharacterId), MOST> = single.collect();
    single.sort_unstable();
    (0..single.len()).map(move |at| single[at].1)
}

/// The best match that one way offers.
fn search(
    game: &Crusader,
    board: &Board,
    me: Player,
    suitor: CharacterId,
    suit: &Suit,
    may_propose: Proposals,
) -> Option<Match> {
    match suit.from {
        SpouseSource::IndependentTerritory => {
            let there = TerritoryId::all()
                .filter_map(|territory| board.suitors[territory].map(|whom| (territory, whom)));
            let ways =
                there.filter(|(_, whom)| game.may_pair(suitor, *whom)).filter_map(|(territory, whom)| {
                    let wish = wish(board, suit, whom)?;
                    let steps = sight::steps(game, territory, board.lands(me));
                    let found = Match::Land { suitor, whom, territory };
                    // Ferox marries in the nearest territory, whatever the trait (CK-FEROX-03).
                    let near = if suit.nearest { steps } else { 0 };
                    Some(Way::plain(found).preferred(order([near, wish.0, wish.1, steps])))
                });
            best(game, board, me, ways)
        }
        SpouseSource::OtherDynasty if may_propose == Proposals::Over => None,
        SpouseSource::OtherDynasty => {
            let mut ways = Ladder::new();
            for of in rivals(game, board, me, suit.player.unwrap_or_default()) {
                let family = &board.house(of).family;
                let single = [Row::Children, Row::Siblings].map(|row| family.row(row).iter());
                let single = single.into_iter().flatten().filter(|member| member.spouse.is_none());
                for whom in single.filter_map(|member| member.who).filter(|whom| game.may_pair(suitor, *whom))
                {
                    let gold = suit
                        .dowry
                        .map_or(0, |dowry| if has_green(board, whom) { dowry.green } else { dowry.red });
                    let found = Match::House { suitor, whom, of, gold };
                    let Some(wish) = wish(board, suit, whom) else { continue };
                    ways.add(Way::plain(found).preferred(order([0, wish.0, wish.1, 0])).to(of));
                }
            }
            ways.best(game, board, me)
        }
        SpouseSource::OwnDeck => {
            let deck = game.components().people_of(me.culture()).and(board.deck_people.or(board.gone_people));
            deck.iter().any(|whom| game.may_pair(suitor, whom)).then_some(Match::Deck { suitor })
        }
    }
}

/// How far somebody is from what a way seeks: the place of the trait in its list, then green before red. Nobody it never marries.
fn wish(board: &Board, suit: &Suit, whom: CharacterId) -> Option<(u8, u8)> {
    let is = |sought: &Sought, token: Token| match sought {
        Sought::Colour(Colour::Green) => token.is_green(),
        Sought::Colour(Colour::Red) => !token.is_green(),
        Sought::Trait(what) => token.what() == *what,
    };
    let place = suit.traits.iter().position(|sought| board.tokens_on(whom).any(|token| is(sought, token)));
    let is_green = has_green(board, whom);
    let fits = match suit.colour {
        None => true,
        Some(Colour::Green) => is_green,
        Some(Colour::Red) => !is_green,
    };
    (fits && (place.is_some() || !suit.only_traits))
        .then(|| (place.map_or(u8::MAX, |place| place as u8), u8::from(!is_green)))
}

/// Has somebody a green token (CK-R-121)?
fn has_green(board: &Board, who: CharacterId) -> bool {
    board.tokens_on(who).any(Token::is_green)
}

/// One preference of several, the first before the next: the wishes, then the nearest.
const fn order(of: [u8; 4]) -> u32 {
    u32::from_be_bytes(of)
}

/// Does an AI accept that one of its family is married for so much gold (CK-R-129)?
pub(super) fn accepts(game: &Crusader, board: &Board, me: Player, asked: CharacterId, gold: u8) -> bool {
    let Some(strategy) = board.house(me).strategy else { return false };
    let accept = game.components().strategy(strategy).marriage.accept;
    let is_king = board.house(me).family.king == Some(asked);
    let is_heir = sight::heir(game, board, me) == Some(asked);
    let least = if has_green(board, asked) { accept.min_gold.green } else { accept.min_gold.red };
    (accept.king || !is_king) && (accept.heir || !is_heir) && gold >= least
}
