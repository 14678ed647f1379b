// What goes wrong in the machines of a brand, as its page tells it.
import type { ComponentProps } from 'react';
import type { BrandProblem } from '#content/catalogue/brand-words/brand-words-form.ts';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import { recallFirstWords } from '#content/catalogue/recalls/recall-first-words.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import type { Language } from '#content/language.ts';
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import type { BrandFacts } from '#site/sections/brand/BrandFacts.tsx';
import { recallsHeading } from './brand-sections.ts';

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

/** The machines of one appliance that a recall leaves off; undefined where there are none. */
function recalledFirst(service: ServiceSlug, brand: Brand, language: Language) {
  const machines = listBrandRecalls(brand.slug, language)
    .filter(({ facts }) => facts.leaveOff?.includes(service))
    .map(({ words }) => words.machines);
  return machines.length === 0
    ? undefined
    : { ...recallFirstWords[language], machines: [...new Set(machines)] };
}

/** One fault with its sign or its recall; the first of an appliance asks before all else whether the machine is recalled. */
function problemRow(
  { service, label, symptom, sign, mayRun, isRecalled, text }: BrandProblem,
  isFirst: boolean,
  brand: Brand,
  language: Language,
) {
  const worded = sign && problemSign(service, sign, language);
  const link = { text: recallsHeading(brand, language), path: '#recalls' };
  const recalled = isFirst ? recalledFirst(service, brand, language) : undefined;
  return {
    label: label ?? serviceWords[language][service].name,
    recalled: recalled && { ...recalled, link },
    symptom,
    text,
    flag: worded?.flag ?? (mayRun && flagOf(mayRun, language)),
    links: [worded?.link, isRecalled && recalled === undefined ? link : undefined].filter(
      (one) => one !== undefined,
    ),
  };
}

/** A fault that is the recall itself: it says already what to leave off. */
function tellsRecall({ isRecalled, mayRun }: BrandProblem): boolean {
  return isRecalled === true && mayRun === 'no';
}

function problemRows(told: readonly BrandProblem[], brand: Brand, language: Language) {
  return told.map((one) => {
    const first = told.find((other) => other.service === one.service && !tellsRecall(other));
    return problemRow(one, one === first, brand, language);
  });
}

/**
 * First, where a brand has such cases, those in which nothing is broken: they may end it without a visit. Then what breaks, and what to
 * do with a code, where the page explains none.
 */
export function problemSections(
  brand: Brand,
  language: Language,
): readonly ComponentProps<typeof BrandFacts>[] {
  const { problems }: BrandWords = brandWords[language][brand.slug];
  const { noFaultHeading, breaksHeading, problemsHeading, codesLabel, noCodes } = brandPageWords[language];
  const noFaults = problemRows(
    problems.filter(({ isNoFault }) => isNoFault),
    brand,
    language,
  );
  const faults = problemRows(
    problems.filter(({ isNoFault }) => !isNoFault),
    brand,
    language,
  );
  const isSplit = noFaults.length > 0;
  const isExplained = listBrandCodes(brand.slug, language).length > 0;
  return [
    ...(isSplit ? [{ id: 'no-fault', heading: noFaultHeading, facts: noFaults }] : []),
    {
      id: 'problems',
      heading: isSplit ? breaksHeading : problemsHeading,
      facts: isExplained ? faults : [...faults, { label: codesLabel, text: noCodes(brand.name) }],
    },
  ];
}
