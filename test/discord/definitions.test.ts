import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';

interface Described {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly value?: unknown;
  readonly options?: readonly Described[];
  readonly choices?: readonly Described[];
}

/** What Discord counts: names, descriptions and values of a command and all that is in it. */
const characters = (part: Described): number =>
  part.name.length +
  (part.description?.length ?? 0) +
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

describe.each(commands)('/$name', command => {
  const definition = command.toJSON() as unknown as Described;

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
    'board,build,cancel,draw,game log,hand,join,keep,leave,new,recap,resign,rules,solo,start,timer,undo'.split(
      ',',
    ),
  );
});
