import { createHash } from 'node:crypto';
import { ApplicationCommandType, DiscordAPIError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { Attempts } from '../../core/work/retries.ts';
import type { SlashCommand, UserMenu } from '../context/command.ts';
import type { Log, Notebook } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';
import { reasonUnreachable } from './unreachable.ts';

const KEY = 'discord/registration';

/** State of the last registration of commands. `scope` is a server's id or `global`. */
const Registered = z.object({
  application: z.string(),
  scope: z.string(),
  hash: z.string(),
  names: z.array(z.string()),
  menus: z.array(z.string()).default([]),
  /** Servers, or `global`, that may still hold commands of this bot. */
  leftovers: z.array(z.string()),
});
type Registered = z.infer<typeof Registered>;

const GLOBAL = 'global';
/** Discord's error codes for an unknown server and for missing access. Such a server has no commands left to remove. */
const GONE: readonly (number | string)[] = [10004, 50001];
const isGone = (error: unknown): boolean => error instanceof DiscordAPIError && GONE.includes(error.code);

export interface OperatorCommands {
  readonly guildId: string | undefined;
  readonly commands: readonly SlashCommand[];
}

export interface RegistrationParts {
  readonly rest: REST;
  readonly kv: Pick<Notebook, 'get' | 'set'>;
  readonly log: Log;
  readonly application: string;
  readonly guildId: string | undefined;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  /** Commands of the operator, and the only server that has them. Without a server, the bot does not register them. */
  readonly operator?: OperatorCommands;
  /** Signal of the bot's stop, which ends the wait between two attempts. */
  readonly leaving: AbortSignal;
  /** Waits between two attempts. Only tests set this function. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface CommandList extends Pick<RegistrationParts, 'guildId' | 'commands' | 'menus'> {
  readonly key: string;
  /** Name of the setting that names the only server of these commands. */
  readonly setting: string;
  /** Subcommands that are left out of this list, because another list has them. */
  readonly apart: readonly string[];
}
type ScopeParts = Omit<RegistrationParts, 'operator'> & CommandList;

/**
 * Lists the commands for all people, and the operator's commands. Without a server of the operator, the second list is empty.
 */
function listsOf({ guildId, commands, menus, operator }: RegistrationParts): readonly CommandList[] {
  const own = operator?.guildId === undefined ? [] : operator.commands;
  const names = { key: `${KEY}/operator`, setting: 'OPERATOR_GUILD_ID', apart: [] };
  return [
    { key: KEY, setting: 'GUILD_ID', guildId, commands, menus, apart: own.map(({ name }) => name) },
    { ...names, guildId: operator?.guildId, commands: own, menus: [] },
  ];
}

const listRoute = (application: string, scope: string) =>
  scope === GLOBAL
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, scope);

const oneRoute = (application: string, scope: string, id: string) =>
  scope === GLOBAL
    ? Routes.applicationCommand(application, id)
    : Routes.applicationGuildCommand(application, scope, id);

/** Returns the JSON of commands. Commands of one server have neither contexts nor kinds of installation. */
function bodies({ commands, menus, apart }: CommandList, scope: string): readonly object[] {
  const listed = commands.map(command => {
    const { options, ...rest } = command.toJSON();
    return { ...rest, ...(options && { options: options.filter(({ name }) => !apart.includes(name)) }) };
  });
  return [...listed, ...menus.map(menu => menu.toJSON())].map(({ contexts, integration_types, ...rest }) =>
    scope === GLOBAL ? { ...rest, contexts, integration_types } : rest,
  );
}

async function remembered({ kv, application, key }: ScopeParts): Promise<Registered | undefined> {
  const text = await kv.get(key);
  if (text === undefined) return undefined;
  const parsed = Registered.safeParse(JSON.parse(text));
  return parsed.success && parsed.data.application === application ? parsed.data : undefined;
}

/** Commands that this bot has registered, by kind and name, since a menu and a command may share a name. */
type Ours = readonly string[];
const ours = (names: readonly string[], menus: readonly string[]): Ours => [
  ...names.map(name => `${ApplicationCommandType.ChatInput} ${name}`),
  ...menus.map(name => `${ApplicationCommandType.User} ${name}`),
];

async function remove(parts: ScopeParts, scope: string, gone: Ours): Promise<void> {
  const { rest, log, application } = parts;
  const there = (await rest.get(listRoute(application, scope))) as {
    id: string;
    name: string;
    type?: number;
  }[];
  for (const command of there) {
    if (!gone.includes(`${command.type ?? ApplicationCommandType.ChatInput} ${command.name}`)) continue;
    await rest.delete(oneRoute(application, scope, command.id));
    log.info({ scope, command: command.name }, 'removed a command of ours');
  }
}

/** Removes commands from some scopes. Returns the scopes where the removal failed. The next start tries these scopes again. */
async function clean(parts: ScopeParts, scopes: readonly string[], gone: Ours): Promise<string[]> {
  const left: string[] = [];
  for (const scope of scopes) {
    try {
      await remove(parts, scope, gone);
    } catch (error) {
      if (isGone(error)) continue;
      parts.log.error({ error: logged(error), scope }, 'old commands could not be removed');
      left.push(scope);
    }
  }
  return left;
}

async function register(parts: ScopeParts): Promise<void> {
  const { rest, kv, log, application, guildId, commands, menus: userMenus, key } = parts;
  const scope = guildId ?? GLOBAL;
  const wanted = bodies(parts, scope);
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const before = await remembered(parts);
  if (!before && wanted.length === 0) return;
  const names = commands.map(command => command.name);
  const menus = userMenus.map(menu => menu.name);
  const save = (leftovers: string[]) =>
    kv.set(key, JSON.stringify({ application, scope, hash, names, menus, leftovers } satisfies Registered));

  const fresh = before?.scope !== scope || before.hash !== hash;
  if (fresh) {
    // The bot stores the scope before the registration. The bot can then remove its commands, even if the registration is
    // interrupted and the setting changed back.
    if (before) await kv.set(key, JSON.stringify({ ...before, leftovers: [...before.leftovers, scope] }));
    // The bot posts commands one by one. Replacing the whole list would delete commands that other programs have registered.
    for (const body of wanted) await rest.post(listRoute(application, scope), { body });
    log.info({ scope, commands: [...names, ...menus] }, 'registered the commands');
  }
  const now = ours(names, menus);
  const then = before ? ours(before.names, before.menus) : [];
  if (before?.scope === scope) {
    const dropped = then.filter(one => !now.includes(one));
    if (dropped.length > 0) await remove(parts, scope, dropped);
  }
  const others = new Set(before?.leftovers ?? []);
  if (before) others.add(before.scope);
  else if (scope !== GLOBAL) others.add(GLOBAL);
  others.delete(scope);
  if (fresh) await save([...others]);
  if (others.size > 0) await save(await clean(parts, [...others], [...new Set([...now, ...then])]));
}

/**
 * Registers the bot's commands where they have changed. Retries while the bot can't reach Discord. A refusal is only logged,
 * and the bot continues.
 */
export async function registerCommands(parts: RegistrationParts): Promise<void> {
  for (const list of listsOf(parts)) await registered({ ...parts, ...list });
}

async function registered(parts: ScopeParts): Promise<void> {
  const { log, guildId, setting, leaving, pause } = parts;
  const attempts = new Attempts({
    name: 'Discord’s list of commands',
    say: line => log.warn({}, line),
    reasonOf: error => (isGone(error) ? undefined : reasonUnreachable(error)),
    leaving,
    ...(pause && { pause }),
  });
  try {
    await attempts.until(() => register(parts));
  } catch (error) {
    if (leaving.aborted) return;
    if (guildId !== undefined && isGone(error))
      log.error(
        {},
        `${setting} names the server ${guildId}, of which the bot is no member, so the bot has no commands: invite the bot there, or correct ${setting}, then restart the bot`,
      );
    else log.error({ error: logged(error) }, 'the commands could not be registered');
  }
}
