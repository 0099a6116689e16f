//! The board, setup, individual turns, battles, Warlords, Mountains (p.1-6, 8-9).

mod battle;
mod captives;
mod casualties;
mod cited;
mod conquest;
mod dice;
mod manoeuvre;
mod mountains;
mod peasants;
mod ransom;
mod redeploy;
mod retreat;
mod setup;
mod terrain;
mod warlords;

use crate::dsl::{Scene, Sitting};

/// Everybody has one castle with a Lancer in it, far from the others: kiev, portugal, ireland, nicaea.
fn world() -> Scene {
    Scene::four()
        .holds(0, "kiev L1")
        .holds(1, "portugal L1")
        .holds(2, "ireland L1")
        .holds(3, "nicaea L1")
        .castle("kiev portugal ireland nicaea")
}

/// Player 0 attacks a fief next to kiev; he is about to pick the battle. A Lancer more stays in kiev.
fn declared(scene: Scene, fief: &str, attackers: &str) -> Sitting {
    let scene = scene.holds(0, &format!("kiev {attackers}"));
    let mut t = scene
        .so(|state| state.board.armies[crate::dsl::fief("kiev")].add(::warlords::army::Troop::LANCER, 1))
        .turn(0);
    t.sends(0, &format!("kiev {attackers}"), fief);
    t.answers(0, ["done"]);
    t
}

/// Player 0 fights player 1 over a fief next to kiev, with these dice: attacker first, Lancers to Warlords.
fn clash(fief: &str, attackers: &str, defenders: &str, dice: &[u8]) -> Sitting {
    let mut t = declared(world().holds(1, &format!("{fief} {defenders}")), fief, attackers);
    t.dice(dice).answers(0, [format!("fief/{fief}").as_str()]);
    t
}

/// Player 0 fights the peasants of a fief next to kiev.
fn raid(fief: &str, attackers: &str, dice: &[u8]) -> Sitting {
    let mut t = declared(world(), fief, attackers);
    t.dice(dice).answers(0, [format!("fief/{fief}").as_str()]);
    t
}
