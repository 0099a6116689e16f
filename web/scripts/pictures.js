// The pictures of docs/playing.md, from target/screens with fewer colours: npm run screens, then npm run pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const ALL = ['home-1440-light', 'lobby-1440-light', 'table-1440-light', 'table-360-dark', 'replay-1440-light', 'rules-1440-light', 'war-1440-light', 'war-360-dark', 'court-1440-light', 'court-360-dark', 'kb-season-1440-light', 'kb-auction-360-dark', 'wk-map-1440-light', 'wk-assembly-1440-light', 'wk-battle-360-dark', 'hint-1440-light', 'curve-1440-light'];
/** Those named, or all. */
const NAMES = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const MOST = 200_000;
const COLOURS = 256;
const from = process.env.SCREENS ?? fileURLToPath(new URL('../../target/screens/', import.meta.url));
const to = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** The pixels of a PNG with eight bits of red, green and blue (and alpha, which is left out). */
function decode(file) {
  const parts = [];
  let head = null;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') head = data;
    if (kind === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  const [width, height, depth, type] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  if (depth !== 8 || (type !== 2 && type !== 6) || head[12] !== 0) throw new Error('not a picture that Chromium makes');
  const size = type === 2 ? 3 : 4;
  const line = width * size;
  const raw = inflateSync(Buffer.concat(parts));
  const lines = Buffer.alloc(height * line);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x += 1) {
      const left = x < size ? 0 : lines[y * line + x - size];
      const up = y === 0 ? 0 : lines[(y - 1) * line + x];
      const corner = x < size || y === 0 ? 0 : lines[(y - 1) * line + x - size];
      lines[y * line + x] = raw[y * (line + 1) + 1 + x] + [0, left, up, (left + up) >> 1, filter === 4 ? nearest(left, up, corner) : 0][filter];
    }
  }
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (lines[at * size] << 16) | (lines[at * size + 1] << 8) | lines[at * size + 2];
  return { width, height, pixels };
}

function nearest(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const channel = (colour, which) => (colour >> (16 - 8 * which)) & 255;

/** Which of a few colours stands for each colour: the box with the widest spread is cut in two, again and again. */
function reduce(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const box = (colours) => {
    let [widest, spread] = [0, -1];
    for (const which of [0, 1, 2]) {
      let [low, high] = [255, 0];
      for (const [colour] of colours) [low, high] = [Math.min(low, channel(colour, which)), Math.max(high, channel(colour, which))];
      if (high - low > spread) [widest, spread] = [which, high - low];
    }
    const weight = colours.reduce((sum, [, count]) => sum + count, 0);
    return { colours, widest, weight, worth: colours.length > 1 ? spread * Math.log2(weight + 1) : -1 };
  };
  const boxes = [box([...counts])];
  while (boxes.length < COLOURS) {
    const at = boxes.reduce((best, { worth }, place) => (worth > boxes[best].worth ? place : best), 0);
    const { colours, widest, weight, worth } = boxes[at];
    if (worth < 0) break;
    colours.sort(([a], [b]) => channel(a, widest) - channel(b, widest));
    let [cut, sum] = [0, 0];
    while (cut < colours.length - 1 && (cut === 0 || sum < weight / 2)) sum += colours[cut++][1];
    boxes.splice(at, 1, box(colours.slice(0, cut)), box(colours.slice(cut)));
  }
  const places = new Map();
  const palette = Buffer.alloc(boxes.length * 3);
  for (const [place, { colours }] of boxes.entries()) {
    // The commonest colour of a box stands for all: large plain faces keep theirs exactly.
    const [common] = colours.reduce((best, next) => (next[1] > best[1] ? next : best));
    for (const which of [0, 1, 2]) palette[place * 3 + which] = channel(common, which);
    for (const [colour] of colours) places.set(colour, place);
  }
  return { palette, places };
}

function encode({ width, height, pixels }) {
  const { palette, places } = reduce(pixels);
  const raw = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) raw[y * (width + 1) + 1 + x] = places.get(pixels[y * width + x]);
  const chunk = (kind, data) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(raw, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

mkdirSync(to, { recursive: true });
for (const name of NAMES) {
  const picture = encode(decode(readFileSync(`${from}/${name}.png`)));
  if (picture.length > MOST) throw new Error(`${name} has ${picture.length} bytes`);
  writeFileSync(`${to}/${name}.png`, picture);
  console.log(`${name}.png ${(picture.length / 1000).toFixed(0)} kB`);
}
