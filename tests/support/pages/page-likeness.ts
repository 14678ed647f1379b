// How alike the pages of one family are. Search engines call a thousand copies with the name swapped doorway pages;
// these figures find such copies, and also pages mixed from a fixed set of sentences.
import { load } from 'cheerio/slim';

/** A run of this many words is one shingle. */
const shingleWords = 5;
/** Shingles on more than this share of a family's pages are its frame (headings, labels) and are dropped from pairs. */
const frameShare = 0.3;

export type PageText = { readonly path: string; readonly words: readonly string[] };

export type Pair = {
  readonly paths: readonly [string, string];
  readonly jaccard: number;
  readonly containment: number;
};

export type Likeness = {
  /** Every pair that shares anything, without the family's frame, closest first. */
  readonly pairs: readonly Pair[];
  /** Median Jaccard of all pairs with nothing dropped. */
  readonly rawMedian: number;
  /** Median share of a page's shingles that stand on no other page of the family. */
  readonly ownShareMedian: number;
  readonly pages: readonly { readonly path: string; readonly words: number; readonly ownWords: number }[];
};

/** The words of a page's main text: <main> without forms, drawings and scripts, lower case. */
export function mainWords(html: string): readonly string[] {
  return wordsWithout(html, []);
}

/** The same without what the catalogue gives to every city: that help is welcome on each, and no likeness. */
export function unsharedWords(html: string): readonly string[] {
  return wordsWithout(html, ['[data-shared]']);
}

/** The words of a page before a sign is opened: what is folded there costs nobody's time who does not ask for it. */
export function openWords(html: string): readonly string[] {
  return wordsWithout(html, ['[aria-labelledby=signs] details > :not(summary)']);
}

function wordsWithout(html: string, dropped: readonly string[]): readonly string[] {
  const $ = load(html);
  if (dropped.length > 0) $('main').find(dropped.join(', ')).remove();
  $('main').find('script, style, form, svg, template, noscript').remove();
  $('main').find('p, li, dt, dd, td, th, h1, h2, h3, h4, summary, div, section, figcaption').append(' ');
  return (
    $('main')
      .text()
      .toLowerCase()
      .match(/[\p{L}\p{N}_’'$-]+/gu) ?? []
  );
}

function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  const starts = Array.from({ length: Math.max(0, words.length - shingleWords + 1) }, (_, start) => start);
  return new Set(starts.map((start) => words.slice(start, start + shingleWords).join(' ')));
}

/** Middle of a list of numbers; 0 of an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** For each shingle, the pages (by position) that have it. */
function indexShingles(sets: readonly ReadonlySet<string>[]): readonly (readonly number[])[] {
  const holders = new Map<string, number[]>();
  for (const [page, set] of sets.entries()) {
    for (const shingle of set) {
      const list = holders.get(shingle);
      if (list === undefined) holders.set(shingle, [page]);
      else list.push(page);
    }
  }
  return [...holders.values()];
}

/** How many shingles each two pages share: entry `a * count + b` with a < b. */
function countShared(holders: readonly (readonly number[])[], count: number): Uint32Array {
  const shared = new Uint32Array(count * count);
  for (const list of holders) {
    for (const [index, a] of list.entries()) {
      for (const b of list.slice(index + 1)) shared[a * count + b] = (shared[a * count + b] ?? 0) + 1;
    }
  }
  return shared;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** How many words of a page stand in a shingle that no other page has. */
function countOwnWords(words: readonly string[], isOwn: (shingle: string) => boolean): number {
  const own = new Set<number>();
  for (const start of words.keys()) {
    if (start + shingleWords > words.length) break;
    if (!isOwn(words.slice(start, start + shingleWords).join(' '))) continue;
    for (let word = start; word < start + shingleWords; word += 1) own.add(word);
  }
  return own.size;
}

/** Measures a family of pages. Source of the measures: the project's goals, "Found and understood". */
export function measureLikeness(texts: readonly PageText[]): Likeness {
  const count = texts.length;
  const sets = texts.map(({ words }) => shinglesOf(words));
  const holders = indexShingles(sets);
  const kept = holders.filter((list) => list.length <= Math.max(1, frameShare * count));
  const keptOf = new Uint32Array(count);
  for (const page of kept.flat()) keptOf[page] = (keptOf[page] ?? 0) + 1;
  const shared = countShared(kept, count);
  const sharedRaw = countShared(holders, count);
  const pairs: Pair[] = [];
  const raw: number[] = [];
  for (const [a, first] of texts.entries()) {
    for (const [after, second] of texts.slice(a + 1).entries()) {
      const b = a + 1 + after;
      const both = sharedRaw[a * count + b] ?? 0;
      raw.push(share(both, (sets[a]?.size ?? 0) + (sets[b]?.size ?? 0) - both));
      const common = shared[a * count + b] ?? 0;
      if (common === 0) continue;
      const [sizeA, sizeB] = [keptOf[a] ?? 0, keptOf[b] ?? 0];
      pairs.push({
        paths: [first.path, second.path],
        jaccard: share(common, sizeA + sizeB - common),
        containment: share(common, Math.min(sizeA, sizeB)),
      });
    }
  }
  const holdersOf = new Map<string, number>();
  for (const set of sets)
    for (const shingle of set) holdersOf.set(shingle, (holdersOf.get(shingle) ?? 0) + 1);
  const isOwn = (shingle: string) => holdersOf.get(shingle) === 1;
  return {
    pairs: pairs.toSorted((one, other) => other.jaccard - one.jaccard),
    rawMedian: median(raw),
    ownShareMedian: median(sets.map((set) => share([...set].filter(isOwn).length, set.size))),
    pages: texts.map(({ path, words }) => ({
      path,
      words: words.length,
      ownWords: countOwnWords(words, isOwn),
    })),
  };
}
