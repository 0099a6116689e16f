// axe finds nothing on a page, in both themes.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';

const AxeBuilder = axe.default ?? axe;

export async function clean(page, when) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(100);
    // Colours that are still on their way from one theme to the other are nobody's choice.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
    assert.deepEqual(told, [], `${when}, ${colorScheme}`);
  }
}
