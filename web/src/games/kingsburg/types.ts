// Made from the Rust types by crates/kingsburg/tests/types.rs; do not edit.

/** What is being settled in a player's battle. */
export type Blow = "fight" | "reward" | "raid";

/** A building space of the province board: row times 4 plus column, so that lower means higher up, then further
 * left. Rows A and G are on the back of the board, which the base game does not use. */
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

/** Something that happened. */
export type Event = { "event": "order-drawn",
/** Who acts first, second, ... */
order: number[],
/** How many play. */
seats: number, } | { "event": "phase-began",
/** Of which year. */
year: number,
/** Which. */
phase: Phase, } | { "event": "aid-die",
/** To whom. */
seat: number, } | { "event": "gained",
/** By whom. */
seat: number,
/** What. */
what: Bundle,
/** By which rule. */
rule: string, } | { "event": "lost",
/** By whom. */
seat: number,
/** What. */
what: Bundle,
/** By which rule. */
rule: string, } | { "event": "neutral-dice",
/** Which. */
advisor: number,
/** By which rule. */
rule: string, } | { "event": "rolled",
/** By whom. */
seat: number,
/** Coloured dice. */
coloured: [number, number, number],
/** White dice; 0 for none. */
white: [number, number], } | { "event": "rerolled",
/** By whom. */
seat: number,
/** Thanks to what. */
building: BuildingId,
/** Coloured dice. */
coloured: [number, number, number],
/** White dice; 0 for none. */
white: [number, number],
/** The rule of the building. */
rule: string, } | { "event": "kept-dice",
/** Who. */
seat: number, } | { "event": "order-set",
/** Who acts first, second, ... */
order: number[],
/** How many play. */
seats: number, } | { "event": "influenced",
/** By whom. */
seat: number,
/** Which. */
advisor: number,
/** How. */
placement: Placement, } | { "event": "passed",
/** Who. */
seat: number, } | { "event": "helped",
/** Whom. */
seat: number,
/** Which. */
advisor: number, } | { "event": "declined",
/** By whom. */
seat: number,
/** The rule that offered it. */
rule: string, } | { "event": "looked",
/** Who. */
seat: number,
/** The rule that let him. */
rule: string, } | { "event": "saw",
/** Who. */
seat: number,
/** The card. */
card: CardId,
/** Who is coming. */
race: string,
/** How strong they are. */
strength: number,
/** The rule that let him. */
rule: string, } | { "event": "built",
/** By whom. */
seat: number,
/** Which. */
building: BuildingId,
/** For what. */
paid: Goods,
/** What it is worth. */
vp: number,
/** As the second of a turn, with the King's Agent? */
with_agent: boolean, } | { "event": "did-not-build",
/** Who. */
seat: number, } | { "event": "agent-returned",
/** From whom. */
seat: number, } | { "event": "agent-taken",
/** By whom. */
seat: number, } | { "event": "agent-stays" } | { "event": "invaded",
/** The card. */
card: CardId,
/** Who comes. */
race: string,
/** How strong they are. */
strength: number, } | { "event": "reinforced",
/** Who rolled for them. */
seat: number,
/** How many. */
soldiers: number, } | { "event": "fought",
/** By whom. */
seat: number,
/** His total. */
total: number,
/** Theirs. */
strength: number,
/** How it ended. */
outcome: Outcome, } | { "event": "razed",
/** Whose. */
seat: number,
/** Which. */
building: BuildingId,
/** What was lost with it. */
vp: number, } | { "event": "soldiers-dismissed" } | { "event": "game-over",
/** Who won. */
winners: number[], };

/** A step of play in progress. `place` is a place in the turn order: whose turn it is. */
export type Frame = "begin" | { "aid": {
/** Whose turn it is. */
place: number,
/** Who takes one. */
takers: number[], } } | { "reroll": {
/** Whose turn it is, in the order of the season before. */
place: number, } } | { "influence": {
/** Whose turn it is. */
place: number,
/** Who has passed. */
passed: number[], } } | { "help": {
/** Whose turn it is to be helped: a place in the court, which is sorted by then. */
group: number, } } | { "gift": {
/** Which advisor. */
advisor: number,
/** By whom. */
seat: number,
/** Which of his gifts. */
gift: number, } } | { "build": {
/** Whose turn it is. */
place: number,
/** How many he has built in this turn. */
built: number, } } | { "seasonend": {
/** Whose turn it is. */
place: number, } } | { "mercenaries": {
/** Whose turn it is. */
place: number, } } | { "battle": {
/** Whose battle. */
place: number,
/** What is being settled. */
blow: Blow, } } | "over";

/** So many of each kind of good. */
export type Goods = {
/** Gold. */
gold: number,
/** Wood. */
wood: number,
/** Stone. */
stone: number, };

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
/** 1 or -1 by the Market. */
market: number,
/** Placed with the King's Agent? */
agent: boolean, };

/** How a battle ended. */
export type Outcome = "won" | "drawn" | "lost";

/** The eight spaces of the calendar (KB-FLOW-02). */
export type Phase = "aid" | "spring" | "reward" | "summer" | "agent" | "autumn" | "mercenaries" | "winter";

/** A group of dice for an advisor. */
export type Placement = {
/** Which of one's coloured dice, as bits; of dice that show the same, the first. */
coloured: number,
/** Which of one's white dice, as bits. */
white: number,
/** With a "+2" token? */
plus2: boolean,
/** Counted for more or less by the Market. */
shift: number,
/** 1 to 18. */
advisor: number,
/** With the King's Agent? */
agent: boolean, };

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
/** Buildings activated this season. */
used: Array<string>,
/** Was a "+2" token added to dice this season? */
plus2_used: boolean,
/** All coloured dice of this season, placed or not. */
dice: Array<number>,
/** All white dice of this season. */
white: Array<number>, };

/** A position, written for people. What is left out is empty; without frames the phase is about to begin. */
export type Position = {
/** `kingsburg`. */
game: string,
/** 1 to 5. */
year: number,
/** The calendar space. */
phase: Phase,
/** The seats in turn order. */
order: number[],
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
looked: number[][],
/** The battle totals of this Winter. */
totals: Array<number>,
/** The steps in progress. */
frames: Array<Frame>, };
