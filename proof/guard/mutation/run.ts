import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Mutant, ROOMS } from './draw.ts';
import { type Candidates, candidatesIn, type Near, nearest } from './near.ts';
import type { Asked, Ran } from './runner.ts';

/** Most time of the test files that a mutant meets, by their time without it. */
const LONGEST_MS = 60_000;
/** A mutant may take this long and so many times the usual time of its tests. Then it hangs, which a test notices. */
const HANGS_MS = 60_000;
const HANGS_TIMES = 6;
/** Number of mutants after which the run says its progress. */
const SAID_EVERY = 10;

interface Answered {
  readonly ran: readonly Ran[];
  readonly errors: number;
}

/** A process with vitest in it, started again after a mutant that hangs. */
class Runner {
  readonly #given: object;
  #child: ChildProcess | undefined;
  files: readonly string[] = [];

  constructor(mutants: readonly Mutant[], met: string, workers: number) {
    this.#given = { mutants, met, workers };
  }

  async start(): Promise<void> {
    const child = fork(new URL('runner.ts', import.meta.url), {
      ...{ execArgv: ['--import', 'tsx'], detached: true, stdio: 'ignore' },
    });
    this.#child = child;
    child.send(this.#given);
    const { files } = (await this.#next(child)) as { readonly files: readonly string[] };
    this.files = files;
  }

  #next(child: ChildProcess): Promise<unknown> {
    return new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', code => reject(new Error(`the runner ended with ${code}`)));
    });
  }

  /** Runs test files. Undefined: the mutant hung, or took the runner with it. */
  async ask(asked: Asked, ms?: number): Promise<Answered | undefined> {
    if (!this.#child?.connected) await this.start();
    const child = this.#child as ChildProcess;
    const timer = ms === undefined ? undefined : setTimeout(() => this.stop(), ms);
    try {
      child.send(asked);
      return (await this.#next(child)) as Answered;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('exit');
    }
  }

  stop(): void {
    const { pid } = this.#child ?? {};
    this.#child = undefined;
    // The tests are processes of their own, in the runner's group.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}

/** Fate of a mutant: a test noticed it, all tests passed, or no test executes it. */
type Fate = 'killed' | 'lives' | 'is not executed';

interface RoomReport {
  /** Share of the mutants that a test noticed. */
  readonly percent: number;
  readonly bar: number;
  readonly killed: number;
  readonly lived: readonly string[];
  readonly unmet: readonly string[];
}

interface MutationReport {
  readonly rooms: Readonly<Record<string, RoomReport>>;
  /** Test files that fail without a mutant, and are not tried. */
  readonly failing: readonly string[];
}

interface Wish {
  /** Mutants that may be tried at the same time. */
  readonly jobs: number;
  readonly progress: (line: string) => void;
}

const told = ({ file, line, kind, now, instead }: Mutant): string =>
  `${file}:${line} ${kind}: ${now || '…'} → ${instead.replace(/\s+/g, ' ').slice(0, 80) || 'nothing'}`;

/** Runs the tests that execute each mutant, and counts the mutants that no test notices. */
export async function mutation(
  mutants: readonly Mutant[],
  { jobs, progress }: Wish,
): Promise<MutationReport> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-mutation-'));
  const met = join(folder, 'met');
  await writeFile(met, '');
  const runners = Array.from({ length: jobs }, () => new Runner(mutants, met, 1));
  const scout = new Runner(mutants, met, jobs);
  try {
    await scout.start();
    const candidates = candidatesIn(scout.files);
    const sound = await scouted(scout, { mutants, candidates, files: scout.files, met }, progress);
    scout.stop();
    const fates = new Map<Mutant, Fate>();
    const waiting = [...mutants];
    const work = async (runner: Runner): Promise<void> => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const tried = nearest(mutant.id, candidates(mutant), sound.near);
        const fate = tried.length === 0 ? 'is not executed' : await fateOf(runner, mutant.id, tried);
        fates.set(mutant, fate);
        if (fate !== 'killed') progress(`${fate}: ${told(mutant)}`);
        if (fates.size % SAID_EVERY === 0) progress(shares(fates, mutants.length));
      }
    };
    await Promise.all(runners.map(work));
    return { rooms: byRoom(fates), failing: sound.failing };
  } finally {
    for (const runner of [scout, ...runners]) runner.stop();
    await rm(folder, { recursive: true });
  }
}

/** Says how many mutants were tried, with the share of each room so far. */
const shares = (fates: ReadonlyMap<Mutant, Fate>, all: number): string =>
  `${fates.size} of ${all} mutants tried; killed: ${Object.entries(byRoom(fates))
    .map(([room, { killed, lived, unmet }]) => `${room} ${killed} of ${killed + lived.length + unmet.length}`)
    .join(', ')}`;

function byRoom(fates: ReadonlyMap<Mutant, Fate>): Readonly<Record<string, RoomReport>> {
  const rooms = new Set([...fates.keys()].map(({ room }) => room));
  const report = (room: string): RoomReport => {
    const own = [...fates].filter(([mutant]) => mutant.room === room);
    const of = (wanted: Fate) => own.flatMap(([mutant, fate]) => (fate === wanted ? [told(mutant)] : []));
    const killed = of('killed').length;
    const bar = ROOMS[room]?.bar ?? 0;
    return {
      ...{ percent: Math.round((100 * killed) / own.length), bar, killed },
      ...{ lived: of('lives'), unmet: of('is not executed') },
    };
  };
  return Object.fromEntries([...rooms].map(room => [room, report(room)]));
}

interface Neighbourhood {
  readonly mutants: readonly Mutant[];
  readonly candidates: Candidates;
  /** All test files of `npm test`. */
  readonly files: readonly string[];
  /** File in which each test file records the mutants that it executes. */
  readonly met: string;
}

interface Sound {
  readonly near: readonly Near[];
  readonly failing: readonly string[];
}

/**
 * Runs test files without a mutant, and records which mutants each executes: first the files near the mutants, then more for
 * mutants that these do not execute, and at last all files.
 */
async function scouted(
  scout: Runner,
  { mutants, candidates, files, met }: Neighbourhood,
  progress: Wish['progress'],
): Promise<Sound> {
  const ran: Ran[] = [];
  let near: readonly Near[] = [];
  const stages = [
    (mutant: Mutant) => candidates(mutant),
    (mutant: Mutant) => candidates(mutant, true),
    () => files,
  ];
  for (const stage of stages) {
    const unmet = mutants.filter(({ id }) => !near.some(({ met }) => met.includes(id)));
    const wished = new Set(unmet.flatMap(stage));
    const asked = [...wished].filter(file => ran.every(known => known.file !== file));
    if (asked.length === 0) continue;
    progress(`${unmet.length} mutants, ${asked.length} test files run without them`);
    const answer = await scout.ask({ mutant: 0, files: asked });
    if (!answer) throw new Error('the tests did not run without a mutant');
    ran.push(...answer.ran);
    near = nearOf(ran, await readFile(met, 'utf8'));
  }
  return { near, failing: [...new Set(ran.flatMap(({ file, ok }) => (ok ? [] : [file])))] };
}

function nearOf(ran: readonly Ran[], met: string): readonly Near[] {
  const lines = met.split('\n').filter(line => line !== '');
  const ids = new Map(
    lines.map(line => {
      const { file, met } = JSON.parse(line) as { readonly file: string; readonly met: readonly number[] };
      return [relative(process.cwd(), file).replaceAll('\\', '/'), met];
    }),
  );
  return ran.filter(({ ok }) => ok).map(({ file, ms }) => ({ file, ms, met: ids.get(file) ?? [] }));
}

/** Tries a mutant with the nearest test files, as many as there is time for. */
async function fateOf(runner: Runner, mutant: number, tried: readonly Near[]): Promise<Fate> {
  let usual = 0;
  const files = tried.flatMap(({ file, ms }, at) => {
    if (at > 0 && usual + ms > LONGEST_MS) return [];
    usual += ms;
    return [file];
  });
  const answer = await runner.ask({ mutant, files }, HANGS_MS + HANGS_TIMES * usual);
  return answer && answer.errors === 0 && answer.ran.every(({ ok }) => ok) ? 'lives' : 'killed';
}
