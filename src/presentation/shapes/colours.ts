import type { PatternName } from './scene.ts';

/** Colours of paper, ink and metal (INK to ALARM) that every game's pictures share. */
export const INK = '#2b2233';
export const WHITE = '#ffffff';
export const PAPER = '#fdf6e7';
export const PAPER_SHADE = '#e4d5b4';
export const FADED = '#736853';
export const GOLD = '#ffd25e';
export const GOLD_EDGE = '#8f6410';
export const ALARM = '#a82a22';
export const SHADOW = '#0b1f3050';
/** Colours of the seats, where a game has no colours of its own: in curves, on the podium and on marks. */
export const SEAT_INKS = ['#1d4e7a', ALARM, '#14694c', '#7a5600'];

/**
 * Mixes two colours.
 * @param part share of the second colour, from 0 to 1
 */
export const mix = (one: string, other: string, part: number): string => {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const blend = (at: number) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};

/** Returns the colour that a near thing has in the light of a landscape. `dim`: strength of the tint, from 0 to 1. */
export const under = (
  { tint, dim }: { readonly tint: string; readonly dim: number },
  colour: string,
): string => mix(colour, tint, dim);

/** Returns the colour that a far thing has in the light of a landscape. `part`: its distance, from 0 to 1 on the horizon. */
export const faraway = ({ haze }: { readonly haze: string }, colour: string, part: number): string =>
  mix(colour, haze, part);

/** Shades and pattern in which pictures show one colour of a game. */
export interface Dye {
  readonly wall: string;
  /** Colour of the pattern on a wall. The colour is close to the wall's, so that windows and letters stand out. */
  readonly glaze: string;
  readonly pattern: PatternName;
  readonly letter: string;
  /** Colour of the letter on a white plaque: the wall's colour, darkened where the contrast with white is too low. */
  readonly ink: string;
  /** Colour of readable text directly on the wall. */
  readonly on: string;
}
