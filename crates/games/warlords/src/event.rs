//! What happens, with its audience and its rule.

mod telling;

use crate::army::{Army, Troop};
use crate::battle::{Side, Volley};
use crate::board::{Ending, Phase};
use crate::content::{CardId, Deck, FiefId, Fiefs, KingdomId};
use serde::{Serialize, Serializer};
use table::{Element, Rule, Seat, SeatSet, Stack};

/// How a battle ended (WE-INV-21).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The attacker holds the fief.
    Conquered,
    /// The attackers were destroyed.
    Repelled,
    /// Both sides were destroyed.
    Destroyed,
    /// The attacker retreated.
    Retreated,
}

/// The faces of dice that were rolled together: how many of each, from 1 to 12.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Faces(pub [u16; 12]);

impl Faces {
    /// One more die shows this face.
    #[inline]
    pub fn count(&mut self, face: u8) {
        if let Some(n) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            *n += 1;
        }
    }

    /// Every face that came, highest first.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        let counted = (1..=12u8).rev().zip(self.0.into_iter().rev());
        counted.flat_map(|(face, n)| (0..n).map(move |_| face))
    }

    /// The elements of a list in a message.
    #[must_use]
    pub fn elements(&self) -> Vec<Element> {
        self.iter().map(|face| Element::number("face", face.into())).collect()
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Initiative cards were picked.
    OrderSet {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: Stack<Seat, 4>,
    },
    /// A die was rolled for initiative.
    RolledInitiative {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which die.
        die: u8,
        /// What came.
        face: u8,
        /// What a card adds.
        bonus: u8,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// An initiative card was picked.
    InitiativeTaken {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        n: u8,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player starts in a kingdom.
    Settled {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        kingdom: KingdomId,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// The first castle was placed.
    CastleStands {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// The first Warlord was placed.
    WarlordStands {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// The first soldiers were placed.
    ArmyStands {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who stands there.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// A round began.
    RoundBegan {
        /// Which.
        round: u16,
    },
    /// One of the Group Phases began.
    PhaseBegan {
        /// Of which round.
        round: u16,
        /// Which.
        phase: Phase,
    },
    /// An individual turn began.
    TurnBegan {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// An individual turn ended.
    TurnEnded {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// A player without a castle surrendered.
    Surrendered {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// An attack was declared.
    Attacked {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The fiefs they came through.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        path: Fiefs,
        /// On which fief.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// With whom.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// Soldiers moved.
    Moved {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The fiefs they were in.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        path: Fiefs,
        /// Where to.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        to: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// A battle began.
    BattleBegan {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who attacks.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        attacker: Seat,
        /// Who defends; nobody: peasants.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        defender: Option<Seat>,
        /// With whom.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        attackers: Army,
        /// With whom.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        defenders: Army,
        /// How many peasants.
        peasants: u16,
    },
    /// Dice were rolled in a battle.
    Rolled {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// By which side.
        side: Side,
        /// In which step.
        step: Volley,
        /// Which die.
        die: u8,
        /// By whom; nobody: peasants.
        #[cfg_attr(feature = "types", ts(type = "Troop | null"))]
        troop: Option<Troop>,
        /// What hits.
        needed: u8,
        /// What came.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        faces: Faces,
        /// How many hit.
        hits: u16,
    },
    /// A side takes hits.
    Hit {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Which side.
        side: Side,
        /// How many.
        hits: u16,
        /// How many a card ignored.
        ignored: u16,
    },
    /// Peasants fell.
    PeasantsFell {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// How many.
        n: u16,
    },
    /// Soldiers fell.
    Fell {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// A battle ended.
    BattleEnded {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who attacked.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        attacker: Seat,
        /// Who defended; nobody: peasants.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        defender: Option<Seat>,
        /// How.
        outcome: Outcome,
    },
    /// Soldiers went back the way they came.
    WentBack {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        from: FiefId,
        /// Where to.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        to: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A castle was captured.
    CastleCaptured {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// All gold and cards of a player went to another.
    EstateTaken {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// How much gold.
        gold: u32,
        /// How many cards.
        cards: u8,
    },
    /// A card came from another player.
    CardCame {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
    },
    /// A Warlord was captured.
    Captured {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        owner: Seat,
        /// Where he is held.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        prison: FiefId,
    },
    /// A captive Warlord was let go.
    Released {
        /// Whose he is.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where he was held.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        prison: FiefId,
    },
    /// A Warlord came to a castle.
    CameHome {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// A Warlord with nowhere to go went back to the supply.
    WarlordToSupply {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// A ransom was offered.
    Offered {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        to: Seat,
        /// How many captives would go home.
        captives: u8,
        /// For how much gold.
        gold: u8,
        /// Is the gold asked for?
        asked: bool,
    },
    /// A card is part of an offer.
    CardOffered {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        to: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
    },
    /// An offer was accepted.
    Accepted {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        to: Seat,
    },
    /// An offer was refused.
    Refused {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        to: Seat,
    },
    /// Gold went from one player to another.
    Paid {
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        from: Seat,
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        to: Seat,
        /// How much.
        gold: u32,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Gold came from the Treasury.
    Gained {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How much.
        gold: u32,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Gold went to the Treasury.
    Spent {
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How much.
        gold: u32,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A fief went to the peasants.
    Abandoned {
        /// Whose it was.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// With a castle in it?
        castle: bool,
    },
    /// Soldiers went back to the supply.
    Removed {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Soldiers were placed.
    Placed {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Soldiers were bought.
    Recruited {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Mercenaries were paid again.
    Kept {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// A castle will be begun.
    CastleOrdered {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        kingdom: KingdomId,
    },
    /// A castle will be finished.
    FinishOrdered {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// A castle was begun.
    CastleBegun {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// A castle was finished.
    CastleFinished {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
    },
    /// What could not be placed was given back.
    GivenBack {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// A better die for initiative.
    BetterDie {
        /// For whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        die: u8,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// What the drawn card is.
    Got {
        /// Whose it is.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
    },
    /// A card was played.
    Played {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
    },
    /// A card was played on a player.
    Targeted {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
        /// On whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        target: Seat,
    },
    /// A card was discarded without effect.
    Discarded {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A deck was made of its discards again.
    Reshuffled {
        /// Which.
        deck: Deck,
    },
    /// A player obeyed the Church.
    Obeyed {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which card.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
    },
    /// A player ignored the Church.
    Ignored {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which card.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        card: CardId,
        /// How many he has ignored.
        count: u8,
    },
    /// An excommunication was lifted.
    Absolved {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How many are left.
        count: u8,
    },
    /// A soldier became a better one.
    Upgraded {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        fief: FiefId,
        /// What he was.
        #[cfg_attr(feature = "types", ts(type = "Troop"))]
        from: Troop,
        /// What he is.
        #[cfg_attr(feature = "types", ts(type = "Troop"))]
        to: Troop,
    },
    /// Soldiers changed sides.
    Turned {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        enemy: Seat,
        /// From where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        from: FiefId,
        /// Where to.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        to: FiefId,
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
        army: Army,
    },
    /// Two players may not attack each other.
    Truce {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// And who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        with: Seat,
    },
    /// A castle bonus was cancelled.
    BonusCancelled {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Of which kingdom.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        kingdom: KingdomId,
    },
    /// The majority of finished castles changed hands.
    Majority {
        /// Who has it; nobody.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        holder: Option<Seat>,
    },
    /// Soldiers were forced into vassalage.
    Vassals {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        victim: Seat,
        /// For how much.
        price: u32,
    },
    /// A player was eliminated.
    Eliminated {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Who takes his estate.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        heir: Option<Seat>,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        winners: SeatSet,
        /// How.
        ending: Ending,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
}
