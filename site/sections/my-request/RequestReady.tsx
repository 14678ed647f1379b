import { CheckBand } from '#site/sections/service/CheckBand.tsx';

type Props = { readonly heading: string; readonly items: readonly string[]; readonly isHidden: boolean };

/** What to have at hand for the call or the visit. Nobody needs to look for the model number of a machine that is mended. */
export function RequestReady({ isHidden, ...checks }: Props) {
  return (
    <div data-request-ready="" hidden={isHidden}>
      <CheckBand id="ready" {...checks} />
    </div>
  );
}
