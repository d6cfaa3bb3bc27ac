// The package `gifenc` ships no types. These declarations cover the functions that the bot uses.
declare module 'gifenc' {
  type Rgb = [red: number, green: number, blue: number];
  export interface FrameOptions {
    /** Palette, required with the first frame and used for all frames. */
    readonly palette?: readonly Rgb[];
    /** Milliseconds that the frame is shown. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** Value 1: the frame stays, and the next frame is drawn over this frame. */
    readonly dispose?: number;
  }
  export interface Encoder {
    writeFrame(indexed: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, colours: number): Rgb[];
  export function applyPalette(rgba: Uint8Array, palette: readonly Rgb[]): Uint8Array;
}
