// The form of one recall: which machines, when, and the agency's page. Words: recall-words.ts.
import type { BrandSlug } from '../brands.ts';
import type { ServiceSlug } from '../services.ts';

export type Recall = {
  /** The agency's release number: "24335". Unique; the CPSC finds the recall by it. */
  readonly number: string;
  /** Day of the release, ISO. */
  readonly date: string;
  /** Brands on the recalled machines. */
  readonly brands: readonly [BrandSlug, ...BrandSlug[]];
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]];
  /** How many were sold in the United States, where the list we read gives the whole number. */
  readonly units?: number;
  /** The agency's page, below www.cpsc.gov/Recalls/. */
  readonly page: string;
};

/** What a language says of one recall. */
export type RecallWords = {
  /** Which machines, as a heading: "Slide-in electric ranges". */
  readonly machines: string;
  /** What can happen, in a few words. */
  readonly hazard: string;
  /** What the maker does for the owner, and what to do until then. */
  readonly remedy: string;
};
