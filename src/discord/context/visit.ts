import type { Person } from '../../table/match/types.ts';
import type { Member } from '../../table/people/servers.ts';
import type { Permission } from '../rest/permissions.ts';

/** Kind of place that an interaction comes from. `not-installed`: a server that has not installed the bot. */
export type Place = 'server' | 'dm' | 'group-dm' | 'not-installed';

export interface Visit {
  readonly person: Person;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly place: Place;
  /** True where the person has Discord's permission Manage Server. */
  readonly moderator: boolean;
  readonly lacking: readonly Permission[];
  /**
   * Facts about threads: whether the channel is a thread, and which permissions the bot lacks to open one. Absent outside of
   * servers.
   */
  readonly threads?:
    | {
        readonly here: boolean;
        /** True where the channel is not in the cache, so that it may be an archived thread. */
        readonly unknown: boolean;
        readonly lacking: readonly Permission[];
        readonly lackingPrivate: readonly Permission[];
      }
    | undefined;
  /** Roles of the person in this server, and whether the person manages it. Absent outside of servers. */
  readonly member?: Member | undefined;
  /** True where the pressed button is on a public message. The answer is then a new message that only the presser sees. */
  readonly onPublic?: boolean;
  maySee(channelId: string): boolean;
  /** Other people that the interaction names, in options or as the target of a menu. */
  readonly named?: readonly Named[];
  /**
   * Id of the interaction, which the handler must claim in one transaction with its effect. Absent: the id was claimed already.
   */
  readonly claim?: string | undefined;
  /**
   * Time at which the person sent the interaction, by the table's clock. The person had not seen any later event. Absent: now.
   */
  readonly sentAt?: number;
}

/** Checks that the person may see a channel. Always true for the channel of the interaction itself. */
export const maySeeInto = (
  { channelId, maySee }: Pick<Visit, 'channelId' | 'maySee'>,
  other: string,
): boolean => other === channelId || maySee(other);

export interface Named extends Person {
  readonly bot: boolean;
}
