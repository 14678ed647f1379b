import { NumberPlaces, type NumberPlacesProps } from '#site/elements/signs/NumberPlaces.tsx';

type Props = { readonly intro: string; readonly folds: readonly NumberPlacesProps[] };

/** The usual places, drawn for each appliance a brand makes. */
export function NumberFolds({ intro, folds }: Props) {
  return (
    <>
      <p className="mt-4 text-ink-soft">{intro}</p>
      <div className="number-folds">
        {folds.map((fold) => (
          <NumberPlaces key={fold.label} {...fold} />
        ))}
      </div>
    </>
  );
}
