// Two servers of one PostgreSQL, each with a dispatcher's board.
import { beforeAll, afterAll } from 'vitest';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServerOn } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { startPostgres, type TestPostgres } from '../../support/stores/postgres.ts';

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

test('what is done at the board of one server is seen at that of the other within five seconds', async ({
  open,
}) => {
  const url = (await postgres.server?.createDatabase()) ?? '';
  const [here, there] = [await startBoardServerOn(url), await startBoardServerOn(url)];
  const ana = await signIn(here, open);
  const leo = await signIn(there, open, { name: 'Leo' });
  await leo.getByText('Nobody waits for a call.').waitFor();
  await here.sendQuote({ name: 'Rosa Diaz' });
  await rowOf(leo, 'Rosa Diaz').waitFor();
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(ana, 'Rosa Diaz').getByText('Leo is calling').waitFor();
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'Done' }).click();
  await rowOf(leo, 'Rosa Diaz').getByText('Done.').waitFor();
  await expect.poll(() => ana.title()).toBe('Call board');
});
