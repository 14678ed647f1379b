// The makers' own pages that confirm codes. Addresses without a scheme; "read" says how the page was read.
import type { ServiceSlug } from '../services.ts';

export type MakerPage = {
  /** Name of the page as a link says it: "Samsung: washer error codes". */
  readonly name: string;
  readonly url: string;
  readonly services: readonly ServiceSlug[];
};

export const makerPages = {
  'samsung-washer': {
    name: 'Samsung support: washer information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10000997/',
    services: ['washer'],
  },
} as const satisfies Readonly<Record<string, MakerPage>>;

export type MakerPageId = keyof typeof makerPages;
