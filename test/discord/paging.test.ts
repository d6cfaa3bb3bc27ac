import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { Presses } from '../../src/discord/gateway/presses.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { truth } from '../support/reads.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { accepted, opening } from '../table/room.ts';
import { voice as steps } from './steps-voice.ts';

/** Text that is too long for a custom id. Half of the sixty values in the test game contain this text. */
const LONG = 'x'.repeat(150);
const VALUES = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? `v${index}` : `${LONG}${index}`));

const many: AnyGame = {
  id: 'many',
  rules: 1,
  defaults: {},
  seats: () => ({ min: 1, max: 1 }),
  setup: () => ({ chosen: null }),
  toAct: state => ((state as { chosen: string | null }).chosen === null ? [0] : []),
  legal: state => ((state as { chosen: string | null }).chosen === null ? VALUES : []),
  forced: () => undefined,
  apply: (_state, _seat, action) =>
    accept({
      state: { chosen: action },
      events: [{ to: 'all', event: action }],
      reveals: false,
      goesOn: false,
      chance: [],
    }),
  view: state => state,
  imagine: view => view,
  outcome: () => undefined,
  fields: action => [
    ['type', 'choose'],
    ['value', String(action)],
  ],
  write: action => `choose ${action}`,
  read: text => (text.startsWith('choose ') ? accept(text.slice(7)) : refuse('unreadable')),
};

const voice: AnyPresenter = {
  ...steps,
  title: 'Many',
  story: events => events.map(event => `It is ${event}.`),
  awaits: () => 'choose',
  describeAction: action => `Choose ${action}`,
};

const visit: Visit = {
  person: { id: '1', name: 'Ann' },
  channelId: '9',
  guildId: null,
  place: 'dm',
  ...PLAIN,
};

async function sat(game: AnyGame) {
  const games = { [game.id]: game };
  const store = await openStore(':memory:');
  const table = new Table({ store, games, now: () => 0, announce: () => {} });
  const boardLink = async () => ({ label: 'Open the board', url: 'http://127.0.0.1/' });
  const room = { ...roomOf(table, { games, presenters: { [game.id]: () => voice } }), boardLink };
  const asked = { game: game.id, channelId: '9', guildId: null, opener: visit.person, seats: 1 };
  const { id } = accepted(await table.openAndStart(opening(asked)));
  const parts = ({ rows = [] }: Answer) => rows.flatMap(row => row.components);
  return {
    id,
    store,
    open: `1:${id}:0:open`,
    parts,
    use: (text: string, chosen?: string): Promise<Answer> => {
      const parsed = parseId(text);
      if (!parsed.ok) throw new Error(text);
      return new Presses().press(room, visit, parsed.id, chosen === undefined ? [] : [chosen]);
    },
    button: (answer: Answer, label: RegExp): string => {
      const found = parts(answer).find(part => 'label' in part && label.test(part.label ?? ''));
      if (!found || !('custom_id' in found)) throw new Error(`no button ${label}`);
      return found.custom_id;
    },
    select: (answer: Answer) => {
      const found = parts(answer).find(part => 'options' in part);
      if (!found || !('options' in found)) throw new Error('no select');
      return found;
    },
    labels: (answer: Answer): readonly string[] =>
      parts(answer).flatMap(part => ('label' in part ? (part.label ?? []) : [])),
  };
}

test('a list has 25 values and names the way to the others, and long ones go by a short name', async () => {
  const { id, store, open, use, button, select, parts } = await sat(many);
  const list = await use(open);
  expect(parts(list).some(part => 'label' in part && part.label === 'Back')).toBe(false);
  expect(select(list).options).toHaveLength(25);
  expect(list.content).toContain('25 of 60 choices. `/many do` offers all choices');
  const long = select(list).options[23];
  const confirm = await use(select(list).custom_id, long?.value);
  expect(confirm.content).toContain(`It is ${VALUES[23]}.`);
  const done = await use(button(confirm, /Choose/));
  expect(done.content).toContain(`It is ${VALUES[23]}.`);
  expect(await truth({ store }, { id, rev: 1 })).toEqual({ chosen: VALUES[23] });
});

const pairs = Array.from({ length: 900 }, (_, index) => `${Math.floor(index / 30)}-${index % 30}`);

test('a question asked after another keeps its picks, offers the board, and the best comes first', async () => {
  const grid: AnyGame = {
    ...many,
    id: 'grid',
    legal: state => ((state as { chosen: string | null }).chosen === null ? pairs : []),
    fields: action => {
      const [across = '', down = ''] = String(action).split('-');
      return [
        ['type', 'choose'],
        ['across', across],
        ['down', down],
      ];
    },
    worth: (_view, _seat, action) => Number(String(action).split('-')[1]),
  };
  const { open, use, button, select, labels } = await sat(grid);
  const turn = await use(open);
  expect(labels(turn)).toEqual([
    'Open the board',
    'Choose 0-29 · 29 points',
    'Choose 1-29 · 29 points',
    'Choose 2-29 · 29 points',
    'choose: more options',
  ]);
  const across = await use(button(turn, /more options/));
  expect(across.content).toContain('Which across?');
  expect(select(across).options[0]?.label).toBe('0 · up to 29');
  const down = await use(select(across).custom_id, '17');
  expect(down.content).toContain('across: 17\nWhich down?');
  expect(select(down).options[0]?.label).toBe('29 · 29 points');
  expect(labels(down)).toContain('Open the board');
  const done = await use(select(down).custom_id, '23');
  expect(done.content).toContain('It is 17-23.');
  expect(labels(done)).toEqual(['Choose 17-23', 'Back']);
  expect((await use(button(done, /Back/))).content).toContain('across: 17\nWhich down?');
});
