// Figures for a monitor, in Prometheus' format, for who has the token. No personal data: counts and times only.
import { dayMs } from '#domain/clocks/durations.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from './same-secret.ts';
import { joinSlices } from '#domain/figures/figure-slices.ts';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { FiguresStore } from '#server/store/records/figures/figures-store.ts';
import type { ClockStore } from '#server/store/records/clock/clock-store.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';

export type Metrics = {
  /** Measures a request from now until its answer is sent. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** The answer to GET /metrics. */
  readonly answer: (authorization: string | undefined) => Promise<Response>;
};

export type MetricsParts = {
  readonly token: string;
  readonly store: Pick<IntakeStore, 'countLeads' | 'checkReachable'> &
    Pick<NoticeStore, 'countNotices'> &
    Pick<FiguresStore, 'countSlices'> &
    Pick<ClockStore, 'isClockDoubted'>;
  readonly now: () => number;
  /** A clock that only runs forward, in milliseconds. */
  readonly elapsedMs: () => number;
};

/** Few and fixed, whatever visitors ask for. */
function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/(?:api\/(?:quote|message|coverage)|healthz|readyz|metrics)$/u.test(path)) return path;
  // Apart, because the board’s list is held back until there is news.
  if (/^\/(?:api\/)?board(?:\/|$)/u.test(path)) return 'board';
  return path.startsWith('/api/') ? 'api' : 'site';
}

/** Makes the metrics of one server. */
export function createMetrics({ token, store, now, elapsedMs }: MetricsParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5],
    registers,
  });
  const leads = new Gauge({ name: 'leads', help: 'Leads kept', registers });
  const labelNames = ['channel', 'state'];
  const notices = new Gauge({ name: 'notices', help: 'Notices', labelNames, registers });
  const age = new Gauge({ name: 'notice_oldest_seconds', help: 'Overdue by', labelNames, registers });
  const day = (name: string, what: string) =>
    new Gauge({ name, help: `${what}, leads of the last 24 hours`, registers });
  const median = day('callback_median_seconds', 'From the start of the call-back clock to the call');
  const owed = day('callbacks_owed', 'Calls made or overdue');
  const kept = day('callbacks_kept', 'Calls made in time');
  const doubted = new Gauge({ name: 'clock_doubted', help: '1: nothing is erased by age', registers });
  const spooled = new Gauge({ name: 'leads_spooled', help: 'Leads waiting for the database', registers });

  async function read(): Promise<void> {
    // What takes no lead can often still be read: the other figures are wanted then most of all.
    const health = await store.checkReachable().catch(() => undefined);
    if (health !== undefined) spooled.set(health.database === 'reachable' ? 0 : health.spooled);
    leads.set(await store.countLeads());
    notices.reset();
    age.reset();
    for (const { channel, state, count, oldestAt } of await store.countNotices()) {
      notices.set({ channel, state }, count);
      const isWaiting = state === 'due' || state === 'retry' || state === 'leased';
      if (isWaiting) age.set({ channel, state }, Math.max(0, (now() - oldestAt) / 1000));
    }
    // The day's calls, and what is known of the clock, are in the database alone.
    if (health?.database === 'unreachable') return;
    doubted.set(Number(await store.isClockDoubted()));
    const lastDay = { fromMs: now() - dayMs, untilMs: now() + 1 };
    const figures = joinSlices(await store.countSlices([lastDay], now()));
    median.set((figures.medianMs ?? 0) / 1000);
    owed.set(figures.owed);
    kept.set(figures.kept);
  }

  return {
    watch(request, response) {
      const startedAt = elapsedMs();
      const { method = '', url = '' } = request;
      response.once('finish', () => {
        const labels = { method, route: routeOf(url), status: response.statusCode };
        requests.observe(labels, (elapsedMs() - startedAt) / 1000);
      });
    },
    async answer(authorization = '') {
      if (!isSameSecret(authorization, `Bearer ${token}`))
        return new Response('', {
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' },
        });
      await read();
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}
