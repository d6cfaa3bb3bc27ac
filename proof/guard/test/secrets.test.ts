import { describe, expect, test } from 'vitest';
import { commands, menus } from '../../../commands/index.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { hearStrangeValues } from '../../../src/core/values/strange-values.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/rules/cards.ts';
import type { State } from '../../../src/games/porto/rules/types.ts';
import { games } from '../../../src/games/registry.ts';
import { grammar } from '../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { openStore } from '../../../src/store/index.ts';
import { Repository } from '../../../src/store/rows/rows.ts';
import { harnessed } from '../../../test/games/harnesses.ts';
import { isLong } from '../../../test/support/test-form.ts';
import { Chance } from '../chance.ts';
import { frozen, Imagination, type Moment } from '../secrets/frozen.ts';
import { GREEN_PORT } from '../secrets/games/green-port.ts';
import { PORTO } from '../secrets/games/porto.ts';
import { VINTAGE } from '../secrets/games/vintage.ts';
import { leaksIn, picksIn } from '../secrets/logbook.ts';
import { presentersWith } from '../secrets/pictures.ts';
import { play } from '../secrets/play.ts';
import { METHODS } from '../secrets/shelf.ts';
import { kindOf, kindsOfSight, type Sights, sightsOf } from '../secrets/sights.ts';
import { sameScene, timeless } from '../secrets/spoken.ts';
import { HIDDEN, nothingDiffers } from './nothing-differs.ts';

// The store of the guard refuses to write, which the table takes for a damaged match.
hearStrangeValues(() => {});

test('nothing that is shown depends on what its viewer may not know', async () => {
  const wishes = { guarded: PORTO, games: 2, seed: 5, painted: 0, every: 12, tries: 6 };
  const found = await nothingDiffers(wishes, HIDDEN);
  expect(found.otherWorlds).toBeGreaterThan(30);
  expect(found.compared).toBeGreaterThan(400);
  expect(found.comparedTwice).toBeGreaterThan(40);
});

test.runIf(isLong)('nor the order of a deck that everybody knows', async () => {
  const wishes = { guarded: GREEN_PORT, games: 1, seed: 5, painted: 0, every: 12, tries: 3 };
  await nothingDiffers(wishes, ['deck', 'salt', 'seed']);
});

test.runIf(isLong)('nor hands, chips and the deck of Vintage', async () => {
  const wishes = { guarded: VINTAGE, games: 1, seed: 11, painted: 0, every: 24, tries: 3 };
  await nothingDiffers(wishes, ['chips', 'deck', 'salt', 'seed']);
});

const script = {
  guarded: PORTO,
  seats: 2,
  options: { variant: 'standard' },
  seed: Buffer.alloc(32, 1),
  salt: Buffer.alloc(32, 2),
  chance: () => new Chance(3),
} as const;
const mind = () => new Imagination(0, new LightDice(1));
const looking = { presenters: presentersWith(false), language: 'en', seed: 1, tries: 0 } as const;

/** All recorded moments of one scripted game, and everything visible to seat 1 at one moment in the middle of that game. */
interface Course {
  readonly moments: readonly Moment[];
  readonly midst: readonly Sights[];
}

async function course(): Promise<Course> {
  const moments: Moment[] = [];
  const midst: Sights[] = [];
  await play(script, async moment => {
    moments.push(moment);
    if (midst.length > 0 || moment.match.rev < 8 || moment.match.status !== 'running') return;
    midst.push(await sightsOf(moment, 1, { ...looking, tries: 'all' }));
  });
  return { moments, midst };
}

let once: Promise<Course> | undefined;
const played = (): Promise<Course> => {
  once ??= course();
  return once;
};

/** Returns the moments before and after the choice of private contracts. */
const beginning = async (): Promise<readonly Moment[]> =>
  (await played()).moments.filter(({ match }) => match.rev <= 3);

/** Returns the moment as if another table played the same deal. The bot then hides the game from people without a seat. */
const withheld = (moment: Moment): Moment => ({
  ...moment,
  match: { ...moment.match, withheld: true, duplicateId: 'dup00000' },
});
const ACTED = /^(\/|press|menu|completion)/;

describe('at a table whose deal is played elsewhere', () => {
  test('a person without a seat is informed, whatever they do, and nothing else', async () => {
    const { moments } = await played();
    for (const moment of [moments.find(({ match }) => match.rev === 8), moments.at(-1)]) {
      if (!moment) throw new Error('no moment');
      const everything = { ...looking, tries: 'all' } as const;
      const sights = [...(await sightsOf(withheld(moment), 'table', everything))];
      const acted = sights.filter(([name]) => ACTED.test(name));
      expect(acted.length).toBeGreaterThan(60);
      const refused = acted.filter(([, { text }]) => !text.includes('only people at this table can see it'));
      expect(refused.filter(([, { text }]) => text !== '[]')).toEqual([]);
      // The same commands at an ordinary table show the game. So the check above would notice an answer that shows it.
      const open = [...(await sightsOf(moment, 'table', everything))].filter(([name]) => ACTED.test(name));
      expect(open.filter(([, { text }]) => text.includes('only people at this table can see it'))).toEqual(
        [],
      );
    }
  });

  test('a seated person learns no more after its end than before it', async () => {
    const end = (await played()).moments.at(-1);
    if (end?.match.status !== 'over') throw new Error('no end');
    const everything = { ...looking, tries: 'all' } as const;
    const differing = async (moment: Moment) => {
      const world = new Imagination(0, new LightDice(1)).of(moment);
      const [one, other] = [await sightsOf(moment, 0, everything), await sightsOf(world, 0, everything)];
      return [...one].filter(([name, { text }]) => text !== other.get(name)?.text);
    };
    expect(await differing(withheld(end))).toEqual([]);
    // After the end of an ordinary game, its seed and piles are public.
    expect(await differing(end)).not.toEqual([]);
  });
});

describe('no new feature escapes the guard', () => {
  test('the pictures of answers are compared as scenes', async () => {
    const [midst] = (await played()).midst;
    expect([...(midst?.values() ?? [])].filter(({ scenes }) => scenes.length > 0).length).toBeGreaterThan(10);
  });

  test('every command, menu, button and notice is tried', async () => {
    const guarded = await harnessed('secrets');
    const unguarded = Object.keys(games).filter(id => guarded[id] === undefined);
    const named = commands
      .filter(({ name }) => !unguarded.includes(name))
      .flatMap(({ name, subcommands }) =>
        Object.keys(subcommands).map(subcommand => `/${name} ${subcommand}`),
      );
    expect(Object.values(guarded).flatMap(kindsOfSight)).toEqual(
      expect.arrayContaining([...named, ...menus.map(({ name }) => `menu ${name}`)]),
    );
    const { midst } = await played();
    expect(midst).toHaveLength(1);
    for (const sights of midst) {
      const kinds = new Set([...sights.keys()].map(kindOf));
      expect(kindsOfSight(PORTO).filter(kind => !kinds.has(kind))).toEqual([]);
      expect([...sights].filter(([, { text }]) => text.startsWith('threw '))).toEqual([]);
    }
  });

  test('every method of the store is known to read, or to write', async () => {
    const store = await openStore(':memory:');
    for (const [drawer, { reads, writes }] of Object.entries(METHODS)) {
      const methods = new Set<string>();
      let proto: unknown = Object.getPrototypeOf(store[drawer as keyof typeof METHODS]);
      for (; proto && proto !== Repository.prototype; proto = Object.getPrototypeOf(proto))
        for (const name of Object.getOwnPropertyNames(proto)) if (name !== 'constructor') methods.add(name);
      const known = `${reads} ${writes}`.split(' ').filter(name => name !== '');
      expect([drawer, [...methods].sort()]).toEqual([drawer, known.sort()]);
    }
    await store.close();
  });
});

describe('the comparison itself', () => {
  test.each(LANGUAGES)('does not heed how long something took: %s', language => {
    const { number } = grammar(language);
    for (const ms of [3, 999, 1_234, 12_345])
      for (const unit of [' ms', 'ms', 'ミリ秒']) expect(timeless(`(${number(ms)}${unit})`)).toBe('(… ms)');
    expect(timeless('12 points, 3 turns')).toBe('12 points, 3 turns');
  });

  test('leaves no secret in an imagined moment, and all that is known', async () => {
    const [, half, after] = await beginning();
    for (const moment of [half, after]) {
      if (!moment) throw new Error('no moment');
      const world = mind().of(moment);
      const [truth, other] = [moment.match.state as State, world.match.state as State];
      expect(other.players[0]).toEqual(truth.players[0]);
      expect(other.players[1]?.dealt).not.toEqual(truth.players[1]?.dealt);
      expect(other.deck).not.toEqual(truth.deck);
    }
    const kept =
      after &&
      mind()
        .of(after)
        .moves.find(({ seat }) => seat === 1);
    expect(kept?.action).not.toBe(after?.moves.find(({ seat }) => seat === 1)?.action);
    const secret = kept?.events.find(({ to }) => to === 1)?.event as { type?: string } | undefined;
    expect(() => secret?.type).toThrow(/secret event/);
  });

  test('finds what was changed in a sight', async () => {
    const [moment] = await beginning();
    if (!moment) throw new Error('no moment');
    const one = await sightsOf(moment, 1, looking);
    expect([...one.keys()]).toContain('/porto hand {}');
    expect(await sightsOf(moment, 1, looking)).toEqual(one);
    // The state was imagined for one viewer. Another viewer sees differences between the true state and the imagined one.
    const other = await sightsOf(mind().of(moment), 1, looking);
    expect(other.get('/porto hand {}')?.text).not.toBe(one.get('/porto hand {}')?.text);
    expect(other.get('the view')?.text).not.toBe(one.get('the view')?.text);
  });

  test('plays twice from two seeds: the same deal, but for private contracts', async () => {
    const late: Moment[] = [];
    await play({ ...script, seenBy: 0 }, async moment => {
      if (moment.match.rev >= 9) late.push(moment);
    });
    const one = (await played()).moments.find(({ match }) => match.rev >= 9)?.match;
    const other = late[0]?.match;
    expect(other?.seed).not.toBe(one?.seed);
    expect(other?.salt).not.toBe(one?.salt);
    expect(other?.dice).toEqual(one?.dice);
    const [here, there] = [one?.state as State, other?.state as State];
    expect({ ...there, players: [] }).toEqual({ ...here, players: [] });
    expect(there.players[0]).toEqual(here.players[0]);
    expect(there.players[1]?.dealt).not.toEqual(here.players[1]?.dealt);
  });

  test('a seat that has decided nothing itself yet hears no more than it may', async () => {
    const [, , after] = await beginning();
    if (!after) throw new Error('no moment');
    const moves = after.moves.map(move => ({ ...move, by: 'stand-in' as const }));
    const moment = { ...after, moves };
    expect(moves.some(({ events }) => events.some(({ to }) => to === 0))).toBe(true);
    const everything = { ...looking, tries: 'all' } as const;
    const world = new Imagination(1, new LightDice(1)).of(moment);
    const [one, other] = [await sightsOf(moment, 1, everything), await sightsOf(world, 1, everything)];
    const differing = [...one].filter(([name, { text }]) => text !== other.get(name)?.text);
    expect(differing).toEqual([]);
  });

  test('finds what a log may not hold', () => {
    const match = { seed: 'ab'.repeat(32), salt: 'cd'.repeat(32) };
    const line = (component: string) => [`error an interaction failed {"component":"${component}"}`];
    expect(leaksIn(line('1:abcd1234:1:do'), match, PORTO.telling)).toEqual([]);
    expect(picksIn(line('1:abcd1234:1:do'), ['#dGhlc2Fs'])).toEqual([]);
    expect(picksIn(line('1:abcd1234:1:do:#dGhlc2Fs'), ['#dGhlc2Fs'])).toHaveLength(1);
    // The name of a game is no pick, even if it contains a colour.
    expect(picksIn(line('green-port hire'), ['green'])).toEqual([]);
    expect(picksIn(line('green-port hire green'), ['green'])).toHaveLength(1);
    // A part of another word is no pick.
    expect(picksIn(line('1:abcd1234:1:open answered'), ['ered'])).toEqual([]);
    expect(picksIn(line('1:abcd1234:1:open:ered:c1'), ['ered'])).toHaveLength(1);
    expect(leaksIn(line(`1:abcd1234:1:pick:${PRIVATE_DECK[0]}`), match, PORTO.telling)).toHaveLength(1);
    expect(leaksIn(line(match.seed), match, PORTO.telling)).toHaveLength(1);
    expect(leaksIn(line(match.salt), match, PORTO.telling)).toHaveLength(1);
  });

  test('finds what was changed in a scene', () => {
    const scene = { width: 2, items: [{ id: 'a', x: 1 }] };
    expect(sameScene(scene, { width: 2, items: [{ id: 'a', x: 1 }] })).toBe(true);
    expect(sameScene(scene, { width: 2, items: [{ id: 'a', x: 2 }] })).toBe(false);
    expect(sameScene(scene, { width: 2, items: [] })).toBe(false);
    expect(sameScene(scene, { width: 2, items: { 0: { id: 'a', x: 1 } } })).toBe(false);
  });

  test('a moment can only be read', async () => {
    const [moment] = await beginning();
    if (!moment) throw new Error('no moment');
    const store = frozen(moment);
    expect((await store.matches.get('abcd1234'))?.rev).toBe(moment.match.rev);
    expect(await store.matches.get('other')).toBeUndefined();
    const writing = store.transaction(({ votes }) => votes.cast('abcd1234', 'cancel', '100', 1));
    await expect(writing).rejects.toThrow('votes.cast ["abcd1234","cancel","100",1]');
  });
});
