export interface Exhibit {
  /** The ending of its file; absent: png. */
  readonly kind?: 'gif';
  readonly name: string;
  readonly paint: () => Promise<Buffer>;
}
