// How a visitor fills in the quote form.
import type { Locator, Page } from 'playwright-core';

export type Answers = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly zip: string;
  readonly appliance: string;
};

/** Answers that keep every rule; the address tells this visitor from others. */
export function someAnswers(email: string): Answers {
  return { name: 'Ana Reyes', phone: '(305) 555-0199', email, zip: '33139', appliance: 'dryer' };
}

export function quoteForm(page: Page): Locator {
  return page.locator('form[action="/api/quote"]').first();
}

export function field(page: Page, name: string): Locator {
  return quoteForm(page).locator(`[name="${name}"]`);
}

/** Waits until the form has come alive; it does when it comes near the screen. */
export async function wakeForm(page: Page): Promise<void> {
  await quoteForm(page).scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) form[action="/api/quote"]').first().waitFor();
}

export async function fillIn(page: Page, answers: Answers): Promise<void> {
  await field(page, 'name').fill(answers.name);
  await field(page, 'phone').fill(answers.phone);
  await field(page, 'email').fill(answers.email);
  await field(page, 'zip').fill(answers.zip);
  await field(page, 'appliance').selectOption(answers.appliance);
}

export async function send(page: Page): Promise<void> {
  await quoteForm(page).locator('button[type=submit]').click();
}
