import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Channel, Guild, Person } from 'local-discord';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { PACE, TYPING } from '../../src/discord/gateway/press-rate-limit.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { ThinkingQueue } from '../../src/thinking/queue.ts';
import { turnIn } from '../../test/support/acts.ts';
import { type Running, startBot } from '../../test/support/bot.ts';
import { inGame, inGames } from '../../test/support/in-game.ts';
import { accepted, running as begun } from '../../test/table/room.ts';
import { openStudio } from './painting.ts';
import { type Metric, median, metric, type Report, type Wishes } from './report.ts';

const COMMANDS = 50;
const PRESSES = 6;
const BAR = 2;
/** Milliseconds after which the limit of a person's interactions counts from 0 again. */
const PAUSE_MS = 10_500;
const ENDED = 6;
const MOVES = 24;

type Asking = (person: Person, channel: Channel) => Promise<Answer>;

const burstsOf = (game: string): Readonly<Record<string, Asking>> => ({
  replay: (person, channel) => inGame(person, channel, game, 'replay'),
  profile: (person, channel) => person.command(channel, 'games profile'),
  "a server's year": (person, channel) => inGames(person, channel, 'year look m3 server'),
  hint: (person, channel) => person.command(channel, `${game} hint`),
});

interface Table {
  readonly channel: Channel;
  readonly people: readonly Person[];
}

/**
 * Plays the actions of a simple bot until the match has had so many, or has ended. Random actions would not end every game.
 */
async function playOn({ table }: Running, game: AnyGame, begun: Match, most: number): Promise<Match> {
  const dice = new LightDice(7);
  const player = steadyOf(game.id, players);
  let match = begun;
  for (let made = 0; match.status === 'running' && made < most; made++) {
    const [seat = 0] = await table.awaited(match);
    const action = game.write(player.choose(game, match.position.view(seat), seat, dice));
    match = accepted(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
  }
  return match;
}

async function seated(
  running: Running,
  guild: Guild,
  game: AnyGame,
  people: readonly Person[],
  most: number,
  rated = false,
): Promise<Table> {
  const channel = guild.addChannel({ name: `${game.id}-${guild.channels.length}` });
  const place = { channelId: channel.id, guildId: guild.id };
  const match = await begun(running, people, { game: game.id, options: game.defaults, ...place, rated });
  await playOn(running, game, match, most);
  await running.quiet();
  return { channel, people };
}

async function onTurn(running: Running, { channel, people }: Table): Promise<Person> {
  const turn = await turnIn({ running, channel }, people);
  if (!turn) throw new Error('no person is on turn');
  return turn.person;
}

const opens = (customId = ''): boolean => customId.split(':')[3] === 'open';

const boardOf = ({ channel }: Table) =>
  channel.messages.findLast(({ buttons }) => buttons.some(({ customId }) => opens(customId)));

/** Plays on until the board has a button that opens the panel. A board with one possible action has a button for this action. */
async function untilPanel(running: Running, game: AnyGame, table: Table): Promise<Table> {
  for (let match = await running.table.live(table.channel.id); match && !boardOf(table); ) {
    match = await playOn(running, game, match, 1);
    await running.quiet();
  }
  return table;
}

/** Presses the button of a board that opens the panel, and returns the milliseconds until the answer. */
async function pressed(running: Running, table: Table): Promise<number> {
  const person = await onTurn(running, table);
  const board = boardOf(table);
  const button = board?.buttons.find(({ customId }) => opens(customId))?.customId;
  if (!button) throw new Error('no button opens a panel');
  const began = performance.now();
  await person.press(board, button);
  return performance.now() - began;
}

/**
 * Measures a person's press in one server, alone and while a person in another server sends fifty commands at once. Painters and
 * the thinking process are processes of their own, as in production.
 */
export async function benchBurst({ game: only, games: count = PRESSES, step }: Wishes): Promise<Report> {
  const studio = openStudio();
  const thinker = new ThinkingQueue({ warn: (details, message) => console.error(message, details) });
  await studio.open();
  thinker.open();
  let seed = 0;
  const running = await startBot({
    ...{ players, thinker, presenters: studio.presenters, pace: PACE, typing: TYPING, limits: NO_LIMITS },
    newSeed: () => new Uint8Array(32).fill(1 + (seed++ % 250)),
  });
  const metrics: Metric[] = [];
  try {
    for (const game of Object.values(games)) {
      if (only !== undefined && only !== game.id) continue;
      const busy = running.discord.addGuild({ name: 'Busy' });
      const calm = running.discord.addGuild({ name: 'Calm' });
      const [ann, dan] = ['Ann', 'Dan'].map(name => running.discord.addUser({ name }));
      if (!ann || !dan) throw new Error('nobody');
      for (let ended = 0; ended < ENDED; ended++)
        await seated(running, busy, game, [ann, dan], Number.POSITIVE_INFINITY, true);
      step?.(`${game.id}: ${ENDED} ended games`);
      const own = await seated(running, busy, game, [ann, dan], MOVES);
      // A hint is for the person whose turn it is.
      const asker = await onTurn(running, own);
      for (const [name, ask] of Object.entries(burstsOf(game.id))) {
        const tables: Table[] = [];
        for (let each = 0; each < 2 * count + 1; each++) {
          const pair = ['Bob', 'Cid'].map(each => running.discord.addUser({ name: each }));
          const begun = await seated(running, calm, game, pair, 4 + each);
          tables.push(await untilPanel(running, game, begun));
        }
        await sleep(PAUSE_MS);
        await pressed(running, tables.pop() as Table);
        const alone: number[] = [];
        for (const table of tables.slice(0, count)) alone.push(await pressed(running, table));
        const began = performance.now();
        const burst = Promise.all(Array.from({ length: COMMANDS }, () => ask(asker, own.channel)));
        const under: number[] = [];
        // A replay is made after its first answer, so the presses go on after the answers.
        for (const table of tables.slice(count)) under.push(await pressed(running, table));
        const answers = await burst;
        const answered = new Set(answers.map(({ content }) => content.slice(0, 40)));
        step?.(
          `${game.id}, ${name}: ${Math.round(performance.now() - began)} ms, ${[...answered].join(' | ')}`,
        );
        metrics.push(
          metric(`${game.id}: a press, alone`, 'ms', alone),
          metric(`  under a burst of ${name}`, 'ms', under),
          metric('  that, against alone', 'times', [median(under) / median(alone)], { atMost: BAR }),
        );
      }
    }
    return { bench: 'burst', metrics };
  } finally {
    await running.stop();
    studio.close();
    thinker.close();
  }
}
