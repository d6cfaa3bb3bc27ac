import { counts } from './cards.ts';

const the = (house: string): string => house || 'That house';

/** Whole sentences; an empty text stands for a detail that is not known. */
export const refusals = {
  over: 'The game is over.',
  alreadyKept: 'You have chosen your private contracts already; the others are still choosing theirs.',
  notYourTurn: 'It is not your turn: one seat after the other draws or builds.',
  keepFirst:
    'First everybody keeps three of the five private contracts; drawing and building begin after that.',
  notThisStep: 'That does not belong to this step.',
  timerFirst: (awaited: string) => `First the Timer builds: ${awaited}.`,
  keepThree: 'Exactly three different private contracts are kept out of the five.',
  notDealt: (contract: string) =>
    `${contract ? `The contract “${contract}”` : 'That contract'} was not dealt to you: keep three of your own five.`,
  yourFive: (contracts: string) => `Your five are ${contracts}.`,
  drawNothing: 'A draw takes at least one card.',
  drawTooMany: 'A draw takes one to three cards, each once, worth 3 or less together.',
  drawOverThree: (sum: string) =>
    `${sum ? `Those cards are worth ${sum} together` : 'Those cards are worth too much'}: a draw may be worth 3 at most.`,
  /** `typed`: the part that is no card and no slot. */
  drawUnknown: (typed: string) =>
    `I do not know ${typed ? `“${typed}”` : 'that'} as \`cards\`: write slots of the market, such as \`1,3\`, or cards, such as \`blue 2\`.`,
  drawMixed:
    'Name either slots of the market or cards, not both: after a card, a number could mean another of its colour.',
  /** `held`: how many of that card the market has. */
  notInMarket: (card: string, held: number) =>
    held === 0
      ? `There is no ${card || 'such card'} in the market.`
      : `The market has ${card || 'that card'} only ${held === 1 ? 'once' : held === 2 ? 'twice' : `${held} times`}.`,
  market: (held: string) => `The market holds ${held}.`,
  marketEmpty: 'The market is empty.',
  open: (contracts: string) => `Open are ${contracts}.`,
  noneOpen: 'No contract is open.',
  noMarketSlot: (slot: string, last: number) =>
    `There is no slot ${slot || 'of that number'}: the market has slots 1 to ${last}.`,
  noContractSlot: (slot: string, last: number) =>
    `There is no slot ${slot || 'of that number'}: the contracts have slots 1 to ${last}.`,
  slotEmpty: (slot: string) => `${slot ? `Slot ${slot}` : 'That slot'} is empty.`,
  notInHand: (card: string) =>
    `${card ? `“${card}”` : 'That card'} is not in the hand: a build plays two cards from it.`,
  hand: (held: string) => `The hand holds ${held}.`,
  notInTimer: "The Timer's build uses the two cards it turned up, one for the number and one for the colour.",
  timerCards: (turned: string) => `They are ${turned}.`,
  notInPlay: (house: string) => `${the(house)} is not in this game.`,
  inPlay: (houses: string) => `In play are ${houses}.`,
  noRoom: (house: string) => `${the(house)} has no room for that many floors.`,
  complete: (house: string) => `${the(house)} is complete: no more floors fit on it.`,
  roomFor: (house: string, height: number, level: number, room: number) =>
    `${the(house)} holds ${counts.floors(height)} and has ${level}: at most ${room} more fit.`,
  otherColour: (house: string, has: string, wanted: string) =>
    `${the(house)} is ${has || 'of another colour'}: a house has one colour, and ${wanted || 'this card'} does not match it.`,
  neighbourColour: (house: string, colour: string, neighbour: string) =>
    `${the(house)} cannot start in ${colour || 'that colour'}: its neighbour ${neighbour || 'in the street'} has that colour, and neighbours must differ.`,
  noGroundFloors: (colour: string) =>
    colour
      ? `No ${colour} ground floor is left, so no new ${colour} house can start; started ones can still grow.`
      : 'No ground floor of that colour is left, so no new house can start in it; started ones can still grow.',
  noFloors: (colour: string, left: string) =>
    `Not enough floors${colour ? ` in ${colour}` : ''} are left${left ? ` (${left})` : ''} for that build; fewer floors or another colour may do.`,
  tokenMissing: (house: string) =>
    `The ground token of ${house || 'that house'} has to go to an empty roof: name one.`,
  tokenNeedless:
    'No roof is to be named here: a token moves only when a ground floor is placed and an empty roof exists.',
  roofTaken: (house: string) =>
    `The roof of ${house || 'that house'} is taken by a token or a roof tile: the ground token needs an empty one.`,
  emptyRoofs: (roofs: string) => `Empty roofs: ${roofs}.`,
  noEmptyRoof: 'No roof is empty.',
  claimEmpty: (slot: string) => `${slot ? `Contract slot ${slot}` : 'That contract slot'} is empty.`,
  claimNotMet: 'This build does not meet that contract exactly.',
  claimUnmet: (contract: string, toDo: string) =>
    `This build does not meet “${contract}”: one has to ${toDo}, exactly.`,
  claimTwice: 'A contract can be claimed once only: name each slot once.',
  mustDraw: 'Passing is allowed only with an empty market and no possible build: draw at least one card.',
  mustBuild: 'That is allowed only when nothing can be built, and something can: build.',
  malformed: (awaited: string) => `That is not a complete action. What to do now: ${awaited}.`,
  /** Of a text that is to be an action. `typed`: the part that can't be read; `as`: an action as it is written. */
  readAction: (typed: string, awaited: string) =>
    `${typed ? `“${typed}”` : 'That'} begins no action here. What to do now: ${awaited}.`,
  readCard: (typed: string) =>
    `${typed ? `“${typed}”` : 'That'} is no card: written as text a card is its colour and its number, such as \`red-3\`.`,
  readSlot: (typed: string) =>
    `${typed ? `“${typed}”` : 'That'} names no slots: write their numbers with commas between, such as \`1,3\`.`,
  readMissing: (field: string, as: string) =>
    `The text ends too early${field ? `: what belongs to “${field}” is missing` : ''}.${as ? ` A whole one looks like ${as}.` : ''}`,
  readRest: (typed: string, as: string) =>
    `${typed ? `“${typed}”` : 'The end'} does not belong there.${as ? ` A whole text looks like ${as}.` : ''}`,
  readSpelling: (as: string) =>
    as
      ? `Write it exactly so: ${as}.`
      : 'An action is written in one way only, with one space between words.',
  notAllowed: (awaited: string) => `The rules do not allow that now. What to do now: ${awaited}.`,
};
