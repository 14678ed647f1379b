import { describeFault, type Log } from '../log.ts';
import { nameStoreFault } from '#server/store/store-fault.ts';
import type { IntakeStore } from '#server/store/leads/intake-store.ts';

const noStore = { 'Cache-Control': 'no-store' } as const;

/** GET /healthz: the process is up. */
export function answerHealth(): Response {
  return Response.json({ status: 'up' }, { headers: noStore });
}

/** GET /readyz: leads can be kept. 503 with the name of the fault while they cannot, or while the server is stopping. */
export async function answerReadiness(
  store: Pick<IntakeStore, 'checkReachable'>,
  isStopping: () => boolean,
  log: Log,
): Promise<Response> {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: noStore });
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
