// How long each kind of wrong link to a request is looked for: who guesses must not learn from the time that one was right once.
import { randomBytes } from 'node:crypto';
import { openStore } from '#server/store/open-store.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { aQuote } from '../tests/support/builders/a-quote.ts';
import { startServer, type RunningServer } from '../tests/support/servers/start-server.ts';
import { quantile, type Measure, type Part } from './measure.ts';

const rounds = 500;
/** Not counted: the first answers are slower. */
const warmUpRounds = 50;

const aToken = () => randomBytes(32).toString('base64url');

/** Keeps links to leads that visitors sent, closes one and erases the lead of another; resolves with these two. */
async function makeDeadLinks({ origin, dataDir }: RunningServer) {
  for (const place of [1, 2, 3])
    await fetch(`${origin}/api/quote`, {
      method: 'POST',
      body: new URLSearchParams(aQuote({ phone: `305 555 010${place}`, email: `v${place}@example.com` })),
      headers: { origin },
      redirect: 'manual',
    });
  const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionFault: () => undefined });
  const tokens = { closed: aToken(), erased: aToken(), open: aToken() };
  const leads = await store.listLeads();
  const at = Date.now();
  for (const [index, token] of Object.values(tokens).entries()) {
    const link = {
      leadId: leads[index]?.id ?? '',
      tokenHash: hashRequestToken(token),
      createdAt: at,
    } as const;
    if (!(await store.keepRequestLink({ ...link, kind: 'link' }))) throw new Error('No lead for a link');
  }
  await store.closeRequestLink(hashRequestToken(tokens.closed));
  const erasing = { id: 'erased', leadId: leads[1]?.id ?? '', at, note: '', operator: 'Customer' };
  if (!(await store.eraseRequest(erasing))) throw new Error('Nothing was erased');
  await store.close();
  return tokens;
}

/** Milliseconds until a link is answered, with its status checked. */
async function timeLink(origin: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/my-request/${token}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 404) throw new Error(`A wrong link was answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** npm run bench -- links */
export const measureLinks: Part = async () => {
  const server = await startServer();
  const { closed, erased } = await makeDeadLinks(server);
  const kinds = { wrong: aToken, malformed: () => 'x', closed: () => closed, erased: () => erased };
  const times = Object.entries(kinds).map(([kind, token]) => ({ kind, token, ms: new Array<number>() }));
  for (let round = 0; round < rounds + warmUpRounds; round += 1)
    // In turn, and each as often first: what slows the machine slows all of them.
    for (let turn = 0; turn < times.length; turn += 1) {
      const one = times[(round + turn) % times.length];
      const ms = one === undefined ? NaN : await timeLink(server.origin, one.token());
      if (round >= warmUpRounds) one?.ms.push(ms);
    }
  await server.kill();
  const medians = times.map(({ kind, ms }) => ({ kind, value: quantile(ms, 0.5) }));
  const values = medians.map(({ value }) => value);
  return [
    ...medians.map(({ kind, value }): Measure => ({
      what: `A link that is ${kind}, median`,
      value,
      unit: 'ms',
    })),
    {
      what: 'Wrong links: most that the medians differ by',
      value: Math.max(...values) - Math.min(...values),
      unit: 'ms',
      goal: { atMost: 0.5 },
    },
  ];
};
