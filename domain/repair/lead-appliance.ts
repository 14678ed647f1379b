// What the catalogue says of the appliance and the sign a lead is about.
import { services } from '#content/catalogue/services.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { languages, type Language } from '#content/language.ts';
import type { SignAdvice } from '#domain/leads/board-details.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { findSignWords, listSigns } from './catalogue-signs.ts';
import { tellPlate } from './tell-plate.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';

/** "Refrigerator", by its slug; empty for one the catalogue does not have. */
export function nameAppliance(slug: string, language: Language = languages[0]): string {
  const service = services.find((one) => one.slug === slug);
  return service === undefined ? '' : serviceWords[language][service.slug].name;
}

type SignOfLead = Pick<LeadContent, 'appliance' | 'sign'>;

function findWords({ appliance, sign }: SignOfLead, language: Language) {
  const service = services.find(({ slug }) => slug === appliance)?.slug;
  return service === undefined ? undefined : findSignWords(service, sign, language);
}

/** "Will not drain"; the bare name of a sign this version does not know, and empty without a sign. */
export function nameSign(lead: SignOfLead, language: Language = languages[0]): string {
  return findWords(lead, language)?.label ?? lead.sign;
}

/** The parts that usually cause it, the likeliest first. */
export function listLikelyParts(lead: SignOfLead, language: Language = languages[0]): readonly string[] {
  return findWords(lead, language)?.causes.map(({ part }) => part) ?? [];
}

/** The words a lead is found by: what the sign is called in every language. */
export function listSignTexts(lead: SignOfLead): readonly string[] {
  return languages.flatMap((language) => {
    const words = findWords(lead, language);
    return words === undefined ? [] : [words.label, words.heading];
  });
}

/** What helps on the phone and before the visit; undefined without a sign. */
export function findSignAdvice(lead: SignOfLead, language: Language = languages[0]): SignAdvice | undefined {
  const service = services.find(({ slug }) => slug === lead.appliance)?.slug;
  const facts = service && listSigns(service).find(({ slug }) => slug === lead.sign);
  const words = findWords(lead, language);
  if (facts === undefined || words === undefined) return undefined;
  const frame = signFrameWords[language];
  return {
    mayRun: `${frame.mayRun[facts.mayRun]}. ${words.mayRunReason}`,
    causes: words.causes.map(({ part, fault }) => `${part}: ${fault}`),
    ask: words.tellUs,
    visit: `${words.visit} ${frame.secondVisit[facts.secondVisit]}`,
    plate: tellPlate(lead.appliance, lead.sign, language) ?? null,
  };
}
