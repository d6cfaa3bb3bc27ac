import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isRelease } from '../../test/support/test-form.ts';
import { sharedBundle } from '../chaos/bot-process.ts';
import { SHORT_FORMS } from './short-forms.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  chaos: 'proof/chaos/main.ts',
  guard: 'proof/guard/main.ts',
  bench: 'proof/bench/main.ts',
};

/** Their shortest form takes minutes. */
const ONLY_IN_A_RELEASE = ['chaos season', 'chaos soak', 'chaos processes', 'guard mutants'];

const RUN_HERE = Object.entries(SHORT_FORMS).flatMap(([command, form]) =>
  typeof form === 'string' || (!isRelease && ONLY_IN_A_RELEASE.includes(command))
    ? []
    : [{ command, options: form }],
);

test.each(RUN_HERE)(
  'npm run $command, in its shortest form, reports its progress and ends without a fault',
  async ({ command, options }) => {
    const [program = '', kind = ''] = command.split(' ');
    const { TEST_FORM: _, ...own } = process.env;
    const env = { ...own, ...(await sharedBundle()) };
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        PROGRAMS[program] ?? '',
        kind,
        ...options,
        ...(program === 'bench' ? [] : ['--seed', '7']),
      ],
      { env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const ended = new Promise(resolve => child.once('close', resolve));
    const [said, progress, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    expect({
      code,
      said: code === 0 ? '' : said.slice(-2_000),
      progress: code === 0 ? '' : progress.slice(-2_000),
    }).toEqual({
      code: 0,
      said: '',
      progress: '',
    });
    expect(progress).toMatch(new RegExp(`^${command}.*, 0 s: (about \\d+ min|a size of its own)`));
  },
);
