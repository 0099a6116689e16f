//! What the castellan sees.

use super::temper::Temper;
use knights::Knights;
use knights::answer::{Answer, Word};
use knights::board::{Army, Baron, Board, Hidden, Site};
use knights::content::{AreaId, Areas, CityId, MissionId, NobleId, Nobles, TroopKind};
use std::cell::{Cell, OnceCell};
use table::Seat;

/// A question, and all that he knows.
pub(super) struct Eyes<'a> {
    pub game: &'a Knights,
    pub board: &'a Board,
    pub own: &'a Hidden,
    pub me: Seat,
    pub answers: &'a [Answer],
    /// How he weighs things.
    pub temper: &'a Temper,
    /// How many rounds the game will still last, about.
    pub left: f64,
    /// The rival who is nearest to victory.
    pub leader: Option<Seat>,
    /// Where one can go from each area with one card, once it was asked.
    near: OnceCell<[Areas; AreaId::COUNT]>,
    /// The strength of each Noble's army, once it was asked.
    strengths: [Cell<Option<u16>>; NobleId::COUNT],
    /// What each city is worth, once it was asked.
    prizes: [Cell<Option<f64>>; CityId::COUNT],
}

impl<'a> Eyes<'a> {
    /// A look at the board.
    pub fn new(
        game: &'a Knights,
        board: &'a Board,
        own: &'a Hidden,
        me: Seat,
        answers: &'a [Answer],
        temper: &'a Temper,
    ) -> Eyes<'a> {
        let mut eyes = Eyes {
            game,
            board,
            own,
            me,
            answers,
            temper,
            left: 1.0,
            leader: None,
            near: OnceCell::new(),
            strengths: [const { Cell::new(None) }; NobleId::COUNT],
            prizes: [const { Cell::new(None) }; CityId::COUNT],
        };
        eyes.left = eyes.rounds_left();
        let lead = |seat: &Seat| (eyes.standing(*seat) * 100.0) as i64;
        eyes.leader = eyes.rivals().max_by_key(lead);
        eyes
    }
}

impl Eyes<'_> {
    /// Where one can go from an area with one card: beside it, or along the road.
    pub fn near(&self, from: AreaId) -> Areas {
        let all = self.near.get_or_init(|| {
            let map = &self.game.components().map;
            let mut all = [Areas::NONE; AreaId::COUNT];
            for area in AreaId::all() {
                let mut reached = map.road[area.index()];
                for _ in 0..2 {
                    reached = reached.iter().fold(reached, |sum, next| sum.or(map.road[next.index()]));
                }
                all[area.index()] = reached.or(map.near[area.index()]);
            }
            all
        });
        all[from.index()]
    }

    /// What he has before him.
    pub fn baron(&self) -> &Baron {
        self.board.baron(self.me)
    }

    /// His crowns.
    pub fn crowns(&self) -> i32 {
        i32::from(self.baron().crowns)
    }

    /// What his troops would cost at Wages now.
    pub fn dues(&self) -> i32 {
        self.dues_of(self.me)
    }

    /// What the troops of a Baron would cost.
    pub fn dues_of(&self, seat: Seat) -> i32 {
        let armies = Army::all_of(self.board.baron(seat).id);
        let free = armies.filter(|army| self.game.pays_nothing(self.board, *army));
        let free = free.fold(knights::content::Troops::NONE, |free, army| free.or(self.board.troops(army)));
        i32::from(self.game.dues(self.board, seat, free).total)
    }

    /// Crowns that he can spend and still pay his troops, the fuller the Wages area the surer.
    pub fn spare(&self) -> i32 {
        let full = knights::content::PhaseArea::Wages;
        let near = f64::from(self.board.cards_in(full)) / f64::from(2 * self.board.count.max(1));
        // Whose Mission is a full treasury saves up at the end.
        let saves = self.mission() == Some("mi_coffers") && self.left < 2.0 && self.crowns() >= 12;
        let saved = if saves { 20 } else { 0 };
        self.crowns()
            - saved
            - (f64::from(self.dues()) * (self.temper.wages + (1.0 - self.temper.wages) * near)).round() as i32
    }

    /// His Mission.
    pub fn mission(&self) -> Option<&'static str> {
        self.own.mission.map(MissionId::word)
    }

    /// The other Barons in the game.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.board.playing().filter(|seat| *seat != self.me)
    }

    /// How near a Baron is to victory, in Influence.
    pub fn standing(&self, seat: Seat) -> f64 {
        let cities = f64::from(self.board.cities_of(seat).len());
        f64::from(self.board.baron(seat).influence) + cities * self.left.min(3.0)
    }

    /// His Nobles on the board who are not exhausted.
    pub fn ready(&self) -> Nobles {
        let is_ready = |noble: &NobleId| {
            let piece = self.board.noble(*noble);
            piece.place.area().is_some() && !piece.is_exhausted
        };
        self.board.nobles_of(self.me).filter(is_ready).collect()
    }

    /// His Nobles in an area who are not exhausted.
    pub fn ready_in(&self, area: AreaId) -> Nobles {
        self.ready().and(self.board.nobles_in(self.me, area))
    }

    /// Fighting strength of a Noble's army.
    pub fn strength(&self, noble: NobleId) -> u16 {
        let known = &self.strengths[noble.index()];
        known.get().unwrap_or_else(|| {
            let strength = self.game.army_strength(self.board, Army::Noble(noble));
            known.set(Some(strength));
            strength
        })
    }

    /// What it is worth to take or to keep a city.
    pub fn prize(&self, city: CityId) -> f64 {
        let known = &self.prizes[city.index()];
        known.get().unwrap_or_else(|| {
            let prize = self.worth_of(city);
            known.set(Some(prize));
            prize
        })
    }

    /// The city of an area, if it stands.
    pub fn city_at(&self, area: AreaId) -> Option<CityId> {
        self.game.components().city_at(area).filter(|city| !self.board.city(*city).is_razed)
    }

    /// Does he own this city?
    pub fn owns(&self, city: CityId) -> bool {
        self.board.city(city).owner == Some(self.me)
    }

    /// Who owns a site.
    pub fn owner(&self, site: Site) -> Option<Seat> {
        match site {
            Site::City(city) => self.board.city(city).owner,
            Site::Stronghold(seat) => Some(seat),
        }
    }

    /// Income of a city.
    pub fn income(&self, city: CityId) -> f64 {
        let print = f64::from(self.game.components().cities[city.index()].income);
        print + if self.board.city(city).is_fortified { 1.0 } else { 0.0 }
    }

    /// What a Baron's cities bring at Taxation.
    pub fn income_of(&self, seat: Seat) -> f64 {
        self.board.cities_of(seat).iter().map(|city| self.income(city)).sum()
    }

    /// Strength of a kind of troop card.
    pub fn card(&self, kind: TroopKind) -> u16 {
        self.game.components().troops[kind.index()].strength
    }

    /// The mean over his rivals.
    pub fn mean(&self, of: impl Fn(Seat) -> f64) -> f64 {
        let (sum, count) = self.rivals().fold((0.0, 0.0), |(sum, count), seat| (sum + of(seat), count + 1.0));
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// The best of the answers by a score; none if no score is above zero.
    pub fn best(&self, score: impl Fn(Answer) -> f64) -> Option<Answer> {
        let scored =
            self.answers.iter().map(|answer| (score(*answer), *answer)).filter(|(score, _)| *score > 0.0);
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, answer)| answer)
    }

    /// The answers by a score, the best first.
    pub fn ranked(&self, score: impl Fn(Answer) -> f64) -> Vec<Answer> {
        let mut scored: Vec<(f64, Answer)> =
            self.answers.iter().map(|answer| (score(*answer), *answer)).collect();
        scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        scored.into_iter().map(|(_, answer)| answer).collect()
    }

    /// This answer, if it is among the legal ones.
    pub fn give(&self, answer: Answer) -> Option<Answer> {
        Some(answer).filter(|answer| self.answers.contains(answer))
    }

    /// This word, if it is among the answers.
    pub fn say(&self, word: Word) -> Option<Answer> {
        self.give(Answer::Say(word))
    }

    /// Yes if this holds, else no.
    pub fn yes_if(&self, holds: bool) -> Option<Answer> {
        self.say(if holds { Word::Yes } else { Word::No })
    }

    /// What does nothing, or else the first answer.
    pub fn harmless(&self) -> Answer {
        self.give(Answer::Done).or_else(|| self.answers.first().copied()).unwrap_or(Answer::Done)
    }
}
