// The form of the words of one brand. The words are in brand-words-{family}.ts and meet in brand-words.ts.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import type { SignSlug } from '#content/catalogue/signs/signs.ts';

/** Where the plate with model and serial number is, for one or more appliances of the brand. */
export type ModelTagPlace = { readonly services: readonly ServiceSlug[]; readonly place: string };

/**
 * What commonly fails in one appliance of this brand, and the sign of the catalogue that tells whether it may run and what to try.
 * Where no sign fits, its symptom is the title. Whether it may run is what the sign says, unless the problem says otherwise.
 */
export type BrandProblem = {
  readonly [Service in ServiceSlug]: {
    readonly service: Service;
    /** What its owner calls the machine, where that is not the name of the appliance. */
    readonly label?: string;
    /** What its owner sees, where no sign says it and another heading would hide it. */
    readonly symptom?: string;
    readonly sign?: SignSlug<Service>;
    /** Where there is no sign, or this cause of it is milder or graver than the sign. */
    readonly mayRun?: MayRun;
    /** Nothing is broken, or probably not: a mode, a lock, how it is built, or the air, level, pan or cleaning that its owner sees to. */
    readonly isNoFault?: true;
    /** Food gets warm, where no sign says it. */
    readonly warmsFood?: true;
    /** A recall of the brand covers it: the page leads to its recalls. */
    readonly isRecalled?: true;
    readonly text: string;
  };
}[ServiceSlug];

/** Everything a brand page says, in one language. */
export type BrandWords = {
  /** Title at most 60 characters, description 70 to 155. */
  readonly head: { readonly title: string; readonly description: string };
  /** The h1 of the brand page. */
  readonly heading: string;
  /** Two or three sentences under the heading: what the name stands for in a Florida home. */
  readonly intro: string;
  /** Families and technologies, by their correct names. Paragraphs. */
  readonly whatItMakes: readonly string[];
  /** The first digits of the model number by the maker that built the machine, where several did. */
  readonly builtBy?: Partial<Record<BrandSlug, readonly string[]>>;
  /** The one of our brands that built the last of its machines, where its codes may be the same. */
  readonly builder?: BrandSlug;
  /** Who owns the name today, and how it came there. */
  readonly owner: string;
  readonly modelTags: readonly ModelTagPlace[];
  readonly problems: readonly BrandProblem[];
  /** How easy parts are to get today. */
  readonly parts: string;
  /** That we are independent of the maker. */
  readonly independence: string;
};
