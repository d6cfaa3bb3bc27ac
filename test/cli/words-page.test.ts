import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readCatalog } from '../../tools/translating/catalog.ts';
import { page } from '../../tools/translating/page/html.ts';
import { message } from '../../tools/translating/page/message.ts';
import { bare, marked, numbersIn, stretches } from '../../tools/translating/samples/marks.ts';
import { EMPTY_SAMPLE } from '../../tools/translating/samples/sample.ts';
import { folder } from '../support/folder.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

test('a marked text tells which texts each of its letters is of', () => {
  const text = `a ${marked(`b ${marked('c', 7)} d`, 3)} e`;
  expect(bare(text)).toBe('a b c d e');
  expect(numbersIn(text)).toEqual([3, 7]);
  expect(stretches(text)).toEqual([
    { text: 'a ', numbers: [] },
    { text: 'b ', numbers: [3] },
    { text: 'c', numbers: [3, 7] },
    { text: ' d', numbers: [3] },
    { text: ' e', numbers: [] },
  ]);
  expect(stretches(marked('long', 2).slice(0, 4))).toEqual([{ text: 'lo', numbers: [2] }]);
});

const at = (path: string): string => `'${pathToFileURL(join(top, path)).href}'`;
const PAINTS = `import { markSentences } from ${at('tools/translating/samples/marking.ts')};
import { bare, marked } from ${at('tools/translating/samples/marks.ts')};
import { sceneIn } from ${at('tools/translating/samples/scenes.ts')};
import { textWidth } from ${at('src/presentation/drawing/fonts.ts')};
import { withParticle } from ${at('src/presentation/language/korean.ts')};
markSentences('ko');
const { toyPresenter } = await import(${at('test/toy/presenter.ts')});
const card = { name: 'Ribeira', status: 'gathering', round: 0, rounds: null, lines: [], cup: [] };
const picture = await toyPresenter('ko').leagueCard(card, '');
const { scene } = sceneIn(picture.file);
const widths = ['집', marked('집', 5)].map(words => textWidth(words, 40, 'bold'));
const words = [withParticle('집', '은/는'), bare(withParticle(marked('집', 5), '은/는'))];
console.log(JSON.stringify({ texts: scene.items.filter(({ type }) => type === 'text').map(({ text }) => text), widths, words }));
process.exit(0);
`;

test('sentences carry their numbers, and pictures are laid out as without', () => {
  const catalog = readCatalog(top, 'ko');
  const number = catalog.entries.findIndex(({ key }) => key === 'presentation/leagues_gathering');
  const script = join(folder(), 'paints.mts');
  writeFileSync(script, PAINTS);
  const { BUNDLE_FOLDER: _, ...env } = process.env;
  const preloaded = ['--import', 'tsx', '--import', './tools/translating/samples/stand-ins/register.ts'];
  const run = spawnSync(process.execPath, [...preloaded, script], { cwd: top, env, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  const { texts, widths, words }: { texts: string[]; widths: number[]; words: string[] } = JSON.parse(
    run.stdout,
  );
  expect(texts.flatMap(numbersIn)).toContain(number);
  expect(widths[1]).toBe(widths[0]);
  expect(words[1]).toBe(words[0]);
});

test('a message is shown as Discord shows it, each text under its number; nothing of it becomes markup', () => {
  const html = message(
    {
      ...EMPTY_SAMPLE,
      kind: 'message',
      title: '/porto join',
      content: marked('**Your <hand>**: `blue 1`', 4),
      buttons: [{ label: marked('Join', 5), style: 1 }],
    },
    '',
  );
  expect(html).toContain('<span class="b" data-k="4">Your &#60;hand&#62;</span>');
  expect(html).toContain('<span class="code" data-k="4">blue 1</span>');
  expect(html).toContain('<span class="button primary"><span class="" data-k="5">Join</span></span>');
  expect(html).not.toMatch(/[\u{f0000}-\u{10ffff}]/u);
});

test('the page has every sentence, says of which no sample shows where it stands, and counts them', () => {
  const whole = readCatalog(top, 'pt-BR');
  const catalog = { ...whole, entries: whole.entries.slice(0, 3) };
  const [first] = catalog.entries;
  const samples = [
    { ...EMPTY_SAMPLE, kind: 'message' as const, title: 'x', content: marked(first?.text ?? '', 0) },
  ];
  const html = page(catalog, { samples, pictures: {}, seenIn: { 0: 0 } }, '', '');
  for (const { key } of catalog.entries) expect(html).toContain(`<article id="${key}"`);
  expect(html.match(/No sample shows where this stands/g)).toHaveLength(2);
  expect(html).toContain(
    '3 sentences. For 1 of them a sample shows where they stand, with the sentence marked; for 2 no sample does.',
  );
  expect(html.match(/data-sample="0" data-number="0"/g)).toHaveLength(1);
});
