// How well a fact is founded. docs/sources.md keeps one row for every fact that is not trade knowledge.

/** "trade" is what technicians know from practice; the pages say so where it matters. */
export type FactGrade = 'maker' | 'agency' | 'survey' | 'utility' | 'data set' | 'trade';

/** One text that was read. `url` is the page itself where it is public, without a scheme. */
export type CatalogueSource = {
  readonly name: string;
  readonly grade: Exclude<FactGrade, 'trade'>;
  readonly url?: string;
};

/** Where the catalogue's facts come from, by short name. */
export const catalogueSources = {
  'cr-survey': {
    name: 'Consumer Reports, survey of members on 381,000 appliances bought 2008 to 2018, as reported by the Quad-City Times',
    grade: 'survey',
  },
  'nahb-life': {
    name: 'National Association of Home Builders and Bank of America, Study of Life Expectancy of Home Components, 2007',
    grade: 'survey',
  },
  'cr-half-price': {
    name: 'Consumer Reports, Repair or replace it?, November 2008',
    grade: 'survey',
    url: 'consumerreports.org/cro/appliances/resource-center/repair-or-replace-it-1005',
  },
} as const satisfies Readonly<Record<string, CatalogueSource>>;

export type CatalogueSourceId = keyof typeof catalogueSources;
/** What a fact rests on: a source that was read, or the trade's knowledge. */
export type FactBasis = CatalogueSourceId | 'trade';
