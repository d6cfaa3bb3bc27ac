import type { Channel } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { morningMessage } from '../../src/discord/messages/morning.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { leagueAlt } from '../../src/presentation/pictures/leagues/scene.ts';
import { lookBackAlt } from '../../src/presentation/pictures/look-back/alt.ts';
import { lookBackScene } from '../../src/presentation/pictures/look-back/scene.ts';
import type { LeagueCard } from '../../src/presentation/presenter/contest-cards.ts';
import type { LookBackCard } from '../../src/presentation/presenter/look-back-card.ts';
import type { Scene as PictureScene } from '../../src/presentation/shapes/scene.ts';
import { namesApart, plainName } from '../../src/presentation/text/names.ts';
import type { MorningFacts, MorningPage } from '../../src/table/mornings/mornings.ts';
import { lookBackCards } from '../../tools/gallery/look-backs.ts';
import { PRESENTED } from '../contract/presenter/spoken.ts';
import { historyOf, wholeGames } from '../contract/whole-games.ts';
import { inLeague } from '../support/in-game.ts';
import { newTable } from '../support/new-table.ts';
import { roomOf } from '../support/room.ts';
import { sceneOf } from '../support/scene-of.ts';
import { room } from '../table/room.ts';
import { last, playedOut, type Scene, said, scene, startGame } from './kit.ts';

/** The second name has a Cyrillic letter, and the third is written from right to left. */
const [LATIN, CYRILLIC, HEBREW] = ['Ann', 'Аnn', 'שלום'];

async function lookAlikes(): Promise<Scene> {
  const stage = await scene({ paints: false });
  const other = stage.discord.addUser({ name: CYRILLIC });
  return { ...stage, bob: other };
}

const written = ({ messages }: Channel): string =>
  messages.map(({ content, embeds }) => `${content} ${JSON.stringify(embeds ?? '')}`).join('\n');

const LATIN_AND_OTHERS = [LATIN, CYRILLIC, HEBREW, LATIN];

const textsOf = ({ items }: PictureScene): readonly string[] =>
  items.flatMap(item => (item.type === 'text' ? item.text : []));

const LOOK_BACK = lookBackCards('porto', 'en');

/** Checks that a text names both people, each with a number. */
function expectApart(place: string, text: string): void {
  expect([place, text]).toEqual([place, expect.stringMatching(/[12]·\**Ann|[12]·\**Аnn/)]);
  expect([place, /1·/.test(text), /2·/.test(text)]).toEqual([place, true, true]);
}

test('people of leagues, duplicates, dailies and leaderboards who look the same are distinguished', async () => {
  const stage = await lookAlikes();
  const { guild, channel, ann, bob, quiet } = stage;
  const league = guild.addChannel({ name: 'league' });
  await ann.command(league, 'games new-league', { game: 'porto', name: 'Autumn', seats: 2 });
  await inLeague(bob, league, 'join');
  const duplicate = guild.addChannel({ name: 'duplicate' });
  await newTable(ann, duplicate, 'porto new', { variant: 'family', duplicate: 2 });
  await quiet();
  await bob.press(last(duplicate), 'Join');
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

test('opponents on a profile who look the same are distinguished', async () => {
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

const NAMES = [LATIN, CYRILLIC, HEBREW] as const;
const [ANNA, OTHER, SHALOM] = NAMES.map((name, at) => ({ id: `${at + 1}`, name }));

test('people of a morning message who look the same are distinguished in all its parts', async () => {
  const score = { game: 'porto', category: 'family/2', points: 40 };
  const page = (morning: MorningFacts): MorningPage =>
    ({ guildId: 'g1', channelId: 'c1', day: 20_000, facts: morning }) as MorningPage;
  if (!ANNA || !OTHER || !SHALOM) throw new Error('no people');
  const row = { points: 40, streak: 3 };
  const { table } = await room({ games });
  for (const language of LANGUAGES) {
    const { content } = await morningMessage(
      roomOf(table, { language }),
      page({
        deals: [
          {
            game: 'porto',
            form: 'solo',
            day: 1,
            number: 1,
            more: 0,
            par: null,
            rows: [{ ...row, person: OTHER }],
          },
        ],
        hiddenUntil: null,
        moves: [],
        waits: [],
        week: {
          games: 7,
          bests: [{ ...score, person: ANNA }],
          record: { ...score, person: SHALOM, before: 3 },
          streak: { person: ANNA, days: 4 },
        },
      }),
    );
    expect(content.split(`**1·${LATIN}**`)).toHaveLength(3);
    expect(content).toContain(`**2·${CYRILLIC}**`);
    expect(content).toContain(`**\u2068${HEBREW}\u2069**`);
  }
});

test('people of a look back who look the same are distinguished, and a name from right to left changes no order', () => {
  const year = LOOK_BACK.server;
  if (year.kind !== 'server') throw new Error('no server');
  const person = (at: number) => ({ userId: `${at + 1}`, name: NAMES[at] ?? '' });
  const feat = { game: 'porto', points: 21, matchId: 'm', at: 0 };
  const card: LookBackCard = {
    ...year,
    facts: {
      ...year.facts,
      bestMove: { ...feat, ...person(0) },
      streak: { ...person(1), wins: 9 },
      busiest: { ...person(0), games: 30 },
      closest: { game: 'porto', at: 0, people: [person(1), person(2)], points: [84, 83] },
    },
  };
  for (const language of LANGUAGES) {
    const alt = lookBackAlt(card, language);
    const drawn = textsOf(lookBackScene(card, language));
    for (const [text, hebrew] of [
      [alt, `\u2068${HEBREW}\u2069`],
      [drawn.join('\n'), HEBREW],
    ] as const) {
      expect(text.split(`1·${LATIN}`)).toHaveLength(3);
      expect(text.split(`2·${CYRILLIC}`)).toHaveLength(3);
      expect(text).toContain(hebrew);
    }
    expect(drawn).toContain(HEBREW);
  }
  const own = LOOK_BACK.many;
  if (own.kind !== 'person' || !own.facts.rival) throw new Error('no rival');
  const met: LookBackCard = {
    ...own,
    name: LATIN,
    facts: { ...own.facts, rival: { ...own.facts.rival, name: CYRILLIC } },
  };
  expectApart('own look back', lookBackAlt(met, 'en'));
  expectApart('own picture', textsOf(lookBackScene(met, 'en')).join('\n'));
});

/** Names that differ only after some letters, so that a narrow place cuts them to the same. */
const CUT_ALIKE = ['WW', 'Wilhe', 'iiiiiiiiii', 'Wilhelmina Amélia'].map(start =>
  ['A', 'B', 'C', 'D'].map(end => `${start}${end}`),
);

describe.each(PRESENTED)('pictures of $id', ({ id, game, tables }) => {
  const played = wholeGames(game, tables).findLast(({ seats }) => seats === 4);
  if (!played) throw new Error(`${id} has no table for four`);
  const state = played.decisions.at(-1)?.state;
  const resigned = [1, 2, 3];
  const aside = { resigned, ends: resigned.map(() => 'outOfTime' as const), stopped: null };
  const summary = game.summary?.(historyOf(played));
  const ranks = [1, 2, 3, 4];

  test.each([LATIN_AND_OTHERS, ...CUT_ALIKE])(
    'the share card and the podium tell %s apart',
    async (...names) => {
      for (const view of [game.view(state, 'table'), game.view(state, 'table', aside)]) {
        const scenes = {
          share: await sceneOf(id, 'en', voice => voice.share?.(view, names, 'x.png')),
          podium: await sceneOf(
            id,
            'en',
            voice => summary && voice.ending?.({ summary, ranks }, view, names, 'x.png'),
          ),
        };
        for (const [picture, scene] of Object.entries(scenes)) {
          if (!scene) throw new Error(`${picture} is missing`);
          const shown = scene.items.flatMap(item =>
            item.type === 'text' && /^(seat|podium|house)\/\d\/name$/.test(item.id) ? item.text : [],
          );
          expect([picture, shown.length]).toEqual([picture, 4]);
          expect([picture, shown, new Set(shown).size]).toEqual([picture, shown, 4]);
        }
      }
    },
  );
});
