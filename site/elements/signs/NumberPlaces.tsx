import { SignPlate, type SignPlateProps } from './SignPlate.tsx';

export type NumberPlacesProps = SignPlateProps & { readonly label: string };

/** Where the model number usually is, folded away: the drawing is fetched when it is opened, the list says the same. */
export function NumberPlaces({ label, ...places }: NumberPlacesProps) {
  return (
    <details name="number-places" data-no-print="">
      <summary className="text-link w-fit py-2">{label}</summary>
      <SignPlate {...places} />
    </details>
  );
}
