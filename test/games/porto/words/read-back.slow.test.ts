import { describe, expect, test } from 'vitest';
import { demandOf, KINDS, PUBLIC_DECK } from '../../../../src/games/porto/rules/cards.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import { COLOURS, type PlayerView, type View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { alt, fullText, wideAlt } from '../../../../src/games/porto/words/alt.ts';
import { timerRisk } from '../../../../src/games/porto/words/risk.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';
import { plain, resignedText } from '../../../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../../../src/presentation/words/index.ts';
import { some } from '../../../support/form.ts';
import { type ReadPosition, readPosition } from '../../../support/reader.ts';
import { randomGame, VARIETIES } from './games.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const FORMS = {
  alt: (view: View, language: Language) => alt(portoWords(language), view, NAMES),
  wide: (view: View, language: Language) => wideAlt(portoWords(language), view, NAMES),
  text: (view: View, language: Language) => fullText(portoWords(language), view, NAMES, 1_800),
} as const;
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as readonly Form[];

interface Told {
  readonly view: View;
  readonly read: ReadPosition;
  readonly form: Form;
  readonly text: string;
  readonly language: Language;
}

/**
 * Test of the texts for one field of a view. `told` checks that the texts tell the field. `others` returns views that differ
 * only in that field.
 */
interface Field {
  readonly told: (told: Told) => void;
  readonly others: (view: View) => readonly View[];
}
/** Test of a field of the view, or the reason why no text tells the field. */
type Entry = Field | { readonly untold: string };

const same = (read: unknown, real: unknown): void => expect(read).toEqual(real);
const first = <Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] =>
  items.map((item, index) => (index === 0 ? change(item) : item));
const swapped = <Item>(items: readonly Item[], one: number, other: number): readonly Item[] =>
  items.map((item, index) =>
    index === one ? (items[other] ?? item) : index === other ? (items[one] ?? item) : item,
  );
const next = <Item>(items: readonly Item[], item: Item): Item =>
  items[(items.indexOf(item) + 1) % items.length] ?? item;
const byName = <Item>(view: View, of: (player: PlayerView, seat: number) => readonly Item[]) =>
  new Map(
    view.players.flatMap((player, seat) => {
      const found = of(player, seat);
      return found.length > 0 ? [[NAMES[seat] ?? '', found] as const] : [];
    }),
  );
const withPlayers = (view: View, players: readonly PlayerView[]): View => ({ ...view, players });
const over = (view: View): boolean => view.result !== null || view.stopped !== null;
const plays = (view: View): boolean => !view.result && view.phase.type !== 'keep';

/** Entries for the fields of a player. A new field does not compile without an entry. */
const PLAYER_FIELDS = {
  score: {
    told: ({ view, read }) => {
      if (view.phase.type === 'keep') return;
      same(
        read.players.map(({ score }) => score),
        view.players.map(({ score }, seat) => view.result?.seats[seat]?.score ?? score),
      );
    },
    others: view =>
      plays(view)
        ? [
            withPlayers(
              view,
              first(view.players, player => ({ ...player, score: player.score + 1 })),
            ),
            withPlayers(
              view,
              view.players.map((player, seat) => ({
                ...player,
                score: view.players[(seat + 1) % view.players.length]?.score ?? 0,
              })),
            ),
          ]
        : [],
  },
  hand: {
    told: ({ view, read, form }) => {
      if (plays(view))
        same(
          read.players.map(({ hand }) => hand),
          view.players.map(({ hand }) => hand.length),
        );
      if (form !== 'alt')
        same(
          read.hands ?? new Map(),
          byName(view, ({ hand }) => hand),
        );
    },
    others: view =>
      plays(view)
        ? [
            withPlayers(
              view,
              first(view.players, player => ({ ...player, hand: [...player.hand, 'yellow-3'] })),
            ),
          ]
        : [],
  },
  claimed: {
    told: ({ view, read, form, text }) => {
      if (plays(view)) {
        same(
          read.players.map(({ claimed }) => claimed),
          view.players.map(({ claimed }) => claimed.length),
        );
      }
      if (form === 'alt' || (form === 'wide' && text.endsWith('view:text.'))) return;
      same(
        read.claimed ?? new Map(),
        byName(view, ({ claimed }) => claimed),
      );
    },
    others: view =>
      plays(view)
        ? [
            withPlayers(
              view,
              first(view.players, player => ({ ...player, claimed: [...player.claimed, 'house-red'] })),
            ),
          ]
        : [],
  },
  ready: {
    told: ({ view, read }) => {
      if (view.phase.type === 'keep')
        same(
          read.players.map(({ ready }) => ready),
          view.players.map(({ ready }, seat) => ready || view.sealed.includes(seat)),
        );
    },
    others: view =>
      view.phase.type === 'keep'
        ? [
            withPlayers(
              view,
              first(view.players, player => ({ ...player, ready: !player.ready })),
            ),
          ]
        : [],
  },
  private: { untold: 'secret until the end, and then told with the result' },
} as const satisfies Readonly<Record<keyof PlayerView, Entry>>;

const FIELDS: Readonly<Record<keyof View, Entry>> = {
  viewer: { untold: 'who reads changes nothing in what everybody may read' },
  variant: { untold: 'said when the table is opened; a solo shows its Timer' },
  passes: { untold: 'each pass is told as it happens; the board does not show them' },
  reshuffles: { untold: 'told as they happen; the board does not show them' },
  dealt: { untold: 'secret' },
  phase: {
    told: ({ view, read }) => {
      same(read.awaits, over(view) ? 'over' : view.phase.type);
      const turn = !over(view) && view.phase.type === 'turn';
      same(read.mover, turn && view.phase.type === 'turn' ? NAMES[view.phase.seat] : undefined);
      same(read.timerCards, view.phase.type === 'timer' ? view.phase.cards : []);
    },
    others: view => {
      if (over(view)) return [];
      if (view.phase.type === 'timer')
        return [{ ...view, phase: { type: 'timer', cards: ['red-1', 'red-1'] } }];
      if (view.phase.type !== 'turn' || view.players.length === 1) return [];
      return [{ ...view, phase: { type: 'turn', seat: (view.phase.seat + 1) % view.players.length } }];
    },
  },
  round: {
    told: ({ view, read }) => same(read.round, view.variant === 'solo' ? undefined : view.round),
    others: view => (view.variant === 'solo' ? [] : [{ ...view, round: view.round + 1 }]),
  },
  lastRound: {
    told: ({ view, read }) => same(read.lastRound, view.lastRound ?? undefined),
    others: view =>
      view.variant === 'solo'
        ? []
        : [{ ...view, lastRound: view.lastRound === null ? view.round + 1 : view.lastRound + 2 }],
  },
  houses: {
    told: ({ view, read }) =>
      same(
        read.houses,
        view.houses.map(house => ({ ...house, done: house.level === house.height })),
      ),
    others: view => [
      { ...view, houses: first(view.houses, house => ({ ...house, height: house.height + 1 })) },
      { ...view, houses: first(view.houses, house => ({ ...house, ground: house.ground === 3 ? 2 : 3 })) },
      { ...view, houses: first(view.houses, house => ({ ...house, roof: house.roof === 3 ? 2 : 3 })) },
      { ...view, houses: first(view.houses, house => ({ ...house, level: house.level === 2 ? 1 : 2 })) },
      {
        ...view,
        houses: first(view.houses, house => ({ ...house, colour: house.colour === 'red' ? 'blue' : 'red' })),
      },
    ],
  },
  market: {
    told: ({ view, read }) => same(read.market, view.market),
    others: view => [
      { ...view, market: first(view.market, card => (card === null ? 'red-1' : null)) },
      ...(view.market[0] === view.market[1] ? [] : [{ ...view, market: swapped(view.market, 0, 1) }]),
      { ...view, market: first(view.market, card => next(KINDS, card ?? 'red-1')) },
    ],
  },
  contracts: {
    told: ({ view, read }) =>
      same(
        read.contracts,
        view.contracts.map(contract => contract && { contract, vp: demandOf(contract).vp }),
      ),
    others: view => [
      { ...view, contracts: first(view.contracts, card => (card === null ? 'house-red' : null)) },
      ...(view.contracts[2] === view.contracts[3]
        ? []
        : [{ ...view, contracts: swapped(view.contracts, 2, 3) }]),
      { ...view, contracts: first(view.contracts, card => next(PUBLIC_DECK, card ?? 'house-red')) },
    ],
  },
  supply: {
    told: ({ view, read }) =>
      same(
        read.supply,
        Object.fromEntries(
          COLOURS.map(colour => [colour, [view.supply[colour].floors, view.supply[colour].grounds]]),
        ),
      ),
    others: view => {
      const { blue, red } = view.supply;
      return [
        { ...view, supply: { ...view.supply, red: { ...red, floors: red.floors + 1 } } },
        { ...view, supply: { ...view.supply, blue: { ...blue, grounds: blue.grounds + 1 } } },
      ];
    },
  },
  roofs: {
    told: ({ view, read }) => same(read.roofs, [view.roofs.placed, view.roofs.end ?? undefined]),
    others: view => [{ ...view, roofs: { ...view.roofs, placed: view.roofs.placed + 1 } }],
  },
  deck: {
    told: ({ view, read }) => same(read.deck, view.deck),
    others: view => [{ ...view, deck: view.deck + 1 }],
  },
  publicDeck: {
    told: ({ view, read }) => same(read.publicDeck, view.publicDeck),
    others: view => [{ ...view, publicDeck: view.publicDeck + 1 }],
  },
  discards: {
    told: ({ view, read, form }) => {
      if (form !== 'text') return;
      same(read.discards?.toSorted() ?? [], view.discards.toSorted());
    },
    others: () => [],
  },
  publicDiscards: {
    told: ({ view, read, form }) => {
      if (form === 'text') same(read.contractDiscards ?? [], view.publicDiscards);
    },
    others: () => [],
  },
  timer: {
    told: ({ view, read }) => {
      const solo = view.variant === 'solo';
      same(read.timer, solo ? [view.timer.left, view.timer.size] : undefined);
      same(
        read.risk,
        timerRisk(view)?.map(chance => Math.round(chance * 100)),
      );
      same(read.goal, solo && !view.result ? 60 : undefined);
    },
    others: view =>
      view.variant === 'solo' ? [{ ...view, timer: { ...view.timer, left: view.timer.left + 1 } }] : [],
  },
  players: {
    told: told => {
      same(
        told.read.players.map(({ name }) => name),
        NAMES.slice(0, told.view.players.length),
      );
      for (const entry of Object.values(PLAYER_FIELDS)) if ('told' in entry) entry.told(told);
    },
    others: view =>
      Object.values(PLAYER_FIELDS).flatMap(entry => ('others' in entry ? entry.others(view) : [])),
  },
  result: {
    told: ({ view, read, form }) => {
      const { result } = view;
      if (!result)
        return same(
          read.players.map(({ total }) => total),
          view.players.map(() => undefined),
        );
      same(
        read.players.map(({ total, bonus }) => [total, bonus]),
        result.seats.map(({ score, total }) => [total, total - score]),
      );
      const [winner = '', ...gone] = [result.winner ?? 0, ...view.resigned].map(seat => NAMES[seat] ?? '');
      for (const name of [winner, ...gone]) expect(read.verdict).toContain(name);
      for (const name of NAMES)
        if (![winner, ...gone].includes(name)) expect(read.verdict).not.toContain(name);
      if (form === 'text')
        same(
          read.privates ?? new Map(),
          byName(view, (_, seat) => result.seats[seat]?.private.map(({ vp }) => vp) ?? []),
        );
    },
    others: view => {
      const { result } = view;
      if (!result || view.players.length === 1) return [];
      return [
        { ...view, result: { ...result, winner: ((result.winner ?? 0) + 1) % view.players.length } },
        { ...view, result: { ...result, seats: swapped(result.seats, 0, 1) } },
      ].filter(other => JSON.stringify(other.result) !== JSON.stringify(result));
    },
  },
  sealed: {
    // The texts show a sealed choice as a seat that is ready.
    told: PLAYER_FIELDS.ready.told,
    others: view => {
      const choosing = view.players.findIndex(({ ready }, seat) => !ready && !view.sealed.includes(seat));
      return view.phase.type === 'keep' && choosing >= 0
        ? [
            { ...view, sealed: [...view.sealed, choosing] },
            ...view.sealed.map(() => ({ ...view, sealed: [] })),
          ]
        : [];
    },
  },
  resigned: {
    told: ({ view, text, language }) => {
      const [said] = resignedText(view, seat => NAMES[seat] ?? '', language);
      if (said !== undefined) expect(plain(text)).toContain(said);
      for (const name of NAMES.filter((_, seat) => !view.resigned.includes(seat)))
        expect(text).not.toContain(SHARED_WORDS[language].players.resigned([name]));
    },
    others: view =>
      view.players.length > 1 && view.stopped?.length !== 0
        ? [{ ...view, resigned: view.resigned.length > 0 ? [] : [1] }]
        : [],
  },
  stopped: {
    told: ({ view, read }) => {
      if (view.result) return;
      same(read.awaits === 'over', view.stopped !== null);
      const winners = (view.stopped ?? []).map(seat => NAMES[seat] ?? '');
      same(read.verdict === undefined, winners.length === 0);
      for (const name of winners) expect(read.verdict).toContain(name);
    },
    others: view =>
      view.result || view.phase.type === 'keep' ? [] : [{ ...view, stopped: view.stopped ? null : [0] }],
  },
};

const names = Object.keys(FIELDS) as readonly (keyof View)[];

const check = (view: View, text: string, form: Form, language: Language, fields = names): void => {
  const told = { view, text, form, language, read: readPosition(text, language) };
  for (const field of fields) {
    const entry = FIELDS[field];
    if ('told' in entry) entry.told(told);
  }
};

const fails = (attempt: () => void): boolean => {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
};

const positionsOf = (seats: number, options: (typeof VARIETIES)[number][1]): readonly View[] => {
  const states = [...randomGame(seats, options, 7)].flatMap(({ state, after }, index, all) =>
    index === 0 || index % 13 === 0 || index === all.length - 1 ? [state, after] : [],
  );
  const views = states.map(state => porto.view(state, 'table'));
  const last = states.at(-1);
  const middle = states[Math.floor(states.length / 2)];
  if (seats === 1 || !last || !middle) return views;
  const resigned = [seats - 1];
  const [dealt = last] = states;
  return [
    ...views,
    porto.view(dealt, 'table', { resigned: [], sealed: [1], stopped: null }),
    porto.view(last, 'table', { resigned, stopped: null }),
    porto.view(middle, 'table', { resigned: [1], stopped: [0] }),
    porto.view(middle, 'table', { resigned: [], stopped: [] }),
  ];
};

const games = some(VARIETIES, 4).map(([seats, options]) => ({
  name: `${seats} seats, ${JSON.stringify(options)}`,
  views: positionsOf(seats, options),
}));

describe.each(some(LANGUAGES, 3))('a reader knows the position from its text alone: %s', language => {
  test.each(games)('$name', ({ views }) => {
    for (const view of views)
      for (const form of forms) check(view, FORMS[form](view, language), form, language);
  });

  test.each(games)('$name: what is exchanged is noticed', ({ views }) => {
    for (const view of views.filter((_, index) => index % 3 === 0 || index >= views.length - 4)) {
      for (const form of forms) {
        for (const field of names) {
          const entry = FIELDS[field];
          const others = 'others' in entry ? entry.others(view) : [];
          for (const [index, other] of others.entries()) {
            // The changed view is equal to the original if two seats with equal points swapped their points.
            if (JSON.stringify(other) === JSON.stringify(view)) continue;
            const text = FORMS[form](other, language);
            const unnoticed = !fails(() => check(view, text, form, language, [field]));
            if (unnoticed) throw new Error(`${form}, ${field} ${index}: nobody notices\n${text}`);
          }
        }
      }
    }
  });

  test.each(games)('$name: whatever line is left out, it is missed', ({ views }) => {
    for (const view of views) {
      for (const form of forms) {
        const lines = FORMS[form](view, language).split('\n');
        for (const [index, line] of lines.entries()) {
          if (/^B |view:text/.test(line)) continue;
          const text = lines.filter((_, at) => at !== index).join('\n');
          if (!fails(() => check(view, text, form, language)))
            throw new Error(`${form}: nobody misses "${line}"`);
        }
      }
    }
  });
});

describe.each(LANGUAGES)('the fullest position of four that the box allows: %s', language => {
  const [position] = randomGame(4, { variant: 'standard' }, 3);
  if (!position) throw new Error('no game');
  const base = porto.view(position.after, 'table');
  const claimed = PUBLIC_DECK.slice(0, 31);
  const full = (end: boolean): View => ({
    ...base,
    phase: end ? { type: 'over' } : { type: 'turn', seat: 3 },
    resigned: end ? [3] : [],
    round: 39,
    lastRound: 40,
    roofs: { placed: 13, end: 10 },
    houses: base.houses.map((house, at) => ({
      ...house,
      colour: at % 2 === 0 ? 'purple' : 'yellow',
      level: house.height - 1,
      ground: 0,
      roof: 4,
    })),
    market: ['purple-3', 'yellow-3', 'purple-3', 'yellow-3', 'purple-3'],
    contracts: PUBLIC_DECK.slice(31),
    supply: Object.fromEntries(COLOURS.map(colour => [colour, { floors: 15, grounds: 3 }])) as View['supply'],
    deck: 10,
    publicDeck: 10,
    players: base.players.map((player, seat) => ({
      ...player,
      score: 120 + seat,
      hand: KINDS.filter((_, at) => at % 4 !== seat),
      claimed: claimed.filter((_, at) => at % 4 === seat),
    })),
    result: end
      ? {
          winner: 0,
          seats: base.players.map((_, seat) => ({
            score: 120 + seat,
            total: 150,
            rank: seat + 1,
            publicContracts: 9,
            private: [
              { contract: 'trio-purple-red-yellow', vp: 10 },
              { contract: 'pair-purple-yellow', vp: 10 },
              { contract: 'palette-2', vp: 10 },
            ],
          })),
        }
      : null,
  });

  test('loses no fact in the alt text, none in the text view; the wide view keeps the hands', () => {
    for (const view of [full(false), full(true)]) {
      for (const form of forms) {
        const text = FORMS[form](view, language);
        expect(text.length).toBeLessThanOrEqual(form === 'text' ? 1_800 : 1_024);
        expect(text).not.toContain('…');
        check(view, text, form, language);
      }
    }
  });
});
