import { useState } from 'react';
import { endFeed, endPage, makeFeed, makePage } from '#domain/board/plan-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AskFirst } from '#site/islands/board/team/AskFirst.tsx';

const calls = {
  page: { make: makePage, end: endPage },
  feed: { make: makeFeed, end: endFeed },
} as const;

export type LinkKind = keyof typeof calls;

type Props = PanelProps & {
  readonly kind: LinkKind;
  readonly technician: { readonly id: string; readonly name: string };
  /** Since when the link is the present one; null without one. */
  readonly madeAt: number | null;
  /** One was made, and is shown this once. */
  readonly onMade: (kind: LinkKind, path: string) => void;
};

/** A private link of a technician: made, made anew, or ended. That one stops working is asked first. */
export function TechnicianLink({ kind, technician: { id, name }, madeAt, onMade, ...panel }: Props) {
  const { plan } = panel.words.visits;
  const texts = plan.links[kind];
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const { act, isBusy, fault } = useAction(panel.api, panel.words.visits.faults, 'refused');
  const params = { id };

  async function make(): Promise<void> {
    const made = await act({ call: calls[kind].make, params });
    if (made === undefined) return;
    onMade(kind, made.value.path);
    setAsked(undefined);
  }

  async function end(): Promise<void> {
    const ended = await act({ call: calls[kind].end, params });
    if (ended !== undefined) setAsked(undefined);
  }

  const since = madeAt === null ? undefined : formatDayTime(madeAt, panel.hours.timeZone);
  return (
    <div className="visit-technician-link">
      <span className="visit-quiet">
        {since === undefined ? texts.none : fillText(texts.since, { time: since })}
      </span>
      <span className="visit-technician-do">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (since === undefined ? void make() : setAsked('renew'))}
        >
          {since === undefined ? texts.make : texts.renew}
        </button>
        {since !== undefined && (
          <button type="button" disabled={isBusy} onClick={() => setAsked('end')}>
            {texts.end}
          </button>
        )}
      </span>
      {asked !== undefined && since !== undefined && (
        <AskFirst
          {...{ isBusy }}
          question={fillText(asked === 'renew' ? plan.renewQuestion : texts.endQuestion, { name })}
          yes={asked === 'renew' ? plan.renewYes : plan.endYes}
          no={plan.cancel}
          onYes={() => void (asked === 'renew' ? make() : end())}
          onNo={() => setAsked(undefined)}
        />
      )}
      <p className="visit-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
