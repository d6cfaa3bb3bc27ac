import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/presentation/catalogue/index.ts';
import { type In, LANGUAGES } from '../src/presentation/language/languages.ts';
import { wordsFolders } from '../tools/catalogues/folders.ts';
import { type ReadMessage, readMessages } from '../tools/catalogues/messages.ts';
import { said, samplesOf } from './said.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string): string => readFileSync(join(top, file), 'utf8');

const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}’])(?:${words})(?!\\p{L})`, 'iu');
/** Matches words that speak to one reader. In a public text they speak to each person of the channel. */
const SPEAKS: In<RegExp> = {
  en: alone('you|your|yours|yourself'),
  de: alone('du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?'),
  fr: alone('tu|toi|ton|tes|vous|votre|vos'),
  'es-ES': alone('tú|ti|tu|tus|contigo|vosotros|vuestr[oa]s?|usted(?:es)?'),
  'pt-BR': alone('vocês?|teu|tua|contigo'),
  ko: /당신|여러분|너는|네가|내 차례|내가/u,
  ja: /あなた/u,
};

/** Public sentences that speak to the people whom they mention at their beginning. */
const TO_MENTIONED = /^(?:calls_\w+|live_warning|votes_question|undo_question)$/;
/** Private sentences: answers of modules with public messages, and parts of pictures that only one person sees. */
const PRIVATE =
  /^(?:(?:votes|undo)_(?:you|all)\w+|(?:deals|duels)_unplayed|duels_(?:you|rounds)|players_you|page_\w+|your[A-Z]\w*|tileDoes_\w+)$/;

/** Lists the pairs "group.key" in a text, where another name may stand for a group: `const words = context.words.leagues`. */
function pairsIn(text: string): readonly string[] {
  const groups = new Map(
    [...text.matchAll(/const (\w+) = [\w.[\]\s]*(?:words|WORDS\[[\w.]+\])\.(\w+);/g)].map(
      ([, name = '', group = '']) => [name, group] as const,
    ),
  );
  return [...text.matchAll(/\b(\w+)(?=\.(\w+))/g)].map(
    ([, name = '', key = '']) => `${groups.get(name) ?? name}.${key}`,
  );
}

/** Returns the pair of a sentence in the code: the sentence "people_watch_watchers" is `watch.watchers`. */
function pairOf({ id }: ReadMessage): string {
  const [group = '', key = ''] = id.replace(/^(?:games|people)_/, '').split('_');
  return `${group}.${key}`;
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.includes('direct-messages'))
    .map(file => textOf(join(folder, file)));

/** Sentences of public messages, and those that panels say aloud in the words of the channel. */
const PAIRS: ReadonlySet<string> = new Set([
  ...sourcesIn('src/discord/messages').flatMap(pairsIn),
  ...sourcesIn('src/discord/panels').flatMap(text =>
    [...text.matchAll(/\bhere\.words\.(\w+\.\w+)/g)].map(([, pair = '']) => pair),
  ),
  'year.by',
  'year.serverBy',
  'server.changed',
]);

/** Sections of a game's catalogue that its boards and results say, and that describe them. */
const OF_A_BOARD = /^(?:story|board|status|finale|account|awaits|log)_(?!introduction)/;

/** Sentences about seats, which messages, panels and the board in a browser share. */
const OF_A_SEAT = /^(?:seats|votes|undo|overview|beside)_/;

/** Chooses the public sentences of a catalogue. */
function isPublic(path: string, message: ReadMessage): boolean {
  if (path === 'src/discord/words' || OF_A_SEAT.test(message.id)) return PAIRS.has(pairOf(message));
  if (/^src\/games\/[^/]+\/words$/.test(path)) return OF_A_BOARD.test(message.id);
  // A refusal answers one person.
  if (path === 'src/presentation/words') return !message.id.startsWith('refusals_');
  return path.endsWith('/picture/words');
}

const KINDS = wordsFolders(top).map(({ path }) => ({
  path,
  sentences: readMessages(textOf(join(path, 'en.ftl'))).filter(message => isPublic(path, message)),
}));

const ARGUMENT = /^\$[\w-]+ \(([^()]+)\)/;

function* textsOf(words: unknown, message: ReadMessage): Generator<string> {
  const samples = message.arguments.map(line => samplesOf(ARGUMENT.exec(line)?.[1] ?? ''));
  const most = Math.max(1, ...samples.map(({ length }) => length));
  for (let at = 0; at < most; at++) {
    const given = samples.map(each => each[at % each.length]);
    yield String(said(words, message.id, given));
  }
}

test.each(LANGUAGES)('in %s: no public sentence and no shared picture speaks to one reader', language => {
  const wrong: string[] = [];
  for (const { path, sentences } of KINDS) {
    const words = wordsIn(pathToFileURL(`${join(top, path)}/`), language);
    for (const message of sentences.filter(({ id }) => !TO_MENTIONED.test(id) && !PRIVATE.test(id)))
      for (const text of textsOf(words, message))
        if (SPEAKS[language].test(text)) wrong.push(`${path} ${message.id}: ${text}`);
  }
  expect(wrong).toEqual([]);
});

test('each group of words of public messages is among the tried sentences', () => {
  const ids = KINDS.flatMap(({ sentences }) => sentences.map(({ id }) => id));
  const groups =
    'board lobby showing tables calls live seats votes undo ending review deals duels duplicates leagues morning players games people story status finale';
  // A group of words is missing if its modules name their words in a new way.
  for (const group of groups.split(' '))
    expect(
      ids.some(id => id.startsWith(`${group}_`)),
      group,
    ).toBe(true);
  for (const id of [
    'board_resigned',
    'leagues_absent',
    'live_warning',
    'status_stake_behind',
    'people_watch_watchers',
  ])
    expect(ids).toContain(id);
});
