import { fitted, fittedText, textWidth, writable } from '../../drawing/fonts.ts';
import { inLines } from '../../drawing/line-breaks.ts';
import type { Language } from '../../language/languages.ts';
import type { LookBackCard, PersonCard } from '../../presenter/look-back-card.ts';
import { stacked } from '../../shapes/boxes.ts';
import { FADED, GOLD, INK, mix, WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  opaque,
  READABLE,
  rect,
  type Scene,
  sprite,
  text,
} from '../../shapes/scene.ts';
import { cleanName, NAMELESS } from '../../text/names.ts';
import { RADIUS, WIDTH } from '../../widgets/card-style.ts';
import { firework, lamps } from '../../widgets/celebration.ts';
import { panel } from '../../widgets/panel.ts';
import { FAVOURITE, favouriteItems, favouriteText } from '../profile/favourite.ts';
import { profileWords } from '../profile/words.ts';
import { gamesHeight, gamesItems } from './games.ts';
import { MONTHS_HEIGHT, monthItems, monthsOf } from './months.ts';
import { SIGN, signItems } from './signs.ts';
import { type FactTile, ownerOf, periodTitle, tilesOf, voiceOf, type YearVoice } from './tiles.ts';

const SIDE = 40;
const GAP = 24;
const HEAD = 372;
const NIGHT = ['#101a38', '#2a2b63', '#5b3570', '#8f4a63'];
/** Maximum number of tiles that are as wide as the picture. */
const WIDE = 2;

/** Paints the facts of a year, or of some months. Few facts get larger tiles. */
export const lookBackScene = (card: LookBackCard, language: Language): Scene => {
  const voice = voiceOf(card, language, raw => writable(cleanName(raw, language)) || NAMELESS[language]);
  const colours = card.kind === 'person' ? card.colours : [];
  const { boxes, bottom } = stacked({ x: SIDE, y: HEAD, w: WIDTH - 2 * SIDE }, GAP, {
    games: gamesHeight(card),
    months: monthsOf(card, voice).length === 0 ? 0 : MONTHS_HEIGHT,
    favourite: colours.length === 0 ? 0 : FAVOURITE,
  });
  const { games, months, favourite } = boxes;
  const placed = placedTiles(tilesOf(card, voice), bottom + GAP);
  const last = placed.at(-1)?.box;
  const height = (last ? last.y + last.h : bottom) + SIDE;
  return {
    width: WIDTH,
    height,
    fewColours: true,
    items: [
      night(height),
      ...heading(card, voice),
      ...gamesItems(card, games, voice),
      ...(months.h > 0 ? monthItems(card, months, voice) : []),
      ...(card.kind === 'person' && favourite.h > 0 ? colourItems(card, favourite, language) : []),
      ...placed.flatMap(({ tile, box, wide }) => tileItems(tile, box, wide)),
    ],
  };
};

const night = (h: number): Item => {
  const box = { x: 0, y: 0, w: WIDTH, h };
  return opaque('night', box, [
    rect('sky', box, { fill: { gradient: NIGHT } }),
    ...STARS.map(([x = 0, y = 0, r = 2], at) => circle(`star/${at}`, x, y, r, { fill: '#fff4d6' })),
    ...firework('firework/0', [840, 176], 108, 0),
    ...firework('firework/1', [1056, 132], 84, 2),
    ...firework('firework/2', [1000, 278], 66, 1),
    ...lamps('lamps/0', [-10, 14], [600, 14], 46),
    ...lamps('lamps/1', [600, 14], [1210, 14], 46),
  ]);
};

const STARS: readonly (readonly number[])[] = Array.from({ length: 26 }, (_, at) => [
  700 + ((at * 467) % 480),
  70 + ((at * 173) % 280),
  1.5 + (at % 3),
]);

const heading = (card: LookBackCard, voice: YearVoice): readonly Item[] => {
  const title = periodTitle(card, voice);
  const year = card.period.kind === 'year';
  const w = 680;
  const size = Math.min(year ? 190 : 92, Math.floor((190 * w) / textWidth(title, 190, 'black')));
  const name = voice.name(ownerOf(card));
  return [
    text('period', { x: SIDE, y: 42, w, h: 194 }, title, {
      ...{ size, weight: 'black', align: 'left', fill: GOLD },
    }),
    text(
      'name',
      { x: SIDE, y: year ? 236 : 246, w, h: 66 },
      card.name === null ? '' : fitted(name, w, 60, 'black'),
      {
        ...{ size: 60, weight: 'black', align: 'left', fill: WHITE, clip: true },
      },
    ),
    ...(year
      ? [
          fittedText('about', { x: SIDE, y: 302, w, h: 50 }, voice.words.inGames, {
            align: 'left',
            fill: mix(NIGHT[1] ?? INK, WHITE, 0.85),
          }),
        ]
      : []),
  ];
};

/** Paints the colours of one game, and the game's title where there is room for it. */
const colourItems = (
  { colours, facts, titles }: PersonCard,
  box: Box,
  language: Language,
): readonly Item[] => {
  const words = profileWords(language);
  const game = titles[facts.colours?.game ?? ''] ?? '';
  const said = textWidth(favouriteText(colours, words) ?? '', READABLE, 'black');
  const w = Math.ceil(textWidth(game, READABLE, 'bold')) + 4;
  const beside = { x: box.x + box.w - 24 - w, y: box.y + 6, w, h: 60 };
  const fits = game !== '' && beside.x > box.x + 48 + said;
  // The panel's own title ends before the game's title.
  const items = favouriteItems(colours, box, words).map(item =>
    fits && item.id === 'favourite/title' ? { ...item, w: beside.x - 12 - (box.x + 24) } : item,
  );
  const type = { size: READABLE, align: 'right', fill: FADED } as const;
  return [...items, ...(fits ? [text('favourite/game', beside, game, type)] : [])];
};

interface PlacedTile {
  readonly tile: FactTile;
  readonly box: Box;
  readonly wide: boolean;
}

/** Places tiles in two columns. One or two tiles, and the first of an odd number, are as wide as the picture. */
function placedTiles(tiles: readonly FactTile[], top: number): readonly PlacedTile[] {
  const full = WIDTH - 2 * SIDE;
  const half = (full - GAP) / 2;
  const alone = tiles.length <= WIDE ? tiles.length : tiles.length % 2;
  const placed: PlacedTile[] = [];
  let y = top;
  for (const tile of tiles.slice(0, alone)) {
    placed.push({ tile, wide: true, box: { x: SIDE, y, w: full, h: heightOf([tile], true) } });
    y += heightOf([tile], true) + GAP;
  }
  for (let at = alone; at < tiles.length; at += 2) {
    const pair = tiles.slice(at, at + 2);
    const h = heightOf(pair, false);
    for (const [column, tile] of pair.entries())
      placed.push({ tile, wide: false, box: { x: SIDE + column * (half + GAP), y, w: half, h } });
    y += h + GAP;
  }
  return placed;
}

const LINE = 50;
const heightOf = (tiles: readonly FactTile[], wide: boolean): number =>
  (wide ? 168 : 172) +
  Math.max(0, ...tiles.map(({ lines }) => (wide ? Math.max(0, lines.length - 2) : lines.length))) * LINE;

const tileItems = (tile: FactTile, box: Box, wide: boolean): readonly Item[] => {
  const { id, title, value, lines } = tile;
  const x = box.x + SIGN + 46;
  const w = wide ? box.w / 2 - SIGN - 30 : box.w - SIGN - 66;
  const said = wide ? { x: box.x + box.w / 2 + 30, w: box.w / 2 - 56 } : { x: box.x + 26, w: box.w - 52 };
  const top = box.y + (wide ? (box.h - heightOf([], true)) / 2 : 0);
  const first = wide ? box.y + (box.h - lines.length * LINE) / 2 : box.y + 156;
  return [
    panel(`tile/${id}`, box, RADIUS),
    sprite(`tile/${id}/sign`, { x: box.x + 24, y: top + (wide ? 36 : 30), w: SIGN, h: SIGN }, signItems(id)),
    fittedText(`tile/${id}/title`, { x, y: top + 14, w, h: 46 }, title, { align: 'left', fill: FADED }),
    ...valueItems(`tile/${id}/value`, value, { x, y: top + 60, w, h: VALUE }, wide ? 80 : 72),
    ...lines.map((line, at) =>
      fittedText(`tile/${id}/${at}`, { ...said, y: first + at * LINE, h: LINE }, line, {
        align: 'left',
        fill: at === 0 ? INK : FADED,
        clip: true,
      }),
    ),
  ];
};

/** Height of a value. */
const VALUE = 94;
const NAME = 46;

/** Paints a value on one line, as large as it fits. A long name gets two lines. */
const valueItems = (id: string, value: string, box: Box, most: number): readonly Item[] => {
  const fits = (size: number) => (line: string) => textWidth(line, size, 'black') <= box.w;
  const size = Math.min(most, Math.floor((most * box.w) / textWidth(value, most, 'black')));
  const type = { weight: 'black', align: 'left', fill: INK, clip: true } as const;
  if (size >= READABLE) return [text(id, box, value, { ...type, size })];
  const lines = inLines(value, fits(READABLE), 2);
  return lines.map((line, at) =>
    text(
      `${id}/${at}`,
      { ...box, y: box.y + (at + (2 - lines.length) / 2) * NAME, h: NAME },
      fitted(line, box.w, READABLE, 'black'),
      { ...type },
    ),
  );
};
