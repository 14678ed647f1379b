import { describeFault, type Log } from '#server/log/log.ts';
import { nameStoreFault } from '#server/store/store-fault.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';

const noStore = { 'Cache-Control': 'no-store' } as const;

/** GET /healthz: the process is up. */
export function answerHealth(): Response {
  return Response.json({ status: 'up' }, { headers: noStore });
}

export type ReadinessParts = {
  readonly site: { readonly pages: ReadonlySet<string> };
  readonly store: Pick<IntakeStore, 'checkReachable'>;
  readonly isStopping: () => boolean;
  readonly log: Log;
};

/**
 * GET /readyz: pages are there and leads can be kept. 503 while the server is stopping, without a built site (it takes leads
 * then, but visitors sent to it find nothing), and with the name of the fault while leads cannot be kept.
 */
export async function answerReadiness({ site, store, isStopping, log }: ReadinessParts): Promise<Response> {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: noStore });
  if (site.pages.size === 0) return Response.json({ status: 'no pages' }, { status: 503, headers: noStore });
  try {
    const health = await store.checkReachable();
    // Without its database the server still takes leads: it must stay in the balance, and say so.
    return Response.json({ status: 'ready', ...health }, { headers: noStore });
  } catch (fault) {
    const name = nameStoreFault(fault);
    log('error', 'store unreachable', { kind: name, ...describeFault(fault) });
    return Response.json({ status: 'store unreachable', fault: name }, { status: 503, headers: noStore });
  }
}
