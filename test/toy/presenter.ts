import type { Refusal } from '../../src/core/contract/result.ts';
import { gameWords, wordOf } from '../../src/presentation/catalogue/index.ts';
import { presenterOf } from '../../src/presentation/make-presenter/presenter-of.ts';
import { saying } from '../../src/presentation/make-presenter/voice.ts';
import type { Names, Presenters } from '../../src/presentation/presenter/presenter.ts';
import { rect, type Scene, text } from '../../src/presentation/shapes/scene.ts';
import { plain, resignedText, unescaped } from '../../src/presentation/text/names.ts';
import { refusalIn } from '../../src/presentation/text/refusals.ts';
import { finaleIn } from '../../src/presentation/text/verdict.ts';
import { readOrder } from './rules/notation.ts';
import {
  type Action,
  type Card,
  type Event,
  LAST_ROUND,
  type Options,
  STORM,
  type View,
} from './rules/types.ts';
import type { ToyCatalogue } from './words/en.ftl';

export const TOY_WORDS = gameWords<ToyCatalogue>(new URL('words/', import.meta.url));
type ToyWords = (typeof TOY_WORDS)['en'];

const nameAt = (names: Names, seat: number): string => names[seat] ?? '?';
const cardIn = (words: ToyWords, card: Card): string => (card === STORM ? words.storm : String(card));
const listOf = (words: ToyWords, items: readonly (string | number)[]): string =>
  items.length > 0 ? items.join(', ') : words.nothing;

function sentence(words: ToyWords, event: Event, names: Names): string {
  const { story } = words;
  const who = `**${nameAt(names, event.seat)}**`;
  switch (event.type) {
    case 'bid':
      return story.bid(who, event.amount);
    case 'scored':
      return story.scored(who, event.points, event.part);
    case 'revealed':
      return story.revealed(who, cardIn(words, event.card));
    case 'played':
      return story.played(who, event.letter);
    case 'drew':
      return story.drew(who, event.letter);
    case 'passed':
      return story.passed(who);
  }
}

function describeAction({ actions, types }: ToyWords, action: Action, { quay }: View): string {
  switch (action.type) {
    case 'bid':
      return actions.bid(action.amount);
    case 'load':
      return actions.load(action.card);
    case 'play':
      return actions.play(action.letter, action.letter * quay.length);
    case 'take':
      return quay.length > 0 ? actions.takeOpen(quay.join(' + ')) : actions.takeUnseen;
    default:
      return types[action.type];
  }
}

/** Describes everything that all players see, with a line for each fact. */
function lines(words: ToyWords, view: View, names: Names): readonly string[] {
  const { board } = words;
  const bids = view.bids.flatMap((bid, seat) => (bid === null ? [] : `${nameAt(names, seat)} ${bid}`));
  const open = view.quay.map(card => cardIn(words, card));
  return [
    board.round(view.round, LAST_ROUND),
    board.tiles(view.tiles.map((left, at) => `${at + 1} × ${left}`).join(', ')),
    board.bids(listOf(words, bids)),
    board.quay(listOf(words, open)),
    ...names.map((name, seat) => board.seat(name, view.scores[seat] ?? 0, view.held[seat] ?? 0)),
    ...resignedText(view, seat => nameAt(names, seat), words.language),
  ];
}

const whole = (words: ToyWords, view: View, names: Names): string => lines(words, view, names).join('\n');
const alt = (words: ToyWords, view: View, names: Names): string => plain(whole(words, view, names));

function hand(words: ToyWords, view: View, _names: Names, sealed?: Action): string {
  if (view.hand === null) return words.hand.none;
  const letters = words.hand.letters(listOf(words, view.hand));
  return sealed ? `${letters}\n${words.hand.sealed(describeAction(words, sealed, view))}` : letters;
}

const finale = ({ language }: ToyWords, view: View, names: Names): string | undefined => {
  const ended = resignedText(view, seat => nameAt(names, seat), language).join(' ');
  const points = (seat: number): string => String(view.scores[seat] ?? 0);
  return view.ranks ? finaleIn(language, ended || undefined, view, view.ranks, names, points) : undefined;
};

function value(words: ToyWords, field: string, chosen: string, { tiles }: View): string {
  if (field === 'amount') return words.tile(Number(chosen), tiles[Number(chosen) - 1] ?? 0);
  if (field === 'letter') return words.letter(Number(chosen));
  return wordOf(words.types, chosen) ?? chosen;
}

const refusal = ({ refusals, language }: ToyWords, refused: Refusal): string =>
  refused.code === 'toy-same-bid' || refused.code === 'toy-no-tile'
    ? refusals[refused.code](String(refused.with.amount))
    : refusalIn(language, refused);

const WIDTH = 640;

/** Lays out the lines of the board in words, and the viewer's hand. */
function boardScene(words: ToyWords, view: View, names: Names): Scene {
  const shown = [
    ...lines(words, view, names.map(unescaped)),
    ...(view.hand ? [hand(words, view, names)] : []),
  ].map((line, row) =>
    text(`line ${row}`, { x: 20, y: 20 + 34 * row, w: WIDTH - 40, h: 30 }, line, {
      ...{ size: 22, fill: '#1d2b3a', align: 'left', clip: true },
    }),
  );
  const height = 40 + 34 * shown.length;
  return {
    width: WIDTH,
    height,
    items: [rect('ground', { x: 0, y: 0, w: WIDTH, h: height }, { fill: '#cfe3ee' }), ...shown],
  };
}

export const toyPresenter = presenterOf<View, Action, Event>(
  language => {
    const words = TOY_WORDS[language];
    return {
      title: words.rules.title,
      ...saying(words, { alt, text: whole, terminal: alt, finale, hand, value, describeAction, refusal }),
      variant: options => {
        const { tiles } = options as Options;
        return tiles === undefined ? '' : words.tilesOfEach(tiles);
      },
      story: (events, names) => events.map(event => sentence(words, event, names)),
      scores: (view, names) => names.map((name, seat) => `${name} ${view.scores[seat] ?? 0}`).join(' · '),
      awaits: ({ phase }) => words.awaits[phase.type],
      question: field => wordOf(words.questions, field) ?? field,
      fieldName: field => wordOf(words.fields, field) ?? field,
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
  },
  language => {
    const words = TOY_WORDS[language];
    return {
      board: (view, names) => boardScene(words, view, names),
      hand: (view, _seat, names) => ({
        scene: boardScene(words, view, names),
        alt: [hand(words, view, names), alt(words, view, names)].join('\n'),
      }),
    };
  },
);

export const toyPresenters: Presenters = { toy: toyPresenter };
