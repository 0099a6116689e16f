//! How a seneschal weighs things: the numbers of his rules of thumb.

/// What he gives weight to. Cards and actions are weighed in units of half a territory, gold in gold, plots in points of victory.
#[derive(Copy, Clone, PartialEq, Debug)]
#[repr(C)]
pub struct Temper {
    /// A Castle in a territory that he could take.
    pub castle: f64,
    /// Each point that its owner has.
    pub owner: f64,
    /// A target is worth an attack from here on.
    pub target: f64,
    /// Gold that he counts on for an attack.
    pub daring: f64,
    /// A War card for troops that stand ready, while he has room for more territories.
    pub war: f64,
    /// And when he has none.
    pub war_full: f64,
    /// A War card to mobilise.
    pub mobilise: f64,
    /// A Tax card while he has little gold, for each gold that it brings.
    pub tax: f64,
    /// And when he has enough.
    pub tax_rich: f64,
    /// So much gold is enough.
    pub rich: f64,
    /// A Realm card with gold for it.
    pub realm: f64,
    /// As much more for a trophy that is near.
    pub trophy: f64,
    /// A Realm card with little gold.
    pub realm_poor: f64,
    /// An Intrigue card, for each point that a plot is worth.
    pub intrigue: f64,
    /// A Crusade card.
    pub crusade: f64,
    /// As much more with gold for its check.
    pub crusade_gold: f64,
    /// What comes with the second card of a pair.
    pub second: f64,
    /// The eight cards of an Era: Realm, Intrigue, War, Tax, Crusade.
    pub hand: [f64; 5],
    /// And with a wide realm.
    pub wide_hand: [f64; 5],
    /// From so many territories on it is wide.
    pub wide: f64,
    /// What gold is worth less in the last Rounds.
    pub late: f64,
    /// What success is worth in gold: an attack.
    pub invade: f64,
    /// A Crusade.
    pub march: f64,
    /// A Castle.
    pub build: f64,
    /// An Overthrow.
    pub overthrow: f64,
    /// A marriage.
    pub marriage: f64,
    /// A cause of war.
    pub casus_belli: f64,
    /// The check of an event.
    pub event: f64,
    /// The death of a King without an heir.
    pub regicide: f64,
    /// Any other.
    pub other: f64,
    /// What a gold piece costs that he puts on a check.
    pub gold: f64,
    /// Gold that he keeps when he defends himself with gold.
    pub reserve: f64,
    /// A gold piece, in points.
    pub plot_gold: f64,
    /// A cause of war that he gives to another, in points.
    pub blame: f64,
    /// A point that the leader loses, besides what any rival's is worth.
    pub leader: f64,
    /// What he may take where somebody was Overthrown.
    pub fall: f64,
    /// A soft target that a cause of war opens.
    pub soft: f64,
    /// The half of a realm that falls with its King.
    pub crisis: f64,
    /// A councillor.
    pub councillor: f64,
    /// Unrest that goes where he mobilises.
    pub calm: f64,
    /// A footsoldier for targets that another reaches.
    pub spare: f64,
    /// He attacks when he is full only from here on.
    pub full_target: f64,
    /// A counterattack must be worth so much more than nothing.
    pub counter: f64,
    /// A Pact with a territory next to his.
    pub near_pact: f64,
    /// With one that is not.
    pub far_pact: f64,
    /// A marriage with another dynasty.
    pub foreign: f64,
    /// A red token against a green one.
    pub red: f64,
    /// He adopts with so much gold.
    pub adopt: f64,
    /// He marries heirs with so much gold.
    pub wed: f64,
    /// A Castle costs him so much gold at least.
    pub mason: f64,
    /// What lies open to others, against one more Castle.
    pub exposure: f64,
}

impl Temper {
    /// As a seneschal is.
    pub const PLAIN: Temper = Temper {
        castle: 0.5,
        owner: 0.05,
        target: 0.45,
        daring: 2.0,
        war: 2.0,
        war_full: 0.7,
        mobilise: 1.2,
        tax: 0.6,
        tax_rich: 0.3,
        rich: 6.0,
        realm: 2.5,
        trophy: 1.0,
        realm_poor: 1.0,
        intrigue: 2.0,
        crusade: 2.0,
        crusade_gold: 1.0,
        second: 0.95,
        hand: [2.0, 0.4, 2.6, 2.0, 1.0],
        wide_hand: [2.6, 0.8, 1.6, 2.0, 1.0],
        wide: 7.0,
        late: 2.5,
        invade: 5.0,
        march: 4.5,
        build: 3.5,
        overthrow: 3.5,
        marriage: 2.5,
        casus_belli: 3.0,
        event: 2.5,
        regicide: 8.0,
        other: 2.0,
        gold: 0.8,
        reserve: 3.0,
        plot_gold: 0.08,
        blame: 0.12,
        leader: 0.35,
        fall: 0.3,
        soft: 0.6,
        crisis: 0.5,
        councillor: 0.35,
        calm: 0.4,
        spare: 0.8,
        full_target: 0.9,
        counter: 0.3,
        near_pact: 1.4,
        far_pact: 0.3,
        foreign: 0.2,
        red: 0.7,
        adopt: 4.0,
        wed: 2.0,
        mason: 4.0,
        exposure: 1.0,
    };

    /// As those are who search with him: found by playing 6,000 games between tempers that differ a little in everything (SPSA), each
    /// moving the numbers towards those of the winner.
    pub const KEEN: Temper = Temper {
        castle: 0.39,
        owner: 0.05,
        target: 0.46,
        daring: 2.00,
        war: 2.92,
        war_full: 0.72,
        mobilise: 0.83,
        tax: 0.54,
        tax_rich: 0.34,
        rich: 7.69,
        realm: 1.58,
        trophy: 1.07,
        realm_poor: 1.09,
        intrigue: 1.87,
        crusade: 4.21,
        crusade_gold: 0.76,
        second: 0.83,
        hand: [2.26, 0.00, 2.85, 2.15, 0.52],
        wide_hand: [1.44, 0.35, 1.40, 2.68, 1.49],
        wide: 8.12,
        late: 3.25,
        invade: 7.74,
        march: 6.26,
        build: 2.33,
        overthrow: 3.51,
        marriage: 2.22,
        casus_belli: 2.01,
        event: 2.65,
        regicide: 8.42,
        other: 2.29,
        gold: 0.60,
        reserve: 4.18,
        plot_gold: 0.10,
        blame: 0.31,
        leader: 0.51,
        fall: 0.34,
        soft: 0.60,
        crisis: 0.37,
        councillor: 0.24,
        calm: 0.37,
        spare: 1.07,
        full_target: 1.29,
        counter: 0.00,
        near_pact: 1.39,
        far_pact: 0.63,
        foreign: 0.31,
        red: 0.40,
        adopt: 2.96,
        wed: 1.39,
        mason: 0.73,
        exposure: 1.30,
    };
}
