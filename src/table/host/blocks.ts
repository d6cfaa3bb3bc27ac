// Blocks by the operator. Blocks between two people: lobby/blocks.ts.
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { HostBlockKind, StoredHostBlock } from '../../store/index.ts';
import { leaveSeat } from '../actors/stand-in.ts';
import { leave } from '../lobby/lobby.ts';
import { seatOf } from '../match/rows.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { blockScope, markFor } from '../people/forgotten-people.ts';

interface KnownBlocks {
  readonly rows: readonly StoredHostBlock[];
  readonly ids: ReadonlySet<string>;
  /** True where a blocked person has deleted their data, so that only a hash identifies them. */
  readonly hashed: boolean;
}

const keyOf = (kind: HostBlockKind, id: string): string => `${kind} ${id}`;
const isHash = ({ kind, id }: StoredHostBlock): boolean => kind === 'person' && id.length === 64;

/** People and servers that the operator has shut out, in memory, since each interaction is checked against them. */
export class HostBlocks extends TablePart {
  #known: Promise<KnownBlocks> | undefined;

  /** Reads the blocks again, since another process may have changed them. */
  async refresh(): Promise<void> {
    const read = this.#read();
    await read;
    this.#known = read;
  }

  async isPersonBlocked(personId: string): Promise<boolean> {
    const { ids, hashed } = await this.#all();
    if (ids.has(keyOf('person', personId))) return true;
    if (!hashed) return false;
    const mark = await markFor(this.store, blockScope, personId);
    return mark !== undefined && ids.has(keyOf('person', mark));
  }

  async isServerBlocked(guildId: string | null): Promise<boolean> {
    return guildId !== null && (await this.#all()).ids.has(keyOf('server', guildId));
  }

  async list(): Promise<readonly StoredHostBlock[]> {
    return (await this.#all()).rows;
  }

  /** Lets stand-ins play on the seats of blocked people, also in games that began after the block. */
  async bench(): Promise<void> {
    for (const row of await this.list())
      if (row.kind === 'person' && !isHash(row)) await benched(this.units, row.id);
  }

  #all(): Promise<KnownBlocks> {
    this.#known ??= this.#read().catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  async #read(): Promise<KnownBlocks> {
    const rows = await this.store.host.blocks();
    return { rows, ids: new Set(rows.map(({ kind, id }) => keyOf(kind, id))), hashed: rows.some(isHash) };
  }
}

/** Takes a person out of lobbies, and gives the person's other seats to stand-ins. Returns the numbers of changed games. */
export async function benched(units: UnitsOfWork, personId: string) {
  const changed = { running: 0, lobby: 0 };
  for (const { id } of await units.store.listings.liveOf(personId)) {
    const left = await units.transact(
      id,
      async (unit, match): Promise<Result<false | 'running' | 'lobby', Refusal>> => {
        const { status } = match;
        if (status === 'lobby') return accept((await leave(unit, match, personId)).ok && status);
        const seat = seatOf(match, personId);
        const own = seat === undefined ? undefined : match.seats[seat];
        if (status !== 'running' || seat === undefined || !own) return accept(false);
        if (own.resigned || own.absentAt !== null) return accept(false);
        await leaveSeat(unit, match, seat, 'absent');
        return accept(status);
      },
      (_, done) => done,
    );
    if (left.ok && left.value) changed[left.value] += 1;
  }
  return changed;
}
