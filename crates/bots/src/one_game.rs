//! One game between programs: the loop that simulations, matches, measurements and tests share.

use crate::{Bot, Opponents};
use table::{Chance, Game, Observer, Sampled, Seat, Silent};

/// Goes on with a game until nobody is waited for. Whoever is waited for is `choose`n for among his legal answers; where
/// nothing is chosen, the game is left as it stands. The list of answers is the caller's, so that many games need one.
pub fn play_game<G: Game, C: Chance>(
    game: &G,
    state: &mut G::State,
    chance: &mut C,
    answers: &mut Vec<G::Answer>,
    mut choose: impl FnMut(&G::State, Seat, &[G::Answer], &mut C) -> Option<G::Answer>,
) {
    while let Some(seat) = game.waiting(state).seats.first() {
        answers.clear();
        game.list(state, seat, answers);
        let Some(answer) = choose(state, seat, answers, chance) else { return };
        game.apply(state, seat, answer, chance, &mut Silent);
    }
}

/// The bots at a table, one a seat.
pub struct Seated<G: Game>(Vec<Box<dyn Bot<G>>>);

impl<G: Game> Seated<G> {
    /// The bots of these names, each with a seed of its own; they take all the time they need. None if a name is not
    /// known.
    #[must_use]
    pub fn exact<'a>(
        opponents: &Opponents<G>,
        names: impl IntoIterator<Item = &'a str>,
        seeds: &mut Sampled,
    ) -> Option<Seated<G>> {
        let bots = names.into_iter().map(|name| opponents.exact(name, seeds.word()));
        bots.collect::<Option<Vec<_>>>().map(Seated)
    }

    /// What the bot of a seat answers, knowing its view. Where there is one answer only, nobody is asked.
    pub fn answer(&mut self, game: &G, state: &G::State, seat: Seat, answers: &[G::Answer]) -> G::Answer {
        match answers {
            [only] => *only,
            _ => {
                let view = game.view(state, Observer::Seat(seat));
                self.0[seat.index()].answer(game, &view, seat, answers)
            }
        }
    }
}
