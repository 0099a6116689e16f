// axe finds nothing on a page, in both themes.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';

const AxeBuilder = axe.default ?? axe;

/** Colours that are still on their way are nobody's choice: whatever moves and comes to an end has ended. */
const still = (page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds now, by all of its rules or by some; `label-content-name-mismatch` is one of its experiments. */
export async function findings(page, rules) {
  await still(page);
  const how = rules ? { runOnly: { type: 'rule', values: rules } } : { rules: { 'label-content-name-mismatch': { enabled: true } } };
  // There are no frames in our pages: nothing is gained by gathering what was found on a page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ ...how, resultTypes: ['violations'], preload: false }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
}

/** By night: the theme changes colours and nothing else. */
export async function cleanByNight(page, when) {
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await findings(page, ['color-contrast', 'link-in-text-block']), [], `${when}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** All of it by one light: screens that are alike take turns. */
export async function cleanBy(page, colorScheme, when) {
  await page.emulateMedia({ colorScheme });
  assert.deepEqual(await findings(page), [], `${when}, ${colorScheme}`);
  await page.emulateMedia({ colorScheme: 'light' });
}

export async function clean(page, when) {
  assert.deepEqual(await findings(page), [], `${when}, light`);
  await cleanByNight(page, when);
}
