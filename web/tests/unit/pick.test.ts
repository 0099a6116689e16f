import { describe, expect, it } from 'vitest';
import { amountsOf, isWholeKind, keysOf, Picker } from '../../src/table/pick';

const answers = ['pass', 'die/3 advisor/3', 'die/5 advisor/5', 'die/3 die/5 advisor/8', 'die/5 die/5 advisor/10'];

function walk(...elements: string[]): Picker {
  return elements.reduce((picker, element) => picker.pick(element) ?? picker, new Picker(answers));
}

describe('picking', () => {
  it('lights what continues a legal path, in any order', () => {
    expect(walk().options()).toEqual(['die/3', 'die/5', 'advisor/3', 'advisor/5', 'advisor/8', 'advisor/10', 'pass']);
    expect(walk('die/5').options()).toEqual(['die/3', 'die/5', 'advisor/5', 'advisor/8', 'advisor/10']);
    expect(walk('die/3', 'advisor/5').picked).toEqual(['die/3']);
  });

  it('knows when one answer is left', () => {
    expect(walk('die/3').progress()).toEqual({ is: 'open' });
    expect(walk('advisor/10').progress()).toEqual({ is: 'only', answer: 'die/5 die/5 advisor/10', rest: ['die/5', 'die/5'] });
    expect(walk('advisor/10').hitsAim('die/5 die/5 advisor/10')).toBe(true);
    expect(walk('die/5', 'die/5').hitsAim('die/5 die/5 advisor/10')).toBe(false);
    expect(walk('die/5', 'die/3', 'advisor/8').progress()).toEqual({ is: 'whole', answer: 'die/3 die/5 advisor/8' });
    expect(walk('pass').isEnding('pass')).toBe(true);
    expect(new Picker(['pass']).isEnding('pass')).toBe(false);
  });

  it('steps back', () => {
    expect(walk('die/5', 'die/3').back().picked).toEqual(['die/5']);
    expect(walk('die/5', 'die/3').inOrder()).toEqual(['die/5', 'die/3']);
    expect(walk('advisor/8', 'die/3').inOrder()).toEqual(['die/3', 'advisor/8']);
  });

  it('keeps to the order of the paths where the order matters', () => {
    const picker = new Picker(['a b', 'b a']);
    expect(picker.pick('b')?.options()).toEqual(['a']);
    expect(picker.pick('b')?.pick('a')?.progress()).toEqual({ is: 'whole', answer: 'b a' });
  });

  it('offers an answer that longer ones go on from', () => {
    const picker = new Picker(['x', 'x y']).pick('x');
    expect(picker?.progress()).toEqual({ is: 'open' });
    expect(picker?.complete()).toBe('x');
    expect(picker?.options()).toEqual(['y']);
  });

  it('gives each option a key: digits for parts, letters for aims, 0 to end', () => {
    const keys = keysOf(walk().options());
    expect([...keys.values()]).toEqual(['1', '2', 'a', 'b', 'c', 'd', '0']);
  });

  it('says yes before no, with digits for both', () => {
    const options = new Picker(['no', 'yes']).options();
    expect(options).toEqual(['yes', 'no']);
    expect([...keysOf(options).values()]).toEqual(['1', '2']);
  });
});

it('how something is done is no choice where it is always done alike', () => {
  const bought = new Picker(['done', 'advancement/a law/obey', 'advancement/b law/obey']);
  expect(bought.options()).toEqual(['advancement/a', 'advancement/b', 'done']);
  expect(bought.pick('advancement/a')?.progress()).toEqual({ is: 'whole', answer: 'advancement/a law/obey' });
  expect(bought.pick('law/obey')?.pick('advancement/b')?.progress()).toEqual({ is: 'whole', answer: 'advancement/b law/obey' });
  expect(new Picker(['done', 'advancement/a law/obey', 'advancement/a law/banned']).options()).toContain('law/obey');
  expect(new Picker(['done', 'use advancement/a']).options()).toEqual(['advancement/a', 'done']);
  // Alone it is what is done.
  expect(new Picker(['done', 'use']).options()).toEqual(['use', 'done']);
  expect(new Picker(['done', 'area/a', 'use advancement/a']).options()).toContain('use');
});

it('many amounts are one stepper, few are buttons, and how many comes after of what', () => {
  const bids = Array.from({ length: 9 }, (_, at) => `bid/${at}`);
  expect(amountsOf([...bids, 'pass'])).toEqual({ amounts: [bids], rest: ['pass'] });
  expect(amountsOf(['gold/1', 'gold/2', 'done'])).toEqual({ amounts: [], rest: ['gold/1', 'gold/2', 'done'] });
  const numbers = [1, 2, 3, 4].map((n) => `number/${n}`);
  const picker = new Picker(['done', ...numbers.map((n) => `soldier/lancer ${n}`), 'soldier/lancer number/all', 'soldier/archer number/1']);
  expect(amountsOf(picker.options(), picker)).toEqual({ amounts: [], rest: ['soldier/lancer', 'soldier/archer', 'done'] });
  const picked = picker.pick('soldier/lancer');
  expect(picked && amountsOf(picked.options(), picked)).toEqual({ amounts: [numbers], rest: ['number/all'] });
});

it('what would be an answer by itself', () => {
  expect(isWholeKind(['pass', 'building/B1'], 'building/E4')).toBe(true);
  expect(isWholeKind(['pass', 'die/2 advisor/2'], 'advisor/18')).toBe(false);
});
