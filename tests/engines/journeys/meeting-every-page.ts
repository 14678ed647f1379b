// Engines that tell what they complain of must not complain of any kind of page.
import { corePath } from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { pathsBut } from '../../support/page-kinds.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

const paths = ['/board', ...pathsBut()];

export function meetEveryPage(test: EngineTest): void {
  test('no kind of page is complained of, with script and without, from its top to its end', async ({
    visit,
  }) => {
    for (const hasScript of [true, false]) {
      const visitor = await visit({ ...phone, hasScript });
      for (const path of paths) {
        await visitor.open(path);
        await visitor.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
        await visitor.untilTrue('document.readyState === "complete"');
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
