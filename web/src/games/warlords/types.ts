// Written from the code of crates/games/warlords: see its tests/types.rs.

export type Troop = "lancer" | "footman" | "archer" | "knight" | "warlord" | "hired-lancer" | "hired-footman" | "hired-archer" | "hired-knight";

export type Phase = "setup" | "manoeuvre" | "battles" | "redeployment" | "pope" | "taxes" | "recruit" | "deploy" | "initiative" | "merchant" | "over";

export type Ending = "none" | "crown" | "alone" | "limit";

export type Status = "playing" | "surrendered" | "eliminated";

export type Mover = "foot" | "knights" | "warlord" | "long-march" | "wagons";

export type Deck = "pope" | "merchant" | "conquest";

export type Terrain = "plains" | "farmland" | "forest" | "mountain";

export type Timing = "Immediate" | "YourTurn" | "Battle" | "Redeploy" | "Tax" | "Recruit" | "Deploy" | "Initiative";

export type Side = "attacker" | "defender";

export type Volley = "archers" | "main";

export type Outcome = "conquered" | "repelled" | "destroyed" | "retreated";

export type PlayerShown = { 
/**
 * How he takes part.
 */
status: Status, 
/**
 * His initiative card; 0 before he has one.
 */
initiative: number, 
/**
 * The kingdom he started in.
 */
home: string | null, 
/**
 * His gold.
 */
gold: number, 
/**
 * What he would collect now.
 */
income: number, 
/**
 * How many fiefs he has.
 */
fiefs: number, 
/**
 * His castles, finished or not.
 */
castles: number, 
/**
 * His finished castles.
 */
finished: number, 
/**
 * Kingdoms of which he has every fief.
 */
whole: string[], 
/**
 * How many Pope, Merchant and Conquest cards he holds.
 */
cards: [number, number, number], 
/**
 * Cards he has ignored.
 */
excommunications: Array<string>, 
/**
 * Soldiers bought and not yet placed.
 */
recruits: Partial<Record<Troop, number>>, 
/**
 * Kingdoms in which he begins a castle.
 */
beginning: string[], 
/**
 * Castles that will be finished.
 */
finishing: string[], 
/**
 * His initiative die.
 */
die: number, 
/**
 * Army sets.
 */
sets: number, 
/**
 * Who took his only castle.
 */
nemesis: number | null, };

export type FiefShown = { 
/**
 * Which.
 */
id: string, 
/**
 * What grows there.
 */
terrain: Terrain, 
/**
 * The gold of its cities.
 */
gold: number, 
/**
 * The peasants who would defend it; none where somebody rules.
 */
peasants: number, 
/**
 * Whose; nobody: the peasants'.
 */
owner: number | null, 
/**
 * Who stands there.
 */
army: Partial<Record<Troop, number>>, 
/**
 * Who of them has moved, or been paid.
 */
moved: Partial<Record<Troop, number>>, 
/**
 * Its castle.
 */
castle: 'finished' | 'unfinished' | null, 
/**
 * The defenders' die.
 */
die: number, 
/**
 * Whose Warlords are held there.
 */
captives: Array<number>, };

export type AttackShown = { 
/**
 * On which fief.
 */
fief: string, 
/**
 * From or through these fiefs next to it.
 */
from: string[], 
/**
 * With whom.
 */
army: Partial<Record<Troop, number>>, };

export type GroupShown = { 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, 
/**
 * Who leads or carries them.
 */
mover: Mover, 
/**
 * Where they are.
 */
at: string, 
/**
 * How many fiefs further they may go.
 */
steps: number, };

export type SideShown = { 
/**
 * Who; nobody: peasants.
 */
seat: number | null, 
/**
 * With whom.
 */
army: Partial<Record<Troop, number>>, 
/**
 * Peasants.
 */
peasants: number, 
/**
 * The die of this battle round.
 */
die: number, 
/**
 * Hits that will be ignored.
 */
absorb: number, 
/**
 * Warlords of his who were taken by one without a castle, and wait for the end of the battle.
 */
taken: number, };

export type BattleShown = { 
/**
 * Where.
 */
fief: string, 
/**
 * The battle round.
 */
round: number, 
/**
 * The attacker.
 */
attacker: SideShown, 
/**
 * The defender.
 */
defender: SideShown, };

export type OfferShown = { 
/**
 * By whom.
 */
from: number, 
/**
 * To whom.
 */
to: number, 
/**
 * Has it been sent?
 */
sent: boolean, 
/**
 * Captives who go home.
 */
captives: { prison: string, owner: number }[], 
/**
 * Gold.
 */
gold: number, 
/**
 * Is the gold asked for?
 */
asked: boolean, 
/**
 * Cards, for those who may see them.
 */
cards: string[] | null, };

export type DeckShown = { 
/**
 * Which.
 */
deck: Deck, 
/**
 * Cards left face down.
 */
left: number, 
/**
 * Discards, face up.
 */
discards: Array<string>, };

export type CrownShown = { 
/**
 * Who has it.
 */
holder: number | null, 
/**
 * Who has had a whole turn against it.
 */
seen: number[], 
/**
 * Finished castles in play.
 */
castles: number, 
/**
 * Finished castles needed for it, as things stand.
 */
needed: number, };

export type FaceShown = { 
/**
 * The deck that it is of.
 */
deck: Deck, 
/**
 * When it may be played.
 */
timing: Timing, };

export type PricesShown = { 
/**
 * A soldier, by troop.
 */
soldiers: Record<Troop, number>, 
/**
 * To begin a castle.
 */
begin: number, 
/**
 * To finish one.
 */
finish: number, };

export type View = { 
/**
 * Who looks.
 */
observer: { seat: number } | 'spectator', 
/**
 * The scenario.
 */
scenario: string, 
/**
 * The kingdoms in play.
 */
kingdoms: string[], 
/**
 * The round, from 1; 0 during setup.
 */
round: number, 
/**
 * Rounds after which the game ends; 0 for never.
 */
rounds: number, 
/**
 * Where in the round.
 */
phase: Phase, 
/**
 * Whose individual turn it is, if it is one.
 */
active: number | null, 
/**
 * Who acts first, second, ...
 */
order: Array<number>, 
/**
 * The last dice for initiative, in the order they were rolled.
 */
rolls: Array<[number, number]>, 
/**
 * By seat.
 */
players: Array<PlayerShown>, 
/**
 * All fiefs in play.
 */
fiefs: Array<FiefShown>, 
/**
 * Attacks that were declared and not yet fought out.
 */
attacks: Array<AttackShown>, 
/**
 * Soldiers on the way.
 */
group: GroupShown | null, 
/**
 * The battle being fought.
 */
battle: BattleShown | null, 
/**
 * The ransom being talked about.
 */
offer: OfferShown | null, 
/**
 * The observer's own hand.
 */
hand: Array<string>, 
/**
 * What is printed on the cards of his hand, in the same order.
 */
faces: Array<FaceShown>, 
/**
 * The three decks.
 */
decks: Array<DeckShown>, 
/**
 * Who has the majority of finished castles.
 */
crown: CrownShown, 
/**
 * What there is to buy, and for how much gold.
 */
prices: PricesShown, 
/**
 * Pairs of players who may not attack each other.
 */
truces: Array<[number, number]>, 
/**
 * Who won.
 */
winners: number[], 
/**
 * How the game ended.
 */
ending: Ending, };

export type Event = { "event": "order-set", order: number[], rule: string, } | { "event": "rolled-initiative", seat: number, die: number, face: number, bonus: number, rule: string, } | { "event": "initiative-taken", seat: number, n: number, rule: string, } | { "event": "settled", seat: number, kingdom: string, rule: string, } | { "event": "castle-stands", seat: number, fief: string, } | { "event": "warlord-stands", seat: number, fief: string, } | { "event": "army-stands", seat: number, fief: string, army: Partial<Record<Troop, number>>, } | { "event": "round-began", round: number, } | { "event": "phase-began", round: number, phase: Phase, } | { "event": "turn-began", seat: number, } | { "event": "turn-ended", seat: number, } | { "event": "surrendered", seat: number, } | { "event": "attacked", seat: number, path: string[], fief: string, army: Partial<Record<Troop, number>>, } | { "event": "moved", seat: number, path: string[], to: string, army: Partial<Record<Troop, number>>, } | { "event": "battle-began", fief: string, attacker: number, defender: number | null, attackers: Partial<Record<Troop, number>>, defenders: Partial<Record<Troop, number>>, peasants: number, } | { "event": "rolled", fief: string, side: Side, step: Volley, die: number, troop: Troop | null, needed: number, faces: number[], hits: number, } | { "event": "hit", fief: string, side: Side, hits: number, ignored: number, } | { "event": "peasants-fell", fief: string, n: number, } | { "event": "fell", seat: number, fief: string, army: Partial<Record<Troop, number>>, } | { "event": "battle-ended", fief: string, attacker: number, defender: number | null, outcome: Outcome, } | { "event": "went-back", seat: number, from: string, to: string, army: Partial<Record<Troop, number>>, rule: string, } | { "event": "castle-captured", seat: number, from: number, fief: string, } | { "event": "estate-taken", seat: number, from: number, gold: number, cards: number, rule: string, } | { "event": "card-came", seat: number, from: number, card: string, rule: string, } | { "event": "captured", seat: number, owner: number, prison: string, } | { "event": "warlord-taken", seat: number, owner: number, n: number, } | { "event": "released", seat: number, prison: string, } | { "event": "came-home", seat: number, fief: string, rule: string, } | { "event": "warlord-to-supply", seat: number, rule: string, } | { "event": "offered", from: number, to: number, captives: number, gold: number, asked: boolean, } | { "event": "card-offered", from: number, to: number, card: string, } | { "event": "card-asked", from: number, to: number, card: string, } | { "event": "accepted", from: number, to: number, } | { "event": "refused", from: number, to: number, } | { "event": "paid", from: number, to: number, gold: number, rule: string, } | { "event": "gained", seat: number, gold: number, rule: string, } | { "event": "spent", seat: number, gold: number, rule: string, } | { "event": "abandoned", seat: number, fief: string, castle: boolean, rule: string, } | { "event": "removed", seat: number, fief: string, army: Partial<Record<Troop, number>>, rule: string, } | { "event": "placed", seat: number, fief: string, army: Partial<Record<Troop, number>>, rule: string, } | { "event": "recruited", seat: number, army: Partial<Record<Troop, number>>, rule: string, } | { "event": "kept", seat: number, fief: string, army: Partial<Record<Troop, number>>, } | { "event": "castle-ordered", seat: number, kingdom: string, } | { "event": "finish-ordered", seat: number, fief: string, } | { "event": "castle-begun", seat: number, fief: string, } | { "event": "castle-finished", seat: number, fief: string, } | { "event": "given-back", seat: number, army: Partial<Record<Troop, number>>, } | { "event": "better-die", seat: number, die: number, } | { "event": "drew", seat: number, deck: Deck, rule: string, } | { "event": "got", seat: number, card: string, } | { "event": "played", seat: number, card: string, } | { "event": "targeted", seat: number, card: string, target: number, } | { "event": "discarded", seat: number, card: string, rule: string, } | { "event": "reshuffled", deck: Deck, } | { "event": "obeyed", seat: number, card: string, } | { "event": "ignored", seat: number, card: string, count: number, } | { "event": "absolved", seat: number, count: number, } | { "event": "upgraded", seat: number, fief: string, from: Troop, to: Troop, } | { "event": "turned", seat: number, enemy: number, from: string, to: string, army: Partial<Record<Troop, number>>, } | { "event": "truce", seat: number, with: number, } | { "event": "bonus-cancelled", seat: number, kingdom: string, } | { "event": "majority", holder: number | null, } | { "event": "vassals", seat: number, victim: number, price: number, } | { "event": "eliminated", seat: number, heir: number | null, } | { "event": "game-over", winners: number[], ending: Ending, rule: string, };
