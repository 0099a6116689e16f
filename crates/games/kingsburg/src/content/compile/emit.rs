//! Programs: the steps of what an effect does.

use super::{Compiler, Place, bits};
use crate::content::vocabulary::{Action, ActionOption, Effect};
use crate::content::{Ask, Choice, Pc, Score, SourceId, Step, Taking, Trade};
use crate::goods::{Bundle, Goods};
use table::Element;

impl Compiler {
    /// The program of an effect.
    pub(super) fn program(&mut self, place: &Place, id: SourceId, effect: &Effect) -> Pc {
        let mut writer = Writer { compiler: self, place, id, notes: effect.snapshot.then(Vec::new) };
        let start = writer.here();
        // A snapshot reads its conditions first; which they are is known once all is written.
        if effect.snapshot {
            writer.put(Step::Note(Vec::new()));
        }
        writer.optional(effect);
        writer.put(Step::End);
        if let Some(notes) = writer.notes.take()
            && !notes.is_empty()
        {
            writer.set(start, Step::Note(notes));
        }
        start
    }

    /// A program of these actions.
    pub(super) fn actions(&mut self, place: &Place, id: SourceId, actions: &[Action]) -> Pc {
        let mut writer = Writer { compiler: self, place, id, notes: None };
        let start = writer.here();
        writer.all(actions, "do");
        writer.put(Step::End);
        start
    }
}

struct Writer<'a> {
    compiler: &'a mut Compiler,
    place: &'a Place,
    id: SourceId,
    /// The conditions of a snapshot.
    notes: Option<Vec<crate::content::Condition>>,
}

impl Writer<'_> {
    fn here(&self) -> Pc {
        Pc(self.compiler.content.steps.len() as u16)
    }

    fn put(&mut self, step: Step) -> Pc {
        let pc = self.here();
        self.compiler.content.steps.push(step);
        self.compiler.content.owners.push(self.id);
        pc
    }

    fn set(&mut self, pc: Pc, step: Step) {
        self.compiler.content.steps[usize::from(pc.0)] = step;
    }

    fn fault(&mut self, key: &str, what: &str) {
        self.compiler.fault(self.place, key, what);
    }

    /// The actions of an effect, behind a question if it may be declined.
    fn optional(&mut self, effect: &Effect) {
        if !effect.optional {
            return self.all(&effect.actions, "do");
        }
        match &effect.actions[..] {
            [Action::Steal { .. } | Action::MoveGroup { .. } | Action::FreeBuild { .. }] => {
                self.all(&effect.actions, "do");
            }
            [Action::Trade { .. } | Action::Choose { .. }] => {
                self.action(&effect.actions[0], Ask::May, "do[0]");
            }
            actions => {
                let question = self.put(Step::End);
                self.all(actions, "do");
                let end = self.here();
                self.set(question, Step::May(end));
            }
        }
    }

    fn all(&mut self, actions: &[Action], key: &str) {
        for (index, action) in actions.iter().enumerate() {
            self.action(action, Ask::Must, &format!("{key}[{index}]"));
        }
    }

    fn action(&mut self, action: &Action, ask: Ask, key: &str) {
        match action {
            Action::Gain { what } => {
                if what.each_other > 0 || what.vp < 0 {
                    self.fault(key, "a gain has no negative points and nothing paid");
                }
                self.put(Step::Gain(*what));
            }
            Action::Lose { what } => {
                if what.any > 0 || what.each_other > 0 || what.vp < 0 {
                    self.fault(key, "a loss is of known kinds");
                }
                self.put(Step::Lose(*what));
            }
            Action::Trade { .. } => self.trade(action, ask, key),
            Action::GainPer { what, per, step } => {
                if *step == 0 || what.any > 0 {
                    self.fault(key, "a step is at least 1, and the gain of known kinds");
                }
                self.put(Step::GainPer { what: *what, per: *per, step: (*step).max(1) });
            }
            Action::GainNamed { by, n } => {
                self.put(Step::Named { by: *by, n: *n });
            }
            Action::OpponentPicksGood { they_get, you_get_same } => {
                if *they_get != 1 {
                    self.fault(key, "an opponent picks one good");
                }
                self.put(Step::OpponentPicks { they: *they_get, same: *you_get_same });
            }
            Action::SplitPool { pool, they_pick } => {
                if *they_pick != 1 || !(2..=8).contains(&pool.len()) || pool.iter().any(|b| b.any > 0) {
                    self.fault(key, "an opponent picks one of 2 to 8 known things");
                }
                self.put(Step::Split(pool.clone()));
            }
            Action::GiveAway { goods } => {
                self.put(Step::Give(*goods));
            }
            Action::Steal { goods } => {
                if *goods != 1 {
                    self.fault(key, "one good is taken at a time");
                }
                self.put(Step::Steal(*goods));
            }
            Action::TakeStock { n, same_for_all } => {
                if *n != 1 || self.place.file != "tiles" {
                    self.fault(key, "one good is taken from a tile");
                }
                self.put(Step::TakeStock(if *same_for_all { Taking::Same } else { Taking::InTurn }));
            }
            Action::CopyHelp { .. } => {
                if self.place.file != "tiles" {
                    self.fault(key, "only a tile copies a gift");
                }
                self.put(Step::Copy);
            }
            Action::Peek {} => {
                self.put(Step::Peek);
            }
            Action::Choose { pick, options } => self.choose(*pick, options, ask, key),
            Action::IfElse { r#if, then, r#else } => self.if_else(r#if, then, r#else, key),
            Action::ForPlayers { who, r#do } => {
                let head = self.put(Step::End);
                let start = usize::from(self.here().0);
                self.all(r#do, &format!("{key}.do"));
                let end = self.here();
                self.set(head, Step::Each(*who, end));
                let asks = |step: &Step| match step {
                    Step::Gain(what) => what.any > 0,
                    Step::Jump(_) | Step::Unless(..) | Step::WhiteDie(_) | Step::ColouredDice(_) => false,
                    Step::Lose(_) => false,
                    _ => true,
                };
                if self.compiler.content.steps[start..].iter().any(asks) {
                    self.fault(key, "for several players nothing can be asked");
                }
            }
            Action::WhiteDie { n } => {
                self.put(Step::WhiteDie(*n));
            }
            Action::ColouredDice { n } => {
                if !(1..=3).contains(n) {
                    self.fault(key, "a player rolls 1 to 3 coloured dice");
                }
                self.put(Step::ColouredDice(*n));
            }
            Action::MoveGroup { to } => {
                if !(1..=18).contains(to) {
                    self.fault(key, "there is no such advisor");
                }
                self.put(Step::MoveGroup(*to));
            }
            Action::FreeBuild { columns, max, vp } => {
                let score = if *vp { Score::Printed } else { Score::Nothing };
                self.put(Step::FreeBuild { columns: bits(columns) as u8, max: *max, score });
            }
            Action::Stock { .. }
            | Action::Reroll { .. }
            | Action::SetColoured { .. }
            | Action::ChangeDice { .. }
            | Action::InfluenceShift { .. }
            | Action::ExtraSpaces { .. }
            | Action::CloseAdvisor { .. }
            | Action::ShareAdvisor { .. }
            | Action::OrderRule { .. }
            | Action::CostChange { .. }
            | Action::ExtraBuild { .. }
            | Action::MercenaryPrice { .. }
            | Action::MercenaryAccept { .. }
            | Action::OwnReinforcement { .. }
            | Action::FixedReinforcement { .. }
            | Action::StrengthMod { .. }
            | Action::BattleBonus { .. }
            | Action::TieIsWin {}
            | Action::PenaltyMod { .. }
            | Action::Protect { .. }
            | Action::KeepSoldiers { .. }
            | Action::ExtendTiming { .. }
            | Action::SecondDeck { .. }
            | Action::JoinInvaders { .. }
            | Action::InvadersFaceUp {}
            | Action::PeekChoice { .. }
            | Action::PeekReplaced { .. } => self.fault(key, "this action does not belong to this hook"),
        }
    }

    fn trade(&mut self, action: &Action, ask: Ask, key: &str) {
        let Some((trade, times)) = trade_of(action) else { return };
        if trade.pay.is_empty() || trade.pay.vp < 0 || trade.pay.each_other > 0 {
            self.fault(key, "something must be paid, and nothing less than nothing");
        }
        if trade.gain.each_other > 0 && trade.pay.any == 0 {
            self.fault(key, "eachOther needs goods of any kind as payment");
        }
        // With goods of choice on both sides there are two questions: what is paid, then what is gained.
        let (gain, after) = if trade.pay.any > 0 && trade.gain.any > 0 {
            let any = trade.gain.any;
            (Bundle { any: 0, ..trade.gain }, Some(Bundle { any, ..Bundle::NONE }))
        } else {
            (trade.gain, None)
        };
        let step = self.put(Step::End);
        if let Some(after) = after {
            if times > 1 {
                self.fault(key, "goods of choice on both sides are traded once");
            }
            self.put(Step::Gain(after));
        }
        let skip = self.here();
        let trades = vec![Trade { gain, ..trade }];
        self.set(step, Step::Trade { trades, ask, times, skip });
    }

    fn if_else(
        &mut self,
        condition: &crate::content::Condition,
        then: &[Action],
        otherwise: &[Action],
        key: &str,
    ) {
        let test = self.put(Step::End);
        self.all(then, &format!("{key}.then"));
        let over = (!otherwise.is_empty()).then(|| self.put(Step::End));
        let here = self.here();
        let step = match &mut self.notes {
            Some(notes) => {
                notes.push(condition.clone());
                if notes.len() > 8 {
                    self.fault(key, "a snapshot reads at most 8 conditions");
                    return;
                }
                Step::UnlessNoted(notes.len() as u8 - 1, here)
            }
            None => Step::Unless(condition.clone(), here),
        };
        self.set(test, step);
        if let Some(over) = over {
            self.all(otherwise, &format!("{key}.else"));
            let end = self.here();
            self.set(over, Step::Jump(end));
        }
    }

    /// A choice is asked for as goods or as a trade where that is all it is; else by what each option gives.
    fn choose(&mut self, pick: u8, options: &[ActionOption], ask: Ask, key: &str) {
        if pick == 0 || usize::from(pick) > options.len() || options.len() > 8 {
            self.fault(key, "some of at most 8 options are picked");
            return;
        }
        if pick == 1
            && ask == Ask::Must
            && let Some(mut goods) = only_goods(options)
        {
            goods.sort_unstable();
            self.put(Step::OneOf(goods));
            return;
        }
        if pick == 1
            && let Some(trades) = only_trades(options)
        {
            let step = self.put(Step::End);
            let skip = self.here();
            self.set(step, Step::Trade { trades, ask, times: 1, skip });
            return;
        }
        let fixed_gain = |option: &ActionOption| match option.actions[..] {
            [Action::Gain { what }] => what.any == 0,
            _ => false,
        };
        if pick > 1 && !options.iter().all(fixed_gain) {
            self.fault(key, "of several picks each must be a gain of known kinds");
        }
        let head = self.put(Step::End);
        let mut choices = Vec::new();
        let mut jumps = Vec::new();
        for (index, option) in options.iter().enumerate() {
            let pc = self.here();
            self.all(&option.actions, &format!("{key}.options[{index}].do"));
            jumps.push(self.put(Step::End));
            let elements = elements(&option.actions);
            choices.push(Choice { condition: option.condition.clone(), elements, pc });
        }
        let distinct = choices.iter().enumerate().all(|(i, a)| {
            !a.elements.is_empty()
                && choices.iter().enumerate().all(|(j, b)| i == j || !a.elements.starts_with(&b.elements))
        });
        if pick == 1 && !distinct {
            self.fault(key, "two options begin alike: nobody could tell which is meant");
        }
        let end = self.here();
        jumps.into_iter().for_each(|jump| self.set(jump, Step::Jump(end)));
        self.set(head, Step::Choose { pick, ask, options: choices, end });
    }
}

fn trade_of(action: &Action) -> Option<(Trade, u8)> {
    let Action::Trade { pay, gain, times, strict_vp } = action else { return None };
    let min_vp = if *strict_vp { pay.vp } else { i16::MIN };
    Some((Trade { pay: *pay, gain: *gain, min_vp }, times.unwrap_or(1)))
}

/// Options that are nothing but goods.
fn only_goods(options: &[ActionOption]) -> Option<Vec<Goods>> {
    let goods = |option: &ActionOption| match option.actions[..] {
        [Action::Gain { what }] if option.condition.is_none() && what == Bundle::goods(what.kinds()) => {
            Some(what.kinds())
        }
        _ => None,
    };
    options.iter().map(goods).collect()
}

/// Options that are nothing but goods of choice or tokens paid for something known.
fn only_trades(options: &[ActionOption]) -> Option<Vec<Trade>> {
    let trade = |option: &ActionOption| match &option.actions[..] {
        [action] if option.condition.is_none() => {
            let (trade, 1) = trade_of(action)? else { return None };
            let Trade { pay, gain, .. } = trade;
            let by_goods = pay == (Bundle { any: pay.any, ..Bundle::NONE });
            let by_tokens = pay == (Bundle { plus2: pay.plus2, ..Bundle::NONE });
            ((by_goods || by_tokens) && gain.any == 0).then_some(trade)
        }
        _ => None,
    };
    let trades: Vec<Trade> = options.iter().map(trade).collect::<Option<_>>()?;
    let by_goods = trades.iter().filter(|t| t.pay.any > 0).count();
    (by_goods <= 1 && trades.len() - by_goods <= 1).then_some(trades)
}

/// What an option is picked by: what it gives, or what it takes.
fn elements(actions: &[Action]) -> Vec<Element> {
    match actions.first() {
        Some(Action::Gain { what }) => what.elements(),
        Some(Action::Trade { pay, .. }) => {
            let kinds = [
                ("gold", pay.gold),
                ("wood", pay.wood),
                ("stone", pay.stone),
                ("good", pay.any),
                ("plus2", pay.plus2),
                ("soldier", pay.soldiers),
                ("vp", pay.vp.unsigned_abs()),
            ];
            let paid = kinds
                .into_iter()
                .flat_map(|(word, n)| std::iter::repeat_n(Element::word("pay", word), usize::from(n.min(9))));
            paid.collect()
        }
        _ => Vec::new(),
    }
}
