import { createHmac } from 'node:crypto';

/** Computes the stream of docs/dice.md independently of the code under test. */
export const words = (seed: Uint8Array, label: string, count: number): number[] =>
  Array.from({ length: count }, (_, word) => {
    const block = createHmac('sha256', seed)
      .update(`porto-dice/1/${label}/${Math.floor(word / 8)}`)
      .digest();
    return block.readUInt32BE((word % 8) * 4);
  });

/** Shuffles as docs/dice.md says, without the project's code. */
export const shuffledByHand = <T>(seed: Uint8Array, label: string, items: readonly T[]): T[] => {
  const stream = words(seed, label, 400);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const n = last + 1;
    let word = stream.shift() ?? 0;
    while (word >= Math.floor(2 ** 32 / n) * n) word = stream.shift() ?? 0;
    [result[last], result[word % n]] = [result[word % n] as T, result[last] as T];
  }
  return result;
};
