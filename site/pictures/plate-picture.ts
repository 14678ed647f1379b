// The drawings made in art/, one file for each machine.
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';

/** An SVG as Astro imports it: a component that knows where its file is. compile-answer-parts.ts says the same of the built file. */
type PlateFile = { readonly src: string; readonly width: number; readonly height: number };

function byAppliance(files: Readonly<Record<string, PlateFile>>): PlatePictures {
  return Object.fromEntries(
    Object.entries(files).map(([file, { src, width, height }]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
      { src, width, height },
    ]),
  );
}

/** Addresses and sizes of all plates by their appliance. */
export const platePictures = byAppliance(
  import.meta.glob<PlateFile>('./plates/*.svg', { eager: true, import: 'default' }),
);

/** The same of the outlines that show where the model number is. */
export const numberPictures = byAppliance(
  import.meta.glob<PlateFile>('./numbers/*.svg', { eager: true, import: 'default' }),
);
