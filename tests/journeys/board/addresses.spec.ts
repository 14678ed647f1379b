// Every panel of the board has an address of its own: to link, to load again, to go back and forward.
import { rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('a tab stays when the page is loaded again, back and forward go through tabs, and a link opens one', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  const current = page.locator('.board-tabs a[aria-current=page]');
  const isShown = async (tab: string) => {
    await expect.poll(() => current.getAttribute('data-tab')).toBe(tab);
    expect(new URL(page.url()).hash).toBe(tab === 'work' ? '' : `#${tab}`);
  };
  await rowOf(page, 'Rosa Diaz').waitFor();
  await isShown('work');
  await showTab(page, 'Visits');
  await isShown('visits');
  await showTab(page, 'Figures');
  await isShown('figures');
  await page.reload();
  await isShown('figures');
  await page.goBack();
  await isShown('visits');
  await page.getByText('No visits on Wed, Jun 10.').waitFor();
  await page.goForward();
  await isShown('figures');
  await page.goto(`${new URL(page.url()).origin}/board#team`);
  await isShown('team');
  await page.getByRole('heading', { name: 'Who may use the board' }).waitFor();
  // A link to a lead is no tab.
  await page.goto(await server.mailedLink());
  await rowOf(page, 'Rosa Diaz').getByText('What was done').waitFor();
  await isShown('work');
});

test('technicians and windows have an address to link, to load again and to go back from; it is nothing to a dispatcher', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByText('No visits on Thu, Jun 11.').waitFor();
  await page.getByRole('button', { name: 'Technicians and windows' }).click();
  const heading = page.getByRole('heading', { name: 'Technicians and windows' });
  await heading.waitFor();
  expect(new URL(page.url()).hash).toBe('#visits/technicians');
  await page.getByRole('button', { name: 'Back to the visits' }).click();
  await page.getByText('No visits on Thu, Jun 11.').waitFor();
  await page.goBack();
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await showTab(page, 'Hours & notices');
  await page.getByRole('link', { name: 'Technicians and windows' }).click();
  await heading.waitFor();
  const dispatcher = await signIn(server, open, { name: 'Dora', role: 'dispatcher' });
  await dispatcher.goto(`${new URL(page.url()).origin}/board#visits/technicians`);
  await dispatcher.getByText('No visits on Wed, Jun 10.').waitFor();
});
