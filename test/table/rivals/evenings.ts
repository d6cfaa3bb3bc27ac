import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { database } from '../../support/postgres.ts';
import { toys } from '../../toy/rules/index.ts';
import { carryOut, type Evening, type RivalAction, tableOf } from './actions.ts';
import { type Rival, rival } from './processes.ts';
import { type Answered, atNextRound, contents, opened, Serial, settle, type World } from './serial.ts';

const Wish = fc.record({
  process: fc.nat(3),
  who: fc.nat(3),
  kind: fc.nat(11),
  choice: fc.nat(9),
  /** True for a button, which carries a revision; false for a typed command. */
  button: fc.boolean(),
  /** True if two processes receive the same interaction, as when a shard moves to another process. */
  twice: fc.boolean(),
});
type Wish = typeof Wish extends fc.Arbitrary<infer W> ? W : never;

const Rounds = fc.array(fc.array(Wish, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 8 });

const IN_LOBBY = ['join', 'join', 'join', 'leave', 'start', 'tell'] as const;
const IN_PLAY = ['tell', 'undo', 'askUndo', 'answer', 'cancel', 'claim', 'resign'] as const;

async function actionOf({ table }: World, evening: Evening, wish: Wish, claim: string): Promise<RivalAction> {
  const { who, kind, choice, button } = wish;
  const match = await table.get(evening.matchId);
  if (match?.status !== 'running') return { who, do: IN_LOBBY[kind % IN_LOBBY.length] ?? 'tell' };
  const other = IN_PLAY[kind];
  const rev = button ? { rev: match.rev } : {};
  // Resignations are rare, since otherwise too few people would remain in the game.
  if (other === 'resign' && choice > 1) return { who, do: 'tell' };
  if (other === 'claim') return { who, do: other, claim };
  if (other === 'answer') return { who, do: other, agrees: choice < 7 };
  if (other === 'undo') return { who, do: other, ...rev };
  if (other !== undefined) return { who, do: other };
  const seat = match.seats.find(({ id }) => id === `${evening.tag}/u${who}`)?.seat ?? 0;
  const legal = match.position.legal(seat) ?? [];
  const action = toys.toy?.write(legal[choice % Math.max(1, legal.length)] ?? { type: 'roll' }) ?? '';
  return { who, do: 'act', action, ...rev, claim };
}

async function atOnce(
  rivals: readonly Rival[],
  evening: Evening,
  actions: readonly (readonly [number, RivalAction])[],
) {
  return Promise.all(
    actions.map(async ([process, action]): Promise<Answered> => {
      const its = rivals[process % rivals.length];
      if (!its) throw new Error('no process');
      return { action, answer: await its.carryOut(evening, action) };
    }),
  );
}

async function seatAll(world: World, evening: Evening): Promise<readonly Answered[]> {
  const actions: readonly RivalAction[] = [0, 1, 2, 3].map(who => ({ who, do: 'join' }));
  const done: Answered[] = [];
  for (const action of [...actions, ...[0, 1, 2, 3].map(who => ({ who, do: 'start' as const }))])
    done.push({ action, answer: await carryOut(world.table, evening, action) });
  return done;
}

/** Counts of the results. They show that every kind of result occurred. */
export interface Seen {
  rounds: number;
  actions: number;
  effects: number;
  refusals: number;
  takenUp: number;
  announced: number;
}

const worldAt = async (address: string): Promise<World> => {
  const world = await tableOf(address);
  onTestFinished(() => world.store.close());
  return world;
};

function note(seen: Seen, answered: readonly Answered[]): void {
  seen.rounds += 1;
  for (const { action, answer } of answered) {
    seen.actions += 1;
    if ('takenUp' in answer) seen.takenUp += 1;
    else if ('refused' in answer) seen.refusals += 1;
    else if (action.do === 'tell') seen.announced += answer.done === false ? 0 : 1;
    else seen.effects += 1;
  }
}

/**
 * Lets two to four processes play in parallel on one PostgreSQL database. After each round, a single process must reach the
 * same answers and data with some serial order of the actions.
 */
export async function playEvenings(evenings: number): Promise<Seen> {
  const address = await database();
  const watching = await worldAt(address);
  const alone = await worldAt(':memory:');
  const rivals = await Promise.all(Array.from({ length: 4 }, () => rival(address)));
  onTestFinished(async () => {
    for (const each of rivals) await each.stop();
  });
  const seen: Seen = { rounds: 0, actions: 0, effects: 0, refusals: 0, takenUp: 0, announced: 0 };
  const evening = async (processes: number, rounds: readonly (readonly Wish[])[]): Promise<void> => {
    const playing = rivals.slice(0, processes);
    let now = await opened(watching);
    const serial = new Serial(alone);
    for (const [index, wishes] of rounds.entries()) {
      const actions = await Promise.all(
        wishes.map(async (wish, place) => {
          const action = await actionOf(watching, now, wish, `c${index}.${place}`);
          const processes = wish.twice ? [wish.process, wish.process + 1] : [wish.process];
          return processes.map(process => [process, action] as const);
        }),
      );
      const answered =
        index === 1 ? await seatAll(watching, now) : await atOnce(playing, now, actions.flat());
      note(seen, answered);
      await settle(watching, now, answered);
      const round = { answered, contents: await contents(watching, now) };
      if (!(await serial.explains(round)))
        expect.unreachable(`in no order: ${JSON.stringify({ index, ...round }, null, 1)}`);
      now = await atNextRound(watching, now);
    }
  };
  await fc.assert(fc.asyncProperty(fc.integer({ min: 2, max: 4 }), Rounds, evening), {
    numRuns: evenings,
    endOnFailure: true,
  });
  return seen;
}
