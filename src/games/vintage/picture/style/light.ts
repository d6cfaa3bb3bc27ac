import type { View } from '../../rules/types.ts';

export { faraway, under } from './palette.ts';

/** Colours of the landscape in a season. They are only decoration and show no fact of the game. */
export interface Light {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly haze: string;
  readonly river: string;
  readonly glint: string;
  readonly green: string;
  readonly earth: string;
  readonly tint: string;
  readonly dim: number;
  readonly night: boolean;
}

const light = (
  sky: readonly string[],
  [sun, haze, river, glint, green, earth, tint]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  dim: number,
  night = false,
): Light => ({ sky, sun, haze, river, glint, green, earth, tint, dim, night });

/** Light of each of the seven rounds, from spring to winter; then the light of the night after the last harvest. */
const LIGHTS: readonly [Light, ...Light[]] = [
  light(
    ['#6fb4d6', '#a9d6e2', '#f6e4e2'],
    ['#fff3d6', '#dbe6e0', '#5fa3b5', '#e9f6f4', '#8cba68', '#bda079', '#ffffff'],
    0,
  ),
  light(
    ['#4ba3d3', '#94d0e4', '#e6f2da'],
    ['#fff6cf', '#cfe5d6', '#4a9bb3', '#e4f7ee', '#62aa4e', '#b8965f', '#ffffff'],
    0,
  ),
  light(
    ['#2f97d2', '#80caea', '#f9f0c4'],
    ['#fff3b0', '#d2e6c4', '#3b92b6', '#f0f6dd', '#71a944', '#c0904f', '#fff6d8'],
    0.02,
  ),
  light(
    ['#3b93c4', '#9ad0d8', '#ffe79c'],
    ['#ffe98a', '#e6dfa4', '#3f8ca6', '#fbf2c4', '#98a83c', '#cc9a4c', '#fff0c0'],
    0.05,
  ),
  light(
    ['#3f7fae', '#b7bfae', '#ffc76e'],
    ['#ffd873', '#ecc785', '#3b7f92', '#ffe6a4', '#b39a34', '#a8592f', '#ffd890'],
    0.06,
  ),
  light(
    ['#4d5f96', '#c98d88', '#ff9a56'],
    ['#ffb765', '#e0a070', '#3d6c82', '#ffcf9a', '#c2652b', '#8e3b33', '#f0a060'],
    0.08,
  ),
  light(
    ['#6f8aa8', '#b4c3d0', '#efe9e6'],
    ['#fffaf0', '#dfe6ea', '#56788c', '#eef4f7', '#cfd6d6', '#a59a90', '#a6b8cc'],
    0.1,
  ),
  light(
    ['#141634', '#33305c', '#8a5a72'],
    ['#fbeccb', '#4a4468', '#25385a', '#e9c9a0', '#4f6a5a', '#6a5560', '#1b1c40'],
    0.34,
    true,
  ),
];

/** Index of the light of the night, in which the landscape is drawn after the game. */
export const NIGHT = LIGHTS.length - 1;

export const lightAt = (step: number): Light => LIGHTS[step] ?? LIGHTS[0];

export const stepOf = ({ phase, stopped, round }: View): number =>
  phase.type === 'over' || stopped ? NIGHT : Math.min(NIGHT - 1, round - 1);
