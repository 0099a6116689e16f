//! The terms of a proposal between dynasties: which dynasty the couple joins, and a dowry.

use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{DevelopmentId, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason as Why;
use crate::special::{Consent, Courtship, Dynastic, Event, Reason, Target};
use crate::trades::{Bundle, tradable};
use crate::{Crusader, rules, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Element, Message, Next, Prompt, Sink};

/// Who gives something.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The proposer.
    Give,
    /// The other.
    Ask,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Give, Side::Ask];

    /// It as an element of a path.
    #[must_use]
    pub const fn element(self) -> Element {
        match self {
            Side::Give => Element::only("give"),
            Side::Ask => Element::only("ask"),
        }
    }
}

/// A part of a dowry.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// So much gold.
    Gold(u8),
    /// A territory.
    Territory(TerritoryId),
    /// A development.
    Development(DevelopmentId),
}

impl Item {
    /// It as an element of a path.
    #[must_use]
    pub fn element(self) -> Element {
        match self {
            Item::Gold(gold) => Element::number("gold", gold.into()),
            Item::Territory(territory) => territory.element(),
            Item::Development(development) => development.element(),
        }
    }

    fn bundle(self) -> Bundle {
        match self {
            Item::Gold(gold) => Bundle::of_gold(gold),
            Item::Territory(territory) => Bundle::of_territory(territory),
            Item::Development(development) => Bundle::of_development(development),
        }
    }
}

/// The proposer puts the terms together, part by part, until he sends them (CK-MARRY-12, CK-MARRY-26). *Done* calls it off.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Who proposes.
    pub player: Player,
}

decision!(Terms);

/// What can still be added to a side of the dowry: tradable goods (CK-R-35), gold once. With an official AI only gold that it is
/// given counts (CK-R-129).
fn left(game: &Crusader, state: &State, side: Side) -> Bundle {
    let board = &state.board;
    let Courtship { from, to, gives, asks, .. } = board.courtship;
    let (giver, taker, named) = match side {
        Side::Give => (from, to, gives),
        Side::Ask => (to, from, asks),
    };
    let goods = tradable(game, state, giver);
    // What an official AI pays comes from the Treasury (CK-AI-17).
    let purse = if game.is_person(giver) { goods.gold() } else { supply::treasury(game, board) };
    let gold = if named.gold() > 0 { 0 } else { purse };
    if !game.is_person(to) || !game.is_person(from) {
        let gold = if side == Side::Give { gold } else { 0 };
        return Bundle::of_gold(gold);
    }
    let developments = goods.developments().without(board.house(taker).developments);
    Bundle::of(
        gold,
        goods.territories().without(named.territories()),
        developments.without(named.developments()),
    )
}

impl Decision for Terms {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let Courtship { who, whom, to, .. } = state.board.courtship;
        let message = Message::new("prompt-terms").with("who", who).with("whom", whom).with("player", to);
        prompt(message, rules::CK_MARRY_12)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        let board = &state.board;
        let Courtship { from, to, home, .. } = board.courtship;
        answers.push(Answer::Done);
        if home.is_none() {
            let [first, second] = if from < to { [from, to] } else { [to, from] };
            answers.extend([Answer::Player(first), Answer::Player(second)]);
            return;
        }
        answers.push(Answer::Say(Word::Send));
        for side in Side::ALL {
            let left = left(game, state, side);
            let gold = (1..=left.gold()).map(Item::Gold);
            let territories = left.territories().iter().map(Item::Territory);
            let developments = left.developments().iter().map(Item::Development);
            let items = gold.chain(territories).chain(developments);
            answers.extend(items.map(|item| Answer::Dowry { side, item }));
        }
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Why> {
        let board = &state.board;
        let Courtship { from, to, home, .. } = board.courtship;
        if answer == Answer::Done {
            return Ok(());
        }
        let rule = rules::CK_MARRY_26;
        if let Answer::Player(player) = answer {
            let offered = home.is_none() && (player == from || player == to);
            return if offered { Ok(()) } else { Err(Why::NotOffered { rule }) };
        }
        let is_said = answer == Answer::Say(Word::Send) || matches!(answer, Answer::Dowry { .. });
        if is_said && home.is_none() {
            return Err(Reason::NoHome.into());
        }
        if answer == Answer::Say(Word::Send) {
            return Ok(());
        }
        let Answer::Dowry { side, item } = answer else { return Err(Why::NotAsked { rule }) };
        let bundle = item.bundle();
        if !bundle.is_empty() && left(game, state, side).holds(bundle) {
            Ok(())
        } else {
            Err(Reason::NoSuchDowry.into())
        }
    }

    fn candidates(&self, game: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::players(answers);
        for side in Side::ALL {
            // All the gold of the box, and one more.
            let gold = (0..=game.components().numbers.gold.saturating_add(1)).map(Item::Gold);
            let territories = TerritoryId::all().map(Item::Territory);
            let developments = DevelopmentId::all().map(Item::Development);
            let items = gold.chain(territories).chain(developments);
            answers.extend(items.map(|item| Answer::Dowry { side, item }));
        }
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        let courtship = &mut play.board_mut().courtship;
        if let Answer::Player(home) = answer {
            courtship.home = Some(home);
        } else if let Answer::Dowry { side, item } = answer {
            let named = match side {
                Side::Give => &mut courtship.gives,
                Side::Ask => &mut courtship.asks,
            };
            *named = named.with(item.bundle());
        } else if answer == Answer::Say(Word::Send) {
            let Courtship { who, to, whom, gives, asks, .. } = *courtship;
            let family = play.board().house(player).family;
            play.board_mut().courtship.propose(&family, who, whom);
            play.tell(Event::Proposed { player, who, to, whom, gives, asks }.into());
            return play.goto(Consent);
        } else {
            let who = courtship.who;
            return play.goto(Target { player, who });
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().courtship.stands(play.board()) {
            return Next::Ask;
        }
        let player = play.board().courtship.from;
        play.goto(Dynastic { player })
    }
}
