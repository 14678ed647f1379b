// The form of one error code: what a display shows, apart from the words of any language. Words: code-words/.
import type { BrandSlug } from '../brands.ts';
import type { ServiceSlug } from '../services.ts';
import type { MayRun } from '../signs/sign-form.ts';
import type { SignSlug } from '../signs/signs.ts';
import type { makerDocuments } from './maker-documents.ts';
import type { makerPages } from './maker-pages.ts';

/** Machines of an appliance to which the maker limits a code. */
export type CodeKind = 'front-load' | 'top-load' | 'gas' | 'steam' | 'induction';

/** A maker's page or document by its short name. */
export type CodeSourceId = keyof typeof makerPages | keyof typeof makerDocuments;

/**
 * One meaning of a maker's codes for one appliance. Only what the maker's own page or document says stands here, read itself or
 * through a public list that names it; the list's source says which.
 */
export type CodeFacts<Service extends ServiceSlug = ServiceSlug> = {
  /** Unique for its brand and appliance, and the end of its anchor: "4c" in "samsung-washer-4c". Never used again for another meaning. */
  readonly slug: string;
  /** As the display shows them; several spellings of one meaning stand together. */
  readonly codes: readonly [string, ...string[]];
  /** Only these machines of the appliance, if the maker says so. */
  readonly kind?: CodeKind;
  /** The sign of the catalogue it goes with, if there is one. */
  readonly sign?: SignSlug<Service>;
  readonly mayRun: MayRun;
  /** A status that the machine shows, no fault: nothing has to be repaired. */
  readonly isStatus?: true;
};

type ListOf<Service extends ServiceSlug> = {
  readonly service: Service;
  /** The brands whose machines show these codes, each with the page or document of its maker they were read in. */
  readonly pages: Readonly<Partial<Record<BrandSlug, CodeSourceId>>>;
  readonly codes: readonly CodeFacts<Service>[];
};

/** The codes that one page or document of a maker names for one appliance. */
export type CodeList = { readonly [Service in ServiceSlug]: ListOf<Service> }[ServiceSlug];
export type CodeLists = Readonly<Record<string, CodeList>>;

/** What a language says of one code. */
export type CodeWords = {
  /** At most 20 words. */
  readonly meaning: string;
  /** What to try, without tools, or that there is nothing to try; at most 30 words. */
  readonly tryFirst: string;
};

/** The words of a group of lists, in one language: one entry for each code. */
export type WordsOfCodes<Lists extends CodeLists> = {
  readonly [Name in keyof Lists]: {
    readonly [Code in Lists[Name]['codes'][number] as Code['slug']]: CodeWords;
  };
};
