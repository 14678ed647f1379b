// The shape of what we say about a place. A fact we are not sure of is left out: optional fields may be missing.
import type { FactSource } from './fact-sources.ts';
import type { Localized } from '#content/language.ts';

export type HomeKind =
  | 'age-restricted communities'
  | 'block houses'
  | 'estates'
  | 'gated communities'
  | 'high-rise condos'
  | 'historic homes'
  | 'low-rise condos'
  | 'mobile homes'
  | 'new subdivisions'
  | 'rural acreage'
  | 'seasonal homes'
  | 'single-family houses'
  | 'townhouses'
  | 'vacation rentals';

/** Where most tap water comes from, as it matters to an appliance; wells in limestone bring hard water. */
export type WaterOrigin =
  'limestone wells' | 'membrane-treated wells' | 'river or lake' | 'regional blend' | 'private wells';

type Utilities = { readonly utilities: readonly [string, ...string[]]; readonly source: FactSource };
type Statement = { readonly text: Localized<string>; readonly source: FactSource };

export type CityFacts = {
  /** What living there means for appliances: a summary of the facts below, so it names no source of its own. */
  readonly intro: Localized<string>;
  /** Each utility serves a part of the place when there are several; the one with most homes first. */
  readonly electricity: Utilities;
  /** Only where gas mains are common in the place, not in every street. */
  readonly gas?: Utilities;
  readonly water?: Utilities & { readonly origin: WaterOrigin; readonly note: Localized<string> };
  readonly homes: Statement & { readonly kinds: readonly [HomeKind, ...HomeKind[]] };
  /** What salt, damp or heat does there. */
  readonly air: Statement;
  /** How to find one's way; landmarks only as orientation. */
  readonly orientation: { readonly texts: Localized<readonly string[]>; readonly source: FactSource };
  /** What associations and permit offices ask for. */
  readonly buildingRules?: Statement;
  readonly storms?: Statement;
};
