import { useMemo } from 'react';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { standingCalendar, type OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { parseOpening } from './opening-answers.ts';

/** When we are open, as the owner says it; until the server has told, and without an API to ask, the standing hours. */
export function useCalendar(api: string | undefined, hours: ServiceHours): OpeningCalendar {
  const address = api === undefined ? undefined : `${api}/opening`;
  const { value } = useBoardAnswer(address, parseOpening);
  return useMemo(
    () =>
      value === undefined
        ? standingCalendar(hours)
        : { hours: value.hours, exceptions: value.exceptions.map(({ exception }) => exception) },
    [value, hours],
  );
}
