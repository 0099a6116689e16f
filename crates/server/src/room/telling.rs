//! What is told of an entry, to all who listen: what many hear is written once.

use super::hub::Reader;
use super::message::{ToldInfo, Voice, told_of, who};
use crate::wording::Wording;
use std::fmt::Write as _;
use table::log::Entry;
use table::{Observer, Told};
use texts::Lang;

/// An entry on its way to the listeners.
pub struct Telling<'a> {
    entry: &'a Entry,
    told: &'a [Told],
    wording: &'a Wording,
    names: &'a [String],
    /// Each event as it is written, in the words of those who were told so far.
    written: Vec<(Option<Lang>, Vec<String>)>,
}

/// The game after an entry, as a reader is told it.
#[derive(Copy, Clone)]
pub enum After<'a> {
    /// Not at all: a newer entry follows.
    Nothing,
    /// Whole: its text.
    Whole(&'a str),
    /// By what has changed since the state of this length.
    Changes(u32, &'a str),
}

impl<'a> Telling<'a> {
    /// Nobody was told yet.
    pub fn new(entry: &'a Entry, told: &'a [Told], wording: &'a Wording, names: &'a [String]) -> Telling<'a> {
        Telling { entry, told, wording, names, written: Vec::new() }
    }

    /// In whose words a reader is told.
    pub fn voice(&self, lang: Option<Lang>) -> Voice<'a> {
        Voice { texts: lang.map(|lang| self.wording.texts(lang)), names: self.names }
    }

    /// The message for a reader: [`super::message::EntryInfo`] with its `type`.
    pub fn text(&mut self, Reader { observer, lang, .. }: Reader, after: After<'_>) -> String {
        let (act, by, back) = who(&self.entry.act, self.told, observer);
        let mut text = String::with_capacity(2048);
        let (n, act) = (self.entry.n, act.word());
        let by = by.map_or_else(|| "null".to_owned(), |seat| seat.0.to_string());
        // Writing to a text cannot fail.
        let _ = write!(text, r#"{{"type":"entry","n":{n},"act":"{act}","by":{by}"#);
        if let Some(back) = back {
            let _ = write!(text, r#","back":{back}"#);
        }
        text.push_str(",\"told\":[");
        self.tell(&mut text, observer, lang);
        text.push(']');
        match after {
            After::Nothing => {}
            After::Whole(state) => {
                text.push_str(",\"state\":");
                text.push_str(state);
            }
            After::Changes(since, changes) => {
                let _ = write!(text, r#","since":{since},"changes":{changes}"#);
            }
        }
        text.push('}');
        text
    }

    /// The events that an observer hears of.
    fn tell(&mut self, text: &mut String, observer: Observer, lang: Option<Lang>) {
        let known = self.written.iter().position(|(other, _)| *other == lang);
        let place = known.unwrap_or_else(|| {
            let voice = self.voice(lang);
            let write =
                |told: &Told| serde_json::to_string::<ToldInfo>(&told_of(told, voice)).unwrap_or_default();
            self.written.push((lang, self.told.iter().map(write).collect()));
            self.written.len() - 1
        });
        let mut comma = "";
        for (told, written) in self.told.iter().zip(&self.written[place].1) {
            if told.audience.includes(observer) {
                text.push_str(comma);
                text.push_str(written);
                comma = ",";
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::hub::Form;
    use super::super::message;
    use super::*;
    use serde_json::{Value, json};
    use table::log::Act;
    use table::{Audience, Json, Message, Rule, Seat, SeatSet, Secret, StateHash};

    fn told(audience: Audience, key: &'static str) -> Told {
        let message = Message::new(key).with("seat", Seat(1));
        Told { audience, rule: Rule("FA-STA-03"), message, event: Json::of(&json!({"event": key})) }
    }

    #[test]
    fn an_entry_is_told_as_it_is_documented_and_nobody_hears_what_is_not_for_him() {
        let hash = StateHash::of(&1_u8);
        let acts = [
            Act::Start { outcomes: Vec::new(), hash },
            Act::Answer { seat: Seat(1), answer: "x".to_owned(), outcomes: Vec::new(), hash },
            Act::Undo { seat: Seat(0), back: 3, consent: Vec::new(), hash },
            Act::Reveal { secret: Secret::of_seed(1) },
        ];
        let own = Audience::Only(SeatSet::one(Seat(1)));
        let all = [told(own, "own"), told(Audience::All, "open"), told(own, "own-too")];
        let (wording, names) = (Wording::of("kingsburg"), vec!["Anna".to_owned(), "Bruno".to_owned()]);
        for (act, all) in acts.into_iter().flat_map(|act| [(act.clone(), &all[..]), (act, &all[..1])]) {
            let entry = Entry { n: 4, act };
            let mut telling = Telling::new(&entry, all, &wording, &names);
            for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Spectator] {
                for lang in [None, Some(Lang::En), None] {
                    let reader = Reader { observer, lang, form: Form::Changes };
                    let voice = telling.voice(lang);
                    let info = message::entry(entry.n, &entry.act, all, observer, voice);
                    let mut expected = serde_json::to_value(&info).expect("JSON");
                    expected["type"] = "entry".into();
                    let text = |telling: &mut Telling<'_>, after| -> Value {
                        serde_json::from_str(&telling.text(reader, after)).expect("JSON")
                    };
                    assert_eq!(text(&mut telling, After::Nothing), expected);
                    let mut whole = expected.clone();
                    whole["state"] = json!({"length": 5});
                    assert_eq!(text(&mut telling, After::Whole("{\"length\":5}")), whole);
                    expected["since"] = 4.into();
                    expected["changes"] = json!({});
                    assert_eq!(text(&mut telling, After::Changes(4, "{}")), expected);
                }
            }
        }
    }
}
