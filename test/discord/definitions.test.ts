import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { LANGUAGES } from '../../src/present/languages.ts';

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

/** What Discord counts: names, descriptions and values of a command and all that is in it, each in its longest language. */
const characters = (part: Described): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations) +
  (typeof part.value === 'string' ? part.value.length : 0) +
  [...(part.options ?? []), ...(part.choices ?? [])].reduce((sum, inner) => sum + characters(inner), 0);

const SUBCOMMAND_GROUP = 2;

/** The subcommands by name, those of a group with the group's. */
const named = ({ options = [] }: Described): readonly (readonly [string, Described])[] =>
  options.flatMap(part =>
    part.type === SUBCOMMAND_GROUP
      ? (part.options ?? []).map(inner => [`${part.name} ${inner.name}`, inner] as const)
      : [[part.name, part] as const],
  );

const LOCALES = LANGUAGES.filter(language => language !== 'en').toSorted();

/** The part itself and all that is in it. */
const all = (part: Described): readonly Described[] => [
  part,
  ...[...(part.options ?? []), ...(part.choices ?? [])].flatMap(all),
];

/** So many texts there are at least. */
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

test('porto has the subcommands that are promised', () => {
  expect(Object.keys(commands[0]?.subcommands ?? {}).sort()).toEqual(
    'back,board,build,cancel,draw,game log,game record,game replay,game share,game verify,hand,join,keep,leave,new,nudge,recap,remove,resign,rules,solo,start,table offer,table pause,table play-for,table take,table unpause,timer,undo'.split(
      ',',
    ),
  );
});

test('games has the subcommands that are promised', () => {
  expect(Object.keys(commands[1]?.subcommands ?? {}).sort()).toEqual(
    'doctor,glance,leaderboard,list,privacy,server,settings,stats'.split(','),
  );
});
