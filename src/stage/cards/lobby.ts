import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import { INK, PAPER, PAPER_SHADE, WHITE } from '../colours.ts';
import { fitted, textWidth } from '../fonts.ts';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { asAlt, nameOf, unescaped } from '../names.ts';
import { panel } from '../panel.ts';
import { nameAlone } from '../player-names.ts';
import { type Box, type Item, READABLE, text } from '../scene.ts';
import { shownName } from '../shown-name.ts';
import { STAGE_WORDS } from '../words/index.ts';

/** A seat of a lobby; the seat is free where `name` is undefined. */
export interface LobbySeat {
  readonly name: string | undefined;
  readonly seat: Seat;
  /** Strength of a bot; undefined for a person. */
  readonly strength: Strength | undefined;
  /** True where the person is invited and has not accepted yet. */
  readonly invited: boolean;
}

/** Lists the seats of a lobby, with names as pictures show them. */
export const lobbySeats = (
  seats: number,
  names: readonly string[],
  invited: readonly Seat[],
  players: readonly (Strength | undefined)[],
  language: Language,
): readonly LobbySeat[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] === undefined ? undefined : shownName(names, seat, language),
    seat,
    strength: players[seat],
    invited: invited.includes(seat),
  }));

/** Describes the seats of a lobby, before the game begins. */
export const lobbyAlt = (
  title: string,
  names: readonly string[],
  seats: number,
  options: string,
  invited: readonly Seat[],
  language: Language,
): string => {
  const words = STAGE_WORDS[language].lobby;
  const each = Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] === undefined ? words.freeSeat : unescaped(nameOf(names, seat, language));
    return grammar(language).labelled(
      `${seat + 1}`,
      `${name}${invited.includes(seat) ? ` (${words.invited})` : ''}`,
    );
  });
  return asAlt(`${title}. ${[options, ...each].filter(Boolean).join(', ')}`);
};

const TITLE = 50;
const OPTIONS = 40;
const UNTAKEN = '#e9e2d2';
/** Space between a name and either edge of its sign. */
const MARGIN = 8;

/**
 * Style of a game's title: the colours of the paper, and of the letters and the edge. The paper is `width` wide; by default
 * it is wider than the letters by `room`.
 */
export interface TitleLook {
  readonly paper: string;
  readonly ink: string;
  readonly room: number;
  readonly width?: number;
}

/** Paints the game's title, and the options of the match beside it. */
export const lobbyHeading = (
  box: Box,
  title: string,
  options: string,
  { paper, ink, room, width }: TitleLook,
): readonly Item[] => {
  const w = width ?? Math.ceil(textWidth(title, TITLE, 'black')) + room;
  const rest = { x: box.x + w + 18, y: box.y, w: box.w - w - 18, h: box.h };
  return [
    panel('title', { ...box, w }, box.h / 2, paper, ink),
    text('title/words', { ...box, w }, title, { size: TITLE, weight: 'black', fill: ink }),
    ...(options === ''
      ? []
      : [
          text('options', rest, fitted(options, rest.w, OPTIONS, 'black'), {
            size: OPTIONS,
            weight: 'black',
            align: 'left',
            fill: INK,
          }),
        ]),
  ];
};

/**
 * Paints the sign of a seat: a name, or the text for a free seat. @param inks colours of a name that has taken the seat, and
 * of any other text
 */
export const seatSign = (
  { name, seat, strength, invited }: LobbySeat,
  sign: Box,
  language: Language,
  inks: { readonly taken: string; readonly free: string },
): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const taken = name !== undefined && !invited;
  const shown = name === undefined || strength === undefined ? name : nameAlone(name);
  const box = { x: sign.x + MARGIN, y: sign.y, w: sign.w - 2 * MARGIN, h: sign.h };
  return [
    panel(`${id}/sign`, sign, 14, taken ? PAPER : UNTAKEN, taken ? WHITE : PAPER_SHADE),
    text(
      `${id}/name`,
      box,
      shown === undefined ? STAGE_WORDS[language].lobby.freeSeat : fitted(shown, box.w, READABLE, 'black'),
      {
        size: READABLE,
        weight: name === undefined ? 'bold' : 'black',
        clip: true,
        fill: taken ? inks.taken : inks.free,
      },
    ),
  ];
};

/** Paints the tag of an invited person. @param at middle, upper edge and height of the tag */
export const invitedTag = (
  seat: Seat,
  language: Language,
  at: { readonly middle: number; readonly y: number; readonly h: number },
  ink: string,
): readonly Item[] => {
  const id = `seat/${seat + 1}/invited`;
  const words = STAGE_WORDS[language].lobby.invited;
  const w = Math.ceil(textWidth(words, READABLE, 'bold')) + 36;
  const tag: Box = { x: at.middle - w / 2, y: at.y, w, h: at.h };
  return [panel(id, tag, 12, WHITE, ink), text(`${id}/words`, tag, words, { size: READABLE, fill: ink })];
};
