import { z } from 'zod';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { insteadOf } from '../../core/values/strange-values.ts';
import { isZone } from '../../core/values/zones.ts';
import { type Repositories, SLOW_PACES, type StoredServer } from '../../store/index.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { nextMorning } from './morning-hour.ts';

export const YES_OR_NO = ['yes', 'no'] as const;
export const GAME_PLACES = ['anywhere', 'edited', 'threads'] as const;

export interface Member {
  readonly roles: readonly string[];
  readonly managesServer: boolean;
}

const powers = z.union([
  z.literal(['everyone', 'manage-server']),
  z.templateLiteral(['role:', z.string().regex(/^\d{1,20}$/)]),
]);
/** Group of members who may do something. A member with the permission Manage Server always belongs to the group. */
export type Powers = z.infer<typeof powers>;

const id = z.string().regex(/^\d{1,20}$/);

const SETTINGS = {
  /** Language of the bot, such as `pt-BR`. Null: the server's own language in Discord. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .nullable(),
  /** Pace of games for which the opener chooses no pace. Null: no limit. */
  pace: z.literal(SLOW_PACES).nullable(),
  mayOpen: powers,
  mayCancel: powers,
  /** Id of the role that a lobby may mention. Null: no role. */
  callRole: id.nullable(),
  /**
   * `anywhere`: the opener's channel, with a new message for each turn. `edited`: the opener's channel, with one message that
   * is edited. `threads`: a thread for each game.
   */
  place: z.literal(GAME_PLACES),
  /** `yes`: the server's lobbies are listed in other servers, if their openers wish so. */
  listed: z.literal(YES_OR_NO),
  /** `yes`: people of other servers may sit down at a lobby that is listed there. */
  strangers: z.literal(YES_OR_NO),
  /** Id of the channel for the morning message. Null: the server has none. */
  morningChannel: id.nullable(),
  /** Hour of the morning message in the server's time zone, 0 to 23. */
  morningHour: z.int().min(0).max(23),
  /** Time zone of the server, as an IANA name. Null: UTC. */
  morningZone: z.string().refine(isZone).nullable(),
} as const;
const storedSettings = z.object(SETTINGS);
export type ServerSettings = Readonly<z.infer<typeof storedSettings>>;
export type ServerSetting = keyof ServerSettings;
export const SERVER_SETTINGS = storedSettings.keyof().options;

const DEFAULTS: ServerSettings = {
  language: null,
  pace: null,
  mayOpen: 'everyone',
  mayCancel: 'manage-server',
  callRole: null,
  place: 'anywhere',
  listed: 'yes',
  strangers: 'yes',
  morningChannel: null,
  morningHour: 8,
  morningZone: null,
};

const TAKEN: Readonly<Record<keyof ServerSettings, readonly string[]>> = {
  language: ['en', 'ko', 'pt-BR', 'de', 'es-ES', 'fr', 'ja'],
  pace: SLOW_PACES,
  mayOpen: ['everyone', 'manage-server', 'role:…'],
  mayCancel: ['everyone', 'manage-server', 'role:…'],
  callRole: ['@…', 'off'],
  place: GAME_PLACES,
  listed: YES_OR_NO,
  strangers: YES_OR_NO,
  morningChannel: ['#…', 'off'],
  morningHour: ['0', '…', '23'],
  morningZone: ['Europe/Berlin', 'Asia/Seoul', '…'],
};

const names = Object.keys(SETTINGS) as (keyof ServerSettings)[];
/** Settings that determine when and where the morning message is posted. */
const MORNING: readonly (keyof ServerSettings)[] = ['morningChannel', 'morningHour', 'morningZone'];

export async function serverOf(
  { servers }: Pick<Repositories, 'servers'>,
  guildId: string | null,
): Promise<ServerSettings> {
  const row = guildId === null ? undefined : await servers.get(guildId);
  if (!row) return DEFAULTS;
  return Object.fromEntries(
    names.map(name => {
      const { success, data } = SETTINGS[name].safeParse(row[name]);
      return [name, success ? data : insteadOf(`server setting ${name}`, DEFAULTS[name])];
    }),
  ) as ServerSettings;
}

/** Changes the settings of a server that are in `wishes`, and logs the change as a moderator's action. */
export async function setServer(
  unit: UnitOfWork,
  guildId: string,
  by: Person,
  wishes: Readonly<Record<string, unknown>>,
): Promise<Result<ServerSettings, Refusal>> {
  const { repositories, at } = unit;
  const now = await serverOf(repositories, guildId);
  const strange = Object.keys(wishes).find(name => !Object.hasOwn(SETTINGS, name));
  if (strange !== undefined) return refuseAtTable('bad-setting', { setting: strange, possible: names });
  for (const name of names) {
    if (!Object.hasOwn(wishes, name) || SETTINGS[name].safeParse(wishes[name]).success) continue;
    if (name === 'morningZone') return refuseAtTable('bad-zone', { zone: String(wishes[name]) });
    return refuseAtTable('bad-setting', { setting: name, possible: TAKEN[name] });
  }
  // The server's id is also the id of the role `@everyone`. A mention of it would ping the whole server.
  if (wishes.callRole === guildId)
    return refuseAtTable('bad-setting', { setting: 'callRole', possible: TAKEN.callRole });
  const settings = storedSettings.parse({ ...now, ...wishes });
  const changed = names.filter(name => settings[name] !== now[name]);
  if (changed.length === 0) return accept(settings);
  const row: StoredServer = { guildId, ...settings };
  await repositories.servers.set(row);
  // Requests for a game in this server are dropped: a game could otherwise open for a person who may not open games here any
  // more.
  if (changed.includes('mayOpen')) await repositories.seeks.forgetGuild(guildId);
  if (changed.includes('morningChannel')) await repositories.mornings.giveUp(guildId);
  if (changed.some(name => MORNING.includes(name))) {
    const next = settings.morningChannel === null ? null : nextMorning(settings, at);
    await repositories.mornings.schedule(guildId, next);
    unit.refresh();
  }
  await repositories.servers.log({
    guildId,
    userId: by.id,
    name: by.name,
    act: 'settings',
    matchId: null,
    details: Object.fromEntries(changed.map(name => [name, { from: now[name], to: settings[name] }])),
    at,
  });
  return accept(settings);
}

/** Returns true if a member has the needed powers. The permission Manage Server is always enough. */
export function may(needed: Powers, { roles, managesServer }: Member): boolean {
  if (managesServer || needed === 'everyone') return true;
  return needed !== 'manage-server' && roles.includes(needed.slice('role:'.length));
}
