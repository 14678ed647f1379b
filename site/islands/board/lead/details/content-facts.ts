// What a visitor wrote, as facts under an opened lead: what stands in no row of the list, and what was said at another time.
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { BoardShared } from '#site/islands/board/work/board-context.ts';

type Fact = readonly [name: string, text: string];

function nameTime({ times }: BoardShared['words'], time: string): string {
  const names: Readonly<Record<string, string>> = times;
  return names[time] ?? time;
}

/** What the row of a lead has no room for. */
export function listWritten(lead: BoardLead, words: BoardShared['words']): readonly Fact[] {
  const { details } = words;
  return [
    [details.message, lead.message],
    [details.time, nameTime(words, lead.preferredTime)],
    [details.email, lead.email],
  ];
}

/** What was said at another time, as far as it differs from what the lead says. */
export function listOther(
  said: LeadContent,
  lead: BoardLead,
  { words, appliances }: Pick<BoardShared, 'words' | 'appliances'>,
): readonly Fact[] {
  const { details, work } = words;
  const facts = {
    name: [work.caller.name, said.name, lead.name],
    // Said as it was typed.
    phone: ['', '', ''],
    phoneAsTyped: [details.typed, said.phone === lead.phone ? '' : said.phoneAsTyped, ''],
    email: [details.email, said.email, lead.email],
    zip: [details.zip, said.zip, lead.zip],
    appliance: [
      work.caller.appliance,
      appliances[said.appliance] ?? said.appliance,
      appliances[lead.appliance],
    ],
    sign: [details.sign, said.sign, lead.signText],
    preferredTime: [details.time, nameTime(words, said.preferredTime), nameTime(words, lead.preferredTime)],
    urgent: [words.urgent, said.urgent ? details.yes : '', lead.urgent ? details.yes : ''],
    message: [details.message, said.message, lead.message],
    street: [details.street, said.street, lead.street],
    unit: [details.unit, said.unit, lead.unit],
    access: [details.access, said.access, lead.access],
  } as const satisfies Record<keyof LeadContent, readonly [...Fact, now: string | undefined]>;
  return Object.values(facts).flatMap(([name, text, now]) => (text === now ? [] : [[name, text] as const]));
}
