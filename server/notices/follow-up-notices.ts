// What staff are told of a lead that is to be called again.
import { minuteMs } from '#domain/clocks/durations.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { openFrom } from '#domain/opening/open-times.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';
import { channelsOfStep, type NoticePlan } from './owed-notices.ts';

/** A reminder at that time, and an alarm when nobody called within the minutes of a promise; both while the office is open. */
export function listFollowUpNotices(
  followUpAt: number,
  plan: Pick<NoticePlan, 'channels' | 'alarmChannels'>,
  calendar: OpeningCalendar,
  newId: () => string,
): readonly NewNotice[] {
  const remindAt = openFrom(calendar, followUpAt);
  const moments = [
    { kind: 'reminder', at: remindAt },
    { kind: 'alarm', at: remindAt + calendar.hours.callbackMinutes * minuteMs },
  ] as const;
  return moments.flatMap((moment) =>
    channelsOfStep(moment.kind, plan).map((channel) => ({ id: newId(), channel, ...moment })),
  );
}
