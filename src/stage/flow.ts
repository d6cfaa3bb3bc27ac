export interface Spot {
  readonly x: number;
  readonly row: number;
}

/**
 * Places items of the given widths in rows, one after the other.
 * @param room width of a row
 */
export const flowed = (widths: readonly number[], room: number, gap: number): readonly Spot[] => {
  let [x, row] = [0, 0];
  return widths.map(w => {
    if (x > 0 && x + w > room) [x, row] = [0, row + 1];
    const spot = { x, row };
    x += w + gap;
    return spot;
  });
};

export const rowsIn = (spots: readonly Spot[]): number => (spots.at(-1)?.row ?? 0) + 1;
