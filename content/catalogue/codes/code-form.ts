// The form of one error code: what a display shows, apart from the words of any language. Words: code-words/.
import type { BrandSlug } from '../brands.ts';
import type { ServiceSlug } from '../services.ts';
import type { MayRun } from '../signs/sign-form.ts';
import type { MakerPageId } from './maker-pages.ts';

/** One meaning of a maker's codes for one appliance. Only what the maker's own page confirms stands here. */
export type ErrorCodeFacts = {
  /** Unique in the catalogue: "samsung-washer-4c". Anchor on the page; never used again for another meaning. */
  readonly id: string;
  /** As the display shows them; several spellings of one meaning stand together. */
  readonly codes: readonly [string, ...string[]];
  /** The brands whose machines show it. */
  readonly brands: readonly [BrandSlug, ...BrandSlug[]];
  readonly service: ServiceSlug;
  /** Only these machines of the appliance, if the maker says so. */
  readonly kind?: 'front-load' | 'top-load' | 'gas' | 'electric' | 'induction';
  /** The sign of the catalogue it goes with, if there is one. */
  readonly sign?: string;
  readonly mayRun: MayRun;
  /** A note of the machine, no fault: nothing has to be repaired. */
  readonly isNotice?: true;
  readonly page: MakerPageId;
};

/** What a language says of one code. */
export type ErrorCodeWords = {
  /** At most 20 words. */
  readonly meaning: string;
  /** What to try, without tools, or that there is nothing to try; at most 30 words. */
  readonly tryFirst: string;
};
