import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/core/values/days.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match } from '../../src/table/match/types.ts';
import { some } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { asPerson, BETWEEN, deliver, due, HOME, seen, two } from './placed-room.ts';
import { ANN, accepted, BEN, CAT, DAN, EVE, MINUTE, type Room, refused, reload, running } from './room.ts';

const [HELLO, LUCK, NICE, PLAYED] = [1, 2, 3, 4];

const shown = (here: Room, match: Pick<Match, 'id'>, place: number) =>
  lookingFrom({ place }, async () => here.table.phrases.shown(await reload(here, match)));

/** Lets the person on a seat decide: they take the first legal action. */
async function decide(here: Room, match: Pick<Match, 'id'>, seat: number): Promise<void> {
  const { position } = await reload(here, match);
  const id = (await here.store.seats.list(match.id))[seat]?.userId ?? '';
  const action = toys.toy?.write(position.legal(seat)[0]) ?? '';
  accepted(await here.table.act(match.id, id, action));
}

/** Lets all people decide who must. */
async function decideAll(here: Room, match: Pick<Match, 'id'>): Promise<void> {
  for (const seat of (await reload(here, match)).position.toAct) await decide(here, match, seat);
}

describe.each(some(['sqlite', 'postgres'] as const, 1))('phrases between places, on %s', kind => {
  async function begun(between: Parameters<Room['table']['lobby']['begin']>[0] = BETWEEN) {
    const [one, other] = await two(kind);
    const match = accepted(await one.table.lobby.begin(between));
    await deliver(one);
    const seats = await one.store.seats.list(match.id);
    const seatOf = (id: string): number => seats.find(({ userId }) => userId === id)?.seat ?? -1;
    return { one, other, match, seatOf, say: one.table.phrases };
  }

  test('a phrase is stored by any process, and the process of the home tells each place of a reader once', async () => {
    const { one, other, match, seatOf } = await begun();
    for (const here of [one, other]) here.notices.clear();
    const said = asPerson(1, () => other.table.phrases.say(match.id, BEN.id, LUCK));
    expect(accepted(await said)).toBe('good-luck');
    expect([...other.notices]).toEqual([[match.id, undefined]]);
    expect(await due(other)).toEqual([]);
    expect(await due(one)).toEqual(['redraw 0', 'redraw 2']);
    const line = { seat: seatOf(BEN.id), phrase: 'good-luck' };
    for (const here of [one, other])
      expect([await shown(here, match, 0), await shown(here, match, 1), await shown(here, match, 2)]).toEqual(
        [[line], [], [line]],
      );
    const { seats, rev } = await seen(one, match, 0);
    expect(JSON.stringify(seats)).not.toContain(`"${BEN.id}"`);
    expect(rev).toBe(0);
    expect(await shown(one, match, -1)).toEqual([]);
  });

  test('a phrase stands until all the others have decided, and the newest of a person replaces the one before', async () => {
    const { one, match, seatOf, say } = await begun();
    await decideAll(one, match);
    const [seat = 0] = (await reload(one, match)).position.toAct;
    const speaker = BETWEEN.people.find(({ id }) => seatOf(id) !== seat) ?? ANN;
    const place = [0, 1, 2].find(each => BETWEEN.people[each] !== speaker) ?? 0;
    accepted(await say.say(match.id, speaker.id, HELLO));
    one.clock.now += 2 * MINUTE;
    accepted(await say.say(match.id, speaker.id, NICE));
    const line = { seat: seatOf(speaker.id), phrase: 'nice-move' };
    expect(await shown(one, match, place)).toEqual([line]);
    await decide(one, match, seat);
    expect(await shown(one, match, place)).toEqual([line]);
    let rounds = 0;
    for (; (await shown(one, match, place)).length > 0 && rounds < 20; rounds++) await decideAll(one, match);
    const decided = await one.store.moves.decided(match.id);
    expect(rounds).toBeLessThan(20);
    for (const { id } of BETWEEN.people)
      if (id !== speaker.id) expect(decided.get(seatOf(id))).toBeGreaterThan(3);
  });

  test('a person says one phrase in two minutes, and three before the next decision', async () => {
    const { one, match, seatOf, say } = await begun();
    const times = async () => (await one.store.seats.list(match.id))[seatOf(ANN.id)]?.said?.times;
    accepted(await say.say(match.id, ANN.id, HELLO));
    await deliver(one);
    accepted(await say.say(match.id, ANN.id, HELLO));
    expect([await due(one), await times()]).toEqual([[], 1]);
    expect(refused(await say.say(match.id, ANN.id, LUCK))).toEqual({
      code: 'table/too-soon',
      with: { what: 'phrase', times: 1, minutes: 2, until: one.clock.now + 2 * MINUTE },
    });
    accepted(await say.say(match.id, BEN.id, HELLO));
    for (const phrase of [LUCK, NICE]) {
      one.clock.now += 2 * MINUTE;
      accepted(await say.say(match.id, ANN.id, phrase));
    }
    one.clock.now += 2 * MINUTE;
    expect(refused(await say.say(match.id, ANN.id, PLAYED))).toEqual({
      code: 'table/phrases-many',
      with: { limit: 3, status: 'running' },
    });
    await decideAll(one, match);
    accepted(await say.say(match.id, ANN.id, PLAYED));
    expect(await times()).toBe(1);
  });

  test('after the end three more phrases are possible for a week, and they stay', async () => {
    const { one, match, seatOf, say } = await begun();
    for (const { id } of [BEN, CAT]) {
      accepted(await one.table.resign(match.id, id));
      await deliver(one);
    }
    for (const phrase of [1, 2, 3, 4, 5, 6]) {
      accepted(await say.say(match.id, ANN.id, phrase));
      one.clock.now += 2 * MINUTE;
    }
    expect(refused(await say.say(match.id, ANN.id, 7)).with).toEqual({ limit: 3, status: 'over' });
    accepted(await say.say(match.id, BEN.id, PLAYED));
    expect((await due(one)).toSorted()).toEqual(['redraw 0', 'redraw 1', 'redraw 2']);
    const lines = [
      { seat: seatOf(ANN.id), phrase: 'little-time' },
      { seat: seatOf(BEN.id), phrase: 'well-played' },
    ];
    expect(await shown(one, match, 2)).toEqual(lines);
    one.clock.now += 8 * DAY_MS;
    expect(refused(await say.say(match.id, CAT.id, PLAYED)).code).toBe('table/over');
    expect(await shown(one, match, 2)).toEqual(lines);
    await one.table.housekeeping.prune(one.clock.now, 90);
    expect(await shown(one, match, 2)).toEqual([]);
  });

  test('a forged number, a stranger and a match of one place are refused, and nothing is written', async () => {
    const { one, match, say } = await begun();
    const alone = await running(one, 2, { guildId: HOME });
    await one.table.outbox.outlook();
    const before = await due(one);
    const codes = async (...asked: readonly [string, string, number][]) => {
      const all: string[] = [];
      for (const [id, person, number] of asked) all.push(refused(await say.say(id, person, number)).code);
      return all;
    };
    expect(
      await codes(
        ...[0, -1, 8, 1.5, Number.NaN].map(number => [match.id, ANN.id, number] as [string, string, number]),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'table/no-phrase'));
    expect(
      await codes([match.id, DAN.id, HELLO], [alone.id, ANN.id, HELLO], ['none', ANN.id, HELLO]),
    ).toEqual(['table/not-seated', 'table/phrases-here', 'table/no-match']);
    expect(refused(await say.toggle(match.id, DAN.id)).code).toBe('table/not-seated');
    expect(refused(await say.toggle(alone.id, ANN.id)).code).toBe('table/phrases-here');
    expect((await one.store.seats.list(match.id)).every(({ said }) => said === null)).toBe(true);
    expect(await due(one)).toEqual(before);
  });

  test('a place whose only person hides phrases, or has blocked the speaker, neither gets nor shows them', async () => {
    const { one, match, seatOf, say } = await begun();
    accepted(await say.say(match.id, ANN.id, HELLO));
    await deliver(one);
    expect(accepted(await say.toggle(match.id, BEN.id))).toBe('hidden');
    accepted(await one.table.conduct.toggleBlock(match.id, CAT.id, seatOf(ANN.id)));
    expect(await due(one)).toEqual(['redraw 1', 'redraw 2']);
    await deliver(one);
    expect([await shown(one, match, 1), await shown(one, match, 2)]).toEqual([[], []]);
    one.clock.now += 2 * MINUTE;
    accepted(await say.say(match.id, ANN.id, LUCK));
    expect(await due(one)).toEqual([]);
    expect((await one.table.conduct.fellows(match.id, BEN.id))?.hidesPhrases).toBe(true);
    expect(accepted(await say.toggle(match.id, BEN.id))).toBe('shown');
    expect(await due(one)).toEqual(['redraw 1']);
    expect(await shown(one, match, 1)).toEqual([{ seat: seatOf(ANN.id), phrase: 'good-luck' }]);
    accepted(await say.say(match.id, CAT.id, HELLO));
    expect((await shown(one, match, 0)).map(({ phrase }) => phrase)).toEqual(['hello']);
  });

  test('people at the same place read each other’s phrases, and hide them only together', async () => {
    const { one, match, say } = await begun({
      ...BETWEEN,
      people: [...BETWEEN.people, { ...DAN, place: 1 }],
    });
    accepted(await say.say(match.id, BEN.id, HELLO));
    expect(await due(one)).toEqual(['redraw 0', 'redraw 1', 'redraw 2']);
    one.clock.now += 2 * MINUTE;
    accepted(await say.say(match.id, ANN.id, HELLO));
    expect(accepted(await say.toggle(match.id, BEN.id))).toBe('others');
    expect(await shown(one, match, 1)).toHaveLength(2);
    expect(accepted(await say.toggle(match.id, DAN.id))).toBe('hidden');
    expect(await shown(one, match, 1)).toEqual([]);
  });

  test('a report and the operator’s page have the newest phrase, the export has it, and it is deleted with the person', async () => {
    const { one, match, seatOf, say } = await begun();
    accepted(await say.say(match.id, ANN.id, PLAYED));
    accepted(await one.table.conduct.report(match.id, BEN.id, seatOf(ANN.id)));
    const textOf = async (line: string) => (await one.table.host.run(line, 'operator')).text;
    expect(await textOf('log')).toContain(`person ${ANN.id}, newest phrase well-played`);
    expect(await textOf(`game show ${match.id}`)).toContain('newest phrase well-played');
    expect(JSON.stringify(await one.table.archive.about(ANN.id))).toContain('well-played');
    expect(JSON.stringify(await one.table.archive.about(BEN.id))).not.toContain('well-played');
    await one.table.housekeeping.forget(ANN.id);
    expect((await one.store.seats.list(match.id))[seatOf(ANN.id)]?.said).toBeNull();
    expect(await shown(one, match, 1)).toEqual([]);
  });

  test('the place with a stand-in, an offer or a taken seat tells the other places no name and no id', async () => {
    const { one, match, seatOf, say } = await begun();
    const seat = seatOf(BEN.id);
    accepted(await say.say(match.id, BEN.id, HELLO));
    accepted(await one.table.seatChanges.gone(match.id, seat));
    await one.store.seats.change(match.id, seat, { offeredAt: one.clock.now });
    for (const place of [0, 2])
      expect(JSON.stringify((await seen(one, match, place)).seats)).not.toMatch(/"(u2|Ben)"/);
    const { channelId, guildId } = BETWEEN.places[0];
    const taking = { personId: EVE.id, channelId, guildId };
    accepted(await lookingFrom(taking, () => one.table.seatChanges.take(match.id, EVE, seat)));
    const taken = (await one.store.outbox.waiting(match.id)).filter(
      ({ details }) => details.change === 'taken',
    );
    expect(taken.map(({ place, details: { id, name } }) => [place, id, name])).toEqual([
      [0, undefined, undefined],
      [2, undefined, undefined],
    ]);
    const known = async (place: number) => (await seen(one, match, place)).seats[seat]?.id;
    expect([await known(0), await known(1), await known(2)]).toEqual([
      EVE.id,
      expect.stringMatching(/^elsewhere/),
      expect.stringMatching(/^elsewhere/),
    ]);
    // The phrase was that of the person who had the seat before.
    expect(await shown(one, match, 2)).toEqual([]);
  });
});
