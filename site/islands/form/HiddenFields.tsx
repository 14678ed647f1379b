import { use } from 'react';
import { KeptPost } from './kept-post.ts';
import { requestIdField } from './request-id.ts';

type Props = {
  readonly values: Readonly<Record<string, string>>;
  /** What a request that is offered again was sent along with, or this page's form does not ask for. */
  readonly leftOver?: readonly (readonly [name: string, text: string])[] | undefined;
};

/** What the form sends along unseen. The request id is drawn in the browser, once for each request. */
export function HiddenFields({ values, leftOver = [] }: Props) {
  const { fields } = use(KeptPost);
  const shown = { ...values, ...Object.fromEntries(leftOver) };
  return (
    <>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={fields[name] ?? value} />
      ))}
      <input type="hidden" name={requestIdField} defaultValue={fields[requestIdField]} />
    </>
  );
}
