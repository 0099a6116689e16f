//! How a view comes to be written: all that it tells is worked out here, so that clients draw and never calculate.

use super::facts;
use super::{
    CardShown, CheckShown, CrisisShown, DeckShown, DrawnShown, InvasionShown, KinShown, LandShown,
    MarchShown, OddsShown, OfferShown, PaidShown, PlayerShown, ProposalShown, Shown, SpaceShown, SupplyShown,
    TokenShown, TrophyShown, View,
};
use crate::board::{Board, Row, Trophy};
use crate::checks::{Check, Stage};
use crate::content::{CardId, Deck, DevelopmentId, Player, SpaceId, TerritoryId, Token, TraitId};
use crate::flow::Frame;
use crate::{cards, modifiers, succession, supply, tokens, trophies};

impl Shown {
    /// All that a view tells.
    #[must_use]
    pub fn of(view: &View) -> Shown {
        let (game, board) = (&view.game, &view.board);
        let own = view.player();
        let card = |card: CardId| self::card(view, card);
        let zone = |zone: fn(Player) -> table::zones::Zone| {
            own.into_iter().flat_map(move |player| view.known(zone(player)).map(card).collect::<Vec<_>>())
        };
        let trades = game.parties().iter().filter_map(|party| {
            let trade = board.trades[party.player.index()]?;
            Some(OfferShown { from: party.player, to: trade.to, gives: trade.gives, asks: trade.asks })
        });
        Shown {
            observer: view.observer,
            scenario: game.options().scenario,
            era: board.era,
            eras: game.scenario().eras,
            round: board.round,
            turn: board.turn,
            phase: board.phase,
            first: board.first,
            order: board.order.to_vec(),
            active: board.active,
            card: board.card.map(card),
            hand: zone(cards::hand).collect(),
            picked: zone(cards::picked).collect(),
            bag: own.and_then(|player| facts::bag(view, player)).map_or(Vec::new(), counted),
            odds: own.map_or(Vec::new(), |player| odds(view, player)),
            check: check(view),
            invasion: invasion(board),
            proposal: proposal(board),
            offers: trades.collect(),
            players: game.parties().iter().map(|party| player(view, party.player)).collect(),
            lands: game.map().open.iter().map(|territory| land(view, territory)).collect(),
            track: SpaceId::all().map(|space| self::space(view, space)).collect(),
            trophies: Trophy::ALL
                .map(|trophy| TrophyShown { trophy, holder: board.trophies[trophy as usize] })
                .to_vec(),
            display: board.display.to_vec(),
            development_deck: board.development_deck.iter().sum(),
            development_discards: DevelopmentId::all()
                .flat_map(|one| (0..board.development_discards[one.index()]).map(move |_| one))
                .collect(),
            decks: Deck::all().map(|deck| self::deck(view, deck)).collect(),
            supply: supplies(view),
            traits: TraitId::all().map(|what| facts::shown_trait(game, what)).collect(),
            annals: board.annals,
            winners: if board.phase == crate::board::Phase::Over {
                trophies::winners(game, board)
            } else {
                crate::content::Players::NONE
            },
            ending: board.ending,
        }
    }
}

fn counted(list: &[(Token, u8)]) -> Vec<TokenShown> {
    list.iter().map(|(token, count)| TokenShown { token: *token, count: *count }).collect()
}

fn odds(view: &View, player: Player) -> Vec<OddsShown> {
    let chances = |action, needed| {
        [1, 2, 3, 4].map(|draws| facts::chance(view, player, action, needed, draws).unwrap_or(0))
    };
    let shown = |action| OddsShown { action, chances: chances(action, 1), of_two: chances(action, 2) };
    facts::CHECKED.map(shown).to_vec()
}

fn check(view: &View) -> Option<CheckShown> {
    let check = &view.board.check;
    matches!(check.stage, Stage::Gold | Stage::Drawing).then(|| CheckShown {
        player: check.who,
        action: check.action,
        against: check.against,
        needed: check.needed,
        successes: check.hits,
        free: check.free,
        bought: check.bought,
        cancelled: check.cancelled,
        draws: check.draws(),
        pool: pool(check),
        drawn: check.drawn.to_vec(),
        chances: facts::chances(view, check),
    })
}

/// Gold against a check, of those who have put any.
fn pool(check: &Check) -> Vec<PaidShown> {
    let paid = Player::all().map(|player| PaidShown { player, gold: check.pool[player.index()] });
    paid.filter(|paid| paid.gold > 0).collect()
}

/// What is announced and not yet over: the attack that is made, and those to come.
fn invasion(board: &Board) -> Option<InvasionShown> {
    let invasion = board.invasions.last()?;
    let is_made = !matches!(board.frame(), Frame::Announce | Frame::NextAttack);
    let marches = invasion
        .roles
        .iter()
        .filter(|role| !invasion.done.has(role.target) || (is_made && role.target == invasion.target));
    Some(InvasionShown {
        player: invasion.invader,
        kind: invasion.kind,
        marches: marches
            .map(|role| MarchShown { from: role.from, target: role.target, part: role.part })
            .collect(),
        supporters: invasion.supporters,
        duke: invasion.duke,
    })
}

fn proposal(board: &Board) -> Option<ProposalShown> {
    // What was proposed last stays written down: it is a proposal while its terms or the answer to it are open.
    let is_open = board.frames.iter().any(|frame| matches!(frame, Frame::Terms(_) | Frame::Consent));
    let courtship = &board.courtship;
    is_open.then_some(ProposalShown {
        from: courtship.from,
        who: courtship.who,
        to: courtship.to,
        whom: courtship.whom,
        home: courtship.home,
        gives: courtship.gives,
        asks: courtship.asks,
    })
}

/// An Action card with its event.
fn card(view: &View, card: CardId) -> CardShown {
    CardShown { card, deck: card.deck(), happening: view.game.components().event_of(card) }
}

/// So many cards of each deck.
fn taken(cards: [u8; Deck::COUNT]) -> impl Iterator<Item = DrawnShown> {
    Deck::all().map(move |deck| DrawnShown { deck, count: cards[deck.index()] })
}

fn player(view: &View, player: Player) -> PlayerShown {
    let (game, board) = (&view.game, &view.board);
    let house = board.house(player);
    let lands = board.lands(player);
    let half = |n: u8| n.div_ceil(2);
    let kin = |(row, slot, member): (Row, usize, &crate::board::Member)| {
        member.who.map(|who| KinShown {
            kin: match row {
                Row::Children => "child",
                Row::Siblings => "sibling",
            },
            slot: slot as u8 + 1,
            who,
            tokens: board.tokens_on(who).collect(),
            spouse: member.spouse,
            spouse_tokens: member.spouse.map_or(Vec::new(), |spouse| board.tokens_on(spouse).collect()),
            duchy: member.duchy,
        })
    };
    let succession = succession::heirs(game, &house.family);
    let is_crisis = succession.is_empty() && house.family.king.is_some();
    PlayerShown {
        player,
        seat: game.seat_of(player),
        strategy: house.strategy,
        status: house.status,
        dynasty: house.dynasty,
        points: trophies::score(board, player),
        gold: house.gold,
        territories: lands.len() as u8,
        castles: board.castles_of(player).len() as u8,
        mobilised: board.mobilised(player).len() as u8,
        shields: board.shields(player),
        king: house.family.king,
        age: house.family.age,
        spouse: house.family.spouse,
        spouse_tokens: house.family.spouse.map_or(Vec::new(), |spouse| board.tokens_on(spouse).collect()),
        family: house.family.members().filter_map(kin).collect(),
        crisis: is_crisis
            .then(|| CrisisShown { territories: half(lands.len() as u8), gold: half(house.gold) }),
        succession,
        developments: house.developments,
        used: modifiers::used(game, board, player),
        lasting: modifiers::lasting(game, board, player),
        drawn: taken(house.drawn).collect(),
        bonus: taken(house.bonus).filter(|taken| taken.count > 0).collect(),
        hand: view.count(cards::hand(player)),
        shown: match view.player() {
            Some(own) if own == player => Vec::new(),
            Some(_) | None => view.known(cards::hand(player)).map(|card| self::card(view, card)).collect(),
        },
        picked: view.count(cards::picked(player)),
        bag: view.tokens.bags.get(usize::from(tokens::bag(player).0)).map_or(0, |bag| bag.size as u8),
        crusades: house.crusades,
        pacts: board.pacts[player.index()],
        land_pacts: board.land_pacts[player.index()],
        casus_belli: board.casus_belli[player.index()],
        wars: board.wars[player.index()],
        reach: lands.iter().fold(lands, |sum, from| sum.or(game.reach(board, player, from))).without(lands),
    }
}

fn land(view: &View, id: TerritoryId) -> LandShown {
    let (game, board) = (&view.game, &view.board);
    let plague = match (board.outbreaks.has(id), board.plague_over.has(id)) {
        (true, _) => Some("outbreak"),
        (false, true) => Some("over"),
        (false, false) => None,
    };
    LandShown {
        id,
        culture: game.components().territories[id.index()].culture,
        owner: board.owner(id),
        laid: board.laid_knights.has(id),
        duke: board.duke(id).map(|(_, who)| who),
        castle: board.castles.has(id),
        mobilised: board.footsoldiers.has(id),
        unrest: board.unrest[id],
        harvest: board.harvest[id],
        crop_failure: board.crop_failure[id],
        plague,
        suitor: board.suitors[id],
        tokens: board.suitors[id].map_or(Vec::new(), |who| board.tokens_on(who).collect()),
        partner: board.land_partner(id),
        near: game.near(id),
        defence: facts::defence(board, id),
        control: facts::control(board, id),
    }
}

fn space(view: &View, id: SpaceId) -> SpaceShown {
    let is_there = !view.board.claimed.has(id);
    let tokens = view.game.track_tokens().filter(|(space, _)| *space == id && is_there);
    SpaceShown { id, shield: view.board.track[id.index()], tokens: tokens.map(|(_, token)| token).collect() }
}

fn deck(view: &View, deck: Deck) -> DeckShown {
    let discards = view.known(cards::DISCARDS).filter(|card| card.deck() == deck);
    DeckShown { deck, left: view.count(cards::deck(deck)), discards: discards.collect() }
}

fn supplies(view: &View) -> SupplyShown {
    let board = &view.board;
    let bag = |bag: table::zones::Bag| view.tokens.bags.get(usize::from(bag.0));
    SupplyShown {
        treasury: supply::treasury(&view.game, board),
        castles: supply::castles(&view.game, board),
        unrest: supply::unrest(&view.game, board),
        plague: supply::plague(&view.game, board),
        harvest: supply::harvest(&view.game, board),
        crop_failure: supply::crop_failure(&view.game, board),
        age: supply::age(&view.game, board),
        general_bag: bag(tokens::GENERAL).map_or(0, |bag| bag.size as u8),
        event_pile: bag(tokens::PILE).map_or(Vec::new(), |bag| counted(&bag.public)),
    }
}
