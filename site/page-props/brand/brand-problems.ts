// What goes wrong in the machines of a brand, as its page tells it.
import type { ComponentProps } from 'react';
import type { BrandProblem } from '#content/catalogue/brand-words/brand-words-form.ts';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import type { SignSlug } from '#content/catalogue/signs/signs.ts';
import type { Language } from '#content/language.ts';
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { foodLimit } from '#content/words/safety/safety-words.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';
import type { BrandFacts } from '#site/sections/brand/BrandFacts.tsx';
import { signKey } from '#site/page-props/codes/code-groups.ts';
import { brandStops } from './brand-alerts.ts';
import { recallsHeading } from './brand-sections.ts';

/** Food gets warm with these. */
const warmSigns: readonly SignSlug<ServiceSlug>[] = ['warm-everywhere', 'freezer-cold-fridge-warm'];

function flagOf(mayRun: MayRun, language: Language) {
  return { mayRun, label: signFrameWords[language].mayRun[mayRun] };
}

/** Whether a machine with this fault may run, and the page that says what to try. */
function problemSign(service: ServiceSlug, slug: string, language: Language) {
  const found = listWordedSigns(service, language).find(({ facts }) => facts.slug === slug);
  return (
    found && {
      flag: flagOf(found.facts.mayRun, language),
      link: { text: found.words.label, path: `${servicePath(service, language)}#${slug}` },
    }
  );
}

/** Which food to throw out, where it gets warm and the first screen does not say it. */
function foodNote({ sign, warmsFood }: BrandProblem, brand: Brand, language: Language): string | undefined {
  const isWarm = warmsFood === true || (sign !== undefined && warmSigns.includes(sign));
  return isWarm && !brandStops(brand, language).includes('food-warm') ? foodLimit[language] : undefined;
}

/** One fault with its sign or its recall. */
function problemRow(problem: BrandProblem, brand: Brand, language: Language) {
  const { service, label, symptom, sign, mayRun, isRecalled, text } = problem;
  const worded = sign && problemSign(service, sign, language);
  const recalls = isRecalled && { text: recallsHeading(brand, language), path: '#recalls' };
  return {
    label: label ?? serviceWords[language][service].name,
    symptom,
    text,
    note: foodNote(problem, brand, language),
    flag: mayRun === undefined ? worded?.flag : flagOf(mayRun, language),
    links: [worded?.link, recalls].filter((one) => one !== undefined),
  };
}

/** What to do with a code that the page does not explain, and the brand whose codes may be the same. */
function unexplainedCodes(brand: Brand, language: Language) {
  const { codesLabel, noCodes, codesOfBuilder, codesOf } = brandPageWords[language];
  const { builder }: BrandWords = brandWords[language][brand.slug];
  const built = brands.find(({ slug }) => slug === builder);
  return built === undefined
    ? { label: codesLabel, text: noCodes(brand.name) }
    : {
        label: codesLabel,
        text: codesOfBuilder(brand.name, built.name),
        links: [{ text: codesOf(built.name), path: `${brandPath(built.slug, language)}#codes` }],
      };
}

/** The machines whose faults or codes the page of a brand tells. */
export function toldServices({ slug }: Brand, language: Language): readonly ServiceSlug[] {
  const { problems }: BrandWords = brandWords[language][slug];
  return [...problems, ...listBrandCodes(slug, language)].map(({ service }) => service);
}

/**
 * First, where a brand has such cases, those in which nothing is broken: they may end it without a visit. Then what breaks, and what to
 * do with a code, where the page explains none.
 */
export function problemSections(
  brand: Brand,
  language: Language,
): readonly ComponentProps<typeof BrandFacts>[] {
  const { problems, builtBy }: BrandWords = brandWords[language][brand.slug];
  const { noFaultHeading, breaksHeading, problemsHeading } = brandPageWords[language];
  const told = (isNoFault: boolean) =>
    problems
      .filter((problem) => (problem.isNoFault ?? false) === isNoFault)
      .map((problem) => problemRow(problem, brand, language));
  const [noFaults, faults] = [told(true), told(false)];
  const isSplit = noFaults.length > 0;
  const hasCodes = listBrandCodes(brand.slug, language).length > 0;
  const isExplained = builtBy !== undefined || hasCodes;
  const labelKey = hasCodes ? undefined : signKey(toldServices(brand, language), language);
  return [
    ...(isSplit ? [{ id: 'no-fault', heading: noFaultHeading, labelKey, facts: noFaults }] : []),
    {
      id: 'problems',
      heading: isSplit ? breaksHeading : problemsHeading,
      labelKey: isSplit ? undefined : labelKey,
      facts: isExplained ? faults : [...faults, unexplainedCodes(brand, language)],
    },
  ];
}
