// What goes wrong in the machines of a brand, as its page tells it.
import type { ComponentProps } from 'react';
import type { BrandProblem } from '#content/catalogue/brand-words/brand-words-form.ts';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import type { Language } from '#content/language.ts';
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';
import type { BrandFacts } from '#site/sections/brand/BrandFacts.tsx';
import { recallsHeading } from './brand-sections.ts';
import { recalledFirst } from './recalled-first.ts';

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

/**
 * One fault with its sign or its recall. The first of an appliance asks before all else whether the machine is recalled; the first
 * in the other list has the way to the recalls.
 */
function problemRow(
  { service, label, symptom, sign, mayRun, isRecalled, text }: BrandProblem,
  { isFirstOfPage, isFirstOfList }: { readonly isFirstOfPage: boolean; readonly isFirstOfList: boolean },
  brand: Brand,
  language: Language,
) {
  const worded = sign && problemSign(service, sign, language);
  const link = { text: recallsHeading(brand, language), path: '#recalls' };
  const asked = isFirstOfList ? recalledFirst(service, brand, language) : undefined;
  const recalled = isFirstOfPage && asked !== undefined ? { ...asked, link } : undefined;
  const isLed = recalled === undefined && (isRecalled === true || asked !== undefined);
  return {
    label: label ?? serviceWords[language][service].name,
    recalled,
    symptom,
    text,
    flag: worded?.flag ?? (mayRun && flagOf(mayRun, language)),
    links: [worded?.link, isLed ? link : undefined].filter((one) => one !== undefined),
  };
}

/** Whether a fault can be of a recalled machine, and is not the recall itself, which says already what to leave off. */
function mayBeRecalled({ isOtherKind, isRecalled, mayRun }: BrandProblem): boolean {
  return isOtherKind !== true && !(isRecalled === true && mayRun === 'no');
}

/** The rows of one list of a page, whose lists together are `all`, in order. */
function problemRows(
  told: readonly BrandProblem[],
  all: readonly BrandProblem[],
  brand: Brand,
  language: Language,
) {
  return told.map((one) => {
    const isAsked = (other: BrandProblem) => other.service === one.service && mayBeRecalled(other);
    const isFirst = { isFirstOfPage: one === all.find(isAsked), isFirstOfList: one === told.find(isAsked) };
    return problemRow(one, isFirst, brand, language);
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
  const unbroken = problems.filter(({ isNoFault }) => isNoFault);
  const broken = problems.filter(({ isNoFault }) => !isNoFault);
  const all = [...unbroken, ...broken];
  const noFaults = problemRows(unbroken, all, brand, language);
  const faults = problemRows(broken, all, brand, language);
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
