//! A view as it is written, part by part: what has not changed is not worked out again. The same as [`super::Shown`].

use super::View;
use super::facts;
use crate::position::{PlayerSheet, Position};
use table::{Seat, Sheet, SheetWriter};

/// Writes a view, with others at hand that were written before.
pub(super) fn write(view: &View, before: &[(&View, &Sheet)]) -> Sheet {
    SheetWriter::object(before, |sheet| {
        table(view, sheet);
        sheet.array_in("players", |sheet| {
            for seat in Seat::all(view.board.seats) {
                let has = |view: &View| (*view.board.player(seat), view.known.own(seat));
                sheet.item(
                    |other| has(other) == has(view),
                    || PlayerSheet::of(&view.board, &view.known, seat),
                );
            }
        });
        sheet.object_in("facts", |sheet| facts::write(view, sheet));
    })
}

/// All but what the players have: small, and something of it changes with every answer.
fn table(view: &View, sheet: &mut SheetWriter<'_, View>) {
    let Position {
        game,
        options,
        year,
        phase,
        order,
        players: _,
        agent,
        aid_die,
        court,
        neutral,
        invaders,
        looked,
        totals,
        scenario,
        valley,
        looked_valley,
        fate,
        fates,
        tiles,
        pile,
        stock,
        restock,
        courted,
        completed,
        pool,
        offered,
        settled,
        effect,
        frames,
        facts: _,
    } = Position::without_players(view.content(), view.options, &view.board, &view.known);
    sheet.member("game", |_| true, || game);
    sheet.member("options", |other| other.options == view.options, || options);
    sheet.value("year", &year);
    sheet.value("phase", &phase);
    sheet.value("order", &order);
    sheet.value("agent", &agent);
    sheet.value("aid_die", &aid_die);
    sheet.value("court", &court);
    sheet.value("neutral", &neutral);
    sheet.value("invaders", &invaders);
    sheet.value("looked", &looked);
    sheet.value("totals", &totals);
    sheet.value("scenario", &scenario);
    sheet.value("valley", &valley);
    sheet.value("looked_valley", &looked_valley);
    sheet.value("fate", &fate);
    sheet.value("fates", &fates);
    sheet.value("tiles", &tiles);
    sheet.value("pile", &pile);
    sheet.value("stock", &stock);
    sheet.value("restock", &restock);
    sheet.value("courted", &courted);
    sheet.value("completed", &completed);
    sheet.value("pool", &pool);
    sheet.value("offered", &offered);
    sheet.value("settled", &settled);
    sheet.value("effect", &effect);
    sheet.value("frames", &frames);
}
