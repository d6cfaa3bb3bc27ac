import { setImmediate as breath } from 'node:timers/promises';
import type { Refusal, Result } from '../../core/contract/result.ts';
import { leave } from '../lobby/lobby.ts';
import { unlessDamaged } from '../match/damage.ts';
import type { Person } from '../match/types.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { type ServerSettings, setServer } from '../people/servers.ts';
import { countColours, setColours } from '../results/colours.ts';
import { dropOldStates } from '../results/drop-states.ts';
import { record } from '../results/end.ts';
import { resign } from '../results/resign.ts';
import { erasePerson } from './forget.ts';
import type { Profiles } from './profiles.ts';
import { type KeepRecord, type Pruned, prune } from './retention.ts';

export class Housekeeping extends TablePart {
  readonly #people: Pick<Profiles, 'forgotten'>;

  constructor(units: UnitsOfWork, people: Pick<Profiles, 'forgotten'>) {
    super(units);
    this.#people = people;
  }

  setServer(
    guildId: string,
    by: Person,
    wishes: Readonly<Record<string, unknown>>,
  ): Promise<Result<ServerSettings, Refusal>> {
    return this.units.of(`server ${guildId}`, unit => setServer(unit, guildId, by, wishes));
  }

  /**
   * Takes a person out of their lobbies, gives up their seats, and then deletes their data. The name also disappears from
   * unused parts of the database file. Returns the number of the person's games.
   */
  async forget(personId: string): Promise<{ readonly games: number }> {
    const { store } = this;
    const { seats } = await store.privacy.traces(personId);
    for (;;) {
      for (const { id, status } of await store.listings.liveOf(personId)) {
        const left = await unlessDamaged(id, () =>
          this.units.change(id, (unit, match) =>
            status === 'lobby' ? leave(unit, match, personId) : resign(unit, match, personId, true),
          ),
        );
        // A damaged match can't be played to an end, and must not keep a person's data.
        if (!left)
          await this.units.of(id, ({ repositories, at }) =>
            repositories.matches.end(id, 'cancelled', 'cancel', at),
          );
        // Other requests can run before the next game is changed.
        await breath();
      }
      const done = await this.units.of(`person ${personId}`, unit => erasePerson(unit, personId));
      if (!done) continue;
      this.#people.forgotten(personId);
      // The rows are deleted already. If their remains in the file can't be overwritten now, they are overwritten later.
      await store.scrub('at-once').catch(() => undefined);
      // Messages of leagues and duplicates are rendered again without the name.
      this.units.carrier.refresh?.();
      return { games: seats.length };
    }
  }

  prune(now: number, days: number, keep?: KeepRecord): Promise<Pruned> {
    return prune(this.units, now, days, keep);
  }

  dropStates(now: number): Promise<number> {
    return dropOldStates(this.units, now);
  }

  /** Stores missing results of games that ended before results were stored. Returns the number of games. */
  async catchUp(): Promise<number> {
    const missing = await this.store.results.missing();
    for (const id of missing) await unlessDamaged(id, () => this.units.of(id, unit => record(unit, id)));
    return missing.length;
  }

  /**
   * Counts colours for results that were stored before the bot counted colours. Begins with the newest games, and takes at most
   * `most` games. Returns their number.
   */
  async countColours(most: number): Promise<number> {
    const uncounted = await this.store.results.uncounted(most);
    for (const id of uncounted) {
      const counted = await unlessDamaged(id, () => this.units.of(id, unit => countColours(unit, id)));
      // A damaged match is stored without colours, so that it leaves its place in the limited list to others.
      if (!counted) await this.units.of(id, unit => setColours(unit, id, new Map()));
      await breath();
    }
    return uncounted.length;
  }
}
