import { type APIApplicationCommand, ApplicationCommandType, Routes } from 'discord-api-types/v10';
import type { Pairs } from './assumption.ts';
import { Refused } from './requests.ts';
import type { Stage } from './stage.ts';

type Json = Readonly<Record<string, unknown>>;

/** Commands that a person uses in a run. */
export const COMMANDS: readonly Json[] = [
  {
    name: 'contact',
    description: 'Commands of a contact run',
    description_localizations: { de: 'Befehle eines Kontakts' },
    options: [
      { type: 1, name: 'answer', description: 'Answers in parts' },
      {
        type: 1,
        name: 'type',
        description: 'Suggests words',
        options: [{ type: 3, name: 'word', description: 'A word', required: true, autocomplete: true }],
      },
    ],
  },
  { name: 'Contact', type: ApplicationCommandType.User },
];

/** Returns true for a default value. Discord fills in such values for missing fields, and may itself leave out such fields. */
const isDefault = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Returns a definition without fields that have their default, with the keys in order. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => !isDefault(each));
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, essence(each)]),
  );
}

const FIELDS = ['name', 'name_localizations', 'description', 'description_localizations', 'options'] as const;
const partsOf = (command: Json): unknown =>
  essence(Object.fromEntries(FIELDS.map(field => [field, command[field] === '' ? null : command[field]])));

/** Registers commands in the server, and compares the list of the server with the definitions. */
async function registered(stage: Stage, definitions: readonly Json[]): Promise<Pairs> {
  const route = Routes.applicationGuildCommands(stage.place.application, stage.guild);
  for (const { contexts: _, integration_types: __, dm_permission: ___, ...body } of definitions) {
    const { ok, line } = await stage.requests.ask<APIApplicationCommand>('POST', route, { body });
    if (!ok) throw new Refused(`the command ${String(body.name)} was refused: ${line}`);
  }
  const there = (await stage.place.commands()) as readonly unknown[] as readonly Json[];
  const different = definitions.flatMap(wanted => {
    const found = there.find(({ name, type }) => name === wanted.name && type === (wanted.type ?? 1));
    const same = JSON.stringify(found && partsOf(found)) === JSON.stringify(partsOf(wanted));
    return same ? [] : [wanted.name];
  });
  return { 'commands that differ': [different, []] };
}

export const registeredAll = (stage: Stage): Promise<Pairs> =>
  stage.once('registration', () => registered(stage, COMMANDS));

export const registeredOwn = (stage: Stage, own: readonly object[]): Promise<Pairs> =>
  registered(stage, own as readonly Json[]);
