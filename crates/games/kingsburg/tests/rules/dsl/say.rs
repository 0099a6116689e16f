//! Messages in one line: `key name=value, ... (RULE)`.

use kingsburg::event::Event;
use kingsburg::reason::Reason;
use table::{Arg, Event as _, Message, Reason as _, Rule};

/// A message with the rule behind it.
pub fn say(message: &Message, rule: Rule) -> String {
    let args = message.args.iter().map(|(name, arg)| match arg {
        Arg::Number(n) => format!(" {name}={n}"),
        Arg::Seat(seat) => format!(" {name}=seat {seat}"),
        Arg::Elements(elements) => {
            let elements: Vec<_> = elements.iter().map(ToString::to_string).collect();
            format!(" {name}={}", elements.join("+"))
        }
        Arg::Text(text) => format!(" {name}='{text}'"),
    });
    format!("{}{} ({})", message.key, args.collect::<String>(), rule.0)
}

pub fn say_event(event: &Event) -> String {
    say(&event.message(), event.rule())
}

pub fn say_reason(reason: &Reason) -> String {
    say(&reason.message(), reason.rule())
}
