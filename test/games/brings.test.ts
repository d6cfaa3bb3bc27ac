import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { steadyOf, strengthsOf } from '../../src/core/contract/player.ts';
import { tableValues } from '../../src/core/contract/settings.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom, loaded, REGISTRY, TIERS, type Tier } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import type { Harness } from './harness.ts';
import { HARNESSES } from './harnesses.ts';
import { playing } from './playing.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Files that each tier adds (docs/adding-a-game.md). A playable game needs words in English only. */
const FILES: Readonly<Record<Tier, (game: string) => readonly string[]>> = {
  playable: game => [
    `src/games/${game}/game.ts`,
    `src/games/${game}/words/en.ftl`,
    `src/games/${game}/presenter/index.ts`,
    `commands/${game}/index.ts`,
    `test/games/${game}/harness.ts`,
  ],
  shown: game => [
    `data/${game}/SOURCE.md`,
    `src/games/${game}/picture`,
    ...LANGUAGES.map(language => `src/games/${game}/words/${language}.ftl`),
  ],
  'with-bots': game => [`src/games/${game}/bots/strengths.ts`],
};

const SHOWN: Readonly<Record<Tier, readonly (keyof AnyPresenter)[]>> = {
  playable: [],
  shown: [
    'introduction',
    'preview',
    'ending',
    'wide',
    'lobby',
    'share',
    'timelapse',
    'lesson',
    'parts',
    'account',
  ],
  'with-bots': ['reason'],
};

/** Parts of a harness that each tier adds. The tests play a game without these parts at random. */
const HARNESSED: Readonly<Record<Tier, readonly (keyof Harness)[]>> = {
  playable: ['tables'],
  shown: ['presenter', 'chaos', 'secrets', 'strangers', 'commands', 'presses'],
  'with-bots': ['players', 'rated'],
};

const tiersTo = (tier: Tier): readonly Tier[] => TIERS.slice(0, TIERS.indexOf(tier) + 1);

function missing(game: string, tier: Tier): readonly string[] {
  const tiers = tiersTo(tier);
  const harness = Object.entries<Harness>(HARNESSES).find(([id]) => id === game)?.[1];
  const parts = {
    'a presenter in every language': LANGUAGES.every(language => presenters[game]?.(language) !== undefined),
    'a command of its name': commands.some(({ name }) => name === game),
    ...(tiers.includes('shown') && {
      'summary in its rules': games[game]?.summary !== undefined,
      'colour of its presenter for the colours of its rules':
        games[game]?.colours === undefined || presenters[game]?.('en').colour !== undefined,
      'chapters of the rules in topics of its presenter': (presenters[game]?.('en').topics ?? []).length > 0,
    }),
    ...(tiers.includes('with-bots') && {
      'bots in three strengths': strengthsOf(game, players).length > 0,
      'measured ratings': Object.keys(players[game]?.ratings ?? {}).length > 0,
    }),
  };
  return [
    ...tiers.flatMap(each => FILES[each](game)).filter(file => !existsSync(`${top}/${file}`)),
    ...Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part])),
    ...tiers
      .flatMap(each => HARNESSED[each])
      .flatMap(part => (harness?.[part] === undefined ? [`${part} in its harness`] : [])),
    ...tiers
      .flatMap(each => SHOWN[each])
      .flatMap(part => {
        const without = LANGUAGES.filter(language => presenters[game]?.(language)[part] === undefined);
        if (without.length === 0) return [];
        return `${part} of its presenter${without.length < LANGUAGES.length ? ` in ${without.join(', ')}` : ''}`;
      }),
  ];
}

const entries: readonly (readonly [id: string, game: { readonly tier: Tier }])[] = Object.entries(REGISTRY);

test.each(entries)('%s brings all that its tier asks for', (game, { tier }) => {
  expect(missing(game, tier)).toEqual([]);
});

test.each(Object.entries(await loaded('settings')))(
  '%s says of each value whether it is for one person alone, as its rules do',
  (id, { settings, options }) => {
    for (const setting of settings.filter(({ only }) => only === undefined))
      for (const value of setting.values) {
        const most = games[id]?.seats(options({ [setting.name]: value })).max ?? 0;
        expect([value, tableValues(setting).includes(value)]).toEqual([value, most > 1]);
      }
  },
);

test.each(Object.entries(games))('%s comes to an end when its stand-ins play it', (id, game) => {
  const player = steadyOf(id, players);
  const dice = new SeededDice(new Uint8Array(32).fill(5));
  const { min } = game.seats(game.defaults);
  const { played } = playing(game)(
    game.setup(min, game.defaults, dice),
    dice,
    (_, state, seat) => player.choose(game, game.view(state, seat), seat, dice),
    20_000,
  );
  const over = game.outcome(played.at(-1)?.state);
  expect(over, 'the first legal action stands in: it must bring the game on').toBeDefined();
});

const coloured = gamesFrom('shown').flatMap(id => (games[id]?.colours ? [games[id]] : []));

test.each(coloured)('$id names every colour that is counted for a favourite', rules => {
  const { id: game } = rules;
  const found = new Set<string>();
  const dice = new LightDice(5);
  const seats = Math.max(2, rules.seats(rules.defaults).min);
  const deal = rules.setup(seats, rules.defaults, new SeededDice(new Uint8Array(32).fill(3)));
  const choose = (legal: readonly unknown[]): unknown => {
    for (const action of legal) for (const colour of rules.colours?.(action) ?? []) found.add(colour);
    return legal[dice.below(legal.length)];
  };
  playing(rules)(deal, new SeededDice(new Uint8Array(32).fill(4)), choose, 400);
  expect(found.size).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const presenter = presenters[game]?.(language);
    const names = [...found].map(colour => presenter?.colour?.(colour)?.name);
    expect(new Set(names).size).toBe(found.size);
    expect(names).not.toContain(undefined);
    expect(presenter?.colour?.('beige')).toBeUndefined();
  }
});

test('a game that brings nothing lacks all, and more in each tier', () => {
  const lacks = TIERS.map(tier => missing('nothing', tier));
  expect(lacks[0]).toEqual([
    ...FILES.playable('nothing'),
    'a presenter in every language',
    'a command of its name',
    'tables in its harness',
  ]);
  expect(lacks[1]).toContain('src/games/nothing/words/ja.ftl');
  expect(lacks[1]).toContain('timelapse of its presenter');
  expect(lacks[2]).toContain('bots in three strengths');
  expect(lacks.map(({ length }) => length)).toEqual(
    lacks.map(({ length }) => length).toSorted((one, other) => one - other),
  );
});

test('no folder of a game stands outside the registry', () => {
  const folders = readdirSync(`${top}/src/games`, { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(games).toSorted());
});
