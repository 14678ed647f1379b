import { Heading } from '#site/elements/text/Heading.tsx';
import { SignPlate, type SignPlateProps } from '#site/elements/signs/SignPlate.tsx';

type Props = { readonly heading: string; readonly places: SignPlateProps };

/** Beside the words of a first screen: the number that tells one model from all others. A phone has no room for it there. */
export function NumberHero({ heading, places }: Props) {
  return (
    <div className="number-hero plate plate-riveted p-6 max-sm:hidden lg:px-8">
      <Heading text={heading} size="h3" className="max-w-none" />
      <SignPlate {...places} />
    </div>
  );
}
