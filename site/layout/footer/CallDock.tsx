import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/** The floating Call button: up to 768 px wide, once the page has scrolled more than 300 px; always without script. */
export function CallDock({ facts }: Props) {
  return (
    <div className="call-dock" data-call-button="">
      <CallLink phone={facts.phone} label={facts.words.floatingCall} />
    </div>
  );
}
