// What things of the board are called, aloud and in small print.
import { capitalised, type Texts } from '../../texts';
import type { Props } from './context';
import { countryOf } from './country';
import type { Item } from '../../board/InForce.svelte';
import type { BaronShown, CityShown, NobleShown, Place, Shown, SiegeShown, Site } from './types';

export const nameOf = (texts: Texts, element: string, names: readonly string[] = []): string => capitalised(texts.element(element, names));

/** The area of a Noble on land, or the port at which he lies. */
export const areaOf = (place: Place): string | null => (typeof place === 'string' ? null : 'area' in place ? place.area : place.port);
export const isAtSea = (place: Place): boolean => typeof place !== 'string' && 'port' in place;
export const symbolOf = (noble: string): string => noble.split('_')[1] ?? '';

export const noblesIn = (view: Shown, area: string): NobleShown[] => view.nobles.filter(({ place }) => areaOf(place) === area);
export const strongholdIn = (view: Shown, area: string): BaronShown | undefined => view.barons.find(({ stronghold }) => stronghold === area);

/** The element of a city or stronghold. */
export const elementOf = (site: Site): string => ('city' in site ? `city/${site.city}` : `stronghold-of/${site.stronghold}`);

/** A city or a Baron's stronghold by name. */
export function siteName(texts: Texts, site: Site, names: readonly string[]): string {
  return 'city' in site ? nameOf(texts, `city/${site.city}`) : texts.get('web-wk-stronghold-of', { name: names[site.stronghold] ?? '?' });
}

/** Troops as their names, equal ones counted. */
export const troopWords = (texts: Texts, troops: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const troop of troops) counts.set(troop, (counts.get(troop) ?? 0) + 1);
  return [...counts].map(([troop, n]) => (n > 1 ? `${n} × ` : '') + texts.brief(`troop/${troop}`)).join(', ');
};

/** Who besieges, and since when, where that is known. */
export function besiegersOf(texts: Texts, seats: readonly number[], sieges: readonly SiegeShown[], names: readonly string[]): string[] {
  return seats.map((seat) => {
    const [name, since] = [names[seat] ?? '?', sieges.find((siege) => siege.seat === seat)];
    return since ? texts.get('web-wk-since', { name, round: since.round }) : name;
  });
}

/** A city in a line: strength, income, whose it is, what goes on there. */
export function cityWords(texts: Texts, city: CityShown, names: readonly string[]): string {
  if (city.is_razed) return texts.get('web-wk-razed');
  const word = (key: string, args?: Record<string, string | number>): string => texts.get(`web-wk-${key}`, args);
  const besiegers = besiegersOf(texts, city.besieged_by, city.sieges, names);
  return [
    word('city-worth', { strength: city.strength, income: city.worth }),
    city.owner === null ? word('neutral') : word('of', { name: names[city.owner] ?? '?' }),
    ...(city.is_fortified ? [word('fortified')] : []),
    ...(city.breaches ? [word('breaches', { count: city.breaches })] : []),
    ...(city.has_garrison ? [word('garrison')] : []),
    ...(besiegers.length ? [word('besieged', { names: texts.join(besiegers) })] : []),
    ...(city.is_rioting ? [word('rioting')] : []),
  ].join(', ');
}

/** A Noble in a line. */
export function nobleWords(texts: Texts, noble: NobleShown, names: readonly string[]): string {
  const word = (key: string, args?: Record<string, string | number>): string => texts.get(`web-wk-${key}`, args);
  return [
    `${nameOf(texts, `noble/${noble.noble}`)} (${nameOf(texts, `symbol/${symbolOf(noble.noble)}`).toLowerCase()})`,
    word('of', { name: names[noble.seat] ?? '?' }),
    word('strength', { strength: noble.strength }),
    word(noble.is_exhausted ? 'exhausted' : 'ready'),
    ...(noble.tokens ? [word('tokens', { count: noble.tokens })] : []),
    ...(isAtSea(noble.place) ? [word('at-sea')] : []),
    ...(noble.office ? [nameOf(texts, `agenda/${noble.office}`)] : []),
  ].join(', ');
}

/** What there is to see of an area, in a sentence. */
export function areaWords({ texts, view, names, files }: Pick<Props, 'texts' | 'view' | 'names' | 'files'>, id: string): string {
  const country = countryOf(files);
  const area = country.areas.find((found) => found.id === id);
  const city = view.cities.find(({ city: own }) => own === country.cityAt.get(id));
  const stronghold = strongholdIn(view, id);
  const word = (key: string, args?: Record<string, string | number>): string => texts.get(`web-wk-${key}`, args);
  return [
    nameOf(texts, `area/${id}`),
    ...(area ? [word(`terrain-${area.terrain}`)] : []),
    ...(city ? [`${word('city')}: ${cityWords(texts, city, names)}`] : []),
    ...(stronghold ? [`${siteName(texts, { stronghold: stronghold.seat }, names)} (${stronghold.stronghold_strength})`] : []),
    ...(area?.port ? [word('port')] : []),
    ...noblesIn(view, id).map((noble) => nobleWords(texts, noble, names)),
  ].join('; ');
}

/** The same with its neighbours, for those who do not see the map. */
export function areaLabel(board: Pick<Props, 'texts' | 'view' | 'names' | 'files'>, id: string): string {
  const { texts, files } = board;
  const near = (countryOf(files).neighbours.get(id) ?? []).filter(({ kind }) => kind === 'open' || kind === 'bridge');
  const list = near.map(({ id: other, kind, road }) => {
    const how = [...(kind === 'bridge' ? [texts.get('web-wk-by-bridge')] : []), ...(road ? [texts.get('web-wk-by-road')] : [])];
    return nameOf(texts, `area/${other}`) + (how.length ? ` (${how.join(', ')})` : '');
  });
  return near.length ? `${areaWords(board, id)}; ${texts.get('web-wk-neighbours', { list: list.join(', ') })}` : areaWords(board, id);
}

/** An Event in force: whose, what it struck, until when. */
interface Force extends Item {
  event: string;
  drawer: number;
  struck: string[];
  until: string;
}

export function forcesOf({ texts, view, names }: Pick<Props, 'texts' | 'view' | 'names'>): Force[] {
  return view.open.in_force.map(({ event, drawer, noble, city, until: span }, at) => {
    const struck = [...(noble ? [`noble/${noble}`] : []), ...(city ? [`city/${city}`] : [])];
    const until = texts.get(span === null ? 'web-wk-lasts' : `web-wk-until-${span}`);
    return {
      key: `${event} ${at}`,
      event,
      drawer,
      struck,
      until,
      name: nameOf(texts, `event/${event}`),
      words: [
        texts.about(`event/${event}`),
        ...(struck.length ? [`${texts.get('web-wk-strikes')} ${texts.join(struck.map((element) => nameOf(texts, element)))}.`] : []),
        texts.get('web-wk-in-force-for', { until, name: names[drawer] ?? '?' }),
      ].join(' '),
    };
  });
}
