import { Heading } from '#site/elements/text/Heading.tsx';
import { SignPlate, type SignPlateProps } from '#site/elements/signs/SignPlate.tsx';

type Props = { readonly heading: string; readonly places: SignPlateProps };

/** Beside the words of a first screen: the number that tells one model from all others. */
export function NumberHero({ heading, places }: Props) {
  return (
    <div className="number-hero plate plate-riveted p-5 md:p-7">
      <Heading text={heading} size="h3" className="max-w-none" />
      <SignPlate {...places} />
    </div>
  );
}
