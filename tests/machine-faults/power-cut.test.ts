// The power goes while the server takes a load of posts: what was not flushed to the disk is gone. Whoever was thanked
// before that must be in the store after the disk came back. (Here the server outlives its disk, and Linux may call a
// flush done that was under way when the file system was shut down; with the power gone nobody would hear of it.)
// `FAULT_ROUNDS` says how often; the goal is thirty.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { writeSite } from '../support/servers/a-site.ts';
import { findFreePort } from '../support/network/free-port.ts';
import { mountLoopDisk } from '../support/machine/loop-disk.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 10);
const postsPerRound = 1000;

test.each(['leads.sqlite', 'spool.sqlite'])(
  `with the power cut ${rounds} times under load, no lead that was thanked for is missing from %s`,
  async (file) => {
    const disk = await mountLoopDisk(64);
    const folder = await aFolder();
    writeSite(join(folder, 'dist'));
    const dataDir = join(disk.folder, 'data');
    // Nobody listens there: leads go to the spool.
    const away = `postgres://nobody:nothing@127.0.0.1:${await findFreePort()}/none`;
    const variables = file === 'spool.sqlite' ? { DATABASE_URL: away } : {};
    const thanked: string[] = [];
    let unthanked = 0;
    let lost = 0;
    const inTheInstant = { thanked: 0, lost: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ folder, dataDir, variables });
      onTestFinished(() => server.kill());
      const cutAfter = 30 + ((round * 211) % (postsPerRound - 300));
      let cut = Promise.resolve(0);
      const load = await postQuotes({
        origin: server.origin,
        name: `round-${round}`,
        count: postsPerRound,
        onThanks(count) {
          if (count === cutAfter) cut = disk.cutPower();
        },
      });
      const cutAt = Math.floor(await cut);
      const before = load.thanked.filter((id) => (load.thankedAt.get(id) ?? 0) < cutAt);
      const after = load.thanked.slice(before.length);
      thanked.push(...before);
      unthanked += load.failed.length;
      // Without a disk nobody is thanked, and the server neither hangs nor dies.
      expect(load.failed.filter((status) => status !== 503)).toEqual([]);
      expect(load.failed.length).toBeGreaterThan(0);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
      await server.kill();
      await disk.comeBack();

      const database = new DatabaseSync(join(dataDir, file));
      const kept = new Set(
        database
          .prepare('select request_id from leads')
          .all()
          .map((row) => row.request_id),
      );
      const health = database.prepare('pragma integrity_check').get();
      const untold = database
        .prepare('select id from leads where id not in (select lead_id from notices)')
        .all();
      database.close();
      lost = thanked.filter((id) => !kept.has(id)).length;
      inTheInstant.thanked += after.length;
      inTheInstant.lost += after.filter((id) => !kept.has(id)).length;
      expect.soft(lost).toBe(0);
      expect.soft(health).toEqual({ integrity_check: 'ok' });
      expect.soft(untold).toEqual([]);
    }
    tellFigures(
      `${file}: power cut ${rounds} times, ${thanked.length} thanked for, ${lost} lost; ${inTheInstant.lost} of ${inTheInstant.thanked} lost that were answered after the cut had begun; ${unthanked} refused with 503 after the cuts`,
    );
  },
  900_000,
);
