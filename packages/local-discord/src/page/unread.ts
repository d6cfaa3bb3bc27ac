import type { Person } from '../people/person.ts';
import type { StoredMessage } from '../resources/guild.ts';
import type { Unread, UnreadCount } from './protocol.ts';
import { canSee } from './shown.ts';

const NONE: UnreadCount = { messages: 0, pings: 0 };

/** Unread messages of each person. They are lost when the local Discord stops. */
export class UnreadMessages {
  readonly #counts = new Map<string, Map<string, UnreadCount>>();

  /**
   * Counts a new message as unread for everyone who sees it, except its author. It is a ping for the people whom it mentions,
   * and for the person of a direct message.
   */
  add(people: readonly Person[], message: StoredMessage): void {
    for (const person of people) {
      if (person.id === message.authorId || !canSee(person, message)) continue;
      const channels = this.#counts.get(person.id) ?? new Map<string, UnreadCount>();
      this.#counts.set(person.id, channels);
      const { messages, pings } = channels.get(message.channel.id) ?? NONE;
      const pinged = message.mentions.includes(person.id) || message.channel.isDm;
      channels.set(message.channel.id, { messages: messages + 1, pings: pings + (pinged ? 1 : 0) });
    }
  }

  /** Marks a channel as read by a person. Returns true where any message was unread. */
  read(person: Person, channelId: string): boolean {
    return this.#counts.get(person.id)?.delete(channelId) ?? false;
  }

  shown(): Unread {
    const people = [...this.#counts].filter(([, channels]) => channels.size > 0);
    return Object.fromEntries(people.map(([id, channels]) => [id, Object.fromEntries(channels)]));
  }
}
