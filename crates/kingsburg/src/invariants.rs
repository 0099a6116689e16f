//! What always holds (the ledger's KB-INV list, as far as one state can show it).

use crate::answer::Placement;
use crate::board::{Board, Group, MAX_SEATS, Phase, State, YEARS};
use crate::content::{BuildingId, Built, Content};
use crate::flow::Frame;
use crate::seasons::influence;
use table::Seat;

/// Everything that is wrong with a state.
pub fn broken(content: &Content, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
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
    for (year, card) in (1..).zip(state.invaders) {
        let of_year = content.invaders.get(usize::from(card.0)).is_some_and(|c| c.year == year);
        check(of_year, "KB-INV-23: an invader card lies under another year");
    }
    check(
        board.players[usize::from(board.seats)..].iter().all(|p| *p == Default::default()),
        "KB-SETUP-08: a seat that nobody has owns something",
    );
    let placing = matches!(board.frame(), Frame::Influence { .. } | Frame::Help { .. } | Frame::Gift { .. });
    let rolled = placing || matches!(board.frame(), Frame::Reroll { .. });
    check(
        placing || board.court.iter().all(|g| g.seat.is_none()),
        "KB-INV-01: dice on the court out of season",
    );
    check(board.court.is_empty() || rolled, "KB-INV-36: dice lie on the court out of season");
    court(board, &mut check);
    let in_season = board.phase.season().is_some() && board.frame() != Frame::Begin;
    check(
        board.neutral == [0; 5] || (board.seats == 2 && in_season),
        "KB-INV-36: neutral dice out of season, or with more than two players",
    );
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        check(
            in_season || (player.used == Built::NONE && !player.token_used),
            "KB-INV-12: something was used out of season",
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

/// The groups on the advisors: KB-INV-03, KB-INV-04, KB-INV-05, KB-INV-36.
fn court(board: &Board, check: &mut impl FnMut(bool, &str)) {
    let (mut seen, mut twice, mut with_agent) = (0u32, 0u32, 0u32);
    let mut agents = 0;
    for group in board.court.iter() {
        check((1..=18).contains(&group.advisor), "KB-INV-03: there is no such advisor");
        let space = 1 << (group.advisor & 31);
        check(twice & space == 0, "KB-INV-04: three groups on an advisor");
        twice |= seen & space;
        seen |= space;
        if group.agent {
            agents += 1;
            with_agent |= space;
        }
        match group.seat {
            Some(seat) => {
                check(worth(board, seat, group) == i16::from(group.advisor), "KB-INV-03: a wrong sum");
            }
            None => {
                check(board.seats == 2, "KB-INV-36: neutral dice with more than two players");
                let faces = board.neutral.iter().enumerate().filter(|(i, _)| group.coloured >> i & 1 == 1);
                check(faces.map(|(_, face)| face).sum::<u8>() == group.advisor, "KB-INV-03: a wrong sum");
            }
        }
    }
    // In the order of help the Agent's group may stand before the other one.
    check(twice == with_agent, "KB-INV-04: two groups on an advisor without the Agent, or the Agent for one");
    check(seen == board.influenced, "KB-INV-04: the record of influenced advisors is wrong");
    check(agents <= 1, "KB-INV-04: the Agent was used twice");
    check(agents == 0 || board.agent.is_none(), "KB-INV-21: the Agent is used and still held");
}

fn worth(board: &Board, seat: Seat, group: &Group) -> i16 {
    let Group { advisor, coloured, white, plus2, shift, agent, .. } = *group;
    if coloured == 0 {
        return 0;
    }
    influence::value(&board.player(seat).dice, Placement { coloured, white, plus2, shift, advisor, agent })
}

fn check_player(
    content: &Content,
    board: &Board,
    seat: Seat,
    rolled: bool,
    check: &mut impl FnMut(bool, &str),
) {
    let player = board.player(seat);
    let rows = (0..BuildingId::COUNT / 4).map(|row| player.built.0 >> (row * 4) & 0xf);
    check(
        rows.into_iter().all(|row| row.count_ones() == row.trailing_ones()),
        "KB-INV-13: a building without the one to its left",
    );
    check(
        player.built.without(content.spaces) == Built::NONE,
        "KB-COMP-01: a building that is not on the board",
    );
    check(
        player.used.without(player.built) == Built::NONE,
        "KB-INV-12: a building was used that is not there",
    );
    let dice = &player.dice;
    let in_range = |faces: &[u8]| faces.iter().all(|f| *f <= 6);
    check(in_range(&dice.coloured) && in_range(&dice.white), "KB-INV-01: a die shows no face");
    check(
        dice.coloured.is_sorted() && dice.white.is_sorted_by_key(|f| f.wrapping_sub(1)),
        "KB-INV-01: dice are not sorted",
    );
    if !rolled {
        check(*dice == Default::default(), "KB-INV-01: dice are out of season");
        return;
    }
    check(dice.coloured.iter().all(|f| *f > 0), "KB-INV-01: a coloured die is missing");
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
        coloured == 0b111 && white == (1 << dice.white_count()) - 1,
        "KB-INV-01: dice placed and left are not all",
    );
    check(groups <= 3 && tokens <= 1 && shifts <= 1, "KB-INV-05: too many groups, tokens or shifts");
    check(tokens == u8::from(player.token_used), "KB-INV-05: the record of the token is wrong");
    let market = player.used.and(content.at.shift).count();
    check(u32::from(shifts) == market, "KB-INV-05: the record of the Market is wrong");
    let farms =
        player.built.and(content.at.white_dice).iter().map(|id| content.building(id).white_dice).sum::<u8>();
    let white_dice = farms + u8::from(board.aid_die == Some(seat));
    check(usize::from(white_dice) == dice.white_count(), "KB-INV-02: white dice that nothing gives");
}
