import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { SeededDice } from '../../src/core/dice.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { players } from '../../src/games/players.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/stage/language/languages.ts';
import { TABLES } from '../contract/tables.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Files that a game must have (docs/adding-a-game.md). English words are enough. */
const files = (game: string): readonly string[] => [
  `data/${game}/SOURCE.md`,
  `src/games/${game}/rules/index.ts`,
  `src/games/${game}/words/en.ftl`,
  `src/games/${game}/picture`,
  `src/games/${game}/presenter/index.ts`,
  `src/games/${game}/player/index.ts`,
  `commands/${game}/index.ts`,
  `test/harness/guard/secrets/games/${game}.ts`,
  `test/harness/guard/strangers/games/${game}.ts`,
  `test/harness/chaos/games/${game}.ts`,
  `bench/commands/games/${game}.ts`,
  `bench/presses/games/${game}.ts`,
];

/** Lists the missing parts of a game. */
function missing(game: string): readonly string[] {
  const parts = {
    'an entry in test/contract/tables.ts': TABLES[game] !== undefined,
    'a presenter in every language': LANGUAGES.every(language => presenters[game]?.(language) !== undefined),
    'players of the bot': players[game] !== undefined,
    'a command of its name': commands.some(({ name }) => name === game),
  };
  return [
    ...files(game).filter(file => !existsSync(`${top}/${file}`)),
    ...Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part])),
  ];
}

test.each(Object.keys(games))('%s brings all that a game must', game => {
  expect(missing(game)).toEqual([]);
});

/** A game may do without; those of the house do not. */
const SEEN_BY_ALL = ['ending', 'wide', 'lobby', 'share', 'timelapse'] as const;

test.each(Object.keys(games))('%s has every picture that everybody sees', game => {
  for (const language of LANGUAGES) {
    const presenter = presenters[game]?.(language);
    expect(SEEN_BY_ALL.filter(picture => presenter?.[picture] === undefined)).toEqual([]);
  }
});

test.each(Object.keys(games))('%s names every colour that is counted for a favourite', game => {
  const rules = games[game];
  if (!rules?.colours) throw new Error(`${game} tells no colours`);
  const found = new Set<string>();
  const dice = new LightDice(5);
  let state = rules.setup(
    Math.max(2, rules.seats(rules.defaults).min),
    rules.defaults,
    new SeededDice(new Uint8Array(32).fill(3)),
  );
  const chance = new SeededDice(new Uint8Array(32).fill(4));
  for (let step = 0; step < 400; step++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    for (const action of legal) for (const colour of rules.colours(action)) found.add(colour);
    const done = rules.apply(state, seat, legal[dice.below(legal.length)], chance);
    if (!done.ok) throw new Error(done.refusal.code);
    state = done.value.state;
  }
  expect(found.size).toBeGreaterThan(3);
  for (const language of LANGUAGES) {
    const presenter = presenters[game]?.(language);
    const names = [...found].map(colour => presenter?.colour?.(colour)?.name);
    expect(new Set(names).size).toBe(found.size);
    expect(names).not.toContain(undefined);
    expect(presenter?.colour?.('beige')).toBeUndefined();
  }
});

test('a game that brings nothing is told all that it lacks', () => {
  expect(missing('nothing')).toHaveLength(files('nothing').length + 4);
  expect(missing('nothing')).toContain('src/games/nothing/words/en.ftl');
});

test('no folder of a game stands outside the registry', () => {
  const folders = readdirSync(`${top}/src/games`, { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(games).toSorted());
});
