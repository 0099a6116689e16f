//! What can be wrong with the frames of a position.

use super::Position;
use crate::Kingsburg;
use crate::board::{ADVISORS, Phase, State, YEARS};
use crate::content::{BuildingId, Clause, Content, Topic};
use crate::effects::words::{At, Word};
use crate::flow;
use crate::flow::{
    Aid, Battle, Build, Draft, Effect, Frame, Help, Influence, Mercenaries, Name, OwnDie, Point, Requests,
    Reroll,
};
use crate::options::{Governors, Lines, Reinforcements};
use crate::setup::bidding::MOST as MOST_BID;
use crate::winter::Blow;
use crate::winter::penalty;
use crate::winter::threat::Attack;
use table::{Game, Seat};

/// Is the frame one of this phase, for somebody at the table?
pub fn frame_in_range(position: &Position, frame: Frame, content: &Content, wrong: &mut Vec<String>) {
    let (seats, options) = (position.players.len(), position.options);
    let season = position.phase.season().is_some();
    let first = position.year == 1 && position.phase == Phase::Aid;
    let at = |place: u8| usize::from(place) < seats;
    // Beneath a moment: what the last group, building or battle brings is still being settled.
    let settling = position.frames.len() > 1;
    let reached = |place: u8| at(place) || (settling && usize::from(place) == seats);
    let seat = |seat: Seat| seat.index() < seats;
    let all = |set: table::SeatSet| set.iter().all(seat);
    let fits = match frame {
        Frame::Begin => true,
        Frame::Over => position.phase == Phase::Winter && position.year == YEARS,
        Frame::Lines(flow::Lines { place }) => first && at(place) && options.lines != Lines::None,
        Frame::Draft(Draft { first: who, taken }) => {
            first && seat(who) && usize::from(taken) < 2 * seats && options.lines == Lines::Drafted
        }
        Frame::Governors(flow::Governors { chosen }) => {
            let dealt = options.governors == Governors::Dealt;
            let hands = position.players.iter().all(|p| matches!(p.dealt.len(), 0 | 3));
            first && dealt && all(chosen) && hands
        }
        Frame::Name(Name { seat: who }) => {
            first && options.governors == Governors::Auction && seat(who) && !position.offered.is_empty()
        }
        Frame::Bid(bidding) => {
            first
                && options.governors == Governors::Auction
                && seat(bidding.namer)
                && seat(bidding.bidder)
                && bidding.high.is_none_or(|(_, who)| seat(who))
                && all(bidding.passed)
        }
        Frame::Aid(Aid { place, takers }) => position.phase == Phase::Aid && at(place) && all(takers),
        Frame::Influence(Influence { place, passed }) => season && reached(place) && all(passed),
        Frame::Help(Help { group }) => season && usize::from(group) <= position.court.len(),
        // KB-BUILD-02, KB-ENVOY-08, VR-12: his turn, the Agent, and one building more.
        Frame::Build(Build { place, built, .. }) => season && at(place) && built <= 2 + u8::from(settling),
        Frame::Reroll(Reroll { place }) => season && at(place),
        Frame::Mercenaries(Mercenaries { place, .. }) => position.phase == Phase::Mercenaries && at(place),
        Frame::Requests(Requests { chosen }) => {
            let tokens = options.reinforcements == Reinforcements::Tokens;
            position.phase == Phase::Winter && all(chosen) && tokens
        }
        Frame::Battle(Battle { place, blow: Blow::Fight }) => {
            position.phase == Phase::Winter && reached(place)
        }
        Frame::OwnDie(OwnDie { place, .. }) | Frame::Battle(Battle { place, .. }) => {
            position.phase == Phase::Winter && at(place)
        }
        Frame::Moment(now) => {
            let about = match now.moment.topic() {
                Topic::Advisor => now.about <= ADVISORS,
                Topic::Building | Topic::Nothing => now.about < BuildingId::COUNT,
            };
            usize::from(now.place) <= seats && all(now.seats) && about
        }
        Frame::Effect(Effect { seat: who, pc, memo, about }) => {
            let clause = content.clauses.get(usize::from(pc.0));
            let fits = |clause: &Clause| clause.remembers(memo, who, seats);
            seat(who) && clause.is_some_and(fits) && about < BuildingId::COUNT
        }
        Frame::At(point) => match point {
            Point::Governors | Point::Start => first,
            Point::Aid => position.phase == Phase::Aid,
            Point::Count | Point::Roll | Point::Order | Point::Help | Point::Build | Point::SeasonOver => {
                season
            }
            Point::Hire => position.phase == Phase::Mercenaries,
            Point::Phase => !season,
            Point::Reveal
            | Point::Reinforce
            | Point::Fight
            | Point::Dismiss
            | Point::Awards
            | Point::Close
            | Point::Turn => position.phase == Phase::Winter,
        },
    };
    if !fits {
        let (word, phase) = (word(frame), position.phase.name());
        wrong.push(format!("frames: '{word}' does not fit phase {phase} with {seats} players (KB-FLOW-02)"));
    }
    if let Frame::Bid(bidding) = frame
        && let Some((bid, _)) = bidding.high.filter(|(bid, _)| *bid > MOST_BID)
    {
        wrong.push(format!("frames: 'bid': {bid} is more than {MOST_BID} (KB-MOD3-08)"));
    }
}

/// The word of a step in files.
fn word(frame: Frame) -> String {
    match serde_json::to_value(frame) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
        Ok(_) | Err(_) => String::new(),
    }
}

/// Is there anything to choose, where that depends on the board?
pub fn has_choice(game: &Kingsburg, state: &State) -> bool {
    let (content, board) = (game.components(), &state.board);
    if let Frame::Effect(effect) = board.frame() {
        return content.clause(effect.pc).asks(At { content, board, effect });
    }
    let must_list = |frame: &Frame| {
        matches!(
            frame,
            Frame::Battle(Battle { blow: Blow::Reward | Blow::Raid, .. })
                | Frame::OwnDie(OwnDie { own: 1.., .. })
        )
    };
    if must_list(&board.frame()) {
        let mut answers = Vec::new();
        let asked = game.waiting(state).must.first();
        asked.into_iter().for_each(|seat| game.list(state, seat, &mut answers));
        if answers.is_empty() {
            return false;
        }
    }
    let Frame::Battle(Battle { place, blow }) = board.frame() else { return true };
    let attack = Attack::of(content, state);
    match blow {
        Blow::Fight => true,
        Blow::Reward => attack.reward.any > 0,
        Blow::Raid => {
            let seat = board.at_place(place);
            seat.is_some_and(|seat| penalty::of(content, board, seat, &attack).any > 0)
        }
    }
}

/// Moments lie on a frame of the year, an effect on a moment or on the help of its own advisor.
pub fn is_stacked(state: &State) -> bool {
    let board = &state.board;
    let frames = &board.frames[..];
    let Some((first, rest)) = frames.split_first() else { return false };
    if matches!(first, Frame::Moment(_) | Frame::Effect { .. }) {
        return false;
    }
    let helped = |group: u8, seat: Seat| {
        let before = usize::from(group).checked_sub(1).and_then(|i| board.court.get(i));
        before.is_some_and(|g| g.seat == Some(seat))
    };
    let mut moments = 0;
    for (index, frame) in rest.iter().enumerate() {
        let last = index + 1 == rest.len();
        let is_moment = matches!(frame, Frame::Moment(_));
        moments += u8::from(is_moment);
        let is_effect = matches!(frame, Frame::Effect(effect) if last && {
            let advised = matches!(first, Frame::Help(Help { group }) if helped(*group, effect.seat));
            moments > 0 || advised
        });
        let before_governors = last && *first == Frame::At(Point::Governors);
        let is_line = matches!(frame, Frame::Lines(_) | Frame::Draft(_)) && before_governors;
        if !(is_moment || is_effect || is_line) {
            return false;
        }
    }
    moments <= 2
}
