//! Offers: made, accepted, declined and withdrawn by acts.

use crate::Crusader;
use crate::answer::Answer;
use crate::board::{Board, Phase, State};
use crate::content::{Developments, Player, Players};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason as Why;
use crate::trades::frozen::reserved;
use crate::trades::{Bundle, Event, Reason, Trade, frozen, is_settled, swap, tradable};
use crate::{rules, sequence};
use table::{Chance, Complete, Element, Sink};

const OFFER: Element = Element::only("offer");
const FOR: Element = Element::only("for");

/// The gold for which bots offer or ask a development.
const USUAL: u8 = 3;

/// Those with whom a person may trade: other persons who play (CK-R-129).
fn partners<'a>(game: &'a Crusader, board: &'a Board, player: Player) -> impl Iterator<Item = Player> + 'a {
    Player::all().filter(move |other| *other != player && game.is_person(*other) && board.plays(*other))
}

/// Can he make an offer now? One of his stands at a time.
fn can_offer(game: &Crusader, state: &State, player: Player) -> bool {
    let board = &state.board;
    board.plays(player)
        && board.trades[player.index()].is_none()
        && partners(game, board, player).any(|other| can_trade(game, state, player, other))
}

/// Is there anything that could change hands between these two? Mostly there is gold, which is quickly seen.
fn can_trade(game: &Crusader, state: &State, one: Player, other: Player) -> bool {
    has_gold(&state.board, one)
        || has_gold(&state.board, other)
        || !offerable(game, state, one, other).is_empty()
        || !offerable(game, state, other, one).is_empty()
}

/// Has he gold that he may give away?
fn has_gold(board: &Board, player: Player) -> bool {
    board.house(player).gold > reserved(board, player)
}

/// What the first could give the second: no development that he has already (CK-DEVELOP-07).
fn offerable(game: &Crusader, state: &State, from: Player, to: Player) -> Bundle {
    let goods = tradable(game, state, from);
    let developments = goods.developments().without(owned(&state.board, to));
    Bundle::of(goods.gold(), goods.territories(), developments)
}

/// The developments that a player has.
fn owned(board: &Board, player: Player) -> Developments {
    board.house(player).developments
}

/// The offer of one player to another that could be accepted now.
fn standing(game: &Crusader, state: &State, from: Player, to: Player) -> Option<Trade> {
    let trade = state.board.trades[from.index()].filter(|trade| trade.to == to)?;
    judge_terms(game, state, from, &trade).is_ok().then_some(trade)
}

/// Is this act about a trade?
#[must_use]
pub fn is_act(answer: Answer) -> bool {
    matches!(
        answer,
        Answer::Offer { .. } | Answer::AcceptTrade(_) | Answer::DeclineTrade(_) | Answer::WithdrawTrade
    )
}

/// Who may do something about trades now, and who of them is called by an offer.
#[must_use]
pub fn may(game: &Crusader, state: &State) -> (Players, Players) {
    let board = &state.board;
    if !is_settled(game, board) {
        return (Players::NONE, Players::NONE);
    }
    let persons = || Player::all().filter(|player| game.is_person(*player));
    let offers = persons().filter_map(|from| board.trades[from.index()].map(|trade| (from, trade.to)));
    let called: Players =
        offers.filter(|(from, to)| standing(game, state, *from, *to).is_some()).map(|(_, to)| to).collect();
    let playing: Players = persons().filter(|player| board.plays(*player)).collect();
    // Mostly somebody has gold, and then everybody has something to talk about.
    let offering = if playing.len() > 1 && playing.iter().any(|player| has_gold(board, player)) {
        playing
    } else {
        playing.iter().filter(|player| can_offer(game, state, *player)).collect()
    };
    let offered = persons().filter(|player| board.trades[player.index()].is_some()).collect();
    (called.or(offering).or(offered), called)
}

/// Adds what is listed: answers to offers, and the few offers that bots weigh, some gold for a development.
pub fn list(game: &Crusader, state: &State, player: Player, acts: &mut Vec<Answer>) {
    let board = &state.board;
    if !is_settled(game, board) {
        return;
    }
    for from in partners(game, board, player).filter(|from| standing(game, state, *from, player).is_some()) {
        acts.extend([Answer::AcceptTrade(from), Answer::DeclineTrade(from)]);
    }
    if board.trades[player.index()].is_some() {
        acts.push(Answer::WithdrawTrade);
    } else if board.plays(player) && board.house(player).gold >= USUAL + reserved(board, player) {
        let own = owned(board, player);
        for to in partners(game, board, player) {
            let wanted = owned(board, to).without(own).iter().next();
            let asks = wanted.map(Bundle::of_development);
            let gives = Bundle::of_gold(USUAL);
            acts.extend(asks.map(|asks| Answer::Offer { to, gives, asks }));
        }
    }
}

/// What can come next in an offer that is being put together: `offer player/english gold/2 territory/wales for development/navy`. One
/// side may be empty.
pub fn parts(
    game: &Crusader,
    state: &State,
    player: Player,
    picked: &[&str],
    parts: &mut Vec<Element>,
) -> Complete {
    let board = &state.board;
    if !is_settled(game, board) || !can_offer(game, state, player) {
        return Complete::Partial;
    }
    let ["offer", rest @ ..] = picked else {
        parts.extend(picked.is_empty().then_some(OFFER));
        return Complete::Partial;
    };
    let able = |other: &Player| can_trade(game, state, player, *other);
    let [to, rest @ ..] = rest else {
        parts.extend(partners(game, board, player).filter(able).map(Player::element));
        return Complete::Partial;
    };
    let to =
        read_player(to).filter(|to| partners(game, board, player).filter(able).any(|other| other == *to));
    let Some(to) = to else { return Complete::Partial };
    let theirs = offerable(game, state, to, player);
    match rest.iter().position(|word| *word == "for") {
        None => {
            let given = offerable(game, state, player, to).more(rest, parts);
            let can_ask = given.is_some_and(|given| !given.is_empty() || !theirs.is_empty());
            parts.extend(can_ask.then_some(FOR));
            Complete::Partial
        }
        Some(at) => {
            let given = Bundle::read(&rest[..at]);
            let Some(given) = given.filter(|given| offerable(game, state, player, to).holds(*given)) else {
                return Complete::Partial;
            };
            let asked = theirs.more(&rest[at + 1..], parts);
            let is_whole = asked.is_some_and(|asked| !given.is_empty() || !asked.is_empty());
            if is_whole { Complete::Whole } else { Complete::Partial }
        }
    }
}

/// An offer, as it is written.
#[must_use]
pub fn read(words: &[&str]) -> Option<Answer> {
    let ["offer", to, rest @ ..] = words else { return None };
    let to = read_player(to)?;
    let at = rest.iter().position(|word| *word == "for")?;
    Some(Answer::Offer { to, gives: Bundle::read(&rest[..at])?, asks: Bundle::read(&rest[at + 1..])? })
}

fn read_player(word: &str) -> Option<Player> {
    Player::named(word.strip_prefix("player/")?)
}

/// Is this act about a trade legal? None if it is about something else.
#[must_use]
pub fn judge(game: &Crusader, state: &State, player: Player, answer: Answer) -> Option<Result<(), Why>> {
    let board = &state.board;
    if is_act(answer) && !is_settled(game, board) {
        return Some(Err(Reason::NotNow.into()));
    }
    let stands = |from: Player| {
        let trade = board.trades.get(from.index()).copied().flatten().filter(|trade| trade.to == player);
        match trade {
            Some(trade) => judge_terms(game, state, from, &trade),
            None => Err(Reason::NoOffer { player: from }.into()),
        }
    };
    if let Answer::Offer { to, gives, asks } = answer {
        let judged = if board.trades[player.index()].is_some() {
            Err(Reason::OneOffer.into())
        } else {
            judge_terms(game, state, player, &Trade { to, gives, asks })
        };
        Some(judged)
    } else if let Answer::AcceptTrade(from) | Answer::DeclineTrade(from) = answer {
        Some(stands(from))
    } else if answer == Answer::WithdrawTrade {
        let own = board.trades[player.index()];
        Some(own.map(|_| ()).ok_or_else(|| Reason::NoOffer { player }.into()))
    } else {
        None
    }
}

fn judge_terms(game: &Crusader, state: &State, from: Player, trade: &Trade) -> Result<(), Why> {
    let board = &state.board;
    let Trade { to, gives, asks } = *trade;
    if !board.plays(from) || !partners(game, board, from).any(|other| other == to) {
        return Err(Reason::Nobody { player: to }.into());
    }
    if gives.is_empty() && asks.is_empty() {
        return Err(Reason::Empty.into());
    }
    for (giver, taker, bundle) in [(from, to, gives), (to, from, asks)] {
        let has = tradable(game, state, giver);
        let has = Bundle::of(has.gold(), board.lands(giver), has.developments());
        if !has.holds(bundle) {
            let missing = if giver == from {
                Reason::HasNot { bundle }
            } else {
                Reason::HeHasNot { player: to, bundle }
            };
            return Err(missing.into());
        }
        if let Some(territory) = bundle.territories().and(frozen(game, state)).iter().next() {
            return Err(Reason::Frozen { territory }.into());
        }
        if let Some(development) = bundle.developments().and(owned(board, taker)).iter().next() {
            return Err(Reason::Owned { player: taker, development }.into());
        }
    }
    Ok(())
}

/// Carries out a legal act about a trade.
pub fn take<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, answer: Answer) {
    if let Answer::Offer { to, gives, asks } = answer {
        play.board_mut().trades[player.index()] = Some(Trade { to, gives, asks });
        play.tell(Event::Offered { player, to, gives, asks }.into());
    } else if let Answer::AcceptTrade(from) = answer {
        let Some(Trade { to, gives, asks }) = play.board_mut().trades[from.index()].take() else { return };
        play.tell(Event::Accepted { player: from, to, gives, asks }.into());
        swap(play, from, to, gives, asks, rules::CK_TRADE_02);
        if play.board().phase == Phase::Plot {
            sequence::entitle(play);
        }
        // Outside of actions and events a player who gave his last territory away comes back at once (CK-R-102).
        if play.board().card.is_none() {
            crate::elimination::settle(play);
        }
    } else if let Answer::DeclineTrade(from) = answer {
        play.board_mut().trades[from.index()] = None;
        play.tell(Event::Declined { player: from, to: player }.into());
    } else if answer == Answer::WithdrawTrade
        && let Some(trade) = play.board_mut().trades[player.index()].take()
    {
        play.tell(Event::Withdrawn { player, to: trade.to }.into());
    }
}

/// Acts about trades that could be written down: of offers enough to hear every reason.
pub fn candidates(state: &State, player: Player, answers: &mut Vec<Answer>) {
    answers.extend(Player::all().flat_map(|from| [Answer::AcceptTrade(from), Answer::DeclineTrade(from)]));
    answers.push(Answer::WithdrawTrade);
    let house = state.board.house(player);
    let lands = state.board.lands(player).iter().next().map(Bundle::of_territory);
    let all = Bundle::of(house.gold, state.board.lands(player), house.developments);
    let given =
        [Some(Bundle::NONE), Some(Bundle::of_gold(USUAL)), Some(Bundle::of_gold(200)), lands, Some(all)];
    for to in Player::all() {
        let theirs = state.board.house(to).developments.iter().map(Bundle::of_development);
        let asked: Vec<Bundle> = [Bundle::NONE, Bundle::of_gold(1)].into_iter().chain(theirs).collect();
        for gives in given.into_iter().flatten() {
            answers.extend(asked.iter().map(|asks| Answer::Offer { to, gives, asks: *asks }));
        }
    }
}
