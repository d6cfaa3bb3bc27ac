import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TOP = fileURLToPath(new URL('../', import.meta.url));
const text = (path: string): string => readFileSync(join(TOP, path), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', 'data/*/*.md', 'packages/*/*.md'], { cwd: TOP });

const anchors = (path: string): readonly string[] =>
  [...text(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('the links of %s lead to files and headings', page => {
  const links = [...text(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)|src="([^"]+)"/g)];
  const broken = links.flatMap(([link, file, anchor, picture]) => {
    const path = file || picture ? normalize(join(dirname(page), file || picture || '')) : page;
    const isThere = existsSync(join(TOP, path)) && (!anchor || anchors(path).includes(anchor));
    return isThere ? [] : [link];
  });
  expect(broken).toEqual([]);
});

test('pages that code names are there', () => {
  const code = globSync(
    ['{src,commands,bench,tools,test,packages}/**/*.{ts,ftl}', 'docs/deploy/**/*.y*ml', 'Dockerfile'],
    {
      cwd: TOP,
      exclude: path => String(path).includes('node_modules'),
    },
  );
  // A package has pages of its own.
  const top = (path: string): string => /^packages\/[^/]+\//.exec(path)?.[0] ?? '';
  const named = code.flatMap(path =>
    (text(path).match(/\bdocs\/[\w./-]+\.md\b/g) ?? []).map(page => `${top(path)}${page}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter(path => !existsSync(join(TOP, path)))).toEqual([]);
});

test.each(pages.filter(page => !/trials\/|CHANGELOG/.test(page)))(
  '%s names the command of each test that `npm test` leaves out',
  page => {
    const paragraphs = text(page)
      .split(/\n\s*\n/)
      .flatMap(part => (part.startsWith('|') ? part.split('\n') : [part]));
    const silent = paragraphs.filter(
      part =>
        /\.(slow|long)\.test\.ts/.test(part) && !/npm run test:(long|release)|npx vitest run/.test(part),
    );
    expect(silent).toEqual([]);
  },
);
