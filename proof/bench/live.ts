import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Guild, Person, StoredMessage } from 'local-discord';
import { chance } from '../../test/contract/tools.ts';
import type { Running } from '../../test/support/bot.ts';
import { paintingBot } from './painting.ts';
import { ByButtons } from './presses/by-buttons.ts';
import type { Pressed } from './presses/games/pressed.ts';
import { PRESSED } from './presses/main.ts';
import { type Metric, metric, type Report, type Wishes } from './report.ts';

const TABLES = 10;
const WARM = 1;
const MOVES = 3;
/** Milliseconds that a person thinks before the press that decides. */
const THINKING: readonly [least: number, most: number] = [2_000, 8_000];
const PATIENCE_MS = 120_000;
const BAR_MS = 500;

interface Times {
  /** Milliseconds from presses to the edited board, and to the opponent's opened panel. */
  readonly boards: number[];
  readonly panels: number[];
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * 0.95) - 1)] ?? 0;

async function until(found: () => boolean): Promise<void> {
  for (let waited = 0; !found(); waited += 5) {
    if (waited > PATIENCE_MS) throw new Error('nothing came');
    await sleep(5);
  }
}

/** Presses the button that decides. Returns the times at which the board and the other person's panel changed. */
async function pressed(
  running: Running,
  channel: Channel,
  { person, other, panel, commit }: { person: Person; other: Person; panel: StoredMessage; commit: string },
) {
  const seen: { board?: number; panel?: number } = {};
  const start = performance.now();
  const stop = running.discord.watch(happening => {
    if (happening.type !== 'message') return;
    const { message } = happening;
    if (message.channel !== channel) return;
    if (message.viewer === other) seen.panel ??= performance.now() - start;
    else if (!message.viewer && message.attachments.length > 0) seen.board ??= performance.now() - start;
  });
  const { message = panel } = await person.press(panel, commit);
  return { seen, stop, message };
}

/** Plays moves of a live game for two people, and measures each press that gives the turn to the other person. */
async function playLive(running: Running, guild: Guild, kind: Pressed, number: number): Promise<Times> {
  const channel = guild.addChannel({ name: `live-${kind.game.id}-${number}` });
  const people = ['Ann', 'Béla'].map(name => running.discord.addUser({ name: `${name} ${number}` }));
  const [ann, bela] = people;
  if (!ann || !bela) throw new Error('nobody');
  await ann.command(channel, `${kind.game.id} new`, { pace: 'live', seats: 2 });
  await until(() => channel.messages.length > 0);
  await bela.press(channel.messages.at(-1), 'Join');
  await until(() => channel.messages.length > 1);
  const by = new ByButtons(running, kind.game, channel);
  const below = chance(number);
  const panels = new Map<Person, StoredMessage>();
  const times: Times = { boards: [], panels: [] };
  for (let move = 0; move < WARM + MOVES; ) {
    const turn = await by.turn(people);
    if (!turn) break;
    const { match, seat, person, legal } = turn;
    const other = person === ann ? bela : ann;
    const panel = panels.get(person) ?? (await by.open(person));
    panels.set(person, panel);
    if (!panels.has(other)) panels.set(other, await by.open(other));
    const wanted = kind.wanted(match, seat, legal[below(legal.length)], below);
    const { commit } = await by.reach(turn, panel, wanted);
    const [least, most] = THINKING;
    await sleep(least + below(most - least));
    const { seen, stop, message } = await pressed(running, channel, { person, other, panel, commit });
    panels.set(person, message);
    const now = await running.table.live(channel.id);
    const passed = now && now.rev > match.rev && now.position.toAct.every(next => next !== seat);
    if (passed) {
      await until(() => seen.board !== undefined && seen.panel !== undefined);
      if (move >= WARM) {
        times.boards.push(seen.board ?? 0);
        times.panels.push(seen.panel ?? 0);
      }
      move++;
    }
    stop();
  }
  return times;
}

async function ofGame(running: Running, guild: Guild, kind: Pressed): Promise<readonly Metric[]> {
  const tables = Array.from({ length: TABLES }, (_, number) => playLive(running, guild, kind, number));
  const all = await Promise.all(tables);
  const { id } = kind.game;
  return (['boards', 'panels'] as const).flatMap(what => {
    const values = all.flatMap(times => times[what]);
    const name = what === 'boards' ? 'the edited board' : "the opponent's panel";
    return [
      metric(`${id}: from a press to ${name}`, 'ms', values, { atMost: BAR_MS }),
      metric(`${id}: from a press to ${name}, 95 %`, 'ms', [p95(values)]),
    ];
  });
}

/** Plays ten live tables at the same time through the real client and the local Discord, for each game. */
export async function benchLive({ game }: Wishes): Promise<Report> {
  const { running, close } = await paintingBot();
  const guild = running.discord.addGuild({ name: 'Ribeira' });
  try {
    const metrics: Metric[] = [];
    for (const [id, kind] of Object.entries(PRESSED))
      if (game === undefined || game === id) metrics.push(...(await ofGame(running, guild, kind)));
    return { bench: 'live', metrics };
  } finally {
    await close();
  }
}
