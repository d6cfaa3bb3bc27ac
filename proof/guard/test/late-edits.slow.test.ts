import { expect, onTestFinished, test } from 'vitest';
import type { Match } from '../../../src/table/match/types.ts';
import { begin, from, nextChoice, type Placed, startPlaced } from '../../../test/discord/placed.ts';
import { patientDiscord, type Running } from '../../../test/support/bot.ts';
import { sharedDatabase } from '../../../test/support/postgres.ts';
import { accepted } from '../../../test/table/room.ts';
import { type Remembered, remember } from '../../chaos/board-versions.ts';
import type { Evidence } from '../../chaos/evidence.ts';
import { judgedPlace, ownMessages } from '../../chaos/judged-place.ts';
import { turnsOf } from '../../chaos/verify.ts';

// `npm run chaos -- races` does not judge a turn that two bots without a lease reported twice by a late edit. These tests play such a
// turn, and show that one bot never does this.

const WHY = 'a late edit of one bot put an older text over a newer text of the other';

interface LateMatch {
  readonly placed: Placed;
  readonly seen: Remembered;
}

/** Makes the next decision by a bot. Returns true where it ends the turn. */
async function actBy({ table }: Running, placed: Placed): Promise<boolean> {
  const choice = await nextChoice(placed);
  if (!choice) throw new Error('the game is over');
  const { own, action } = choice;
  accepted(await from(own, () => table.act(placed.id, own.person.id, placed.game.write(action))));
  const rev = (await table.get(placed.id))?.rev ?? 0;
  const moves = await table.moves(placed.id, { since: rev - 1, to: rev });
  return moves.at(-1)?.endsTurn ?? false;
}

/** Lets the first bot edit a turn's message, and holds this edit back. Returns the function that lets the edit arrive. */
async function heldEdit(placed: Placed): Promise<() => void> {
  const { discord } = placed;
  const edits = () => discord.requests.filter(({ method }) => method === 'PATCH').length;
  for (;;) {
    const before = edits();
    const { promise: delay, resolve: arrive } = Promise.withResolvers<void>();
    const end = discord.fail({ method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/, delay });
    if (!(await actBy(placed, placed))) {
      await expect.poll(edits).toBeGreaterThan(before);
      return arrive;
    }
    end();
    arrive();
    await placed.quiet();
  }
}

/** Plays until a turn of several decisions is reported, of which the first decision's edit arrives last. */
async function lateMatch(gameId: string, many: number): Promise<LateMatch> {
  const discord = await patientDiscord();
  const seen = remember(discord);
  const database = await sharedDatabase();
  const first = await startPlaced({ discord, database });
  const bots = [first, ...(many > 1 ? [await startPlaced({ discord, database })] : [])];
  onTestFinished(async () => {
    for (const bot of bots) await bot.stop();
    await discord.close();
  });
  const placed = await begin(first, gameId, ['server'], undefined, 2);
  const arrive = await heldEdit(placed);
  const last = bots.at(-1) ?? first;
  while (!(await actBy(last, placed)));
  if (last !== first) await expect.poll(async () => (await first.store.outbox.waiting()).length).toBe(0);
  arrive();
  for (const bot of bots) await bot.quiet();
  return { placed, seen };
}

async function judge({ placed, seen }: LateMatch, more: Partial<Evidence> = {}) {
  const { store, table, id } = placed;
  const match = (await table.get(id)) as Match;
  const nobody = { attempts: [], withdrawals: [], agreements: [] };
  const evidence = { store, table, matches: [id], ...nobody, ...seen, ...more };
  const own = ownMessages(match, [match], evidence);
  const moves = await table.moves(id, { since: 0, to: match.rev });
  const log = { own, moves, calls: [], turns: await turnsOf(store, match) };
  const { faults, unjudged } = await judgedPlace(evidence, match, log);
  return { faults, unjudged };
}

test.each(['green-port', 'vintage'])(
  '%s: one bot tells each turn once, although its edit comes late',
  async gameId => {
    expect(await judge(await lateMatch(gameId, 1))).toEqual({ faults: [], unjudged: [] });
  },
);

test.each(['green-port', 'vintage'])(
  '%s: the turn that two bots tell twice is not judged, if the record shows that a late edit did this',
  async gameId => {
    const reports = await lateMatch(gameId, 2);
    const { id } = reports.placed;
    const { faults } = await judge(reports);
    expect(faults).toEqual([expect.stringMatching(/: reported /)]);
    const withoutLease = true;
    expect(await judge(reports, { withoutLease })).toEqual({
      faults: [],
      unjudged: [`the story of ${id}: ${WHY}`],
    });

    const { sights } = reports.seen;
    const finished = sights.filter(({ posted }) => posted).at(-2)?.messageId;
    const own = sights.filter(({ messageId }) => messageId === finished);
    const [right, late] = own.slice(-2);
    expect(right?.content).not.toBe(late?.content);
    // A record proves a late edit only if it has the right text, and the older text before it.
    for (const gone of [[right], own.slice(0, -2)]) {
      const left = sights.filter(sight => !gone.includes(sight));
      expect(await judge(reports, { withoutLease, sights: left })).toEqual({ faults, unjudged: [] });
    }
  },
);
