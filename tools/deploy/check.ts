import { spawnSync } from 'node:child_process';

/** Result of a check. `unchecked`: the tool is missing on this machine. */
export type Outcome =
  | { readonly kind: 'passed'; readonly output: string }
  | { readonly kind: 'failed'; readonly output: string }
  | { readonly kind: 'unchecked'; readonly missing: string };

export interface Check {
  readonly files: readonly string[];
  readonly tool: string;
  run(): Outcome;
}

const PATIENCE_MS = 300_000;
/** Maximum number of bytes of a tool's output. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

export interface Use {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Returns true if a command ends with exit code 0. Returns false for any other exit code, and where the program is missing. */
export const works = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;

/** Runs a tool. The result is `unchecked` if the tool is missing, and `failed` if the tool reports an error. */
export function use(command: string, args: readonly string[], { cwd, env = {} }: Use): Outcome {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    maxBuffer: LONGEST_OUTPUT,
  });
  if (error && 'code' in error && error.code === 'ENOENT') return { kind: 'unchecked', missing: command };
  const output = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.trim();
  return { kind: status === 0 ? 'passed' : 'failed', output };
}
