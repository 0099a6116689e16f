//! What soldiers are worth: the coming battle, over all cards and dice that are still possible.

use super::eyes::Eyes;
use super::sources::{RAZED, roughly};
use kingsburg::answer::Answer;
use kingsburg::board::{Hidden, State, YEARS};
use kingsburg::content::{CardId, Moment, Tie};
use kingsburg::effects::{open_cards, scenario, standing};
use kingsburg::flow::Frame;
use kingsburg::goods::Goods;
use kingsburg::mercenaries;
use kingsburg::options::Reinforcements;
use kingsburg::winter::threat::Attack;
use kingsburg::winter::total;

/// What a soldier more is worth beside this Winter's battle.
const LATER: f32 = 0.05;
/// What the strength of a request token kept for later is worth.
const KEPT: f32 = 0.55;

/// The battle of this Winter as far as it is known.
#[derive(Default)]
pub struct Front {
    /// The attacks that may come.
    fights: Vec<Fight>,
    /// How many soldiers the King may still send, and how likely.
    sent: Vec<(i16, f32)>,
}

/// One attack that may come.
struct Fight {
    /// How likely.
    odds: f32,
    /// Soldiers that are missing for a draw, without those of the King.
    missing: i16,
    won: f32,
    drawn: f32,
    lost: f32,
}

/// What may come this Winter.
pub fn front(eyes: &Eyes<'_>) -> Front {
    let fights = attacks(eyes).into_iter().map(|(attack, odds)| fight(eyes, &attack, odds)).collect();
    Front { fights, sent: sent(eyes) }
}

/// The attacks that may come this year, and how likely each is.
fn attacks(eyes: &Eyes<'_>) -> Vec<(Attack, f32)> {
    let (content, year) = (eyes.content, eyes.board.year_index());
    let mut state = State { board: *eyes.board, hidden: Hidden::of([CardId::default(); YEARS as usize]) };
    let second = scenario(content, eyes.board, |s| s.second_deck.as_ref()).is_some();
    let mut attacks = Vec::new();
    for card in eyes.cards(eyes.board.year) {
        state.hidden.invaders[year] = card;
        if !second {
            attacks.push((Attack::of(content, &state), 1.0));
            continue;
        }
        let known = eyes.view.known.valley[year];
        let others =
            content.cards_of(eyes.board.year).filter(|c| *c != card && known.is_none_or(|k| k == *c));
        for other in others {
            state.hidden.valley[year] = other;
            attacks.push((Attack::of(content, &state), 1.0));
        }
    }
    let share = 1.0 / attacks.len().max(1) as f32;
    attacks.iter_mut().for_each(|(_, odds)| *odds = share);
    attacks
}

fn fight(eyes: &Eyes<'_>, attack: &Attack, odds: f32) -> Fight {
    let (content, board, seat) = (eyes.content, eyes.board, eyes.seat);
    let own = total(content, board, seat, attack) + attack.soldiers_each as i16;
    let walls = standing(board, seat, content.at.battle).any(|id| content.source(id).tie == Tie::Victory);
    let (won, tied, lost) = (victory(eyes, attack), after(eyes, Moment::BattleTied), -defeat(eyes, attack));
    Fight { odds, missing: attack.strength - own, won, drawn: if walls { won } else { tied }, lost }
}

/// How many soldiers the King may still send.
fn sent(eyes: &Eyes<'_>) -> Vec<(i16, f32)> {
    if matches!(eyes.board.frame(), Frame::OwnDie { .. } | Frame::Battle { .. }) {
        return vec![(0, 1.0)];
    }
    let die = || (1..=6).map(|n| (n, 1.0 / 6.0)).collect();
    let tokens = eyes.view.options.reinforcements == Reinforcements::Tokens;
    let king: Vec<(i16, f32)> = if tokens {
        let left = eyes.me().requests;
        let all = left.iter().map(|n| f32::from(*n)).sum::<f32>().max(1.0);
        (0..).zip(left).map(|(value, n)| (value, f32::from(n) / all)).collect()
    } else {
        let fixed = open_cards(eyes.board).find_map(|id| eyes.content.source(id).fixed_soldiers);
        fixed.map_or_else(die, |f| vec![(f.value as i16, 1.0)])
    };
    let Some(sides) = eyes.standing().find_map(|id| eyes.content.source(id).own_die) else { return king };
    let own = (1..=i16::from(sides)).map(|n| if tokens { (n + 1) / 2 } else { n });
    let each = 1.0 / f32::from(sides);
    own.flat_map(|own| king.iter().map(move |(n, odds)| ((*n).max(own), odds * each))).collect()
}

impl Eyes<'_> {
    /// What the coming battle is worth with so many soldiers more than now.
    pub fn battle(&self, more: i16) -> f32 {
        let sent = |n: i16| self.battle_with(more + n);
        self.front.sent.iter().map(|(n, odds)| odds * sent(*n)).sum()
    }

    /// The same, if just so many are added to what the seat has.
    fn battle_with(&self, more: i16) -> f32 {
        let one = |fight: &Fight| match more.cmp(&fight.missing) {
            std::cmp::Ordering::Greater => fight.won,
            std::cmp::Ordering::Equal => fight.drawn,
            std::cmp::Ordering::Less => fight.lost,
        };
        self.front.fights.iter().map(|fight| fight.odds * one(fight)).sum()
    }

    /// What so many soldiers more, or less, are worth.
    pub fn soldiers(&self, more: i16) -> f32 {
        if more == 0 {
            return 0.0;
        }
        self.battle(more) - self.battle(0) + LATER * f32::from(more) + self.mustered(more)
    }

    /// What effects up to Winter give for having so many soldiers more.
    fn mustered(&self, more: i16) -> f32 {
        let moments = 1u32 << Moment::AfterMercenaries as u32 | 1 << Moment::WinterStart as u32;
        if !self.standing().any(|id| self.content.source(id).moments & moments != 0) {
            return 0.0;
        }
        self.muster(more) - self.muster(0)
    }

    fn muster(&self, more: i16) -> f32 {
        let mut board = *self.board;
        let player = board.player_mut(self.seat);
        player.soldiers = player.soldiers.saturating_add_signed(more);
        let scene = kingsburg::effects::Scene::new(self.content, &board);
        let triggers = self.standing().flat_map(|id| &self.content.source(id).triggers);
        let held = triggers.map(|id| self.content.trigger(*id)).filter(|trigger| {
            matches!(trigger.moment, Moment::AfterMercenaries | Moment::WinterStart)
                && trigger.condition.as_ref().is_some_and(|c| scene.holds(c, self.seat, trigger.source))
        });
        held.map(|trigger| self.program(trigger.pc, super::programs::When::Later)).sum()
    }
}

/// What effects that come at the end of a battle give.
fn after(eyes: &Eyes<'_>, moment: Moment) -> f32 {
    let triggers = eyes.standing().flat_map(|id| &eyes.content.source(id).triggers);
    let of_moment = triggers.map(|id| eyes.content.trigger(*id)).filter(|trigger| trigger.moment == moment);
    of_moment.map(|trigger| eyes.program(trigger.pc, super::programs::When::Later)).sum()
}

fn victory(eyes: &Eyes<'_>, attack: &Attack) -> f32 {
    let reward = attack.reward;
    let best = (1.0 + after(eyes, Moment::BattleBest)) / f32::from(eyes.board.seats);
    roughly(reward.kinds().total() + reward.any, 0)
        + f32::from(reward.vp)
        + after(eyes, Moment::BattleWon)
        + best
}

fn defeat(eyes: &Eyes<'_>, attack: &Attack) -> f32 {
    let mut penalty = attack.penalty;
    let sources =
        || standing(eyes.board, eyes.seat, eyes.content.at.penalty).map(|id| eyes.content.source(id));
    sources().for_each(|source| penalty = penalty.plus(source.penalty));
    for source in sources() {
        penalty.vp = (penalty.vp - i16::from(source.spares_vp)).max(0);
        penalty.buildings = penalty.buildings.saturating_sub(source.spares_buildings);
    }
    let me = eyes.me();
    let raided = me.goods.common(penalty.kinds()).total() + penalty.any.min(me.goods.total());
    let razed = f32::from(penalty.buildings).min(me.built.count() as f32);
    roughly(raided, 0) + razed * (RAZED + 2.0) + f32::from(penalty.vp) - after(eyes, Moment::BattleLost)
}

/// What it is worth to hire a soldier for this, and perhaps more after him.
pub fn hire(eyes: &Eyes<'_>, goods: Goods, tokens: u8) -> f32 {
    let price = mercenaries::terms(eyes.content, eyes.board, eyes.seat).price.max(1);
    let left = eyes.me().goods.total() - goods.total();
    let further = (left / price).min(3) as i16;
    let each = 0.5 * f32::from(price);
    let gain = |more: i16| eyes.soldiers(1 + more) - each * f32::from(more);
    let best = (0..=further).map(gain).fold(f32::MIN, f32::max);
    best - eyes.loss(goods) - eyes.token_loss(u16::from(tokens))
}

/// What it is worth to choose the request token of this value: the battle, and what is left for later.
pub fn request(eyes: &Eyes<'_>, value: u8) -> f32 {
    let own_die = eyes.standing().find_map(|id| eyes.content.source(id).own_die);
    let battle = match own_die {
        None => eyes.battle_with(i16::from(value)),
        Some(sides) => {
            let own = (1..=i16::from(sides)).map(|n| eyes.battle_with(i16::from(value).max((n + 1) / 2)));
            own.sum::<f32>() / f32::from(sides)
        }
    };
    // The last token scores what it shows.
    let kept = if eyes.board.year == YEARS { 1.0 } else { KEPT };
    battle - kept * f32::from(value)
}

/// A die of one's own in place of what the King sent.
pub fn own_die(eyes: &Eyes<'_>, answer: Answer, own: u8) -> f32 {
    let sent = eyes.board.totals[eyes.seat.index()];
    match answer {
        Answer::Accept => eyes.battle(i16::from(own) - sent) + 0.01 * f32::from(i16::from(own) - sent),
        _ => eyes.battle(0),
    }
}
