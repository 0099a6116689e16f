//! The one table of the engine, and what can be done at it.

use super::dice::Dice;
use super::playouts;
use super::request::{Refused, Request};
use crate::question::{Happened, Question};
use bots::{Listed, say};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::{Content as _, Floor, Manner, Observer, Refusal, Sampled, Seat, Secrecy, Turn, advance, manner};
use table::{read_answer, start};
use texts::{Lang, Texts};
use titles::{Known, Placed};

/// So many answers can be taken back.
const UNDO: usize = 1_000;
/// So many answers are given by bots at most in one request: more than any game has.
const LONGEST_PLAY: usize = 100_000;

type Reply = Result<Map<String, Value>, Refused>;

/// A table, if one was set up, and its content.
pub struct Desk<G: Known> {
    content: Arc<G::Content>,
    texts: Texts,
    table: Option<InPlay<G>>,
}

/// A game in progress.
struct InPlay<G: Known> {
    game: G,
    now: Moment<G>,
    before: VecDeque<Moment<G>>,
}

/// A moment that one can come back to: the state, and the dice that come next.
struct Moment<G: Known> {
    state: G::State,
    chance: Sampled,
}

impl<G: Known> Clone for Moment<G> {
    fn clone(&self) -> Moment<G> {
        Moment { state: self.state.clone(), chance: self.chance.clone() }
    }
}

impl<G: Known> Desk<G> {
    /// Without a table.
    pub fn new(content: Arc<G::Content>, lang: Lang) -> Desk<G> {
        let texts = terminal::words::<G>(lang, &content);
        Desk { content, texts, table: None }
    }

    /// Carries out a request.
    pub fn take(&mut self, request: Request) -> Reply {
        match request {
            Request::About {} => Ok(self.about()),
            Request::New { seats, options, seed, index } => self.set_up(seats, options, seed, index),
            Request::Load { position, seed, dice } => self.load(position, seed, &dice),
            Request::Position {} => {
                let table = self.table()?;
                Ok(fields(json!({ "position": Placed::write(&table.game, &table.now.state)? })))
            }
            Request::Answers { seat } => self.table()?.answers(seat),
            Request::View { seat } => self.table()?.view(seat),
            Request::Apply { answer, seat, dice } => self.apply(&answer, seat, &dice),
            Request::Undo {} => {
                let table = self.table_mut()?;
                table.now = table.before.pop_back().ok_or_else(|| Refused::new("nothing to take back"))?;
                Ok(table.status(&[]))
            }
            Request::Hint { seat, bot, seed } => self.table()?.hint(seat, bot.as_deref(), seed),
            Request::Play { bots, seed, answers } => self.table_mut()?.play(&bots, seed, answers),
            Request::Playouts { games, bots, seed, seat } => {
                let table = self.table()?;
                let seat = seat.map(|seat| table.seat(seat)).transpose()?;
                playouts::run(&table.game, &table.now.state, &playouts::Plan { games, bots, seed, seat })
            }
            Request::Batch { .. } | Request::Quit {} => Ok(Map::new()),
        }
    }

    fn about(&self) -> Map<String, Value> {
        fields(json!({
            "game": G::NAME,
            "version": table::PROGRAM,
            "rules": G::RULES,
            "content": self.content.hash(),
            "seats": [G::SEATS.start(), G::SEATS.end()],
            "options": G::Options::default(),
            "choices": G::choices().iter().copied().collect::<BTreeMap<_, _>>(),
            "bots": G::OPPONENTS.names(),
        }))
    }

    fn set_up(&mut self, seats: usize, options: Map<String, Value>, seed: u64, index: u64) -> Reply {
        let options: G::Options =
            serde_json::from_value(Value::Object(options)).map_err(|e| format!("options: {e}"))?;
        let range = G::SEATS;
        let seats = u8::try_from(seats).ok().filter(|seats| range.contains(seats));
        let seats = seats.ok_or_else(|| format!("seats: from {} to {}", range.start(), range.end()))?;
        let game = G::new(&self.content, &options, seats).map_err(|why| {
            why.iter().map(|why| self.texts.message(why, &[])).collect::<Vec<_>>().join("; ")
        })?;
        let mut chance = Sampled::nth(seed, index);
        let mut events = Vec::new();
        let state = start(&game, &mut chance, &mut events);
        Ok(self.sit(game, Moment { state, chance }, &events))
    }

    fn load(&mut self, mut position: Map<String, Value>, seed: u64, dice: &[u8]) -> Reply {
        let of = position.entry("game").or_insert_with(|| G::NAME.into());
        if of != G::NAME {
            return Err(Refused::new(format!("position: is of {of}, this is {}", G::NAME)));
        }
        let mut chance = Sampled::new(seed);
        let mut rolled = Dice::new(dice, &mut chance);
        let (game, mut state) = <G as Placed>::read(&self.content, Value::Object(position), &mut rolled)
            .map_err(|reasons| format!("position: {}", reasons.join("; ")))?;
        let mut events = Vec::new();
        game.run(&mut state, &mut rolled, &mut events);
        rolled.finish()?;
        Ok(self.sit(game, Moment { state, chance }, &events))
    }

    fn sit(&mut self, game: G, now: Moment<G>, events: &[G::Event]) -> Map<String, Value> {
        self.table.insert(InPlay { game, now, before: VecDeque::new() }).status(events)
    }

    fn apply(&mut self, answer: &str, seat: Option<u8>, dice: &[u8]) -> Reply {
        let Desk { table, texts, .. } = self;
        let table = table.as_mut().ok_or_else(no_table)?;
        let refused = |refusal: &Refusal| Refused {
            why: texts.message(&refusal.message, &seat_names(table.game.seats())),
            rule: refusal.rule,
        };
        let waiting = table.game.waiting(&table.now.state);
        let seat = match seat {
            Some(seat) => table.seat(seat)?,
            None => waiting.must.first().ok_or_else(|| refused(&Refusal::not_your_turn(waiting.must)))?,
        };
        if !waiting.hears(seat) {
            return Err(refused(&Refusal::not_your_turn(waiting.must)));
        }
        let answer = read_answer(&table.game, &table.now.state, seat, answer).map_err(|why| refused(&why))?;
        let mut next = table.now.clone();
        let mut rolled = Dice::new(dice, &mut next.chance);
        let mut events = Vec::new();
        advance(&table.game, &mut next.state, seat, answer, &mut rolled, &mut events);
        rolled.finish()?;
        table.go_to(next);
        Ok(table.status(&events))
    }

    fn table(&self) -> Result<&InPlay<G>, Refused> {
        self.table.as_ref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut InPlay<G>, Refused> {
        self.table.as_mut().ok_or_else(no_table)
    }
}

/// The fields of an object.
pub fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => Map::new(),
    }
}

/// Names for seats, which have none here.
fn seat_names(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("seat {seat}")).collect()
}

fn no_table() -> Refused {
    Refused::new("there is no table: begin with new or load")
}

impl<G: Known> InPlay<G> {
    /// A seat of this table.
    fn seat(&self, seat: u8) -> Result<Seat, Refused> {
        let seats = self.game.seats();
        if seat < seats { Ok(Seat(seat)) } else { Err(format!("seat: from 0 to {}", seats - 1).into()) }
    }

    /// This seat, or the first that must answer.
    fn asked(&self, seat: Option<u8>) -> Result<Seat, Refused> {
        match seat {
            Some(seat) => self.seat(seat),
            None => {
                let first = self.game.waiting(&self.now.state).must.first();
                first.ok_or_else(|| Refused::new("the game is over"))
            }
        }
    }

    fn go_to(&mut self, next: Moment<G>) {
        if self.before.len() == UNDO {
            self.before.pop_front();
        }
        self.before.push_back(std::mem::replace(&mut self.now, next));
    }

    /// Who must answer, what has happened, and the end once it has come.
    fn status(&self, events: &[G::Event]) -> Map<String, Value> {
        let waiting = self.game.waiting(&self.now.state);
        let events: Vec<Happened> = events.iter().map(Happened::of).collect();
        fields(json!({
            "waiting": waiting.must,
            "sealed": waiting.secrecy == Secrecy::Sealed,
            "events": events,
            "standing": self.game.standing(&self.now.state),
        }))
    }

    fn answers(&self, seat: Option<u8>) -> Reply {
        let seat = self.asked(seat)?;
        let question = Question::of(&self.game, &self.now.state, seat);
        serde_json::to_value(question).map(fields).map_err(|e| Refused::new(e.to_string()))
    }

    fn view(&self, seat: Option<u8>) -> Reply {
        let observer = seat.map(|seat| self.seat(seat)).transpose()?;
        let observer = observer.map_or(Observer::Spectator, Observer::Seat);
        let view = serde_json::to_value(self.game.view(&self.now.state, observer));
        Ok(fields(json!({ "view": view.map_err(|e| e.to_string())? })))
    }

    fn hint(&self, seat: Option<u8>, bot: Option<&str>, seed: u64) -> Reply {
        let (game, state) = (&self.game, &self.now.state);
        let seat = self.asked(seat)?;
        let mut answers = Vec::new();
        if game.waiting(state).must.has(seat) {
            game.list(state, seat, &mut answers);
        }
        if answers.is_empty() {
            return Err(format!("seat {seat} need not answer").into());
        }
        let view = game.view(state, Observer::Seat(seat));
        let Some(bot) = bot else {
            let path = |answer: &G::Answer| game.path(state, seat, *answer).to_string();
            let paths = answers.iter().map(path).collect();
            let advice = G::OPPONENTS.advise(game, &view, seat, &Listed { answers, paths }, seed);
            let mut reply = fields(json!({ "seat": seat }));
            reply.extend(serde_json::to_value(advice).map(fields).map_err(|e| e.to_string())?);
            return Ok(reply);
        };
        G::OPPONENTS.check(bot)?;
        let mut bot = G::OPPONENTS.exact(bot, seed).ok_or_else(|| Refused::new("there is no such bot"))?;
        let answer = bot.answer(game, &view, seat, &answers);
        Ok(fields(json!({ "seat": seat, "answer": game.path(state, seat, answer).to_string() })))
    }

    fn play(&mut self, bots: &[Option<String>], seed: u64, most: Option<usize>) -> Reply {
        let seats = usize::from(self.game.seats());
        if bots.len() != seats {
            return Err(format!("bots: {} for {seats} seats; name one each, or null", bots.len()).into());
        }
        let mut players = Vec::with_capacity(seats);
        let mut seeds = Sampled::new(seed);
        for name in bots {
            let seed = seeds.word();
            if let Some(name) = name {
                G::OPPONENTS.check(name)?;
            }
            players.push(name.as_deref().and_then(|name| G::OPPONENTS.exact(name, seed)));
        }
        let most = most.unwrap_or(LONGEST_PLAY).min(LONGEST_PLAY);
        let (mut answered, mut events, mut floor) = (Vec::new(), Vec::new(), Floor::default());
        let mut answers = Vec::new();
        while answered.len() < most {
            let (game, state) = (&self.game, &self.now.state);
            let waiting = game.waiting(state);
            let Some((seat, turn)) = floor.next(waiting) else { break };
            let Some(bot) = &mut players[seat.index()] else {
                match turn {
                    // Somebody else's answer: play stops here.
                    Turn::Must => break,
                    Turn::Called => floor.say_nothing(seat),
                }
                continue;
            };
            answers.clear();
            if turn == Turn::Must {
                game.list(state, seat, &mut answers);
            }
            if floor.lets_act(waiting, seat) {
                game.acts(state, seat, &mut answers);
            }
            let said = if answers.is_empty() { None } else { say(&mut **bot, game, state, seat, &answers) };
            let answer = match (said, turn) {
                (Some(answer), _) => answer,
                (None, Turn::Must) => break,
                (None, Turn::Called) => {
                    floor.say_nothing(seat);
                    continue;
                }
            };
            match manner(game, state, seat, answer) {
                Manner::Answer => floor.answer(),
                Manner::Act => floor.act(),
            }
            answered.push(json!({ "seat": seat, "answer": game.path(state, seat, answer).to_string() }));
            let mut next = self.now.clone();
            advance(game, &mut next.state, seat, answer, &mut next.chance, &mut events);
            self.go_to(next);
        }
        let mut reply = fields(json!({ "answered": answered }));
        reply.extend(self.status(&events));
        Ok(reply)
    }
}
