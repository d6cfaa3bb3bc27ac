import type { Person } from '../../table/match/types.ts';
import type { Member } from '../../table/people/servers.ts';
import type { Permission } from '../rest/permissions.ts';

/** Where an interaction comes from, as far as play is concerned. */
export type Place = 'server' | 'dm' | 'group-dm' | 'not-installed';

/** Who asks, and where. */
export interface Visit {
  readonly person: Person;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly place: Place;
  /** Has Manage Server. */
  readonly moderator: boolean;
  /** Permissions that the bot would need here and lacks. */
  readonly lacking: readonly Permission[];
  /** Of a place in a server: whether it is a thread, and what the bot would lack for opening one, be it public or private. */
  readonly threads?:
    | {
        readonly here: boolean;
        /** The channel is in no cache, as an archived thread is: it may be one. */
        readonly unknown: boolean;
        readonly lacking: readonly Permission[];
        readonly lackingPrivate: readonly Permission[];
      }
    | undefined;
  /** In a server: what the person is there. */
  readonly member?: Member | undefined;
  /** A button of a public message: its answer is a new one, for this person alone. */
  readonly onPublic?: boolean;
  /** Whether the person may look into a channel of this server. */
  maySee(channelId: string): boolean;
  /** Other people whom the interaction names, in options or as its target. */
  readonly named?: readonly Named[];
  /** The interaction, where it is to be taken up with what it brings about; absent: it was taken up already. */
  readonly claim?: string | undefined;
  /** When it was sent, by the table's clock: what happened since then was not seen. Absent: now. */
  readonly sentAt?: number;
}

/** Whether the person may look into a channel: the one they are in they may. */
export const maySeeInto = (
  { channelId, maySee }: Pick<Visit, 'channelId' | 'maySee'>,
  other: string,
): boolean => other === channelId || maySee(other);

/** Somebody whom an interaction names. */
export interface Named extends Person {
  readonly bot: boolean;
}
