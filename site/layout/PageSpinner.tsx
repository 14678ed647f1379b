import type { ShellFacts } from './shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/** Shown by script when the next page takes longer than 150 ms; `data-full` makes it fill the screen. */
export function PageSpinner({ facts }: Props) {
  const { page, cityService } = facts.words.loading;
  return (
    <div
      className="page-spinner"
      role="status"
      hidden
      data-page-spinner=""
      data-page-text={page}
      data-city-service-text={cityService}
    />
  );
}
