// people/morning-hour.ts has the hour of the message, people/servers.ts the default hour, and facts.ts and best-moves.ts the
// contents.
import type {
  MorningFacts,
  MorningKey,
  MorningPlan,
  ParkedWhere,
  Repositories,
  StoredMorning,
} from '../../store/index.ts';

export type {
  MorningDeal,
  MorningFacts,
  MorningMove,
  MorningScore,
  MorningWait,
  MorningWeek,
  NamedPerson,
} from '../../store/index.ts';

import { TablePart } from '../match/units-of-work.ts';
import { type MorningHour, morningDay, morningOf, nextMorning } from '../people/morning-hour.ts';
import { gather, isAwake, type MorningSource } from './facts.ts';
import { partsAbout, withoutPerson } from './people.ts';

/** Maximum number of servers whose messages are written or posted in one step. */
const LOT = 20;
/** Days for which the bot keeps the rows of posted messages. */
const KEPT_DAYS = 30;

/** Morning message that is not posted yet, or whose post is out of date. */
export interface UnannouncedMorning extends Pick<StoredMorning, 'attempts' | 'guildId' | 'channelId'> {
  readonly id: string;
}

/** Contents of a morning message, with the message that a new one may replace. */
export interface MorningPage extends Omit<StoredMorning, 'facts'> {
  readonly facts: MorningFacts;
  /** Newest message of an earlier day. Undefined: there is none. */
  readonly before:
    | { readonly channelId: string; readonly messageId: string; readonly at: number }
    | undefined;
}

const idOf = ({ guildId, day }: MorningKey): string => `${guildId}.${day}`;

function readId(id: string): MorningKey {
  const [guildId = '', day] = id.split('.');
  return { guildId, day: Number(day) };
}

/** Removes people who have turned their statistics off or deleted their data since the contents were gathered. */
async function ofSharing(
  { morningFacts }: Pick<Repositories, 'morningFacts'>,
  facts: MorningFacts,
): Promise<MorningFacts> {
  const people = [...new Set(partsAbout(facts).map(({ person }) => person.id))];
  const sharing = (await morningFacts.hold(people)).map(({ id }) => id);
  return people.filter(id => !sharing.includes(id)).reduce(withoutPerson, facts);
}

/** Morning messages of servers: their planning, their contents, and the state of their posts. */
export class Mornings extends TablePart {
  /** Writes the messages whose hour has come, and lists the messages to post. `nextAt`: time of the next message or retry. */
  async outlook(): Promise<{
    readonly due: readonly UnannouncedMorning[];
    readonly nextAt: number | undefined;
  }> {
    const { store, services } = this;
    const plans = await store.mornings.due(services.now(), LOT);
    for (const plan of plans) await this.#write(plan);
    const now = services.now();
    const rows = await store.mornings.unannounced(LOT);
    const later = rows.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? retryAt : []));
    const due = rows.filter(({ retryAt }) => retryAt === null || retryAt <= now);
    const times = [...later, (await store.mornings.nextDue(now)) ?? []].flat();
    return {
      due: due.map(row => ({
        ...{ id: idOf(row), attempts: row.attempts, guildId: row.guildId, channelId: row.channelId },
      })),
      nextAt: plans.length === LOT ? now : times.length === 0 ? undefined : Math.min(...times),
    };
  }

  /** Returns a morning message. Undefined: it has no contents any more. */
  async page(id: string): Promise<MorningPage | undefined> {
    const { store } = this;
    const row = await store.mornings.get(readId(id));
    if (!row?.facts) return undefined;
    const before = await store.mornings.before(row);
    const messageId = before?.messageId ?? null;
    return {
      ...row,
      facts: row.facts,
      before:
        before && messageId !== null ? { channelId: before.channelId, messageId, at: before.at } : undefined,
    };
  }

  /** Lists the channels of a server in which its morning message could not be posted. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    const rows = await this.store.mornings.parked(guildId);
    return [...new Set(rows.map(({ channelId }) => channelId))];
  }

  /** Records that posting begins: the message may arrive from then on. Returns false if another process has begun. */
  begin({ id, attempts }: Pick<UnannouncedMorning, 'id' | 'attempts'>): Promise<boolean> {
    return this.store.transaction(({ mornings }) => mornings.begin(readId(id), attempts));
  }

  shown(id: string, rev: number, messageId: string | null): Promise<void> {
    return this.store.transaction(({ mornings }) => mornings.shown(readId(id), rev, messageId));
  }

  failed(id: string, trouble: string | null, retryAt: number): Promise<void> {
    const closed = trouble === 'closed' ? trouble : null;
    return this.store.transaction(({ mornings }) => mornings.failed(readId(id), closed, retryAt));
  }

  /** Retries refused posts, since the bot may be able to post in the channel or server now. */
  async hurry(where?: ParkedWhere): Promise<void> {
    if (await this.store.transaction(({ mornings }) => mornings.hurry(where))) this.units.carrier.refresh?.();
  }

  /**
   * Writes a server's message for the newest morning, and moves the server's due time on (law 1 of docs/architecture.md). A
   * message that was missed for longer than a day is not written. A quiet server gets a row without contents.
   */
  async #write(plan: MorningPlan): Promise<void> {
    const { store, services } = this;
    const { guildId, channelId } = plan;
    const hour: MorningHour = { morningHour: plan.hour, morningZone: plan.zone };
    const day = morningDay(hour, services.now());
    const span = [morningOf(hour, day - 1), morningOf(hour, day)] as const;
    const gathering: MorningSource = { services, store, guildId, day, span };
    const facts = (await isAwake(gathering)) ? await gather(gathering) : null;
    await this.units.of(`server ${guildId}`, async ({ repositories, refresh }) => {
      const { mornings } = repositories;
      if (!(await mornings.advance(plan, nextMorning(hour, span[1])))) return;
      const rev = facts ? 1 : 0;
      const unposted = { shownRev: 0, messageId: null, trouble: null, attempts: 0, retryAt: null };
      const shown = facts && (await ofSharing(repositories, facts));
      const isNew = await mornings.put({
        guildId,
        day,
        channelId,
        facts: shown,
        rev,
        ...unposted,
        at: span[1],
      });
      if (!isNew) return;
      // A closed channel of a server without players is not tried for ever.
      if (!facts) return mornings.giveUp(guildId, day);
      await mornings.retire(guildId, day, day - KEPT_DAYS);
      refresh();
    });
  }
}
