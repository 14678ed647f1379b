// A server's store whose PostgreSQL can be taken away, and whose time passes when the test says so.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Log } from '#server/log/log.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openServingStore } from '#server/store/open-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { aStillTime } from './still-time.ts';
import { startTcpProxy } from '../network/tcp-proxy.ts';
import { aFolder } from '../machine/temporary-folder.ts';

/** A store on the PostgreSQL at `direct`, behind a wire that can be cut, with its spool in `dataDir`. */
export async function spoolSetupOn(direct: string) {
  const url = new URL(direct);
  const wire = await startTcpProxy(Number(url.port));
  url.port = String(wire.port);
  const dataDir = join(await aFolder(), 'data');
  const lines: string[] = [];
  const time = aStillTime();
  /** The look that a second brings. */
  async function look(): Promise<void> {
    await time.untilAsked(1000);
    time.end(1000);
    await time.untilAsked(1000);
  }
  const place = { databaseUrl: url.href, dataDir, onConnectionFault: () => undefined };
  const log: Log = (_level, event, { fault } = {}) =>
    void lines.push(fault === undefined ? event : `${event}: ${fault}`);
  onTestFinished(() => wire.close());
  return {
    ...{ wire, lines, dataDir, time, look },
    async untilReachable(store: LeadStore) {
      // The first connection after a cut may be one that broke.
      do await look();
      while ((await store.checkReachable()).database === 'unreachable');
    },
    async open() {
      const store = await openServingStore(place, log, time);
      onTestFinished(() => store.close());
      return store;
    },
    async openDatabase() {
      const store = await openPostgresStore({
        url: direct,
        onConnectionFault: () => undefined,
        patienceMs: 60_000,
      });
      onTestFinished(() => store.close());
      return store;
    },
  };
}
