import type { RoundLevel } from '../../../core/contract/deals.ts';
import { textWidth } from '../../drawing/fonts.ts';
import { signed } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { DealCard } from '../../presenter/contest-cards.ts';
import { GOLD, GOLD_EDGE, INK, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  path,
  polygon,
  READABLE,
  rect,
  type Scene,
  text,
} from '../../shapes/scene.ts';
import { panel } from '../../widgets/panel.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';
import { HEIGHT, heading, MARGIN, stars, streakPill, WIDTH } from './card-parts.ts';

const GROUND = 520;
const STOREY = 62;
const WIDEST = 128;
const GHOSTS: readonly (1 | 2 | 3)[] = [1, 2, 1, 3, 2, 1, 2, 3, 1, 2, 3, 2];
const MOST = 24;

interface Wall {
  readonly wall: string;
  readonly tile: string;
  readonly roof: string;
}
/**
 * Colours of the house that stands for a round, by the level of the round's points. The height of the house shows the level as
 * well.
 */
const WALLS: Readonly<Record<1 | 2 | 3, Wall>> = {
  1: { wall: '#f3c94b', tile: '#fbe6a2', roof: '#a8552f' },
  2: { wall: '#e98a3c', tile: '#f6bf8c', roof: '#8f4326' },
  3: { wall: '#2f78b7', tile: '#9cc6e6', roof: '#7b3320' },
};

/**
 * Draws a card about a deal that many people play: one person's result, or an invitation to play. No part of the card reveals
 * the deal.
 */
export const cardScene = (card: DealCard, title: string, language: Language): Scene => {
  const words = SHARED_WORDS[language].deals;
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      ...sky(),
      ...heading(card, title, words, language),
      ...stars(card),
      ...score(card, words),
      ...legend(words),
      ...(card.points === null ? ghostStreet() : street(card.street)),
      ...river(card, words),
    ],
  };
};

const sky = (): readonly Item[] => [
  rect('sky', { x: 0, y: 0, w: WIDTH, h: GROUND }, { fill: { gradient: ['#16304a', '#3d6a8c', '#f2b880'] } }),
  circle('sun', WIDTH - 190, GROUND - 10, 120, { fill: '#ffe1a3' }),
  ...hills(),
  rect(
    'pavement',
    { x: 0, y: GROUND, w: WIDTH, h: 26 },
    { fill: { pattern: 'cobbles', ground: '#8a8077', ink: '#a39a90' } },
  ),
  rect(
    'river',
    { x: 0, y: GROUND + 26, w: WIDTH, h: HEIGHT - GROUND - 26 },
    { fill: { gradient: ['#3b6f86', '#12293c'] } },
  ),
];

const hills = (): readonly Item[] => [
  polygon(
    'hill/far',
    path([0, GROUND], [0, 404], [170, 366], [380, 414], [640, 380], [900, 428], [1200, 392], [1200, GROUND]),
    { fill: '#6c7f92' },
  ),
  polygon(
    'hill/near',
    path([0, GROUND], [0, 452], [260, 470], [560, 448], [860, 478], [1200, 456], [1200, GROUND]),
    { fill: '#566b7f' },
  ),
];

const score = (
  { points, par, practice }: DealCard,
  words: PresentationCatalogue['deals'],
): readonly Item[] => {
  if (points === null) {
    const w = Math.ceil(textWidth(words.unplayed, 46, 'black')) + 64;
    const box: Box = { x: MARGIN, y: 150, w, h: 84 };
    return [
      panel('score', box, 22, PAPER, PAPER_SHADE),
      text('score/words', box, words.unplayed, { size: 46, weight: 'black', fill: INK }),
    ];
  }
  const figure = String(points);
  const figures = Math.ceil(textWidth(figure, 104, 'black'));
  const beside = words.points(points);
  const unit = Math.ceil(textWidth(beside, READABLE, 'black'));
  const box: Box = { x: MARGIN, y: 144, w: figures + unit + 68, h: 118 };
  const ahead = par === null ? 0 : points - par;
  const against = par === null ? '' : `${words.par(par)}  ·  ${signed(ahead)}`;
  const notes = [against, practice ? words.practice : ''].filter(Boolean);
  const widths = notes.map(note => Math.ceil(textWidth(note, READABLE + 2, 'black')) + 52);
  const pill = (note: string, at: number): readonly Item[] => {
    const before = widths.slice(0, at).reduce((sum, each) => sum + each + 16, 0);
    const place: Box = { x: box.x + box.w + 26 + before, y: box.y + 27, w: widths[at] ?? 0, h: 64 };
    const won = at === 0 && against !== '' && ahead >= 0;
    return [
      rect(`note/${at}`, place, {
        fill: won ? GOLD : PAPER,
        radius: 32,
        stroke: { colour: won ? GOLD_EDGE : PAPER_SHADE, width: 4 },
      }),
      text(`note/${at}/words`, place, note, { size: READABLE + 2, weight: 'black', fill: INK }),
    ];
  };
  return [
    panel('score', box, 24, PAPER, PAPER_SHADE),
    text('score/figure', { x: box.x + 24, y: box.y, w: figures + 6, h: box.h }, figure, {
      size: 104,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    text('score/unit', { x: box.x + figures + 40, y: box.y + 36, w: unit + 8, h: 60 }, beside, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...notes.flatMap(pill),
  ];
};

const legend = ({ legend: said }: PresentationCatalogue['deals']): readonly Item[] => [
  text('legend', { x: MARGIN, y: 264, w: WIDTH - 2 * MARGIN, h: 40 }, said, {
    size: READABLE - 4,
    align: 'left',
    fill: WHITE,
  }),
];

const street = (levels: readonly RoundLevel[]): readonly Item[] => {
  const plots = levels.slice(0, MOST);
  const pitch = Math.min(WIDEST, Math.floor((WIDTH - 2 * MARGIN) / Math.max(1, plots.length)));
  const left = Math.round((WIDTH - pitch * plots.length) / 2);
  return plots.flatMap((level, at) => house(`house/${at}`, left + at * pitch + 4, pitch - 8, level));
};

/** Draws dashed houses for rounds not yet played. The houses are the same for every deal, so they reveal nothing. */
const ghostStreet = (): readonly Item[] => {
  const pitch = Math.floor((WIDTH - 2 * MARGIN) / GHOSTS.length);
  return GHOSTS.flatMap((level, at): readonly Item[] => {
    const [x, w, h] = [MARGIN + at * pitch + 6, pitch - 12, level * STOREY];
    const stroke = { colour: '#ffffffb0', width: 4, dash: [10, 9] };
    return [
      rect(`ghost/${at}`, { x, y: GROUND - h, w, h }, { fill: '#ffffff1c', stroke }),
      polygon(
        `ghost/${at}/roof`,
        path([x - 3, GROUND - h], [x + w / 2, GROUND - h - 26], [x + w + 3, GROUND - h]),
        { fill: '#ffffff1c', stroke },
      ),
    ];
  });
};

const house = (id: string, x: number, w: number, level: RoundLevel): readonly Item[] => {
  if (level === 0) {
    const plot: Box = { x: x + 4, y: GROUND - 40, w: w - 8, h: 38 };
    return [
      rect(id, plot, {
        fill: '#ffffff38',
        radius: 6,
        stroke: { colour: '#ffffff', width: 3, dash: [10, 9] },
      }),
    ];
  }
  const { wall, tile, roof } = WALLS[level];
  const top = GROUND - level * STOREY;
  const pane = Math.round(w * 0.24);
  const windows = Array.from({ length: level }, (_, storey): readonly Item[] => {
    const y = top + storey * STOREY + 14;
    const door = storey === level - 1;
    return [0.17, 0.59].map((part, side) =>
      rect(
        `${id}/window/${storey}/${side}`,
        { x: Math.round(x + w * part), y, w: pane, h: door && side === 1 ? STOREY - 14 : 34 },
        { fill: door && side === 1 ? '#5b3a29' : '#fff4cf', stroke: { colour: '#ffffff', width: 3 } },
      ),
    );
  });
  return [
    rect(id, { x, y: top, w, h: GROUND - top }, { fill: { pattern: 'diamonds', ground: wall, ink: tile } }),
    rect(`${id}/edge`, { x, y: top, w, h: GROUND - top }, { stroke: { colour: '#2b223366', width: 3 } }),
    ...windows.flat(),
    polygon(`${id}/roof`, path([x - 3, top], [x + w / 2, top - 26], [x + w + 3, top]), { fill: roof }),
  ];
};

const LOT = 37;
const LOTS: Readonly<Record<RoundLevel, { readonly h: number; readonly fill: string }>> = {
  0: { h: 8, fill: '#ffffff30' },
  1: { h: 18, fill: WALLS[1].wall },
  2: { h: 30, fill: WALLS[2].wall },
  3: { h: 42, fill: WALLS[3].wall },
};

const river = ({ parStreet, streak }: DealCard, words: PresentationCatalogue['deals']): readonly Item[] => {
  const y = GROUND + 44;
  const label = words.parStreet;
  const w = Math.ceil(textWidth(label, READABLE - 4, 'black')) + 16;
  const row = (parStreet ?? []).slice(0, MOST);
  const pill = streakPill(streak, words, y - 4);
  const room = pill.left - MARGIN - w - 24;
  const pitch = Math.min(LOT, Math.floor(room / Math.max(1, row.length)));
  return [
    ...(row.length === 0
      ? []
      : [
          text('par', { x: MARGIN, y, w, h: 50 }, label, {
            size: READABLE - 4,
            weight: 'black',
            align: 'left',
            fill: WHITE,
          }),
          ...row.map((level, at) => {
            const { h, fill } = LOTS[level];
            return rect(
              `par/${at}`,
              { x: MARGIN + w + 8 + at * pitch, y: y + 46 - h, w: pitch - 7, h },
              { fill, radius: 4, stroke: { colour: '#ffffffb0', width: 2 } },
            );
          }),
        ]),
    ...pill.items,
  ];
};
