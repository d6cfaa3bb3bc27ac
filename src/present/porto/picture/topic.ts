import { box as printed } from '../../../games/porto/box.ts';
import {
  COLOURS,
  type Colour,
  HOUSE_IDS,
  type House,
  type HouseId,
  type Kind,
  type PrivateContract,
  type PublicContract,
} from '../../../games/porto/types.ts';
import type { Language } from '../../languages.ts';
import { once } from '../../once.ts';
import {
  type Box,
  circle,
  type Item,
  polygon,
  rect,
  type Scene,
  type Shape,
  sprite,
  text,
} from '../../scene.ts';
import type { TOPIC_IDS } from '../words/topics.ts';
import { contractCard } from './contracts.ts';
import { heaven } from './heaven.ts';
import { drawHouse, type Mark } from './house.ts';
import {
  CONTENT,
  FACADE,
  GAP,
  HOUSES_A_STREET,
  MARGIN,
  PITCH,
  type Plot,
  RADIUS,
  READABLE,
  WIDTH,
} from './layout.ts';
import { lightAt } from './light.ts';
import { card } from './market.ts';
import { ALARM, GOLD, INK, NAVY, PAPER, WHITE } from './palette.ts';
import { coin, panel, plaque, roofIcon, wall } from './parts.ts';
import { DEALT_ROW, dealtRow } from './progress.ts';
import { pavement } from './quay.ts';
import { BORDER, wallpaper } from './wallpaper.ts';
import { PICTURE_WORDS } from './words.ts';

type TopicId = (typeof TOPIC_IDS)[number];
type Sight = { readonly height: number; readonly items: readonly Item[] };

const CARD = { w: 92, h: 124 };
const CONTRACT = { w: 132, h: 118 };
const STOREY = 50;
const QUAY = 50;
const TOP = BORDER + 18;

/** What a chapter of the rules is about, without a word where signs will do: 1,080 wide. */
export const topicScene = (id: TopicId, language: Language = 'en'): Scene => {
  const { height, items } = SIGHTS[id](language);
  return { width: WIDTH, height, items };
};

const sign = (id: string, x: number, y: number, words: string, fill = WHITE, size = 60): Item =>
  text(id, { x, y, w: 34 + words.length * 34, h: size + 10 }, words, { size, weight: 'black', fill });

/** Houses on a quay in the morning. */
const quayside = (height: number, houses: readonly Item[], more: readonly Item[] = []): Sight => ({
  height,
  items: [
    sprite('backdrop', { x: 0, y: 0, w: WIDTH, h: height }, morning(height), { opaque: true }),
    ...houses,
    ...more,
  ],
});

const morning = once((height: number): readonly Shape[] => {
  const light = lightAt(3);
  const ground = height - QUAY;
  return [
    ...heaven(3, light, { width: WIDTH, ground, tower: WIDTH - 110, scale: ground / 430, near: false }),
    ...pavement('quay', light, { x: 0, y: ground, w: WIDTH, h: QUAY }),
  ];
});

const plotAt = (at: number, height: number, left = MARGIN): Plot => ({
  x: Math.round(left + at * PITCH + (PITCH - FACADE) / 2),
  base: height - QUAY,
  storey: STOREY,
});

const built = (id: HouseId, colour: Colour | null, level: number, roof = 0): House => ({
  id,
  height: printed.houses.heights[id],
  level,
  colour,
  ground: level === 0 ? 2 : 0,
  roof,
});

const house = (of: House, plot: Plot, mark?: Mark): readonly Item[] =>
  drawHouse(of, plot, { index: HOUSE_IDS.indexOf(of.id), lit: false }, mark);

const cards = (id: string, kinds: readonly Kind[], x: number, y: number): readonly Item[] =>
  kinds.map((kind, at) => card(`${id}/${at + 1}`, { x: x + at * (CARD.w + 10), y, ...CARD }, kind));

const overview = (): Sight => {
  const height = 480;
  const street = [
    built('L1', 'blue', 4),
    built('L2', 'green', 3, 2),
    built('L3', 'yellow', 6),
    built('L4', 'red', 2, 4),
    built('L5', null, 0),
    built('L6', 'purple', 4),
    built('L7', 'blue', 1, 1),
  ];
  return quayside(
    height,
    street.slice(0, HOUSES_A_STREET).flatMap((each, at) => house(each, plotAt(at, height))),
  );
};

const draw = (): Sight => {
  const sets: readonly (readonly Kind[])[] = [
    ['red-3'],
    ['blue-2', 'green-1'],
    ['yellow-1', 'purple-1', 'blue-1'],
  ];
  const lefts = [MARGIN, MARGIN + 166, MARGIN + 432];
  const y = TOP;
  return {
    height: y + CARD.h + 40 + BORDER + 18,
    items: [
      ...wallpaper(y + CARD.h + 40 + BORDER + 18),
      ...sets.flatMap((kinds, at) => [
        panel(
          `set/${at + 1}`,
          { x: lefts[at] ?? 0, y, w: kinds.length * (CARD.w + 10) + 46, h: CARD.h + 40 },
          RADIUS,
        ),
        ...cards(`set/${at + 1}`, kinds, (lefts[at] ?? 0) + 28, y + 18),
      ]),
      sign('limit', MARGIN + 830, y + 40, '≤ 3', GOLD, 84),
    ],
  };
};

const arrow = (id: string, x: number, y: number, fill = GOLD): Item =>
  polygon(
    id,
    [
      [x, y - 9],
      [x + 44, y - 9],
      [x + 44, y - 24],
      [x + 76, y],
      [x + 44, y + 24],
      [x + 44, y + 9],
      [x, y + 9],
    ],
    { fill, stroke: { colour: INK, width: 3 } },
  );

/** Two cards: how many floors, and of which colour. */
const order = (x: number, y: number): readonly Item[] => [
  panel('order', { x, y, w: 490, h: CARD.h + 40 }, RADIUS),
  ...cards('number', ['red-3'], x + 20, y + 18),
  ...[0, 1, 2].map(at =>
    rect(
      `floors/${at}`,
      { x: x + 128, y: y + 112 - at * 38, w: 74, h: 32 },
      { fill: PAPER, radius: 4, stroke: { colour: INK, width: 4 } },
    ),
  ),
  sign('plus', x + 212, y + 46, '+', INK),
  ...cards('colour', ['blue-1'], x + 284, y + 18),
  ...[wall('dye', { x: x + 394, y: y + 36, w: 76, h: 96 }, 'blue', 8)],
  plaque('dye/colour', { x: x + 410, y: y + 62, w: 44, h: 44 }, 'blue'),
];

const BUILT: Mark = { floors: 3, level: 5, token: false };

const build = (): Sight => {
  const height = 460;
  return quayside(height, house(built('L7', 'blue', 5), plotAt(5.2, height), BUILT), [
    ...order(MARGIN, 140),
    arrow('arrow', 560, 140 + 82),
  ]);
};

const points = (): Sight => {
  const height = 460;
  const [left, middle, right] = [plotAt(0, height), plotAt(1, height), plotAt(2, height)];
  const level = (of: number) => height - QUAY - (of - 0.5) * STOREY;
  const sheet: Box = { x: 520, y: 104, w: CONTENT + MARGIN - 520, h: 236 };
  const row = (at: number) => sheet.y + 8 + at * 55;
  const line = (at: number, id: string, value: string): readonly Item[] => [
    text(id, { x: sheet.x + 96, y: row(at), w: 100, h: 54 }, value, {
      size: READABLE + 2,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
  return quayside(
    height,
    [
      ...house(built('L1', 'yellow', 4), left),
      ...house(built('L2', 'blue', 5), middle, BUILT),
      ...house(built('L3', 'red', 3), right),
    ],
    [
      ...[3, 4].map(of => coin(`left/${of}`, left.x + FACADE / 2, level(of), 1)),
      coin('right/3', right.x + FACADE / 2, level(3), 1),
      panel('sum', sheet, RADIUS),
      ...[0, 1, 2, 3, 4].map(at =>
        rect(
          `sum/house/${at}`,
          { x: sheet.x + 30, y: row(0) + 42 - at * 9, w: 44, h: 7 },
          { fill: NAVY, radius: 2 },
        ),
      ),
      ...line(0, 'sum/house', '5'),
      ...[0, 1].map(at =>
        rect(
          `sum/neighbours/${at}`,
          { x: sheet.x + 30 + at * 22, y: row(1) + 10, w: 18, h: 36 },
          { fill: at === 0 ? NAVY : WHITE, radius: 2, stroke: { colour: NAVY, width: 3 } },
        ),
      ),
      ...line(1, 'sum/neighbours', '3'),
      coin('sum/token', sheet.x + 52, row(2) + 27, 2),
      ...line(2, 'sum/tokens', '2'),
      rect(
        'sum/contract',
        { x: sheet.x + 34, y: row(3) + 6, w: 34, h: 42 },
        { fill: WHITE, radius: 5, stroke: { colour: NAVY, width: 3 } },
      ),
      polygon(
        'sum/contract/tick',
        [
          [sheet.x + 42, row(3) + 28],
          [sheet.x + 49, row(3) + 36],
          [sheet.x + 61, row(3) + 18],
        ],
        { open: true, stroke: { colour: NAVY, width: 4 } },
      ),
      ...line(3, 'sum/contracts', '4'),
      text('sum/total', { x: sheet.x + 230, y: sheet.y, w: sheet.w - 250, h: sheet.h }, '= 14', {
        size: 110,
        weight: 'black',
        fill: INK,
      }),
    ],
  );
};

const CONTRACTS: readonly PublicContract[] = [
  'floors-1-blue',
  'floors-2-green',
  'floors-3-red',
  'house-purple',
  'cards-yellow-yellow',
  'cards-blue-red',
];

const contracts = (): Sight => {
  const y = TOP;
  const pitch = (CONTENT + GAP) / CONTRACTS.length;
  return {
    height: y + CONTRACT.h + BORDER + 26,
    items: [
      ...wallpaper(y + CONTRACT.h + BORDER + 26),
      ...CONTRACTS.map((contract, at) =>
        contractCard(
          `contract/${at + 1}`,
          { x: Math.round(MARGIN + at * pitch + (pitch - GAP - CONTRACT.w) / 2), y, ...CONTRACT },
          contract,
        ),
      ),
    ],
  };
};

const PRIVATE: readonly PrivateContract[] = [
  'houses-blue',
  'pair-blue-red',
  'trio-green-purple-yellow',
  'twins-red',
  'ends-purple',
  'palette-1',
  'side-1',
];

const privates = (language: Language): Sight => {
  const step = DEALT_ROW + GAP;
  const height = TOP + PRIVATE.length * step + BORDER + 6;
  return {
    height,
    items: [
      ...wallpaper(height),
      ...PRIVATE.flatMap((contract, at) =>
        dealtRow(
          `private/${at + 1}`,
          { x: MARGIN, y: TOP + at * step, w: CONTENT, h: DEALT_ROW },
          contract,
          undefined,
          PICTURE_WORDS[language],
        ),
      ),
    ],
  };
};

const pawn = (id: string, x: number, y: number): readonly Item[] => [
  circle(`${id}/head`, x + 16, y + 12, 11, { fill: NAVY }),
  polygon(
    `${id}/body`,
    [
      [x, y + 48],
      [x + 9, y + 22],
      [x + 23, y + 22],
      [x + 32, y + 48],
    ],
    { fill: NAVY },
  ),
];

const end = (): Sight => {
  const seats = [2, 3, 4] as const;
  const step = 92;
  const height = TOP + seats.length * step + BORDER + 8;
  return {
    height,
    items: [
      ...wallpaper(height),
      ...seats.flatMap((count, at) => {
        const y = TOP + at * step;
        const roofs = printed.end.roofs[count];
        return [
          panel(`seats/${count}`, { x: MARGIN, y, w: CONTENT, h: step - GAP }, RADIUS),
          ...Array.from({ length: count }, (_, seat) =>
            pawn(`seats/${count}/${seat}`, MARGIN + 22 + seat * 42, y + 16),
          ).flat(),
          ...Array.from({ length: roofs }, (_, roof) =>
            roofIcon(`seats/${count}/roof/${roof}`, MARGIN + 236 + roof * 62, y + 58, 54, 38, true),
          ),
          text(
            `seats/${count}/roofs`,
            { x: MARGIN + CONTENT - 110, y, w: 92, h: step - GAP },
            String(roofs),
            { size: 54, weight: 'black', align: 'right', fill: INK },
          ),
        ];
      }),
    ],
  };
};

const struck = (id: string, box: Box): Item =>
  polygon(
    id,
    [
      [box.x + 8, box.y + box.h - 8],
      [box.x + box.w - 8, box.y + 8],
    ],
    { open: true, stroke: { colour: ALARM, width: 12 } },
  );

const solo = (): Sight => {
  const market: readonly Kind[] = ['red-1', 'blue-3', 'green-2', 'purple-1', 'yellow-2'];
  const open: readonly PublicContract[] = [
    'floors-2-blue',
    'house-red',
    'cards-green-green',
    'cards-purple-yellow',
  ];
  const top = TOP + CARD.h + 70;
  const height = top + CARD.h + 52 + BORDER + 22;
  const slot = (at: number): Box => ({ x: MARGIN + at * (CARD.w + 12), y: top + 46, ...CARD });
  const place = (at: number): Box => ({ x: MARGIN + 548 + at * 122, y: top + 46, w: 114, h: CARD.h });
  const number = (id: string, box: Box, words: string): Item =>
    text(id, { ...box, y: box.y - 44, h: 42 }, words, { size: READABLE, fill: WHITE });
  return {
    height,
    items: [
      ...wallpaper(height),
      panel('timer', { x: MARGIN, y: TOP, w: 860, h: CARD.h + 40 }, RADIUS, GOLD, WHITE),
      polygon(
        'timer/glass',
        [
          [MARGIN + 34, TOP + 38],
          [MARGIN + 94, TOP + 38],
          [MARGIN + 34, TOP + 126],
          [MARGIN + 94, TOP + 126],
        ],
        { fill: INK, stroke: { colour: INK, width: 6 } },
      ),
      ...cards('timer/card', ['red-2', 'green-3'], MARGIN + 140, TOP + 18),
      sign('timer/sum', MARGIN + 370, TOP + 46, '2 · 2 + 3 = 5', INK, 54),
      ...market.flatMap((kind, at) => [
        number(`slot/${at + 1}`, slot(at), String(at + 1)),
        card(`market/${at + 1}`, slot(at), kind),
        ...(at === 1 || at === 4 ? [struck(`market/${at + 1}/gone`, slot(at))] : []),
      ]),
      ...open.flatMap((contract, at) => [
        number(`place/${at + 1}`, place(at), String(at + 1)),
        contractCard(`contract/${at + 1}`, place(at), contract),
        ...(at === 1 ? [struck(`contract/${at + 1}/gone`, place(at))] : []),
      ]),
    ],
  };
};

/** Either cards from the market, or a house. */
const turn = (): Sight => {
  const height = 470;
  return quayside(height, house(built('L7', 'blue', 5), plotAt(5.6, height), BUILT), [
    panel('draw', { x: MARGIN, y: 120, w: 360, h: CARD.h + 40 }, RADIUS),
    ...cards('draw', ['yellow-1', 'purple-1', 'blue-1'], MARGIN + 28, 138),
    panel('or', { x: 412, y: 162, w: 84, h: 80 }, 40, NAVY, WHITE),
    text('or/sign', { x: 412, y: 162, w: 84, h: 80 }, '/', { size: 56, weight: 'black', fill: WHITE }),
    panel('build', { x: 520, y: 120, w: 254, h: CARD.h + 40 }, RADIUS),
    ...cards('build', ['red-3', 'blue-1'], 546, 138),
    arrow('arrow', 784, 202),
  ]);
};

const family = (): Sight => {
  const y = TOP;
  const height = y + 190 + BORDER + 18;
  const sheet: Box = { x: MARGIN, y, w: 360, h: 182 };
  return {
    height,
    items: [
      ...wallpaper(height),
      ...dealtRow(
        'private',
        { ...sheet, w: 340, h: DEALT_ROW },
        'pair-blue-red',
        undefined,
        PICTURE_WORDS.en,
      ).slice(0, 2),
      struck('private/none', { ...sheet, w: 340, h: DEALT_ROW }),
      ...CONTRACTS.slice(2).map((contract, at) =>
        contractCard(`contract/${at + 1}`, { x: 420 + at * 156, y: y + 28, ...CONTRACT }, contract),
      ),
    ],
  };
};

const notation = (): Sight => {
  const y = TOP;
  const w = (CONTENT + GAP) / COLOURS.length - GAP;
  const height = y + 150 + BORDER + 20;
  return {
    height,
    items: [
      ...wallpaper(height),
      ...COLOURS.flatMap((colour, at) => {
        const box: Box = { x: Math.round(MARGIN + at * (w + GAP)), y, w: Math.floor(w), h: 150 };
        return [
          panel(`colour/${colour}`, box, RADIUS),
          wall(
            `colour/${colour}/wall`,
            { x: box.x + 10, y: box.y + 10, w: box.w - 20, h: box.h - 20 },
            colour,
            8,
          ),
          rect(
            `colour/${colour}/plate`,
            { x: box.x + box.w / 2 - 48, y: box.y + 28, w: 96, h: 94 },
            { fill: WHITE, radius: 14, stroke: { colour: INK, width: 3 } },
          ),
          text(
            `colour/${colour}/letter`,
            { x: box.x + box.w / 2 - 48, y: box.y + 28, w: 96, h: 94 },
            colour.charAt(0).toUpperCase(),
            { size: 76, weight: 'black', fill: INK },
          ),
        ];
      }),
    ],
  };
};

const SIGHTS: Readonly<Record<TopicId, (language: Language) => Sight>> = {
  overview,
  turn,
  draw,
  build,
  points,
  contracts,
  private: privates,
  end,
  solo,
  family,
  notation,
};
