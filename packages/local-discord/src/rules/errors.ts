/** Problem in a request's body: a path such as `components.0.label`, Discord's error code and Discord's sentence. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Error in Discord's form. A route throws it, and the server sends it as the answer. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly problems: readonly Problem[];

  constructor(status: number, code: number, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }

  get body(): Record<string, unknown> {
    const base = { code: this.code, message: this.message };
    return this.problems.length === 0 ? base : { ...base, errors: nest(this.problems) };
  }
}

type Nested = { [key: string]: Nested | { code: string; message: string }[] };

/** Nests problems by path, as Discord does. Problems of the same path share one `_errors` list. */
function nest(problems: readonly Problem[]): Nested {
  const root: Nested = {};
  for (const { path, code, message } of problems) {
    let node = root;
    for (const key of path === '' ? [] : path.split('.')) {
      const next = node[key];
      if (next === undefined || Array.isArray(next)) {
        const made: Nested = {};
        node[key] = made;
        node = made;
      } else node = next;
    }
    const list = node._errors;
    if (Array.isArray(list)) list.push({ code, message });
    else node._errors = [{ code, message }];
  }
  return root;
}

export const refuse = {
  unauthorized: () => new DiscordError(401, 0, '401: Unauthorized'),
  notFound: () => new DiscordError(404, 0, '404: Not Found'),
  /** Refuses a route that Discord has, and says why the local Discord does not have it. */
  notHere: (route: string, reason: string) =>
    new DiscordError(404, 0, `404: Not Found. Discord has ${route}, local-discord does not: ${reason}.`),
  badJson: () => new DiscordError(400, 50109, 'The request body contains invalid JSON.'),
  tooLarge: () => new DiscordError(413, 40005, 'Request entity too large'),
  invalidForm: (problems: readonly Problem[]): DiscordError =>
    new DiscordError(400, 50035, 'Invalid Form Body', problems),
  invalid: (path: string, code: string, message: string) => refuse.invalidForm([{ path, code, message }]),
  emptyMessage: () => new DiscordError(400, 50006, 'Cannot send an empty message'),
  unknownApplication: () => new DiscordError(404, 10002, 'Unknown Application'),
  unknownChannel: () => new DiscordError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new DiscordError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new DiscordError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new DiscordError(404, 10008, 'Unknown Message'),
  unknownUser: () => new DiscordError(404, 10013, 'Unknown User'),
  unknownWebhook: () => new DiscordError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new DiscordError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new DiscordError(404, 10063, 'Unknown application command'),
  alreadyAcknowledged: () => new DiscordError(400, 40060, 'Interaction has already been acknowledged.'),
  followUpLimit: () =>
    new DiscordError(400, 40094, 'This interaction has reached the maximum number of follow-up messages.'),
  tooManyPins: () =>
    new DiscordError(400, 30003, 'Maximum number of pinned messages reached for this channel (250)'),
  entryPointMissing: () =>
    new DiscordError(
      400,
      50240,
      "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
    ),
  missingAccess: () => new DiscordError(403, 50001, 'Missing Access'),
  foreignMessage: () => new DiscordError(403, 50005, 'Cannot edit a message authored by another user'),
  closedDms: () => new DiscordError(403, 50007, 'Cannot send messages to this user'),
  missingPermissions: () => new DiscordError(403, 50013, 'Missing Permissions'),
  systemMessage: () => new DiscordError(403, 50021, 'Cannot execute action on a system message'),
  wrongChannelType: () => new DiscordError(400, 50024, 'Cannot execute action on this channel type'),
  deadToken: () => new DiscordError(401, 50027, 'Invalid Webhook Token'),
  archivedThread: () => new DiscordError(400, 50083, 'Thread is archived'),
  unreadableReply: () =>
    new DiscordError(400, 160002, 'Cannot reply without permission to read message history'),
  threadExists: () => new DiscordError(400, 160004, 'A thread has already been created for this message'),
} as const;
