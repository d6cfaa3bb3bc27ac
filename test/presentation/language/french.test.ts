import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../../tools/catalogues/messages.ts';

const FILES = ['src', 'commands'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('words/fr.ftl'))
    .map(name => join(folder, name)),
);

const withoutSyntax = (text: string): string =>
  text.replace(/\{ [^{}]* ->/g, '').replace(/^ *\*?\[[\w-]+\]|\{[^{}]*\}/gm, '0');

const sentences = (file: string): readonly string[] =>
  readMessages(readFileSync(file, 'utf8')).map(({ id, text }) => `${file}, ${id}\n${withoutSyntax(text)}`);

test('French has a no-break space before ; : ! ? » % and behind «', () => {
  expect(FILES.length).toBeGreaterThan(10);
  const all = FILES.flatMap(sentences);
  expect(all.filter(text => /\u202f[;:!?»]|«\u202f/.test(text)).length).toBeGreaterThan(400);
  expect(all.filter(text => / [;:!?»%]|« /.test(text))).toEqual([]);
  expect(
    all.filter(text => /[\p{L}\d}][!?»](?!\w)|«[^\u202f]/u.test(text.replaceAll(/`[^`]*`/g, ''))),
  ).toEqual([]);
});

test('French has no “de” or “que” before the name of a person, since both lose their vowel before “Ana”', () => {
  const names = /\b(?:de|que) \{ (?:LIST\()?\$(?:people|person|names?|target|winners?)\b/;
  const all = FILES.flatMap(file => readMessages(readFileSync(file, 'utf8')));
  expect(all.filter(({ text }) => names.test(text)).map(({ id }) => id)).toEqual([]);
});
