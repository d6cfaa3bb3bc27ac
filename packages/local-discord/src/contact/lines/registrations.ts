import { type APIApplicationCommand, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { registeredAll } from '../stage/registered.ts';
import type { Stage } from '../stage/stage.ts';

const list = (stage: Stage) => Routes.applicationGuildCommands(stage.place.application, stage.guild);
const one = (stage: Stage, id: string) =>
  Routes.applicationGuildCommand(stage.place.application, stage.guild, id);

const refused = (id: string, assumption: string, code: string, command: object): Assumption => ({
  id,
  assumption,
  trial: 'registers such a command',
  async try(stage) {
    const body = { name: 'contact', description: 'made for a trial', ...command };
    const { line } = await stage.requests.ask('POST', list(stage), { body });
    return { answer: [line, `400 50035 ${code}`] };
  },
});

const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'a part', ...more });
/** Options whose names, descriptions and choices have more than 8,000 characters. */
const large = Array.from({ length: 25 }, (_, nth) => ({
  ...option(`part-${nth}`, { description: 'd'.repeat(100) }),
  choices: Array.from({ length: 5 }, (_, at) => ({ name: `${at}`.repeat(50), value: `${at}`.repeat(5) })),
}));

const body = (name: string): object => ({ name, description: 'made for a trial' });

export const registrations: readonly Assumption[] = [
  {
    id: 'command-all',
    assumption: 'Discord accepts commands with subcommands, menus and languages, and lists them unchanged.',
    trial: 'registers them in the server and compares the list, with localisations, with the definitions',
    try: registeredAll,
  },
  {
    id: 'command-again',
    assumption: 'A command that is registered again keeps its id (200), and the list does not grow.',
    trial: 'registers one command twice',
    async try(stage) {
      const body = { name: 'contact-again', description: 'made for a trial' };
      const first = await stage.requests.ask<APIApplicationCommand>('POST', list(stage), { body });
      const before = (await stage.place.commands()).length;
      const second = await stage.requests.ask<APIApplicationCommand>('POST', list(stage), { body });
      const after = (await stage.place.commands()).length;
      await stage.requests.ask('DELETE', one(stage, first.body.id));
      return {
        answers: [
          [first.line, second.line],
          ['201', '200'],
        ],
        'same id': [second.body.id === first.body.id, true],
        growth: [after - before, 0],
      };
    },
  },
  {
    id: 'command-overwrite',
    assumption:
      'Replacing the list by itself keeps ids and versions, and the answer has the order of the request.',
    trial: 'replaces the server’s list of commands by itself',
    async try(stage) {
      await registeredAll(stage);
      const before = await stage.place.commands();
      const body = before.map(({ version: _, application_id: __, guild_id: ___, ...command }) => command);
      const after = await stage.requests.need<readonly APIApplicationCommand[]>('PUT', list(stage), { body });
      const parts = (commands: readonly APIApplicationCommand[]) =>
        commands.map(({ name, type, id, version }) => ({ name, type, id, version }));
      const [seen, assumed] = [parts(after), parts(before)];
      return {
        names: [seen.map(({ name, type }) => [name, type]), assumed.map(({ name, type }) => [name, type])],
        'same ids': [seen.every(({ id }, at) => id === assumed[at]?.id), true],
        'same versions': [seen.every(({ version }, at) => version === assumed[at]?.version), true],
      };
    },
  },
  {
    id: 'command-fields',
    assumption: 'A command of a server has its server’s id, no contexts, and installation by servers.',
    trial: 'registers a command with a name and a description',
    async try(stage) {
      const body = { name: 'contact-fields', description: 'made for a trial' };
      const made = await stage.requests.need<APIApplicationCommand>('POST', list(stage), { body });
      await stage.requests.ask('DELETE', one(stage, made.id));
      return {
        'id of the server': [made.guild_id === stage.guild, true],
        contexts: [made.contexts ?? null, null],
        installation: [made.integration_types, [0]],
        permissions: [made.default_member_permissions, null],
      };
    },
  },
  {
    id: 'command-languages',
    assumption: 'A list of commands has the dictionaries of languages only where the request asks for them.',
    trial: 'lists the commands with and without `with_localizations`',
    async try(stage) {
      await registeredAll(stage);
      const plain = await stage.requests.need<readonly APIApplicationCommand[]>('GET', list(stage));
      const whole = await stage.place.commands();
      const count = (commands: readonly APIApplicationCommand[]) =>
        commands.filter(({ description_localizations: languages }) => languages).length;
      return { without: [count(plain), 0], with: [count(whole) > 0, true] };
    },
  },
  {
    id: 'command-unknown',
    assumption: 'A deleted command cannot be deleted again (404, 10063).',
    trial: 'deletes a command twice',
    async try(stage) {
      const body = { name: 'contact-unknown', description: 'made for a trial' };
      const { id } = await stage.requests.need<APIApplicationCommand>('POST', list(stage), { body });
      const first = await stage.requests.ask('DELETE', one(stage, id));
      const second = await stage.requests.ask('DELETE', one(stage, id));
      return {
        answers: [
          [first.line, second.line],
          ['204', '404 10063'],
        ],
      };
    },
  },
  refused('command-name', 'A name with a capital letter is refused.', 'APPLICATION_COMMAND_INVALID_NAME', {
    name: 'Contact',
  }),
  refused(
    'command-size',
    'A command of more than 8,000 characters is refused.',
    'APPLICATION_COMMAND_TOO_LARGE',
    {
      options: large,
    },
  ),
  refused(
    'command-option-names',
    'Two options with one name are refused.',
    'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    {
      options: [option('same'), option('same')],
    },
  ),
  refused(
    'command-option-order',
    'A required option after an optional one is refused.',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    {
      options: [option('optional'), option('required', { required: true })],
    },
  ),
  refused('command-no-description', 'A command without a description is refused.', 'BASE_TYPE_REQUIRED', {
    description: undefined,
  }),
  refused(
    'command-option-kinds',
    'A subcommand beside another option is refused.',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    {
      options: [{ type: 1, name: 'sub', description: 'a part' }, option('beside')],
    },
  ),
  refused(
    'command-suggestions',
    'An option with choices and suggestions is refused.',
    'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    {
      options: [option('suggested', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })],
    },
  ),
  {
    id: 'command-names',
    assumption: 'A list with two commands of one name is refused, and changes nothing.',
    trial: 'replaces the server’s list of commands by such a list',
    async try(stage) {
      const before = (await stage.place.commands()).length;
      const { line } = await stage.requests.ask('PUT', list(stage), { body: [body('same'), body('same')] });
      return {
        answer: [line, '400 50035 APPLICATION_COMMANDS_DUPLICATE_NAME'],
        commands: [(await stage.place.commands()).length, before],
      };
    },
  },
  refused(
    'command-choices',
    'Two choices with one name are refused.',
    'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS',
    {
      options: [
        option('choice', {
          choices: [
            { name: 'a', value: 'a' },
            { name: 'a', value: 'b' },
          ],
        }),
      ],
    },
  ),
];
