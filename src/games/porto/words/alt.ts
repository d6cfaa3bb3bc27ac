import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import {
  describedInAlt,
  describedLines,
  describedWithin,
  type Versions,
} from '../../../presentation/text/alt.ts';
import { winnersIn } from '../../../presentation/text/verdict.ts';
import { box } from '../rules/box.ts';
import { cardColour, cardValue } from '../rules/cards.ts';
import { COLOURS, type House, type Kind, type View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName, handByColour, LETTERS, privateName, publicName, publicWithVp } from './cards.ts';
import { hasChosen } from './facts.ts';
import { verdict } from './finale.ts';
import { timerRisk } from './risk.ts';
import { awaits, progress } from './status.ts';

const houseText = ({ alt, cards }: PortoWords, house: House): string => {
  const colour = house.colour ? cards.colours[house.colour] : alt.empty;
  return [
    `${house.id} ${colour} ${house.level}/${house.height}`,
    ...(house.level === house.height ? [alt.done] : []),
    ...(house.ground > 0 ? [alt.token(house.ground)] : []),
    ...(house.roof > 0 ? [alt.roof(house.roof)] : []),
  ].join(' ');
};

const street = (words: PortoWords, view: View, letter: string): string =>
  view.houses
    .filter(house => house.id.startsWith(letter))
    .map(house => houseText(words, house))
    .join(', ');

const row = <Card extends string>(
  { alt, language }: PortoWords,
  cards: readonly (Card | null)[],
  name: (card: Card) => string,
): string =>
  cards
    .map((card, index) => grammar(language).labelled(`${index + 1}`, card === null ? alt.none : name(card)))
    .join(', ');

const turn = (words: PortoWords, view: View, name: (seat: number) => string): string => {
  if (view.stopped) return awaits(words, view);
  switch (view.phase.type) {
    case 'keep':
      return words.alt.choosing;
    case 'turn':
      return words.alt.toMove(name(view.phase.seat));
    case 'timer':
    case 'over':
      return awaits(words, view);
  }
};

/** Describes the cards that lie open: the market, and the public contracts with their points. */
export const open = (words: PortoWords, view: View): readonly string[] => [
  words.alt.market(row(words, view.market, card => cardName(words, card))),
  words.alt.contracts(row(words, view.contracts, card => publicWithVp(words, card))),
];

type Called = (seat: number) => string;
export type Section = (words: PortoWords, view: View, called: Called) => readonly string[];

/**
 * Writes in markdown who won, then which seats gave up. A game without a result has winners only if the players ended it early.
 */
export const won = (words: PortoWords, view: View, names: Names): readonly string[] => {
  const said = view.result ? verdict(words, view, view.result, names) : undefined;
  return winnersIn(words.language, said, view, names, words.alt.winner);
};

/** Describes the progress of the game and the roofs, and names the seat to move. After the game it names the winner. */
const head = (words: PortoWords, view: View, called: Called): readonly string[] => {
  const { alt, terminal } = words;
  const { placed, end } = view.roofs;
  const roofs = end === null ? terminal.roofs(placed) : terminal.roofsOf(placed, end);
  const names = view.players.map((_, seat) => called(seat));
  return [
    alt.head(progress(words, view), turn(words, view, called), roofs),
    ...won(words, view, names).map(line => line.replaceAll('**', '')),
  ];
};

const points = (words: PortoWords, view: View, called: Called): string => {
  const { alt } = words;
  const seats = view.players.map((player, seat) => {
    const final = view.result?.seats[seat];
    const bonus = final ? final.total - final.score : 0;
    if (final)
      return bonus === 0
        ? `${called(seat)} ${words.counts.points(final.total)}`
        : alt.total(called(seat), final.total, final.score, bonus);
    if (view.phase.type === 'keep') return alt.chooser(called(seat), hasChosen(view, seat));
    return alt.player(called(seat), player.score, player.hand.length, player.claimed.length);
  });
  const goal = view.variant === 'solo' && !view.result ? ` ${alt.goal(box.solo.goal)}` : '';
  return `${alt.points(seats.join(', '))}${goal}`;
};

const supply = ({ alt, cards }: PortoWords, view: View): string =>
  alt.supply(
    COLOURS.map(colour => {
      const { floors, grounds } = view.supply[colour];
      return `${cards.colours[colour]} ${floors}+${grounds}`;
    }).join(', '),
  );

const risk = (words: PortoWords, view: View): readonly string[] => {
  const chances = timerRisk(view);
  if (!chances) return [];
  return [words.alt.timerRisk(chances.map(grammar(words.language).percent).join(', '), chances.length)];
};

/** Writes a text for each seat: "Ann: blue 1, 3; Ben: red 2". Seats with an empty text are omitted. */
const bySeat = ({ language }: PortoWords, view: View, called: Called, of: (seat: number) => string): string =>
  view.players
    .flatMap((_, seat) => {
      const text = of(seat);
      return text === '' ? [] : [grammar(language).labelled(called(seat), text)];
    })
    .join('; ');

/** Writes a hand with a letter for a colour and a digit for a card: "B113 R2". */
export const handInLetters = (hand: readonly Kind[]): string =>
  COLOURS.flatMap(colour => {
    const values = hand.filter(kind => cardColour(kind) === colour).map(cardValue);
    return values.length > 0 ? [`${LETTERS[colour]}${values.join('')}`] : [];
  }).join(' ');

const handsAs =
  (written: (words: PortoWords, hand: readonly Kind[]) => string): Section =>
  (words, view, called) => {
    const all = bySeat(words, view, called, seat => {
      const { hand = [] } = view.players[seat] ?? {};
      return hand.length === 0 ? '' : written(words, hand);
    });
    return all === '' ? [] : [words.alt.hands(all)];
  };
const hands = handsAs(handByColour);
const handsInLetters = handsAs((_, hand) => handInLetters(hand));

const claimed = (words: PortoWords, view: View, called: Called): readonly string[] => {
  const text = bySeat(words, view, called, seat =>
    (view.players[seat]?.claimed ?? []).map(contract => publicName(words, contract)).join(', '),
  );
  return text === '' ? [] : [words.alt.claimed(text)];
};

/** Describes all private contracts once the game is over; before that they are secret. */
const privates = (words: PortoWords, view: View, called: Called): readonly string[] => {
  const text = bySeat(words, view, called, seat =>
    (view.result?.seats[seat]?.private ?? [])
      .map(({ contract, vp }) => `${privateName(words, contract)} ${vp}`)
      .join(', '),
  );
  return text === '' ? [] : [words.alt.privates(text)];
};

const discards = (words: PortoWords, view: View): readonly string[] => [
  ...(view.discards.length > 0 ? [words.alt.discards(handByColour(words, view.discards))] : []),
  ...(view.publicDiscards.length > 0
    ? [words.alt.contractDiscards(view.publicDiscards.map(card => publicName(words, card)).join(', '))]
    : []),
];

/** Describes what a turn chooses from: market, contracts and houses; then the state of the game and the points. */
export const CHOICE_FIRST: Section = (words, view, called) => [
  ...open(words, view),
  words.alt.left(street(words, view, 'L')),
  words.alt.right(street(words, view, 'R')),
  ...head(words, view, called),
  points(words, view, called),
];

/** Describes tiles, the Timer's chances and the decks. */
export const SUPPLIES: Section = (words, view) => [
  supply(words, view),
  ...risk(words, view),
  words.alt.decks(view.deck, view.publicDeck),
];

const TO_CHOOSE_FROM: Section = (words, view, called) => [
  ...head(words, view, called),
  words.alt.left(street(words, view, 'L')),
  words.alt.right(street(words, view, 'R')),
  ...open(words, view),
  points(words, view, called),
];

export const BOARD: Section = (words, view, called) => [
  ...TO_CHOOSE_FROM(words, view, called),
  ...SUPPLIES(words, view, called),
];

const key: Section = ({ alt, cards: { colours } }) => [
  alt.letters(COLOURS.map(colour => `${LETTERS[colour]} ${colours[colour]}`).join(', ')),
];

/** Changes a section of a description: writes the picture's letters in place of the colours' names. */
const lettered =
  (section: Section): Section =>
  (words, ...others) =>
    section(
      {
        ...words,
        alt: { ...words.alt, empty: '–' },
        cards: { ...words.cards, colours: LETTERS, card: (colour, value) => `${LETTERS[colour]}${value}` },
      },
      ...others,
    );

const more: Section = ({ alt }) => [alt.more];

/** Shortens sections of a description: letters replace the names of colours. A list of the letters comes first. */
export const shorter = (sections: readonly Section[]): readonly Section[] => [key, ...sections.map(lettered)];

/** Returns a description of the board in versions, the most detailed first. */
export const described = (
  words: PortoWords,
  view: View,
  names: Names,
  ways: readonly (readonly Section[])[],
): Versions<readonly Section[]> => ({
  names,
  language: words.language,
  ways,
  describe: (sections, called) => sections.flatMap(section => section(words, view, called)),
});

const boardOnly = (words: PortoWords, view: View, names: Names): Versions<readonly Section[]> =>
  described(words, view, names, [[BOARD], shorter([BOARD])]);

/** Describes the board in lines of markdown that fit into an alt text. */
export const boardLines = (words: PortoWords, view: View, names: Names): readonly string[] =>
  describedLines(boardOnly(words, view, names));

export const alt = (words: PortoWords, view: View, names: Names): string =>
  describedInAlt(boardOnly(words, view, names));

/**
 * Describes the board, the hands and the claimed contracts. If even the version with letters is too long, a line says where to
 * read the rest.
 */
export const wideAlt = (words: PortoWords, view: View, names: Names): string =>
  describedInAlt(
    described(words, view, names, [
      [BOARD, hands, claimed],
      shorter([BOARD, handsInLetters, claimed]),
      shorter([BOARD, handsInLetters, more]),
      shorter([BOARD, more]),
    ]),
  );

/**
 * Describes in markdown everything that all seats may see, in place of the picture. `longest` is the limit of length in
 * characters, at least 1,800.
 */
export const fullText = (words: PortoWords, view: View, names: Names, longest: number): string => {
  const rest = [claimed, privates, discards];
  return describedWithin(
    described(words, view, names, [
      [BOARD, hands, ...rest],
      shorter([BOARD, handsInLetters, ...rest]),
      shorter([BOARD, handsInLetters, claimed]),
    ]),
    longest,
  );
};
