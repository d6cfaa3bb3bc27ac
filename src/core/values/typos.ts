/** Counts the letters that are added, left out, changed or exchanged with a neighbour between two names. */
export function typos(one: string, other: string): number {
  const first = Array.from({ length: other.length + 1 }, (_, column) => column);
  const rows = [first, ...Array.from(one, (_, row) => [row + 1])];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + changed,
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  return at(one.length, other.length);
}
