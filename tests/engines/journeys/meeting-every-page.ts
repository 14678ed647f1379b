// Engines that tell what they complain of must not complain of any kind of page.
import { corePath } from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { pathsBut } from '../../support/pages/page-kinds.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

const paths = ['/board', ...pathsBut()];

/** Nothing on the screen waits for its code any more. */
const isAwake = `document.readyState === 'complete' && ![...document.querySelectorAll('astro-island[ssr]')].some((island) =>
  [...island.children].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return part.checkVisibility() && bottom > 0 && top < innerHeight;
  }))`;

export function meetEveryPage(test: EngineTest): void {
  test('no kind of page is complained of, with script and without, from its top to its end', async ({
    visit,
  }) => {
    for (const hasScript of [true, false]) {
      const visitor = await visit({ ...phone, hasScript });
      for (const path of paths) {
        await visitor.open(path);
        if (hasScript) await visitor.untilTrue(isAwake);
        await visitor.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
        // Code that is still on its way when the page is left is complained of, and rightly not by the page.
        if (hasScript) await visitor.untilTrue(isAwake);
      }
    }
  });

  test('a page that comes early, because the pointer rests on its link, is not complained of', async ({
    visit,
  }) => {
    const visitor = await visit();
    const early = corePath('terms');
    await visitor.open('/');
    await visitor.rest(`footer a[href="${early}"]`);
    await visitor.untilTrue(
      `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${early}'))`,
    );
  });

  test('a breach of the policy would be heard', async ({ visit }) => {
    const visitor = await visit({ mayComplain: true });
    await visitor.open('/');
    await visitor.evaluate(
      'void document.body.append(Object.assign(new Image(), { src: "https://example.com/" }))',
    );
    await expect.poll(() => visitor.listFaults().join('\n')).toContain('img-src');
  });
}
