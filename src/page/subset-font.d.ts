declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
