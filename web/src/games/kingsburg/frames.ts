// The steps in progress, by name.
import type { Frame, View } from './types';

type Named = Exclude<Frame, string>;
type Names<T> = T extends unknown ? keyof T : never;
export type FrameName = Names<Named>;
type Body<K extends FrameName> = Named extends infer F ? (F extends Record<K, infer B> ? B : never) : never;

/** The innermost step of this name; undefined if none is in progress. */
export function frameOf<K extends FrameName>(view: View, name: K): Body<K> | undefined {
  const found = view.frames.findLast((frame) => typeof frame === 'object' && name in frame);
  return found ? (found as Record<K, Body<K>>)[name] : undefined;
}

/** What the innermost step is called. */
export function stepOf(view: View): string {
  const top = view.frames.at(-1) ?? 'begin';
  return typeof top === 'string' ? top : (Object.keys(top)[0] ?? '');
}

const SETUP: ReadonlySet<string> = new Set<FrameName>(['lines', 'draft', 'governors', 'name', 'bid']);

/** Are lines or governors still being chosen? */
export const isSetup = (view: View): boolean => SETUP.has(stepOf(view));
