// Written from the code of crates/games/knights: see its tests/types.rs.

export type Phase = "set_up" | "planning" | "actions" | "upkeep" | "over";

export type Decided = "majority" | "five_cities" | "influence" | "cities" | "tie" | "last_one" | "tie_cities" | "tie_wealth" | "tie_troops";

export type Place = "off" | { "area": string } | { "port": string } | "gone";

export type Heir = "home" | { "held": number } | "none";

export type Marker = { "baron": number } | "token";

export type Fleet = { 
/**
 * The spot of its marker; 0: it is not under way.
 */
spot: number, 
/**
 * Crowns of each Baron on it.
 */
stakes: [number, number, number, number, number, number], 
/**
 * Does Faith lie on it (WK-EXP-10)?
 */
is_blessed: boolean, };

export type Site = { "city": string } | { "stronghold": number };

export type Army = { "noble": string } | { "stronghold": string };

export type Annals = { 
/**
 * Battles in the open field.
 */
field_battles: number, 
/**
 * Assaults on cities and strongholds.
 */
assaults: number, 
/**
 * Sieges that were declared, first and second ones.
 */
sieges: number, 
/**
 * Nobles who died.
 */
deaths: number, 
/**
 * Cities that a Baron took.
 */
conquests: number, 
/**
 * Cities razed since the game began.
 */
razed: number, 
/**
 * Bans from the Assembly.
 */
bans: number, 
/**
 * Taxations.
 */
taxations: number, 
/**
 * Wages.
 */
wages: number, 
/**
 * Assemblies.
 */
assemblies: number, 
/**
 * Influence for cities in Upkeep (WK-UPKEEP-03).
 */
influence_of_cities: number, 
/**
 * The King's Influence (CG-KING-11).
 */
influence_of_king: number, 
/**
 * Influence of Missions (CG-MISSION-07).
 */
influence_of_missions: number, 
/**
 * Influence of all else: cards.
 */
influence_of_cards: number, };

export type Manner = "field" | "assault" | "siege";

export type Motion = { "lift": number } | { "discard": string } | "postpone" | { "recall": string } | { "forbid": number } | { "allow": number };

export type Side = "attacker" | "defender";

export type Outcome = "stalemate" | { "partial": Side } | { "full": Side };

export type Voice = "yes" | "no" | { "baron": number };

export type Resource = "crowns" | "faith" | "votes" | "influence" | "knowledge";

export type ActionCard = "levy_taxes" | "draft_soldiers" | "rally_support" | "serve_church" | "mobilize_forces" | "versatile_strategy" | "forced_march" | "enrich_mind";

export type NeutralCard = "important_event" | "fund_expeditions" | "upgrade_defenses" | "muster_troops" | "uncertain_times" | "research" | "pressing_agenda" | "assemble_troops" | "upgrade_defenses_cg" | "muster_forces" | "uncertain_times_cg";

export type PhaseArea = "taxation" | "wages" | "assembly";

export type Expedition = "ceylon" | "spice_islands" | "china";

export type Voyage = "fleet_lost" | "funds_needed" | "no_news" | "1x" | "2x" | "3x" | "4x" | "5x";

export type BattleResult = "blank" | "deal_100" | "prevent_100" | "victory_1" | "draw_1" | "retreat_draw_1";

export type Unrest = "no_revolt" | "revolt" | "riot";

export type Nation = "english" | "polish" | "rumanian" | "swiss" | "lombard" | "tuscan";

export type Colour = "red" | "green" | "blue";

export type Card = { 
/**
 * Which deck.
 */
deck: string, 
/**
 * Its place in the file.
 */
number: number, };

export type SiegeShown = { seat: number, round: number, };

export type BaronShown = { seat: number, baron: string, is_out: boolean, crowns: number, faith: number, votes: number, influence: number, knowledge: number, stronghold: string | null, stronghold_troops: Array<string>, stronghold_tokens: number, stronghold_breaches: number, stronghold_strength: number, stronghold_besieged: boolean, stronghold_besieged_by: number[], stronghold_sieges: Array<SiegeShown>, charges: Array<string>, advancements: Array<string>, 
/**
 * Those of them that lie face down (CG-TECH-12).
 */
exhausted: Array<string>, laid: [number, number, number], cards: Array<ActionCard>, influence_due: number, income: number, wages: number, };

export type NobleShown = { noble: string, seat: number, place: Place, is_exhausted: boolean, troops: Array<string>, tokens: number, strength: number, office: string | null, heir: Heir, 
/**
 * He is dead, and who holds his heir withholds him (WK-R-88).
 */
awaits_heir: boolean, };

export type CityShown = { city: string, owner: number | null, is_razed: boolean, is_fortified: boolean, breaches: number, strength: number, income: number, 
/**
 * What it pays whoever holds it, if nothing stops it.
 */
worth: number, besieged_by: number[], sieges: Array<SiegeShown>, has_garrison: boolean, is_rioting: boolean, };

export type AreaShown = { area: PhaseArea, cards: number, needed: number, };

export type BattleShown = { manner: Manner, area: string, attacker: number, defender: number | null, site: Site | null, nobles: [Array<string>, Array<string>], commanders: [string | null, string | null], strengths: [number, number], results: [[number, number, number, number, number, number], [number, number, number, number, number, number]], casualties: [number, number], };

export type TurnedShown = { seat: number, card: ActionCard, };

export type SpotShown = { is_open: boolean, fee: number, marker: Marker | null, };

export type MercenaryShown = { troop: string, strength: number, fee: number, wage: number, };

export type AdvancementShown = { advancement: string, price: number, };

export type AssemblyShown = { 
/**
 * Who attends.
 */
attending: number[], 
/**
 * Who presides (WK-ASSEMBLY-08).
 */
presides: number, 
/**
 * Agendas that are still to be voted, in their order.
 */
to_come: Array<string>, 
/**
 * The Votes that two Barons wrote down for each of those, by seat (WK-PLAYERS-10).
 */
written: Array<Array<number>>, 
/**
 * The Agenda that is voted on.
 */
agenda: string | null, 
/**
 * The motion that is voted on.
 */
motion: Motion | null, 
/**
 * Votes shown, by seat.
 */
votes: Array<number>, 
/**
 * What each is for, as far as it was said.
 */
voices: Array<Voice | null>, 
/**
 * What came of it.
 */
result: Voice | null, 
/**
 * Who does not abide by it (WK-R-64).
 */
exempt: number[], };

export type TargetShown = { 
/**
 * Where.
 */
area: string, 
/**
 * Whose Nobles in the open field, where no walls are attacked.
 */
baron: number | null, 
/**
 * The city or stronghold.
 */
site: Site | null, 
/**
 * The strength of his own ready armies there.
 */
ready: number, 
/**
 * That of the Nobles' armies that would defend.
 */
defenders: number, 
/**
 * That of the walls, with what cards add and the troops within.
 */
walls: number, 
/**
 * Both strengths as a siege by those who are ready would compare them (WK-SIEGE-01).
 */
siege: [number, number] | null, };

export type PickedShown = { noble: string | null, city: string | null, nation: Nation | null, expedition: Expedition | null, };

export type EventShown = { event: string, 
/**
 * Who drew it.
 */
drawer: number, 
/**
 * What was picked at random for it.
 */
picked: Array<PickedShown>, 
/**
 * Faith offered, by seat.
 */
offers: Array<number>, };

export type InForceShown = { event: string, 
/**
 * Who drew it: of a red one whom it strikes, and who alone may end it (WK-EVENT-07, WK-OPT-22).
 */
drawer: number, 
/**
 * The Noble it struck.
 */
noble: string | null, 
/**
 * The city it struck.
 */
city: string | null, 
/**
 * At whose end it ends; nothing: it lasts.
 */
until: string | null, };

export type OpenShown = { 
/**
 * The Event that was drawn and may still be cancelled.
 */
event: EventShown | null, 
/**
 * Events in force, for a time or for good (WK-EVENT-12).
 */
in_force: Array<InForceShown>, 
/**
 * Events that are used up.
 */
events_used: Array<string>, 
/**
 * Discarded Agendas, which a Private Motion may call up again (WK-MOTION-08).
 */
discards: Array<string>, 
/**
 * Mercenaries that were discarded for casualties (WK-R-98).
 */
mercenaries_lost: Array<string>, };

export type Shown = { observer: { seat: number } | 'spectator', phase: Phase, round: number, pool: number, chairman: number, church: number, scholar: number | null, king: number | null, banned: number[], thinking: number[], winners: number[], barons: Array<BaronShown>, nobles: Array<NobleShown>, cities: Array<CityShown>, offer: Array<string>, track: [Marker | null, Marker | null, Marker | null, Marker | null, Marker | null, Marker | null, Marker | null], markers_needed: number, expeditions: [Fleet, Fleet, Fleet], event_back: Colour | null, events_left: number, lasting: Array<string>, open: OpenShown, agendas: Array<string>, laws: Array<string>, 
/**
 * Acts that Open Private Motions forbid (WK-R-103).
 */
forbidden: Array<number>, advancements: Array<string>, areas: Array<AreaShown>, annals: Annals, stack: number, battle: BattleShown | null, hand: Array<ActionCard>, plan: Array<Array<ActionCard>>, fate_hand: Array<string>, mission: string | null, 
/**
 * The own Votes in the closed hand (WK-VOTE-01).
 */
ballot: number | null, 
/**
 * The own Votes written down so far (WK-PLAYERS-08).
 */
written: Array<number>, is_glory: boolean, 
/**
 * The Influence that ends a game with The King (CG-KING-16).
 */
target: number | null, turned: TurnedShown | null, neutral_laid: [number, number, number], spots: Array<SpotShown>, market: Array<MercenaryShown>, shop: Array<AdvancementShown>, assembly: AssemblyShown | null, targets: Array<TargetShown>, };

export type Event = { "event": "baron-dealt", seat: number, baron: string, } | { "event": "razed-at-start", city: string, } | { "event": "fate-drawn", fate: string, rule: string, } | { "event": "fate-shuffled", rule: string, } | { "event": "chairman-is", seat: number, rule: string, } | { "event": "church-is", seat: number, rule: string, } | { "event": "scholar-is", seat: number, rule: string, } | { "event": "first-mercenary", seat: number, troop: string, rule: string, } | { "event": "first-troop-placed", seat: number, troop: string, army: Army, } | { "event": "army-is", army: Army, troops: string[], } | { "event": "mission-dealt", seat: number, mission: string, } | { "event": "mission-shown", seat: number, mission: string, fulfilled: boolean, } | { "event": "stronghold-placed", seat: number, area: string, rule: string, } | { "event": "noble-placed", seat: number, noble: string, area: string, rule: string, } | { "event": "round-began", round: number, } | { "event": "planned", seat: number, card: ActionCard, stack: number, } | { "event": "plans-anew", seat: number, } | { "event": "plan-laid", seat: number, first: number, second: number, third: number, } | { "event": "card-turned", seat: number, card: ActionCard, } | { "event": "neutral-turned", card: NeutralCard, } | { "event": "card-declined", seat: number, card: ActionCard, } | { "event": "card-allocated", seat: number, card: ActionCard, area: PhaseArea, } | { "event": "card-returned", seat: number, card: ActionCard, } | { "event": "phase-began", area: PhaseArea, } | { "event": "cards-returned", area: PhaseArea, rule: string, } | { "event": "gained", seat: number, what: Resource, n: number, rule: string, } | { "event": "paid", seat: number, what: Resource, n: number, rule: string, } | { "event": "given", from: number, to: number, crowns: number, rule: string, } | { "event": "marker-placed", seat: number, spot: number, fee: number, rule: string, } | { "event": "spot-blocked", spot: number, } | { "event": "mobilized", seat: number, area: string, } | { "event": "move-declared", seat: number, noble: string, area: string, sails: boolean, } | { "event": "passage-granted", seat: number, noble: string, area: string, } | { "event": "passage-refused", seat: number, noble: string, area: string, } | { "event": "moved", seat: number, noble: string, from: string, to: string, rule: string, } | { "event": "sailed", seat: number, noble: string, to: string, lands: boolean, } | { "event": "landed", seat: number, noble: string, area: string, rule: string, } | { "event": "troop-shifted", troop: string, from: Army, to: Army, rule: string, } | { "event": "troops-shifted", from: Army, to: Army, } | { "event": "left-board", seat: number, noble: string, } | { "event": "exhausted", noble: string, rule: string, } | { "event": "ready", noble: string, rule: string, } | { "event": "refreshed" } | { "event": "battle-declared", seat: number, area: string, defender: number | null, site: Site | null, manner: Manner, } | { "event": "leave-given", seat: number, attacker: number, rule: string, } | { "event": "leave-denied", seat: number, attacker: number, rule: string, } | { "event": "committed", seat: number, noble: string, } | { "event": "commands", seat: number, noble: string, } | { "event": "fate-taken", side: Side, seat: number | null, cards: number, } | { "event": "fate-found", seat: number, fate: string, } | { "event": "fate-tossed", seat: number, result: BattleResult, } | { "event": "fate-discarded", seat: number, cards: number, } | { "event": "fate-shown", side: Side, seat: number | null, blank: number, deal: number, prevent: number, victory: number, draw: number, retreat: number, } | { "event": "fate-added", side: Side, fate: string, } | { "event": "withdrew", seat: number, } | { "event": "casualties-counted", attacker: number, defender: number, } | { "event": "token-placed", army: Army, } | { "event": "fell", noble: string, } | { "event": "victories-counted", attacker: number, defender: number, outcome: Outcome, } | { "event": "battle-over", area: string, } | { "event": "siege-laid", seat: number, site: Site, } | { "event": "siege-completed", seat: number, site: Site, } | { "event": "siege-lifted", seat: number, site: Site, } | { "event": "breached", site: Site, rule: string, } | { "event": "repaired", site: Site, count: number, rule: string, } | { "event": "fortified", city: string, rule: string, } | { "event": "fortification-lost", city: string, } | { "event": "city-taken", seat: number, city: string, rule: string, } | { "event": "city-neutral", city: string, rule: string, } | { "event": "city-razed", city: string, rule: string, } | { "event": "stronghold-fell", seat: number, } | { "event": "died", seat: number, noble: string, } | { "event": "heir-lost", noble: string, rule: string, } | { "event": "line-ended", noble: string, } | { "event": "deserted", army: Army, troop: string, rule: string, } | { "event": "troop-discarded", army: Army, troop: string, rule: string, } | { "event": "wounded", noble: string, tokens: number, } | { "event": "healed", army: Army, count: number, rule: string, } | { "event": "retreated", seat: number, noble: string, from: string, to: string, rule: string, } | { "event": "fell-back", seat: number, noble: string, area: string, rule: string, } | { "event": "event-drawn", seat: number, card: string, } | { "event": "targets-drawn", noble: string | null, city: string | null, nation: Nation | null, } | { "event": "route-drawn", expedition: Expedition, } | { "event": "faith-offered", seat: number, faith: number, } | { "event": "event-cancelled", card: string, } | { "event": "heretic", seat: number, } | { "event": "option-chosen", seat: number, option: number, rule: string, } | { "event": "card-used", seat: number, card: Card, rule: string, } | { "event": "expedition-called", seat: number, expedition: Expedition, } | { "event": "invested", seat: number, expedition: Expedition, crowns: number, } | { "event": "blessed", seat: number, expedition: Expedition, } | { "event": "expedition-started", expedition: Expedition, } | { "event": "expedition-moved", expedition: Expedition, spot: number, } | { "event": "expedition-result", expedition: Expedition, voyage: Voyage, } | { "event": "stake-lost", seat: number, expedition: Expedition, rule: string, } | { "event": "assembly-met", attending: number[], } | { "event": "acts-as-chairman", seat: number, } | { "event": "motion-drawn", seat: number, } | { "event": "nothing-proposed", seat: number, } | { "event": "proposed", seat: number, motion: Motion, } | { "event": "motion-decided", motion: Motion, passes: boolean, rule: string, } | { "event": "agenda-revealed", agenda: string, rule: string, } | { "event": "agenda-ordered", agenda: string, place: number, } | { "event": "agenda-called", agenda: string, } | { "event": "votes-taken", seat: number, votes: number, } | { "event": "votes-shown", seat: number, votes: number, } | { "event": "votes-written", seat: number, agenda: string, votes: number, } | { "event": "voted", seat: number, voice: Voice, } | { "event": "tie-broken", seat: number, voice: Voice, } | { "event": "agenda-decided", agenda: string, result: Voice, } | { "event": "refused", seat: number, agenda: string, } | { "event": "banned", seat: number, rule: string, } | { "event": "unbanned", seat: number, } | { "event": "charge-given", seat: number, agenda: string, } | { "event": "office-given", seat: number, noble: string, agenda: string, } | { "event": "agenda-lost", agenda: string, rule: string, } | { "event": "assembly-over" } | { "event": "draft-began" } | { "event": "mercenary-offered", troop: string, rule: string, } | { "event": "several-announced", seat: number, nation: Nation, } | { "event": "hired", seat: number, troop: string, rule: string, } | { "event": "not-hired", seat: number, } | { "event": "assigned", seat: number, troop: string, army: Army, rule: string, } | { "event": "draft-over" } | { "event": "upkeep-began" } | { "event": "revolt-drawn", seat: number, city: string, unrest: Unrest, } | { "event": "revolt-bought", seat: number, city: string, rule: string, } | { "event": "riot", city: string, rule: string, } | { "event": "riot-over", city: string, rule: string, } | { "event": "garrison-hired", seat: number, city: string, } | { "event": "garrison-gone", city: string, } | { "event": "advancement-offered", advancement: string, } | { "event": "advancement-bought", seat: number, card: string, } | { "event": "advancement-drawn", seat: number, card: string, } | { "event": "advancement-lost", seat: number, card: string, } | { "event": "looks-at-fate", seat: number, cards: number, } | { "event": "fate-seen", seat: number, fate: string, } | { "event": "fate-ordered", seat: number, fate: string, } | { "event": "crowned", seat: number, } | { "event": "usurped", seat: number, old: number, } | { "event": "eliminated", seat: number, } | { "event": "heir-given", from: number, to: number, noble: string, } | { "event": "heir-killed", seat: number, noble: string, } | { "event": "miracle", seat: number, card: string, } | { "event": "game-over", winners: number[], ending: Decided, rule: string, };
