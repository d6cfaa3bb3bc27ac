import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('..', import.meta.url));
const madeUp = fileURLToPath(new URL('./fixtures/architecture', import.meta.url));

interface Rules extends IFlattenedRuleSet {
  readonly options: ICruiseOptions;
}
const { default: rules }: { default: Rules } = await import(
  new URL('../.dependency-cruiser.mjs', import.meta.url).href
);

async function violations(baseDir: string): Promise<{ seen: number; lines: string[] }> {
  const rooms = ['src', 'commands', 'bench', 'packages'].filter(name => existsSync(`${baseDir}/${name}`));
  const { output } = await cruise(rooms, { ...rules.options, baseDir, validate: true, ruleSet: rules });
  if (typeof output === 'string') throw new Error(`unexpected report: ${output}`);
  const { modules, summary }: ICruiseResult = output;
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { seen: modules.length, lines };
}

test('every import keeps to who may import whom', async () => {
  const { seen, lines } = await violations(top);
  expect(lines).toEqual([]);
  expect(seen).toBeGreaterThan(readdirSync(`${top}/src`).length);
});

test('every import that is not allowed is caught, and no other', async () => {
  const { lines } = await violations(madeUp);
  const caught = lines.map(line => line.replace(/ -> .*/, '')).sort();
  expect([...new Set(caught)]).toEqual(
    [
      'local-discord-by-name: src/cli/into-sources.ts',
      'local-discord-users: src/discord/into-local-discord.ts',
      'no-cycles: src/core/circle-a.ts',
      'no-development-packages: packages/local-discord/src/into-development.ts',
      'no-development-packages: src/cli/into-development.ts',
      'no-way-back-to-main: src/cli/into-main.ts',
      'package-canvas: src/match/into-canvas.ts',
      'package-discord: src/match/into-discord-js.ts',
      'package-sql: src/match/into-sql.ts',
      'package-sql: src/match/into-sqlite.ts',
      'players-see-types: src/players/one/into-values.ts',
      'playground-users: src/cli/into-playground.ts',
      'playground-when-needed: src/main.ts',
      'present-no-rules: src/present/into-rules.ts',
      'room-cli: src/cli/into-discord.ts',
      'room-commands: commands/into-store.ts',
      'room-config: src/config.ts',
      'room-core: src/core/into-games.ts',
      'room-discord: src/discord/into-commands.ts',
      'room-discord: src/discord/into-games.ts',
      'room-discord: src/discord/into-local-discord.ts',
      'room-discord: src/discord/into-store.ts',
      'room-games: src/games/one/into-other-game.ts',
      'room-games: src/games/one/into-players.ts',
      'room-local-discord: packages/local-discord/src/into-core.ts',
      'room-log: src/log.ts',
      'room-match: src/match/into-game.ts',
      'room-match: src/match/into-present.ts',
      'room-playground: src/playground.ts',
      'room-players-of-a-game: src/players/one/into-other-game.ts',
      'room-players: src/players/into-games.ts',
      'room-present: src/present/into-store.ts',
      'room-store: src/store/into-match.ts',
    ].sort(),
  );
});
