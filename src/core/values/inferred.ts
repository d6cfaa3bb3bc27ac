import { z } from 'zod';

/** Numbers of a game's box that no source states, by path, with the certainty and the reason. A `*` stands for every key. */
export const inferred = z.array(
  z.strictObject({ path: z.string(), sure: z.enum(['fairly', 'little']), why: z.string().min(10) }),
);
