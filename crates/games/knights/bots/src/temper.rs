//! How a castellan weighs things: the numbers of his rules of thumb, in crowns where nothing else is said.

/// What he gives weight to.
#[derive(Copy, Clone, PartialEq, Debug)]
#[repr(C)]
pub struct Temper {
    /// A point of Influence that a city brings in a round to come.
    pub influence: f64,
    /// A crown that it brings.
    pub income: f64,
    /// A Vote.
    pub vote: f64,
    /// What a rival loses with a city, against what it is worth to who holds it.
    pub rival: f64,
    /// The rival who leads, against others.
    pub leader: f64,
    /// The last city but one of a majority, his own or another's.
    pub majority: f64,
    /// What wins the game at once.
    pub victory: f64,
    /// The chance to lose what is hardly guarded well enough, what is guarded too little, and what is hardly guarded.
    pub risk: [f64; 3],
    /// What a siege that begins now is worth of what it may bring: somebody may lift it.
    pub siege: f64,
    /// Strength above his own with which a rival lifts it.
    pub relief: f64,
    /// What he must expect of a battle that he begins.
    pub battle: f64,
    /// A hundred troops that fall.
    pub casualties: f64,
    /// A Noble, besides his troops and his Office.
    pub noble: f64,
    /// A hundred Mercenaries that desert with his death.
    pub deserters: f64,
    /// What is left of a lure an area farther away.
    pub far: f64,
    /// Of what lies overseas.
    pub overseas: f64,
    /// What is there to take, for who stands before it.
    pub lure: f64,
    /// A move must be worth so much.
    pub moving: f64,
    /// A Noble who is exhausted.
    pub tired: f64,
    /// The chance of a revolt in a city without a Noble.
    pub revolt: f64,
    /// What Versatile Strategy brings: crowns, and when he needs them; Votes; a place on the Mercenary Track.
    pub versatile: [f64; 4],
    /// Plans: Versatile Strategy besides its battle.
    pub plan_versatile: f64,
    /// A march, of what it brings.
    pub plan_march: f64,
    /// Taxes, for each area.
    pub plan_taxes: f64,
    /// Soldiers, when he can hardly pay them and when he can.
    pub plan_draft: [f64; 2],
    /// Votes, for each.
    pub plan_votes: f64,
    /// Faith that he needs, and Faith that he does not.
    pub plan_faith: [f64; 2],
    /// A Forced March with much to do, and with little.
    pub plan_forced: [f64; 2],
    /// Knowledge.
    pub plan_mind: f64,
    /// How early he wants a battle, a march, taxes, soldiers, Votes, Faith, Knowledge and a Versatile Strategy without a battle.
    pub urgency: [f64; 8],
    /// Votes that he spends for a crown's worth.
    pub bid: f64,
    /// The least that a question is worth to him if he votes.
    pub stake: f64,
    /// First Nobles: a city that can be besieged; each hundred of its walls; each crown of its income; danger.
    pub first: [f64; 4],
    /// His stronghold: cities beside it, a road, other strongholds, danger.
    pub home: [f64; 4],
    /// Wages to come, as a part of those that are due.
    pub wages: f64,
}

impl Temper {
    /// As a castellan is.
    pub const PLAIN: Temper = Temper {
        influence: 3.4,
        income: 0.6,
        vote: 0.4,
        rival: 0.5,
        leader: 0.35,
        majority: 10.0,
        victory: 80.0,
        risk: [0.08, 0.25, 0.4],
        siege: 0.6,
        relief: 4.0,
        battle: 1.0,
        casualties: 1.6,
        noble: 3.0,
        deserters: 1.0,
        far: 0.55,
        overseas: 0.35,
        lure: 0.5,
        moving: 0.8,
        tired: 0.4,
        revolt: 0.25,
        versatile: [1.8, 2.6, 1.5, 2.2],
        plan_versatile: 6.0,
        plan_march: 0.9,
        plan_taxes: 1.0,
        plan_draft: [2.2, 4.0],
        plan_votes: 1.0,
        plan_faith: [3.8, 2.2],
        plan_forced: [4.0, 1.5],
        plan_mind: 3.0,
        urgency: [9.0, 6.0, 4.0, 5.0, 2.0, 3.5, 3.0, 3.0],
        bid: 0.96,
        stake: 1.5,
        first: [7.0, 0.5, 1.0, 1.0],
        home: [1.0, 1.5, 3.0, 1.0],
        wages: 0.5,
    };

    /// As those are who search with him: found by playing 10,000 games between tempers that differ a little in everything (SPSA), each
    /// moving the numbers towards those of the winner.
    pub const KEEN: Temper = Temper {
        influence: 7.00,
        income: 0.50,
        vote: 0.34,
        rival: 0.73,
        leader: 0.37,
        majority: 18.45,
        victory: 82.74,
        risk: [0.13, 0.24, 0.45],
        siege: 0.79,
        relief: 4.64,
        battle: 1.11,
        casualties: 1.35,
        noble: 2.92,
        deserters: 0.44,
        far: 0.43,
        overseas: 0.00,
        lure: 0.70,
        moving: 0.56,
        tired: 0.55,
        revolt: 0.00,
        versatile: [0.42, 3.74, 2.11, 1.70],
        plan_versatile: 6.58,
        plan_march: 1.60,
        plan_taxes: 0.89,
        plan_draft: [2.95, 8.15],
        plan_votes: 1.61,
        plan_faith: [0.00, 1.26],
        plan_forced: [4.55, 1.40],
        plan_mind: 3.00,
        urgency: [11.42, 8.40, 1.94, 4.83, 3.97, 3.23, 2.78, 1.15],
        bid: 1.43,
        stake: 2.58,
        first: [6.36, 0.00, 1.08, 0.18],
        home: [1.01, 2.29, 4.53, 2.15],
        wages: 0.53,
    };
}
