// What a search of the board asks for, out of its header.
import { listedStates, type ListedState } from '#domain/leads/lead.ts';
import { addDays, instantOn, isLocalDate } from '#domain/opening/local-date.ts';
import { regions } from '#content/places/regions.ts';
import type { BoardFilter } from '#server/store/records/search/search-filter.ts';

/** A search is a customer's name or number: it comes in a header, because proxies write addresses down. */
export type BoardSearch = {
  readonly text: string;
  readonly day: string | undefined;
  readonly region: string | undefined;
  readonly state: ListedState | undefined;
  readonly source: string | undefined;
  readonly page: string;
};

function plain(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);
}

/** `text=&day=YYYY-MM-DD&region=&state=&source=&page=`, any of them; what means nothing is left out. */
export function readSearch(header: string | undefined): BoardSearch {
  const given = new URLSearchParams(header);
  const [day, region] = [plain(given.get('day')), plain(given.get('region'))];
  return {
    text: plain(given.get('text')),
    day: isLocalDate(day) ? day : undefined,
    region: regions.find(({ slug }) => slug === region)?.slug,
    state: listedStates.find((state) => state === given.get('state')),
    source: plain(given.get('source')) || undefined,
    page: given.get('page') ?? '',
  };
}

/** Whether anything is searched for. */
export function isSearch({ text, day, region, state, source }: BoardSearch): boolean {
  return text !== '' || [day, region, state, source].some((one) => one !== undefined);
}

/** The filter of a search; its day is one of the company's zone. */
export function filterOf({ day, region, state, source }: BoardSearch, timeZone: string): BoardFilter {
  return {
    ...(day === undefined
      ? {}
      : { fromMs: instantOn(day, 0, timeZone), untilMs: instantOn(addDays(day, 1), 0, timeZone) }),
    region,
    state,
    source,
  };
}
