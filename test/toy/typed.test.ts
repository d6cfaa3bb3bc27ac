import type { Channel, Person } from 'local-discord';
import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../src/core/game.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { chance, pick } from '../contract/tools.ts';
import { family, scene } from '../discord/kit.ts';
import type { Running } from '../support/bot.ts';
import { isLong } from '../support/form.ts';
import { truth } from '../support/truth.ts';
import { personAt, quay } from './kit.ts';
import { toy } from './rules/index.ts';

// These tests play whole games by typed commands alone, without a press. They show that every action can be typed.

interface Typist {
  readonly stage: Running & { readonly channel: Channel };
  person(seat: Seat): Person;
}

/** Returns the kind of a typed action. Porto's Timer action that builds nothing counts as a kind of its own, `idle`. */
const kindOf = (text: string): string => (text === 'timer' ? 'idle' : (text.split(' ')[0] ?? ''));

async function typed(game: AnyGame, { stage, person }: Typist, seed: number): Promise<readonly string[]> {
  const { channel, table } = stage;
  const below = chance(seed);
  const kinds: string[] = [];
  for (let done = 0; done < 400; done++) {
    const match = await table.live(channel.id);
    if (match === undefined) break;
    const state = await truth(stage, match);
    const sealed = await table.sealed(match.id);
    const seat = game.toAct(state).find(each => !sealed.includes(each)) ?? -1;
    const legal = game.legal(state, seat).map(action => game.write(action));
    const fresh = legal.filter(text => !kinds.includes(kindOf(text)));
    const action = pick(fresh.length > 0 ? fresh : legal, below);
    // Porto's Timer action that builds nothing has a command of its own, without options.
    const answer = await (action === 'timer'
      ? person(seat).command(channel, 'porto timer', { now: true })
      : person(seat).command(channel, `${game.id} do`, { action, now: true }));
    expect(answer.ephemeral, answer.content).toBe(true);
    kinds.push(kindOf(action));
  }
  await stage.quiet();
  return kinds;
}

test('a whole game of the toy by `/toy do` alone', async () => {
  const at = await quay(3, { tiles: 40 });
  const { stage } = at;
  const kinds = await typed(toy as unknown as AnyGame, { stage, person: seat => personAt(at, seat) }, 3);
  expect([...new Set(kinds)].sort()).toEqual(['bid', 'load', 'play', 'reveal', 'roll', 'take']);
  expect(await stage.table.latest(stage.channel.id)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(stage.trouble).toEqual([]);
});

test('an illegal action is answered with the nearest legal one, also where its kind has no other', async () => {
  const at = await quay(2, { tiles: 40 });
  const { stage } = at;
  const { channel, table, discord } = stage;
  for (const [seat, action] of [
    [0, 'bid 3'],
    [1, 'bid 1'],
  ] as const)
    await personAt(at, seat).command(channel, 'toy do', { action, now: true });
  const match = await table.live(channel.id);
  const [seat = 0] = match?.position.toAct ?? [];
  const state = match && (await truth<Parameters<typeof toy.legal>[0]>(stage, match));
  const alone = state && toy.legal(state, seat).map(action => toy.fields(action).length);
  expect(alone?.[0]).toBe(1);
  const answer = await personAt(at, seat).command(channel, 'toy do', { action: 'bid 2', now: true });
  expect(answer.message?.buttons.length).toBeGreaterThan(1);
  const ids = answer.message?.buttons.map(({ customId }) => customId) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(discord.complaints).toEqual([]);
});

/** Seed of a solo game of Porto in which the Timer sometimes can build nothing. */
const IDLE = new Uint8Array(32).fill(41);

test.runIf(isLong)(
  'a whole solo game of Porto by `/porto do` alone, an idle Timer by `/porto timer`',
  async () => {
    const stage = await scene({ newSeed: () => IDLE });
    await stage.ann.command(stage.channel, 'porto solo', { timer: 28 });
    const kinds = await typed(porto as unknown as AnyGame, { stage, person: () => stage.ann }, 5);
    expect([...new Set(kinds)].sort()).toEqual(['build', 'draw', 'idle', 'keep', 'timer']);
    expect(await stage.table.latest(stage.channel.id)).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect(stage.trouble).toEqual([]);
  },
);

test('a pass that ends the game is typed, and offered while it is typed', async () => {
  const bare: AnyGame = {
    ...(porto as unknown as AnyGame),
    setup(seats, options, dice) {
      const deal = porto.setup(seats, { variant: 'family', ...(options as object) }, dice);
      return { ...deal, market: deal.market.map(() => null), deck: [] } satisfies State;
    },
  };
  const stage = await scene({ games: { porto: bare } });
  const people = await family(stage);
  const { channel, table } = stage;
  // The table makes the first pass by itself, since that pass reveals nothing.
  expect(await table.live(channel.id)).toMatchObject({ rev: 1 });
  const [, second] = people;
  const offers = await second.autocomplete(channel, 'porto do', {}, 'action', '');
  expect(offers.map(({ value }) => value)).toEqual(['pass']);
  const asked = await second.command(channel, 'porto draw', { cards: '1' });
  expect(asked.content).toContain('What you can do now: Pass');
  await second.command(channel, 'porto do', { action: 'pass', now: true });
  await stage.quiet();
  expect(await table.latest(channel.id)).toMatchObject({ status: 'over', rev: 2 });
  expect(stage.trouble).toEqual([]);
});
