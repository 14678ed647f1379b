// What a step at a visit asks of the desk: when somebody has to call, and what staff are told then.
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { callAgainAfter } from '#domain/visits/awaited-part.ts';
import type { GivenPart } from '#domain/visits/visit-part.ts';
import type { VisitStep } from '#domain/visits/visit.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';
import { listFollowUpNotices } from './follow-up-notices.ts';
import type { NoticePlan } from './owed-notices.ts';

type Step = {
  readonly step: VisitStep;
  /** Which part it waits for. */
  readonly part: GivenPart | undefined;
  readonly at: number;
};

type Parts = {
  readonly notices: Pick<NoticePlan, 'channels' | 'alarmChannels'>;
  readonly calendar: OpeningCalendar;
  readonly newId: () => string;
};

/** Nothing where nobody has to call. */
export function listStepNotices(
  { step, part, at }: Step,
  { notices, calendar, newId }: Parts,
): { readonly followUpAt: number | undefined; readonly notices: readonly NewNotice[] } {
  const followUpAt = callAgainAfter(step, part, calendar, at);
  if (followUpAt === undefined) return { followUpAt, notices: [] };
  return { followUpAt, notices: listFollowUpNotices(followUpAt, notices, calendar, newId) };
}
