// Engines that tell what they complain of must not complain of any kind of page.
import {
  brandPath,
  cityPath,
  cityServicePath,
  corePath,
  enhancedMiamiDryerPath,
  errorCodesPath,
  regionPath,
  servicePath,
} from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

const kinds = [
  corePath('home'),
  corePath('about'),
  corePath('services'),
  servicePath('washer'),
  corePath('brands'),
  brandPath('sub-zero'),
  corePath('serviceArea'),
  regionPath('miami-dade'),
  cityPath('miami'),
  cityServicePath('miami', 'dryer'),
  enhancedMiamiDryerPath(),
  errorCodesPath(),
  corePath('contact'),
  corePath('privacy'),
  corePath('sitemap'),
  corePath('submitted'),
  '/board',
  '/atlantis',
] as const;

export function meetEveryPage(test: EngineTest): void {
  test('no kind of page is complained of, with script and without, from its top to its end', async ({
    visit,
  }) => {
    for (const hasScript of [true, false]) {
      const visitor = await visit({ ...phone, hasScript });
      for (const path of kinds) {
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
