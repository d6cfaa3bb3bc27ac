import type { View } from '../../rules/types.ts';

export { faraway, under } from './palette.ts';

/** Number of steps from a green afternoon sky (0) to the night (`STEPS`). */
export const STEPS = 4;

/**
 * Light of a time of day. The time of day shows how many Objectives are completed. The light never changes how the facts of the
 * game look.
 */
export interface Light {
  /** Colours of the sky from the zenith to the horizon. */
  readonly sky: readonly string[];
  readonly sun: string;
  /** Colour into which things fade with distance. */
  readonly haze: string;
  readonly sea: string;
  readonly glint: string;
  readonly tint: string;
  readonly dim: number;
  readonly stars: boolean;
  readonly lamps: boolean;
}

const light = (
  sky: readonly string[],
  [sun, haze, sea, glint, tint]: readonly [string, string, string, string, string],
  dim: number,
  dark: readonly [stars: boolean, lamps: boolean],
): Light => ({ sky, sun, haze, sea, glint, tint, dim, stars: dark[0], lamps: dark[1] });

const LIGHTS: readonly [Light, ...Light[]] = [
  light(
    ['#3fa3a0', '#84cbb4', '#cbe6c0', '#f7f0c9'],
    ['#fffbe0', '#cfe4cb', '#56a79f', '#e5f6dc', '#ffffff'],
    0,
    [false, false],
  ),
  light(
    ['#2f9292', '#77c2a3', '#cfe0a8', '#fbe7a6'],
    ['#fff3b8', '#d3ddb0', '#4b9a90', '#f1efc0', '#fff0c0'],
    0.05,
    [false, false],
  ),
  light(
    ['#1d7479', '#57ab8d', '#bfd08a', '#ffd47c'],
    ['#ffe08a', '#cdc98c', '#3f8880', '#ffe6a0', '#e9c880'],
    0.14,
    [false, true],
  ),
  light(
    ['#12505c', '#2f8577', '#93b674', '#f7bd66'],
    ['#ffc56a', '#9fa873', '#2f716f', '#ffd087', '#7c8a5c'],
    0.24,
    [false, true],
  ),
  light(
    ['#0a2836', '#12505a', '#2f8170', '#b7b56c'],
    ['#ffe9b8', '#3f7c6d', '#1c5358', '#cfe0a0', '#123c48'],
    0.42,
    [true, true],
  ),
];

export const lightAt = (step: number): Light => LIGHTS[step] ?? LIGHTS[0];

/** Returns the step of the light, from the share of the Objectives that are completed. Night falls when the game is over. */
export const stepOf = ({ phase, stopped, objectives }: View): number => {
  if (phase.type === 'over' || stopped) return STEPS;
  const done = objectives.filter(({ by }) => by !== null).length;
  return Math.round((done / Math.max(1, objectives.length)) * (STEPS - 1));
};
