// The built site and the real app with a clock the test sets and exceptions the test makes, for what pages say at an hour.
import { builtSite } from './a-site.ts';
import { createOpeningSource } from '#server/opening/opening-source.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { brandPath, cityPath, cityServicePath, corePath, servicePath } from '#domain/paths/paths.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { aChange } from '../builders/an-exception.ts';
import { serveApp } from './serve-app.ts';
import { aFolder } from '../machine/temporary-folder.ts';

/** Pages of every kind, in Pinellas and elsewhere, that say what holds at this minute. */
export const toldPages = [
  corePath('home'),
  cityPath('clearwater'),
  cityPath('miami'),
  cityServicePath('clearwater', 'dryer'),
  servicePath('washer'),
  brandPath('sub-zero'),
  corePath('contact'),
  corePath('submitted'),
] as const;

export type OpeningServer = {
  readonly origin: string;
  /** Sets the server's clock, ISO 8601 with offset. It stands still. */
  readonly setTime: (at: string) => void;
  readonly put: (exception: OpeningException) => Promise<void>;
  readonly takeAway: (id: string) => Promise<void>;
  /** The pages say the next open windows as they are now. */
  readonly countWindows: () => Promise<void>;
  readonly store: LeadStore;
};

/** Starts it at a time. */
export async function startOpeningServer(at: string): Promise<OpeningServer> {
  const clock = { now: Date.parse(at) };
  const site = builtSite();
  const store = await openSqliteStore(join(await aFolder(), 'leads.sqlite'));
  const opening = createOpeningSource({ store, hours: statedCompany.hours, log: () => undefined });
  const app = await serveApp({
    site,
    store,
    opening,
    company: statedCompany,
    newId: randomUUID,
    now: () => clock.now,
  });
  return {
    origin: app.origin,
    countWindows: app.countWindows,
    store,
    setTime(time) {
      clock.now = Date.parse(time);
    },
    async put(exception) {
      await store.addOpening(aChange(exception));
      await opening.refresh();
    },
    async takeAway(id) {
      await store.removeOpening({ id, operator: 'Ana', at: clock.now, hours: statedCompany.hours });
      await opening.refresh();
    },
  };
}
