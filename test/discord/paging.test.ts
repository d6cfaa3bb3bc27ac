import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { accept, refuse } from '../../src/core/result.ts';
import type { Answer } from '../../src/discord/answer.ts';
import { press } from '../../src/discord/gateway/presses.ts';
import { parseId } from '../../src/discord/panels/custom-id.ts';
import type { Visit } from '../../src/discord/visit.ts';
import type { AnyPresenter } from '../../src/stage/presenter.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { truth } from '../support/truth.ts';

/** One decision among sixty, half of them with names too long for any custom id; then it is over. */
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
      told: [{ to: 'all', event: action }],
      reveals: false,
      goesOn: false,
      chance: [],
    }),
  view: state => state,
  imagine: view => view,
  redeal: state => state,
  outcome: () => undefined,
  fields: action => [
    ['type', 'choose'],
    ['value', String(action)],
  ],
  write: action => `choose ${action}`,
  read: text => (text.startsWith('choose ') ? accept(text.slice(7)) : refuse('unreadable')),
};

const voice: AnyPresenter = {
  title: 'Many',
  picture: () => Promise.reject(new Error('no picture')),
  alt: () => '',
  terminal: () => '',
  story: events => events.map(event => `It is ${event}.`),
  scores: () => '',
  awaits: () => 'choose',
  finale: () => undefined,
  hand: () => '',
  question: field => `Which ${field}?`,
  value: (_field, value) => value,
  deed: action => `Choose ${action}`,
  refusal: ({ code }) => code,
  topics: [],
};

const visit: Visit = {
  person: { id: '1', name: 'Ann' },
  channelId: '9',
  guildId: null,
  place: 'dm',
  ...PLAIN,
};

test('more than 25 values are paged, and long ones go by a short name', async () => {
  const games = { many };
  const store = await openStore(':memory:');
  const table = new Table({ store, games, now: () => 0, announce: () => {} });
  const room = roomOf(table, { games, presenters: { many: () => voice } });
  const opened = await table.openAndStart({
    game: 'many',
    options: {},
    channelId: '9',
    guildId: null,
    opener: visit.person,
    seats: 1,
  });
  if (!opened.ok) throw new Error(opened.refusal.code);

  const use = (text: string, chosen?: string): Promise<Answer> => {
    const parsed = parseId(text);
    if (!parsed.ok) throw new Error(text);
    return press(room, visit, parsed.id, chosen === undefined ? [] : [chosen]);
  };
  const parts = ({ rows = [] }: Answer) => rows.flatMap(row => row.components);
  const button = (answer: Answer, label: RegExp): string => {
    const found = parts(answer).find(part => 'label' in part && label.test(part.label ?? ''));
    if (!found || !('custom_id' in found)) throw new Error(`no button ${label}`);
    return found.custom_id;
  };
  const select = (answer: Answer) => {
    const found = parts(answer).find(part => 'options' in part);
    if (!found || !('options' in found)) throw new Error('no select');
    return found;
  };

  let page = await use(`1:${opened.value.id}:0:open`);
  const labels: string[] = [];
  for (let turned = 0; turned < 3; turned++) {
    labels.push(...select(page).options.map(option => option.label));
    page = await use(button(page, /More/));
  }
  expect(labels).toHaveLength(60);
  expect(select(page).options[0]?.label).toBe('v0');
  page = await use(button(page, /Earlier/));
  const long = select(page).options.at(-1);
  const confirm = await use(select(page).custom_id, long?.value);
  expect(confirm.content).toContain(`It is ${VALUES[59]}.`);
  const done = await use(button(confirm, /Choose/));
  expect(done.content).toContain(`It is ${VALUES[59]}.`);
  expect(await truth({ store }, { id: opened.value.id, rev: 1 })).toEqual({ chosen: VALUES[59] });
});

test('a question asked out of order keeps its place when pages are turned', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const pairs = numbers.flatMap(one => numbers.map(other => `${one}-${other}`));
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
  const games = { grid };
  const table = new Table({ store: await openStore(':memory:'), games, now: () => 0, announce: () => {} });
  const room = roomOf(table, { games, presenters: { grid: () => voice } });
  const here = { channelId: '9', guildId: null, opener: visit.person, seats: 1 };
  const opened = await table.openAndStart({ game: 'grid', options: {}, ...here });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const use = (text: string, ...chosen: string[]): Promise<Answer> => {
    const parsed = parseId(text);
    if (!parsed.ok) throw new Error(text);
    return press(room, visit, parsed.id, chosen);
  };
  const parts = ({ rows = [] }: Answer) => rows.flatMap(row => row.components);
  const button = (answer: Answer, label: string): string =>
    parts(answer).flatMap(part =>
      'label' in part && part.label?.startsWith(label) && 'custom_id' in part ? [part.custom_id] : [],
    )[0] ?? `no ${label}`;
  const menu = (answer: Answer) => {
    const found = parts(answer).find(part => 'options' in part);
    if (!found || !('options' in found)) throw new Error('no menu');
    return found;
  };
  const first = await use(`1:${opened.value.id}:0:open:achoose`);
  expect(menu(first).options[0]?.label).toBe('0 · up to 29');
  const down = await use(button(first, 'down first'));
  expect(menu(down).options[0]?.label).toBe('29 · 29 points');
  const more = await use(button(down, 'More'));
  expect(menu(more).options.map(({ label }) => label)).toEqual([
    '4 · 4 points',
    '3 · 3 points',
    '2 · 2 points',
    '1 · 1 point',
    '0',
  ]);
  const across = await use(menu(more).custom_id, '3');
  expect(across.content).toContain('Which across?');
  const done = await use(menu(across).custom_id, '17');
  expect(done.content).toContain('It is 17-3.');
  expect(parts(done).map(part => 'label' in part && part.label)).toEqual([
    'Choose 17-3',
    'Back',
    'Start over',
  ]);
});
