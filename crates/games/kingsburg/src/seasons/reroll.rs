//! Season a: dice may be changed, one player after another. Nothing else changes them (VR-03).

use super::changes::{Rolled, can_do, change as change_dice, each_change};
use crate::answer::{Answer, Change};
use crate::board::{Board, State};
use crate::calendar::Point;
use crate::content::{BuildingId, Content, DiceChange, HowDice, Moment, Per, SourceId, SourceKind};
use crate::effects::{Scene, has_standing, is_used, mark_used, standing};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Bundle;
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// Dice may be changed, in the order of the season before (KB-R-18).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reroll {
    /// Whose turn it is, in the order of the season before.
    pub place: u8,
}

impl Step<Kingsburg> for Reroll {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-reroll"), rule: rules::KB_ORDERING_01 }
    }

    /// Keep the dice, or use one of the things that may be used now, in any order (KB-ORDERING-01).
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let (content, board) = (game.components(), &state.board);
        answers.push(Answer::Pass);
        let dice = &board.player(seat).dice;
        for by in changers(content, board, seat) {
            if let Some(change) = usable(content, board, seat, by) {
                each_change(dice, &change.how, |change| answers.push(Answer::Dice { by, change }));
            }
        }
    }

    /// Is it there, unused, its condition met, and the change one that it makes?
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (content, board) = (game.components(), &state.board);
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Dice { by, change } = answer else {
            return Err(Reason::NotAsked { rule: rules::KB_ORDERING_01 });
        };
        let player = board.player(seat);
        let source = content.source(by);
        let rule = source.rule;
        let Some(made) = &source.dice_change else { return Err(Reason::NoReroll { source: by }) };
        if !changers(content, board, seat).any(|own| own == by) {
            return Err(if let SourceKind::Building(building) = by.kind() {
                Reason::NotBuilt { building, rule }
            } else {
                Reason::NotYours { source: by, rule }
            });
        }
        if is_used(player, by, Per::Season) {
            return Err(Reason::UsedThisSeason { source: by, rule: rule_of_use(rule) });
        }
        if usable(content, board, seat, by).is_none() {
            return Err(Reason::ConditionNotMet { source: by, total: player.dice.total(), rule });
        }
        let mut offered = false;
        each_change(&player.dice, &made.how, |c| offered |= c == change);
        if offered { Ok(()) } else { Err(Reason::NoSuchDie { rule }) }
    }

    /// Everything that any component could do with dice.
    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        let dice = &state.board.player(seat).dice;
        for by in (0..SourceId::COUNT as u8).map(SourceId) {
            match &game.components().source(by).dice_change {
                Some(change) => {
                    each_change(dice, &change.how, |change| answers.push(Answer::Dice { by, change }));
                    for face in 1..=6 {
                        answers.push(Answer::Dice { by, change: Change::Coloured(face) });
                        answers.push(Answer::Dice { by, change: Change::White(face) });
                    }
                }
                None if by.0 < BuildingId::COUNT => answers.push(Answer::Dice { by, change: Change::All }),
                None => {}
            }
        }
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Changes the dice, and may go on; or keeps them.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Dice { by, change } = answer else {
            play.tell(Event::KeptDice { seat });
            return play.goto(Frame::Reroll(Reroll { place: self.place + 1 }));
        };
        let content = play.content();
        let player = play.state.board.player_mut(seat);
        mark_used(player, by, Per::Season);
        let before = player.dice.total();
        let rolled = change_dice(&mut player.dice, change, content, by, play.chance);
        player.dice.settle();
        if rolled == Rolled::Again {
            // KB-R-58: worse is strictly lower.
            let worse = player.dice.total() < before;
            player.consoled = (worse && consolation(content, by) != Bundle::NONE).then_some(by);
        }
        let (coloured, white, rule) = (player.dice.coloured, player.dice.white, content.source(by).rule);
        play.tell(Event::DiceChanged { seat, source: by, coloured, white, rule });
        Next::Go
    }

    /// KB-R-18: one after another in the order of the season before, each finishing all he wants to change. Then what
    /// the final dice bring (KB-ORDERING-04), and turn order (KB-ORDERING-05).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut place = self.place;
        while let Some(seat) = play.state.board.at_place(place) {
            let (content, board) = (play.content(), &play.state.board);
            if has_standing(board, seat, content.at.dice_change)
                && changers(content, board, seat).any(|by| usable(content, board, seat, by).is_some())
            {
                play.goto(Frame::Reroll(Reroll { place }));
                return Next::Ask;
            }
            place += 1;
        }
        console(play);
        play.moment(Moment::RollFinal, Point::Order)
    }
}

/// The rule by which something changes dice once a season: those of Statue and Chapel say so (KB-BLD-02, KB-BLD-04), other
/// components have one rule.
fn rule_of_use(rule: Rule) -> Rule {
    match rule {
        rules::KB_BLD_01 => rules::KB_BLD_02,
        rules::KB_BLD_03 => rules::KB_BLD_04,
        other => other,
    }
}

/// Everything that could change this player's dice, whether it may now or not.
fn changers(content: &Content, board: &Board, seat: Seat) -> impl Iterator<Item = SourceId> {
    standing(board, seat, content.at.dice_change)
}

/// What may change the dice of a player, if it may now: once a season, and only while its condition holds (KB-BLD-01
/// to KB-BLD-06); checked anew after each change (KB-ORDERING-02).
fn usable<'a>(content: &'a Content, board: &Board, seat: Seat, by: SourceId) -> Option<&'a DiceChange> {
    let change = content.source(by).dice_change.as_ref()?;
    let season = board.phase.season()?;
    let scene = Scene::new(content, board);
    let holds = change.condition.as_ref().is_none_or(|c| scene.holds(c, seat, by));
    let ready = change.seasons >> season & 1 == 1 && !is_used(board.player(seat), by, Per::Season);
    (ready && holds && can_do(&board.player(seat).dice, &change.how)).then_some(change)
}

/// What makes up for a worse roll, if anything does.
fn consolation(content: &Content, by: SourceId) -> Bundle {
    match &content.source(by).dice_change {
        Some(DiceChange { how: HowDice::Reroll { consolation, .. }, .. }) => *consolation,
        Some(DiceChange { how: HowDice::Set { .. } | HowDice::Turn { .. }, .. }) | None => Bundle::NONE,
    }
}

/// KB-GOV-12, KB-GOV-13: what makes up for a worse reroll, if no die was rolled again later.
fn console<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in play.state.board.in_order() {
        let Some(by) = play.state.board.player_mut(seat).consoled.take() else { continue };
        play.gain(seat, consolation(play.content(), by), play.content().source(by).rule);
    }
}
