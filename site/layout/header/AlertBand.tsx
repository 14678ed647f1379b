import { placeOfPath } from '#site/layout/place-of-path.ts';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/**
 * What the owner tells everybody, or people of this place: a storm, a closed road. The server writes the alerts into its
 * own pages, each a paragraph, and takes `hidden` off; site/enhance/today.ts does where another host serves the page.
 */
export function AlertBand({ facts }: Props) {
  const { today, todayApi } = facts;
  const place = placeOfPath(facts.path, facts.language);
  return (
    <section
      className="notice-band"
      aria-label={today.alertLabel}
      data-place={place}
      data-today-api={todayApi === undefined ? undefined : `${todayApi}?page=${place}`}
      data-opens={today.opens}
      data-closes={today.closes}
      hidden
      data-notices=""
    />
  );
}
