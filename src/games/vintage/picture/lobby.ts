import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { invitedTag, type LobbySeat, lobbyIn } from '../../../presentation/pictures/cards/lobby.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  type Shape,
  sprite,
} from '../../../presentation/shapes/scene.ts';
import { playerFigure } from '../../../presentation/widgets/player-figure.ts';
import { pipeItems } from './pieces/pipe.ts';
import { hullItems, RABELO_HEIGHT, rabeloWidth } from './pieces/rabelo.ts';
import { VINTNER, vintnerItems } from './pieces/vintner.ts';
import { lightAt } from './style/light.ts';
import { FADED, GOLD, INK, mix, SEAT_TEXTS, WHITE, WINE } from './style/palette.ts';
import { scaled } from './style/scaled.ts';
import { MARGIN, WIDTH } from './valley/layout.ts';
import { quayOf, slopes } from './valley/slopes.ts';
import { PAGE_WORDS } from './words/index.ts';

const BASE = 548;
const QUAY = 118;
const HEIGHT = BASE + QUAY;
const PIPE = 47;
const BOAT = 1.55;
const RIVER = BASE - 12;

/**
 * Draws the quay of Gaia before the game starts. Each seated person stands on barrels, an invited person's boat is arriving,
 * and free seats are outlines.
 */
export const lobbyScene = lobbyIn({
  ...{ width: WIDTH, margin: MARGIN, base: BASE, quay: QUAY, height: HEIGHT },
  backdrop: () => spring(),
  title: language => PAGE_WORDS[language].title,
  look: { paper: WINE, ink: GOLD, room: 64 },
  sign: { below: 34, h: 60, taken: seat => SEAT_TEXTS[seat] ?? INK, free: mix(FADED, INK, 0.45) },
  seat: (sitter, box, language) => (sitter.taken ? house : coming)(sitter, box, language),
});

const spring = once((): readonly Shape[] => {
  const light = lightAt(1);
  return [
    ...slopes(light, { width: WIDTH, horizon: 286, bottom: BASE }),
    ...quayOf(light, BASE, QUAY, WIDTH),
  ];
});

const house = ({ id, seat, strength }: LobbySeat, box: Box, language: Language): readonly Item[] => {
  const middle = box.x + box.w / 2;
  const side = 2 * PIPE;
  const low = BASE + 12 - side;
  const high = low - PIPE * 1.68;
  const pipe = (at: number, x: number, y: number): Item =>
    sprite(`${id}/pipe/${at}`, { x: x - PIPE, y, w: side, h: side }, pipeItems(PIPE, seat));
  const top = high + 9;
  return [
    ...(strength
      ? playerFigure(id, [middle, top], strength, SEAT_TEXTS[seat] ?? INK, language)
      : [
          sprite(
            `${id}/vintner`,
            { x: middle - VINTNER.w / 2, y: top - VINTNER.h + 4, ...VINTNER },
            vintnerItems(seat, 'none'),
          ),
        ]),
    pipe(1, middle, high),
    pipe(2, middle - PIPE - 1, low),
    pipe(3, middle + PIPE + 1, low),
  ];
};

const EMPTY_BOAT = rabeloWidth([]);
const boatItems = once((seat: number): readonly Drawn[] => scaled(hullItems(seat, EMPTY_BOAT, false), BOAT));

/** Draws the place of a seat that is not taken yet: an outline of barrels, or the arriving boat of an invited person. */
const coming = (sitter: LobbySeat, box: Box, language: Language): readonly Item[] => {
  const { id, seat, invited } = sitter;
  const middle = box.x + box.w / 2;
  const w = EMPTY_BOAT * BOAT;
  if (!invited)
    return [
      sprite(
        `${id}/free`,
        { x: middle - 2 * PIPE, y: BASE + 12 - 2 * PIPE, w: 4 * PIPE, h: 2 * PIPE },
        freeItems(),
      ),
    ];
  return [
    sprite(
      `${id}/coming`,
      { x: Math.max(4, middle - w / 2), y: RIVER - RABELO_HEIGHT * BOAT, w, h: RABELO_HEIGHT * BOAT },
      boatItems(seat),
    ),
    ...invitedTag(sitter, language, { middle, y: RIVER - RABELO_HEIGHT * BOAT - 66, h: 54 }, WINE),
  ];
};

const freeItems = once((): readonly Shape[] =>
  [0, 1].map(at =>
    circle(`pipe/${at}`, PIPE + at * 2 * PIPE, PIPE, PIPE - 4, {
      fill: '#ffffff40',
      stroke: { colour: WHITE, width: 5, dash: [0, 12] },
    }),
  ),
);
