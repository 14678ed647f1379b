import { expect, test } from 'vitest';
import { readingGrade, sentences, words } from '../../tests/support/pages/readability.ts';
import { languages } from '#content/language.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { catalogueSources } from './fact-grades.ts';
import { safetyBasis, safetyStops } from './safety-stops.ts';
import { serviceWords } from './service-words/service-words.ts';
import { services, type ServiceSlug } from './services.ts';
import { signWords } from './sign-words/sign-words.ts';
import type { ApplianceKind, SignFacts, SignWords } from './signs/sign-form.ts';
import { signs } from './signs/signs.ts';

type Entry = {
  readonly name: string;
  readonly service: ServiceSlug;
  readonly sign: SignFacts;
  readonly text: SignWords;
};

const appliances = services.map(({ slug }) => slug);

function factsOf(service: ServiceSlug): readonly SignFacts[] {
  return signs[service];
}

const entries: readonly Entry[] = languages.flatMap((language) =>
  appliances.flatMap((service) => {
    const wordsBySlug: Readonly<Record<string, SignWords>> = signWords[language][service];
    return factsOf(service).flatMap((sign) => {
      const text = wordsBySlug[sign.slug];
      return text ? [{ name: `${language} ${service} ${sign.slug}`, service, sign, text }] : [];
    });
  }),
);

/** Every text of a sign that is made of whole sentences. */
function proseTexts(text: SignWords): readonly string[] {
  return [
    text.hint,
    text.mayRunReason,
    ...Object.values(text.checks).flatMap(({ step, meaning }) => [step, meaning]),
    text.visit,
    text.worthIt,
  ];
}

/** Everything one sign says in whole sentences. */
function proseOf({ text }: Pick<Entry, 'text'>): string {
  return proseTexts(text).join(' ');
}

function tooLong(limit: number, textsOf: (entry: Entry) => readonly string[]): string[] {
  return entries.flatMap((entry) =>
    textsOf(entry)
      .filter((text) => words(text).length > limit)
      .map((text) => `${entry.name} (${String(words(text).length)}): ${text}`),
  );
}

function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

/** Do all machines of this appliance, of whatever kind a home may have, find this sign? */
function suits(sign: SignFacts, kind: ApplianceKind): boolean {
  return sign.kinds.length === 0 || sign.kinds.includes(kind);
}

test('every appliance has eight to eleven signs with words, more where gas and electric part', () => {
  for (const service of appliances) {
    expect(factsOf(service).length, service).toBeGreaterThanOrEqual(8);
    if (service !== 'stove' && service !== 'oven')
      expect(factsOf(service).length, service).toBeLessThanOrEqual(11);
    const counted = entries.filter((entry) => entry.service === service).length;
    expect(counted, service).toBe(factsOf(service).length * languages.length);
  }
});

test('ranks of an appliance run 1, 2, 3 without gaps, and slugs, headings and labels are its own', () => {
  for (const service of appliances) {
    const facts = factsOf(service);
    expect(
      facts.map(({ rank }) => rank),
      service,
    ).toEqual(facts.map((_, index) => index + 1));
    const own = entries.filter((entry) => entry.service === service);
    expect(repeated(facts.map(({ slug }) => slug)), service).toEqual([]);
    for (const { slug } of facts) expect(slug, service).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(repeated(own.map(({ text }) => text.heading)), service).toEqual([]);
    expect(repeated(own.map(({ text }) => text.label)), service).toEqual([]);
  }
});

test('a home of any kind finds six signs for its machine', () => {
  const kinds = {
    refrigerator: ['compressor', 'ice-maker'],
    washer: ['front-load', 'top-load'],
    dryer: ['gas', 'electric', 'vented', 'ventless'],
    dishwasher: ['drawer'],
    oven: ['gas', 'electric'],
    stove: ['gas', 'electric', 'smooth-top', 'induction'],
    'wine-cooler': ['compressor', 'thermoelectric'],
    'range-hood': ['ducted', 'recirculating'],
    microwave: ['over-the-range'],
  } as const satisfies Readonly<Record<ServiceSlug, readonly ApplianceKind[]>>;
  for (const service of appliances) {
    for (const kind of kinds[service]) {
      const found = factsOf(service).filter((sign) => suits(sign, kind));
      expect(found.length, `${service}, ${kind}`).toBeGreaterThanOrEqual(6);
    }
  }
});

test('where no fuel parts an appliance, its first six signs suit every machine, or every one with an ice maker', () => {
  for (const service of appliances) {
    if (service === 'stove' || service === 'oven') continue;
    const special = factsOf(service)
      .slice(0, 6)
      .filter(({ kinds }) => kinds.some((kind) => kind !== 'ice-maker'));
    expect(
      special.map(({ slug }) => slug),
      service,
    ).toEqual([]);
  }
});

test('a maker’s page among the sources is what some check or safety sentence rests on', () => {
  const used = new Set<string>([
    ...entries.flatMap(({ sign }) => sign.checks.map(({ basis }) => basis)),
    ...Object.values(safetyBasis).flat(),
  ]);
  const makers = Object.entries(catalogueSources).filter(([, { grade }]) => grade === 'maker');
  expect(makers.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('the safety stops of a sign belong to its appliance', () => {
  for (const { name, service, sign } of entries) {
    for (const stop of sign.safety) {
      const belongsTo: readonly ServiceSlug[] = safetyStops[stop];
      expect(belongsTo, `${name}: ${stop}`).toContain(service);
    }
  }
});

test('a sign speaks of a danger only when it names it, and never in an unsafe shape', () => {
  const faults = entries.flatMap(({ name, sign, text }) =>
    [
      ...proseTexts(text),
      text.heading,
      text.label,
      ...text.causes.map(({ part, fault }) => `${part}: ${fault}`),
    ].flatMap((line) => listSafetyFaults(line, sign.safety).map((fault) => `${name}: ${fault}: ${line}`)),
  );
  expect(faults).toEqual([]);
});

test('a sign with a bad flame or a regulator in doubt is not used meanwhile', () => {
  const inDoubt = entries.filter(({ sign, text }) => {
    const named: readonly string[] = sign.safety;
    return named.includes('gas-flame') || text.causes.some(({ part }) => /regulator/iu.test(part));
  });
  const used = inDoubt.filter(({ sign }) => sign.mayRun !== 'no' && sign.mayRun !== 'test-once');
  expect(used.map(({ name }) => name)).toEqual([]);
});

test('"One test only" stands over one check that says so, and "Leave it off" over none that lets it run', () => {
  const runs =
    /\bone test only\b|\bonce only\b|\bfor a moment\b|\b(?:run|start|turn|try) (?:it on|it once|every|drain|bake on)\b|\bpress start\b|\bheat one cup\b/giu;
  const tests = entries.map(({ name, sign, text }) => {
    const said = Object.values(text.checks).map(({ step, meaning }) => `${step} ${meaning}`);
    return { name, sign, runs: said.flatMap((line) => line.match(runs) ?? []), said };
  });
  const loose = tests.filter(({ sign, runs: found }) => sign.mayRun === 'no' && found.length > 0);
  expect(loose.map(({ name, runs: found }) => `${name}: ${found.join(', ')}`)).toEqual([]);
  const once = tests.filter(({ sign }) => sign.mayRun === 'test-once');
  expect(once.length).toBeGreaterThan(8);
  const unsaid = once.filter(({ said }) => said.join(' ').match(/\bone test only\b/giu)?.length !== 1);
  expect(unsaid.map(({ name }) => name)).toEqual([]);
  const others = tests.filter(
    ({ sign, said }) =>
      (sign.mayRun === 'yes' || sign.mayRun === 'with-care') && /\bone test only\b/iu.test(said.join(' ')),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('where a sign has one test, no other check of it runs the machine', () => {
  const second = entries
    .filter(({ sign }) => sign.mayRun === 'test-once')
    .flatMap(({ name, text }) => Object.values(text.checks).map(({ step }) => `${name}: ${step}`))
    .filter((step) => !/\bone test only\b/iu.test(step))
    .filter((step) => /\b(?:run it|dry (?:a|half|one)|start it|press start|while it runs)\b/iu.test(step));
  expect(second).toEqual([]);
});

test('what must stay off when it died hot is not started by a check', () => {
  const hot = entries.filter(({ text }) => /\bdies hot\b/u.test(text.mayRunReason));
  expect(hot).toHaveLength(languages.length);
  for (const { name, text } of hot) {
    const runs = Object.values(text.checks).filter(({ step }) => /\bcycle\b|\bruns?\b/u.test(step));
    expect(
      runs.every(({ step }) => step.startsWith('Did it die hot')),
      name,
    ).toBe(true);
  }
});

test('a reset of a double breaker asks about other rooms first, and its service page names the main breaker', () => {
  const uneven = entries.filter(({ sign }) => sign.safety.includes('uneven-power'));
  expect(uneven.map(({ service }) => service).toSorted()).toEqual(['dryer', 'oven', 'stove']);
  for (const { name, service, text } of uneven) {
    const checks = Object.values(text.checks);
    const resets = checks.filter(({ step }) =>
      /\bthen on again\b|\bturn the breaker on, once only\b/iu.test(step),
    );
    expect(
      resets.map(({ step }) => step.startsWith(safetyWords.en['uneven-power'].line)),
      name,
    ).toEqual([true]);
    expect(
      checks.some(({ meaning }) => /\blights\b/u.test(meaning)),
      name,
    ).toBe(false);
    expect(serviceWords.en[service].safetyStops, name).toContain('uneven-power');
  }
});

test('every check that turns a breaker on again asks first about the lights in other rooms', () => {
  const resets = entries
    .flatMap(({ name, text }) => Object.values(text.checks).map(({ step }) => `${name}: ${step}`))
    .filter((step) => /\bthen on again\b|\btripped breaker\b|\bturn the breaker on, once\b/iu.test(step));
  expect(resets.length).toBeGreaterThan(18);
  const asked = safetyWords.en['uneven-power'].line;
  expect(resets.filter((step) => !step.includes(`: ${asked} `))).toEqual([]);
});

test('what is dead on its own circuit alone leads to its breaker, and not to the utility', () => {
  const dead = entries.filter(
    ({ sign, text }) =>
      sign.mayRun === 'reset-once' &&
      /\bnothing works|not turn on|will not start|is silent\b/iu.test(text.heading),
  );
  expect(dead.length).toBeGreaterThan(6);
  const astray = dead.filter(({ text }) => {
    const steps = Object.values(text.checks).map(({ step }) => step);
    return !steps.some((step) => /\blights are normal\b.*(?:\breset|\bthen on again)\b/u.test(step));
  });
  expect(astray.map(({ name }) => name)).toEqual([]);
  const narrow = entries.flatMap(({ name, text }) =>
    [text.mayRunReason, ...Object.values(text.checks).flatMap(({ step, meaning }) => [step, meaning])]
      .filter((line) => /\bother lights\b/iu.test(line))
      .map((line) => `${name}: ${line}`),
  );
  expect(narrow).toEqual([]);
});

test('where half of the 240 volts may be missing, heat at the plug or outlet is asked about', () => {
  const half = entries.filter(({ text }) =>
    text.causes.some(({ fault }) => /\bhalf of the 240 volts\b/u.test(fault)),
  );
  expect(half.map(({ service }) => service).toSorted()).toEqual(['dryer', 'oven']);
  const tumbles = entries.filter(({ text }) =>
    /\brun electric ones only for the last check\b/u.test(text.mayRunReason),
  );
  expect(tumbles).toHaveLength(languages.length);
  for (const { name, sign, text } of tumbles) {
    expect(text.mayRunReason, name).toMatch(
      /^If the plug or outlet is hot or brown, turn off the breaker\. If you had chosen heat, leave gas dryers off; /u,
    );
    expect(sign.safety, name).toContain('burning-smell');
  }
});

test('no click and no power are never laid to one part alone', () => {
  const sure = entries.flatMap(({ name, text }) =>
    Object.values(text.checks)
      .map(({ meaning }) => `${name}: ${meaning}`)
      .filter((line) =>
        /\bNo click points to the lock\b|\bpoints to the control\.|\bthe outlet is at fault\b/u.test(line),
      ),
  );
  expect(sure).toEqual([]);
});

test('the badge of a sign and the sentence beside it say one thing', () => {
  const forbids = /^(?:leave (?:it|this|the)|do not (?:use|run)|turn (?:it|the \w+) off)\b/iu;
  const allows = /^(?:it may|you may|you can|use it)\b|^[^.]*\b(?:safe to use|may be used|fine to use)\b/iu;
  const contradicted = entries.filter(({ sign, text }) =>
    sign.mayRun === 'yes' || sign.mayRun === 'with-care'
      ? forbids.test(text.mayRunReason)
      : allows.test(text.mayRunReason),
  );
  expect(contradicted.map(({ name, sign, text }) => `${name}: ${sign.mayRun}: ${text.mayRunReason}`)).toEqual(
    [],
  );
  const coldThenOff = entries.filter(
    ({ sign, text }) =>
      sign.mayRun === 'with-care' && /\bleave it off until it is repaired\b/u.test(text.mayRunReason),
  );
  expect(coldThenOff.map(({ name }) => name)).toEqual([]);
});

test('a sign does not repeat the danger that is printed beside it', () => {
  const hisses = entries.filter(
    ({ sign, text }) => sign.safety.includes('refrigerant') && /\bhiss/u.test(proseOf({ text })),
  );
  expect(hisses.map(({ name }) => name)).toEqual([]);
});

test('a sign to be left off has no reset among its checks: that is "One reset only"', () => {
  const reset = /\bfive minutes, then on again\b|\ball the way off, then on again\b|\bDo this once only\b/u;
  const contradicted = entries
    .filter(({ sign }) => sign.mayRun === 'no')
    .flatMap(({ name, text }) => Object.values(text.checks).map(({ step }) => `${name}: ${step}`))
    .filter((step) => reset.test(step));
  expect(contradicted).toEqual([]);
});

test('a check that airs the kitchen before a flame asks about gas first', () => {
  const late = entries
    .flatMap(({ name, text }) => Object.values(text.checks).map(({ step }) => ({ name, step })))
    .filter(
      ({ step }) =>
        /\bopen a window\b/iu.test(step) && !/^(?:Smell gas\? |Carbon monoxide alarm, )/u.test(step),
    );
  expect(late).toEqual([]);
});

test('a sign has at most three checks, two to four causes and one or two things to tell us', () => {
  for (const { name, sign, text } of entries) {
    expect(sign.checks.length, name).toBeLessThanOrEqual(3);
    expect(repeated(sign.checks.map((check) => check.name)), name).toEqual([]);
    expect(Object.keys(text.checks).toSorted(), name).toEqual(
      sign.checks.map((check) => check.name).toSorted(),
    );
    expect(text.causes.length, name).toBeGreaterThanOrEqual(2);
    expect(text.causes.length, name).toBeLessThanOrEqual(4);
    expect(text.tellUs.length, name).toBeGreaterThanOrEqual(1);
    expect(text.tellUs.length, name).toBeLessThanOrEqual(2);
  }
});

test('the words of a sign keep within their limits', () => {
  expect(entries.filter(({ text }) => text.label.length > 40).map(({ name }) => name)).toEqual([]);
  expect(entries.filter(({ text }) => text.hint.length > 40).map(({ name }) => name)).toEqual([]);
  const titles = entries.flatMap(({ name, text }) =>
    Object.values(text.checks).map(({ title }) => ({ name, title })),
  );
  expect(titles.filter(({ title }) => !/^[A-Z][^.?!]{3,29}$/u.test(title))).toEqual([]);
  expect(repeated(titles.map(({ name, title }) => `${name}: ${title}`))).toEqual([]);
  expect(tooLong(30, ({ text }) => [text.mayRunReason])).toEqual([]);
  // What to ask about the lights comes before a reset, and is not counted with it.
  const { line } = safetyWords.en['uneven-power'];
  const steps = ({ text }: (typeof entries)[number]) =>
    Object.values(text.checks).map(({ step }) => step.replace(line, ''));
  expect(tooLong(30, steps)).toEqual([]);
  // As many as a step: with fewer, nouns and verbs were left out, and every reader marked it.
  expect(tooLong(30, ({ text }) => Object.values(text.checks).map(({ meaning }) => meaning))).toEqual([]);
  expect(tooLong(45, ({ text }) => [text.visit, text.worthIt])).toEqual([]);
  expect(tooLong(18, ({ text }) => text.tellUs)).toEqual([]);
});

test('labels and headings ask nothing and end without a full stop; sentences end with one', () => {
  for (const entry of entries) {
    const { name, text } = entry;
    for (const line of [text.label, text.heading]) expect(line, name).toMatch(/^[A-Z][^?!.]*$/u);
    for (const line of text.tellUs) expect(line, name).toMatch(/^[A-Z].*[^.]$/u);
    for (const { part, fault } of text.causes) {
      expect(part, name).toMatch(/^[A-Z][^.]*$/u);
      expect(fault, name).toMatch(/^[^A-Z].*[^.]$/u);
    }
    const paragraphs = [text.hint, text.mayRunReason, text.visit, text.worthIt];
    const checks = Object.values(text.checks).flatMap(({ step, meaning }) => [step, meaning]);
    for (const line of [...paragraphs, ...checks]) expect(line, name).toMatch(/^["A-Z0-9].*[.]["”]?$/u);
  }
});

test('a sign reads at eighth grade, in sentences of at most twenty words on average', () => {
  for (const entry of entries) {
    const prose = proseOf(entry);
    expect(words(prose).length / sentences(prose).length, entry.name).toBeLessThanOrEqual(20);
    expect(readingGrade(prose), entry.name).toBeLessThanOrEqual(8);
  }
});

test('no sign names a price, an hour or our warranty: these stand in one place each', () => {
  const forbidden =
    /[$€]|\b\d+\s*(?:dollars?|days?|hours?|minutes?|seconds?|am|pm|%|percent)\b|(?<!maker’s )warrant/iu;
  expect(entries.filter((entry) => forbidden.test(proseOf(entry))).map(({ name }) => name)).toEqual([]);
});

test('where the model number is stands once on a page, not in each sign', () => {
  const told = entries.flatMap(({ name, text }) => text.tellUs.map((line) => ({ name, line })));
  const asked = told.filter(({ line }) => line.startsWith('The model number'));
  expect(asked.length).toBeGreaterThan(30);
  const repeatedPlaces = repeated(
    asked
      .filter(({ line }) => /\b(?:behind|inside|label|on the|under)\b/u.test(line))
      .map(({ name, line }) => `${name.split(' ')[1] ?? ''}: ${line}`),
  );
  expect(repeatedPlaces).toEqual([]);
});

test('advice of eight words or more stands in three signs of a page at most, but for the question before a reset', () => {
  for (const service of appliances) {
    const own = entries.filter((entry) => entry.service === service);
    const said = own.flatMap((entry) => [
      ...new Set(sentences([...proseTexts(entry.text), ...entry.text.tellUs].join(' '))),
    ]);
    const counts = said.filter(
      (sentence) =>
        words(sentence).length > 7 &&
        !safetyWords.en['uneven-power'].line.includes(sentence) &&
        said.filter((other) => other === sentence).length > 3 * languages.length,
    );
    expect([...new Set(counts)], service).toEqual([]);
  }
});

// A front-loader that is opened with water in it floods the floor.
test('a check that takes laundry out of a washer that stopped drains it first', () => {
  const steps = entries
    .filter(({ name }) => name.endsWith(' washer stops-mid-cycle'))
    .flatMap(({ text }) => Object.values(text.checks).map(({ step }) => step))
    .filter((step) => /\btake out\b/iu.test(step));
  expect(steps).toHaveLength(languages.length);
  expect(steps.filter((step) => !/\brun drain and spin first\b.*\btake out\b/iu.test(step))).toEqual([]);
});
