import { setTimeout as sleep } from 'node:timers/promises';
import { bundleBot, registered } from '../bot-process.ts';
import { trialDatabase } from '../database.ts';
import { TOY } from '../games/toy.ts';
import { LeapingClock } from '../leaps.ts';
import { type Moment, someMoment } from '../moments.ts';
import { giveUp, owedIn } from '../owed.ts';
import { random } from '../random.ts';
import type { Outcome, Trial } from '../trial.ts';
import { openTrial } from '../trial-setup.ts';
import { Season } from './season.ts';

/** Length of a leap of the clock. It exceeds the pause between two direct messages about open tables of a server. */
const LETTER_LEAP_MS = 65 * 60_000;
const LIFE = 40;
/** Number of kills of which one precedes a leap of the clock. After the leap, Discord has forgotten every nonce. */
const DEAD_LEAPS = 2;
const FORGOTTEN_MS = 10 * 60_000;
/** Direct messages about open tables become due at one kill in this many. */
const LETTER_SHARE = 4;

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
export async function seasonTrial({
  games: leagues,
  kills,
  seed,
  say,
  played = TOY,
  database: name,
}: Trial): Promise<Outcome> {
  await bundleBot();
  const database = await trialDatabase(name);
  const clock = LeapingClock.beginIn(database.folder);
  const setup = await openTrial(database, { clock });
  const { discord } = setup;
  const chance = random(seed);
  const owed = owedIn(discord);
  let isUp = false;
  const season = new Season(setup, { played, seed, leagues, up: () => isUp });
  const { company } = season;
  let killed = 0;
  let bot = setup.newProcess();
  const begin = async (): Promise<void> => {
    await bot.go();
    giveUp(owed);
    isUp = true;
  };
  const kill = async (): Promise<void> => {
    const next = setup.newProcess();
    await someMoment(discord, chance, momentsIn(company.places));
    await bot.kill();
    isUp = false;
    killed += 1;
    // Requests that the killed process sent may still arrive.
    await sleep(30);
    giveUp(owed);
    if (chance.below(DEAD_LEAPS) === 0) clock.leap(FORGOTTEN_MS);
    bot = next;
    await begin();
    say(`${killed} kills, ${season.progress}`);
  };
  try {
    await begin();
    await registered(discord, played.game.id);
    season.start();
    const letterKills = Math.max(1, Math.floor(kills / LETTER_SHARE));
    while (killed < kills - letterKills && season.isPlaying) {
      await season.answered(chance.below(LIFE));
      await kill();
    }
    const finished = await season.finished();
    for (let count = 0; count < letterKills; count++) {
      await company.lobby();
      await season.said();
      clock.leap(LETTER_LEAP_MS);
      await kill();
    }
    // The bot holds some notices back for an hour and posts them afterwards.
    for (let hour = 0; hour < 2; hour++) {
      await season.said();
      clock.leap(LETTER_LEAP_MS);
    }
    const said = await season.said();
    return await season.judge({ finished, said, errors: setup.errors() }, { kills: killed });
  } finally {
    season.close();
    await setup.close();
  }
}
