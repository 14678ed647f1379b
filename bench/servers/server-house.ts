// Servers on one PostgreSQL, with nginx before them as ops/nginx.conf has it, and a webhook that is told of every lead.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tests/support/network/free-port.ts';
import type { TestPostgres } from '../../tests/support/stores/postgres.ts';
import { runNginx } from '../../tests/support/network/run-nginx.ts';
import { startServer, type RunningServer } from '../../tests/support/servers/start-server.ts';
import { startNoticeCounter, type NoticeCounter } from './notice-counter.ts';

/** One machine sends it all here; the limits of the example are for one client each. */
const forOneClient = [
  ['rate=100r/s', 'rate=100000r/s'],
  ['rate=500r/s', 'rate=100000r/s'],
] as const;

export type House = {
  /** Of nginx, by TLS. */
  readonly port: number;
  readonly servers: RunningServer[];
  readonly hire: (place: number) => Promise<RunningServer>;
  readonly client: pg.Client;
  readonly counter: NoticeCounter;
  readonly end: () => Promise<void>;
};

/** With so many servers. */
export async function openHouse(postgres: TestPostgres, count: number): Promise<House> {
  const url = await postgres.createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'servers-'));
  const counter = await startNoticeCounter();
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const hire = (place: number) =>
    startServer({
      dataDir: join(folder, `data-${place}`),
      variables: {
        ...{ PORT: String(ports[place]), DATABASE_URL: url, TRUST_PROXY: '1' },
        ...{ PUBLIC_ORIGIN: 'https://www.example.com', WEBHOOK_URL: counter.url },
        WEBHOOK_SECRET: 'only-for-the-bench-of-servers',
      },
    });
  const servers = await Promise.all(ports.map((_, index) => hire(index)));
  const nginx = await runNginx({ folder, upstreamPorts: ports, changes: forOneClient });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const end = async () => {
    await nginx.end();
    await Promise.all(servers.map((server) => server.stop()));
    counter.close();
    await client.end();
    await rm(folder, { recursive: true });
  };
  return { port: nginx.port, servers, hire, client, counter, end };
}
