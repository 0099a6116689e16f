//! Plays whole games and writes down what everybody is told.

use crate::file::Transcript;
use crate::plan::{Hands, Planned};
use crate::scene::Eyes;
use bots::{Mind, Players};
use table::log::Header;
use table::{AnyTable, Chance, Floor, Sampled, Seat, SeatSet, Secret, Sitter, Title, Undo};

/// Once in so many answers a player takes back what he may freely take back.
const HESITATION: usize = 12;

/// Plays a planned game to its end.
///
/// # Errors
/// That it cannot be opened or played, which would be a mistake in the plan.
pub fn play(title: &Title, players: &Players, planned: &Planned) -> Result<Transcript, String> {
    let mut random = Sampled::new(planned.seed);
    let mut secret = Secret([0; 32]);
    secret.0.chunks_mut(8).for_each(|bytes| bytes.copy_from_slice(&random.word().to_le_bytes()));
    let seats: Vec<Sitter> = (0..planned.seats).map(|n| sitter(n, planned.hands)).collect();
    let contributions = (0..planned.seats).map(|n| format!("seat {n}")).collect();
    let opened = title.open(&planned.options, seats, secret, contributions);
    let (mut table, events) = opened.map_err(|bad| bad.to_string())?;
    let header: Header = table.header().clone();
    let mut eyes = Eyes::new(header.seats.len());
    let mut scenes = vec![eyes.scene(&*table, &events)];
    let mut back = None;
    loop {
        let waited: Vec<Seat> = table.waiting().must.iter().collect();
        if waited.is_empty() {
            return Ok(Transcript { header, scenes });
        }
        let draft = match back.take().filter(|seat| is_free(&*table, *seat)) {
            Some(seat) if random.draw(HESITATION) == 0 => table.draft_undo(seat, SeatSet::EMPTY),
            Some(_) | None => {
                let seat = waited[random.draw(waited.len())];
                back = Some(seat);
                let answer =
                    answer(&*table, players, planned.hands, seat, &mut random).ok_or("nobody answers")?;
                table.draft(seat, &answer)
            }
        };
        let draft = draft.map_err(|refusal| format!("{refusal:?}"))?;
        let events = table.commit(draft).map_err(|bad| bad.to_string())?;
        scenes.push(eyes.scene(&*table, &events));
    }
}

fn sitter(n: u8, hands: Hands) -> Sitter {
    Sitter { name: format!("Player {}", n + 1), player: hands.word().to_owned() }
}

fn is_free(table: &dyn AnyTable, seat: Seat) -> bool {
    matches!(table.undo_scope(seat), Undo::Free { .. })
}

fn answer(
    table: &dyn AnyTable,
    players: &Players,
    hands: Hands,
    seat: Seat,
    random: &mut Sampled,
) -> Option<String> {
    let by_chance = match hands {
        Hands::Random => true,
        Hands::Quick => random.draw(10) == 0,
    };
    if by_chance {
        let paths = table.paths(seat);
        return Some(paths.get(random.draw(paths.len()))?.to_string());
    }
    let thought = players.ask(table, seat, players.quick(), random.word(), Mind::default(), Floor::CLOSED)?;
    thought().answer
}
