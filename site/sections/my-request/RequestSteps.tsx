import type { RequestWords } from '#content/words/my-request/request-words.ts';

const steps = ['received', 'call', 'visit', 'fixed'] as const;

/** The server leaves the one that is so. */
function StepByPhone({ words }: { readonly words: RequestWords['steps'] }) {
  return (
    <>
      <span data-request-way="phone">{words.call}</span>
      <span data-request-way="mail">{words.answer}</span>
    </>
  );
}

/** The way from "received" to "fixed"; the server marks where the request stands. */
export function RequestSteps({ words }: { readonly words: RequestWords['steps'] }) {
  return (
    <ol aria-label={words.label} className="request-steps mt-7">
      {steps.map((step) => (
        <li key={step} data-request-step={step}>
          {step === 'call' ? <StepByPhone words={words} /> : words[step]}
        </li>
      ))}
    </ol>
  );
}
