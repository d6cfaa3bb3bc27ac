import type { Profile } from '../../../core/people/profile.ts';
import { fitted, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyPresenter, NamedColour } from '../../presenter/presenter.ts';
import { INK, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, text } from '../../shapes/scene.ts';
import { TITLE, titledSheet } from '../../widgets/card-style.ts';
import type { ProfileWords } from './words.ts';

/** Height of the panel with the colours. */
export const FAVOURITE = 144;
const LETTER = 44;

export type ColourVoice = Pick<AnyPresenter, 'colour'>;

interface ColourShare extends NamedColour {
  /** Share of the colour in all pieces, from 0 to 1. */
  readonly share: number;
}

/**
 * Returns the share of each colour in all pieces that the person has played, the favourite first; empty before the first piece.
 */
export function sharesOf({ colours }: Pick<Profile, 'colours'>, voice: ColourVoice): readonly ColourShare[] {
  const known = colours.flatMap(({ colour, pieces }) => {
    const named = voice.colour?.(colour);
    return named ? [{ ...named, pieces }] : [];
  });
  const all = known.reduce((sum, { pieces }) => sum + pieces, 0);
  return known.map(({ name, dye, pieces }) => ({ name, dye, share: pieces / all }));
}

const percent = (share: number, language: Language): string => grammar(language).percent(share);

/** Names the favourite colour: "Favourite colour: blue 41%". */
export function favouriteText(
  shares: readonly ColourShare[],
  { favourite, language }: Pick<ProfileWords, 'favourite' | 'language'>,
): string | undefined {
  const [first] = shares;
  return first && favourite(first.name, percent(first.share, language));
}

/** Names the favourite colour, then all other colours. */
export function coloursText(
  shares: readonly ColourShare[],
  words: Pick<ProfileWords, 'favourite' | 'language'>,
): readonly string[] {
  const first = favouriteText(shares, words);
  const rest = shares.slice(1).map(({ name, share }) => `${name} ${percent(share, words.language)}`);
  return first === undefined ? [] : [[first, ...rest].join(words.language === 'ja' ? '、' : ', ')];
}

/**
 * Draws all colours side by side in a bar, each as wide as its share.
 * @param game title of the game of the pieces, shown where there is room for it
 */
export const favouriteItems = (
  shares: readonly ColourShare[],
  box: Box,
  words: ProfileWords,
  game = '',
): readonly Item[] => {
  const title = favouriteText(shares, words) ?? '';
  const whole = game === '' ? title : `${title} · ${game}`;
  const fits = textWidth(whole, READABLE, 'black') <= box.w - 48;
  const bar: Box = { x: box.x + 24, y: box.y + TITLE + 8, w: box.w - 48, h: 56 };
  let x = bar.x;
  const parts = shares.map(({ dye, share }, at) => {
    const part: Box = {
      ...bar,
      x,
      w: at === shares.length - 1 ? bar.x + bar.w - x : Math.round(bar.w * share),
    };
    x += part.w;
    return { dye, part };
  });
  return [
    ...titledSheet('favourite', box, fits ? whole : fitted(title, box.w - 48, READABLE, 'black')),
    ...parts.flatMap(({ dye, part }, at) => [
      rect(`favourite/${at}`, part, {
        fill: { pattern: dye.pattern, ground: dye.wall, ink: dye.glaze },
        stroke: { colour: INK, width: 3 },
      }),
      ...(part.w < LETTER + 8 ? [] : letterOn(`favourite/${at}`, part, dye)),
    ]),
  ];
};

/** Draws a colour's letter on its part of the bar, for people who can't tell the colours apart. */
const letterOn = (id: string, part: Box, { letter, ink }: NamedColour['dye']): readonly Item[] => {
  const plaque: Box = {
    x: part.x + (part.w - LETTER) / 2,
    y: part.y + (part.h - LETTER) / 2,
    w: LETTER,
    h: LETTER,
  };
  return [
    rect(`${id}/plaque`, plaque, { fill: WHITE, radius: 10 }),
    text(`${id}/letter`, plaque, letter, { size: READABLE - 6, weight: 'black', fill: ink }),
  ];
};
