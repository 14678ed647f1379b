import { findCoverage, type Coverage } from '#domain/places/coverage.ts';
import { cityPath, regionPath } from '#domain/paths/paths.ts';
import { coverageStatement } from '#domain/places/coverage-statement.ts';
import type { AnsweredPages } from '#server/http/answers/answered-pages.ts';
import { prefersPage } from '#server/http/prefers-json.ts';

type WriteCoverage = (coverage: Coverage) => string;

/** Makes what writes the page of a ZIP check; undefined if the site build made none. */
export function createCoveragePage(answered: AnsweredPages): WriteCoverage | undefined {
  const page = answered('/coverage');
  return (
    page &&
    ((coverage) => {
      const zip = coverage.kind === 'fault' ? undefined : coverage.zip;
      return page.page((parts) => parts.coverage({ said: coverageStatement(coverage, 'en'), zip }));
    })
  );
}

function factsOf(coverage: Coverage): Record<string, unknown> {
  if (coverage.kind === 'city') {
    const cities = coverage.cities.map(({ slug, name, county }) => ({
      slug,
      name,
      county,
      path: cityPath(slug),
    }));
    return { kind: coverage.kind, zip: coverage.zip, cities };
  }
  if (coverage.kind === 'county') {
    const { zip, county, region, nearest } = coverage;
    const near = nearest && {
      slug: nearest.city.slug,
      name: nearest.city.name,
      miles: nearest.miles,
      path: cityPath(nearest.city.slug),
    };
    return {
      kind: coverage.kind,
      zip,
      county,
      region: region.slug,
      path: regionPath(region.slug),
      ...(near && { nearest: near }),
    };
  }
  return coverage;
}

/**
 * GET /api/coverage?zip=33139: which of our places use a ZIP code. 400 for what is not five digits; no ZIP is ever
 * refused. Programs get JSON; a browser, which asks for text/html, gets the site's page with the same facts in words.
 */
export function answerCoverage(
  zip: string | undefined,
  accept: string | undefined,
  writePage: WriteCoverage | undefined,
): Response {
  const coverage = findCoverage(zip ?? '');
  const status = coverage.kind === 'fault' ? 400 : 200;
  const headers = {
    'Cache-Control': status === 200 ? 'public, max-age=3600' : 'no-store',
    Vary: 'Accept',
  };
  if (writePage === undefined || !prefersPage(accept)) {
    return Response.json(factsOf(coverage), { status, headers });
  }
  return new Response(writePage(coverage), {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
