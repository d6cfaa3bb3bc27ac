import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { games } from '../../src/games/registry.ts';
import { metricsOf, watchSentences } from '../../src/health.ts';
import { makeLog } from '../../src/log/log.ts';
import { hearFaults, wordsIn } from '../../src/presentation/catalogue/index.ts';
import { scraped } from './scraped.ts';

test('a sentence that is said in English is counted each time, and logged once', async () => {
  hearFaults(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'en.ftl'), 'title = Words\nback = Back\n');
  writeFileSync(join(folder, 'ko.ftl'), 'back = { $nothing }\n');
  const lines: string[] = [];
  const log = makeLog({ level: 'warn', secrets: [], to: { write: line => lines.push(line) } });
  const metrics = metricsOf(commands, menus, games);
  watchSentences(metrics, log);
  onTestFinished(() => hearFaults(() => {}));
  const words = wordsIn<{ title: string; back: string }>(pathToFileURL(`${folder}/`), 'ko');
  expect([words.title, words.title, words.back]).toEqual(['Words', 'Words', 'Back']);
  const counted = scraped(await metrics.text()).filter(
    ({ name, labels }) => name === 'boardgames_sentence_faults_total' && labels.language === 'ko',
  );
  expect(counted.map(({ labels, value }) => [labels.fault, value])).toEqual([
    ['missing', 2],
    ['broken', 1],
  ]);
  expect(lines.map(line => JSON.parse(line).msg)).toEqual([
    'a sentence is not translated: it is said in English',
    'a sentence is broken: it is said in English',
  ]);
});

test('a language without a catalogue is logged in one line, which is no warning', () => {
  hearFaults(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'en.ftl'), 'title = Words\nback = Back\n');
  const lines: string[] = [];
  const log = makeLog({ level: 'info', secrets: [], to: { write: line => lines.push(line) } });
  watchSentences(metricsOf(commands, menus, games), log);
  onTestFinished(() => hearFaults(() => {}));
  const words = wordsIn<{ title: string; back: string }>(pathToFileURL(`${folder}/`), 'ja');
  expect([words.title, words.back]).toEqual(['Words', 'Back']);
  const own = lines.map(line => JSON.parse(line)).filter(({ catalogue }) => catalogue?.includes(folder));
  expect(own.map(({ level, msg }) => [level, msg])).toEqual([[30, 'a catalogue is absent: English is used']]);
});
