// Requests to the server. What goes wrong is thrown as a `Problem` that can be told in one line.
import { address } from '../root';
import type { Code, Curve, Entry, GameInfo, Hint, Instruction, Instructions, Me, Message, NewTable, Parts, ProblemDocument, Reason, Scope, State, TableInfo, Tables, UndoDone } from './types';

/** Why a request was not done. */
export class Problem extends Error {
  constructor(
    /** The last part of its type, such as `moved-on`; `offline` if the server was not reached. */
    readonly kind: string,
    readonly detail: string | null = null,
    readonly rule: string | null = null,
    readonly told: Message | null = null,
  ) {
    super(kind);
  }

  static of(document: ProblemDocument): Problem {
    const kind = document.type.split('/').pop() ?? 'internal';
    return new Problem(kind, document.detail ?? null, document.rule ?? null, document.message ?? null);
  }
}

/** What was thrown, as a problem. */
export const problem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('offline'));

let lang = 'en';
/** In which language the server tells details. */
export const speak = (code: string): void => void (lang = code);

export type Query = Record<string, string | number | null | undefined>;

export function query(values: Query): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The kind of the lines of a log. */
const LINES = 'application/x-ndjson';

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  const headers: Record<string, string> = { 'accept-language': lang };
  if (body !== undefined) headers['content-type'] = body instanceof Blob ? LINES : 'application/json';
  try {
    response = await fetch(address(path), {
      method,
      headers,
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Problem('offline');
  }
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  if (!response.ok) {
    if (isJson) throw Problem.of((await response.json()) as ProblemDocument);
    throw new Problem(response.status >= 502 ? 'offline' : 'internal');
  }
  if (response.status === 204) return undefined as T;
  return (isJson ? await response.json() : await response.text()) as T;
}

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>('GET', 'api/me'),
  guest: (name: string, invite: string | null = null) => request<Me>('POST', 'api/guests', { name, invite }),
  signIn: (by: { name: string; password: string } | { code: string }) => request<Me>('POST', 'api/sessions', by),
  signOut: () => request<void>('DELETE', 'api/session'),
  password: (password: string, current: string | null) => request<void>('PUT', 'api/me/password', { password, current }),
  code: () => request<Code>('POST', 'api/me/codes'),
  forget: () => request<void>('DELETE', 'api/me'),
  games: async () => (await request<{ games: GameInfo[] }>('GET', 'api/games')).games,
  tables: async (list: 'open' | 'mine' | 'waiting' | 'running') => (await request<Tables>('GET', `api/tables${query({ list })}`)).tables,
  /** A page of games that are over, from `next` of the page before on: everybody's, or one's own. */
  finished: (list: 'finished' | 'played', from: string | null = null) => request<Tables>('GET', `api/tables${query({ list, from })}`),
  create: (body: NewTable) => request<TableInfo>('POST', 'api/tables', body),
  table: (id: string, invite: string | null) => request<TableInfo>('GET', table(id) + query({ invite })),
  callOff: (id: string) => request<void>('DELETE', table(id)),
  join: (id: string, seat: number | null, invite: string | null) =>
    request<TableInfo>('POST', `${table(id)}/join`, { seat, invite }),
  leave: (id: string) => request<TableInfo>('POST', `${table(id)}/leave`, {}),
  start: (id: string, fill: string | null) => request<TableInfo>('POST', `${table(id)}/start`, { fill }),
  state: (id: string, seat: number) => request<State>('GET', `${table(id)}/state` + query({ seat })),
  history: async (id: string, seat: number | null, invite: string | null) =>
    request<{ length: number; entries: Entry[] }>('GET', `${table(id)}/history` + query({ seat, invite, from: 0 })),
  view: (id: string, seat: number | null, at: number, invite: string | null) =>
    request<{ n: number; view: unknown }>('GET', `${table(id)}/view` + query({ seat, at, invite })),
  why: async (id: string, seat: number | null, picked: string, element: string) =>
    (await request<{ refusal: Reason | null }>('GET', `${table(id)}/why` + query({ seat, picked, element }))).refusal,
  parts: (id: string, seat: number | null, picked: string) =>
    request<Parts>('GET', `${table(id)}/parts` + query({ seat, picked })),
  instructions: async (id: string, seat: number | null) =>
    (await request<Instructions>('GET', `${table(id)}/instructions` + query({ seat }))).instructions,
  instruct: async (id: string, seat: number | null, said: Instruction) =>
    (await request<Instructions>('PUT', `${table(id)}/instructions` + query({ seat }), said)).instructions,
  takeBack: async (id: string, seat: number | null, prompt: string) =>
    (await request<Instructions>('DELETE', `${table(id)}/instructions` + query({ seat, prompt }))).instructions,
  hint: (id: string, seat: number | null) => request<Hint>('POST', `${table(id)}/hint`, { seat }),
  curve: (id: string, invite: string | null) => request<Curve>('GET', `${table(id)}/curve` + query({ invite })),
  scope: (id: string, seat: number | null) => request<Scope>('GET', `${table(id)}/undo` + query({ seat })),
  undo: (id: string, seat: number | null, at: number, key: string) =>
    request<UndoDone>('POST', `${table(id)}/undo`, { seat, at, key }),
  reply: (id: string, kind: 'undo' | 'replace', reply: 'agree' | 'refuse', seat: number | null) =>
    request<TableInfo>('POST', `${table(id)}/asks`, seat === null ? { kind, reply } : { kind, reply, seat }),
  resign: (id: string, seat: number | null) => request<TableInfo>('POST', `${table(id)}/resign`, { seat }),
  comeBack: (id: string, seat: number | null) => request<TableInfo>('POST', `${table(id)}/return`, { seat }),
  rematch: (id: string) => request<TableInfo>('POST', `${table(id)}/rematch`, {}),
  /** Tells whoever runs the server of somebody at the table. */
  report: (id: string, about: number, text: string) => request<void>('POST', `${table(id)}/reports`, { about, text }),
  say: (id: string, text: string) => request<void>('POST', `${table(id)}/chat`, { text }),
  note: async (id: string, seat: number | null) =>
    (await request<{ text: string }>('GET', `${table(id)}/notes` + query({ seat }))).text,
  keepNote: (id: string, seat: number | null, text: string) =>
    request<void>('PUT', `${table(id)}/notes` + query({ seat }), { text }),
  bringIn: (log: Blob) => request<TableInfo>('POST', 'api/imports', log),
  exportOf: (id: string): string => address(`${table(id)}/export`),
  exportOfMe: (): string => address('api/me/export'),
};

/** A word of one's own for a request: the same request again changes nothing. */
export const freshKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
