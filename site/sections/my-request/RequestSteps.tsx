import type { RequestWords } from '#content/words/my-request/request-words.ts';

const steps = ['received', 'call', 'visit', 'fixed'] as const;

/** The way from "received" to "fixed"; the server marks where the request stands. */
export function RequestSteps({ words }: { readonly words: RequestWords['steps'] }) {
  return (
    <ol aria-label={words.label} className="request-steps mt-7">
      {steps.map((step) => (
        <li key={step} data-request-step={step}>
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
