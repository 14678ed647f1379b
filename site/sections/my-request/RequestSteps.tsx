import type { RequestWords } from '#content/words/my-request/request-words.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';
import { isPast, requestSteps } from '#domain/my-request/request-state.ts';

type Props = Pick<RequestFacts, 'step' | 'isByPhone'> & { readonly words: RequestWords['steps'] };

/** The way from "received" to "fixed", and where on it the request stands. */
export function RequestSteps({ words, step: now, isByPhone }: Props) {
  return (
    <ol aria-label={words.label} className="request-steps mt-7">
      {requestSteps.map((step) => (
        <li
          key={step}
          data-request-step={step}
          aria-current={step === now ? 'step' : undefined}
          data-past={isPast(step, now) ? '' : undefined}
        >
          {step === 'call' && !isByPhone ? words.answer : words[step]}
        </li>
      ))}
    </ol>
  );
}
