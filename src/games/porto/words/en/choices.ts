import type { ChoiceWords, Order } from '../choices.ts';

const order = ({ floors, colour, house, points, token }: Order): string =>
  [
    `${floors} ${colour} on ${house}${points === undefined ? '' : ` for ${points}`}`,
    ...(token === undefined ? [] : [`token to ${token}`]),
  ].join(', ');

export const choices: ChoiceWords = {
  questions: {
    type: 'What will you do?',
    contracts: 'Which three private contracts do you keep?',
    cards: 'Which cards do you take from the market?',
    number: 'Which card gives the number of floors?',
    colour: 'Which card gives their colour?',
    house: 'On which house?',
    roof: 'On which empty roof does the ground token go?',
    claim: 'Which public contracts do you claim?',
  },
  otherQuestion: field => `Which ${field}?`,
  fields: {
    type: 'Action',
    contracts: 'Private contracts',
    cards: 'Cards',
    number: 'Number card',
    colour: 'Colour card',
    house: 'House',
    roof: 'Roof',
    claim: 'Contracts',
  },
  types: {
    keep: 'Keep three private contracts',
    draw: 'Draw cards',
    build: 'Build floors',
    timer: "Build with the Timer's cards",
    pass: 'Pass',
  },
  token: points => `token ${points}`,
  roofToken: points => `roof token ${points}`,
  emptyHouse: 'empty',
  noClaim: 'No contract',
  noToken: 'No token to move',
  emptySlot: 'an empty slot',
  contractSlot: slot => `contract ${slot}`,
  keep: contracts => `Keep ${contracts}`,
  draw: (cards, count, slots) => `Draw ${cards} (${count === 1 ? 'slot' : 'slots'} ${slots})`,
  build: deed => `Build ${order(deed)}`,
  claiming: (deed, contracts) => `${deed}, claim ${contracts}`,
  claimingSlots: (deed, slots) => `${deed}, claim contracts ${slots}`,
  timer: deed => `Timer: ${order(deed)}`,
  timerIdle: 'Discard the two Timer cards',
  pass: 'Pass',
};
