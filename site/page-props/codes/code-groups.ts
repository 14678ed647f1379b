// What the lists of error codes get, on the page of all codes and on the pages of brands.
import { brands, type BrandSlug } from '#content/catalogue/brands.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { SignSlug } from '#content/catalogue/signs/signs.ts';
import type { Language } from '#content/language.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { errorCodesPath, servicePath } from '#domain/paths/paths.ts';
import { findSignWords } from '#domain/repair/catalogue-signs.ts';
import {
  countCodes,
  listBrandCodes,
  listCodeGroups,
  listDangers,
  nameMachine,
  type CodeGroup,
  type WordedCode,
} from '#domain/repair/list-codes.ts';
import { tellStop } from '#domain/repair/tell-stop.ts';
import { countOf, formatList, formatNumber } from '#domain/words/wording.ts';
import type { CodeKeyProps } from '#site/sections/codes/CodeKey.tsx';
import type { CodeRowFacts } from '#site/sections/codes/CodeRow.tsx';
import type { CodeGroupFacts } from '#site/sections/codes/CodeGroupDetails.tsx';

/** The labels of every row of codes. */
export function codeLabels(language: Language) {
  return { ...errorCodesWords[language], mayRun: signFrameWords[language].mayRun };
}

/** Signs of a machine that shows a code: they say nothing that its codes do not. */
const saysNothingNew: readonly SignSlug<ServiceSlug>[] = ['error-code', 'stops-mid-cycle'];

/** What the labels mean, over signs or a brand's faults; of food where one of their machines holds it. */
export function signKey(services: readonly ServiceSlug[], language: Language): CodeKeyProps {
  const { keyHeading, keyLines } = signFrameWords[language];
  return { heading: keyHeading, lines: keyLines(services.includes('refrigerator')) };
}

/** The same over codes, and what is below them; of kinds of washers only where a list has codes of one kind. */
export function codeKey(
  groups: readonly CodeGroupFacts[],
  services: readonly ServiceSlug[],
  language: Language,
): CodeKeyProps {
  const { kinds, key } = errorCodesWords[language];
  const { heading, lines } = signKey(services, language);
  const ofOneKind: readonly string[] = [kinds['front-load'], kinds['top-load']];
  const isApart = groups.some(({ rows }) => rows.some(({ kind = '' }) => ofOneKind.includes(kind)));
  return { heading, lines: [key.noFault, ...lines, ...(isApart ? [key.washers] : [])] };
}

function signLink({ service, facts }: WordedCode, language: Language): CodeRowFacts['sign'] {
  const { sign } = facts;
  const words = sign && !saysNothingNew.includes(sign) && findSignWords(service, sign, language);
  return words ? { text: words.label, path: `${servicePath(service, language)}#${sign}` } : undefined;
}

function codeRow(code: WordedCode, language: Language): CodeRowFacts {
  const { id, facts, words } = code;
  return {
    id,
    codes: facts.codes.join(', '),
    kind: facts.kind && errorCodesWords[language].kinds[facts.kind],
    mayRun: facts.mayRun,
    isStatus: facts.isStatus === true,
    ...words,
    sign: signLink(code, language),
  };
}

/** The notes of the sources, each once; one that some codes of the list do not have says which. */
function notesOf({ codes }: CodeGroup, language: Language): readonly string[] {
  const notes = new Set(codes.flatMap(({ source }) => source.note ?? []));
  return [...notes].map((note) => {
    const others = codes.filter(({ source }) => source.note !== note).map(({ facts }) => facts.codes[0]);
    return others.length === 0 ? note : errorCodesWords[language].noteBut(formatList(others, language));
  });
}

function codeGroup(group: CodeGroup, language: Language, told: readonly SafetyStopId[]): CodeGroupFacts {
  const { brand, service, codes, sources } = group;
  const words = errorCodesWords[language];
  const others: Partial<Record<ServiceSlug, string>> = words.otherNames;
  return {
    id: `${brand}-${service}`,
    machine: nameMachine(brand, service, language),
    heading: serviceWords[language][service].name,
    count: countOf(countCodes([group]), words.codes, language),
    service,
    otherNames: others[service] ?? '',
    dangers: listDangers(group)
      .filter((stop) => !told.includes(stop))
      .map((stop) => tellStop(stop, service, language)),
    notes: notesOf(group, language),
    rows: codes.map((code) => codeRow(code, language)),
    sources: sources.map(({ name, url }) => ({
      text: name,
      path: url === undefined ? undefined : `https://${url}`,
    })),
  };
}

/** The codes of one brand, an appliance at a time, without the dangers that the page has told. */
export function brandCodeGroups(
  brand: BrandSlug,
  language: Language,
  told: readonly SafetyStopId[] = [],
): readonly CodeGroupFacts[] {
  return listBrandCodes(brand, language).map((group) => codeGroup(group, language, told));
}

/** Every brand that has codes, with them, in the order of the brands. */
export function codesByBrand(language: Language) {
  const all = listCodeGroups(language);
  return brands
    .filter(({ slug }) => all.some(({ brand }) => brand === slug))
    .map(({ slug, name }) => ({ id: slug, name, groups: brandCodeGroups(slug, language) }));
}

/** How many codes the page explains. */
export function codesNote(language: Language): string {
  return errorCodesWords[language].count(formatNumber(countCodes(listCodeGroups(language)), language));
}

/** The way to the page of all codes. */
export function codesLink(language: Language) {
  return [{ text: errorCodesWords[language].crumb, path: errorCodesPath(language) }];
}

/** The list that an appliance shows too: makers print the codes of a range with those of its oven. */
export const alsoListedWith: Partial<Record<ServiceSlug, ServiceSlug>> = { stove: 'oven' };

/** The brands that have codes for an appliance, each leading to them. */
export function codeBrands(service: ServiceSlug, language: Language) {
  const { byBrand, rangeAndOven } = errorCodesWords[language];
  const also = alsoListedWith[service];
  const chips = listCodeGroups(language)
    .filter((group) => group.service === service || group.service === also)
    .map(({ brand, service: listed }) => ({
      text:
        also === undefined
          ? (brands.find(({ slug }) => slug === brand)?.name ?? brand)
          : nameMachine(brand, listed, language),
      path: `${errorCodesPath(language)}#${brand}-${listed}`,
    }));
  return { heading: also === undefined ? byBrand : rangeAndOven, chips };
}
