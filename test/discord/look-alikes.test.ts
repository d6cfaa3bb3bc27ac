import type { Channel } from 'local-discord';
import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { leagueAlt } from '../../src/presentation/pictures/leagues/scene.ts';
import type { LeagueCard } from '../../src/presentation/presenter/contest-cards.ts';
import { namesApart, plainName } from '../../src/presentation/text/names.ts';
import { playedOut, type Scene, said, scene, startGame } from './kit.ts';

/** The second name has a Cyrillic letter, and the third is written from right to left. */
const [LATIN, CYRILLIC, HEBREW] = ['Ann', 'Аnn', 'שלום'];

async function lookAlikes(): Promise<Scene> {
  const stage = await scene({ paints: false });
  const other = stage.discord.addUser({ name: CYRILLIC });
  return { ...stage, bob: other };
}

const written = ({ messages }: Channel): string =>
  messages.map(({ content, embeds }) => `${content} ${JSON.stringify(embeds ?? '')}`).join('\n');

/** Checks that a text names both people, each with a number. */
function expectApart(place: string, text: string): void {
  expect([place, text]).toEqual([place, expect.stringMatching(/[12]·\**Ann|[12]·\**Аnn/)]);
  expect([place, /1·/.test(text), /2·/.test(text)]).toEqual([place, true, true]);
}

test('people of leagues, duplicates, dailies and leaderboards who look the same are told apart', async () => {
  const stage = await lookAlikes();
  const { guild, channel, ann, bob, quiet } = stage;
  const league = guild.addChannel({ name: 'league' });
  await ann.command(league, 'games league new', { game: 'porto', name: 'Autumn', seats: 2 });
  await bob.command(league, 'games league join');
  const duplicate = guild.addChannel({ name: 'duplicate' });
  await ann.command(duplicate, 'porto new', { variant: 'family', duplicate: 2 });
  await quiet();
  const [open] = duplicate.messages;
  if (open) await bob.press(open, 'Join');
  await quiet();
  await startGame(stage, [ann, bob], { variant: 'family' });
  await playedOut(stage, 3);
  await quiet();
  expectApart('league', written(league));
  expectApart('duplicate', written(duplicate));
  expectApart('leaderboard', await said(ann, channel, 'games leaderboard'));
});

test('a person has the same name in all messages of a contest, and others keep their names', () => {
  const [one, two, three] = [
    { id: '7', name: LATIN },
    { id: '5', name: CYRILLIC },
    { id: '9', name: 'Bob' },
  ];
  for (const order of [
    [one, two, three],
    [three, two, one],
  ]) {
    const named = namesApart(order, 'en');
    expect([one, two, three].map(named)).toEqual(['2·Ann', '1·Аnn', 'Bob']);
  }
});

test('a name from right to left changes no order in labels and alt texts', () => {
  const isolated = `\u2068${HEBREW}\u2069`;
  expect(plainName(HEBREW)).toBe(isolated);
  const line = { place: 1, name: HEBREW, points: 3, course: [3], gone: null };
  const card: LeagueCard = {
    ...{ name: HEBREW, status: 'running', round: 1, rounds: 2, lines: [line] },
    cup: [[{ names: [HEBREW, 'Bob'], winner: 0, losses: [null, 'left'] }]],
  };
  const alt = leagueAlt(card, 'Porto', 'en');
  expect(alt.split(HEBREW)).toHaveLength(alt.split(isolated).length);
  expect(alt).toContain(isolated);
});

test('opponents on a profile who look the same are told apart', async () => {
  const met = { games: 2, ahead: 1, level: 0 };
  const picture = await presenters.porto?.('en').profile?.(
    {
      ...{ game: 'porto', category: 'family/2', name: 'Bob', rating: null, withPlayers: null, course: [] },
      ...{ opponents: [LATIN, CYRILLIC].map(name => ({ name, ...met })), games: 2, wins: 1 },
      ...{ streak: { now: 0, best: 1 }, best: null, colours: [], players: [] },
    },
    'profile.png',
  );
  expectApart('profile', picture?.alt ?? '');
});
