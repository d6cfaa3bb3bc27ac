import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { PLACES_OF_ITS_OWN } from '../../commands/shared/game-command.ts';
import { tableVerbs } from '../../commands/shared/table-verbs.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { inEach, LANGUAGES, localesOf } from '../../src/presentation/language/languages.ts';

interface Described {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly value?: unknown;
  readonly options?: readonly Described[];
  readonly choices?: readonly Described[];
}

const longest = (text: string, localized: Described['name_localizations']): number =>
  Math.max(text.length, ...Object.values(localized ?? {}).map(({ length }) => length));

/** Counts characters like Discord: names, descriptions and values of a command and its parts, each in its longest language. */
const characters = (part: Described): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations) +
  (typeof part.value === 'string' ? part.value.length : 0) +
  [...(part.options ?? []), ...(part.choices ?? [])].reduce((sum, inner) => sum + characters(inner), 0);

const SUBCOMMAND_GROUP = 2;

const named = ({ options = [] }: Described): readonly (readonly [string, Described])[] =>
  options.flatMap(part =>
    part.type === SUBCOMMAND_GROUP
      ? (part.options ?? []).map(inner => [`${part.name} ${inner.name}`, inner] as const)
      : [[part.name, part] as const],
  );

const LOCALES = LANGUAGES.filter(language => language !== 'en')
  .flatMap(localesOf)
  .toSorted();

const all = (part: Described): readonly Described[] => [
  part,
  ...[...(part.options ?? []), ...(part.choices ?? [])].flatMap(all),
];

const LEAST: Readonly<Record<string, number>> = { porto: 30, games: 25 };

describe.each(commands)('/$name', command => {
  const definition = command.toJSON() as unknown as Described;

  test('is described in every language, its choices are named in every language, all within 100 characters', () => {
    const parts = all(definition);
    const described = parts.filter(({ description }) => description !== undefined);
    const choices = parts.flatMap(part => part.choices ?? []);
    expect(described.length).toBeGreaterThan(LEAST[command.name] ?? 0);
    expect(choices.length).toBeGreaterThan(10);
    const texts = [
      ...described.map(part => ({ text: part.description ?? '', others: part.description_localizations })),
      ...choices.map(part => ({ text: part.name, others: part.name_localizations })),
    ];
    for (const { text, others } of texts) {
      expect([text, ...Object.keys(others ?? {}).toSorted()]).toEqual([text, ...LOCALES]);
      for (const said of [text, ...Object.values(others ?? {})]) {
        expect(said.length, said).toBeGreaterThan(0);
        expect(said.length, said).toBeLessThanOrEqual(100);
      }
    }
  });

  test('keeps its names English: what is typed is the same for everybody', () => {
    const named = all(definition).filter(({ description }) => description !== undefined);
    expect(named.filter(part => part.name_localizations)).toEqual([]);
  });

  test('keeps to the limits of Discord', () => {
    expect(definition.options?.length).toBeLessThanOrEqual(25);
    expect(characters(definition)).toBeLessThanOrEqual(8_000);
    for (const [, { options = [] }] of named(definition)) {
      expect(options.length).toBeLessThanOrEqual(25);
      for (const { choices = [] } of options) expect(choices.length).toBeLessThanOrEqual(25);
    }
  });

  test('has a definition and a behaviour for each subcommand, under one name', () => {
    expect(Object.keys(command.subcommands)).toEqual(named(definition).map(([name]) => name));
    for (const [name, subcommand] of Object.entries(command.subcommands)) {
      expect(subcommand.definition.name).toBe(name.split(' ').at(-1));
    }
  });

  test('every option that suggests has suggestions', () => {
    for (const subcommand of Object.values(command.subcommands)) {
      const options = subcommand.definition.toJSON().options ?? [];
      const suggesting = options.some(option => 'autocomplete' in option && option.autocomplete === true);
      expect(subcommand.suggest !== undefined).toBe(suggesting);
    }
  });
});

/** Returns a subcommand with its options in one line: `!` marks a required option, `=a|b` its choices. */
const outline = ([name, { options = [] }]: readonly [string, Described & { required?: boolean }]): string =>
  [
    name,
    ...options.map((option: Described & { required?: boolean }) => {
      const chosen = (option.choices ?? []).map(({ value }) => String(value)).join('|');
      return `${option.name}${option.required ? '!' : ''}${chosen === '' ? '' : `=${chosen}`}`;
    }),
  ].join(' ');

// A golden text may change only on purpose: `npx vitest run test/discord/definitions.test.ts -u` writes it anew.
test('the commands have the verbs and options that are promised, in the order that players know', async () => {
  const outlined = commands.flatMap(command => [
    `/${command.name}`,
    ...named(command.toJSON() as unknown as Described).map(each => `  ${outline(each)}`),
  ]);
  const file = new URL('./goldens/commands.txt', import.meta.url);
  await expect(`${outlined.join('\n')}\n`).toMatchFileSnapshot(file.pathname);
});

test('a person reads the list to its end: all commands together have at most 48 subcommands and 70 options', () => {
  const subcommands = commands.flatMap(command => named(command.toJSON() as unknown as Described));
  expect(subcommands.length).toBeLessThanOrEqual(48);
  expect(subcommands.flatMap(([, { options = [] }]) => options).length).toBeLessThanOrEqual(70);
});

test('every game has five places for verbs of its own', () => {
  const verbs = tableVerbs({
    rules: { id: 'any', seats: () => ({ min: 1, max: 2 }), defaults: {} },
    words: inEach(() => ({ about: 'Any game' })),
    presenter: portoPresenter,
    deals: ['solo', 'duel'],
  });
  expect(Object.keys(verbs).length + PLACES_OF_ITS_OWN).toBeLessThanOrEqual(25);
  for (const { game, toJSON } of commands) {
    if (game !== undefined) expect((toJSON().options ?? []).length).toBeLessThanOrEqual(25);
  }
});
