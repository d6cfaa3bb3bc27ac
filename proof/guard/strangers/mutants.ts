import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BROKEN_PROMISES, type Edit, type Mutant } from './promises.ts';
import type { StrangersReport } from './run.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    name: "an outsider's action counts as that of whoever is waited for",
    edits: [
      {
        file: 'src/table/actors/act.ts',
        from: 'const playing = playingSeat(match, personId);',
        to: 'const own = playingSeat(match, personId);\n  const playing = own.ok ? own : accept(game.toAct(match.state)[0] ?? 0);',
      },
      {
        file: 'src/discord/buttons/seated-person.ts',
        from: 'const seat = context.table.seatOf(match, visit.person.id);',
        to: 'const seat = context.table.seatOf(match, visit.person.id) ?? match.position.toAct[0];',
      },
    ],
  },
  {
    name: 'anybody changes the settings of a server',
    edits: [
      {
        file: 'src/discord/panels/games-command/server.ts',
        from: 'guildId === null || !moderator)',
        to: 'guildId === null)',
      },
    ],
  },
  {
    name: "an outsider's answer counts",
    edits: [
      {
        file: 'src/table/requests/voting.ts',
        from: 'if (!voting.ok) return voting;\n  const seat = voting.value;',
        to: 'const seat = voting.ok ? voting.value : 0;',
      },
    ],
  },
  {
    name: "an outsider's vote to call it off counts",
    edits: [
      {
        file: 'src/table/results/cancel.ts',
        from: "if (!seat.ok)\n    return isCounted(match) && seatOf(match, id) === undefined ? refuseAtTable('cancel-counts') : seat;\n",
        to: '',
      },
    ],
  },
  {
    name: "an outsider's yes to a rematch counts",
    edits: [
      {
        file: 'src/table/lobby/lobby.ts',
        from: 'if (seatOf(match, person.id) !== undefined) return confirm',
        to: 'if (match.rematchOf !== null) return confirm',
      },
      {
        file: 'src/table/lobby/lobby.ts',
        from: "if (!asked) return refuseAtTable('already-seated');",
        to: "if (!asked && seatOf(match, personId) !== undefined) return refuseAtTable('already-seated');",
      },
    ],
  },
  {
    name: "another person's settings are changed: whom one blocks",
    edits: [
      {
        file: 'src/discord/panels/games-command/settings-panel.ts',
        from: 'people.block(visit.person.id, chosen)',
        to: 'people.block(chosen, visit.person.id)',
      },
    ],
  },
  {
    name: 'everybody may see every channel',
    edits: [
      {
        file: 'src/discord/gateway/interactions.ts',
        from: 'if (channelId === interaction.channelId) return true;',
        to: "if (channelId !== '') return true;",
      },
    ],
  },
  {
    name: 'each place knows who plays from the other places',
    edits: [
      {
        file: 'src/table/match/places.ts',
        from: 'const hidden = seats.filter(own => sideOf(own.place) !== side && playerIn(own.userId) === undefined);',
        to: 'const hidden: readonly Own[] = [];',
      },
    ],
  },
  ...BROKEN_PROMISES.map(({ name, test, also, ...edit }) => ({
    ...{ name, test },
    edits: [edit, ...(also ? [also] : [])],
  })),
];

/**
 * Applies a mutant's edit to a text.
 * @throws Error if the text does not contain the edited part exactly once
 */
export function edited(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

export interface MutantsReport {
  readonly killed: readonly string[];
  readonly alive: readonly string[];
}

const COPIED = [
  'proof',
  'commands',
  'data',
  'scripts',
  'src',
  'test',
  'tools',
  'package.json',
  'packages',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Number of attacks after which a mutant counts as alive. Most mutants need fewer than a hundred. */
export const MOST_ATTACKS = 5_000;

/** Tries each mutant in a copy of the project: its own test, or else at most n attacks until it does harm. */
export async function mutants(
  n: number,
  seed: number,
  game: string,
  progress: (name: string, killed: boolean) => void,
  chosen = MUTANTS,
): Promise<MutantsReport> {
  const report = { killed: [] as string[], alive: [] as string[] };
  for (const { name, edits, test } of chosen) {
    const folder = await mkdtemp(join(tmpdir(), 'porto-mutant-'));
    for (const part of COPIED) await cp(resolve(part), join(folder, part), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    for (const edit of edits) {
      const path = join(folder, edit.file);
      await writeFile(path, edited(await readFile(path, 'utf8'), edit));
    }
    const attacks = ['strangers', '--until-harm', '--n', `${n}`, '--seed', `${seed}`, '--game', game];
    const killed = await (test === undefined ? harmed(folder, attacks) : testFails(folder, test));
    (killed ? report.killed : report.alive).push(name);
    progress(name, killed);
    await rm(folder, { recursive: true });
  }
  return report;
}

async function harmed(folder: string, args: readonly string[]): Promise<boolean> {
  const { code, said } = await run(folder, ['--import', 'tsx', 'proof/guard/main.ts', ...args]);
  if (!said.includes('"effects"')) throw new Error(`no report: the guard ended with ${code}`);
  const report = JSON.parse(said) as StrangersReport;
  const harm = report.effects + report.leaks;
  // A mutant that crashes does not break a right.
  if (harm === 0 && report.errors + report.exceptions > 0) throw new Error(report.samples.join('\n'));
  return code === 1 && harm > 0;
}

/**
 * Returns true if at least one test of the file fails.
 * @throws Error if no test passes, since the fault then lies elsewhere
 */
async function testFails(folder: string, file: string): Promise<boolean> {
  const { code, said } = await run(folder, ['node_modules/vitest/vitest.mjs', 'run', file]);
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(said) ?? [];
  if (Number(passed ?? 0) === 0) throw new Error(`${file} did not run: it ended with ${code}`);
  return Number(failed) > 0;
}

function run(
  folder: string,
  command: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((found, reject) => {
    const { TEST_FORM: _, ...env } = process.env;
    const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.on('data', text => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', code => found({ code, said }));
  });
}
