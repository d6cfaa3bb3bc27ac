import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND_WORDS } from '../../../commands/words/index.ts';
import {
  catalogues,
  changeCatalogues,
  hearFaults,
  type SentenceFault,
  saidWith,
  wordsIn,
} from '../../../src/presentation/catalogue/index.ts';

function folderOf(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.ftl`), text);
  return pathToFileURL(`${folder}/`);
}

function faults(): readonly SentenceFault[] {
  const received: SentenceFault[] = [];
  hearFaults(() => {});
  hearFaults(fault => received.push(fault));
  onTestFinished(() => hearFaults(() => {}));
  return received;
}

const ENGLISH = `
title = Words
# $seats (number): how many can sit down
# $names (list)
lobby_full = { $seats ->
    [one] The seat is taken
   *[other] All { $seats } seats are taken
}: { LIST($names) }.
# $share (number)
# $place (number)
# $points (number)
figures = { PERCENT($share) }, { ORDINAL($place) }, { NUMBER($points) } of { $points }
# $names (list)
lists = { LIST($names, last: "or") } / { LIST($names, between: " + ", after: "!") } / { LIST($names, between: ", ", last: " nor ") } / { COUNT($names) ->
    [one] alone
   *[other] together
}
# $code (text?)
# $open (yes or no)
given = { GIVEN($code) ->
    [no] That one
   *[yes] “{ $code }”
}{ $open ->
    [yes] , open
   *[no] { "" }
}
colours_red = red
    .of = of the red
# $colour (red | blue)
built = { TERM($colour, "colours") } { TERM($colour, "colours", form: "of") }
ask = Type { COMMAND("join") } or { COMMAND("rules", "topic:") }
# $name (text)
took = { $name } took it
`;

interface Sample {
  readonly title: string;
  readonly lobby: { full(seats: number, names: readonly string[]): string };
  figures(share: number, place: number, points: number): string;
  lists(names: readonly string[]): string;
  given(code: string | undefined, open: boolean): string;
  built(colour: 'red' | 'blue'): string;
  readonly ask: string;
  took(name: string): string;
}

test('a sentence is a text, or a function of its arguments in the order of the comment above it', () => {
  const received = faults();
  const { en } = catalogues<Sample>(folderOf({ en: ENGLISH }));
  expect(en.title).toBe('Words');
  expect(en.lobby.full).toHaveLength(2);
  expect(en.lobby.full(1, ['Ann'])).toBe('The seat is taken: Ann.');
  expect(en.lobby.full(1_234, ['Ann', 'Bo', 'Cy'])).toBe('All 1234 seats are taken: Ann, Bo and Cy.');
  expect([en.lobby.full.length, en.took.length]).toEqual([2, 1]);
  expect(en.figures(0.44, 2, 1_234)).toBe('44%, 2nd, 1,234 of 1234');
  expect(en.lists(['a'])).toBe('a / a! / a / alone');
  expect(en.lists(['a', 'b'])).toBe('a or b / a! + b! / a nor b / together');
  expect(en.lists(['a', 'b', 'c'])).toContain(' / a, b nor c / ');
  expect(en.lists([])).toBe(' /  /  / together');
  expect(en.given(undefined, true)).toBe('That one, open');
  expect(en.given('', false)).toBe('That one');
  expect(en.given('none', false)).toBe('“none”');
  expect(en.built('red')).toBe('red of the red');
  expect(received).toEqual([]);
});

test('a tool may change what is read of a catalogue', () => {
  const folder = folderOf({ en: ENGLISH, de: 'title = Wörter' });
  changeCatalogues((text, file) => (file.href.startsWith(folder.href) ? text.replace('Wö', '*Wö') : text));
  onTestFinished(() => changeCatalogues(text => text));
  expect(catalogues<Sample>(folder).de.title).toBe('*Wörter');
});

test('commands are named as the caller names them', () => {
  const folder = folderOf({ en: ENGLISH });
  const named = (game: string) =>
    wordsIn<Sample>(folder, 'en', (verb, option) => ['`', game, ' ', verb, option ?? '', '`'].join(''));
  expect(named('/go').ask).toBe('Type `/go join` or `/go rulestopic:`');
  expect(named('/chess').ask).toBe('Type `/chess join` or `/chess rulestopic:`');
});

test('the arguments of a sentence are no part of its syntax, and no invisible letters set them apart', () => {
  const { en } = catalogues<Sample>(folderOf({ en: ENGLISH }));
  for (const name of ['{ $x }', '{ NUMBER(1) }', 'a\n    .b = c', 'אב'])
    expect(en.took(name)).toBe(`${name} took it`);
});

test('Korean particles fit the sound before them; a name that holds such a mark is not touched', () => {
  const folder = folderOf({
    en: ENGLISH,
    ko: `took = { $name }[이/가] { TERM("red", "colours") }[을/를] 가져갔습니다.\ncolours_red = 빨강[으로/로]`,
  });
  const { ko } = catalogues<Sample>(folder);
  expect(ko.took('앤')).toBe('앤이 빨강으로를 가져갔습니다.');
  expect(ko.took('보')).toBe('보가 빨강으로를 가져갔습니다.');
  expect(ko.took('L4')).toBe('L4가 빨강으로를 가져갔습니다.');
  expect(ko.took('[을/를]')).toBe('[을/를]이 빨강으로를 가져갔습니다.');
  expect(ko.took('집[은/는] x')).toBe('집[은/는] x가 빨강으로를 가져갔습니다.');
});

test('a sentence that a language lacks or has broken is shown in English, and reported each time', () => {
  const received = faults();
  const { de } = catalogues<Sample>(
    folderOf({ en: ENGLISH, de: 'title = Wörter\ntook = { $nobody } nahm es\ngiven = { $code\n' }),
  );
  expect(de.title).toBe('Wörter');
  expect(de.lobby.full(1, ['Ann'])).toBe('The seat is taken: Ann.');
  expect(de.took('Ann')).toBe('Ann took it');
  expect(de.given('x', false)).toBe('“x”');
  expect(de.took('Bo')).toBe('Bo took it');
  expect(
    received.map(({ kind, language, sentence }) => [kind, language, sentence.split(' ').at(-1)]),
  ).toEqual([
    ['missing', 'de', 'lobby_full'],
    ['broken', 'de', 'took'],
    ['missing', 'de', 'given'],
    ['broken', 'de', 'took'],
  ]);
  expect(received[1]?.errors[0]?.message).toContain('$nobody');
});

test('English that is broken says what there is of it', () => {
  const received = faults();
  const { en, fr } = catalogues<Sample>(folderOf({ en: '# $name (text)\ntook = { $nobody } took it\n' }));
  expect(en.took('Ann')).toBe('{$nobody} took it');
  expect(fr.took('Ann')).toBe('{$nobody} took it');
  expect(received.map(({ kind, language }) => [kind, language])).toEqual([
    ['broken', 'en'],
    ['missing', 'fr'],
    ['broken', 'en'],
  ]);
});

test('a language is read when it is first asked for', () => {
  const folder = folderOf({ en: ENGLISH });
  const all = catalogues<Sample>(folder);
  expect(all.en.title).toBe('Words');
  writeFileSync(new URL('ko.ftl', folder), 'title = 말\n');
  expect(all.ko.title).toBe('말');
  writeFileSync(new URL('ko.ftl', folder), 'title = 낱말\n');
  expect(all.ko.title).toBe('말');
});

test('a caller that names no sentence, or fills one badly, does not compile', () => {
  const { en } = COMMAND_WORDS;
  // @ts-expect-error there is no such sentence
  expect(en.shared.gone).toBeUndefined();
  // @ts-expect-error an argument is missing
  const least: unknown = () => en.shared.new.seats(2);
  // @ts-expect-error it is a number
  const most: unknown = () => en.shared.new.seats(2, 'four');
  expect([typeof least, typeof most]).toEqual(['function', 'function']);
});

test('a formatted sentence is cached by its arguments, a number apart from its digits, and formatted again without room', () => {
  const folder = folderOf({
    en: '# $count (number)\nshares = { $count ->\n    [one] one\n   *[other] { $count }\n}\n',
  });
  const { shares } = wordsIn<{ shares(count: unknown): string }>(folder, 'en');
  expect([shares(1), shares('1'), shares(1), shares(undefined)]).toEqual(['one', '1', 'one', '']);
  const all = Array.from({ length: 5_000 }, (_, count) => count + 2);
  expect(all.map(shares)).toEqual(all.map(String));
  expect(shares(1)).toBe('one');
});

test('a sentence takes those of the facts that it names, and one that nobody knows is a fault of the caller', () => {
  const { en } = catalogues<Sample>(folderOf({ en: ENGLISH }));
  const facts = { points: 8, place: 1, share: 0.5, name: 'Ann' };
  expect(saidWith(en.figures, facts)).toBe('50%, 1st, 8 of 8');
  expect(saidWith(en.took, facts)).toBe('Ann took it');
  expect(saidWith(en.title, facts)).toBe('Words');
  expect(() => saidWith(en.lists, facts)).toThrow('nobody knows names');
});
