// Made from the Rust types by crates/games/kingsburg/tests/types.rs; do not edit.

/** Something that is added to a strength, or taken from it, and what carries it. */
export type Addition = {
/** A building, a governor or a card. */
by: string,
/** How much; less than 0: so much is taken. */
n: number, };

/** A governor under the hammer. */
export type Bidding = {
/** Which. */
governor: GovernorId,
/** Who named him. */
namer: number,
/** Whose turn it is. */
bidder: number,
/** The highest bid, and whose. */
high: [number, number] | null,
/** Who has passed. */
passed: number[], };

/** What is being settled in a player's battle. */
export type Blow = "fight" | "reward" | "raid";

/** By what right somebody builds. */
export type BuildRight = "turn" | "agent" | "extra" | "free";

/** A building as it is printed. */
export type BuildingFacts = {
/** What it costs. */
cost: Things,
/** What it is worth when built. */
vp: number, };

/** A building: row times 8, plus 4 on an alternative line, plus its column from 0. So lower means higher up, then
 * further left. Rows A and G are on the back of the board (module 1); a row has its printed or its alternative line
 * (module 2), never both. */
export type BuildingId = string;

/** What an effect gives or takes. */
export type Bundle = {
/** Gold. */
gold: number,
/** Wood. */
wood: number,
/** Stone. */
stone: number,
/** Goods of the player's choice. */
any: number,
/** "+2" tokens. */
plus2: number,
/** Soldiers. */
soldier: number,
/** Victory points. */
vp: number,
/** Of a trade: so many of both kinds that were not paid. */
eachOther: number, };

/** A card of the invader decks, by its place among the 25. */
export type CardId = number;

/** A deck of invaders. */
export type Deck = "invaders" | "valley";

/** Something that happened. Its rule is told beside it; the client does not read it from those that skip it. */
export type Event = { "event": "order-drawn",
/** Who acts first, second, ... */
order: number[], seats: number, }
  | { "event": "scenario-chosen", scenario: ScenarioId, }
  | { "event": "lines-drawn", seat: number, rows: [number, number], }
  | { "event": "first-drafter", seat: number, }
  | { "event": "line-taken", seat: number, row: number, rule: string, }
  | { "event": "lines-used", seat: number, rows: [number | null, number | null], }
  | { "event": "governors-dealt", seat: number, governors: [GovernorId, GovernorId, GovernorId], }
  | { "event": "governor-kept", seat: number, governor: GovernorId, }
  | { "event": "governor-revealed", seat: number, governor: GovernorId,
/** What he paid for it. */
vp: number, }
  | { "event": "auction-opened",
/** Who names the first. */
seat: number, governors: string[], }
  | { "event": "governor-named", seat: number, governor: GovernorId, }
  | { "event": "bid", seat: number, bid: number, rule: string, }
  | { "event": "bid-passed", seat: number, }
  | { "event": "fate-revealed", fate: FateId, }
  | { "event": "fate-discarded", fate: FateId, }
  | { "event": "tile-revealed", tile: number, }
  | { "event": "tile-removed", tile: number, rule: string, }
  | { "event": "stocked", tile: number,
/** Those that lie there now. */
goods: Goods, }
  | { "event": "phase-began", year: number, phase: Phase, }
  | { "event": "aid-die", seat: number, rule: string, }
  | { "event": "gained", seat: number, what: Bundle, rule: string, }
  | { "event": "lost", seat: number, what: Bundle, rule: string, }
  | { "event": "neutral-dice", advisor: number, rule: string, }
  | { "event": "rolled", seat: number, coloured: [number, number, number],
/** White dice; 0 for none. */
white: [number, number, number, number], }
  | { "event": "dice-changed", seat: number, source: string,
/** Coloured dice; 0 for none. */
coloured: [number, number, number],
/** White dice; 0 for none. */
white: [number, number, number, number], rule: string, }
  | { "event": "kept-dice", seat: number, }
  | { "event": "order-set",
/** Who acts first, second, ... */
order: number[], seats: number, }
  | { "event": "influenced", seat: number, advisor: number, placement: Placement, }
  | { "event": "passed", seat: number, }
  | { "event": "moved", seat: number, from: number, to: number, rule: string, }
  | { "event": "helped", seat: number, advisor: number, rule: string, }
  | { "event": "helped-by-card", seat: number, space: number, }
  | { "event": "chosen", seat: number, other: number, rule: string, }
  | { "event": "declined", seat: number, rule: string, }
  | { "event": "looked", seat: number, deck: Deck, rule: string, }
  | { "event": "saw", seat: number, card: CardId, race: string, strength: number, rule: string, }
  | { "event": "built", seat: number, building: BuildingId, paid: Goods,
/** What it is worth. */
vp: number, right: BuildRight, }
  | { "event": "put-up", seat: number, building: BuildingId,
/** What it is worth. */
vp: number, rule: string, }
  | { "event": "did-not-build", seat: number, }
  | { "event": "agent-returned", seat: number, }
  | { "event": "agent-taken", seat: number, rule: string, }
  | { "event": "agent-stays" }
  | { "event": "invaded", year: number, card: CardId, race: string, strength: number,
/** What a winner receives, with that of those who join. */
reward: Bundle,
/** What a loser suffers, with that of those who join and what open cards add. */
penalty: Penalty, }
  | { "event": "valley-revealed", card: CardId, race: string, strength: number,
/** Do they join the attack? */
joins: boolean, }
  | { "event": "reinforced-without", soldiers: number, rule: string, }
  | { "event": "request-laid", seat: number, value: number, }
  | { "event": "requested", seat: number, value: number, }
  | { "event": "own-die", seat: number, source: string,
/** How many soldiers it would bring. */
soldiers: number, rule: string, }
  | { "event": "own-die-used", seat: number,
/** How many the King had sent. */
sent: number,
/** How many come instead. */
soldiers: number, rule: string, }
  | { "event": "reinforced",
/** Who rolled for them. */
seat: number, soldiers: number, }
  | { "event": "fought", seat: number, total: number,
/** What of it is not soldiers. */
bonuses: Array<Addition>, strength: number, outcome: Outcome, }
  | { "event": "razed", seat: number, building: BuildingId,
/** What was lost with it. */
vp: number, }
  | { "event": "soldiers-dismissed" }
  | { "event": "soldiers-halved" }
  | { "event": "game-over", winners: number[], };

/** What follows from a view. */
export type Facts = {
/** The rows of the province boards, from the top down. */
rows: Array<string>,
/** The buildings that stand or may stand on them, as they are printed. */
buildings: { [key in string]: BuildingFacts },
/** What the advisors give by themselves, from the first to the eighteenth. */
gifts: Array<Array<Gift>>,
/** What open cards give to those whom an advisor helps, by his number. */
extra: { [key in number]: Things },
/** The advisors that nobody may influence. */
closed: Array<number>,
/** The invaders of the five years. */
invaders: Array<InvaderFacts>,
/** Those of a second deck; none without one. */
valley: Array<InvaderFacts>,
/** What there is to say of each seat. */
players: Array<PlayerFacts>, };

/** A Fate card (KB-COMP-08), by its place among the 29. */
export type FateId = string;

/** Whether somebody builds cheaper in this turn: found when his turn comes (KB-GOV-08). */
export type Favour = "none" | "cheaper";

/** A step of play in progress.
 *
 * Steps are never inlined where they are taken or looked at: in one big function the compiler would compute in advance,
 * at every decision, what any of them might need. */
export type Frame = "begin" | { "lines": {
/** Whose turn it is. */
place: number, } }
  | { "draft": {
/** Who took first. */
first: number,
/** How many have been taken. */
taken: number, } }
  | { "governors": {
/** Who has chosen. */
chosen: number[], } }
  | { "name": {
/** Who names. */
seat: number, } }
  | { "bid": Bidding }
  | { "aid": {
/** Whose turn it is. */
place: number,
/** Who takes one. */
takers: number[], } }
  | { "reroll": {
/** Whose turn it is, in the order of the season before. */
place: number, } }
  | { "influence": {
/** Whose turn it is. */
place: number,
/** Who has passed. */
passed: number[], } }
  | { "help": {
/** Whose turn it is to be helped: a place in the court, which is sorted by then. */
group: number, } }
  | { "build": {
/** Whose turn it is. */
place: number,
/** How many he has built in this turn. */
built: number,
/** Does he build cheaper in this turn? */
favour: Favour, } }
  | { "mercenaries": {
/** Whose turn it is. */
place: number,
/** How many he has recruited. */
hired: number, } }
  | { "requests": {
/** Who has chosen. */
chosen: number[], } }
  | { "owndie": {
/** Whose turn it is. */
place: number,
/** What it shows; 0 if not rolled. */
own: number, } }
  | { "battle": {
/** Whose battle. */
place: number,
/** What is being settled. */
blow: Blow, } }
  | { "moment": Now }
  | { "effect": {
/** For whom. */
seat: number,
/** Which step of which effect. */
pc: Pc,
/** What it has to remember. */
memo: number,
/** The advisor or building it is about. */
about: number, } }
  | { "at": Point } | "over";

/** A part of a gift, as it is drawn. */
export type Gift = { "gain": Things }
  | { "choose": {
/** How many. */
pick: number,
/** Of which. */
of: Array<Things>, } }
  | { "trade": {
/** What is paid. */
pay: Things,
/** What is gained. */
gain: Things, } } | "peek" | "more";

/** So many of each kind of good. */
export type Goods = {
/** Gold. */
gold: number,
/** Wood. */
wood: number,
/** Stone. */
stone: number, };

/** A governor (KB-COMP-07), by its place among the 24. */
export type GovernorId = string;

/** A group of dice on an advisor. */
export type GroupSheet = {
/** 1 to 18. */
advisor: number,
/** Whose; null for neutral dice. */
seat: number | null,
/** The faces of its coloured (or neutral) dice. */
dice: Array<number>,
/** The faces of its white dice. */
white: Array<number>,
/** With a "+2" token? */
plus2: boolean,
/** 1 or -1 by the Market and its like. */
market: number,
/** By what right it stands there. */
right: Right, };

/** The invaders of a year. */
export type InvaderFacts = {
/** Who comes, if the card is known. */
race: string | null,
/** The strength printed on the card; if it is not known, those that it can have, each once, in ascending order:
 * they stand on its back, for all to see (KB-COMP-05). */
printed: Array<number>,
/** What open cards add to it. */
changes: Array<Addition>,
/** Their strength with all that is known to change it, if it is as low as it can be. */
least: number,
/** The same if it is as high as it can be. */
most: number,
/** What a winner receives, if the card is known: with that of those who are known to join. */
reward: Things,
/** What a loser suffers, if the card is known: with that of those who are known to join, and what open cards add;
 * what something of his spares him is not taken off. */
penalty: Things, };

/** A moment of play at which effects come. */
export type Moment = "setup" | "yearstart" | "seasonstart" | "beforeroll" | "rollfinal" | "oninfluence" | "placementend" | "onaid" | "helpend" | "ownbuild" | "otherbuild" | "seasonend" | "reward" | "noreward" | "agent" | "noagent" | "beforemercenaries" | "aftermercenaries" | "winterstart" | "invadersrevealed" | "battlewon" | "battletied" | "battlelost" | "battlebest" | "yearend" | "gameend" | "closing";

/** A moment in progress. */
export type Now = {
/** Which. */
moment: Moment,
/** Whose effects. */
stage: Stage,
/** Whose turn it is. */
place: number,
/** Whom it concerns. */
seats: number[],
/** The advisor or building it is about. */
about: number, };

/** How a battle ended. */
export type Outcome = "won" | "drawn" | "lost";

/** The place of a clause among all clauses. */
export type Pc = number;

/** What a loser suffers, in the order of KB-WINTER-12. */
export type Penalty = {
/** Gold raided. */
gold: number,
/** Wood raided. */
wood: number,
/** Stone raided. */
stone: number,
/** Goods of his choice raided. */
any: number,
/** Buildings destroyed. */
buildings: number,
/** Victory points lost. */
vp: number, };

/** The eight spaces of the calendar (KB-FLOW-02): four seasons, each after a phase of one event (KB-FLOW-04). */
export type Phase = "aid" | "spring" | "reward" | "summer" | "agent" | "autumn" | "mercenaries" | "winter";

/** A group of dice for an advisor. */
export type Placement = {
/** Which of one's coloured dice, as bits; of dice that show the same, the first. */
coloured: number,
/** Which of one's white dice, as bits. */
white: number,
/** With a "+2" token? */
plus2: boolean,
/** Counted for more or less by buildings. */
shift: number,
/** 1 to 18. */
advisor: number,
/** By what right. */
right: Right, };

/** What there is to say of a player. */
export type PlayerFacts = {
/** The buildings of his board, from the top row down. */
spaces: Array<BuildingId>,
/** What those that do not stand cost him, where that is not what is printed. Goods of choice that he need not pay are
 * less than none: `any: -1`. */
prices: { [key in string]: Things },
/** What lets a group of his count for more or less. */
shifts: Array<ShiftFacts>,
/** The spaces for dice on the card of his governor. */
card: Array<SpaceFacts>,
/** What he would fight with now: soldiers and bonuses, against the invaders of this year if they are known to the
 * observer, else against anybody. */
strength: number,
/** What of it is not soldiers. */
bonuses: Array<Addition>, };

/** What a seat has. */
export type PlayerSheet = {
/** Gold. */
gold: number,
/** Wood. */
wood: number,
/** Stone. */
stone: number,
/** "+2" tokens. */
plus2: number,
/** Soldiers. */
soldiers: number,
/** Victory points. */
vp: number,
/** Buildings: row letter and column number. */
buildings: Array<string>,
/** Buildings among these that have not scored their points. */
unscored: Array<string>,
/** The rows that have an alternative line. */
lines: Array<string>,
/** The alternative lines he drew, while he chooses which to use. */
drawn: Array<string>,
/** His governor. */
governor: GovernorId | null,
/** The governors dealt to him, while he chooses. */
dealt: Array<GovernorId>,
/** The one he keeps, while others still choose. */
kept: GovernorId | null,
/** The request tokens he has left; all that he should have if left out. */
requests: Array<number> | null,
/** The request token he laid, while others still choose. */
request: number | null,
/** Battles won in this game. */
victories: number,
/** How his last battle ended. */
last_battle: Outcome | null,
/** Buildings built this season. */
builds: number,
/** What was activated this season: buildings, `governor`, `fate`, `scenario`. */
used: Array<string>,
/** What was activated this year, of what works once a year. */
used_year: Array<string>,
/** What rerolled his dice for the worse, if that is to be made up for. */
consoled: string | null,
/** Was a "+2" token added to dice this season? */
plus2_used: boolean,
/** How many coloured and white dice he will roll, once they are counted and until they are rolled. */
due: [number, number] | null,
/** All coloured dice of this season, placed or not. */
dice: Array<number>,
/** All white dice of this season. */
white: Array<number>, };

/** Points of the year at which effects may come before play goes on. */
export type Point = "governors" | "start" | "aid" | "count" | "roll" | "order" | "help" | "build" | "seasonover" | "hire" | "reveal" | "reinforce" | "fight" | "dismiss" | "awards" | "close" | "turn" | "phase";

/** By what right dice are placed. */
export type Right = "free" | "agent" | "deal" | "card" | "moved";

/** A scenario (KB-SCEN-01). */
export type ScenarioId = string;

/** Something that lets a group count for more or less. */
export type ShiftFacts = {
/** What. */
by: string,
/** By how much. */
deltas: Array<number>,
/** Was it used in this season? */
used: boolean, };

/** A space for dice on one's own card. */
export type SpaceFacts = {
/** The sum it asks for. */
number: number,
/** What it gives. */
gift: Array<Gift>, };

/** Whose effects are being settled. */
export type Stage = "own" | "fate" | "scenario";

/** So many of each of `gold`, `wood`, `stone`, `any` (goods of choice), `plus2`, `soldier`, `vp`, `eachOther`, `buildings`.
 * In the order of their names. */
export type Things = Partial<Record<string, number>>;

/** A view as it is written for people and programs. */
export type View = {
/** What follows from it. */
facts: Facts,
/** `kingsburg`. */
game: string,
/** The modules in play. */
options: Record<string, string>,
/** 1 to 5. */
year: number,
/** The calendar space. */
phase: Phase,
/** The seats in turn order. */
order: Array<number>,
/** What each seat has. */
players: Array<PlayerSheet>,
/** Who holds the King's Agent. */
agent: number | null,
/** Who holds the die of the King's Aid. */
aid_die: number | null,
/** Dice on advisors, in the order they were placed. */
court: Array<GroupSheet>,
/** The five neutral dice of a game of two. */
neutral: Array<number>,
/** The invader cards of the five years; null if not known. */
invaders: Array<string | null>,
/** Who has looked at each of them. */
looked: Array<number[]>,
/** The battle totals of this Winter. */
totals: Array<number>,
/** The scenario. */
scenario: ScenarioId | null,
/** The cards of a second deck of invaders; null if not known. */
valley: Array<string | null>,
/** Who has looked at each of them. */
looked_valley: Array<number[]>,
/** The Fate card of this year, once it is revealed. */
fate: FateId | null,
/** The Fate cards of the five years; null if not known. */
fates: Array<FateId | null>,
/** The Caprice tiles on their advisors. */
tiles: Array<number>,
/** The tiles that are still to come, in order; left out if not known. */
pile: Array<number>,
/** The goods that lie on tiles, by number. */
stock: { [key in number]: Goods },
/** Tiles whose goods are drawn anew once all their takers are served. */
restock: Array<number>,
/** Advisors influenced this season, once their help is given. */
courted: Array<number>,
/** Rows whose last building somebody has built in this game. */
completed: Array<string>,
/** Draft: the lines that lie open. */
pool: Array<string>,
/** Auction: the governors that nobody has yet. */
offered: Array<GovernorId>,
/** Effects of the moment in progress that are settled. */
settled: Array<number>,
/** What the effect in progress belongs to, for people; it is not read. */
effect: string | null,
/** The steps in progress. */
frames: Array<Frame>, };
