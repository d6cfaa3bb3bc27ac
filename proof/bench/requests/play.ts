import type { Channel, Guild, Person } from 'local-discord';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { Running } from '../../../test/support/bot.ts';
import { ByButtons } from '../presses/by-buttons.ts';
import { LONGEST, type Pressed } from '../presses/games/pressed.ts';
import type { Counts, RequestCounter } from './counter.ts';

export interface Pace {
  readonly name: string;
  /** Milliseconds in which a person reads a panel before a press. */
  readonly reading: number;
  /** Milliseconds from a turn's last press to the next person's first press. The game uses them in rotation. */
  readonly between: readonly number[];
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const LIVE: Pace = { name: 'live', reading: 10 * SECOND, between: [20 * SECOND, 60 * SECOND] };
/** Pace of a game that takes a week or two. One of six pauses is so long that the bot sends a reminder. */
export const BY_THE_DAY: Pace = {
  name: 'by the day',
  reading: 10 * SECOND,
  between: [1, 4, 9, 2, 6, 30].map(hours => hours * HOUR),
};

export interface CountedKind {
  readonly name: string;
  readonly pressed: Pressed;
  readonly path: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  /** True if the server shows each game as one message that the bot edits. */
  readonly edited?: boolean;
}

export interface CountedGame {
  readonly moves: number;
  readonly counts: Counts;
}

export interface Scene {
  readonly running: Running;
  readonly guild: Guild;
  readonly people: readonly Person[];
  readonly counter: RequestCounter;
  readonly pass: (milliseconds: number) => void;
}

const placeOf = (guild: Guild, channel: Channel): Channel =>
  guild.threads.find(({ parent }) => parent === channel) ?? channel;

/** Plays one game from the lobby to its end, by buttons only, and counts the bot's requests to Discord meanwhile. */
export async function playCounted(
  { running, guild, people, counter, pass }: Scene,
  { name, pressed, path, options, seats }: CountedKind,
  pace: Pace,
  seed: number,
): Promise<CountedGame> {
  const parent = guild.addChannel({ name: `${name}-${pace.name}-${seed}`.replaceAll(/\W+/g, '-') });
  const [opener, ...others] = people.slice(0, seats);
  counter.take();
  await opener?.command(parent, `${pressed.game.id} ${path}`, options);
  await running.quiet();
  const channel = placeOf(guild, parent);
  const lobby = channel.messages.at(-1);
  for (const other of others) {
    pass(pace.reading);
    await other.press(lobby, 'Join');
  }
  if (path === 'new') await opener?.press(lobby, 'Start');
  await running.quiet();
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const below = (n: number) => dice.below(n, 'wanted');
  const player = new ByButtons(running, pressed.game, channel, () => pass(pace.reading));
  let moves = 0;
  let last: number | undefined;
  for (let turn = await player.turn(people); turn; turn = await player.turn(people)) {
    const { match, seat, legal } = turn;
    if (match.rev >= LONGEST) throw new Error(`${name} has no end`);
    moves = match.rev + 1;
    if (last !== undefined && last !== seat) {
      pass(pace.between[match.rev % pace.between.length] ?? 0);
      await running.table.dueWork.run();
      await running.quiet();
    }
    last = seat;
    const wanted = pressed.wanted(match, seat, legal[below(legal.length)], below);
    const { panel } = await player.panel(turn);
    const found = await player.reach(turn, panel, wanted);
    pass(pace.reading);
    await player.commit(turn, found);
  }
  return { moves, counts: counter.take() };
}
