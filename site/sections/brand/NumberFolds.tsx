import { NumberPlaces, type NumberPlacesProps } from '#site/elements/signs/NumberPlaces.tsx';

type Props = { readonly intro: string; readonly folds: readonly NumberPlacesProps[] };

/** The usual places, drawn for each appliance a brand makes; the first lies open. */
export function NumberFolds({ intro, folds }: Props) {
  return (
    <div data-no-print>
      <p className="mb-2 text-ink-soft">{intro}</p>
      <div className="number-folds">
        {folds.map((fold, index) => (
          <NumberPlaces key={fold.label} isOpen={index === 0} {...fold} />
        ))}
      </div>
    </div>
  );
}
