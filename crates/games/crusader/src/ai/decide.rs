//! What an official AI answers, step by step.

use super::plan::Plan;
use super::{Event, campaign, choices, courting, happenings, lines, realm};
use crate::answer::{Answer, Word};
use crate::board::State;
use crate::content::{CardId, Deck, DevelopmentId, Developments, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Frame, OnBoard, Play};
use crate::{Crusader, crusade, elimination, tokens};
use table::{Chance, Seat, Sink, Step};

/// What an AI answers to a step that asks it.
pub fn decide<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, me: Player, frame: Frame) -> Answer {
    if matches!(frame, Frame::Actions(_)) {
        return act(play, me);
    }
    let (game, state) = (play.game, &*play.state);
    // Where an AI has nothing to choose, the first legal answer.
    let first = || listed(game, state, frame).first().copied().unwrap_or(Answer::Done);
    let answer = says(game, state, me, frame).unwrap_or_else(first);
    if let Some(reason) = courting::reason(game, state, me, frame, answer) {
        play.tell(reason.into());
    }
    answer
}

/// All legal answers: only some steps look at them.
fn listed(game: &Crusader, state: &State, frame: Frame) -> Vec<Answer> {
    let mut listed = Vec::new();
    frame.list(game, state, Seat(0), &mut listed);
    listed
}

fn says(game: &Crusader, state: &State, me: Player, frame: Frame) -> Option<Answer> {
    let board = &state.board;
    let listed = || listed(game, state, frame);
    match frame {
        Frame::FreeCastle(_) => realm::castle_site(game, state, me).map(Answer::Territory),
        Frame::BonusDeck(step) => choices::bonus_deck(game, state, me, step.decks).map(Answer::Deck),
        // CK-AI-07: what its strategy lists; bonus cards came before.
        Frame::DrawHand(_) => {
            board.house(me).strategy.map(|strategy| Answer::Hand(game.components().strategy(strategy).era))
        }
        // CK-AI-15, CK-AI-21: it pays nothing, and never demobilises by choice (CK-R-118).
        Frame::PayTroops(_) => Some(Answer::Say(Word::Pay)),
        Frame::Demobilise(_) => Some(Answer::Done),
        Frame::DropToken(_) => {
            let bag = state.tokens.kinds(tokens::bag(me));
            Some(choices::dropped_token(game, state, me, bag).map_or(Answer::Done, Answer::Token))
        }
        // CK-AI-15, CK-AI-20: no gold on a check, none against it.
        Frame::Invest | Frame::Sabotage(_) => Some(Answer::Gold(0)),
        Frame::Sacrifice => {
            let word = if choices::sacrifices(state, &board.check) { Word::Sacrifice } else { Word::Keep };
            Some(Answer::Say(word))
        }

        Frame::Castles(_) | Frame::Overthrow(_) | Frame::Mobilise(_) => {
            Some(board.plan.site().map_or(Answer::Done, Answer::Territory))
        }
        Frame::Buy(_) => Some(buy(state, me)),
        Frame::Displace(_) | Frame::Surplus(_) => {
            choices::least_development(game, state, me, cards(&listed())).map(Answer::Development)
        }
        Frame::Plots(_) => Some(board.plan.plot().map_or(Answer::Done, |(plot, _)| Answer::Say(plot.word()))),
        Frame::Aim(_) => board.plan.plot().map(|(_, at)| at),

        Frame::Choosing(asked) => happenings::chooses(game, state, me, asked),
        Frame::NameVictim => happenings::victim(game, state, me, players(&listed())).map(Answer::Player),
        Frame::KeepTrait(step) => choices::returned_token(game, state, step.who, step.new).map(Answer::Token),
        // CK-AI-19: what calms the realm is used as soon as possible, where the loss would be greatest.
        Frame::Calm(_) => choices::greatest_land(state, lands(&listed())).map(Answer::Territory),

        Frame::Dynastic(_) => Some(courting::begins(game, state, me)),
        Frame::Target(step) => Some(courting::courts(game, state, me, step.who)),
        Frame::Terms(_) => Some(courting::offers(game, state, me)),
        Frame::Consent => Some(courting::answers(game, state, me)),
        // CK-R-130: no titles.
        Frame::Titles(_) => Some(Answer::Done),

        Frame::Announce => Some(campaign::announces(state, &listed())),
        Frame::CallPartners => Some(campaign::calls(&listed())),
        Frame::Called => Some(campaign::SUPPORTS),
        Frame::Spoils => Some(campaign::spoils(game, state, me, &listed())),
        Frame::Counter(_) => Some(campaign::counters(game, state, me, lands(&listed()))),
        Frame::Release(_) | Frame::Crisis(_) => {
            choices::least_land(state, board.lands(me)).map(Answer::Territory)
        }
        Frame::Send(_) => {
            let people = crusade::crusaders(game, board, me);
            choices::least_person(game, state, me, people.iter()).map(Answer::Person)
        }
        // CK-AI-19: what prevents a death is used as soon as possible.
        Frame::Save(_) => Some(Answer::Say(Word::Use)),
        // CK-R-133: it returns if it may, where most independent neighbours are.
        Frame::Comeback(_) => Some(comes_back(game, state, me)),
        Frame::NewLand(_) => choices::new_land(game, state, lands(&listed())).map(Answer::Territory),

        // The first will do: there is one attack, the lowest space leaves, rulers and Outbreaks are alike to it.
        Frame::NextAttack | Frame::Shield(_) | Frame::NewRuler(_) | Frame::Spread(_) => None,
        // These ask no AI: its action is planned, and it picks no cards (CK-AI-09).
        Frame::Actions(_) | Frame::PickPair | Frame::Over => None,
        crate::asks_nobody!() => None,
    }
}

/// The territories among the answers.
fn lands(listed: &[Answer]) -> impl Iterator<Item = TerritoryId> {
    listed.iter().filter_map(|answer| if let Answer::Territory(land) = answer { Some(*land) } else { None })
}

/// The players among the answers.
fn players(listed: &[Answer]) -> impl Iterator<Item = Player> {
    listed.iter().filter_map(|answer| if let Answer::Player(player) = answer { Some(*player) } else { None })
}

/// The developments among the answers.
fn cards(listed: &[Answer]) -> Developments {
    let card = |answer: &Answer| -> Option<DevelopmentId> {
        if let Answer::Development(card) = answer { Some(*card) } else { None }
    };
    listed.iter().filter_map(card).collect()
}

/// The next development of the plan.
fn buy(state: &State, me: Player) -> Answer {
    let Plan::Develop(cards) = state.board.plan else { return Answer::Done };
    let left = cards.without(state.board.house(me).developments);
    left.first().map_or(Answer::Done, Answer::Development)
}

/// A dynasty that fell returns if it may (CK-R-133).
fn comes_back(game: &Crusader, state: &State, me: Player) -> Answer {
    let can = !elimination::rulers(game, &state.board, me).is_empty();
    if can { Answer::Say(Word::Return) } else { Answer::Done }
}

/// Makes the plan for the card that was revealed, tells it, and says the action (CK-AI-11, CK-AI-13).
fn act<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, me: Player) -> Answer {
    let deck = play.board().card.map_or(Deck::TAX, CardId::deck);
    let plan = follow(play, me, deck);
    play.board_mut().plan = plan;
    match plan {
        Plan::Nothing => Answer::Done,
        Plan::Build(_) => Answer::Say(Word::Build),
        Plan::Develop(_) => Answer::Say(Word::Develop),
        Plan::Overthrow(_) => Answer::Say(Word::Overthrow),
        Plan::CasusBelli(_) | Plan::Revolt(_) | Plan::Murder(_) | Plan::Bribe { .. } | Plan::Divorce(_) => {
            Answer::Say(Word::Plot)
        }
        Plan::Invade { .. } => Answer::Say(Word::Invade),
        Plan::Mobilise(_) => Answer::Say(Word::Mobilise),
        Plan::Crusade(_) => Answer::Say(Word::Crusade),
    }
}

/// The smallest loss among those who may go; a ruling Queen without males is sent (CK-R-131).
fn crusades(game: &Crusader, state: &State, me: Player) -> Option<Plan> {
    crusade::may_crusade(game, state, me).ok()?;
    let people = crusade::crusaders(game, &state.board, me);
    choices::least_person(game, state, me, people.iter()).map(Plan::Crusade)
}

/// The first possible line of the strategy for this deck; of a Crusade card there is one for all (CK-R-131).
fn follow<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, me: Player, deck: Deck) -> Plan {
    let Some(strategy) = play.board().house(me).strategy else { return Plan::Nothing };
    let all = &play.game.components().strategy(strategy).lines;
    let found = if deck == Deck::CRUSADE {
        crusades(play.game, play.state, me).map(|plan| (lines::CRUSADE, plan))
    } else {
        let lines = all.get(deck.index()).map_or(&[][..], |lines| lines);
        let found = lines::first_possible(play.game, play.state, me, lines, play.chance);
        found.map(|(place, plan)| (lines::printed(strategy, deck, place), plan))
    };
    match found {
        Some(((line, rule), plan)) => {
            play.tell(Event::LineTaken { player: me, strategy, line, plan, rule }.into());
            plan
        }
        None => {
            play.tell(Event::NoLine { player: me, strategy, deck }.into());
            Plan::Nothing
        }
    }
}
