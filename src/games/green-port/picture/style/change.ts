import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { signed } from '../../../../presentation/language/grammar.ts';
import { type Box, type Item, READABLE, rect, text } from '../../../../presentation/shapes/scene.ts';
import { COLOURS, type Colour, type Event, type Payment } from '../../rules/types.ts';
import { ALARM, GOLD, INK, PINE } from './palette.ts';

/** Changes that events make for a seat: cubes by colour (negative for losses), points, and the new side of its tile. */
export interface CrewChange {
  readonly cubes: Readonly<Record<Colour, number>>;
  readonly points: number;
  readonly tile: 'up' | 'down' | undefined;
}

interface Sum {
  readonly cubes: Record<Colour, number>;
  points: number;
  tile: CrewChange['tile'];
}

const pays = ({ cubes }: Sum, payment: Payment): void => {
  for (const colour of COLOURS) cubes[colour] -= payment[colour] ?? 0;
};

const add = (sum: Sum, event: Event, seat: Seat): void => {
  const { cubes } = sum;
  if (event.type === 'referred' && event.to === seat) cubes[event.pay] += 1;
  if (!('seat' in event) || event.seat !== seat) return;
  switch (event.type) {
    case 'picked':
    case 'helped':
      cubes[event.colour] += 1;
      break;
    case 'hired':
    case 'referred': {
      const { cards, tile, boosts } = event.gain;
      if (event.colour) cubes[event.colour] += cards + tile + boosts;
      if (event.type === 'referred') cubes[event.pay] -= 1;
      else if (event.sync) for (const colour of COLOURS) cubes[colour] += colour === event.colour ? 0 : 1;
      break;
    }
    case 'lost':
      pays(sum, event.cubes);
      break;
    case 'completed':
      pays(sum, event.pay);
      sum.points += event.points;
      break;
    case 'bought':
      pays(sum, { [event.colour]: event.price });
      sum.points += event.value;
      break;
    case 'unflipped':
      pays(sum, event.pay);
      sum.tile = 'up';
      break;
    case 'specialised':
      pays(sum, event.pay);
      cubes[event.colour] += 1;
      break;
    case 'flipped':
      sum.tile = 'down';
      break;
    default:
  }
};

/** Returns the changes that foreseen events make for a seat; undefined for a seat without a change. */
export const changeOf = (foreseen: readonly Event[], seat: Seat): CrewChange | undefined => {
  const sum: Sum = { cubes: { blue: 0, green: 0, red: 0, yellow: 0 }, points: 0, tile: undefined };
  for (const event of foreseen) add(sum, event, seat);
  const moved = COLOURS.some(colour => sum.cubes[colour] !== 0);
  return moved || sum.points > 0 || sum.tile ? sum : undefined;
};

export const isMoved = ({ cubes }: CrewChange): boolean => COLOURS.some(colour => cubes[colour] !== 0);

export const movedColours = ({ cubes }: CrewChange): ReadonlySet<Colour> =>
  new Set(COLOURS.filter(colour => cubes[colour] !== 0));

/** Writes below each colour of a seat's cubes how many cubes would come or go. */
export const changeLine = (id: string, { cubes }: CrewChange, line: Box): readonly Item[] => {
  const cell = line.w / COLOURS.length;
  return COLOURS.flatMap((colour, index): readonly Item[] =>
    cubes[colour] === 0
      ? []
      : [
          text(
            `${id}/${colour}/change`,
            { x: Math.round(line.x + index * cell), y: line.y, w: Math.floor(cell), h: line.h },
            signed(cubes[colour]),
            { weight: 'black', align: 'left', fill: cubes[colour] < 0 ? ALARM : PINE },
          ),
        ],
  );
};

const TAG = 42;

/** Draws the points that foreseen events bring a seat, left of its present points. */
export const pointsTag = (
  id: string,
  points: number,
  right: number,
  y: number,
): { readonly w: number; readonly items: readonly Item[] } => {
  const said = signed(points);
  const w = Math.ceil(textWidth(said, READABLE, 'black')) + 16;
  const box = { x: right - w, y, w, h: TAG };
  return {
    w,
    items: [
      rect(`${id}/gain`, box, { fill: GOLD, radius: 9, stroke: { colour: INK, width: 3 } }),
      text(`${id}/gain/points`, box, said, { weight: 'black', fill: INK }),
    ],
  };
};
