import { requestIdField } from './request-id.ts';

/** What the form sends along unseen. The request id is drawn in the browser, once for each request. */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={requestIdField} />
    </>
  );
}
