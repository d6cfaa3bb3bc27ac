import { existsSync, renameSync } from 'node:fs';
import { z } from 'zod';
import { NoText, readTextFile } from '../../core/values/text-file.ts';

const savedSchema = z.object({
  format: z.literal('kitchen-table'),
  version: z.literal(1),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  names: z.array(z.string().max(200)).min(1).max(20),
  seed: z.string().regex(/^[0-9a-f]{64}$/i),
  actions: z.array(z.object({ seat: z.int().min(0), action: z.string().max(1000) })),
});

/** Game in the file format of an earlier version: its settings, and all actions. */
export type Saved = z.infer<typeof savedSchema>;

export type Loaded =
  | { readonly type: 'none' }
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'broken'; readonly reason: string };

export function loadSaved(path: string): Loaded {
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    if (!(error instanceof NoText)) throw error;
    return error.isMissing ? { type: 'none' } : { type: 'broken', reason: error.reason };
  }
  try {
    const parsed = savedSchema.safeParse(JSON.parse(text));
    if (parsed.success) return { type: 'saved', saved: parsed.data };
    return {
      type: 'broken',
      reason: `not a saved game (at ${parsed.error.issues[0]?.path.join('.') || 'its start'})`,
    };
  } catch {
    return { type: 'broken', reason: 'not JSON' };
  }
}

export function setAside(path: string): string | undefined {
  try {
    let n = 1;
    while (existsSync(`${path}.${n}`)) n += 1;
    renameSync(path, `${path}.${n}`);
    return `${path}.${n}`;
  } catch {
    return undefined;
  }
}
