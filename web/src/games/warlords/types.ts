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

export type Step = "archers" | "main";

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
excommunications: string[], 
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
captives: number[], };

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
absorb: number, };

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
discards: string[], };

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
order: number[], 
/**
 * The last dice for initiative, in the order they were rolled.
 */
rolls: [number, number][], 
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
hand: string[], 
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
truces: [number, number][], 
/**
 * Who won.
 */
winners: number[], 
/**
 * How the game ended.
 */
ending: Ending, };

export type Event = { "event": "order-set", 
/**
 * Who acts first, second, ...
 */
order: number[], } | { "event": "rolled-initiative", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which die.
 */
die: number, 
/**
 * What came.
 */
face: number, 
/**
 * What a card adds.
 */
bonus: number, 
/**
 * By which rule.
 */
rule: string, } | { "event": "initiative-taken", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
n: number, 
/**
 * By which rule.
 */
rule: string, } | { "event": "settled", 
/**
 * Who.
 */
seat: number, 
/**
 * Where.
 */
kingdom: string, 
/**
 * By which rule.
 */
rule: string, } | { "event": "castle-stands", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
fief: string, } | { "event": "warlord-stands", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
fief: string, } | { "event": "army-stands", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
fief: string, 
/**
 * Who stands there.
 */
army: Partial<Record<Troop, number>>, } | { "event": "round-began", 
/**
 * Which.
 */
round: number, } | { "event": "phase-began", 
/**
 * Of which round.
 */
round: number, 
/**
 * Which.
 */
phase: Phase, } | { "event": "turn-began", 
/**
 * Whose.
 */
seat: number, } | { "event": "turn-ended", 
/**
 * Whose.
 */
seat: number, } | { "event": "surrendered", 
/**
 * Who.
 */
seat: number, } | { "event": "attacked", 
/**
 * By whom.
 */
seat: number, 
/**
 * The fiefs they came through.
 */
path: string[], 
/**
 * On which fief.
 */
fief: string, 
/**
 * With whom.
 */
army: Partial<Record<Troop, number>>, } | { "event": "moved", 
/**
 * Whose.
 */
seat: number, 
/**
 * The fiefs they were in.
 */
path: string[], 
/**
 * Where to.
 */
to: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, } | { "event": "battle-began", 
/**
 * Where.
 */
fief: string, 
/**
 * Who attacks.
 */
attacker: number, 
/**
 * Who defends; nobody: peasants.
 */
defender: number | null, 
/**
 * With whom.
 */
attackers: Partial<Record<Troop, number>>, 
/**
 * With whom.
 */
defenders: Partial<Record<Troop, number>>, 
/**
 * How many peasants.
 */
peasants: number, } | { "event": "rolled", 
/**
 * Where.
 */
fief: string, 
/**
 * By which side.
 */
side: Side, 
/**
 * In which step.
 */
step: Step, 
/**
 * Which die.
 */
die: number, 
/**
 * By whom; nobody: peasants.
 */
troop: Troop | null, 
/**
 * What hits.
 */
needed: number, 
/**
 * What came.
 */
faces: number[], 
/**
 * How many hit.
 */
hits: number, } | { "event": "hit", 
/**
 * Where.
 */
fief: string, 
/**
 * Which side.
 */
side: Side, 
/**
 * How many.
 */
hits: number, 
/**
 * How many a card ignored.
 */
ignored: number, } | { "event": "peasants-fell", 
/**
 * Where.
 */
fief: string, 
/**
 * How many.
 */
n: number, } | { "event": "fell", 
/**
 * Whose.
 */
seat: number, 
/**
 * Where.
 */
fief: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, } | { "event": "battle-ended", 
/**
 * Where.
 */
fief: string, 
/**
 * Who attacked.
 */
attacker: number, 
/**
 * Who defended; nobody: peasants.
 */
defender: number | null, 
/**
 * How.
 */
outcome: Outcome, } | { "event": "went-back", 
/**
 * Whose.
 */
seat: number, 
/**
 * From where.
 */
from: string, 
/**
 * Where to.
 */
to: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, 
/**
 * By which rule.
 */
rule: string, } | { "event": "castle-captured", 
/**
 * By whom.
 */
seat: number, 
/**
 * From whom.
 */
from: number, 
/**
 * Where.
 */
fief: string, } | { "event": "estate-taken", 
/**
 * To whom.
 */
seat: number, 
/**
 * From whom.
 */
from: number, 
/**
 * How much gold.
 */
gold: number, 
/**
 * How many cards.
 */
cards: number, } | { "event": "card-came", 
/**
 * To whom.
 */
seat: number, 
/**
 * From whom.
 */
from: number, 
/**
 * Which.
 */
card: string, } | { "event": "captured", 
/**
 * By whom.
 */
seat: number, 
/**
 * Whose.
 */
owner: number, 
/**
 * Where he is held.
 */
prison: string, } | { "event": "released", 
/**
 * Whose he is.
 */
seat: number, 
/**
 * Where he was held.
 */
prison: string, } | { "event": "came-home", 
/**
 * Whose.
 */
seat: number, 
/**
 * Where.
 */
fief: string, } | { "event": "warlord-to-supply", 
/**
 * Whose.
 */
seat: number, } | { "event": "offered", 
/**
 * By whom.
 */
from: number, 
/**
 * To whom.
 */
to: number, 
/**
 * How many captives would go home.
 */
captives: number, 
/**
 * For how much gold.
 */
gold: number, 
/**
 * Is the gold asked for?
 */
asked: boolean, } | { "event": "card-offered", 
/**
 * By whom.
 */
from: number, 
/**
 * To whom.
 */
to: number, 
/**
 * Which.
 */
card: string, } | { "event": "accepted", 
/**
 * Whose.
 */
from: number, 
/**
 * By whom.
 */
to: number, } | { "event": "refused", 
/**
 * Whose.
 */
from: number, 
/**
 * By whom.
 */
to: number, } | { "event": "paid", 
/**
 * From whom.
 */
from: number, 
/**
 * To whom.
 */
to: number, 
/**
 * How much.
 */
gold: number, 
/**
 * By which rule.
 */
rule: string, } | { "event": "gained", 
/**
 * To whom.
 */
seat: number, 
/**
 * How much.
 */
gold: number, 
/**
 * By which rule.
 */
rule: string, } | { "event": "spent", 
/**
 * From whom.
 */
seat: number, 
/**
 * How much.
 */
gold: number, 
/**
 * By which rule.
 */
rule: string, } | { "event": "abandoned", 
/**
 * Whose it was.
 */
seat: number, 
/**
 * Which.
 */
fief: string, 
/**
 * With a castle in it?
 */
castle: boolean, } | { "event": "removed", 
/**
 * Whose.
 */
seat: number, 
/**
 * From where.
 */
fief: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, 
/**
 * By which rule.
 */
rule: string, } | { "event": "placed", 
/**
 * Whose.
 */
seat: number, 
/**
 * Where.
 */
fief: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, 
/**
 * By which rule.
 */
rule: string, } | { "event": "recruited", 
/**
 * By whom.
 */
seat: number, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, 
/**
 * By which rule.
 */
rule: string, } | { "event": "kept", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
fief: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, } | { "event": "castle-ordered", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
kingdom: string, } | { "event": "finish-ordered", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
fief: string, } | { "event": "castle-begun", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
fief: string, } | { "event": "castle-finished", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
fief: string, } | { "event": "given-back", 
/**
 * By whom.
 */
seat: number, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, } | { "event": "better-die", 
/**
 * For whom.
 */
seat: number, 
/**
 * Which.
 */
die: number, } | { "event": "drew", 
/**
 * By whom.
 */
seat: number, 
/**
 * From which deck.
 */
deck: Deck, 
/**
 * By which rule.
 */
rule: string, } | { "event": "got", 
/**
 * Whose it is.
 */
seat: number, 
/**
 * Which.
 */
card: string, } | { "event": "played", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
card: string, } | { "event": "targeted", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
card: string, 
/**
 * On whom.
 */
target: number, } | { "event": "discarded", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
card: string, 
/**
 * By which rule.
 */
rule: string, } | { "event": "reshuffled", 
/**
 * Which.
 */
deck: Deck, } | { "event": "obeyed", 
/**
 * Who.
 */
seat: number, 
/**
 * Which card.
 */
card: string, } | { "event": "ignored", 
/**
 * Who.
 */
seat: number, 
/**
 * Which card.
 */
card: string, 
/**
 * How many he has ignored.
 */
count: number, } | { "event": "absolved", 
/**
 * Whose.
 */
seat: number, 
/**
 * How many are left.
 */
count: number, } | { "event": "upgraded", 
/**
 * Whose.
 */
seat: number, 
/**
 * Where.
 */
fief: string, 
/**
 * What he was.
 */
from: Troop, 
/**
 * What he is.
 */
to: Troop, } | { "event": "turned", 
/**
 * To whom.
 */
seat: number, 
/**
 * From whom.
 */
enemy: number, 
/**
 * From where.
 */
from: string, 
/**
 * Where to.
 */
to: string, 
/**
 * Who.
 */
army: Partial<Record<Troop, number>>, } | { "event": "truce", 
/**
 * Who.
 */
seat: number, 
/**
 * And who.
 */
with: number, } | { "event": "bonus-cancelled", 
/**
 * Whose.
 */
seat: number, 
/**
 * Of which kingdom.
 */
kingdom: string, } | { "event": "majority", 
/**
 * Who has it; nobody.
 */
holder: number | null, } | { "event": "vassals", 
/**
 * By whom.
 */
seat: number, 
/**
 * Whose.
 */
victim: number, 
/**
 * For how much.
 */
price: number, } | { "event": "eliminated", 
/**
 * Who.
 */
seat: number, 
/**
 * Who takes his estate.
 */
heir: number | null, } | { "event": "game-over", 
/**
 * Who won.
 */
winners: number[], 
/**
 * How.
 */
ending: Ending, 
/**
 * By which rule.
 */
rule: string, };
