import type { Seat } from '../../../core/contract/game.ts';
import { endOf } from '../../../core/contract/seat-ends.ts';
import { shownName } from '../../../presentation/drawing/fonts.ts';
import { once } from '../../../presentation/once.ts';
import {
  endedSign,
  endingRows,
  endingTitle,
  podiumPlaces,
  podiumPlate,
} from '../../../presentation/pictures/cards/ending.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { DrawEnding } from '../../../presentation/presenter/scenes.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  opaque,
  path,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { firework } from '../../../presentation/widgets/celebration.ts';
import { sumPartsOf, totalsOf } from '../../../presentation/widgets/sums.ts';
import { countOf } from '../rules/cubes.ts';
import { COLOURS, type Colour, type View } from '../rules/types.ts';
import { containerItems, goldBox } from './harbour/container.ts';
import { CROOK, crookItems } from './harbour/crook.ts';
import { wallItems } from './harbour/harbour.ts';
import { seaside } from './harbour/seaside.ts';
import { roundWords, tick } from './papers/header.ts';
import { hasWon } from './seats/seats.ts';
import { CONTENT, GAP, MARGIN, WIDTH } from './style/layout.ts';
import { lightAt, STEPS } from './style/light.ts';
import { INK, LAMP, mix, PINE, PINE_LIGHT, SEAT_INKS, STONE, WHITE } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const STAGE = 620;
const QUAY = 62;
const LEVEL = 66;
const CURVE = 300;
/** Draws the final picture of a game: the winner, the parts of each total, and a chart of the points round by round. */
export const endingScene: DrawEnding<View> = ({ summary, ranks }, view, names, language = 'en') => {
  const words = PICTURE_WORDS[language];
  const totals = totalsOf(summary, view.players.length);
  const order = ranks ?? totals.map(() => 1);
  const winner = view.players.findIndex((_, seat) => hasWon(view, seat));
  const tied = summary.ties[0]?.by;
  const rows = endingRows({ x: MARGIN, y: STAGE + 18, w: CONTENT }, summary.rounds, names, words, {
    parts: sumPartsOf(summary, words.parts, iconOf),
    totals,
    winner,
    tie:
      tied === undefined
        ? undefined
        : {
            label: tied === 'cubes' ? words.cubesLeft : words.highestCards,
            values: view.players.map(({ cubes }, seat) =>
              tied === 'cubes' ? countOf(cubes) : highestOf(view, seat).join(' '),
            ),
          },
    curve: CURVE,
  });
  const height = rows.bottom + 24;
  return {
    width: WIDTH,
    height,
    items: [
      opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: STAGE }, nightItems(winner >= 0)),
      opaque('deep', { x: 0, y: STAGE, w: WIDTH, h: height - STAGE }, wallItems(height - STAGE)),
      ...endingTitle(LINE, winner, { names, language, round: roundWords(view, words) }, PINE),
      ...podium(view, names, totals, order, words),
      ...rows.items,
    ],
  };
};

/** Largest number of Objective cards that the text about a tie lists for a seat. */
const CARDS_LISTED = 3;

const highestOf = ({ objectives }: View, seat: Seat): readonly number[] =>
  objectives
    .flatMap(({ by, cards }) => (by === seat ? cards.map(({ value }) => value) : []))
    .sort((one, other) => other - one)
    .slice(0, CARDS_LISTED);

const LINE: Box = { x: 0, y: 22, w: WIDTH, h: 76 };

const podium = (
  view: View,
  names: Names,
  totals: readonly number[],
  ranks: readonly number[],
  words: PictureWords,
): readonly Item[] => {
  const places = podiumPlaces(ranks, view, { picture: WIDTH, content: CONTENT, gap: GAP });
  return places.flatMap((place): readonly Item[] => {
    const { seat, id, x, w, levels } = place;
    const ground = STAGE - QUAY;
    const top = ground - levels * LEVEL;
    const wide = Math.floor(w) - 26;
    const colour = COLOURS[seat] ?? 'blue';
    const gone = endOf(view, seat);
    return [
      ...Array.from({ length: levels }, (_, level) =>
        sprite(
          `${id}/block/${level + 1}`,
          { x: x + 13, y: ground - (level + 1) * LEVEL, w: wide, h: LEVEL },
          level === levels - 1
            ? goldBox(wide, LEVEL, '#8f6410', 10, 9)
            : containerItems(`${cargo(seat, level, colour)}`, wide, LEVEL, false, false),
        ),
      ),
      sprite(
        `${id}/figure`,
        { x: x + (w - CROOK.w) / 2, y: top - 178, ...CROOK },
        crookItems(seat, gone ?? (hasWon(view, seat) ? 'crown' : 'none')),
      ),
      ...(gone ? endedSign(place, top - 196, gone, PINE, words.language) : []),
      text(`${id}/total`, { x: x + 13, y: top, w: wide, h: LEVEL }, String(totals[seat] ?? 0), {
        size: 50,
        weight: 'black',
        fill: INK,
      }),
      ...podiumPlate(place, ground + 6, shownName(names, seat, words.language), SEAT_INKS[seat] ?? INK),
    ];
  });
};

const SYMBOLS_BELOW = ['wheel', 'drop', 'arrow', 'bricks'] as const;

/** Picks a Unit card for a container in a seat's stack, so that neighbouring stacks differ. */
const cargo = (seat: Seat, level: number, fallback: Colour) =>
  `${COLOURS[(seat + level) % 4] ?? fallback}-${SYMBOLS_BELOW[(seat + 2 * level) % 4] ?? 'drop'}` as const;

const nightItems = once((feast: boolean): readonly Shape[] => {
  const light = lightAt(STEPS);
  const quay = STAGE - QUAY;
  return [
    ...seaside(light, STEPS, { width: WIDTH, horizon: quay - 190, bottom: quay }),
    ...(feast
      ? [
          ...firework('firework/1', [128, 150], 78, 0),
          ...firework('firework/3', [792, 148], 62, 2),
          ...firework('firework/4', [968, 176], 84, 1),
        ]
      : []),
    rect(
      'quay',
      { x: 0, y: quay, w: WIDTH, h: QUAY },
      { fill: { gradient: [mix(STONE, '#123c48', 0.35), mix(STONE, '#123c48', 0.6)] } },
    ),
    rect('quay/kerb', { x: 0, y: quay, w: WIDTH, h: 5 }, { fill: mix(STONE, LAMP, 0.5) }),
  ];
});

const iconOf = once((part: string): readonly Drawn[] => {
  if (part === 'objectives')
    return [
      rect(
        'paper',
        { x: 7, y: 4, w: 30, h: 37 },
        { fill: WHITE, radius: 4, stroke: { colour: PINE_LIGHT, width: 3 } },
      ),
      circle('pin', 22, 5, 5, { fill: '#e0563f' }),
      tick('tick', 22, 25, PINE_LIGHT),
    ];
  const late = part === 'endPurchases';
  return [
    polygon('roof', path([4, 20], [22, 5], [40, 20]), { fill: PINE, stroke: { colour: PINE, width: 3 } }),
    rect(
      'walls',
      { x: 8, y: 19, w: 28, h: 22 },
      { fill: late ? WHITE : PINE_LIGHT, stroke: { colour: PINE, width: 3 } },
    ),
    rect('door', { x: 18, y: 26, w: 8, h: 15 }, { fill: late ? PINE : LAMP }),
  ];
});
