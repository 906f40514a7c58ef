/** The part of subset-font that we use; it ships no types. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: null,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepAllGlyphs: true;
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
