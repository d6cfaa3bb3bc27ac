import { expect, test } from 'vitest';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import { DECK } from '../../../../src/games/green-port/rules/cards.ts';
import { priceOfHeadquarters } from '../../../../src/games/green-port/rules/prices.ts';
import { type Card, COLOURS, type Colour, type View } from '../../../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../../../src/games/green-port/words/all.ts';
import { wideAlt } from '../../../../src/games/green-port/words/alt.ts';
import { GAMES, game, greedily, NAMES } from '../games.ts';

interface Read {
  readonly objectives: readonly { readonly cards: readonly string[]; readonly by: string | null }[];
  readonly piles: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly pool: readonly Card[];
  readonly deck: readonly Card[];
  readonly discards: number;
}

const COLOUR = 'blue|green|red|yellow|[BGRY]';
const colourOf = (word = ''): Colour => {
  const found = COLOURS.find(colour => colour === word || colour.charAt(0).toUpperCase() === word);
  if (!found) throw new Error(`no colour: ${word}`);
  return found;
};

const every = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];

const cardsIn = (text: string): readonly Card[] =>
  text.split('; ').flatMap((group): readonly Card[] => {
    const [, blacks] = /^black(?: ×(\d))?$/.exec(group) ?? [];
    if (group.startsWith('black')) return Array.from({ length: Number(blacks ?? 1) }, () => 'black' as const);
    if (group === 'none') return [];
    if (/ X$/.test(group)) return [`x-${group.split(' ')[0]}` as Card];
    const [colour = '', ...symbols] = group.split(/,? /);
    return symbols.map(symbol => `${colourOf(colour)}-${symbol}` as Card);
  });

const counted = (text: string): number =>
  text === 'none'
    ? 0
    : text.split(', ').reduce((sum, part) => sum + Number(/(\d+)$/.exec(part)?.[1] ?? 1), 0);

const seatIn = (said: string): readonly string[] => {
  const [, points, objectives, houses, rest = ''] =
    /^(\d+): Objectives (\d+), Headquarters (\d+); (.*)\.$/.exec(said) ?? [];
  const [cubes = '', ...others] = rest.split('; ');
  return [
    `points ${points} ${objectives} ${houses}`,
    ...every(cubes, new RegExp(`(\\d+) (${COLOUR})`, 'g')).map(
      ([, count, colour]) => `${count} ${colourOf(colour)}`,
    ),
    ...others.map(each => {
      if (/ tile (up|down)$/.test(each)) return each;
      const named = new RegExp(`^(${COLOUR}) HQ \\((\\d)\\)(?: boosting (${COLOUR}))?$`).exec(each);
      const [, colour, value, boost] = named ?? /^HQ ([BGRY])(\d)(?:>([BGRY]))?$/.exec(each) ?? [];
      return `house ${colourOf(colour)} ${value} ${boost ? colourOf(boost) : null}`;
    }),
  ];
};

function read(text: string): Read {
  const lines = text.split('\n');
  const after = (label: string): string => {
    const line = lines.find(each => each.startsWith(label));
    if (line === undefined) throw new Error(`no ${label} in ${text}`);
    return line.slice(label.length).replace(/\.$/, '');
  };
  return {
    objectives: after('Objectives: ')
      .split(/, (?=\d: )/)
      .map(said => ({
        cards: every(said, new RegExp(`(wild|${COLOUR}) ?(\\d)`, 'g')).map(([, colour = '', value]) =>
          colour === 'wild' ? `wild ${value}` : `${colourOf(colour)} ${value}`,
        ),
        by: /taken by (\w+)$/.exec(said)?.[1] ?? null,
      })),
    piles: Object.fromEntries(
      after('Headquarters left: ')
        .split(', ')
        .map(said => {
          const [colour, ...rest] = said.split(' ');
          return [colourOf(colour), rest.join(' ')];
        }),
    ),
    seats: Object.fromEntries(
      NAMES.flatMap(name => {
        const line = lines.find(each => new RegExp(`^${name}, \\d+ points?: `).test(each));
        return line === undefined
          ? []
          : [[name, seatIn(line.slice(name.length + 2).replace(/ points?: /, ': '))]];
      }),
    ),
    pool: cardsIn(after('Pool: ')),
    deck: cardsIn(after('Deck ').replace(/^\d+ cards?: /, '')),
    discards: counted(after('Discarded: ')),
  };
}

const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => DECK.indexOf(one) - DECK.indexOf(other));

const wanted = (view: View): Read => ({
  objectives: view.objectives.map(({ cards, by }) => ({
    cards: cards.map(({ colour, value }) => `${colour ?? 'wild'} ${value}`),
    by: by === null ? null : (NAMES[by] ?? ''),
  })),
  piles: Object.fromEntries(
    COLOURS.map(colour => {
      const pile = view.piles[colour];
      return [
        colour,
        pile.length === 0 ? 'sold out' : `${pile.join(' ')} (costs ${priceOfHeadquarters(view, colour)})`,
      ];
    }),
  ),
  seats: Object.fromEntries(
    view.players.map(({ points, headquarters, cubes, tile }, seat) => {
      const houses = headquarters.reduce((sum, { value }) => sum + value, 0);
      return [
        NAMES[seat],
        [
          `points ${points} ${points - houses} ${houses}`,
          ...COLOURS.flatMap(colour => (cubes[colour] > 0 ? [`${cubes[colour]} ${colour}`] : [])),
          ...(tile ? [`${tile.symbol} tile ${tile.up ? 'up' : 'down'}`] : []),
          ...headquarters.map(({ colour, value, boost }) => `house ${colour} ${value} ${boost}`),
        ],
      ];
    }),
  ),
  pool: inOrder(view.pool),
  deck: inOrder(view.unseen),
  discards: view.discards.length,
});

test.each(GAMES)('the wide picture’s text tells the whole position: %s, %i seats', (variant, seats) => {
  const words = greenPortWords('en');
  for (const seed of [1, 2]) {
    const { played } = game(variant, seats, seed, undefined, greedily(seed));
    const views = played.map(({ state }) => greenPort.view(state, 'table'));
    for (const view of views.filter((_, index) => index % 5 === 0 || index > views.length - 4)) {
      const found = read(wideAlt(words, view, NAMES));
      expect({ ...found, pool: inOrder(found.pool), deck: inOrder(found.deck) }).toEqual(wanted(view));
    }
  }
});
