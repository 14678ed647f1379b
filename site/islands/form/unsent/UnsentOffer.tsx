import type { UnsentWords } from '#content/words/forms/unsent-words.ts';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';

type Props = {
  readonly isShown: boolean;
  readonly words: UnsentWords;
  readonly callInstead: string;
  readonly phone: Phone;
  readonly onClear: () => void;
};

/**
 * What was sent got no answer: said where it was sent, above the button that sends it again. The region is always there, so that
 * it is read out.
 */
export function UnsentOffer({ isShown, words, callInstead, phone, onClear }: Props) {
  return (
    <div role="alert">
      {isShown && (
        <div className="mb-4 rounded-control border-2 border-fault bg-fault-tint p-4">
          <p className="font-semibold">{words.heading}</p>
          <p className="mt-1 text-small">
            {words.text}{' '}
            <a href={`tel:${phone.e164}`} className="text-link figures whitespace-nowrap">
              {callInstead} {phone.text}
            </a>
          </p>
          <button type="button" className="text-link mt-2 min-h-11 text-small" onClick={onClear}>
            {words.clear}
          </button>
        </div>
      )}
    </div>
  );
}
