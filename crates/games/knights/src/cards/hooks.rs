//! Moments at which cards act: what is due is found once, laws last, and carried out one after the other.

use super::{Carry, Scene, Triggers};
use crate::answer::Way;
use crate::content::vocabulary::Hook;
use crate::content::{Card, CardDeck, Carrier, Law, NobleId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use effects::{Called, Choice};
use table::{Chance, Seat, Sink};

/// What goes on at a moment.
pub(crate) trait Hooks {
    /// Cards act, of one Baron or of all.
    fn hook(&mut self, hook: Hook, of: Option<Seat>);
    /// Cards act on a move that was declared. What its owner may use he has used before.
    fn hook_move(&mut self, hook: Hook, seat: Seat, noble: NobleId, way: Way);
    /// Cards act on a Noble who dies.
    fn hook_noble(&mut self, hook: Hook, seat: Seat, noble: NobleId);
    /// A card is resolved: what it does now is done.
    fn resolve(&mut self, card: Card, carrier: Carrier);
    /// What was put in force for one desertion ends.
    fn end_desertion(&mut self);
}

impl<C: Chance, S: Sink<Event>> Hooks for Play<'_, C, S> {
    fn hook(&mut self, hook: Hook, of: Option<Seat>) {
        let (game, board) = (self.game, &self.state.board);
        let scene = game.scene(board);
        let fights = matches!(hook, Hook::BattleDraw | Hook::BattleCasualties | Hook::BattleVictories);
        let attends = |seat: Seat| hook != Hook::AssemblyStart || board.assembly.attending.has(seat);
        // CG-TECH-16: in a battle the attacker declares first.
        let first = if fights { board.battle.attacker } else { board.chairman };
        let mut due: table::Stack<Called<Carrier>, 32> = table::Stack::new();
        for is_law in [false, true] {
            for seat in board.clockwise(first) {
                for called in game.content.tables.due(&scene, hook).filter(|called| called.owner == seat) {
                    let law = is_lawful(game, &called);
                    let meant = of.is_none_or(|of| of == seat || law);
                    let side = !fights || board.battle.side_of(seat).is_some();
                    if law == is_law && meant && side && (law || attends(seat)) && due.len() < 32 {
                        due.push(called);
                    }
                }
            }
        }
        if !due.is_empty() {
            self.board_mut().due = due;
            self.push(Triggers { hook });
        }
    }

    fn hook_move(&mut self, hook: Hook, seat: Seat, noble: NobleId, way: Way) {
        let (game, board) = (self.game, &self.state.board);
        if board.banned.has(seat) {
            return;
        }
        let scene = Scene { mover: Some((noble, way)), ..game.scene(board) };
        let carrier = Carrier { baron: seat, noble: Some(noble), city: None };
        let is_must = |called: &Called<Carrier>| {
            game.content.tables.trigger(called.clause).is_some_and(|trigger| trigger.choice == Choice::Must)
        };
        let due = game.content.tables.due(&scene, hook).filter(is_must);
        let due: table::Stack<Called<Carrier>, 32> =
            due.take(32).map(|called| Called { carrier, owner: seat, ..called }).collect();
        if !due.is_empty() {
            self.board_mut().due = due;
            self.push(Triggers { hook });
        }
    }

    fn hook_noble(&mut self, hook: Hook, seat: Seat, noble: NobleId) {
        let (game, board) = (self.game, &self.state.board);
        let carrier = Carrier { baron: seat, noble: Some(noble), city: None };
        // Who dies while a battle is fought elsewhere does not die in it.
        let fights = board.battle.nobles.iter().any(|side| side.has(noble));
        let mut calm = *board;
        if !fights {
            calm.battle = Default::default();
        }
        let scene = game.scene(&calm);
        let due = game.content.tables.due(&scene, hook);
        let due: table::Stack<Called<Carrier>, 32> =
            due.take(32).map(|called| Called { carrier, owner: seat, ..called }).collect();
        if !due.is_empty() {
            self.board_mut().due = due;
            self.push(Triggers { hook });
        }
    }

    fn resolve(&mut self, card: Card, carrier: Carrier) {
        let tables = &self.game.content.tables;
        let now = |id| tables.trigger(id).is_some_and(|trigger| trigger.hook == Hook::Now);
        let clauses: table::Stack<effects::ClauseId, 8> =
            tables.of(card).map(|(id, _)| id).filter(|id| now(*id)).take(8).collect();
        for clause in clauses.iter().rev() {
            self.push(Carry::new(*clause, carrier));
        }
    }

    fn end_desertion(&mut self) {
        self.board_mut().in_force.end(crate::content::Span::Desertion);
    }
}

/// Is it a clause of a Law that lies for all?
fn is_lawful(game: &crate::Knights, called: &Called<Carrier>) -> bool {
    let clause = game.content.tables.clause(called.clause);
    let law = clause.is_some_and(|clause| {
        clause.source.deck == CardDeck::Agenda
            && game.content.agendas[usize::from(clause.source.number)].kind == crate::content::AgendaKind::Law
    });
    law || game.content.tables.trigger(called.clause).is_some_and(|trigger| trigger.verb.law == Law::Comply)
}
