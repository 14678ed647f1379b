// The plates drawn in art/, one file for each machine.
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';

/** An SVG as Astro imports it: a component that knows where its file is. compile-answer-parts.ts says the same of the built file. */
type PlateFile = { readonly src: string; readonly width: number; readonly height: number };

const files = import.meta.glob<PlateFile>('./plates/*.svg', { eager: true, import: 'default' });

/** Addresses and sizes of all plates by their appliance. */
export const platePictures: PlatePictures = Object.fromEntries(
  Object.entries(files).map(([file, { src, width, height }]) => [
    file.slice('./plates/'.length, -'.svg'.length),
    { src, width, height },
  ]),
);
