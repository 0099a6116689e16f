//! A clause is carried out, operation by operation; where it asks something, somebody answers (D17).

use super::verbs::{self, Ask};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Picked, State};
use crate::content::vocabulary::Hook;
use crate::content::{
    AdvancementId, AgendaKind, CardDeck, Carrier, Cities, Law, Nobles, Op, Program, Symbol,
};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use effects::{Called, ClauseId};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, SeatSet, Sink, Step, Waiting};

/// A clause that is being carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Carry {
    /// Which.
    pub clause: ClauseId,
    /// For whom.
    pub carrier: Carrier,
    /// What was picked.
    pub picked: Picked,
    /// The operation that is carried out.
    pub at: u8,
    /// Barons for whom it is still to be carried out, where it is done for one after another.
    pub seats: SeatSet,
    /// Is it done for one after another: have those Barons been found?
    pub loops: bool,
    /// Where that begins.
    pub from: u8,
    /// The one of them for whom it is done now.
    pub it: Option<Seat>,
    /// Nobles, or cities, that are still to be dealt with.
    pub nobles: Nobles,
    /// The same of cities.
    pub cities: Cities,
    /// Have those been found?
    pub found: bool,
    /// How many were chosen so far.
    pub chosen: u8,
    /// Who was chosen among those that tie.
    pub ties: [Option<Seat>; 2],
}

impl Carry {
    /// A clause is carried out.
    #[must_use]
    pub fn new(clause: ClauseId, carrier: Carrier) -> Carry {
        Carry {
            clause,
            carrier,
            picked: Picked { noble: carrier.noble, city: carrier.city, ..Picked::default() },
            at: 0,
            seats: SeatSet::EMPTY,
            loops: false,
            from: 0,
            it: None,
            nobles: Nobles::NONE,
            cities: Cities::NONE,
            found: false,
            chosen: 0,
            ties: [None; 2],
        }
    }

    /// What was due is carried out.
    #[must_use]
    pub fn called(called: Called<Carrier>) -> Carry {
        Carry::new(called.clause, called.carrier)
    }

    /// The same with what was picked.
    #[must_use]
    pub fn with(self, picked: Picked) -> Carry {
        Carry { picked, ..self }
    }

    /// All that a clause puts in force begins.
    pub(crate) fn put_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, called: Called<Carrier>) {
        let Some(program) = play.game.program(called.clause) else { return };
        for op in &program.ops {
            if let Op::PutInForce(clause) = op {
                put(play, *clause, called.carrier);
            }
        }
    }

    pub(super) fn op<'a>(&self, game: &'a Knights) -> Option<&'a Op> {
        game.program(self.clause)?.ops.get(usize::from(self.at))
    }

    /// On to the next operation.
    pub(super) fn next(self) -> Carry {
        self.jump(self.at + 1)
    }

    pub(super) fn jump(self, at: u8) -> Carry {
        Carry {
            at,
            nobles: Nobles::NONE,
            cities: Cities::NONE,
            found: false,
            chosen: 0,
            ties: [None; 2],
            ..self
        }
    }

    pub(super) fn hook(&self, game: &Knights) -> Option<Hook> {
        game.content.tables.trigger(self.clause).map(|trigger| trigger.hook)
    }

    /// Is it a Law that can be refused here? Tolls are refused when a move is declared.
    pub(super) fn is_law(&self, game: &Knights) -> bool {
        let law = game.program(self.clause).is_some_and(|program| program.law == Law::Comply);
        law && self.hook(game) != Some(Hook::MoveStart)
    }

    /// The rule by which what it does is told: that of the sort of card it is.
    pub(super) fn told_by(&self, game: &Knights) -> Rule {
        let Some(card) = game.content.tables.clause(self.clause).map(|clause| clause.source) else {
            return rules::WK_EVENT_02;
        };
        match card.deck {
            CardDeck::Event => rules::WK_EVENT_02,
            CardDeck::Agenda => match game.content.agendas[usize::from(card.number)].kind {
                AgendaKind::Motion => rules::WK_VOTE_06,
                AgendaKind::Law => rules::WK_AGENDA_02,
                AgendaKind::Charge if self.hook(game) == Some(Hook::Taxation) => rules::WK_AGENDA_12,
                AgendaKind::Charge => rules::WK_AGENDA_03,
                AgendaKind::Office => rules::WK_AGENDA_06,
            },
            CardDeck::Symbol if card.number == Symbol::Square as u8 => rules::WK_BATTLE_37,
            CardDeck::Symbol => rules::WK_BATTLE_36,
            CardDeck::Captain => rules::CG_TROOP_04,
            CardDeck::Advancement => rules::CG_TECH_11,
            CardDeck::Mission => rules::CG_MISSION_07,
        }
    }

    fn rule(&self, game: &Knights) -> Rule {
        let deck = game.content.tables.clause(self.clause).map(|clause| clause.source.deck);
        match deck {
            Some(CardDeck::Event) | None => rules::WK_EVENT_02,
            Some(CardDeck::Agenda) if self.is_law(game) => rules::WK_BAN_05,
            Some(CardDeck::Agenda) => self.told_by(game),
            Some(CardDeck::Symbol) => rules::WK_BATTLE_36,
            Some(CardDeck::Captain) => rules::CG_TROOP_04,
            Some(CardDeck::Advancement) => rules::CG_TECH_10,
            Some(CardDeck::Mission) => rules::CG_MISSION_06,
        }
    }
}

impl Knights {
    /// What a trigger does.
    pub(crate) fn program(&self, clause: ClauseId) -> Option<&Program> {
        self.content.tables.trigger(clause).map(|trigger| &trigger.verb)
    }
}

/// A clause is put in force for as long as it says.
fn put<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, clause: ClauseId, carrier: Carrier) {
    let until = play.game.content.tables.clause(clause).map(|clause| clause.until);
    if let Some(until) = until {
        // There is room for more than the decks can put in force at once.
        let _ = play.board_mut().in_force.put(clause, carrier, until);
    }
}

impl Step<Knights> for Carry {
    fn waiting(&self, game: &Knights, state: &State) -> Waiting {
        openly(verbs::asks(self, game, &state.board).map(|(seat, _)| seat))
    }

    fn prompt(&self, game: &Knights, state: &State, _: Seat) -> Prompt {
        let key = match verbs::asks(self, game, &state.board) {
            Some((_, Ask::Law)) => "prompt-law",
            Some((_, Ask::Options)) => "prompt-options",
            Some((_, Ask::Pay)) => "prompt-pay-or",
            Some((_, Ask::Tie)) => "prompt-choose-baron",
            Some((_, Ask::Noble)) => "prompt-choose-noble",
            Some((_, Ask::City)) => "prompt-choose-city",
            Some((_, Ask::Troop)) => "prompt-choose-troop",
            Some((_, Ask::Advancement)) => "prompt-choose-advancement",
            None => "prompt-over",
        };
        let card = game.content.tables.clause(self.clause).map(|clause| crate::answer::card(clause.source));
        let message = Message::new(key);
        prompt(card.into_iter().fold(message, |message, card| message.with("card", card)), self.rule(game))
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = self.rule(game);
        let board = &state.board;
        let Some((seat, ask)) = verbs::asks(self, game, board) else { return Err(Reason::NotAsked { rule }) };
        let legal = match ask {
            Ask::Law => matches!(answer, Answer::Say(Word::Accept | Word::Refuse)),
            Ask::Pay => matches!(answer, Answer::Say(Word::Yes | Word::No)),
            Ask::Options => matches!(answer, Answer::Part(n) if verbs::is_open(self, game, board, seat, n)),
            Ask::Tie => matches!(answer, Answer::Seat(seat) if verbs::tied(self, game, board).has(seat)),
            Ask::Noble => {
                (answer == Answer::Done && self.chosen > 0)
                    || matches!(answer, Answer::Noble(noble) if verbs::nobles_left(self, game, board).has(noble))
            }
            Ask::City => {
                matches!(answer, Answer::City(city) if verbs::cities_left(self, game, board).has(city))
            }
            Ask::Troop => {
                matches!(answer, Answer::Troop(kind, army) if verbs::may_desert(self, game, board, seat, kind, army))
            }
            Ask::Advancement => {
                matches!(answer, Answer::Advancement(id, _) if board.baron(seat).advancements.contains(&id))
                    && matches!(answer, Answer::Advancement(_, crate::answer::Stance::Obey))
            }
        };
        if legal { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, game: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let Some((seat, ask)) = verbs::asks(self, game, &state.board) else { return };
        match ask {
            Ask::Law => answers.extend([Word::Accept, Word::Refuse].map(Answer::Say)),
            Ask::Pay => {}
            Ask::Options => answers.extend((0..4).map(Answer::Part)),
            Ask::Tie => written::seats(&state.board, answers),
            Ask::Noble => written::nobles(answers),
            Ask::City => written::cities(answers),
            Ask::Troop => {
                for army in written::armies(&state.board, seat) {
                    let kinds = crate::content::kinds(state.board.troops(army));
                    answers.extend(kinds.map(|kind| Answer::Troop(kind, army)));
                }
            }
            Ask::Advancement => {
                let obey = crate::answer::Stance::Obey;
                answers.extend(AdvancementId::all().map(|id| Answer::Advancement(id, obey)));
            }
        }
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        verbs::answered(self, play, seat, answer)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(op) = self.op(play.game) else { return play.pop() };
        match op {
            Op::Goto(to) => {
                // Barons are left for whom it is still to be done.
                let to = if self.loops && !self.seats.is_empty() { self.from } else { *to };
                let loops = self.loops && !self.seats.is_empty();
                play.goto(Carry { loops, ..self.jump(to) })
            }
            Op::PutInForce(clause) => {
                let carrier = Carrier { noble: self.picked.noble, city: self.picked.city, ..self.carrier };
                put(play, *clause, carrier);
                play.goto(self.next())
            }
            Op::Test(condition, then, otherwise) => {
                let scene = play.game.scene(play.board());
                let holds = effects::Scene::holds(&scene, condition, self.carrier);
                let to = if holds { then.0 } else { otherwise.0 };
                play.goto(self.jump(to))
            }
            Op::Choose(by, blocks) => verbs::choose(self, play, by, blocks),
            Op::Payor(effect, block) => verbs::pay_or(self, play, effect, *block),
            Op::Do(effect) => verbs::carry_out(self, play, effect),
        }
    }
}
