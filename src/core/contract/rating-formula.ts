import { rate } from 'openskill';
import { DAY_MS } from '../values/days.ts';

/** An estimate of a player's strength by Weng and Lin's method: its mean, and its uncertainty. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Skill of a player without rated games. */
export const FRESH: Skill = { mu: 25, sigma: 25 / 3 };

/** Uncertainty that is added between two games, so that old ratings keep moving. */
const DRIFT = FRESH.mu / 300;

/** Number of rated games after which a rating is shown without a question mark. */
export const SETTLED_AT = 10;

export interface FieldPlace {
  readonly skill: Skill;
  /** Rank in the game, 1 for the best; equal ranks tie. */
  readonly rank: number;
  /** Share of the skill's change that is applied, from 0 to 1. 0: the skill does not change. */
  readonly weight: number;
}

/**
 * Displayed points for one unit of `mu`. With this factor, a lead of 400 points makes a win ten times as likely as a loss, as
 * in chess.
 */
const POINTS = 30;
const MIDDLE = 1_500;

/**
 * Rounds a rating to a multiple of 50, for readers who may not learn whose rating it is. The exact points would identify the
 * person, since leaderboards and profiles show them.
 */
export const roughly = (points: number): number => Math.round(points / 50) * 50;

/** Returns a skill's mean as the points that people read: 1500 for a beginner. */
export const pointsOf = ({ mu }: Skill): number => Math.round(MIDDLE + POINTS * (mu - FRESH.mu));

/** Returns a skill's uncertainty in points. In two of three cases, the true value differs from the rating by no more. */
export const spreadOf = ({ sigma }: Skill): number => Math.round(POINTS * sigma);

/** Returns the skill with this rating and this uncertainty in points: the inverse of `pointsOf` and `spreadOf`. */
export const skillAt = (points: number, spread: number): Skill => ({
  mu: FRESH.mu + (points - MIDDLE) / POINTS,
  sigma: spread / POINTS,
});

/** Shape of data/<game>/ratings.json: points and their uncertainty, by category and bot. */
type MeasuredTables = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Returns the bots' measured ratings, by category. Throws where a bot was not measured. */
export const measuredSkills = <Name extends string>(
  tables: MeasuredTables,
  names: readonly Name[],
): Readonly<Record<string, Readonly<Record<Name, Skill>>>> =>
  Object.fromEntries(
    Object.entries(tables).map(([category, measured]) => {
      const skills = names.map((name): readonly [Name, Skill] => {
        const [points, spread] = measured[name] ?? [];
        if (points === undefined || spread === undefined)
          throw new Error(`${category}: ${name} was not measured`);
        return [name, skillAt(points, spread)];
      });
      return [category, Object.fromEntries(skills) as Record<Name, Skill>];
    }),
  );

/**
 * Returns the indices of the participants in a fixed order, since the last digit of a floating-point sum depends on the order.
 */
function inOrder(field: readonly FieldPlace[]): readonly number[] {
  return field
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [a, b] = [field[one], field[other]];
      if (!a || !b) return 0;
      return a.rank - b.rank || a.skill.mu - b.skill.mu || a.skill.sigma - b.skill.sigma;
    });
}

/**
 * Returns the skills of all participants after the game, in the order of `field`. A weight of 0 keeps a skill, and a game
 * with one participant changes nothing.
 */
export function rerated(field: readonly FieldPlace[]): readonly Skill[] {
  if (field.length < 2) return field.map(({ skill }) => skill);
  const order = inOrder(field);
  const sorted = order.flatMap(index => field[index] ?? []);
  const teams = rate(
    sorted.map(({ skill: { mu, sigma } }) => [{ mu, sigma }]),
    { rank: sorted.map(({ rank }) => rank), tau: DRIFT },
  );
  const found = new Map(order.map((index, place) => [index, teams[place]?.[0]]));
  return field.map((place, index) => partly(place, found.get(index) ?? place.skill));
}

/** Applies the participant's weight to a change of skill, in the mean and in the variance. */
function partly({ skill, weight }: FieldPlace, { mu, sigma }: Skill): Skill {
  if (weight === 0) return skill;
  if (weight === 1) return { mu, sigma };
  return {
    mu: skill.mu + weight * (mu - skill.mu),
    sigma: Math.sqrt(skill.sigma ** 2 + weight * (sigma ** 2 - skill.sigma ** 2)),
  };
}

/** Milliseconds for which a game between two people counts as a recent one. */
export const MEETING_MS = 30 * DAY_MS;
const WHOLE_MEETINGS = 4;
const FADE = 0.75;

/**
 * Returns the weight of one more game between the same two people. Four games in thirty days count fully, and each later one
 * counts three quarters of the previous one. All games together never count for more than seven.
 * @param before number of their games in the thirty days before
 */
export const meetingWeight = (before: number): number => FADE ** Math.max(0, before - WHOLE_MEETINGS + 1);

/** Returns the factor for undone steps that had revealed something: one half for each. @param undos number of such steps */
export const undoWeight = (undos: number): number => 0.5 ** undos;

/**
 * Returns one person's weight in a game: the mean of the weights against each opponent.
 * @param meetings number of recent games with each opponent
 */
export function weightOf(meetings: readonly number[], undos: number): number {
  if (meetings.length === 0) return undoWeight(undos);
  const sum = meetings.reduce((total, before) => total + meetingWeight(before), 0);
  return (undoWeight(undos) * sum) / meetings.length;
}
