//! What a position leaves out of the board.

use super::Named;
use crate::board::{Board, Family, Phase, State, Status};
use crate::content::{
    CharacterId, Characters, Deck, Developments, Player, Players, SpaceId, Territories, TerritoryId,
};
use crate::event::Event;
use crate::flow::{Frame, OnBoard, Play};
use crate::sequence::{Actions, Activation, CleanUp, Draws, EraStart, Phases, Turns};
use crate::{Crusader, lands, modifiers, realm, rules, setup, tokens, trophies};
use table::{Chance, Silent, Sink, Stack};

/// Whose territories are not named has those of the set-up that nobody else is given; with them go the pieces that stood there. Who has none
/// left is out.
pub(super) fn lands(board: &mut Board, named: &Named, owners: Players) {
    let given = owners.iter().fold(Territories::NONE, |sum, player| sum.or(board.lands(player)));
    for player in Player::all().filter(|player| !owners.has(*player)) {
        board.owned[player.index()] = board.lands(player).without(given);
    }
    let controlled = board.controlled();
    if !named.has("footsoldiers") {
        board.footsoldiers = board.footsoldiers.and(controlled);
    }
    if !named.has("castles") {
        board.castles = board.castles.and(controlled);
    }
    if !named.has("unrest") {
        let bare =
            |territory: &TerritoryId| !controlled.has(*territory) || board.footsoldiers.has(*territory);
        TerritoryId::all().filter(bare).for_each(|territory| board.unrest[territory] = 0);
    }
    for (house, lands) in board.houses.iter_mut().zip(board.owned) {
        if house.status == Status::Playing && lands.is_empty() {
            (house.status, house.gold) = (Status::Out, 0);
            (house.family, house.developments) = (Family::default(), Developments::NONE);
        }
    }
    if !named.has("claimed") {
        board.claimed = SpaceId::all().filter(|space| board.track[space.index()].is_some()).collect();
    }
}

/// Who is out has no relations by the scenario (CK-R-109), and has passed the First Player token on (CK-R-102).
pub(super) fn left_out(game: &Crusader, board: &mut Board, named: &Named) {
    let out: Players = Player::all().filter(|player| board.house(*player).status == Status::Out).collect();
    for (field, relations) in
        [("pacts", &mut board.pacts), ("wars", &mut board.wars), ("casus_belli", &mut board.casus_belli)]
    {
        for player in out.iter().filter(|_| !named.has(field)) {
            relations[player.index()] = Players::NONE;
            relations.iter_mut().for_each(|others| others.remove(player));
        }
    }
    let next = game.others(board.first).find(|player| board.plays(*player));
    if out.has(board.first) && !named.has("first") {
        board.first = next.unwrap_or(board.first);
    }
}

/// Where the game is: a card that lies open is played in a Turn. Without steps its phase begins; with a card the active player is asked
/// for the action.
pub(super) fn moment(game: &Crusader, board: &mut Board, named: &Named) {
    if !named.has("phase") && (named.has("card") || named.has("frames")) {
        board.phase = Phase::Turns;
    }
    let usual = |field: &str, now: &mut u8, then: u8| {
        if !named.has(field) {
            *now = then;
        }
    };
    let (era, round, turn) = match board.phase {
        Phase::Setup => (0, 0, 0),
        Phase::Draw => (1, 0, 0),
        Phase::Turns => (1, 1, 1),
        Phase::Dynastic | Phase::Plot | Phase::Upkeep => (1, 1, 0),
        Phase::Cleanup | Phase::Over => (1, 3, 0),
    };
    usual("era", &mut board.era, era);
    usual("round", &mut board.round, round);
    usual("turn", &mut board.turn, turn);
    if !named.has("order") {
        board.order = game.clockwise(board.first).filter(|player| board.plays(*player)).collect();
    }
    if board.card.is_some() && board.active.is_none() {
        board.active = board.order.first().copied();
    }
    if !named.has("frames") {
        board.frames = frames(game, board);
    }
    for player in Player::all() {
        crusades(game, board, player);
    }
}

/// The Crusade cards that a player has played in the Era, and how many actions he may make with them (CK-INV-15).
fn crusades(game: &Crusader, board: &mut Board, player: Player) {
    // CK-R-85: what he owned when he picked is not told; what he owns now is.
    let right = 1 + u8::from(modifiers::crusades_again(game, board, player));
    let is_picked = board.phase == Phase::Turns && board.plays(player) && game.is_person(player);
    let open = board.card.filter(|card| board.active == Some(player) && card.deck() == Deck::CRUSADE);
    // Its action is still to come: those that are made were made with other cards.
    let is_to_come = open.is_some()
        && board.frames.iter().any(|frame| matches!(frame, Frame::Actions(_) | Frame::Send(_)));
    let house = board.house_mut(player);
    if is_picked && house.crusade_right == 0 {
        house.crusade_right = right;
    }
    let least = house.crusades.saturating_add(u8::from(is_to_come)).max(u8::from(open.is_some()));
    house.crusade_cards = house.crusade_cards.max(least);
}

/// The steps with which the phase goes on.
fn frames(game: &Crusader, board: &Board) -> Stack<Frame, { crate::board::MAX_FRAMES }> {
    let place = board.active.and_then(|active| board.order.iter().position(|player| *player == active));
    let place = place.unwrap_or(0) as u8;
    let steps = match (board.phase, board.active.filter(|_| board.card.is_some())) {
        (Phase::Setup, _) => {
            // CK-SCEN5-01: who is out, or has a Castle everywhere, is not asked.
            let asked = setup::free_castles(game).filter(|castle| !castle.options(board).is_empty());
            std::iter::once(EraStart.into()).chain(asked.map(Frame::from)).collect()
        }
        (Phase::Draw, _) => vec![Draws::of(place).into()],
        (Phase::Turns, Some(player)) => vec![
            Phases::in_turn(board.turn).into(),
            Turns { at: place + 1 }.into(),
            Activation::acting(player).into(),
            Actions { player }.into(),
        ],
        (Phase::Turns, None) => vec![Phases::in_turn(board.turn).into(), Turns { at: place }.into()],
        (Phase::Dynastic, _) => vec![Phases::dynastic(place).into()],
        (Phase::Plot, _) => vec![Phases::plot().into()],
        (Phase::Upkeep, _) => vec![Phases::upkeep().into()],
        (Phase::Cleanup, _) => vec![CleanUp.into()],
        (Phase::Over, _) => vec![Frame::Over],
    };
    steps.into_iter().collect()
}

/// Who is named nowhere lies in the deck of his culture; seniority is the order in which a family is written (CK-R-96).
pub(super) fn people(game: &Crusader, board: &mut Board, named: &Named) {
    let families: Characters = board.houses.iter().flat_map(|house| house.family.people()).collect();
    let suitors: Characters = TerritoryId::all().filter_map(|territory| board.suitors[territory]).collect();
    board.deck_people =
        game.blank().board.deck_people.without(families).without(suitors).without(board.gone_people);
    for house in &mut board.houses {
        let family = &mut house.family;
        if family.arrivals == 0 {
            let members = family.children.iter_mut().chain(&mut family.siblings);
            for (member, arrived) in members.filter(|member| member.who.is_some()).zip(0..) {
                member.arrived = arrived;
                family.arrivals = arrived + 1;
            }
        }
    }
    if !named.has("development_deck") {
        for (at, development) in game.components().developments.iter().enumerate() {
            let id = crate::content::DevelopmentId(at as u8);
            let owned = board.houses.iter().filter(|house| house.developments.has(id)).count();
            let shown = board.display.iter().filter(|shown| **shown == id).count();
            let away = (owned + shown) as u8 + board.development_discards[at];
            board.development_deck[at] = development.copies.saturating_sub(away);
        }
    }
}

/// Independent territories get their characters, the display its cards, Trophies go where they belong.
pub(super) fn rest<C: Chance>(game: &Crusader, state: &mut State, named: &Named, chance: &mut C) {
    let mut sink = Silent;
    let mut play = Play::new(game, state, chance, &mut sink);
    lands::fill(&mut play);
    // CK-SETUP-27: unless the file says who waits where, or that it has married.
    let is_wed = play.board().post(CharacterId::GLITTERHOOF).is_some();
    if !named.has("suitors") && !is_wed {
        setup::horse(&mut play);
    }
    if !named.has("display") {
        realm::refill(&mut play, rules::CK_SETUP_31);
    }
    award(&mut play, named);
    introduce(&mut play);
}

/// Trophies that the file does not name go where they belong (CK-TROPHY-01).
fn award<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, named: &Named) {
    let told = play.board().trophies;
    trophies::check(play);
    for trophy in &named.trophies {
        play.board_mut().trophies[*trophy as usize] = told[*trophy as usize];
    }
}

/// A potential spouse whom the file names without a token has a Random one (CK-INDEP-02), the horse a green one (CK-SETUP-29).
fn introduce<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for who in play.board().suitors.0.into_iter().flatten() {
        if play.board().tokens_on(who).next().is_some() {
            continue;
        }
        if who == CharacterId::GLITTERHOOF {
            setup::saddle(play);
        } else {
            tokens::lay_random(play, who);
        }
    }
}
