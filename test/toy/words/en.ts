import { grammar } from '../../../src/stage/grammar.ts';
import type { Action, Part } from '../rules/types.ts';

const { plural, listed } = grammar('en');

type Type = Action['type'];
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const letters = (count: number): string => plural(count, { one: '# letter', other: '# letters' });

/** Names come in ready to print; numbers as they are. */
export const english = {
  points,
  listed,
  storm: 'storm',
  unknown: 'unknown',
  nothing: 'nothing',
  types: {
    bid: 'Bid',
    take: 'Take',
    roll: 'Roll the die',
    reveal: 'Reveal a card',
    load: 'Save a card',
    play: 'Play a letter',
    pass: 'Pass',
  } satisfies Record<Type, string> as Record<Type, string>,
  fields: { type: 'Action', amount: 'Tile', card: 'Card', letter: 'Letter' } as Record<string, string>,
  questions: {
    type: 'What do you do?',
    amount: 'Which tile do you bid?',
    card: 'Which card do you save?',
    letter: 'Which letter do you play?',
  } as Record<string, string>,
  tilesOfEach: (count: number) =>
    plural(count, { one: '# tile of each height', other: '# tiles of each height' }),
  tile: (amount: number, left: number) => `${amount} (${plural(left, { one: '# left', other: '# left' })})`,
  letter: (letter: number) => `Letter ${letter}`,
  order: (amount: number, round: number) => `bid ${amount} up to round ${round}`,
  deeds: {
    bid: (amount: number) => `Bid ${amount}`,
    takeOpen: (count: number, sum: number) => `Take ${cards(count)} for ${points(sum)}`,
    takeUnseen: 'Take the first card of the deck unseen',
    load: (card: number) => `Save the card ${card} for ${points(card)}`,
    play: (letter: number, sum: number) => `Play the letter ${letter} for ${points(sum)}`,
  },
  reasons: {
    points: (points: string) => `points at once: ${points}`,
    quay: (cards: string) => `what lies open afterwards: ${cards}`,
  },
  story: {
    bid: (who: string, amount: number) => `${who} bids ${amount}.`,
    scored: (who: string, sum: number, part: Part) =>
      `${who} scores ${points(sum)} by ${{ cargo: 'cargo', die: 'the die', letters: 'letters' }[part]}.`,
    revealed: (who: string, card: string) => `${who} reveals: ${card}.`,
    lost: (who: string, lost: string) => `The storm takes ${lost} from ${who}.`,
    rose: (tide: number, highest: number) => `The tide rises: ${tide} of ${highest}.`,
    played: (who: string, letter: number) => `${who} plays the letter ${letter}.`,
    drew: (who: string, letter: number | undefined) =>
      letter === undefined ? `${who} draws a letter.` : `${who} draws the letter ${letter}.`,
    peeked: (who: string, card: string | undefined) =>
      card === undefined
        ? `${who} looks at the first card of the deck.`
        : `${who} looks at the first card of the deck: ${card}.`,
    passed: (who: string) => `${who} passes. The round is over.`,
  },
  awaits: {
    bid: 'bid a tile',
    pick: 'reveal, take or roll',
    rest: 'pass',
    over: 'the game is over',
  },
  board: {
    round: (round: number, last: number) => `Round ${round} of at most ${last}`,
    tide: (tide: number, highest: number) => `Tide ${tide} of ${highest}`,
    tiles: (left: string) => `Tiles left: ${left}`,
    bids: (bids: string) => `Bids of this round: ${bids}`,
    quay: (open: string) => `On the quay: ${open}`,
    deck: (deck: number, out: number) => `Deck: ${cards(deck)}; used up: ${cards(out)}`,
    seat: (who: string, sum: number, held: number) => `${who}: ${points(sum)}, ${letters(held)} in hand`,
    turn: (who: string) => `It is the turn of ${who}`,
  },
  hand: {
    letters: (held: string) => `Your letters: ${held}.`,
    top: (card: string) => `The first card of the deck is: ${card}.`,
    sealed: (deed: string) => `Sealed: ${deed}.`,
    none: 'You have no seat here.',
  },
  finale: {
    place: (place: number, who: string, sum: number) => `${place}. ${who}: ${points(sum)}`,
    tie: (winner: string, other: string) => `${winner} and ${other} tie; ${winner} has more letters left.`,
    parts: (cargo: number, die: number, played: number) => `cargo ${cargo}, die ${die}, letters ${played}`,
    stopped: (who: string) => `The game was ended early. Won: ${who}.`,
    nobody: 'The game was called off.',
  },
  refusals: {
    'not-your-turn': () => 'It is not your turn.',
    'toy-same-bid': (amount: string) =>
      `Nobody bids the same twice running, and you bid ${amount} in the last round. Choose another tile.`,
    'toy-no-tile': (amount: string) =>
      `There is no tile ${amount} left for you: those before you in the order of seats have taken the last. Choose another.`,
    'toy-no-kind': (possible: string, typed: string) =>
      `“${typed}” begins no action here. Possible: ${possible}.`,
    'toy-no-number': (_: string, typed: string) =>
      typed ? `“${typed}” is no number from 1 to 12.` : 'A number from 1 to 12 is missing.',
    'toy-too-much': (_: string, typed: string) => `“${typed}” is too much: the action is whole before it.`,
    'toy-not-now': (possible: string) => `That is not possible now. Possible: ${possible}.`,
  },
  strange: 'That is not possible in this game.',
  rules: {
    title: 'A night on the quay',
    text: 'Each round all bid a tile of 1, 2 or 3 in secret; there are only so many of each. The first of the highest has the quay. In your turn you may **reveal** cards, **save** two of them, **play** letters from your hand (points for each open card) and **take** all that lies open. A storm sweeps the quay and ends your turn. Or you **roll** the die: a four or more brings a letter, a one lets the tide rise. When the tide has risen three times, the round is the last.',
  },
};

export type ToyWords = typeof english;
