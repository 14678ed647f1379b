// What a dispatcher does at the board by its screen alone, with somebody else at another board at the same time.
import type { Locator, Page } from 'playwright-core';
import { rowOf } from './board-page.ts';

/** Takes the first free window of the chosen day that has a free technician, a near one if there is one; false if there is none. */
async function chooseFree(dialog: Locator): Promise<boolean> {
  const windows = dialog.locator('.visit-window:has(input:enabled)', { hasText: /\d left/u });
  const technician = dialog.getByLabel('Technician', { exact: true });
  for (let place = 0; place < (await windows.count()); place += 1) {
    await windows.nth(place).click();
    const able = await technician.locator('optgroup[label="Available"] option').allTextContents();
    const free = able.find((option) => !option.includes('miles from')) ?? able[0];
    if (free === undefined) continue;
    await technician.selectOption(free);
    return true;
  }
  return false;
}

/** Fills in the open dialog of a booking or a move, from the day that is wanted on, until it is saved. */
export async function bookFree(page: Page, fromDay = 0): Promise<void> {
  const dialog = page.getByRole('dialog');
  const days = dialog.locator('.visit-chip');
  await days.first().waitFor();
  for (let place = fromDay; place < (await days.count()); place += 1) {
    await days.nth(place).click();
    await dialog.locator('.visit-window').first().waitFor();
    while (await chooseFree(dialog)) {
      await dialog
        .getByRole('button', { name: /^(?:Book visit|Move the visit|(?:Book|Move) anyway)$/u })
        .click();
      const answered = dialog.locator('.visit-fault:not(:empty)');
      await Promise.race([dialog.waitFor({ state: 'detached' }), answered.waitFor().catch(() => undefined)]);
      if (!(await dialog.isVisible())) return;
    }
  }
  throw new Error('No free window within a week');
}

/** Calls the homeowner of that name and books. */
export async function callAndBook(page: Page, name: string, fromDay = 0): Promise<void> {
  const row = rowOf(page, name);
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  await bookFree(page, fromDay);
}

/** Takes down somebody who is on the line; who wants no visit yet is saved alone. */
export async function takeCaller(
  page: Page,
  caller: { readonly phone: string; readonly name: string; readonly zip: string },
  wantsVisit = true,
): Promise<void> {
  const { phone, name, zip } = caller;
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await window.getByLabel('Phone').fill(phone);
  await window.getByLabel('Name').fill(name);
  await window.getByLabel('ZIP code').fill(zip);
  await window.getByLabel('Appliance').selectOption('washer');
  await window.getByRole('button', { name: wantsVisit ? 'Save and book' : 'Save caller' }).click();
  if (!wantsVisit) return window.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: `Book a visit for ${name}` }).waitFor();
  await bookFree(page);
}

/** Calls whoever is in that row, and says what came of it; a time to call again is the first that is offered. */
export async function callAndSay(page: Page, name: string, outcome: string): Promise<void> {
  const row = rowOf(page, name);
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: outcome, exact: true }).click();
  if (outcome === 'No answer') await row.getByRole('button', { name: /15 min/u }).click();
  await row.locator('.board-said').waitFor();
}
