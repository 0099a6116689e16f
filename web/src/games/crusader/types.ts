// Written from the code of crates/games/crusader: see its tests/types.rs.

export type Phase = "setup" | "draw" | "dynastic" | "plot" | "turns" | "upkeep" | "cleanup" | "over";

export type Ending = "none" | "jerusalem" | "eras";

export type Status = "absent" | "playing" | "fallen" | "out";

export type Trophy = "crusader" | "builder" | "inventor" | "jerusalem";

export type Annals = { 
/**
 * Characters who died.
 */
deaths: number, 
/**
 * Heirs who took a throne.
 */
successions: number, 
/**
 * Succession Crises.
 */
crises: number, 
/**
 * Dynasties that lost their last Knight.
 */
eliminations: number, };

export type CardShown = { 
/**
 * Which.
 */
card: string, 
/**
 * Its deck.
 */
deck: string, 
/**
 * Its event.
 */
happening: string, };

export type TokenShown = { 
/**
 * Which.
 */
token: string, 
/**
 * How many.
 */
count: number, };

export type OddsShown = { 
/**
 * The action.
 */
action: string, 
/**
 * With one to four draws, for one success.
 */
chances: [number, number, number, number], 
/**
 * The same for two successes.
 */
of_two: [number, number, number, number], };

export type PaidShown = { 
/**
 * Whose.
 */
player: string, 
/**
 * How much.
 */
gold: number, };

export type CheckShown = { 
/**
 * Who makes it.
 */
player: string, 
/**
 * For what.
 */
action: string, 
/**
 * Against whom.
 */
against: string | null, 
/**
 * Successes needed.
 */
needed: number, 
/**
 * Successes so far.
 */
successes: number, 
/**
 * Draws that are not bought.
 */
free: number, 
/**
 * Draws bought with gold.
 */
bought: number, 
/**
 * How many of those are cancelled.
 */
cancelled: number, 
/**
 * Draws in all.
 */
draws: number, 
/**
 * Gold that was put against it so far, by whom (CK-R-29).
 */
pool: Array<PaidShown>, 
/**
 * What was drawn, in order.
 */
drawn: Array<string>, 
/**
 * The exact chance of success in hundredths with no gold, one, two …, or as it stands: for who knows the bag.
 */
chances: Array<number>, };

export type Kind = "action" | "counter";

export type Part = "attack" | "support";

export type MarchShown = { 
/**
 * From where.
 */
from: string, 
/**
 * Against what.
 */
target: string, 
/**
 * How.
 */
part: Part, };

export type InvasionShown = { 
/**
 * Whose.
 */
player: string, 
/**
 * Of what kind.
 */
kind: Kind, 
/**
 * What his footsoldiers do, as announced and not yet over.
 */
marches: Array<MarchShown>, 
/**
 * Partners who support the attack that is made.
 */
supporters: string[], 
/**
 * The Duke who rides with it.
 */
duke: string | null, };

export type TraitShown = { 
/**
 * Which.
 */
id: string, 
/**
 * Its colour: a green one succeeds, a red one fails.
 */
colour: 'green' | 'red', 
/**
 * In which actions it is critical: there it does the opposite, unless it is sacrificed.
 */
critical: Array<string>, };

export type ProposalShown = { 
/**
 * Who proposes.
 */
from: string, 
/**
 * For whom.
 */
who: string, 
/**
 * To whom.
 */
to: string, 
/**
 * Whom.
 */
whom: string, 
/**
 * Which dynasty the couple joins.
 */
home: string | null, 
/**
 * What he gives.
 */
gives: { gold: number, territories: Array<string>, developments: Array<string> }, 
/**
 * What he asks.
 */
asks: { gold: number, territories: Array<string>, developments: Array<string> }, };

export type OfferShown = { 
/**
 * By whom.
 */
from: string, 
/**
 * To whom.
 */
to: string, 
/**
 * What he gives.
 */
gives: { gold: number, territories: Array<string>, developments: Array<string> }, 
/**
 * What he asks.
 */
asks: { gold: number, territories: Array<string>, developments: Array<string> }, };

export type KinShown = { 
/**
 * Child or sibling.
 */
kin: 'child' | 'sibling', 
/**
 * The slot, from 1.
 */
slot: number, 
/**
 * Who.
 */
who: string, 
/**
 * The tokens on the card.
 */
tokens: Array<string>, 
/**
 * The spouse.
 */
spouse: string | null, 
/**
 * The tokens on the spouse's card.
 */
spouse_tokens: Array<string>, 
/**
 * The Duchy.
 */
duchy: string | null, };

export type CrisisShown = { 
/**
 * Territories.
 */
territories: number, 
/**
 * Gold.
 */
gold: number, };

export type DrawnShown = { 
/**
 * The deck.
 */
deck: string, 
/**
 * How many.
 */
count: number, };

export type PlayerShown = { 
/**
 * Who.
 */
player: string, 
/**
 * His seat; an AI has none.
 */
seat: number | null, 
/**
 * The strategy of an AI.
 */
strategy: string | null, 
/**
 * How he takes part.
 */
status: Status, 
/**
 * His dynasty.
 */
dynasty: string, 
/**
 * Victory Points now.
 */
points: number, 
/**
 * Gold.
 */
gold: number, 
/**
 * How many territories he controls.
 */
territories: number, 
/**
 * Castles in them.
 */
castles: number, 
/**
 * Mobilised ones.
 */
mobilised: number, 
/**
 * Shields on the track.
 */
shields: number, 
/**
 * Who rules.
 */
king: string | null, 
/**
 * Age tokens on him.
 */
age: number, 
/**
 * His spouse.
 */
spouse: string | null, 
/**
 * The tokens on the spouse's card.
 */
spouse_tokens: Array<string>, 
/**
 * Children and siblings.
 */
family: Array<KinShown>, 
/**
 * Who inherits, in order.
 */
succession: Array<string>, 
/**
 * What he would keep in a Succession Crisis, if nobody inherits.
 */
crisis: CrisisShown | null, 
/**
 * Councillors and inventions.
 */
developments: string[], 
/**
 * Those of them that he has used for now.
 */
used: string[], 
/**
 * Events that are in force for him.
 */
lasting: Array<string>, 
/**
 * How many cards of each deck he took in this Era.
 */
drawn: Array<DrawnShown>, 
/**
 * Bonus cards that he took beside them, of decks from which he took any.
 */
bonus: Array<DrawnShown>, 
/**
 * How many cards he holds.
 */
hand: number, 
/**
 * Those of them that the observer has seen; of his own none.
 */
shown: Array<CardShown>, 
/**
 * How many he has picked.
 */
picked: number, 
/**
 * How many tokens his bag holds.
 */
bag: number, 
/**
 * Crusade actions in this Era.
 */
crusades: number, 
/**
 * Dynasties with which he has a Pact.
 */
pacts: string[], 
/**
 * Independent territories with which he has one.
 */
land_pacts: string[], 
/**
 * Against whom he has a Casus Belli.
 */
casus_belli: string[], 
/**
 * With whom he is At War.
 */
wars: string[], 
/**
 * What he could attack if everything next to it were mobilised.
 */
reach: string[], };

export type LandShown = { 
/**
 * Which.
 */
id: string, 
/**
 * Its culture.
 */
culture: string, 
/**
 * Who controls it; nobody: it is independent.
 */
owner: string | null, 
/**
 * Does its Knight lie on its side?
 */
laid: boolean, 
/**
 * Its Duke.
 */
duke: string | null, 
/**
 * Is there a Castle?
 */
castle: boolean, 
/**
 * Is there a footsoldier?
 */
mobilised: boolean, 
/**
 * Unrest tokens.
 */
unrest: number, 
/**
 * Harvest tokens.
 */
harvest: number, 
/**
 * Crop Failure tokens.
 */
crop_failure: number, 
/**
 * The Plague token.
 */
plague: 'outbreak' | 'over' | null, 
/**
 * The potential spouse.
 */
suitor: string | null, 
/**
 * The tokens on that card.
 */
tokens: Array<string>, 
/**
 * The dynasty with which it has a Pact.
 */
partner: string | null, 
/**
 * What is adjacent.
 */
near: string[], 
/**
 * Successes needed to Invade it, by the rules alone.
 */
defence: number, 
/**
 * Successes needed to Overthrow it or incite a revolt there, by the rules alone.
 */
control: number, };

export type SpaceShown = { 
/**
 * Which.
 */
id: string, 
/**
 * Whose shield lies there.
 */
shield: string | null, 
/**
 * Tokens on it.
 */
tokens: Array<string>, };

export type TrophyShown = { 
/**
 * Which.
 */
trophy: Trophy, 
/**
 * Who holds it.
 */
holder: string | null, };

export type DeckShown = { 
/**
 * Which.
 */
deck: string, 
/**
 * How many cards are in it.
 */
left: number, 
/**
 * Its cards in the discard pile.
 */
discards: Array<string>, };

export type SupplyShown = { 
/**
 * Gold in the Treasury.
 */
treasury: number, 
/**
 * Castles.
 */
castles: number, 
/**
 * Unrest tokens.
 */
unrest: number, 
/**
 * Plague tokens.
 */
plague: number, 
/**
 * Harvest tokens.
 */
harvest: number, 
/**
 * Crop Failure tokens.
 */
crop_failure: number, 
/**
 * Age tokens.
 */
age: number, 
/**
 * Tokens in the General bag.
 */
general_bag: number, 
/**
 * The Event pile.
 */
event_pile: Array<TokenShown>, };

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
 * The Era, from 1.
 */
era: number, 
/**
 * How many Eras there are.
 */
eras: number, 
/**
 * The Round of the Era.
 */
round: number, 
/**
 * The Turn of the Round.
 */
turn: number, 
/**
 * Where in the Round.
 */
phase: Phase, 
/**
 * Who has the First Player token.
 */
first: string, 
/**
 * The order of play.
 */
order: Array<string>, 
/**
 * Whose activation it is.
 */
active: string | null, 
/**
 * The card that is carried out, with its event.
 */
card: CardShown | null, 
/**
 * The observer's hand.
 */
hand: Array<CardShown>, 
/**
 * The cards he has picked, in the order in which he plays them.
 */
picked: Array<CardShown>, 
/**
 * The tokens in his bag.
 */
bag: Array<TokenShown>, 
/**
 * The chance that one token of his bag is a success, in hundredths, by action.
 */
odds: Array<OddsShown>, 
/**
 * The check that is going on.
 */
check: CheckShown | null, 
/**
 * The Invade that is made.
 */
invasion: InvasionShown | null, 
/**
 * The Marriage that is proposed.
 */
proposal: ProposalShown | null, 
/**
 * Trades that are offered.
 */
offers: Array<OfferShown>, 
/**
 * Those in the game, clockwise.
 */
players: Array<PlayerShown>, 
/**
 * The territories in play.
 */
lands: Array<LandShown>, 
/**
 * The Crusade track.
 */
track: Array<SpaceShown>, 
/**
 * The trophies.
 */
trophies: Array<TrophyShown>, 
/**
 * The developments on display.
 */
display: Array<string>, 
/**
 * How many developments are in the deck.
 */
development_deck: number, 
/**
 * The developments that were discarded.
 */
development_discards: Array<string>, 
/**
 * The decks of Action cards.
 */
decks: Array<DeckShown>, 
/**
 * What is left of what all share.
 */
supply: SupplyShown, 
/**
 * The traits, and where they are critical.
 */
traits: Array<TraitShown>, 
/**
 * What has happened so far, counted.
 */
annals: Annals, 
/**
 * Who won.
 */
winners: string[], 
/**
 * How the game ended.
 */
ending: Ending, };

export type LineName = string;

export type Plan = "nothing" | { "build": string } | { "develop": string[] } | { "overthrow": string } | { "casus-belli": string } | { "revolt": string } | { "murder": string } | { "bribe": { 
/**
 * Whose councillor.
 */
of: string, 
/**
 * Which.
 */
councillor: string, } } | { "divorce": string } | { "invade": { 
/**
 * From where.
 */
from: string, 
/**
 * What.
 */
target: string, } } | { "mobilise": string } | { "crusade": string };

export type Gold = { "event": "gained", player: string, gold: number, rule: string, } | { "event": "spent", player: string, gold: number, rule: string, } | { "event": "paid", from: string, to: string, gold: number, rule: string, };

export type SetupEvent = { "event": "started", player: string, dynasty: string, territories: number, gold: number, } | { "event": "free-castle", player: string, territory: string, };

export type SequenceEvent = { "event": "era-began", era: number, } | { "event": "round-began", era: number, round: number, } | { "event": "phase-began", phase: Phase, era: number, round: number, turn: number, } | { "event": "hand-drawn", player: string, cards: [number, number, number, number, number], } | { "event": "card-drawn", player: string, deck: string, rule: string, } | { "event": "got-card", seat: number, card: string, } | { "event": "deck-renewed", deck: string, } | { "event": "pair-picked", seat: number, first: string, second: string, } | { "event": "revealed", player: string, card: string, } | { "event": "declined", player: string, } | { "event": "card-discarded", player: string, card: string, rule: string, } | { "event": "first-player", player: string, rule: string, } | { "event": "grew-older", player: string, who: string, age: number, } | { "event": "token-dropped", player: string, token: string, rule: string, } | { "event": "displayed", development: string, rule: string, } | { "event": "display-cleared", development: string, };

export type CheckEvent = { "event": "check-began", player: string, action: string, needed: number, draws: number, } | { "event": "invested", player: string, gold: number, draws: number, } | { "event": "sabotaged", player: string, gold: number, } | { "event": "sabotage-returned", player: string, gold: number, } | { "event": "draws-cancelled", player: string, n: number, draws: number, } | { "event": "token-drawn", player: string, token: string, } | { "event": "sacrificed", player: string, token: string, } | { "event": "check-passed", player: string, action: string, hits: number, } | { "event": "check-failed", player: string, action: string, hits: number, needed: number, };

export type LandEvent = { "event": "knight-placed", player: string, territory: string, rule: string, } | { "event": "knight-removed", player: string, territory: string, rule: string, } | { "event": "suitor-came", territory: string, who: string, token: string | null, } | { "event": "footsoldier-placed", player: string, territory: string, rule: string, } | { "event": "footsoldier-removed", player: string, territory: string, rule: string, } | { "event": "unrest-placed", territory: string, rule: string, } | { "event": "unrest-removed", territory: string, n: number, rule: string, } | { "event": "title-lapsed", player: string, who: string, territory: string, rule: string, };

export type SpecialEvent = { "event": "proposed", player: string, who: string, to: string, whom: string, gives: { gold: number, territories: Array<string>, developments: Array<string> }, asks: { gold: number, territories: Array<string>, developments: Array<string> }, } | { "event": "proposal-refused", player: string, who: string, to: string, whom: string, } | { "event": "wed", player: string, who: string, spouse: string, } | { "event": "not-wed", player: string, who: string, } | { "event": "divorced", player: string, who: string, spouse: string, rule: string, } | { "event": "adopted", player: string, who: string, } | { "event": "marked", who: string, token: string, rule: string, } | { "event": "title-granted", player: string, who: string, territory: string, } | { "event": "title-revoked", player: string, who: string, territory: string, };

export type RelationEvent = { "event": "casus-belli", player: string, against: string, rule: string, } | { "event": "casus-belli-dropped", player: string, against: string, rule: string, } | { "event": "pact-made", player: string, with: string, rule: string, } | { "event": "pact-broken", player: string, with: string, rule: string, } | { "event": "land-pact-made", player: string, territory: string, rule: string, } | { "event": "land-pact-ended", player: string, territory: string, rule: string, } | { "event": "war", player: string, with: string, rule: string, } | { "event": "war-ended", player: string, with: string, rule: string, };

export type RealmEvent = { "event": "castle-built", player: string, territory: string, } | { "event": "castle-skipped", player: string, territory: string, cost: number, } | { "event": "development-bought", player: string, development: string, } | { "event": "development-came", player: string, development: string, from: string, } | { "event": "development-lost", player: string, development: string, rule: string, };

export type IntrigueEvent = { "event": "plotted", player: string, action: string, target: string | null, } | { "event": "plotted-at-court", player: string, action: string, development: string, of: string, } | { "event": "plot-done", player: string, action: string, } | { "event": "plot-failed", player: string, action: string, } | { "event": "overthrow-tried", player: string, territory: string, } | { "event": "overthrown", player: string, territory: string, };

export type WarEvent = { "event": "attack-announced", player: string, from: string, target: string, } | { "event": "support-announced", player: string, from: string, target: string, } | { "event": "attack-cancelled", player: string, target: string, } | { "event": "attacked", player: string, from: string, target: string, } | { "event": "annexed", player: string, from: string, target: string, } | { "event": "supported", player: string, invader: string, target: string, } | { "event": "duke-rides", player: string, who: string, } | { "event": "captured", player: string, target: string, } | { "event": "repelled", player: string, target: string, } | { "event": "moved-in", player: string, from: string, target: string, } | { "event": "sacked", player: string, target: string, } | { "event": "counterattacked", player: string, from: string, target: string, };

export type TaxEvent = { "event": "taxed", player: string, gold: number, } | { "event": "plague-spreads", player: string, territory: string, } | { "event": "plague-gone", territory: string, } | { "event": "plague-came", territory: string, };

export type CrusadeEvent = { "event": "sent", player: string, who: string, } | { "event": "shield-placed", player: string, space: string, rule: string, } | { "event": "shield-lifted", player: string, space: string, rule: string, } | { "event": "track-token", player: string, token: string, };

export type HappeningEvent = { "event": "event-began", player: string, what: string, } | { "event": "event-strikes", player: string, what: string, rule: string, } | { "event": "event-ignored", what: string, rule: string, } | { "event": "child-born", player: string, who: string, } | { "event": "trait-given", player: string, who: string, token: string, } | { "event": "trait-returned", player: string, who: string, token: string, } | { "event": "trait-drawn", player: string, } | { "event": "got-trait", seat: number, token: string, } | { "event": "trait-removed", player: string, token: string, rule: string, } | { "event": "grew-younger", player: string, age: number, rule: string, } | { "event": "marker-placed", marker: string, territory: string, } | { "event": "marker-removed", marker: string, territory: string, rule: string, } | { "event": "knight-laid", territory: string, } | { "event": "knight-stood", territory: string, } | { "event": "card-shown", player: string, card: string, } | { "event": "shield-lost", player: string, space: string, } | { "event": "shield-replaced", player: string, of: string, space: string, } | { "event": "modifier-began", player: string, what: string, };

export type TrophyEvent = { "event": "trophy-won", player: string, trophy: Trophy, rule: string, } | { "event": "trophy-lost", player: string, trophy: Trophy, rule: string, } | { "event": "scored", player: string, points: number, shields: number, } | { "event": "game-over", winners: string[], ending: Ending, };

export type SuccessionEvent = { "event": "died", who: string, rule: string, } | { "event": "left", who: string, rule: string, } | { "event": "saved", player: string, who: string, rule: string, } | { "event": "inherited", player: string, who: string, } | { "event": "crisis", player: string, territories: number, } | { "event": "crowned", player: string, who: string, } | { "event": "brought", seat: number, token: string, };

export type EliminationEvent = { "event": "eliminated", player: string, dynasty: string, } | { "event": "out", player: string, } | { "event": "returned", player: string, dynasty: string, who: string, } | { "event": "first-passed", player: string, };

export type TradeEvent = { "event": "offered", player: string, to: string, gives: { gold: number, territories: Array<string>, developments: Array<string> }, asks: { gold: number, territories: Array<string>, developments: Array<string> }, } | { "event": "accepted", player: string, to: string, gives: { gold: number, territories: Array<string>, developments: Array<string> }, asks: { gold: number, territories: Array<string>, developments: Array<string> }, } | { "event": "declined", player: string, to: string, } | { "event": "withdrawn", player: string, to: string, } | { "event": "handed", player: string, to: string, development: string, };

export type AiEvent = { "event": "strategy-drawn", player: string, strategy: string, } | { "event": "strategy-put-back", player: string, strategy: string, } | { "event": "line-taken", player: string, strategy: string, line: LineName, plan: Plan, rule: string, } | { "event": "no-line", player: string, strategy: string, deck: string, } | { "event": "family-line", player: string, strategy: string, line: LineName, who: string, rule: string, } | { "event": "card-skipped", player: string, card: string, rule: string, };

export type Event = Gold | SetupEvent | SequenceEvent | CheckEvent | LandEvent | SpecialEvent | RelationEvent | RealmEvent | IntrigueEvent | WarEvent | TaxEvent | CrusadeEvent | HappeningEvent | TrophyEvent | SuccessionEvent | EliminationEvent | TradeEvent | AiEvent;
