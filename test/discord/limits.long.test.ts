import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPicks, readAction, unpackPicks, writtenAction } from '../../src/discord/buttons/picks.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { boardMessage } from '../../src/discord/messages/board.ts';
import { cancelVotes, missingSeats } from '../../src/discord/messages/board-lines.ts';
import { lobbyMessage } from '../../src/discord/messages/lobby.ts';
import { refusalMessage, requestMessage } from '../../src/discord/messages/requests.ts';
import { board, hand } from '../../src/discord/panels/look/board.ts';
import { logPage } from '../../src/discord/panels/look/game-log.ts';
import { recap } from '../../src/discord/panels/look/recap.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/typing/typed-turn.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import type { PublicMessage } from '../../src/discord/rest/channel.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import type { View } from '../../src/games/porto/rules/types.ts';
import { games } from '../../src/games/registry.ts';
import type { Picks } from '../../src/presentation/choosing/menu.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { Presenters } from '../../src/presentation/presenter/presenter.ts';
import { openStore } from '../../src/store/index.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { isRelease } from '../support/test-form.ts';

/** Presenter of Porto without painted pictures, which the limits of alt texts do not need. */
const unpainted: Presenters = {
  porto: language => {
    const presenter = portoPresenter(language);
    const file = Buffer.from('a picture');
    return {
      ...presenter,
      picture: async (view, names, _marked, name) => ({
        file,
        name,
        alt: presenter.alt(view as View, names),
      }),
    };
  },
};

/** Discord's limits for the parts of a message, in characters or in parts. */
const MOST = {
  content: 2000,
  alt: 1024,
  rows: 5,
  components: 40,
  buttons: 5,
  options: 25,
  id: 100,
  label: 80,
  option: 100,
  placeholder: 150,
  choice: 100,
};

/** Names that can break a limit: escaped marks, wide letters, emoji of many code points, invisible characters. */
const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff * _ ~',
  '*_~`|<>#[]()-+.:/*_~`|<>#[]()',
  '남궁옥분황보제갈선우독고사공서문동방어금'.repeat(2),
  '👩🏽‍🚀'.repeat(30),
  '\u3164\u200b',
];

const within = (text: string | undefined, most: number): void => {
  expect(text?.length ?? 0, text).toBeGreaterThan(0);
  expect(text?.length ?? 0, text).toBeLessThanOrEqual(most);
};

function keeps(shown: Answer | PublicMessage): void {
  const { content, rows = [] } = shown;
  within(content, MOST.content);
  const files = 'files' in shown ? shown.files : 'file' in shown && shown.file ? [shown.file] : [];
  for (const { alt } of files ?? []) within(alt, MOST.alt);
  const parts = rows.flatMap(row => row.components);
  expect(rows.length).toBeLessThanOrEqual(MOST.rows);
  expect(rows.length + parts.length).toBeLessThanOrEqual(MOST.components);
  const ids: string[] = [];
  for (const row of rows) {
    expect(row.components.length).toBeGreaterThan(0);
    expect(row.components.length).toBeLessThanOrEqual(MOST.buttons);
    for (const part of row.components) {
      if (!('custom_id' in part)) throw new Error('a component that cannot be used');
      ids.push(part.custom_id);
      within(part.custom_id, MOST.id);
      if ('label' in part) within(part.label, MOST.label);
      if (!('options' in part)) continue;
      within(part.placeholder, MOST.placeholder);
      expect(part.options.length).toBeGreaterThan(0);
      expect(part.options.length).toBeLessThanOrEqual(MOST.options);
      expect(new Set(part.options.map(({ value }) => value)).size).toBe(part.options.length);
      expect(part.min_values ?? 1).toBeLessThanOrEqual(part.max_values ?? 1);
      expect(part.max_values ?? 1).toBeLessThanOrEqual(part.options.length);
      for (const { label, value, description } of part.options) {
        within(label, MOST.option);
        within(value, MOST.option);
        if (description !== undefined) within(description, MOST.option);
      }
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
}

const VARIANTS = [
  { variant: 'standard', seats: 4 },
  { variant: 'standard', seats: 2 },
  { variant: 'family', seats: 3 },
  { variant: 'solo', timer: 28, seats: 1 },
] as const;

const { porto } = games;
if (!porto) throw new Error('no game');
const game = porto;

const visitOf = (person: Person): Visit => ({
  person,
  channelId: '1',
  guildId: '2',
  place: 'server',
  ...PLAIN,
});

interface Play {
  readonly table: Table;
  readonly room: Context;
  readonly match: Match;
  next(below: number): number;
}

async function hearAll({ table, room, match }: Play): Promise<void> {
  for (const notice of (await table.outbox.outlook()).notices) {
    const now = (await table.get(match.id)) ?? match;
    if (notice.kind === 'lobby') keeps(await lobbyMessage(room, now));
    else if (notice.kind === 'vote') within((await cancelVotes(room, now)) ?? '-', MOST.content);
    else if (notice.kind === 'request') {
      for (const request of await table.requests.unannounced(now.id)) {
        keeps(requestMessage(room, now, request, request.asked));
        keeps(refusalMessage(room, now, request));
      }
    } else if (notice.kind === 'board' || notice.kind === 'closed') {
      keeps(await boardMessage(room, now, notice, await missingSeats(room, now)));
    }
    await table.outbox.delivered(notice, '1');
  }
}

async function walk(play: Play, seat: number, legal: readonly unknown[], action: unknown): Promise<void> {
  const { room, match, next } = play;
  const fields = game.fields(action);
  let picks: Picks = [];
  for (const pick of next(2) === 0 ? fields : fields.toReversed()) {
    keeps(await panel(room, { match, seat }, picks));
    picks = [...picks, pick];
    const id = packPicks(game, legal, picks, args => ({
      match: match.id,
      rev: match.rev,
      verb: 'pick',
      args,
    }));
    expect(unpackPicks(game, legal, id.args)).toEqual(picks);
  }
  const done = await panel(room, { match, seat }, picks);
  keeps(done);
  expect(done.content).toContain(room.words.panel.notYet);
  const text = writtenAction(game, match, action);
  expect(readAction(legal.map(game.write), text)).toBe(game.write(action));
}

async function typing({ room, match, next }: Play, person: Person, action: unknown): Promise<void> {
  const visit = visitOf(person);
  const [[, type = ''] = [], ...fields] = game.fields(action);
  const names = fields.map(([field]) => field);
  const field = names[next(names.length)];
  if (field === undefined) return;
  const offered = await suggest(room, visit, {}, field, { type, fields: names });
  expect(offered.length).toBeLessThanOrEqual(MOST.options);
  for (const { value } of offered) within(value, MOST.choice);
  const turn = await TypedTurn.begin(room, visit, type);
  if (!(turn instanceof TypedTurn)) throw new Error(`${match.id} does not await ${person.id}`);
  keeps(turn.unknown(field, '*'.repeat(500), {}));
}

test('whatever the game comes to, in every language, all that is shown keeps to the limits of Discord', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VARIANTS),
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...NAMES),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.infiniteStream(fc.nat()),
      async ({ seats, ...options }, language, name, seed, chance) => {
        const next = (below: number): number => (chance.next().value ?? 0) % below;
        const store = await openStore(':memory:');
        const table = new Table({ store, games, now: () => 0, announce: () => {}, newSeed: () => seed });
        const room = roomOf(table, { language, presenters: unpainted });
        const people = Array.from({ length: seats }, (_, seat) => ({ id: `${seat + 10}`, name }));
        const [opener = { id: '0', name }] = people;
        const opened = await table.open({
          game: 'porto',
          options,
          channelId: '1',
          guildId: '2',
          opener,
          seats,
        });
        if (!opened.ok) throw new Error(opened.refusal.code);
        const play = async (): Promise<Play> => {
          const match = await table.get(opened.value.id);
          if (!match) throw new Error('no match');
          return { table, room, match, next };
        };
        await hearAll(await play());
        for (const person of people.slice(1)) await table.join(opened.value.id, person);
        const started = await table.start(opened.value.id, opener.id);
        if (!started.ok) throw new Error(started.refusal.code);
        for (let step = 0; step < 60; step++) {
          const now = await play();
          const { match } = now;
          const sealed = await table.sealed(match.id);
          const seat =
            match.status === 'running'
              ? match.position.toAct.find(each => !sealed.includes(each))
              : undefined;
          const person = match.seats[seat ?? 0];
          if (!person) throw new Error('an empty seat');
          if (seat === undefined) break;
          const legal = match.position.legal(seat);
          const builds = legal.filter(action => game.write(action).startsWith('build'));
          // The seats seldom build, so that they draw many cards first.
          const wanted = builds.length > 0 && next(4) === 0 ? builds : legal;
          const action = wanted[next(wanted.length)];
          if (next(3) === 0) await walk(now, seat, legal, action);
          if (next(4) === 0) await typing(now, person, action);
          const visit = visitOf(person);
          const read = [
            () => hand(room, visit),
            () => board(room, visit),
            () => board(room, visit, { form: 'text', turn: next(match.rev + 1) }),
            () => recap(room, visit, match),
            () => logPage(room, match),
          ][next(5)];
          if (read) keeps(await read());
          if (seats > 1 && next(6) === 0) {
            const asked = await table.requests.askUndo(match.id, match.seats[next(seats)]?.id ?? '');
            await hearAll(await play());
            // If the undo needed no consent, it has been made already. Then it may be another seat's turn to act.
            if (asked.ok && asked.value.done) continue;
          }
          const acted = await table.act(match.id, person.id, game.write(action));
          if (!acted.ok) throw new Error(acted.refusal.code);
          await hearAll(await play());
        }
        await store.close();
      },
    ),
    { numRuns: isRelease ? 10 : 4, endOnFailure: true },
  );
});
