// Pictures of every page at phone and desktop size, light and dark, in target/screens.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answer, asked, numbers, person } from './table.js';
import { pages } from './tests.js';

const folder = process.env.SCREENS ?? fileURLToPath(new URL('../../target/screens/', import.meta.url));

const shots = (name, width, height, scheme) =>
  async function run({ browser, url }) {
    mkdirSync(folder, { recursive: true });
    const { page } = await person(browser, url, { name, width, height, scheme });
    for await (const [what, path] of pages(page)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      if (what === 'table') {
        // Into the first season, where there is something to see.
        const random = numbers(4);
        for (let clicks = 0; clicks < 6; clicks += 1) {
          await asked(page);
          if (clicks < 5) await answer(page, random);
          await page.waitForTimeout(150);
        }
      }
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/${what}-${width}-${scheme}.png` });
    }
  };

export default [
  { name: 'screens at 1440 px, light', run: shots('Elsa', 1440, 900, 'light') },
  { name: 'screens at 1440 px, dark', run: shots('Fosca', 1440, 900, 'dark') },
  { name: 'screens at 360 px, light', run: shots('Guido', 360, 740, 'light') },
  { name: 'screens at 360 px, dark', run: shots('Isotta', 360, 740, 'dark') },
];
