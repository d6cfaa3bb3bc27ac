import { relative } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files of tests that take longest, the longest first. Without this list a fresh checkout begins with the largest files, and a test of
 * minutes can begin last, while the other processes have nothing left to do. `LONG` are in `npm run test:long`.
 */
const LONG = [
  'proof/test/chaos.long.test.ts',
  'test/whole/life.long.test.ts',
  'proof/test/promised.long.test.ts',
  'test/whole/shards.long.test.ts',
  'test/playground.long.test.ts',
  'proof/guard/test/secrets.long.test.ts',
  'test/whole/games.long.test.ts',
  'test/whole/restart.long.test.ts',
  'test/table/rivals.long.test.ts',
  'packages/local-discord/test/libraries.long.test.ts',
  'test/contract/contract.long.test.ts',
  'test/browser/board-trouble.slow.test.ts',
  'test/browser/board.slow.test.ts',
  'test/browser/board-exercises.slow.test.ts',
  'test/discord/live.slow.test.ts',
  'test/evenings/run/record.slow.test.ts',
];
const SHORT = [
  'proof/test/promised-commands.test.ts',
  'test/table/strange-due-work.test.ts',
  'test/discord/hidden-people.test.ts',
  'test/discord/killed-at-every-step.test.ts',
  'test/discord/games/year.test.ts',
  'test/games/puzzles.test.ts',
  'test/games/hint-reasons.test.ts',
  'test/contract/presenter/pictures.test.ts',
  'test/contract/touch.test.ts',
  'test/table/rating-doors.test.ts',
  'test/games/panel-judgement.test.ts',
  'test/contract/players.test.ts',
  'proof/guard/test/secrets.test.ts',
];
export const LONGEST: readonly string[] = [...LONG, ...SHORT];

/**
 * Begins with the files that take longest. Projects follow each other in the order of the configuration: a process of tests serves one
 * project, and loads all modules anew for another.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const placeOf = ({ project, moduleId }: TestSpecification): readonly [number, number] => {
      const rank = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return [projects.indexOf(project.name), rank < 0 ? LONGEST.length : rank];
    };
    return (await super.sort(files)).toSorted((one, other) => {
      const [[project, rank], [second, otherRank]] = [placeOf(one), placeOf(other)];
      return project - second || rank - otherRank;
    });
  }
}
