// Lessons are data: what they name must be there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMet, type Lesson } from '../../src/lessons';

const content = new URL('../../../content/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, content), 'utf8');
const lessons = ['kingsburg', 'warlords', 'crusader', 'knights'].flatMap((game) =>
  readdirSync(new URL(`${game}/lessons/`, content)).map((file) => ({ game, file, lesson: JSON.parse(read(`${game}/lessons/${file}`)) as Lesson })),
);

test.each(lessons)('$game/$file: texts in both languages, known rules, questions and events', ({ game, lesson }) => {
  const rules = new Set((JSON.parse(read(`${game}/ledger.json`)) as { rules: { id: string }[] }).rules.map(({ id }) => id));
  const keys = new Set([...read(`${game}/en.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));
  expect(lesson.steps.length).toBeGreaterThan(5);
  for (const { say, rule, until } of lesson.steps) {
    for (const lang of ['en', 'it'] as const) expect(say[lang].length).toBeGreaterThan(20);
    if (rule) expect(rules).toContain(rule);
    for (const sign of until === 'go-on' ? [] : until) {
      if (sign === 'over') continue;
      expect(keys).toContain('prompt' in sign ? sign.prompt : sign.event);
    }
  }
  expect(lesson.steps.at(-1)?.until).toBe('go-on');
});

test('a step ends by what it waits for, and by nothing older', () => {
  const told = (key: string, seat: number) => ({ message: { key, args: [['seat', { seat }]] }, rule: 'R', event: {} }) as never;
  const entries = [
    { n: 0, told: [told('event-attacked', 0)] },
    { n: 1, told: [told('event-attacked', 1)] },
  ];
  const seen = { seat: 0, state: { prompt: { message: { key: 'prompt-build', args: [] }, rule: 'R' }, standing: null } as never, entries };
  expect(isMet('go-on', seen, 0)).toBe(false);
  expect(isMet([{ prompt: 'prompt-build' }], seen, 0)).toBe(true);
  expect(isMet([{ prompt: 'prompt-aid' }], seen, 0)).toBe(false);
  expect(isMet([{ event: 'event-attacked' }], seen, 1)).toBe(true);
  expect(isMet([{ event: 'event-attacked', mine: true }], seen, 0)).toBe(true);
  expect(isMet([{ event: 'event-attacked', mine: true }], seen, 1)).toBe(false);
  expect(isMet(['over'], seen, 0)).toBe(false);
});
