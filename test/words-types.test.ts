import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as syntax from '@fluent/syntax';
import { expect, test } from 'vitest';
import { englishFiles, typesOf, writeTypes } from '../scripts/words.mjs';
import { folder } from './support/folder.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const PATH = 'src/games/green-port/words/en.ftl';
const types = (text: string): string => typesOf(syntax, PATH, text);

test('keys, names of arguments and their types come from English', () => {
  const text = `# Title of the game.
title = Words

# $seats (number): how many can sit down
# $names (list)
lobby_full = { $seats } { LIST($names) }
# $pace (day | three-days)
# $who (text?)
lobby_late = { $pace } { $who }
# $open (yes or no)
paces_three-days = { $open }
timers_28 = x
`;
  expect(types(text)).toBe(`// Made from en.ftl by scripts/words.mjs.
export interface GreenPortCatalogue {
  /** Title of the game. */
  readonly title: string;
  readonly lobby: {
    readonly full: (seats: number, names: readonly (string | number)[]) => string;
    readonly late: (pace: 'day' | 'three-days', who: string | null | undefined) => string;
  };
  readonly paces: {
    readonly 'three-days': (open: boolean) => string;
  };
  readonly timers: {
    readonly 28: string;
  };
}
`);
});

test.each([
  ['a line that is no sentence', 'a = { $b\n', /no sentence: a = \{ \$b/],
  [
    'an argument without a type',
    '# $seats: how many\na = { $seats }\n',
    /write "\$name \(type\): what it is", or "\$name \(type\?\)" if it is optional/,
  ],
  ['a type that there is not', '# $seats (count)\na = { $seats }\n', /count is no type: there are number/],
  ['a sentence twice', 'a = b\na = c\n', /a is there twice/],
  ['a sentence below another', 'a = b\na_b = c\n', /a_b stands below a sentence/],
  ['a sentence above others', 'a_b = c\na = b\n', /a is there twice, or others stand below it/],
])('%s is named', (_, text, why) => {
  expect(() => types(text)).toThrow(why);
});

test('they are written beside English, again only where they differ; a broken file is named', async () => {
  const root = folder();
  await writeTypes(root);
  const words = join(root, 'src/presentation/words');
  mkdirSync(words, { recursive: true });
  writeFileSync(join(words, 'en.ftl'), 'a = b\n');
  await writeTypes(root);
  const made = join(words, 'en.d.ftl.ts');
  const { mtimeMs } = statSync(made);
  await writeTypes(root);
  expect(statSync(made).mtimeMs).toBe(mtimeMs);
  writeFileSync(join(words, 'en.ftl'), 'c = b\n');
  await writeTypes(root);
  expect(readFileSync(made, 'utf8')).toContain('readonly c: string');
  writeFileSync(join(words, 'en.ftl'), 'c\n');
  await expect(writeTypes(root)).rejects.toThrow(/^src\/presentation\/words\/en\.ftl: no sentence: c/);
});

test('the set-up has made those of this checkout', () => {
  const files = englishFiles(top);
  expect(files).toContain('commands/words/en.ftl');
  for (const path of files) {
    const made = join(top, path.replace(/\.ftl$/, '.d.ftl.ts'));
    expect(existsSync(made) && readFileSync(made, 'utf8')).toBe(
      typesOf(syntax, path, readFileSync(join(top, path), 'utf8')),
    );
  }
});
