// The script of the first load must stay small: what index.html names, what that imports, and the texts of a language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const html = readFileSync(`${dist}index.html`, 'utf8');
const first = new Set([...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
for (const file of first) {
  const text = readFileSync(dist + file, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) first.add(`assets/${name}`);
}
const size = (file) => gzipSync(readFileSync(dist + file)).length;
const total = [...first].reduce((sum, file) => sum + size(file), 0);
// Of each language two files are read at first: the larger language counts.
const texts = (lang) => readdirSync(`${dist}assets`).filter((file) => file.startsWith(`${lang}-`) && file.endsWith('.js'));
const spoken = Math.max(...['en', 'it'].map((lang) => texts(lang).reduce((sum, file) => sum + size(`assets/${file}`), 0)));
const all = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.js'));
console.log(`first load: ${[...first].length} files, ${(total / 1000).toFixed(1)} kB gzipped, with all texts of a language ${((total + spoken) / 1000).toFixed(1)} kB`);
console.log(`everything: ${(all.reduce((sum, file) => sum + size(`assets/${file}`), 0) / 1000).toFixed(1)} kB gzipped`);
if (total + spoken > LIMIT) {
  console.error(`more than ${LIMIT / 1000} kB`);
  process.exit(1);
}
