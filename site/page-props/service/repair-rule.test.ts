import { expect, test } from 'vitest';
import { catalogueSources } from '#content/catalogue/fact-grades.ts';
import { services } from '#content/catalogue/services.ts';
import { repairRuleBlock } from './repair-rule.ts';

test('the page of a place has the rule, whatever breaks, and leads on to the reader’s own numbers', () => {
  for (const { slug } of services) {
    const { line, link } = repairRuleBlock(slug, 'en');
    expect(line, slug).toMatch(/^Consumer Reports advises .* half the price/u);
    expect(line, slug).not.toMatch(/\$|quoted/u);
    expect(link.path, slug).toBe(`/services/${slug}-repair#replace`);
  }
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
      /\btake (?:each door|its door|its door or lid) off, or lock the [a-z ]+ from the outside\. Florida law\b/u,
    );
});

test('no fact rests on a page that only quotes another: a survey is read itself, or in a newspaper', () => {
  const quoted = Object.entries(catalogueSources).filter(
    ([, { name }]) => /\bquoted by\b/u.test(name) || /\bas reported by\b.*\.(?:net|com|org)\b/u.test(name),
  );
  expect(quoted.map(([id]) => id)).toEqual([]);
});
