// From "thank you" to "erased": the page of a visitor's own request.
import { corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser.ts';
import { listLeadsFrom } from '../support/kept-leads.ts';
import { fillIn, send, someAnswers, wakeForm } from '../support/quote-form.ts';

for (const hasScript of [true, false])
  test(`${hasScript ? 'with' : 'without'} script, who sent a request sees it, adds to it, and erases it`, async ({
    open,
  }) => {
    const answers = someAnswers(`my-request-${String(hasScript)}@example.com`);
    const page = await open(corePath('contact'), { hasScript, width: 360 });
    if (hasScript) await wakeForm(page);
    await fillIn(page, answers);
    await send(page);
    await page.waitForURL('**/submitted');
    expect(await page.locator('h1').innerText()).toBe('Thank you, Ana');
    expect(await page.locator('[data-request=state]').innerText()).toContain('call you');
    expect(await page.content()).not.toContain(answers.email);
    await page.locator('#my-access').fill('3rd floor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.locator('[data-request=access]').innerText()).toBe('3rd floor');
    expect(await listLeadsFrom(answers.email)).toMatchObject([{ state: 'open', zip: answers.zip }]);
    await page.getByText('Erase everything', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Yes, erase everything' }).click();
    await page.getByRole('heading', { name: 'Your request is erased' }).waitFor();
    expect(await listLeadsFrom(answers.email)).toEqual([]);
    await page.goto(corePath('submitted'));
    await page.getByRole('heading', { name: 'There is no request to show here' }).waitFor();
  });

test('closed on this device, the page has nothing to show any more', async ({ open }) => {
  const page = await open(corePath('contact'));
  await wakeForm(page);
  await fillIn(page, someAnswers('my-request-closed@example.com'));
  await send(page);
  await page.waitForURL('**/submitted');
  await page.getByRole('button', { name: 'Close it on this device' }).click();
  await page.getByRole('heading', { name: 'There is no request to show here' }).waitFor();
});
