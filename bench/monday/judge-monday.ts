// What the store says after a Monday, beside what the homeowners sent and the dispatchers meant.
import type { LeadStore } from '#server/store/lead-store.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { listCallers } from './a-monday.ts';

/** What a dispatcher meant to do, and how long the board took to show it. */
export type Press = {
  readonly leadId: string;
  readonly operator: string;
  /** As it is kept in the lead's history. */
  readonly outcome: string;
  /** From the press until the row showed it, ms by the wall's clock. */
  readonly tookMs: number;
};

export type Verdict = {
  /** Requests that were thanked for and are not kept, or kept twice. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Presses that are not kept at the lead they were meant for. */
  readonly missing: readonly string[];
  /** What is kept at a lead and nobody pressed there. */
  readonly unmeant: readonly string[];
  /** First calls by their promise. */
  readonly kept: number;
  readonly late: number;
  /** Late, and no alarm was raised for it. */
  readonly silent: readonly string[];
  /** From the start of a lead's clock to the first call, ms. */
  readonly callbacksMs: readonly number[];
  /** What is kept of every lead that is among the wrong ones, to be read by who looks for the fault. */
  readonly traces: readonly unknown[];
};

/** Enough for the outbox to look again: it waits by the wall's clock. */
const alarmGraceMs = 3 * 60_000;

function keyOf(leadId: string, operator: string, outcome: string): string {
  return `${leadId} ${operator} ${outcome}`;
}

/** The first list less the second, each as often as it stands there. */
function without(those: readonly string[], these: readonly string[]): readonly string[] {
  const left = these.reduce(
    (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1),
    new Map<string, number>(),
  );
  return those.filter((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** When it was called, or found to be nobody to call. */
function answeredAt({ calledAt, events }: KeptLead): number | undefined {
  return calledAt ?? events.find(({ outcome }) => outcome === 'spam' || outcome === 'not-ours')?.at;
}

async function hasAlarm(store: LeadStore, lead: KeptLead): Promise<boolean> {
  const notices = await store.listNotices({ leadId: lead.id });
  const alarms = notices.filter(({ kind }) => kind === 'alarm');
  // Called so shortly after that the alarm had not gone out: the board had it in red all the same.
  const isJust = (answeredAt(lead) ?? Infinity) <= lead.dueAt + alarmGraceMs;
  return isJust || alarms.some(({ state }) => state === 'sent');
}

async function traceOf(store: LeadStore, lead: KeptLead): Promise<unknown> {
  const { id, requestId, receivedAt, dueAt, state, heldBy, calledAt, events } = lead;
  const notices = await store.listNotices({ leadId: id });
  const told = notices.map((notice) => [notice.kind, notice.channel, notice.state, notice.attempts]);
  return { id, requestId, receivedAt, dueAt, state, heldBy, calledAt, events, told };
}

/** Judges the store of a Monday that is over; `now` is by its clock. */
export async function judgeMonday(
  store: LeadStore,
  presses: readonly Press[],
  now: number,
): Promise<Verdict> {
  const leads = await Promise.all(
    (await store.listLeads()).map(async ({ id }) => {
      const lead = await store.findLead(id);
      if (lead === undefined) throw new Error(`A lead of the list is gone: ${id}`);
      return lead;
    }),
  );
  const sent = listCallers().map(({ id }) => id);
  const ids = leads.map(({ requestId }) => requestId);
  const meant = presses.map(({ leadId, operator, outcome }) => keyOf(leadId, operator, outcome));
  const done = leads.flatMap(({ id, events }) =>
    events.map(({ operator, outcome }) => keyOf(id, operator, outcome)),
  );
  const isLate = (lead: KeptLead) => (answeredAt(lead) ?? now) > lead.dueAt;
  const late = leads.filter(isLate);
  const heard = await Promise.all(late.map((lead) => hasAlarm(store, lead)));
  const missing = without(meant, done);
  const unmeant = without(done, meant);
  const silent = late.filter((_, index) => heard[index] !== true).map(({ requestId }) => requestId);
  const wrong = leads.filter(
    ({ id, requestId }) =>
      silent.includes(requestId) || [...missing, ...unmeant].some((key) => key.startsWith(id)),
  );
  return {
    lost: without(sent, ids),
    doubled: without(ids, sent),
    missing,
    unmeant,
    kept: leads.length - late.length,
    late: late.length,
    silent,
    traces: await Promise.all(wrong.map((lead) => traceOf(store, lead))),
    callbacksMs: leads.flatMap(({ calledAt, clockStartsAt }) =>
      calledAt === undefined ? [] : [Math.max(0, calledAt - clockStartsAt)],
    ),
  };
}
