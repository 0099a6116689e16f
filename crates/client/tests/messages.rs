//! The messages of the contract are read as it says.

use client::{Act, Message, Seat, Socket};

const STATE: &str = r#"{"length":3,"seat":1,"view":{"a":[1,2]},"waiting":[1],"prompt":null,
    "answers":["die/3","say/\"no\""],"standing":null,"deadlines":[]}"#;

#[test]
fn a_state_keeps_its_view_as_text() -> client::Result<()> {
    let text = STATE.replacen('{', r#"{"type":"state","#, 1);
    let Message::State(state) = Message::read(&text)? else { panic!("not a state") };
    assert_eq!((state.length, state.seat), (3, Some(Seat(1))));
    assert_eq!(state.view.get(), r#"{"a":[1,2]}"#);
    let answers: Vec<&str> = state.answers.iter().map(|answer| &**answer).collect();
    assert_eq!(answers, ["die/3", "say/\"no\""]);
    Ok(())
}

#[test]
fn an_entry_may_carry_a_state() -> client::Result<()> {
    let text = format!(r#"{{"type":"entry","n":2,"act":"answer","by":0,"told":[],"state":{STATE}}}"#);
    let Message::Entry(entry) = Message::read(&text)? else { panic!("not an entry") };
    assert_eq!((entry.n, entry.act, entry.by), (2, Act::Answer, Some(Seat(0))));
    assert_eq!(entry.state.map(|state| state.length), Some(3));
    let text = r#"{"type":"entry","n":9,"act":"reveal","by":null,"told":[]}"#;
    let Message::Entry(entry) = Message::read(text)? else { panic!("not an entry") };
    assert!(entry.state.is_none() && entry.by.is_none());
    Ok(())
}

#[test]
fn acks_and_problems_name_their_key() -> client::Result<()> {
    let ack = Message::read(r#"{"type":"ack","key":"k1","n":7}"#)?;
    assert!(matches!(ack, Message::Ack { key, n: 7 } if &*key == "k1"));
    let text =
        r#"{"type":"problem","key":"k2","problem":{"type":"/problems/moved-on","title":"t","status":409}}"#;
    let Message::Problem { key, problem } = Message::read(text)? else { panic!("not a problem") };
    assert_eq!(key.as_deref(), Some("k2"));
    assert_eq!((problem.status, problem.kind.as_str()), (409, "/problems/moved-on"));
    Ok(())
}

#[test]
fn what_is_no_message_is_refused() {
    for text in ["", "[]", r#"{"type":"entry"}"#, r#"{"type":"other"}"#, r#"{"type":"ack","n":1}"#] {
        assert!(Message::read(text).is_err(), "{text}");
    }
}

#[test]
fn an_answer_is_written_as_the_contract_says() -> client::Result<()> {
    let text = Socket::answer_text(12, "die/3 advisor/8", "k")?;
    assert_eq!(text, r#"{"type":"answer","at":12,"answer":"die/3 advisor/8","key":"k"}"#);
    Ok(())
}
