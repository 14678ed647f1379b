// npm run pages:report — how alike the built pages are, family by family, the twenty closest pairs of all, and the twenty local pages
// that have the fewest words of their own.
import { families, readFamily, readUnshared } from '../support/pages/page-families.ts';
import { measureLikeness, median } from '../support/pages/page-likeness.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const measured = families.map((family) => ({ name: family.name, ...measureLikeness(readFamily(family)) }));

console.table(
  measured.map(({ name, pages, pairs, rawMedian, ownShareMedian }) => ({
    family: name,
    pages: pages.length,
    'closest Jaccard': pairs[0]?.jaccard.toFixed(3) ?? '0',
    'highest containment': Math.max(0, ...pairs.slice(0, 5000).map(({ containment }) => containment)).toFixed(
      3,
    ),
    'raw Jaccard, median': rawMedian.toFixed(3),
    'own shingles, median': percent(ownShareMedian),
    'words, least': Math.min(...pages.map(({ words }) => words)),
    'words, median': median(pages.map(({ words }) => words)),
    'own words, least': Math.min(...pages.map(({ ownWords }) => ownWords)),
  })),
);

console.log('The twenty closest pairs, the frame of their family dropped:');
console.table(
  measured
    .flatMap(({ pairs }) => pairs.slice(0, 20))
    .toSorted((one, other) => other.jaccard - one.jaccard)
    .slice(0, 20)
    .map(({ paths: [one, other], jaccard, containment }) => ({
      one,
      other,
      jaccard: jaccard.toFixed(3),
      containment: containment.toFixed(3),
    })),
);

console.log('The twenty weakest local pages: words that stand on no other, the shared help left out:');
console.table(
  families
    .filter(({ name }) => name.endsWith('in every city'))
    .flatMap((family) => measureLikeness(readUnshared(family)).pages)
    .toSorted((one, other) => one.ownWords - other.ownWords)
    .slice(0, 20)
    .map(({ path, ownWords, words }) => ({ path, 'own words': ownWords, words })),
);
