//! What always holds (the ledger's KB-INV list, as far as one state can show it).

mod lying;

use crate::Kingsburg;
use crate::answer::Placement;
use crate::board::{Board, COLOURED, Group, MAX_SEATS, Phase, Right, State, TILES, TriggerSet, YEARS};
use crate::content::{BuildingId, Built, Content, Side};
use crate::flow::{Frame, Point};
use crate::options::{Caprices, Fate, Governors, Lines, Reinforcements};
use crate::seasons::influence;
use table::Seat;

/// Everything that is wrong with a state.
pub fn broken(game: &Kingsburg, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    let content = game.components();
    let board = &state.board;
    let mut check = |holds: bool, what: &str| {
        if !holds {
            wrong.push(what.to_owned());
        }
    };
    check((1..=YEARS).contains(&board.year), "KB-FLOW-01: the year is not 1 to 5");
    let mut order = board.order;
    order.sort_unstable();
    check(order == std::array::from_fn(|i| Seat(i as u8)), "KB-INV-08: the turn order is no permutation");
    check(
        board.order[usize::from(board.seats)..].iter().all(|s| s.0 >= board.seats),
        "KB-INV-08: the turn order names a seat that nobody has",
    );
    check(board.agent.is_none_or(|s| s.0 < board.seats), "KB-INV-21: the Agent is with nobody at the table");
    check(
        board.aid_die.is_none_or(|s| s.0 < board.seats && board.phase == Phase::Spring),
        "KB-INV-02: the die of the King's Aid is out of Spring",
    );
    modules(game, state, &mut check);
    lying::all(game, state, &mut check);
    for (year, card) in (1..).zip(state.hidden.invaders) {
        let of_year = content.invaders.get(usize::from(card.0)).is_some_and(|c| c.year == year);
        check(of_year, "KB-INV-23: an invader card lies under another year");
    }
    check(
        board.players[usize::from(board.seats)..].iter().all(|p| *p == Default::default()),
        "KB-SETUP-08: a seat that nobody has owns something",
    );
    let within = |wanted: fn(&Frame) -> bool| board.frames.iter().any(wanted);
    let placing =
        within(|f| matches!(f, Frame::Influence { .. } | Frame::Help { .. } | Frame::At(Point::Help)));
    let rolled = placing || within(|f| matches!(f, Frame::Reroll { .. } | Frame::At(Point::Order)));
    let counting = within(|f| matches!(f, Frame::At(Point::Count | Point::Roll)));
    check(
        placing || board.court.iter().all(|g| g.seat.is_none()),
        "KB-INV-01: dice on the court out of season",
    );
    check(board.court.is_empty() || rolled || counting, "KB-INV-36: dice lie on the court out of season");
    court(board, &mut check);
    let in_season = board.phase.season().is_some() && !within(|f| matches!(f, Frame::Begin));
    check(
        board.neutral == [0; 5] || (board.seats == 2 && in_season),
        "KB-INV-36: neutral dice out of season, or with more than two players",
    );
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        check(
            in_season || (player.used == Built::NONE && !player.token_used && player.builds == 0),
            "KB-INV-12: something was used out of season",
        );
        check(
            rolled || counting || player.due == Default::default() || player.dice != Default::default(),
            "KB-INV-01: dice are counted out of season",
        );
        check_player(content, board, seat, rolled, &mut check);
    }
    check(
        board.phase == Phase::Winter || board.totals == [0; MAX_SEATS],
        "KB-INV-24: battle totals out of Winter",
    );
    let winter_end = board.phase == Phase::Winter && board.frame() != Frame::Over;
    check(winter_end || board.totals == [0; MAX_SEATS], "KB-INV-24: battle totals after the game");
    wrong
}

/// What the modules in play hold: KB-INV-29 to KB-INV-34.
fn modules(game: &Kingsburg, state: &State, check: &mut impl FnMut(bool, &str)) {
    let (options, board) = (game.options(), &state.board);
    let setting_up = board.frames.iter().any(|f| {
        matches!(
            f,
            Frame::At(Point::Governors | Point::Start)
                | Frame::Governors { .. }
                | Frame::Name { .. }
                | Frame::Bid(_)
        )
    });
    let mut governors = Vec::new();
    let mut lines = [0u8; 7];
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        governors.extend(player.governor);
        check(
            (player.governor.is_some() == (options.governors != Governors::None)) || setting_up,
            "KB-INV-30: a governor is missing, or one too many",
        );
        let covered: Vec<u8> = (0..7)
            .filter(|row| player.spaces.and(Built::line(*row, Side::Alternative)) != Built::NONE)
            .collect();
        covered.iter().for_each(|row| lines[usize::from(*row)] += 1);
        check(
            covered.len() <= 2 && (covered.is_empty() || options.lines != Lines::None),
            "KB-INV-29: too many lines",
        );
        let rows =
            (0..7).filter(|row| game.printed_spaces().and(Built::line(*row, Side::Printed)) != Built::NONE);
        let board_of = rows.fold(Built::NONE, |set, row| {
            let side = if covered.contains(&row) { Side::Alternative } else { Side::Printed };
            set.or(Built::line(row, side))
        });
        check(player.spaces == board_of, "KB-INV-29: a province board that does not exist");
        check(player.unscored.without(player.built) == Built::NONE, "KB-INV-15: points of no building");
        let tokens: u8 = player.requests.iter().sum();
        let left = match options.reinforcements {
            Reinforcements::Die => 0,
            Reinforcements::Tokens if board.frame() == Frame::Over => 0,
            Reinforcements::Tokens => tokens_left(board),
        };
        // The last token is paid out between the last Winter and the end.
        let paid = board.year == YEARS && board.phase == Phase::Winter && tokens == 0;
        check(tokens == left || paid, "KB-INV-32: request tokens that do not add up");
    }
    let count = governors.len();
    governors.sort_unstable();
    governors.dedup();
    check(governors.len() == count, "KB-INV-30: two players have one governor");
    check(lines.iter().all(|n| *n <= 2), "KB-INV-29: a line is used more than twice");
    check(board.fate.is_none() || options.fate == Fate::On, "KB-INV-31: a Fate card without the module");
    let known = board.fate.is_none_or(|f| f == state.hidden.fates[board.year_index()]);
    check(known, "KB-INV-31: another Fate card than that of the year");
    let mut tiles = state.hidden.tiles;
    tiles.sort_unstable();
    check(tiles.into_iter().eq(1..=TILES as u8), "KB-INV-33: the tiles are no permutation");
    check(board.tiles & !(((1 << TILES) - 1) << 1) == 0, "KB-INV-33: there is no such tile");
    check(board.tiles == 0 || options.caprices != Caprices::None, "KB-INV-33: a tile without the module");
    let moment = board.frames.iter().any(|f| matches!(f, Frame::Moment(_)));
    check(
        moment || board.settled == TriggerSet::NONE,
        "KB-ORDERING-02: effects are settled out of their moment",
    );
    check(moment || board.frames.len() <= 2, "too many frames");
}

/// KB-MOD5-07: one token goes each Winter, when all are revealed.
fn tokens_left(board: &Board) -> u8 {
    let winters = board.year - 1;
    let revealed = board.phase == Phase::Winter
        && !board.frames.iter().any(|f| {
            matches!(f, Frame::Begin | Frame::At(Point::Reveal | Point::Reinforce) | Frame::Requests { .. })
        });
    6 - winters - u8::from(revealed)
}

/// The groups on the advisors: KB-INV-03, KB-INV-04, KB-INV-05, KB-INV-36.
fn court(board: &Board, check: &mut impl FnMut(bool, &str)) {
    let (mut seen, mut plain, mut twice, mut extra) = (0u32, 0u32, 0u32, 0u32);
    let mut agents = 0;
    for group in board.court.iter() {
        check((1..=18).contains(&group.advisor), "KB-INV-03: there is no such advisor");
        let space = 1 << (group.advisor & 31);
        if group.right != Right::Card {
            seen |= space;
        }
        match group.right {
            Right::Free | Right::Moved => {
                twice |= plain & space;
                plain |= space;
            }
            Right::Agent => {
                agents += 1;
                extra |= space;
            }
            Right::Deal => extra |= space,
            Right::Card => {}
        }
        match group.seat {
            Some(seat) => {
                let fits =
                    group.right == Right::Moved || worth(board, seat, group) == i16::from(group.advisor);
                check(fits, "KB-INV-03: a wrong sum");
            }
            None => {
                check(board.seats == 2, "KB-INV-36: neutral dice with more than two players");
                let faces = board.neutral.iter().enumerate().filter(|(i, _)| group.coloured >> i & 1 == 1);
                check(faces.map(|(_, face)| face).sum::<u8>() == group.advisor, "KB-INV-03: a wrong sum");
            }
        }
    }
    // A group that was moved may leave one behind that stood beside it.
    let moved = board.court.iter().any(|g| g.right == Right::Moved);
    check(
        twice == 0 && (moved || extra & !plain == 0),
        "KB-INV-04: two groups on an advisor without the Agent, or the Agent for one",
    );
    check(seen == board.influenced, "KB-INV-04: the record of influenced advisors is wrong");
    check(agents <= 1, "KB-INV-04: the Agent was used twice");
    check(agents == 0 || board.agent.is_none(), "KB-INV-21: the Agent is used and still held");
}

fn worth(board: &Board, seat: Seat, group: &Group) -> i16 {
    let Group { advisor, coloured, white, plus2, shift, right, .. } = *group;
    if coloured == 0 {
        return 0;
    }
    influence::value(&board.player(seat).dice, Placement { coloured, white, plus2, shift, advisor, right })
}

fn check_player(
    content: &Content,
    board: &Board,
    seat: Seat,
    rolled: bool,
    check: &mut impl FnMut(bool, &str),
) {
    let player = board.player(seat);
    let rows = (0..BuildingId::COUNT / 4).map(|line| player.built.0 >> (line * 4) & 0xf);
    check(
        rows.into_iter().all(|row| row.count_ones() == row.trailing_ones()),
        "KB-INV-13: a building without the one to its left",
    );
    check(
        player.built.without(player.spaces) == Built::NONE,
        "KB-COMP-01: a building that is not on the board",
    );
    check(
        player.used.and(Built((1 << BuildingId::COUNT) - 1)).without(player.built) == Built::NONE,
        "KB-INV-12: a building was used that is not there",
    );
    let dice = &player.dice;
    let in_range = |faces: &[u8]| faces.iter().all(|f| *f <= 6);
    check(in_range(&dice.coloured) && in_range(&dice.white), "KB-INV-01: a die shows no face");
    check(
        dice.coloured.is_sorted_by_key(|f| f.wrapping_sub(1))
            && dice.white.is_sorted_by_key(|f| f.wrapping_sub(1)),
        "KB-INV-01: dice are not sorted",
    );
    if !rolled {
        check(*dice == Default::default(), "KB-INV-01: dice are out of season");
        return;
    }
    // Only a Fate card takes a coloured die away.
    let all = usize::from(player.due.coloured) == COLOURED || board.fate.is_some();
    check(
        all && dice.coloured_count() == usize::from(player.due.coloured),
        "KB-INV-01: a coloured die is missing, or one too many",
    );
    let (mut coloured, mut white) = (dice.coloured_left, dice.white_left);
    let (mut groups, mut tokens, mut shifts) = (0u8, 0u8, 0u8);
    for group in board.court.iter().filter(|g| g.seat == Some(seat)) {
        check(
            coloured & group.coloured == 0 && white & group.white == 0,
            "KB-INV-05: a die is in two places",
        );
        coloured |= group.coloured;
        white |= group.white;
        groups += 1;
        tokens += u8::from(group.plus2);
        shifts += u8::from(group.shift != 0);
    }
    check(
        coloured == (1 << dice.coloured_count()) - 1 && white == (1 << dice.white_count()) - 1,
        "KB-INV-01: dice placed and left are not all",
    );
    check(groups <= 3 && tokens <= 1 && shifts <= 2, "KB-INV-05: too many groups, tokens or shifts");
    check(tokens == u8::from(player.token_used), "KB-INV-05: the record of the token is wrong");
    let used = player.used.and(content.at.shift.buildings).count();
    check(
        u32::from(shifts) <= used && (shifts > 0 || used == 0),
        "KB-INV-05: the record of the Market is wrong",
    );
    check(usize::from(player.due.white) == dice.white_count(), "KB-INV-02: white dice that nothing gives");
    let own = crate::seasons::roll::white_dice(content, board, seat);
    check(player.due.white >= own, "KB-INV-02: white dice are missing");
    let more = board.fate.is_some() || Seat::all(board.seats).any(|s| board.player(s).governor.is_some());
    check(more || player.due.white <= own, "KB-INV-02: white dice that nothing gives");
}
