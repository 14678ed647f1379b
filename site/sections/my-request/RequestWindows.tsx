import type { RequestWindowWords } from '#content/words/my-request/request-window-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';
import { ChangeText } from './ChangeFields.tsx';

type Props = {
  readonly words: RequestWindowWords;
  readonly phone: Phone;
  readonly actions: { readonly pick: string; readonly move: string };
  /** Longest note, in characters. */
  readonly longestNote: number;
};

/** Windows to choose from, before a visit is agreed and after. The server leaves the one that is of use, and fills in the days. */
export function RequestWindows({ words, phone, actions, longestNote }: Props) {
  return (
    <>
      {(['pick', 'move'] as const).map((form) => (
        <div key={form} data-request-windows={form}>
          <Band air="tight" labelledBy={`windows-${form}`}>
            <h2 id={`windows-${form}`} className="text-h3">
              {words[form].heading}
            </h2>
            <p
              role="alert"
              tabIndex={-1}
              data-request={`${form}-problem`}
              className="request-problem my-4 rounded-control border-2 border-fault bg-fault-tint p-4 font-semibold"
            />
            <p data-request-intro="" className="mt-2 max-w-measure">
              {words[form].text}
            </p>
            <div data-request-why="" className="mt-3">
              <p className="mb-4 max-w-measure" />
              <CallLink phone={phone} label={words.callLabel} />
            </div>
            <form method="post" action={actions[form]} className="request-windows">
              <div data-request-days="" />
              {form === 'pick' ? (
                <label className="request-window request-window-none" data-request-no-window="">
                  <input type="radio" name="window" value="none" />
                  <span>{words.noWindow}</span>
                </label>
              ) : (
                <>
                  <input type="hidden" name="change_id" data-request-value="change_id" />
                  <ChangeText name="note" label={words.move.note} maxLength={longestNote} />
                </>
              )}
              <button type="submit" className="button button-solid w-fit">
                {words[form].button}
              </button>
            </form>
          </Band>
        </div>
      ))}
    </>
  );
}
