import type { Person } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import { SKETCHED } from '../../games/sketches.ts';
import { inGame } from '../../support/in-game.ts';
import { inWords } from './blanks.ts';
import type { Driver } from './driver.ts';
import { byChance, newestBoard, playOn } from './playing.ts';
import { readTyped } from './typed.ts';
import { NOTHING, type WorldAction } from './world-line.ts';

const MINUTE = 60_000;
const MS: Readonly<Record<string, number>> = { minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE };
/** Options of a game that begins at once, for evenings in which the game does not matter. */
const USUAL: Readonly<Record<string, string>> = { porto: ' variant:family rated:false' };

async function seat(
  driver: Driver,
  people: readonly Person[],
  game: string,
  options: string,
): Promise<string> {
  const [opener, ...others] = people;
  if (!opener) return '';
  const { home } = driver;
  const typed = await readTyped(driver, opener, home, `/${game} new seats:${people.length}${options}`);
  const opened = await opener.command(home, typed.path, typed.options);
  for (const person of others) await inGame(person, home, game, 'join');
  await inGame(opener, home, game, 'start');
  await driver.quiet();
  return opened.text;
}

/** Kinds of lines about a game, the time and the bot itself. */
export const TABLE_LINES: readonly WorldAction[] = [
  {
    example: 'Ann, Bob play porto variant:family',
    pattern: /^([\p{L} ,]+) plays? ([a-z-]+)(?: from (\{.+\}))?( .+)?$/u,
    async run(driver, names = '', game = '', sketch, options = USUAL[game] ?? '') {
      if (!games[game]) throw new Error(`no game ${game}; there are: ${Object.keys(games).join(', ')}`);
      const people = await Promise.all(names.split(', ').map(name => driver.person(name)));
      const sketched = (SKETCHED as Readonly<Record<string, (sketch: object) => unknown>>)[game];
      if (sketch !== undefined)
        driver.positions.set(game, sketched?.({ seats: people.length, ...JSON.parse(sketch) }));
      const opened = await seat(driver, people, game, options);
      const match = await driver.bot.table.live(driver.home.id);
      if (match?.status !== 'running') throw new Error(`no game began: ${opened}`);
      return newestBoard(driver);
    },
  },
  {
    example: 'so far: draw 5 | draw 1',
    pattern: /^so far: (.+)$/,
    async run(driver, actions = '') {
      const { table } = driver.bot;
      const left = actions.split(' | ');
      return playOn(driver, await driver.match(), async match => {
        const action = left.shift();
        if (action === undefined) return undefined;
        const [seat = -1] = await table.awaited(match);
        const done = await table.act(match.id, match.seats[seat]?.id ?? '', action);
        if (!done.ok) throw new Error(`${action}: ${JSON.stringify(done.refusal)}`);
        return done.value.match;
      });
    },
  },
  {
    example: '3 actions by chance',
    pattern: /^(\d+) actions? by chance$/,
    run: async (driver, actions) => byChance(driver, await driver.match(), Number(actions)),
  },
  {
    example: 'actions by chance to the end',
    pattern: /^actions by chance to the end$/,
    run: async driver => byChance(driver, await driver.match(), Number.POSITIVE_INFINITY),
  },
  {
    example: '3 hours later',
    pattern: /^(\d+) (minute|hour|day)s? later$/,
    async run(driver, count, unit = '') {
      const whole = Number(count) * (MS[unit] ?? 0);
      const lines: string[] = [];
      for await (const passed of driver.pass(whole)) {
        const seen = driver.seen.look();
        if (seen.length > 0 && (passed < whole || lines.length > 0))
          lines.push(`  after ${inWords(passed / 1_000)}`);
        lines.push(...seen);
      }
      return lines;
    },
  },
  {
    example: 'the bot restarts',
    pattern: /^the bot (restarts|stops|starts)$/,
    async run(driver, what) {
      if (what !== 'starts') await driver.stopBot();
      if (what !== 'stops') await driver.startBot();
      return NOTHING;
    },
  },
];
