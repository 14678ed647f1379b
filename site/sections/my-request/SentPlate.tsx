import type { RequestWords } from '#content/words/my-request/request-words.ts';

const rows = ['appliance', 'sign', 'code', 'power', 'zip', 'time', 'access', 'contact', 'at'] as const;

/** What was sent, as a plate; rows without a value are hidden by the server. */
export function SentPlate({ words }: { readonly words: RequestWords['sent'] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-h4">
        {words.heading}
      </h2>
      <dl className="plate plate-rows plate-riveted mt-3 px-6 py-4">
        {rows.map((row) => (
          <div key={row} data-request-row="">
            <dt className="label">{words[row]}</dt>
            <dd data-request={row} />
          </div>
        ))}
      </dl>
    </section>
  );
}
