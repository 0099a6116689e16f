// Renders public/icon.svg to the PNG files that installed apps need.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../tests/browser.js';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`).toString('base64');
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`);
  await page.screenshot({ path: `${folder}icon-${size}.png`, omitBackground: true });
}
await browser.close();
