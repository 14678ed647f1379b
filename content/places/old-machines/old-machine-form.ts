// The form of what a place does with a machine that is not worth fixing: who collects it, what must be done first, which site takes it.
// Only what an official page says and what lasts: no prices, days of the week or phone numbers but 311.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

export type OldMachineWords = {
  /** Who collects, and on what condition: one or two sentences for the page of the place. */
  readonly fact: string;
  /** What to do first. */
  readonly advice: string;
  /** Machines that the place itself wants without doors, locked or not: the law's choice is not told of these. */
  readonly doorsOff?: readonly ServiceSlug[];
  /** Rule and consequence for one appliance, under "Repair or replace?" of its page there; none where only the name would differ. */
  readonly lines?: Readonly<Partial<Record<ServiceSlug, string>>>;
};

export type OldMachineRule = {
  readonly words: Localized<OldMachineWords>;
  /** The pages of the city, county or authority that were read, by name: docs/sources.md has their addresses and years. */
  readonly sources: readonly [string, ...string[]];
};
