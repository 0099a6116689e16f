import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ENCODING, inOrder } from './inflate';

const deflated = (text: string): ArrayBuffer => Uint8Array.from(deflateRawSync(text)).buffer;

test('texts and deflated texts are heard in the order in which they came', async () => {
  const long = '"passed",'.repeat(5000);
  const heard = await new Promise<string[]>((done) => {
    const all: string[] = [];
    const hear = inOrder((text) => all.push(text) === 3 && done(all), () => done([]));
    hear(deflated(long));
    hear('short');
    hear(deflated('last'));
  });
  expect(heard).toEqual([long, 'short', 'last']);
});

test('bytes that are no message are told', async () => {
  const told = await new Promise<string>((done) => inOrder(done, () => done('broken'))(new Uint8Array([255, 255]).buffer));
  expect(told).toBe('broken');
});

test('where a browser can inflate, it asks for it', () => {
  expect(ENCODING).toBe('deflate');
});
