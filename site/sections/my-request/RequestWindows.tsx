import type { RequestWindowWords } from '#content/words/my-request/request-window-words.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { ChangeText } from './ChangeFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { WindowDays } from './WindowDays.tsx';

type Props = {
  readonly words: RequestWindowWords;
  readonly phone: Phone;
  readonly actions: { readonly pick: string; readonly move: string };
  /** Longest note, in characters. */
  readonly longestNote: number;
  readonly shown: RequestShown;
};

/** Windows to choose from, before a visit is agreed and after: of the two forms the one that is of use is shown. */
export function RequestWindows({ words, phone, actions, longestNote, shown }: Props) {
  const { window, typed, problem, changeId } = shown;
  const hasDays = window.days.length > 0;
  return (['pick', 'move'] as const).map((form) => (
    <div key={form} data-request-windows={form} hidden={window.form !== form}>
      <Band air="tight" labelledBy={`windows-${form}`}>
        <h2 id={`windows-${form}`} className="text-h3">
          {words[form].heading}
        </h2>
        <RequestProblem
          name={`${form}-problem`}
          text={typed.window !== undefined && window.form === form ? problem : ''}
          className="my-4"
        />
        <p data-request-intro="" hidden={form === 'pick' && !hasDays} className="mt-2 max-w-measure">
          {words[form].text}
        </p>
        <div data-request-why="" hidden={window.why === ''} className="mt-3">
          <p className="mb-4 max-w-measure">{window.why}</p>
          <CallLink phone={phone} label={words.callLabel} />
        </div>
        <form
          method="post"
          action={actions[form]}
          hidden={form === 'pick' && !hasDays}
          className="request-windows"
        >
          <div data-request-days="" hidden={form === 'move' && !hasDays}>
            {window.form === form && <WindowDays days={window.days} chosen={typed.window ?? window.chosen} />}
          </div>
          {form === 'pick' ? (
            <label
              className="request-window request-window-none"
              data-request-no-window=""
              hidden={window.chosen === ''}
            >
              <input type="radio" name="window" value="none" />
              <span>{words.noWindow}</span>
            </label>
          ) : (
            <>
              <input type="hidden" name="change_id" value={changeId} />
              <ChangeText name="note" label={words.move.note} maxLength={longestNote} value={typed.note} />
            </>
          )}
          <button type="submit" className="button button-solid w-fit">
            {words[form].button}
          </button>
        </form>
      </Band>
    </div>
  ));
}
