// The app the product runs, with parts of the test's choosing, on a port of its own.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AppParts } from '#server/product/app-parts.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, listen } from '#server/http/http-server.ts';
import type { Address } from '#server/http/method-guard.ts';
import { requestLimits } from '#server/http/limits/request-limits.ts';
import { listSecurityHeaders, type Header } from '#server/http/security-headers.ts';
import { loadSite, type Site } from '#server/http/site/site.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { createLog } from '#server/log/log.ts';
import { createPhotoDesk } from '#server/photos/photo-desk.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { noon } from '../builders/a-quote.ts';
import { smallSite, writeSite } from './a-site.ts';
import { createNextWindowSource } from '#server/opening/next-window-source.ts';
import { createOpeningSource } from '#server/opening/opening-source.ts';
import { aCompany } from '../builders/company.ts';
import { aFolder } from '../machine/temporary-folder.ts';

export type ServedApp = {
  readonly origin: string;
  readonly store: LeadStore;
  /** What was logged, line by line. */
  readonly lines: readonly string[];
  /** What every answer is to carry. */
  readonly securityHeaders: readonly Header[];
  /** What the API answers, each with its methods. */
  readonly addresses: readonly Address[];
  /** The pages say the next open windows as they are now. */
  readonly countWindows: () => Promise<void>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
};

/** What the service that tells of calls and texts signs with, and the address it calls. */
export const phoneService = {
  token: 'only-for-tests-0123456789',
  publicOrigin: 'https://desk.example.com',
} as const;

async function siteWith(templates: Readonly<Record<string, string>>, folder: string): Promise<Site> {
  // The components themselves: no test of the server waits for a build.
  const { answerParts: parts } = await import('#site/answers/answer-parts.tsx');
  if (Object.keys(templates).length === 0) return { ...smallSite(), parts };
  writeSite(join(folder, 'dist'), templates);
  return { ...loadSite(join(folder, 'dist')), parts };
}

/** Starts the app for one test. Redirects are not followed. */
export async function serveApp({
  postsPerMinute = 0,
  templates = {},
  ...changes
}: Partial<
  Omit<AppParts, 'store'> & {
    readonly store: LeadStore;
    readonly postsPerMinute: number;
    /** More files of the site. */
    readonly templates: Readonly<Record<string, string>>;
  }
> = {}): Promise<ServedApp> {
  const folder = await aFolder();
  const site = changes.site ?? (await siteWith(templates, folder));
  const store = changes.store ?? (await openSqliteStore(join(folder, 'leads.sqlite')));
  const lines: string[] = [];
  const now = changes.now ?? (() => noon);
  const log = () => undefined;
  const { hours } = changes.company ?? aCompany;
  const opening = changes.opening ?? createOpeningSource({ store, hours, log });
  const securityHeaders = listSecurityHeaders({
    inline: site.inline,
    behindTls: changes.board?.isHttps ?? false,
    hsts: 'plain',
    formEndpoint: undefined,
    backendOrigin: undefined,
    analyticsOrigin: undefined,
  });
  // Counted when a test asks for it, unlike in the product, where it goes on by itself.
  const windows = createNextWindowSource({
    store,
    opening: { ...opening, onChange: () => undefined },
    now,
    log,
  });
  let made = 0;
  const { listener, addresses } = createApp({
    site,
    securityHeaders,
    store,
    desk: createPhotoDesk(),
    calls: phoneService,
    texts: phoneService,
    notices: { channels: ['board'], acknowledgements: undefined },
    onLeadKept: () => undefined,
    ownOrigins: [],
    weeklyMailTo: [],
    proxies: 0,
    secureOrigin: undefined,
    limits: requestLimits(postsPerMinute),
    board: { secret: undefined, isHttps: false },
    company: aCompany,
    opening,
    windows,
    metrics: undefined,
    isStopping: () => false,
    now,
    newId: () => `id-${(made += 1)}`,
    newToken: () => `token-${(made += 1)}`,
    log: createLog({ level: 'debug', now: () => noon, write: (line) => lines.push(line) }),
    ...changes,
  });
  const server = createHttpServer(listener, securityHeaders, aCompany.phone);
  const origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await store.close();
  });
  return {
    origin,
    store,
    lines,
    securityHeaders,
    addresses,
    countWindows: windows.refresh,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    post: (path, fields, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, ...headers },
        redirect: 'manual',
      }),
  };
}
