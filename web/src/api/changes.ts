// What has changed of a state: JSON of the same shape, without what is the same (docs/api.md). What does not change is shared
// with the old value, which stays as it was.

type Json = unknown;
type Members = Record<string, Json>;

/** The value after the changes; throws if they are for another one. */
export function changed<T>(value: T, changes: Json): T {
  return after(value, changes) as T;
}

function after(value: Json, changes: Json): Json {
  if (Array.isArray(changes)) return changes[0];
  if (typeof changes !== 'object' || changes === null) return changes;
  if (Array.isArray(value)) return itemsAfter(value, changes as Members);
  if (typeof value === 'object' && value !== null) return membersAfter(value as Members, changes as Members);
  throw new Error('changes of another state');
}

function membersAfter(members: Members, changes: Members): Members {
  const now = { ...members };
  for (const [name, change] of Object.entries(changes)) {
    if (!Array.isArray(change) || change.length) now[name] = after(now[name], change);
    else if (name in now) delete now[name];
    else throw new Error(`no ${name}`);
  }
  return now;
}

function itemsAfter(items: readonly Json[], changes: Members): Json[] {
  const { splice, ...rest } = changes as Members & { splice?: [number, number, ...Json[]] };
  const now = [...items];
  for (const [place, change] of Object.entries(rest)) {
    if (!(place in items)) throw new Error(`no ${place}`);
    now[Number(place)] = after(now[Number(place)], change);
  }
  if (splice && splice[0] + splice[1] > now.length) throw new Error(`no ${splice[0] + splice[1] - 1}`);
  if (splice) now.splice(...splice);
  return now;
}
