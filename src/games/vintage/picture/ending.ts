import type { Summary } from '../../../core/contract/game.ts';
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
import { type Box, type Item, opaque, type Shape, sprite, text } from '../../../presentation/shapes/scene.ts';
import { firework, lamps } from '../../../presentation/widgets/celebration.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { type SumPart, totalsOf } from '../../../presentation/widgets/sums.ts';
import { qualityOf } from '../rules/estates.ts';
import type { View } from '../rules/types.ts';
import { cellarWall } from './hand.ts';
import { roundWords } from './header.ts';
import { partIcon } from './pieces/part-icon.ts';
import { pipeItems } from './pieces/pipe.ts';
import { VINTNER, vintnerItems } from './pieces/vintner.ts';
import { hasWon } from './seats/seat-points.ts';
import { soldHeight, soldTable } from './sold.ts';
import { lightAt, NIGHT } from './style/light.ts';
import { GOLD, GOLD_EDGE, INK, SEAT_TEXTS, WINE } from './style/palette.ts';
import { CONTENT, MARGIN, WIDTH } from './valley/layout.ts';
import { quayOf, slopes } from './valley/slopes.ts';
import {
  BOARD_WORDS,
  PAGE_WORDS,
  PARTS_OF_POINTS,
  type PageWords,
  type PartOfPoints,
} from './words/index.ts';

const GAP = 12;
const STAGE = 570;
const QUAY = 62;
const PIPE = 36;
const LEVEL = 2 * PIPE - 12;
const CURVE = 284;
/** Draws the end of a game: winner, parts of each total, points from sold Port, and the scores after each round. */
export const endingScene: DrawEnding<View> = ({ summary, ranks }, view, names, language = 'en') => {
  const words = PAGE_WORDS[language];
  const seats = view.players.length;
  const totals = totalsOf(summary, seats);
  const order = ranks ?? totals.map(() => 1);
  const winner = view.players.findIndex((_, seat) => hasWon(view, seat));
  const parts = partsOf(summary, words);
  const tie = ranks && summary.ties.find(({ seats: [first] }) => ranks[first] === 1)?.by;
  const rows = endingRows({ x: MARGIN, y: STAGE + 18, w: CONTENT }, summary.rounds, names, words, {
    parts,
    totals,
    winner,
    tie: isTie(tie) ? { label: words.ties[tie], values: view.players.map(decided(tie)) } : undefined,
    own: parts.some(({ part }) => part === 'warehouse')
      ? { h: soldHeight(seats), items: box => soldTable(summary, names, seats, box, words) }
      : undefined,
    curve: CURVE,
    inks: SEAT_TEXTS,
  });
  const height = rows.bottom + 22;
  const h = height + (height % 2);
  return {
    width: WIDTH,
    height: h,
    fewColours: true,
    items: [
      opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: STAGE }, night(winner >= 0)),
      opaque('deep', { x: 0, y: STAGE, w: WIDTH, h: h - STAGE }, cellarWall(h - STAGE)),
      ...endingTitle(LINE, winner, { names, language, round: roundWords(view, BOARD_WORDS[language]) }, WINE),
      ...podium(view, names, totals, order, words),
      ...rows.items,
    ],
  };
};

const LINE: Box = { x: 0, y: 14, w: WIDTH, h: 70 };

const podium = (
  view: View,
  names: Names,
  totals: readonly number[],
  ranks: readonly number[],
  words: PageWords,
): readonly Item[] => {
  const places = podiumPlaces(ranks, view, { picture: WIDTH, content: CONTENT, gap: GAP });
  return places.flatMap((place): readonly Item[] => {
    const { seat, id, x, w, levels } = place;
    const ground = STAGE - QUAY + 4;
    const abreast = 3;
    const top = ground - levels * LEVEL - 6;
    const score = { x: x + w / 2 - 62, y: top + 2, w: 124, h: 58 };
    const gone = endOf(view, seat);
    return [
      ...Array.from({ length: levels }, (_, level) =>
        Array.from({ length: abreast }, (__, barrel) =>
          sprite(
            `${id}/pipe/${level + 1}/${barrel + 1}`,
            {
              x: x + w / 2 + (barrel - (abreast - 1) / 2) * (2 * PIPE - 2) - PIPE,
              y: ground - (level + 1) * LEVEL - 8,
              w: 2 * PIPE,
              h: 2 * PIPE,
            },
            pipeItems(PIPE, barrel === 1 ? -1 : seat),
          ),
        ),
      ).flat(),
      sprite(
        `${id}/vintner`,
        { x: x + (w - VINTNER.w) / 2, y: top - VINTNER.h + 4, ...VINTNER },
        vintnerItems(seat, gone ?? (hasWon(view, seat) ? 'crown' : 'none')),
      ),
      panel(`${id}/score`, score, 14, GOLD, GOLD_EDGE),
      text(`${id}/total`, score, String(totals[seat] ?? 0), { size: 50, weight: 'black', fill: INK }),
      ...(gone ? endedSign(place, top - VINTNER.h - 14, gone, WINE, words.language) : []),
      ...podiumPlate(place, ground + 8, shownName(names, seat, words.language), SEAT_TEXTS[seat] ?? INK),
    ];
  });
};

const night = once((feast: boolean): readonly Shape[] => {
  const light = lightAt(NIGHT);
  const quay = STAGE - QUAY;
  return [
    ...slopes(light, { width: WIDTH, horizon: 312, bottom: quay }),
    ...(feast
      ? [
          ...firework('firework/1', [118, 150], 76, 0),
          ...firework('firework/2', [330, 116], 50, 2),
          ...firework('firework/3', [800, 120], 58, 4),
          ...firework('firework/4', [974, 158], 80, 1),
        ]
      : []),
    ...lamps('lamps/left', [-10, 250], [420, 262], 62),
    ...lamps('lamps/right', [420, 262], [1090, 244], 70),
    ...quayOf(light, quay, QUAY, WIDTH),
  ];
});

const isPart = (part: string): part is PartOfPoints => (PARTS_OF_POINTS as readonly string[]).includes(part);

const partsOf = ({ parts }: Summary, words: PageWords): readonly SumPart[] =>
  parts.flatMap(({ part, points }) =>
    points.some(each => each !== 0)
      ? [{ part, label: isPart(part) ? words.parts[part] : part, icon: partIcon(part), points }]
      : [],
  );

const isTie = (by: string | undefined): by is 'estates' | 'quality' => by === 'estates' || by === 'quality';

const decided =
  (by: 'estates' | 'quality') =>
  ({ estates }: View['players'][number]): number =>
    by === 'estates' ? estates.length : estates.reduce((sum, estate) => sum + qualityOf(estate), 0);
