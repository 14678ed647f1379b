// The drawing in a sign: fetched when the sign is opened, and lighting the parts of that sign alone.
import { servicePath } from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

const washer = servicePath('washer', 'en');
const drawingOf = (sign: string) => `document.querySelector('#${sign} img')`;
const isThere = (sign: string) => `${drawingOf(sign)}.complete && ${drawingOf(sign)}.naturalWidth > 0`;

/** What is drawn for a sign, as text. */
const paint = `(image) => {
  const sheet = Object.assign(document.createElement('canvas'), { width: 200, height: 245 });
  sheet.getContext('2d').drawImage(image, 0, 0, 200, 245);
  return sheet.toDataURL();
}`;

export function lookIntoAMachine(test: EngineTest): void {
  for (const hasScript of [true, false])
    test(`${hasScript ? 'with' : 'without'} script, a sign opens to the drawing of its machine`, async ({
      visit,
    }) => {
      const visitor = await visit({ ...phone, hasScript });
      await visitor.open(washer);
      // Browsers heed loading="lazy" only while scripts may run.
      if (hasScript) expect(await visitor.evaluate(isThere('will-not-drain'))).toBe(false);
      await visitor.press('details:has(#will-not-drain) > summary');
      await visitor.untilTrue(isThere('will-not-drain'));
    });

  test('each sign lights other parts of the one drawing', async ({ visit }) => {
    const visitor = await visit(phone);
    await visitor.open(washer);
    for (const sign of ['will-not-drain', 'leaks']) {
      await visitor.press(`details:has(#${sign}) > summary`);
      await visitor.untilTrue(isThere(sign));
    }
    const isOther = `(${paint})(${drawingOf('will-not-drain')}) !== (${paint})(${drawingOf('leaks')})`;
    expect(await visitor.evaluate(isOther)).toBe(true);
  });
}
