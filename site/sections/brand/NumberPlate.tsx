import { Heading } from '#site/elements/text/Heading.tsx';
import { SignPlate, type SignPlateProps } from '#site/elements/signs/SignPlate.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly places: SignPlateProps;
  /** The places on other appliances, in words. */
  readonly others: readonly { readonly label: string; readonly text: string }[];
};

/** Where the number is that tells one model from all others, drawn. */
export function NumberPlate({ heading, text, places, others }: Props) {
  return (
    <div className="number-plate plate plate-riveted p-5 md:p-7">
      <Heading text={heading} size="h3" className="max-w-none" />
      <p className="mt-2 mb-4">{text}</p>
      <SignPlate {...places} />
      <dl className="mt-5 grid gap-2 text-small">
        {others.map(({ label, text: place }) => (
          <div key={label}>
            <dt className="inline font-semibold">{label}: </dt>
            <dd className="inline">{place}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
