import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Texts } from '../../texts';
import type { Files } from '../readable';
import { fief, player, view } from './fixture';
import { crownWords, fiefLabel, lines, nameOf } from './labels';

const file = (name: string): string => readFileSync(new URL(`../../../../content/${name}.ftl`, import.meta.url), 'utf8');
const names = `
fief-venice = Venice
fief-lombard_league = Lombard League
fief-papal_states = Papal States
soldier-lancer = Lancer
    .count = { $count } Lancers
soldier-archer = Archer
    .count = { $count } Archer
`;
const texts = new Texts('en', [file('en'), file('web/en'), file('web/warlords/en'), names]);
const board = view({ fiefs: [fief('venice', 0, { lancer: 6, archer: 1 }, { terrain: 'farmland', gold: 3 }), fief('lombard_league', null, {}, { terrain: 'mountain' }), fief('papal_states', 1, { lancer: 2 }, { castle: 'finished', die: 12, captives: [0] })] });

const labelOf = (id: string, files: Files = {}): string => fiefLabel({ texts, view: board, seat: 0, names: ['Anna', 'Bruno'], files }, id);

test('a fief in a sentence: land, owner, soldiers, neighbours in play', () => {
  expect(labelOf('venice')).toBe(
    'Venice, farmland, 3 gold, yours: 6 Lancers and 1 Archer; defended on d8; neighbours Lombard League, Papal States',
  );
  expect(labelOf('lombard_league')).toContain('Lombard League, mountain, 1 gold, 1 Peasant; defended on d8');
  const held = labelOf('papal_states');
  expect(held).toContain('of Bruno: 2 Lancers; finished castle; holds a Warlord of Anna; defended on d12');
});

test('neighbours are those of the content that the table is played with', () => {
  const files = { fiefs: [{ id: 'venice', kingdom: 'italy', neighbours: [], sea_lanes: ['papal_states'] }] };
  expect(labelOf('venice', files)).toMatch(/neighbours Papal States$/);
});

test('what has no name in the texts is named by its id', () => {
  expect(nameOf(texts, 'fief/al_andalus')).toBe('Al Andalus');
  expect(nameOf(texts, 'mover/long-march')).toBe('Long March');
});

test('long names stand in two lines', () => {
  expect(lines('Venice')).toEqual(['Venice']);
  expect(lines('Polish Principalities')).toEqual(['Polish', 'Principalities']);
  expect(lines('Kingdom of the Two Sicilies')).toEqual(['Kingdom of the', 'Two Sicilies']);
});

test('whose turns the majority has still to last through', () => {
  const four = view({ players: [player, player, player, { ...player, status: 'eliminated' }] });
  const said = (holder: number | null, seen: number[]): string => crownWords(texts, { holder, seen, castles: 5, needed: 3 }, four, ['Anna', 'Bruno', 'Carla', 'Dino']);
  expect(said(null, [])).toContain('3 of 5');
  expect(said(2, [])).toContain('the turn of Anna and Bruno');
  expect(said(2, [0])).toContain('the turn of Bruno');
  expect(said(2, [0, 1])).toContain('wins at the next check');
});

test('both languages say the same things', () => {
  const keys = (lang: string): string[] => [...file(`web/warlords/${lang}`).matchAll(/^(web-[a-z-]+) =/gm)].map(([, key]) => key ?? '');
  expect(keys('it')).toEqual(keys('en'));
  expect(new Set(keys('en')).size).toBe(keys('en').length);
});
