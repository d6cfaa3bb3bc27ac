import { Matrix, solve } from 'ml-matrix';

/** Weighted least squares. It sums samples as they come, and can reduce the weight of earlier ones. */
export class LeastSquares {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  #count = 0;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  /** Number of samples. Faded samples count for less. */
  get count(): number {
    return this.#count;
  }

  add(features: ArrayLike<number>, target: number): void {
    const size = this.#size;
    this.#count += 1;
    for (let row = 0; row < size; row++) {
      const left = features[row] as number;
      if (left === 0) continue;
      this.#targets[row] = (this.#targets[row] as number) + left * target;
      for (let column = 0; column < size; column++) {
        const at = row * size + column;
        this.#products[at] = (this.#products[at] as number) + left * (features[column] as number);
      }
    }
  }

  fade(to: number): void {
    this.#count *= to;
    for (let at = 0; at < this.#products.length; at++)
      this.#products[at] = (this.#products[at] as number) * to;
    for (let at = 0; at < this.#targets.length; at++) this.#targets[at] = (this.#targets[at] as number) * to;
  }

  /**
   * Returns the weights that fit best.
   * @param ridge strength of the pull to `towards`, as a number of samples
   */
  solved(ridge: number, towards: readonly number[]): readonly number[] {
    const size = this.#size;
    const products = new Matrix(size, size);
    const targets = new Matrix(size, 1);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++)
        products.set(row, column, this.#products[row * size + column] as number);
      products.set(row, row, products.get(row, row) + ridge);
      targets.set(row, 0, (this.#targets[row] as number) + ridge * (towards[row] ?? 0));
    }
    return solve(products, targets).to1DArray();
  }
}

/** Returns new weights of each stretch of a game. A stretch with fewer samples than `fewest` keeps its old ones (`rows`). */
export const fitted = (
  rows: readonly (readonly number[])[],
  squares: readonly LeastSquares[],
  { ridge, fewest = 0 }: { readonly ridge: number; readonly fewest?: number },
): readonly (readonly number[])[] =>
  squares.map((each, stretch) => {
    const before = rows[stretch] ?? [];
    if (each.count < fewest) return before;
    return each.solved(ridge, before).map(weight => Math.round(weight * 1000) / 1000);
  });
