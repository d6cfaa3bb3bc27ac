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
  const room = roomOf(table, { games, presenters: { [game.id]: () => voice } });
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

test('more values than buttons are paged, and long ones go by a short name', async () => {
  const { id, store, open, use, button, select, parts } = await sat(many);
  let page = await use(open);
  const labels: string[] = [];
  for (let turned = 0; turned < 3; turned++) {
    labels.push(...select(page).options.map(option => option.label));
    page = await use(button(page, /More/));
  }
  expect(parts(page).some(part => 'label' in part && part.label === 'Back')).toBe(false);
  expect(labels).toHaveLength(60);
  expect(select(page).options[0]?.label).toBe('v0');
  page = await use(button(page, /Earlier/));
  const long = select(page).options.at(-1);
  const confirm = await use(select(page).custom_id, long?.value);
  expect(confirm.content).toContain(`It is ${VALUES[59]}.`);
  const done = await use(button(confirm, /Choose/));
  expect(done.content).toContain(`It is ${VALUES[59]}.`);
  expect(await truth({ store }, { id, rev: 1 })).toEqual({ chosen: VALUES[59] });
});

const pairs = Array.from({ length: 900 }, (_, index) => `${Math.floor(index / 30)}-${index % 30}`);

test('a question asked after another keeps its picks when pages are turned, and the best comes first', async () => {
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
    'Choose 0-29 · 29 points',
    'Choose 1-29 · 29 points',
    'Choose 2-29 · 29 points',
    'choose: more options',
  ]);
  const across = await use(button(turn, /more options/));
  expect(across.content).toContain('Which across?');
  expect(select(across).options[0]?.label).toBe('0 · up to 29');
  const second = await use(button(across, /More/));
  expect(select(second).options.map(({ label }) => label)).toEqual(
    ['25', '26', '27', '28', '29'].map(each => `${each} · up to 29`),
  );
  const down = await use(select(second).custom_id, '27');
  expect(down.content).toContain('across: 27\nWhich down?');
  expect(select(down).options[0]?.label).toBe('29 · 29 points');
  const more = await use(button(down, /More/));
  expect(more.content).toContain('across: 27\nWhich down?');
  expect(select(more).options.map(({ label }) => label)).toEqual([
    '4 · 4 points',
    '3 · 3 points',
    '2 · 2 points',
    '1 · 1 point',
    '0',
  ]);
  const done = await use(select(more).custom_id, '3');
  expect(done.content).toContain('It is 27-3.');
  expect(labels(done)).toEqual(['Choose 27-3', 'Back']);
  expect((await use(button(done, /Back/))).content).toContain('across: 27\nWhich down?');
});
