import { type Call, noContent, ok, type Route, theApplication } from '../rest/route.ts';
import { type Command, type CommandRequest, ENTRY_POINT } from '../rules/command-book.ts';
import { commandListProblems, commandProblems, entryPointProblems } from '../rules/command-rules.ts';
import { refuse } from '../rules/errors.ts';

/** Returns the guild id in the path. Undefined on the routes of global commands. */
function scope(call: Call, inGuild: boolean): string | undefined {
  theApplication(call);
  if (!inGuild) return undefined;
  const guild = call.world.guilds.get(call.param('guild_id'));
  if (guild === undefined || !guild.installed) throw refuse.missingAccess();
  return guild.id;
}

function theCommand(call: Call, guildId: string | undefined): Command {
  const command = call.world.commands.find(call.param('command_id'), guildId);
  if (command === undefined) throw refuse.unknownCommand();
  return command;
}

/**
 * Converts permissions from a string to a number for the schema check, since Discord's published schema wrongly wants a number.
 */
function permissionsAsNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(permissionsAsNumber);
  if (typeof value !== 'object' || value === null || !('default_member_permissions' in value)) return value;
  const given = value.default_member_permissions;
  return typeof given === 'string' && /^\d+$/.test(given)
    ? { ...value, default_member_permissions: Number(given) }
    : value;
}

const entryPoints = ({ world }: Call, requests: readonly CommandRequest[], inGuild: boolean) =>
  entryPointProblems(requests, { inGuild, hasActivity: world.activities.target !== undefined });

/** Returns a command, an option or a choice without its dictionaries of languages. */
function unlocalised<Part extends object>(part: Part): Part {
  const entries = Object.entries(part).flatMap(([key, value]) => {
    if (key.endsWith('_localizations')) return [];
    const isList = (key === 'options' || key === 'choices') && Array.isArray(value);
    return [[key, isList ? value.map(unlocalised) : value]];
  });
  return Object.fromEntries(entries) as Part;
}

function routesFor(inGuild: boolean): Route[] {
  const base = `/applications/{application_id}${inGuild ? '/guilds/{guild_id}' : ''}/commands`;
  const forSchema = permissionsAsNumber;
  return [
    {
      method: 'GET',
      path: base,
      response: { listOf: 'ApplicationCommandResponse' },
      handle: call => {
        const list = call.world.commands.list(scope(call, inGuild));
        return ok(call.query.get('with_localizations') === 'true' ? list : list.map(unlocalised));
      },
    },
    {
      method: 'PUT',
      lasting: true,
      path: base,
      request: { listOf: 'ApplicationCommandUpdateRequest' },
      forSchema,
      response: { listOf: 'ApplicationCommandResponse' },
      handle: call => {
        const guildId = scope(call, inGuild);
        const requests = call.body as CommandRequest[];
        const problems = [...commandListProblems(requests), ...entryPoints(call, requests, inGuild)];
        if (problems.length > 0) throw refuse.invalidForm(problems);
        const keeps = inGuild || requests.some(({ type }) => type === ENTRY_POINT);
        if (!keeps && call.world.commands.entryPoint !== undefined) throw refuse.entryPointMissing();
        return ok(call.world.commands.replaceAll(requests, guildId));
      },
    },
    {
      method: 'POST',
      lasting: true,
      path: base,
      request: 'ApplicationCommandCreateRequest',
      forSchema,
      response: 'ApplicationCommandResponse',
      handle: call => {
        const guildId = scope(call, inGuild);
        const request = call.body as CommandRequest;
        const { entryPoint } = call.world.commands;
        const added = request.type === ENTRY_POINT && entryPoint && entryPoint.name !== request.name;
        const all = added ? [entryPoint, request] : [request];
        const problems = [...commandProblems(request), ...entryPoints(call, all, inGuild)];
        if (problems.length > 0) throw refuse.invalidForm(problems);
        const { command, created } = call.world.commands.upsert(request, guildId);
        return { status: created ? 201 : 200, body: command };
      },
    },
    {
      method: 'GET',
      path: `${base}/{command_id}`,
      response: 'ApplicationCommandResponse',
      handle: call => ok(theCommand(call, scope(call, inGuild))),
    },
    {
      method: 'PATCH',
      lasting: true,
      path: `${base}/{command_id}`,
      request: 'ApplicationCommandPatchRequestPartial',
      forSchema,
      response: 'ApplicationCommandResponse',
      handle: call => {
        const guildId = scope(call, inGuild);
        const old = theCommand(call, guildId);
        const patch = call.body as Partial<CommandRequest>;
        const problems = commandProblems({ ...old, ...patch });
        if (problems.length > 0) throw refuse.invalidForm(problems);
        return ok(call.world.commands.change(old, patch, guildId));
      },
    },
    {
      method: 'DELETE',
      lasting: true,
      path: `${base}/{command_id}`,
      handle: call => {
        const guildId = scope(call, inGuild);
        call.world.commands.remove(theCommand(call, guildId), guildId);
        return noContent;
      },
    },
  ];
}

export const commandRoutes: readonly Route[] = [...routesFor(false), ...routesFor(true)];
