//! An Event is drawn: random targets, then it may be cancelled, then it takes effect (WK-EVENT-02, WK-EVENT-03, WK-EVENT-04,
//! WK-EVENT-05, WK-EVENT-06, WK-EVENT-07, WK-EVENT-08, WK-EVENT-09, WK-EVENT-10, WK-EVENT-11, WK-EVENT-12, WK-R-84).

use super::Carry;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, Picked, State};
use crate::content::vocabulary::{
    Cities as CityWords, CityPick, Effect, Fleet, Hook, Noble, NoblePick, Nobles as NobleWords, Resource,
    Route, Site, Stat, Target, TroopNation, Troops,
};
use crate::content::{Card, CardDeck, Carrier, Colour, EventId, Op, Subject};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use effects::ClauseId;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Stack, Step, Waiting, Window};

/// An Event on the table (WK-EVENT-13, WK-R-96).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawnEvent {
    /// Which.
    pub event: EventId,
    /// Who drew it.
    pub drawer: Seat,
    /// What was picked at random for its clauses; none: nothing yet.
    pub picked: Option<[Picked; 2]>,
    /// Who may still offer Faith.
    pub window: Window,
    /// What was offered so far.
    pub offers: [u8; 6],
}

impl DrawnEvent {
    /// It was just drawn.
    #[must_use]
    pub fn new(event: EventId, drawer: Seat) -> DrawnEvent {
        DrawnEvent { event, drawer, picked: None, window: Window::default(), offers: [0; 6] }
    }

    fn carrier(self) -> Carrier {
        Carrier { baron: self.drawer, ..Carrier::default() }
    }

    fn offered(self) -> u16 {
        self.offers.iter().map(|faith| u16::from(*faith)).sum()
    }

    /// Does this offer cancel it: with others' at the printed cost, or alone at his own (content stat `faith_cancel`)?
    fn cancels(self, game: &Knights, board: &Board, seat: Seat, faith: u16) -> bool {
        let Some(cost) = game.content.events[self.event.index()].cancel else { return false };
        let alone = game.cancel_price(board, self.event, seat);
        if self.offered() == 0 {
            faith >= alone
        } else {
            faith > 0 && self.offered() + faith >= u16::from(cost)
        }
    }
}

impl Knights {
    /// The Faith that cancels an Event for who pays alone.
    #[must_use]
    pub fn cancel_price(&self, board: &Board, event: EventId, seat: Seat) -> u16 {
        let base = self.content.events[event.index()].cancel.unwrap_or(u8::MAX);
        self.stat(board, Stat::FaithCancel, Subject::Baron(seat), base.into()).max(1) as u16
    }

    fn now_clauses(&self, event: EventId) -> Stack<ClauseId, 4> {
        let tables = &self.content.tables;
        let card = Card { deck: CardDeck::Event, number: event.0 };
        let now = |id: &ClauseId| tables.trigger(*id).is_some_and(|trigger| trigger.hook == Hook::Now);
        tables.of(card).map(|(id, _)| id).filter(now).take(4).collect()
    }
}

impl Step<Knights> for DrawnEvent {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let cost = game.cancel_price(&state.board, self.event, seat);
        let message = Message::new("prompt-cancel-event")
            .with("event", self.event)
            .with("cost", cost)
            .with("offered", self.offered());
        prompt(message, rules::WK_EVENT_06)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WK_EVENT_06;
        let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule }) };
        let n = u16::from(n);
        let faith = state.board.baron(seat).faith;
        if n > faith {
            return Err(Reason::Faith { rule, cost: n, faith });
        }
        let print = &game.content.events[self.event.index()];
        let alone = game.cancel_price(&state.board, self.event, seat);
        let printed = u16::from(print.cancel.unwrap_or_default());
        if self.offered() > 0 {
            // WK-EVENT-10: of a blue Event several share what is printed, and nobody pays more than is missing.
            let most = printed.saturating_sub(self.offered());
            let rule = rules::WK_EVENT_10;
            return if n <= most { Ok(()) } else { Err(Reason::TooMuch { rule, most: most.min(255) as u8 }) };
        }
        // A red Event is cancelled by its drawer or not at all (WK-EVENT-07). Less than what is printed, and than what cancels it for
        // himself, is a share; between the two there is no price.
        let is_share = print.colour == Colour::Blue && n < printed.min(alone);
        if n == 0 || n == alone || is_share {
            Ok(())
        } else if n > alone {
            Err(Reason::TooMuch { rule, most: alone.min(255) as u8 })
        } else {
            Err(Reason::NotOffered { rule })
        }
    }

    fn candidates(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let printed = game.content.events[self.event.index()].cancel.unwrap_or_default();
        let most = game.cancel_price(&state.board, self.event, seat).max(printed.into()).min(20) as u8;
        answers.extend((0..=most + 1).map(Answer::Number));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Number(faith) = answer else { return Next::Ask };
        if self.cancels(play.game, play.board(), seat, faith.into()) {
            self.offers[seat.index()] = faith;
            for payer in Seat::all(play.game.seats) {
                let faith = u16::from(self.offers[payer.index()]);
                play.pay(payer, Resource::Faith, faith, rules::WK_EVENT_06);
            }
            play.tell(Event::EventCancelled { card: self.event });
            play.board_mut().events.used.insert(self.event);
            return play.pop();
        }
        self.offers[seat.index()] = faith;
        if faith > 0 {
            play.tell(Event::FaithOffered { seat, faith });
        }
        self.window.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(picked) = self.picked else {
            self.picked = Some(pick(play, self));
            let print = play.game.content.events[self.event.index()];
            let able = |board: &Board, seat: Seat| board.baron(seat).faith > 0;
            let seats: Stack<Seat, 8> = match (print.cancel, print.colour) {
                (None, _) | (_, Colour::Green) => Stack::new(),
                // WK-EVENT-07, WK-EVENT-08
                (_, Colour::Red) => [self.drawer].into_iter().collect(),
                (_, Colour::Blue) => play.board().in_order().collect(),
            };
            self.window = Window::of(seats.iter().copied().filter(|seat| able(play.board(), *seat)));
            return play.goto(self);
        };
        if self.window.seat().is_some() {
            return Next::Ask;
        }
        take_effect(play, self, picked)
    }
}

/// Nobody has cancelled it: its clauses are carried out in order.
fn take_effect<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    drawn: DrawnEvent,
    picked: [Picked; 2],
) -> Next {
    play.pop();
    let print = play.game.content.events[drawn.event.index()];
    let clauses = play.game.now_clauses(drawn.event);
    // One that strikes nobody does not last.
    let strikes = |clause: &ClauseId| {
        let ops = play.game.program(*clause).map_or(&[][..], |program| &program.ops);
        ops.iter().any(|op| matches!(op, Op::Do(Effect::Pick { from: Target::Noble(_), .. })))
    };
    let missed = picked[0].noble.is_none() && clauses.iter().any(strikes);
    if !print.lasting || missed {
        play.board_mut().events.used.insert(drawn.event);
    }
    for (place, clause) in clauses.iter().enumerate().rev() {
        let carry = Carry::new(*clause, drawn.carrier()).with(picked[place.min(1)]);
        play.push(carry);
    }
    Next::Go
}

/// WK-EVENT-11: random targets are drawn before anybody decides.
fn pick<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, drawn: DrawnEvent) -> [Picked; 2] {
    let mut picked = [Picked::default(); 2];
    let clauses = play.game.now_clauses(drawn.event);
    for (place, clause) in clauses.iter().enumerate().take(2) {
        let Some(program) = play.game.program(*clause) else { continue };
        let mut at = 0;
        while let Some(op) = program.ops.get(usize::from(at)) {
            at = match op {
                Op::Do(effect) => {
                    let carry = Carry::new(*clause, drawn.carrier()).with(picked[place]);
                    random(play, carry, effect, &mut picked[place]);
                    at + 1
                }
                // Only of what will be carried out.
                Op::Test(condition, then, otherwise) => {
                    let scene = play.game.scene(play.board());
                    let holds = effects::Scene::holds(&scene, condition, drawn.carrier());
                    if holds { then.0 } else { otherwise.0 }
                }
                Op::Choose(_, blocks) => blocks.last().map_or(at + 1, |block| block.1),
                Op::Payor(_, block) => block.1,
                Op::Goto(to) => *to,
                Op::PutInForce(_) => at + 1,
            };
        }
    }
    let [first, second] = picked;
    for one in [first, second] {
        if one != Picked::default() {
            let Picked { noble, city, nation, route, .. } = one;
            match route {
                Some(expedition) => play.tell(Event::RouteDrawn { expedition }),
                None => play.tell(Event::TargetsDrawn { noble, city, nation }),
            }
        }
    }
    picked
}

fn random<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    carry: Carry,
    effect: &Effect,
    picked: &mut Picked,
) {
    if let Effect::Pick {
        from: Target::Noble(who @ Noble::Of(NobleWords::Noble { pick: NoblePick::Random, .. })),
        ..
    } = effect
    {
        picked.noble = super::verbs::any_noble(play, &carry, who);
    } else if let Effect::Pick {
        from: Target::Site(what @ Site::City(CityWords::City { pick: CityPick::Random, .. })),
        ..
    } = effect
    {
        let (all, _) = carry.cities(play.game, play.board(), what);
        picked.city = play.fate_city(rules::WK_FATE_02, |_, city| all.has(city));
    } else if let Effect::Desert { troops: Troops::Troops { nat: TroopNation::Random, .. }, .. } = effect {
        picked.nation = play.fate_nation(rules::WK_FATE_02);
    } else if let Effect::Expedition { route: Route::Random, fate: Fleet::Lose } = effect {
        picked.route = super::verbs::any_fleet(play);
    }
}
