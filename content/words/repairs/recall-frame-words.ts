// The words around a list of recalls, on service and brand pages. The recalls: catalogue/recalls/.
import type { Localized } from '#content/language.ts';

export const recallFrameWords = {
  en: {
    /** `of` is "stoves" or "Samsung". */
    heading: (of: string) => `Recalls of ${of}`,
    /** Leads to them from far above: "8 recalls of stoves, 2005 to 2024". */
    counted: (count: string, of: string, years: string) => `${count} of ${of}, ${years}`,
    years: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    intro:
      'The maker of a recalled machine repairs it free, replaces it, refunds your money, or pays something toward a new one. Look for your model number before you pay anybody for a repair.',
    none: (of: string) => `Among the brands we repair, we know of no recall of ${of}.`,
    sold: (units: string) => `${units} sold`,
    link: (number: string) => `CPSC recall ${number}`,
    /** For a notice whose number we did not read. */
    lookUp: 'Look it up at the CPSC',
    count: { one: 'recall', other: 'recalls' },
    note: 'Source: US Consumer Product Safety Commission (CPSC). This list may not be complete.',
    noteOfNone:
      'Source: US Consumer Product Safety Commission (CPSC). We may have missed one: search the CPSC site.',
    search: { text: 'Search all recalls', url: 'https://www.cpsc.gov/Recalls' },
  },
} as const satisfies Localized<unknown>;
