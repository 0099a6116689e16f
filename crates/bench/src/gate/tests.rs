use super::*;

fn counts(figures: &[(&str, u64)]) -> Counts {
    let works = figures.iter().map(|(work, count)| ((*work).to_owned(), *count)).collect();
    [("chess".to_owned(), works)].into()
}

fn changes(accepted: &[(&str, u64)], now: &[(&str, u64)]) -> Vec<Change> {
    compare(&counts(accepted), &counts(now)).into_iter().map(|finding| finding.change).collect()
}

#[test]
fn a_tenth_more_or_less_is_no_change() {
    let accepted = [("apply", 1000), ("list", 1000), ("clone", 1000)];
    assert_eq!(changes(&accepted, &[("apply", 1000), ("list", 1100), ("clone", 900)]), []);
}

#[test]
fn more_than_a_tenth_is() {
    let changes = changes(&[("apply", 1000), ("list", 1000)], &[("apply", 1101), ("list", 899)]);
    assert_eq!(changes, [Change::Grown(1000, 1101), Change::Fallen(1000, 899)]);
}

#[test]
fn figures_that_come_and_go_are_told() {
    assert_eq!(changes(&[("apply", 10)], &[("list", 20)]), [Change::Gone, Change::New(20)]);
    assert_eq!(compare(&Counts::new(), &counts(&[("list", 20)])).len(), 1);
}

#[test]
fn the_gate_fails_with_one_line_a_figure() {
    let folder = std::env::temp_dir().join(format!("gate-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("instructions.json");
    assert!(check(&file, &counts(&[("apply", 1000)])).is_err(), "there is no file as yet");
    let now = counts(&[("apply", 1000), ("list", 500)]);
    assert_eq!(accept(&file, &now).and_then(|()| check(&file, &now)), Ok(()));
    assert_eq!(check(&file, &counts(&[("apply", 100), ("list", 500)])), Ok(()), "less is no failure");
    let failed = check(&file, &counts(&[("apply", 1200), ("list", 500)])).expect_err("a fifth more");
    assert!(failed.starts_with("chess apply grew by 20 %: 1000 to 1200 instructions\naccept"), "{failed}");
    fs::remove_dir_all(&folder).expect("nobody else knows the folder");
}
