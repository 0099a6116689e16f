//! What people type, before it is stored and shown to others: nothing invisible, nothing that turns the direction of what comes after
//! it, nothing that a terminal obeys; and no name that only looks like another.

use crate::problem::Problem;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _, skeleton};

/// Letters that show nothing: fillers of Hangul, and vowels of Khmer that only programs write.
const BLANK_LETTERS: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];
/// What joins letters of some scripts and parts of pictures, or keeps them apart.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// So many marks may stand on one letter.
const MARKS: usize = 4;

/// Does it show nothing, or act on what is around it?
fn is_hidden(c: char) -> bool {
    BLANK_LETTERS.contains(&c)
        || matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        )
}

fn has_towers(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        let is_mark =
            matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MARKS
    })
}

fn check(what: &str, text: &str, most: usize, allowed: &[char]) -> Result<(), Problem> {
    if text.chars().count() > most {
        return Err(Problem::invalid(what, format!("at most {most} characters")));
    }
    if text.chars().any(|c| is_hidden(c) && !allowed.contains(&c)) {
        return Err(Problem::invalid(what, "characters that cannot be seen are not allowed"));
    }
    if has_towers(text) {
        return Err(Problem::invalid(what, format!("at most {MARKS} marks on a letter")));
    }
    Ok(())
}

/// A text of several lines, of at most so many characters.
///
/// # Errors
/// What is wrong with it.
pub fn check_text(what: &str, text: &str, most: usize) -> Result<(), Problem> {
    check(what, text, most, &['\n', JOINERS[0], JOINERS[1]])
}

/// A text of one line, of at most so many characters.
///
/// # Errors
/// What is wrong with it.
pub fn check_line(what: &str, text: &str, most: usize) -> Result<(), Problem> {
    check(what, text, most, &[])
}

/// A name of a person: 1 to 24 letters of one script, digits, spaces or `-_.'`, the first a letter or digit. Written in one way
/// only, however it was typed.
///
/// # Errors
/// What is wrong with it.
pub fn name(typed: &str) -> Result<String, Problem> {
    let invalid = |why: &str| Err(Problem::invalid("name", why));
    if typed.chars().count() > 96 {
        return invalid("1 to 24 characters");
    }
    let name: String = typed.nfc().collect();
    if !(1..=24).contains(&name.chars().count()) {
        return invalid("1 to 24 characters");
    }
    check_line("name", &name, 24)?;
    let is_mark = |c: char| c.general_category() == GeneralCategory::NonspacingMark;
    let is_letter = |c: char| (c.is_alphanumeric() || is_mark(c)) && c.identifier_allowed();
    let allowed = |c: char| is_letter(c) || " -_.'".contains(c);
    let is_framed = name.starts_with(char::is_alphanumeric) && !name.ends_with(' ');
    if !name.chars().all(allowed) || !is_framed || name.contains("  ") {
        return invalid("letters, digits, single spaces and -_.' only, a letter or digit first");
    }
    if !name.as_str().is_single_script() {
        return invalid("letters of one script only");
    }
    if looks_latin(&name) {
        return invalid("these letters look like others");
    }
    if name.to_lowercase().starts_with("gone-") {
        return invalid("names of this form are for people who left");
    }
    Ok(name)
}

/// Is it of another script, but cannot be told from Latin letters?
fn looks_latin(name: &str) -> bool {
    let is_foreign = name.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
    let has_latin = name.chars().any(|c| c.is_ascii_alphabetic());
    is_foreign && !has_latin && skeleton(name).all(|c| c.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for good in [
            "Anna",
            "Jean-Luc",
            "d'Artagnan",
            "Ålesund 3",
            "x",
            "王さん",
            "A_b.c",
            "Ольга",
            "Ωμέγα",
            "नमस्ते",
            "Zoë",
        ] {
            assert_eq!(name(good).as_deref(), Ok(good), "{good}");
        }
        assert_eq!(name("Zoe\u{308}").as_deref(), Ok("Zoë"), "one way of writing it");
        let long = "x".repeat(25);
        for bad in [
            "",
            " Anna",
            "Anna ",
            "An  na",
            "-x",
            "<b>",
            "a\0b",
            "a\nb",
            "gone-7",
            "GONE-7",
            "a\u{202e}b",
            &long,
            // A Greek, a Cyrillic and a full-width letter among Latin ones; a name of Cyrillic ones that look Latin.
            "\u{391}nna",
            "Ann\u{430}",
            "Ａnna",
            "\u{440}\u{430}\u{443}\u{440}\u{430}\u{4cf}",
            "a\u{200b}b",
            "\u{3164}",
            "Anna\u{ad}",
            "a\u{2028}b",
            "a\u{1b}[31m",
            "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn texts() {
        assert!(check_text("x", "two\nlines", 9).is_ok());
        assert!(check_text("x", "👩\u{200d}👩 e 🇮🇹", 9).is_ok());
        assert!(check_text("x", "two\nlines", 8).is_err() && check_text("x", "nul\0", 9).is_err());
        for bad in ["a\u{202e}b", "\u{2066}x", "a\rb", "\u{1b}]0;x\u{7}", "\u{feff}"] {
            assert!(check_text("x", bad, 20).is_err(), "{bad:?}");
            assert!(check_line("x", bad, 20).is_err(), "{bad:?}");
        }
        assert!(check_line("x", "two\nlines", 9).is_err());
        assert!(check_text("x", &format!("z{}", "\u{323}".repeat(5)), 20).is_err(), "towers of marks");
    }
}
