// What the repair-or-replace part of a service page gets: the form for the reader's numbers, and the worked examples.
import { catalogueSources } from '#content/catalogue/fact-grades.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { guidePriceBasis, guidePrices } from '#content/catalogue/guide-prices.ts';
import {
  lifeSurveyYear,
  listExamples,
  repairRuleBasis,
  usualLife,
  type UsualLife,
} from '#content/catalogue/usual-life.ts';
import type { Language } from '#content/language.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { listRepairExamples, repairFields } from '#domain/repair/repair-or-replace.ts';
import { countOf, fillText, formatPercent, formatUsd } from '#domain/words/wording.ts';
import { guidePriceLine } from './repair-rule.ts';

function sourcesOf(service: ServiceSlug) {
  const lives: readonly UsualLife[] = usualLife[service];
  const guide = guidePrices[service] === null ? [] : [guidePriceBasis];
  const ids = [...lives.map(({ basis }) => basis), ...Object.values(repairRuleBasis).flat(), ...guide];
  return [...new Set(ids)].map((id) => {
    const { name, url } = { url: undefined, ...catalogueSources[id] };
    return { name, url: url === undefined ? undefined : `https://${url}` };
  });
}

function lifeRows(service: ServiceSlug, language: Language) {
  const words = repairOrReplaceWords[language];
  const lives: readonly UsualLife[] = usualLife[service];
  return lives.map(({ years, fuel }) => ({
    years,
    label: fuel === undefined ? '' : words.fuel[fuel],
    text:
      countOf(years, words.years, language) +
      (fuel === undefined ? '' : ` (${words.fuel[fuel].toLowerCase()})`),
  }));
}

/** The props of the form for the reader's own numbers. */
export function repairFormProps(service: ServiceSlug, language: Language) {
  const words = repairOrReplaceWords[language];
  const { noun } = serviceWords[language][service];
  return {
    language,
    lead: words.lead,
    fields: repairFields.map((name) => {
      const { label, hint, faults } = words[name];
      return { name, label: fillText(label, { noun }), hint, faults };
    }),
    lives: lifeRows(service, language).map(({ years, label }) => ({ years, label })),
    lifeLabel: words.fuel.label,
    submit: words.submit,
    years: words.years,
    verdicts: words.verdicts,
    caution: `${fillText(words.caution, { noun })} ${words.makersWarranty}`,
  };
}

/** The props of RepairOrReplace: the rule worked out for the first usual life of the appliance, and its sources. */
export function repairOrReplaceProps(service: ServiceSlug, language: Language) {
  const words = repairOrReplaceWords[language];
  const life = lifeRows(service, language)
    .map(({ text }) => text)
    .join(', ');
  const { caption, note, quote, newPrice, share, age, verdict } = words.examples;
  return {
    heading: words.heading,
    guidePrice: guidePriceLine(service, language),
    usualLife: fillText(words.usualLife, {
      life,
      year: String(lifeSurveyYear[usualLife[service][0].basis]),
    }),
    table: {
      caption,
      note,
      heads: { quote, newPrice, share, age, verdict },
      rows: listRepairExamples(listExamples(service), usualLife[service][0].years).map((example) => ({
        quote: formatUsd(example.quoteUsd, language),
        newPrice: formatUsd(example.newPriceUsd, language),
        share: formatPercent(example.sharePercent, language),
        age: countOf(example.ageYears, words.years, language),
        verdict: words.verdicts[example.rule].heading,
      })),
    },
    sourceLabel: words.sources,
    sources: sourcesOf(service),
  };
}
