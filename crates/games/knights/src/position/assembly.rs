//! Who sits in the Assembly.

use super::Wrong;
use crate::board::Board;
use crate::rules;

/// WK-ASSEMBLY-01, WK-BAN-13: who is banned or out of the game attends no Assembly. WK-ASSEMBLY-08: somebody who attends presides for a
/// Chairman who does not.
pub(super) fn seats(board: &Board, wrong: &mut Wrong) {
    let assembly = &board.assembly;
    let attending = "board.assembly.attending";
    let there = assembly.attending.without(board.players()).is_empty();
    unless!(wrong, there, attending, "somebody who is not in the game", rules::WK_ASSEMBLY_01);
    let free = assembly.attending.and(board.banned).is_empty();
    unless!(wrong, free, attending, "somebody who is banned", rules::WK_BAN_13);
    if let Some(acting) = assembly.acting {
        let field = "board.assembly.acting";
        let attends = assembly.attending.has(acting);
        unless!(wrong, attends, field, "he does not attend", rules::WK_ASSEMBLY_08);
        let needed = !assembly.attending.has(board.chairman);
        unless!(wrong, needed, field, "the Chairman attends", rules::WK_ASSEMBLY_08);
    }
}
