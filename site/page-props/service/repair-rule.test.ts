import { expect, test } from 'vitest';
import { catalogueSources } from '#content/catalogue/fact-grades.ts';
import { services } from '#content/catalogue/services.ts';
import { guidePriceLine, repairRuleBlock } from './repair-rule.ts';

test('the page of a place has the rule, whatever breaks, and leads on to the reader’s own numbers', () => {
  for (const { slug } of services) {
    const { line, link } = repairRuleBlock(slug, 'en');
    expect(line, slug).toMatch(/^Consumer Reports advises .* half the price/u);
    expect(line, slug).not.toMatch(/\$|quoted/u);
    expect(link.path, slug).toBe(`/services/${slug}-repair#replace`);
  }
});

test('a guide’s figures are named as its own, with their month, or it is said that none was found', () => {
  const lines = services.map(({ slug }) => ({ slug, line: guidePriceLine(slug, 'en') }));
  const none = lines.filter(({ line }) => line.startsWith('We found no national price guide'));
  expect(none.map(({ slug }) => slug).toSorted()).toEqual(['range-hood', 'wine-cooler']);
  const priced = lines.filter(({ line }) =>
    /^This Old House, .* \$\d+ to \$\d+ \(as of November 2026\)\. Those are its figures, not our prices\.$/u.test(
      line,
    ),
  );
  expect(priced).toHaveLength(services.length - none.length);
});

test('what a child can be trapped in is left outside only with its doors off or locked, and nothing else is said to be', () => {
  const named = services.flatMap(({ slug }) => {
    const { law } = repairRuleBlock(slug, 'en');
    return law === undefined ? [] : [{ slug, law }];
  });
  expect(named.map(({ slug }) => slug).toSorted()).toEqual([
    'dryer',
    'refrigerator',
    'washer',
    'wine-cooler',
  ]);
  for (const { slug, law } of named)
    expect(law, slug).toMatch(
      /\bleave an old [a-z ]+ outside, take (?:each door|its door|its door or lid) off or lock it from the outside\. Florida law\b/u,
    );
});

test('no fact rests on a page that only quotes another: a survey is read itself, or in a newspaper', () => {
  const quoted = Object.entries(catalogueSources).filter(
    ([, { name }]) => /\bquoted by\b/u.test(name) || /\bas reported by\b.*\.(?:net|com|org)\b/u.test(name),
  );
  expect(quoted.map(([id]) => id)).toEqual([]);
});
