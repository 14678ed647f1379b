// Vitest's test with `visit`: comes to the site in one engine, and looks at the end at what the browser complained of.
import { afterAll, expect, inject, test as base } from 'vitest';
import type { Engine, Guise } from '../drivers/engine.ts';
import { asVisitor, type Visitor } from './visitor.ts';

export type Visit = (
  guise?: Partial<Guise> & {
    /** Where the site is. Default: the server of all journeys. */
    readonly origin?: string;
    /** The journey does what browsers complain of: takes the server away, say. */
    readonly mayComplain?: boolean;
  },
) => Promise<Visitor>;

const desk = { width: 1440, height: 900 };
/** Phone-sized, in CSS pixels. */
export const phone = { width: 360, height: 800 };

/** The engine starts with its first visitor, and stays for all tests of the file. */
export function testIn(start: () => Promise<Engine>) {
  let running: Promise<Engine> | undefined;
  afterAll(async () => (await running)?.close());
  return base.extend<{ visit: Visit }>({
    visit: async ({}, use) => {
      const tabs: { readonly listFaults: () => readonly string[]; readonly close: () => Promise<void> }[] =
        [];
      const faults: string[] = [];
      await use(async ({ origin = inject('origin'), mayComplain = false, ...guise } = {}) => {
        const engine = await (running ??= start());
        const tab = await engine.newTab({ ...desk, hasScript: true, ...guise });
        tabs.push({ listFaults: () => (mayComplain ? [] : tab.listFaults()), close: tab.close });
        return asVisitor(tab, origin);
      });
      for (const tab of tabs) {
        faults.push(...tab.listFaults());
        await tab.close();
      }
      expect(faults, `the browser complained of this:\n${faults.join('\n')}`).toEqual([]);
    },
  });
}

export type EngineTest = ReturnType<typeof testIn>;
