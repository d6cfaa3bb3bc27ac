import type { HintPosition } from '../../support/hint-position.ts';
import type { Wish } from './position.ts';

const BLACKS = 'black black black black black';
const DOWN = ['drop', 'hammers', 'circles'];
/** The same for two. */
const TWO = DOWN.slice(0, 2);

/** Positions made by hand: what the hint should name among its three. */
export const GREEN_PORT_POSITIONS: readonly HintPosition<Wish>[] = [
  // Reveal or hire.
  {
    name: 'all four colours lie there',
    why: 'Hiring red brings five cubes; another card adds one and loses all of them one time in five.',
    idea: /^hire red$/,
    position: {
      tiles: DOWN,
      pool: 'red-drop red-hammers blue-drop green-drop yellow-circles',
      cubes: ['r1', 'g1', 'y1'],
    },
  },
  {
    name: 'no black card is left',
    why: 'All five black cards are used up: another card costs nothing.',
    idea: /^reveal$/,
    position: { tiles: DOWN, pool: 'red-drop blue-drop', discards: BLACKS, cubes: ['r1', 'g1', 'y1'] },
  },
  {
    name: 'no black card is left, and one colour is missing',
    why: 'Nothing can go wrong, and the fourth colour brings three cubes more.',
    idea: /^reveal$/,
    position: {
      tiles: DOWN,
      pool: 'red-drop red-wheel blue-drop green-arrow',
      discards: BLACKS,
      cubes: ['r1', 'g1', 'y1'],
    },
  },
  {
    name: 'the deck is nearly all black',
    why: 'Two of the three cards left are black: what lies there is taken.',
    idea: /^hire (red|blue)$/,
    position: {
      tiles: DOWN,
      pool: 'red-drop red-wheel blue-drop',
      deck: 'black yellow-drop black',
      discards: 'rest',
      cubes: ['r1', 'g1', 'y1'],
    },
  },
  {
    name: 'what completes an Objective at once',
    why: 'Two blue cubes make four: five points in this very turn, the others lack but one cube for them, and three cards of seven are black.',
    idea: /^hire blue$/,
    position: {
      tiles: DOWN,
      pool: 'red-drop red-wheel blue-drop blue-arrow',
      deck: 'black red-circles black blue-circles green-wheel black yellow-drop',
      discards: 'rest',
      cubes: ['r1 b2', 'r1 b3', 'r1 b3'],
    },
  },
  {
    name: 'what completes an Objective at once, with two at the table',
    why: 'Two red cubes make six, and the second Objective is worth eight points in this very turn.',
    idea: /^hire red$/,
    position: {
      seats: 2,
      tiles: ['drop', 'hammers'],
      pool: 'red-drop red-wheel blue-drop blue-arrow',
      cubes: ['r4 g1 b1', 'g1 y1'],
    },
  },
  {
    name: 'the tile’s symbol',
    why: 'The wheel on the tile makes the red hire one cube more, and the deck is half black.',
    idea: /^hire red$/,
    position: {
      tiles: ['+wheel', 'hammers', 'circles'],
      pool: 'red-wheel red-drop blue-drop blue-arrow',
      deck: 'black black red-circles blue-circles black',
      discards: 'rest',
      cubes: ['r1', 'g1', 'y1'],
    },
  },
  {
    name: 'the boosted colour',
    why: 'The Green Headquarters makes the blue hire three cubes, and the deck is half black.',
    idea: /^hire blue$/,
    position: {
      tiles: DOWN,
      pool: 'red-wheel red-drop blue-drop blue-arrow',
      deck: 'black black red-circles blue-circles black',
      discards: 'rest',
      cubes: ['r1', 'g1', 'y1'],
      headquarters: ['green-2>blue'],
    },
  },
  {
    name: 'two cards and a tile that is up',
    why: 'Two cards are little, and the tile catches a bust.',
    idea: /^reveal$/,
    position: {
      tiles: ['+wheel', 'hammers', 'circles'],
      pool: 'red-drop blue-drop',
      cubes: ['r1', 'g1', 'y1'],
    },
  },
  {
    name: 'one card only',
    why: 'One cube is hardly a turn; five cards in six are harmless.',
    idea: /^reveal$/,
    position: { tiles: DOWN, pool: 'yellow-drop', cubes: ['r1', 'g1', 'y1'] },
  },
  {
    name: 'the better of two hires',
    why: 'Three green cards against one red, and the deck is nearly all black.',
    idea: /^hire green$/,
    position: {
      tiles: DOWN,
      pool: 'red-drop green-drop green-wheel green-arrow',
      deck: 'black black black red-wheel',
      discards: 'rest',
      cubes: ['r1 g1', 'g1', 'y1'],
      objectives: ['green-5', 'red-1 blue-4', 'green-1 red-1 blue-1 red-5'],
    },
  },
  // At the black card.
  {
    name: 'the tile catches the bust',
    why: 'A flip gives a whole Hire again; the tile can go up for two cubes later.',
    idea: /^flip$/,
    position: {
      phase: { type: 'bust' },
      tiles: ['+wheel', 'hammers', 'circles'],
      pool: 'red-drop blue-drop black',
      cubes: ['r3 b1', 'g1', 'y1'],
    },
  },
  {
    name: 'the tile catches the bust, and few black cards are left',
    why: 'One black card is left in the deck: the second Hire is nearly safe.',
    idea: /^flip$/,
    position: {
      phase: { type: 'bust' },
      tiles: ['+wheel', 'hammers', 'circles'],
      pool: 'red-drop blue-drop black',
      discards: 'black black black',
      cubes: ['r3 b1', 'g1', 'y1'],
    },
  },
  // Utilise.
  {
    name: 'eight points',
    why: 'The cubes for the second Objective are there: eight points, and the others are near it too.',
    idea: /^complete 2 /,
    position: { phase: { type: 'utilise' }, tiles: DOWN, cubes: ['r6 b1 g1', 'r5 g1', 'r4 b1'] },
  },
  {
    name: 'the greater of two',
    why: 'The cubes reach for one of the two: five points against three, and the other has the cubes for either.',
    idea: /^complete 1 /,
    position: {
      seats: 2,
      phase: { type: 'utilise' },
      tiles: TWO,
      cubes: ['r1 b4', 'r1 b4'],
      objectives: ['red-1 blue-4', 'blue-3', 'green-1 red-1 blue-1 red-5'],
    },
    missed: 'keeps its cubes, as if the other would keep theirs',
  },
  {
    name: 'first the Objective, then the Headquarters',
    why: 'Completing the first Objective makes the red Headquarters a cube cheaper: both can be had in this turn.',
    idea: /^complete 1 /,
    position: {
      phase: { type: 'utilise' },
      tiles: DOWN,
      cubes: ['r6', 'g1', 'y1'],
      objectives: ['red-3', 'red-1 green-2'],
    },
  },
  {
    name: 'three for the one that lacks',
    why: 'Three green cubes become the fourth blue one: five points, which the other would have in the next turn.',
    idea: /^specialise blue pay green-3$/,
    position: {
      seats: 2,
      phase: { type: 'utilise' },
      tiles: TWO,
      piles: { green: [] },
      cubes: ['r1 b3 g3', 'r1 b4'],
    },
    missed: 'turns its tile up and waits, as if the other would wait as well',
  },
  {
    name: 'three different ones for the one that lacks',
    why: 'Three different cubes become the fourth blue one: five points, which the other would have in the next turn.',
    idea: /^specialise blue pay green-1,red-1,yellow-1$/,
    position: { seats: 2, phase: { type: 'utilise' }, tiles: TWO, cubes: ['r2 b3 g1 y1', 'r1 b4'] },
    missed: 'turns its tile up and waits, as if the other would wait as well',
  },
  {
    name: 'the discount saves what the next Objective needs',
    why: 'One cube less is paid: the red one stays for the other Objective.',
    idea: /^complete 1 pay blue-4$/,
    position: {
      phase: { type: 'utilise' },
      tiles: DOWN,
      cubes: ['r4 b4 g1', 'g1', 'y1'],
      headquarters: ['blue-2'],
      piles: { blue: [] },
      objectives: ['red-1 blue-4', 'green-1 red-1 red-5'],
    },
  },
  {
    name: 'the last Objective ends the game',
    why: 'It is worth eight points, and the others have a turn each at most.',
    idea: /^complete 2 /,
    position: {
      phase: { type: 'utilise' },
      tiles: DOWN,
      cubes: ['r6 b1 g1', 'r5 g1', 'r4 b1'],
      objectives: ['1: red-1 blue-4', 'green-1 red-1 blue-1 red-5'],
    },
  },
  {
    name: 'the wild one',
    why: 'Six yellow cubes complete the wild Objective: six points for what nothing else asks for.',
    idea: /^complete 3 /,
    position: {
      phase: { type: 'utilise' },
      tiles: DOWN,
      cubes: ['y6', 'g3', 'r4'],
      objectives: ['red-1 blue-4', 'green-1 red-1 blue-1 red-5', 'wild-6'],
    },
  },
  // Asked in between.
  {
    name: 'what is lost is what nothing asks for',
    why: 'Four of nine go: four yellow ones, which nothing asks for any more; the others complete the first Objective in this turn.',
    idea: /^lose yellow-4$/,
    position: {
      phase: { type: 'lose', seats: [0] },
      tiles: DOWN,
      piles: { yellow: [] },
      pool: 'x-orange',
      cubes: ['r1 b4 y4', 'g1', 'y1'],
    },
  },
  {
    name: 'six cubes are worth more than a tile',
    why: 'Of twelve cubes six would go; the tile costs two to turn up again.',
    idea: /^flip$/,
    position: {
      phase: { type: 'lose', seats: [0] },
      tiles: ['+wheel', 'hammers', 'circles'],
      pool: 'x-orange',
      cubes: ['r6 b2 g1 y3', 'g1', 'y1'],
    },
  },
  {
    name: 'the cube that completes an Objective',
    why: 'A fourth blue cube makes the first Objective five points in this turn.',
    idea: /^bonus blue$/,
    position: {
      phase: { type: 'bonus', seats: [0] },
      tiles: DOWN,
      pool: 'red-drop x-green',
      cubes: ['r1 b3', 'g1 y3', 'y5'],
    },
  },
  {
    name: 'three blue cubes for a yellow one',
    why: 'Three cubes for one, and with them the first Objective is within reach.',
    idea: /^refer blue pay yellow$/,
    position: {
      active: 1,
      phase: { type: 'refer', seats: [0] },
      tiles: DOWN,
      pool: 'blue-drop blue-wheel blue-arrow',
      cubes: ['r1 b1 y2', 'g1', 'y1'],
    },
    missed: 'pays the red one that the first Objective wants',
  },
  {
    name: 'one for one is a gift',
    why: 'A red cube for a blue one: the first Objective needs the blue one, and the active seat would have it.',
    idea: /^pass$/,
    position: {
      active: 1,
      phase: { type: 'refer', seats: [0] },
      tiles: DOWN,
      pool: 'yellow-drop',
      cubes: ['b3', 'r1 b3', 'y1'],
    },
  },
];
