//! What is checked after every step of every test.

use kingsburg::Kingsburg;
use kingsburg::board::State;
use kingsburg::flow::Frame;
use kingsburg::position::Position;
use table::kit::Sitting;
use table::{Game, Observer, Sampled, Scripted};

/// What must hold in every position beside what the kit looks at: it can be written down and read back, and every observer's
/// view gives a world like this one in all that lies open and all that he knows.
pub fn check(game: &Kingsburg, state: &State) {
    Sitting::check_thoroughly(game, state);
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
        let (known, real) = (&view.known, &state.hidden);
        for year in 0..5 {
            let right = |card: Option<_>, there| card.is_none_or(|card| card == there);
            assert!(right(known.invaders[year], real.invaders[year]), "a known card stays what it is");
            assert!(right(known.valley[year], real.valley[year]), "a known card stays what it is");
            assert!(known.fates[year].is_none_or(|card| card == real.fates[year]), "a known card stays");
        }
    }
}
