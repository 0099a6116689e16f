//! The typed words in which cards are written. A word that is not here is an error, not something to skip.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::Kind;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb};
use crate::event::Event;
use crate::flow::Play;
use crate::reason::Reason;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Seat, Sink};

/// When a card may be played (WE-CARD-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all(serialize = "kebab-case", deserialize = "SCREAMING_SNAKE_CASE"))]
pub enum Timing {
    /// At once when drawn, compulsory (WE-POPE-02).
    Immediate,
    /// In the own turn, whenever no dice are due.
    YourTurn,
    /// Before a battle round, by a side of the battle.
    Battle,
    /// In the own Redeployment.
    Redeploy,
    /// In the Tax phase, before collecting.
    Tax,
    /// While recruiting.
    Recruit,
    /// In the own deployment.
    Deploy,
    /// Before the initiative dice.
    Initiative,
}

/// Whom a card is played on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum TargetKind {
    /// Himself.
    #[serde(rename = "Self")]
    Own,
    /// Everybody.
    Everyone,
    /// The one player with most castles.
    MostCastles,
    /// One opponent.
    Opponent,
    /// A fief of another player.
    EnemyFief,
    /// The battle at hand.
    Battle,
}

/// Which side of a battle may play it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum PlayedBy {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
    /// Either.
    Either,
}

/// What must be so.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// He has not attacked the target in this turn.
    TargetNotAttackedThisTurn,
    /// The target holds a Warlord of his.
    TargetHoldsOwnWarlord,
    /// The target is due a castle bonus.
    TargetDueCastleBonus,
    /// The battle is at an enemy castle.
    EnemyCastle,
    /// The battle is at an own castle.
    OwnCastle,
    /// The battle is in Forest or Mountain.
    ForestOrMountain,
    /// There is no castle in the fief.
    NoCastle,
    /// The defenders' die before steps is d12.
    #[serde(rename = "EnemyBaseDie12")]
    EnemyBaseDie12,
    /// A Warlord of his has not moved.
    UnmovedWarlord,
    /// Soldiers of one fief of his have not moved.
    UnmovedSoldiersOfOneFief,
    /// The fief borders on one of his.
    AdjacentToOwnFief,
}

/// Who gains or loses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Who {
    /// He who plays the card.
    #[serde(rename = "Self")]
    Own,
    /// The chosen opponent.
    Opponent,
    /// Each other active player without excommunication.
    OthersInGrace,
    /// The one player with most castles, finished or not.
    MostCastles,
}

/// Whose side of the battle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum WhoseSide {
    /// His own.
    Own,
    /// The other.
    Enemy,
}

/// Where soldiers are meant.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Where {
    /// Any fiefs of his; may be split.
    AnyOwnFief,
    /// One fief of his.
    OneOwnFief,
    /// One castle of his.
    OwnCastle,
    /// His side of this battle.
    ThisBattle,
    /// One fief conquered this turn.
    ConqueredThisTurn,
    /// Anywhere on the map, attackers on a border included.
    OwnSoldiers,
}

/// Who moves further.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Movers {
    /// One Warlord and whoever moves with him.
    WarlordAndCompany,
    /// Up to six unmoved soldiers of one fief.
    SixOfOneFief,
}

/// A kind by its letter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Letter {
    /// Lancer.
    L,
    /// Footman.
    F,
    /// Archer.
    A,
    /// Knight.
    K,
    /// Warlord.
    W,
}

impl Letter {
    /// The kind it stands for.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Letter::L => Kind::Lancer,
            Letter::F => Kind::Footman,
            Letter::A => Kind::Archer,
            Letter::K => Kind::Knight,
            Letter::W => Kind::Warlord,
        }
    }
}

/// The kingdom that is chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum KingdomRef {
    /// Chosen by the player of the card.
    ChosenKingdom,
}

/// The fief that soldiers leave.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum FromFief {
    /// A fief of another player.
    EnemyFief,
}

/// The fief that soldiers come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum ToFief {
    /// A fief of his next to it.
    OwnAdjacentFief,
}

/// How long something lasts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Until {
    /// To the end of the target's next turn.
    EndOfHisNextTurn,
}

/// Declares the words of cards once: a struct with what each says, the enum of all, and the enum's way to what the rules do with each
/// (`cards::words`).
macro_rules! effects {
    ($($(#[$about:meta])* $word:ident { $($(#[$note:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $word { $($(#[$note])* pub $field: $type),* }
        )+

        /// What a card does.
        #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
        #[serde(tag = "op")]
        pub enum Effect { $($(#[$about])* $word($word)),+ }

        impl Verb for Effect {
            fn unfit(&self, timing: Timing) -> Option<String> {
                match self { $(Effect::$word(word) => word.unfit(timing)),+ }
            }

            fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
                match self { $(Effect::$word(word) => word.is_possible(game, board, aim)),+ }
            }

            fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
                match self { $(Effect::$word(word) => word.begin(play, choice)),+ }
            }

            fn chooser(&self, choice: &CardChoice) -> Seat {
                match self { $(Effect::$word(word) => Verb::chooser(word, choice)),+ }
            }

            fn question(&self, choice: &CardChoice) -> &'static str {
                match self { $(Effect::$word(word) => word.question(choice)),+ }
            }

            fn list(&self, game: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
                match self { $(Effect::$word(word) => word.list(game, board, choice, answers)),+ }
            }

            fn judge(
                &self,
                game: &Warlords,
                board: &Board,
                choice: &CardChoice,
                answer: Answer,
            ) -> Result<(), Reason> {
                match self { $(Effect::$word(word) => word.judge(game, board, choice, answer)),+ }
            }

            fn take<C: Chance, S: Sink<Event>>(
                &self,
                play: &mut Play<'_, C, S>,
                choice: CardChoice,
                answer: Answer,
            ) -> Next {
                match self { $(Effect::$word(word) => word.take(play, choice, answer)),+ }
            }
        }
    };
}

effects! {
    /// Gold from the Treasury.
    GainGold {
        /// For whom.
        who: Who,
        /// How much.
        n: u16,
    }
    /// Gold from the Treasury for each castle of his, finished or not.
    CastleGold {
        /// How much each.
        n: u16,
    }
    /// Gold to the Treasury.
    LoseGold {
        /// From whom.
        who: Who,
        /// How much; all he has if less.
        n: u16,
    }
    /// Gold of the coming collection goes from him to the player of the card.
    TaxShift {
        /// From whom.
        from: Who,
        /// How much at most.
        n: u16,
    }
    /// His castle bonus of a kingdom is 0 in the coming collection.
    CancelCastleBonus {
        /// Whose.
        who: Who,
        /// Which kingdom.
        kingdom: KingdomRef,
    }
    /// Soldiers out of the supply.
    PlaceSoldiers {
        /// Which kind.
        kind: Letter,
        /// How many.
        n: u16,
        /// Where to.
        #[serde(rename = "where")]
        place: Where,
        /// Are they mercenaries?
        merc: bool,
    }
    /// Soldiers back to the supply, never the last of a fief.
    RemoveSoldiers {
        /// Whose.
        who: Who,
        /// How many.
        n: u16,
        /// Of which kinds.
        kinds: Vec<Letter>,
        /// Who picks them.
        chooser: Who,
    }
    /// Soldiers become a better kind.
    Upgrade {
        /// From which kind.
        from: Letter,
        /// To which.
        to: Letter,
        /// How many at most.
        n: u16,
        /// Where they stand.
        #[serde(rename = "where")]
        place: Where,
    }
    /// Soldiers change sides.
    TurnSoldiers {
        /// Which kind.
        kind: Letter,
        /// How many at most.
        max: u16,
        /// From where.
        from: FromFief,
        /// To where.
        to: ToFief,
    }
    /// A side's die goes up or down the ladder.
    DieStep {
        /// Whose.
        side: WhoseSide,
        /// By how much.
        step: i8,
        /// For how many battle rounds.
        rounds: u8,
    }
    /// A side's die before steps, for the rest of the battle.
    BaseDie {
        /// Whose.
        side: WhoseSide,
        /// Which die.
        die: u8,
    }
    /// More dice for some soldiers.
    ExtraDice {
        /// For which kinds.
        kinds: Vec<Letter>,
        /// How many more each.
        per: u8,
        /// For how many battle rounds.
        rounds: u8,
    }
    /// The first hits of the next battle round are ignored.
    AbsorbHits {
        /// How many.
        n: u16,
    }
    /// The enemy takes casualties before the next battle round.
    StrikeFirst {
        /// How many.
        n: u16,
    }
    /// A longer move.
    ExtraMove {
        /// Whose.
        movers: Movers,
        /// By how many fiefs.
        n: u8,
    }
    /// A captive Warlord comes home.
    ReleaseWarlord {
        /// What his owner pays to the captor.
        price: u16,
    }
    /// Neither may attack the other.
    NoAttack {
        /// With whom.
        who: Who,
        /// How long.
        until: Until,
    }
    /// Begin or finish one castle without paying.
    CastleWork {}
    /// Another die for initiative.
    InitiativeDie {
        /// Which die.
        die: u8,
        /// What is added to the roll.
        bonus: u8,
    }
    /// Excommunication cards are taken away.
    LiftExcommunication {
        /// How many.
        n: u8,
    }
    /// Every part, as far as possible.
    All {
        /// The parts.
        parts: Vec<Effect>,
    }
    /// One part that is possible.
    Choose {
        /// The parts.
        parts: Vec<Effect>,
    }
}
