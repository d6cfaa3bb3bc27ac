import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { type Catalog, type Entry, readCatalog } from '../../tools/translating/catalog.ts';
import { look } from '../../tools/translating/check.ts';
import { glossary } from '../../tools/translating/glossary.ts';
import { take } from '../../tools/translating/import.ts';
import { exported } from '../../tools/translating/po.ts';
import { folder } from '../support/folder.ts';
import { isLong, some } from '../support/test-form.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../tools/translating/main.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

const catalogs = new Map<Language, Catalog>();
const catalog = (language: Language): Catalog => {
  const known = catalogs.get(language) ?? readCatalog(top, language);
  catalogs.set(language, known);
  return known;
};
const entryOf = ({ entries }: Catalog, key: string): Entry => {
  const entry = entries.find(each => each.key === key);
  if (!entry) throw new Error(`no entry ${key}`);
  return entry;
};

/**
 * Returns a file as a translator would send it back.
 * @param changes new sentences by key
 */
const sentBack = (from: Catalog, changes: Readonly<Record<string, string>>): string =>
  exported({
    ...from,
    entries: from.entries.map(entry => ({ ...entry, text: changes[entry.key] ?? entry.text })),
  });

const DRAWN = 'discord/tables_seatings_random';
const A_DAY = 'discord/tables_paces_day';
const OPENED = 'discord/lobby_opened';
const OVER = 'discord/lobby_over';
const HAND = 'commands/shared_hand_about';
const SEATS = 'commands/shared_new_seats';
const CUPS = 'commands/league_cups';
const PAY = 'commands.vintage/-pay';

/** Languages with Korean first. A short run reads only the first language, and Korean was already read by other tests. */
const IN_ORDER = LANGUAGES.toSorted((one, other) => Number(other === 'ko') - Number(one === 'ko'));

describe('out of the catalogues and back', () => {
  test.each(some(IN_ORDER, 1))('%s: what was not changed changes nothing', language => {
    const whole = catalog(language);
    expect(whole.entries.length).toBeGreaterThan(2_000);
    expect(new Set(whole.entries.map(({ key }) => key)).size).toBe(whole.entries.length);
    const { sources, changed, turnedDown } = take(whole, exported(whole));
    expect({ sources: [...sources], changed, turnedDown }).toEqual({
      sources: [],
      changed: [],
      turnedDown: [],
    });
  });

  test('a sentence is changed in its line, and nothing besides', () => {
    const korean = catalog('ko');
    const { file, text } = entryOf(korean, SEATS);
    expect(text).toContain('{ $least }');
    const changes = {
      [SEATS]: '{ $most }까지, { $least }부터',
      [CUPS]: '{ $size ->\n    [0] 없어요\n   *[other] { NUMBER($size) }명\n}',
      [PAY]: '돈',
    };
    const { sources, turnedDown, changed } = take(korean, sentBack(korean, changes));
    expect(turnedDown).toEqual([]);
    expect(changed.toSorted()).toEqual(Object.keys(changes).toSorted());
    const differing = [...sources].flatMap(([path, source]) => {
      const before = readFileSync(join(top, path), 'utf8').split('\n');
      return source.split('\n').filter((line, index) => line !== before[index]);
    });
    expect(differing).toEqual([
      'shared_new_seats = { $most }까지, { $least }부터',
      '        [0] 없어요',
      '       *[other] { NUMBER($size) }명',
      '-pay = 돈',
    ]);
    expect([...sources.keys()]).toEqual([file, 'commands/vintage/words/ko.ftl']);
  });

  test('a sentence that a catalogue lacks is written behind those before it', () => {
    const korean = catalog('ko');
    const { file } = entryOf(korean, SEATS);
    const source = (korean.catalogues.get(file) ?? '').replace(/^shared_new_seats = .*\n/m, '');
    const lacking = {
      ...korean,
      catalogues: new Map([[file, source]]),
      entries: korean.entries.map(entry =>
        entry.key === SEATS ? { ...entry, text: '', isWritten: false } : entry,
      ),
    };
    const untold = look(korean).lacking.map(({ key }) => key);
    const newlyUntold = look(lacking).lacking.filter(({ key }) => !untold.includes(key));
    expect(newlyUntold.map(({ key }) => key)).toEqual([SEATS]);
    const { sources } = take(lacking, sentBack(lacking, { [SEATS]: entryOf(korean, SEATS).text }));
    expect(sources.get(file)).toBe(korean.catalogues.get(file));
  });
});

/** Returns a few sentences of a language. They are enough, since sentences do not depend on each other. */
const someOf = (language: Language): Catalog => {
  const whole = catalog(language);
  const wanted = new Set([DRAWN, SEATS, HAND, A_DAY]);
  return { ...whole, entries: whole.entries.filter(({ key }) => wanted.has(key)) };
};

test('docs/glossary.md is what the catalogues say: `npm run words -- glossary` writes it again', () => {
  expect(readFileSync(join(top, 'docs/glossary.md'), 'utf8')).toBe(glossary(top));
});

describe('what is turned down', () => {
  const korean = someOf('ko');
  const why = (changes: Readonly<Record<string, string>>) => {
    const { turnedDown, changed } = take(korean, sentBack(korean, changes));
    return { changed, why: turnedDown.map(each => each.why), keys: turnedDown.map(({ key }) => key) };
  };

  test.each([
    ['it is empty', DRAWN, ' ', /empty/],
    ['a control character', DRAWN, '끝\t', /control character/],
    ['an argument is unknown', SEATS, '{ $most } { $few }', /\$few is unknown here; known: \$most, \$least/],
    ['a function is unknown', SEATS, '{ MOST($most) }', /MOST\(\) is unknown here/],
    ['a catalogue could not be read', SEATS, '{ $most', /can't be read: Expected token: "}"/],
    ['a command that is too long', HAND, '가'.repeat(101), /too long: 101.*100/],
    ['a message that is too long', DRAWN, '가'.repeat(2_001), /too long: 2001.*2000/],
  ])('%s', (_, key, text, reason) => {
    const told = why({ [key]: text });
    expect(told.keys).toEqual([key]);
    expect(told.why[0]).toMatch(reason);
    expect(told.changed).toEqual([]);
  });

  test('a sentence that is not there any more, and one whose English has changed', () => {
    const file = exported(korean)
      .replace(`msgctxt "${DRAWN}"`, 'msgctxt "discord/tables_gone"')
      .replace('msgid "a day for each turn', 'msgid "two days for each turn');
    const { turnedDown, sources } = take(korean, file);
    expect(turnedDown.map(each => each.why.split(':')[0])).toEqual([
      'the English has changed since the file was exported; it says now',
      'no sentence has this key',
    ]);
    for (const { line, key } of turnedDown) expect(file.split('\n')[line - 1]).toBe(`msgctxt "${key}"`);
    expect(sources.size).toBe(0);
  });

  test('a change that is marked as needing work', () => {
    const file = sentBack(korean, { [DRAWN]: '끝났어요.' }).replace(
      `msgctxt "${DRAWN}"`,
      `#, fuzzy\nmsgctxt "${DRAWN}"`,
    );
    expect(take(korean, file).turnedDown.map(({ key, why }) => [key, why.slice(0, 28)])).toEqual([
      [DRAWN, 'it is marked as needing work'],
    ]);
  });

  test('no PO file, and one of another language', () => {
    expect(take(korean, 'msgid "a\nmsgstr').turnedDown[0]?.why).toMatch(/this is no PO file/);
    expect(take(korean, 'hello').turnedDown).toHaveLength(1);
    expect(take(korean, exported({ ...korean, language: 'pt-BR' })).turnedDown[0]?.why).toBe(
      'its header says pt_BR, not ko',
    );
  });
});

function copied(): string {
  const place = folder();
  for (const part of 'src commands data test package.json tsconfig.json biome.json .gitignore'.split(' '))
    cpSync(join(top, part), join(place, part), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(place, 'node_modules'), 'dir');
  return place;
}

const program = (place: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', TSX, PROGRAM, '--top', place, ...words], { encoding: 'utf8' });

const SAYS = `import { startBot } from './test/support/bot.ts';
const running = await startBot();
const channel = running.discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'cais' });
const ann = running.discord.addUser({ name: 'Ann', locale: 'ko' });
const { content } = await ann.command(channel, 'porto new');
console.log(content);
await running.stop();
`;

test.runIf(isLong)(
  'a changed sentence arrives in the running bot; one that is turned down changes nothing, unless partly',
  () => {
    const place = copied();
    const po = join(place, 'ko.po');
    expect(program(place, 'export', 'ko', po).status).toBe(0);
    const file = readFileSync(po, 'utf8');
    const korean = catalog('ko');
    expect(file).toBe(exported(korean));
    const source = join(place, entryOf(korean, OPENED).file);
    const before = readFileSync(source, 'utf8');
    const wish = '새 탁자입니다! 다른 분은 { COMMAND("join") } 하세요.';
    writeFileSync(po, sentBack(korean, { [OPENED]: wish, [OVER]: '{ $who }' }));

    const refused = program(place, 'import', 'ko', po);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/ko\.po:\d+: discord\/lobby_over: \$who is unknown here/);
    expect(refused.stderr).toContain('Nothing was changed');
    expect(readFileSync(source, 'utf8')).toBe(before);

    const partly = program(place, 'import', 'ko', po, '--partly');
    expect(partly.status).toBe(1);
    expect(partly.stdout).toContain('Sentences changed: 1.');
    expect(readFileSync(source, 'utf8')).not.toBe(before);

    const script = join(place, 'says.ts');
    writeFileSync(script, SAYS);
    const { BUNDLE_FOLDER: _, ...env } = process.env;
    const said = spawnSync(process.execPath, ['--import', TSX, script], {
      cwd: place,
      env,
      encoding: 'utf8',
    });
    expect(said.stderr).toBe('');
    expect(said.stdout).toContain('새 탁자입니다! 다른 분은 `/porto join` 하세요.');
  },
);

test('an unknown language is told with those there are', () => {
  const { status, stderr } = program(top, 'export', 'tlh');
  expect(status).not.toBe(0);
  expect(stderr).toContain(LANGUAGES.join(', '));
});
