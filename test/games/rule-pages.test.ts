import { globSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const parsed = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);

/** Returns the names that a file declares at its top level. */
const namesOf = (path: string): readonly string[] =>
  parsed(path).statements.flatMap(statement =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement)
        ? [statement.name?.text ?? '']
        : [],
  );

const titlesOf = (path: string): readonly string[] => {
  if (path.endsWith('.txt')) return all(read(path), /^## (.*)$/gm).map(([title = '']) => title);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && ts.isStringLiteral(title) && /^(it|test)\b/.test(node.getText())) titles.push(title.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path));
  return titles;
};

/** Texts of positions whose every title stands in a row. */
const RULES = /^positions\/(?!orders|proposed|summary|keep|setup|steady)/;

type Leaf = readonly [path: string, value: unknown];
const leavesOf = (value: unknown, path: readonly string[] = []): readonly Leaf[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? [[path.join('.'), value]]
    : Object.entries(value)
        .filter(([key]) => key !== 'source' && key !== 'inferred')
        .flatMap(([key, part]) => leavesOf(part, [...path, key]));

describe.each(gamesFrom('shown'))('docs/rules/%s.md', game => {
  const [rules = '', numbers = ''] = read(`docs/rules/${game}.md`).split('\n## ');
  const lines = rules.split('\n').filter(line => line.startsWith('| '));
  const rows = lines.slice(1).map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
  const column = (index: number) => rows.map(row => row[index]).join('\n');
  const box = JSON.parse(read(`data/${game}/box.json`));
  const leaves = leavesOf(box);
  const under = (path: string): readonly Leaf[] => {
    const fits = new RegExp(`^${path.replaceAll('.', '[.]').replaceAll('*', '[^.]*')}([.]|$)`);
    return leaves.filter(([each]) => fits.test(each));
  };
  const entries = all(column(3), /`([\w.*-]+)` ([^,`\n]+)/g).map(
    ([path = '', value = '']) => [path, value] as const,
  );
  const inferred: readonly string[] = (box.inferred ?? []).map((each: { path: string }) => each.path);

  test('each row is a rule in fifteen words at most, with code and a test', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect([row.length, row], row[1]).toEqual([6, expect.anything()]);
    for (const [, rule = ''] of rows) expect(rule.split(' ').length, rule).toBeLessThanOrEqual(15);
    for (const [, rule, code, , tests] of rows) expect([rule, code, tests].join()).toMatch(/#.*: `/);
  });

  test('each name is declared at the top level of its file', () => {
    const named = all(column(2), /`([\w.-]+)#(\w+)`/g);
    expect(
      named.filter(([file, name = '']) => !namesOf(`src/games/${game}/rules/${file}`).includes(name)),
    ).toEqual([]);
  });

  test('each title is that of a test, and each test of the rules stands in a row', () => {
    const folder = `test/games/${game}`;
    const named = all(column(4), /([\w/-]+): (`[^`]*`(?:, `[^`]*`)*)/g).flatMap(([file, titles = '']) =>
      all(titles, /`([^`]*)`/g).map(([title]) => `${file}: ${title}`),
    );
    const there = globSync([`${folder}/*.test.ts`, `${folder}/positions/*.txt`], { cwd: at('.') }).flatMap(
      path =>
        titlesOf(path).map(
          title => `${path.slice(folder.length + 1).replace(/\.(test\.ts|txt)$/, '')}: ${title}`,
        ),
    );
    expect(named.filter(title => !there.includes(title))).toEqual([]);
    expect(there.filter(title => RULES.test(title) && !named.includes(title))).toEqual([]);
  });

  test('each refusal and each number of the box stands in a row', () => {
    const sources = readdirSync(at(`src/games/${game}/rules`)).map(name =>
      read(`src/games/${game}/rules/${name}`),
    );
    const [[list = ''] = []] = all(sources.join('\n'), /const REFUSALS = \[([^\]]*)\]/g);
    const codes = all(list, /'([\w-]+)'/g)
      .flat()
      .filter(code => !code?.startsWith('read-'));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter(code => !column(3).includes(`\`${code}\``))).toEqual([]);
    const shown = entries.flatMap(([path]) => under(path));
    expect(leaves.filter(leaf => !shown.includes(leaf)).map(([path]) => path)).toEqual([]);
    const stated = entries.filter(([, value]) => value !== 'inferred');
    const values = stated.map(([path]) => [
      path,
      under(path)
        .flatMap(([, value]) => value)
        .map(String)
        .join(' '),
    ]);
    expect(stated).toEqual(values);
  });

  test('the inferred numbers are those of the box, with the place to look for them', () => {
    const listed = all(numbers, /^\| `(.+?)` \| ./gm).flat();
    expect(listed.toSorted()).toEqual(inferred.toSorted());
    const marked = entries.flatMap(([path, value]) => (value === 'inferred' ? path : []));
    expect([...new Set(marked)].toSorted()).toEqual(inferred.toSorted());
    for (const path of inferred) expect(under(path).length, path).toBeGreaterThan(0);
  });

  test('players are told each reading, in every language', () => {
    const textOf = (chapter: string, language: Language) =>
      presenters[game]?.(language)?.topics.find(({ id }) => id === chapter)?.text ?? '';
    for (const [, rule, , , , reading = ''] of rows) {
      const told = all(reading, /`(\w+)`(?: \(([\w-]+)\))?: “(.+?)”/g);
      expect(told.length > 0, rule).toBe(reading !== '');
      for (const [chapter = '', language = 'en', words = ''] of told)
        expect(textOf(chapter, language as Language), rule).toContain(words);
    }
    for (const { id, text } of presenters[game]?.('en')?.topics ?? [])
      for (const language of LANGUAGES)
        expect(textOf(id, language).split('\n').length, `${language} ${id}`).toBe(text.split('\n').length);
  });
});
