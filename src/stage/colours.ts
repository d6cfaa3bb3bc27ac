/** Of paper, ink and metal: what every game's picture is furnished with. */
export const INK = '#2b2233';
export const WHITE = '#ffffff';
export const PAPER = '#fdf6e7';
export const PAPER_SHADE = '#e4d5b4';
export const FADED = '#736853';
export const GOLD = '#ffd25e';
export const GOLD_EDGE = '#8f6410';
export const ALARM = '#a82a22';
/** Under cards and panels. */
export const SHADOW = '#0b1f3050';

/** A colour on the way to another: 0 is the first, 1 the second. */
export const mix = (one: string, other: string, part: number): string => {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const blend = (at: number) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};
