//! What is being done must be possible now: frames, moments and effects in progress.

use super::{Field, Wrong};
use crate::Kingsburg;
use crate::board::{Board, Phase, State, YEARS};
use crate::content::vocabulary::Scope;
use crate::content::{Content, GovernorId, Moment, SourceId, SourceKind};
use crate::effects::all_of;
use crate::effects::moments::{Now, Stage};
use crate::event::Outcome;
use crate::flow::{Aid, Battle, Build, Effect, Frame, Help, Mercenaries, OwnDie, Point};
use crate::options::Reinforcements;
use crate::seasons::build::Favour;
use crate::seasons::prices;
use crate::winter::threat::Attack;
use crate::winter::{Blow, battle};
use table::Seat;

const FRAMES: Field = Field::Of("frames");

/// All frames, from the step of the year to the effect on top.
pub fn all(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    let (content, board) = (game.components(), &state.board);
    let Some(base) = board.frames.first() else { return };
    step(game, state, *base, wrong);
    let mut last = None;
    for frame in board.frames.iter() {
        if let Frame::Moment(now) = frame {
            let card = match now.stage {
                Stage::Own => true,
                Stage::Fate => board.fate.is_some(),
                Stage::Scenario => board.scenario.is_some(),
            };
            wrong.unless(card, FRAMES, "VR-01: effects of a card that is not in play");
            let here = comes(*base, now.moment, board.phase);
            wrong.unless(here, FRAMES, "KB-ORDERING-01: this moment does not come here");
            last = Some(*now);
        }
        if let Frame::Effect(effect) = frame {
            let acts = belongs(content, board, last, *base, *effect);
            wrong.unless(acts, FRAMES, "KB-ORDERING-01: an effect of something that does not act now");
        }
    }
    // Out of any moment none is settled at all.
    let here = |id: u8| last.is_none_or(|now| content.trigger(id).moment == now.moment);
    wrong.unless(
        board.settled.iter().all(here),
        Field::Of("settled"),
        "KB-ORDERING-02: an effect is settled that does not come at this moment",
    );
}

/// The step of the year.
fn step(game: &Kingsburg, state: &State, base: Frame, wrong: &mut Wrong) {
    let (content, board) = (game.components(), &state.board);
    if let Frame::Aid(aid) = base {
        let poorest = are_poorest(board, aid);
        wrong.unless(poorest, FRAMES, "KB-INV-18: those who take a good are not the poorest");
    }
    if let Frame::Build(turn) = base {
        favour(content, board, turn, wrong);
    }
    if let Frame::Mercenaries(Mercenaries { place, hired }) = base
        && let Some(seat) = board.at_place(place)
    {
        let has = board.player(seat).soldiers >= u16::from(hired);
        wrong.unless(has, FRAMES, "KB-MERC-01: more soldiers are recruited than are there");
    }
    if let Frame::OwnDie(die) = base {
        let shows = can_show(game, board, die);
        wrong.unless(shows, FRAMES, "KB-MOD1-04: a die of his own that shows no such number");
    }
    if let Frame::Battle(Battle { place, blow }) = base
        && let Some(seat) = board.at_place(place)
    {
        let outcome = battle::outcome(content, board, seat, &Attack::of(content, state));
        let fits = match blow {
            Blow::Fight => true,
            Blow::Reward => outcome == Outcome::Won,
            Blow::Raid => outcome == Outcome::Lost,
        };
        wrong.unless(fits, FRAMES, "KB-INV-24: a reward is for who won, a raid for who lost");
    }
    let event = matches!(board.phase, Phase::Reward | Phase::Agent | Phase::Mercenaries);
    wrong.unless(base != Frame::At(Point::Phase) || event, FRAMES, "KB-FLOW-03: this phase does not end so");
    let last = board.year == YEARS;
    wrong.unless(base != Frame::At(Point::Awards) || last, FRAMES, "KB-R-60: awards before the last year");
}

/// KB-GOV-08: what was found when the turn came, which nothing changes before the first building.
fn favour(content: &Content, board: &Board, turn: Build, wrong: &mut Wrong) {
    let makes_cheaper = |id: SourceId| content.source(id).costs.iter().any(|c| c.scope == Scope::ThisTurn);
    let found = match (turn.built, board.at_place(turn.place)) {
        (0, _) => prices::favour(content, board, turn.place),
        (_, Some(seat)) if all_of(board, seat).sources().any(makes_cheaper) => turn.favour,
        (_, Some(_) | None) => Favour::None,
    };
    let why = match turn.favour {
        Favour::Cheaper => "KB-GOV-08: nothing makes buildings cheaper in this turn",
        Favour::None => "KB-GOV-08: buildings are cheaper in this turn",
    };
    wrong.unless(turn.favour == found, FRAMES, why);
}

/// KB-INV-18, KB-AID-05: at least two, each last by buildings and by goods before he took one.
fn are_poorest(board: &Board, aid: Aid) -> bool {
    let served = |seat: Seat| (0..aid.place).any(|place| board.at_place(place) == Some(seat));
    let wealth = |seat: Seat| {
        let player = board.player(seat);
        let taken = u16::from(aid.takers.has(seat) && served(seat));
        (player.built.count(), player.goods.total().checked_sub(taken))
    };
    let least = Seat::all(board.seats).map(wealth).min();
    let poorest = Seat::all(board.seats).filter(|s| Some(wealth(*s)) == least);
    aid.takers.len() >= 2 && poorest.collect::<table::SeatSet>() == aid.takers
}

/// What the die of one's own shows: one of its numbers, halved with request tokens (KB-MOD1-04).
fn can_show(game: &Kingsburg, board: &Board, die: OwnDie) -> bool {
    let OwnDie { place, own } = die;
    let content = game.components();
    let sides = board.at_place(place).and_then(|seat| {
        let mut dice = all_of(board, seat).sources().filter_map(|id| content.source(id).own_die);
        dice.next()
    });
    let highest = match (sides, game.options().reinforcements) {
        (Some(sides), Reinforcements::Die) => sides,
        (Some(sides), Reinforcements::Tokens) => sides.div_ceil(2),
        (None, _) => 0,
    };
    own <= highest
}

/// On which step a moment comes.
fn comes(base: Frame, moment: Moment, phase: Phase) -> bool {
    match moment {
        Moment::Setup => base == Frame::Begin && phase == Phase::Aid,
        Moment::YearStart => base == Frame::At(Point::Aid),
        Moment::SeasonStart => base == Frame::At(Point::Count),
        Moment::BeforeRoll => base == Frame::At(Point::Roll),
        Moment::RollFinal => base == Frame::At(Point::Order),
        Moment::OnInfluence => matches!(base, Frame::Influence(_)),
        Moment::PlacementEnd => base == Frame::At(Point::Help),
        Moment::OnAid => matches!(base, Frame::Help(_)),
        Moment::HelpEnd => base == Frame::At(Point::Build),
        Moment::OwnBuild | Moment::OtherBuild => matches!(base, Frame::Build(_)),
        Moment::SeasonEnd => base == Frame::At(Point::SeasonOver),
        Moment::Reward | Moment::NoReward => base == Frame::At(Point::Phase) && phase == Phase::Reward,
        Moment::Agent | Moment::NoAgent => base == Frame::At(Point::Phase) && phase == Phase::Agent,
        Moment::BeforeMercenaries => base == Frame::At(Point::Hire),
        Moment::AfterMercenaries => base == Frame::At(Point::Phase) && phase == Phase::Mercenaries,
        Moment::WinterStart => base == Frame::At(Point::Reveal),
        Moment::InvadersRevealed => base == Frame::At(Point::Reinforce),
        Moment::BattleWon | Moment::BattleTied | Moment::BattleLost => matches!(base, Frame::Battle(_)),
        Moment::BattleBest => base == Frame::At(Point::Dismiss),
        Moment::YearEnd => matches!(base, Frame::At(Point::Close | Point::Awards)),
        Moment::GameEnd => base == Frame::At(Point::Close),
        Moment::Closing => base == Frame::At(Point::Turn),
    }
}

/// Is the effect one of the moment it lies on, for this player; or what an advisor gives him?
fn belongs(content: &Content, board: &Board, moment: Option<Now>, base: Frame, effect: Effect) -> bool {
    let owner = content.owner(effect.pc);
    // An advisor's gift lies on the moment that comes after it, which then is still whole.
    let helps = matches!(owner.kind(), SourceKind::Advisor(_) | SourceKind::Tile(_));
    let space = board.player(effect.seat).governor.map(GovernorId::source) == Some(owner)
        && !content.source(owner).spaces.is_empty();
    if let Frame::Help(Help { group }) = base
        && (helps || space)
    {
        let last = usize::from(group).checked_sub(1).and_then(|i| board.court.get(i));
        // That the group is his own is looked at where frames are stacked.
        return last.is_none_or(|g| g.seat != Some(effect.seat)) || is_giver(content, board, owner, group);
    }
    let Some(now) = moment else { return false };
    let acts = match now.stage {
        Stage::Own => {
            let player = board.player(effect.seat);
            match owner.kind() {
                SourceKind::Building(id) => player.built.has(id),
                SourceKind::Governor(id) => player.governor == Some(id),
                SourceKind::Fate(_)
                | SourceKind::Scenario(_)
                | SourceKind::Tile(_)
                | SourceKind::Advisor(_) => false,
            }
        }
        Stage::Fate => board.fate.is_some_and(|f| f.source() == owner),
        Stage::Scenario => board.scenario.is_some_and(|s| s.source() == owner),
    };
    acts && content.source(owner).triggers.iter().any(|t| content.trigger(*t).moment == now.moment)
}

/// Does the group that is being helped get something of this: its advisor or his tile, a space of a card, or what a tile
/// copies?
fn is_giver(content: &Content, board: &Board, owner: SourceId, group: u8) -> bool {
    let Some(group) = board.court.get(usize::from(group) - 1) else { return false };
    let copies = |tile: SourceId| {
        let gift = content.source(tile).gift;
        gift.is_some_and(|pc| matches!(content.clause(pc), crate::content::Clause::CopyHelp(_)))
    };
    match owner.kind() {
        SourceKind::Advisor(n) => {
            let own = n == group.advisor && !board.is_covered(n);
            own || (!board.is_influenced(n) && !board.is_covered(n) && board.is_covered(group.advisor))
        }
        SourceKind::Tile(n) => {
            let own = n == group.advisor && board.is_covered(n);
            own || (!board.is_influenced(n)
                && board.is_covered(n)
                && copies(SourceId::tile(group.advisor.min(16))))
        }
        SourceKind::Building(_) | SourceKind::Governor(_) | SourceKind::Fate(_) | SourceKind::Scenario(_) => {
            content.source(owner).spaces.iter().any(|s| s.number == group.advisor)
        }
    }
}
