import { SeededDice } from '../../../src/core/dice.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { LANGUAGES } from '../../../src/present/languages.ts';
import { Chance } from '../chance.ts';
import { imagined, type Moment } from './frozen.ts';
import { presentersWith } from './pictures.ts';
import { KINDS, play, type Script } from './play.ts';
import { type Looking, type Sights, sightsOf } from './sights.ts';

export interface SecretsOptions {
  readonly games: number;
  readonly seed: number;
  /** Games whose pictures are painted; the others' are compared as scenes. */
  readonly painted: number;
  /** Everybody looks at one moment in so many, besides the first and the last ones; default 1: at each. */
  readonly every?: number;
  readonly progress?: (done: number, differing: number) => void;
}

export interface SecretsReport {
  readonly games: number;
  readonly painted: number;
  readonly moments: number;
  /** (a) What was made twice: from the truth, and from a world that the viewer could imagine. */
  readonly compared: number;
  readonly bytes: number;
  readonly differing: number;
  /** (b) The same of games that were played twice, with other private contracts for the others. */
  readonly playedTwice: number;
  readonly comparedTwice: number;
  readonly differingTwice: number;
  /** Worlds that were another one than the truth: else nothing would be tried. */
  readonly otherWorlds: number;
  readonly errors: number;
  readonly samples: readonly string[];
  readonly milliseconds: number;
}

const SAMPLES = 12;

class Tally {
  games = 0;
  moments = 0;
  compared = 0;
  bytes = 0;
  differing = 0;
  playedTwice = 0;
  comparedTwice = 0;
  differingTwice = 0;
  otherWorlds = 0;
  errors = 0;
  readonly samples: string[] = [];

  note(what: string): void {
    if (this.samples.length < SAMPLES) this.samples.push(what.slice(0, 900));
  }
}

/** The first place where two texts part, with a little of what follows. */
const parting = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 120)} ≠ ${other.slice(from, at + 120)}`;
};

/** Names of sights that are not equal to the byte, those that only one has among them. */
function differing(one: Sights, other: Sights, tally: Tally, where: string): number {
  let count = 0;
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [one.get(name) ?? '(none)', other.get(name) ?? '(none)'];
    if (here === there) continue;
    count += 1;
    tally.note(`${where} ${name}: ${parting(here, there)}`);
  }
  return count;
}

const viewersOf = ({ match }: Moment): readonly Viewer[] => ['table', ...match.seats.map(({ seat }) => seat)];

/** (a) At every moment, for every viewer. */
async function overImagined(
  script: Script,
  looking: Looking,
  every: number,
  tally: Tally,
): Promise<Map<string, Sights>> {
  const dice = new SeededDice(script.salt);
  const seen = new Map<string, Sights>();
  let count = 0;
  await play(script, async moment => {
    tally.moments += 1;
    const last = moment.match.status !== 'running';
    if (count++ % every !== 0 && !last && moment.match.rev > 4) return;
    for (const viewer of viewersOf(moment)) {
      const here = { ...looking, seed: looking.seed + moment.match.rev };
      const truth = await sightsOf(moment, viewer, here);
      const world = imagined(moment, viewer, dice);
      if (JSON.stringify(world.match.state) !== JSON.stringify(moment.match.state)) tally.otherWorlds += 1;
      const other = await sightsOf(world, viewer, here);
      tally.compared += truth.size;
      for (const text of truth.values()) {
        tally.bytes += Buffer.byteLength(text);
        if (!text.startsWith('threw ')) continue;
        tally.errors += 1;
        tally.note(text);
      }
      const where = `${script.options.variant} ${script.seats}, ${viewer}, revision ${moment.match.rev},`;
      tally.differing += differing(truth, other, tally, where);
      seen.set(`${viewer}/${moment.match.rev}/${moment.sealed.length}/${moment.match.status}`, truth);
    }
  });
  return seen;
}

/** (b) The game again, with other private contracts for all that the viewer does not see; until they are shown. */
async function playedAgain(
  script: Script,
  viewer: Viewer,
  looking: Looking,
  seen: Map<string, Sights>,
  tally: Tally,
): Promise<void> {
  tally.playedTwice += 1;
  await play({ ...script, seenBy: viewer }, async moment => {
    const { rev, status } = moment.match;
    const before = seen.get(`${viewer}/${rev}/${moment.sealed.length}/${status}`);
    if (before === undefined || status !== 'running') return;
    const now = await sightsOf(moment, viewer, { ...looking, seed: looking.seed + rev });
    tally.comparedTwice += now.size;
    tally.differingTwice += differing(before, now, tally, `played again, ${viewer}, revision ${rev},`);
  });
}

/** Whole games, looked at by everybody: does anything depend on what they may not know? */
export async function secrets(options: SecretsOptions): Promise<SecretsReport> {
  const { games, seed, painted, every = 1, progress } = options;
  const tally = new Tally();
  const start = performance.now();
  for (let game = 0; game < games; game++) {
    const chance = new Chance(seed * 100_003 + game);
    const kind = KINDS[game % KINDS.length] ?? { seats: 2, options: { variant: 'standard' } };
    const plays = chance.below(2 ** 31);
    const script: Script = {
      ...kind,
      seed: chance.bytes(32),
      salt: chance.bytes(32),
      chance: () => new Chance(plays),
    };
    const looking: Looking = {
      presenters: presentersWith(game < painted),
      language: LANGUAGES[game % LANGUAGES.length] ?? 'en',
      seed: chance.below(2 ** 31),
    };
    const seen = await overImagined(script, looking, every, tally);
    if (kind.options.variant === 'standard') {
      const viewer: Viewer = chance.onceIn(2) ? 'table' : chance.below(kind.seats);
      await playedAgain(script, viewer, looking, seen, tally);
    }
    tally.games += 1;
    progress?.(tally.games, tally.differing + tally.differingTwice + tally.errors);
  }
  return { ...tally, painted: Math.min(painted, games), milliseconds: Math.round(performance.now() - start) };
}
