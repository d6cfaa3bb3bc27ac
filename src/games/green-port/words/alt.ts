import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { describedInAlt, describedLines, describedWithin } from '../../../presentation/text/alt.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { linesOf, PICTURE_WORDS } from '../picture/words/index.ts';
import { hasPowers } from '../rules/box.ts';
import { priceOfHeadquarters } from '../rules/prices.ts';
import { COLOURS, type Objective, type View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { decider, riskOf } from './choices.ts';
import { LETTERS, POWERS } from './facts.ts';
import { winners } from './finale.ts';
import { aims, holdings } from './hand.ts';
import { awaits, progress } from './status.ts';
import { cardsShortly, cardsText } from './terms.ts';

type Called = (seat: number) => string;

/**
 * Levels of detail, from least to most. `counts`: only numbers of cards. `symbols`: also the symbols. `facts`: all facts of the
 * wide picture; of the discards only their number, since deck and pool imply the rest. `everything`: also the powers of
 * Headquarters.
 */
type Telling = 'counts' | 'symbols' | 'facts' | 'everything';

const objectiveText = (
  { terms, board }: GreenPortWords,
  { cards, by }: Objective,
  called: Called,
  wholly: boolean,
): string => {
  const asked = cards
    .map(({ colour, value }) => (colour === null ? terms.wild(value) : terms.asked(colour, value)))
    .join(' ');
  if (by === null) return asked;
  return wholly ? `${asked} ${board.taken(called(by))}` : board.taken(called(by));
};

export const objectivesText = (
  words: GreenPortWords,
  view: View,
  called: Called,
  wholly = false,
): readonly string[] =>
  view.objectives.map((objective, index) =>
    grammar(words.language).labelled(`${index + 1}`, objectiveText(words, objective, called, wholly)),
  );

/** Writes the values left in each pile, and the price of the pile's top Headquarters: "red 2 1 (costs 4)". */
export const pilesText = ({ terms, board }: GreenPortWords, view: View): readonly string[] =>
  COLOURS.map(colour => {
    const left = view.piles[colour];
    if (left.length === 0) return `${terms.colours[colour]} ${board.soldOut}`;
    return board.pile(`${terms.colours[colour]} ${left.join(' ')}`, priceOfHeadquarters(view, colour));
  });

const turn = (words: GreenPortWords, view: View, called: Called): string =>
  view.stopped || view.phase.type === 'over'
    ? awaits(words, view)
    : words.board.turn(called(decider(view)), awaits(words, view));

/** Describes the cards that lie open: pool, Objectives and piles of Headquarters. */
export const open = (words: GreenPortWords, view: View, names: Names): readonly string[] => [
  words.board.pool(cardsText(words, view.pool)),
  words.board.objectives(objectivesText(words, view, seat => nameOf(names, seat, words.language)).join(', ')),
  words.board.piles(pilesText(words, view).join(', ')),
];

/** Describes the powers of Headquarters in one line; empty in a variant without powers. */
export const powersText = ({ terms, language }: GreenPortWords, view: View): readonly string[] =>
  hasPowers(view.variant)
    ? [
        grammar(language).sentence(
          COLOURS.map(colour =>
            grammar(language).labelled(
              terms.colours[colour],
              linesOf(PICTURE_WORDS[language].powers[colour](POWERS[colour])).join(' '),
            ),
          ).join('; '),
        ),
      ]
    : [];

/** Writes the parts of a seat's points, such as "Objectives 7, Headquarters 6; ". */
const pointsText = ({ language }: GreenPortWords, view: View, seat: number): string => {
  const { parts } = PICTURE_WORDS[language];
  const { points, headquarters } = view.players[seat] ?? { points: 0, headquarters: [] };
  const houses = headquarters.reduce((sum, { value }) => sum + value, 0);
  return `${parts.objectives} ${points - houses}, ${parts.headquarters} ${houses}; `;
};

/** Describes a seat's points and possessions. `wholly`: with the parts of its points. */
const seatLine = (
  words: GreenPortWords,
  view: View,
  called: Called,
  seat: number,
  wholly: boolean,
): string => {
  const { board, terms, language } = words;
  const player = view.players[seat];
  if (!player) return '';
  const parts = wholly ? pointsText(words, view, seat) : '';
  const said = `${parts}${holdings(words, player)}`;
  return grammar(language).sentence(board.seat(called(seat), terms.points(player.points), said));
};

/** Writes the chance of a bust while the active seat hires; empty in all other phases. */
const riskLine = (words: GreenPortWords, view: View): readonly string[] => {
  const risk = view.phase.type === 'hire' ? riskOf(words, view) : undefined;
  return risk === undefined ? [] : [words.board.risk(risk)];
};

const offeredLine = ({ board, terms }: GreenPortWords, { offered }: View): readonly string[] =>
  offered.length > 0 ? [board.offered(offered.map(colour => terms.colours[colour]).join(', '))] : [];

/** Describes what a seat chooses from: its own possessions, the pool, the chance of a bust, Objectives, Headquarters. */
const choice = (words: GreenPortWords, view: View, seat: number, called: Called): readonly string[] => [
  seatLine(words, view, called, seat, false),
  ...offeredLine(words, view),
  words.board.pool(cardsText(words, view.pool)),
  ...riskLine(words, view),
  words.board.objectives(objectivesText(words, view, called).join(', ')),
  words.board.piles(pilesText(words, view).join(', ')),
];

/** Describes the facts for a seat's choice in lines of markdown that fit into an alt text. */
export const choiceLines = (
  words: GreenPortWords,
  view: View,
  names: Names,
  seat: number,
): readonly string[] =>
  describedLines<'named' | 'lettered'>({
    names,
    language: words.language,
    ways: ['named', 'lettered'],
    describe: (colours, called) =>
      colours === 'named'
        ? [...aims(words, view), ...choice(words, view, seat, called)]
        : [key(words), ...aims(lettered(words), view), ...choice(lettered(words), view, seat, called)],
  });

/** Describes the board apart from the facts for a choice: the state of the game, the other seats and the deck. */
export const otherLines = (
  words: GreenPortWords,
  view: View,
  names: Names,
  own: number,
): readonly string[] => {
  const called: Called = seat => nameOf(names, seat, words.language);
  const { board, terms } = words;
  return [
    board.head(progress(words, view), turn(words, view, called)),
    ...[...view.players.keys()].flatMap(seat =>
      seat === own ? [] : [seatLine(words, view, called, seat, false)],
    ),
    board.deck(terms.cards(view.unseen.length), cardsShortly(words, view.unseen)),
  ];
};

const lines = (words: GreenPortWords, view: View, called: Called, telling: Telling): readonly string[] => {
  const { board, terms } = words;
  const names = view.players.map((_, seat) => called(seat));
  const all = telling === 'facts' || telling === 'everything';
  const cards = telling === 'counts' ? cardsShortly : cardsText;
  const discards = telling === 'symbols' ? cardsText : cardsShortly;
  return [
    board.head(progress(words, view), turn(words, view, called)),
    ...winners(words, view, names),
    ...offeredLine(words, view),
    board.objectives(objectivesText(words, view, called, all).join(', ')),
    board.piles(pilesText(words, view).join(', ')),
    ...(telling === 'everything' ? powersText(words, view) : []),
    ...view.players.map((_, seat) => seatLine(words, view, called, seat, all)),
    board.pool(cardsText(words, view.pool)),
    ...riskLine(words, view),
    board.deck(terms.cards(view.unseen.length), cards(words, view.unseen)),
    board.discards(discards(words, view.discards)),
  ];
};

/** Returns the words of Green Port with the picture's letters in place of the colours' names. */
export const lettered = (words: GreenPortWords): GreenPortWords => ({
  ...words,
  terms: {
    ...words.terms,
    colours: LETTERS,
    cubes: (count, colour) => `${count} ${LETTERS[colour]}`,
    asked: (colour, value) => `${LETTERS[colour]}${value}`,
    headquarters: (colour, value) => `HQ ${LETTERS[colour]}${value}`,
    boosting: (headquarters, colour) => `${headquarters}>${LETTERS[colour]}`,
  },
});

const key = ({ terms, language }: GreenPortWords): string =>
  grammar(language).sentence(COLOURS.map(colour => `${LETTERS[colour]} ${terms.colours[colour]}`).join(', '));

/** Level of detail of a description, and whether colours have names or letters. */
type Way = readonly [Telling, 'named' | 'lettered'];

const described = (words: GreenPortWords, view: View, names: Names, ways: readonly Way[]) => {
  const short = lettered(words);
  return {
    names,
    language: words.language,
    ways,
    describe: ([telling, colours]: Way, called: Called): readonly string[] =>
      colours === 'named'
        ? lines(words, view, called, telling)
        : [key(words), ...lines(short, view, called, telling)],
  };
};

const COUNTED: readonly Way[] = [
  ['counts', 'named'],
  ['counts', 'lettered'],
];

/** Describes the board in lines of markdown that fit into an alt text. */
export const boardLines = (words: GreenPortWords, view: View, names: Names): readonly string[] =>
  describedLines(described(words, view, names, COUNTED));

export const alt = (words: GreenPortWords, view: View, names: Names): string =>
  describedInAlt(described(words, view, names, COUNTED));

/** Describes the board with every card's symbol, all Objective cards, powers and the parts of points, as far as they fit. */
export const wideAlt = (words: GreenPortWords, view: View, names: Names): string =>
  describedInAlt(
    described(words, view, names, [
      ['everything', 'named'],
      ['everything', 'lettered'],
      ['facts', 'named'],
      ['facts', 'lettered'],
      ...COUNTED,
    ]),
  );

/**
 * Describes everything that all seats may see, in markdown, in place of the picture. `longest`: a limit of 1,800 characters or
 * more.
 */
export const fullText = (words: GreenPortWords, view: View, names: Names, longest: number): string =>
  describedWithin(
    described(words, view, names, [
      ['symbols', 'named'],
      ['counts', 'named'],
      ['symbols', 'lettered'],
      ['counts', 'lettered'],
    ]),
    longest,
  );
