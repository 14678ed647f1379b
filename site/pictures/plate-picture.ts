// The drawings made in art/, one file for each machine.
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

/** By its name, each SVG that `import.meta.glob` found. Astro's is a component that has more; compile-answer-parts.ts says the same of the built file. */
export function byName(files: Readonly<Record<string, SvgFile>>): Readonly<Record<string, SvgFile>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, { src, width, height }]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
      { src, width, height },
    ]),
  );
}

/** Addresses and sizes of all plates by their appliance. */
export const platePictures = byName(
  import.meta.glob<SvgFile>('./plates/*.svg', { eager: true, import: 'default' }),
);

/** The same of the outlines that show where the model number is. */
export const numberPictures = byName(
  import.meta.glob<SvgFile>('./numbers/*.svg', { eager: true, import: 'default' }),
);
