import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readMessages } from '../../bench/words/messages.ts';

/** The files that speak French. */
const FILES = ['src', 'commands', 'test/toy'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /words\/fr(\.ftl|(\/[\w-]+)?\.ts)$/.test(name))
    .map(name => join(folder, name)),
);

/** What of a sentence is read: neither placeables nor the arrows and brackets of a choice. */
const withoutSyntax = (text: string): string =>
  text.replace(/\{ [^{}]* ->/g, '').replace(/^ *\*?\[[\w-]+\]|\{[^{}]*\}/gm, '0');

/** Strings of a file, and the pieces of templates, as they are written. */
function strings(file: string): readonly string[] {
  if (file.endsWith('.ftl'))
    return readMessages(readFileSync(file, 'utf8')).map(({ text }) => withoutSyntax(text));
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('French has a no-break space before ; : ! ? » % and behind «', () => {
  expect(FILES.length).toBeGreaterThan(40);
  const all = FILES.flatMap(strings);
  expect(all.filter(text => /\u202f[;:!?»]|«\u202f/.test(text)).length).toBeGreaterThan(400);
  expect(all.filter(text => / [;:!?»%]|« /.test(text))).toEqual([]);
  expect(
    all.filter(text => /[\p{L}\d}][!?»](?!\w)|«[^\u202f]/u.test(text.replaceAll(/`[^`]*`/g, ''))),
  ).toEqual([]);
});
