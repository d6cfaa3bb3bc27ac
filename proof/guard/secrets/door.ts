import { GuildMember, type Interaction, MessageFlags, PermissionsBitField } from 'discord.js';
import type { Typed } from '../../../src/discord/context/command.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import { Languages } from '../../../src/discord/gateway/choose-language.ts';
import { RateLimiter } from '../../../src/discord/gateway/press-rate-limit.ts';
import { Router } from '../../../src/discord/gateway/router.ts';
import type { ComponentRow } from '../../../src/discord/ports/answer.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { Person } from '../../../src/table/match/types.ts';
import { UNHURRIED } from '../../../test/support/unhurried.ts';
import type { Guarded } from './guarded.ts';

export interface Caller extends Person {
  readonly channelId: string;
  readonly guildId: string | null;
  readonly managesServer?: boolean;
  readonly language: Language;
}

export type Coming =
  | {
      readonly kind: 'command';
      readonly path: string;
      readonly typed: Typed;
      readonly named: readonly Person[];
    }
  | { readonly kind: 'typing'; readonly path: string; readonly typed: Typed; readonly focused: string }
  | { readonly kind: 'press'; readonly customId: string; readonly chosen: readonly string[] }
  | { readonly kind: 'menu'; readonly name: string; readonly target: Person };

export interface Upload {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description: string;
}

export interface Payload {
  readonly content: string;
  readonly components: readonly ComponentRow[];
  readonly files: readonly Upload[];
}

interface Offered {
  readonly name: string;
  readonly value: string;
}

export class Reply {
  answer: Payload | undefined;
  /** Public part of an answer. Undefined: the bot posted nothing in public. */
  aloud: string | undefined;
  ephemeral = false;
  offered: readonly Offered[] = [];
}

const ALL_RIGHTS = new PermissionsBitField(PermissionsBitField.All);
const NO_RIGHTS = new PermissionsBitField();
const EVERYWHERE = {
  channels: { cache: { get: () => ({ type: 0, permissionsFor: () => ALL_RIGHTS }) } },
};
const OPEN = { acting: new RateLimiter(UNHURRIED), typing: new RateLimiter(UNHURRIED) };
/** Discord client in which no message of the bot was deleted and no thread is archived. */
const CLIENT = { rest: { get: async () => ({}), patch: async () => ({}) } };
const FORGETFUL = { get: async () => undefined, set: async () => {}, delete: async () => {} };

const user = ({ id, name }: Person) => ({ id, displayName: name, bot: false });
const memberCalled = (name: string): unknown =>
  Object.create(GuildMember.prototype, {
    displayName: { value: name },
    roles: { value: { cache: new Map() } },
  });

function optionsOf(path: string, typed: Typed, named: readonly Person[], focused?: string) {
  const [, ...names] = path.split(' ');
  const [last = '', group = null] = names.toReversed();
  const values: Record<string, unknown> = focused === undefined ? typed : { [focused]: '', ...typed };
  const data = Object.entries(values).map(([name, value]) => {
    const person = named.find(({ id }) => id === value);
    return { name, value, focused: name === focused, ...(person && { user: user(person) }) };
  });
  return {
    data: [{ name: last, options: data }],
    getSubcommandGroup: () => group,
    getSubcommand: () => last,
  };
}

function particulars(coming: Coming): object {
  switch (coming.kind) {
    case 'command':
    case 'typing': {
      const { path, typed } = coming;
      const [named, focused] = coming.kind === 'command' ? [coming.named] : [[], coming.focused];
      return { commandName: path.split(' ')[0], options: optionsOf(path, typed, named, focused) };
    }
    case 'press':
      return { customId: coming.customId, values: coming.chosen, message: { flags: 0 } };
    case 'menu':
      return {
        commandName: coming.name,
        targetUser: user(coming.target),
        targetMember: memberCalled(coming.target.name),
      };
  }
}

interface Sent extends Partial<Payload> {
  readonly flags?: number;
}

function interactionOf(caller: Caller, coming: Coming, id: string, now: number, reply: Reply): Interaction {
  const { channelId, guildId, name, managesServer = false, language } = caller;
  const keep = async ({ content = '', components = [], files = [], flags }: Sent): Promise<void> => {
    reply.answer = { content, components, files };
    if (flags === MessageFlags.Ephemeral) reply.ephemeral = true;
  };
  const defer = async ({ flags }: Sent = {}): Promise<void> => {
    if (flags === MessageFlags.Ephemeral) reply.ephemeral = true;
  };
  const is = (kind: Coming['kind']) => () => coming.kind === kind;
  const made = {
    id,
    client: CLIENT,
    createdTimestamp: now,
    user: user(caller),
    member: memberCalled(name),
    memberPermissions: managesServer ? ALL_RIGHTS : NO_RIGHTS,
    appPermissions: ALL_RIGHTS,
    authorizingIntegrationOwners: { 0: guildId },
    channelId,
    channel: null,
    guildId,
    guild: EVERYWHERE,
    locale: language,
    isAutocomplete: is('typing'),
    isCommand: () => coming.kind === 'command' || coming.kind === 'menu',
    isChatInputCommand: is('command'),
    isUserContextMenuCommand: is('menu'),
    isUserSelectMenu: () => false,
    isMessageComponent: is('press'),
    isModalSubmit: () => false,
    isAnySelectMenu: () => coming.kind === 'press' && coming.chosen.length > 0,
    isRepliable: () => true,
    reply: keep,
    editReply: keep,
    deferReply: defer,
    deferUpdate: defer,
    followUp: async ({ content }: Sent) => {
      reply.aloud = content;
    },
    respond: async (offered: readonly Offered[]) => {
      reply.offered = offered;
    },
    ...particulars(coming),
  };
  return made as unknown as Interaction;
}

/** Sends interactions to the bot's own router, so that the log is that of the real bot. */
export class Door {
  readonly #room: Context;
  readonly #router: Router;
  #came = 0;

  constructor(room: Context, { commands, menus }: Pick<Guarded, 'commands' | 'menus'>) {
    this.#room = room;
    const languages = new Languages(
      () => undefined,
      FORGETFUL,
      room.log,
      async () => null,
    );
    this.#router = new Router(room, commands, menus, languages, OPEN, { keep() {}, pressing() {} });
  }

  async enter(caller: Caller, coming: Coming): Promise<Reply> {
    const reply = new Reply();
    const id = `${++this.#came}`;
    await this.#router.handle(interactionOf(caller, coming, id, this.#room.now(), reply));
    return reply;
  }
}
