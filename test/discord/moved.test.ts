import { InteractionType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { LOCALES } from '../support/locales.ts';
import { some } from '../support/test-form.ts';
import { sharedScene } from './kit.ts';

const MOVED = commands.flatMap(({ name, subcommands, moved = {} }) =>
  Object.entries(moved).map(([former, present]) => ({ name, subcommands, former, present })),
);
const alike = sharedScene({ paints: false });

test('each former subcommand is gone, and the subcommand that does the same is registered', () => {
  expect(MOVED.length).toBeGreaterThan(20);
  for (const { name, subcommands, former, present } of MOVED) {
    expect(Object.keys(subcommands), `/${name} ${former}`).not.toContain(former);
    expect(Object.keys(subcommands), `/${name} ${present}`).toContain(present.split(' ')[0]);
  }
});

test.each(some(LANGUAGES, 2))(
  'a former subcommand that an app still shows names its new place: %s',
  async language => {
    const { ann, channel, discord } = await alike();
    ann.locale = LOCALES[language];
    for (const { name, former, present } of some(MOVED, 4)) {
      const [group = '', verb] = former.split(' ');
      const inner = verb === undefined ? [] : [{ name: verb, type: 1, options: [] }];
      const options = [{ name: group, type: verb === undefined ? 1 : 2, options: inner }];
      const data = { id: '1', name, type: 1, options };
      const type = InteractionType.ApplicationCommand;
      const answer = await discord.forge({ person: ann, channel, type, data }).answer;
      expect(answer.ephemeral).toBe(true);
      expect(answer.content).toContain(`\`/${name} ${former}\``);
      expect(answer.content).toContain(`\`/${name} ${present}\``);
    }
  },
);

const FORMER = commands.flatMap(({ name, subcommands }) =>
  Object.entries(subcommands).flatMap(([verb, { former = [], definition }]) =>
    former.map(option => ({ name, verb, option, definition })),
  ),
);

test.each(some(LANGUAGES, 2))(
  'a former option that an app still sends changes nothing, and the answer says where the choice is: %s',
  async language => {
    const { ann, channel, discord, quiet } = await alike();
    ann.locale = LOCALES[language];
    expect(FORMER.length).toBeGreaterThan(2);
    for (const { name, verb, option, definition } of FORMER) {
      expect(definition.options.map(own => own.toJSON().name)).not.toContain(option);
      const options = [{ name: verb, type: 1, options: [{ name: option, type: 3, value: 'joined' }] }];
      const data = { id: '1', name, type: 1, options };
      const type = InteractionType.ApplicationCommand;
      const answer = await discord.forge({ person: ann, channel, type, data }).answer;
      expect(answer.content).toContain(`\`${option}\``);
      expect(answer.content).toContain(`\`/${name} ${verb}\``);
    }
    await quiet();
    expect(channel.messages).toEqual([]);
  },
);
