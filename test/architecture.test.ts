import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { MADE_UP } from './fixtures/architecture.ts';

const OURS = /^(src|commands|packages)\//;

const top = fileURLToPath(new URL('..', import.meta.url));

interface Rules extends IFlattenedRuleSet {
  readonly options: ICruiseOptions;
}
const { default: rules }: { default: Rules } = await import(
  new URL('../.dependency-cruiser.mjs', import.meta.url).href
);

interface Found {
  readonly seen: number;
  readonly lines: readonly string[];
  readonly circles: readonly string[];
}

function foldersBelow(modules: ICruiseResult['modules']): ReadonlyMap<string, ReadonlySet<string>> {
  const below = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter(({ source }) => OURS.test(source))) {
    const from = dirname(source);
    const to = below.get(from) ?? new Set();
    for (const { resolved } of dependencies) if (OURS.test(resolved)) to.add(dirname(resolved));
    to.delete(from);
    below.set(from, to);
  }
  return below;
}

/**
 * Returns the folders that take part in a circle of imports.
 * @param below the imported folders of each folder
 */
function circlesIn(below: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const left = new Map([...below].map(([folder, to]) => [folder, new Set(to)]));
  for (;;) {
    const lowest = [...left].filter(([, to]) => [...to].every(folder => !left.has(folder)));
    if (lowest.length === 0) break;
    for (const [folder] of lowest) left.delete(folder);
  }
  // A folder that imports a circle, but is not imported by it, is no part of the circle.
  for (;;) {
    const used = new Set([...left.values()].flatMap(to => [...to]));
    const above = [...left.keys()].filter(folder => !used.has(folder));
    if (above.length === 0) return [...left.keys()].toSorted();
    for (const folder of above) left.delete(folder);
  }
}

async function violations(baseDir: string): Promise<Found> {
  const rooms = ['src', 'commands', 'proof', 'tools', 'packages'].filter(name =>
    existsSync(`${baseDir}/${name}`),
  );
  const { output } = await cruise(rooms, { ...rules.options, baseDir, validate: true, ruleSet: rules });
  if (typeof output === 'string') throw new Error(`unexpected report: ${output}`);
  const { modules, summary }: ICruiseResult = output;
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { seen: modules.length, lines, circles: circlesIn(foldersBelow(modules)) };
}

test('every import keeps to who may import whom, and no folder imports one above it', async () => {
  const { seen, lines, circles } = await violations(top);
  expect(lines).toEqual([]);
  expect(circles).toEqual([]);
  expect(seen).toBeGreaterThan(readdirSync(`${top}/src`).length);
});

test('no code of the bot names a file inside of local-discord: its exports say what may be used', () => {
  const rooms = ['src', 'commands', 'proof', 'tools', 'test'];
  const files = rooms.flatMap(room =>
    readdirSync(`${top}/${room}`, { recursive: true, encoding: 'utf8' }).map(path => `${room}/${path}`),
  );
  const code = files.filter(path => /\.m?ts$/.test(path) && !/architecture(\.test)?\.ts$/.test(path));
  expect(code.length).toBeGreaterThan(1_000);
  const guilty = code.filter(path => /local-discord\/src/.test(readFileSync(`${top}/${path}`, 'utf8')));
  expect(guilty).toEqual([]);
});

/** Writes the made-up project until the test ends: inside this one, so that its imports find the packages. */
function writtenMadeUp(): string {
  mkdirSync(`${top}/.cache`, { recursive: true });
  const folder = mkdtempSync(`${top}/.cache/made-up-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(MADE_UP)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  return folder;
}

test('every import that is not allowed is caught, and no other', async () => {
  const { lines, circles } = await violations(writtenMadeUp());
  const three = circles.filter(folder => folder.startsWith('src/upkeep/'));
  expect(three).toEqual(['src/upkeep/first', 'src/upkeep/second', 'src/upkeep/third']);
  const caught = lines.map(line => line.replace(/ -> .*/, '')).sort();
  expect([...new Set(caught)]).toEqual(
    [
      'contact-judges-any-discord: packages/local-discord/src/contact/into-server.ts',
      'floors: packages/local-discord/src/resources/into-world.ts',
      'floors: src/presentation/language/into-text.ts',
      'judge-alone: packages/local-discord/src/rules/into-ws.ts',
      'local-discord-by-name: src/cli/into-sources.ts',
      'local-discord-users: src/discord/into-local-discord.ts',
      'metrics-users: src/cli/into-metrics.ts',
      'no-cycles: packages/local-discord/src/world/types-a.ts',
      'no-cycles: src/core/circle-a.ts',
      'no-cycles: src/core/types-a.ts',
      'no-development-packages: packages/local-discord/src/into-development.ts',
      'no-development-packages: src/cli/into-development.ts',
      'no-way-back-to-main: src/cli/into-main.ts',
      'package-canvas: src/table/into-canvas.ts',
      'package-discord: src/table/into-discord-js.ts',
      'package-metrics: src/discord/into-metrics.ts',
      'package-sql: src/table/into-sql.ts',
      'package-sql: src/table/into-sqlite.ts',
      'parts-of-main: src/cli/into-compose.ts',
      'player-sees-no-deal: src/games/one/bots/index.ts',
      'playground-users: src/cli/into-playground.ts',
      'playground-when-needed: src/main.ts',
      'presenter-no-rules: src/games/one/picture/into-rules.ts',
      'registry-loads-later: src/games/registry.ts',
      'room-cli: src/cli/into-discord.ts',
      'room-beside-rules: src/games/one/views/into-notation.ts',
      'room-commands: commands/into-store.ts',
      'room-config: src/config.ts',
      'room-core: src/core/into-games.ts',
      'room-discord: src/discord/into-commands.ts',
      'room-discord: src/discord/into-games.ts',
      'room-discord: src/discord/into-local-discord.ts',
      'room-discord: src/discord/into-store.ts',
      'room-game: src/games/one/game.ts',
      'room-metrics: src/metrics/into-table.ts',
      'room-local-discord: packages/local-discord/src/into-core.ts',
      'room-log: src/log/log.ts',
      'room-player: src/games/two/bots/index.ts',
      'room-playground: src/playground.ts',
      'room-presentation: src/presentation/into-game.ts',
      'room-rules: src/games/one/rules/into-other-game.ts',
      'room-rules: src/games/one/rules/into-words.ts',
      'room-store: src/store/into-match.ts',
      'room-table: src/table/into-game.ts',
      'room-table: src/table/into-registry.ts',
      'room-table: src/table/into-presentation.ts',
      'room-words-and-pictures: src/games/one/picture/into-table.ts',
    ].sort(),
  );
});

function typesIn(text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isType =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
    if (isType && node.name) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest));
  return [...new Set(names)];
}

const NAME = String.raw`([\p{ID_Start}$_][\p{ID_Continue}$_]*)`;
const GAP = String.raw`(?:\s|//.*|/\*[^]*?\*/)`;
/** Matches every declaration of a type, and sometimes text in a comment or a string. */
const MAYBE = new RegExp(`\\b(?:(?:interface|class)${GAP}+${NAME}|type${GAP}+${NAME}${GAP}*[=<])`, 'gu');

type Places = ReadonlyMap<string, readonly string[]>;

function placesOf(
  files: Readonly<Record<string, string>>,
  namesIn: (text: string) => Iterable<string>,
): Places {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files))
    for (const name of new Set(namesIn(text))) places.set(name, [...(places.get(name) ?? []), file]);
  return new Map([...places].filter(([, where]) => where.length > 1));
}

/**
 * Returns the type names that several files declare. Only files that may declare such a name are parsed, since parsing takes
 * long.
 */
function declaredTwice(files: Readonly<Record<string, string>>): readonly string[] {
  const maybe = placesOf(files, text =>
    [...text.matchAll(MAYBE)].map(([, name, alias]) => name ?? alias ?? ''),
  );
  const read = new Set([...maybe.values()].flat());
  const places = placesOf(
    Object.fromEntries(Object.entries(files).filter(([file]) => read.has(file))),
    typesIn,
  );
  return [...places].map(([name, where]) => `${name}: ${where.join(', ')}`);
}

/** Rooms whose types a game can import. It never imports other rooms or another game, so it may use their names anew. */
const IMPORTED_BY_GAMES = /^src\/(core|presentation)\//;

/** Lists the names that are declared twice among the shared files, or among the files that a game can import. */
function declaredTwiceForAnyGame(files: Readonly<Record<string, string>>): readonly string[] {
  const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1];
  const paths = Object.keys(files);
  const games = new Set(paths.map(gameOf).filter(game => game !== undefined));
  const among = (isSeen: (file: string) => boolean) =>
    declaredTwice(Object.fromEntries(Object.entries(files).filter(([file]) => isSeen(file))));
  const inGames = [...games].flatMap(game =>
    among(file => gameOf(file) === game || IMPORTED_BY_GAMES.test(file)),
  );
  return [...new Set([...among(file => gameOf(file) === undefined), ...inGames])];
}

test("a type's name is declared in one file", () => {
  const paths = ['src', 'commands'].flatMap(room =>
    readdirSync(`${top}/${room}`, { recursive: true, encoding: 'utf8' }).map(path => `${room}/${path}`),
  );
  const sources = paths.filter(path => path.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const files = Object.fromEntries(sources.map(path => [path, readFileSync(`${top}/${path}`, 'utf8')]));
  expect(declaredTwiceForAnyGame(files)).toEqual([]);
});

test('two games may each have a name, or one of a room that they never import, but not one of what they share', () => {
  const files = {
    'src/core/contract/game.ts': 'type A = 1;',
    'src/games/one/types.ts': 'type State = 1; type A = 1;',
    'src/games/two/types.ts': 'type State = 1; type B = 1;',
    'src/games/two/view.ts': 'type B = 1;',
    'src/table/match.ts': 'type State = 1; type C = 1;',
    'commands/index.ts': 'type C = 1;',
  };
  expect(declaredTwiceForAnyGame(files)).toEqual([
    'C: src/table/match.ts, commands/index.ts',
    'A: src/core/contract/game.ts, src/games/one/types.ts',
    'B: src/games/two/types.ts, src/games/two/view.ts',
  ]);
});

test('a name that is declared twice is found, whatever declares it', () => {
  const files = {
    'one.ts':
      'interface A {} class B {} function f() { type C = 1; } type D = 1; interface E {} type F\n  = 1;',
    'two.ts': "import type { D } from './one.ts'; export type A = D; export class C {} class B {} class B {}",
    'three.ts':
      '// type E = 1;\nconst text = "class D {}"; export declare abstract class $<T> {} type /* of */ F<T> = T;',
    'four.ts': 'interface $ extends Array<string> {}',
  };
  expect(declaredTwice(files)).toEqual([
    'A: one.ts, two.ts',
    'B: one.ts, two.ts',
    'C: one.ts, two.ts',
    'F: one.ts, three.ts',
    '$: three.ts, four.ts',
  ]);
});

test('files of the short form share their processes: none puts a game on the shelf of all', () => {
  const files = readdirSync(`${top}/test`, { recursive: true, encoding: 'utf8' });
  const short = files.filter(path => path.endsWith('.ts') && !path.endsWith('.long.test.ts'));
  const guilty = short.filter(path =>
    /^import .*chaos\/(painted-)?shelf/m.test(readFileSync(`${top}/test/${path}`, 'utf8')),
  );
  expect(short.length).toBeGreaterThan(200);
  expect(guilty).toEqual([]);
});
