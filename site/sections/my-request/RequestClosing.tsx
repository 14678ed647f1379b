import type { RequestWords } from '#content/words/my-request/request-words.ts';
import { Band } from '#site/elements/Band.tsx';

type Props = { readonly words: RequestWords['close']; readonly action: string };

/** For whoever finds somebody else's request on their device. */
export function RequestClosing({ words, action }: Props) {
  return (
    <Band air="tight">
      <h2 className="text-h4">{words.heading}</h2>
      <p className="mt-2 max-w-measure">{words.text}</p>
      <form method="post" action={action} className="mt-4">
        <button type="submit" className="button button-line">
          {words.button}
        </button>
      </form>
    </Band>
  );
}
