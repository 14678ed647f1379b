import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isZip } from '#domain/requests/quote-request.ts';
import { ask } from '#site/islands/board/answers/ask-board.ts';

const coverage = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('city'),
    cities: z.array(z.looseObject({ name: z.string(), county: z.string() })),
  }),
  z.looseObject({ kind: z.literal('county'), county: z.string() }),
  z.looseObject({ kind: z.literal('outside') }),
]);

export type ZipPlace =
  { readonly kind: 'unknown' | 'looking' | 'outside' } | { readonly kind: 'place'; readonly name: string };

function placeOf(told: z.output<typeof coverage>): ZipPlace {
  if (told.kind === 'outside') return { kind: 'outside' };
  if (told.kind === 'county') return { kind: 'place', name: `${told.county} County` };
  const names = told.cities.map(({ name }) => name).join(', ');
  const [first] = told.cities;
  return { kind: 'place', name: first === undefined ? names : `${names} (${first.county} County)` };
}

/** Where a ZIP code is, asked of the server while it is typed. */
export function useZipPlace(coveragePath: string, zip: string): ZipPlace {
  const [known, setKnown] = useState<{ readonly zip: string; readonly place: ZipPlace }>();
  const asked = zip.trim();
  useEffect(() => {
    if (!isZip(asked)) return undefined;
    const stop = new AbortController();
    const address = `${coveragePath}?zip=${asked}`;
    void ask(address, coverage, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setKnown({ zip: asked, place: answer.kind === 'news' ? placeOf(answer.value) : { kind: 'unknown' } });
    });
    return () => stop.abort();
  }, [coveragePath, asked]);
  if (!isZip(asked)) return { kind: 'unknown' };
  return known?.zip === asked ? known.place : { kind: 'looking' };
}
