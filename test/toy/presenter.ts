import type { Summary } from '../../src/core/game.ts';
import type { Refusal } from '../../src/core/result.ts';
import { gameWords } from '../../src/stage/catalogue/index.ts';
import { capital, grammar } from '../../src/stage/language/grammar.ts';
import type { Language } from '../../src/stage/language/languages.ts';
import { clipped, escaped, plain, unescaped } from '../../src/stage/names.ts';
import type { Names, Presenters } from '../../src/stage/presenter.ts';
import { presenterOf, type Scenes } from '../../src/stage/presenting/presenter-of.ts';
import { saying, type Voice } from '../../src/stage/presenting/voice.ts';
import { resignedText } from '../../src/stage/resigned.ts';
import { circle, type Item, rect, type Scene, text } from '../../src/stage/scene.ts';
import { readOrder } from './rules/notation.ts';
import {
  type Action,
  type Card,
  type Event,
  HIGHEST_TIDE,
  LAST_ROUND,
  type Options,
  PARTS,
  STORM,
  type View,
} from './rules/types.ts';
import type { ToyCatalogue } from './words/en.ftl';

/** The toy's sentences with their language, which lists and sentences of other catalogues need. */
type ToyWords = ToyCatalogue & { readonly language: Language };

export const TOY_WORDS = gameWords<ToyCatalogue>(new URL('words/', import.meta.url));

const WIDTH = 640;
const HEIGHT = 400;
const INK = '#1d2b3a';
const CARD = { w: 44, h: 60 };
const CARDS_IN_A_ROW = 12;

const cardItems = (id: string, card: string, x: number, y: number, fill: string): readonly Item[] => [
  rect(`${id}/card`, { x, y, ...CARD }, { fill, radius: 6, stroke: { colour: INK, width: 2 } }),
  text(`${id}/value`, { x, y, ...CARD }, card, { size: 22, fill: INK }),
];

const line = (id: string, words: string, y: number): Item =>
  text(id, { x: 20, y, w: WIDTH - 40, h: 26 }, words, { size: 18, fill: INK, align: 'left', clip: true });

export function boardScene(words: ToyWords, view: View, names: Names): Scene {
  const { board } = words;
  const tide = Array.from({ length: HIGHEST_TIDE }, (_, index) =>
    circle(`tide ${index}`, WIDTH - 40 - 34 * (HIGHEST_TIDE - 1 - index), 33, 13, {
      fill: index < view.tide ? '#2a6f97' : '#ffffff',
      stroke: { colour: INK, width: 2 },
    }),
  );
  const quay = view.quay
    .slice(0, CARDS_IN_A_ROW)
    .flatMap((card, place) =>
      cardItems(`quay ${place}`, card === STORM ? '~' : String(card), 20 + place * 50, 60, '#f2c572'),
    );
  const hand = (view.hand ?? [])
    .slice(0, CARDS_IN_A_ROW)
    .flatMap((letter, place) => cardItems(`hand ${place}`, String(letter), 20 + place * 50, 320, '#ffffff'));
  const seats = names.map((name, seat) =>
    line(
      `seat ${seat}`,
      board.seat(unescaped(name), view.scores[seat] ?? 0, view.held[seat] ?? 0),
      170 + 34 * seat,
    ),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      rect('ground', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: '#cfe3ee' }),
      line('round', board.round(view.round, LAST_ROUND), 20),
      ...tide,
      ...quay,
      line('tiles', board.tiles(view.tiles.map((left, at) => `${at + 1} × ${left}`).join(', ')), 130),
      ...seats,
      ...hand,
    ],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const cardIn = (words: ToyWords, card: Card): string => (card === STORM ? words.storm : String(card));
const listOf = (words: ToyWords, items: readonly string[]): string =>
  items.length > 0 ? items.join(', ') : words.nothing;
const nameAt = (names: Names, seat: number): string => names[seat] ?? '?';
const bold = (names: Names): Names => names.map(name => `**${name}**`);

function sentence(words: ToyWords, event: Event, names: Names): string {
  const { story } = words;
  switch (event.type) {
    case 'bid':
      return story.bid(nameAt(names, event.seat), event.amount);
    case 'scored':
      return story.scored(nameAt(names, event.seat), event.points, event.part);
    case 'revealed':
      return story.revealed(nameAt(names, event.seat), cardIn(words, event.card));
    case 'lost':
      return story.lost(nameAt(names, event.seat), event.cards.join(', '));
    case 'rose':
      return story.rose(event.tide, HIGHEST_TIDE);
    case 'played':
      return story.played(nameAt(names, event.seat), event.letter);
    case 'drew':
      return story.drew(nameAt(names, event.seat), event.letter);
    case 'peeked':
      return story.peeked(
        nameAt(names, event.seat),
        event.card === undefined ? undefined : cardIn(words, event.card),
      );
    case 'passed':
      return story.passed(nameAt(names, event.seat));
  }
}

function deed(words: ToyWords, action: Action, view: View): string {
  switch (action.type) {
    case 'bid':
      return words.deeds.bid(action.amount);
    case 'take':
      return view.quay.length > 0
        ? words.deeds.takeOpen(view.quay.length, sum(view.quay))
        : words.deeds.takeUnseen;
    case 'load':
      return words.deeds.load(action.card);
    case 'play':
      return words.deeds.play(action.letter, action.letter * view.quay.length);
    case 'roll':
    case 'reveal':
    case 'pass':
      return words.types[action.type];
  }
}

function lines(words: ToyWords, view: View, names: Names): readonly string[] {
  const { board } = words;
  const bids = view.bids.flatMap((bid, seat) => (bid === null ? [] : [`${nameAt(names, seat)} ${bid}`]));
  return [
    `${board.round(view.round, LAST_ROUND)}. ${board.tide(view.tide, HIGHEST_TIDE)}.`,
    board.tiles(view.tiles.map((left, at) => `${at + 1} × ${left}`).join(', ')),
    ...(bids.length > 0 ? [board.bids(bids.join(', '))] : []),
    ...('seat' in view.phase ? [board.turn(nameAt(names, view.phase.seat))] : []),
    board.quay(
      listOf(
        words,
        view.quay.map(card => cardIn(words, card)),
      ),
    ),
    board.deck(view.deckLeft, view.out.length),
    ...names.map((name, seat) => board.seat(name, view.scores[seat] ?? 0, view.held[seat] ?? 0)),
    ...resignedText(view, seat => nameAt(names, seat), words.language),
  ];
}

function hand(words: ToyWords, view: View, _names: Names, sealed?: Action): string {
  if (view.hand === null) return words.hand.none;
  return [
    words.hand.letters(listOf(words, view.hand.map(String))),
    ...(view.top === null ? [] : [words.hand.top(cardIn(words, view.top))]),
    ...(sealed ? [words.hand.sealed(deed(words, sealed, view))] : []),
  ].join('\n');
}

const inOrder = (view: View, ranks: readonly number[], names: Names) =>
  names
    .map((name, seat) => ({ seat, name, rank: ranks[seat] ?? 0, points: view.scores[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);

function finale(words: ToyWords, view: View, names: Names): string | undefined {
  if (view.stopped !== null) {
    const winners = view.stopped.map(seat => nameAt(names, seat));
    return winners.length > 0
      ? words.finale.stopped(grammar(words.language).listed(winners))
      : words.finale.nobody;
  }
  const { ranks } = view;
  if (ranks === null) return undefined;
  return [
    ...inOrder(view, ranks, names).map(({ name, rank, points }) => words.finale.place(rank, name, points)),
    ...resignedText(view, seat => nameAt(names, seat), words.language),
  ].join('\n');
}

function labelOf(words: ToyWords, field: string, value: string, view: View): string {
  switch (field) {
    case 'type':
      return Object.hasOwn(words.types, value) ? words.types[value as Action['type']] : value;
    case 'amount':
      return words.tile(Number(value), view.tiles[Number(value) - 1] ?? 0);
    case 'letter':
      return words.letter(Number(value));
    default:
      return value;
  }
}

const entry = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

const whole = (words: ToyWords, view: View, names: Names): string => lines(words, view, names).join('\n');
const alt = (words: ToyWords, view: View, names: Names): string => plain(whole(words, view, names));

function account(
  words: ToyWords,
  view: View,
  { parts, ties }: Summary,
  ranks: readonly number[],
  names: Names,
) {
  return [
    ...inOrder(view, ranks, names).map(({ name, rank, points, seat }) => {
      const [cargo = 0, die = 0, letters = 0] = PARTS.map(
        part => parts.find(each => each.part === part)?.points[seat] ?? 0,
      );
      return `${words.finale.place(rank, name, points)} (${words.finale.parts(cargo, die, letters)})`;
    }),
    ...ties.map(({ seats: [one, other] }) => words.finale.tie(nameAt(names, one), nameAt(names, other))),
    ...resignedText(view, seat => nameAt(names, seat), words.language),
  ];
}

function refusal(
  words: ToyWords,
  { code, with: { amount, possible, typed = '' } }: Refusal,
  view: View,
): string {
  const { refusals } = words;
  const kinds = Array.isArray(possible) ? possible.map(text => String(text).split(' ')) : [];
  const named = [...new Set(kinds.map(([type = '']) => labelOf(words, 'type', type, view)))];
  const said = amount === undefined ? listOf(words, named) : String(amount);
  const shown = escaped(clipped(String(typed), 60, 120));
  switch (code) {
    case 'not-your-turn':
      return refusals[code];
    case 'toy-same-bid':
    case 'toy-no-tile':
    case 'toy-not-now':
      return capital(refusals[code](said));
    case 'toy-no-number':
    case 'toy-too-much':
      return capital(refusals[code](shown));
    case 'toy-no-kind':
      return capital(refusals[code](said, shown));
    default:
      return words.strange;
  }
}

const voiceIn = (language: Language): Voice<View, Action, Event> => {
  const words = TOY_WORDS[language];
  return {
    title: words.rules.title,
    ...saying(words, {
      alt,
      text: whole,
      terminal: alt,
      finale,
      account,
      hand,
      value: labelOf,
      deed,
      refusal,
    }),
    variant: options => {
      const { tiles } = options as Options;
      return tiles === undefined ? '' : words.tilesOfEach(tiles);
    },
    story: (events, names) => events.map(event => sentence(words, event, bold(names))),
    scores: (view, names) =>
      names.map((name, seat) => `${name} ${words.points(view.scores[seat] ?? 0)}`).join(' · '),
    awaits: ({ phase }) => words.awaits[phase.type],
    question: field => entry(words.questions, field),
    fieldName: field => entry(words.fields, field),
    reason: ({ name, value }) => {
      const difference = `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
      return name === 'points' || name === 'quay' ? words.reasons[name](difference) : undefined;
    },
    order: text => {
      const order = readOrder(text);
      return order ? words.order(order.amount, order.lastRound) : text;
    },
    topics: [{ id: 'game', title: words.rules.title, text: words.rules.text }],
  };
};

const scenesIn = (language: Language): Scenes<View, Action, Event> => {
  const words = TOY_WORDS[language];
  return {
    board: (view, names) => boardScene(words, view, names),
    hand: (view, _seat, names) => ({
      scene: boardScene(words, view, names),
      alt: [hand(words, view, names), alt(words, view, names)].join('\n'),
    }),
  };
};

export const toyPresenter = presenterOf(voiceIn, scenesIn);

export const toyPresenters: Presenters = { toy: toyPresenter };
