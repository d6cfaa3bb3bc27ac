import { LabelledDice } from '../../src/core/light-dice.ts';
import type { Candidate } from '../../src/table/finding/pairing.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Mean time between two requests of a person for a game. */
const BETWEEN = 3 * DAY;

/** Invented person of the simulation. */
export interface Inhabitant extends Pick<Candidate, 'userId' | 'speaks' | 'points' | 'spread' | 'left'> {
  /** Local time minus UTC, in milliseconds. */
  readonly zone: number;
  readonly quiet: boolean;
  readonly games: readonly string[];
  readonly met: Map<string, number>;
  readonly blocked: Set<string>;
}

type Weighted<T> = readonly (readonly [value: T, weight: number])[];

const GAMES = ['first', 'second', 'third'] as const;
const ZONES: Weighted<number> = [
  [-8, 12],
  [-5, 22],
  [-3, 8],
  [0, 10],
  [1, 28],
  [3, 5],
  [8, 5],
  [9, 10],
];
const LANGUAGES: Weighted<string> = [
  ['en', 50],
  ['de', 15],
  ['fr', 10],
  ['es-ES', 8],
  ['pt-BR', 7],
  ['ja', 5],
  ['ko', 5],
];
const PACES: Weighted<Candidate['pace']> = [
  [null, 60],
  ['day', 25],
  ['three-days', 10],
  ['two-weeks', 5],
];
const SEATS: Weighted<number | null> = [
  [null, 50],
  [2, 35],
  [3, 8],
  [4, 7],
];
const RATED: Weighted<boolean | null> = [
  [null, 60],
  [true, 20],
  [false, 20],
];

/** Chance of the simulation, with a stream for each question, so that a new question changes no other answer. */
export class Chance {
  readonly #dice: LabelledDice;

  constructor(seed: number) {
    this.#dice = new LabelledDice(seed);
  }

  below(most: number, label: string): number {
    return this.#dice.below(most, label);
  }

  /** Returns a number between 0 and 1, without both ends. */
  share(label: string): number {
    return (this.#dice.below(1_000_000, label) + 0.5) / 1_000_000;
  }

  happens(share: number, label: string): boolean {
    return this.share(label) < share;
  }

  of<T>(weighted: Weighted<T>, label: string): T {
    const all = weighted.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.below(all, label);
    for (const [value, weight] of weighted) {
      if (left < weight) return value;
      left -= weight;
    }
    throw new Error('weights do not add up');
  }

  /** Returns a number of the normal distribution, by the method of Box and Muller. */
  normal(mean: number, deviation: number, label: string): number {
    const radius = Math.sqrt(-2 * Math.log(this.share(label)));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.share(label));
  }

  /** Returns a time until an event that happens once in `mean`. */
  until(mean: number, label: string): number {
    return -mean * Math.log(this.share(label));
  }
}

export function inhabitants(count: number, chance: Chance): readonly Inhabitant[] {
  return Array.from({ length: count }, (_, index) => {
    const blocks = chance.happens(0.05, 'blocks') ? chance.below(count, 'blocked') : index;
    return {
      userId: String(index).padStart(6, '0'),
      zone: chance.of(ZONES, 'zone') * HOUR,
      quiet: chance.happens(0.5, 'quiet'),
      speaks: chance.of(LANGUAGES, 'language'),
      points: Math.round(chance.normal(1_500, 250, 'points')),
      spread: 60 + chance.below(190, 'spread'),
      left: chance.happens(0.1, 'leaves') ? 1 + chance.below(5, 'left') : 0,
      games: GAMES.filter((_game, at) => at === index % GAMES.length || chance.happens(0.5, 'games')),
      met: new Map(),
      blocked: new Set(blocks === index ? [] : [String(blocks).padStart(6, '0')]),
    };
  });
}

const hourAt = ({ zone }: Inhabitant, at: number): number =>
  Math.floor(((((at + zone) % DAY) + DAY) % DAY) / HOUR);

export const sleeps = (person: Inhabitant, at: number): boolean => {
  const hour = hourAt(person, at);
  return hour >= 23 || hour < 7;
};

/** Returns when the person asks for a game next: some days after `at`, while awake. */
export function nextRequest(person: Inhabitant, at: number, chance: Chance): number {
  let next = at + chance.until(BETWEEN, 'request');
  while (sleeps(person, next)) next += HOUR;
  return next;
}

/** Hours of the day at which people ask for a live game: three in four requests come between six and eleven in the evening. */
const LIVE_HOURS: Weighted<number> = Array.from(
  { length: 15 },
  (_, at) => [8 + at, at < 10 ? 1 : 6] as const,
);

/** Returns when the person asks for a live game next: some days after `at`, most likely in the evening. */
export function nextLiveRequest({ zone }: Inhabitant, at: number, chance: Chance): number {
  const day = Math.floor((at + zone + chance.until(BETWEEN, 'live request')) / DAY);
  const hour = chance.of(LIVE_HOURS, 'live hour') + chance.share('live minute');
  return Math.max(at + HOUR, day * DAY + hour * HOUR - zone);
}

export function request(person: Inhabitant, at: number, chance: Chance): Candidate {
  const { userId, speaks, points, spread, met, blocked, left } = person;
  return {
    ...{ userId, speaks, points, spread, met, blocked, left },
    game: person.games[chance.below(person.games.length, 'game')] ?? '',
    pace: chance.of(PACES, 'pace'),
    seats: chance.of(SEATS, 'seats'),
    rated: chance.of(RATED, 'rated'),
    language: chance.happens(0.15, 'prefers') ? speaks : null,
    since: at,
    rests: false,
  };
}
