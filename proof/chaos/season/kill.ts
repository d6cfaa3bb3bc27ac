import { setTimeout as sleep } from 'node:timers/promises';
import { type BotProcess, loggedText, registered } from '../bot-process.ts';
import { TOY } from '../games/toy.ts';
import { type Moment, someMoment } from '../moments.ts';
import { random } from '../random.ts';
import type { Run } from '../trial.ts';
import { unansweredIn } from '../unanswered.ts';
import { TrialWorld } from '../world.ts';
import { SeasonSetup } from './setup.ts';

/** Length of a leap of the clock. It exceeds the pause between two direct messages about open tables of a server. */
const DIRECT_MESSAGE_LEAP_MS = 65 * 60_000;
const LIFE = 40;
/** Number of kills of which one precedes a leap of the clock. After the leap, Discord has forgotten every nonce. */
const DEAD_LEAPS = 2;
const FORGOTTEN_MS = 10 * 60_000;
/** Direct messages about open tables become due at one kill in this many. */
const DIRECT_MESSAGE_SHARE = 4;

const MOMENTS: readonly Moment[] = [
  [/./, 40],
  [/\/messages$/, 3],
  [/\/messages\/\d+$/, 4],
  [/callback$/, 10],
];

/**
 * Adds rare requests to those after which the bot may be killed, since a random choice among all requests would never hit them.
 */
function momentsIn(places: readonly string[]): readonly Moment[] {
  const path = new RegExp(`^/channels/(${places.join('|')})/(messages|threads)$`);
  return [...MOMENTS, [path, 1], [path, 1], [path, 2], [/^\/users\/@me\/channels$/, 1]];
}

/**
 * Plays leagues, the deal of the day and challenges, with direct messages, while the bot's process is killed again and again.
 */
export const seasonTrial: Run = async ({ games: leagues, kills, seed, say, played = TOY, database }) => {
  const world = await TrialWorld.open(database, { leaps: true });
  const { discord, clock } = world;
  const chance = random(seed);
  const unanswered = unansweredIn(discord);
  let isUp = false;
  const stage = new SeasonSetup({ played, world, leagues, seed, up: () => isUp });
  const { company, traffic } = stage;
  const errors: string[] = [];
  let killed = 0;
  let bot = world.process();
  let spare: BotProcess | undefined;
  const giveUp = () => {
    for (const interaction of [...unanswered]) interaction.fail('the bot was killed');
  };
  const begin = async (): Promise<void> => {
    bot.go();
    await bot.ready;
    giveUp();
    isUp = true;
  };
  const kill = async (): Promise<void> => {
    spare ??= world.process();
    await someMoment(discord, chance, momentsIn(company.places));
    await bot.kill();
    isUp = false;
    killed += 1;
    // Requests that the killed process sent may still arrive.
    await sleep(30);
    giveUp();
    errors.push(...bot.errors.map(loggedText));
    if (chance.below(DEAD_LEAPS) === 0) clock.leap(FORGOTTEN_MS);
    [bot, spare] = [spare, undefined];
    await begin();
    say(`${killed} kills, ${traffic.attempts.length} actions tried, ${stage.messages.length} messages`);
  };
  try {
    await begin();
    await registered(discord, played.game.id);
    stage.start();
    const directMessageKills = Math.max(1, Math.floor(kills / DIRECT_MESSAGE_SHARE));
    while (killed < kills - directMessageKills && stage.isPlaying) {
      await stage.answered(chance.below(LIFE));
      await kill();
    }
    const finished = await stage.finished();
    for (let count = 0; count < directMessageKills; count++) {
      await company.lobby();
      await stage.said();
      clock.leap(DIRECT_MESSAGE_LEAP_MS);
      await kill();
    }
    // The bot holds some notices back for an hour and posts them afterwards.
    for (let hour = 0; hour < 2; hour++) {
      await stage.said();
      clock.leap(DIRECT_MESSAGE_LEAP_MS);
    }
    const said = await stage.said();
    errors.push(...bot.errors.map(loggedText));
    return await stage.judge({
      figures: { kills: killed, 'errors logged': errors.length },
      ...{ errors, finished, said },
    });
  } finally {
    stage.close();
    await world.close();
  }
};
