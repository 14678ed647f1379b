import { expect, test } from 'vitest';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

test('an owner turns the weekly mail off and on, which stands in the log of changes; a dispatcher does not', async () => {
  const app = await serveApp({ weeklyMailTo: ['owner@example.com'] });
  const owner = await anOperator(app);
  const dispatcher = await anOperator(app, 'Ben', 'dispatcher');
  const read = async (): Promise<unknown> => (await owner.get('/figures/weekly-mail')).json();
  expect(await read()).toEqual({ isOn: true, to: ['owner@example.com'] });
  const turn = (who: typeof owner, isOn: unknown) => who.ask('PUT', '/figures/weekly-mail', { isOn });
  expect(await (await turn(owner, false)).json()).toEqual({ isOn: false, to: ['owner@example.com'] });
  expect((await turn(owner, 'no')).status).toBe(422);
  expect((await turn(dispatcher, true)).status).toBe(403);
  expect((await dispatcher.get('/figures/weekly-mail')).status).toBe(403);
  expect(await read()).toMatchObject({ isOn: false });
  await turn(owner, true);
  const log = JSON.stringify(await (await owner.get('/changes')).json());
  expect(log).toMatch(/"weekly mail on".*"weekly mail off"/u);
});
