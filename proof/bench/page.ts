import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { openBoardPages } from '../../src/page/server.ts';
import { pageState } from '../../src/page/state.ts';
import {
  firstMarks,
  playedAtOnce,
  proposed,
  type TouchMark,
  touched,
} from '../../src/presentation/choosing/narrowing.ts';
import { buttonsLeft } from '../../src/presentation/choosing/open-choices.ts';
import type { TouchableScene } from '../../src/presentation/choosing/touching.ts';
import { voiceOf } from '../../test/page/site.ts';
import { ANN, accepted, BEN, type Room, room, running } from '../../test/table/room.ts';
import { type Metric, metric, p90, p95, type Report, type Wishes } from './report.ts';

const STATE_KB = 30;
const STATE_MS = 50;
const OTHER_PAGE_MS = 100;
const PRESSES = { alone: 3, proposing: 2, most: 4 } as const;
/** Most touches of an action that the bench tries. */
const DEEPEST = 5;
const MOVES = 60;

/** Lists the touches of an action's things, and of its buttons, after some touches. */
function waysTo(
  touchable: TouchableScene,
  action: number,
  marks: readonly TouchMark[],
): readonly TouchMark[] {
  const choices = touchable.actions[action]?.choices ?? [];
  const buttons = buttonsLeft(touchable, marks);
  return [
    ...choices.flatMap(choice => touchable.choices[choice]?.frames ?? []).map(frame => ({ frame })),
    ...choices.filter(choice => buttons.includes(choice)).map(choice => ({ choice })),
  ];
}

/**
 * Returns the presses that an action takes: the touches until the page shows it, and the button that plays it. The person
 * touches a thing or a button of the action, one that the page has not added yet. Some actions are played by one touch.
 */
export function pressesOf(touchable: TouchableScene, action: number, advises: boolean): number {
  const isAtOnce = (marks: readonly TouchMark[]): boolean =>
    waysTo(touchable, action, marks).some(
      mark => playedAtOnce(touchable, marks, mark, advises) === touchable.actions[action],
    );
  if (proposed(touchable, firstMarks(touchable), advises) === action) return 1;
  let lines: readonly (readonly TouchMark[])[] = [[]];
  for (let touches = 1; touches <= DEEPEST; touches++) {
    if (lines.some(isAtOnce)) return touches;
    const next = lines.flatMap(marks =>
      waysTo(touchable, action, marks)
        .map(mark => touched(touchable, marks, mark))
        .filter(all => all.length === touches),
    );
    if (next.some(marks => proposed(touchable, marks, advises) === action)) return touches + 1;
    lines = next.slice(0, 200);
  }
  return DEEPEST + 2;
}

interface Played {
  readonly kilobytes: number[];
  readonly milliseconds: number[];
  readonly presses: Readonly<Record<'alone' | 'proposing', number[]>>;
}

/** Plays a game as a simple bot does, and measures each state and each action as a person would touch it. */
async function playedBy(own: Room, game: AnyGame, most: number): Promise<Played> {
  const { table } = own;
  const played: Played = { kilobytes: [], milliseconds: [], presses: { alone: [], proposing: [] } };
  const [player, dice] = [steadyOf(game.id, players), new LightDice(3)];
  let match = await running(own, 2, { game: game.id, options: game.defaults });
  for (let made = 0; match.status === 'running' && made < most; made++) {
    const [seat = 0] = await table.awaited(match);
    const presenter = presenters[game.id]?.('en');
    if (!presenter) throw new Error(`no presenter of ${game.id}`);
    const began = performance.now();
    const state = await pageState(table, { match, seat, language: 'en', game, presenter });
    played.milliseconds.push(performance.now() - began);
    played.kilobytes.push(brotliCompressSync(JSON.stringify(state)).length / 1024);
    const text = game.write(player.choose(game, match.position.view(seat), seat, dice));
    const action = state.touch.actions.findIndex(each => each.text === text);
    played.presses.alone.push(pressesOf(state.touch, action, false));
    played.presses.proposing.push(pressesOf(state.touch, action, true));
    match = accepted(await table.act(match.id, match.seats[seat]?.id ?? '', text)).match;
  }
  return played;
}

/** Measures the milliseconds from an act until another page has the new state. */
async function othersPage(own: Room, game: AnyGame, most: number): Promise<readonly number[]> {
  const { table, clock } = own;
  const server = await openBoardPages({
    ...{ table, games, presenters, host: '127.0.0.1', port: 0, now: () => clock.now, log: () => {} },
    voice: voiceOf(table),
  });
  try {
    let match = await running(own, 2, { game: game.id, options: game.defaults });
    const [player, dice] = [steadyOf(game.id, players), new LightDice(4)];
    const pages = await Promise.all([ANN, BEN].map(({ id }) => openedPage(server, match.id, id)));
    const taken: number[] = [];
    for (let made = 0; match.status === 'running' && made < most; made++) {
      const [seat = 0] = await table.awaited(match);
      const text = game.write(player.choose(game, match.position.view(seat), seat, dice));
      const actor = pages.find(page => page.personId === match.seats[seat]?.id);
      const other = pages.find(page => page !== actor);
      if (!actor || !other) throw new Error('no page');
      const began = performance.now();
      const changed = other.changed();
      const [{ rev }] = await Promise.all([actor.act(match.rev, text), changed.then(() => other.state())]);
      taken.push(performance.now() - began);
      // A person's limit of requests counts by the clock of the table.
      clock.now += 60_000;
      match = (await table.get(match.id)) ?? match;
      if (rev !== match.rev) throw new Error('the page shows an old state');
    }
    return taken;
  } finally {
    await server.close();
  }
}

async function openedPage(
  server: Awaited<ReturnType<typeof openBoardPages>>,
  matchId: string,
  personId: string,
) {
  const link = (await server.link({ matchId, userId: personId, language: 'en' })).split('#')[1];
  const headers = { origin: server.url, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/seat`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ link }),
  });
  const { page } = (await answer.json()) as { page: string };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const base = `${server.url}/b/${page}/`;
  const next = await eventsOf(`${base}events`, cookie);
  return {
    personId,
    changed: next,
    state: async () => (await fetch(`${base}state`, { headers: { cookie } })).json(),
    act: async (rev: number, action: string): Promise<{ rev: number }> => {
      const body = JSON.stringify({ rev, action });
      const done = await fetch(`${base}act`, { method: 'POST', headers: { ...headers, cookie }, body });
      return ((await done.json()) as { state: { rev: number } }).state;
    },
  };
}

/** Opens a stream of events, and returns a function that resolves at the next event `changed`. */
async function eventsOf(address: string, cookie = ''): Promise<() => Promise<void>> {
  const stream = await fetch(address, { headers: { cookie } });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done || value?.includes('event: changed')) return;
    }
  };
}

/** Measures a bare server-sent event on this machine: from its writing until a client has read it. */
async function bareEvent(most: number): Promise<readonly number[]> {
  const open = new Set<(text: string) => void>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: pulse\ndata: \n\n');
    open.add(text => response.write(text));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    const next = await eventsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const taken: number[] = [];
    for (let sent = 0; sent < most; sent++) {
      const began = performance.now();
      const read = next();
      for (const write of open) write('event: changed\ndata: \n\n');
      await read;
      taken.push(performance.now() - began);
    }
    return taken;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Measures the board in a browser: the size of its states, the presses of an action, and the time until another page shows it. */
export async function benchPage({ game: only, short = false, step }: Wishes): Promise<Report> {
  const most = short ? 6 : MOVES;
  const bare = await bareEvent(most);
  const metrics: Metric[] = [metric('a bare event', 'ms', bare)];
  for (const game of Object.values(games)) {
    if (only !== undefined && only !== game.id) continue;
    const { kilobytes, milliseconds, presses } = await playedBy(await room({ games, seed: 5 }), game, most);
    step?.(`${game.id}: states and presses`);
    const others = await othersPage(await room({ games, seed: 6 }), game, most);
    metrics.push(
      metric(`${game.id}: a state, compressed`, 'KB', kilobytes, { atMost: STATE_KB }),
      metric('  time for a state', 'ms', milliseconds, { atMost: STATE_MS }),
      metric('  presses of an action', '', presses.alone, { atMost: PRESSES.alone }),
      metric('  that, at the 90th percentile', '', [p90(presses.alone)], { atMost: PRESSES.most }),
      metric('  presses where the page proposes', '', presses.proposing, { atMost: PRESSES.proposing }),
      metric('  act until another page shows it', 'ms', others),
      metric('  that, at the 95th percentile', 'ms', [p95(others)], { atMost: OTHER_PAGE_MS }),
    );
    step?.(`${game.id}: another page`);
  }
  return { bench: 'page', metrics };
}
