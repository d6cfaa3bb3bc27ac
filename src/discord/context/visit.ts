import type { Person } from '../../table/match/types.ts';
import type { Member } from '../../table/people/servers.ts';
import type { Permission } from '../rest/permissions.ts';

/** Kinds of places that an interaction comes from, as far as play is concerned. */
export type Place = 'server' | 'dm' | 'group-dm' | 'not-installed';

/** The person and place of an interaction. */
export interface Visit {
  readonly person: Person;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly place: Place;
  /** True for people with Manage Server. */
  readonly moderator: boolean;
  /** Permissions that the bot needs here and lacks. */
  readonly lacking: readonly Permission[];
  /**
   * Set in a server: whether the place is a thread, and which permissions the bot lacks to open a public or a private one.
   */
  readonly threads?:
    | {
        readonly here: boolean;
        /** True where the channel is in no cache, as an archived thread is, so that it may be a thread. */
        readonly unknown: boolean;
        readonly lacking: readonly Permission[];
        readonly lackingPrivate: readonly Permission[];
      }
    | undefined;
  /** The person as a member of the server. */
  readonly member?: Member | undefined;
  /** True for a button of a public message: its answer is a new message for this person alone. */
  readonly onPublic?: boolean;
  /** Checks that the person may see a channel of this server. */
  maySee(channelId: string): boolean;
  /** Other people whom the interaction names, in options or as its target. */
  readonly named?: readonly Named[];
  /** The interaction, to be claimed together with its effect. Absent: it was claimed already. */
  readonly claim?: string | undefined;
  /** Time of sending by the table's clock: the person had not seen anything newer. Absent: now. */
  readonly sentAt?: number;
}

/** Checks that the person may see a channel; true for the one they are in. */
export const maySeeInto = (
  { channelId, maySee }: Pick<Visit, 'channelId' | 'maySee'>,
  other: string,
): boolean => other === channelId || maySee(other);

/** A person whom an interaction names. */
export interface Named extends Person {
  readonly bot: boolean;
}
