import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { namesOf } from '../../src/discord/context/context.ts';
import type { BoardPictures } from '../../src/discord/context/pictures.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { boardMessage } from '../../src/discord/messages/board.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { presenters as voices } from '../../src/games/presenters.ts';
import { games as shelf } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { decisionsOf } from '../contract/whole-games.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { some } from '../support/test-form.ts';
import { ANN, room, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';
import { TABLES } from './harnesses.ts';

const games: Readonly<Record<string, AnyGame>> = { ...shelf, ...toys };
const presenters = { ...voices, ...toyPresenters };

const NICKS = [
  '[hi](https://evil.io)',
  '<@1> @everyone',
  '`eval` ||x||',
  '**boss**\n# big\u202eback',
] as const;

const HARM: Readonly<Record<string, RegExp>> = {
  'a masked link': /(?<!\\)\]\(/,
  'a link': /https?:\/\//,
  'a mention': /(?<!\\)<@1>|@(?:everyone|here)/,
  code: /(?<!\\)`eval/,
  'a spoiler': /(?<!\\)\|\|x/,
  emphasis: /(?<!\\)\*boss/,
  'a heading': /^# big/m,
  'a control character': /[\u202a-\u202e\u2066-\u2069]/,
};

const harmIn = (text: string): readonly string[] =>
  Object.entries(HARM).flatMap(([harm, pattern]) => (pattern.test(text) ? [harm] : []));

const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

test('each of the nicks does harm as it is typed', () => {
  expect(NICKS.flatMap(harmIn).toSorted()).toEqual(Object.keys(HARM).toSorted());
});

describe.each(Object.values(games))('$id: a hostile name', game => {
  const [table] = TABLES[game.id] ?? [];
  if (!table) throw new Error(`no table for ${game.id}`);
  const seats = Math.min(NICKS.length, game.seats(table.options).max);
  const seated = NICKS.slice(0, seats).map((name, seat) => ({ id: `u${seat + 1}`, name, player: null }));

  test('is harmless in everything that a game says in markdown, to its end', () => {
    const views: { readonly view: unknown; readonly events: readonly unknown[] }[] = [];
    for (const [at, { seat, events, state }] of [...decisionsOf(game, table, seats, 3)].entries()) {
      const isOver = game.toAct(state).length === 0;
      if (at % 25 === 0 || isOver)
        views.push({ view: game.view(state, seat), events: events.map(({ event }) => event) });
      for (const stopped of isOver ? [null, [0]] : [])
        views.push({ view: game.view(state, 'table', { resigned: [1], stopped }), events: [] });
    }
    for (const language of some(LANGUAGES, 2)) {
      const voice = presenters[game.id]?.(language);
      if (!voice) throw new Error(`no presenter of ${game.id}`);
      const names = namesOf({ seats: seated as never }, language);
      for (const { view, events } of views) {
        const said = {
          text: voice.text?.(view, names, 1_900),
          finale: voice.finale(view, names),
          scores: voice.scores(view, names),
          stake: voice.stake?.(view, names),
          story: voice.story(events, names).join('\n'),
          brief: voice.brief?.(events, names),
          hand: voice.hand(view, names),
          seat: voice.seatPage?.(view, 0, names),
        };
        for (const [where, text = ''] of Object.entries(said))
          expect([language, where, harmIn(text), text].slice(0, 3)).toEqual([language, where, []]);
      }
    }
  });

  test('is harmless in the board’s message where it can’t be painted, and in the board as text', async () => {
    const here = await room({ games });
    const match = await running(here, seated, { game: game.id, options: table.options, seats });
    const broken = { public: () => Promise.reject(new Error('nobody paints')) } as unknown as BoardPictures;
    for (const language of some(LANGUAGES, 2)) {
      const handling = roomOf(here.table, { language, games, presenters, pictures: broken });
      const [notice] = (await here.table.outbox.outlook()).notices;
      if (!notice) throw new Error('nothing is to be said');
      const { content, files } = await boardMessage(handling, match, notice, []);
      expect(files).toEqual([]);
      const shown = await board(handling, VISIT, { match });
      const text = await board(handling, VISIT, { match, form: 'text' });
      for (const said of [content, shown.content, text.content]) {
        expect(said).toContain('evil');
        expect(harmIn(said)).toEqual([]);
      }
    }
    await here.store.close();
  });
});
