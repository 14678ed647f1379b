// WCAG 2.2 AA in every state of the board that a day brings: on phone and desktop, light and dark.
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { listViolations, rowOf, showTab, signIn } from '../support/board/board-page.ts';
import { startBoardServer, type BoardServer } from '../support/board/board-server.ts';
import { addTechnician, bookFor, stepVisit } from '../support/board/visit-desk.ts';
import { expect, test } from '../support/browser/browser.ts';

const rules: RunOptions = {
  // By their tags: the size of targets is among those of 2.2, and left out by default.
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
};
/** What the dark scheme can break: it changes colors, and no element. */
const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Colors of the other scheme are all there only when they have been drawn. */
const twoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Looks at one state of the board at both widths, light and dark. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [colorScheme, wanted] of [
      ['light', rules],
      ['dark', colorRules],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(twoFrames);
      // Asked again while colors are on their way; what is wrong stays wrong.
      await expect
        .poll(() => listViolations(page, wanted), {
          message: `${state}, ${width} px, ${colorScheme}`,
        })
        .toEqual([]);
    }
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, `${state}, ${width} px, as wide as the screen`).toBe(clientWidth);
  }
}

async function send(server: BoardServer, name: string, more = {}): Promise<void> {
  const phone = `(305) 555-0${name.charCodeAt(0)}${name.length}`.padEnd(14, '1');
  const own = { name, phone, email: `${name.toLowerCase()}@example.com`, request_id: `request-of-${name}` };
  await server.sendQuote({ ...own, ...more });
}

async function callAgain(page: Page, name: string, when: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(page, name).getByRole('button', { name: 'No answer' }).click();
  await rowOf(page, name).getByRole('button', { name: when }).click();
  await rowOf(page, name)
    .getByText(/No answer\. Follow up/u)
    .waitFor();
}

/** One lead in each section of the work list, one suspect, and mails that were refused. */
async function aDay(server: BoardServer, page: Page): Promise<void> {
  for (const name of ['Again', 'Later', 'Missed']) await send(server, name);
  await rowOf(page, 'Missed').waitFor();
  await callAgain(page, 'Again', 'In 15 min');
  await callAgain(page, 'Later', 'In 1 hour');
  await server.refuseMail();
  server.passMinutes(20);
  await send(server, 'Rosa', { urgent: 'yes', email: 'again@example.com' });
  await send(server, 'Suspect', { company_website: 'filled' });
  await page.reload();
  for (const heading of ['On the clock 1', 'Overdue 1', 'Follow up 1', 'Later 1'])
    await page.getByRole('heading', { name: heading }).waitFor();
}

const visitor = { wantsNoMotion: true } as const;

test('the work list, a lead and what is done with it keep to WCAG 2.2 AA', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, visitor);
  await page.getByText('Nobody waits for a call.').waitFor();
  await look(page, 'empty');
  await aDay(server, page);
  await look(page, 'work list');
  await rowOf(page, 'Rosa').locator('.board-open').click();
  await rowOf(page, 'Rosa').getByText('What was done').waitFor();
  await look(page, 'opened lead');
  await rowOf(page, 'Rosa').getByRole('button', { name: 'No answer' }).click();
  await page.getByText('No answer. When to call again?').waitFor();
  await rowOf(page, 'Rosa').getByRole('button', { name: 'Another time' }).click();
  await rowOf(page, 'Rosa').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('That time is over.').waitFor();
  await look(page, 'when to call again');
  await rowOf(page, 'Rosa').getByRole('button', { name: 'Back' }).click();
  await rowOf(page, 'Rosa').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(page, 'Rosa').getByText('You are calling').waitFor();
  await look(page, 'calling');
  await rowOf(page, 'Rosa').getByRole('button', { name: 'Done' }).click();
  await rowOf(page, 'Rosa').getByRole('button', { name: 'Undo' }).waitFor();
  await look(page, 'saved, with Undo');
});

test('what lies around the work list keeps to WCAG 2.2 AA', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, visitor);
  await page.getByText('Nobody waits for a call.').waitFor();
  await aDay(server, page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('State').waitFor();
  await look(page, 'filters');
  await page.getByRole('searchbox').fill('555-0824');
  await rowOf(page, 'Rosa').getByText('Found in: phone').waitFor();
  await look(page, 'found');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await look(page, 'key help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add caller' }).click();
  await page.getByRole('button', { name: 'Save caller' }).click();
  await page.getByText('Type the name.').waitFor();
  await look(page, 'add caller, with faults');
  await page.keyboard.press('Escape');
  await showTab(page, 'Failed emails');
  await page.getByText('Given up.').first().waitFor();
  await look(page, 'failed notices');
  await showTab(page, 'Possible spam');
  await rowOf(page, 'Suspect').waitFor();
  await look(page, 'suspects');
  await showTab(page, 'Work list');
  await rowOf(page, 'Missed').locator('.board-open').click();
  await rowOf(page, 'Missed').getByRole('button', { name: 'Spam' }).click();
  await rowOf(page, 'Missed').getByText('Spam.', { exact: true }).waitFor();
  await showTab(page, 'Booked & closed');
  await rowOf(page, 'Missed').waitFor();
  await look(page, 'done');
});

test('visits, booking, technicians, corrections, figures and the team keep to WCAG 2.2 AA', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, visitor);
  for (const name of ['Rosa', 'Omar', 'Kim']) await send(server, name, { zip: '33606' });
  await rowOf(page, 'Kim').waitFor();
  const technicianId = await addTechnician(page, 'Ben Ortiz', { phone: '+18135550100', weekdays: [3] });
  await bookFor(page, 'Rosa', {
    technicianId,
    address: { street: '12 Palm Ave', unit: '4', access: 'Gate' },
  });
  await bookFor(page, 'Omar', { fromHour: 15 });
  await stepVisit(page, 'Omar', 'no-show');
  await page.reload();
  await rowOf(page, 'Kim').waitFor();
  await rowOf(page, 'Kim').locator('.board-open').click();
  await rowOf(page, 'Kim').getByRole('button', { name: 'Correct details' }).click();
  await rowOf(page, 'Kim').getByLabel('Name').waitFor();
  await look(page, 'correct details');
  await page.reload();
  await rowOf(page, 'Kim').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(page, 'Kim').getByRole('button', { name: 'Booked', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book visit' }).waitFor();
  await look(page, 'booking');
  await page.keyboard.press('Escape');
  await showTab(page, 'Visits');
  await page
    .locator('.visit-row', { hasText: 'Rosa' })
    .getByRole('button', { name: 'More for Rosa' })
    .click();
  await look(page, 'visits');
  await page.getByRole('button', { name: 'Technicians and windows' }).click();
  await page.getByRole('button', { name: 'Page link' }).click();
  await page.getByLabel('Address of the page').waitFor();
  await page.getByRole('button', { name: 'New page link' }).click();
  await page.getByRole('button', { name: 'Yes, make a new one' }).waitFor();
  await look(page, 'technicians');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('Works on').waitFor();
  await look(page, 'a technician');
  await showTab(page, 'Figures');
  await page.getByRole('table').first().waitFor({ state: 'attached' });
  await look(page, 'figures');
  await showTab(page, 'Team');
  await page.getByRole('button', { name: 'Add somebody' }).waitFor();
  await look(page, 'team');
});
