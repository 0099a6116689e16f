//! What a player is asked.

use crate::Warlords;
use crate::answer;
use crate::board::{Board, Phase};
use crate::content::vocabulary::{Effect, Movers};
use crate::flow::Frame;
use crate::group::deploy::{Task, task};
use crate::group::taxes;
use table::{Message, OfferStage, Prompt, Rule, Seat};

/// The question of the frame in progress.
pub fn of(game: &Warlords, board: &Board, seat: Seat) -> Prompt {
    let new = Message::new;
    let (message, rule) = match board.frame() {
        Frame::PickInitiative => (new("prompt-initiative-card"), "WE-INITIATIVE-04"),
        Frame::PickKingdom(_) => (new("prompt-kingdom"), "WE-SETUP-05"),
        Frame::PlaceStart(_) if board.castles_of(seat).is_empty() => {
            (new("prompt-first-castle"), "WE-SETUP-12")
        }
        Frame::PlaceStart(_) => (new("prompt-first-warlord"), "WE-SETUP-12"),
        Frame::Divide { kind, .. } => {
            let fief = board.fiefs(seat).without(board.castles).first().unwrap_or_default();
            let all = usize::from(crate::setup::to_divide(game, kind));
            let soldiers = vec![crate::army::Troop::own(kind).element(); all];
            (new("prompt-divide").with("soldier", soldiers).with("fief", answer::fief(fief)), "WE-SETUP-13")
        }
        Frame::TurnStart => (new("prompt-surrender"), "WE-ELIM-02"),
        Frame::Manoeuvre => (new("prompt-manoeuvre"), "WE-MANEUVER-01"),
        Frame::March => {
            let key = match (board.phase, board.group.army.is_empty()) {
                (_, true) => "prompt-march-who",
                (Phase::Manoeuvre, false) => "prompt-march-attack",
                _ => "prompt-march",
            };
            let message =
                new(key).with("fief", answer::fief(board.group.at)).with("steps", board.group.steps);
            (message.with("army", board.group.army.elements()), "WE-MANEUVER-02")
        }
        Frame::Battles => (new("prompt-battles"), "WE-BATTLE-01"),
        Frame::Cards(_) => {
            let fief = answer::fief(board.battle.fief);
            (new("prompt-battle-cards").with("fief", fief).with("round", board.battle.round), "WE-R-59")
        }
        Frame::Losses { left, .. } => (
            new("prompt-losses").with("hits", left).with("fief", answer::fief(board.battle.fief)),
            "WE-CASUALTY-01",
        ),
        Frame::Decide => {
            (new("prompt-decide").with("fief", answer::fief(board.battle.fief)), "WE-RETREAT-01")
        }
        Frame::Retreat => (new("prompt-retreat"), "WE-RETREAT-02"),
        Frame::RetreatTo(fief) => (new("prompt-retreat-to").with("fief", answer::fief(fief)), "WE-R-21"),
        Frame::Muster => (new("prompt-muster").with("gold", board.player(seat).gold), "WE-CAPTURECASTLE-07"),
        Frame::MusterAt(fief) => {
            let message = new("prompt-muster-at").with("fief", answer::fief(fief));
            (message.with("gold", board.player(seat).gold), "WE-CAPTURECASTLE-07")
        }
        Frame::Surplus(fief) => (new("prompt-surplus").with("fief", answer::fief(fief)), "WE-MOUNTAIN-04"),
        Frame::SurplusTo { from, to } => {
            let message =
                new("prompt-surplus-to").with("from", answer::fief(from)).with("to", answer::fief(to));
            (message, "WE-MOUNTAIN-05")
        }
        Frame::Prison { owner, .. } => (new("prompt-prison").with("seat", owner), "WE-CAPTURE-02"),
        Frame::Return { .. } => (new("prompt-return"), "WE-CAPTURE-05"),
        Frame::Partner(_) => (new("prompt-partner").with("seat", board.active), "WE-CAPTURE-03"),
        Frame::Deal if board.offer.stage == OfferStage::Sent => {
            let offer = &board.offer;
            let key = if offer.terms.asked { "prompt-deal-asked" } else { "prompt-deal-offered" };
            let message = new(key).with("seat", offer.from).with("gold", offer.terms.gold);
            (message.with("captives", offer.terms.captives.len() as u8), "WE-R-49")
        }
        Frame::Deal => (new("prompt-deal").with("seat", board.offer.to), "WE-R-49"),
        Frame::Redeploy => (new("prompt-redeploy"), "WE-REDEPLOY-01"),
        Frame::TurnEnd => (new("prompt-crowded"), "WE-MOUNTAIN-01"),
        Frame::Tax(_) => (new("prompt-tax-cards"), "WE-TAX-01"),
        Frame::Vassals { victim, .. } => {
            let price = taxes::vassal_price(&game.content, board, victim);
            (new("prompt-vassals").with("seat", victim).with("gold", price), "WE-ELIM-06")
        }
        Frame::Recruit(_) => (new("prompt-recruit").with("gold", board.player(seat).gold), "WE-RECRUIT-01"),
        Frame::Keeping { fief, .. } => (new("prompt-keep").with("fief", answer::fief(fief)), "WE-MERC-02"),
        Frame::Deploy(_) => match task(board, seat) {
            Task::Castle(k) => {
                (new("prompt-deploy-castle").with("kingdom", answer::kingdom(k)), "WE-DEPLOY-03")
            }
            Task::Recruits => {
                (new("prompt-deploy").with("army", board.player(seat).recruits.elements()), "WE-DEPLOY-05")
            }
            Task::Bonus(k) => {
                let left = board.player(seat).bonus_left;
                let message =
                    new("prompt-deploy-bonus").with("kingdom", answer::kingdom(k)).with("left", left);
                (message, "WE-DEPLOY-08")
            }
            Task::Mercenaries => (
                new("prompt-deploy-hired").with("army", board.player(seat).recruits.elements()),
                "WE-DEPLOY-10",
            ),
            Task::Nothing => (new("prompt-deploy-cards"), "WE-DEPLOY-01"),
        },
        Frame::DeployInto { fief, .. } => {
            (new("prompt-deploy-into").with("fief", answer::fief(fief)), "WE-DEPLOY-06")
        }
        Frame::Dice(_) => (new("prompt-dice").with("die", board.player(seat).die), "WE-INITIATIVE-02"),
        Frame::Merchant(_) => {
            (new("prompt-merchant").with("gold", game.content.numbers.merchant), "WE-MERCHANT-01")
        }
        Frame::Target { card, .. } => (new("prompt-target").with("card", answer::card(card)), "WE-R-58"),
        Frame::Obey { card, by, .. } => {
            (new("prompt-obey").with("card", answer::card(card)).with("seat", by), "WE-EXCOM-02")
        }
        Frame::Part { card, .. } => (new("prompt-part").with("card", answer::card(card)), "WE-CARD-06"),
        Frame::Effect { card, part, fief, .. } => {
            let key = match crate::cards::effect(&game.content.cards[card.index()], part) {
                Effect::CancelCastleBonus { .. } => "prompt-card-kingdom",
                Effect::PlaceSoldiers { .. } => "prompt-card-place",
                Effect::RemoveSoldiers { .. } => "prompt-card-remove",
                Effect::Upgrade { .. } => "prompt-card-upgrade",
                Effect::TurnSoldiers { .. } if fief.is_some() => "prompt-card-turn-who",
                Effect::TurnSoldiers { .. } => "prompt-card-turn",
                Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. } => "prompt-card-march",
                Effect::ExtraMove { .. } => "prompt-card-wagons",
                Effect::ReleaseWarlord { .. } => "prompt-card-release",
                _ => "prompt-card-castle",
            };
            (new(key).with("card", answer::card(card)), "WE-CARD-14")
        }
        Frame::Over
        | Frame::Turns(_)
        | Frame::Round
        | Frame::Roll(_)
        | Frame::Toll(_)
        | Frame::Settled
        | Frame::Pope(_) => (new("prompt-over"), "WE-VICTORY-03"),
    };
    Prompt { message, rule: Rule(rule) }
}
