// While one client floods, other people's quotes are taken: all of them, and in time. How fast is for `npm run bench -- flood`.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { attacks } from '../support/hostile/flood/attacks.ts';
import { visitHonestly } from '../support/hostile/flood/honest-visitors.ts';
import { startAttack } from '../support/hostile/flood/start-attack.ts';
import { startServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

/** Ten times what a busy machine took. */
const deadlineMs = 3000;
/** What is allowed in a minute may come in the first second; a flood is answered fifty times in each. */
const mostAnswersInASecond = 300;
/** The server gives those it has begun with eight seconds. */
const stopDeadlineMs = 10_000;

test.each(attacks.filter(({ name }) => ['429', 'coverage page', 'slow bodies'].includes(name)))(
  'while one client floods ($name), everybody else’s quote is kept and thanked for in time',
  async (attack) => {
    const folder = await aFolder();
    writeSite(join(folder, 'dist'));
    const dataDir = join(folder, 'data');
    const server = await startServer({ folder, dataDir, variables: { QUOTE_RATE_PER_MINUTE: '20' } });
    const port = Number(new URL(server.origin).port);
    const entrance = { port, isTls: false };
    const attacker = startAttack({ ...attack, ...entrance, from: ['127.0.0.2'] });
    onTestFinished(() => attacker.end());
    const { times, failed } = await visitHonestly(entrance, 4);
    const answers = attacker.seconds.map((second) =>
      Object.values(second).reduce((sum, count) => sum + count, 0),
    );
    const stoppedAt = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(stopDeadlineMs);
    await attacker.end();
    expect(failed).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(deadlineMs);
    expect(Math.max(...answers)).toBeLessThan(mostAnswersInASecond);
    const store = await openSqliteStore(join(dataDir, 'leads.sqlite'));
    const kept = (await collectAllLeads(store)).map(({ requestId }) => requestId);
    await store.close();
    expect(kept.filter((id) => id.startsWith('honest-'))).toHaveLength(times.length);
    tellFigures(
      `${attack.name}: ${times.length} quotes of others, slowest ${Math.round(Math.max(...times))} ms; the flood was answered ${JSON.stringify(attacker.seconds)}`,
    );
  },
);
