import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Options, TIMER_SIZES, VARIANTS } from '../../games/porto/rules/types.ts';

const savedSchema = z.object({
  format: z.literal('kitchen-table'),
  version: z.literal(1),
  game: z.string(),
  rules: z.int(),
  options: z.strictObject({
    variant: z.enum(VARIANTS),
    timer: z.literal(TIMER_SIZES).optional(),
  }),
  names: z.array(z.string().max(200)).min(1).max(20),
  seed: z.string().regex(/^[0-9a-f]{64}$/i),
  actions: z.array(z.object({ seat: z.int().min(0), action: z.string().max(1000) })),
});

/** A game as the file keeps it: how it began and every action since, from which it is played through again. */
export type Saved = Omit<z.infer<typeof savedSchema>, 'options'> & { readonly options: Options };

export type Loaded =
  | { readonly type: 'none' }
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'broken'; readonly reason: string };

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);

/** The one file that holds the game at this keyboard. */
export class SaveFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  load(): Loaded {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      const reason = reasonOf(error);
      return reason === 'ENOENT' ? { type: 'none' } : { type: 'broken', reason: `not readable (${reason})` };
    }
    try {
      const parsed = savedSchema.safeParse(JSON.parse(text));
      if (parsed.success) return { type: 'saved', saved: parsed.data as Saved };
      const at = parsed.error.issues[0]?.path.join('.') || 'its start';
      return { type: 'broken', reason: `not a saved game (at ${at})` };
    } catch {
      return { type: 'broken', reason: 'not JSON' };
    }
  }

  /** Whole or not at all: written beside, then renamed. Returns why it could not be saved. */
  save(saved: Saved): string | undefined {
    const beside = `${this.path}.${process.pid}.part`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(beside, `${JSON.stringify(saved)}\n`, { flush: true });
      renameSync(beside, this.path);
      return undefined;
    } catch (error) {
      this.#discard(beside);
      return reasonOf(error);
    }
  }

  /** Keeps the file under another name, which is returned; undefined when it cannot be moved. */
  setAside(): string | undefined {
    try {
      let n = 1;
      while (existsSync(`${this.path}.${n}`)) n += 1;
      const aside = `${this.path}.${n}`;
      renameSync(this.path, aside);
      return aside;
    } catch {
      return undefined;
    }
  }

  remove(): void {
    this.#discard(this.path);
  }

  #discard(path: string): void {
    try {
      rmSync(path, { force: true });
    } catch {
      // Where nothing can be written, nothing needs to be tidied.
    }
  }
}
