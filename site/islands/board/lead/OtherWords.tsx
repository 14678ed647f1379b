import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { useDesk } from '#site/islands/board/work/desk.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly heading: string; readonly said: LeadContent; readonly lead: BoardLead };

/** What was said at another time, as far as it differs from what the lead says. */
export function OtherWords({ heading, said, lead }: Props) {
  const { words, appliances } = useDesk();
  const { details, times, work } = words;
  const timeNames: Readonly<Record<string, string>> = times;
  const facts = [
    [work.caller.name, said.name, lead.name],
    [details.typed, said.phone === lead.phone ? '' : said.phoneAsTyped, ''],
    [details.email, said.email, lead.email],
    [details.zip, said.zip, lead.zip],
    [work.caller.appliance, appliances[said.appliance] ?? said.appliance, appliances[lead.appliance]],
    [details.sign, said.sign, lead.signText],
    [details.time, timeNames[said.preferredTime] ?? said.preferredTime, timeNames[lead.preferredTime]],
    [words.urgent, said.urgent ? details.yes : '', lead.urgent ? details.yes : ''],
    [details.message, said.message, lead.message],
  ] as const;
  const other = facts.flatMap(([name, text, now]) => (text === now ? [] : [[name, text] as const]));
  const hasOther = other.some(([, text]) => text !== '');
  return <FactTable heading={heading} facts={hasOther ? other : [[details.message, details.same]]} />;
}
