import type { HintPosition } from '../../support/hint-position.ts';
import type { SeatWish, Wish } from './position.ts';

const THREE = 'green purple yellow';
const HOME = `baixo-1 ${THREE}`;
/** Nothing that is wanted lies open. */
const DULL = 'buying buying buying ageing-quality';
const LAST_PIECE = { markers: 1, overseer: false } as const;
const DONE = { harvested: true, bought: true } as const;

const two = (round: number, me: SeatWish, rest: Wish = {}): Wish => ({
  seats: 2,
  round,
  display: DULL,
  me,
  ...rest,
});
const gathering = (left: readonly number[], brandy: number, once: boolean | null = null) => ({
  phase: { type: 'gather' as const, left, brandy, gained: 0, once, gathered: false },
});
const LANDING = { phase: { type: 'unload' as const, next: 0, moves: null, sailing: false } };
const ADDING = { phase: { type: 'add' as const } };
const sailing = (moves: number | null) => ({ phase: { type: 'sail' as const, moves, mayStop: true } });

/** Positions made by hand: what the hint should name among its three. */
export const VINTAGE_POSITIONS: readonly HintPosition<Wish>[] = [
  // Estates.
  {
    name: 'an Estate upriver in the first round',
    why: 'Baixo gives two poor barrels a year; one Estate upriver is worth six more harvests and a marker a round.',
    idea: /^buy (cima|superior)/,
    position: two(1, { harvested: true, markers: 2 }),
  },
  {
    name: 'the first Estate while nobody has one, with four at the table',
    why: 'The cheap places go first, and the overseer would have to pay for the dear circles later.',
    idea: /^buy (cima|superior)/,
    position: { seats: 4, round: 1, display: DULL, me: { harvested: true } },
  },
  {
    name: 'the card that buys saves a vine',
    why: 'It buys as the table does and brings the first of three vines with it.',
    idea: /^play buying (cima|superior)/,
    position: two(1, { known: 'buying', harvested: true, markers: 2 }),
  },
  {
    name: 'a free action where the column is full',
    why: 'The column for Estates is full; the card still buys one, with five rounds to harvest it.',
    idea: /^play (free-action buy|free-action plant)/,
    position: two(
      2,
      { known: 'free-action', vp: 4, harvested: true, ...LAST_PIECE },
      { taken: { buy: [0, 1] } },
    ),
  },
  // Vines.
  {
    name: 'the third vine before the harvest',
    why: 'With it four barrels more can be harvested in this very round.',
    idea: /^plant 2 /,
    missed: 'A fourth vine in Baixo is overrated: played on, the third upriver brings two points more.',
    position: two(3, {
      estates: [HOME, 'superior-1 green purple'],
      brandy: 2,
      bought: true,
      markers: 3,
    }),
  },
  {
    name: 'the third vine in the last round',
    why: 'A planted Estate gives its price back at the end: four points for a marker.',
    idea: /^plant 2 /,
    position: two(7, { estates: [HOME, 'superior-3 green purple'], ...DONE, markers: 2 }),
  },
  {
    name: 'the fifth vine at the end',
    why: 'Five vines are a point, and nothing else is left to do.',
    idea: /^plant 1 /,
    position: two(7, { estates: ['baixo-1 green purple red yellow'], ...DONE, ...LAST_PIECE }),
  },
  {
    name: 'the old vineyard early',
    why: 'It makes every wine of this Estate better for five rounds, and there are but three of them.',
    idea: /^plant 2 old/,
    missed: 'Played on, the vines that are named instead bring as much.',
    position: two(3, {
      estates: [HOME, `cima-1 ${THREE}`],
      ...DONE,
      markers: 2,
      brandy: 3,
    }),
  },
  {
    name: 'the card plants the new Estate',
    why: 'Three vines for one circle: the new Estate can be harvested from now on.',
    idea: /^play planting/,
    position: two(2, { estates: [HOME, 'superior-1'], known: 'planting', ...DONE, markers: 2 }),
  },
  {
    name: 'the card’s vines go where none are',
    why: 'The Estate upriver lacks three vines to its first harvest; the other has what it needs.',
    idea: /^plant 2 /,
    position: two(
      2,
      { estates: [HOME, 'superior-1'], markers: 2 },
      { phase: { type: 'plant', left: 3, after: null } },
    ),
  },
  {
    name: 'the card’s last vine completes the Estate',
    why: 'One more vine and the Estate upriver is planted.',
    idea: /^plant 2 (white|yellow)/,
    position: two(
      3,
      { estates: [HOME, 'superior-1 green purple'], markers: 2 },
      { phase: { type: 'plant', left: 1, after: 'red' } },
    ),
  },
  // The harvest.
  {
    name: 'the harvest with the last piece',
    why: 'A harvest that is left out never comes back: three barrels and brandy for the next.',
    idea: /^harvest/,
    position: two(3, { estates: [HOME, `cima-1 ${THREE}`], brandy: 2, bought: true, ...LAST_PIECE }),
  },
  {
    name: 'the harvest while it is cheap',
    why: 'With three Estates and three brandy it is the best action there is, and the second circle costs two.',
    idea: /^harvest/,
    position: two(4, {
      estates: [HOME, `cima-1 ${THREE}`, `superior-1 ${THREE}`],
      brandy: 3,
      markers: 4,
    }),
  },
  {
    name: 'one brandy, three Estates, and the card that saves brandy',
    why: 'One barrel pays for the wine of all three Estates.',
    idea: /^play harvesting/,
    position: two(4, {
      estates: [HOME, `cima-1 ${THREE}`, `superior-1 ${THREE}`],
      brandy: 1,
      known: 'harvesting',
      markers: 3,
    }),
  },
  {
    name: 'a free harvest where the column is full',
    why: 'Others took all circles of the harvest; the card does it all the same.',
    idea: /^play free-action harvest/,
    position: two(
      4,
      {
        estates: [HOME, `superior-1 ${THREE}`],
        brandy: 2,
        known: 'free-action',
        bought: true,
        ...LAST_PIECE,
      },
      { taken: { harvest: [0, 1] } },
    ),
  },
  {
    name: 'brandy from the poor Estate, wine from the good one',
    why: 'One brandy pays for one wine: that of Cima, with three barrels of quality five.',
    idea: /^gather 1 wine 0/,
    position: two(
      3,
      { estates: [HOME, `cima-1 ${THREE}`], brandy: 1, markers: 3, harvested: true },
      gathering([1, 2], 1),
    ),
  },
  {
    name: 'one barrel for the next year',
    why: 'The store is empty after this wine: without a barrel of brandy the next harvest is brandy alone.',
    idea: /^gather 1 wine 3$/,
    position: two(
      2,
      { estates: [`superior-1 ${THREE}`], brandy: 1, markers: 3, harvested: true },
      gathering([1], 1),
    ),
  },
  {
    name: 'brandy enough',
    why: 'Two barrels stay in the store for one Estate: all of this harvest is wine.',
    idea: /^gather 1 wine 3$/,
    position: two(
      4,
      { estates: [`cima-1 ${THREE}`], brandy: 3, markers: 3, harvested: true },
      gathering([1], 3),
    ),
  },
  {
    name: 'no brandy is needed any more',
    why: 'After the last round brandy is worth nothing, and four barrels of wine are a point.',
    idea: /^gather 1 wine 4$/,
    position: two(
      7,
      { estates: [`superior-1 ${THREE}`], brandy: 1, markers: 2, harvested: true },
      gathering([1], 1),
    ),
  },
  {
    name: 'the boat takes the old lot, and the Estate gives a new one',
    why: 'The boat lies beside the Estate with holds free: its lot goes aboard and three barrels more are won.',
    idea: /^harvest/,
    position: two(4, {
      estates: [`cima-1 ${THREE} 6x3`],
      boat: 'cima',
      brandy: 2,
      ...LAST_PIECE,
      bought: true,
    }),
  },
  // The boat.
  {
    name: 'home with the wine in the last round',
    why: 'Seven good barrels aboard are worth nothing at Cima; at Gaia the overseer can still age them.',
    idea: /^sail gaia/,
    position: two(7, { boat: 'cima 7x3 6x4', ...DONE, markers: 1 }),
  },
  {
    name: 'up to the lot',
    why: 'Three barrels of quality seven wait at Cima, and there are moves enough to bring them home.',
    idea: /^sail cima load 1/,
    position: two(5, {
      estates: [`cima-1 ${THREE} 7x3`],
      boat: 'baixo',
      ...DONE,
      markers: 3,
      overseer: false,
    }),
  },
  {
    name: 'one move brings all',
    why: 'On the way down to Gaia all three lots come along.',
    idea: /^sail gaia load 1,2,3$/,
    position: two(5, {
      estates: [`${HOME} 3x2`, `cima-1 ${THREE} 6x3`, `superior-1 ${THREE} 5x4`],
      boat: 'superior',
      ...DONE,
      markers: 2,
    }),
  },
  {
    name: 'the boat card without a marker',
    why: 'Four moves for the overseer: up to Superior and home with four barrels.',
    idea: /^play boat/,
    position: two(5, {
      estates: [HOME, `superior-1 ${THREE} 6x4`],
      known: 'boat',
      ...DONE,
      markers: 0,
    }),
  },
  {
    name: 'on the way up one does not turn back empty',
    why: 'The lot lies one harbour further, and the card’s moves are paid.',
    idea: /^sail superior load 2/,
    position: two(
      5,
      { estates: [HOME, `superior-1 ${THREE} 6x4`], boat: 'cima', ...DONE, markers: 1 },
      sailing(2),
    ),
  },
  {
    name: 'the way home is free',
    why: 'The card has a move left: aboard the wine does nothing, at Gaia it can age.',
    idea: /^sail gaia/,
    position: two(5, { boat: 'superior 6x4', ...DONE, markers: 1 }, sailing(1)),
  },
  {
    name: 'stop at Gaia',
    why: 'The wine is ashore: the marker that is left ages it, another move does nothing.',
    idea: /^stop$/,
    position: two(7, { ruby: '7x3 6x3', ...DONE, ...LAST_PIECE }, sailing(null)),
  },
  {
    name: 'the boat frees the Estate for the harvest',
    why: 'The old lot bars this round’s harvest: up to Baixo with it, and the Estate can give wine again.',
    idea: /^sail baixo/,
    position: two(4, { estates: [`${HOME} 4x2`], brandy: 2, bought: true, markers: 3 }),
  },
  // Landing.
  {
    name: 'the barrel that the Ruby Reserva lacks',
    why: 'Two wait there, the third sells them: two points with nearly every face of the die.',
    idea: /^unload ruby$/,
    position: two(
      7,
      { boat: 'gaia 5x1', warehouse: { ruby: [0, 2, 0, 0], tawny: [0, 0, 0, 0] }, ...DONE, ...LAST_PIECE },
      LANDING,
    ),
  },
  {
    name: 'the barrel that the Tawny Reserva lacks',
    why: 'Three wait there, the fourth sells them.',
    idea: /^unload tawny$/,
    position: two(
      7,
      { boat: 'gaia 5x1', warehouse: { ruby: [0, 0, 0, 0], tawny: [0, 3, 0, 0] }, ...DONE, ...LAST_PIECE },
      LANDING,
    ),
  },
  {
    name: 'Tawny for the Colheita card',
    why: 'The card sells two Tawny barrels for four points, of whatever quality.',
    idea: /^unload tawny$/,
    position: two(6, { boat: 'gaia 3x2', known: 'colheita', ...DONE, markers: 1 }, LANDING),
  },
  {
    name: 'Ruby for the Vintage card',
    why: 'The card sells one Ruby barrel for four points, of whatever quality.',
    idea: /^unload ruby$/,
    position: two(6, { boat: 'gaia 3x2', known: 'vintage', tawny: '6x3', ...DONE, markers: 1 }, LANDING),
  },
  // Ageing.
  {
    name: 'a full cellar in the last round',
    why: 'What is not aged now counts a quarter of a point a barrel.',
    idea: /^age/,
    position: two(7, { ruby: '7x3 6x3', tawny: '7x4 6x3', ...DONE, ...LAST_PIECE }),
  },
  {
    name: 'a full cellar, and more aboard',
    why: 'No column is free, and the lot on the boat keeps its hold: ageing sells and makes room.',
    idea: /^(age|play ageing)/,
    position: two(5, { ruby: '7x3 6x3', tawny: '7x4 6x3', boat: 'gaia 6x3', ...DONE, markers: 1 }),
  },
  {
    name: 'one barrel lacks in the Late Bottled Vintage',
    why: 'The barrel in the cellar reaches it with all faces but the one.',
    idea: /^age/,
    position: two(7, {
      ruby: '8x1',
      warehouse: { ruby: [0, 2, 1, 0], tawny: [0, 0, 0, 0] },
      ...DONE,
      ...LAST_PIECE,
    }),
  },
  {
    name: 'the card that adds quality',
    why: 'It ages as the table does with one more on the die, and after this round it is worth nothing.',
    idea: /^play ageing-quality/,
    position: two(7, { ruby: '7x2 5x3', tawny: '5x4', known: 'ageing-quality', ...DONE, ...LAST_PIECE }),
  },
  {
    name: 'the card that adds a barrel',
    why: 'It ages as the table does, and the barrel more fills a category.',
    idea: /^play ageing-barrel/,
    position: two(7, { ruby: '7x2 5x3', tawny: '5x4', known: 'ageing-barrel', ...DONE, ...LAST_PIECE }),
  },
  {
    name: 'the enologist before the last ageing',
    why: 'Every barrel moves up one category, and there is a piece left to age with.',
    idea: /^play enologist/,
    position: two(7, {
      ruby: '6x3 6x2',
      tawny: '6x4 7x3',
      known: 'enologist',
      ...DONE,
      markers: 2,
      overseer: false,
    }),
  },
  {
    name: 'a free ageing where the column is full',
    why: 'Others took all circles of the ageing; the card does it all the same.',
    idea: /^play free-action age/,
    position: two(
      7,
      { ruby: '7x3 6x3', known: 'free-action', ...DONE, ...LAST_PIECE },
      { taken: { age: [0, 1] } },
    ),
  },
  // The added barrel.
  {
    name: 'the added barrel fills the Tawny Reserva',
    why: 'Three lie there and the fourth sells: two points.',
    idea: /^add tawny reserva/,
    position: two(6, { warehouse: { ruby: [0, 1, 0, 0], tawny: [0, 3, 0, 0] }, ...DONE, markers: 1 }, ADDING),
  },
  {
    name: 'the added barrel fills the Late Bottled Vintage',
    why: 'Three points rather than two in the Reserva.',
    idea: /^add ruby lbv/,
    position: two(6, { warehouse: { ruby: [0, 2, 1, 0], tawny: [0, 3, 0, 0] }, ...DONE, markers: 1 }, ADDING),
  },
  {
    name: 'the added barrel fills the Colheita',
    why: 'Four points, the dearest sale there is.',
    idea: /^add tawny colheita/,
    position: two(6, { warehouse: { ruby: [0, 2, 1, 0], tawny: [0, 3, 2, 1] }, ...DONE, markers: 1 }, ADDING),
  },
  // Cards.
  {
    name: 'one Ruby barrel for four points',
    why: 'The card does nothing once the game is over.',
    idea: /^play vintage/,
    position: two(7, { known: 'vintage', ruby: '5x3', ...DONE, ...LAST_PIECE }),
  },
  {
    name: 'the poorest Tawny barrels for the Colheita card',
    why: 'All barrels bring the same with it: the good ones are left to age.',
    idea: /^play colheita 1,1/,
    position: two(6, { known: 'colheita', tawny: '2x2 9x3', ...DONE, markers: 2 }),
  },
  {
    name: 'four points lie open',
    why: 'One circle takes the card, another plays it: four points for two pieces.',
    idea: /^take vintage/,
    position: two(
      7,
      { ruby: '5x3', ...DONE, markers: 2, overseer: false },
      {
        display: 'vintage buying buying ageing-quality',
        taken: { age: [0, 1] },
      },
    ),
  },
  {
    name: 'the Colheita card for a Tawny cellar',
    why: 'Two barrels in the cellar are worth four points with it, and the others have Tawny as well.',
    idea: /^take colheita/,
    position: two(5, { tawny: '4x3', ...DONE, markers: 2 }, { display: 'colheita buying buying buying' }),
  },
  {
    name: 'the hand is full: the worst card goes',
    why: 'Late in the game the card that buys is worth nothing; the open one sells a barrel of the cellar.',
    idea: /^take vintage discard buying/,
    position: two(
      6,
      { known: 'buying boat', ruby: '4x2', ...DONE, markers: 3 },
      { display: 'vintage buying ageing-quality planting' },
    ),
  },
  {
    name: 'two barrels more for the best lot',
    why: 'Barrels of quality seven are worth twice as much as those of quality two.',
    idea: /^play two-barrels 2/,
    position: two(4, {
      estates: [`${HOME} 2x2`, `cima-1 ${THREE} 7x3`],
      known: 'two-barrels',
      ...DONE,
      markers: 4,
    }),
  },
  // Pieces and the token.
  {
    name: 'the token with the last piece',
    why: 'Who begins has the cheap circles and the first card; now one begins last of four.',
    idea: /^first/,
    position: {
      seats: 4,
      active: 3,
      round: 3,
      display: 'buying',
      first: 0,
      me: { ...DONE, ...LAST_PIECE, vp: 0, estates: [`baixo-4 ${THREE} red white 3x2`] },
    },
  },
  {
    name: 'the overseer harvests, the markers sail',
    why: 'The overseer can’t sail: the markers are for the voyage.',
    idea: /^harvest pay overseer/,
    position: two(4, {
      estates: [`cima-1 ${THREE}`],
      boat: 'cima',
      brandy: 2,
      bought: true,
      markers: 2,
    }),
  },
];
