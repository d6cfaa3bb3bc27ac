import type { Action, Colour } from '../../rules/types.ts';
import type { Field, Order } from '../facts.ts';
import { counts } from './cards.ts';

const order = ({ floors, colour, house, points, token }: Order): string =>
  [
    `${floors} ${colour} on ${house}${points === undefined ? '' : ` for ${counts.points(points)}`}`,
    ...(token === undefined ? [] : [`token to ${token}`]),
  ].join(', ');

/** Labels are cut at 80 characters: what is needed to choose comes first. */
export const choices = {
  questions: {
    type: 'What will you do?',
    contracts: 'Which three private contracts do you keep?',
    cards: 'Which cards do you take from the market?',
    number: 'Which card gives the number of floors?',
    colour: 'Which card gives their colour?',
    house: 'On which house?',
    roof: 'On which empty roof does the ground token go?',
    claim: 'Which public contracts do you claim?',
  } satisfies Record<Field, string>,
  otherQuestion: (field: string) => `Which ${field}?`,
  fields: {
    type: 'Action',
    contracts: 'Private contracts',
    cards: 'Cards',
    number: 'Number card',
    colour: 'Colour card',
    house: 'House',
    roof: 'Roof',
    claim: 'Contracts',
  } satisfies Record<Field, string>,
  types: {
    keep: 'Keep three private contracts',
    draw: 'Draw cards',
    build: 'Build floors',
    timer: "Build with the Timer's cards",
    pass: 'Pass',
  } satisfies Record<Action['type'], string>,
  token: (points: number) => `token ${points}`,
  roofToken: (points: number) => `roof token ${points}`,
  emptyHouse: 'empty',
  noClaim: 'No contract',
  tokenTo: (roof: string) => `token to ${roof}`,
  /** Floors of a colour, on a button: "3 purple". */
  work: (floors: number, colour: Colour) => `${floors} ${colour}`,
  /** Cards to draw, and what the best build with them brings. */
  leadsTo: (cards: string, points: number) => `${cards} · then ${points}`,
  another: { build: 'Another build', draw: 'Another draw' },
  noToken: 'No token to move',
  emptySlot: 'an empty slot',
  contractSlot: (slot: number) => `contract ${slot}`,
  keep: (contracts: string) => `Keep ${contracts}`,
  draw: (cards: string, count: number, slots: string) =>
    `Draw ${cards} (${count === 1 ? 'slot' : 'slots'} ${slots})`,
  build: (deed: Order) => `Build ${order(deed)}`,
  claiming: (deed: string, contracts: string) => `${deed}, claim ${contracts}`,
  claimingSlots: (deed: string, slots: string) => `${deed}, claim contracts ${slots}`,
  timer: (deed: Order) => `Timer: ${order(deed)}`,
  timerIdle: 'Discard the two Timer cards',
  pass: 'Pass',
};
