// The server is killed and started anew between each two steps of a request's whole way, and while a form is being sent.
import { corePath } from '#domain/paths/paths.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from '../engines/drivers/engine.ts';
import { fieldNamed, fillIn, sendButton, wakeForm } from '../engines/journeys/quote-form.ts';
import { goTheWay } from '../engines/journeys/way-of-a-request.ts';
import { phone, testIn } from '../engines/visitor/engine-test.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { someAnswers } from '../support/requests/quote-form.ts';
import { startRequestServer } from '../support/servers/request-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';

/** Drives it in one engine, with script and without, on both stores. */
export function goWithKills(name: string, start: () => Promise<Engine>): void {
  const test = testIn(start);
  const postgres: { server?: TestPostgres } = {};
  beforeAll(async () => {
    postgres.server = await startPostgres();
  });
  afterAll(() => postgres.server?.stop());

  for (const store of ['SQLite', 'PostgreSQL'])
    for (const hasScript of [true, false]) {
      const how = `on ${store}, ${hasScript ? 'with' : 'without'} script`;
      const startOne = async () =>
        startRequestServer(store === 'SQLite' ? undefined : await postgres.server?.createDatabase());

      test(`${how}, a request killed between each two steps is lost nowhere, doubled nowhere, and told truly`, async ({
        visit,
      }) => {
        const server = await startOne();
        const origin = server.origin;
        const visitor = await visit({ ...phone, hasScript, origin, mayComplain: true });
        const startedAt = performance.now();
        let kills = 0;
        async function between(): Promise<void> {
          await server.kill();
          kills += 1;
          await server.startAgain();
        }
        await goTheWay({ visitor, server, hasScript, email: 'whole-way@example.com', between });
        expect(kills).toBe(11);
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        tellFigures(`${name} ${how}: ${kills} kills, nothing lost, nothing doubled, ${seconds} s`);
      });

      test(`${how}, what is sent to a dead server is sent again, and is one request`, async ({ visit }) => {
        const server = await startOne();
        const origin = server.origin;
        const visitor = await visit({ ...phone, hasScript, origin, mayComplain: true });
        const answers = someAnswers('dead-server@example.com');
        await visitor.open(corePath('contact'));
        if (hasScript) await wakeForm(visitor);
        await fillIn(visitor, answers);
        await server.kill();
        await visitor.press(sendButton);
        await visitor.untilGone(corePath('contact'));
        await server.startAgain();
        await visitor.open(corePath('contact'));
        if (hasScript) {
          await wakeForm(visitor);
          await visitor.read('This was not sent. Send again?');
          expect(await visitor.valueOf(fieldNamed('email'))).toBe(answers.email);
          await visitor.press({ kind: 'button', name: 'Send again' });
        } else {
          await fillIn(visitor, answers);
          await visitor.press(sendButton);
        }
        await visitor.untilAt(corePath('submitted'));
        await visitor.read('Thank you, Ana', 'h1');
        expect(await server.ask((kept) => kept.listLeads())).toMatchObject([{ email: answers.email }]);
      });
    }
}
