import { expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { chooser, press } from './porto-room.ts';
import { ANN, accepted, CAT, DAY, room } from './room.ts';

const SERVER = 'g1';
const YEAR = { kind: 'year', year: 2026 } as const;

test('people who met between two channels of one server are in no list of rivals or close games', async () => {
  const here = await room({ games, now: Date.UTC(2026, 10, 2, 12) });
  const { table, store, clock } = here;
  for (const { id, name } of [ANN, CAT]) await store.people.change(id, { name });
  const places = ['home', 'staff'].map(channelId => ({ channelId, guildId: SERVER, language: null }));
  const match = accepted(
    await table.lobby.begin({
      ...{ game: 'porto', options: porto.defaults, pace: 'day', rated: true, places },
      people: [ANN, CAT].map((person, place) => ({ ...person, place })),
    }),
  );
  const ids = (await store.matches.get(match.id))?.seats.map(({ userId }) => userId) ?? [];
  const seats = match.seats.map((seat, number) => ({ ...seat, id: ids[number] ?? '' }));
  const below = chooser(1);
  for (let now = match; now.status === 'running'; ) now = await press(here, { ...now, seats }, below);
  clock.now += DAY;
  await table.dueWork.run();
  const own = { askedBy: ANN.id, guildId: SERVER };
  const year = accepted(await table.lookBacks.ofPerson(ANN.id, YEAR, own));
  expect(year).toMatchObject({ games: 1, rival: null });
  const [rated] = accepted(await table.archive.ratedGames(ANN.id, ANN.id, SERVER));
  if (!rated) throw new Error('Ann has no rating');
  expect(await table.archive.profile(ANN.id, ANN.id, SERVER, rated)).toMatchObject({
    games: 1,
    opponents: [],
  });
  expect(accepted(await table.lookBacks.ofServer(SERVER, YEAR))).toMatchObject({ games: 1, closest: null });
  expect(await table.people.namesMet(ANN.id, [CAT.id])).toEqual(new Map());
  expect(JSON.stringify(await table.archive.about(ANN.id))).not.toMatch(new RegExp(`${CAT.id}|Cat`));
});
