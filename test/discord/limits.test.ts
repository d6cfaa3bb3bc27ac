import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import { MAX_LENGTH } from '../../src/discord/custom-id.ts';
import { panel } from '../../src/discord/panel.ts';
import { type Picks, packPicks, readAction, unpackPicks, writtenAction } from '../../src/discord/picks.ts';
import type { Answer } from '../../src/discord/room.ts';
import { games } from '../../src/games/registry.ts';
import { Table } from '../../src/match/table.ts';
import type { Match } from '../../src/match/types.ts';
import { openStore } from '../../src/store/index.ts';
import { roomOf } from '../support/room.ts';

const store = await openStore(':memory:');
const table = new Table({ store, games, now: () => 0, announce: () => {} });
const room = roomOf(table);

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff * _ ~';

function matchOf(game: string, state: unknown, rev: number, seats: number): Match {
  return {
    id: 'zzzzzzzz',
    game,
    options: {},
    status: 'running',
    endedBy: null,
    rev,
    channelId: '1',
    guildId: null,
    opener: { id: '1', name: LONG_NAME },
    seatsWanted: seats,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      id: String(seat),
      name: LONG_NAME,
      resigned: false,
      state: 'player' as const,
      absent: false,
      gone: false,
    })),
    state,
    createdAt: 0,
    updatedAt: 0,
    practised: false,
    commitment: 'f'.repeat(64),
    pace: 'none',
    pausedAt: null,
    lobbyMessageId: null,
    boardMessageId: null,
    shownRev: null,
  };
}

/** All custom ids of an answer, and the values of its selects. */
function controls({ rows = [] }: Answer): { ids: string[]; values: string[] } {
  const parts = rows.flatMap(row => row.components);
  return {
    ids: parts.flatMap(part => ('custom_id' in part ? [part.custom_id] : [])),
    values: parts.flatMap(part => ('options' in part ? part.options.map(option => option.value) : [])),
  };
}

const VARIANTS = [
  { variant: 'standard', seats: 4 },
  { variant: 'standard', seats: 2 },
  { variant: 'solo', timer: 28, seats: 1 },
];

/** A random way through a game: at each decision a whole panel is walked, by choices that a number gives. */
test('panels keep to the limits of Discord, whatever the game comes to', async () => {
  const game = games.porto;
  if (!game) throw new Error('no game');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VARIANTS),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.infiniteStream(fc.nat()),
      async ({ seats, ...options }, seed, chance) => {
        const dice = new SeededDice(seed);
        const next = (below: number): number => (chance.next().value ?? 0) % below;
        let state = game.setup(seats, options, dice);
        for (let rev = 0; rev < 60 && game.toAct(state).length > 0; rev++) {
          const [seat = 0] = game.toAct(state);
          const match = matchOf('porto', state, rev + 40_000, seats);
          const legal = game.legal(state, seat);
          const builds = legal.filter(action => game.write(action).startsWith('build'));
          const wanted = builds.length > 0 && next(3) > 0 ? builds : legal;
          const action = wanted[next(wanted.length)];
          const fields = game.fields(action);
          let picks: Picks = [];
          for (const pick of next(2) === 0 ? fields : fields.toReversed()) {
            const answer = await panel(room, { match, seat }, picks, {
              page: next(4),
              ask: fields[next(fields.length)]?.[0] ?? '',
            });
            const { ids, values } = controls(answer);
            expect(answer.content.length).toBeLessThanOrEqual(2000);
            expect(new Set(ids).size).toBe(ids.length);
            expect(Math.max(...ids.map(id => id.length))).toBeLessThanOrEqual(MAX_LENGTH);
            expect(new Set(values).size).toBe(values.length);
            expect(values.length).toBeLessThanOrEqual(25);
            picks = [...picks, pick];
            const id = packPicks(game, legal, picks, args => ({ match: match.id, rev, verb: 'pick', args }));
            expect(unpackPicks(game, legal, id.args)).toEqual(picks);
          }
          const done = await panel(room, { match, seat }, picks);
          expect(done.content).toContain('Not done yet');
          const text = writtenAction(game, match, action);
          expect(readAction(game, legal, text)).toBe(game.write(action));
          const step = game.apply(state, seat, action, dice);
          if (!step.ok) throw new Error(step.refusal.code);
          state = step.value.state;
        }
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
