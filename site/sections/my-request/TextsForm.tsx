import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';

type Props = {
  readonly words: RequestChangeWords['texts'];
  readonly action: string;
  /** Word for word what is kept when they agree. */
  readonly consent: string;
  readonly state: RequestFacts['texts'];
};

/** Texts about the visit: offered with what is agreed to beside the button, and ended by one press. */
export function TextsForm({ words, action, consent, state }: Props) {
  if (state === 'none') return null;
  const said = { offer: consent, agreed: words.agreed.text, stopped: words.stopped.text }[state];
  return (
    <form method="post" action={action} className="mb-8 grid max-w-narrow gap-3">
      <h2 className="text-h4">{words[state].heading}</h2>
      <p className="max-w-measure">{said}</p>
      {state !== 'stopped' && (
        <button
          type="submit"
          name="texts"
          value={state === 'offer' ? 'yes' : 'no'}
          className="button button-line w-fit"
        >
          {words[state].button}
        </button>
      )}
    </form>
  );
}
