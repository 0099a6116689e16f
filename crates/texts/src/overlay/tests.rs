use super::{check, entries, keys};
use crate::{GameWords, Lang, Texts, learn};
use table::Element;

/// The texts of a game.
const KINGSBURG: GameWords = GameWords { game: "kingsburg", en: kingsburg::ENGLISH, it: kingsburg::ITALIAN };

/// The mistakes in a text, each in one line.
fn flaws(text: &str) -> Vec<String> {
    let told = check(Lang::En, "kingsburg", text);
    told.into_iter().map(|flaw| format!("{}: {}: {}", flaw.line, flaw.key, flaw.what)).collect()
}

#[test]
fn a_good_text_has_no_flaws() {
    learn(KINGSBURG);
    let text = "# Mine\ngovernor-hermit = Recluse\n    .the = the Recluse\n\
                governor-hermit-text = Take { \"2\" } goods, says { governor-prince }.\n\
                governor-architect = Master Builder\n    .the = the Master Builder\n    .brief = Builder\n";
    assert_eq!(flaws(text), Vec::<String>::new());
    assert_eq!(keys(text).len(), 3);
}

#[test]
fn every_flaw_is_told_with_its_line() {
    learn(KINGSBURG);
    let text = "\
governor-hermitt = Recluse
governor-hermit = Recluse
governor-prince = The Very Long Prince
    .the = the Very Long Prince
governor-duke = Duke
    .the = the Duke
    .brief = Too Long
    .colour = blue
governor-duke = Again
    .the = the Duke
governor-fairy-text = Take { $count } of { no-such-text } and { -no-term } { NUMBER(1) }.
governor-priest-text = An open { brace.
fate-famine
";
    assert_eq!(
        flaws(text),
        [
            "1: governor-hermitt: there is no text 'governor-hermitt' to be changed",
            "2: governor-hermit: lacks .the",
            "3: governor-prince: is longer than 8 letters, and has no .brief of at most 7",
            "5: governor-duke: unknown .colour",
            "5: governor-duke: .brief has 8 letters, at most 7 fit",
            "9: governor-duke: given twice, first on line 5",
            "11: governor-fairy-text: unknown variable $count",
            "11: governor-fairy-text: there is no text '-no-term' to be put in here",
            "11: governor-fairy-text: there is no text 'NUMBER()' to be put in here",
            "11: governor-fairy-text: there is no text 'no-such-text' to be put in here",
            "12: governor-priest-text: this is no Fluent: Expected one of 'a-zA-Z'",
            "13: fate-famine: this is no Fluent: Expected a token starting with '='",
        ]
    );
}

#[test]
fn braces_without_end_are_refused_and_not_followed() {
    learn(KINGSBURG);
    let deep = format!("governor-prince-text = {}", "{".repeat(500_000));
    assert_eq!(flaws(&deep), ["1: : braces are nested too deeply"]);
}

#[test]
fn words_of_a_pack_are_told_where_they_are_laid_over_and_nowhere_else() {
    learn(KINGSBURG);
    let minstrel = Element::word("governor", "minstrel");
    let words = Some("governor-minstrel = Bard\n    .the = the Bard\n");
    assert_eq!(Texts::with_words(Lang::En, "kingsburg", words).element(&minstrel), "Bard");
    assert_eq!(Texts::of(Lang::En, "kingsburg", words).list(&[minstrel], &[]), "the Bard");
    assert_ne!(Texts::of(Lang::En, "kingsburg", None).element(&minstrel), "Bard");
    assert_ne!(Texts::new(Lang::En, "kingsburg").element(&minstrel), "Bard");
    assert_ne!(Texts::of(Lang::It, "kingsburg", None).element(&minstrel), "Bard");
}

#[test]
fn entries_are_taken_whole_and_laid_over_change_nothing() {
    learn(KINGSBURG);
    let wanted = ["governor-hermit", "governor-hermit-text"].map(str::to_owned).into();
    for lang in Lang::ALL {
        let text = entries(lang, "kingsburg", &wanted);
        assert_eq!(keys(&text), wanted);
        assert!(text.contains("\n    .the = "), "{text}");
        assert_eq!(check(lang, "kingsburg", &text), []);
        let (over, ours) = (Texts::with_words(lang, "kingsburg", Some(&text)), Texts::new(lang, "kingsburg"));
        assert_eq!(over.get("governor-hermit-text"), ours.get("governor-hermit-text"));
    }
}
