import { describe, expect, test } from 'vitest';
import { GAMES_COMMAND_WORDS } from '../../commands/games/words/index.ts';
import { PORTO_COMMAND_WORDS } from '../../commands/porto/words/index.ts';
import { TABLE_COMMAND_WORDS } from '../../commands/shared/words/index.ts';
import { GAMES_WORDS } from '../../src/discord/words/index.ts';
import { PICTURE_WORDS } from '../../src/games/porto/picture/words/index.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { WORDS } from '../support/words.ts';

/** Anything with counts in it: each of its properties is the count. */
const counts = (count: number): object =>
  new Proxy(
    {},
    { get: (_, name) => (name === Symbol.toPrimitive || name === 'toString' ? undefined : count) },
  );

const FACT_CODES = ['', 'lobby', 'lobbies', 'games', 'invitations', 'stranger', 'start', 'cancel'];
const facts = (count: number, code: string): object => ({
  people: ['Ann', 'Bob'].slice(0, count),
  opener: 'Ann',
  gathering: false,
  full: false,
  number: () => count,
  text: () => code,
  possible: ['all'],
});

/** What can stand for a parameter whose type nobody knows here; what does not fit throws. */
const given = (count: number): readonly unknown[] => [
  count,
  ['Ann', 'Bob'].slice(0, count),
  'blue',
  counts(count),
  ...FACT_CODES.map(code => facts(count, code)),
];

const combine = (count: number, parameters: number): readonly (readonly unknown[])[] =>
  parameters === 0
    ? [[]]
    : combined(count, parameters - 1).flatMap(rest =>
        (parameters > 3 ? given(count).slice(0, 3) : given(count)).map(value => [...rest, value]),
      );
const known = new Map<string, ReturnType<typeof combine>>();
function combined(count: number, parameters: number): ReturnType<typeof combine> {
  const key = `${count} ${parameters}`;
  const found = known.get(key) ?? combine(count, parameters);
  known.set(key, found);
  return found;
}

/** All that a sentence can say of that many, by its path. */
function sentences(part: unknown, count: number, path = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'function') {
    const said = new Set<unknown>();
    for (const values of combined(count, part.length)) {
      try {
        for (const text of [part(...values)].flat()) said.add(text);
      } catch {
        // It is not for these.
      }
    }
    return [...said].flatMap(text => (typeof text === 'string' ? [[path, text] as const] : []));
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    sentences(inner, count, path === '' ? key : `${path}.${key}`),
  );
}

const catalogs = (language: 'en' | 'pt-BR'): object => ({
  messenger: WORDS[language],
  porto: portoWords(language),
  picture: PICTURE_WORDS[language],
  commands: PORTO_COMMAND_WORDS[language],
  tableCommands: TABLE_COMMAND_WORDS[language],
  gamesCommands: GAMES_COMMAND_WORDS[language],
  games: GAMES_WORDS[language],
});

/** Colours stand where numbers would be tried: their counts go through the grammar. */
const TYPED = /^porto\.(cards\.(demands|toDo|ambitions|meanings)|refusals\.noGroundFloors)/;

/** Nouns that are counted somewhere: one of them, and more. */
const NOUNS = {
  en: [
    ...[
      'act',
      'card',
      'contract',
      'day',
      'floor',
      'game',
      'hour',
      'house',
      'invitation',
      'message',
      'neighbour',
    ],
    ...['page', 'permission', 'player', 'point', 'roof', 'round', 'seat', 'shuffle', 'slot', 'table', 'tile'],
    ...['time', 'token', 'turn', 'vote', 'year', 'minute', 'month', 'piece', 'street', 'pair'],
  ].map(noun => [noun, `${noun}s`] as const),
  'pt-BR': [
    ...[
      'carta',
      'casa',
      'contrato',
      'dia',
      'espaço',
      'ficha',
      'hora',
      'jogada',
      'lugar:lugares',
      'mensagem:mensagens',
    ],
    ...[
      'andar:andares',
      'partida',
      'pessoa',
      'ponto',
      'jogador:jogadores',
      'rodada',
      'telhado',
      'turno',
      'vez:vezes',
    ],
    ...[
      'vitória',
      'voto',
      'mesa',
      'embaralhamento',
      'vizinho',
      'vizinha',
      'convite',
      'ação:ações',
      'peça',
      'mês:meses',
    ],
  ].map(noun => {
    const [one = '', many = `${one}s`] = noun.split(':');
    return [one, many] as const;
  }),
};
const VERBS = {
  en: { one: 'wait|sit|agree|do|are|have|need|must agree and', more: 'waits|sits|agrees|does|is|has' },
  'pt-BR': { one: 'esperam|concordam|estão|são|têm|precisam', more: 'espera|concorda|está|é|tem' },
};

describe.each(['en', 'pt-BR'] as const)('%s', language => {
  const words = (index: 0 | 1): string => NOUNS[language].map(noun => noun[index]).join('|');
  const of = String.raw`(?:of (?:the )?\d+ |de \d+ )`;
  const adjective = String.raw`(?:\p{L}+ )??`;
  const plural = new RegExp(
    String.raw`(?<![\d.,:/–-])(?<!(?:turn|round|slot|slots|contract|page|of|de|turno|e|and|to|a) )\*{0,2}1\*{0,2} (?:${adjective}(?:${words(1)})|${of}(?:${VERBS[language].one}))(?![\p{L}\d])`,
    'u',
  );
  const singular = new RegExp(
    String.raw`(?<![\d.,:/–-])\*{0,2}2\*{0,2} (?:(?:${words(0)})|${of}(?:${VERBS[language].more}))(?![\p{L}\d])`,
    'u',
  );

  const zero = language === 'en' ? /(?<![\d.,])0 (?:card|point|floor|game|house|day|hour|turn|vote)\b/ : /^$/;
  const wrongs: readonly (readonly [number, RegExp])[] = [
    [0, zero],
    [1, plural],
    [2, singular],
  ];

  test.each(wrongs)('of %i, every sentence has the right number', (count, wrong) => {
    const limit = Error.stackTraceLimit;
    // What does not fit throws by the ten thousand.
    Error.stackTraceLimit = 0;
    const said = sentences(catalogs(language), count);
    Error.stackTraceLimit = limit;
    expect(said.length).toBeGreaterThan(400);
    const bad = said.filter(
      ([path, text]) => !TYPED.test(path) && !/NaN|\[object/.test(text) && wrong.test(text),
    );
    expect([...new Map(bad).entries()]).toEqual([]);
  });
});
