import { type ClientApplication, Team, TeamMemberMembershipState } from 'discord.js';
import type { Log } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';

/** Milliseconds for which the bot remembers the owners, who seldom change. */
const KNOWN_MS = 3_600_000;

/** Owners of the bot's application: its owner, or the members of the team that owns it. */
export class BotOwners {
  readonly #application: () => Pick<ClientApplication, 'fetch'> | null;
  readonly #log: Log;
  readonly #now: () => number;
  #known: { readonly at: number; readonly ids: Promise<ReadonlySet<string>> } | undefined;

  constructor(application: () => Pick<ClientApplication, 'fetch'> | null, log: Log, now: () => number) {
    this.#application = application;
    this.#log = log;
    this.#now = now;
  }

  /** Checks that a person is an owner. Returns false where Discord does not answer, and asks Discord again at the next call. */
  readonly has = async (personId: string): Promise<boolean> => {
    const now = this.#now();
    if (!this.#known || Math.abs(now - this.#known.at) >= KNOWN_MS)
      this.#known = { at: now, ids: this.#ask() };
    const known = this.#known;
    try {
      return (await known.ids).has(personId);
    } catch (error) {
      if (this.#known === known) this.#known = undefined;
      this.#log.warn({ error: logged(error) }, 'whose bot this is, is not known');
      return false;
    }
  };

  async #ask(): Promise<ReadonlySet<string>> {
    const found = await this.#application()?.fetch();
    const owner = found?.owner;
    if (!owner) return new Set();
    if (!(owner instanceof Team)) return new Set([owner.id]);
    // A person who was invited to the team and has not accepted yet is no owner.
    const members = owner.members.filter(
      ({ membershipState }) => membershipState === TeamMemberMembershipState.Accepted,
    );
    return new Set(members.keys());
  }
}
