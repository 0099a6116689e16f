//! Which cards he takes, picks and plays, and for which action.

use super::eyes::Eyes;
use super::temper::Temper;
use super::{court, intrigue, war};
use crusader::answer::{Answer, Word};
use crusader::content::Deck;

/// The eight cards of an Era: for war first, and as the realm grows more for Castles, developments and plots.
pub(super) fn hand(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| hand_worth(eyes, answer))
}

/// How near a hand is to what he wants.
pub(super) fn hand_worth(eyes: &Eyes<'_>, answer: Answer) -> f64 {
    let is_wide = f64::from(eyes.lands().len()) >= eyes.temper.wide;
    let wanted = if is_wide { eyes.temper.wide_hand } else { eyes.temper.hand };
    match answer {
        Answer::Hand(counts) => {
            let off = counts.iter().zip(wanted).map(|(has, wanted)| (f64::from(*has) - wanted).abs());
            100.0 - off.sum::<f64>()
        }
        _ => 0.0,
    }
}

/// A bonus card: for war, else for what there is.
pub(super) fn bonus(eyes: &Eyes<'_>) -> Option<Answer> {
    let order = [Deck::WAR, Deck::TAX, Deck::REALM, Deck::INTRIGUE, Deck::CRUSADE];
    order.into_iter().map(Answer::Deck).find(|answer| eyes.answers.contains(answer))
}

/// What the cards of each deck could do for him now.
pub(super) struct Prospects<'a> {
    temper: &'a Temper,
    war: f64,
    intrigue: f64,
    trophies: f64,
    income: f64,
    /// Has he room for more territories?
    room: bool,
    /// Do footsoldiers stand ready with something to take?
    ready: bool,
    lands: i32,
    gold: i32,
}

impl<'a> Prospects<'a> {
    pub fn of(eyes: &Eyes<'a>) -> Prospects<'a> {
        let lands = eyes.lands().len();
        Prospects {
            temper: eyes.temper,
            war: war::prospect(eyes),
            intrigue: if eyes.holds(Deck::INTRIGUE) > 0 { intrigue::prospect(eyes) } else { 0.0 },
            trophies: court::wish(eyes),
            income: f64::from(lands) + f64::from(eyes.board.castles_of(eyes.me).len()),
            room: lands < 8,
            ready: !war::ready_targets(eyes).is_empty(),
            lands: lands as i32,
            gold: i32::from(eyes.gold()),
        }
    }

    /// What a card would do with so much gold; `mobilised`: as if his troops stood ready.
    fn card(&self, deck: Deck, gold: i32, mobilised: bool) -> f64 {
        let temper = self.temper;
        match deck {
            Deck::WAR if mobilised => self.war * if self.room { temper.war } else { temper.war_full },
            Deck::WAR => temper.mobilise * self.war.min(2.0) * if self.room { 1.0 } else { 0.4 },
            Deck::TAX if f64::from(gold) < temper.rich => self.income * temper.tax,
            Deck::TAX => self.income * temper.tax_rich,
            Deck::REALM if gold >= 5 => temper.realm + temper.trophy * self.trophies,
            Deck::REALM if gold >= 1 => temper.realm_poor,
            Deck::REALM => 0.0,
            Deck::INTRIGUE => temper.intrigue * self.intrigue,
            _ => temper.crusade + if gold >= 2 { temper.crusade_gold } else { 0.0 },
        }
    }

    /// What a pair would do for him: who mobilises first can attack with the second card.
    pub fn pair(&self, answer: Answer) -> f64 {
        match answer {
            Answer::Pair { first, second } => {
                let (one, two) = (first.deck(), second.deck());
                let then = self.ready || one == Deck::WAR;
                let spent = if one == Deck::TAX { self.gold + self.lands } else { self.gold - 2 };
                0.1 + self.card(one, self.gold, self.ready) + self.temper.second * self.card(two, spent, then)
            }
            Answer::Card(card) => 0.1 + self.card(card.deck(), self.gold, self.ready),
            _ => 0.0,
        }
    }
}

/// The pair that does most.
pub(super) fn pick(eyes: &Eyes<'_>) -> Option<Answer> {
    let prospects = Prospects::of(eyes);
    eyes.best(|answer| prospects.pair(answer))
}

/// Which action of the card.
pub(super) fn action(eyes: &Eyes<'_>) -> Option<Answer> {
    let first = |words: &[Word]| words.iter().find_map(|word| eyes.say(*word));
    let deck = eyes.board.card.map(crusader::content::CardId::deck)?;
    match deck {
        Deck::WAR if !war::ready_targets(eyes).is_empty() && eyes.say(Word::Invade).is_some() => {
            eyes.say(Word::Invade)
        }
        Deck::WAR => first(&[Word::Mobilise, Word::Invade]),
        Deck::REALM if court::wants_castles(eyes) => first(&[Word::Build, Word::Develop]),
        Deck::REALM => first(&[Word::Develop, Word::Build]),
        Deck::INTRIGUE if intrigue::prospect(eyes) <= 0.0 => None,
        Deck::INTRIGUE if intrigue::overthrows_rather(eyes) => first(&[Word::Overthrow, Word::Plot]),
        Deck::INTRIGUE => first(&[Word::Plot, Word::Overthrow]),
        Deck::TAX => eyes.say(Word::Tax),
        _ => eyes.say(Word::Crusade),
    }
}
