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

test('/porto has the verbs and options that are promised, in the order that players know', () => {
  expect(named(commands[0]?.toJSON() as unknown as Described).map(outline)).toEqual([
    'daily kind=solo|duel',
    'build number! colour! house! roof claim now',
    'draw cards! now',
    'hand',
    'board turn view=picture|wide|text',
    'keep contracts!',
    'timer number house roof now',
    'recap',
    'hint',
    'nudge',
    'undo answer=agree|refuse',
    'new variant=standard|family seats players pace=none|day|three-days|two-weeks|live order=random|joined stand-in=medium|steady hints=on|off rated thread everywhere duplicate invite invite2 invite3',
    'join',
    'leave',
    'remove person!',
    'start',
    'solo timer=28|26|24 thread',
    'challenge code kind=solo|duel',
    'cancel',
    'resign',
    'back',
    'rules topic=learn|overview|turn|draw|build|points|contracts|private|end|solo|family|notation',
    'do action! now',
    'game log page',
    'game replay',
    'game review',
    'game share',
    'game record',
    'game verify',
    'table pause',
    'table unpause',
    'table play-for person! how=play-once|play-until-back player=easy|medium|hard',
    'table offer person!',
    'table take',
  ]);
});

/** Places kept free for further subcommands that all games have. Later subcommands go into the groups. */
const TO_COME = 0;

test('every game has five places for verbs of its own, and the table room for those to come', () => {
  const { verbs, groups } = tableVerbs({
    game: 'any',
    seats: { min: 1, max: 2 },
    words: inEach(() => ({ about: 'Any game' })),
    presenter: portoPresenter,
    deals: ['solo', 'duel'],
  });
  const own = Object.keys(verbs).length + Object.keys(groups).length;
  expect(own + TO_COME + PLACES_OF_ITS_OWN).toBeLessThanOrEqual(25);
  for (const { game, toJSON } of commands) {
    if (game !== undefined) expect((toJSON().options ?? []).length).toBeLessThanOrEqual(25 - TO_COME);
  }
});

test('/green-port has its own verbs first', () => {
  const greenPort = commands.find(({ game }) => game === 'green-port');
  const outlined = named(greenPort?.toJSON() as unknown as Described).map(outline);
  expect(outlined.slice(0, 18)).toEqual([
    'daily',
    'reveal',
    'hire colour',
    'answer pick colour',
    'answer flip',
    'answer bust',
    'answer lose blue green red yellow now',
    'answer bonus colour',
    'answer refer colour pay',
    'answer pass',
    'spend complete objective pay now',
    'spend buy colour boost now',
    'spend unflip pay now',
    'spend specialise colour pay now',
    'end',
    'hand',
    'board turn view=picture|wide|text',
    'recap',
  ]);
  expect(outlined.join('\n')).toContain('new variant=standard|no-tiles|no-powers|simple seats');
});

test('/vintage has its own verbs first', () => {
  const vintage = commands.find(({ game }) => game === 'vintage');
  const outlined = named(vintage?.toJSON() as unknown as Described).map(outline);
  expect(outlined.slice(0, 17)).toEqual([
    'daily',
    'harvest pay',
    'sail to load now',
    'age pay now',
    'act buy place pay now',
    'act plant estate vine pay now',
    'act take card discard pay now',
    'act play card place bonus estate vine deed round column columns pay now',
    'act first pay now',
    'act pass now',
    'step gather wine',
    'step leave',
    'step unload to',
    'step add side category',
    'step stop',
    'hand',
    'board turn view=picture|wide|text',
  ]);
});

test('games has the subcommands that are promised', () => {
  expect(Object.keys(commands.at(-1)?.subcommands ?? {}).sort()).toEqual(
    'doctor,find,glance,host,leaderboard,league close,league join,league leave,league new,league show,league start,list,open,privacy,profile,puzzle,server,settings,stats,year'.split(
      ',',
    ),
  );
});
