// What becomes of a machine that is not worth fixing: a row on the page of a place, a line on that of an appliance there.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { CitySlug } from '#content/places/cities.ts';
import type { OldMachineWords } from '#content/places/old-machines/old-machine-form.ts';
import { oldMachines } from '#content/places/old-machines/old-machines.ts';
import { repairRuleWords } from '#content/words/money/repair-rule-words.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { oldMachineDrawing } from '#site/pictures/drawings.ts';

function wordsOf(city: CitySlug, language: Language): OldMachineWords | undefined {
  return oldMachines[city]?.words[language];
}

/** Who collects it and what to do first; no row where no official page was found. */
export function oldMachineRows(city: CitySlug, language: Language) {
  const words = wordsOf(city, language);
  if (words === undefined) return [];
  const { fact, advice, doorsOff = [] } = words;
  const { allDoorsOff, otherDoorsOff, whyDoorsOff } = repairRuleWords[language];
  const law = doorsOff.includes('washer') ? whyDoorsOff('appliance') : otherDoorsOff;
  return [
    {
      title: cityPageWords[language].oldMachine,
      fact,
      advice: `${advice} ${doorsOff.length > 0 ? law : allDoorsOff}`,
      drawing: oldMachineDrawing,
    },
  ];
}

/** Whether the line of the place already says that its doors have to be off: the law, which lets them be locked, is then not told. */
export function tellsDoorsOff(city: CitySlug, service: ServiceSlug, language: Language): boolean {
  return wordsOf(city, language)?.doorsOff?.includes(service) === true;
}

/** The same for one appliance, where the place has a rule of its own for it. */
export function oldMachineLine(city: CitySlug, service: ServiceSlug, language: Language): string | undefined {
  return wordsOf(city, language)?.lines?.[service];
}
