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
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder.options({ rules: { 'label-content-name-mismatch': { enabled: true } } })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
}

export async function clean(page, when) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(100);
    assert.deepEqual(await findings(page), [], `${when}, ${colorScheme}`);
  }
}
