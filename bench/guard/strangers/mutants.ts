import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A right that is not asked for: the strangers must find each. */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: "an outsider's action counts as that of whoever is waited for",
    edits: [
      {
        file: 'src/table/play/act.ts',
        from: 'const seat = seatOf(match, personId);',
        to: 'const seat = seatOf(match, personId) ?? game.toAct(match.state)[0];',
      },
      {
        file: 'src/discord/panels/seat.ts',
        from: 'const seat = room.table.seatOf(match, visit.person.id);',
        to: 'const seat = room.table.seatOf(match, visit.person.id) ?? room.table.toAct(match)[0];',
      },
    ],
  },
  {
    name: 'anybody changes the settings of a server',
    edits: [
      {
        file: 'src/discord/panels/games/server.ts',
        from: 'guildId === null || !moderator)',
        to: 'guildId === null)',
      },
    ],
  },
  {
    name: "an outsider's answer counts",
    edits: [
      {
        file: 'src/table/asking/asking.ts',
        from: "if (seat === undefined) return refuseAtTable('not-seated');",
        to: 'if (seat === undefined) return accept(0);',
      },
    ],
  },
  {
    name: "an outsider's vote to call it off counts",
    edits: [
      {
        file: 'src/table/results/ending.ts',
        from: "if (!seat) return refuseAtTable('not-seated');\n  if (seat.resigned)",
        to: 'if (seat?.resigned)',
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
    name: "somebody else's settings are changed: of whom the interaction names",
    edits: [
      {
        file: 'src/discord/panels/games/settings-panel.ts',
        from: 'const { id } = visit.person;',
        to: 'const id = visit.named?.[0]?.id ?? visit.person.id;',
      },
    ],
  },
  {
    name: "somebody else's settings are changed: whom one blocks",
    edits: [
      {
        file: 'src/discord/panels/games/settings-panel.ts',
        from: 'await people.block(id, block)',
        to: 'await people.block(block, id)',
      },
    ],
  },
  {
    name: 'everybody may see every channel',
    edits: [
      {
        file: 'src/discord/gateway/visit.ts',
        from: 'if (channelId === interaction.channelId) return true;',
        to: "if (channelId !== '') return true;",
      },
    ],
  },
];

/** The text with the mutant's edits. @throws Error where what is edited does not stand there exactly once. */
export function edited(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

export interface MutantsReport {
  /** Mutants that the strangers found. */
  readonly killed: readonly string[];
  readonly alive: readonly string[];
}

const COPIED = ['bench', 'commands', 'data', 'scripts', 'src', 'test', 'package.json', 'tsconfig.json'];

/** Each mutant in a copy of the project, attacked so often. */
export async function mutants(
  n: number,
  seed: number,
  game: string,
  progress: (name: string, killed: boolean) => void,
): Promise<MutantsReport> {
  const report = { killed: [] as string[], alive: [] as string[] };
  for (const { name, edits } of MUTANTS) {
    const folder = await mkdtemp(join(tmpdir(), 'porto-mutant-'));
    for (const part of COPIED) await cp(resolve(part), join(folder, part), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    for (const edit of edits) {
      const path = join(folder, edit.file);
      await writeFile(path, edited(await readFile(path, 'utf8'), edit));
    }
    const killed = await fails(folder, ['strangers', '--n', `${n}`, '--seed', `${seed}`, '--game', game]);
    (killed ? report.killed : report.alive).push(name);
    progress(name, killed);
    await rm(folder, { recursive: true });
  }
  return report;
}

/** Whether the guard says so: 1 with a report, and no other trouble. */
function fails(folder: string, args: readonly string[]): Promise<boolean> {
  return new Promise((found, reject) => {
    const command = ['--import', 'tsx', 'bench/guard/main.ts', ...args];
    const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let report = '';
    child.stdout.on('data', text => {
      report += text;
    });
    child.on('error', reject);
    child.on('close', code => {
      if (!report.includes('"effects"')) reject(new Error(`no report: the guard ended with ${code}`));
      else found(code === 1 && harmIn(report));
    });
  });
}

/** A window with an effect, or an answer that told something. */
function harmIn(report: string): boolean {
  const { effects, leaks } = JSON.parse(report) as { readonly effects: number; readonly leaks: number };
  return effects + leaks > 0;
}
