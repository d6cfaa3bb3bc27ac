import { createHash } from 'node:crypto';

/** What is published before the first card (docs/dice.md): a seed can't be changed afterwards, nor found from it. */
export const commitmentOf = (seed: string, salt: string): string =>
  createHash('sha256').update(`porto-shuffle/1/${seed.toLowerCase()}/${salt.toLowerCase()}`).digest('hex');
