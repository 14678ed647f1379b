// What a start is given, and what comes of it.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { Log } from '#server/log/log.ts';

export type Surroundings = {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What the company states of itself; settings are laid over it. */
  readonly company: CompanyFacts;
  readonly now: () => number;
  readonly newId: () => string;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newToken: () => string;
  readonly write: (line: string) => void;
  /** Milliseconds since the process began. */
  readonly uptimeMs: () => number;
};

export type Start =
  | { readonly kind: 'started'; readonly stop: () => Promise<void>; readonly log: Log }
  | { readonly kind: 'faulty'; readonly message: string };
