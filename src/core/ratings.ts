import { rate } from 'openskill';
import { DAY_MS } from './days.ts';

/** What is believed of somebody's play: by Weng and Lin's method a mean, and how sure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known. */
export const FRESH: Skill = { mu: 25, sigma: 25 / 3 };

/** By so much people may have changed between two games: it keeps old ratings moving. */
const DRIFT = FRESH.mu / 300;

/** Whose rating is told with a question mark: of so many games or fewer too little is known. */
export const SETTLED_AT = 10;

/** In the field of a game that has ended. */
export interface FieldPlace {
  readonly skill: Skill;
  /** 1 for the best; equal ranks tie. */
  readonly rank: number;
  /** From 0 to 1: how much of the change is carried out. 0: of who is fixed. */
  readonly weight: number;
}

/** So many points are one of the method's: then 400 points make one ten times as likely to win as the other, as in chess. */
const POINTS = 30;
const MIDDLE = 1_500;

/** As people read it: 1500 for who begins. */
export const pointsOf = ({ mu }: Skill): number => Math.round(MIDDLE + POINTS * (mu - FRESH.mu));

/** How sure that is: two thirds of the truth lie no farther off than so many points. */
export const spreadOf = ({ sigma }: Skill): number => Math.round(POINTS * sigma);

/** The inverse, with an uncertainty in points as well. */
export const skillAt = (points: number, spread: number): Skill => ({
  mu: FRESH.mu + (points - MIDDLE) / POINTS,
  sigma: spread / POINTS,
});

/** As data/<game>/ratings.json has them: a kind of tables, a player of the bot, its points and how sure they are. */
type MeasuredTables = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** The ratings of players that were measured, by category. */
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

/** Sums hang on their order in the last digit: the field is always looked at in the same one. */
function inOrder(field: readonly FieldPlace[]): readonly number[] {
  return field
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [a, b] = [field[one], field[other]];
      if (!a || !b) return 0;
      return a.rank - b.rank || a.skill.mu - b.skill.mu || a.skill.sigma - b.skill.sigma;
    });
}

/** Everybody's skill after the game, in the order of the field; whose weight is 0 keeps theirs. Of one alone nothing changes. */
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

/** The part of a change that counts: of the mean, and of the variance. */
function partly({ skill, weight }: FieldPlace, { mu, sigma }: Skill): Skill {
  if (weight === 0) return skill;
  if (weight === 1) return { mu, sigma };
  return {
    mu: skill.mu + weight * (mu - skill.mu),
    sigma: Math.sqrt(skill.sigma ** 2 + weight * (sigma ** 2 - skill.sigma ** 2)),
  };
}

/** For so long it is remembered that two have met. */
export const MEETING_MS = 30 * DAY_MS;
const WHOLE_MEETINGS = 4;
const FADE = 0.75;

/**
 * What one more game between the same two counts for: four in thirty days count whole, each after that three quarters of the one
 * before. However often they play, together they never count for more than seven.
 * @param before how often the two have met in the thirty days before
 */
export const meetingWeight = (before: number): number => FADE ** Math.max(0, before - WHOLE_MEETINGS + 1);

/** What was taken back with the others' consent, after something was seen, makes the game count for half as much each time. */
export const undoWeight = (undos: number): number => 0.5 ** undos;

/** Of one person in a field: the mean of what the games with each of the others count for. @param meetings with each other person */
export function weightOf(meetings: readonly number[], undos: number): number {
  if (meetings.length === 0) return undoWeight(undos);
  const sum = meetings.reduce((total, before) => total + meetingWeight(before), 0);
  return (undoWeight(undos) * sum) / meetings.length;
}
