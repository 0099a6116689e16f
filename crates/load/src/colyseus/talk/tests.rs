//! Frames that a server of colyseus has sent.

use super::*;

const JOINED: &[u8] = include_bytes!("../../../tests/frames/colyseus-joined.bin");
/// To seat 0, whose turn it is.
const OPENING: &[u8] = include_bytes!("../../../tests/frames/colyseus-opening.bin");
/// To seat 1, whose turn it is after seat 0 has ended its own.
const MOVED: &[u8] = include_bytes!("../../../tests/frames/colyseus-moved.bin");
const REFUSED: &[u8] = include_bytes!("../../../tests/frames/colyseus-refused.bin");

fn hear(talk: &mut Theirs, seat: usize, bytes: &[u8]) -> Result<Heard, Error> {
    talk.hear(seat, &Frame::from(bytes.to_vec()))
}

#[test]
fn a_seat_answers_when_it_is_its_turn() -> Result<(), Error> {
    let mut talk = Theirs::new(Sampled::new(1));
    assert_eq!(hear(&mut talk, 0, JOINED)?, Heard::Nothing);
    assert_eq!(hear(&mut talk, 1, OPENING)?, Heard::Opening(Todo::Wait));
    let Heard::Opening(Todo::Answer(answer)) = hear(&mut talk, 0, OPENING)? else {
        panic!("it is the turn of seat 0")
    };
    let value = answer.bytes().strip_prefix(b"\x0d\xa4move").expect("a message of the name move");
    let wanted: Vec<serde_json::Value> = rmp_serde::from_slice(value).expect("MessagePack");
    let kinds = ["end", "recruit", "fort", "attack", "card"];
    assert!(kinds.contains(&wanted[0].as_str().unwrap_or_default()), "{wanted:?}");
    assert!(wanted[1..].iter().all(serde_json::Value::is_i64), "{wanted:?}");
    Ok(())
}

#[test]
fn who_moved_hears_that_it_was_accepted() -> Result<(), Error> {
    let mut talk = Theirs::new(Sampled::new(1));
    hear(&mut talk, 0, OPENING)?;
    let told = hear(&mut talk, 0, MOVED)?;
    assert_eq!(told, Heard::Entry { n: 1, by: Some(0), acknowledges: true, next: Todo::Wait });
    let asked = hear(&mut talk, 1, MOVED)?;
    assert!(matches!(asked, Heard::Entry { n: 1, by: Some(0), acknowledges: false, next: Todo::Answer(_) }));
    Ok(())
}

#[test]
fn a_refusal_and_nonsense_are_told() -> Result<(), Error> {
    let mut talk = Theirs::new(Sampled::new(1));
    assert!(matches!(hear(&mut talk, 2, REFUSED)?, Heard::Refused(_)));
    assert!(matches!(hear(&mut talk, 2, &[11, 0xcd, 2, 8, 0xa2, b'n', b'o'])?, Heard::Refused(_)));
    assert_eq!(hear(&mut talk, 2, &[13, 0xa5, b's'])?, Heard::Nothing);
    assert_eq!(hear(&mut talk, 2, &[])?, Heard::Nothing);
    assert!(hear(&mut talk, 2, &OPENING[..40]).is_err(), "a frame that was cut off");
    Ok(())
}
