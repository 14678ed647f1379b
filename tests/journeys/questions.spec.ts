import { expect, test } from '../support/browser/browser.ts';

test('none or one question of the home page is open', async ({ open }) => {
  const page = await open('/');
  const questions = page.locator('[data-faq] details');
  const openOnes = page.locator('[data-faq] details[open]');
  expect(await questions.count()).toBe(6);
  expect(await openOnes.count()).toBe(0);
  await questions.nth(1).locator('summary').click();
  await expect.poll(() => openOnes.count()).toBe(1);
  await questions.nth(4).locator('summary').click();
  await expect.poll(() => questions.nth(1).getAttribute('open')).toBeNull();
  await expect.poll(() => openOnes.count()).toBe(1);
  await questions.nth(4).locator('summary').press('Enter');
  await expect.poll(() => openOnes.count()).toBe(0);
});

test('an answer is at most 1000 pixels high', async ({ open }) => {
  const page = await open('/', { width: 360 });
  for (const question of await page.locator('[data-faq] details').all()) {
    await question.locator('summary').click();
    const summary = await question.locator('summary').boundingBox();
    const whole = await question.boundingBox();
    expect((whole?.height ?? 0) - (summary?.height ?? 0)).toBeLessThanOrEqual(1000);
  }
});
