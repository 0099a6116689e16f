// The maps of Warlords of Europe and Crusader Kings: outlines of their fiefs from the drawings in map-land.mjs and map-crusader.mjs.
//
//   node scripts/map.mjs [GAME]              writes src/games/GAME/map/outlines.json
//   node scripts/map.mjs [GAME] --check      proves that the written outlines are up to date and fit the fiefs
//   node scripts/map.mjs [GAME] --preview F  draws the written outlines to the SVG file F
//
// GAME is warlords, or crusader. The fiefs (id, kingdom, neighbours, sea_lanes, pos) come from its content. Same input, same output:
// nothing here is random.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as crusader from './map-crusader.mjs';
import * as warlords from './map-land.mjs';

const GAME = process.argv.includes('crusader') ? 'crusader' : 'warlords';
const { frame, lands, lanes, neutral, seeds, swells, wastes, fief: told, file: source } = { crusader, warlords }[GAME];
const [WIDTH, HEIGHT] = frame.size;
const OUT = fileURLToPath(new URL(`../src/games/${GAME}/map/outlines.json`, import.meta.url));
const CONTENT = fileURLToPath(new URL(`../../content/${GAME}/${source}`, import.meta.url));

// What --check asks of the outlines, in px of a map 1600 px wide.
const BORDER = 12; // neighbours share at least this much border
const SLIVER = 4; // others share less than this
const APART = 6; // and are otherwise at least this far apart
const ROOM = 26; // free space around the anchor of a fief
const AREA = 1600; // least area of a fief
const SIZE = 90_000; // most bytes of the file

// ---------------------------------------------------------------- projection

const LON = 11;
const CONE = 0.743; // sine of 48 degrees
const POLE = 48 + 180 / Math.PI / Math.tan((48 * Math.PI) / 180);
const SQUASH = 0.93;
const { scale: SCALE, left: LEFT, top: TOP } = frame;

/** Degrees to px, on a cone that touches the earth at 48 degrees north. */
function cone([lon, lat]) {
  const angle = (CONE * (lon - LON) * Math.PI) / 180;
  const far = POLE - lat;
  return [(far * Math.sin(angle) - LEFT) * SCALE, (far * Math.cos(angle) - TOP) * SCALE * SQUASH];
}

const bumps = swells.map(({ at: place, reach, by }) => ({ middle: cone(place), reach, by }));

/** Degrees to px of the map: the cone, with its swells. */
function project(place) {
  const [x, y] = cone(place);
  let [a, b] = [x, y];
  for (const { middle, reach, by } of bumps) {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const more = by * Math.exp(-(dx * dx + dy * dy) / (reach * reach));
    a += dx * more;
    b += dy * more;
  }
  return [a, b];
}

// ---------------------------------------------------------------- noise

function hash(x, y, salt) {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x80000000 - 1;
}

/** Smooth noise between -1 and 1 with features of `size` px. */
function noise(x, y, size, salt) {
  const [u, v] = [x / size, y / size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [s, t] = [ease(u - i), ease(v - j)];
  const above = hash(i, j, salt) * (1 - s) + hash(i + 1, j, salt) * s;
  const below = hash(i, j + 1, salt) * (1 - s) + hash(i + 1, j + 1, salt) * s;
  return above * (1 - t) + below * t;
}

/** The point moved by noise: layers of [size, strength]. */
function warp(x, y, layers, salt) {
  let [a, b] = [x, y];
  layers.forEach(([size, strength], n) => {
    a += strength * noise(x, y, size, salt + n * 2);
    b += strength * noise(x, y, size, salt + n * 2 + 1);
  });
  return [a, b];
}

// ---------------------------------------------------------------- grid

const CELL = 2;
const EDGE = 24; // the grid goes this far beyond the view, so that no outline ends inside it
const COLS = (WIDTH + 2 * EDGE) / CELL;
const ROWS = (HEIGHT + 2 * EDGE) / CELL;
const SEA = 0;

const at = (col, row) => row * COLS + col;
const inside = (col, row) => col >= 0 && row >= 0 && col < COLS && row < ROWS;
const centre = (col, row) => [(col + 0.5) * CELL - EDGE, (row + 0.5) * CELL - EDGE];
const cellOf = (x, y) => [Math.floor((x + EDGE) / CELL), Math.floor((y + EDGE) / CELL)];

const within = (points, x, y) => {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};

/** Which landmass (1 and up) each cell lies on. */
function drawLand() {
  const plain = new Uint8Array(COLS * ROWS);
  lands.forEach((land, n) => {
    const { from, by } = land.grow ?? { from: [0, 0], by: [1, 1] };
    const [east, north] = land.shift ?? [0, 0];
    const coast = land.coast.map(([lon, lat]) =>
      project([from[0] + (lon - from[0]) * by[0] + east, from[1] + (lat - from[1]) * by[1] + north]),
    );
    for (let row = 0; row < ROWS; row += 1) {
      const y = centre(0, row)[1];
      const cuts = [];
      for (let i = 0, j = coast.length - 1; i < coast.length; j = i, i += 1) {
        const [ax, ay] = coast[i];
        const [bx, by2] = coast[j];
        if (ay > y !== by2 > y) cuts.push(((bx - ax) * (y - ay)) / (by2 - ay) + ax);
      }
      cuts.sort((a, b) => a - b);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const first = Math.max(0, Math.ceil((cuts[k] + EDGE) / CELL - 0.5));
        const last = Math.min(COLS - 1, Math.floor((cuts[k + 1] + EDGE) / CELL - 0.5));
        for (let col = first; col <= last; col += 1) plain[at(col, row)] = n + 1;
      }
    }
  });
  const land = new Uint8Array(COLS * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let col = 0; col < COLS; col += 1) {
      const [x, y] = centre(col, row);
      const [c, r] = cellOf(...warp(x, y, [[42, 9], [18, 5], [9, 2]], 11));
      land[at(col, row)] = plain[at(Math.min(COLS - 1, Math.max(0, c)), Math.min(ROWS - 1, Math.max(0, r)))];
    }
  }
  // Straits stay open.
  const open = land.slice();
  const reach = 4;
  for (let row = 0; row < ROWS; row += 1) {
    for (let col = 0; col < COLS; col += 1) {
      const own = land[at(col, row)];
      if (!own) continue;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          if (dx * dx + dy * dy > reach * reach || !inside(col + dx, row + dy)) continue;
          const other = land[at(col + dx, row + dy)];
          if (other && other !== own) open[at(col, row)] = SEA;
        }
      }
    }
  }
  // No specks: neither rocks in the sea nor ponds on land.
  for (const patch of patches(open)) {
    if (patch.cells.length >= 60) continue;
    const value = open[patch.cells[0]] ? SEA : patch.beside;
    for (const cell of patch.cells) open[cell] = value;
  }
  return open;
}

/** Connected patches of equal value: their cells, and one value found beside them. */
function patches(grid) {
  const seen = new Uint8Array(grid.length);
  const found = [];
  for (let start = 0; start < grid.length; start += 1) {
    if (seen[start]) continue;
    const value = grid[start];
    const cells = [start];
    let beside = value;
    seen[start] = 1;
    for (let k = 0; k < cells.length; k += 1) {
      const col = cells[k] % COLS;
      const row = (cells[k] - col) / COLS;
      for (const [c, r] of [[col - 1, row], [col + 1, row], [col, row - 1], [col, row + 1]]) {
        if (!inside(c, r)) continue;
        const next = at(c, r);
        if (grid[next] !== value) beside = grid[next];
        else if (!seen[next]) {
          seen[next] = 1;
          cells.push(next);
        }
      }
    }
    found.push({ value, cells, beside });
  }
  return found;
}

const toSegment = (x, y, [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

/** Labels of all cells: 0 sea, 1 and up the fiefs, then neutral land, then the wastes. */
function drawFiefs(fiefs) {
  const land = drawLand();
  const number = new Map(fiefs.map((fief, n) => [fief.id, n + 1]));
  const nobody = fiefs.length + 1;
  const spots = lands.map((mass) => [
    ...mass.fiefs.flatMap((id) => {
      if (!number.has(id)) throw new Error(`the drawing has ${id}, which is no fief`);
      const pos = fiefs[number.get(id) - 1].pos;
      return (seeds[id] ?? [pos]).map(([lon, lat, weight = 0]) => [...project([lon, lat]), weight * weight, number.get(id)]);
    }),
    ...(neutral[mass.id] ?? []).map((pos) => [...project(pos), 0, nobody]),
  ]);
  const ground = wastes.map(({ line, r }) => ({ line: line.map(project), r }));
  const grid = new Int16Array(COLS * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let col = 0; col < COLS; col += 1) {
      const mass = land[at(col, row)];
      if (!mass) continue;
      const [x, y] = warp(...centre(col, row), [[70, 14], [30, 6.5], [13, 2.4]], 41);
      let label = nobody;
      let least = Infinity;
      for (const [sx, sy, power, n] of spots[mass - 1]) {
        const d = (x - sx) * (x - sx) + (y - sy) * (y - sy) - power;
        if (d < least) [least, label] = [d, n];
      }
      ground.forEach(({ line, r }, n) => {
        const [wx, wy] = warp(...centre(col, row), [[16, 5]], 77);
        for (let k = 0; k + 1 < line.length; k += 1) {
          if (toSegment(wx, wy, line[k], line[k + 1]) < r) label = nobody + 1 + n;
        }
      });
      grid[at(col, row)] = label;
    }
  }
  tidy(grid, land);
  return grid;
}

/** One piece per fief and landmass, and no point where four pieces meet. */
function tidy(grid, land) {
  const key = new Int32Array(grid.length);
  for (let round = 0; round < 4; round += 1) {
    for (let k = 0; k < grid.length; k += 1) key[k] = grid[k] ? grid[k] * 64 + land[k] : 0;
    const best = new Map();
    const all = patches(key).filter(({ value }) => value);
    for (const { value, cells } of all) best.set(value, Math.max(best.get(value) ?? 0, cells.length));
    const loose = [];
    for (const { value, cells } of all) {
      const many = cells.length === best.get(value) || cells.length > 900;
      if (!many) loose.push(...cells);
    }
    if (!loose.length) break;
    // Loose cells join what surrounds them, from the rim inwards.
    const free = new Set(loose);
    while (free.size) {
      const joins = [];
      for (const k of free) {
        const col = k % COLS;
        const row = (k - col) / COLS;
        for (const [c, r] of [[col - 1, row], [col + 1, row], [col, row - 1], [col, row + 1]]) {
          if (!inside(c, r)) continue;
          const next = at(c, r);
          if (!free.has(next) && grid[next] && land[next] === land[k]) {
            joins.push([k, grid[next]]);
            break;
          }
        }
      }
      if (!joins.length) {
        for (const k of free) grid[k] = SEA;
        break;
      }
      for (const [k, label] of joins) {
        grid[k] = label;
        free.delete(k);
      }
    }
  }
  for (let again = true, round = 0; again && round < 50; round += 1) {
    again = false;
    for (let row = 1; row < ROWS; row += 1) {
      for (let col = 1; col < COLS; col += 1) {
        const [a, b, c, d] = [grid[at(col - 1, row - 1)], grid[at(col, row - 1)], grid[at(col, row)], grid[at(col - 1, row)]];
        if (a !== b && b !== c && c !== d && d !== a) {
          grid[at(col, row)] = b;
          again = true;
        }
      }
    }
  }
}

// ---------------------------------------------------------------- arcs

/** The borders between labels as arcs from junction to junction, each with the label on both sides. */
function trace(grid) {
  const label = (col, row) => (inside(col, row) ? grid[at(col, row)] : -1);
  const wide = COLS + 1;
  // For each corner of the grid: does a border leave it to the east, south, west, north?
  const steps = [[1, 0], [0, 1], [-1, 0], [0, -1]];
  const sides = (col, row, way) =>
    [
      [[col, row], [col, row - 1]],
      [[col - 1, row], [col, row]],
      [[col - 1, row - 1], [col - 1, row]],
      [[col, row - 1], [col - 1, row - 1]],
    ][way].map(([c, r]) => label(c, r)); // right, left
  const leaves = (col, row, way) => {
    const [right, left] = sides(col, row, way);
    return right !== left;
  };
  const degree = (col, row) => [0, 1, 2, 3].filter((way) => leaves(col, row, way)).length;
  const used = new Set();
  const edge = (col, row, way) => (way < 2 ? (row * wide + col) * 2 + way : ((row + steps[way][1]) * wide + col + steps[way][0]) * 2 + (way - 2));
  const walk = (col, row, way) => {
    const [right, left] = sides(col, row, way);
    const start = [col, row];
    const points = [start];
    for (;;) {
      used.add(edge(col, row, way));
      col += steps[way][0];
      row += steps[way][1];
      points.push([col, row]);
      if ((col === start[0] && row === start[1]) || degree(col, row) !== 2) break;
      way = [0, 1, 2, 3].find((next) => next !== (way + 2) % 4 && leaves(col, row, next));
    }
    const last = points.at(-1);
    const rim = right < 0 || left < 0; // of the grid, outside the view
    return { right, left, points, straight: rim, loop: last[0] === start[0] && last[1] === start[1] && degree(...start) === 2 };
  };
  const arcs = [];
  for (const loops of [false, true]) {
    for (let row = 0; row <= ROWS; row += 1) {
      for (let col = 0; col <= COLS; col += 1) {
        const ways = [0, 1, 2, 3].filter((way) => leaves(col, row, way));
        if (!ways.length || (!loops && ways.length === 2)) continue;
        for (const way of ways) if (!used.has(edge(col, row, way))) arcs.push(walk(col, row, way));
      }
    }
  }
  return arcs;
}

/**
 * An arc of the grid as the control points of a flowing line, in tenths of a px. They are even, so
 * that the middle between two of them is a whole number of tenths: the curve runs through the
 * middles, and each bend of the path follows exactly from the one before (see draw).
 */
function smooth({ points, loop, straight }) {
  const px = points.map(([col, row]) => [col * CELL - EDGE, row * CELL - EDGE]);
  const middle = px.slice(1).map(([x, y], k) => [(x + px[k][0]) / 2, (y + px[k][1]) / 2]);
  let line = loop ? middle : [px[0], ...middle, px.at(-1)];
  const rounds = straight ? 0 : 4;
  for (let k = 0; k < rounds; k += 1) {
    const n = line.length;
    line = line.map(([x, y], i) => {
      if (!loop && (i === 0 || i === n - 1)) return [x, y];
      const [ax, ay] = line[(i + n - 1) % n];
      const [bx, by] = line[(i + 1) % n];
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
    });
  }
  if (loop) {
    const half = Math.floor(line.length / 2);
    line = [...simplify(line.slice(0, half + 1)), ...simplify([...line.slice(half), line[0]]).slice(1, -1)];
  } else line = simplify(line);
  return line.map(([x, y]) => [Math.round(x * 5) * 2, Math.round(y * 5) * 2]);
}

const TOLERANCE = 0.55;

/** Douglas-Peucker. */
function simplify(line) {
  if (line.length < 3) return line;
  let far = 0;
  let where = 0;
  for (let k = 1; k < line.length - 1; k += 1) {
    const d = toSegment(line[k][0], line[k][1], line[0], line.at(-1));
    if (d > far) [far, where] = [d, k];
  }
  if (far < TOLERANCE) return [line[0], line.at(-1)];
  return [...simplify(line.slice(0, where + 1)), ...simplify(line.slice(where)).slice(1)];
}

/** Closed rings around all cells whose label `mine` accepts: lists of arcs in the order of the way. */
function rings(arcs, mine) {
  const open = new Map();
  const closed = [];
  for (const arc of arcs) {
    const [right, left] = [mine(arc.right), mine(arc.left)];
    if (right === left) continue;
    const piece = { ...arc, line: right ? arc.line : [...arc.line].reverse() };
    const start = String(piece.line[0]);
    if (arc.loop) closed.push([piece]);
    else open.set(start, [...(open.get(start) ?? []), piece]);
  }
  while (open.size) {
    const ring = [];
    for (let [key] = open.keys(); open.has(key); ) {
      const piece = open.get(key).pop();
      if (!open.get(key).length) open.delete(key);
      ring.push(piece);
      key = String(piece.line.at(-1));
    }
    closed.push(ring);
  }
  const size = (ring) => Math.abs(area(parse(path([ring]))[0]));
  return closed.map((ring) => [size(ring), ring]).sort((a, b) => b[0] - a[0]).map(([, ring]) => ring);
}

const area = (ring) => ring.reduce((sum, [x, y], k) => sum + (x * ring[(k + 1) % ring.length][1] - ring[(k + 1) % ring.length][0] * y) / 2, 0);

const num = (tenths) => (tenths / 10).toFixed(1).replace(/\.0$/, '').replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');

/** Numbers in a row, as short as a path allows. */
const row = (...tenths) => tenths.map(num).reduce((text, n) => text + (n.startsWith('-') || !text ? n : ` ${n}`), '');

/** The path of rings: straight arcs as lines, all others as curves from middle to middle. */
function path(list) {
  return list
    .map((ring) => {
      const half = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];
      const { line: first, loop } = ring[0];
      let here = loop ? half(first.at(-1), first[0]) : first[0];
      let text = `M${row(...here)}`;
      let last = 'M';
      const go = (command, ...points) => {
        const numbers = row(...points.flatMap(([x, y]) => [x - here[0], y - here[1]]));
        text += command !== last ? command + numbers : numbers.startsWith('-') ? numbers : ` ${numbers}`;
        last = command;
        here = points.at(-1);
      };
      for (const { line, straight, loop: round } of ring) {
        if (round) line.forEach((p, k) => (k ? go('t', half(p, line[(k + 1) % line.length])) : go('q', p, half(p, line[1]))));
        else if (straight || line.length === 2) for (const p of line.slice(1)) go('l', p);
        else {
          for (let k = 1; k < line.length - 1; k += 1) {
            const to = k === line.length - 2 ? line.at(-1) : half(line[k], line[k + 1]);
            if (k === 1) go('q', line[k], to);
            else go('t', to);
          }
        }
      }
      return `${text}z`;
    })
    .join('');
}

/** Rings of points, in tenths of a px, of a path that path() made; each curve becomes four edges. */
function parse(d) {
  return d
    .split('z')
    .filter(Boolean)
    .map((part) => {
      const ring = [];
      let here = [0, 0];
      let bend = here;
      for (const [, command, text] of part.matchAll(/([Mlqt])([^Mlqt]*)/g)) {
        const n = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([t]) => Math.round(Number(t) * 10));
        for (let k = 0; k < n.length; k += command === 'q' ? 4 : 2) {
          const start = here;
          here = [start[0] + n.at(command === 'q' ? k + 2 : k), start[1] + n.at(command === 'q' ? k + 3 : k + 1)];
          if (command === 'q') bend = [start[0] + n[k], start[1] + n[k + 1]];
          if (command === 't') bend = [2 * start[0] - bend[0], 2 * start[1] - bend[1]];
          if (command === 'q' || command === 't') {
            for (const t of [0.25, 0.5, 0.75]) ring.push([0, 1].map((v) => (1 - t) * (1 - t) * start[v] + 2 * t * (1 - t) * bend[v] + t * t * here[v]));
          }
          ring.push(here);
        }
      }
      const [first, end] = [ring[0], ring.at(-1)];
      return first[0] === end[0] && first[1] === end[1] ? ring.slice(1) : ring;
    });
}

// ---------------------------------------------------------------- anchors and lanes

const edges = (list) => list.flatMap((ring) => ring.map((p, k) => [p, ring[(k + 1) % ring.length]]));

/** Free space around a point: the distance to the nearest edge, x counted `flat` times less. */
function room(list, x, y, flat = 1) {
  let least = Infinity;
  for (const [[ax, ay], [bx, by]] of list) least = Math.min(least, toSegment(x / flat, y, [ax / flat, ay], [bx / flat, by]));
  return least;
}

/** Where the name goes: as far from the border as can be, with more width than height. */
function anchor(ringList) {
  const list = ringList.map((ring) => ring.map(([x, y]) => [x / 10, y / 10]));
  const lines = edges(list);
  const main = list[0];
  const [xs, ys] = [main.map(([x]) => x), main.map(([, y]) => y)];
  // The view has edges too.
  const frame = (x, y, flat) => Math.min((x - 4) / flat, (WIDTH - 4 - x) / flat, y - 4, HEIGHT - 4 - y);
  let best = null;
  for (let y = Math.ceil(Math.min(...ys)); y < Math.max(...ys); y += 3) {
    for (let x = Math.ceil(Math.min(...xs)); x < Math.max(...xs); x += 3) {
      if (!within(main, x, y)) continue;
      const free = Math.min(room(lines, x, y), frame(x, y, 1));
      const broad = Math.min(room(lines, x, y, 1.7), frame(x, y, 1.7));
      const score = Math.min(free, ROOM + 2) * 2 + broad;
      if (!best || score > best.score) best = { score, x, y, free };
    }
  }
  return { at: [best.x, best.y], room: Math.floor(best.free) };
}

/** A lane from coast to coast that bends by `way`, a part of its length. */
function drawLane(ends, way, from, to) {
  const near = ([x, y]) => ([a, b], [c, d]) => Math.hypot(a / 10 - x, b / 10 - y) - Math.hypot(c / 10 - x, d / 10 - y);
  const snap = (pos, rim) => [...rim].sort(near(project(pos)))[0].map((n) => n / 10);
  const [a, b] = [snap(ends[0], from), snap(ends[1], to)];
  const show = (...points) => row(...points.flat().map((n) => Math.round(n * 10)));
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = (part) => [a[0] + part * dx + (dy * way * 4) / 3, a[1] + part * dy - (dx * way * 4) / 3];
  return `M${show(a)}C${show(bend(0.25), bend(0.75), b)}`;
}

// ---------------------------------------------------------------- all together

function build({ fiefs, kingdoms }) {
  const grid = drawFiefs(fiefs);
  const arcs = trace(grid).map((arc) => ({ ...arc, line: smooth(arc) }));
  const nobody = fiefs.length + 1;
  const shapes = {};
  fiefs.forEach((fief, n) => {
    const list = rings(arcs, (label) => label === n + 1);
    if (!list.length) throw new Error(`nothing drawn for ${fief.id}`);
    const d = path(list);
    const { at: where, room: free } = anchor(parse(d));
    shapes[fief.id] = { d, anchor: where, room: free };
  });
  const index = new Map(fiefs.map((fief, n) => [fief.id, n + 1]));
  const shore = (id) => {
    const own = (arc) => Math.min(arc.left, arc.right) === SEA && Math.max(arc.left, arc.right) === index.get(id);
    const points = arcs.filter(own).flatMap((arc) => parse(path([[arc]]))[0]);
    if (!points.length) throw new Error(`${id} has no coast`);
    return points;
  };
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    land: path(rings(arcs, (label) => label > SEA)),
    wastes: wastes.map(({ id, kind }, n) => ({ id, kind, d: path(rings(arcs, (label) => label === nobody + 1 + n)) })),
    fiefs: shapes,
    kingdoms: Object.fromEntries(
      kingdoms.map((id) => {
        const mine = (label) => fiefs[label - 1]?.kingdom === id;
        // Rings around waste ground inside a kingdom (the other way round) are no border.
        const side = (ring) => Math.sign(area(parse(path([ring]))[0]));
        return [id, path(rings(arcs, mine).filter((ring, _, all) => side(ring) === side(all[0])))];
      }),
    ),
    lanes: lanes.map(([from, to, start, end, way]) => ({ fiefs: [from, to], d: drawLane([start, end], way, shore(from), shore(to)) })),
  };
}

// ---------------------------------------------------------------- check

function check(map, { fiefs, kingdoms }, bytes) {
  const wrong = [];
  const say = (text) => wrong.push(text);
  const shapes = new Map(fiefs.map(({ id }) => [id, parse(map.fiefs[id]?.d ?? '')]));
  for (const id of Object.keys(map.fiefs)) if (!shapes.has(id)) say(`${id} is no fief`);
  const name = (a, b) => [a, b].sort().join(' - ');
  const pairs = (field) => new Set(fiefs.flatMap((fief) => fief[field].map((other) => name(fief.id, other))));
  const [near, sea] = [pairs('neighbours'), pairs('sea_lanes')];

  // Shared borders: edges that two fiefs have in common.
  const owners = new Map();
  for (const [id, list] of shapes) {
    for (const [p, q] of edges(list)) {
      const key = [p, q].map(String).sort().join(';');
      owners.set(key, [...(owners.get(key) ?? []), id]);
    }
  }
  const shared = new Map();
  for (const [key, ids] of owners) {
    if (ids.length > 2) say(`an edge of ${ids.join(', ')} at ${key}`);
    if (ids.length < 2) continue;
    if (ids[0] === ids[1]) say(`${ids[0]} touches itself at ${key}`);
    const [[ax, ay], [bx, by]] = key.split(';').map((p) => p.split(',').map(Number));
    shared.set(name(...ids), (shared.get(name(...ids)) ?? 0) + Math.hypot(ax - bx, ay - by) / 10);
  }
  for (const key of near) if (!((shared.get(key) ?? 0) >= BORDER)) say(`neighbours ${key} share only ${(shared.get(key) ?? 0).toFixed(1)} px`);
  for (const [key, length] of shared) if (!near.has(key) && length >= SLIVER) say(`${key} are no neighbours but share ${length.toFixed(1)} px`);

  // No overlap: no two edges of the map cross, and no fief lies within another.
  const segments = [...owners].map(([key, ids]) => ({ ids, ends: key.split(';').map((p) => p.split(',').map(Number)) }));
  const buckets = new Map();
  const step = 200;
  segments.forEach(({ ends: [[ax, ay], [bx, by]] }, n) => {
    for (let i = Math.floor(Math.min(ax, bx) / step); i <= Math.floor(Math.max(ax, bx) / step); i += 1) {
      for (let j = Math.floor(Math.min(ay, by) / step); j <= Math.floor(Math.max(ay, by) / step); j += 1) {
        const key = `${i},${j}`;
        if (!buckets.has(key)) buckets.set(key, []);
        buckets.get(key).push(n);
      }
    }
  });
  const turn = ([ax, ay], [bx, by], [cx, cy]) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  const crossed = new Set();
  for (const list of buckets.values()) {
    for (let i = 0; i < list.length; i += 1) {
      for (let j = i + 1; j < list.length; j += 1) {
        const [s, t] = [segments[list[i]], segments[list[j]]];
        const [[a, b], [c, d]] = [s.ends, t.ends];
        if ([a, b].some((p) => [c, d].some((q) => p[0] === q[0] && p[1] === q[1]))) continue;
        if (turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0) {
          const key = `${s.ids.join('/')} crosses ${t.ids.join('/')} near ${a[0] / 10},${a[1] / 10}`;
          if (!crossed.has(key)) say(key);
          crossed.add(key);
        }
      }
    }
  }
  const holds = (list, x, y) => list.filter((ring) => within(ring, x, y)).length % 2 === 1;
  for (const [id, { anchor: [x, y] }] of Object.entries(map.fiefs)) {
    for (const [other, list] of shapes) if (holds(list, x * 10, y * 10) !== (id === other)) say(`the anchor of ${id} is ${id === other ? 'outside its fief' : `in ${other}`}`);
  }

  // Fiefs that are no neighbours keep their distance.
  const ids = [...shapes.keys()];
  let closest = [Infinity, ''];
  ids.forEach((a, n) => {
    for (const b of ids.slice(n + 1)) {
      if (near.has(name(a, b))) continue;
      const lines = edges(shapes.get(b));
      const rim = edges(shapes.get(a));
      const box = (list) => [0, 1].flatMap((k) => [Math.min(...list.map(([p]) => p[k])), Math.max(...list.map(([p]) => p[k]))]);
      const [p, q] = [box(rim), box(lines)];
      if (p[0] > q[1] + 200 || q[0] > p[1] + 200 || p[2] > q[3] + 200 || q[2] > p[3] + 200) continue;
      const apart = Math.min(...rim.map(([[x, y]]) => room(lines, x, y)), ...lines.map(([[x, y]]) => room(rim, x, y))) / 10;
      if (apart < closest[0]) closest = [apart, name(a, b)];
      if (apart < APART) say(`${name(a, b)} are no neighbours but only ${apart.toFixed(1)} px apart`);
    }
  });

  // Size and room.
  let tight = [Infinity, ''];
  let small = [Infinity, ''];
  for (const [id, list] of shapes) {
    const size = Math.abs(list.reduce((sum, ring) => sum + area(ring), 0)) / 100;
    if (size < small[0]) small = [size, id];
    if (!(size >= AREA)) say(`${id} has only ${size.toFixed(0)} px²`);
    const { anchor: [x, y] } = map.fiefs[id];
    const free = Math.min(room(edges(list), x * 10, y * 10) / 10, x, y, WIDTH - x, HEIGHT - y);
    if (free < tight[0]) tight = [free, id];
    if (!(free >= ROOM)) say(`${id} has only ${free.toFixed(1)} px around its anchor`);
  }

  // Kingdoms hold the anchors of their fiefs and no others.
  for (const id of kingdoms) {
    const list = parse(map.kingdoms[id] ?? '');
    for (const fief of fiefs) {
      const [x, y] = map.fiefs[fief.id].anchor;
      if (list.some((ring) => within(ring, x * 10, y * 10)) !== (fief.kingdom === id)) say(`${fief.id} and the border of ${id} do not fit`);
    }
  }

  // Sea lanes: each once, from coast to coast, over water.
  const drawn = new Set(map.lanes.map((lane) => name(...lane.fiefs)));
  for (const key of sea) if (!drawn.has(key)) say(`no sea lane ${key}`);
  for (const key of drawn) if (!sea.has(key)) say(`${key} is no sea lane`);
  if (drawn.size !== map.lanes.length) say('a sea lane is drawn twice');
  const land = parse(map.land);
  for (const lane of map.lanes) {
    const n = [...lane.d.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([t]) => Number(t));
    const points = [];
    for (let k = 2; k < n.length; k += 6) {
      for (let i = 0; i <= 40; i += 1) {
        const [t, u] = [i / 40, 1 - i / 40];
        points.push([0, 1].map((v) => u * u * u * n[k - 2 + v] + 3 * u * u * t * n[k + v] + 3 * u * t * t * n[k + 2 + v] + t * t * t * n[k + 4 + v]));
      }
    }
    const [first, last] = [points[0], points.at(-1)];
    for (const [end, id] of [[first, lane.fiefs[0]], [last, lane.fiefs[1]]]) {
      if (room(edges(shapes.get(id)), end[0] * 10, end[1] * 10) > 5) say(`the lane ${name(...lane.fiefs)} does not reach ${id}`);
    }
    const dry = points.filter(([x, y]) => Math.hypot(x - first[0], y - first[1]) > 4 && Math.hypot(x - last[0], y - last[1]) > 4 && holds(land, x * 10, y * 10));
    if (dry.length) say(`the lane ${name(...lane.fiefs)} crosses land at ${dry[0].map(Math.round)}`);
  }
  if (bytes > SIZE) say(`the file has ${bytes} bytes`);
  const least = [...near].map((key) => [shared.get(key) ?? 0, key]).sort((a, b) => a[0] - b[0])[0];
  const sum = [
    `${shapes.size} fiefs, ${near.size} land borders, ${map.lanes.length} sea lanes, ${bytes} bytes`,
    `shortest border ${least[0].toFixed(1)} px (${least[1]}); nearest strangers ${closest[0].toFixed(1)} px (${closest[1]})`,
    `least room ${tight[0].toFixed(1)} px (${tight[1]}); least area ${small[0].toFixed(0)} px² (${small[1]})`,
  ];
  return { wrong, sum };
}

// ---------------------------------------------------------------- preview

const TINTS = {
  britain: '#c98f86', denmark: '#d9b779', kievan_rus: '#a9b08a', france: '#8fa3bd', germany: '#b9a58a',
  hungary: '#b5838d', hispania: '#d6a36f', italy: '#93b3a1', latin_empire: '#a48fb5',
  english: '#c98f86', frankish: '#8fa3bd', german: '#b9a58a', italian: '#93b3a1', iberian: '#d6a36f',
};

function preview(map, { fiefs }, names) {
  const tint = (id) => TINTS[fiefs.find((fief) => fief.id === id).kingdom] ?? '#bbb';
  const text = Object.entries(map.fiefs)
    .map(([id, { anchor: [x, y] }]) => `<text x="${x}" y="${y + 4}">${names.get(id) ?? id}</text>`)
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${map.viewBox}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#c9d3cf"/>
<g fill="none" stroke="#5d7a80" stroke-linejoin="round"><path d="${map.land}" stroke-width="16" opacity=".10"/><path d="${map.land}" stroke-width="8" opacity=".16"/></g>
<path d="${map.land}" fill="#e6dcc3" stroke="#5b4a36" stroke-width="1.2"/>
<g stroke="#5b4a36" stroke-width=".9" stroke-linejoin="round">
${Object.entries(map.fiefs).map(([id, { d }]) => `<path d="${d}" fill="${tint(id)}" fill-opacity=".8"/>`).join('\n')}
</g>
<g fill="#cbb994" stroke="#5b4a36" stroke-width=".9">${map.wastes.map(({ d }) => `<path d="${d}"/>`).join('')}</g>
<g fill="none" stroke="#3d2f22" stroke-width="2.6" stroke-linejoin="round">${Object.values(map.kingdoms).map((d) => `<path d="${d}"/>`).join('')}</g>
<g fill="none" stroke="#2f4f58" stroke-width="2.2" stroke-dasharray="2 5" stroke-linecap="round">${map.lanes.map(({ d }) => `<path d="${d}"/>`).join('')}</g>
<g font-family="Georgia,serif" font-size="13" text-anchor="middle" fill="#2b2118" stroke="#f3ead6" stroke-width="2.5" stroke-opacity=".7" paint-order="stroke">
${text}
</g>
</svg>
`;
}

// ---------------------------------------------------------------- command line

const args = process.argv.slice(2);
const want = args.indexOf('--preview');
const picture = want < 0 ? null : args.splice(want, 2)[1];
const proving = args.includes('--check');
const content = JSON.parse(readFileSync(CONTENT, 'utf8'));
const fiefs = content.items.map(told).sort((a, b) => (a.id < b.id ? -1 : 1));
const kingdoms = [...new Set(fiefs.map((fief) => fief.kingdom))].sort();
const given = { fiefs, kingdoms };

/** The file: one line per shape, so that a change shows where it is. */
function file({ viewBox, land, wastes: ground, fiefs: shapes, kingdoms: outer, lanes: ways }) {
  const block = (object) => `{\n${Object.entries(object).map(([id, value]) => `  "${id}": ${JSON.stringify(value)}`).join(',\n')}\n}`;
  const list = (array) => `[\n${array.map((value) => `  ${JSON.stringify(value)}`).join(',\n')}\n]`;
  const parts = [
    `"viewBox": "${viewBox}"`, `"land": "${land}"`, `"wastes": ${list(ground)}`,
    `"fiefs": ${block(shapes)}`, `"kingdoms": ${block(outer)}`, `"lanes": ${list(ways)}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

if (!proving && picture === null) {
  mkdirSync(dirname(OUT), { recursive: true });
  writeFileSync(OUT, file(build(given)));
}
const written = readFileSync(OUT, 'utf8');
const map = JSON.parse(written);
if (picture !== null) {
  const names = new Map(fiefs.map((fief) => [fief.id, fief.names?.en ?? fief.id]));
  writeFileSync(picture, preview(map, given, names));
}
if (proving) {
  const { wrong, sum } = check(map, given, Buffer.byteLength(written));
  if (file(build(given)) !== written) wrong.push('the outlines are not those of the drawing: run this script without --check');
  for (const line of [...wrong, ...sum]) console.log(line);
  if (wrong.length) {
    console.log(`${wrong.length} faults`);
    process.exit(1);
  }
  console.log('the map fits');
}
