// A request in each state that its own page can show, one after another at one desk.
import type { Page } from 'playwright-core';
import type { BoardServer } from '../board/board-server.ts';
import { openRequest, openSent, pickWindow } from './open-request.ts';
import type { OpenPage, Visitor } from '../browser/browser.ts';
import { aPicture } from '../builders/picture-files.ts';
import { addTechnician, bookFor, mark, stepVisit } from '../board/visit-desk.ts';

type Desk = {
  readonly board: Page;
  readonly technicianId: string;
  readonly name: string;
  readonly hasScript: boolean;
};

type Shown = {
  readonly state: string;
  /** What is sent; the rest is as Rosa Diaz sends it. */
  /** It is the short form, which asks for no number. */
  readonly isMessage?: boolean;
  readonly answers?: Readonly<Record<string, string>>;
  /** Minutes that pass before it is sent. */
  readonly after?: number;
  /** What happens to it then. */
  readonly happen?: (page: Page, desk: Desk) => Promise<unknown>;
};

const book = (_: Page, { board, name, technicianId }: Desk) => bookFor(board, name, { technicianId });

async function step(page: Page, desk: Desk, ...steps: readonly string[]): Promise<void> {
  await book(page, desk);
  for (const one of steps) await stepVisit(desk.board, desk.name, one);
}

async function press(page: Page, heading: string, button: string): Promise<void> {
  await page.getByText(heading, { exact: true }).first().click();
  await page.getByRole('button', { name: button }).click();
  await page.waitForLoadState();
}

const cancel = (page: Page) => press(page, 'Cancel the request', 'Yes, cancel it');

async function addPhotos(page: Page, { hasScript }: Desk, count: number): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `label-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPicture(300 + index, 400)
        .jpeg()
        .toBuffer(),
    })),
  );
  await page.locator('#photos').scrollIntoViewIfNeeded();
  if (hasScript) await page.locator('[data-photo-form=scripted]').waitFor();
  await page.locator('#photo-files').setInputFiles(files);
  if (!hasScript) await page.getByRole('button', { name: 'Send the photos' }).click();
  await page
    .locator('[data-photo-list] > li')
    .nth(count - 1)
    .waitFor();
}

const longest = 'Bartholomew-Maximilian-Alexander';

const early: readonly Shown[] = [
  { state: 'received by day' },
  { state: 'outside the area', answers: { zip: '90210' } },
  { state: 'email only', isMessage: true },
  { state: 'called', happen: (_, { board, name }) => mark(board, name, 'called') },
  { state: 'tried', happen: (_, { board, name }) => mark(board, name, 'no-answer') },
  { state: 'booked without a visit', happen: (_, { board, name }) => mark(board, name, 'booked') },
  { state: 'not ours', happen: (_, { board, name }) => mark(board, name, 'not-ours') },
  { state: 'window held', happen: (page) => pickWindow(page, 'Thu, Jun 11', '9–11 am') },
];

const visited: readonly Shown[] = [
  { state: 'visit set', happen: book },
  { state: 'on the way', happen: (page, desk) => step(page, desk, 'on-the-way') },
  { state: 'done', happen: (page, desk) => step(page, desk, 'on-the-way', 'done') },
  { state: 'not met', happen: (page, desk) => step(page, desk, 'on-the-way', 'no-show') },
  { state: 'visit canceled', happen: (page, desk) => step(page, desk, 'cancel') },
];

/** In this order: in the end it is night. */
const changed: readonly Shown[] = [
  { state: 'five photos', happen: (page, desk) => addPhotos(page, desk, 5) },
  { state: 'a long name and long notes', answers: { name: `${longest} Diaz` }, happen: fillLong },
  {
    state: 'a correction refused',
    async happen(page) {
      await page.getByText('Correct phone, email or ZIP code', { exact: true }).click();
      await page.locator('#my-phone').fill('12');
      await page.getByRole('button', { name: 'Save the correction' }).click();
      await page.getByText('Not saved. Please check: Phone.').waitFor();
    },
  },
  { state: 'canceled', happen: (page) => cancel(page) },
  {
    state: 'canceled with a photo',
    async happen(page, desk) {
      await addPhotos(page, desk, 1);
      await cancel(page);
    },
  },
  { state: 'erased', happen: (page) => press(page, 'Erase everything', 'Yes, erase everything') },
  { state: 'nothing to show', happen: (page) => page.context().clearCookies() },
  { state: 'received at night', after: 10 * 60 },
];

/** In parts that take about as long. */
const requestStates = {
  'until a visit is set': early,
  'with a visit': visited,
  'changed, over, or at night': changed,
} as const;

async function fillLong(page: Page): Promise<void> {
  await page.locator('#my-code').fill('E24F06E24F06E24F06E2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-request=code]', { hasText: 'E24F06' }).waitFor();
  await page.getByText('Where do we come?', { exact: true }).click();
  await page.locator('#my-street').fill('PalmAve'.repeat(17));
  await page.locator('#my-access').fill('GateCode'.repeat(30));
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.locator('[data-request=access]', { hasText: 'GateCode' }).waitFor();
}

/** Brings a request into each state of a part and gives its page as it then is, opened by that visitor. */
export async function goThroughStates(
  part: keyof typeof requestStates,
  server: BoardServer,
  board: Page,
  open: OpenPage,
  visitor: Visitor,
  look: (page: Page, state: string, name: string) => Promise<void>,
): Promise<void> {
  const { hasScript = true } = visitor;
  const technicianId = await addTechnician(board, 'Ben Ortiz');
  for (const [index, { state, isMessage = false, answers = {}, after = 0, happen }] of requestStates[
    part
  ].entries()) {
    server.passMinutes(after);
    // Of several people, so that each has a request of their own.
    const person = {
      name: `Rosa ${state}`,
      email: `rosa-${index}@example.com`,
      phone: `305 555 01${index + 10}`,
    };
    const sent = { ...person, ...answers };
    const page = isMessage
      ? await openSent(
          await server.sendMessage({ name: sent.name, email: sent.email }),
          server,
          open,
          visitor,
        )
      : await openRequest(server, open, visitor, sent);
    await happen?.(page, { board, technicianId, name: sent.name, hasScript });
    if (state !== 'a correction refused' && state !== 'erased') await page.reload();
    await look(page, state, sent.name);
    await page.context().close();
  }
}
