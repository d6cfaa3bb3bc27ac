import { expect, test } from 'vitest';
import type { AddressedEvent, AnyGame } from '../../src/core/contract/game.ts';
import { gamesFrom, games as shelf } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { historyOf, type WholeGame, wholeGames } from './whole-games.ts';

/** Longest list that a golden text shows in full. A longer list shows its length and first items. */
const LONGEST = 12;
const APART = 20;

const partsOf = (value: object, path = ''): readonly (readonly [path: string, part: string])[] =>
  Object.entries(value).flatMap(([key, part]) => {
    const at = `${path}${key}`;
    if (Array.isArray(part) && part.some(item => typeof item === 'object' && item !== null))
      return part.flatMap((item, index) =>
        typeof item === 'object' && item !== null ? partsOf(item, `${at} ${index} `) : [],
      );
    const isLong = Array.isArray(part) && part.length > LONGEST;
    return [[at, isLong ? `${part.length} × ${part.slice(0, 3)}…` : JSON.stringify(part)]];
  });

const audienceText = ({ event, ...events }: AddressedEvent<unknown>): string =>
  [
    events.to === 'all' ? '' : `to ${events.to}: `,
    JSON.stringify(event),
    'others' in events ? ` | others: ${JSON.stringify(events.others)}` : '',
  ].join('');

function playthrough(game: AnyGame, played: WholeGame): string {
  const { deal, decisions, seats, name } = played;
  let known = new Map<string, string>();
  const changed = (state: unknown): readonly string[] => {
    const parts = partsOf(state as object);
    const lines = parts.flatMap(([path, part]) => (known.get(path) === part ? [] : [`  ${path} ${part}`]));
    known = new Map(parts);
    return lines;
  };
  const names = Array.from({ length: seats }, (_, seat) => `player ${seat + 1}`);
  return [
    name,
    ...changed(deal),
    ...decisions.flatMap(({ seat, action, legal, events, state }, count) => [
      `${count}. seat ${seat}: ${game.write(action)} (of ${legal.length})`,
      ...events.map(each => `  ${audienceText(each)}`),
      ...(count % APART === APART - 1 ? changed(state) : []),
    ]),
    ...changed(decisions.at(-1)?.state),
    JSON.stringify(game.outcome(decisions.at(-1)?.state)),
    JSON.stringify(game.record?.(historyOf(played), names, 'all')),
    '',
  ].join('\n');
}

// A golden text may change only if the rules change on purpose. `npx vitest run test/contract/goldens.test.ts -u` writes it anew.
// Then read the diff.
test.each(
  gamesFrom('shown').flatMap(id => {
    const game = shelf[id] as AnyGame;
    return wholeGames(game, TABLES[id] ?? []).map(played => ({ id, game, played, name: played.name }));
  }),
)('a game of $id, $name, goes on as the golden has it', async ({ id, game, played, name }) => {
  const file = new URL(`../games/${id}/goldens/${name.replaceAll(' ', '-')}.txt`, import.meta.url);
  await expect(playthrough(game, played)).toMatchFileSnapshot(file.pathname);
});
