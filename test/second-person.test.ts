import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../src/presentation/catalogue/index.ts';
import { LANGUAGES, type Language } from '../src/presentation/language/languages.ts';
import { unmarked } from '../src/presentation/language/reader.ts';
import { nameOf, YOU } from '../src/presentation/text/names.ts';
import { wordsFolders } from '../tools/catalogues/folders.ts';
import { type ReadMessage, readMessages } from '../tools/catalogues/messages.ts';
import { MISSPOKEN } from './misspoken.ts';
import { said, samplesOf } from './said.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const ARGUMENT = /^\$([\w-]+) \(([^()]+)\)/;
const FOLDERS = wordsFolders(top).map(folder => ({
  ...folder,
  sentences: readMessages(readFileSync(join(top, folder.path, 'en.ftl'), 'utf8')),
}));

const argumentsOf = ({ arguments: lines }: ReadMessage): readonly (readonly [name: string, type: string])[] =>
  lines.map(line => {
    const [, name = '', type = ''] = ARGUMENT.exec(line) ?? [];
    return [name, type];
  });
const isName = (type: string): boolean => /^names?\??$/.test(type);

/** Sentences in which a name stands before a colon or before numbers, without a verb. */
const LABELS = ['board_seat', 'board_turn', 'hand_other', 'alt_player', 'alt_total', 'alt_won'];

/** Sentences whose verb is the same for a name and for the reader: "Ann passt", "Du passt"; "Ann built", "You built". */
const ALIKE: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'status_stake_behind',
    'story_built',
    'story_builtBriefly',
    'story_kept',
    'story_drew',
    'story_pass',
    'story_underdogs',
    'finale_soloLost',
    'finale_shared',
    'lacking_builtBy',
    'lacking_completedBy',
    'alt_toMove',
    'alt_chooser',
    'alt_asked_sail',
    'alt_givenUp',
    'board_taken',
    'account_tie_publicContracts',
    'account_tie_laterSeat',
    'finale_tie_cubes',
    'finale_tie_cards',
    'finale_tie_estates',
    'finale_tie_quality',
    'story_referred',
    'story_tookFirst',
    'story_passed',
  ],
  de: ['story_passed', 'story_planted', 'alt_asked_plant', 'alt_asked_turn', 'alt_givenUp', 'alt_toMove'],
  fr: [
    'alt_asked_turn',
    'alt_givenUp',
    'alt_toMove',
    'alt_winner',
    'board_taken',
    'board_winner',
    'finale_winner',
    'story_busted',
    'story_underdogs',
  ],
  'es-ES': ['alt_givenUp'],
};

/** Returns a sentence for a name and for the reader in its place, each with several other arguments. */
function* pairs(
  words: unknown,
  message: ReadMessage,
  at: number,
  language: Language,
): Generator<readonly [named: string, spoken: string]> {
  const types = argumentsOf(message);
  for (let time = 0; time < 8; time++) {
    const given = types.map(([, type], index) => {
      if (isName(type)) return type.startsWith('names') ? ['Bo', 'Cy'].slice(0, 1 + (time % 2)) : 'Bo';
      const samples = samplesOf(type);
      return samples[(time + Math.floor(time / 3) * index) % samples.length];
    });
    const filled = (name: string) =>
      given.with(at, types[at]?.[1].startsWith('names') ? [...(time % 2 ? ['Bo'] : []), name] : name);
    yield [
      said(words, message.id, filled('Ann')) as string,
      said(words, message.id, filled(YOU[language])) as string,
    ];
  }
}

describe.each(
  FOLDERS.filter(({ sentences }) =>
    sentences.some(each => argumentsOf(each).some(([, type]) => isName(type))),
  ),
)('$path', ({ path, sentences }) => {
  test.each(LANGUAGES)(
    'in %s: each sentence with a name has a form for the reader in its place',
    language => {
      const words = wordsIn(pathToFileURL(`${join(top, path)}/`), language);
      const wrong: string[] = [];
      const alike = [...LABELS, ...(ALIKE[language] ?? [])];
      const inflects = ['en', 'de', 'fr', 'es-ES'].includes(language);
      const you = unmarked(YOU[language]).toLowerCase();
      for (const message of sentences)
        for (const [at, [name, type]] of argumentsOf(message).entries()) {
          if (!isName(type)) continue;
          let differs = false;
          for (const [named, spoken] of pairs(words, message, at, language)) {
            if (spoken !== unmarked(spoken)) wrong.push(`${message.id}: the mark is left in ${spoken}`);
            if (MISSPOKEN[language].test(spoken)) wrong.push(`${message.id}: ${spoken}`);
            differs ||= named.replace('Ann', you).toLowerCase() !== spoken.toLowerCase();
          }
          if (inflects && !differs && !alike.includes(message.id))
            wrong.push(`${message.id} has no line .${name} for the reader`);
        }
      expect(wrong).toEqual([]);
    },
  );
});

/** Sentences of games whose name is never the reader's: they are said to another person, or name no seat. */
const OTHERS = [
  'cards_ambitions_secondCard',
  'hand_category',
  'hand_contract',
  'hand_contractNow',
  'recap_lostToken',
  'refusals_codes_not-your-turn',
  'refusals_codes_objective-taken',
];

test('a name in a sentence of a game is declared as one', () => {
  const undeclared = FOLDERS.filter(({ path }) => path.startsWith('src/games/')).flatMap(
    ({ path, sentences }) =>
      sentences
        .filter(each =>
          argumentsOf(each).some(
            ([name, type]) =>
              /^(names?|first|second|leader|winner|who|player|rival)$/.test(name) && !isName(type),
          ),
        )
        // A reason names a rival.
        .filter(
          ({ id }) =>
            !OTHERS.includes(id) &&
            !id.startsWith('reasons_') &&
            !(path.endsWith('picture/words') && id === 'resigned'),
        )
        .map(({ id }) => `${path} ${id}`),
  );
  expect(undeclared).toEqual([]);
});

test('a player who writes the mark into a name is no reader', () => {
  expect(nameOf([YOU.en], 0)).not.toBe('You');
});
