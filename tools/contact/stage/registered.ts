import { registerCommands } from '../../../src/discord/gateway/register-commands.ts';
import type { Pairs } from './assumption.ts';
import { Refused } from './requests.ts';
import type { Stage } from './stage.ts';

type Json = Readonly<Record<string, unknown>>;

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

/** Most milliseconds of waiting for a Discord that can't be reached. */
const PATIENCE_MS = 120_000;

/**
 * Registers all commands in the server by the bot's own code, and compares the list with the definitions. Returns the
 * pairs to compare.
 */
export async function registeredAll(stage: Stage): Promise<Pairs> {
  const { commands, menus } = stage.parts;
  const { application } = stage.place;
  const faults: unknown[] = [];
  const ignore = (): void => {};
  // With an earlier registration in this server, the bot's code does not look for its commands in other places.
  const before = { application, scope: stage.guild, hash: '', names: [], menus: [], leftovers: [] };
  await registerCommands({
    rest: stage.connection.rest,
    kv: { get: async () => JSON.stringify(before), set: async () => {} },
    log: { debug: ignore, info: ignore, warn: ignore, error: details => faults.push(details) },
    application,
    guildId: stage.guild,
    commands,
    menus,
    leaving: AbortSignal.timeout(PATIENCE_MS),
  });
  if (faults.length > 0) throw new Refused(`the registration failed: ${JSON.stringify(faults[0])}`);
  const there = await stage.place.commands();
  const different = [...commands, ...menus].flatMap(definition => {
    const wanted = definition.toJSON() as unknown as Json;
    const found = there.find(({ name, type }) => name === wanted.name && type === (wanted.type ?? 1));
    const same =
      JSON.stringify(found && partsOf(found as unknown as Json)) === JSON.stringify(partsOf(wanted));
    return same ? [] : [wanted.name];
  });
  return { 'commands that differ': [different, []] };
}
