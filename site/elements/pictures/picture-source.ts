/** A picture ready to be written: made from a file by site/pictures/describe-picture.ts. */
export type PictureSource = {
  /** Its files at each width: "/a.avif 480w, /b.avif 720w". */
  readonly avif: string;
  /** One WebP, for browsers that know no AVIF. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Which width it takes on the page: "(width >= 64rem) 50vw, 100vw". */
  readonly sizes: string;
};

/** An SVG of the build: its address, and its sides in pixels. */
export type SvgFile = { readonly src: string; readonly width: number; readonly height: number };
