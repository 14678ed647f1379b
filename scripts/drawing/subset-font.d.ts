// The package declares no types; TypeScript reads them from a file that declares nothing else.
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
