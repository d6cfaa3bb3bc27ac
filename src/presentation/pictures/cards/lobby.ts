import type { Seat } from '../../../core/contract/game.ts';
import type { Strength } from '../../../core/contract/player.ts';
import { fitted, fittedText, shownName, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import { INK, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, opaque, READABLE, type Scene, type Shape, text } from '../../shapes/scene.ts';
import { asAlt } from '../../text/alt.ts';
import { nameAlone, nameOf, unescaped } from '../../text/names.ts';
import { panel } from '../../widgets/panel.ts';
import { SHARED_WORDS } from '../../words/index.ts';

/** A seat of a lobby; the seat is free where `name` is undefined. */
export interface LobbySeat {
  readonly id: string;
  readonly name: string | undefined;
  /** True where a bot sits, or a person who need not accept an invitation. */
  readonly taken: boolean;
  readonly seat: Seat;
  /** Strength of a bot; undefined for a person and for a free seat. */
  readonly strength: Strength | undefined;
  /** True where the person is invited and has not accepted yet. */
  readonly invited: boolean;
}

/** Writes the alt text of a lobby: the people, bots and free seats before the game begins. */
export const lobbyAlt = (
  title: string,
  names: readonly string[],
  seats: number,
  options: string,
  invited: readonly Seat[],
  language: Language,
): string => {
  const words = SHARED_WORDS[language].lobby;
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
const MARGIN = 8;

/**
 * Style of a game's title: colour of the paper, colour of letters and edge (`ink`), and width of the paper. Default width: the
 * width of the letters plus `room`.
 */
interface TitleLook {
  readonly paper: string;
  readonly ink: string;
  readonly room: number;
  readonly width?: number;
}

/** Look of a game's lobby picture: its sizes, landscape and title, and the function that draws a seat. */
interface LobbyPlace {
  readonly width: number;
  readonly margin: number;
  /** Distance in pixels from the top of the picture to the upper edge of the quay. */
  readonly base: number;
  /** Height in pixels of the quay, which carries the seats and their signs. */
  readonly quay: number;
  readonly height: number;
  backdrop(): readonly Shape[];
  title(language: Language): string;
  readonly look: TitleLook;
  readonly sign: SignLook;
  /** Draws the sitter of a seat, above the seat's sign. */
  seat(sitter: LobbySeat, box: Box, language: Language, seats: number): readonly Item[];
}

/**
 * Style of the sign below each seat: its distance from the upper edge of the quay, and its height. `taken`: colour of the name
 * on a taken seat. `free`: colour of any other text.
 */
interface SignLook {
  readonly below: number;
  readonly h: number;
  taken(seat: Seat): string;
  readonly free: string;
}

/** Returns the function that makes a lobby's scene from the names, seats and options. */
export const lobbyIn =
  ({ width, margin, base, quay, height, backdrop, title, look, sign, seat: paintSeat }: LobbyPlace) =>
  (
    names: readonly string[],
    seats: number,
    options: string,
    language: Language = 'en',
    invited: readonly Seat[] = [],
    players: readonly (Strength | undefined)[] = [],
  ): Scene => {
    const w = (width - 2 * margin) / seats;
    const whole = { x: 0, y: 0, w: width, h: height };
    const heading = { x: margin, y: 14, w: width - 2 * margin, h: 66 };
    return {
      width,
      height,
      items: [
        opaque('backdrop', whole, backdrop()),
        ...lobbyHeading(heading, title(language), options, look),
        ...Array.from({ length: seats }, (_, seat) => {
          const name = names[seat] === undefined ? undefined : shownName(names, seat, language);
          const isInvited = invited.includes(seat);
          const sitter: LobbySeat = {
            ...{ id: `seat/${seat + 1}`, name, taken: name !== undefined && !isInvited, seat },
            ...{ strength: players[seat], invited: isInvited },
          };
          const box = { x: margin + seat * w, y: base, w, h: quay };
          return [...paintSeat(sitter, box, language, seats), ...seatSign(sitter, box, language, sign)];
        }).flat(),
      ],
    };
  };

const lobbyHeading = (
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
      : [fittedText('options', rest, options, { size: OPTIONS, weight: 'black', align: 'left', fill: INK })]),
  ];
};

/** Draws the sign of a seat: a name, or the text for a free seat. */
const seatSign = (
  { id, name, taken, seat, strength }: LobbySeat,
  place: Box,
  language: Language,
  look: SignLook,
): readonly Item[] => {
  const sign: Box = { x: place.x + 6, y: place.y + look.below, w: place.w - 12, h: look.h };
  const shown = name === undefined || strength === undefined ? name : nameAlone(name);
  const box = { x: sign.x + MARGIN, y: sign.y, w: sign.w - 2 * MARGIN, h: sign.h };
  return [
    panel(`${id}/sign`, sign, 14, taken ? PAPER : UNTAKEN, taken ? WHITE : PAPER_SHADE),
    text(
      `${id}/name`,
      box,
      shown === undefined ? SHARED_WORDS[language].lobby.freeSeat : fitted(shown, box.w, READABLE, 'black'),
      {
        weight: name === undefined ? 'bold' : 'black',
        clip: true,
        fill: taken ? look.taken(seat) : look.free,
      },
    ),
  ];
};

/**
 * Draws the tag of an invited person.
 * @param at middle, upper edge and height of the tag
 */
export const invitedTag = (
  sitter: LobbySeat,
  language: Language,
  at: { readonly middle: number; readonly y: number; readonly h: number },
  ink: string,
): readonly Item[] => {
  const id = `${sitter.id}/invited`;
  const words = SHARED_WORDS[language].lobby.invited;
  const w = Math.ceil(textWidth(words, READABLE, 'bold')) + 36;
  const tag: Box = { x: at.middle - w / 2, y: at.y, w, h: at.h };
  return [panel(id, tag, 12, WHITE, ink), text(`${id}/words`, tag, words, { fill: ink })];
};
