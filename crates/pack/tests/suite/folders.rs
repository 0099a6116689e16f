//! The folder of an overlay.

use crate::game::{Advisor, GAME, told};
use pack::Pack;
use std::fs;
use tempfile::TempDir;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::Builder::new().prefix("box").tempdir().expect("a folder can be made");
    for (name, text) in files {
        fs::write(dir.path().join(name), text).expect("a file can be written");
    }
    dir
}

fn refused(dir: &TempDir) -> Vec<String> {
    told(&Pack::overlay(&GAME, dir.path()).expect_err("this folder is broken"))
}

const CHANGE: (&str, &str) = ("advisors.json", r#"{"items": [{"number": 1, "vp": 7}]}"#);

#[test]
fn a_folder_is_laid_over_the_default() {
    let dir =
        folder(&[CHANGE, ("en.ftl", "a = b"), ("it.ftl", "a = c"), ("README.md", "mine"), ("readme", "")]);
    let pack = Pack::overlay(&GAME, dir.path()).unwrap();
    assert_eq!(pack.item("advisors", "1").unwrap()["vp"], 7);
    assert_eq!((pack.words("en"), pack.words("it"), pack.words("fr")), (Some("a = b"), Some("a = c"), None));
    let name = dir.path().file_name().unwrap().to_str();
    assert_eq!(pack.name(), name, "a pack without a name is called as its folder");
}

#[test]
fn pack_json_names_the_pack() {
    let about = ("pack.json", r#"{"name": "As printed", "note": "Second edition"}"#);
    let pack = Pack::overlay(&GAME, folder(&[CHANGE, about]).path()).unwrap();
    assert_eq!((pack.name(), pack.note()), (Some("As printed"), Some("Second edition")));
}

#[test]
fn mistakes_in_pack_json() {
    let dir = folder(&[
        CHANGE,
        ("pack.json", "{\"name\": 1,\n\"nmae\": \"x\",\n\"note\": \"a\", \"note\": \"b\"}"),
    ]);
    let expected = [
        "pack.json:1: name: expected text, found a number",
        "pack.json:2: nmae: unknown key; known: name, note",
        "pack.json:3: note: given twice, first on line 3",
    ];
    assert_eq!(refused(&dir), expected);
    assert_eq!(refused(&folder(&[("pack.json", "[]")])), ["pack.json:1: expected an object, found a list"]);
    assert_eq!(refused(&folder(&[("pack.json", "{")])).len(), 1);
}

#[test]
fn an_unknown_file() {
    let told = refused(&folder(&[CHANGE, ("building.json", "{}"), ("notes.txt", "")]));
    let known = "unknown file; known: buildings.json, advisors.json, pack.json, en.ftl, it.ftl, README";
    assert_eq!(told, [format!("building.json:1: {known}"), format!("notes.txt:1: {known}")]);
}

#[test]
fn a_folder_that_is_not_there() {
    let dir = folder(&[]);
    let missing = dir.path().join("none");
    let mistakes = Pack::overlay(&GAME, &missing).unwrap_err();
    assert_eq!(mistakes.len(), 1);
    assert_eq!((mistakes[0].file.as_str(), mistakes[0].line), (missing.to_str().unwrap(), 0));
    assert!(mistakes[0].to_string().contains("none: cannot read this folder: "), "{}", mistakes[0]);
}

#[test]
fn an_empty_folder() {
    for dir in [folder(&[]), folder(&[("README", "nothing yet")])] {
        let told = refused(&dir);
        assert_eq!(told.len(), 1);
        assert!(told[0].ends_with(": no content here; expected files such as buildings.json"), "{told:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_symbolic_link() {
    let dir = folder(&[CHANGE]);
    std::os::unix::fs::symlink(dir.path().join("advisors.json"), dir.path().join("buildings.json")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", dir.path().join("en.ftl")).unwrap();
    let link = "a symbolic link; put the file itself here";
    assert_eq!(refused(&dir), [format!("buildings.json:1: {link}"), format!("en.ftl:1: {link}")]);
}

#[test]
fn a_folder_in_place_of_a_file() {
    let dir = folder(&[CHANGE]);
    fs::create_dir(dir.path().join("en.ftl")).unwrap();
    assert_eq!(refused(&dir), ["en.ftl:1: not a plain file"]);
}

#[test]
fn a_file_that_is_too_large() {
    let padded = |size: usize| format!("{}{}", CHANGE.1, " ".repeat(size - CHANGE.1.len()));
    Pack::overlay(&GAME, folder(&[("advisors.json", &padded(1_000_000))]).path()).expect("just small enough");
    let dir = folder(&[("advisors.json", &padded(1_000_001))]);
    assert_eq!(refused(&dir), ["advisors.json:1: larger than 1 MB"]);
}

#[test]
fn text_that_is_not_utf_8() {
    let dir = folder(&[]);
    fs::write(dir.path().join("it.ftl"), b"a = b\ncitt\xe0 = c").unwrap();
    assert_eq!(refused(&dir), ["it.ftl:2: not UTF-8 text; save it as UTF-8"]);
}

#[test]
fn a_folder_can_be_examined_in_spite_of_its_mistakes() {
    let dir = folder(&[
        ("advisors.json", "{\"items\": [{\"number\": 1, \"vp\": \"x\"}]}"),
        ("buildings.json", "{"),
    ]);
    let (pack, mut mistakes) = Pack::examine(&GAME, dir.path());
    let advisors: Vec<Advisor> = pack.read("advisors", &mut mistakes);
    mistakes.sort();
    let expected = [
        "advisors.json:1: 1.vp: expected a whole number, found text \"x\"",
        "buildings.json:1: this is no JSON: the file ends inside an object",
    ];
    assert_eq!(told(&mistakes), expected);
    assert_eq!(
        (advisors.len(), pack.items("buildings").len()),
        (2, 3),
        "the default stands in for what is broken"
    );
}
