import { describe, expect, test } from 'vitest';
import { porto } from '../../../../src/games/porto/game.ts';
import { demandOf, KINDS, PUBLIC_DECK } from '../../../../src/games/porto/rules/cards.ts';
import { COLOURS, type PlayerView, type View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { alt, fullText, wideAlt } from '../../../../src/games/porto/words/alt.ts';
import { timerRisk } from '../../../../src/games/porto/words/risk.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';
import { plain, resignedText } from '../../../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../../../src/presentation/words/index.ts';
import { type ReadPosition, readPosition } from '../../../support/reader.ts';
import { some } from '../../../support/test-form.ts';
import { randomGame, VARIETIES } from './games.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const FORMS = {
  alt: (view: View, language: Language) => alt(portoWords(language), view, NAMES),
  wide: (view: View, language: Language) => wideAlt(portoWords(language), view, NAMES),
  text: (view: View, language: Language) => fullText(portoWords(language), view, NAMES, 1_800),
} as const;
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as readonly Form[];

interface ReadText {
  readonly view: View;
  readonly read: ReadPosition;
  readonly form: Form;
  readonly text: string;
  readonly language: Language;
}

/** Checks that the texts tell a field of the view, or says why no text tells it. */
type Entry = ((read: ReadText) => void) | string;

const same = (read: unknown, real: unknown): void => expect(read).toEqual(real);
const byName = <Item>(view: View, of: (player: PlayerView, seat: number) => readonly Item[]) =>
  new Map(
    view.players.flatMap((player, seat) => {
      const found = of(player, seat);
      return found.length > 0 ? [[NAMES[seat] ?? '', found] as const] : [];
    }),
  );
const over = (view: View): boolean => view.result !== null || view.stopped !== null;
const plays = (view: View): boolean => !view.result && view.phase.type !== 'keep';

/** Entries for the fields of a player. A new field does not compile without an entry. */
const PLAYER_FIELDS = {
  score: ({ view, read }) => {
    if (view.phase.type === 'keep') return;
    same(
      read.players.map(({ score }) => score),
      view.players.map(({ score }, seat) => view.result?.seats[seat]?.score ?? score),
    );
  },
  hand: ({ view, read, form }) => {
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
  claimed: ({ view, read, form, text }) => {
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
  ready: ({ view, read }) => {
    if (view.phase.type === 'keep')
      same(
        read.players.map(({ ready }) => ready),
        view.players.map(({ ready }, seat) => ready || view.sealed.includes(seat)),
      );
  },
  private: 'secret until the end, and then reported with the result',
} as const satisfies Readonly<Record<keyof PlayerView, Entry>>;

const FIELDS: Readonly<Record<keyof View, Entry>> = {
  viewer: 'who reads changes nothing in what everybody may read',
  variant: 'said when the table is opened; a solo shows its Timer',
  passes: 'each pass is reported as it happens; the board does not show them',
  reshuffles: 'reported as they happen; the board does not show them',
  dealt: 'secret',
  phase: ({ view, read }) => {
    same(read.awaits, over(view) ? 'over' : view.phase.type);
    const turn = !over(view) && view.phase.type === 'turn';
    same(read.mover, turn && view.phase.type === 'turn' ? NAMES[view.phase.seat] : undefined);
    same(read.timerCards, view.phase.type === 'timer' ? view.phase.cards : []);
  },
  round: ({ view, read }) => same(read.round, view.variant === 'solo' ? undefined : view.round),
  lastRound: ({ view, read }) => same(read.lastRound, view.lastRound ?? undefined),
  houses: ({ view, read }) =>
    same(
      read.houses,
      view.houses.map(house => ({ ...house, done: house.level === house.height })),
    ),
  market: ({ view, read }) => same(read.market, view.market),
  contracts: ({ view, read }) =>
    same(
      read.contracts,
      view.contracts.map(contract => contract && { contract, vp: demandOf(contract).vp }),
    ),
  supply: ({ view, read }) =>
    same(
      read.supply,
      Object.fromEntries(
        COLOURS.map(colour => [colour, [view.supply[colour].floors, view.supply[colour].grounds]]),
      ),
    ),
  roofs: ({ view, read }) => same(read.roofs, [view.roofs.placed, view.roofs.end ?? undefined]),
  deck: ({ view, read }) => same(read.deck, view.deck),
  publicDeck: ({ view, read }) => same(read.publicDeck, view.publicDeck),
  discards: ({ view, read, form }) => {
    if (form !== 'text') return;
    same(read.discards?.toSorted() ?? [], view.discards.toSorted());
  },
  publicDiscards: ({ view, read, form }) => {
    if (form === 'text') same(read.contractDiscards ?? [], view.publicDiscards);
  },
  timer: ({ view, read }) => {
    const solo = view.variant === 'solo';
    same(read.timer, solo ? [view.timer.left, view.timer.size] : undefined);
    same(
      read.risk,
      timerRisk(view)?.map(chance => Math.round(chance * 100)),
    );
    same(read.goal, solo && !view.result ? 60 : undefined);
  },
  players: read => {
    same(
      read.read.players.map(({ name }) => name),
      NAMES.slice(0, read.view.players.length),
    );
    for (const entry of Object.values<Entry>(PLAYER_FIELDS)) if (typeof entry === 'function') entry(read);
  },
  result: ({ view, read, form }) => {
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
    for (const name of NAMES) if (![winner, ...gone].includes(name)) expect(read.verdict).not.toContain(name);
    if (form === 'text')
      same(
        read.privates ?? new Map(),
        byName(view, (_, seat) => result.seats[seat]?.private.map(({ vp }) => vp) ?? []),
      );
  },
  // The texts show a sealed choice as a seat that is ready.
  sealed: PLAYER_FIELDS.ready,
  resigned: ({ view, text, language }) => {
    const [said] = resignedText(view, seat => NAMES[seat] ?? '', language);
    if (said !== undefined) expect(plain(text)).toContain(said);
    for (const name of NAMES.filter((_, seat) => !view.resigned.includes(seat)))
      expect(text).not.toContain(SHARED_WORDS[language].players.resigned([name]));
  },
  ends: ({ view, text, language }) => {
    for (const said of resignedText(view, seat => NAMES[seat] ?? '', language))
      expect(plain(text)).toContain(said);
  },
  stopped: ({ view, read }) => {
    if (view.result) return;
    same(read.awaits === 'over', view.stopped !== null);
    const winners = (view.stopped ?? []).map(seat => NAMES[seat] ?? '');
    same(read.verdict === undefined, winners.length === 0);
    for (const name of winners) expect(read.verdict).toContain(name);
  },
};

const check = (view: View, text: string, form: Form, language: Language): void => {
  const read = { view, text, form, language, read: readPosition(text, language) };
  for (const entry of Object.values(FIELDS)) if (typeof entry === 'function') entry(read);
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
    porto.view(last, 'table', { resigned, ends: ['outOfTime'], stopped: null }),
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
