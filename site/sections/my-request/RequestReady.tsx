import { CheckBand } from '#site/sections/service/CheckBand.tsx';

type Props = { readonly heading: string; readonly items: readonly string[] };

/** What to have at hand for the call or the visit; the server takes it away when neither comes any more. */
export function RequestReady(props: Props) {
  return (
    <div data-request-ready="">
      <CheckBand id="ready" {...props} />
    </div>
  );
}
