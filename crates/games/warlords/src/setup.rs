//! Game setup (p.2): initiative, kingdoms, castle, Warlord and army.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Kind, Troop};
use crate::board::{Board, Phase, Player, State};
use crate::content::{Cards, Designs, FiefId, Fiefs, KingdomId, Kingdoms, StartChoice};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::initiative;
use crate::options::RandomRule;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink, Stack, Window};

/// The kinds that are divided, in the order of the ledger's table of decisions (D-04).
const DIVIDED: [Kind; 5] = [Kind::Warlord, Kind::Knight, Kind::Archer, Kind::Footman, Kind::Lancer];

impl Warlords {
    /// An empty board, before anything is rolled: for positions that are put together by hand.
    #[must_use]
    pub fn blank(&self) -> State {
        let mut players = [Player::default(); 4];
        for player in players.iter_mut().take(usize::from(self.seats)) {
            player.sets = 1;
            player.die = 8;
        }
        let board = Board {
            seats: self.seats,
            round: 0,
            phase: Phase::Setup,
            active: Seat(0),
            order: Stack::new(),
            players,
            owned: [Fiefs::NONE; 4],
            armies: Default::default(),
            marked: Default::default(),
            attacks: Default::default(),
            routes: Default::default(),
            castles: Fiefs::NONE,
            finished: Fiefs::NONE,
            begun: Fiefs::NONE,
            dated: Fiefs::NONE,
            captives: Stack::new(),
            conquered: Fiefs::NONE,
            attacked: Default::default(),
            long_march: None,
            group: Default::default(),
            battle: Default::default(),
            truces: Default::default(),
            crown: Default::default(),
            shifts: Stack::new(),
            cancelled: [Kingdoms::NONE; 4],
            offer: Default::default(),
            offers: Default::default(),
            ranking: Stack::new(),
            rolls: Stack::new(),
            initiative_left: 0,
            discards: Cards::NONE,
            winners: Default::default(),
            ending: Default::default(),
            frames: [Frame::PickInitiative].into_iter().collect(),
        };
        // WE-SETUP-10: three shuffled decks; a uniform draw is the same as a shuffled pile.
        let decks = self.content.decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
        State { board, hands: [Cards::NONE; 4], decks, offered: Designs::NONE }
    }

    /// WE-SETUP-02: everybody rolls a d8 for the choice of initiative cards.
    pub(crate) fn start<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, chance, sink);
        initiative::roll(&mut play);
        play.run();
        state
    }
}

/// The initiative cards are picked: WE-SETUP-05, kingdoms next.
pub fn begin_kingdoms<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let window = Window::of(play.board().order.iter().copied());
    if play.scenario.choice == StartChoice::Random {
        draw_kingdoms(play);
        return play.goto(Frame::PlaceStart(window));
    }
    play.goto(Frame::PickKingdom(window))
}

/// WE-R-72: each is dealt a kingdom not yet taken, uniformly.
fn draw_kingdoms<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let order = play.board().order;
    for seat in order.iter().copied() {
        let free = free_kingdoms(play.board(), play.scenario.start);
        let apart: Kingdoms = free.iter().filter(|k| !borders_on_home(play, *k)).collect();
        let from = if play.game.options.random_starts == RandomRule::NotAdjacent && !apart.is_empty() {
            apart
        } else {
            free
        };
        let nth = play.chance.draw(from.len() as usize);
        if let Some(kingdom) = from.iter().nth(nth) {
            settle(play, seat, kingdom, Rule("WE-SCEN-05"));
        }
    }
}

fn borders_on_home<C, S>(play: &Play<'_, C, S>, kingdom: KingdomId) -> bool {
    let fiefs = play.content.kingdoms[kingdom.index()].fiefs;
    let near = fiefs.iter().fold(Fiefs::NONE, |sum, f| sum.or(play.scenario.near[f]));
    let homes = play.state.board.players.iter().filter_map(|p| p.home);
    homes.into_iter().any(|home| !near.and(play.content.kingdoms[home.index()].fiefs).is_empty())
}

fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, kingdom: KingdomId, rule: Rule) {
    play.board_mut().player_mut(seat).home = Some(kingdom);
    play.tell(Event::Settled { seat, kingdom, rule });
}

/// Kingdoms of the scenario that nobody has taken.
fn free_kingdoms(board: &Board, start: Kingdoms) -> Kingdoms {
    start.without(board.players.iter().filter_map(|p| p.home).collect())
}

pub(crate) fn resume_kingdom<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, window: Window) -> Next {
    if window.seat().is_some() {
        return Next::Ask;
    }
    let window = Window::of(play.board().order.iter().copied());
    play.goto(Frame::PlaceStart(window))
}

pub(crate) fn list_kingdom(game: &Warlords, board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(free_kingdoms(board, game.scenario.start).iter().map(Answer::Kingdom));
}

pub(crate) fn judge_kingdom(game: &Warlords, board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-SETUP-05");
    match answer {
        Answer::Kingdom(k) if !game.scenario.start.has(k) => Err(Reason::NotOffered { rule }),
        Answer::Kingdom(k) if !free_kingdoms(board, game.scenario.start).has(k) => {
            Err(Reason::KingdomTaken { kingdom: k })
        }
        Answer::Kingdom(_) => Ok(()),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_kingdom<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    if let Answer::Kingdom(kingdom) = answer {
        settle(play, seat, kingdom, Rule("WE-SETUP-05"));
        window.pass();
        play.goto(Frame::PickKingdom(window));
    }
}

pub(crate) fn resume_place<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, window: Window) -> Next {
    if window.seat().is_some() {
        return Next::Ask;
    }
    let window = Window::of(play.board().order.iter().copied());
    play.goto(Frame::Divide { window, kind: DIVIDED[0] })
}

/// The fiefs of a player's starting kingdom.
fn home_fiefs(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    board.player(seat).home.map_or(Fiefs::NONE, |k| game.content.kingdoms[k.index()].fiefs)
}

pub(crate) fn list_place(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    // WE-R-03: the Warlord stands in a second fief.
    let free = home_fiefs(game, board, seat).without(board.castles);
    answers.extend(free.iter().map(Answer::Fief));
}

pub(crate) fn judge_place(game: &Warlords, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-SETUP-12");
    match answer {
        Answer::Fief(fief) if !home_fiefs(game, board, seat).has(fief) => Err(Reason::NotAtHome { fief }),
        Answer::Fief(fief) if board.castles.has(fief) => Err(Reason::SecondFief { fief }),
        Answer::Fief(_) => Ok(()),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_place<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    let Answer::Fief(fief) = answer else { return };
    let board = play.board_mut();
    let has_castle = !board.castles_of(seat).is_empty();
    board.owned[seat.index()].insert(fief);
    if has_castle {
        board.armies[fief].add(Troop::WARLORD, 1);
        window.pass();
        play.goto(Frame::PlaceStart(window));
        play.tell(Event::WarlordStands { seat, fief });
    } else {
        // WE-SETUP-09: the starting castle is finished.
        board.castles.insert(fief);
        board.finished.insert(fief);
        play.tell(Event::CastleStands { seat, fief });
    }
}

/// The two fiefs of a player at setup: his castle's and his Warlord's.
fn two_fiefs(board: &Board, seat: Seat) -> Option<(FiefId, FiefId)> {
    let castle = board.castles_of(seat).first()?;
    Some((castle, board.fiefs(seat).without(Fiefs::one(castle)).first()?))
}

/// How many of a kind are left to divide: all but the Warlord who stands already.
pub(crate) fn to_divide(game: &Warlords, kind: Kind) -> u16 {
    game.content.numbers.start[kind.index()] - u16::from(kind == Kind::Warlord)
}

/// WE-R-04, WE-R-05: how many of a kind may go to the Warlord's fief.
fn most(game: &Warlords, board: &Board, seat: Seat, kind: Kind) -> u16 {
    let Some((castle, warlord)) = two_fiefs(board, seat) else { return 0 };
    let stays = u16::from(kind == Kind::Lancer && board.armies[castle].is_empty());
    (to_divide(game, kind) - stays).min(board.room(&game.content, warlord))
}

pub(crate) fn resume_divide<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, window: Window) -> Next {
    if window.seat().is_some() { Next::Ask } else { crate::turn::begin_round(play) }
}

pub(crate) fn list_divide(game: &Warlords, board: &Board, seat: Seat, kind: Kind, answers: &mut Vec<Answer>) {
    answers.extend((0..=most(game, board, seat, kind)).map(|n| Answer::Number(n as u8)));
}

pub(crate) fn judge_divide(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    kind: Kind,
    answer: Answer,
) -> Result<(), Reason> {
    let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule: Rule("WE-SETUP-13") }) };
    let (all, most) = (to_divide(game, kind), most(game, board, seat, kind));
    if u16::from(n) <= most {
        return Ok(());
    }
    if u16::from(n) > all {
        return Err(Reason::TooMany { rule: Rule("WE-SETUP-08"), most: all });
    }
    match two_fiefs(board, seat) {
        Some((_, fief)) if board.room(&game.content, fief) < u16::from(n) => {
            Err(Reason::Full { fief, rule: Rule("WE-R-05") })
        }
        _ => Err(Reason::TooMany { rule: Rule("WE-R-04"), most }),
    }
}

pub(crate) fn take_divide<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    kind: Kind,
    seat: Seat,
    answer: Answer,
) {
    let Answer::Number(n) = answer else { return };
    let Some((castle, warlord)) = two_fiefs(play.board(), seat) else { return };
    let all = play.content.numbers.start[kind.index()] - u16::from(kind == Kind::Warlord);
    let board = play.board_mut();
    board.armies[warlord].add(Troop::own(kind), u16::from(n));
    board.armies[castle].add(Troop::own(kind), all - u16::from(n));
    let place = DIVIDED.iter().position(|k| *k == kind).unwrap_or_default();
    match DIVIDED.get(place + 1) {
        Some(next) => play.goto(Frame::Divide { window, kind: *next }),
        None => {
            let armies = (play.board().armies[castle], play.board().armies[warlord]);
            play.tell(Event::ArmyStands { seat, fief: castle, army: armies.0 });
            play.tell(Event::ArmyStands { seat, fief: warlord, army: armies.1 });
            window.pass();
            play.goto(Frame::Divide { window, kind: DIVIDED[0] })
        }
    };
}
