import { useQuery } from '@tanstack/react-query';
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
  | { readonly kind: 'unknown' | 'looking' | 'outside' }
  | { readonly kind: 'place'; readonly name: string };

function placeOf(found: z.output<typeof coverage>): ZipPlace {
  if (found.kind === 'outside') return { kind: 'outside' };
  if (found.kind === 'county') return { kind: 'place', name: `${found.county} County` };
  const names = found.cities.map(({ name }) => name).join(', ');
  const [first] = found.cities;
  return { kind: 'place', name: first === undefined ? names : `${names} (${first.county} County)` };
}

/** Where a ZIP code is, asked of the server while it is typed. */
export function useZipPlace(coveragePath: string, zip: string): ZipPlace {
  const asked = zip.trim();
  const { data = { kind: 'looking' } } = useQuery({
    queryKey: [coveragePath, asked],
    queryFn: async ({ signal }): Promise<ZipPlace> => {
      const answer = await ask(`${coveragePath}?zip=${asked}`, coverage, { signal });
      return answer.kind === 'news' ? placeOf(answer.value) : { kind: 'unknown' };
    },
    enabled: isZip(asked),
    // A place does not move.
    staleTime: 'static',
    refetchInterval: false,
  });
  return isZip(asked) ? data : { kind: 'unknown' };
}
