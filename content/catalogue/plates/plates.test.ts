import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#content/language.ts';
import { signWords } from '../sign-words/sign-words.ts';
import { plateWords } from '../plate-words/plate-words.ts';
import { signs } from '../signs/signs.ts';
import type { SignFacts, SignWords } from '../signs/sign-form.ts';
import type { Plate, PlateWords } from './plate-form.ts';
import { markPlaces, numberPlaces } from './number-places.ts';
import { listChecked, markParts, markSecond } from './plate-marks.ts';
import { plates, type PlatedService } from './plates.ts';

const machines = Object.keys(plates).filter((name): name is PlatedService => Object.hasOwn(plates, name));

const drawn = mkdtempSync(path.join(tmpdir(), 'plates-'));
execFileSync(process.execPath, ['art/draw-plates.ts', drawn]);
afterAll(() => {
  rmSync(drawn, { recursive: true });
});

function readPlate(machine: string, folder = 'plates'): string {
  return readFileSync(`site/pictures/${folder}/${machine}.svg`, 'utf8');
}

function listSigns(machine: PlatedService) {
  const plate: Plate = plates[machine];
  const facts: readonly SignFacts[] = signs[machine];
  // A sign of a kind of machine that is not drawn, as of a ventless dryer, has no plate.
  return facts
    .filter(({ slug, kinds }) => plate.signs[slug] !== null || kinds.length === 0)
    .map(({ slug, safety }) => ({ slug, safety, lit: plate.signs[slug] ?? undefined }));
}

test.each(machines)(
  'checks of a %s send to the drawing in their own order, so that its numbers rise',
  (machine) => {
    const facts: readonly SignFacts[] = signs[machine];
    const plate: Plate = plates[machine];
    const faults = facts.filter(({ slug, checks }) => {
      const sent = Object.keys(plate.signs[slug]?.check ?? {});
      return checks.filter(({ name }) => sent.includes(name)).some(({ name }, at) => name !== sent[at]);
    });
    expect(faults).toEqual([]);
  },
);

test.each(machines)('the plate of a %s is the one that art/ draws, and light', (machine) => {
  const plate = readPlate(machine);
  expect(plate).toBe(readFileSync(path.join(drawn, 'plates', `${machine}.svg`), 'utf8'));
  expect(brotliCompressSync(plate).length).toBeLessThanOrEqual(15_000);
});

const builds = machines.flatMap((machine) => {
  const { second }: Plate = plates[machine];
  return second === undefined ? [] : [{ machine, second, name: second.drawing }];
});

test.each(builds)(
  'the second drawing of a $machine, $name, is the one that art/ draws, and light',
  ({ name }) => {
    const plate = readPlate(name);
    expect(plate).toBe(readFileSync(path.join(drawn, 'plates', `${name}.svg`), 'utf8'));
    expect(brotliCompressSync(plate).length).toBeLessThanOrEqual(15_000);
  },
);

test.each(builds)(
  'every sign of $name has the numbers of the first drawing, but for what is lacking there',
  ({ machine, second, name }) => {
    /** By sign, what is lit and which numbers are drawn. */
    const readSigns = (file: string) =>
      new Map(
        [...readPlate(file).matchAll(/<g class="s ([^"]+)">(.*)<\/g>/gu)].map(([, slug = '', sign = '']) => [
          slug,
          {
            parts: [...sign.matchAll(/href="#part-([^"]+)"/gu)].map(([, part = '']) => part),
            labels: [...sign.matchAll(/>([^<>]+)<\/text>/gu)].map(([, label = '']) => label),
          },
        ]),
      );
    const [first, other] = [readSigns(machine), readSigns(name)];
    const skips = second.skips ?? [];
    expect([...other.keys()]).toEqual([...first.keys()].filter((slug) => !skips.includes(slug)));
    for (const { slug, lit } of listSigns(machine)) {
      if (lit === undefined || skips.includes(slug)) continue;
      const { marked, lacking } = markSecond(lit, second);
      const { parts, labels } = other.get(slug) ?? { parts: [], labels: [] };
      expect(labels).toEqual(marked.map(({ label }) => label));
      expect(parts.toSorted()).toEqual(marked.map(({ part }) => part).toSorted());
      expect([...labels, ...lacking].toSorted()).toEqual(first.get(slug)?.labels.toSorted());
    }
  },
);

test.each(builds)('$name skips only signs of which it lacks some part', ({ machine, second }) => {
  const { signs: lit }: Plate = plates[machine];
  const faults = (second.skips ?? []).filter((slug) => {
    const sign = lit[slug];
    return !sign || markSecond(sign, second).lacking.length === 0;
  });
  expect(faults).toEqual([]);
});

test.each(builds)('$name lights what only we reach there as our work', ({ machine, second, name }) => {
  const { signs: lit }: Plate = plates[machine];
  const plate = readPlate(name);
  for (const part of second.ours ?? []) {
    expect(Object.values(lit).some((sign) => sign && listChecked(sign).includes(part))).toBe(true);
    expect(plate).toContain(`class="bring" href="#part-${part}"`);
    expect(plate).not.toContain(`class="check" href="#part-${part}"`);
  }
  for (const language of languages) {
    const { second: said }: PlateWords = plateWords[language][machine];
    expect(said?.ours === undefined).toBe(second.ours === undefined);
    expect(said?.lacks === undefined).toBe(second.lacks.length === 0);
  }
});

test.each(builds)('$name draws every part of a $machine but those it lacks', ({ machine, second, name }) => {
  const plate = readPlate(name);
  const isDrawn = (part: string) => plate.includes(`<g id="part-${part}"><`);
  const lacks: readonly string[] = second.lacks;
  expect(Object.keys(plates[machine].parts).filter((part) => !isDrawn(part))).toEqual([...lacks]);
});

test.each(machines)('the outline of a %s has a letter for each place of its model number', (machine) => {
  const outline = readPlate(machine, 'numbers');
  expect(outline).toBe(readFileSync(path.join(drawn, 'numbers', `${machine}.svg`), 'utf8'));
  expect(brotliCompressSync(outline).length).toBeLessThanOrEqual(3000);
  const letters = [...outline.matchAll(/>([A-Z])<\/text>/gu)].map(([, letter]) => letter);
  expect(letters).toEqual(markPlaces(numberPlaces[machine]).map(({ label }) => label));
});

test.each(machines)('every sign of a %s lights parts that are drawn, each once', (machine) => {
  const plate = readPlate(machine);
  const faults = listSigns(machine).flatMap(({ slug, lit }) => {
    const parts = lit === undefined ? [] : markParts(lit).map(({ part }) => part);
    return [
      ...(parts.length === 0 ? [`${slug} lights nothing`] : []),
      ...(plate.includes(`id="${slug}"`) ? [] : [`${slug} is not drawn`]),
      ...(new Set(parts).size === parts.length ? [] : [`${slug} lights a part twice`]),
      ...parts
        .filter((part) => !plate.includes(`<g id="part-${part}"><`))
        .map((part) => `${slug}: no ${part}`),
    ];
  });
  expect(faults).toEqual([]);
});

test.each(machines)(
  'nobody is sent behind a panel of a %s, to current, gas, refrigerant or microwaves',
  (machine) => {
    const { parts }: Plate = plates[machine];
    const faults = listSigns(machine).flatMap(({ slug, safety, lit }) =>
      (lit === undefined ? [] : listChecked(lit))
        // Where water may be near a plug, nobody is sent to the plug (words/safety/).
        .filter(
          (part) => parts[part] !== 'open' || (safety.includes('water-near-power') && part === 'outlet'),
        )
        .map((part) => `${slug}: ${part}`),
    );
    expect(faults).toEqual([]);
  },
);

test.each(machines)(
  'every part of a %s belongs to a sign, and has a name and a place that fit a line',
  (machine) => {
    const plate: Plate = plates[machine];
    const used = new Set(
      Object.values(plate.signs).flatMap((sign) => (sign ? markParts(sign) : []).map(({ part }) => part)),
    );
    expect(Object.keys(plate.parts).filter((part) => !used.has(part))).toEqual([]);
    for (const language of languages) {
      const { parts }: PlateWords = plateWords[language][machine];
      const long = Object.values(parts).filter(([name, place]) => name.length > 26 || place.length > 44);
      expect(long).toEqual([]);
    }
  },
);

test.each(machines)('a sign of a %s whose verdict or checks name the breaker lights it', (machine) => {
  const words: Readonly<Record<string, SignWords>> = signWords.en[machine];
  const faults = listSigns(machine).filter(({ slug, lit }) => {
    const { mayRunReason = '', checks = {} } = words[slug] ?? {};
    const said = [mayRunReason, ...Object.values(checks).flatMap(({ step, meaning }) => [step, meaning])];
    return (
      lit !== undefined &&
      said.some((line) => /\bbreaker\b/u.test(line)) &&
      !markParts(lit).some(({ part }) => part === 'breaker')
    );
  });
  expect(faults.map(({ slug }) => slug)).toEqual([]);
});

test.each(machines)(
  'where water near power says "leave it off" of a %s, the breaker is lit as a 1 and turned off from a dry place',
  (machine) => {
    const words: Readonly<Record<string, SignWords>> = signWords.en[machine];
    const facts: readonly SignFacts[] = signs[machine];
    const plate: Plate = plates[machine];
    const stopped = facts.filter(
      ({ mayRun, safety }) => mayRun === 'no' && safety.includes('water-near-power'),
    );
    const faults = stopped.filter(({ slug }) => {
      const lit = plate.signs[slug];
      const said = Object.values(words[slug]?.checks ?? {}).map(({ step }) => step);
      return (
        !(lit && listChecked(lit).includes('breaker')) ||
        !said.some((step) => /\bbreaker\b.*\b(?:dry|without stepping in water)\b/u.test(step))
      );
    });
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  },
);
