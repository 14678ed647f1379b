// The company as it is, and another one: what a test changes to see who follows.
import { statedCompany, type CompanyFacts } from '#domain/company/company-facts.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';

export const aCompany: CompanyFacts = statedCompany;
export const florida = statedCompany.hours;

/** Words as the company says them in English, its hours and promises filled in. */
export function floridaWords<Words>(words: Words): Words {
  return fillFacts(words, standingFacts(florida, 'en'));
}

/** Another name, another number, on the other coast, with shorter days and a slower promise. */
export const anotherCompany: CompanyFacts = {
  ...statedCompany,
  name: 'Pacific Fridge Friends',
  phone: '+12065550199',
  hours: {
    timeZone: 'America/Los_Angeles',
    opensAtHour: 9,
    closesAtHour: 17,
    sameDayCutoffHour: 13,
    callbackMinutes: 40,
    reminderMinutes: [12, 24, 36],
  },
};
