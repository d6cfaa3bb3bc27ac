import type { Seat } from '../../../../core/contract/game.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  inset,
  moved,
  rect,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { shows, unitColour } from '../../rules/cards.ts';
import { gainOf } from '../../rules/hire.ts';
import { type Card, COLOURS, type Colour, type Event, type View } from '../../rules/types.ts';
import { containerItems } from '../harbour/container.ts';
import { CREW, crewItems, letterItems, letterOn, plate, plateItems } from '../harbour/crew.ts';
import { COLUMN, columnX, containerIn, type Places, REST, type Stacks } from '../style/layout.ts';
import { GOLD_EDGE, INK, PAINTS, PAPER, WHITE } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';

/**
 * Counts the cards in the tallest stack of a colour (`stacks`), and the rows of cards without a colour, two cards a row
 * (`rest`).
 */
export const stacksOf = ({ pool }: View): Stacks => {
  const rows = (coloured: boolean): readonly number[] =>
    slots(pool).flatMap(({ column, row }) => (column < COLOURS.length === coloured ? [row + 1] : []));
  return { stacks: Math.max(0, ...rows(true)), rest: Math.ceil(Math.max(0, ...rows(false)) / 2) };
};

const heightOf = (view: View, { yard }: Places): number => containerIn(yard.h, stacksOf(view));
/** Largest number of containers that are drawn with patterns. More patterns would make the picture's file too large. */
export const PATTERNED = 12;
const SMALL = (REST - 12) / 2;

/**
 * Returns the seat that would take cards: the active seat in Hire and in a loss, or the seat asked to refer. Undefined in other
 * phases.
 */
const hirer = ({ phase, turn }: View): Seat | undefined => {
  switch (phase.type) {
    case 'hire':
    case 'lose':
      return turn.seat;
    case 'refer':
      return phase.seats[0];
    default:
      return undefined;
  }
};

/**
 * Draws the pool. Each colour has a stack of containers, with the first revealed one at the bottom. The cards without a colour
 * are beside the stacks.
 */
export const pool = (
  view: View,
  marked: readonly Event[],
  places: Places,
  words: PictureWords,
  patterned = PATTERNED,
): readonly Item[] => {
  const h = heightOf(view, places);
  const ground = places.quay.y + 3;
  const newest = marked.findLast(({ type }) => type === 'revealed') ? view.pool.length - 1 : -1;
  const placed = standingIn(view, places);
  const tile = view.players[hirer(view) ?? -1]?.tile;
  return [
    ...taken(view, marked, h, ground),
    ...placed.map(({ card, box, index }) =>
      sprite(
        `pool/${index + 1}/${card}`,
        box,
        containerItems(
          card,
          Math.ceil(box.w),
          box.h,
          tile?.up === true && unitColour(card) !== undefined && shows(card, tile.symbol),
          view.pool.length > patterned,
        ),
      ),
    ),
    ...placed.flatMap(({ box, index }) => (index === newest ? [marking('pool', box, 5)] : [])),
    ...start(view, ground),
    ...plates(view, places, words),
  ];
};

const standingIn = (view: View, places: Places) => {
  const h = heightOf(view, places);
  const ground = places.quay.y + 3;
  return slots(view.pool).map(({ card, column, row }, index) => {
    const wide = column < COLOURS.length;
    const w = wide ? COLUMN : SMALL;
    const x = wide ? columnX(column) : columnX(4) + (row % 2) * (SMALL + 12);
    const level = wide ? row : Math.floor(row / 2);
    const box: Box = { x, y: ground - (level + 1) * h, w, h };
    return { card, box, index };
  });
};

/** Draws a veil over the cards that would leave the pool, and over the veil the cubes gained by the hire or the refer. */
export const poolGhosts = (view: View, foreseen: readonly Event[], places: Places): readonly Item[] => {
  const placed = standingIn(view, places);
  return foreseen.flatMap((event): readonly Item[] => {
    const gone =
      event.type === 'hired' || event.type === 'referred'
        ? event.cards
        : event.type === 'flipped'
          ? event.discarded
          : [];
    const leaving = placed.filter(({ card }) => gone.includes(card));
    const veils = leaving.map(({ card, box, index }) =>
      sprite(`pool/${index + 1}/${card}/ghost`, box, veilItems(Math.ceil(box.w), box.h)),
    );
    const [first] = leaving;
    if (!first || (event.type !== 'hired' && event.type !== 'referred') || !event.colour) return veils;
    const { cards, tile, boosts } = event.gain;
    const top = Math.min(...leaving.map(({ box }) => box.y));
    const bottom = first.box.y + first.box.h;
    return [...veils, ...gainedPill(event.colour, cards + tile + boosts, first.box.x, (top + bottom) / 2)];
  });
};

const veilItems = once((w: number, h: number): readonly Shape[] => [
  rect('veil', { x: 2, y: 2, w: w - 4, h: h - 4 }, { fill: '#ffffff90', radius: 4 }),
  rect(
    'dashes',
    { x: 5, y: 5, w: w - 10, h: h - 10 },
    { radius: 6, stroke: { colour: INK, width: 5, dash: [14, 11] } },
  ),
]);

/**
 * Draws a dotted line around the latest change.
 * @param by distance of the line from the box
 */
export const marking = (id: string, box: Box, by = 4): Sprite =>
  sprite(`${id}/marked`, inset(box, -by), markItems(Math.ceil(box.w) + 2 * by, box.h + 2 * by));

const markItems = once((w: number, h: number): readonly Shape[] => {
  const box = { x: 4, y: 4, w: w - 8, h: h - 8 };
  return [
    rect('ground', box, { radius: 10, stroke: { colour: WHITE, width: 7 } }),
    rect('dots', box, { radius: 10, stroke: { colour: INK, width: 6, dash: [0, 11] } }),
  ];
});

/** Returns the column and row of each card. The cards without a colour share one column after the columns of the colours. */
const slots = (cards: readonly Card[]) => {
  const counts = [0, 0, 0, 0, 0];
  return cards.map(card => {
    const colour = unitColour(card);
    const column = colour ? COLOURS.indexOf(colour) : COLOURS.length;
    const row = counts[column] ?? 0;
    counts[column] = row + 1;
    return { card, column, row };
  });
};

const taken = (view: View, marked: readonly Event[], h: number, ground: number): readonly Item[] =>
  marked.flatMap((event): readonly Item[] => {
    if (event.type !== 'hired' || event.colour === null) return [];
    const { colour, cards, gain } = event;
    if (view.pool.some(card => unitColour(card) === colour) || cards.length === 0) return [];
    const sum = gain.cards + gain.tile + gain.boosts;
    const box = {
      x: columnX(COLOURS.indexOf(colour)),
      y: ground - cards.length * h,
      w: COLUMN,
      h: cards.length * h,
    };
    return [
      sprite(`taken/${colour}`, box, ghostItems(colour, cards.length, h)),
      ...gainedPill(colour, sum, box.x, box.y + box.h / 2),
    ];
  });

const gainedPill = (colour: Colour, sum: number, x: number, y: number): readonly Item[] => {
  const middle = { x: x + COLUMN / 2 - 70, y: y - 28, w: 140, h: 56 };
  return [
    sprite(`taken/${colour}/crew`, middle, gainedItems(colour)),
    text(`taken/${colour}/gain`, { ...middle, x: middle.x + 58, w: 74 }, `+${sum}`, {
      weight: 'black',
      fill: INK,
    }),
  ];
};

const ghostItems = once((colour: Colour, count: number, level: number): readonly Shape[] =>
  Array.from({ length: count }, (_, at) =>
    rect(
      `${at}`,
      { x: 4, y: at * level + 4, w: COLUMN - 8, h: level - 8 },
      { fill: `${PAINTS[colour].wall}40`, radius: 8, stroke: { colour: WHITE, width: 5, dash: [0, 10] } },
    ),
  ),
);

const gainedItems = once((colour: Colour): readonly Drawn[] => [
  rect(
    'pill',
    { x: 2, y: 2, w: 136, h: 52 },
    { fill: PAPER, radius: 26, stroke: { colour: GOLD_EDGE, width: 3 } },
  ),
  ...moved('crew', crewItems(colour), 14, 4),
]);

const start = (view: View, ground: number): readonly Item[] =>
  view.offered.map(colour => {
    const scale = 2;
    const w = CREW.w * scale + 20;
    return sprite(
      `offered/${colour}`,
      { x: columnX(COLOURS.indexOf(colour)) + (COLUMN - w) / 2, y: ground - 112, w, h: 112 },
      standing(colour),
    );
  });

const standing = once((colour: Colour): readonly Drawn[] => {
  const coat = PAINTS[colour].wall;
  const stroke = { colour: INK, width: 3 };
  return [
    rect('legs', { x: 30, y: 84, w: 40, h: 28 }, { fill: INK, radius: 4 }),
    rect('body', { x: 16, y: 42, w: 68, h: 58 }, { fill: coat, radius: 20, stroke }),
    circle('head', 50, 24, 20, { fill: '#e9b48a', stroke }),
    rect('cap', { x: 29, y: 4, w: 42, h: 15 }, { fill: coat, radius: 8, stroke }),
    letterOn({ x: 20, y: 46, w: 60, h: 48 }, colour, 44),
  ];
});

/** Draws a plate in front of each stack: the letter of the colour, and the cubes gained by hiring it. */
const plates = (view: View, { quay }: Places, words: PictureWords): readonly Item[] => {
  const seat = hirer(view);
  const player = seat === undefined ? undefined : view.players[seat];
  const counted = COLOURS.map(colour => view.pool.filter(card => unitColour(card) === colour));
  const sync = view.phase.type !== 'refer' && counted.every(cards => cards.length > 0);
  const sign = { x: columnX(4), y: quay.y + 6, w: REST, h: 44 };
  const together =
    sync && player
      ? [
          sprite('sync', sign, syncItems()),
          text('sync/words', sign, `${words.inSync} +1`, { weight: 'black', fill: INK }),
        ]
      : [];
  const all = COLOURS.flatMap((colour, index): readonly Item[] => {
    const cards = counted[index] ?? [];
    const id = `plate/${colour}`;
    if (!player || cards.length === 0) {
      const box = { x: columnX(index) + (COLUMN - 48) / 2, y: quay.y + 7, w: 48, h: 42 };
      return [sprite(id, box, letterItems(colour, 48, 42))];
    }
    const gain = gainOf(view, player, colour, cards);
    const box = { x: columnX(index) + 18, y: quay.y + 6, w: COLUMN - 36, h: 44 };
    const sum = gain.cards + gain.tile + gain.boosts;
    return [
      sprite(id, box, plateItems(colour, box.w, box.h, sync)),
      text(`${id}/gain`, { ...box, x: box.x + 56, w: box.w - 62 }, `+${sum}`, { weight: 'black', fill: INK }),
    ];
  });
  return [...together, ...all];
};

const syncItems = once((): readonly Shape[] => [plate(REST, 44, true)]);
