import type { Person } from '../../table/match/types.ts';
import type { Member } from '../../table/people/servers.ts';
import type { Permission } from '../rest/permissions.ts';

/** Kind of place that an interaction comes from. `not-installed`: a server without the bot. */
export type Place = 'server' | 'dm' | 'group-dm' | 'not-installed';

/** Person, place and circumstances of an interaction. */
export interface Visit {
  readonly person: Person;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly place: Place;
  /** True where the person has the permission Manage Server. */
  readonly moderator: boolean;
  /** Permissions for play that the bot lacks in this channel. */
  readonly lacking: readonly Permission[];
  /**
   * Facts for threads, in a server only: whether this channel is a thread, and which permissions the bot lacks to open
   * one.
   */
  readonly threads?:
    | {
        readonly here: boolean;
        /** True where the channel is in no cache. It may then be an archived thread. */
        readonly unknown: boolean;
        readonly lacking: readonly Permission[];
        readonly lackingPrivate: readonly Permission[];
      }
    | undefined;
  /** Roles of the person in this server, and whether they manage it. Absent: no server. */
  readonly member?: Member | undefined;
  /** True for a button of a public message. Its answer is a new message that only the presser sees. */
  readonly onPublic?: boolean;
  /** Checks that the person may see a channel of this server. */
  maySee(channelId: string): boolean;
  /** Other people that the interaction names, in options or as the target of a menu. */
  readonly named?: readonly Named[];
  /** Id of the interaction, to be claimed together with its effect. Absent: it was claimed already. */
  readonly claim?: string | undefined;
  /**
   * Time at which the person sent the interaction, by the table's clock. Newer events were not visible then. Absent: now.
   */
  readonly sentAt?: number;
}

/** Checks that the person may see a channel. True for the channel of the interaction itself. */
export const maySeeInto = (
  { channelId, maySee }: Pick<Visit, 'channelId' | 'maySee'>,
  other: string,
): boolean => other === channelId || maySee(other);

/** Person that an interaction names. */
export interface Named extends Person {
  readonly bot: boolean;
}
