import box from '../../data/porto/box.json' with { type: 'json' };

// Cards and tiles are typed by hand for the oracle. The bot has its own list in data/, so a misprint there shows up as a
// difference.

export const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow'];

/** Heights are inferred, so the oracle has no better source than the data that an owner of the game corrects. */
export const HEIGHTS: Record<string, number> = box.houses.heights;

const OUT_OF_THE_GAME: Record<number, string[]> = {
  1: ['L1', 'L2', 'R6', 'R7'],
  2: ['L1', 'L2', 'R6', 'R7'],
  3: ['L1', 'R7'],
  4: [],
};

export const ROOFS_FOR_THE_END: Record<number, number> = { 2: 6, 3: 8, 4: 10 };
export const TOKENS = [4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1];
export const FLOOR_TILES = 15;
export const GROUND_TILES = 3;
export const TIMER_SIZES = [28, 26, 24];
export const SOLO_GOAL = 60;

const copies = (card: string, count: number) => new Array<string>(count).fill(card);

export const CONSTRUCTION = COLOURS.flatMap(colour => [
  ...copies(`${colour}-1`, 4),
  ...copies(`${colour}-2`, 3),
  ...copies(`${colour}-3`, 3),
]);

const couples = COLOURS.flatMap(one => COLOURS.filter(two => one < two).map(two => `${one}-${two}`));
const threesomes = couples.flatMap(couple =>
  COLOURS.filter(three => (couple.split('-')[1] as string) < three).map(three => `${couple}-${three}`),
);

export const PUBLIC = [
  ...COLOURS.map(colour => `floors-1-${colour}`),
  ...COLOURS.map(colour => `floors-2-${colour}`),
  ...COLOURS.map(colour => `floors-3-${colour}`),
  ...COLOURS.map(colour => `house-${colour}`),
  ...COLOURS.map(colour => `cards-${colour}-${colour}`),
  ...couples.map(couple => `cards-${couple}`),
];

export const PRIVATE = [
  ...COLOURS.map(colour => `houses-${colour}`),
  ...COLOURS.map(colour => `twins-${colour}`),
  ...COLOURS.map(colour => `ends-${colour}`),
  ...couples.map(couple => `pair-${couple}`),
  ...threesomes.map(three => `trio-${three}`),
  'palette-1',
  'palette-2',
  'side-1',
  'side-2',
];

export const housesInPlay = (seats: number) =>
  Object.keys(HEIGHTS).filter(house => !(OUT_OF_THE_GAME[seats] as string[]).includes(house));

export const colourOf = (card: string) => card.split('-')[0] as string;
export const valueOfCard = (card: string) => Number(card.split('-')[1]);
