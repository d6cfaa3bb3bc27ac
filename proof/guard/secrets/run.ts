import type { Viewer } from '../../../src/core/contract/game.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { Chance } from '../chance.ts';
import { Imagination, type Moment } from './frozen.ts';
import type { Guarded } from './guarded.ts';
import { Likenesses } from './likeness.ts';
import { type Answered, play, type Script } from './play.ts';
import { kindOf, kindsOfSight, type Looking, type Sights, sightsOf } from './sights.ts';
import { type Sight, sameScene } from './spoken.ts';

export interface SecretsOptions {
  readonly guarded: Guarded;
  readonly games: number;
  readonly seed: number;
  /** Number of games with painted pictures. All other games compare pictures as scenes. */
  readonly painted: number;
  /** One moment in this many is compared for all viewers, and the first moments always. Default: 1. */
  readonly every?: number;
  /** Index of the first game. It lets several processes share the games of one seed. */
  readonly from?: number;
  /** Number of random requests of each viewer at a moment. Default: 3. */
  readonly tries?: number;
  readonly progress?: (done: number, differing: number) => void;
  readonly database?: (() => Promise<string>) | undefined;
}

const SAMPLES = 12;
/** One moment in this many is compared in a game with painted pictures, since painting takes a hundred times as long. */
const PAINTED_EVERY = 8;

class Tally {
  games = 0;
  moments = 0;
  compared = 0;
  bytes = 0;
  differing = 0;
  /** Number of games that were played again, with other secrets for all seats except one. */
  playedTwice = 0;
  comparedTwice = 0;
  differingTwice = 0;
  /** Number of imagined worlds that differ from the true one. An equal world would test nothing. */
  otherWorlds = 0;
  leaks = 0;
  logged = 0;
  errors = 0;
  readonly likenesses = new Likenesses();
  readonly samples: string[] = [];
  readonly troubles: Record<string, number> = {};
  readonly #kinds = new Set<string>();
  readonly #all: readonly string[];

  constructor(guarded: Guarded) {
    this.#all = kindsOfSight(guarded);
  }

  untried(): readonly string[] {
    return this.#all.filter(kind => !this.#kinds.has(kind));
  }

  happened(troubles: ReadonlyMap<string, number>): void {
    for (const [what, count] of troubles) this.troubles[what] = (this.troubles[what] ?? 0) + count;
  }

  look(sights: Sights): void {
    this.compared += sights.size;
    for (const [name, { text }] of sights) {
      this.bytes += text.length;
      this.#kinds.add(kindOf(name));
      if (text.startsWith('threw ')) this.errors += 1;
      else if (text.startsWith('leaked ')) this.leaks += 1;
      else continue;
      this.note(`${name}: ${text}`);
    }
  }

  hear({ logged, leaks }: Answered): void {
    this.logged += logged.length;
    this.leaks += leaks.length;
    for (const line of leaks) this.note(`log of an action: ${line}`);
  }

  note(what: string): void {
    if (this.samples.length < SAMPLES) this.samples.push(what.slice(0, 900));
  }
}

const parting = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 120)} ≠ ${other.slice(from, at + 120)}`;
};

const NONE: Sight = { text: '(none)', scenes: [] };

function differing(one: Sights, other: Sights, tally: Tally, where: string): number {
  let count = 0;
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [one.get(name) ?? NONE, other.get(name) ?? NONE];
    const alike = here.text === there.text;
    if (alike && sameScene(here.scenes, there.scenes)) continue;
    count += 1;
    tally.note(`${where} ${name}: ${alike ? 'the picture' : parting(here.text, there.text)}`);
  }
  return count;
}

const viewersOf = ({ match }: Moment): readonly Viewer[] => ['table', ...match.seats.map(({ seat }) => seat)];

/** Leaves out ended games, in which nothing is secret: the seed and the log are public. */
const hasSecrets = ({ match }: Moment): boolean => match.status === 'running';
const hereAt = (looking: Looking, { index }: Moment): Looking => ({ ...looking, seed: looking.seed + index });

/**
 * Adds the log of a real action to what a viewer sees, since the operator reads the log and may play. The acting viewer also
 * sees the answer.
 */
const withAnswer = (sights: Sights, viewer: Viewer, answered: Answered | undefined): Sights => {
  if (!answered) return sights;
  const { seat, sight, logged } = answered;
  const log: Sight = { text: logged.join('\n'), scenes: [] };
  const own: readonly (readonly [string, Sight])[] = seat === viewer ? [['the answer', sight]] : [];
  return new Map([...sights, ['the log of an action', log], ...own]);
};

interface Often {
  readonly every: number;
  /** True if each of the first moments is compared too, since seats choose their secrets at the beginning. */
  readonly early: boolean;
  readonly watched: Viewer | undefined;
}

/**
 * Compares what each viewer sees in the true world and in an imagined world.
 * @returns everything that the watched viewer sees, by the moment's index
 */
async function overImagined(
  script: Script,
  looking: Looking,
  { every, early, watched }: Often,
  tally: Tally,
): Promise<ReadonlyMap<number, Sights>> {
  const dice = new LightDice(looking.seed);
  const minds = new Map<Viewer, Imagination>();
  const seen = new Map<number, Sights>();
  const look = async (moment: Moment, answered: Answered | undefined) => {
    tally.moments += 1;
    if (answered) tally.hear(answered);
    if (!hasSecrets(moment) || (moment.index % every !== 0 && !(early && moment.match.rev <= 4))) return;
    for (const viewer of viewersOf(moment)) {
      const here = hereAt(looking, moment);
      const mind = minds.get(viewer) ?? new Imagination(viewer, dice);
      minds.set(viewer, mind);
      const truth = await sightsOf(moment, viewer, here);
      const world = mind.of(moment);
      if (tally.likenesses.compare(moment, world, viewer)) tally.otherWorlds += 1;
      const other = await sightsOf(world, viewer, here);
      tally.look(truth);
      const where = `${JSON.stringify(script.options)} ${script.seats}, ${viewer}, revision ${moment.match.rev},`;
      tally.differing += differing(truth, other, tally, where);
      if (viewer === watched) seen.set(moment.index, withAnswer(truth, viewer, answered));
    }
  };
  tally.happened(await play(script, look, looking));
  return seen;
}

async function playedAgain(
  script: Script,
  viewer: Viewer,
  looking: Looking,
  seen: ReadonlyMap<number, Sights>,
  tally: Tally,
): Promise<void> {
  tally.playedTwice += 1;
  const look = async (moment: Moment, answered: Answered | undefined) => {
    const before = seen.get(moment.index);
    if (before === undefined) return;
    const { rev } = moment.match;
    const sights = await sightsOf(moment, viewer, hereAt(looking, moment));
    const now = withAnswer(sights, viewer, answered);
    tally.comparedTwice += now.size;
    if (answered) tally.hear(answered);
    tally.differingTwice += differing(before, now, tally, `played again, ${viewer}, revision ${rev},`);
  };
  await play({ ...script, seenBy: viewer }, look, looking);
}

/**
 * Plays whole games and compares what every viewer sees. The bot must show a viewer nothing that depends on facts hidden from
 * the viewer.
 */
export async function secrets(options: SecretsOptions) {
  const { guarded, games, seed, painted, every = 1, from = 0, tries = 3, progress } = options;
  const tally = new Tally(guarded);
  const start = performance.now();
  for (let game = from; game < from + games; game++) {
    const chance = new Chance(seed * 100_003 + game);
    const kind = guarded.kinds[game % guarded.kinds.length];
    if (!kind) throw new Error(`${guarded.game.id} is played in no way`);
    const plays = chance.below(2 ** 31);
    const script: Script = {
      database: options.database,
      ...kind,
      guarded,
      seed: chance.bytes(32),
      salt: chance.bytes(32),
      chance: () => new Chance(plays),
    };
    const looking: Looking = {
      presenters: guarded.presenters(game < painted),
      language: LANGUAGES[game % LANGUAGES.length] ?? 'en',
      seed: chance.below(2 ** 31),
      tries,
    };
    const viewer: Viewer = chance.onceIn(2) ? 'table' : chance.below(kind.seats);
    const watched = kind.twice ? viewer : undefined;
    const isPainted = game < painted;
    const often = { every: isPainted ? Math.max(every, PAINTED_EVERY) : every, early: !isPainted };
    const seen = await overImagined(script, looking, { ...often, watched }, tally);
    if (watched !== undefined) await playedAgain(script, watched, looking, seen, tally);
    tally.games += 1;
    progress?.(tally.games, tally.differing + tally.differingTwice + tally.errors + tally.leaks);
  }
  const milliseconds = Math.round(performance.now() - start);
  const { likenesses, ...counted } = tally;
  const { parts, blind } = likenesses;
  return {
    ...counted,
    untried: tally.untried(),
    secrets: parts,
    blind,
    painted: Math.max(0, Math.min(painted - from, games)),
    milliseconds,
  };
}
