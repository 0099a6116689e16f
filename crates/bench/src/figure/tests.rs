use super::*;

fn round() -> Round {
    Round {
        play: PlayFigures { games: 2.0, decisions: 100.0, free: 80.0, answers: 400.0, seconds: 0.5 },
        clones: Rate { times: 1000.0, seconds: 0.1 },
        search: Some(Rate { times: 40.0, seconds: 2.0 }),
        searched: None,
    }
}

#[test]
fn figures_are_what_their_names_say() {
    let figures = Figure::ALL.map(|figure| figure.of(&round()));
    assert_eq!(figures[..3], [Some(50.0), Some(4.0), Some(160.0)]);
    let rest = [Some(0.5e9 / 400.0), Some(200.0), Some(10_000.0), Some(20.0), Some(750.0), None];
    assert_eq!(figures[3..], rest);
    let counted = Round { searched: Some(360.0), ..round() };
    assert_eq!(Figure::SearchDecisions.of(&counted), Some(180.0), "counted, not estimated");
    assert_eq!(Figure::Efficiency.of(&counted), Some(0.9));
}

#[test]
fn nothing_done_is_no_figure() {
    let mut idle = round();
    idle.play.seconds = 0.0;
    assert_eq!(Figure::Free.of(&idle), None);
}

#[test]
fn the_median_is_the_middle() {
    assert_eq!(median(vec![]), None);
    assert_eq!(median(vec![9.0, 1.0, 2.0]), Some(2.0));
    assert_eq!(median(vec![4.0, 1.0]), Some(2.5));
    assert_eq!(Figure::Search.median(&[Round { search: None, ..round() }]), None);
}
