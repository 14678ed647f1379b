// The form of one recall: which machines, when, and the agency's page. Words: recall-words.ts.
import type { BrandSlug } from '../brands.ts';
import type { ServiceSlug } from '../services.ts';

export type Recall = {
  /** The agency's release number: "24335". A name of ours where the copy we read has none: "bsh-2017". */
  readonly id: string;
  /** Day of the release, ISO; the month where we read no day; neither where the copy we read has no date. */
  readonly date?: string;
  /** Every brand of ours that the notice names. */
  readonly brands: readonly [BrandSlug, ...BrandSlug[]];
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]];
  /** Those of them that the notice orders off until the repair, or not to be used before a call. */
  readonly leaveOff?: readonly [ServiceSlug, ...ServiceSlug[]];
  /** How many were sold in the United States, where what we read gives the whole number. */
  readonly units?: number;
  /** The agency's page, below www.cpsc.gov/Recalls/, where we read its address. */
  readonly page?: string;
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
