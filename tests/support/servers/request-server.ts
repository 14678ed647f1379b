// A server with post, that can be killed at any moment and stands up again at the same address with the same leads.
import { expect, onTestFinished } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { findFreePort } from '../network/free-port.ts';
import { startMailServer, type ReceivedMail } from '../receivers/mail-server.ts';
import { startServer } from './start-server.ts';
import { aFolder } from '../machine/temporary-folder.ts';

/** A killed server's notices are leased to it for a while; the next waits that long before it sends them. */
const mailPatience = { timeout: 150_000, interval: 200 };

export type RequestServer = {
  readonly origin: string;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>;
  /** Starts the next one at the same place. */
  readonly startAgain: () => Promise<void>;
  /** The path of a visitor's own request, from the mail they got; waits until it is there. */
  readonly mailedPath: (email: string) => Promise<string>;
  /** The mails to an address, each once: what was sent again after a kill has the same Message-ID. */
  readonly listMails: (to: string) => readonly ReceivedMail[];
  /** What is kept, asked of the store itself. */
  readonly ask: <Answer>(question: (store: LeadStore) => Promise<Answer>) => Promise<Answer>;
};

/** Stopped when the test ends. Without `databaseUrl` it keeps leads in SQLite. */
export async function startRequestServer(databaseUrl?: string): Promise<RequestServer> {
  const [dataDir, port, post] = await Promise.all([aFolder(), findFreePort(), startMailServer()]);
  const variables = {
    PORT: String(port),
    // Where the links of mails lead.
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: post.url,
    NOTICE_TO: 'staff@example.com',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  let server = await startServer({ dataDir, variables });
  onTestFinished(() => server.kill());

  function listMails(to: string): readonly ReceivedMail[] {
    const found = post.received.filter((mail) => mail.to.includes(to));
    return [...new Map(found.map((mail) => [mail.mail.messageId, mail])).values()];
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => server.kill(),
    async startAgain() {
      server = await startServer({ dataDir, variables });
    },
    listMails,
    async mailedPath(email) {
      const path = () => /\/my-request\/[\w-]+/u.exec(listMails(email)[0]?.mail.text ?? '')?.[0];
      await expect.poll(path, mailPatience).toBeDefined();
      return path() ?? '';
    },
    async ask(question) {
      const store = await openStore({ databaseUrl, dataDir, onConnectionFault: () => undefined });
      try {
        return await question(store);
      } finally {
        await store.close();
      }
    },
  };
}
