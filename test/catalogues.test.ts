import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isVerb } from '../src/discord/words/naming.ts';
import { games, gamesFrom } from '../src/games/registry.ts';
import {
  type CommandNames,
  hearFaults,
  type SentenceFault,
  wordsIn,
} from '../src/presentation/catalogue/index.ts';
import { outlineOf } from '../src/presentation/catalogue/tree.ts';
import { PARTICLES } from '../src/presentation/language/korean.ts';
import { inEach, LANGUAGES, type Language } from '../src/presentation/language/languages.ts';
import { wordsFolders } from '../tools/catalogues/folders.ts';
import { isLabel, limitOf } from '../tools/catalogues/limits.ts';
import { askedBy, asSentence, type ReadMessage, readMessages } from '../tools/catalogues/messages.ts';
import { said, samplesOf } from './said.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const folders = wordsFolders(top);

const read = (path: string): string => readFileSync(join(top, path), 'utf8');
const idsOf = (messages: readonly ReadMessage[]): readonly string[] => messages.map(({ id }) => id);

const SAME: Readonly<Record<string, string>> = {
  deals_par: 'golf is played so everywhere',
  deals_parStreet: 'golf is played so everywhere',
  duels_par: 'golf is played so everywhere',
  duels_solo: 'a word of many languages',
  shared_daily_kinds_solo: 'a word of many languages',
  players_people_easy: 'the same people in every language',
  players_people_medium: 'the same people in every language',
  players_people_hard: 'the same people in every language',
  status_title: 'the name of the game',
  alt_head: 'the name of the game, and no other word',
  title: 'the name of the game',
  board_head: 'the name of the game, and no other word',
  games_vitals_milliseconds: 'a unit',
};
const SAME_IN: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    'board_hand',
    'page_categories_tawny_aged',
    'page_means_brandy',
    'parts_crew_name',
    'parts_parts_brandy_name',
    'parts_sand_name',
    'parts_timer_name',
    'people_find_live',
    'status_categories_solo',
    'status_categories_standard',
    'terminal_chips',
    'terms_categories_tawny_aged',
    'topics_solo_title',
  ],
  'es-ES': ['page_total', 'profile_players', 'total'],
  'pt-BR': ['page_total', 'profile_players', 'status_variants_solo', 'topics_solo_title', 'total'],
  ja: [
    'page_categories_ruby_reserva',
    'page_categories_ruby_vintage',
    'page_categories_tawny_colheita',
    'page_categories_tawny_reserva',
  ],
  fr: [
    'cards_ambitions_palette',
    'choices_fields_cubes',
    'choices_fields_type',
    'contests_table',
    'counts_points',
    'deals_points',
    'deals_result',
    'duels_challenge',
    'duels_duel',
    'games_lists_soloBest',
    'leagues_points',
    'page_total',
    'panel_between',
    'panel_points',
    'parts_parts_total_name',
    'points',
    'status_categories_standard',
    'status_variants_solo',
    'status_variants_standard',
    'terminal_chips',
    'terminal_points',
    'terminal_table',
    'terms_cubeCount',
    'terms_points',
    'topics_solo_title',
    'total',
  ],
};

const NAMES =
  /\b(?:Vintage|Vila Nova de|Gaia|Baixo|Cima|Superior|Corgo|Douro|Rabelo|Ruby|Tawny|Reserva|Colheita|Late Bottled)\b/g;

/** Checks that a text is a short sign such as LBV or GR, which needs no translation. */
const isSign = (text: string): boolean => /^\p{Lu}{1,3}$/u.test(text);

const OWN_VERBS: ReadonlySet<string> = new Set(['draw']);

const COMMANDS: readonly CommandNames[] = [true, false].map(alone => (verb, option) => {
  if (verb === 'solo') return alone ? '`/porto solo`' : undefined;
  if (!isVerb(verb) && !OWN_VERBS.has(verb)) throw new RangeError(`there is no command ${verb}`);
  return `\`/porto ${verb} ${option ?? ''}\``;
});

function fillings({ arguments: lines }: ReadMessage): readonly (readonly unknown[])[] {
  const samples = lines.map(line => samplesOf(/\(([^()]+)\)/.exec(line)?.[1] ?? ''));
  const most = Math.max(1, ...samples.map(({ length }) => length));
  return Array.from({ length: most * 2 }, (_, time) =>
    samples.map((values, at) => values[(time + Math.floor(time / most) * at) % values.length]),
  );
}

const declaredBy = ({ arguments: lines }: ReadMessage): readonly string[] =>
  lines.map(line => /^\$[\w-]+/.exec(line)?.[0] ?? '');

const namesIn = ({ id, text }: ReadMessage): readonly string[] => {
  const sentence = asSentence(id, text);
  return typeof sentence === 'string' ? [sentence] : [...askedBy(sentence)];
};

const lettersOf = (text: string): string =>
  text.replace(/\{ [^{}]* ->/g, '').replace(/^ *\*?\[[\w-]+\]|\{[^{}]*\}/gm, ' ');

/** All words of the source files. Each part of a sentence's key must be one of them. */
let names: ReadonlySet<string> | undefined;
function named(): ReadonlySet<string> {
  if (names) return names;
  const sources = ['src', 'commands'].flatMap(room =>
    readdirSync(join(top, room), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ftl.ts'))
      .map(path => read(`${room}/${path}`)),
  );
  names = new Set(sources.flatMap(source => source.match(/[\w-]+/g) ?? []));
  return names;
}

/**
 * Returns the languages that a folder must have. A game that is only playable, and not shown, needs only its existing
 * languages.
 */
function languagesOf(path: string): readonly Language[] {
  const id = /^(?:src\/games|commands)\/([^/]+)\//.exec(`${path}/`)?.[1] ?? '';
  if (!Object.hasOwn(games, id) || gamesFrom('shown').includes(id)) return LANGUAGES;
  return LANGUAGES.filter(language => existsSync(join(top, path, `${language}.ftl`)));
}

const FILE = /\b(?:docs|src|data|bench|test|scripts|commands)\/|\.(?:md|ts|mjs|json|ftl)\b/;

test('labels of buttons are known by their sentences', () => {
  const labels = folders.flatMap(folder =>
    readMessages(read(`${folder.path}/en.ftl`)).filter(message => isLabel(folder, message)),
  );
  expect(labels.length).toBeGreaterThan(200);
  for (const id of ['lobby_join', 'choices_flipAgainstBust', 'actions_age', 'choices_types_build'])
    expect(idsOf(labels)).toContain(id);
});

test('the catalogues are found', () => {
  expect(folders.map(({ path }) => path)).toContain('commands/words');
});

describe.each(folders)('$path', folder => {
  const english = readMessages(read(`${folder.path}/en.ftl`));
  const known = new Map(english.map(message => [message.id, message]));
  const spoken = languagesOf(folder.path);
  const others = spoken.filter(language => language !== 'en');
  const inLanguages = inEach(language => readMessages(read(`${folder.path}/${language}.ftl`)));
  const own = (language: Language): readonly ReadMessage[] => inLanguages[language];

  test('callers see the ids and arguments that the file has', () => {
    const outline = [...outlineOf(read(`${folder.path}/en.ftl`))];
    const sentences = english.filter(({ id }) => !id.startsWith('-'));
    expect(outline).toEqual(
      sentences.map(message => [message.id, declaredBy(message).map(name => name.slice(1))]),
    );
  });

  test('English declares what its sentences are filled with, and a person uses it', () => {
    const used = new Map<string, readonly string[]>();
    for (const message of spoken.flatMap(own))
      used.set(message.id, [...(used.get(message.id) ?? []), ...namesIn(message)]);
    for (const message of english) {
      const declared = declaredBy(message);
      expect(namesIn(message).filter(name => name.startsWith('$') && !declared.includes(name))).toEqual([]);
      expect(
        declared.filter(name => !used.get(message.id)?.includes(name)),
        message.id,
      ).toEqual([]);
    }
  });

  test.each(spoken)('in %s: each sentence of English once and no other, filled with no more', language => {
    const messages = own(language);
    expect(idsOf(messages).toSorted()).toEqual(idsOf(english).toSorted());
    expect(new Set(idsOf(messages)).size).toBe(messages.length);
    for (const message of messages) {
      const declared = declaredBy(known.get(message.id) ?? message);
      const strange = namesIn(message).filter(name => name.startsWith('$') && !declared.includes(name));
      expect(strange, message.id).toEqual([]);
    }
  });

  test.each(spoken)(
    'in %s: every sentence is said without a fault, and is as short as it has to be',
    language => {
      const faults: SentenceFault[] = [];
      // Faults of other tests in the same process must not count here.
      hearFaults(() => {});
      hearFaults(fault => faults.push(fault));
      onTestFinished(() => hearFaults(() => {}));
      const tooLong: string[] = [];
      for (const command of COMMANDS) {
        const words = wordsIn(pathToFileURL(`${join(top, folder.path)}/`), language, command);
        for (const message of english.filter(({ id }) => !id.startsWith('-')))
          for (const given of fillings(message)) {
            const text = said(words, message.id, given);
            if (typeof text !== 'string' || text.length > limitOf(folder, message))
              tooLong.push(`${message.id}: ${text}`);
          }
      }
      expect(tooLong).toEqual([]);
      expect(faults.map(({ sentence, errors }) => `${sentence}: ${errors}`)).toEqual([]);
    },
  );

  test.each(others)('says nothing in %s as in English', language => {
    const same = own(language).filter(
      ({ id, text }) =>
        /\p{L}{2}/u.test(
          ['ko', 'ja'].includes(language) ? lettersOf(text) : lettersOf(text).replace(NAMES, ''),
        ) &&
        known.get(id)?.text === text &&
        !isSign(text) &&
        !(id in SAME) &&
        !SAME_IN[language]?.includes(id),
    );
    expect(same.map(({ id, text }) => `${id} = ${text}`)).toEqual([]);
  });

  test.each(
    (
      [
        ['ko', /\p{Script=Hangul}/u],
        ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}：（]/u],
      ] as const
    ).filter(([language]) => spoken.includes(language)),
  )('is %s wherever it is', (language, script) => {
    const strange = own(language).filter(({ id, text }) => {
      const letters = lettersOf(text);
      return (
        /\p{L}/u.test(letters) &&
        !script.test(letters) &&
        !isSign(text) &&
        !SAME[id] &&
        !SAME_IN[language]?.includes(id)
      );
    });
    expect(strange.map(({ id, text }) => `${id} = ${text}`)).toEqual([]);
  });

  test.each(spoken)('in %s: no sentence names a file of the sources', language => {
    expect(own(language).filter(({ text }) => FILE.test(text))).toEqual([]);
  });

  test('particles are left open in Korean alone', () => {
    for (const language of spoken) {
      const marks = [...read(`${folder.path}/${language}.ftl`).matchAll(/\[([^\]\s]+\/[^\]\s]+)\]/g)];
      const wrong = marks.filter(([, mark = '']) => language !== 'ko' || !(mark in PARTICLES));
      expect(wrong.map(([mark]) => mark)).toEqual([]);
    }
  });

  test('no sentence is left that nobody says', () => {
    const steps = english.flatMap(({ id }) => (id.startsWith('-') ? [] : id.split('_')));
    expect([...new Set(steps)].filter(step => !named().has(step))).toEqual([]);
  });
});
