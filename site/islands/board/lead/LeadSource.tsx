import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly lead: BoardLead; readonly details: BoardDetails; readonly words: BoardWords };

/** Where a lead came from, and what they agreed to, word for word, and when. */
export function LeadSource({ lead, details, words }: Props) {
  const { timeZone } = useBoardHours();
  const names: Readonly<Record<string, string>> = words.sources;
  const label = words.details;
  const { consent, consentWording, source, texts } = details;
  const timeOf = (instantMs: number) => formatDayTime(instantMs, timeZone);
  const givenAt = (version: string, at: number) =>
    fillText(label.consentVersion, { version, time: timeOf(at) });
  return (
    <FactTable
      heading={label.source}
      facts={[
        [label.email, lead.email],
        [label.typed, details.phoneAsTyped],
        [label.page, details.page],
        [label.cameFrom, details.sourceLine],
        ...Object.entries(source).map(([name, mark]) => [names[name] ?? name, mark] as const),
        [label.language, details.language],
        [label.subject, details.subject],
        [label.consent, consentWording],
        [label.consentGiven, consent === '' ? '' : givenAt(consent, lead.receivedAt)],
        [label.texts, texts?.wording ?? ''],
        [label.textsGiven, texts === null ? '' : givenAt(texts.version, texts.at)],
        [label.textsStopped, typeof texts?.stoppedAt === 'number' ? timeOf(texts.stoppedAt) : ''],
        [label.suspicions, details.suspicions.join(', ')],
      ]}
    />
  );
}
