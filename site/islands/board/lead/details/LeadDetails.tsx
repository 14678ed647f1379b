import { readLead } from '#domain/board/lead-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { listWritten } from './content-facts.ts';
import { CorrectDetails } from '#site/islands/board/lead/correction/CorrectDetails.tsx';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import { FactTable } from './FactTable.tsx';
import { LeadAdvice } from './LeadAdvice.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadPhotos } from './LeadPhotos.tsx';
import { LeadNotices } from './LeadNotices.tsx';
import { LeadPart } from './LeadPart.tsx';
import { LeadVisit } from './LeadVisit.tsx';
import { LeadWindow } from './LeadWindow.tsx';
import { LeadSource } from './LeadSource.tsx';
import { OtherWords } from './OtherWords.tsx';
import { PersonHistory } from './PersonHistory.tsx';

type Props = {
  readonly lead: BoardLead;
  /** It was merged into another request. */
  readonly onMerged: () => void;
};

/** Everything known of a lead: its sign, what they wrote, what was done, who they are, every notice. */
export function LeadDetails({ lead, onMerged }: Props) {
  const { api, words, hours } = useBoardContext();
  const known = `${lead.state} ${lead.events}`;
  const { value, hasFailed } = useBoardAnswer(
    api,
    { call: readLead, params: { id: lead.id } },
    { version: known },
  );
  const { details } = words;
  const customer = listCustomer(lead.customer, words);

  if (value === undefined)
    return <p className="board-details">{hasFailed ? words.failedToRead : words.loading}</p>;
  return (
    <div className="board-details">
      <LeadWindow lead={lead} />
      <LeadPart lead={lead} />
      <LeadVisit lead={lead} />
      {customer.length > 0 && <FactTable heading={words.work.correct.customer.heading} facts={customer} />}
      {lead.mergedInto === null && <CorrectDetails lead={lead} sign={value.sign} />}
      {value.photos.length > 0 && <LeadPhotos photos={value.photos} words={words.photos} />}
      {value.signAdvice && <LeadAdvice sign={lead.signText} advice={value.signAdvice} />}
      <FactTable heading={details.wrote} facts={listWritten(lead, words)} />
      {value.added.length > 0 && (
        <FactTable heading={details.added} facts={value.added.map(({ name, text }) => [name, text])} />
      )}
      {value.sentFirst !== null && (
        <OtherWords heading={details.sentFirst} said={value.sentFirst} lead={lead} />
      )}
      {lead.person.requests > 1 && <PersonHistory lead={lead} onMerged={onMerged} />}
      <LeadHistory events={value.events} words={words} />
      {value.amendments.map(({ id, content }) => (
        <OtherWords key={id} heading={details.again} said={content} lead={lead} />
      ))}
      {value.joined.map(({ id, receivedAt, content }) => {
        const time = formatDayTime(receivedAt, hours.timeZone);
        return content.message === '' && content.appliance === '' ? (
          <p key={id}>{fillText(details.joinedCall, { time })}</p>
        ) : (
          <OtherWords key={id} heading={fillText(details.joined, { time })} said={content} lead={lead} />
        );
      })}
      <LeadSource lead={lead} details={value} words={words} />
      <LeadNotices notices={value.notices} {...{ api, words }} />
    </div>
  );
}
