// Creates the files of a new game that can be played at once: `npm run new-game <id>`. docs/adding-a-game.md describes the
// next steps.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('new-game/template/', import.meta.url));
const LONGEST = 24;
/** Ids and words that a new game can't use, since names in the code or other folders have them already. */
const TAKEN = ['constructor', 'games', 'src', 'test', 'toy', 'words'];

/** Paths of a new game's files, each with its template. */
const filesOf = id => ({
  'types.ts.txt': `src/games/${id}/rules/types.ts`,
  'game.ts.txt': `src/games/${id}/game.ts`,
  'en.ftl.txt': `src/games/${id}/words/en.ftl`,
  'words.ts.txt': `src/games/${id}/words/index.ts`,
  'picture.ts.txt': `src/games/${id}/picture/index.ts`,
  'presenter.ts.txt': `src/games/${id}/presenter/index.ts`,
  'command.ts.txt': `commands/${id}/index.ts`,
  'harness.ts.txt': `test/games/${id}/harness.ts`,
});

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the spellings of an id in the code: food-truck, foodTruck, FoodTruck, FOOD_TRUCK, "Food truck", ['food-truck']. */
function namesOf(id) {
  const pascal = id.split('-').map(capital).join('');
  return {
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    upper: id.replaceAll('-', '_').toUpperCase(),
    title: capital(id.replaceAll('-', ' ')),
    member: id.includes('-') ? `['${id}']` : `.${id}`,
  };
}

const filled = (text, { id, camel, pascal, upper, title, member }) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__UPPER__', upper)
    .replaceAll('__Title__', title)
    .replaceAll('__member__', member);

/** Entries for the lists of games. Each has an import, and lines before the list's end. */
const listsOf = ({ id, camel }) => {
  const key = id.includes('-') ? `'${id}'` : id;
  return [
    {
      path: 'src/games/registry.ts',
      from: `./${id}/game.ts`,
      name: `${camel}Rules`,
      end: '} as const satisfies ',
      entry: `  ${key}: {
    tier: 'playable',
    rules: ${camel}Rules,
    presenter: async () => (await import('./${id}/presenter/index.ts')).${camel}Presenter,
  },
`,
    },
    {
      path: 'commands/index.ts',
      from: `./${id}/index.ts`,
      name: `${camel}Commands`,
      end: '};\n\nconst own = ',
      entry: `  ${key}: ${camel}Commands,\n`,
    },
    {
      path: 'test/games/harnesses.ts',
      from: `./${id}/harness.ts`,
      name: `${camel}Harness`,
      end: '  toy: toyHarness,\n',
      entry: `  ${key}: ${camel}Harness,\n`,
    },
  ];
};

/** Returns a list's file with a new entry. Throws where the file does not have the expected form. */
function listed(text, { path, from, name, end, entry }) {
  const line = `import { ${name} } from '${from}';`;
  const lines = text.split('\n');
  const isBeside = each => /^import .* from '\.\/.*';$/.test(each);
  const pathOf = each => /'(.*)'/.exec(each)?.[1] ?? '';
  const last = lines.findLastIndex(isBeside);
  const later = lines.findIndex(each => isBeside(each) && pathOf(each) > from);
  if (last < 0 || text.split(end).length !== 2) throw new Error(`${path} has no list of games to add to`);
  lines.splice(later < 0 ? last + 1 : later, 0, line);
  return lines.join('\n').replace(end, () => `${entry}${end}`);
}

/** Returns the reason why a game of this id can't be created. Undefined: it can. */
export function refusalOf(root, id) {
  if (!id) return 'Name the game: npm run new-game <id>';
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || id.length > LONGEST)
    return `"${id}" is no id: small letters with single hyphens between them are allowed, at most ${LONGEST}.`;
  const taken = id.split('-').find(part => TAKEN.includes(part));
  if (taken) return `"${id}" is no id: the project uses "${taken}" for something else.`;
  if (existsSync(join(root, 'src/games', id))) return `There is a game "${id}" already, in src/games/${id}.`;
  const spot = [`commands/${id}`, `data/${id}`, `test/games/${id}`].find(path =>
    existsSync(join(root, path)),
  );
  return spot && `${spot} is there already: remove it, or choose another id.`;
}

/**
 * Creates the game's files. Throws before the first file where that is not possible. Removes all files again where writing
 * fails.
 */
export function writeGame(root, id) {
  const refusal = refusalOf(root, id);
  if (refusal) throw new Error(refusal);
  const names = namesOf(id);
  const fresh = Object.entries(filesOf(id)).map(([template, path]) => ({
    path,
    text: filled(readFileSync(join(TEMPLATE, template), 'utf8'), names),
  }));
  const lists = listsOf(names).map(list => {
    const before = readFileSync(join(root, list.path), 'utf8');
    return { path: list.path, before, text: listed(before, list) };
  });
  try {
    for (const { path, text } of [...fresh, ...lists]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  } catch (error) {
    for (const folder of [`src/games/${id}`, `commands/${id}`, `test/games/${id}`])
      rmSync(join(root, folder), { recursive: true, force: true });
    for (const { path, before } of lists) writeFileSync(join(root, path), before);
    throw error;
  }
  return { written: fresh.map(({ path }) => path), changed: lists.map(({ path }) => path) };
}

/** Formats the files: a long id changes the line breaks and the order of imports. */
function format(root, paths) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome))
    execFileSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, stdio: 'ignore' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const id = process.argv[2];
  try {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { written, changed } = writeGame(root, id);
    format(root, [...written, ...changed]);
    process.stdout.write(`New:\n${written.map(path => `  ${path}`).join('\n')}
Changed:\n${changed.map(path => `  ${path}`).join('\n')}
Check it:   npm run types && npx vitest run test/contract/contract.test.ts test/games/brings.test.ts; at the end: npm test
Play it:    npm run play -- --game ${id}
Go on with: docs/adding-a-game.md
`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
