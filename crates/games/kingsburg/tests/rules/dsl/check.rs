//! What is checked after every step of every test.

use kingsburg::Kingsburg;
use kingsburg::board::State;
use kingsburg::flow::Frame;
use kingsburg::position::Position;
use table::{Game, Observer, Sampled, Scripted};

/// What must hold in every position: no invariant is broken; list and judge agree on everything that can be answered;
/// the position can be written down and read back; every observer's view gives a world like this one.
pub fn check(game: &Kingsburg, state: &State) {
    assert_eq!(game.broken(state), Vec::<String>::new(), "an invariant is broken in {:?}", state.board);
    for seat in game.waiting(state).must.iter() {
        let (mut listed, mut legal) = (Vec::new(), Vec::new());
        game.list(state, seat, &mut listed);
        assert!(listed.is_sorted_by(|a, b| a < b), "answers are sorted and different: {listed:?}");
        assert!(!listed.is_empty(), "whoever is asked can answer");
        game.candidates(state, seat, &mut legal);
        legal.retain(|answer| game.judge(state, seat, *answer).is_ok());
        legal.sort_unstable();
        legal.dedup();
        assert_eq!(listed, legal, "what is listed is what is judged legal, in {:?}", state.board.frame());
    }
    let written = serde_json::to_string(&Position::of_state(game, state)).expect("positions are JSON");
    let read: Position = serde_json::from_str(&written).expect("positions are read as they were written");
    let (_, again) = match read.read(kingsburg::content::Content::base(), &mut Scripted::dice([])) {
        Ok(again) => again,
        Err(wrong) => panic!("a position reached by play is refused: {wrong:?}, {written}"),
    };
    assert_eq!(Position::of_state(game, &again), read, "a position says everything about a state");
    let helping = matches!(state.board.frames.first(), Some(Frame::Help { .. }));
    // While advisors help, the court is sorted and equal dice may have changed places.
    assert!(helping || again == *state, "a state is read back as it was: {again:?}, {state:?}");
    for observer in Observer::all(game.seats()) {
        let view = game.view(state, observer);
        let world = game.world(&view, &mut Sampled::new(1));
        assert_eq!(world.board, state.board, "what lies open is known to all");
        assert_eq!(game.view(&world, observer), view, "the world looks like this one");
        let (known, real) = (&view.known, &state.hidden);
        for year in 0..5 {
            let right = |card: Option<_>, there| card.is_none_or(|card| card == there);
            assert!(right(known.invaders[year], real.invaders[year]), "a known card stays what it is");
            assert!(right(known.valley[year], real.valley[year]), "a known card stays what it is");
            assert!(known.fates[year].is_none_or(|card| card == real.fates[year]), "a known card stays");
        }
    }
}
