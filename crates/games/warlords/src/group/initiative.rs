//! Initiative (p.2, p.8): dice, and better ones for gold or cards.

use crate::Warlords;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, Phase, State};
use crate::cards::in_force::Span;
use crate::content::CardId;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::group::{PickInitiative, enter};
use crate::reason::Reason;
use crate::{cards, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Stack, Step, Waiting, Window};

/// How often tied players roll again before their order stays as it is; chance that is fair never comes so far.
const REROLLS: u8 = 32;

/// The Initiative phase begins.
pub(super) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Initiative);
    let board = play.board_mut();
    // WE-INITIATIVE-01
    board.end(Span::Initiative);
    let window = Window::of(board.in_order());
    play.goto(Dice(window))
}

/// Can he better his die by gold? Everybody can see it.
fn can_pay(game: &Warlords, board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.die < 12 && player.gold >= game.content.numbers.die_step.into()
}

/// Better dice for initiative are bought, each step for gold or a card (WE-INITIATIVE-02, WE-R-43).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice(pub Window);

/// The cards that may be played.
const TIMES: &[Timing] = &[Timing::Initiative];

impl Step<Warlords> for Dice {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let die = state.board.player(seat).die;
        prompt(Message::new("prompt-dice").with("die", die), rules::WE_INITIATIVE_02)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        if can_pay(game, &state.board, seat) {
            answers.push(Answer::Say(Word::Pay));
        }
        cards::list(game, state, seat, TIMES, answers);
        if state.board.player(seat).die < 12 {
            answers.extend(state.hands[seat.index()].designs(&game.content).iter().map(Answer::Discard));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (rule, player) = (rules::WE_INITIATIVE_02, state.board.player(seat));
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Card(card) = answer {
            return cards::judge(game, state, seat, TIMES, card);
        }
        if !matches!(answer, Answer::Say(Word::Pay) | Answer::Discard(_)) {
            return Err(Reason::NotAsked { rule });
        }
        if player.die >= 12 {
            return Err(Reason::BestDie);
        }
        if let Answer::Discard(card) = answer {
            let has = state.hands[seat.index()].designs(&game.content).has(card);
            return if has { Ok(()) } else { Err(Reason::NoCard { card }) };
        }
        let cost = game.content.numbers.die_step.into();
        if player.gold >= cost { Ok(()) } else { Err(Reason::Gold { rule, cost, gold: player.gold }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        answers.extend(CardId::all().map(Answer::Discard));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Card(card) = answer {
            return cards::play(play, seat, card);
        }
        if answer == Answer::Say(Word::Pay) {
            play.pay(seat, play.game.content.numbers.die_step.into(), rules::WE_INITIATIVE_02);
        } else if let Answer::Discard(card) = answer {
            // WE-INITIATIVE-03: without effect.
            cards::discard(play, seat, card);
            play.tell(Event::Discarded { seat, card, rule: rules::WE_INITIATIVE_02 });
        } else {
            self.0.pass();
            return play.goto(self);
        }
        let player = play.board_mut().player_mut(seat);
        player.die = (player.die + 2).min(12);
        let die = player.die;
        play.tell(Event::BetterDie { seat, die });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        while let Some(seat) = self.0.seat() {
            let has_cards = !play.state.hands[seat.index()].is_empty();
            if play.board().plays(seat) && (has_cards || can_pay(play.game, play.board(), seat)) {
                return play.ask(self);
            }
            self.0.pass();
        }
        roll(play);
        play.goto(PickInitiative)
    }
}

/// The rule by which initiative is settled now.
pub(super) fn rule(board: &Board) -> Rule {
    if board.phase == Phase::Setup { rules::WE_SETUP_02 } else { rules::WE_INITIATIVE_04 }
}

/// All roll together; the ranking goes from the highest to the lowest. All cards are handed back first, and there are
/// as many as players who still play (WE-R-07, WE-R-56).
pub(crate) fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let mut seats: Stack<Seat, 4> = play.board().playing().iter().collect();
    play.board_mut().rolls.clear();
    rank(play, &mut seats, 0);
    let board = play.board_mut();
    board.initiative_left = ((1u16 << (seats.len() + 1)) - 2) as u8;
    board.ranking = seats;
    board.order.clear();
    board.players.iter_mut().for_each(|p| p.initiative = 0);
}

/// WE-SETUP-03: ties are rolled again, WE-R-06: by those tied, with the same dice.
fn rank<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seats: &mut [Seat], again: u8) {
    if seats.len() < 2 || again > REROLLS {
        return;
    }
    let mut rolled = [0; 4];
    for seat in seats.iter() {
        let (die, bonus) = (play.board().player(*seat).die, play.board().initiative_bonus(*seat));
        let face = play.chance.die(die);
        rolled[seat.index()] = face + bonus;
        let rolls = &mut play.board_mut().rolls;
        if rolls.len() < 24 {
            rolls.push((*seat, face));
        }
        let rule = rule(play.board());
        play.tell(Event::RolledInitiative { seat: *seat, die, face, bonus, rule });
    }
    seats.sort_by_key(|seat| std::cmp::Reverse(rolled[seat.index()]));
    for tied in seats.chunk_by_mut(|a, b| rolled[a.index()] == rolled[b.index()]) {
        rank(play, tied, again + 1);
    }
}
