import { relative } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import { type Planted, planted } from './operators.ts';

/** Request of the run: the mutant that is on, and test files that run until one fails. */
export interface Asked {
  readonly mutant: number;
  readonly files: readonly string[];
}

/** Result of a test file. */
export interface Ran {
  readonly file: string;
  readonly ok: boolean;
  readonly ms: number;
}

interface Given {
  readonly mutants: readonly (Planted & { readonly file: string })[];
  readonly met: string;
  readonly workers: number;
}

/** Longest wait of a test for an effect. In other runs it is minutes, which a mutant without the effect would take each time. */
const POLL_MS = 20_000;

/** Reports nothing: the runner reads the results. */
const SILENT: Reporter = {};

/** Keeps the given order of the test files: those that notice a mutant soonest come first. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** Answers what its parent asks. Test files start in a new process each time, but vitest and the read modules stay. */
async function serve({ mutants, met, workers }: Given): Promise<void> {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      ...{ bail: 1, maxWorkers: workers, reporters: [SILENT], sequence: { sequencer: AsGiven } },
      expect: { poll: { timeout: POLL_MS, interval: 50 } },
      setupFiles: ['proof/guard/mutation/active.ts', 'test/properties.ts', 'test/no-strange-values.ts'],
      // A module with a mutant would be read back without it.
      experimental: { fsModuleCache: false },
      execArgv: ['--max-old-space-size=2000'],
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(code, id) {
            const file = relative(process.cwd(), id.replace(/\?.*/, '')).replaceAll('\\', '/');
            const own = mutants.filter(mutant => mutant.file === file);
            return own.length === 0 ? undefined : { code: planted(code, own), map: null };
          },
        },
      ],
    },
  );
  const project = vitest.getRootProject();
  project.provide('met', met);
  process.on('message', async ({ mutant, files }: Asked) => {
    project.provide('mutant', mutant);
    vitest.config.bail = mutant === 0 ? 0 : 1;
    project.config.bail = vitest.config.bail;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      files.map(file => project.createSpecification(`${process.cwd()}/${file}`)),
    );
    const ran = testModules.map((module): Ran => {
      const { duration, collectDuration } = module.diagnostic();
      return { file: module.relativeModuleId, ok: module.ok(), ms: duration + collectDuration };
    });
    process.send?.({ ran, errors: unhandledErrors.length });
  });
  const found = await vitest.globTestSpecifications();
  process.send?.({
    files: found.map(({ moduleId }) => relative(process.cwd(), moduleId).replaceAll('\\', '/')),
  });
}

process.once('message', (given: Given) => void serve(given));
process.on('disconnect', () => process.exit());
