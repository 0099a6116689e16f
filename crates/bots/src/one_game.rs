//! One game between programs: the loop that simulations, matches, measurements and tests share.

use crate::{Bot, Opponents};
use table::{Chance, Floor, Game, Manner, Observer, Sampled, Seat, Silent, Turn, manner};

/// Goes on with a game until nobody is waited for. Whoever must answer is `choose`n for among his legal answers and his
/// listed acts; where nothing is chosen, the game is left as it stands. Whoever need not answer but is called is chosen for
/// among his acts; where nothing is chosen, he says nothing. Acts are bounded as [`Floor`] says. The list of answers is
/// the caller's, so that many games need one.
pub fn play_game<G: Game, C: Chance>(
    game: &G,
    state: &mut G::State,
    chance: &mut C,
    answers: &mut Vec<G::Answer>,
    mut choose: impl FnMut(&G::State, Seat, &[G::Answer], &mut C) -> Option<G::Answer>,
) {
    let mut floor = Floor::default();
    loop {
        let waiting = game.waiting(state);
        let Some((seat, turn)) = floor.next(waiting) else { return };
        answers.clear();
        if turn == Turn::Must {
            game.list(state, seat, answers);
        }
        if floor.lets_act(waiting, seat) {
            game.acts(state, seat, answers);
        }
        let chosen = if answers.is_empty() { None } else { choose(state, seat, answers, chance) };
        match (chosen, turn) {
            (None, Turn::Must) => return,
            (None, Turn::Called) => floor.say_nothing(seat),
            (Some(answer), _) => {
                match manner(game, state, seat, answer) {
                    Manner::Answer => floor.answer(),
                    Manner::Act => floor.act(),
                }
                game.apply(state, seat, answer, chance, &mut Silent);
            }
        }
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

    /// What the bot of a seat says: see [`say`].
    pub fn answer(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Option<G::Answer> {
        say(&mut *self.0[seat.index()], game, state, seat, answers)
    }
}

/// What a bot says in this seat, knowing its view: something if it must answer, something or nothing if it is called. Where
/// there is one answer only, it is not asked.
pub fn say<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Answer],
) -> Option<G::Answer> {
    let must = game.waiting(state).must.has(seat);
    if let ([only], true) = (answers, must) {
        return Some(*only);
    }
    let view = game.view(state, Observer::Seat(seat));
    if must { Some(bot.answer(game, &view, seat, answers)) } else { bot.act(game, &view, seat, answers) }
}
