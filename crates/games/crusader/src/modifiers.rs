//! What developments, shields on the track and events change: numbers and permissions, summed from what is in force whenever they are
//! asked for, and never kept.

mod bonus;
mod shown;

pub use bonus::{Bonus, has_bonus, next_bonus};
pub use shown::{lasting, used};

use crate::Crusader;
use crate::board::Board;
use crate::content::clauses::{Act, Clauses, DiesOf, Hook, Scope, Source, Stat, Verb};
pub use crate::content::clauses::{Span, Subject};
use crate::content::vocabulary::{Action, Cause, Feature, Features};
use crate::content::{Deck, Decks, Player, Players, TerritoryId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use effects::{Called, Clause, ClauseId, InForce, Scene, Until, Uses};
use serde::{Deserialize, Serialize};
use table::{Chance, Sink};

/// How much can be in force for a time at once. More is not received, like a token that has run out (CK-R-11).
const MOST: usize = 24;

/// What events have put in force for a time, and what was used up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lastings {
    /// Modifiers that events have given.
    pub in_force: InForce<Player, Span, MOST>,
    /// What was used of things that can be used once in a while.
    uses: Uses<Player, Span, MOST>,
}

impl Lastings {
    /// An event gives somebody a modifier for a time (CK-MOD-01).
    pub(crate) fn put(&mut self, clause: ClauseId, player: Player, until: Until<Span>) {
        // Full: what would come is not received.
        let _ = self.in_force.put(clause, player, until);
    }
}

/// The board, and what somebody would die of.
struct Now<'a> {
    board: &'a Board,
    dying: Option<Cause>,
}

impl Scene<Clauses> for Now<'_> {
    /// A development speaks for its owner, a space for whose shield lies there (CK-TRACK-03, CK-TRACK-05), an event for whom it struck.
    fn carriers(&self, id: ClauseId, clause: &Clause<Clauses>) -> impl Iterator<Item = Player> {
        let held = match clause.source {
            Source::Development(development) => {
                Player::all().filter(|player| self.board.owns(*player, development)).collect()
            }
            Source::Space(space) => self.board.track[space.index()].map_or(Players::NONE, Players::one),
            Source::Event(_) => Players::NONE,
        };
        held.iter().chain(self.board.lastings.in_force.carriers(id))
    }

    fn holds(&self, DiesOf(cause): &DiesOf, _: Player) -> bool {
        self.dying == Some(*cause)
    }

    fn covers(&self, scope: &Scope, owner: Player, subject: Subject) -> bool {
        scope.covers(owner, subject)
    }

    fn used(&self, id: ClauseId, player: Player) -> u8 {
        self.board.lastings.uses.times(id, player)
    }
}

/// What a territory has.
#[must_use]
pub fn features(game: &Crusader, board: &Board, territory: TerritoryId) -> Features {
    let has = [
        (Feature::Unrest, board.unrest[territory] > 0),
        (Feature::Plague, board.outbreaks.or(board.plague_over).has(territory)),
        (Feature::Harvest, board.harvest[territory] > 0),
        (Feature::CropFailure, board.crop_failure[territory] > 0),
        (Feature::Castle, board.castles.has(territory)),
        (Feature::Duke, board.duke(territory).is_some()),
        (Feature::Footsoldier, board.footsoldiers.has(territory)),
        (Feature::Coast, game.components().coast.has(territory)),
        (Feature::LaidKnight, board.laid_knights.has(territory)),
    ];
    has.into_iter().filter(|(_, has)| *has).map(|(feature, _)| feature).collect()
}

/// What a number comes to: all that is in force for it adds up, shields on the track too (CK-TRACK-04).
fn value(game: &Crusader, board: &Board, stat: Stat, subject: Subject, base: u8) -> u8 {
    let value = game.components().tables.value(&Now { board, dying: None }, stat, subject, base.into());
    u8::try_from(value).unwrap_or_default()
}

/// The free draws of a check: so many, and what is added (CK-MOD-01), not below 0.
#[must_use]
pub fn draws(game: &Crusader, board: &Board, subject: Subject, base: u8) -> u8 {
    value(game, board, Stat::FreeDraws, subject, base)
}

/// The successes that a check needs: so many, and what is added (CK-MOD-02), not below 1.
#[must_use]
pub fn needed(game: &Crusader, board: &Board, subject: Subject, base: u8) -> u8 {
    value(game, board, Stat::SuccessesNeeded, subject, base)
}

/// The price of a castle or a development in an action, not below 0. Prices that events name stay as they are.
#[must_use]
pub fn price(game: &Crusader, board: &Board, player: Player, action: Action, base: u8) -> u8 {
    value(game, board, Stat::Price, Subject::own(player, action), base)
}

/// The gold of a Tax action (CK-TAX-04), not below 0.
#[must_use]
pub fn tax(game: &Crusader, board: &Board, player: Player, base: u8) -> u8 {
    value(game, board, Stat::TaxGold, Subject::own(player, Action::Tax), base)
}

fn allows(game: &Crusader, board: &Board, act: Act, subject: Subject) -> bool {
    game.components().tables.verdict(&Now { board, dying: None }, act, subject).is_allowed()
}

/// Does the player reach all coasts of his seas (CK-FLEET-01)?
#[must_use]
pub fn reaches_by_sea(game: &Crusader, board: &Board, player: Player) -> bool {
    allows(game, board, Act::LandBySea, Subject::own(player, Action::Invade))
}

/// May he aim anywhere with this action (CK-REVOLT-02, CK-OVERTHROW-03)?
#[must_use]
pub fn aims_anywhere(game: &Crusader, board: &Board, player: Player, action: Action) -> bool {
    allows(game, board, Act::AimAnywhere, Subject::own(player, action))
}

/// May he make a second Crusade action in an Era (CK-CRUSADE-04)?
#[must_use]
pub fn crusades_again(game: &Crusader, board: &Board, player: Player) -> bool {
    allows(game, board, Act::CrusadeAgain, Subject::own(player, Action::Crusade))
}

/// May others sabotage this action of a player because of its victim (CK-MURDER-08)?
#[must_use]
pub fn guards(game: &Crusader, board: &Board, victim: Player, by: Player, action: Action) -> bool {
    allows(game, board, Act::Sabotage, Subject { against: Some(victim), ..Subject::own(by, action) })
}

/// What a player has to use at a moment, and has not used up.
fn due(
    game: &Crusader,
    board: &Board,
    hook: Hook,
    player: Player,
    dying: Option<Cause>,
) -> Option<(Called<Player>, Verb)> {
    let (tables, now) = (&game.components().tables, Now { board, dying });
    let mut found = tables.due(&now, hook).filter(|called| called.carrier == player);
    let called = found.next()?;
    Some((called, tables.trigger(called.clause)?.verb))
}

/// The decks that a player may draw from (CK-AI-16).
pub(crate) fn open_decks(game: &Crusader, player: Player, decks: Decks) -> Decks {
    if game.is_person(player) { decks } else { decks.without(Decks::one(Deck::TAX)) }
}

/// How many Unrest tokens the player may take off his territories at the start of this Turn; none if he has no such councillor, or has
/// used it (CK-REVOLT-09, CK-D-38).
#[must_use]
pub fn calms(game: &Crusader, board: &Board, player: Player) -> u8 {
    match due(game, board, Hook::TurnStart, player, None) {
        Some((_, Verb::RemoveUnrest(n))) => n,
        Some(_) | None => 0,
    }
}

/// He uses it.
pub fn calm<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, player: Player) {
    use_up(play, Hook::TurnStart, player, None);
}

/// Of how many tokens one is kept for a child born with a random trait (CK-D-41): usually one is drawn.
#[must_use]
pub fn birth_tokens(game: &Crusader, board: &Board, player: Player) -> u8 {
    match due(game, board, Hook::ChildBorn, player, None) {
        Some((_, Verb::ChooseTrait { draw, .. })) => draw,
        Some(_) | None => 1,
    }
}

/// Moments at which a death of this cause can be kept off: for old age also the fifth Age token can be left out.
fn rescues(cause: Cause) -> &'static [Hook] {
    if cause == Cause::OldAge { &[Hook::Death, Hook::FifthAge] } else { &[Hook::Death] }
}

/// Can a death of this cause in the player's family be prevented (CK-D-42)?
#[must_use]
pub fn prevents_death(game: &Crusader, board: &Board, player: Player, cause: Cause) -> bool {
    rescues(cause).iter().any(|hook| due(game, board, *hook, player, Some(cause)).is_some())
}

/// A death of this cause is prevented: what prevents it is used.
pub fn prevent_death<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, player: Player, cause: Cause) {
    let mut hooks = rescues(cause).iter();
    let hook = hooks.find(|hook| due(play.game, play.board(), **hook, player, Some(cause)).is_some());
    if let Some(hook) = hook {
        use_up(play, *hook, player, Some(cause));
    }
}

fn use_up<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    hook: Hook,
    player: Player,
    dying: Option<Cause>,
) {
    let Some((called, _)) = due(play.game, play.board(), hook, player, dying) else { return };
    let limit = play.game.components().tables.trigger(called.clause).and_then(|trigger| trigger.limit);
    if let Some(limit) = limit {
        // Full: it was counted among what is due, so that there is room by what can be owned.
        let _ = play.board_mut().lastings.uses.spend(called.clause, player, limit);
    }
}

/// A check or action begins: what lasted until its next use and counts for it is spent, all of it at once.
pub fn spend<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, subject: Subject) {
    let tables = &play.game.components().tables;
    let fits = |clause: ClauseId, player: Player| {
        tables.clause(clause).is_some_and(|clause| match &clause.says {
            effects::Says::Modify(modifier) => modifier.scope.covers(player, subject),
            effects::Says::Permit(_) | effects::Says::Trigger(_) => false,
        })
    };
    let in_force = &mut play.state.board.lastings.in_force;
    in_force.use_up(|lasting| fits(lasting.clause, lasting.carrier));
}

/// A span ends, for all or for one player.
pub fn span_ends<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, span: Span, of: Option<Player>) {
    let lastings = &mut play.board_mut().lastings;
    match of {
        Some(player) => lastings.uses.renew_for(span, player),
        None => {
            lastings.in_force.end(span);
            lastings.uses.renew(span);
        }
    }
}
