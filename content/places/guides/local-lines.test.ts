// A line of a place for one appliance: one to four sentences that join the fact and what to do about it.
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { placeGuides } from './guides.ts';

const lines = cities.flatMap(({ slug, name }) =>
  placeGuides[slug].facts.flatMap(({ condition, lines: own }) =>
    services.flatMap(({ slug: service }) => {
      const text = own?.[service]?.en;
      return text === undefined ? [] : [{ slug, name, condition, service, text }];
    }),
  ),
);

// Two sentences of "A: if B, C; if not, D" read like a telegram: a question and three plain ones say the same on the phone.
test('a line is one to four sentences of at most 25 words each and 45 in all, and no other page has it', () => {
  expect(lines.length).toBeGreaterThan(1500);
  const wrong = lines.filter(({ text }) => {
    const sentences = text.split(/(?<!\bSt)[.!?] /u).map((sentence) => sentence.split(' ').length);
    return (
      text.split(' ').length > 45 ||
      sentences.length > 4 ||
      Math.max(...sentences) > 25 ||
      !text.endsWith('.')
    );
  });
  expect(wrong.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

test('a line words no danger of its own', () => {
  const faults = lines.flatMap(({ slug, text }) =>
    listSafetyFaults(text).map((fault) => `${slug}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

/** The page of the place tells the figure with its source and years; a line says it in words. */
const sharesInWords: readonly (readonly [RegExp, number])[] = [
  [/\bone home in eight\b/iu, 12.5],
  [/\bone home in seven\b/iu, 100 / 7],
  [/\bone home in four\b/iu, 25],
  [/\bthree homes in ten\b/iu, 30],
  [/\bone home in three\b|\ba third of\b.*\bhomes\b/iu, 100 / 3],
  [/\bfour homes in ten\b/iu, 40],
  [/\bhalf of (?:the|\p{L}+’s) (?:homes|households)\b/iu, 50],
  [/\bsix homes in ten\b/iu, 60],
];

/** Which share of its row a line is about. */
function shareTold(text: string): 'mobile' | 'rented' | 'vacant' {
  if (/\bmobile homes?\b/u.test(text)) return 'mobile';
  return /\brented\b|\brenters\b/u.test(text) ? 'rented' : 'vacant';
}

test('a share of homes in a line is that of the source row in words, and has no figure of its own', () => {
  expect(sharesInWords.some(([shape]) => shape.test('About one home in four is rented.'))).toBe(true);
  for (const { slug, text } of lines) {
    expect(text).not.toMatch(/\d% of homes/u);
    const share = sharesInWords.find(([shape]) => shape.test(text))?.[1];
    if (share === undefined) continue;
    const above = (placeFigures[slug].homes?.[shareTold(text)] ?? -100) - share;
    const [least, most] = /\bmore than\b/iu.test(text)
      ? [0.5, 5]
      : /\bnearly\b/iu.test(text)
        ? [-5, -0.5]
        : [-2, 2];
    expect(above, `${slug}: ${text}`).toBeGreaterThanOrEqual(least);
    expect(above, `${slug}: ${text}`).toBeLessThanOrEqual(most);
  }
});

// What a machine does today has a cause of today.
test('no line names a storm of years ago', () => {
  const storms = new Set(cities.flatMap(({ slug }) => placeFigures[slug].storms.map(({ name }) => name)));
  const named = lines.filter(({ text }) => text.split(/\W+/u).some((word) => storms.has(word)));
  expect(storms.size).toBeGreaterThan(5);
  expect(named.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

// With the breaker off there is no spark: whoever lights a burner then lets out gas.
test('a burner is tried only after the breaker is on again', () => {
  const dark = lines.filter(
    ({ text }) =>
      /\bbreakers? off\b|\boff (?:its|the) breaker\b/iu.test(text) &&
      /\bbefore you (?:cook|light|try)\b|\b(?:try|light) (?:one|each|a|every) /iu.test(text) &&
      !/\bturn the breaker on\b/iu.test(text),
  );
  expect(dark.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

// Half of the 240 volts may be missing at the street: the help says not to reset then.
test('what needs 240 volts is reset only where no lights are dim or too bright', () => {
  const resets =
    /\breset (?!button)[^.;]*\b(?:once|one time)\b|\bbreaker (?:all the way |fully )?off\b[^.]*\bthen on\b/iu;
  const heats = new Set(['oven', 'dryer', 'stove']);
  const bold = lines.filter(
    ({ service, text }) => heats.has(service) && resets.test(text) && !/\bdim\b/u.test(text),
  );
  expect(bold.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
  // A neutral wire that is gone makes some lights dim and others too bright.
  const half = lines.filter(({ text }) => /\blights are dim\b(?! or too bright)/u.test(text));
  expect(half.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

// Gas comes back to every knob that was left on.
test('where all burners are out, the knobs are turned off and nobody relights', () => {
  const left = lines.filter(
    ({ text }) =>
      /\b(?:all|every|no|any) burners?\b[^.]*\b(?:out|lights|point)\b|\bnothing lights\b|\bburners are out too\b|\bstove and water heater\b|\boven and (?:every burner|burners)\b/iu.test(
        text,
      ) && !/\bknobs?\b.*\bdo not relight\b/iu.test(text),
  );
  expect(left.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

test('an air conditioner that shares a breaker is a window unit', () => {
  const central = lines.filter(
    ({ text }) => /\bair conditioner\b/iu.test(text) && !/\bwindow air conditioner\b/iu.test(text),
  );
  expect(central.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

// A list of ZIP codes tells a reader nothing that the name of the town does not.
test('a line names at most two ZIP codes, and none as the place where one lives', () => {
  const stuffed = lines.filter(
    ({ text }) => (text.match(/\b3[234]\d{3}\b/gu) ?? []).length > 2 || /\brent in 3\d{4}/iu.test(text),
  );
  expect(stuffed.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

/** "In a Collins Avenue tower a leak": five words or more, then what the sentence is about, and no comma between them. */
const runOnOpening =
  /(?:^|[.!?] )(?:In|On|At|Near|Off|Along|Around|Over|Behind|By|Toward|Beyond|Away from|(?:East|West|North|South) of) (?:(?:St\.|[^ ,;:.!?]+) ){3,12}?(?<! (?:in|on|at|near|off|along|around|over|behind|by|of|or|and|after|toward|to|with|for|under|above|from|without|is|means|needs|share|use|replaced|grains) )(?:an?|the|one|its) /u;

test('an opening phrase of five words or more ends in a comma', () => {
  expect('In a Collins Avenue tower a dishwasher leak shows.').toMatch(runOnOpening);
  expect('In a Collins Avenue tower, a dishwasher leak shows.').not.toMatch(runOnOpening);
  const runOn = lines.filter(({ text }) => runOnOpening.test(text));
  expect(runOn.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

// A front-loader that is opened with water in it floods the floor.
test('who takes towels out of a washer that stopped has drained it first', () => {
  const opened = lines.filter(
    ({ service, text }) =>
      service === 'washer' &&
      /\b(?:stops?|will not) (?:full|spin)\b/u.test(text) &&
      !/\brun drain and spin\b.*\bwater\b/u.test(text),
  );
  expect(opened.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
  expect(lines.some(({ text }) => /^If the washer of a \p{L}+ villa stops full/u.test(text))).toBe(true);
});

test('a valve that was closed for the season is opened before the first cycle is watched', () => {
  const closed = lines.filter(
    ({ text }) =>
      /\bclose\b[^.]*\bvalve\b.*\bfirst cycle\b/iu.test(text) && !/\bopen the valve\b/u.test(text),
  );
  expect(closed.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

test('a panel is at first a breaker panel, a touch panel or one that covers something', () => {
  const bare = lines.filter(
    ({ text }) =>
      /\bpanels?\b/iu.test(text) &&
      !/\b(?:breaker|fuse|electrical|touch|control|access|cabinet|wood|side|back|door|storm) panels?\b|\bpanel room\b/iu.test(
        text,
      ),
  );
  expect(bare.map(({ slug, service, text }) => `${slug} ${service}: ${text}`)).toEqual([]);
});

/** Of the other machines, some such lines speak of the visitor list alone. */
const gateNamed = new Set(['wine-cooler', 'microwave']);

// Lightning or a duct belongs under another fact.
test('what wine cooler and microwave pages tell under "Gates" names a gate or a guard', () => {
  const astray = lines.filter(
    ({ condition, service, text }) =>
      gateNamed.has(service) && condition === 'gated streets' && !/\b(?:gates?|guard)\b/iu.test(text),
  );
  expect(astray.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});
