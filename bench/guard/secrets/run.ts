import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../src/core/game.ts';
import { LANGUAGES } from '../../../src/present/languages.ts';
import { Chance } from '../chance.ts';
import { Imagination, type Moment } from './frozen.ts';
import { LightDice } from './light-dice.ts';
import { presentersWith } from './pictures.ts';
import { KINDS, play, type Script } from './play.ts';
import { type Looking, type Sights, sightsOf } from './sights.ts';
import { type Sight, sameScene } from './spoken.ts';

export interface SecretsOptions {
  readonly games: number;
  readonly seed: number;
  /** Games whose pictures are painted; the others' are compared as scenes. */
  readonly painted: number;
  /** Everybody looks at one moment in so many, besides the first and the last ones; default 1: at each. */
  readonly every?: number;
  /** The first game, counted from 0: several processes can share the games of one seed. */
  readonly from?: number;
  /** How many chance tries each viewer makes at a moment; default 3. */
  readonly tries?: number;
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
  /** How often each kind of sight was made: a command, a verb, a notice. */
  readonly kinds: Record<string, number> = {};
  readonly troubles: Record<string, number> = {};

  look(sights: Sights): void {
    this.compared += sights.size;
    for (const [name, { text }] of sights) {
      this.bytes += text.length;
      const [, kind = name] =
        /^(press \d+:[^:]*:[^:]*:[a-z]+|\/[a-z -]+?(?= \{|…| [a-z-]+…)|notice \w+|preview)/.exec(name) ?? [];
      const short = kind.replace(/^press .*:/, 'press ');
      this.kinds[short] = (this.kinds[short] ?? 0) + 1;
      if (!text.startsWith('threw ')) continue;
      this.errors += 1;
      this.note(`${name}: ${text}`);
    }
  }

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

const NONE: Sight = { text: '(none)', scenes: [] };

/** Names of sights that are not equal to the byte, those that only one has among them. */
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

/** Once it has ended, all of it may be known: the seed is told, and the record is whole. */
const hasSecrets = ({ match }: Moment): boolean => match.status === 'running';
const hereAt = (looking: Looking, { index }: Moment): Looking => ({ ...looking, seed: looking.seed + index });

/** (a) At every moment, for every viewer. @returns what one of them saw, by the moment's index. */
async function overImagined(
  script: Script,
  looking: Looking,
  { every, watched }: { readonly every: number; readonly watched: Viewer | undefined },
  tally: Tally,
): Promise<ReadonlyMap<number, Sights>> {
  const dice = new LightDice(looking.seed);
  const minds = new Map<Viewer, Imagination>();
  const seen = new Map<number, Sights>();
  await play(script, async moment => {
    tally.moments += 1;
    if (!hasSecrets(moment) || (moment.index % every !== 0 && moment.match.rev > 4)) return;
    for (const viewer of viewersOf(moment)) {
      const here = hereAt(looking, moment);
      const mind = minds.get(viewer) ?? new Imagination(viewer, dice);
      minds.set(viewer, mind);
      const truth = await sightsOf(moment, viewer, here);
      const world = mind.of(moment);
      if (!isDeepStrictEqual(world.match.state, moment.match.state)) tally.otherWorlds += 1;
      const other = await sightsOf(world, viewer, here);
      tally.look(truth);
      const where = `${script.options.variant} ${script.seats}, ${viewer}, revision ${moment.match.rev},`;
      tally.differing += differing(truth, other, tally, where);
      if (viewer === watched) seen.set(moment.index, truth);
    }
  });
  return seen;
}

/** (b) The game again, with other private contracts for all that the viewer does not see; until they are shown. */
async function playedAgain(
  script: Script,
  viewer: Viewer,
  looking: Looking,
  seen: ReadonlyMap<number, Sights>,
  tally: Tally,
): Promise<void> {
  tally.playedTwice += 1;
  await play({ ...script, seenBy: viewer }, async moment => {
    const before = seen.get(moment.index);
    if (before === undefined) return;
    const { rev } = moment.match;
    const now = await sightsOf(moment, viewer, hereAt(looking, moment));
    tally.comparedTwice += now.size;
    tally.differingTwice += differing(before, now, tally, `played again, ${viewer}, revision ${rev},`);
  });
}

/** Whole games, looked at by everybody: does anything depend on what they may not know? */
export async function secrets(options: SecretsOptions): Promise<SecretsReport> {
  const { games, seed, painted, every = 1, from = 0, tries = 3, progress } = options;
  const tally = new Tally();
  const start = performance.now();
  for (let game = from; game < from + games; game++) {
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
      tries,
    };
    const twice = kind.options.variant === 'standard';
    const viewer: Viewer = chance.onceIn(2) ? 'table' : chance.below(kind.seats);
    const watched = twice ? viewer : undefined;
    const seen = await overImagined(script, looking, { every, watched }, tally);
    if (watched !== undefined) await playedAgain(script, watched, looking, seen, tally);
    tally.games += 1;
    progress?.(tally.games, tally.differing + tally.differingTwice + tally.errors);
  }
  return {
    ...tally,
    painted: Math.max(0, Math.min(painted - from, games)),
    milliseconds: Math.round(performance.now() - start),
  };
}
