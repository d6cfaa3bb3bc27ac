import { z } from 'zod';

/**
 * Shape of a list of numbers in a game's box that no source states. Each has its path (`*` stands for every key), its certainty
 * and the reason.
 */
export const inferred = z.array(
  z.strictObject({ path: z.string(), sure: z.enum(['fairly', 'little']), why: z.string().min(10) }),
);
