import { relative } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import files from './longest-first.json' with { type: 'json' };

/**
 * Files of tests that take longest, the longest first; `long` are in `npm run test:long`. Without this list a fresh checkout begins with
 * the largest files, and a test of minutes can begin last, while the other processes have nothing left to do.
 */
export const LONGEST: readonly string[] = [...files.long, ...files.short];

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
