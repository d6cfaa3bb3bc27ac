import type { View } from '../../rules/types.ts';
import { mix } from './palette.ts';

export { under } from './palette.ts';

/** Number of steps of the sky from dawn (0) to dusk (`STEPS`). */
export const STEPS = 12;

/**
 * Light of a time of day. The time of day shows how near the end of the game is. The light never changes how the facts of the
 * game look.
 */
export interface Light {
  /** Colours of the sky from the zenith to the horizon. */
  readonly sky: readonly string[];
  readonly sun: string;
  /** Colour into which things fade with distance. */
  readonly haze: string;
  readonly water: string;
  readonly glint: string;
  /** Tint of stone and wood; `dim` is its strength, from 0 to 1. */
  readonly tint: string;
  readonly dim: number;
  readonly stars: number;
}

type Hour = readonly [at: number, light: Light];

const hour = (
  at: number,
  sky: readonly string[],
  [sun, haze, water, glint, tint]: readonly [string, string, string, string, string],
  dim: number,
  stars = 0,
): Hour => [at, { sky, sun, haze, water, glint, tint, dim, stars }];

const HOURS: readonly Hour[] = [
  hour(
    0,
    ['#8ba7d6', '#c4b9dc', '#f4c8c0', '#ffe6c7'],
    ['#fff3cf', '#d9c3cf', '#7d9cc0', '#ffe1c9', '#b7a5c8'],
    0.2,
  ),
  hour(
    0.22,
    ['#79b9e6', '#a6d5ee', '#d3ebee', '#fbf1d7'],
    ['#fff6c9', '#cfe0e4', '#5f9fc4', '#dff3fb', '#ffffff'],
    0,
  ),
  hour(
    0.5,
    ['#4f9fdd', '#83c1ea', '#b9deef', '#e6f3ec'],
    ['#fffbe0', '#c2dae4', '#4a90bd', '#d5effb', '#ffffff'],
    0,
  ),
  hour(
    0.72,
    ['#6da3d4', '#b3c6d6', '#f3dcb0', '#ffdc92'],
    ['#ffefb0', '#ecd3a8', '#5c8ea8', '#ffe3a3', '#ffcf8a'],
    0.12,
  ),
  hour(
    0.88,
    ['#5c68a8', '#b37d9f', '#f39a76', '#ffc670'],
    ['#ffd27a', '#e8a488', '#a87f95', '#ffb87a', '#d9785f'],
    0.26,
  ),
  hour(
    1,
    ['#262a5c', '#5d3f7c', '#c2597c', '#ff9a62'],
    ['#ff9d55', '#8c5a84', '#5d4a86', '#ff9b6b', '#3a2f63'],
    0.42,
    1,
  ),
];

const between = (one: Light, other: Light, part: number): Light => ({
  sky: one.sky.map((colour, index) => mix(colour, other.sky[index] ?? colour, part)),
  sun: mix(one.sun, other.sun, part),
  haze: mix(one.haze, other.haze, part),
  water: mix(one.water, other.water, part),
  glint: mix(one.glint, other.glint, part),
  tint: mix(one.tint, other.tint, part),
  dim: one.dim + (other.dim - one.dim) * part,
  stars: one.stars + (other.stars - one.stars) * part,
});

/** Returns the light of a step, from 0 (dawn) to `STEPS` (dusk). */
export const lightAt = (step: number): Light => {
  const t = step / STEPS;
  const next = HOURS.findIndex(([at]) => at >= t);
  const [to, later] = HOURS[Math.max(next, 0)] as Hour;
  const [from, earlier] = HOURS[Math.max(next - 1, 0)] as Hour;
  return to === from ? later : between(earlier, later, (t - from) / (to - from));
};

/** Returns the step of the light, which shows how near the end of the game is. */
export const stepOf = (view: View): number => {
  if (view.phase.type === 'over' || view.stopped) return STEPS;
  // The last step is for the end alone: dusk comes when the game is over.
  return Math.round(passed(view) * (STEPS - 1));
};

const passed = (view: View): number => {
  if (view.roofs.end !== null) return Math.min(1, view.roofs.placed / view.roofs.end);
  return view.timer.size === 0 ? 0 : 1 - view.timer.left / view.timer.size;
};

/** Step of the light in which houses are drawn, for each step of the sky. Few lights need few drawings in the cache. */
const HOURS_OF_STEPS = [1, 1, 4, 4, 4, 4, 4, 4, 9, 9, 10, 11, 12] as const;
export const hourOf = (step: number): number => HOURS_OF_STEPS[step] ?? 4;
/** Step of the light in pictures that show no running game. */
export const NOON = 4;

/** True from sunset on, when lamps and windows are lit. */
export const litAt = (step: number): boolean => step >= STEPS - 1;
