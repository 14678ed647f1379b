import { SignPlate, type SignPlateProps } from './SignPlate.tsx';

export type NumberPlacesProps = SignPlateProps & { readonly label: string };

type Props = NumberPlacesProps & { readonly isOpen?: boolean };

/** Where the model number usually is, in a fold: the drawing is fetched when it is seen, the list says the same. */
export function NumberPlaces({ label, isOpen, ...places }: Props) {
  return (
    <details name="number-places" open={isOpen} data-no-print="">
      <summary className="text-link w-fit py-2">{label}</summary>
      <SignPlate {...places} />
    </details>
  );
}
