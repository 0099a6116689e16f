//! What a card asks to be chosen: once for each kind of effect, never once for each card.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::{Army, Kind, Troop};
use crate::board::{Board, Captive, State};
use crate::cards::changes::{self, At};
use crate::cards::{at_once, effect, possible};
use crate::content::vocabulary::{Effect, Movers, Where, Who};
use crate::content::{CardId, FiefId, Fiefs, KingdomId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::turn::{self, end};
use crate::{group, rules};
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// An effect begins: what needs no choice is done at once, the rest asks.
pub(super) fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    target: Seat,
    part: u8,
) {
    let what = effect(&play.game.content.cards[card.index()], part);
    let ask =
        |left: u16| CardChoice { card, by, target, part, left: left.min(250) as u8, fief: None, to: None };
    match what {
        Effect::PlaceSoldiers { kind, n, place: Where::ThisBattle, merc } => {
            let troop = possible::placed(kind.kind(), *merc);
            let n = possible::pieces(play.game, play.board(), by, troop, *n);
            // WE-R-23: no card crowds a Mountain.
            let n = n.min(possible::room_in_battle(play.game, play.board(), by));
            changes::reinforce(play, by, troop, n);
        }
        Effect::PlaceSoldiers { kind, n, place, merc } => {
            let troop = possible::placed(kind.kind(), *merc);
            let n = possible::pieces(play.game, play.board(), by, troop, *n);
            play.push(ask(if *place == Where::AnyOwnFief { n } else { 1 }));
        }
        Effect::RemoveSoldiers { n, .. } => {
            play.push(ask(*n));
        }
        // WE-R-62: each soldier is upgraded, or paid for, once.
        Effect::Upgrade { from, n, place, .. } => {
            let there = possible::upgradable_soldiers(play.board(), by, from.kind(), *place);
            play.push(ask(there.min(*n)));
        }
        Effect::CancelCastleBonus { .. }
        | Effect::TurnSoldiers { .. }
        | Effect::ExtraMove { .. }
        | Effect::ReleaseWarlord { .. }
        | Effect::CastleWork => {
            play.push(ask(1));
        }
        Effect::All { parts } => parts.iter().for_each(|part| at_once::carry_out(play, part, by, target)),
        Effect::GainGold { .. }
        | Effect::LoseGold { .. }
        | Effect::TaxShift { .. }
        | Effect::DieStep { .. }
        | Effect::BaseDie { .. }
        | Effect::ExtraDice { .. }
        | Effect::AbsorbHits { .. }
        | Effect::StrikeFirst { .. }
        | Effect::NoAttack { .. }
        | Effect::InitiativeDie { .. }
        | Effect::LiftExcommunication { .. }
        | Effect::Choose { .. } => at_once::carry_out(play, what, by, target),
    }
}

/// Soldiers of one kind, own or hired, that stand in a fief.
fn of_kind(army: &Army, kind: Kind) -> impl Iterator<Item = Troop> {
    [Some(Troop::own(kind)), Troop::hired(kind)].into_iter().flatten().filter(|t| army.of(*t) > 0)
}

/// Upgrades in one fief or one castle stay in the fief of the first.
fn scope(fiefs: Fiefs, place: Where, fixed: Option<FiefId>) -> Fiefs {
    match (place, fixed) {
        (Where::OneOwnFief | Where::OwnCastle, Some(fief)) => fiefs.and(Fiefs::one(fief)),
        _ => fiefs,
    }
}

/// Captives of his that the target holds; anybody, if the card is played on nobody.
fn releasable(board: &Board, by: Seat, target: Seat) -> impl Iterator<Item = Captive> {
    let fiefs = board.fiefs(target);
    board.captives.iter().copied().filter(move |c| c.owner == by && (target == by || fiefs.has(c.prison)))
}

/// At least one soldier stays behind.
fn most_turned(game: &Warlords, board: &Board, from: FiefId, to: FiefId, troop: Troop, max: u16) -> u16 {
    let army = &board.armies[from];
    army.of(troop).min(max).min(army.total().saturating_sub(1)).min(board.room(&game.content, to))
}

/// What a card asks to be chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardChoice {
    /// Which card.
    pub card: CardId,
    /// By whom.
    pub by: Seat,
    /// On whom; himself if on nobody.
    pub target: Seat,
    /// Which part of it.
    pub part: u8,
    /// How many times it is still to be done.
    pub left: u8,
    /// The fief that was chosen.
    pub fief: Option<FiefId>,
    /// Where soldiers go from there.
    pub to: Option<FiefId>,
}

impl CardChoice {
    /// The effect that asks.
    fn what(self, game: &Warlords) -> &Effect {
        effect(&game.content.cards[self.card.index()], self.part)
    }

    /// Who makes the choices of the effect.
    fn chooser(self, game: &Warlords) -> Seat {
        let by_target = matches!(self.what(game), Effect::RemoveSoldiers { chooser: Who::Opponent, .. });
        if by_target { self.target } else { self.by }
    }

    /// One of several has been done; the fief of the first may bind the others.
    fn counted_down(self, chosen: Option<FiefId>) -> CardChoice {
        CardChoice { left: self.left.saturating_sub(1), fief: self.fief.or(chosen), ..self }
    }
}

impl Step<Warlords> for CardChoice {
    #[inline]
    fn waiting(&self, game: &Warlords, _: &State) -> Waiting {
        openly(self.chooser(game))
    }

    fn prompt(&self, game: &Warlords, _: &State, _: Seat) -> Prompt {
        let key = match self.what(game) {
            Effect::CancelCastleBonus { .. } => "prompt-card-kingdom",
            Effect::PlaceSoldiers { .. } => "prompt-card-place",
            Effect::RemoveSoldiers { .. } => "prompt-card-remove",
            Effect::Upgrade { .. } => "prompt-card-upgrade",
            Effect::TurnSoldiers { .. } if self.fief.is_some() => "prompt-card-turn-who",
            Effect::TurnSoldiers { .. } => "prompt-card-turn",
            Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. } => "prompt-card-march",
            Effect::ExtraMove { movers: Movers::SixOfOneFief, .. } => "prompt-card-wagons",
            Effect::ReleaseWarlord { .. } => "prompt-card-release",
            Effect::CastleWork
            | Effect::GainGold { .. }
            | Effect::LoseGold { .. }
            | Effect::TaxShift { .. }
            | Effect::DieStep { .. }
            | Effect::BaseDie { .. }
            | Effect::ExtraDice { .. }
            | Effect::AbsorbHits { .. }
            | Effect::StrikeFirst { .. }
            | Effect::NoAttack { .. }
            | Effect::InitiativeDie { .. }
            | Effect::LiftExcommunication { .. }
            | Effect::All { .. }
            | Effect::Choose { .. } => "prompt-card-castle",
        };
        prompt(Message::new(key).with("card", answer::card(self.card)), rules::WE_CARD_14)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        let (board, CardChoice { by, target, fief, .. }) = (&state.board, *self);
        match self.what(game) {
            Effect::CancelCastleBonus { .. } => {
                answers.extend(possible::due_bonuses(game, board, target).iter().map(Answer::Kingdom));
            }
            Effect::PlaceSoldiers { kind, place, merc, .. } => {
                let spots = possible::spots(game, board, by, possible::placed(kind.kind(), *merc), *place);
                answers.extend(spots.iter().map(Answer::Fief));
            }
            Effect::RemoveSoldiers { kinds, .. } => {
                for fief in board.fiefs(target).iter().filter(|f| board.armies[*f].total() > 1) {
                    let army = &board.armies[fief];
                    let picked = |t: &Troop| army.of(*t) > 0 && kinds.iter().any(|k| k.kind() == t.kind());
                    answers.extend(
                        Troop::ALL.into_iter().filter(picked).map(|troop| Answer::Soldier { fief, troop }),
                    );
                }
            }
            Effect::Upgrade { from, place, .. } => {
                if fief.is_some() {
                    answers.push(Answer::Done);
                }
                let fiefs = possible::upgradable(board, by, from.kind(), *place);
                for fief in scope(fiefs, *place, fief).iter() {
                    let troops = of_kind(&board.armies[fief], from.kind());
                    answers.extend(troops.map(|troop| Answer::Soldier { fief, troop }));
                }
                for fief in possible::upgradable_attacks(board, by, from.kind(), *place).iter() {
                    let troops = of_kind(&board.attacks[fief], from.kind());
                    answers.extend(troops.map(|troop| Answer::Attacker { fief, troop }));
                }
            }
            Effect::TurnSoldiers { kind, max, .. } => match (fief, self.to) {
                (None, _) => {
                    let pairs = possible::traitors(game, board, by, kind.kind());
                    answers.extend(pairs.map(|(from, to)| Answer::Between { from, to }));
                }
                (Some(_), None) => {}
                (Some(from), Some(to)) => {
                    for troop in of_kind(&board.armies[from], kind.kind()) {
                        let most = most_turned(game, board, from, to, troop, *max);
                        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
                    }
                }
            },
            Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. } => {
                answers.extend(possible::march_fiefs(board, by).iter().map(Answer::Fief));
            }
            Effect::ExtraMove { movers: Movers::SixOfOneFief, .. } => {
                answers.extend(possible::wagon_fiefs(game, board, by).iter().map(Answer::Fief));
            }
            Effect::ReleaseWarlord { .. } => {
                let mut last = None;
                for captive in releasable(board, by, target) {
                    if last != Some(captive) {
                        answers.push(Answer::Captive { owner: captive.owner, prison: captive.prison });
                    }
                    last = Some(captive);
                }
            }
            Effect::CastleWork => group::list_castle_work(game, board, by, answers),
            // These ask nothing.
            Effect::GainGold { .. }
            | Effect::LoseGold { .. }
            | Effect::TaxShift { .. }
            | Effect::DieStep { .. }
            | Effect::BaseDie { .. }
            | Effect::ExtraDice { .. }
            | Effect::AbsorbHits { .. }
            | Effect::StrikeFirst { .. }
            | Effect::NoAttack { .. }
            | Effect::InitiativeDie { .. }
            | Effect::LiftExcommunication { .. }
            | Effect::All { .. }
            | Effect::Choose { .. } => {}
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let (board, CardChoice { card, by, target, fief, .. }) = (&state.board, *self);
        let no = Err(Reason::NoEffect { card });
        let yes = |holds: bool| if holds { Ok(()) } else { no };
        match (self.what(game), answer) {
            (Effect::CancelCastleBonus { .. }, Answer::Kingdom(k)) => {
                yes(possible::due_bonuses(game, board, target).has(k))
            }
            (Effect::PlaceSoldiers { kind, place, merc, .. }, Answer::Fief(f)) => {
                let troop = possible::placed(kind.kind(), *merc);
                if !board.fiefs(by).has(f) {
                    return Err(Reason::NotYours { rule: rules::WE_CARD_08, fief: f });
                }
                if board.room(&game.content, f) == 0 {
                    return Err(Reason::Full { rule: rules::WE_R_23, fief: f });
                }
                yes(possible::spots(game, board, by, troop, *place).has(f))
            }
            (Effect::RemoveSoldiers { kinds, .. }, Answer::Soldier { fief: f, troop }) => {
                let kinds: Vec<Kind> = kinds.iter().map(|k| k.kind()).collect();
                let there = board.fiefs(target).has(f) && board.armies[f].of(troop) > 0;
                yes(there && kinds.contains(&troop.kind()) && possible::removable(board, f, &kinds))
            }
            (Effect::Upgrade { .. }, Answer::Done) => yes(fief.is_some()),
            (Effect::Upgrade { from, place, .. }, Answer::Soldier { fief: f, troop }) => {
                let fiefs = scope(possible::upgradable(board, by, from.kind(), *place), *place, fief);
                yes(fiefs.has(f) && troop.kind() == from.kind() && board.armies[f].of(troop) > 0)
            }
            (Effect::Upgrade { from, place, .. }, Answer::Attacker { fief: f, troop }) => {
                let fiefs = possible::upgradable_attacks(board, by, from.kind(), *place);
                yes(fiefs.has(f) && troop.kind() == from.kind() && board.attacks[f].of(troop) > 0)
            }
            (Effect::TurnSoldiers { kind, .. }, Answer::Between { from, to }) if fief.is_none() => {
                if possible::traitors(game, board, by, kind.kind()).any(|pair| pair == (from, to)) {
                    return Ok(());
                }
                if board.taken().without(board.fiefs(by)).has(from)
                    && game.scenario.near[from].and(board.fiefs(by)).is_empty()
                {
                    return Err(Reason::Isolated { fief: from });
                }
                no
            }
            (Effect::TurnSoldiers { kind, max, .. }, Answer::Troops { troop, amount }) => {
                let (Some(from), Some(to)) = (fief, self.to) else { return no };
                let most = most_turned(game, board, from, to, troop, *max);
                yes(troop.kind() == kind.kind() && amount.of(most).is_some())
            }
            (Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. }, Answer::Fief(f)) => {
                yes(possible::march_fiefs(board, by).has(f))
            }
            (Effect::ExtraMove { movers: Movers::SixOfOneFief, .. }, Answer::Fief(f)) => {
                yes(possible::wagon_fiefs(game, board, by).has(f))
            }
            (Effect::ReleaseWarlord { .. }, Answer::Captive { owner, prison }) => {
                yes(releasable(board, by, target).any(|c| c == Captive { prison, owner }))
            }
            (Effect::CastleWork, Answer::Begin(kingdom)) => group::judge_begin(game, board, by, kingdom),
            (Effect::CastleWork, Answer::Finish(f)) => group::judge_finish(board, by, f),
            _ => Err(Reason::NotAsked { rule: rules::WE_CARD_14 }),
        }
    }

    fn candidates(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(KingdomId::all().map(Answer::Kingdom));
        written::fiefs(Answer::Fief, answers);
        written::soldiers(answers);
        let soldiers = |fief| Troop::ALL.map(|troop| Answer::Soldier { fief, troop });
        answers.extend(FiefId::all().flat_map(soldiers));
        let attackers = |fief| Troop::ALL.map(|troop| Answer::Attacker { fief, troop });
        answers.extend(FiefId::all().flat_map(attackers));
        let near = |fief: FiefId| {
            let all = &game.content.fiefs[fief.index()];
            all.by_land.or(all.by_sea)
        };
        let between = |from| near(from).iter().map(move |to| Answer::Between { from, to });
        answers.extend(FiefId::all().flat_map(between));
        answers.extend(KingdomId::all().map(Answer::Begin));
        written::fiefs(Answer::Finish, answers);
        let captives = |owner| FiefId::all().map(move |prison| Answer::Captive { owner, prison });
        answers.extend(Seat::all(state.board.seats).flat_map(captives));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let CardChoice { by, target, fief: first, .. } = self;
        match (self.what(play.game), answer) {
            (_, Answer::Done) => return play.pop(),
            (Effect::CancelCastleBonus { .. }, Answer::Kingdom(kingdom)) => {
                play.board_mut().cancelled[target.index()].insert(kingdom);
                play.pop();
                play.tell(Event::BonusCancelled { seat: target, kingdom });
            }
            (Effect::PlaceSoldiers { kind, n, place, merc }, Answer::Fief(fief)) => {
                let troop = possible::placed(kind.kind(), *merc);
                let n = if *place == Where::AnyOwnFief {
                    1
                } else {
                    possible::pieces(play.game, play.board(), by, troop, *n)
                };
                let n = n.min(play.board().room(&play.game.content, fief));
                play.goto(self.counted_down(None));
                changes::place_by_card(play, by, fief, troop, n);
            }
            (Effect::RemoveSoldiers { .. }, Answer::Soldier { fief, troop }) => {
                play.goto(self.counted_down(None));
                end::remove(play.board_mut(), fief, troop, 1);
                let army = [(troop, 1)].into_iter().collect();
                play.tell(Event::Removed { seat: target, fief, army, rule: rules::WE_CARD_14 });
            }
            (Effect::Upgrade { from, to, place, .. }, Answer::Soldier { fief, troop }) => {
                let mut choice = self;
                if first.is_none() && *place != Where::OwnSoldiers {
                    let there = play.board().armies[fief].of_kind(from.kind());
                    choice.left = u16::from(self.left).min(there) as u8;
                }
                play.goto(choice.counted_down(Some(fief)));
                changes::upgrade(play, by, fief, troop, to.kind(), At::Fief);
            }
            (Effect::Upgrade { to, .. }, Answer::Attacker { fief, troop }) => {
                play.goto(self.counted_down(Some(fief)));
                changes::upgrade(play, by, fief, troop, to.kind(), At::Border);
            }
            (Effect::TurnSoldiers { .. }, Answer::Between { from, to }) => {
                play.goto(CardChoice { fief: Some(from), to: Some(to), ..self });
            }
            (Effect::TurnSoldiers { max, .. }, Answer::Troops { troop, amount }) => {
                let (Some(from), Some(to)) = (first, self.to) else { return Next::Go };
                let most = most_turned(play.game, play.board(), from, to, troop, *max);
                play.pop();
                changes::turn(play, by, (from, to), troop, amount.of(most).unwrap_or(most));
            }
            (Effect::ExtraMove { movers: Movers::WarlordAndCompany, n }, Answer::Fief(fief)) => {
                play.board_mut().long_march = Some((fief, *n));
                play.pop();
            }
            (Effect::ExtraMove { movers: Movers::SixOfOneFief, n }, Answer::Fief(fief)) => {
                return turn::load_wagons(play, fief, *n);
            }
            (Effect::ReleaseWarlord { price }, Answer::Captive { owner, prison }) => {
                play.pop();
                changes::release(play, by, Captive { prison, owner }, *price);
            }
            (Effect::CastleWork, Answer::Begin(kingdom)) => {
                play.pop();
                group::begin_castle(play, by, kingdom);
            }
            (Effect::CastleWork, Answer::Finish(fief)) => {
                play.pop();
                group::finish_castle(play, by, fief);
            }
            _ => {}
        }
        Next::Go
    }

    /// Goes on asking while there is something to choose.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut answers = Vec::new();
        if self.left > 0 {
            self.list(play.game, play.state, self.by, &mut answers);
        }
        if answers.iter().any(|answer| *answer != Answer::Done) { Next::Ask } else { play.pop() }
    }
}
