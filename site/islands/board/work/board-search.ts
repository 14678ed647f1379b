// What is asked of the lists: words, and filters that narrow them.

export type BoardSearch = {
  readonly text: string;
  /** YYYY-MM-DD in the company's zone. */
  readonly day: string;
  readonly region: string;
  readonly state: string;
  readonly source: string;
};

export const noSearch: BoardSearch = { text: '', day: '', region: '', state: '', source: '' };

const longestText = 200;

/** How many filters are set. */
export function countFilters({ day, region, state, source }: BoardSearch): number {
  return [day, region, state, source].filter((value) => value !== '').length;
}

/** As the header "Board-Search" has it; empty if nothing is asked. */
export function searchHeader({ text, ...filters }: BoardSearch): string {
  const asked = Object.entries({ text: text.slice(0, longestText), ...filters });
  return new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
}
