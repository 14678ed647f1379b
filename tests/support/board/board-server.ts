// The built site and the real app with a clock of the test's own: it is noon in Florida, and time goes on from there.
import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '#domain/people/roles.ts';
import { builtSite } from '../servers/a-site.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { boardPath, boardSignInPath } from '#domain/paths/paths.ts';
import { aMessage, aQuote, noon } from '../builders/a-quote.ts';
import { inviteToBoard } from './board-visitor.ts';
import { signCall } from '#server/http/calls/call-signature.ts';
import { phoneService, serveApp } from '../servers/serve-app.ts';

export type BoardServer = {
  /** The address of a sign-in link for an operator. */
  readonly inviteLink: (name: string, role?: OperatorRole) => Promise<string>;
  /** A visitor sends the quote form. */
  readonly sendQuote: (changes?: Readonly<Record<string, string>>) => Promise<Response>;
  /** A visitor sends the short form of the contact page. */
  readonly sendMessage: (changes?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Somebody calls the company, and nobody answers. */
  readonly missCall: (phone: string) => Promise<Response>;
  /** Somebody replies to a text of ours: STOP, say. */
  readonly replyText: (phone: string, text: string) => Promise<Response>;
  /** The link in the mail about the lead that came last. */
  readonly mailedLink: () => Promise<string>;
  /** Whoever sent the lead that came last calls it off, and says why. */
  readonly callOff: (reason: string) => Promise<void>;
  /** Its customer asks for another time than that of their visit. */
  readonly askAnotherTime: (wish: string) => Promise<void>;
  /** The mail server refuses for good all mail that is due. */
  readonly refuseMail: () => Promise<void>;
  readonly listLeads: () => Promise<readonly KeptLead[]>;
  readonly passMinutes: (minutes: number) => void;
};

const minute = 60_000;

/** As many visitors as a flood has, "Flood 1" and so on, send a quote each. */
export async function sendFlood(server: BoardServer, count: number): Promise<void> {
  for (let made = 1; made <= count; made += 1)
    await server.sendQuote({
      name: `Flood ${made}`,
      email: `flood${made}@example.com`,
      request_id: `flood-${made}`,
    });
}

/** Starts it on a store of its own, or on one it is given, which it closes. */
export async function startBoardServer(store?: LeadStore): Promise<BoardServer> {
  const startedAt = performance.now();
  const clock = { passedMs: 0 };
  const site = builtSite();
  const now = () => Math.round(noon + clock.passedMs + performance.now() - startedAt);
  const app = await serveApp({
    site,
    notices: { channels: ['email'], acknowledgements: { mostPerHour: 0 } },
    ...(store !== undefined && { store }),
    newId: randomUUID,
    newToken: randomUUID,
    now,
  });
  async function change(kind: 'cancel' | 'another-time', text: string): Promise<void> {
    const [lead] = await app.store.listLeads();
    const id = lead?.id ?? '';
    await app.store.changeRequest({
      ...{ id: `${id}.${kind}`, leadId: id, at: now(), content: {}, channels: [] },
      ...{ changes: [{ kind, text }], operator: 'Customer', note: text },
    });
  }
  return {
    inviteLink: async (name, role = 'owner') =>
      `${app.origin}${boardSignInPath}#${await inviteToBoard(app, name, { role })}`,
    sendQuote: (changes = {}) => app.post('/api/quote', aQuote(changes)),
    sendMessage: (changes = {}) => app.post('/api/message', aMessage(changes)),
    missCall(phone) {
      const call = { CallSid: `CA${phone}`, Direction: 'inbound', From: phone, CallStatus: 'no-answer' };
      const { token, publicOrigin } = phoneService;
      const signature = signCall(token, `${publicOrigin}/api/calls`, new URLSearchParams(call));
      return app.post('/api/calls', call, { 'x-twilio-signature': signature });
    },
    replyText(phone, text) {
      const reply = { MessageSid: `SM${phone}`, From: phone, Body: text };
      const { token, publicOrigin } = phoneService;
      const signature = signCall(token, `${publicOrigin}/api/texts`, new URLSearchParams(reply));
      return app.post('/api/texts', reply, { 'x-twilio-signature': signature });
    },
    async mailedLink() {
      const [lead] = await app.store.listLeads();
      return `${app.origin}${boardPath}#${lead?.id ?? ''}`;
    },
    async askAnotherTime(wish) {
      await change('another-time', wish);
    },
    async callOff(reason) {
      await change('cancel', reason);
    },
    async refuseMail() {
      const lease = { channel: 'email', owner: 'board', now: now(), leaseMs: minute, limit: 100 } as const;
      const outcome = {
        kind: 'dead',
        answer: { code: 'mail-address-refused', status: 550 },
      } as const;
      for (const notice of await app.store.leaseNotices(lease))
        await app.store.settleNotice({
          notice,
          owner: 'board',
          at: now(),
          attemptId: randomUUID(),
          outcome,
        });
    },
    listLeads: () => app.store.listLeads(),
    passMinutes(minutes) {
      clock.passedMs += minutes * minute;
    },
  };
}

/** The same on a PostgreSQL, where there may be several. */
export async function startBoardServerOn(url: string): Promise<BoardServer> {
  // A connection that was let go may hear of the end of its PostgreSQL before it is gone.
  return startBoardServer(
    await openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 }),
  );
}
