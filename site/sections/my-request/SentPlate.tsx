import type { RequestWords } from '#content/words/my-request/request-words.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';

type Props = { readonly words: RequestWords['sent']; readonly shown: RequestFacts };

const machine = ['appliance', 'sign', 'code', 'power', 'also', 'word'] as const;
const rows = [...machine, 'address', 'zip', 'access', 'time', 'contact', 'at'] as const;

/** What was sent, as a plate; a row without a value is hidden. */
export function SentPlate({ words, shown }: Props) {
  const values = { ...shown, at: shown.sentAt };
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-h4">
        {words.heading}
      </h2>
      <dl className="plate plate-rows plate-riveted mt-3 px-6 py-4">
        {rows.map((row) => (
          <div key={row} hidden={values[row] === ''}>
            <dt className="label">{words[row]}</dt>
            <dd data-request={row}>{values[row]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
