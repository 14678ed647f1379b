// The owner changes every fact in the one file that holds them. The site that is then built says none of the old ones anywhere.
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { company } from '#content/company/company.ts';
import { services } from '#content/catalogue/services.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTraces, tracesOf } from './fact-traces.ts';
import { specifiedRoutes } from './specified-routes.ts';

const execute = promisify(execFile);

/** All that `astro build` reads. */
const sources = ['astro.config.ts', 'content', 'domain', 'package.json', 'public', 'site', 'tsconfig.json'];
const companyFile = 'content/company/company.ts';
const priceFile = 'content/catalogue/services.ts';

/** As they stand in the file, and what the owner types instead. */
const changes = [
  [company.phone.value, company.phone.value.replace(/\d{4}$/u, '0177')],
  [`established: ${company.established}`, `established: ${company.established - 21}`],
  [`warrantyDays: ${company.warrantyDays}`, `warrantyDays: ${company.warrantyDays + 37}`],
  [`callbackMinutes: ${company.callbackMinutes}`, `callbackMinutes: ${company.callbackMinutes + 11}`],
  [`opensAtHour: ${company.opensAtHour}`, `opensAtHour: ${company.opensAtHour - 1}`],
  [`closesAtHour: ${company.closesAtHour}`, `closesAtHour: ${company.closesAtHour + 1}`],
  [`sameDayCutoffHour: ${company.sameDayCutoffHour}`, `sameDayCutoffHour: ${company.sameDayCutoffHour - 3}`],
  [company.timeZone, 'America/Denver'],
] as const;

const old = { ...statedCompany, said: standingFacts(statedCompany.hours, 'en') };
const now = {
  ...standingFacts(
    {
      ...statedCompany.hours,
      opensAtHour: company.opensAtHour - 1,
      closesAtHour: company.closesAtHour + 1,
      sameDayCutoffHour: company.sameDayCutoffHour - 3,
      callbackMinutes: company.callbackMinutes + 11,
      timeZone: 'America/Denver',
    },
    'en',
  ),
  established: String(company.established - 21),
  warrantyDays: String(company.warrantyDays + 37),
};
const traces = tracesOf(old);

async function edit(file: string, pairs: readonly (readonly [string, string])[]) {
  let text = await readFile(file, 'utf8');
  for (const [before, after] of pairs) {
    expect(text).toContain(before);
    text = text.replaceAll(before, after);
  }
  await writeFile(file, text);
}

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'appliance-repair-'));
  await Promise.all(sources.map((source) => cp(source, join(folder, source), { recursive: true })));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  await edit(join(folder, companyFile), changes);
  const prices = new Set(services.map(({ startingPriceUsd }) => startingPriceUsd));
  const dearest = Math.max(...prices);
  await edit(
    join(folder, priceFile),
    [...prices].map(
      (price) => [`startingPriceUsd: ${price} `, `startingPriceUsd: ${price + dearest} `] as const,
    ),
  );
  // Nobody is sent this site: its compressed copies would take three times as long as the rest.
  await edit(join(folder, 'astro.config.ts'), [['precompress(), ', '']]);
  // 18 s alone; ten times that for a busy machine.
  await execute(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
}, 360_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const texts = '**/*.{html,txt,js,json,xml,webmanifest,css,svg}';

test('no page, feed, form, script or list says an old fact', async () => {
  const files = globSync(texts, { cwd: join(folder, 'dist') });
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThanOrEqual(
    specifiedRoutes.length,
  );
  const found: string[] = [];
  for (const file of files) {
    const source = await readFile(join(folder, 'dist', file), 'utf8');
    found.push(...findTraces(source, traces).map((trace) => `${file}: ${trace}`));
  }
  expect(found.slice(0, 40)).toEqual([]);
});

test('no text is left with the place of a fact unfilled', async () => {
  const place = new RegExp(`\\{(?:${Object.keys(old.said).join('|')})\\}`, 'u');
  const left: string[] = [];
  for (const file of globSync(texts, { cwd: join(folder, 'dist') })) {
    if (place.test(await readFile(join(folder, 'dist', file), 'utf8'))) left.push(file);
  }
  expect(left).toEqual([]);
});

test.each([
  ['index.html', [now.hours, now.minutes, now.cutoff, `${now.warrantyDays}-day`, now.established]],
  ['contact.html', [now.opens, now.closes, now.cutoff, now.minutes]],
  ['terms-of-service.html', [now.hours, now.cutoff, `${now.minutes}-minute`, `${now.warrantyDays} days`]],
  ['llms.txt', [now.hours, now.cutoff, now.zone, now.minutes, `${now.warrantyDays} days`]],
] as const)('%s says the new facts', async (file, facts) => {
  const text = await readFile(join(folder, 'dist', file), 'utf8');
  for (const fact of facts) expect(text).toContain(fact);
});

test.each([
  '<a href="tel:+13055550142">',
  'Call (305) 555-0142.',
  'from <b>7</b> am',
  'Open 7:00 a.m. to late',
  'until 9PM',
  'Ask before 4 pm',
  '"opens":"07:00"',
  '"opensAtHour":7',
  '&quot;closesAtHour&quot;:[0,21]',
  'data-countdown="16"',
  'A call back in 15 minutes',
  'The 15-minute call-back',
  'the 90-Day Warranty',
  'covered for 90 days',
  'Established 2018.',
  '"foundingDate":"2018"',
  'data-zone="America/New_York"',
  'before noon Eastern Time',
  'Visits from $75 plus tax',
])('a trace is found: %s', (text) => {
  expect(findTraces(text, traces)).not.toEqual([]);
});

test.each([
  'Wait 15 minutes.',
  'From 10 to 17 am I right',
  'built in 2018',
  '$750',
  '$75.50 is no price of ours',
])('no trace: %s', (text) => {
  expect(findTraces(text, traces)).toEqual([]);
});
