import { globSync, readFileSync } from 'node:fs';
import type { Chance } from '../chance.ts';
import { faultsOf, type Planted } from './operators.ts';

interface Room {
  /** Files in which faults are planted. */
  readonly code: string;
  /** Folders with the tests that are near. */
  readonly tests: string;
  /** Tests that execute much of the room. Each mutant meets those that execute it, besides the tests with a name like its own. */
  readonly broad: readonly string[];
  /** Least share of the mutants that the tests must notice, in percent. */
  readonly bar: number;
}

const GAMES = 'test/{games,contract,core}';

/** The rooms of the project whose tests are tried. */
export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    code: 'src/{games/*,core}/{rules,contract}/**',
    tests: `{${GAMES},proof/guard/test}`,
    broad: ['test/contract/perft.test.ts', 'test/games/positions.test.ts'],
    bar: 95,
  },
  table: {
    code: 'src/table/**',
    tests: 'test/{table,evenings}',
    broad: [
      'test/table/act.test.ts',
      'test/table/due-work.test.ts',
      'test/table/contests.test.ts',
      'test/table/sittings.test.ts',
      'test/table/sittings-too.test.ts',
    ],
    bar: 90,
  },
  store: {
    code: 'src/store/**',
    tests: 'test/{store,table}',
    broad: ['test/store/store.test.ts', 'test/store/people.test.ts', 'test/table/personal-data.test.ts'],
    bar: 90,
  },
  discord: {
    code: '{src/discord,commands}/**',
    tests: 'test/{discord,evenings}',
    broad: ['test/evenings/panel.evening', 'test/evenings/porto.evening', 'test/evenings/refusals.evening'],
    bar: 80,
  },
  presentation: {
    code: 'src/{presentation,games/*/picture,games/*/presenter,games/*/words}/**',
    tests: `{test/{presentation,evenings},${GAMES}}`,
    broad: ['test/contract/goldens.test.ts', 'test/presentation/presenting/presenter-of.test.ts'],
    bar: 80,
  },
  page: { code: 'src/page/*', tests: 'test/page', broad: ['test/page/server.test.ts'], bar: 80 },
};

/** A fault that a run tries. */
export interface Mutant extends Planted {
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly now: string;
}

/** Types alone, modules that a script writes, and code that only tests with a server of PostgreSQL execute. */
const NOT_TRIED = /\.d\.ts$|-types\.ts$|\/postgres[^/]*\.ts$/;

const sources = (code: string): readonly string[] =>
  globSync(code)
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts') && !NOT_TRIED.test(name))
    .sort();

/** Draws mutants, as many of each room. Each fault of a room is as likely as the others. No two mutants overlap. */
export function drawn(rooms: readonly string[], count: number, chance: Chance): readonly Mutant[] {
  const mutants: Mutant[] = [];
  for (const room of rooms) {
    const all = sources(ROOMS[room]?.code ?? '').flatMap(file => {
      const text = readFileSync(file, 'utf8');
      return faultsOf(file, text).map(fault => ({ fault, file, text }));
    });
    let left = Math.ceil(count / rooms.length);
    while (left > 0 && all.length > 0) {
      const [found] = all.splice(chance.below(all.length), 1);
      if (!found) break;
      const { fault, file, text } = found;
      const apart = (other: Mutant) =>
        other.file !== file || other.end < fault.start || fault.end < other.start;
      if (!mutants.every(apart)) continue;
      const line = text.slice(0, fault.start).split('\n').length;
      const now = text.slice(fault.start, fault.end).replace(/\s+/g, ' ').slice(0, 80);
      mutants.push({ ...fault, id: mutants.length + 1, room, file, line, now });
      left -= 1;
    }
  }
  return mutants;
}
