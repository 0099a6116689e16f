//! The clauses of what an effect does.

use super::{Compiler, Place};
use crate::content::vocabulary::{Action, ActionOption, Effect, Players};
use crate::content::{Clause, Duty, Pc, SourceId, Trade};
use crate::effects::words::{
    Choose, ChooseOption, Each, End, Gain, Jump, May, Note, OneOf, Trades, Unless, UnlessNoted, Word,
};
use crate::goods::{Bundle, Goods};
use table::Element;

impl Compiler {
    /// The program of an effect.
    pub(super) fn program(&mut self, place: &Place, id: SourceId, effect: &Effect) -> Pc {
        let mut writer = Writer { compiler: self, place, id, notes: effect.snapshot.then(Vec::new) };
        let start = writer.here();
        // A snapshot reads its conditions first; which they are is known once all is written.
        if effect.snapshot {
            writer.put(Note(Vec::new()));
        }
        writer.optional(effect);
        writer.put(End);
        if let Some(notes) = writer.notes.take()
            && !notes.is_empty()
        {
            writer.set(start, Note(notes));
        }
        start
    }

    /// A program of these actions.
    pub(super) fn actions(&mut self, place: &Place, id: SourceId, actions: &[Action]) -> Pc {
        let mut writer = Writer { compiler: self, place, id, notes: None };
        let start = writer.here();
        writer.all(actions, "do");
        writer.put(End);
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
        Pc(self.compiler.content.clauses.len() as u16)
    }

    fn put(&mut self, clause: impl Into<Clause>) -> Pc {
        let pc = self.here();
        self.compiler.content.clauses.push(clause.into());
        self.compiler.content.owners.push(self.id);
        pc
    }

    fn set(&mut self, pc: Pc, clause: impl Into<Clause>) {
        self.compiler.content.clauses[usize::from(pc.0)] = clause.into();
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
                self.action(&effect.actions[0], Duty::May, "do[0]");
            }
            actions => {
                let question = self.put(End);
                self.all(actions, "do");
                let end = self.here();
                self.set(question, May { skip: end });
            }
        }
    }

    fn all(&mut self, actions: &[Action], key: &str) {
        for (index, action) in actions.iter().enumerate() {
            self.action(action, Duty::Must, &format!("{key}[{index}]"));
        }
    }

    fn action(&mut self, action: &Action, duty: Duty, key: &str) {
        if let Some(clause) = action.clause() {
            if let Err(what) = clause.check(self.place.file) {
                self.fault(key, what);
            }
            self.put(clause);
        } else if let Action::Trade { .. } = action {
            self.trade(action, duty, key);
        } else if let Action::Choose { pick, options } = action {
            self.choose(*pick, options, duty, key);
        } else if let Action::IfElse { r#if, then, r#else } = action {
            self.if_else(r#if, then, r#else, key);
        } else if let Action::ForPlayers { who, r#do } = action {
            self.for_players(*who, r#do, key);
        } else {
            self.fault(key, "this action does not belong to this hook");
        }
    }

    fn for_players(&mut self, who: Players, actions: &[Action], key: &str) {
        let head = self.put(End);
        let start = usize::from(self.here().0);
        self.all(actions, &format!("{key}.do"));
        let end = self.here();
        self.set(head, Each { who, end });
        if !self.compiler.content.clauses[start..].iter().all(Word::is_plain) {
            self.fault(key, "for several players nothing can be asked");
        }
    }

    fn trade(&mut self, action: &Action, duty: Duty, key: &str) {
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
        let head = self.put(End);
        if let Some(after) = after {
            if times > 1 {
                self.fault(key, "goods of choice on both sides are traded once");
            }
            self.put(Gain { what: after });
        }
        let skip = self.here();
        let trades = vec![Trade { gain, ..trade }];
        self.set(head, Trades { trades, duty, times, skip });
    }

    fn if_else(
        &mut self,
        condition: &crate::content::Condition,
        then: &[Action],
        otherwise: &[Action],
        key: &str,
    ) {
        let test = self.put(End);
        self.all(then, &format!("{key}.then"));
        let over = (!otherwise.is_empty()).then(|| self.put(End));
        let here = self.here();
        let clause = match &mut self.notes {
            Some(notes) => {
                notes.push(condition.clone());
                if notes.len() > 8 {
                    self.fault(key, "a snapshot reads at most 8 conditions");
                    return;
                }
                Clause::from(UnlessNoted { note: notes.len() as u8 - 1, to: here })
            }
            None => Clause::from(Unless { condition: condition.clone(), to: here }),
        };
        self.set(test, clause);
        if let Some(over) = over {
            self.all(otherwise, &format!("{key}.else"));
            let end = self.here();
            self.set(over, Jump(end));
        }
    }

    /// A choice is asked for as goods or as a trade where that is all it is; else by what each option gives.
    fn choose(&mut self, pick: u8, options: &[ActionOption], duty: Duty, key: &str) {
        if pick == 0 || usize::from(pick) > options.len() || options.len() > 8 {
            self.fault(key, "some of at most 8 options are picked");
            return;
        }
        if pick == 1
            && duty == Duty::Must
            && let Some(mut goods) = only_goods(options)
        {
            goods.sort_unstable();
            goods.dedup();
            self.put(OneOf(goods));
            return;
        }
        if pick == 1
            && let Some(trades) = only_trades(options)
        {
            let head = self.put(End);
            let skip = self.here();
            self.set(head, Trades { trades, duty, times: 1, skip });
            return;
        }
        let fixed_gain = |option: &ActionOption| match option.actions[..] {
            [Action::Gain(Gain { what })] => what.any == 0,
            _ => false,
        };
        if pick > 1 && !options.iter().all(fixed_gain) {
            self.fault(key, "of several picks each must be a gain of known kinds");
        }
        let head = self.put(End);
        let mut choices = Vec::new();
        let mut jumps = Vec::new();
        for (index, option) in options.iter().enumerate() {
            let pc = self.here();
            self.all(&option.actions, &format!("{key}.options[{index}].do"));
            jumps.push(self.put(End));
            let elements = elements(&option.actions);
            choices.push(ChooseOption { condition: option.condition.clone(), elements, pc });
        }
        let distinct = choices.iter().enumerate().all(|(i, a)| {
            !a.elements.is_empty()
                && choices.iter().enumerate().all(|(j, b)| i == j || !a.elements.starts_with(&b.elements))
        });
        if !distinct {
            self.fault(key, "two options begin alike: nobody could tell which is meant");
        }
        let end = self.here();
        jumps.into_iter().for_each(|jump| self.set(jump, Jump(end)));
        self.set(head, Choose { pick, duty, options: choices, end });
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
        [Action::Gain(Gain { what })]
            if option.condition.is_none() && what == Bundle::goods(what.kinds()) =>
        {
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
        Some(Action::Gain(Gain { what })) => what.elements(),
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
